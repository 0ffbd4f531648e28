"""Reading what takes long: the window lives meanwhile, tells how far it is, can leave it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

from goref.app.opening import Opened, OpeningError, open_bytes
from goref.io.files import one_line
from goref.qt.context.window import Window
from goref.qt.widgets.dialog import letter_for_letter
from goref.qt.widgets.metrics import TARGET
from goref.qt.work.work import Task, Work


class GivenUpError(Exception):
    """Nobody wants any more what is being read."""


class LongReading(QProgressDialog):
    """Reads the games of a file or a text on a thread of its own. Esc gives it up.

    Keys that are pressed meanwhile are meant for what is read: they wait for it.

    Signals:
        over: it was read, refused or given up, and whoever wanted it knows.
    """

    over = Signal()

    def __init__(
        self,
        window: Window,
        data: bytes,
        name: str,
        done: Callable[[list[Opened]], bool],
        failed: Callable[[OpeningError], object],
    ) -> None:
        """Args:
        name: of the file; empty where it is none.
        done: takes the games; False if none of them is shown.
        failed: hears why they cannot be read.
        """
        super().__init__(window.widget)
        self._window, self._done, self._failed = window, done, failed
        self._keys: list[QKeyEvent] = []
        told = QCoreApplication.translate("app", "Reading…")
        if name:
            told = QCoreApplication.translate("app", "Reading {name}…").format(
                name=one_line(name)
            )
        self.setLabelText(letter_for_letter(told))
        self.setCancelButtonText(QCoreApplication.translate("app", "Cancel"))
        for cancel in self.findChildren(QPushButton):
            cancel.setMinimumHeight(TARGET)
            cancel.setAutoDefault(False)  # an Enter that was meant for the game would press it
        self.setRange(0, 0)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.canceled.connect(self._leave)
        self.show()
        self.setFocus()
        self._work = Work(self)
        self._work.start(
            partial(read_for_sitting, data, name), self._take, self._refuse, self._tell
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._keys.append(event.clone())

    def _tell(self, now: int, of: int, _: str) -> None:
        self.setMaximum(of)
        self.setValue(min(now, of - 1))  # full, it would hide by itself

    def _take(self, games: list[Opened]) -> None:
        self.hide()
        if self._done(games):
            for key in self._keys:
                _press(self._window, key)
        self._leave()

    def _refuse(self, error: Exception) -> None:
        self.hide()
        if isinstance(error, OpeningError):
            self._failed(error)
        self._leave()
        if not isinstance(error, OpeningError):
            raise error

    def _leave(self) -> None:
        self._work.stop()
        self.hide()
        self.over.emit()
        self.deleteLater()


def _press(window: Window, key: QKeyEvent) -> None:
    """Press a key in a window, be it in front or not: a command's, or where the focus is."""
    keys = QKeySequence(key.keyCombination())
    for action in window.actions_by_id.values():
        if keys in action.shortcuts():
            action.trigger()
            return
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        pressed = QKeyEvent(kind, key.key(), key.modifiers(), key.text())
        QApplication.sendEvent(window.widget.windowHandle(), pressed)


def read_for_sitting(data: bytes, name: str, task: Task) -> list[Opened]:
    """The games of a file; what the window would wait for is worked out if there is but one."""
    games = open_bytes(data, name, partial(_go_on, task))
    return [game.prepared() for game in games] if len(games) == 1 else games


def _go_on(task: Task, now: int, of: int) -> None:
    """Tell how far reading is, and leave off where it was given up."""
    if task.is_given_up():
        raise GivenUpError
    task.tell(now, of, "")
