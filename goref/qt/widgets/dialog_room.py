"""The size of a dialog: large enough for its texts, but not larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from shiboken6 import isValid

from goref.qt.look.appearance import text_scale

EDGE = 40
"""The frame of a window takes this many pixels of the screen's width and height."""
ROOMY = (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.Resize)


class DialogRoom(QObject):
    """Keeps a dialog large enough for its content, and makes it larger with larger text.

    Without it, larger text would be cut: Qt ignores the minimum size of a layout if the dialog
    has its own. In a narrower dialog lines wrap, so that it must be higher.
    """

    def __init__(
        self, dialog: QDialog, usual: tuple[int, int], least: tuple[int, int] = (0, 0)
    ) -> None:
        """Args:
        usual: the usual width and height, in logical pixels at the ordinary text size.
        least: the smallest width and height, in logical pixels.
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
        """Enlarges the dialog if its present content needs more space."""
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
        """Gives the dialog the height that its content prefers, within the screen."""
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
