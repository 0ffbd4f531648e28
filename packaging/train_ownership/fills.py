"""Points that must be filled: are those named that players filled after the dame?

    python fills.py DATA [--every 4] [--gnugo COMMAND]

DATA is the folder of the training data. Of every fourth verified ending under territory
counting, without a seki, whose game is there, the board is taken before the last dame were
filled: from there on only dame were played, and points of the players' own land, which costs a
point each under these rules. Told is how many of those points are named on that board from the
board alone (``core/ruling/dame.py``) and by reading too (``core/protection/needed_play.py``),
and how often something is named to a side that filled nothing. With ``--gnugo``: of the
stones that are read to be captured, those that GNU Go captures too, the owner having all dame.
"""

from __future__ import annotations

import argparse
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from boards import PASS, lines, points, replayed

from goref.core.base.colour import COLOURS, Colour
from goref.core.board.position import Position
from goref.core.protection.needed_play import needed_plays
from goref.core.ruling.dame import filled_last
from goref.core.ruling.ruling import PointKind, Ruling, StoneStatus
from goref.core.ruling.survey import Survey, survey

MOST_LEFT = 60
"""No more moves before the end are looked at."""


class Ending(NamedTuple):
    """A board with open dame, and what each side filled of its own land afterwards."""

    seen: Survey
    filled: dict[Colour, frozenset[int]]


def endings(data: Path, every: int) -> Iterator[Ending]:
    """The boards of the games of every so many verified endings."""
    known = [
        line
        for line in lines(data / "verified-endings.jsonl.gz")
        if line["rules"] == "territory" and not line["seki"]
    ]
    chosen = {line["id"]: line for line in known[every - 1 :: every]}
    for game in lines(data / "finished-games.jsonl.gz"):
        if game["id"] in chosen:
            found = _ending(game, chosen[game["id"]]["dead"])
            if found is not None:
                yield found


def _ending(game: dict[str, Any], names: list[str]) -> Ending | None:
    """The earliest board from which on only dame and own land were played; None if no dame."""
    moves, first = game["moves"], Colour(2 if game.get("first_player") == "W" else 1)
    cuts = range(min(MOST_LEFT, len(moves)))
    best = None
    for cut, board in sorted(replayed(game, cuts).items()):
        dead = points(board.grid, names)
        stones = frozenset(p for chain in board.chains() if chain & dead for p in chain)
        seen = survey(board, Ruling().with_lives(stones, StoneStatus.DEAD))
        filled: dict[Colour, set[int]] = {colour: set() for colour in COLOURS}
        dame = 0
        for number in range(len(moves) - cut, len(moves)):
            if moves[number].lower() == PASS:
                continue
            colour = first.other if number % 2 else first
            point = board.grid.point(moves[number])
            status = seen.statuses.get(point)
            if status is not None and status.kind is PointKind.DAME:
                dame += 1
            elif status is not None and (status.kind, status.owner) == (
                PointKind.TERRITORY,
                colour,
            ):
                filled[colour].add(point)
            else:
                return best
        if dame:
            best = Ending(seen, {colour: frozenset(some) for colour, some in filled.items()})
    return best


def read(seen: Survey, owner: Colour) -> frozenset[int]:
    """Points that are named, from the board alone or by reading."""
    return filled_last(seen, owner) | {play.point for play in needed_plays(seen, owner)}


WAYS: dict[str, Callable[[Survey, Colour], frozenset[int]]] = {
    "board alone": filled_last,
    "read too": read,
}


def taken_by(command: list[str], found: list[Ending]) -> Counter[str]:
    """What GNU Go says of the first stones of each side that are read to be captured."""
    said: Counter[str] = Counter()
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(
            [*command, "--mode", "gtp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as engine,
    ):
        file = Path(folder) / "board.sgf"
        assert engine.stdin is not None
        assert engine.stdout is not None

        def ask(words: str) -> str:
            print(words, file=engine.stdin, flush=True)
            assert engine.stdout is not None
            answer = engine.stdout.readline()
            engine.stdout.readline()
            return answer

        for seen, _ in found:
            for colour in COLOURS:
                for play in needed_plays(seen, colour)[:1]:
                    dame = dict.fromkeys(seen.points(PointKind.DAME), colour)
                    _written(seen.position.with_stones(dame), file)
                    ask(f"loadsgf {file}")
                    name = seen.position.grid.name(min(play.stones))
                    said[ask(f"attack {name}").split()[1]] += 1
        ask("quit")
    return said


def _written(board: Position, path: Path) -> None:
    """A board as SGF: played stone by stone, some would be suicide."""
    width = board.grid.width
    stones = {
        colour: "".join(f"[{chr(97 + p % width)}{chr(97 + p // width)}]" for p in some)
        for colour in COLOURS
        if (some := sorted(board.stones(colour)))
    }
    told = "".join(f"A{colour.letter}{some}" for colour, some in stones.items())
    path.write_text(f"(;GM[1]SZ[{width}]{told})")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--gnugo", default="")
    asked = parser.parse_args()
    found = list(endings(asked.data, asked.every))
    sides = [(one, colour) for one in found for colour in COLOURS]
    some = sum(bool(one.filled[colour]) for one, colour in sides)
    whole = sum(len(one.filled[colour]) for one, colour in sides)
    print(f"{len(found)} boards; {whole} points filled, by {some} sides of {len(sides)}")
    for name, way in WAYS.items():
        told = [(way(one.seen, colour), one.filled[colour]) for one, colour in sides]
        named = sum(len(points_ & filled) for points_, filled in told)
        by_side = sum(bool(points_ and filled) for points_, filled in told)
        vain = sum(bool(points_ and not filled) for points_, filled in told)
        print(f"{name}: {named} of them named; something to {by_side} of these sides, ", end="")
        print(f"and to {vain} of the {len(sides) - some} others")
    if asked.gnugo:
        print("GNU Go (1: captured, 2, 3: by a ko, 0: not):", taken_by([asked.gnugo], found))


if __name__ == "__main__":
    main()
