"""The placement of windows: at the place of another window, or in front of all."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

MAXIMIZED, MINIMIZED = Qt.WindowState.WindowMaximized, Qt.WindowState.WindowMinimized
BY_KEY = "by-key"
"""The property of a window that is True while the window is used by keys."""
HEIR = "goref-heir"
"""The property of a window that stores the window shown in its place."""
FRAME = 40
"""The pixels of a screen that the frame of a window takes."""


def stand_as(new: QWidget, old: QWidget) -> None:
    """Gives a window that was never shown the place, size and state of another window.

    Qt would fit a saved geometry into the screen when restoring it, and so move a window a
    little each time. A window that fills the screen passes on the size it had before.
    """
    large = old.isMaximized() or old.isFullScreen()
    ordinary = old.normalGeometry()
    new.setGeometry(ordinary if large and ordinary.isValid() else old.geometry())
    new.setWindowState(old.windowState() & (MAXIMIZED | MINIMIZED))


def show_in_place(new: QWidget, old: QWidget) -> None:
    """Shows a window in place of another, and focuses it if the other had the focus.

    The caller hides the other.
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
    """Gives a window that was never shown its usual size, as far as the screen allows.

    A geometry restored by Qt is fitted into the screen anyway.
    """
    room = window.screen().availableGeometry().size() - QSize(FRAME, FRAME)
    window.resize(QSize(*size).boundedTo(room))


def set_least_size(window: QWidget, least: tuple[int, int]) -> None:
    """Sets the least size of a window, as far as its screen allows."""
    room = window.screen().availableGeometry().size() - QSize(0, FRAME)
    window.setMinimumSize(QSize(*least).boundedTo(room))


def bring_forward(window: QWidget) -> None:
    """Brings a window to the front, with the focus."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
