"""An arrangement as a plain object: the output of ``goref arrange --json``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from goref.app.reports.report import finding_objects, sides_object
from goref.core.arranging.table.arrangement import (
    Arrangement,
    Layout,
    Move,
    OffBoardPlace,
    Place,
    Space,
)
from goref.core.base.colour import Pair
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.base.numbers import decimal
from goref.core.case.case import Case
from goref.core.scoring.lines import Line
from goref.core.texts.count.arranging import move_note, part_label


def arrangement_object(
    case: Case, arrangement: Arrangement, language: Language, findings: Iterable[Finding] = ()
) -> dict[str, Any]:
    """Returns an arrangement as an object for JSON.

    ``steps`` are single moves: played one after the other on ``start``, they give ``final``.

    Args:
        findings: further findings, listed before those of the arrangement.
    """
    grid, rules, opening = arrangement.grid, arrangement.rules, arrangement.opening
    margin, read = arrangement.margin, arrangement.readoff
    return {
        "rules": rules.id,
        "count": arrangement.count.value,
        "side": read.side and read.side.letter,
        "start": arrangement.start.rows,
        "lids": opening.lids and opening.lids._asdict(),
        "bowls": opening.bowls and opening.bowls._asdict(),
        "opening": {"tally": _tally(opening), "margin": decimal(opening.margin)},
        "steps": [_step(arrangement, move, language) for move in arrangement.moves],
        "final": arrangement.final.rows,
        "readoff": {
            **sides_object(Pair(read.black, read.white)),
            "unit": read.unit.value,
            "parts": [_line(line, language) for line in read.parts],
            "land": read.land and sides_object(read.land),
        },
        "payments": [_line(line, language) for line in arrangement.payments],
        "margin": {
            "points": decimal(margin),
            "native": decimal(margin / rules.unit.points),
            "unit": rules.unit.value,
        },
        "touched": arrangement.touched,
        "seconds": arrangement.seconds,
        "shapes": [_shape(grid, space) for space in arrangement.spaces],
        "findings": finding_objects(
            (*findings, *arrangement.findings), grid, language, case.settled
        ),
    }


def _step(arrangement: Arrangement, move: Move, language: Language) -> dict[str, Any]:
    grid = arrangement.grid
    return {
        "op": move.op.value,
        "colour": move.colour and move.colour.letter,
        "from": _place(grid, move.source),
        "to": _place(grid, move.target),
        "note": move_note(arrangement, move, language),
        "tally": _tally(move),
        "margin": decimal(move.margin),
    }


def _tally(moment: Layout | Move) -> dict[str, int]:
    areas = moment.areas
    return {"black": areas.black, "white": areas.white, "public": moment.public}


def _shape(grid: Grid, space: Space) -> dict[str, Any]:
    return {
        "owner": space.owner.letter,
        "size": len(space),
        "points": grid.names(space.points),
        "rectangle": space.rectangle,
        "clean": space.clean,
        "block": space.block.value,
        "eyes": grid.names(space.eyes),
    }


def _line(line: Line, language: Language) -> dict[str, str]:
    return {"key": line.key, "label": part_label(line.key, language), **sides_object(line)}


def _place(grid: Grid, place: Place) -> str | None:
    if isinstance(place, OffBoardPlace):
        return place.value
    return None if place is None else grid.name(place)
