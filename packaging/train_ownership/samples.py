"""From finished boards to arrays: what the network sees, and what it should say.

A sample is a board in Black's view with, for every point, the owner (or ``UNKNOWN``), a
teacher's ownership with Black and with White to move, and whether the stone is in seki.
"""

from __future__ import annotations

import base64
import random
from collections.abc import Iterable, Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from boards import UNKNOWN, owners, points, position, replayed, to_move

from goref.app.ownership.features import seen
from goref.core.board.position import Position

NO_TEACHER = -128
EITHER = 0
"""No side is to move: the board is finished."""


class Sample(NamedTuple):
    board: Position
    owner: bytes
    to_move: int = EITHER
    teacher: tuple[bytes, bytes] | None = None
    seki: frozenset[int] | None = None
    """Stones in seki; None if nobody was asked."""


def judged(game: dict[str, Any]) -> Sample:
    """A board whose dead stones are known."""
    board = position(game["rows"])
    dead = points(board.grid, game["dead"])
    seki = points(board.grid, game["seki"])
    return Sample(board, owners(board, dead), seki=seki)


def taught(game: dict[str, Any]) -> Sample:
    """A board that a stronger network has looked at."""
    board = position(game["rows"])
    values = [shares(game[key]).tobytes() for key in ("ownership_b", "ownership_w")]
    unknown = bytes([UNKNOWN]) * len(board.cells)
    return Sample(board, unknown, teacher=(values[0], values[1]))


def shares(text: str) -> np.ndarray:
    """A teacher's ownership in hundredths, as its file has it: base64, a byte a point."""
    return (np.frombuffer(base64.b64decode(text), np.uint8).astype(np.int16) - 100).astype(
        np.int8
    )


def earlier(
    game: dict[str, Any], owner: bytes, chance: random.Random, cuts: tuple[int, ...] = (6, 40)
) -> Iterator[Sample]:
    """Boards of the same game shortly before its end, with the owners of the end.

    One is taken from each of the spans that ``cuts`` bound.
    """
    low = 1
    chosen = []
    for high in cuts:
        chosen.append(chance.randint(low, high))
        low = high + 1
    for cut, board in replayed(game, chosen).items():
        if cut < len(game["moves"]) // 2:
            yield Sample(board, owner, to_move(game, cut))


def arrays(samples: Iterable[Sample], workers: int = 1) -> dict[int, dict[str, np.ndarray]]:
    """The samples as arrays, by board size."""
    by_size: dict[int, list[Sample]] = {}
    for sample in samples:
        by_size.setdefault(sample.board.grid.width, []).append(sample)
    return {size: _stacked(found, workers) for size, found in sorted(by_size.items())}


def _row(sample: Sample) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    sight = seen(sample.board)
    count = len(sample.board.cells)
    parts = np.stack([sight.part, sight.within_own, sight.within_other])
    teacher = np.full((2, count), NO_TEACHER, np.int8)
    if sample.teacher is not None:
        for index, values in enumerate(sample.teacher):
            teacher[index] = np.frombuffer(values, np.int8)
    seki = np.full(count, UNKNOWN, np.uint8)
    if sample.seki is not None:
        seki[:] = [p in sample.seki for p in range(count)]
    planes = np.rint(sight.planes * 255).astype(np.uint8)
    return planes, parts.astype(np.int16), teacher, seki


def _stacked(samples: list[Sample], workers: int) -> dict[str, np.ndarray]:
    if workers > 1 and len(samples) > 1000:
        with Pool(workers) as pool:
            rows = pool.map(_row, samples, chunksize=200)
    else:
        rows = [_row(sample) for sample in samples]
    planes, parts, teacher, seki = zip(*rows, strict=True)
    return {
        "planes": np.stack(planes),
        "parts": np.stack(parts),
        "teacher": np.stack(teacher),
        "seki": np.stack(seki),
        "owner": np.stack([np.frombuffer(s.owner, np.uint8) for s in samples]),
        "to_move": np.array([s.to_move for s in samples], np.uint8),
    }


def save(path: Path, found: dict[int, dict[str, np.ndarray]]) -> None:
    flat = {f"{size}/{key}": a for size, named in found.items() for key, a in named.items()}
    np.savez(path, **flat)


def load(path: Path) -> dict[int, dict[str, np.ndarray]]:
    found: dict[int, dict[str, np.ndarray]] = {}
    with np.load(path) as stored:
        for name in stored.files:
            size, key = name.split("/")
            found.setdefault(int(size), {})[key] = stored[name]
    return found
