"""Sizes, points, numbers in words, komi and handicap as records write them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.findings import Level
from goref.core.base.geometry import grid
from goref.io.sgf.info import read_handicap
from goref.io.sgf.syntax import SgfError, Spent
from goref.io.sgf.values import (
    WrittenUnit,
    is_pass,
    plain_number,
    read_komi,
    read_point,
    read_points,
    read_quantity,
    read_size,
    write_point,
)
from tests.refusals import refuses
from tests.wordings import like

GARBLED = ("6x", "6x5", "6;5", "6 5", "6.?", "~6.5", "?.5", "6-5")
CHINESE = ("Chinese", "chinese", "中国规则", "中國", "Zhongguo 2002")


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("19", 19),
        ("9", 9),
        ("19:19", 19),
        (" 13 ", 13),
        ("１９", 19),
        ("2", 2),
        ("25", 25),
        ("9x9", 9),
    ],
)
def test_sizes(text: str, size: int) -> None:
    assert read_size(text) == (size, [])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("19:13", like("sgf-not-square")),
        ("1", "2 to 25"),
        ("26", "2 to 25"),
        ("0", "2 to 25"),
        ("big", like("sgf-no-size")),
        ("-9", like("sgf-no-size")),
        ("9" * 5000, like("sgf-no-size")),
    ],
)
def test_sizes_refused(text: str, says: str) -> None:
    with refuses(SgfError, says=says):
        read_size(text)


def test_an_empty_size_is_19_and_said() -> None:
    size, findings = read_size("")
    assert (size, [f.code for f in findings]) == (19, ["size-empty"])


@given(st.integers(2, 25), st.data())
def test_points_come_back(size: int, data: st.DataObject) -> None:
    board = grid(size)
    point = data.draw(st.sampled_from(board.points))
    assert read_point(board, write_point(board, point)) == point


@pytest.mark.parametrize("text", ["", "a", "aaa", "jj", "aj", "A1", "AA", "a?", "é", "zz"])
def test_what_is_no_point_of_nine_lines(text: str) -> None:
    assert read_point(grid(9), text) is None


def test_tt_is_a_pass_on_boards_without_that_point() -> None:
    assert is_pass(grid(9), "tt")
    assert is_pass(grid(19), "tt")
    assert not is_pass(grid(20), "tt")
    assert is_pass(grid(21), " ")


def test_rectangles_of_points() -> None:
    board = grid(9)
    assert read_points(board, ["aa:bb", "bb", "cc:cc"], Spent())[0] == {0, 1, 9, 10, 20}
    assert read_points(board, ["bb:aa"], Spent())[0] == {0, 1, 9, 10}
    assert read_points(board, ["aa:zz", "x", "aa", ""], Spent()) == ({0}, ["aa:zz", "x"])


@pytest.mark.parametrize(
    ("text", "number", "unit"),
    [
        ("3又3/4子", "15/4", WrittenUnit.ZI),
        ("3子3/4", "15/4", WrittenUnit.ZI),
        ("3/4子", "3/4", WrittenUnit.ZI),
        ("三又四分之三子", "15/4", WrittenUnit.ZI),
        ("四分之一子", "1/4", WrittenUnit.ZI),
        ("３¾子", "15/4", WrittenUnit.ZI),
        ("半子", "1/2", WrittenUnit.ZI),
        ("两子半", "5/2", WrittenUnit.ZI),
        ("六目半", "13/2", WrittenUnit.POINTS),
        ("6目半", "13/2", WrittenUnit.POINTS),
        ("半目", "1/2", WrittenUnit.POINTS),
        ("7点半", "15/2", WrittenUnit.POINTS),
        ("十二目", "12", WrittenUnit.POINTS),
        ("二十三目半", "47/2", WrittenUnit.POINTS),
        ("一百八十三点", "183", WrittenUnit.POINTS),
        ("3집반", "7/2", WrittenUnit.POINTS),
        ("2.75", "11/4", None),
        ("6,5", "13/2", None),
        ("5 1/2", "11/2", None),
        ("13/2", "13/2", None),
        ("7½", "15/2", None),
        ("241手完 2目半", "5/2", WrittenUnit.POINTS),
    ],
)
def test_numbers_in_words(text: str, number: str, unit: WrittenUnit | None) -> None:
    quantity = read_quantity(text)
    assert quantity is not None
    assert (quantity.number, quantity.unit) == (Fraction(number), unit)


@pytest.mark.parametrize("text", ["", "none", "1/0", "/", "又", "零分之一"])
def test_no_number(text: str) -> None:
    assert read_quantity(text) is None


@pytest.mark.parametrize(
    ("text", "rules", "komi", "codes"),
    [
        ("", "", None, ()),
        ("  ", "", None, ()),
        ("0", "", "0", ()),
        ("6.5", "", "13/2", ()),
        ("-5.5", "", "-11/2", ()),
        ("7.50", "Chinese", "15/2", ()),
        ("7.", "", "7", ()),
        ("3.5", "Chinese", "7/2", ()),
        ("６.５", "", "13/2", ()),
        ("6,5", "", "13/2", ("komi-comma",)),
        ("375", "", "15/2", ("komi-hundredths",)),
        ("325", "", "13/2", ("komi-hundredths",)),
        ("275", "", "11/2", ("komi-hundredths",)),
        ("350", "", "7", ("komi-hundredths",)),
        ("750", "Chinese", "15/2", ("komi-hundredths",)),
        ("650", "", "13/2", ("komi-hundredths",)),
        ("550", "", "11/2", ("komi-hundredths",)),
        ("700", "", "7", ("komi-hundredths",)),
        ("425", "", "17/2", ("komi-hundredths",)),
        ("-375", "", "-15/2", ("komi-hundredths",)),
        ("800", "", "8", ("komi-hundredths",)),
        *((text, "", None, ("komi-hundredths-open",)) for text in ("25", "50", "75")),
        *((text, "", text, ("komi-unusual",)) for text in ("-50", "-100")),
        *((text, "Japanese", None, ("komi-hundredths-open",)) for text in ("100", "300")),
        ("1000", "", None, ("komi-hundredths-open",)),
        ("20", "", "20", ()),
        ("-30.5", "", "-61/2", ("komi-unusual",)),
        ("65", "", "65", ("komi-unusual",)),
        *(("3.75", rules, "15/2", ("komi-zi",)) for rules in CHINESE),
        ("2.75", "Chinese", "11/2", ("komi-zi",)),
        ("3.25", "Chinese", "13/2", ("komi-zi",)),
        ("3¾", "Chinese", "15/2", ("komi-zi",)),
        ("3.75", "", None, ("komi-unit-unknown",)),
        ("3.25", "Japanese", None, ("komi-unit-unknown",)),
        ("3.75目", "Japanese", None, ("komi-unit-unknown",)),
        ("3又3/4子", "", "15/2", ("komi-zi",)),
        ("3¾자", "", "15/2", ("komi-zi",)),
        ("黑贴3又3/4子", "Japanese", "15/2", ("komi-zi-unusual",)),
        ("3子", "Korean", "6", ("komi-zi-unusual",)),
        *(("375", rules, "15/2", ("komi-hundredths",)) for rules in ("", *CHINESE)),
        *(("375", rules, "15/2", ("komi-zi-unusual",)) for rules in ("Japanese", "AGA")),
        ("350", "Japanese", "7", ("komi-zi-unusual",)),
        ("650", "Japanese", "13/2", ("komi-hundredths",)),
        ("贴3.75子", "", "15/2", ("komi-zi",)),
        ("六目半", "", "13/2", ("komi-words",)),
        ("コミ6目半", "", "13/2", ("komi-words",)),
        ("四目半コミ出し", "", "9/2", ("komi-words",)),
        ("7点半", "", "15/2", ("komi-words",)),
        ("6.5 points", "", "13/2", ("komi-words",)),
        ("6 1/2", "", "13/2", ()),
        ("6½", "", "13/2", ()),
        ("six and a half", "", None, ("komi-unreadable",)),
        ("6 and a half", "", None, ("komi-unreadable",)),
        ("seven and a half points", "", None, ("komi-unreadable",)),
        ("7.5 reverse", "", None, ("komi-unreadable",)),
        ("逆コミ6目半", "", None, ("komi-unreadable",)),
        ("Komi: 6.5 points", "", "13/2", ("komi-words",)),
        ("黑贴3又3/4子", "", "15/2", ("komi-zi",)),
        ("none", "", None, ("komi-unreadable",)),
        *((text, "", None, ("komi-unreadable",)) for text in GARBLED),
        ("1/0", "", None, ("komi-unreadable",)),
        ("1e999", "", None, ("komi-unreadable",)),
        ("-1E3", "", None, ("komi-unreadable",)),
        ("6.5e0 points", "", None, ("komi-unreadable",)),
        ("0x10", "", None, ("komi-unreadable",)),
        ("4321", "", None, ("komi-too-large",)),
        ("9" * 400, "", None, ("komi-unreadable",)),
    ],
)
def test_komi(text: str, rules: str, komi: str | None, codes: tuple[str, ...]) -> None:
    read, findings = read_komi(text, rules)
    assert read == (None if komi is None else Fraction(komi))
    assert tuple(f.code for f in findings) == codes


@pytest.mark.parametrize(
    ("text", "rules", "komi"),
    [
        *(("0", rules, "0") for rules in ("Chinese", "Japanese", "")),
        ("375", "Chinese", "15/2"),
        ("650", "Korean", "13/2"),
        ("750", "Chinese", "15/2"),
        ("25", "Chinese", "1/2"),
        ("25", "", "1/2"),
        ("50", "Japanese", "1/2"),
        ("100", "Korean", "1"),
        ("300", "Japanese", "3"),
        ("50", "Chinese", None),  # half a point, or half a zi
        ("200", "", None),
    ],
)
def test_komi_of_a_server_that_writes_hundredths(
    text: str, rules: str, komi: str | None
) -> None:
    read, findings = read_komi(text, rules, hundredths=True)
    assert read == (None if komi is None else Fraction(komi))
    asked = [f for f in findings if f.level is Level.CHECK]
    assert [f.code for f in asked] == ([] if komi else ["komi-hundredths-open"])


def test_every_reading_of_a_komi_in_hundredths_is_named() -> None:
    for text, readings in (("50", "0.5 / 1"), ("25", "0.5"), ("300", "3 / 6")):
        _, (finding,) = read_komi(text)
        assert dict(finding.args) == {"text": text, "readings": readings}


def test_a_result_in_zi_settles_the_unit_of_the_komi() -> None:
    assert read_komi("3.75", "", zi=True)[0] == Fraction(15, 2)


@pytest.mark.parametrize(
    ("text", "handicap", "codes"),
    [
        ("", None, []),
        ("0", 0, []),
        ("1", 0, ["handicap-one"]),
        ("4", 4, []),
        ("９", 9, []),
        ("three", None, ["handicap-unreadable"]),
        ("-2", None, ["handicap-unreadable"]),
        ("9" * 5000, None, ["handicap-unreadable"]),
    ],
)
def test_handicap(text: str, handicap: int | None, codes: list[str]) -> None:
    read, findings = read_handicap(text)
    assert (read, [f.code for f in findings]) == (handicap, codes)


@given(st.fractions(-400, 400, max_denominator=64))
def test_plain_numbers_mean_the_same(number: Fraction) -> None:
    assert Fraction(plain_number(number)) == number


def test_plain_numbers() -> None:
    numbers = [Fraction(15, 2), Fraction(-11, 2), Fraction(0), Fraction(7), Fraction(1, 3)]
    assert [plain_number(n) for n in numbers] == ["7.5", "-5.5", "0", "7", "1/3"]
