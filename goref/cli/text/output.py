"""Functions that print JSON, and tables whose columns are aligned in every language."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TextIO

from goref.cli.text.terminal import TableLine, behind, columns_of, shows_colours, width
from goref.cli.text.words import HEADINGS, LEVELS
from goref.core.base.findings import Finding, Level
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.base.particles import formatted
from goref.core.rulesets.ruleset import RuleSet
from goref.core.texts.terms import NUMBERED, term

if TYPE_CHECKING:
    from goref.core.case.case import Case

TONES = {Level.CONFLICT.value: "31", Level.CHECK.value: "33"}
"""The terminal's codes for the colours of two levels: red and yellow."""
ORDER = {Level.CONFLICT: 0, Level.CHECK: 1, Level.NOTE: 2}


def print_json(value: Any) -> None:
    """Prints one JSON object, with invisible characters escaped.

    Characters that the output's encoding lacks are escaped too.
    """
    import json

    plain = ((sys.stdout and sys.stdout.encoding) or "utf-8").lower().replace("-", "")
    print(json.dumps(value, ensure_ascii=plain != "utf8", indent=2))


def print_lines(lines: Iterable[str], stream: TextIO | None = None) -> None:
    """Prints lines; a line break inside one, such as from a record's text, becomes a space.

    On a terminal, tables are wrapped to its width and a finding's level is coloured.
    ``stream``: None for stdout.
    """
    every = [line.replace("\n", " ") if "\n" in line else line for line in lines]
    if not every:
        return
    shown = sys.stdout if stream is None else stream
    columns, coloured = columns_of(shown), shows_colours(shown)
    if not (columns or coloured):
        print("\n".join(every), file=stream)
        return
    from goref.cli.text.wrapping import drawn  # only a terminal needs it

    # Not through the filter for escapes: ``drawn`` has made those in the lines harmless.
    told = (drawn(line, columns, TONES if coloured else {}) for line in every)
    print("\n".join(told), file=behind(shown))


def table(
    rows: Sequence[Sequence[str]],
    right: Collection[int] = (),
    indent: str = "",
    tones: Sequence[str] = (),
) -> list[str]:
    """Returns rows as lines with aligned columns; ``right``: indices of right-aligned columns.

    ``tones`` holds the level of each row, which decides its colour.
    """
    columns = max((len(row) for row in rows), default=0)
    widths = [max((width(r[c]) for r in rows if c < len(r)), default=0) for c in range(columns)]
    lines: list[str] = []
    for number, row in enumerate(rows):
        line, last = indent, 0
        for column, text in enumerate(row):
            gap = " " * (widths[column] - width(text))
            if text and column not in right:
                last = len(line)
            elif text:
                last = 0
            line += f"{gap}{text}  " if column in right else f"{text}{gap}  "
        made = TableLine(line.replace("\n", " ").rstrip())
        made.last = last
        if tones:
            made.first = slice(len(indent), len(indent) + len(row[0]))
            made.tone = tones[number]
        lines.append(made)
    return lines


def heading(key: str, language: Language, **parts: object) -> str:
    """Returns a heading in a language, with its parts filled in."""
    text = term(HEADINGS, key, language)
    return formatted(text, **parts) if parts else text


def margin_line(margin: Fraction, rules: RuleSet, language: Language) -> str:
    """Returns a line with a margin; a point is named as in the rule set (a route, a stone)."""
    unit = rules.unit.value if rules.unit.points == 1 else "points"
    named = NUMBERED[unit].in_(language, count=margin)
    return f"{heading('margin', language)}: {signed(mixed(margin))} {named}"


def finding_lines(findings: Iterable[Finding], case: Case, language: Language) -> list[str]:
    """Returns findings as printed lines, the most serious first; empty if there are none.

    Findings that the referee accepted come last, with the referee's reason.
    """
    settled, grid = case.settled, case.record.grid
    ordered = sorted(dict.fromkeys(findings), key=lambda f: (f in settled, ORDER[f.level]))
    if not ordered:
        return []
    from goref.core.texts.findings import say  # many sentences, often none needed
    from goref.io.values.fact_names import OPTIONS

    rows, tones = [], []
    for finding in ordered:
        message = say(finding, grid, language, options=OPTIONS)
        level, reason = finding.level.value, settled.get(finding)
        if reason is not None:
            level, message = "settled", f"{message} — {reason}" if reason else message
        rows.append((term(LEVELS, level, language), message))
        tones.append(level)
    return ["", heading("findings", language), *table(rows, indent="  ", tones=tones)]
