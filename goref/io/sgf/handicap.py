"""Distinguishes handicap stones from moves."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.game.record import Act, GameRecord, Setup
from goref.io.sgf.values import EVEN, plain_number


def with_handicap(
    record: GameRecord, layout: tuple[int, ...]
) -> tuple[GameRecord, tuple[int, ...], list[Finding]]:
    """Returns the record, its new layout, and findings about the handicap.

    Handicap stones that are written as moves become setup; others are compared with ``HA``. A
    layout is the number of entries of each node.
    """
    findings: list[Finding] = []
    handicap, setup = record.info.handicap, record.setup
    opening = opening_stones(record)
    if handicap and handicap >= 2 and not setup and len(opening) == handicap:
        placed = Setup(black=frozenset(opening))
        record = replace(record, setup=placed, entries=record.entries[handicap:])
        findings.append(found("handicap-from-moves", Level.NOTE, opening, count=handicap))
        return record, shortened_layout(layout, handicap), findings
    stones = len(setup.black)
    if record.is_bare:
        return record, layout, findings
    if setup.white:
        if handicap and handicap >= 2 and handicap != stones:
            white = len(setup.white)
            findings.append(
                found(
                    "handicap-beside-setup",
                    Level.CHECK,
                    setup.black,
                    said=handicap,
                    placed=stones,
                    white=white,
                )
            )
        return record, layout, findings
    white_first = record.acts[0].colour is WHITE
    if handicap is None:
        if stones >= 2 and white_first:
            record = record.with_info(handicap=stones)
            findings.append(
                found(
                    "handicap-from-setup",
                    Level.NOTE,
                    setup.black,
                    values=[stones],
                    count=stones,
                )
            )
    elif handicap != stones and (handicap or (stones >= 2 and white_first)):
        findings.append(
            found("handicap-differs", Level.CONFLICT, setup.black, said=handicap, placed=stones)
        )
    return record, layout, findings


def komi_beside_handicap(record: GameRecord, findings: list[Finding]) -> list[Finding]:
    """Returns a finding if a handicap game has a komi for even games, written in hundredths.

    Args:
        findings: the findings about the komi.
    """
    komi, handicap = record.info.komi, record.info.handicap or 0
    told = next((f for f in findings if f.code == "komi-hundredths"), None)
    if told is None or komi is None or handicap < 2 or not EVEN[0] <= komi <= EVEN[1]:
        return []
    text, amount = told.arg("text"), plain_number(komi)
    return [
        found(
            "komi-with-handicap",
            Level.CHECK,
            values=[komi, Fraction(0)],
            handicap=handicap,
            text=text,
            komi=amount,
        )
    ]


def opening_stones(record: GameRecord) -> list[Point]:
    """Returns the points of Black's plays at the start; none if one is repeated or settling."""
    points: list[Point] = []
    for entry in record.entries:
        if not isinstance(entry, Act) or entry.colour is not BLACK or entry.point is None:
            break
        if entry.settling or entry.point in points:
            return []
        points.append(entry.point)
    return points


def shortened_layout(layout: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """Returns the layout without the first ``gone`` entries, which became something else."""
    counts = []
    for count in layout:
        less = min(count, gone)
        gone -= less
        counts.append(count - less)
    return tuple(counts)
