"""Numbers as people type them: read whole in every form, or not at all."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.numbers import in_zi, mixed, with_half
from goref.core.rulesets.ruleset import Unit
from goref.core.texts.faults.said import said
from goref.io.sgf.typed import in_points, typed_count, typed_komi, typed_number
from goref.io.sgf.values import WrittenUnit
from tests.languages import EN, JA, KO, ZH
from tests.wordings import tells

POINTS, ZI = WrittenUnit.POINTS, WrittenUnit.ZI


@pytest.mark.parametrize(
    ("text", "number", "unit"),
    [
        ("0,5", "1/2", None),
        ("½", "1/2", None),
        ("7½", "15/2", None),
        ("-½", "-1/2", None),
        ("6.5目", "13/2", POINTS),
        ("3又3/4子", "15/4", ZI),
        ("三又四分之三子", "15/4", ZI),
        ("６．５", "13/2", None),
        ("６，５", "13/2", None),
        ("６。５", "13/2", None),
        (" 7 ½ ", "15/2", None),
        ("6 , 5", "13/2", None),
        ("　７．５　目", "15/2", POINTS),
        ("3 又 3/4 子", "15/4", ZI),
        ("3.75 zi", "15/4", ZI),
        ("六目半", "13/2", POINTS),
        ("6집반", "13/2", POINTS),
        ("半目", "1/2", POINTS),
        ("−0,5", "-1/2", None),
        ("负三子", "-3", ZI),
        ("+7.5", "15/2", None),
        ("13/2", "13/2", None),
        (".5", "1/2", None),
        ("5.", "5", None),
    ],
)
def test_a_number_in_every_form_people_type(text, number, unit):
    read = typed_number(text)
    assert read is not None
    assert (read.number, read.unit) == (Fraction(number), unit)


@pytest.mark.parametrize(
    "text",
    ["", " ", "six", "6.5 or so", "komi 6.5", "6.5 6.5", "1e3", "0x10", "1_0", "1/0", "6..5",
     "六目半と三", "nan", "inf", "1" * 41, "-", "子", "7½½", "3¾ of", "--5", "7²", "①"],
)  # fmt: skip
def test_what_is_more_or_less_than_a_number_is_none(text):
    assert typed_number(text) is None
    assert typed_count(text) is None


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("12", 12),
        (" １２ ", 12),
        ("十二", 12),
        ("两百", 200),
        ("12子", 12),
        ("-3", -3),
        ("1,000", None),
        ("3.0", None),
        ("６，５", None),
        ("½", None),
        ("6目", None),
        ("4/2", None),
    ],
)
def test_whole_numbers(text, count):
    assert typed_count(text) == count


@given(st.integers(-4000, 4000))
def test_what_goref_writes_is_read(quarters):
    value = Fraction(quarters, 4)
    for text in (
        mixed(value),
        in_zi(value),
        with_half(value, "目"),
        with_half(value, "집", "반"),
    ):
        read = typed_number(text)
        assert read is not None, text
        assert read.number == value


def test_komi_in_zi_is_twice_as_many_points_where_zi_are_counted():
    komi = typed_komi("3又3/4子")
    assert in_points(komi, Unit.ZI) == Fraction(15, 2)
    for unit in (Unit.POINTS, Unit.MOKU):
        with pytest.raises(ValueError, match="komi-no-zi") as refused:
            in_points(komi, unit)
        assert tells(said(refused.value, EN), "komi-no-zi")
    assert in_points(typed_komi("7,5"), Unit.ZI) == Fraction(15, 2)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("much", "komi-form"),
        ("1000,5", "komi-range"),
        ("501子", "komi-range"),
        ("1/3", "komi-decimals"),
        ("0,0001", "komi-decimals"),
    ],
)
def test_a_komi_that_is_none_says_why(text, code):
    with pytest.raises(ValueError, match=code) as refused:
        typed_komi(text)
    for language in (EN, ZH, JA, KO):
        assert text in said(refused.value, language)
