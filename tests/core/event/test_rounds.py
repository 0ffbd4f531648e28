"""Rounds as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.event.rounds import read_rounds, rounds_text
from tests.refusals import refuses


@pytest.mark.parametrize(
    ("text", "rounds"),
    [
        ("", ()),
        ("2", (2,)),
        ("2, 4–6", (2, 4, 5, 6)),
        ("6 - 4-", None),
        ("5、3，3;1", (1, 3, 5)),
        ("4〜", None),
        ("0", None),
        ("100", None),
        ("5-3", None),
        ("x", None),
        ("٣", None),
    ],
)
def test_rounds_are_read(text: str, rounds: tuple[int, ...] | None) -> None:
    if rounds is None:
        with refuses(ValueError, "no-rounds"):
            read_rounds(text)
    else:
        assert read_rounds(text) == rounds


def test_two_that_follow_one_another_are_no_span() -> None:
    assert rounds_text((1, 2, 4, 5, 6, 9)) == "1, 2, 4–6, 9"


@given(st.sets(st.integers(1, 99)))
def test_what_is_written_is_read_again(rounds: set[int]) -> None:
    told = tuple(sorted(rounds))
    assert read_rounds(rounds_text(told)) == told
