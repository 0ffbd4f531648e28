"""How a count reads across the table, and what it costs: over real final boards.

``python -m tests.benchmarks.bench_counts BOARDS.jsonl.gz [--every N] [--first I]``

The file has one JSON object a line: ``rows`` (top first, ``X O .``), ``dead`` (names) and
``prisoners`` (``B``: stones of Black captured). The boards are somebody's and stay outside the
repository. What is read off a shape is judged here, not taken from the planner.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from pathlib import Path

from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import Arrangement, Space
from goref.core.base.colour import BLACK, COLOURS, Pair
from goref.core.base.geometry import Grid
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.game.record import GameRecord
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import Scorer

COUNTS = (
    ("chinese-2002", Count.HALF),
    ("chinese-2002", Count.AREA),
    ("ming-qing", Count.BOTH_SIDES),
    ("tingdao", Count.TINGDAO),
    ("tang-song", Count.ROUTES),
    ("jpd-b", Count.EQUAL_STONES),
    ("jpd-b", Count.EQUAL_SPACE),
    ("jpd-art", Count.AVERAGED),
    ("lu-nan", Count.DOT),
    ("japanese", Count.TERRITORY),
)


@dataclass
class Figures:
    """What was measured of one count over the boards."""

    boards: int = 0
    points: int = 0
    read: int = 0
    tens: int = 0
    clear: int = 0
    touched: int = 0
    spaces: int = 0
    seconds: int = 0
    held: int = 0
    times: list[float] = field(default_factory=list)

    def add(self, made: Arrangement, took: float) -> None:
        left = _unread(made)
        self.boards += 1
        self.points += sum(map(len, made.spaces))
        self.read += sum(len(space) for space in made.spaces if space not in left)
        self.tens += sum(len(space) for space in made.spaces if _is_tens(made.grid, space))
        self.clear += not left
        self.touched += made.touched
        self.spaces += len(made.spaces)
        self.seconds += made.seconds
        self.held += any(f.code.startswith("arrange-held-back") for f in made.findings)
        self.times.append(took)

    def row(self) -> str:
        times = sorted(self.times)
        slow = times[len(times) * 95 // 100]
        return (
            f"{self.boards} boards: {self.read / self.points:.1%} of {self.points} points in "
            f"readable rectangles, {self.tens / self.points:.1%} in whole tens, "
            f"{self.clear / self.boards:.1%} of boards with such spaces only; "
            f"{self.touched / self.boards:.1f} stones touched, "
            f"{self.spaces / self.boards:.1f} spaces, {self.seconds / self.boards:.0f} s by "
            f"the model; stones held back on {self.held} boards; planned in "
            f"{times[len(times) // 2]:.0f} ms (median), {slow:.0f} ms (95 of 100)"
        )


def _sides(grid: Grid, space: Space) -> tuple[int, int]:
    columns = {grid.column(p) for p in space.points}
    rows = {grid.row(p) for p in space.points}
    short, long_ = sorted((max(columns) - min(columns) + 1, max(rows) - min(rows) + 1))
    return short, long_


def _is_tens(grid: Grid, space: Space) -> bool:
    short, long_ = _sides(grid, space)
    return short > 1 and short * long_ == len(space) and not len(space) % 10


def _unread(made: Arrangement) -> list[Space]:
    """Spaces that are no rectangle at a glance; one line of four or five a side is."""
    lines = set()
    left = []
    for space in made.spaces:
        short, long_ = _sides(made.grid, space)
        full = short * long_ == len(space)
        if full and short == 1 and long_ in (4, 5) and space.owner not in lines:
            lines.add(space.owner)
        elif not full or (short == 1 and long_ > 3):
            left.append(space)
    return left


def boards(path: Path, every: int, first: int) -> Iterator[Case]:
    """Every ``every``th board as a case, with its dead stones and prisoners."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in islice(lines, first, None, every):
            known = json.loads(line)
            position = Position.from_rows(known["rows"])
            dead = [position.grid.point(name) for name in known["dead"]]
            prisoners = Pair(known["prisoners"]["B"], known["prisoners"]["W"])
            plays = Pair(*(position.count(c) + prisoners.of(c) for c in COLOURS))
            yield Case(
                GameRecord.of_position(position),
                Ruling(word=StatusSource.REFEREE).with_lives(dead, StoneStatus.DEAD),
                StatedFacts(prisoners=prisoners, plays=plays, began=BLACK, komi=Fraction(0)),
            )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", type=Path)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args(arguments)
    figures = {count: Figures() for _, count in COUNTS}
    for case in boards(asked.boards, asked.every, asked.first):
        bench = Scorer(case, checks_stand=True)
        for rules, count in COUNTS:
            score = bench.score(ruleset(rules))
            started = time.process_time()
            made = arrange(case, score, count)
            figures[count].add(made, 1000 * (time.process_time() - started))
    for count, found in figures.items():
        print(f"{count.value}: {found.row()}")


if __name__ == "__main__":
    main(sys.argv[1:])
