"""Small boards for training: GNU Go plays itself badly enough to leave dead stones.

    python selfplay.py OUT.jsonl.gz --games 1500 --seed 1 [--sizes 9 9 13]

Each line of OUT is one finished board: ``id`` (of the game), ``size``, ``moves`` (names or
``pass``; Black begins), ``rows`` (the last board), ``dead`` and ``seki`` (names). A board is
kept only if a GNU Go that did not play, at a high level, names the same dead stones as the one
that played at a low level. Of some games a second board is kept, to which hopeless stones were
added after the end. The games follow from the seed as far as GNU Go's own play does.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import subprocess
import sys
from collections.abc import Iterator

SIZES = (9, 9, 9, 9, 9, 9, 13, 13, 7, 5, 11, 6, 8, 10)
LOW, HIGH = 1, 10
BLUNDERS = (0.0, 0.0, 0.02, 0.05, 0.12, 0.25)
"""How often a move of a game is one at random."""
INVADED = 0.5
"""How often stones are added after the end."""
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


class Engine:
    """GNU Go, spoken to in GTP."""

    def __init__(self, program: str, seed: int) -> None:
        self._process = subprocess.Popen(
            [program, "--mode", "gtp", "--seed", str(seed), "--never-resign"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, command: str) -> str | None:
        """The answer, or None if the engine refuses."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines: list[str] = []
        while line := self._process.stdout.readline().rstrip("\n"):
            lines.append(line)
        if not lines:
            raise RuntimeError(f"GNU Go ended at {command!r}")
        text = "\n".join(lines)
        return text[1:].strip() if text.startswith("=") else None

    def quit(self) -> None:
        self.ask("quit")
        self._process.communicate()


def game(
    engine: Engine, judge: Engine, chance: random.Random, size: int
) -> Iterator[dict[str, object]]:
    """The boards of one game whose dead stones are agreed on."""
    for command in (f"boardsize {size}", "clear_board", f"komi {chance.choice((0, 5.5, 6.5))}"):
        engine.ask(command)
    engine.ask(f"level {LOW}")
    opening = chance.randrange(0, size)
    blunders = chance.choice(BLUNDERS)
    moves: list[str] = []
    passes = 0
    while passes < 2 and len(moves) < 3 * size * size:
        wild = len(moves) < opening or chance.random() < blunders
        move = _random_move(engine, chance, _colour(moves), size) if wild else None
        if move is None:
            move = (engine.ask(f"genmove {_colour(moves)}") or "resign").lower()
        if move == "resign":
            return
        moves.append(move)
        passes = passes + 1 if move == "pass" else 0
    if passes < 2:
        return
    yield from _judged(engine, judge, moves, size)
    if chance.random() < INVADED:
        _invade(engine, chance, moves, size)
        yield from _judged(engine, judge, moves, size)


def _colour(moves: list[str]) -> str:
    return "bw"[len(moves) % 2]


def _random_move(engine: Engine, chance: random.Random, colour: str, size: int) -> str | None:
    """A legal move somewhere, played; None if ten tries found none."""
    for _ in range(10):
        column, row = chance.randrange(size), chance.randrange(1, size + 1)
        edge = min(column, size - 1 - column, row - 1, size - row)
        if edge == 0 and size > 5 and chance.random() < 0.7:
            continue
        move = f"{COLUMNS[column]}{row}"
        if engine.ask(f"play {colour} {move}") is not None:
            return move.lower()
    return None


def _invade(engine: Engine, chance: random.Random, moves: list[str], size: int) -> None:
    """Hopeless stones after the end, unanswered, as weaker players leave them."""
    for _ in range(chance.randrange(1, 5)):
        move = _random_move(engine, chance, _colour(moves), size)
        moves.append(move or "pass")
        moves.append("pass")
        if chance.random() < 0.3:
            moves.append("pass")


def _judged(
    engine: Engine, judge: Engine, moves: list[str], size: int
) -> Iterator[dict[str, object]]:
    # GNU Go keeps its verdict on a board whatever its level: the second one asks another
    for command in (f"boardsize {size}", "clear_board", f"level {HIGH}"):
        judge.ask(command)
    for number, move in enumerate(moves):
        judge.ask(f"play {'bw'[number % 2]} {move}")
    answers = []
    for one in (engine, judge):
        dead = one.ask("final_status_list dead")
        if dead is None:
            return
        answers.append(sorted(dead.split()))
    if answers[0] != answers[1]:
        return
    seki = judge.ask("final_status_list seki")
    black = set((engine.ask("list_stones black") or "").split())
    white = set((engine.ask("list_stones white") or "").split())
    yield {
        "size": size,
        "moves": list(moves),
        "rows": [
            "".join(
                "X" if name in black else "O" if name in white else "."
                for name in (f"{letter}{line}" for letter in COLUMNS[:size])
            )
            for line in range(size, 0, -1)
        ],
        "dead": answers[0],
        "seki": sorted((seki or "").split()),
    }


def games(
    program: str, seed: int, number: int, sizes: list[int]
) -> Iterator[dict[str, object]]:
    chance = random.Random(seed)
    for start in range(0, number, 50):
        # fresh ones keep no memory of a game
        engine, judge = (Engine(program, seed * 1000 + start) for _ in range(2))
        for index in range(start, min(start + 50, number)):
            for board in game(engine, judge, chance, chance.choice(sizes)):
                yield {"id": f"gnugo/{seed}-{index}", "source": "gnugo", **board}
        engine.quit()
        judge.quit()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES)
    parser.add_argument("--gnugo", default="/usr/games/gnugo")
    options = parser.parse_args()
    kept = 0
    with gzip.open(options.out, "wt") as out:
        for one in games(options.gnugo, options.seed, options.games, options.sizes):
            out.write(json.dumps(one) + "\n")
            out.flush()
            kept += 1
    print(f"{kept} boards of {options.games} games kept", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
