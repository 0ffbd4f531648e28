"""The dialog for slow reading of files. The program remains responsive, and the user can
cancel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QProgressBar

from goref.app.opening import Opened, open_bytes
from goref.core.base.particles import formatted
from goref.io.event.store import EventStore
from goref.io.files import one_line
from goref.qt.app.key_guard import passes_guard, press
from goref.qt.context.window import Window
from goref.qt.look.motion import busy
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Task, Work

T = TypeVar("T")
SIZE = (420, 0)
SOON_MS = 200
"""Milliseconds before the dialog appears; it would only flash for shorter reading."""
HANDS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.Drop,
    QEvent.Type.Close,
}
"""The events that the window below does not get while a file is being read."""
LONGEST = 50
"""A file name longer than this many characters is shown shortened."""


class LoadingDialog(StackedDialog):
    """A dialog that reads a file on another thread and shows the progress. Esc cancels.

    Commands and cursor keys pressed meanwhile take effect afterwards. Enter and letters are
    discarded, since they would answer a question that is not visible yet.

    Signals:
        over: reading has succeeded, failed or was cancelled, and the callbacks were called.
    """

    over = Signal()

    def __init__(self, window: Window, name: str, *, at_once: bool = True) -> None:
        """Args:
        name: the name of the file; "" for a text.
        at_once: True to show the dialog at once, False to show it only if reading takes
            long.
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
        self.cancel.setAutoDefault(False)  # an Enter meant for the game would press it
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
        """Starts to read.

        Args:
            act: the function that reads; called on another thread.
            done: called with the result; must then call :meth:`leave` or :meth:`go_on`.
            failed: called with the exception. If it returns False, the exception is raised.
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

    def read_games(
        self,
        data: bytes,
        name: str,
        encoding: str,
        done: Callable[[list[Opened]], object],
        failed: Callable[[Exception], bool],
    ) -> None:
        """Starts to read the games in a file. ``done`` and ``failed`` are as in
        :meth:`read`.
        """
        self.read(partial(read_games, data, name, encoding), done, failed)

    def read_event(
        self,
        path: Path,
        done: Callable[[EventStore], object],
        failed: Callable[[Exception], bool],
    ) -> None:
        """Starts to open an event's file. ``done`` and ``failed`` are as in :meth:`read`."""
        self.read(partial(read_event, path), done, failed)

    def go_on(self, act: Callable[[Task], T], done: Callable[[T], object]) -> None:
        """Continues with work that cannot be cancelled, then closes the dialog.

        Calls ``act`` on another thread, then ``done`` with its result. Stored keys then take
        effect.
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
        """Stops reading and closes the dialog."""
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
        """Keeps input from the window below, even while this dialog is still hidden."""
        if isinstance(event, QKeyEvent):
            event.accept()
            if event.type() is QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return event.type() in HANDS

    def _wait(self) -> None:
        """Shows the dialog after a while; at once if the window below is not visible."""
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
        """Returns the native window below; None before that is shown."""
        return self._window.widget.windowHandle()

    def _tell(self, now: int, of: int, _: str) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(now)


def _short(name: str) -> str:
    """Returns a name, its middle replaced by "…" if it is long. The ends distinguish files."""
    half = LONGEST // 2
    return name if len(name) <= LONGEST else f"{name[:half]}…{name[-half:]}"


def read_games(data: bytes, name: str, encoding: str, task: Task) -> list[Opened]:
    """Returns the games in a file.

    Raises:
        OpeningError: the file cannot be read.
        LoadingCancelledError: reading was cancelled.
    """
    return open_bytes(data, name, partial(_go_on, task), encoding=encoding)


def read_event(path: Path, task: Task) -> EventStore:
    """Returns the open store of an event's file. If reading was cancelled, the store is closed.

    Raises:
        FileError: the file cannot be opened.
    """
    # Rarely needed; and importing the window's modules later would block the present one.
    from goref.qt.events.table.event_windows import opened

    store = opened(path)
    if task.is_given_up():
        store.close()
    return store


def _go_on(task: Task, now: int, of: int) -> None:
    """Reports that ``now`` of ``of`` parts are read.

    Raises:
        LoadingCancelledError: reading was cancelled.
    """
    task.go_on()
    task.tell(now, of, "")
