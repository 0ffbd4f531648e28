"""Lines add up exactly, whole or not."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from goref.core.scoring.lines import Line, balance, times

AMOUNTS = st.integers(-400, 400) | st.fractions(-400, 400, max_denominator=8)


@given(st.lists(st.tuples(AMOUNTS, AMOUNTS)))
def test_the_balance_is_the_sum_of_the_differences(
    pairs: list[tuple[Fraction, Fraction]],
) -> None:
    lines = [Line("x", Fraction(black), Fraction(white)) for black, white in pairs]
    found = balance(lines)
    assert found == sum((line.difference for line in lines), Fraction(0))
    assert type(found) is Fraction


@given(st.integers(-3, 3), AMOUNTS)
def test_an_amount_counts_so_many_times(weight: int, amount: int | Fraction) -> None:
    found = times(weight, amount)
    assert found == weight * amount
    assert type(found) is Fraction
