"""Undo and redo: what they would take back, and doing it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from goref.io.files import FileError
from goref.qt.context.window import Window


class Undoing(QObject):
    """The first two commands of the Edit menu."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window

    def undo(self) -> None:
        """Take back the last act."""
        self._turn(self._window.session.undo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._turn(self._window.session.redo)

    def show_history(self) -> None:
        """Name in the menu what undo and redo would do."""
        history = self._window.session.history
        undo, redo = (self._window.actions_by_id[id_] for id_ in ("undo", "redo"))
        taken_back, done_again = history.undo_act, history.redo_act
        undo.setEnabled(taken_back is not None)
        redo.setEnabled(done_again is not None)
        undo.setText(self.tr("&Undo"))
        redo.setText(self.tr("&Redo"))
        language = self._window.language
        if taken_back is not None:
            called = taken_back.wording.undo.in_(language)
            undo.setText(self.tr("&Undo: {act}").format(act=called))
        if done_again is not None:
            called = done_again.wording.undo.in_(language)
            redo.setText(self.tr("&Redo: {act}").format(act=called))

    def _turn(self, act: Callable[[], None]) -> None:
        try:
            act()
        except FileError as error:
            self._window.failed(error)
