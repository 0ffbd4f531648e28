"""Handicap stones told apart from moves."""

from __future__ import annotations

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.game.record import Act, GameRecord, Setup


def with_handicap(
    record: GameRecord, layout: tuple[int, ...]
) -> tuple[GameRecord, tuple[int, ...], list[Finding]]:
    """The record with handicap stones told apart from moves, and compared with ``HA``."""
    findings: list[Finding] = []
    handicap, setup = record.info.handicap, record.setup
    opening = opening_stones(record)
    if handicap and handicap >= 2 and not setup and len(opening) == handicap:
        placed = Setup(black=frozenset(opening))
        record = replace(record, setup=placed, entries=record.entries[handicap:])
        findings.append(found("handicap-from-moves", Level.NOTE, opening, count=handicap))
        return record, shortened_layout(layout, handicap), findings
    if record.is_bare or setup.white:
        return record, layout, findings
    stones = len(setup.black)
    white_first = record.acts[0].colour is WHITE
    if handicap is None:
        if stones >= 2 and white_first:
            record = record.with_info(handicap=stones)
            findings.append(found("handicap-from-setup", Level.NOTE, setup.black, count=stones))
    elif handicap != stones and (handicap or (stones >= 2 and white_first)):
        findings.append(
            found("handicap-differs", Level.CONFLICT, setup.black, said=handicap, placed=stones)
        )
    return record, layout, findings


def opening_stones(record: GameRecord) -> list[Point]:
    """Points of Black's plays before anything else happens, if they all differ."""
    points: list[Point] = []
    for entry in record.entries:
        if not isinstance(entry, Act) or entry.colour is not BLACK or entry.point is None:
            break
        if entry.settling or entry.point in points:
            return []
        points.append(entry.point)
    return points


def shortened_layout(layout: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """The layout after the first entries have become something else."""
    counts = []
    for count in layout:
        less = min(count, gone)
        gone -= less
        counts.append(count - less)
    return tuple(counts)
