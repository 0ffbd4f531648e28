"""New labels from a network: boards whose written result its dead stones explain.

    python bootstrap.py DATA NET.pt WORK NAME [--seed 1] [--sources kgs fox-9k] [--taught]

For every finished game not held back the network marks dead stones. If the plain count then
gives the written margin exactly, the board's owners are taken as known. If not, the teacher's
dead stones are tried, if it was asked, and doubtful chains and dragons the other way; the board
is taken if exactly one such change explains the margin. Writes ``WORK/NAME.npz`` (boards of the
end and shortly before it) and ``WORK/NAME-hard.npz`` (those the network had wrong or was least
sure of, and those with a seki).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from asking import asked, read
from boards import dead_chains, held_back, lines, margin, owners, replayed
from samples import Sample, arrays, earlier, save, shares

from goref.core.board.position import Position
from goref.core.board.seki_groups import groups_in_seki

SURE = 0.98
"""A chain whose mean ownership is at least this is not tried the other way."""
DOUBTFUL = 0.9
"""A board with a chain less sure than this is a hard one."""


class Label(NamedTuple):
    dead: frozenset[int]
    changed: bool
    least: float
    """The mean ownership, by amount, of the chain that was least sure."""


def explained(
    game: dict[str, Any], board: Position, ownership: np.ndarray, teacher: np.ndarray | None
) -> Label | None:
    """Dead stones that give the written margin, or None."""
    values = ownership.tolist()
    dead = dead_chains(board, values)
    sure = {chain: abs(sum(values[p] for p in chain)) / len(chain) for chain in board.chains()}
    least = min(sure.values(), default=1.0)
    wanted = game["result_black_margin"]
    if margin(game, board, dead) == wanted:
        return Label(dead, False, least)
    if teacher is not None:
        other = dead_chains(board, teacher.tolist())
        if margin(game, board, other) == wanted:
            return Label(other, True, least)
    found = {
        other
        for other in _otherwise(board, dead, {c for c, value in sure.items() if value < SURE})
        if margin(game, board, other) == wanted
    }
    return Label(found.pop(), True, least) if len(found) == 1 else None


def _otherwise(
    board: Position, dead: frozenset[int], doubtful: set[frozenset[int]]
) -> Iterator[frozenset[int]]:
    """Other dead stones: doubtful chains the other way, one by one and by dragons.

    A dragon is what hangs together of one colour through empty regions; it is taken to be
    all dead or all alive, without and with the doubtful enemies it touches being the opposite.
    """
    for chain in doubtful:
        yield dead ^ chain
    home = {p: chain for chain in doubtful for p in chain}
    near = board.grid.neighbours
    regions = [
        {home[n] for p in region for n in near[p] if n in home} for region in board.regions()
    ]
    for dragon in _dragons(board, regions):
        stones = frozenset(p for chain in dragon for p in chain)
        colour = board.cells[min(stones)]
        touched = {home[n] for p in stones for n in near[p] if n in home}
        for around in regions:
            if around & dragon:
                touched |= around
        enemies = frozenset(p for chain in touched for p in chain if board.cells[p] != colour)
        yield from (dead | stones, dead - stones)
        if enemies:
            yield from ((dead | stones) - enemies, (dead - stones) | enemies)


def _dragons(
    board: Position, regions: list[set[frozenset[int]]]
) -> Iterator[set[frozenset[int]]]:
    """Chains of a colour round one empty region, and all that such sets join."""
    for colour in (1, 2):
        joined: list[set[frozenset[int]]] = []
        for around in regions:
            own = {chain for chain in around if board.cells[min(chain)] == colour}
            if not own:
                continue
            yield own
            meeting = [one for one in joined if one & own]
            joined = [one for one in joined if not one & own]
            joined.append(own.union(*meeting))
        yield from joined


def _board(game: dict[str, Any]) -> tuple[dict[str, Any], Position]:
    return game, replayed(game)[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("net", type=Path)
    parser.add_argument("work", type=Path)
    parser.add_argument("name")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=10**9, help="stop after so many")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many first")
    parser.add_argument("--sources", nargs="*", help="only games of these")
    parser.add_argument("--taught", action="store_true", help="only those KataGo saw")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    net = read(options.net)
    chance = random.Random(options.seed)
    teacher = {
        g["id"]: np.mean([shares(g["ownership_b"]), shares(g["ownership_w"])], 0)
        for g in lines(options.data / "katago-ownership.jsonl.gz")
    }
    games = [
        g
        for g in lines(options.data / "finished-games.jsonl.gz")
        if not held_back(g["id"])
        and (not options.sources or g["source"] in options.sources)
        and (not options.taught or g["id"] in teacher)
    ]
    chance.shuffle(games)
    games = games[options.skip : options.skip + options.games]
    easy: list[Sample] = []
    hard: list[Sample] = []
    tally = {"asked": 0, "as marked": 0, "changed": 0}
    for start in range(0, len(games), 2000):
        some = games[start : start + 2000]
        with Pool(options.workers) as pool:
            boards = [board for _, board in pool.map(_board, some, chunksize=100)]
        unknown = bytes([255]) * 361
        stored = arrays((Sample(board, unknown) for board in boards), options.workers)[19]
        answers = asked(net, stored["planes"], stored["parts"])
        for game, board, (ownership, _) in zip(some, boards, answers, strict=True):
            tally["asked"] += 1
            label = explained(game, board, ownership, teacher.get(game["id"]))
            if label is None:
                continue
            tally["changed" if label.changed else "as marked"] += 1
            owner = owners(board, label.dead)
            seki = groups_in_seki(board.without(label.dead))
            into = hard if label.changed or label.least < DOUBTFUL or seki else easy
            into.append(Sample(board, owner, seki=seki))
            into.extend(earlier(game, owner, chance, (6, 40) if into is hard else (30,)))
        print(tally, len(easy), len(hard), flush=True)
    for name, samples in ((options.name, easy), (f"{options.name}-hard", hard)):
        save(options.work / f"{name}.npz", arrays(samples, options.workers))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
