"""When another language, theme or size of texts is put in force: once nothing is lost by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

LOOK_MS = 100
"""Milliseconds between two looks at whether something is still begun; both must see nothing: a
dialog that has just been closed may still be waited for."""


@runtime_checkable
class GoesAlong(Protocol):
    """A window that says whether another can take its place."""

    @property
    def goes_along(self) -> bool: ...


class LookChange(QObject):
    """Windows are made again in another language or look. What is begun in one is done first.

    All that was asked for meanwhile comes at once.
    """

    def __init__(
        self, rebuild: Callable[[], object], may: Callable[[], bool], parent: QObject
    ) -> None:
        """Args:
        rebuild: makes the windows again.
        may: whether nothing else stands against it.
        """
        super().__init__(parent)
        self._rebuild, self._may = rebuild, may
        self._acts: list[Callable[[], object]] = []
        self._was_free = False
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def waits(self) -> bool:
        """Whether something asked for is still to come."""
        return bool(self._acts)

    def ask(self, act: Callable[[], object], *, by_hand: bool) -> None:
        """Have an act done before the windows are made again, as soon as that may be.

        Args:
            by_hand: somebody has asked for it just now, and nothing else is done meanwhile.
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
    """Returns whether something is begun that windows made again would lose.

    That is a button held down, and any window in sight that does not say of itself, by
    ``goes_along``, that another takes its place: each dialog, each menu. One that does is
    waited for only while something is typed in it.
    """
    if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton or _is_waited_for():
        return True
    QGuiApplication.inputMethod().commit()  # what is being composed is typed too
    return _is_waited_for()


def _is_waited_for() -> bool:
    return any(map(_keeps, QApplication.topLevelWidgets()))


def _keeps(window: QWidget) -> bool:
    """Whether a window is waited for."""
    if window.inherits("QProgressDialog"):  # it is in sight only if that takes long
        return True
    if not window.isVisible() or window.windowType() == Qt.WindowType.ToolTip:
        return False
    from goref.qt.fields.written import is_written  # no start needs it

    return not (isinstance(window, GoesAlong) and window.goes_along) or is_written(window)
