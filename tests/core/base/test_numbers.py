"""Exact numbers as text."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, Pair, Who
from goref.core.base.numbers import chinese, decimal, has_decimal, mixed, parse_decimal, shown
from tests.refusals import refuses

QUARTERS = st.integers(-4000, 4000).map(lambda n: Fraction(n, 4))


@given(QUARTERS)
def test_decimals_are_read_back(value: Fraction) -> None:
    assert parse_decimal(decimal(value)) == value
    assert "." not in decimal(value) or not decimal(value).endswith("0")


@given(QUARTERS)
def test_mixed_numbers_are_read_back(value: Fraction) -> None:
    assert parse_decimal(mixed(value)) == value


@pytest.mark.parametrize(
    ("value", "text"),
    [(Fraction(15, 2), "7.5"), (Fraction(-1), "-1"), (0, "0"), (Fraction(-1, 2), "-0.5"),
     (Fraction(1, 4), "0.25"), (100, "100"), (Fraction(1, 8), "0.125")],
)  # fmt: skip
def test_decimal(value: Fraction, text: str) -> None:
    assert decimal(value) == text


def test_a_number_without_a_decimal_is_a_fraction() -> None:
    assert decimal(Fraction(1, 3)) == "1/3"
    assert decimal(Fraction(1, 2**12)) == "0.000244140625"
    assert decimal(Fraction(-12289, 8192)) == "-12289/8192"
    assert not has_decimal(Fraction(12289, 8192))
    assert mixed(Fraction(-1, 3)) == "−1/3"


@pytest.mark.parametrize(
    ("text", "value"),
    [("7.5", Fraction(15, 2)), ("3¾", Fraction(15, 4)), ("-½", Fraction(-1, 2)),
     ("3 3/4", Fraction(15, 4)), ("−2", Fraction(-2)), (" 0 ", Fraction(0)),
     ("-3 1/2", Fraction(-7, 2)), ("¼", Fraction(1, 4))],
)  # fmt: skip
def test_reading(text: str, value: Fraction) -> None:
    assert parse_decimal(text) == value


@pytest.mark.parametrize("text", ["", "x", "1e9", "1/0", "3 4", "7,5", "nan", "inf", "1 2 3"])
def test_what_is_no_number(text: str) -> None:
    with refuses(ValueError, "no-number"):
        parse_decimal(text)


@pytest.mark.parametrize(
    ("value", "text"),
    [(Fraction(15, 4), "3¾"), (Fraction(1, 2), "½"), (Fraction(-1, 4), "−¼"), (2, "2"),
     (Fraction(1, 8), "0.125"), (0, "0")],
)  # fmt: skip
def test_mixed(value: Fraction, text: str) -> None:
    assert mixed(Fraction(value)) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "零"), (1, "一"), (10, "十"), (11, "十一"), (20, "二十"), (39, "三十九"), (40, "四十"),
     (100, "一百"), (101, "一百零一"), (110, "一百一十"), (116, "一百一十六"),
     (122, "一百二十二"), (322, "三百二十二"), (1001, "一千零一"), (1010, "一千零一十"),
     (9999, "九千九百九十九"), (-6, "负六")],
)  # fmt: skip
def test_chinese_numerals(number: int, text: str) -> None:
    assert chinese(number) == text


def test_chinese_numerals_differ_and_end() -> None:
    assert len({chinese(n) for n in range(10000)}) == 10000
    with refuses(ValueError, says="9999"):
        chinese(10000)


def test_shown() -> None:
    assert shown(BLACK) == "B"
    assert shown(Who.NOBODY) == "none"
    assert shown(Pair(3, 2)) == "B=3,W=2"
    assert shown(Fraction(15, 2)) == "7.5"
    assert shown("x") == "x"
