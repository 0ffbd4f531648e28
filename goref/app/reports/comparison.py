"""A comparison of rule sets as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from goref.core.base.language import Language, Text
from goref.core.base.numbers import decimal
from goref.core.case.case import Case
from goref.core.scoring.scorer import Winner
from goref.core.scoring.status import RULED_BOARDS, is_ruled_on
from goref.core.texts.results import needs_text, verdict
from goref.core.texts.status import on_its_board, state_text
from goref.core.texts.terms import REASONS, SIDES, UNITS, term
from goref.io.text.cells import harmless

if TYPE_CHECKING:
    from goref.core.scoring.compare import Compared

COLUMNS = (
    Text("comparison", "Id"),
    Text("comparison", "Rule set"),
    Text("comparison", "Black less White, points"),
    Text("comparison", "Unit"),
    Text("comparison", "Result"),
    Text("comparison", "Winner"),
    Text("comparison", "Status"),
    Text("comparison", "Why it differs"),
    Text("comparison", "Missing facts"),
)
BOM = b"\xef\xbb\xbf"
"""The mark at the start of the file; without it Excel reads UTF-8 as an old encoding."""


def comparison_csv(case: Case, compared: Iterable[Compared], language: Language) -> str:
    """Returns a comparison as CSV: a header, then a row for each rule set. A result without a
    ruling has no number, so that nobody adds it to ruled results."""
    lines = io.StringIO(newline="")
    writer = csv.writer(lines)
    writer.writerow([column.in_(language) for column in COLUMNS])
    writer.writerows(map(harmless, _row(case, item, language)) for item in compared)
    return lines.getvalue()


def comparison_bytes(case: Case, compared: Iterable[Compared], language: Language) -> bytes:
    """Returns the comparison as a file whose characters spreadsheet programs read rightly."""
    return BOM + comparison_csv(case, compared, language).encode("utf-8")


def _row(case: Case, item: Compared, language: Language) -> list[str]:
    score = item.score
    decided = score.winner is not Winner.NONE
    decided = decided and (score.basis in RULED_BOARDS or is_ruled_on(case))
    return [
        score.rules.id,
        score.rules.name.in_(language),
        decimal(score.margin) if score.can_be_shown and score.margin is not None else "",
        term(UNITS, score.rules.unit.value, language),
        on_its_board(score, verdict(score, language), language),
        term(SIDES, score.winner.value, language) if decided else "",
        state_text(case, score.status, language),
        "; ".join(
            f"{term(REASONS, reason.term, language)} {_signed(reason.points)}"
            for reason in (
                item.reasons if score.can_be_shown and item.reference.can_be_shown else ()
            )
        ),
        needs_text(score, language),
    ]


def _signed(value: Fraction) -> str:
    return decimal(value) if value < 0 else f"+{decimal(value)}"
