"""Results as people type them: read as they are meant, or refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.io.event.words import read_word, word_of


@pytest.mark.parametrize(
    ("typed", "margin"),
    [
        ("B+3.5", "7/2"),
        ("w+0.5", "-1/2"),
        ("W+3,5", "-7/2"),
        ("B+3½", "7/2"),
        ("B+½", "1/2"),
        ("B+3 1/2", "7/2"),
        ("b+2.75 zi", "11/2"),
        ("B+12 points", "12"),
        ("W+5目", "-5"),
        ("W+361", "-361"),
        ("B+10.", "10"),
        ("W+.5", "-1/2"),
    ],
)
def test_a_win_by_a_number_is_read(typed: str, margin: str) -> None:
    result = read_word(typed)
    assert result is not None
    assert result.margin == Fraction(margin)


@pytest.mark.parametrize("typed", ["B+3.75", "w+¼", "黑胜3"])
def test_a_margin_in_an_unknown_unit_asks_for_it(typed: str) -> None:
    with pytest.raises(ValueError, match="result-unit"):
        read_word(typed)


@pytest.mark.parametrize(
    "typed", ["B+99x", "B+1e3", "B+-3", "B+0", "W+0.0", "B+400", "B+7.3", "B+3.5.5", "B+1234"]
)
def test_what_is_mistyped_is_no_result(typed: str) -> None:
    with pytest.raises(ValueError, match="no-result-word"):
        read_word(typed)


@pytest.mark.parametrize(
    "word",
    [
        *("B+", "W+R", "B+T", "B+F", "B+3.5", "B+!", "draw", "draw!", "both-win"),
        *("both-lose", "both-lose!", "no-result", "no-result!"),
    ],
)
def test_a_result_is_written_as_a_word_from_which_it_is_read(word: str) -> None:
    result = read_word(word)
    assert result is not None
    assert read_word(word_of(result)) == result
