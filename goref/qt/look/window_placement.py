"""Where windows stand: one made anew where the one before it stood, one wanted in front."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

MAXIMIZED, MINIMIZED = Qt.WindowState.WindowMaximized, Qt.WindowState.WindowMinimized
HEIR = "goref-heir"
"""The property of a window that is which other one was shown in its place."""
FRAME = 40
"""Pixels of a screen that a window's own frame takes."""


def stand_as(new: QWidget, old: QWidget) -> None:
    """Give a window that was not shown yet the place, size and state of another.

    What Qt saves of a geometry is fitted into the screen when it is restored, and so moves
    a window a little each time. A window that fills the screen leaves its size of before.
    """
    large = old.isMaximized() or old.isFullScreen()
    ordinary = old.normalGeometry()
    new.setGeometry(ordinary if large and ordinary.isValid() else old.geometry())
    new.setWindowState(old.windowState() & (MAXIMIZED | MINIMIZED))


def show_in_place(new: QWidget, old: QWidget) -> None:
    """Show a window in place of another; it has the keys if that one had them."""
    quiet = Qt.WidgetAttribute.WA_ShowWithoutActivating
    new.setAttribute(quiet, not old.isActiveWindow())
    new.show()
    new.setAttribute(quiet, False)
    old.setProperty(HEIR, new)


def heir_of(old: QWidget | None) -> QWidget | None:
    """The window that was shown in place of another; None if none was."""
    heir = None if old is None else old.property(HEIR)
    return heir if isinstance(heir, QWidget) else None


def resize_on_screen(window: QWidget, size: tuple[int, int]) -> None:
    """Give a window that was not shown yet its usual size, as far as the screen has it.

    What Qt restores of a geometry it fits into the screen by itself.
    """
    room = window.screen().availableGeometry().size() - QSize(FRAME, FRAME)
    window.resize(QSize(*size).boundedTo(room))


def resize_if_it_fits(window: QWidget, size: tuple[int, int]) -> None:
    """As ``resize_on_screen``; on a screen that not even its least size fits it is left large.

    With its frame around it, a window as large as its screen has its last line below it.
    """
    room, least = window.screen().availableGeometry().size(), window.minimumSize()
    if least.boundedTo(room) == least:
        resize_on_screen(window, size)
    else:
        window.resize(*size)


def bring_forward(window: QWidget) -> None:
    """Have a window in front, with the keys."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
