"""Results as records write them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.game.record import RecordedResult
from goref.io.sgf.result import WrittenOutcome, read_result


def short(text: str, rules: str = "", *, zi: bool = False) -> str:
    """A result in a form that is quick to compare: ``B+3/2``, ``W+R``, ``draw``."""
    read = read_result(text, rules, zi=zi)
    if read.outcome is not WrittenOutcome.WIN:
        return read.outcome.value if read.understood else "unread"
    assert read.winner is not None
    if read.unit_open:
        return f"{read.winner.letter}+unit"
    margin = "" if read.margin is None else str(read.margin)
    return f"{read.winner.letter}+{read.reason}{margin}" + ("" if read.understood else "!")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "unknown"), ("?", "unknown"), ("Unknown", "unknown"), ("不明", "unknown"),
        ("0", "draw"), ("Draw", "draw"), ("Jigo", "draw"), ("J", "draw"), ("和棋", "draw"),
        ("持碁", "draw"), ("引き分け", "draw"), ("B+0", "draw"), ("빅", "draw"),
        ("비김", "draw"), ("무승부", "unread"), ("tie", "draw"),
        ("Void", "void"), ("Unfinished", "void"), ("Both lost", "void"), ("无胜负", "void"),
        ("Not played", "void"), ("双负", "void"), ("双方负", "void"), ("無勝負", "void"),
        ("双方判负", "void"),
        ("両者負け", "void"), ("No result", "void"), ("打ち掛け", "void"),
        ("B+R", "B+R"), ("W+Resign", "W+R"), ("b+res.", "B+R"), ("W by resignation", "W+R"),
        ("White resigns", "B+R"), ("B+R.", "B+R"), ("Black wins by resignation", "B+R"),
        ("B+T", "B+T"), ("W+Time", "W+T"), ("B+Timeout", "B+T"), ("W lost on time", "B+T"),
        ("B+F", "B+F"), ("W+Forfeit", "W+F"), ("B+W.O.", "B+F"), ("W+bye", "W+F"),
        ("B+3.5", "B+7/2"), ("W+0.5", "W+1/2"), ("b+3,5", "B+7/2"), ("B+ 12", "B+12"),
        ("B+.5", "B+1/2"),
        ("Black wins by 3.5", "B+7/2"), ("White won by 12 points", "W+12"),
        ("B+2 1/2", "B+5/2"), ("W+½", "W+1/2"), ("B+", "B+"), ("B+?", "B+"),
        ("黑胜3/4子", "B+3/2"), ("白胜1/4子", "W+1/2"), ("黑胜1又3/4子", "B+7/2"),
        ("白勝2又1/4子", "W+9/2"), ("黑胜3又3/4子", "B+15/2"), ("白胜四分之三子", "W+3/2"),
        ("黑胜半子", "B+1"), ("白胜半目", "W+1/2"), ("黑胜2目半", "B+5/2"), ("黑胜5点", "B+5"),
        ("共241手 黑胜2又1/4子", "B+9/2"), ("白负2子", "B+4"),
        ("黑不计点胜", "B+"), ("黑胜不计点", "B+"), ("黑不计点", "B+"),
        ("黑中盘胜", "B+R"), ("白中盤勝", "W+R"), ("黑胜 (中盘)", "B+R"), ("黑认输", "W+R"),
        ("白时间胜", "W+T"), ("黑超时负", "W+T"), ("黑弃权", "unread"), ("黑弃权负", "W+F"),
        ("黒1目半勝ち", "B+3/2"), ("白中押し勝ち", "W+R"), ("黒番2目半勝", "B+5/2"),
        ("１目半　黒勝", "B+3/2"), ("白反則勝ち", "W+F"), ("白時間切れ負け", "B+T"),
        ("백 불계승", "W+R"), ("흑 3집반승", "B+7/2"), ("흑 반집승", "B+1/2"),
        ("asdf", "unread"), ("B", "unread"), ("B+Score", "B+!"), ("黑胜3", "B+unit"),
        ("B+0.75", "B+unit"), ("W+2.25", "W+unit"), ("黑胜0.75目", "B+unit"),
    ],
)  # fmt: skip
def test_results(text: str, expected: str) -> None:
    assert short(text) == expected


def test_quarters_are_zi_under_chinese_rules_or_beside_a_komi_in_zi() -> None:
    assert short("B+0.75", "Chinese") == "B+3/2"
    assert short("W+2.25", "中国规则") == "W+9/2"
    assert short("W+1.75", zi=True) == "W+7/2"
    assert short("B+1.5", "Chinese") == "B+3/2"


def test_the_number_stays_as_written() -> None:
    read = read_result("黑胜1又3/4子")
    assert (read.number, read.margin, read.in_zi) == (Fraction(7, 4), Fraction(7, 2), True)


@given(st.text(alphabet="黑白胜負bw+0123456789./又子目半点中盘r ?,\n", max_size=40) | st.text())
def test_any_text_can_be_read(text: str) -> None:
    read = read_result(text, "Chinese")
    assert (read.winner is not None) is (read.outcome is WrittenOutcome.WIN)


@pytest.mark.parametrize("text", ["B+6~5", "B+6.?", "B+x5.5", "B+1;.5", "W+~4.5", "B+14#5"])
def test_a_damaged_margin_is_none(text: str) -> None:
    read = read_result(text)
    assert (read.winner is not None, read.margin, read.understood) == (True, None, False)


@pytest.mark.parametrize("text", ["B+6.5", "B+6.5 (230 moves)", "B+by 6.5", "B+ 6 1/2", "B+6½"])
def test_a_remark_does_not_damage_a_margin(text: str) -> None:
    assert read_result(text).margin == Fraction(13, 2)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("B+3.5", RecordedResult(1, Fraction(7, 2))),
        ("W+2", RecordedResult(-1, Fraction(-2))),
        ("W+R", RecordedResult(-1, None, by_count=False)),
        ("B+", RecordedResult(1, None)),
        ("0", RecordedResult(0, Fraction(0))),
        ("Void", RecordedResult(0, None, by_count=False)),
        ("?", None),
    ],
)
def test_what_a_result_tells_of_the_game(text: str, told: RecordedResult | None) -> None:
    assert read_result(text).told == told
