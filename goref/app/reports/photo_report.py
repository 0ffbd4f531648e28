"""A photograph's reading as a plain object and as lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from goref.app.photo.against_record import Comparison
from goref.app.photo.perspective import Place
from goref.app.photo.reading import PhotoReading
from goref.app.reports.report import finding_objects
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.findings import Finding
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.case.ledger import Ledger
from goref.core.game.replay import Moment
from goref.core.texts.photo.agreement import AGREES, DIFFERS
from goref.core.texts.photo.reading import BENT, DOUBT, EMPTY, HELD, OFF, POINTS
from goref.core.texts.terms import SIDES, term

IS = ("empty", "black", "white")
"""The words in JSON for the content of a point, by its code in a position's cells."""


def photo_object(
    reading: PhotoReading, findings: Iterable[Finding], language: Language
) -> dict[str, Any]:
    """Returns a reading as an object for JSON.

    The rows begin at the first corner, the doubts with the least certain point. The corners, in
    pixels, are those after snapping. Each of the ``warnings`` has a code and a message. A
    warning about a misplaced grid also has the corners of the right grid, if known.
    """
    board = reading.position.grid
    objects = [_point_object(reading, point) for point in board.points]
    warnings: list[dict[str, Any]] = []
    if reading.lines_off is not None:
        code = "photo-lines-off" if any(reading.lines_off) else "photo-corner-off"
        warnings.append({"code": code, "message": off_text(reading, language)})
        if reading.belongs is not None:
            warnings[-1]["corners"] = _rounded(reading.belongs)
    warnings += [
        {"code": one["code"], "message": one["message"]}
        for one in finding_objects(findings, board, language)
    ]
    return {
        "size": board.width,
        "rows": reading.position.rows,
        "points": objects,
        "doubts": [objects[point] for point in reading.doubts],
        "corners": _rounded(reading.corners),
        "warnings": warnings,
    }


def _rounded(corners: Iterable[Place]) -> list[list[float]]:
    return [[round(x, 2), round(y, 2)] for x, y in corners]


def _point_object(reading: PhotoReading, point: Point) -> dict[str, Any]:
    return {
        "point": reading.position.grid.name(point),
        "is": IS[reading.position.cells[point]],
        "certainty": round(reading.certainties[point], 4),
    }


def comparison_object(found: Comparison | None, moments: Sequence[Moment]) -> dict[str, Any]:
    """Returns the comparison of a reading with a record; points are named as in the record.

    Returns only ``{"matches": False}`` if ``found`` is None: the record has no such position.
    """
    if found is None:
        return {"matches": False}
    board = found.position.grid
    return {
        "matches": True,
        "agrees": found.agreeing,
        "turn": moments[found.moment].number,
        "turns": moments[-1].number,
        "is_last": found.is_last,
        "symmetry": found.symmetry.name.lower().replace("_", "-"),
        "differences": [
            {
                "point": board.name(one.point),
                "read": IS[one.read or 0],
                "recorded": IS[one.recorded or 0],
            }
            for one in found.differences
        ],
        "moved": [
            {
                "colour": move.colour.letter,
                "from": board.name(move.recorded),
                "to": board.name(move.read),
            }
            for move in found.moved
        ],
    }


def held_told(ledger: Ledger, language: Language) -> str:
    """Returns in words how many stones a full bowl of each side is assumed to hold.

    Returns "" if no stones were counted there.
    """
    if ledger.found is None or ledger.in_bowls is None:
        return ""
    held = ledger.bowls_held
    return HELD.in_(language, black=held.black, white=held.white)


def reading_lines(reading: PhotoReading, language: Language) -> Iterator[str]:
    """Yields lines of text: the rows, the numbers of stones, a doubt about the grid, other
    doubts."""
    position = reading.position
    board = position.grid
    yield from position.rows
    yield POINTS.in_(
        language,
        size=board.width,
        black=position.count(BLACK),
        white=position.count(WHITE),
        count=len(reading.doubts),
    )
    if reading.lines_off is not None:
        yield off_text(reading, language)
    for point in reading.doubts:
        cell = position.cells[point]
        yield "  " + DOUBT.in_(
            language,
            point=board.name(point),
            sign=_side(Colour(cell), language) if cell else EMPTY.in_(language),
            percent=int(100 * reading.certainties[point]),
        )


def off_text(reading: PhotoReading, language: Language) -> str:
    """Returns a sentence on a grid that seems misplaced; empty if the grid seems right."""
    if reading.lines_off is None:
        return ""
    if not any(reading.lines_off):
        return BENT.in_(language)
    sides = zip(("left", "right", "up", "down"), reading.lines_off, strict=True)
    return OFF.in_(language, **{side: f"{lines:+d}" for side, lines in sides})


def comparison_lines(
    found: Comparison | None, moments: Sequence[Moment], language: Language
) -> Iterator[str]:
    """Yields lines: how well a reading agrees with a record, then every stone that differs."""
    yield agreement_told(found, moments, language)
    for told, _ in differences_told(found, language):
        yield f"  {told}"


def agreement_told(
    found: Comparison | None, moments: Sequence[Moment], language: Language
) -> str:
    """Returns in words whether a board belongs to a record, and to which move."""
    if found is None:
        return AGREES["nowhere"].in_(language)
    last = "partly" if found.differences else "wholly"
    return AGREES[last if found.is_last else "earlier"].in_(
        language,
        points=len(found.position.grid),
        count=found.agreeing,
        turn=moments[found.moment].number,
        turns=moments[-1].number,
    )


def differences_told(
    found: Comparison | None, language: Language
) -> Iterator[tuple[str, tuple[Point, ...]]]:
    """Yields, for every stone that differs, a sentence and its points on the record's board.

    A moved stone has two points: where it was read, then where it is recorded.
    """
    if found is None:
        return
    board = found.position.grid
    for move in found.moved:
        told = DIFFERS["moved"].in_(
            language,
            point=board.name(move.recorded),
            side=_side(move.colour, language),
            read=board.name(move.read),
        )
        yield told, (move.read, move.recorded)
    for kind, group in (("missing", found.missing), ("surplus", found.surplus)):
        for one in group:
            if kind == "surplus" and one.recorded is not None:
                continue  # reported as a stone of the other colour
            told = DIFFERS["other" if one.read and one.recorded else kind].in_(
                language,
                point=board.name(one.point),
                side=_side(one.recorded or one.read, language),
                read=_side(one.read, language),
            )
            yield told, (one.point,)


def _side(colour: Colour | None, language: Language) -> str:
    return "" if colour is None else term(SIDES, colour.letter, language)
