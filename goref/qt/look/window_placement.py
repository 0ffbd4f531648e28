"""The position of windows: in place of another window, or in front of all."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

MAXIMIZED, MINIMIZED = Qt.WindowState.WindowMaximized, Qt.WindowState.WindowMinimized
BY_KEY = "by-key"
"""The name of a window's property: True while the window is used by keyboard."""
HEIR = "goref-heir"
"""The name of a window's property: the window that was shown in its place."""
FRAME = 40
"""The frame of a window takes this many pixels of the screen's width and height."""


def stand_as(new: QWidget, old: QWidget) -> None:
    """Gives a new window the position, size and state of another one. Call it before showing
    ``new``.

    ``saveGeometry`` is not used, since Qt moves the window a little each time it restores it.
    If ``old`` is maximized, its size from before is taken too.
    """
    large = old.isMaximized() or old.isFullScreen()
    ordinary = old.normalGeometry()
    new.setGeometry(ordinary if large and ordinary.isValid() else old.geometry())
    new.setWindowState(old.windowState() & (MAXIMIZED | MINIMIZED))


def show_in_place(new: QWidget, old: QWidget) -> None:
    """Shows a window in place of another one. It becomes active if ``old`` was.

    The caller must hide ``old``.
    """
    quiet = Qt.WidgetAttribute.WA_ShowWithoutActivating
    new.setAttribute(quiet, not old.isActiveWindow())
    new.show()
    new.setAttribute(quiet, False)
    old.setProperty(HEIR, new)


def heir_of(old: QWidget | None) -> QWidget | None:
    """Returns the window that was shown in place of another, or None."""
    heir = None if old is None else old.property(HEIR)
    return heir if isinstance(heir, QWidget) else None


def resize_on_screen(window: QWidget, size: tuple[int, int]) -> None:
    """Gives a new window its usual size, reduced if the screen is too small.

    Do not use it after ``restoreGeometry``, which fits the window to the screen itself.
    """
    room = window.screen().availableGeometry().size() - QSize(FRAME, FRAME)
    window.resize(QSize(*size).boundedTo(room))


def set_least_size(window: QWidget, least: tuple[int, int]) -> None:
    """Sets the smallest size of a window, reduced if its screen is too small."""
    room = window.screen().availableGeometry().size() - QSize(0, FRAME)
    window.setMinimumSize(QSize(*least).boundedTo(room))


def bring_forward(window: QWidget) -> None:
    """Brings a window to the front, with the focus."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
