"""The board at the moment of an incident: according to the record, and as it was found."""

from __future__ import annotations

from goref.core.base.colour import COLOURS
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.record import Act
from goref.core.incidents.incident import Incident
from goref.core.texts.act_log import points_text
from goref.core.texts.terms import SIDES, term

MISSING = Text("incident pages", "{colour} missing at {points}")
EXTRA = Text("incident pages", "{colour} too many at {points}")
SAME = Text("incident pages", "as in the record")


@frozen
class BoardDifference:
    """The differences between the board as found and as it should be.

    Attributes:
        missing: the points that lack a stone, each with the stone's colour (``Colour.value``).
        extra: the points with a stone that should not be there, each with its colour. A stone
            of the wrong colour counts in both.
    """

    missing: dict[Point, int]
    extra: dict[Point, int]

    def __bool__(self) -> bool:
        return bool(self.missing or self.extra)


def as_recorded(case: Case, move: int) -> Position:
    """Returns the board after the record's first ``move`` moves; 0 for the board before any."""
    shown, made = case.moments[0].position, 0
    for moment in case.moments[1:]:
        if isinstance(moment.entry, Act):
            made += 1
            if made > move:
                break
        shown = moment.position
    return shown


def difference(found: Position, should: Position) -> BoardDifference:
    """Returns the missing and the extra stones. Raises ValueError if the board sizes differ."""
    if found.grid != should.grid:
        raise ValueError("boards of two sizes")
    points = [p for p in should.grid.points if found.cells[p] != should.cells[p]]
    return BoardDifference(
        {p: should.cells[p] for p in points if should.cells[p]},
        {p: found.cells[p] for p in points if found.cells[p]},
    )


def found_otherwise(case: Case, incident: Incident) -> BoardDifference | None:
    """Returns the differences between an incident's board and the record.

    Returns None if the incident has no board, or a board of another size.
    """
    if incident.board is None or incident.board.grid != case.record.grid:
        return None
    move = len(case.record.acts) if incident.move is None else incident.move
    return difference(incident.board, as_recorded(case, move))


def difference_said(differs: BoardDifference, board: Position, language: Language) -> str:
    """Returns the differences in words: ``Black missing at C3; Black too many at C4``.

    Without differences, the text says that the board is as in the record.
    """
    told = []
    for text, stones in ((MISSING, differs.missing), (EXTRA, differs.extra)):
        for colour in COLOURS:
            points = [p for p, cell in stones.items() if cell == colour]
            if points:
                names = points_text(board.grid.names(points), language)
                side = term(SIDES, colour.letter, language)
                told.append(text.in_(language, colour=side, points=names))
    return LANGUAGES[language].semicolon.join(told) or SAME.in_(language)
