"""A window's commands as a table: from it come its actions and its menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from goref.core.base.frozen import frozen


@frozen
class Command:
    """A command: key, text, shortcuts.

    Attributes:
        checkable: it is a switch.
        of_table: there has to be a table in the list to do it to.
    """

    id: str
    text: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    checkable: bool = False
    of_table: bool = False


ROOM = "&&"
"""A menu is wider than Qt makes it by these letters."""


def roomy(menu: QMenu) -> QMenu:
    """The menu, in which the longest entry is never cut in the middle: where Qt cuts it counts
    the sign before its letter too."""

    def widen() -> None:
        menu.setMinimumWidth(0)
        signs = menu.fontMetrics().horizontalAdvance(ROOM)
        menu.setMinimumWidth(menu.sizeHint().width() + signs)

    menu.aboutToShow.connect(widen)
    return menu


def _sequence(keys: str | QKeySequence.StandardKey) -> QKeySequence:
    """The keys of a command, which are named as in English whatever is spoken."""
    return QKeySequence.fromString(keys) if isinstance(keys, str) else QKeySequence(keys)


LINE = None
"""What stands in a menu for a line that is drawn between commands."""


@frozen
class CommandMenu:
    """A menu: key, title, and what is in it from the top."""

    id: str
    title: str
    entries: Sequence[Command | None]


@frozen
class CommandTable:
    """The commands of a window.

    Attributes:
        context: where the translations of its texts are found.
        menus: those with all the commands, from the left.
    """

    context: str
    menus: Sequence[CommandMenu]

    @property
    def commands(self) -> tuple[Command, ...]:
        """All of them."""
        return tuple(one for menu in self.menus for one in menu.entries if one is not None)

    def make_actions(
        self, owner: QWidget, handlers: Mapping[str, Callable[..., object]]
    ) -> dict[str, QAction]:
        """An action for every command; ``handlers`` has a function for each.

        That of a switch is told whether it is on, any other is told nothing.
        """
        actions = {}
        for command in self.commands:
            action = QAction(owner)
            action.setText(QCoreApplication.translate(self.context, command.text))
            action.setData(command.text)
            action.setObjectName(command.id)
            action.setShortcuts([_sequence(key) for key in command.keys])
            action.setCheckable(command.checkable)
            if command.checkable:
                action.toggled.connect(handlers[command.id])
            else:
                action.triggered.connect(lambda _=False, act=handlers[command.id]: act())
            actions[command.id] = action
        return actions

    def make_menus(self, bar: QMenuBar) -> dict[str, QMenu]:
        """The menus, by key, with nothing in them yet."""
        return {
            menu.id: roomy(bar.addMenu(QCoreApplication.translate(self.context, menu.title)))
            for menu in self.menus
        }

    def fill_menus(self, menus: Mapping[str, QMenu], actions: Mapping[str, QAction]) -> None:
        """Put the commands into the menus."""
        for menu in self.menus:
            made = menus[menu.id]
            for command in menu.entries:
                if command is None:
                    made.addSeparator()
                else:
                    made.addAction(actions[command.id])
