"""Reading what takes long: the window lives meanwhile, tells how far it is, can leave it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QProgressBar

from goref.app.event.files import open_event
from goref.app.opening import Opened, open_bytes
from goref.core.base.particles import formatted
from goref.io.files import one_line
from goref.qt.app.key_guard import passes_guard, press
from goref.qt.context.window import Window
from goref.qt.look.motion import busy
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Task, Work

if TYPE_CHECKING:
    from goref.io.event.store import EventStore

T = TypeVar("T")
SIZE = (420, 0)
SOON_MS = 200
"""What is read within that is not told of: it would only flash."""
HANDS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.Drop,
    QEvent.Type.Close,
}
"""What a hand does to a window."""
LONGEST = 50
"""Letters of a file's name that there is room for."""


class LoadingDialog(StackedDialog):
    """Reads on a thread of its own, and tells of it. Esc gives it up.

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

    def __init__(self, window: Window, name: str, *, at_once: bool = True) -> None:
        """Args:
        name: of the file; empty where it is none.
        at_once: it will take a while; else it is seen only if it does.
        """
        super().__init__(window.widget, "long-reading", SIZE)
        self.setWindowTitle("goref")
        self._window = window
        self._keys: list[QKeyEvent] = []
        told = QCoreApplication.translate("app", "Reading…")
        if name:
            told = formatted(
                QCoreApplication.translate("app", "Reading {name}…"),
                name=_short(one_line(name)),
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
        self.rejected.connect(self.leave)
        self._work = Work(self)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._appear)
        if at_once:
            self._appear()
        else:
            self._wait()

    def read(
        self,
        act: Callable[[Task], T],
        done: Callable[[T], object],
        failed: Callable[[Exception], bool],
    ) -> None:
        """Begin to read.

        Args:
            done: takes what was read, and ends it or goes on.
            failed: hears why it cannot be read; False if that is no reason it knows.
        """

        def refuse(error: Exception) -> None:
            self._put_away()
            known = failed(error)
            self.leave()
            if not known:
                raise error

        def take(what: T) -> None:
            self._put_away()
            done(what)

        self._work.start(act, take, refuse, self._tell)

    def go_on(self, act: Callable[[Task], T], done: Callable[[T], object]) -> None:
        """Do what is left to be done, which cannot be given up any more, and end.

        The keys that waited are pressed then.
        """
        self.rejected.disconnect(self.leave)
        self.cancel.setEnabled(False)
        self.bar.setRange(0, 0)
        self._wait()

        def take(what: T) -> None:
            self._put_away()
            done(what)
            below = self._below()
            if below is not None:
                for key in self._keys:
                    press(below, key, self._window.actions_by_id)
            self.leave()

        self._work.start(act, take)

    def leave(self) -> None:
        """End it."""
        self._work.stop()
        self._put_away()
        self.over.emit()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel):
            if self.cancel.isEnabled():
                self.reject()
        elif passes_guard(event) and not event.isAutoRepeat():
            self._keys.append(event.clone())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Until it is seen, what is done to the window below is kept from it all the same."""
        if isinstance(event, QKeyEvent):
            event.accept()
            if event.type() is QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return event.type() in HANDS

    def _wait(self) -> None:
        """Be seen only if it takes a while."""
        below = self._below()
        if below is None:
            self._appear()
            return
        below.installEventFilter(self)
        self._soon.start()

    def _appear(self) -> None:
        below = self._below()
        if below is not None:
            below.removeEventFilter(self)
        self.show()
        self.setFocus()

    def _put_away(self) -> None:
        self._soon.stop()
        below = self._below()
        if below is not None:
            below.removeEventFilter(self)
        self.hide()

    def _below(self) -> QWindow | None:
        """The window below, as the system knows it; None before it is shown."""
        return self._window.widget.windowHandle()

    def _tell(self, now: int, of: int, _: str) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(now)


def _short(name: str) -> str:
    """A name without its middle, if it is long: how it ends tells most."""
    half = LONGEST // 2
    return name if len(name) <= LONGEST else f"{name[:half]}…{name[-half:]}"


def read_games(data: bytes, name: str, encoding: str, task: Task) -> list[Opened]:
    """The games of a file. Raises OpeningError."""
    return open_bytes(data, name, partial(_go_on, task), encoding=encoding)


def read_event(path: Path, task: Task) -> EventStore:
    """The file of an event, open and read. Raises FileError."""
    # Seldom needed; and its window's modules would hold up the one that is there.
    import goref.qt.events.table.event_windows  # noqa: F401

    store = open_event(path, sitting=True)
    if task.is_given_up():
        store.close()
    return store


def _go_on(task: Task, now: int, of: int) -> None:
    """Tell how far reading is, and leave off where it was given up."""
    task.go_on()
    task.tell(now, of, "")
