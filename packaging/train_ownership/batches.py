"""Batches for training: one board size each, turned, seen from one side or the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch
from boards import UNKNOWN
from samples import NO_TEACHER
from torch import Tensor

from goref.app.ownership.features import SWAPPED

SWAP_OWNER = np.array([1, 0, 2, *range(3, 256)], np.uint8)


class Batch(NamedTuple):
    planes: Tensor
    parts: Tensor
    owner: Tensor
    """Per point 0 own, 1 the other side's, 2 nobody's, ``UNKNOWN``."""
    teacher: Tensor
    """Ownership from −1 to 1 for the side to move; not a number where there is none."""
    seki: Tensor


Arrays = dict[str, np.ndarray]


def batch(arrays: Arrays, chosen: np.ndarray, chance: np.random.Generator) -> Batch:
    """Samples made a batch: each from the side to move (either, if none is) and turned."""
    count = len(chosen)
    to_move = arrays["to_move"][chosen]
    white = np.where(to_move == 0, chance.integers(1, 3, count), to_move) == 2
    planes = arrays["planes"][chosen]
    parts = arrays["parts"][chosen]
    owner = arrays["owner"][chosen]
    both = arrays["teacher"][chosen]
    teacher = np.where(white[:, None], both[:, 1], both[:, 0]).astype(np.float32)
    teacher[teacher == NO_TEACHER] = np.nan
    planes[white] = planes[white][:, list(SWAPPED)]
    parts[white] = parts[white][:, [0, 2, 1]]
    owner[white] = SWAP_OWNER[owner[white]]
    teacher[white] *= -1
    side = int(planes.shape[2] ** 0.5)
    turns = chance.integers(0, 8, count)
    shown = [a.reshape(count, -1, side, side) for a in (planes, parts, owner, teacher)]
    shown.append(arrays["seki"][chosen].reshape(count, -1, side, side))
    for turn in range(8):
        mine = turns == turn
        for a in shown:
            a[mine] = turned(a[mine], turn)
    return Batch(
        torch.from_numpy(shown[0]).float() / 255,
        torch.from_numpy(shown[1].reshape(count, 3, -1)),
        torch.from_numpy(shown[2][:, 0]),
        torch.from_numpy(shown[3][:, 0]) / 100,
        torch.from_numpy(shown[4][:, 0]),
    )


def turned(a: np.ndarray, turn: int) -> np.ndarray:
    if turn & 4:
        a = a.swapaxes(-1, -2)
    if turn & 1:
        a = a[..., ::-1]
    if turn & 2:
        a = a[..., ::-1, :]
    return a


class Mixture:
    """Endless batches from several sets, each with its share of the samples."""

    def __init__(
        self, sets: list[tuple[float, dict[int, Arrays]]], size: int, seed: int
    ) -> None:
        self._chance = np.random.default_rng(seed)
        self._size = size
        self._pools: list[tuple[float, Arrays]] = []
        for share, by_side in sets:
            total = sum(len(a["owner"]) for a in by_side.values())
            for arrays in by_side.values():
                self._pools.append((share * len(arrays["owner"]) / total, arrays))

    def __iter__(self) -> Iterator[Batch]:
        weights = np.array([share for share, _ in self._pools])
        weights /= weights.sum()
        by_side: dict[int, list[int]] = {}
        for index, (_, arrays) in enumerate(self._pools):
            by_side.setdefault(arrays["owner"].shape[1], []).append(index)
        sides = list(by_side)
        side_weights = np.array([weights[by_side[side]].sum() for side in sides])
        while True:
            side = sides[self._chance.choice(len(sides), p=side_weights)]
            indices = by_side[side]
            inner = weights[indices] / weights[indices].sum()
            counts = self._chance.multinomial(self._size, inner)
            picked = []
            for index, count in zip(indices, counts, strict=True):
                arrays = self._pools[index][1]
                if count:
                    chosen = self._chance.integers(0, len(arrays["owner"]), count)
                    picked.append(batch(arrays, chosen, self._chance))
            yield Batch(*(torch.cat(column) for column in zip(*picked, strict=True)))


def unknown(owner: Tensor) -> Tensor:
    return owner == UNKNOWN
