"""The network that reads a patch: what is on the crossing, and where exactly the crossing is.

The weights are learned from generated pictures (``packaging/train_photo``);
``resources/photo/card.md`` reports how well the network reads, and when not to trust it.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

from goref.app.arrays import Floats, np
from goref.core.base.faults import fault, why
from goref.io.places import resources

WEIGHTS = "photo/weights.npz"
KINDS = 4
"""The number of possible contents: empty, black, white, no crossing."""
EMPTY, BLACK, WHITE, OUTSIDE = range(KINDS)


class ReaderNetError(Exception):
    """Raised if the weights are missing or belong to another network."""


class PatchPrediction(NamedTuple):
    """The network's predictions for patches, one row each.

    Attributes:
        kinds: the probabilities of empty, black, white, no crossing; sum 1.
        offsets: the crossing's distance from the patch's middle, in cells: right, down.
        spreads: the uncertainty of the offset, in cells.
    """

    kinds: Floats
    offsets: Floats
    spreads: Floats


@lru_cache(maxsize=1)
def load() -> ReaderNet:
    """Returns the network that comes with goref. Raises ReaderNetError."""
    return ReaderNet.read(resources() / WEIGHTS)


class ReaderNet:
    """A network read from a file of weights; it has no state.

    Attributes:
        go_on: called at every step of the network; it may raise to end the work.
    """

    go_on: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, weights: dict[str, Floats]) -> None:
        try:
            self._convolutions = [
                (weights[f"{name}.weight"], weights[f"{name}.bias"])
                for name in ("first", "second", "third")
            ]
            self._dense = weights["dense.weight"], weights["dense.bias"]
            self._last = weights["last.weight"], weights["last.bias"]
            self._cooling = float(weights["temperature"])
        except KeyError as error:
            raise ReaderNetError(fault("network-lacks", part=str(error))) from None

    @classmethod
    def read(cls, path: Path) -> ReaderNet:
        """Reads a network from an ``.npz`` file. Raises ReaderNetError."""
        try:
            with np.load(BytesIO(path.read_bytes())) as stored:
                return cls({name: stored[name].astype(np.float32) for name in stored.files})
        except (OSError, ValueError, EOFError, BadZipFile) as error:
            raise ReaderNetError(
                fault("network-file-unreadable", path=str(path), reason=why(error))
            ) from None

    def watched(self, go_on: Callable[[], None]) -> ReaderNet:
        """Returns the same network with ``go_on``, so that the work can be cancelled."""
        made = copy(self)
        made.go_on = go_on
        return made

    def looks(self, patches: Floats) -> PatchPrediction:
        """Returns the predictions for patches (see :mod:`goref.app.photo.patches`)."""
        seen = patches
        for weight, bias in self._convolutions:
            self.go_on()
            seen = np.maximum(_halved(seen, weight) + bias[:, None, None], 0)
        self.go_on()
        flat = seen.reshape(len(seen), -1)
        flat = np.maximum(flat @ self._dense[0].T + self._dense[1], 0)
        out = flat @ self._last[0].T + self._last[1]
        logits = out[:, :KINDS] / self._cooling
        grown = np.exp(logits - logits.max(axis=1, keepdims=True))
        spreads = np.exp(np.clip(out[:, KINDS + 2], -5, 1))
        kinds = grown / grown.sum(axis=1, keepdims=True)
        return PatchPrediction(kinds, out[:, KINDS : KINDS + 2], spreads)


def _halved(seen: Floats, weight: Floats) -> Floats:
    """Returns a convolution with stride 2, padded with zeros."""
    kernel = weight.shape[2]
    rim = kernel // 2
    padded = np.pad(seen, ((0, 0), (0, 0), (rim, rim), (rim, rim)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (kernel, kernel), axis=(2, 3))
    windows = windows[:, :, ::2, ::2]
    count, _, high, wide = windows.shape[:4]
    rows = windows.transpose(0, 2, 3, 1, 4, 5).reshape(count * high * wide, -1)
    product = rows @ weight.reshape(len(weight), -1).T
    return np.ascontiguousarray(product.reshape(count, high, wide, -1).transpose(0, 3, 1, 2))
