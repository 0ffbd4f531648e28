"""The commands of a window as a table, from which actions and menus are created."""

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


ROOM = "&&"
"""A menu is made wider than Qt proposes by the width of this text."""


class _OnScreen(QObject):
    """An event filter that moves a menu left if it is wider than Qt knew when placing it."""

    def eventFilter(self, menu: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(menu, QMenu):
            over = menu.geometry().right() - menu.screen().availableGeometry().right()
            if over > 0:
                menu.move(menu.x() - over, menu.y())
        return False


def roomy(menu: QMenu) -> QMenu:
    """Makes a menu wide enough for its longest entry whenever it opens. Returns the menu.

    Qt would cut entries, since it counts the ``&`` in their texts wrongly.
    """

    def widen() -> None:
        wide = menu.sizeHint().width()  # its least width and more, if an entry grew
        if wide > menu.minimumWidth():
            menu.setMinimumWidth(wide + menu.fontMetrics().horizontalAdvance(ROOM))

    menu.aboutToShow.connect(widen)
    menu.installEventFilter(_OnScreen(menu))
    return menu


def menus_in(bar: QMenuBar, titles: Mapping[str, str]) -> dict[str, QMenu]:
    """Adds empty menus to a menu bar. ``titles`` and the result are by menu id.

    If a menu is closed without a choice, the focus returns to the widget that had it. Qt would
    leave it on the bar, where the next key opens the menu again.
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
