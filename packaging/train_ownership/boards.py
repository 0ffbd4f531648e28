"""Finished boards as training reads them: games replayed, owners from dead stones, the count.

A board is a :class:`Position`; owners are bytes, one a point: ``BLACK``, ``WHITE``, ``NOBODY``
or ``UNKNOWN``. Margins are points for Black with komi taken off.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from goref.core.base.geometry import Grid, grid
from goref.core.board.position import Position, connected, put

OWNED_BLACK, OWNED_WHITE, NOBODY, UNKNOWN = 0, 1, 2, 255
PASS = "pass"


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a gzipped file of JSON lines, up to where it is cut off, if it is."""
    with gzip.open(path, "rt") as file:
        try:
            for line in file:
                if line.endswith("\n"):
                    yield json.loads(line)
        except EOFError:
            return


def held_back(game: str) -> bool:
    """Whether a game is kept for measuring: one in twenty, by its id."""
    return int(hashlib.sha1(game.encode()).hexdigest(), 16) % 20 == 0


def judging_half(game: str) -> bool:
    """Whether a board of ``weak-endings`` is kept for judging: one in two, by its id."""
    return int(hashlib.sha1(f"judged {game}".encode()).hexdigest(), 16) % 2 == 0


def position(rows: Iterable[str]) -> Position:
    return Position.from_rows(rows, square=False)


def replayed(game: dict[str, Any], cuts: Iterable[int] = (0,)) -> dict[int, Position]:
    """The boards so many moves before the end."""
    board = grid(game["size"])
    cells = bytearray(len(board))
    for own, name in ((1, "setup_black"), (2, "setup_white")):
        for point in game.get(name, ()):
            cells[board.point(point)] = own
    moves = game["moves"]
    wanted = {len(moves) - cut for cut in cuts if cut <= len(moves)}
    found: dict[int, Position] = {}
    own = 2 if game.get("first_player") == "W" else 1
    for number in range(len(moves) + 1):
        if number in wanted:
            found[len(moves) - number] = Position(board, bytes(cells))
        if number < len(moves):
            move = moves[number]
            if move.lower() != PASS:
                put(cells, board.neighbours, board.point(move), own)
            own = 3 - own
    return found


def to_move(game: dict[str, Any], cut: int = 0) -> int:
    """1 if Black is to move so many moves before the end, else 2."""
    odd = (len(game["moves"]) - cut) % 2
    first = 2 if game.get("first_player") == "W" else 1
    return 3 - first if odd else first


def owners(board: Position, dead: Iterable[int]) -> bytes:
    """Whose every point is once the dead stones are off: plain filling, blind to seki."""
    alive = board.without(dead)
    cells, near = alive.cells, board.grid.neighbours
    found = bytearray([UNKNOWN]) * len(cells)
    for p, code in enumerate(cells):
        if code:
            found[p] = code - 1
        elif found[p] == UNKNOWN:
            region = connected(board.grid, cells, p)
            touched = {cells[n] for q in region for n in near[q] if cells[n]}
            owner = touched.pop() - 1 if len(touched) == 1 else NOBODY
            for q in region:
                found[q] = owner
    return bytes(found)


def handicap_points(game: dict[str, Any]) -> int:
    """What White gets for handicap stones under area counting, by the source's rules word."""
    stones = game["handicap"]
    if game["rules"] != "area" or stones < 2:
        return 0
    return {"Chinese": stones, "AGA": stones - 1}.get(game["rules_word"], 0)


def margin(game: dict[str, Any], board: Position, dead: frozenset[int]) -> float | None:
    """What the plain count gives with these stones dead. None if the komi is unknown."""
    if game["komi"] is None:
        return None
    owned = owners(board, dead)
    if game["rules"] == "area":
        points = owned.count(OWNED_BLACK) - owned.count(OWNED_WHITE) - handicap_points(game)
        return points - game["komi"]
    lost = [game["prisoners"]["B"], game["prisoners"]["W"]]
    for p in dead:
        lost[board.cells[p] - 1] += 1
    empty = [0, 0]
    for p, owner in enumerate(owned):
        if owner < NOBODY and (not board.cells[p] or p in dead):
            empty[owner] += 1
    return empty[0] - empty[1] + lost[1] - lost[0] - game["komi"]


def points(board: Grid, names: Iterable[str]) -> frozenset[int]:
    return frozenset(board.point(name) for name in names)


def dead_chains(board: Position, owned: Iterable[float]) -> frozenset[int]:
    """The stones of every chain whose mean ownership (+1 Black) is the other colour's."""
    values = list(owned)
    found: set[int] = set()
    for chain in board.chains():
        total = sum(values[p] for p in chain)
        if (total < 0) == (board.cells[min(chain)] == 1) and total:
            found |= chain
    return frozenset(found)
