"""The written form of a proof, to be checked without a new search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.board.benson import Chain
from goref.core.proving.masks import Mask, grown, parts

Stones = Mapping[Colour, Mask]


class Wall(NamedTuple):
    """Stones of the claimant next to the field that must not be captured.

    Attributes:
        touch: the points of the field next to these stones.
        sure: liberties elsewhere that the enemy can only take by capturing the wall. With 2 the
            wall lives in any case. With 0 or 1 it needs a liberty in the field whenever the
            enemy is to move; as long as it has one, the enemy cannot take the sure liberty.
    """

    touch: Mask
    sure: int


class Arena(NamedTuple):
    """The part of a board on which a claim is read.

    Attributes:
        field: the points that are played on.
        own, enemy: the claimant's and the enemy's stones in the field.
        walls: the claimant's stones around the field that must live.
        hostile: points of the field next to an enemy stone outside, or one assumed there.
        land: points that must become the claimant's; the walls must live in any case.
        keep: the claim is only that the walls are never captured, with eyes or without. After
            an enemy pass the claimant may pass too, once the prey is captured.
        prey: enemy chains that must be captured. In two cases the enemy must also be left at
            most as many points of the field as the prey has, whatever follows: without
            ``keep``, and after stones of ``stay`` were captured.
        stay: stones in the field that ``keep`` protects instead of the walls. They may be
            captured, but then the prey must be captured, too.
        joins: True if all walls live together, once they are joined.
    """

    stride: int
    field: Mask
    own: Mask
    enemy: Mask
    walls: tuple[Wall, ...]
    hostile: Mask
    land: Mask = 0
    keep: bool = False
    prey: Mask = 0
    stay: Mask = 0
    joins: bool = False

    def at_corner(self) -> Arena:
        """Returns the same arena, moved so that its first point is point 0.

        Smaller numbers are faster, and equal arenas in different places become equal.
        """
        by = (self.field & -self.field).bit_length() - 1
        return self._replace(
            field=self.field >> by,
            own=self.own >> by,
            enemy=self.enemy >> by,
            walls=tuple(Wall(touch >> by, sure) for touch, sure in self.walls),
            hostile=self.hostile >> by,
            land=self.land >> by,
            prey=self.prey >> by,
            stay=self.stay >> by,
        )

    def hunting(self, chain: Mask) -> Arena:
        """Returns a seki's claim in which ``chain`` must be captured, too.

        If the claimant's stones are avenged, returns the claim after their capture: all prey
        must be captured.
        """
        return self._replace(keep=False, stay=0) if self.stay else self._replace(prey=chain)


@frozen(eq=False)
class AnswerTree:
    """The claimant's answers on an arena moved to the corner.

    A key is the claimant's and the enemy's stones, a value the play that answers; 0 is a pass.
    """

    plays: Mapping[tuple[Mask, Mask], Mask]


class ProvedClaim(NamedTuple):
    """A claim read on a field, in which the side then plays only the answers that were read.

    Attributes:
        walls: the numbers of the chains that are its walls, in board order.
        lends: the liberties that the claim gives to walls that do not live without it. 1: a
            wall may need another liberty elsewhere. 2: it needs none. 0: the claim only joins
            two walls, so that each has the other's liberties.
        land: the points that were proved the side's; may be empty.
        answers: the answers; None if no play is needed.
    """

    field: Mask
    walls: tuple[int, ...]
    lends: int
    land: Mask = 0
    answers: AnswerTree | None = None


class LivingTogether(NamedTuple):
    """Chains that live together by some claims, if the chains of the earlier stages live.

    Attributes:
        chains: the numbers of the chains in board order; empty if only land is proved.
    """

    chains: frozenset[int]
    claims: tuple[ProvedClaim, ...]


class Approach(NamedTuple):
    """The refutation of a play on a shared liberty of a seki.

    Attributes:
        reply: the answer; 0 is a pass.
        after: the answers by which the answering side captures the chain that played there and
            keeps its own stones; or the seki that remains.
    """

    reply: Mask
    after: AnswerTree | ProvedSeki


@frozen(eq=False)
class ProvedSeki:
    """A seki: stones of both colours between living ones.

    Attributes:
        field: all points that are not living stones, in one part of the board.
        stones: each colour's stones that are not captured; none of their liberties joins them
            to living stones.
        shared: the liberties that belong to both.
        kept: for each colour, the answers to the other's plays that protect its stones.
        approaches: the refutation of each play on a shared liberty, except suicide.
        avenged: the colour whose stones may be captured; None if there is none. The capturing
            stones are then captured in turn, and their side gets at most as many points there
            as it had stones.
    """

    field: Mask
    stones: Mapping[Colour, Mask]
    shared: Mask
    kept: Mapping[Colour, AnswerTree]
    approaches: Mapping[tuple[Colour, Mask], Approach]
    avenged: Colour | None = None

    def arena(self, colour: Colour, stones: Stones, living: Stones, stride: int) -> Arena:
        """Returns the arena of a colour's claim in the seki, with the other side to play.

        The claim: the colour's stones of the seki are not captured, or are avenged.
        """
        mine, avenges = self.stones[colour], colour is self.avenged
        field = self.field if avenges else self.field & ~mine
        near = [(living[colour], 2), *((c, 0) for c in parts(mine & ~field, stride))]
        walls = tuple(Wall(grown(c, stride) & field, sure) for c, sure in near)
        hostile = grown(living[colour.other], stride) & field
        own, enemy = stones[colour] & field, stones[colour.other] & field
        prey, stay = (self.stones[colour.other], mine) if avenges else (0, 0)
        return Arena(stride, field, own, enemy, walls, hostile, 0, True, prey, stay)


@frozen(eq=False)
class Certificate:
    """All results for a board.

    Attributes:
        cells: the board as it was searched: turned, perhaps with colours exchanged.
        turn: the symmetry (see ``Grid.turned``) by which the board was turned.
        walls: the chains that were assumed to live, on the searched board.
        stages: the claims read, by the colour that makes them; no two fields of a colour share
            a point.
        standoffs: the sekis.
    """

    cells: bytes
    turn: int
    walls: frozenset[Chain]
    stages: Mapping[Colour, tuple[LivingTogether, ...]]
    standoffs: tuple[ProvedSeki, ...]
