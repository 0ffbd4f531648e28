"""Every command of an event's window in one table: its text, keys and place."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.commands import Command, CommandTable
from goref.qt.widgets.push_button import push_button

Key = QKeySequence.StandardKey

MENUS = {
    "event": QT_TRANSLATE_NOOP("event-commands", "&Event"),
    "table": QT_TRANSLATE_NOOP("event-commands", "&Table"),
    "people": QT_TRANSLATE_NOOP("event-commands", "&Players and pairings"),
    "show": QT_TRANSLATE_NOOP("event-commands", "&Show"),
    "help": QT_TRANSLATE_NOOP("event-commands", "&Help"),
}


COMMANDS = (
    Command("new", "event", QT_TRANSLATE_NOOP("event-commands", "&New event…"), (Key.New,)),
    Command("open", "event", QT_TRANSLATE_NOOP("event-commands", "&Open…"), (Key.Open,)),
    Command(
        "import",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "&Import players or pairings…"),
        ("Ctrl+I",),
        first=True,
    ),
    Command(
        "attach",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "&Attach records…"),
        ("Ctrl+Shift+I",),
    ),
    Command(
        "paste",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "Attach the record that was &copied"),
        (Key.Paste,),
    ),
    Command("export", "event", QT_TRANSLATE_NOOP("event-commands", "&Export…"), ("Ctrl+E",)),
    Command(
        "preview",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "Pre&view the wall list…"),
        ("Ctrl+Shift+P",),
        first=True,
    ),
    Command(
        "print",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "&Print the wall list…"),
        (Key.Print,),
    ),
    Command(
        "print-sheets",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "Print the &sheets…"),
        first=True,
    ),
    Command(
        "save-sheets",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "Save the shee&ts…"),
    ),
    Command(
        "info",
        "event",
        QT_TRANSLATE_NOOP("event-commands", "&Data of the event…"),
        first=True,
    ),
    Command("close", "event", QT_TRANSLATE_NOOP("event-commands", "C&lose"), (Key.Close,)),
    Command(
        "adjudicate",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "&Adjudicate"),
        ("Return", "Enter"),
        of_table=True,
    ),
    Command(
        "record",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "Put a re&cord behind it…"),
        of_table=True,
    ),
    Command(
        "accept",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "Accept the &suggestion and decide…"),
        of_table=True,
    ),
    Command(
        "word",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "Decide by &word…"),
        ("Ctrl+D",),
        of_table=True,
    ),
    Command(
        "dispute",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "In &dispute…"),
        ("Ctrl+U",),
        of_table=True,
        first=True,
    ),
    Command(
        "reopen",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "&Open it again…"),
        of_table=True,
    ),
    Command(
        "note",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "&Note…"),
        ("Ctrl+T",),
        of_table=True,
    ),
    Command(
        "ready",
        "table",
        QT_TRANSLATE_NOOP("event-commands", "Decide all that are &ready…"),
        ("Ctrl+Shift+D",),
        first=True,
    ),
    Command(
        "add-player",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "Add a &player…"),
    ),
    Command(
        "black",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "Data of the &black player…"),
        of_table=True,
    ),
    Command(
        "white",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "Data of the &white player…"),
        of_table=True,
    ),
    Command(
        "add-table",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "Add a &table…"),
        first=True,
    ),
    Command(
        "pairing",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "&Change the pairing…"),
        ("F4",),
        of_table=True,
    ),
    Command(
        "byes",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "B&yes…"),
    ),
    Command(
        "remove-player",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "Take a player &out…"),
        first=True,
    ),
    Command(
        "remove-table",
        "people",
        QT_TRANSLATE_NOOP("event-commands", "Take the table o&ut…"),
        of_table=True,
    ),
    Command("find", "show", QT_TRANSLATE_NOOP("event-commands", "&Find…"), (Key.Find,)),
    Command(
        "all",
        "show",
        QT_TRANSLATE_NOOP("event-commands", "Show &all tables"),
        ("Ctrl+Shift+A",),
    ),
    Command("refresh", "show", QT_TRANSLATE_NOOP("event-commands", "&Refresh"), (Key.Refresh,)),
    Command(
        "standings",
        "show",
        QT_TRANSLATE_NOOP("event-commands", "&Standings…"),
        ("Ctrl+Shift+S",),
        first=True,
    ),
    Command("audit", "show", QT_TRANSLATE_NOOP("event-commands", "&What was done…")),
    Command(
        "main",
        "show",
        QT_TRANSLATE_NOOP("event-commands", "&Board"),
        ("Ctrl+B",),
        first=True,
    ),
    Command(
        "page",
        "help",
        QT_TRANSLATE_NOOP("event-commands", "&Help on this window"),
        ("F1",),
    ),
    Command("manual", "help", QT_TRANSLATE_NOOP("event-commands", "&Manual"), ("Ctrl+F1",)),
    Command("about", "help", QT_TRANSLATE_NOOP("event-commands", "About &goref"), first=True),
)
ACTIONS = CommandTable("event-commands", MENUS, COMMANDS)
BUTTONS = ("adjudicate", "word", "dispute", "accept", "ready")
"""Commands that have a button under the list."""
ON_TABLE = ("adjudicate", "record", "accept", "word", "dispute", "reopen", "note", "pairing")
"""Commands of the menu that opens at a table."""


def make_buttons(parent: QWidget, actions: Mapping[str, QAction]) -> dict[str, QPushButton]:
    """Buttons for the commands that are wanted most."""
    buttons = {}
    for id_ in BUTTONS:
        action = actions[id_]
        text = re.sub(r"\(&\w\)|&", "", action.text())
        button = push_button(f"event-{id_}", text, parent)
        button.setAutoDefault(True)  # Enter presses it
        button.clicked.connect(lambda _, action=action: action.trigger())
        buttons[id_] = button
    return buttons


def open_menu(parent: QWidget, actions: Mapping[str, QAction], where: QPoint) -> None:
    """Open a menu of what can be done to a table, at a place on the screen."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions([actions[id_] for id_ in ON_TABLE])
    menu.popup(where)
