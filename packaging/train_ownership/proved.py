"""How much of finished boards is proved, and how long that takes.

    python proved.py DATA [--boards 60] [--seed 20] [--seki]

DATA is a gzipped file of JSON lines with ``rows``, ``dead`` and ``seki``, as verified endings
are. Told is which share of the stones that are dead, in seki, alive by those marks is proved to
be: from the board alone, and with chains beside much land taken to live
(``goref/app/opinion/proving.py``).
``--seki``: boards with a seki only. What is proved otherwise than marked is told.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from pathlib import Path
from statistics import median
from time import process_time

from boards import lines, points, position

from goref.app.opinion.proving import proved
from goref.app.ownership.network import load
from goref.core.proving.proofs import proofs


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--seki", action="store_true")
    asked = parser.parse_args()
    every = [line for line in lines(asked.data) if line["seki"] or not asked.seki]
    net = load()
    stones: Counter[str] = Counter()
    found: Counter[tuple[str, str]] = Counter()
    seconds: dict[str, list[float]] = {"alone": [], "with walls": []}
    for line in random.Random(asked.seed).sample(every, asked.boards):
        board = position(line["rows"])
        dead, seki = points(board.grid, line["dead"]), points(board.grid, line["seki"])
        opinion = net.opinion(board)
        began = process_time()
        alone = proofs(board)
        half = process_time()
        both = proved(board, opinion)
        seconds["alone"].append(half - began)
        seconds["with walls"].append(process_time() - half)
        for chain in board.chains():
            marked = "dead" if chain <= dead else "seki" if chain & seki else "alive"
            stones[marked] += len(chain)
            for how, some in (("alone", alone), ("with walls", both)):
                if chain in some and some[chain].life.value == marked:
                    found[marked, how] += len(chain)
                elif chain in some:
                    name = board.grid.name(min(chain))
                    print(f"{line['id']} {name}: {marked}, {how} {some[chain].life.value}")
    for marked, all_ in stones.items():
        shares = ", ".join(f"{how} {found[marked, how] / all_:.1%}" for how in seconds)
        print(f"{marked:5} {all_:6} stones: {shares}")
    for how, times in seconds.items():
        print(f"{how}: median {median(times):.3f} s, at most {max(times):.3f} s")


if __name__ == "__main__":
    main()
