"""The commands of a window as a table, from which actions and menus are created."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from goref.core.base.frozen import frozen
from goref.qt.widgets.menus import menus_in


@frozen
class Command:
    """A command of a window.

    Attributes:
        id: the name of the command, also the object name of its action.
        text: the text in the menu, before translation.
        keys: the shortcuts.
        checkable: True if the command switches something on and off.
        of_table: True if it needs a table selected in the list of an event.
        repeats: True if holding the key down repeats the command, as for steps through moves.
    """

    id: str
    text: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    checkable: bool = False
    of_table: bool = False
    repeats: bool = False


def _sequence(keys: str | QKeySequence.StandardKey) -> QKeySequence:
    """Returns a shortcut. As text, keys have their English names: ``"Ctrl+Shift+S"``."""
    return QKeySequence.fromString(keys) if isinstance(keys, str) else QKeySequence(keys)


LINE = None
"""An entry of a menu that stands for a separator line."""


@frozen
class CommandMenu:
    """A menu of commands.

    Attributes:
        title: its title before translation.
        entries: its commands from the top; None draws a separator line.
    """

    id: str
    title: str
    entries: Sequence[Command | None]


@frozen
class CommandTable:
    """All commands of a window.

    Attributes:
        context: the translation context of titles and texts.
        menus: the menus from the left; each command is in one of them.
    """

    context: str
    menus: Sequence[CommandMenu]

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands, in the order of the menus."""
        return tuple(one for menu in self.menus for one in menu.entries if one is not None)

    def make_actions(
        self, owner: QWidget, handlers: Mapping[str, Callable[..., object]]
    ) -> dict[str, QAction]:
        """Returns a new QAction for each command, by id.

        Args:
            owner: the parent of the actions.
            handlers: for each id, a function without arguments; for a checkable command, with
                the new state.
        """
        actions = {}
        for command in self.commands:
            action = QAction(owner)
            action.setText(QCoreApplication.translate(self.context, command.text))
            action.setData(command.text)
            action.setObjectName(command.id)
            action.setShortcuts([_sequence(key) for key in command.keys])
            action.setAutoRepeat(command.repeats)
            action.setCheckable(command.checkable)
            if command.checkable:
                action.toggled.connect(handlers[command.id])
            else:
                action.triggered.connect(lambda _=False, act=handlers[command.id]: act())
            actions[command.id] = action
        return actions

    def make_menus(self, bar: QMenuBar) -> dict[str, QMenu]:
        """Creates the menus with their titles, still without entries. Returns them by id."""
        translate = QCoreApplication.translate
        return menus_in(bar, {m.id: translate(self.context, m.title) for m in self.menus})

    def fill_menus(self, menus: Mapping[str, QMenu], actions: Mapping[str, QAction]) -> None:
        """Adds the actions of all commands to the menus."""
        for menu in self.menus:
            made = menus[menu.id]
            for command in menu.entries:
                if command is None:
                    made.addSeparator()
                else:
                    made.addAction(actions[command.id])
