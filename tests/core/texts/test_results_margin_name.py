"""What Black less White is called, by what is paid in it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.scoring.lines import Line
from goref.core.texts.results import margin_name
from tests.languages import WRITTEN_OUT

ZERO = Fraction(0)
AREA = Line("area", Fraction(184), Fraction(177))
KOMI = Line("komi", ZERO, Fraction(15, 2), paid=True)
TAX = Line("group-tax", Fraction(-2), Fraction(-4), paid=True)


@pytest.mark.parametrize(
    ("lines", "called"),
    [
        ((AREA,), ("Black less White", "黑减白", "黒−白", "흑백 차")),
        (
            (AREA, TAX),
            ("Margin, all paid", "结算后差数", "精算後の差", "가감 후 차이"),
        ),
        (
            (AREA, TAX, KOMI),
            ("Margin with komi", "贴目后差数", "コミ込みの差", "덤을 포함한 차이"),
        ),
    ],
)
def test_a_margin_is_called_by_what_is_paid_in_it(lines, called):
    assert tuple(margin_name(lines, language) for language in WRITTEN_OUT) == called
