"""What a proof is written down in, so that it can be checked without being found again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.board.benson import Chain
from goref.core.proving.masks import Mask


class Wall(NamedTuple):
    """Stones of the claimant beside the field that must not be captured.

    Attributes:
        touch: the points of the field next to them.
        sure: liberties elsewhere that the enemy can only take by capturing the wall, up to
            two; with one, the wall is to keep a liberty in the field at every turn of the
            enemy, so that the sure one stays sure.
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
        land: whether the claim is that the whole field becomes the claimant's, else only
            that the walls live.
        keep: whether the claim is only that the walls are never captured, with eyes or
            without: where the enemy passes, the claimant may pass too.
    """

    stride: int
    field: Mask
    own: Mask
    enemy: Mask
    walls: tuple[Wall, ...]
    hostile: Mask
    land: bool
    keep: bool = False


@dataclass(frozen=True, eq=False)
class AnswerTree:
    """What the claimant answers on an arena, by the stones, his and the enemy's, where he is
    to play; 0 is to pass."""

    plays: Mapping[tuple[Mask, Mask], Mask]


class Held(NamedTuple):
    """A claim that was read out on a field, on which the side then plays only as it was read.

    Attributes:
        needs: the chains that are its walls, by their number in board order, and how many
            sure liberties outside the field each was granted.
        land: whether the whole field was proved the side's, else only that the walls live.
        answers: how; None if nothing need be played.
    """

    field: Mask
    needs: tuple[tuple[int, int], ...]
    land: bool = False
    answers: AnswerTree | None = None


@dataclass(frozen=True, eq=False)
class Approach:
    """What comes of a play on a shared liberty of a seki.

    Attributes:
        reply: what it is answered with; 0 is to pass.
        after: how the answering side keeps its stones if it has captured the chain that
            played there; or the seki that is left.
    """

    reply: Mask
    after: AnswerTree | Standoff


@dataclass(frozen=True, eq=False)
class Standoff:
    """A seki: stones of both colours between living ones.

    Attributes:
        field: all points that are not living stones, in one part of the board.
        stones: those of each colour that are not captured; none of their liberties joins
            them to what lives.
        shared: the liberties that belong to both.
        kept: what answers the other colour's plays so that a colour's stones stay.
        lost: those of the stones that some such play loses: only they are in seki.
        approaches: what comes of each play on a shared liberty, suicide left out.
    """

    field: Mask
    stones: Mapping[Colour, Mask]
    shared: Mask
    kept: Mapping[Colour, AnswerTree]
    lost: Mask
    approaches: Mapping[tuple[Colour, Mask], Approach]


@dataclass(frozen=True, eq=False)
class Certificate:
    """All that was found on a board.

    Attributes:
        cells: the board as it was worked on: turned, perhaps with colours exchanged.
        back: which point of the board each of its points is.
        walls: the chains that were taken to live, on the board as it was worked on.
        held: what was read out, by the colour that claims it.
        standoffs: the sekis.
    """

    cells: bytes
    back: tuple[int, ...]
    walls: frozenset[Chain]
    held: Mapping[Colour, tuple[Held, ...]]
    standoffs: tuple[Standoff, ...]
