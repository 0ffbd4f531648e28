"""Cells for spreadsheets: no text is a formula, numbers stay numbers, all is read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.io.text.cells import as_it_was, harmless

SIGNS = st.text(st.sampled_from("'=+-@＝\t\r 15./x|;;"), max_size=12)


@pytest.mark.parametrize(
    "text",
    [
        "=cmd|'/C calc'!A0",
        "+1+cmd|x",
        "-2+3",
        "@SUM(A1)",
        "\t=1",
        "\rx",
        " =1",
        "＝1",
        "'=1",
        "-",
    ],
)
def test_what_would_be_worked_out_is_a_text(text: str) -> None:
    assert harmless(text) == f"'{text}"
    assert as_it_was(f"'{text}") == text


@pytest.mark.parametrize(
    "text",
    ["-6.5", "+7", "0", "-1/3", "2310", "B+5.5", "柯洁", "O'Hara", "'t Hooft", "−6½", ""],
)
def test_numbers_and_names_stay(text: str) -> None:
    assert harmless(text) == as_it_was(text) == text


def test_nothing_begins_after_what_parts_cells_elsewhere() -> None:
    assert harmless("Ann;=cmd|x") == "Ann;'=cmd|x"
    assert harmless("lost; -5 points") == "lost; -5 points"


@given(st.text() | SIGNS)
def test_every_text_is_read_back(text: str) -> None:
    assert as_it_was(harmless(text)) == text
