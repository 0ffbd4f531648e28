"""The commands Undo and Redo, and their texts in the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent, QKeySequence

from goref.app.session.change import Part
from goref.core.base.particles import formatted
from goref.io.files import FileError

if TYPE_CHECKING:
    from goref.app.edits.base import Edit
    from goref.qt.context.window import Window


class UndoActions(QObject):
    """The commands Undo and Redo."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        window.follow(Part.HISTORY, lambda _: self.show_history())

    def undo(self) -> None:
        """Undoes the last act, and names the act in a message, since its effect may not be
        visible.
        """
        edit = self._window.session.history.undo_act
        self._turn(self._window.session.undo, self.tr("Undone: {act}"), edit)

    def redo(self) -> None:
        """Redoes the act that was undone last, and names the act in a message."""
        edit = self._window.session.history.redo_act
        self._turn(self._window.session.redo, self.tr("Redone: {act}"), edit)

    def show_history(self) -> None:
        """Writes into the menu which act Undo would undo, and which Redo would redo."""
        history = self._window.session.history
        for id_, edit, plain, named in (
            ("undo", history.undo_act, self.tr("&Undo"), self.tr("&Undo: {act}")),
            ("redo", history.redo_act, self.tr("&Redo"), self.tr("&Redo: {act}")),
        ):
            action = self._window.actions_by_id[id_]
            action.setEnabled(edit is not None)
            called = edit.wording.undo.in_(self._window.language) if edit is not None else ""
            action.setText(formatted(named, act=called) if called else plain)

    def say_of_none(self, event: QKeyEvent) -> bool:
        """Handles the keys of Undo and Redo if nothing else handled them. Returns False for
        other keys.

        If there is nothing to undo or redo, a message says so. Otherwise the command is run:
        right after a dialog was closed, Qt may not run it itself.
        """
        none = {
            "undo": self.tr("Nothing to undo since the case was opened."),
            "redo": self.tr("Nothing to redo."),
        }
        keys = QKeySequence(event.keyCombination())
        for id_, says in none.items():
            action = self._window.actions_by_id[id_]
            if keys in action.shortcuts():
                if action.isEnabled():
                    action.trigger()
                else:
                    self._window.say(says)
                return True
        return False

    def _turn(self, act: Callable[[], None], says: str, edit: Edit | None) -> None:
        try:
            act()
        except FileError as error:
            self._window.failed(error)
            return
        called = edit.wording.undo.in_(self._window.language) if edit is not None else ""
        if called:
            self._window.say(formatted(says, act=called))
