"""Work in pieces between the events of the window, on the window's own thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

SHARE_S = 0.006
"""The seconds of work after which other events are handled."""

END = object()
ALONE = object()
"""The value that a piece yields before a long piece, so that other events are handled first."""


class IdleWork(QObject):
    """Work done in pieces, one after the other; new work discards the rest of the old."""

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
        """Starts work in place of that under way, which is discarded without a callback.

        Args:
            pieces: performs one piece for each value that it yields; none takes much longer
                than a frame, except after :data:`ALONE`.
            done: called after the last piece.
            failed: called with a piece's exception; if None, the exception is raised.
        """
        self._pieces, self._done, self._failed = pieces, done, failed
        self._timer.start()

    def pause(self) -> None:
        """Pauses the work until :meth:`resume`."""
        self._timer.stop()

    def resume(self) -> None:
        """Continues with the remaining pieces, if any."""
        if self._pieces is not None:
            self._timer.start()

    def finish(self) -> None:
        """Performs all remaining pieces now; does nothing inside a piece."""
        while self._pieces is not None and not self._is_in_piece:
            self.resume()
            self._go_on()

    def stop(self) -> None:
        """Discards the remaining pieces; no callback follows."""
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
