"""A row of ``goref batch`` from the file to its cells, against sgfmill's mere replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from goref.app.opening import open_path
from goref.app.reports.batch import rows_of
from goref.core.base.collecting import collecting_seldom
from tests.benchmarks.bench_replay import by_sgfmill
from tests.benchmarks.forgetting import forget
from tests.benchmarks.pairs import within
from tests.cli.runs import GAMES

RULES = "chinese-2002"


def games() -> list[Path]:
    """Those of the examples that are plain records of play on a board of 19 lines."""
    return [
        path
        for path in sorted(GAMES.glob("*.sgf"))
        if len(opened := open_path(path)) == 1
        and opened[0].case.record.grid.width == opened[0].case.record.grid.height == 19
        and len(opened[0].case.record.acts) >= 100
        and not any(moment.impossible for moment in opened[0].case.moments)
    ]


def test_a_row_of_a_batch(benchmark: Any) -> None:
    files = games()
    assert len(files) >= 3
    peers = [by_sgfmill(open_path(path)[0].case.record) for path in files]

    def ours() -> None:
        for path in files:
            assert not [row for row in rows_of(str(path), RULES) if row["error"]]

    def theirs() -> None:
        for peer in peers:
            peer()

    with collecting_seldom():
        ratios = within(ours, theirs, forget)
    benchmark.extra_info.update(against="sgfmill's replay", ratios=ratios, at_most=1.3)
    benchmark(ours)
