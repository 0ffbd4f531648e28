"""What a proof is written down in, so that it can be checked without being found again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.board.benson import Chain
from goref.core.proving.masks import Mask, grown, parts

Stones = Mapping[Colour, Mask]


class Wall(NamedTuple):
    """Stones of the claimant beside the field that must not be captured.

    Attributes:
        touch: the points of the field next to them.
        sure: liberties elsewhere that the enemy can only take by capturing the wall; with
            none or one, the wall is to keep a liberty in the field at every turn of the
            enemy, so that the sure one stays sure; with two it lives, whatever is played.
    """

    touch: Mask
    sure: int


class Arena(NamedTuple):
    """The part of a board a claim is read on.

    Attributes:
        field: the points that are played on.
        own, enemy: the stones on them.
        walls: the claimant's stones around them that must live.
        hostile: points of the field beside an enemy stone outside, or what is taken for one.
        land: points that are to become the claimant's; the walls are to live in any case.
        keep: whether the claim is only that the walls are never captured, with eyes or
            without: where the enemy passes, the claimant may pass too, the prey captured.
        prey: enemy chains that are to be captured. Without ``keep``, or after stones of
            ``stay`` were, the enemy is also to have no more points of the field left than
            the prey was, whatever follows.
        stay: stones in the field that ``keep`` is about in place of the walls: they may be
            captured, but then the prey is to be, too.
        joins: whether all walls together live, once they are joined.
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
        """The same, moved so that its first point is the first of all: smaller numbers are
        quicker, and what is alike is the same wherever it lies."""
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
        """The claim of a seki, an enemy chain to be captured first; or all, where stones may
        be avenged."""
        return self._replace(keep=False, stay=0) if self.stay else self._replace(prey=chain)


@frozen(eq=False)
class AnswerTree:
    """What the claimant answers on an arena, moved to the corner, by the stones, his and the
    enemy's, where he is to play; 0 is to pass."""

    plays: Mapping[tuple[Mask, Mask], Mask]


class Held(NamedTuple):
    """A claim that was read out on a field, on which the side then plays only as it was read.

    Attributes:
        walls: the chains that are its walls, by their number in board order.
        lends: how many liberties it gives to those that do not live without it. One: they may
            be granted one elsewhere. Two: they are granted none. None: it joins two of them,
            so that each has what the other has.
        land: the points that were proved the side's; may be none.
        answers: how; None if nothing need be played.
    """

    field: Mask
    walls: tuple[int, ...]
    lends: int
    land: Mask = 0
    answers: AnswerTree | None = None


class LivingTogether(NamedTuple):
    """Chains that live together by some claims, if those of the stages before live.

    Attributes:
        chains: by their number in board order; none if it is only about land.
    """

    chains: frozenset[int]
    claims: tuple[Held, ...]


class Approach(NamedTuple):
    """What comes of a play on a shared liberty of a seki.

    Attributes:
        reply: what it is answered with; 0 is to pass.
        after: how the answering side captures the chain that played there and keeps its own
            stones; or the seki that is left.
    """

    reply: Mask
    after: AnswerTree | Standoff


@frozen(eq=False)
class Standoff:
    """A seki: stones of both colours between living ones.

    Attributes:
        field: all points that are not living stones, in one part of the board.
        stones: those of each colour that are not captured; none of their liberties joins
            them to what lives.
        shared: the liberties that belong to both.
        kept: what answers the other colour's plays so that a colour's stones stay.
        approaches: what comes of each play on a shared liberty, suicide left out.
        avenged: the colour whose stones may be captured, if one's may: the other's are then
            captured in turn, and leave the other colour no more points than they were.
    """

    field: Mask
    stones: Mapping[Colour, Mask]
    shared: Mask
    kept: Mapping[Colour, AnswerTree]
    approaches: Mapping[tuple[Colour, Mask], Approach]
    avenged: Colour | None = None

    def arena(self, colour: Colour, stones: Stones, living: Stones, stride: int) -> Arena:
        """What a colour claims where some stones stand, the other to play: that its stones of
        the seki stay, or are avenged."""
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
    """All that was found on a board.

    Attributes:
        cells: the board as it was worked on: turned, perhaps with colours exchanged.
        turn: by which symmetry (see ``Grid.turned``) the board was turned.
        walls: the chains that were taken to live, on the board as it was worked on.
        stages: what was read out, by the colour that claims it; no two fields of a colour
            have a point in common.
        standoffs: the sekis.
    """

    cells: bytes
    turn: int
    walls: frozenset[Chain]
    stages: Mapping[Colour, tuple[LivingTogether, ...]]
    standoffs: tuple[Standoff, ...]
