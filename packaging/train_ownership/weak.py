"""Boards as weak players leave them, with labels: dragons, sekis, and games of weak players.

    python weak.py DATA OUT.jsonl [--seed 1] [--sekis 1500] [--played 9:500 13:300 19:150]

A JSON line for every board: ``id``, ``game`` (by which it is held back: what it was made
from), ``kind``, ``size``, ``rules``, ``rows``, ``dead``, ``seki``. Dragons (``dragons.py``)
are built into the verified endings of DATA and into the played boards; their labels, and those
of the drawn sekis (``sekis.py``), follow from how they were made. Played boards
(``weakplay.py``) are kept where play-outs by rules of thumb are nearly at one about every
chain, and GNU Go names the same dead stones and no seki. The same seed gives the same boards,
as far as GNU Go does.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boards import dead_chains, lines
from dragons import dragons
from sekis import sekis
from selfplay import COLUMNS, Engine
from weakplay import game, played_out, weak

from goref.core.base.geometry import grid
from goref.core.board.position import Position

PLAYOUTS = 24
AGREED = 0.9
"""The mean over the play-outs that every chain must have, by amount. GNU Go then agrees on 496
of 565 boards; where it does not, mostly the play-outs are wrong."""
LEVEL = 1
Line = dict[str, Any]


def line(
    id_: str,
    source: str,
    kind: str,
    board: Position,
    dead: frozenset[int],
    seki: frozenset[int],
) -> Line:
    names = board.grid.names
    return {
        "id": id_,
        "game": source,
        "kind": kind,
        "size": board.grid.width,
        "rules": "area",
        "rows": board.rows,
        "dead": names(dead),
        "seki": names(seki),
    }


def drawn(number: int, seed: int) -> Iterator[Line]:
    chance = random.Random(seed)
    for index, one in enumerate(sekis(number, chance)):
        id_ = f"seki/{seed}-{index}"
        kind = f"seki: {one.kind}" if one.seki else f"no seki: {one.kind}"
        yield line(id_, id_, kind, one.board, one.dead, one.seki)


def built(bases: list[Line], seed: int) -> Iterator[Line]:
    for base in bases:
        chance = random.Random(f"{seed} {base['id']}")
        for index, one in enumerate(dragons(base, chance)):
            id_ = f"dragon/{base['id']}/{seed}-{index}"
            kind = f"dragon {one.kind}"
            yield line(
                id_, base.get("game", base["id"]), kind, one.board, one.dead, frozenset()
            )


def played(sizes: dict[int, int], seed: int, program: str) -> Iterator[Line]:
    """Boards of games between weak players, the sizes taking turns."""
    chance = random.Random(seed)
    engine = Engine(program, seed)
    left, number = dict(sizes), 0
    while any(left.values()):
        for size in [s for s in left if left[s]]:
            number += 1
            board = game(grid(size), (weak(chance), weak(chance)), chance)
            found = _labelled(board, chance, engine)
            if found is not None:
                left[size] -= 1
                id_ = f"played/{seed}-{number}"
                yield line(id_, id_, "played", board, found, frozenset())
    engine.quit()


def _labelled(board: Position, chance: random.Random, engine: Engine) -> frozenset[int] | None:
    """The dead stones if the play-outs and GNU Go are at one."""
    first = played_out(board, chance, 6)
    if not _sure(board, first):
        return None
    rest = played_out(board, chance, PLAYOUTS - 6)
    values = [(6 * a + (PLAYOUTS - 6) * b) / PLAYOUTS for a, b in zip(first, rest, strict=True)]
    if not _sure(board, values):
        return None
    dead = dead_chains(board, values)
    size = board.grid.width
    for command in (f"boardsize {size}", "clear_board", f"level {LEVEL}"):
        engine.ask(command)
    for p, code in enumerate(board.cells):
        if code:
            name = f"{COLUMNS[p % size]}{size - p // size}"
            engine.ask(f"play {' bw'[code]} {name}")
    named = (engine.ask("final_status_list dead") or "").split()
    if engine.ask("final_status_list seki"):
        return None
    return dead if frozenset(board.grid.point(name) for name in named) == dead else None


def _sure(board: Position, values: list[float]) -> bool:
    """Whether the play-outs agree about every chain, and not all is one side's."""
    for chain in board.chains():
        if abs(sum(values[p] for p in chain)) < AGREED * len(chain):
            return False
    return -0.95 * len(values) < sum(values) < 0.95 * len(values)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sekis", type=int, default=1500)
    parser.add_argument("--played", nargs="*", default=["9:600", "13:400", "19:150"])
    parser.add_argument(
        "--bases", type=int, default=10**9, help="verified endings to build into"
    )
    parser.add_argument("--gnugo", default="/usr/games/gnugo")
    options = parser.parse_args()
    sizes = {int(a): int(b) for a, b in (text.split(":") for text in options.played)}
    bases = list(lines(options.data / "verified-endings.jsonl.gz"))[: options.bases]
    part = options.out.with_suffix(".part")
    with part.open("w") as out:
        for found in (drawn(options.sekis, options.seed), built(bases, options.seed)):
            for one in found:
                out.write(json.dumps(one) + "\n")
            out.flush()
        for one in played(sizes, options.seed, options.gnugo):
            for board in (one, *built([one], options.seed)):
                out.write(json.dumps(board) + "\n")
            out.flush()
    part.replace(options.out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
