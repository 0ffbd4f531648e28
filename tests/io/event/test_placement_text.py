"""A placement in its column: what is written is read again, and nothing else is."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.event.placement import CRITERIA, MCMAHON, SWISS, Placement
from goref.io.event.placement_text import placement_text, read_placement_text
from tests.refusals import refuses

halves = st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(1)])
placements = st.builds(
    Placement,
    st.lists(st.sampled_from([*CRITERIA, "STS", "Über"]), max_size=12).map(tuple),
    st.integers(-30, 8),
    st.integers(-30, 8),
    halves,
    halves,
    halves,
    st.booleans(),
    st.booleans(),
    st.integers(1, 99),
) | st.lists(st.integers(-30, 8), max_size=5).map(
    lambda limits: Placement(("CAT",), categories=len(limits) + 1, limits=tuple(limits))
)


@given(placements)
def test_what_is_written_is_read_again(placement: Placement) -> None:
    assert read_placement_text(placement_text(placement)) == placement


def test_what_is_usual_needs_no_text() -> None:
    assert placement_text(SWISS) == ""
    assert read_placement_text("") == SWISS


@pytest.mark.parametrize(
    "change",
    [
        {"criteria": "MMS"},
        {"criteria": ["M"] * 13},
        {"criteria": ["x" * 21]},
        {"criteria": [""]},
        {"criteria": [1]},
        {"bar": 9},
        {"floor": -31},
        {"bar": True},
        {"absent": "2"},
        {"absent": [1]},
        {"round_down": 1},
        {"categories": 0},
        {"categories": "1"},
        {"categories": 2, "limits": [1, 2]},
        {"categories": 2, "limits": ["1D"]},
        {"categories": 2, "limits": [9]},
        {"categories": 2, "limits": None},
    ],
)
def test_a_damaged_text_is_refused(change: dict[str, object]) -> None:
    text = json.dumps({**json.loads(placement_text(MCMAHON)), **change})
    with refuses(ValueError, "column-range", column="placement"):
        read_placement_text(text)


@pytest.mark.parametrize("text", ["[]", "{}", "nothing", "[" * 50_000, "null", '"MMS"'])
def test_what_is_no_placement_is_refused(text: str) -> None:
    with refuses(ValueError, "column-range", column="placement"):
        read_placement_text(text)
