"""Every command of an event's window in one table: its text, keys and place."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.commands import LINE, Command, CommandMenu, CommandTable, roomy

Key = QKeySequence.StandardKey

EVENT = (
    Command("new", QT_TRANSLATE_NOOP("event-commands", "&New event…"), (Key.New,)),
    Command("open", QT_TRANSLATE_NOOP("event-commands", "&Open…"), (Key.Open,)),
    LINE,
    Command(
        "import",
        QT_TRANSLATE_NOOP("event-commands", "&Import players or pairings…"),
        ("Ctrl+I",),
    ),
    Command(
        "attach", QT_TRANSLATE_NOOP("event-commands", "&Attach records…"), ("Ctrl+Shift+I",)
    ),
    Command(
        "paste",
        QT_TRANSLATE_NOOP("event-commands", "Attach the record from the &clipboard"),
        (Key.Paste,),
    ),
    Command("export", QT_TRANSLATE_NOOP("event-commands", "&Export…"), ("Ctrl+E",)),
    Command(
        "put-back",
        QT_TRANSLATE_NOOP("event-commands", "Res&ults into the tournament's file…"),
        ("Ctrl+Shift+E",),
    ),
    LINE,
    Command(
        "preview",
        QT_TRANSLATE_NOOP("event-commands", "Pre&view the wall list…"),
        ("Ctrl+Shift+P",),
    ),
    Command(
        "print", QT_TRANSLATE_NOOP("event-commands", "&Print the wall list…"), (Key.Print,)
    ),
    LINE,
    Command("print-sheets", QT_TRANSLATE_NOOP("event-commands", "Print the &sheets…")),
    Command("save-sheets", QT_TRANSLATE_NOOP("event-commands", "Save the shee&ts…")),
    LINE,
    Command("info", QT_TRANSLATE_NOOP("event-commands", "&Data of the event…")),
    Command("restore", QT_TRANSLATE_NOOP("event-commands", "Go &back to a copy…")),
    Command("close", QT_TRANSLATE_NOOP("event-commands", "C&lose"), (Key.Close,)),
)
TABLE = (
    Command(
        "adjudicate",
        QT_TRANSLATE_NOOP("event-commands", "&Adjudicate"),
        ("Ctrl+Return", "Ctrl+Enter"),
        of_table=True,
    ),
    Command("record", QT_TRANSLATE_NOOP("event-commands", "Atta&ch a record…"), of_table=True),
    Command(
        "accept",
        QT_TRANSLATE_NOOP("event-commands", "Accept the &suggestion and decide…"),
        of_table=True,
    ),
    Command(
        "word",
        QT_TRANSLATE_NOOP("event-commands", "Decide &without a count…"),
        ("Ctrl+D",),
        of_table=True,
    ),
    Command(
        "incident",
        QT_TRANSLATE_NOOP("event-commands", "What &happened at the table"),
        ("Ctrl+J",),
        of_table=True,
    ),
    LINE,
    Command(
        "dispute",
        QT_TRANSLATE_NOOP("event-commands", "In &dispute…"),
        ("Ctrl+U",),
        of_table=True,
    ),
    Command("reopen", QT_TRANSLATE_NOOP("event-commands", "&Open it again…"), of_table=True),
    Command("note", QT_TRANSLATE_NOOP("event-commands", "&Note…"), ("Ctrl+T",), of_table=True),
    Command(
        "sign",
        QT_TRANSLATE_NOOP("event-commands", "Sheet si&gned, or not"),
        ("Ctrl+G",),
        of_table=True,
    ),
    LINE,
    Command(
        "ready",
        QT_TRANSLATE_NOOP("event-commands", "Decide all that are &ready…"),
        ("Ctrl+Shift+D",),
    ),
    LINE,
    Command(
        "close-round", QT_TRANSLATE_NOOP("event-commands", "C&lose the round…"), ("Ctrl+L",)
    ),
    Command("open-round", QT_TRANSLATE_NOOP("event-commands", "O&pen the round again…")),
)
PEOPLE = (
    Command("add-player", QT_TRANSLATE_NOOP("event-commands", "Add a &player…")),
    Command(
        "black",
        QT_TRANSLATE_NOOP("event-commands", "Data of the &black player…"),
        of_table=True,
    ),
    Command(
        "white",
        QT_TRANSLATE_NOOP("event-commands", "Data of the &white player…"),
        of_table=True,
    ),
    LINE,
    Command("add-table", QT_TRANSLATE_NOOP("event-commands", "Add a &table…")),
    Command(
        "pairing",
        QT_TRANSLATE_NOOP("event-commands", "&Change the pairing…"),
        ("F4",),
        of_table=True,
    ),
    Command("byes", QT_TRANSLATE_NOOP("event-commands", "B&yes…")),
    LINE,
    Command("remove-player", QT_TRANSLATE_NOOP("event-commands", "Rem&ove a player…")),
    Command(
        "remove-table",
        QT_TRANSLATE_NOOP("event-commands", "Remove the tab&le…"),
        of_table=True,
    ),
)
SHOW = (
    Command("find", QT_TRANSLATE_NOOP("event-commands", "&Find…"), (Key.Find,)),
    Command("all", QT_TRANSLATE_NOOP("event-commands", "Show &all tables"), ("Ctrl+Shift+A",)),
    Command("refresh", QT_TRANSLATE_NOOP("event-commands", "&Refresh"), (Key.Refresh,)),
    LINE,
    Command("standings", QT_TRANSLATE_NOOP("event-commands", "&Standings…"), ("Ctrl+Shift+S",)),
    Command("audit", QT_TRANSLATE_NOOP("event-commands", "&What was done…")),
    LINE,
    Command("main", QT_TRANSLATE_NOOP("event-commands", "&Board"), ("Ctrl+B",)),
)
HELP = (
    Command("page", QT_TRANSLATE_NOOP("event-commands", "&Help on this window"), ("F1",)),
    Command("manual", QT_TRANSLATE_NOOP("event-commands", "&Manual"), ("Ctrl+F1",)),
    LINE,
    Command("about", QT_TRANSLATE_NOOP("event-commands", "About &goref")),
)
MENUS = (
    CommandMenu("event", QT_TRANSLATE_NOOP("event-commands", "&Event"), EVENT),
    CommandMenu("table", QT_TRANSLATE_NOOP("event-commands", "&Table"), TABLE),
    CommandMenu("people", QT_TRANSLATE_NOOP("event-commands", "&Players and pairings"), PEOPLE),
    CommandMenu("show", QT_TRANSLATE_NOOP("event-commands", "&Show"), SHOW),
    CommandMenu("help", QT_TRANSLATE_NOOP("event-commands", "&Help"), HELP),
)
ACTIONS = CommandTable("event-commands", MENUS)
COMMANDS = ACTIONS.commands
BUTTONS = ("word", "dispute", "accept")
"""Commands at the chosen table that have a button under the list."""
ON_TABLE = (
    *("adjudicate", "record", "accept", "word", "incident"),
    *("dispute", "reopen", "note", "sign", "pairing"),
)
"""Commands of the menu that opens at a table."""


def make_buttons(parent: QWidget, actions: Mapping[str, QAction]) -> dict[str, QPushButton]:
    """Returns the buttons under the list, by the ids of their commands."""
    buttons = {}
    for id_ in BUTTONS:
        action = actions[id_]
        text = re.sub(r"\(&\w\)|&", "", action.text())
        act = action.trigger
        buttons[id_] = push_button(f"event-{id_}", text, parent, act=act, auto=True)
    return buttons


def open_menu(parent: QWidget, actions: Mapping[str, QAction], where: QPoint) -> None:
    """Opens the menu of a table's commands, at a place on the screen."""
    menu = roomy(QMenu(parent))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions([actions[id_] for id_ in ON_TABLE])
    menu.popup(where)
