"""Every command of the window in one table: its text, keys and place."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.commands import Command, CommandTable

Key = QKeySequence.StandardKey

MENUS = {
    "file": QT_TRANSLATE_NOOP("actions", "&File"),
    "edit": QT_TRANSLATE_NOOP("actions", "&Edit"),
    "case": QT_TRANSLATE_NOOP("actions", "&Case"),
    "view": QT_TRANSLATE_NOOP("actions", "&View"),
    "help": QT_TRANSLATE_NOOP("actions", "&Help"),
}


COMMANDS = (
    Command("new", "file", QT_TRANSLATE_NOOP("actions", "&New position"), (Key.New,)),
    Command("open", "file", QT_TRANSLATE_NOOP("actions", "&Open…"), (Key.Open,)),
    Command("bundled", "file", QT_TRANSLATE_NOOP("actions", "Open a &historical game…")),
    Command(
        "rows",
        "file",
        QT_TRANSLATE_NOOP("actions", "&Paste a position or a game"),
        ("Ctrl+Shift+V",),
    ),
    Command(
        "event-open",
        "file",
        QT_TRANSLATE_NOOP("actions", "E&vent…"),
        ("Ctrl+Shift+O",),
        first=True,
    ),
    Command("event-new", "file", QT_TRANSLATE_NOOP("actions", "Ne&w event…")),
    Command(
        "event-show",
        "file",
        QT_TRANSLATE_NOOP("actions", "&Back to the event"),
        ("Ctrl+Shift+E",),
    ),
    Command(
        "save", "file", QT_TRANSLATE_NOOP("actions", "&Save the case"), (Key.Save,), first=True
    ),
    Command(
        "save-as", "file", QT_TRANSLATE_NOOP("actions", "Save the case &as…"), ("Ctrl+Shift+S",)
    ),
    Command("export", "file", QT_TRANSLATE_NOOP("actions", "&Export as SGF…"), ("Ctrl+E",)),
    Command("save-picture", "file", QT_TRANSLATE_NOOP("actions", "Save the &diagram…")),
    Command("save-csv", "file", QT_TRANSLATE_NOOP("actions", "Save the &comparison as CSV…")),
    Command("print", "file", QT_TRANSLATE_NOOP("actions", "Prin&t the sheet…"), (Key.Print,)),
    Command("print-preview", "file", QT_TRANSLATE_NOOP("actions", "Pr&int preview…")),
    Command(
        "save-sheet",
        "file",
        QT_TRANSLATE_NOOP("actions", "Save the sheet as PDF or HT&ML…"),
    ),
    Command("quit", "file", QT_TRANSLATE_NOOP("actions", "&Quit"), ("Ctrl+Q",), first=True),
    Command("undo", "edit", QT_TRANSLATE_NOOP("actions", "&Undo"), (Key.Undo,)),
    Command("redo", "edit", QT_TRANSLATE_NOOP("actions", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command(
        "copy-result",
        "edit",
        QT_TRANSLATE_NOOP("actions", "&Copy the result"),
        ("Ctrl+Shift+C",),
        first=True,
    ),
    Command("copy-rows", "edit", QT_TRANSLATE_NOOP("actions", "Copy the &position as text")),
    Command("copy-diagram", "edit", QT_TRANSLATE_NOOP("actions", "Copy the &diagram as text")),
    Command(
        "copy-picture",
        "edit",
        QT_TRANSLATE_NOOP("actions", "Copy the diagram as a p&icture"),
        ("Ctrl+Alt+C",),
    ),
    Command(
        "set-up",
        "edit",
        QT_TRANSLATE_NOOP("actions", "&Set up or change the position"),
        ("Ctrl+T",),
        checkable=True,
        first=True,
    ),
    Command(
        "preferences",
        "edit",
        QT_TRANSLATE_NOOP("actions", "Pre&ferences…"),
        ("Ctrl+,",),
        first=True,
    ),
    Command("next-step", "case", QT_TRANSLATE_NOOP("actions", "&Next step"), ("PgDown",)),
    Command("previous-step", "case", QT_TRANSLATE_NOOP("actions", "&Previous step"), ("PgUp",)),
    Command(
        "play-on-board",
        "case",
        QT_TRANSLATE_NOOP("actions", "Record pl&ay"),
        ("Ctrl+Shift+P",),
        checkable=True,
    ),
    Command(
        "try-on-board",
        "case",
        QT_TRANSLATE_NOOP("actions", "Resol&ve a dispute on the board"),
        ("Ctrl+Shift+D",),
        checkable=True,
    ),
    Command(
        "arrange",
        "case",
        QT_TRANSLATE_NOOP("actions", "Lay the co&unt out on the board"),
        ("Ctrl+K",),
    ),
    Command(
        "compare", "case", QT_TRANSLATE_NOOP("actions", "Co&mpare all rule sets"), ("Ctrl+M",)
    ),
    Command("moves", "case", QT_TRANSLATE_NOOP("actions", "&List of moves"), ("Ctrl+L",)),
    Command(
        "disputes",
        "case",
        QT_TRANSLATE_NOOP("actions", "&Disputes and checklist"),
        ("Ctrl+D",),
    ),
    Command(
        "second-opinion",
        "case",
        QT_TRANSLATE_NOOP("actions", "Second op&inion"),
        ("Ctrl+I",),
    ),
    Command("protocol", "case", QT_TRANSLATE_NOOP("actions", "Pr&otocol…")),
    Command(
        "event-rules",
        "case",
        QT_TRANSLATE_NOOP("actions", "Take this &rule set for every new case"),
    ),
    Command(
        "table-record",
        "case",
        QT_TRANSLATE_NOOP("actions", "Record the &table's result"),
        ("Ctrl+R",),
        first=True,
    ),
    Command("table-dispute", "case", QT_TRANSLATE_NOOP("actions", "T&he table is in dispute…")),
    Command(
        "table-next",
        "case",
        QT_TRANSLATE_NOOP("actions", "Ne&xt open table"),
        ("Ctrl+G",),
    ),
    Command(
        "first-move",
        "case",
        QT_TRANSLATE_NOOP("actions", "&Start of the game"),
        ("Home",),
        first=True,
    ),
    Command("back-move", "case", QT_TRANSLATE_NOOP("actions", "One move &back"), ("Alt+Left",)),
    Command(
        "forward-move",
        "case",
        QT_TRANSLATE_NOOP("actions", "One move &forward"),
        ("Alt+Right",),
    ),
    Command("last-move", "case", QT_TRANSLATE_NOOP("actions", "&End of the game"), ("End",)),
    Command(
        "coordinates",
        "view",
        QT_TRANSLATE_NOOP("actions", "&Coordinates"),
        checkable=True,
    ),
    Command(
        "numbers",
        "view",
        QT_TRANSLATE_NOOP("actions", "Move &numbers"),
        ("Ctrl+Shift+N",),
        True,
    ),
    Command("marks", "view", QT_TRANSLATE_NOOP("actions", "&Marks of the ruling"), (), True),
    Command(
        "larger-text",
        "view",
        QT_TRANSLATE_NOOP("actions", "La&rger text"),
        ("Ctrl++", "Ctrl+="),
        first=True,
    ),
    Command("smaller-text", "view", QT_TRANSLATE_NOOP("actions", "&Smaller text"), ("Ctrl+-",)),
    Command(
        "ordinary-text", "view", QT_TRANSLATE_NOOP("actions", "&Ordinary text"), ("Ctrl+0",)
    ),
    Command(
        "fullscreen",
        "view",
        QT_TRANSLATE_NOOP("actions", "&Full screen"),
        ("F11",),
        True,
        first=True,
    ),
    Command("article", "help", QT_TRANSLATE_NOOP("actions", "&Article of this step"), ("F1",)),
    Command("manual", "help", QT_TRANSLATE_NOOP("actions", "&Manual"), ("Ctrl+F1",)),
    Command("rule-set", "help", QT_TRANSLATE_NOOP("actions", "This &rule set"), ("Shift+F1",)),
    Command(
        "legend", "help", QT_TRANSLATE_NOOP("actions", "&Signs on the board"), ("F2",), True
    ),
    Command("keys", "help", QT_TRANSLATE_NOOP("actions", "&Keys and marks"), ("Ctrl+/",)),
    Command("about", "help", QT_TRANSLATE_NOOP("actions", "About &goref"), first=True),
)
ACTIONS = CommandTable("actions", MENUS, COMMANDS)
