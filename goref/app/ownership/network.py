"""The ownership network: the likely owner of every point of a finished board, in NumPy.

The weights are learned (``packaging/train_ownership``); ``resources/ownership/card.md`` reports
what they were learned from, how often they err, and where not to trust them. Nothing here is a
ruling: the numbers say how such boards usually ended.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from goref.app.arrays import Floats, np
from goref.app.ownership.features import PLANES, InputPlanes, seen
from goref.core.base.faults import fault, why
from goref.core.board.position import SWAP, Position
from goref.io.places import resources

ALL_SYMMETRIES = tuple(range(8))
HALF_TURN = 3
"""XOR with this number gives, for a symmetry's number, the same one with a turn by 180°."""
PLAIN_AT_ONCE = 0.98
"""The least ownership (0 to 1) of every stone at which one view of the board is enough."""
PLAIN = 0.95
"""The least ownership (0 to 1) of every stone at which two views of the board are enough."""
STEADY = 0.1
"""The most by which a clear stone's ownership differs between Black and White to move."""
WEIGHTS = "ownership/weights.npy"
THREADS = "OPENBLAS_NUM_THREADS"
"""The environment variable with the number of threads for NumPy's BLAS."""


class NetworkError(Exception):
    """Raised if the weights or NumPy are missing, or the weights are another network's."""


class Opinion(NamedTuple):
    """The network's estimate of a position; one number for each point, in board order.

    Attributes:
        ownership: from +1 (Black's) to −1 (White's), the mean of ``black_first`` and
            ``white_first``.
        black_first, white_first: the ownership with Black or with White to move. If they
            differ, something is still to be played.
        neutral: the probability, 0 to 1, that the point is nobody's.
        seki: the probability, 0 to 1, that a stone on the point is in seki (meaningless on
            empty points).
        spread: the standard deviation of the ownership over the symmetric views.
    """

    ownership: tuple[float, ...]
    black_first: tuple[float, ...]
    white_first: tuple[float, ...]
    neutral: tuple[float, ...]
    seki: tuple[float, ...]
    spread: tuple[float, ...]


@lru_cache(maxsize=1)
def load() -> OwnershipNet:
    """Returns the network that comes with goref.

    Raises the errors of :meth:`OwnershipNet.read`.
    """
    return OwnershipNet.read(resources() / WEIGHTS)


class OwnershipNet:
    """A network read from a file of weights; it has no state.

    Attributes:
        version: the file's CRC-32, in eight hexadecimal digits.
    """

    def __init__(self, weights: dict[str, Floats], version: str) -> None:
        self.version = version
        try:
            self._stem = _Conv(weights["stem.weight"], weights["stem.bias"])
            self._head = weights["head.weight"][:, :, 0, 0]
            self._head_bias = weights["head.bias"][:, None]
            self._gather = weights["gather.weight"]
            self._last = weights["last.weight"][:, :, 0, 0]
            self._last_bias = weights["last.bias"][:, None]
            depth = sum(name.endswith(".first.weight") for name in weights)
            self._blocks = [_Block(weights, f"blocks.{i}.") for i in range(depth)]
        except (KeyError, IndexError) as error:
            raise NetworkError(fault("network-lacks", part=str(error))) from None
        if self._stem.channels != PLANES:
            raise NetworkError(fault("network-planes", count=self._stem.channels))

    @classmethod
    def read(cls, path: Path) -> OwnershipNet:
        """Reads a network from an ``.npy`` file with one record of named arrays.

        Raises NetworkError if the file is no such network, ModuleNotFoundError without NumPy.
        """
        np = _numpy()
        try:
            data = path.read_bytes()
            stored = np.load(BytesIO(data))
            names = stored.dtype.names if isinstance(stored, np.ndarray) else None
            weights = {name: stored[name].astype(np.float32) for name in names or ()}
            return cls(weights, f"{crc32(data):08x}")
        except (OSError, EOFError, ValueError) as error:
            raise NetworkError(
                fault("network-file-unreadable", path=str(path), reason=why(error))
            ) from None

    def opinion(
        self,
        position: Position,
        symmetries: Sequence[int] = ALL_SYMMETRIES,
        go_on: Callable[[], None] = lambda: None,
    ) -> Opinion:
        """Returns the estimate of a position: the mean over symmetries and both sides to move.

        With all eight symmetries (the default), a turned board has the turned estimate, and a
        board with exchanged colours the opposite one, except for rounding.

        Args:
            symmetries: numbers from 0 to 7; on an oblong board, those that swap the axes are
                ignored.
            go_on: called before each view of the board; it may raise to end the work.
        """
        board = position.grid
        if board.width != board.height:
            symmetries = [s for s in symmetries if not s & 4]
        return _mean_of(self._looks(position, symmetries, go_on))

    def opinion_of_few(
        self, position: Position, go_on: Callable[[], None] = lambda: None
    ) -> Opinion:
        """Returns the estimate from one symmetric view if that makes all stones clear.

        Otherwise more are used: two, or all. One is enough for most finished boards. The choice
        of views depends only on the board, so a turned board has the turned estimate. All are
        used if a board equals its own image.

        Args:
            go_on: called before each view of the board; it may raise to end the work.
        """
        cells = np.frombuffer(position.cells, np.uint8)
        oblong = position.grid.width != position.grid.height
        symmetries = [s for s in ALL_SYMMETRIES if not (oblong and s & 4)]
        images = [_image(cells, position, symmetry) for symmetry in symmetries]
        first = min(symmetries, key=images.__getitem__)
        if images.count(images[first]) > 1:
            return self.opinion(position, go_on=go_on)
        second = first ^ HALF_TURN
        rest = [symmetry for symmetry in symmetries if symmetry not in (first, second)]
        looked = [first]
        looks = self._looks(position, looked, go_on)
        for more, plain in (([second], PLAIN_AT_ONCE), (rest, PLAIN)):
            made = _mean_of(looks)
            if _is_plain(position, made, plain):
                return made
            looked += more
            looks = np.concatenate([looks, self._looks(position, more, go_on)], axis=1)
        return _mean_of(looks[:, np.argsort(looked)])

    def _looks(
        self, position: Position, symmetries: Sequence[int], go_on: Callable[[], None]
    ) -> Any:
        """Returns the shares of :meth:`_shares` as an array of four axes.

        They are the side to move, the symmetry, the kind of share and the point.
        """
        board = position.grid
        black = seen(position)
        shares = np.empty((2, len(symmetries), 4, len(board)), np.float64)
        for index, symmetry in enumerate(symmetries):
            order = _order(board.width, board.height, symmetry)
            height = board.width if symmetry & 4 else board.height
            views = [_taken(view, order) for view in (black, black.from_other_side())]
            for side, view in enumerate(views):
                go_on()
                shares[side, index][:, order] = self._shares(view, height)
        return shares

    def _shares(self, view: InputPlanes, height: int) -> Floats:
        """Returns four numbers for every point: own, other and nobody's share (sum 1), and
        seki."""
        groups = _Groups(view)
        board = _Board(height, view.planes.shape[1] // height)
        x = self._stem(board.padded(view.planes), board)
        for block in self._blocks:
            block.add_to(x, board, groups)
        flat = np.maximum(board.points(x), 0)
        told = np.maximum(self._head @ flat + self._head_bias, 0)
        told = np.maximum(told + groups.gathered(told, self._gather), 0)
        logits = self._last @ told + self._last_bias
        logits[:3] -= logits[:3].max(0)
        found = np.exp(logits)
        found[:3] /= found[:3].sum(0)
        found[3] = 1 / (1 + np.exp(-logits[3]))
        shares: Floats = found
        return shares


def _mean_of(shares: Any) -> Opinion:
    """Returns the opinion that is the mean of several views."""
    own = shares[:, :, 0] - shares[:, :, 1]
    black_first, white_first = own[0].mean(0), -own[1].mean(0)
    each = (own[0] - own[1]) / 2
    return Opinion(
        ownership=_plain((black_first + white_first) / 2),
        black_first=_plain(black_first),
        white_first=_plain(white_first),
        neutral=_plain(shares[:, :, 2].mean((0, 1))),
        seki=_plain(shares[:, :, 3].mean((0, 1))),
        spread=_plain(each.std(0)),
    )


def _image(cells: Any, position: Position, symmetry: int) -> bytes:
    """Returns the turned board as bytes; exchanging the colours does not change them."""
    view = bytes(cells[_order(position.grid.width, position.grid.height, symmetry)])
    return min(view, view.translate(SWAP))


def _is_plain(position: Position, made: Opinion, plain: float) -> bool:
    """Returns whether every stone is clear: owned to at least ``plain``, whoever moves
    first."""
    return all(
        abs(made.ownership[p]) >= plain
        and abs(made.black_first[p] - made.white_first[p]) <= STEADY
        for p, code in enumerate(position.cells)
        if code
    )


def _numpy() -> Any:
    """Returns NumPy, with matrix products on one thread if it was not loaded before.

    The products are small: threads that wait for each other gain nothing, and on a busy machine
    they take ten times as long.
    """
    before = os.environ.get(THREADS)
    os.environ[THREADS] = before or "1"
    try:
        import numpy
    finally:
        if before is None:
            del os.environ[THREADS]
    return numpy


class _Board:
    """The layout of a board's planes in memory: one row of numbers for each plane.

    Every line of the board is followed by one cell off the board. These cells, with one line
    above and one below, are the rim of zeros that convolutions need. So every neighbour of a
    point is at a fixed distance in the row.
    """

    def __init__(self, height: int, width: int) -> None:
        self.height, self.width = height, width
        self.step = width + 1
        self.first = self.step + 1
        self.count = height * self.step
        self.length = self.count + 2 * self.first
        self._work: Floats | None = None

    def padded(self, planes: Floats) -> Floats:
        found = np.zeros((len(planes), self.length), np.float32)
        lines = self.lines(found)
        lines[:, :, :-1] = planes.reshape(len(planes), self.height, self.width)
        return found

    def lines(self, padded: Floats) -> Floats:
        inner = padded[:, self.first : self.first + self.count]
        return inner.reshape(len(padded), self.height, self.step)

    def points(self, padded: Floats) -> Floats:
        return self.lines(padded)[:, :, :-1].reshape(len(padded), -1)

    def columns(self, padded: Floats) -> Floats:
        """Returns the nine values around every point, the point's own included, as columns."""
        channels = len(padded)
        if self._work is None or len(self._work) != 9 * channels:
            self._work = np.empty((9 * channels, self.count), np.float32)
        rows, item = padded.strides
        near = np.lib.stride_tricks.as_strided(
            padded[:, self.first - self.step - 1 :],
            (3, 3, channels, self.count),
            (self.step * item, item, rows, item),
        )
        np.copyto(self._work.reshape(3, 3, channels, self.count), near)
        return self._work


class _Conv:
    """A 3x3 convolution."""

    def __init__(self, weight: Floats, bias: Floats) -> None:
        out, self.channels = weight.shape[:2]
        self._weight = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(out, -1))
        self._bias = bias[:, None]

    def flat(self, padded: Floats, board: _Board) -> Floats:
        """Returns the convolution; the cells off the board have meaningless values."""
        found: Floats = self._weight @ board.columns(padded)
        found += self._bias
        return found

    def __call__(self, padded: Floats, board: _Board) -> Floats:
        flat = self.flat(padded, board)
        found = np.zeros((len(flat), board.length), np.float32)
        found[:, board.first : board.first + board.count] = flat
        board.lines(found)[:, :, -1] = 0
        return found


class _Block:
    """One residual block; see ``packaging/train_ownership/net.py``."""

    def __init__(self, weights: dict[str, Floats], name: str) -> None:
        self._first = _Conv(weights[name + "first.weight"], weights[name + "first.bias"])
        self._second = _Conv(weights[name + "second.weight"], weights[name + "second.bias"])
        self._narrow = weights[name + "narrow.weight"][:, :, 0, 0]
        self._narrow_bias = weights[name + "narrow.bias"][:, None]
        self._gather = weights[name + "gather.weight"]

    def add_to(self, x: Floats, board: _Board, groups: _Groups) -> None:
        active = np.maximum(x, 0)
        narrow = np.maximum(self._narrow @ board.points(active) + self._narrow_bias, 0)
        middle = self._first(active, board)
        lines = board.lines(middle)
        told = groups.gathered(narrow, self._gather)
        lines[:, :, :-1] += told.reshape(len(told), board.height, board.width)
        np.maximum(middle, 0, out=middle)
        board.lines(x)[:] += self._second.flat(middle, board).reshape(lines.shape)
        board.lines(x)[:, :, -1] = 0


class _Groups:
    """The groups that each point belongs to: chain or region, areas, and the whole board."""

    def __init__(self, view: InputPlanes) -> None:
        points = view.planes.shape[1]
        kinds = (view.part, view.within_own, view.within_other, np.zeros(points, np.int16))
        counts = [int(kind.max()) + 1 for kind in kinds]
        ends = np.cumsum(counts)
        self._bounds = [(int(e) - c, int(e)) for e, c in zip(ends, counts, strict=True)]
        self._member = np.zeros((points, int(ends[-1])), np.float32)
        for kind, (low, _) in zip(kinds, self._bounds, strict=True):
            some = np.flatnonzero(kind >= 0)
            self._member[some, low + kind[some]] = 1
        self._spread = np.ascontiguousarray(self._member.T)
        self._share = 1 / np.maximum(self._member.sum(0), 1)

    def gathered(self, x: Floats, weight: Floats) -> Floats:
        """Returns for every point the weighted sums and means of ``x`` over its groups."""
        sums = x @ self._member
        both = np.concatenate([sums * self._share, sums / (1 + sums)])
        told = np.empty((weight.shape[1], sums.shape[1]), np.float32)
        for kind, (low, high) in enumerate(self._bounds):
            told[:, low:high] = weight[kind] @ both[:, low:high]
        found: Floats = told @ self._spread
        return found


@lru_cache(maxsize=64)
def _order(width: int, height: int, symmetry: int) -> Any:
    """Returns, for each point of the turned board, the point that is turned onto it."""
    points = np.arange(width * height).reshape(height, width)
    if symmetry & 4:
        points = points.T
    if symmetry & 1:
        points = points[:, ::-1]
    if symmetry & 2:
        points = points[::-1]
    return points.reshape(-1).copy()


def _taken(view: InputPlanes, order: Any) -> InputPlanes:
    return InputPlanes(
        view.planes[:, order],
        view.part[order],
        view.within_own[order],
        view.within_other[order],
    )


def _plain(values: Any) -> tuple[float, ...]:
    return tuple(values.tolist())
