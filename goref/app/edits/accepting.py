"""The act of accepting a second opinion: all that it marks and leaves open, in one value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from goref.app.edits.base import (
    Edit,
    Later,
    Points,
    Wording,
    check_points,
    edit,
)
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.core.ruling.ruling import Life
from goref.io.values.codec import POINTS, FieldCodec, Where, read_object

NONE: frozenset[Point] = frozenset()
Agreed = tuple[tuple[str, frozenset[Point]], ...]
"""Who said the same of which stones."""


def _write_agreed(board: Grid, agreed: Agreed) -> dict[str, list[str]]:
    return {engine: board.names(points) for engine, points in agreed}


def _read_agreed(board: Grid, value: object, where: Where) -> Agreed:
    named = read_object(value, where).items()
    return tuple((engine, POINTS.read(board, points, where)) for engine, points in named)


@edit("accept")
@frozen
class AcceptSuggestion(Edit):
    """Take over what a second opinion says; it is the referee's word from then on.

    Attributes:
        engine, version: whose opinion it is; goref's own goes by goref's name.
        network: which weights goref's own opinion was learned with; empty for another's.
        dead, seki, alive: stones that are marked so.
        proved: those of them of which it was proved and not learned.
        unclear: stones and points that the opinion was not sure of: they stay open.
        agreed: stones that it was not sure of either until another engine said the same, by
            that engine's name; those it takes for alive among them.
        whole: it is accepted for the whole board, so that all else is as it stands.
        standing: those of the living that the opinion was not sure of: by the referee's word
            about the whole board they stand beside their dead kin, not by the opinion's.
    """

    engine: str
    version: str
    network: Later[str] = ""
    dead: Points = NONE
    seki: Points = NONE
    alive: Points = NONE
    proved: Points = NONE
    unclear: Points = NONE
    agreed: Later[Annotated[Agreed, FieldCodec(_write_agreed, _read_agreed)]] = ()
    whole: bool = False
    standing: Later[Points] = NONE

    wording = Wording(
        "accept",
        Text("acts", "accept a second opinion"),
        Text("acts", "Accepted from {opinion}: {taken}"),
    )

    @property
    def marks(self) -> Iterator[tuple[Life, frozenset[Point]]]:
        """What it marks, and which stones so."""
        lots = ((Life.DEAD, self.dead), (Life.SEKI, self.seki), (Life.ALIVE, self.alive))
        return ((life, points) for life, points in lots if points)

    @property
    def marked(self) -> frozenset[Point]:
        return self.dead | self.seki | self.alive

    def apply(self, case: Case) -> Case:
        marked = self.marked
        check_points(case, marked.union(self.unclear, *(points for _, points in self.agreed)))
        if len(marked) < sum(len(points) for _, points in self.marks):
            raise ValueError(fault("marked-twice"))
        if not (self.proved <= marked and self.standing <= self.alive):
            raise ValueError(fault("proved-unmarked"))
        ruling = case.ruling
        for life, points in self.marks:
            ruling = ruling.with_lives(points, life)
        if self.whole:
            ruling = ruling.as_it_stands()
        left = self.unclear - ruling.lives.keys() - ruling.claims.keys()
        ruling = replace(ruling, unclear=ruling.unclear | left)
        return replace(case, ruling=ruling, disputed=case.disputed - marked)

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"opinion": self, "taken": self}
