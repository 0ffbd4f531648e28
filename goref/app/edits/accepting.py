"""The act of accepting a second opinion: all its marks and open questions in one value."""

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
from goref.core.ruling.ruling import StoneStatus
from goref.io.values.codec import POINTS, FieldCodec, Where, read_object

NONE: frozenset[Point] = frozenset()
Agreed = tuple[tuple[str, frozenset[Point]], ...]
"""For each other engine: its name, and the stones on which it agreed with goref."""


def _write_agreed(board: Grid, agreed: Agreed) -> dict[str, list[str]]:
    return {engine: board.names(points) for engine, points in agreed}


def _read_agreed(board: Grid, value: object, where: Where) -> Agreed:
    named = read_object(value, where).items()
    return tuple((engine, POINTS.read(board, points, where)) for engine, points in named)


@edit("accept")
@frozen
class AcceptSuggestion(Edit):
    """Accepts a second opinion; from then on its marks are the referee's own.

    Attributes:
        engine, version: the author of the opinion; for goref's own, goref's name and version.
        network: the version of goref's own network; empty for another engine.
        dead, seki, alive: the stones to be marked with this status.
        proved: the marked stones whose status was proved, not estimated by a network.
        unclear: stones and points that the opinion was not sure of: they remain open.
        agreed: by the name of an engine, the stones that became clear because this engine
            agreed with goref; stones that it considers alive are included.
        whole: True if the opinion is accepted for the whole board: all unmarked stones are
            alive.
        standing: living stones that the opinion was not sure of. They are marked alive because
            the referee accepted the whole board; else a mark on dead stones next to them would
            spread to them.
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
        Text("acts", "accept a second opinion"),
        Text("acts", "Accepted from {opinion}: {taken}"),
    )

    @property
    def marks(self) -> Iterator[tuple[StoneStatus, frozenset[Point]]]:
        """Each status that the act gives, with the stones that get it."""
        lots = (
            (StoneStatus.DEAD, self.dead),
            (StoneStatus.SEKI, self.seki),
            (StoneStatus.ALIVE, self.alive),
        )
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
