"""Criteria as people write them, and what is changed of a placement."""

from __future__ import annotations

import pytest

from goref.core.event.placement import (
    CRITERIA,
    MCMAHON,
    SWISS,
    criterion,
    placed_by,
    read_criteria,
)
from tests.refusals import refuses


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("mms sosm sososm", ("MMS", "SOSM", "SOSOSM")),
        ("NBW, SOSWM1; dc", ("NBW", "SOSW-1", "DC")),
        (" NBW、SOSW，NBW ", ("NBW", "SOSW")),
        (" ".join(CRITERIA[:12]), CRITERIA[:12]),
    ],
)
def test_criteria_are_read(text: str, wanted: tuple[str, ...]) -> None:
    assert read_criteria(text) == wanted


@pytest.mark.parametrize("text", ["", "STS", "MMS wins", " ".join(CRITERIA), "x" * 9000])
def test_what_is_no_criterion_is_refused(text: str) -> None:
    with refuses(ValueError, "criteria-unknown"):
        read_criteria(text)


def test_what_a_file_says_stays() -> None:
    assert criterion(" sosmm2 ") == "SOSM-2"
    assert criterion("Foo") == "FOO"


def test_mcmahon_comes_with_its_halves() -> None:
    assert placed_by(SWISS, MCMAHON.criteria) == MCMAHON
    again = placed_by(MCMAHON, ("MMS", "DC"), bar=2)
    assert (again.criteria, again.bar, again.round_down) == (("MMS", "DC"), 2, True)
    assert placed_by(SWISS, None, floor=-20).round_down is False
    assert [p.mcmahon for p in (SWISS, MCMAHON, again)] == [False, True, True]


def test_a_floor_above_the_bar_is_refused() -> None:
    assert placed_by(MCMAHON, None, 0, 0).bar == 0
    with refuses(ValueError, "floor-above-bar", floor="2D", bar="5K"):
        placed_by(MCMAHON, None, -5, 1)
