"""Printing: JSON, and tables whose columns stand in line in any of the languages."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TextIO
from unicodedata import east_asian_width

from goref.cli.text.terminal import visible
from goref.cli.text.words import HEADINGS, LEVELS
from goref.core.base.findings import Finding, Level
from goref.core.base.language import Language
from goref.core.base.numbers import decimal, signed
from goref.core.rulesets.ruleset import RuleSet
from goref.core.words.terms import UNITS, term

if TYPE_CHECKING:
    from goref.core.case.case import Case

ORDER = {Level.CONFLICT: 0, Level.CHECK: 1, Level.NOTE: 2}


def print_json(value: Any) -> None:
    """Print one object; characters that the output cannot take, or that are not seen, are
    escaped (the latter by :mod:`goref.cli.text.terminal`, as JSON has them).
    """
    import json

    plain = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "")
    print(json.dumps(value, ensure_ascii=plain != "utf8", indent=2))


def print_lines(lines: Iterable[str], stream: TextIO | None = None) -> None:
    """Print lines for people, each as one: what a record says cannot begin another."""
    every = [line.replace("\n", " ") for line in lines]
    if every:
        print("\n".join(every), file=stream)


def width(text: str) -> int:
    """Columns of a terminal that a text takes."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in visible(text))


def table(
    rows: Sequence[Sequence[str]], right: Collection[int] = (), indent: str = ""
) -> list[str]:
    """Rows as lines with aligned columns; the columns in ``right`` end in line."""
    columns = max((len(row) for row in rows), default=0)
    widths = [max((width(r[c]) for r in rows if c < len(r)), default=0) for c in range(columns)]
    lines = []
    for row in rows:
        cells = []
        for column, text in enumerate(row):
            gap = " " * (widths[column] - width(text))
            cells.append(gap + text if column in right else text + gap)
        lines.append((indent + "  ".join(cells)).rstrip())
    return lines


def heading(key: str, language: Language, **parts: object) -> str:
    """A heading in a language, with its parts filled in."""
    text = term(HEADINGS, key, language)
    return text.format(**parts) if parts else text


def margin_line(margin: Fraction, rules: RuleSet, language: Language) -> str:
    """A margin; in points, also where the rule set speaks of zi or moku."""
    unit = rules.unit.value
    named = term(UNITS, unit if unit in ("routes", "stones") else "points", language)
    return f"{heading('margin', language)}: {signed(decimal(margin))} {named}"


def finding_lines(findings: Iterable[Finding], case: Case, language: Language) -> list[str]:
    """Findings as a list for people, the gravest first; nothing if there are none.

    Those that the referee let stand come last, with the reason.
    """
    settled, grid = case.settled, case.record.grid
    ordered = sorted(dict.fromkeys(findings), key=lambda f: (f in settled, ORDER[f.level]))
    if not ordered:
        return []
    from goref.core.words.findings import say  # many sentences, often none needed
    from goref.io.values.fact_names import OPTIONS

    rows = []
    for finding in ordered:
        message = say(finding, grid, language, options=OPTIONS)
        level, reason = finding.level.value, settled.get(finding)
        if reason is not None:
            level, message = "settled", f"{message} — {reason}" if reason else message
        rows.append((term(LEVELS, level, language), message))
    return ["", heading("findings", language), *table(rows, indent="  ")]
