"""A window's commands as a table, from which its actions and menus are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from goref.core.base.frozen import frozen


@frozen
class Command:
    """A command of a window: its id, its text before translation, and its shortcuts.

    Attributes:
        checkable: True if the command switches something on and off.
        of_table: True if the command needs a table chosen in the list of an event's tables.
        repeats: True if a key that is held repeats the command: only for steps.
    """

    id: str
    text: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    checkable: bool = False
    of_table: bool = False
    repeats: bool = False


ROOM = "&&"
"""The letters whose width is added to a menu's own width."""


class _OnScreen(QObject):
    """An event filter that moves a menu left if it is wider than Qt knew when placing it."""

    def eventFilter(self, menu: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(menu, QMenu):
            over = menu.geometry().right() - menu.screen().availableGeometry().right()
            if over > 0:
                menu.move(menu.x() - over, menu.y())
        return False


def roomy(menu: QMenu) -> QMenu:
    """Makes a menu wide enough, when shown, for its longest entry; returns the menu.

    Qt cuts entries as if the ``&`` before the letter key were visible.
    """

    def widen() -> None:
        wide = menu.sizeHint().width()  # its least width and more, if an entry grew
        if wide > menu.minimumWidth():
            menu.setMinimumWidth(wide + menu.fontMetrics().horizontalAdvance(ROOM))

    menu.aboutToShow.connect(widen)
    menu.installEventFilter(_OnScreen(menu))
    return menu


def menus_in(bar: QMenuBar, titles: Mapping[str, str]) -> dict[str, QMenu]:
    """Adds empty menus to a menu bar; ``titles`` and the result have the menus' ids as keys.

    After a menu is closed without a choice, the focus returns to where it was. Qt would leave
    it on the bar, where a key opens the menu again.
    """
    menus = {id_: roomy(bar.addMenu(title)) for id_, title in titles.items()}
    before: list[QWidget] = []

    def note() -> None:
        focused = QApplication.focusWidget()
        if focused is not None and focused is not bar:
            before[:] = [focused]

    def put_away() -> None:
        if not bar.hasFocus() or QApplication.activePopupWidget() is not None:
            return
        bar.setActiveAction(None)  # type: ignore[arg-type]  # Qt takes none
        if before and isValid(before[0]) and before[0].isVisible():
            before[0].setFocus(Qt.FocusReason.MenuBarFocusReason)

    for menu in menus.values():
        menu.aboutToShow.connect(note)
        menu.aboutToHide.connect(partial(QTimer.singleShot, 0, bar, put_away))
    return menus


def _sequence(keys: str | QKeySequence.StandardKey) -> QKeySequence:
    """Returns the shortcut of a command; its English name is the same in every language."""
    return QKeySequence.fromString(keys) if isinstance(keys, str) else QKeySequence(keys)


LINE = None
"""The entry of a menu that draws a line between commands."""


@frozen
class CommandMenu:
    """A menu of commands: its id, its title before translation, and its entries from the
    top, where None is :data:`LINE`.
    """

    id: str
    title: str
    entries: Sequence[Command | None]


@frozen
class CommandTable:
    """The commands of a window.

    Attributes:
        context: the context for translations of its texts.
        menus: the menus with all the commands, from the left.
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
        """Creates an action for every command; ``handlers`` has a function for each id.

        The handler of a switch is called with its state, any other without arguments.
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
        """Creates the menus, still without entries; returns them by id."""
        translate = QCoreApplication.translate
        return menus_in(bar, {m.id: translate(self.context, m.title) for m in self.menus})

    def fill_menus(self, menus: Mapping[str, QMenu], actions: Mapping[str, QAction]) -> None:
        """Puts the actions of the commands into the menus."""
        for menu in self.menus:
            made = menus[menu.id]
            for command in menu.entries:
                if command is None:
                    made.addSeparator()
                else:
                    made.addAction(actions[command.id])
