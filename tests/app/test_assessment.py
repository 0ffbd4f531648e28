"""What is worked out of a case, and what of it goes on to the next."""

from __future__ import annotations

import pytest

from goref.app.assessment import Assessment
from goref.core.base.findings import Level, found
from tests.core.build import bare

CASE = bare(*("..XO.",) * 5, komi="0")
NOTED = (found("encoding-guessed", Level.NOTE, used="gb18030"),)


@pytest.mark.parametrize("counts_alike", [True, False])
def test_what_is_read_or_in_play_otherwise_is_worked_out_anew(counts_alike: bool) -> None:
    before = Assessment(CASE, ())
    assert before.score
    for now, goes_on in (
        (Assessment(CASE, ()), True),
        (Assessment(CASE, NOTED), False),
        (Assessment(CASE, (), in_play=True), False),
    ):
        now.restore_from(before, counts_alike=counts_alike)
        assert ("bench" in vars(now)) is goes_on
        assert ("score" in vars(now)) is (goes_on and counts_alike)
        assert now.bench.reading == now.reading
