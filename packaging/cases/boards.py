"""Boards and games for cases: turned, with the colours exchanged, made square, played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from drafts import Draft

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import Grid, grid
from goref.core.board.benson import unconditionally_alive
from goref.core.board.position import Position

OTHER = {"B": "W", "W": "B"}
SIGNS = str.maketrans("XO", "OX")


def swapped(draft: Draft) -> Draft:
    """Returns a draft with the colours exchanged; margins that were known are left out."""
    facts = {key: _swapped_fact(key, value) for key, value in draft.facts.items()}
    points = {
        kind: spots
        if isinstance(spots, str)
        else {OTHER[s]: names for s, names in spots.items()}
        for kind, spots in draft.points.items()
    }
    return replace(
        draft,
        board=[row.translate(SIGNS) for row in draft.board],
        moves=[_swapped_move(move) for move in draft.moves],
        first=OTHER.get(draft.first, ""),
        facts=facts,
        points=points,
        penalties=[{**p, "by": OTHER.get(p["by"], p["by"])} for p in draft.penalties],
        play=_swapped_move(draft.play),
        needed=None
        if draft.needed is None
        else [{**n, "by": OTHER[n["by"]]} for n in draft.needed],
        known={},
    )


def _swapped_fact(key: str, value: Any) -> Any:
    if isinstance(value, list):
        return value[::-1]
    if key == "komi":
        return value
    return OTHER.get(value, value)


def _swapped_move(move: str) -> str:
    if move[:2] in ("B ", "W "):
        return OTHER[move[0]] + move[1:]
    head, _, side = move.partition(" ")
    return f"{head} {OTHER[side]}" if side else move


def squared(rows: Sequence[str]) -> list[str]:
    """Returns a rectangle as a square: full rows or columns are doubled, which changes nothing."""
    rows = list(rows)
    while len(rows) < len(rows[0]):
        full = next(i for i, row in enumerate(rows) if "." not in row)
        rows.insert(full, rows[full])
    while len(rows) > len(rows[0]):
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        full = next(i for i, column in enumerate(columns) if "." not in column)
        columns.insert(full, columns[full])
        rows = ["".join(row) for row in zip(*columns, strict=True)]
    return rows


def is_eye(position: Position, point: int, colour: Colour) -> bool:
    """Returns True if a side should not fill a point: an eye that looks real."""
    board = position.grid
    if any(position.cells[n] != colour for n in board.neighbours[point]):
        return False
    column, row = board.column(point), board.row(point)
    corners = [
        board.at(column + dx, row + dy)
        for dx in (-1, 1)
        for dy in (-1, 1)
        if 0 <= column + dx < board.width and 0 <= row + dy < board.height
    ]
    bad = sum(position.cells[c] == colour.other for c in corners)
    return bad < (2 if len(corners) == 4 else 1)


class Play:
    """A game that is played by chance, with its moves as the schema writes them.

    Attributes:
        seen: every board so far, none of which comes back.
    """

    def __init__(self, size: int, seed: int, handicap: int = 0) -> None:
        self.chance = random.Random(seed)
        self.grid: Grid = grid(size)
        self.position = Position.empty(self.grid)
        self.moves: list[str] = []
        self.side = BLACK
        if handicap:
            corners = [(1, size - 2), (size - 2, 1), (size - 2, size - 2), (1, 1)]
            spots = [self.grid.at(*corner) for corner in corners[:handicap]]
            self.position = Position.of(self.grid, spots)
            self.side = WHITE
        self.start = self.position
        self.seen = {self.position.cells}

    def plays(self) -> list[int]:
        """Returns the plays that a careful side may make: no eye is filled, nothing repeated."""
        found = []
        for point, code in enumerate(self.position.cells):
            if not code and not is_eye(self.position, point, self.side):
                result = self.position.play(point, self.side)
                if not result.own and result.position.cells not in self.seen:
                    found.append(point)
        return found

    def is_between(self, point: int) -> bool:
        """Returns True if a point has stones of both colours around it, no empty point, and
        a play there captures nothing."""
        cells = self.position.cells
        around = {cells[n] for n in self.grid.neighbours[point]}
        if around != {BLACK, WHITE}:
            return False
        return not self.position.play(point, self.side).captured

    def put(self, point: int) -> None:
        self.moves.append(f"{self.side.letter} {self.grid.name(point)}")
        self.position = self.position.play(point, self.side).position
        self.seen.add(self.position.cells)
        self.side = self.side.other

    def skip(self, kind: str) -> None:
        self.moves.append(f"{self.side.letter} {kind}")
        self.side = self.side.other

    def is_settled(self) -> bool:
        """Returns True if every chain lives whatever happens."""
        chains = self.position.chains()
        safe = {*unconditionally_alive(self.position, BLACK)}
        safe |= {*unconditionally_alive(self.position, WHITE)}
        return bool(chains) and all(chain in safe for chain in chains)


def games(
    size: int, seeds: Iterator[int], handicap: int = 0, *, most: int = 120
) -> Iterator[tuple[int, Play]]:
    """Yields games, each with its seed, that both sides survive.

    They are played without a pass until every chain is safe; some dame may be left.
    """
    for seed in seeds:
        game = Play(size, seed, handicap)
        while len(game.moves) < most and (plays := game.plays()):
            game.put(game.chance.choice([p for p in plays if not game.is_between(p)] or plays))
            if len(game.moves) > size * size // 2 and game.is_settled():
                if {*game.position.cells} >= {BLACK, WHITE}:
                    yield seed, game
                break


def dame(game: Play) -> list[int]:
    """Returns the plays of the side to move that take a point which touches both colours."""
    found = []
    for region, stones in game.position.parts.regions.items():
        if {game.position.cells[p] for p in stones} == {BLACK, WHITE}:
            found += sorted(region)
    return [p for p in game.plays() if p in found]


def hopeless(game: Play) -> list[int]:
    """Returns the plays of the side to move that put a dead stone into the other side's land."""
    found = []
    for region, stones in game.position.parts.regions.items():
        owners = {game.position.cells[p] for p in stones}
        if owners == {game.side.other} and 2 <= len(region) <= 5:
            found += sorted(region)
    return [p for p in game.plays() if p in found]
