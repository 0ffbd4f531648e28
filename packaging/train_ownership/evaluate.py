"""Measures goref's network on the games held back, by source; tries rules for *clear*.

    python evaluate.py DATA [--weights FILE.npy] [--small SELFPLAY.jsonl.gz ...] [--limit N]

SELFPLAY are boards that no set was made from.

Prints, for every source, how often the dead stones (chains by the sign of their mean
ownership) give the written margin under a plain count, beside KataGo's and GNU Go's where the
data tell them; how often they equal the verified ones; and, for limits on how sure the network
is, what share of the boards is called clear with how many errors among those. A written result
that nothing explains is mostly the record's fault, so errors are also counted among the boards
that somebody's dead stones explain.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from boards import dead_chains, held_back, lines, margin, owners, points, position, replayed
from samples import shares

from goref.app.ownership.network import Opinion, OwnershipNet, load
from goref.core.board.position import Position

NETS: list[OwnershipNet] = []
"""The network of this process."""


class Case(NamedTuple):
    """A board held back.

    ``game`` has ``rows`` and ``dead`` or is a game with a written margin; ``teacher`` is
    KataGo's ownership, ``gnugo`` what GNU Go called dead, if they were asked.
    """

    group: str
    game: dict[str, Any]
    teacher: list[float] | None = None
    gnugo: list[str] | None = None


class Result(NamedTuple):
    group: str
    game: str
    right: bool
    difference: float
    """Counted less written margin; 0 where dead stones were compared."""
    chain: float
    """The least sure chain's mean ownership, by amount."""
    turn: float
    """The most that a chain's mean ownership depends on who is to move."""
    spread: float
    """The largest standard deviation of a stone's ownership over the symmetries."""
    fit: float
    """How well the worst empty point fits its owner, −1 to 1; 1 if there is none."""
    katago: bool | None
    """Whether KataGo's dead stones give the written margin."""
    gnugo: bool | None
    seconds: float

    @property
    def explained(self) -> bool:
        return self.right or bool(self.katago) or bool(self.gnugo)


def cases(data: Path, small: list[Path], limit: int) -> Iterator[Case]:
    taught = {g["id"]: g for g in _held(data / "katago-ownership.jsonl.gz")}
    asked = {}
    for name in ("verified", "disputed"):
        for game in _held(data / f"{name}-endings.jsonl.gz"):
            asked[game["id"]] = game["dead"]
            if name == "verified":
                yield Case("verified", game)
    taken: dict[str, int] = defaultdict(int)
    for game in _held(data / "finished-games.jsonl.gz"):
        group = f"{game['source']} {game['rules']}"
        if game["komi"] is None or taken[group] >= limit:
            continue
        taken[group] += 1
        teacher = None
        if seen := taught.get(game["id"]):
            both = [shares(seen["ownership_b"]), shares(seen["ownership_w"])]
            teacher = np.mean(both, 0).tolist()
        yield Case(group, game, teacher, asked.get(game["id"]))
    for path in small:
        yield from (Case(f"small {game['size']}", game) for game in lines(path))


def _held(path: Path) -> Iterator[dict[str, Any]]:
    return (game for game in lines(path) if held_back(game["id"]))


def judge(case: Case) -> Result:
    game = case.game
    board = position(game["rows"]) if "rows" in game else replayed(game)[0]
    began = time.perf_counter()
    opinion = NETS[0].opinion(board)
    seconds = time.perf_counter() - began
    dead = dead_chains(board, opinion.ownership)
    difference, katago, gnugo = 0.0, None, None
    if "rows" in game:
        right = dead == points(board.grid, game["dead"])
    else:
        difference = _difference(game, board, dead)
        right = not difference
        if case.teacher is not None:
            katago = not _difference(game, board, dead_chains(board, case.teacher))
        if case.gnugo is not None:
            gnugo = not _difference(game, board, points(board.grid, case.gnugo))
    chain, turn, spread = _stones(board, opinion)
    return Result(
        case.group,
        game["id"],
        right,
        difference,
        chain,
        turn,
        spread,
        _fit(board, opinion, dead),
        katago,
        gnugo,
        seconds,
    )


def _difference(game: dict[str, Any], board: Position, dead: frozenset[int]) -> float:
    counted = margin(game, board, dead)
    assert counted is not None
    return float(counted - game["result_black_margin"])


def _stones(board: Position, opinion: Opinion) -> tuple[float, float, float]:
    least, turn, spread = 1.0, 0.0, 0.0
    for chain in board.chains():
        mean, black, white = (
            sum(values[p] for p in chain) / len(chain)
            for values in (opinion.ownership, opinion.black_first, opinion.white_first)
        )
        least = min(least, abs(mean))
        turn = max(turn, abs(black - white))
        spread = max(spread, *(opinion.spread[p] for p in chain))
    return least, turn, spread


def _fit(board: Position, opinion: Opinion, dead: frozenset[int]) -> float:
    signs = (1, -1, 0)
    fits = [1.0]
    for p, owner in enumerate(owners(board, dead)):
        if not board.cells[p] and signs[owner]:
            fits.append(opinion.ownership[p] * signs[owner])
    return min(fits)


def report(results: list[Result]) -> None:
    groups: dict[str, list[Result]] = defaultdict(list)
    for one in results:
        groups[one.group].append(one)
        if not one.group.startswith(("verified", "small")):
            groups["all games"].append(one)
    for group, found in sorted(groups.items()):
        times = sorted(r.seconds for r in found)
        print(
            f"{group:24s} {_share(sum(r.right for r in found), len(found))}  "
            f"median {times[len(times) // 2]:.3f} s"
        )
        for name in ("katago", "gnugo"):
            both = [r for r in found if getattr(r, name) is not None]
            if both:
                theirs = _share(sum(getattr(r, name) for r in both), len(both))
                ours = _share(sum(r.right for r in both), len(both))
                print(f"{'':24s} asked {name} too: {theirs}, the network {ours}")
    for group in ("all games", "verified", "small 9", "small 13"):
        if group in groups:
            _clear(group, groups[group])


def _share(part: int, whole: int) -> str:
    return f"{part:5d}/{whole:5d} {100 * part / whole:6.2f} %"


def _clear(group: str, found: list[Result]) -> None:
    print(f"\n{group}: limits on chain, turn, fit; clear; wrong; wrong though explained")
    for chain in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
        for turn in (2.0, 1.0, 0.5):
            for fit in (-1.0, 0.0, 0.3):
                clear = [
                    r for r in found if r.chain >= chain and r.turn <= turn and r.fit >= fit
                ]
                wrong = [r for r in clear if not r.right]
                print(
                    f"{chain:4.1f} {turn:4.1f} {fit:5.1f}   {_share(len(clear), len(found))}"
                    f"   {len(wrong):4d}   {sum(r.explained for r in wrong):3d}"
                )


def _start(weights: Path | None) -> None:
    NETS.append(OwnershipNet.read(weights) if weights else load())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--small", type=Path, nargs="*", default=[])
    parser.add_argument("--limit", type=int, default=10**9, help="games of a source")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write what was found as JSON lines")
    options = parser.parse_args()
    with Pool(options.workers, _start, (options.weights,)) as pool:
        chosen = cases(options.data, options.small, options.limit)
        results = list(pool.imap(judge, chosen, chunksize=20))
    if options.save:
        options.save.write_text("".join(json.dumps(r._asdict()) + "\n" for r in results))
    report(results)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
