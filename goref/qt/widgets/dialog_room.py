"""The size of a dialog: large enough for its texts, as far as the screen allows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from shiboken6 import isValid

from goref.qt.look.appearance import text_scale

EDGE = 40
"""The pixels of a screen that the frame of a window takes."""
ROOMY = (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.Resize)


class DialogRoom(QObject):
    """The size of a dialog: its usual one, larger with larger texts, with space for its
    content.

    Otherwise a larger text size would cut labels and squeeze buttons. Qt ignores the least size
    of a layout if the dialog has one of its own. Where a dialog gets narrower, lines wrap, and
    it needs more height.
    """

    def __init__(
        self, dialog: QDialog, usual: tuple[int, int], least: tuple[int, int] = (0, 0)
    ) -> None:
        """Args:
        usual: the usual width and height in logical pixels, at texts of ordinary size.
        least: the least width and height, in logical pixels.
        """
        super().__init__(dialog)
        self._dialog, self._least = dialog, QSize(*least)
        self._fitting = False
        grown = QSize(*usual) * max(text_scale(dialog.font()), 1.0)
        dialog.resize(grown.boundedTo(self._screen()))
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in ROOMY and not self._fitting and isValid(self._dialog):
            self._fitting = True  # the change requests a layout again
            self.fit()
            if event.type() is QEvent.Type.Show:
                self._open()
            self._fitting = False
        return False

    def fit(self) -> None:
        """Enlarges the dialog if its present content needs more than its size."""
        layout = self._dialog.layout()
        if layout is None:
            return
        layout.activate()
        least = layout.totalMinimumSize().expandedTo(self._least)
        wide = max(self._dialog.width(), least.width())
        if layout.hasHeightForWidth():
            needed = layout.totalMinimumHeightForWidth(wide)
            least.setHeight(max(least.height(), min(needed, self._screen().height())))
        self._dialog.setMinimumSize(least)
        self._dialog.resize(self._dialog.size().expandedTo(least))

    def _open(self) -> None:
        """Gives the dialog its preferred height, as far as the screen allows."""
        layout, wide = self._dialog.layout(), self._dialog.width()
        if layout is None:
            return
        across = layout.hasHeightForWidth()
        high = layout.totalHeightForWidth(wide) if across else layout.totalSizeHint().height()
        high = min(high, self._screen().height())
        self._dialog.resize(wide, max(high, self._dialog.height()))

    def _screen(self) -> QSize:
        screen = self._dialog.screen() or QGuiApplication.primaryScreen()
        return screen.availableGeometry().size() - QSize(EDGE, EDGE)
