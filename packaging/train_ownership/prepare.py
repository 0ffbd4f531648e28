"""Makes the first training set: verified endings, a teacher's boards, small boards.

    python prepare.py DATA WORK [--small SELFPLAY.jsonl.gz ...] [--weak WEAK.jsonl ...]
        [--seed 1]

DATA holds ``verified-endings``, ``katago-ownership`` and ``finished-games`` (``.jsonl.gz``).
Writes ``WORK/verified.npz``, ``taught.npz``, ``small.npz``, ``cleared.npz`` (verified and
small boards with the dead stones off), ``drawn.npz``, and of the boards of ``weak.py``
``dragons.npz``, ``sekis.npz`` and ``weak.npz`` (played by weak players, those of DATA's
``weak-endings`` among them). Games held back are in none.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path

from boards import held_back, judging_half, lines, owners, points, position
from drawn import drawn
from samples import Sample, arrays, earlier, judged, save, taught


def verified(data: Path, chance: random.Random) -> Iterator[Sample]:
    known = {}
    for game in lines(data / "verified-endings.jsonl.gz"):
        if not held_back(game["id"]):
            sample = judged(game)
            known[game["id"]] = sample.owner
            yield sample
    for game in lines(data / "finished-games.jsonl.gz"):
        owner = known.get(game["id"])
        if owner is not None:
            yield from earlier(game, owner, chance)


def small(paths: list[Path], chance: random.Random) -> Iterator[Sample]:
    for path in paths:
        for game in lines(path):
            if not held_back(game["id"]):
                sample = judged(game)
                yield sample
                length = game["size"]
                yield from earlier(game, sample.owner, chance, (4, length))


def cleared(data: Path, paths: list[Path]) -> Iterator[Sample]:
    for path in (data / "verified-endings.jsonl.gz", *paths):
        for game in lines(path):
            if game["dead"] and not held_back(game["id"]):
                board = position(game["rows"])
                board = board.without(points(board.grid, game["dead"]))
                seki = points(board.grid, game["seki"])
                yield Sample(board, owners(board, ()), seki=seki)


def made(paths: list[Path], beginning: tuple[str, ...]) -> Iterator[Sample]:
    """Boards of ``weak.py`` whose kind begins so."""
    for path in paths:
        for text in path.read_text().splitlines():
            board = json.loads(text)
            if board["kind"].startswith(beginning) and not held_back(board["game"]):
                yield judged(board)


def weak(data: Path, paths: list[Path]) -> Iterator[Sample]:
    yield from made(paths, ("played",))
    for board in lines(data / "weak-endings.jsonl.gz"):
        if not judging_half(board["id"]):
            yield judged(board)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("work", type=Path)
    parser.add_argument("--small", type=Path, nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--weak", type=Path, nargs="*", default=[])
    parser.add_argument("--only", nargs="+", help="sets to make, else all")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    teacher = options.data / "katago-ownership.jsonl.gz"
    sources = {
        "verified": lambda: verified(options.data, random.Random(options.seed)),
        "taught": lambda: (taught(g) for g in lines(teacher) if not held_back(g["id"])),
        "small": lambda: small(options.small, random.Random(options.seed)),
        "cleared": lambda: cleared(options.data, options.small),
        "drawn": lambda: drawn(5000, random.Random(options.seed)),
        "dragons": lambda: made(options.weak, ("dragon",)),
        "sekis": lambda: made(options.weak, ("seki", "no seki")),
        "weak": lambda: weak(options.data, options.weak),
    }
    for name, source in sources.items():
        if options.only is None or name in options.only:
            found = arrays(source(), options.workers)
            save(options.work / f"{name}.npz", found)
            print(
                name, {size: len(named["owner"]) for size, named in found.items()}, flush=True
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
