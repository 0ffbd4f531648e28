"""Work in the pauses between events: in pieces, on the window's own thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

SHARE_S = 0.006
"""How long pieces are done at a stretch; then other events have their turn."""

END = object()
ALONE = object()
"""What a piece gives that is to be the last at its stretch: the next one takes long."""


class IdleWork(QObject):
    """Takes one piece after the other; begun anew, it forgets what it was at."""

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
        """Whether pieces are being done: there are some, and it does not pause."""
        return self._timer.isActive()

    @property
    def is_at_work(self) -> bool:
        """Whether there are pieces to be done, now or after a pause."""
        return self._pieces is not None

    def start(
        self,
        pieces: Iterator[object],
        done: Callable[[], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Do something in place of what is being done.

        Args:
            pieces: does a piece whenever it is asked for its next value; none is much longer
                than a frame; one that takes long comes after :data:`ALONE`.
            done: is called after the last.
            failed: is told the exception that a piece ended with; without it, that is raised.
        """
        self._pieces, self._done, self._failed = pieces, done, failed
        self._timer.start()

    def pause(self) -> None:
        """Leave off until :meth:`resume`."""
        self._timer.stop()

    def resume(self) -> None:
        """Go on with what is left, if anything is."""
        if self._pieces is not None:
            self._timer.start()

    def finish(self) -> None:
        """Do at once all that is left; nothing from inside a piece."""
        while self._pieces is not None and not self._is_in_piece:
            self.resume()
            self._go_on()

    def stop(self) -> None:
        """Leave off, and forget what is left; nothing is told any more."""
        self._timer.stop()
        self._pieces = None

    def _go_on(self) -> None:
        pieces = self._pieces
        if self._is_in_piece or pieces is None:  # a piece that asks something waits for it
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
        is_ours = self._pieces is pieces  # a piece may stop it, or begin something else
        if is_ours and (ended or error is not None):
            self.stop()
        if error is not None:
            if not is_ours or self._failed is None:
                raise error
            self._failed(error)
        elif ended and is_ours and self._done is not None:
            self._done()
