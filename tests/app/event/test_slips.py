"""Results as they are typed from slips."""

from __future__ import annotations

import pytest

from goref.app.event.slips import Slip, read_slip


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("12 B", Slip(0, 12, "B+")),
        (" 12w ", Slip(0, 12, "W+")),
        ("7 =", Slip(0, 7, "draw")),
        ("2/12 b", Slip(2, 12, "B+")),
        ("１２　Ｂ", Slip(0, 12, "B+")),
        ("12黑", Slip(0, 12, "B+")),
        ("12 白", Slip(0, 12, "W+")),
        ("12 흑", Slip(0, 12, "B+")),
        ("12 B+R", Slip(0, 12, "B+R")),
        ("12 w+3.5", Slip(0, 12, "w+3.5")),
    ],
)
def test_a_slip_is_read(text: str, slip: Slip) -> None:
    assert read_slip(text) == slip


@pytest.mark.parametrize("text", ["", "12", "b", "12 bob", "B 12", "2/b", "12 B W", "1 2 B"])
def test_a_search_is_no_slip(text: str) -> None:
    assert read_slip(text) is None
