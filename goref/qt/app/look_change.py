"""Changes of language, theme or text size, which wait until no input would be lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

LOOK_MS = 100
"""Milliseconds between two checks for unfinished input. Two checks in a row must find none,
since a function may still use a dialog that was just closed.
"""


@runtime_checkable
class GoesAlong(Protocol):
    """A window with a flag ``goes_along``: True if a new window may replace it now."""

    @property
    def goes_along(self) -> bool: ...


class LookChange(QObject):
    """The pending changes of language, theme or text size. They are applied together, by
    creating all windows again once no input is unfinished.
    """

    def __init__(
        self, rebuild: Callable[[], object], may: Callable[[], bool], parent: QObject
    ) -> None:
        """Args:
        rebuild: creates all windows again.
        may: returns False while something else prevents the change.
        """
        super().__init__(parent)
        self._rebuild, self._may = rebuild, may
        self._acts: list[Callable[[], object]] = []
        self._was_free = False
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def waits(self) -> bool:
        """True while a change is pending."""
        return bool(self._acts)

    def ask(self, act: Callable[[], object], *, by_hand: bool) -> None:
        """Calls ``act`` and creates all windows again, as soon as no input is unfinished.

        Args:
            by_hand: True if the user asked for it just now; one check is then enough.
        """
        if act not in self._acts:
            self._acts.append(act)
        self._was_free = by_hand
        self._looking.start()
        if by_hand:
            self._look()

    def _look(self) -> None:
        was_free, self._was_free = self._was_free, self._may() and not is_something_begun()
        if was_free and self._was_free:
            self._looking.stop()
            acts, self._acts = self._acts, []
            for act in acts:
                act()
            self._rebuild()


def is_something_begun() -> bool:
    """Returns whether input is unfinished that new windows would lose.

    That is a mouse button held down, a progress dialog (even a hidden one), or typed text that
    is not stored. It is also any visible window, such as a dialog or menu, unless its
    ``goes_along`` is True.
    """
    if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton or _is_waited_for():
        return True
    QGuiApplication.inputMethod().commit()  # composed text counts as typed too
    return _is_waited_for()


def _is_waited_for() -> bool:
    return any(map(_keeps, QApplication.topLevelWidgets()))


def _keeps(window: QWidget) -> bool:
    """Returns whether a window prevents a change of language or look."""
    if window.inherits("QProgressDialog"):  # it is only visible if its work takes long
        return True
    if not window.isVisible() or window.windowType() == Qt.WindowType.ToolTip:
        return False
    from goref.qt.fields.written import is_written  # not needed at start

    return not (isinstance(window, GoesAlong) and window.goes_along) or is_written(window)
