"""Reading what takes long: the window lives meanwhile, tells how far it is, can leave it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QProgressBar

from goref.app.opening import Opened, OpeningError, open_bytes
from goref.io.files import one_line
from goref.qt.context.window import Window
from goref.qt.look.motion import busy
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Task, Work

SIZE = (420, 0)
STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
LONGEST = 50
"""Letters of a file's name that there is room for."""


class GivenUpError(Exception):
    """Nobody wants any more what is being read."""


class LongReading(StackedDialog):
    """Reads the games of a file or a text on a thread of its own. Esc gives it up.

    Commands and steps over the board that are pressed meanwhile wait for what is read. Enter
    and letters do not: they answer what is seen, and nothing is yet.

    Attributes:
        told: what is being read.
        bar: how far it is.
        cancel: the button that gives it up.

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
        super().__init__(window.widget, "long-reading", SIZE)
        self.setWindowTitle("goref")
        self._window, self._done, self._failed = window, done, failed
        self._keys: list[QKeyEvent] = []
        told = QCoreApplication.translate("app", "Reading…")
        if name:
            told = QCoreApplication.translate("app", "Reading {name}…").format(
                name=_short(one_line(name))
            )
        self.told = wrapped("long-reading-told", self, told)
        self.bar = named(QProgressBar(), "long-reading-bar", told)
        busy(self.bar, window.host.preferences.motion)
        self.put_buttons()
        self.cancel = self.put_button(
            QCoreApplication.translate("app", "Cancel"), ButtonRole.RejectRole
        )
        self.cancel.setAutoDefault(False)  # an Enter that was meant for the game would press it
        self.stack(self.told, self.bar, self.buttons)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rejected.connect(self._leave)
        self.show()
        self.setFocus()
        self._work = Work(self)
        self._work.start(
            partial(read_for_sitting, data, name), self._take, self._refuse, self._tell
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.reject()
        elif _may_wait(event) and not event.isAutoRepeat():
            self._keys.append(event.clone())

    def _tell(self, now: int, of: int, _: str) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(now)

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


def _may_wait(event: QKeyEvent) -> bool:
    """Whether a key is a command or a step over the board."""
    held, modifier = event.modifiers(), Qt.KeyboardModifier
    if held & (modifier.ControlModifier | modifier.AltModifier | modifier.MetaModifier):
        return True
    return event.key() in STEPS or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35


def _short(name: str) -> str:
    """A name without its middle, if it is long: how it ends tells most."""
    half = LONGEST // 2
    return name if len(name) <= LONGEST else f"{name[:half]}…{name[-half:]}"


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
