"""Asks a torch network many boards at once, averaged over sides and some symmetries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from batches import turned
from net import Groups, Net

from goref.app.ownership.features import SWAPPED

Answer = tuple[np.ndarray, np.ndarray]


def read(path: Path) -> Net:
    """A network as ``train.py`` writes it, or as goref has it."""
    shape = Net().shape if path.suffix == ".npy" else torch.load(path)["shape"]
    net = Net(*shape).to(memory_format=torch.channels_last)
    net.load_state_dict(weights(path))
    return net.eval()


def weights(path: Path) -> dict[str, torch.Tensor]:
    """The weights of a run, or those goref has."""
    if path.suffix == ".npy":
        stored = np.load(path)
        names = stored.dtype.names
        return {name: torch.from_numpy(stored[name].astype(np.float32)) for name in names}
    found: dict[str, torch.Tensor] = torch.load(path)["net"]
    return found


@torch.no_grad()
def asked(
    net: Net,
    planes: np.ndarray,
    parts: np.ndarray,
    turns: tuple[int, ...] = (0, 7),
    size: int = 64,
) -> Iterator[Answer]:
    """For every board ownership (+1 Black) and how likely a point is nobody's.

    ``planes`` are bytes and ``parts`` numbers as :mod:`samples` makes them, of one board size.
    """
    side = int(planes.shape[2] ** 0.5)
    for start in range(0, len(planes), size):
        some = planes[start : start + size]
        count = len(some)
        ownership = np.zeros((count, side, side), np.float32)
        neutral = np.zeros((count, side, side), np.float32)
        for sign in (1, -1):
            shown = some if sign == 1 else some[:, list(SWAPPED)]
            groups = parts[start : start + size][:, [0, 1, 2] if sign == 1 else [0, 2, 1]]
            for turn in turns:
                seen = turned(shown.reshape(count, -1, side, side), turn)
                whole = turned(groups.reshape(count, 3, side, side), turn)
                x = torch.from_numpy(np.ascontiguousarray(seen)).float() / 255
                x = x.contiguous(memory_format=torch.channels_last)
                member = Groups(torch.from_numpy(np.ascontiguousarray(whole)).flatten(2))
                with torch.autocast("cpu", torch.bfloat16):
                    logits = net(x, member)
                share = logits[:, :3].float().softmax(1).numpy()
                own = _back(share[:, 0] - share[:, 1], turn)
                ownership += sign * own
                neutral += _back(share[:, 2], turn)
        asked_times = 2 * len(turns)
        yield from zip(
            (ownership / asked_times).reshape(count, -1),
            (neutral / asked_times).reshape(count, -1),
            strict=True,
        )


def _back(a: np.ndarray, turn: int) -> np.ndarray:
    """Undoes :func:`batches.turned`."""
    if turn & 2:
        a = a[..., ::-1, :]
    if turn & 1:
        a = a[..., ::-1]
    if turn & 4:
        a = a.swapaxes(-1, -2)
    return a
