"""The whole journey of a referee, each event of it timed (:mod:`tests.benchmarks.journey`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.journey import Report, measure


@pytest.mark.parametrize("scale", [1, 2])
def test_journey(benchmark: Any, tmp_path: Path, scale: int) -> None:
    """A process that makes the journey four times; what it found goes into the record."""
    pytest.importorskip("PySide6")
    report: Report = benchmark.pedantic(measure, args=(scale, tmp_path), rounds=1)
    assert report.scale == scale
    kinds = {event.kind for event in report.events}
    assert {"MouseButtonPress", "KeyPress", "Shortcut", "UpdateRequest"} <= kinds
    # Five dead chains are clicked, undone and redone, and that is not all of it.
    assert report.acts > 15
    clicked = [f"click {name}" for name in ("H17", "C12", "R11", "F5", "K2")]
    assert {event.act for event in report.events}.issuperset(clicked)
    worst = report.slowest[0].ns
    assert 0 < report.median_ns <= report.hundredth_ns <= worst <= report.worst_ns
    # An event is handled once: together they do not take longer than the whole.
    assert sum(event.ns for event in report.events) <= report.wall_ns
    benchmark.extra_info.update(
        wall_ms=report.wall_ns / 1e6,
        events=len(report.events),
        worst_ms=worst / 1e6,
        limit_ms=16,
    )
