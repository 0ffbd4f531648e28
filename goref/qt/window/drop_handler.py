"""The handling of files, pictures and games dropped on a window from other programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDragMoveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QWidget

from goref.io.text.rows import looks_like_rows

LONGEST_LOOKED_AT = 4096
"""The number of characters at the start of a text that are searched for a game."""
DRAGGED = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


def holds_game(text: str) -> bool:
    """Returns whether a text looks like a record or like rows of a position."""
    start = text[:LONGEST_LOOKED_AT]
    return "(;" in "".join(start.split()) or looks_like_rows(start)


class DropHandler(QObject):
    """A handler of drops anywhere on a window, even over a text field.

    A dropped file or game is opened, not inserted into the field. Other text still is.
    """

    def __init__(
        self,
        window: QWidget,
        files: Callable[[Sequence[Path]], object],
        text: Callable[[str], object],
        picture: Callable[[QImage], object] | None = None,
    ) -> None:
        """Args:
        files, text, picture: called with the dropped data. If ``picture`` is None, pictures
            are refused. The call comes after the drop is answered, so that the other program
            need not wait.
        """
        super().__init__(window)
        self._window, self._files, self._text, self._picture = window, files, text, picture
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._watch()

    def _watch(self) -> None:
        """Filters the events of the native window as well. Drags over a text field arrive only
        there.
        """
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched is self._window:
            self._watch()
        elif event.type() in DRAGGED and isinstance(event, QDropEvent):
            return self._dragged(event)
        return False

    def _dragged(self, event: QDropEvent) -> bool:
        """Handles a drag or drop. Returns False to leave it to the widget under the pointer."""
        data = event.mimeData()
        if QApplication.activeModalWidget() is not None or not self._takes(data, event):
            return False
        event.acceptProposedAction()
        if not isinstance(event, QDragMoveEvent):  # it was dropped
            paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
            text, take = data.text(), self._picture
            if paths:
                QTimer.singleShot(0, self, lambda: self._files(paths))
            elif take is not None and data.hasImage() and not holds_game(text):
                image = QImage(data.imageData())
                QTimer.singleShot(0, self, lambda: take(image))
            else:
                QTimer.singleShot(0, self, lambda: self._text(text))
        return True

    def _takes(self, data: QMimeData, event: QDropEvent) -> bool:
        if any(url.isLocalFile() for url in data.urls()):
            return True
        if self._picture is not None and data.hasImage():
            return True
        if not data.hasText():
            return False
        over: QWidget | None = self._window.childAt(event.position().toPoint())
        while over is not None and over is not self._window and not over.acceptDrops():
            over = over.parentWidget()
        return over in (None, self._window) or holds_game(data.text())
