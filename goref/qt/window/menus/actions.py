"""Every command of the window in one table: its text, keys and place."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.commands import LINE, Command, CommandMenu, CommandTable
from goref.qt.window.menus.titles import CONTEXT, TITLES

Key = QKeySequence.StandardKey

FILE = (
    Command("new", QT_TRANSLATE_NOOP("actions", "&New position"), (Key.New,)),
    Command("open", QT_TRANSLATE_NOOP("actions", "&Open…"), (Key.Open,)),
    Command("bundled", QT_TRANSLATE_NOOP("actions", "Open a &historical game…")),
    Command(
        "rows", QT_TRANSLATE_NOOP("actions", "&Paste a position or a game"), ("Ctrl+Shift+V",)
    ),
    Command(
        "photo", QT_TRANSLATE_NOOP("actions", "Photo&graph of a board…"), ("Ctrl+Shift+F",)
    ),
    Command("encoding", QT_TRANSLATE_NOOP("actions", "Encoding o&f the record…")),
    LINE,
    Command("event-open", QT_TRANSLATE_NOOP("actions", "E&vent…"), ("Ctrl+Shift+O",)),
    Command("event-new", QT_TRANSLATE_NOOP("actions", "Ne&w event…")),
    Command(
        "event-show", QT_TRANSLATE_NOOP("actions", "&Back to the event"), ("Ctrl+Shift+E",)
    ),
    LINE,
    Command("save", QT_TRANSLATE_NOOP("actions", "&Save the case"), (Key.Save,)),
    Command("save-as", QT_TRANSLATE_NOOP("actions", "Save the case &as…"), ("Ctrl+Shift+S",)),
    Command("export", QT_TRANSLATE_NOOP("actions", "&Export as SGF…"), ("Ctrl+E",)),
    Command("save-picture", QT_TRANSLATE_NOOP("actions", "Save the &diagram…")),
    Command("save-csv", QT_TRANSLATE_NOOP("actions", "Save the &comparison as CSV…")),
    Command("print", QT_TRANSLATE_NOOP("actions", "Prin&t the sheet…"), (Key.Print,)),
    Command("print-preview", QT_TRANSLATE_NOOP("actions", "Pr&int preview…")),
    Command("save-sheet", QT_TRANSLATE_NOOP("actions", "Save the sheet as PDF or HT&ML…")),
    Command("save-kifu", QT_TRANSLATE_NOOP("actions", "Save the moves as a &kifu (PDF)…")),
    LINE,
    Command("quit", QT_TRANSLATE_NOOP("actions", "&Quit"), ("Ctrl+Q",)),
)
EDIT = (
    Command("undo", QT_TRANSLATE_NOOP("actions", "&Undo"), (Key.Undo,)),
    Command("redo", QT_TRANSLATE_NOOP("actions", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    LINE,
    Command("copy-result", QT_TRANSLATE_NOOP("actions", "&Copy the result"), ("Ctrl+Shift+C",)),
    Command("copy-rows", QT_TRANSLATE_NOOP("actions", "Copy the &position as text")),
    Command("copy-diagram", QT_TRANSLATE_NOOP("actions", "Copy the &diagram as text")),
    Command(
        "copy-picture",
        QT_TRANSLATE_NOOP("actions", "Copy the diagram as a p&icture"),
        ("Ctrl+Alt+C",),
    ),
    LINE,
    Command(
        "set-up",
        QT_TRANSLATE_NOOP("actions", "&Set up or change the position"),
        ("Ctrl+T",),
        checkable=True,
    ),
    LINE,
    Command("preferences", QT_TRANSLATE_NOOP("actions", "Pre&ferences…"), ("Ctrl+,",)),
)
CASE = (
    Command("next-step", QT_TRANSLATE_NOOP("actions", "&Next stage"), ("PgDown",)),
    Command("previous-step", QT_TRANSLATE_NOOP("actions", "&Previous stage"), ("PgUp",)),
    Command(
        "as-it-stands",
        QT_TRANSLATE_NOOP("actions", "Nothin&g (else) is dead"),
        ("Ctrl+Shift+A",),
    ),
    Command(
        "play-on-board",
        QT_TRANSLATE_NOOP("actions", "Record pl&ay"),
        ("Ctrl+Shift+P",),
        checkable=True,
    ),
    Command(
        "try-on-board",
        QT_TRANSLATE_NOOP("actions", "Resol&ve a dispute on the board"),
        ("Ctrl+Shift+D",),
        checkable=True,
    ),
    Command(
        "arrange", QT_TRANSLATE_NOOP("actions", "Lay the co&unt out on the board"), ("Ctrl+K",)
    ),
    Command("details", QT_TRANSLATE_NOOP("actions", "Recor&d and facts"), ("Ctrl+B",)),
    Command("compare", QT_TRANSLATE_NOOP("actions", "Co&mpare all rule sets"), ("Ctrl+M",)),
    Command("playing-on", QT_TRANSLATE_NOOP("actions", "What if it were pla&yed on?…")),
    Command("moves", QT_TRANSLATE_NOOP("actions", "&List of moves"), ("Ctrl+L",)),
    Command(
        "incidents", QT_TRANSLATE_NOOP("actions", "&What happened at the table"), ("Ctrl+J",)
    ),
    Command("disputes", QT_TRANSLATE_NOOP("actions", "&Checklist and trials"), ("Ctrl+D",)),
    Command("second-opinion", QT_TRANSLATE_NOOP("actions", "Second op&inion"), ("Ctrl+I",)),
    Command("protocol", QT_TRANSLATE_NOOP("actions", "Pr&otocol…")),
    Command(
        "event-rules", QT_TRANSLATE_NOOP("actions", "Take this &rule set for every new case")
    ),
    LINE,
    Command(
        "table-record", QT_TRANSLATE_NOOP("actions", "Record the &table's result"), ("Ctrl+R",)
    ),
    Command("table-dispute", QT_TRANSLATE_NOOP("actions", "T&he table is in dispute…")),
    Command("table-next", QT_TRANSLATE_NOOP("actions", "Ne&xt open table"), ("Ctrl+G",)),
    LINE,
    Command("first-move", QT_TRANSLATE_NOOP("actions", "&Start of the game"), ("Home",)),
    Command("back-move", QT_TRANSLATE_NOOP("actions", "One move &back"), ("Alt+Left",)),
    Command("forward-move", QT_TRANSLATE_NOOP("actions", "One move &forward"), ("Alt+Right",)),
    Command("last-move", QT_TRANSLATE_NOOP("actions", "&End of the game"), ("End",)),
)
VIEW = (
    Command("coordinates", QT_TRANSLATE_NOOP("actions", "&Coordinates"), checkable=True),
    Command(
        "numbers",
        QT_TRANSLATE_NOOP("actions", "Move &numbers"),
        ("Ctrl+Shift+N",),
        checkable=True,
    ),
    Command("marks", QT_TRANSLATE_NOOP("actions", "&Marks of the ruling"), checkable=True),
    LINE,
    Command("larger-text", QT_TRANSLATE_NOOP("actions", "La&rger text"), ("Ctrl++", "Ctrl+=")),
    Command("smaller-text", QT_TRANSLATE_NOOP("actions", "&Smaller text"), ("Ctrl+-",)),
    Command("ordinary-text", QT_TRANSLATE_NOOP("actions", "&Ordinary text"), ("Ctrl+0",)),
    LINE,
    Command(
        "fullscreen", QT_TRANSLATE_NOOP("actions", "&Full screen"), ("F11",), checkable=True
    ),
)
HELP = (
    Command("article", QT_TRANSLATE_NOOP("actions", "Reasons and &article"), ("F1",)),
    Command("manual", QT_TRANSLATE_NOOP("actions", "&Manual"), ("Ctrl+F1",)),
    Command("rule-set", QT_TRANSLATE_NOOP("actions", "This &rule set"), ("Shift+F1",)),
    Command(
        "legend", QT_TRANSLATE_NOOP("actions", "&Signs on the board"), ("F2",), checkable=True
    ),
    Command("keys", QT_TRANSLATE_NOOP("actions", "&Keys and marks"), ("Ctrl+/",)),
    LINE,
    Command("about", QT_TRANSLATE_NOOP("actions", "About &goref")),
)
MENUS = (
    CommandMenu("file", TITLES["file"], FILE),
    CommandMenu("edit", TITLES["edit"], EDIT),
    CommandMenu("case", TITLES["case"], CASE),
    CommandMenu("view", TITLES["view"], VIEW),
    CommandMenu("help", TITLES["help"], HELP),
)
ACTIONS = CommandTable(CONTEXT, MENUS)
COMMANDS = ACTIONS.commands
