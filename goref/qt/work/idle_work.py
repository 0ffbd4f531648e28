"""Work in pieces on the window's own thread. Events are handled between the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

SHARE_S = 0.006
"""After this many seconds of work, other events are handled."""

END = object()
ALONE = object()
"""A piece yields this before a long piece, so that events are handled first."""


class IdleWork(QObject):
    """Work done in pieces. Starting other work discards the remaining pieces."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: Iterator[object] | None = None
        self._done: Callable[[], None] | None = None
        self._failed: Callable[[Exception], None] | None = None
        self._is_in_piece = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """True if pieces remain and the work is not paused."""
        return self._timer.isActive()

    @property
    def is_at_work(self) -> bool:
        """True if pieces remain, even while the work is paused."""
        return self._pieces is not None

    def start(
        self,
        pieces: Iterator[object],
        done: Callable[[], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Starts work. Work that is not finished is discarded, without calling its ``done``.

        Args:
            pieces: an iterator that does a piece of work at each step. A piece must not take
                longer than a frame, except after :data:`ALONE`.
            done: called after the last piece.
            failed: called with the exception of a piece; None raises it.
        """
        self._pieces, self._done, self._failed = pieces, done, failed
        self._timer.start()

    def pause(self) -> None:
        """Pauses the work until :meth:`resume` is called."""
        self._timer.stop()

    def resume(self) -> None:
        """Continues paused work."""
        if self._pieces is not None:
            self._timer.start()

    def finish(self) -> None:
        """Does all remaining pieces now. Does nothing if called from inside a piece."""
        while self._pieces is not None and not self._is_in_piece:
            self.resume()
            self._go_on()

    def stop(self) -> None:
        """Discards the remaining pieces. ``done`` is not called."""
        self._timer.stop()
        self._pieces = None

    def _go_on(self) -> None:
        pieces = self._pieces
        if (
            self._is_in_piece or pieces is None
        ):  # a piece with an open dialog waits for the answer
            return
        begun = monotonic()
        ended, error = False, None
        self._is_in_piece = True
        try:
            while not ended and self.is_busy and self._pieces is pieces:
                piece = next(pieces, END)
                ended = piece is END
                if piece is ALONE or monotonic() - begun >= SHARE_S:
                    break
        except Exception as raised:
            error = raised
        finally:
            self._is_in_piece = False
        is_ours = self._pieces is pieces  # a piece may stop it, or start other work
        if is_ours and (ended or error is not None):
            self.stop()
        if error is not None:
            if not is_ours or self._failed is None:
                raise error
            self._failed(error)
        elif ended and is_ours and self._done is not None:
            self._done()
