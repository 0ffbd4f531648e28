"""The table of all commands of an event's window: text, keys, place and function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QPoint, Qt, SignalInstance
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from goref.core.base.frozen import frozen
from goref.core.event.event import Table
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.dialog_handlers import DialogHandlers
from goref.qt.events.round_acts import RoundActs
from goref.qt.events.table_acts import TableActs
from goref.qt.events.tables.filter_bar import FilterBar
from goref.qt.look.style import FLAT
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.manual.beside import Help
from goref.qt.widgets.buttons import bar_button, set_role
from goref.qt.widgets.commands import LINE, Command, CommandMenu, CommandTable
from goref.qt.widgets.menus import roomy

Key = QKeySequence.StandardKey
PAGE = "events"
"""The name of the manual's page about an event's window."""


class EventParts(OpenEvent, Protocol):
    """An event's window with the parts that carry out its commands.

    Attributes:
        acts: the acts on a table.
        around: the commands that open dialogs.
        rounds: the acts on a round.
        filter: the bar in which the user chooses a round and types results.
        help: opens the manual.
    """

    acts: TableActs
    around: DialogHandlers
    rounds: RoundActs
    filter: FilterBar
    help: Help

    def hush(self) -> None:
        """Removes the message in the foot: it is about an earlier act."""

    @property
    def wanted(self) -> SignalInstance:
        """Emitted for a command that concerns no single event, such as opening one; carries the
        command's id.
        """


@frozen
class EventCommand(Command):
    """A command of an event's window. ``does`` is called with the window."""

    does: Callable[[EventParts], object] = print


def act(
    id_: str,
    text: str,
    does: Callable[[EventParts], object],
    *keys: str | QKeySequence.StandardKey,
) -> EventCommand:
    """Returns a command that calls ``does`` with the window."""
    return EventCommand(id_, text, keys, does=does)


def at_table(
    id_: str,
    text: str,
    does: Callable[[EventParts, Table], object],
    *keys: str | QKeySequence.StandardKey,
) -> EventCommand:
    """Returns a command that calls ``does`` with the window and the selected table. It does
    nothing if no table is selected.
    """

    def done(window: EventParts) -> None:
        if window.table is not None:
            does(window, window.table)

    return EventCommand(id_, text, keys, of_table=True, does=done)


EVENT = (
    act("new", "&New event…", lambda w: w.wanted.emit("event-new"), Key.New),
    act("open", "&Open…", lambda w: w.wanted.emit("event-open"), Key.Open),
    act("join", "&Join…", lambda w: w.wanted.emit("event-join")),
    act("share", "S&hare…", lambda w: w.wanted.emit("event-share")),
    LINE,
    act("import", "&Import players or pairings…", lambda w: w.around.import_file(), "Ctrl+I"),
    act("attach", "&Attach records…", lambda w: w.around.attach(), "Ctrl+Shift+I"),
    act(
        "paste", "Attach the record from the &clipboard", lambda w: w.around.paste(), Key.Paste
    ),
    act("export", "&Export…", lambda w: w.around.export(), "Ctrl+E"),
    act(
        "put-back",
        "Res&ults into the tournament's file…",
        lambda w: w.around.put_back(),
        "Ctrl+Shift+E",
    ),
    LINE,
    act(
        "preview",
        "Pre&view the wall list…",
        lambda w: w.around.wall_list(on_paper=False),
        "Ctrl+Shift+P",
    ),
    act(
        "print", "&Print the wall list…", lambda w: w.around.wall_list(on_paper=True), Key.Print
    ),
    LINE,
    act(
        "preview-pairings",
        "Previe&w the pairing lists…",
        lambda w: w.around.pairing_lists(preview=True),
        "Ctrl+Shift+L",
    ),
    act(
        "print-pairings",
        "P&rint the pairing lists…",
        lambda w: w.around.pairing_lists(preview=False),
    ),
    act(
        "save-pairings",
        "Pairin&g lists as a web page…",
        lambda w: w.around.pairing_page(),
    ),
    LINE,
    act("print-sheets", "Print the &sheets…", lambda w: w.around.sheets(on_paper=True)),
    act("save-sheets", "Save the shee&ts…", lambda w: w.around.sheets(on_paper=False)),
    LINE,
    act("info", "&Data of the event…", lambda w: w.around.info()),
    act("restore", "Go &back to a copy…", lambda w: w.around.restore()),
    act("close", "C&lose", lambda w: w.widget.close(), Key.Close),
)
TABLE = (
    at_table(
        "adjudicate",
        "&Adjudicate",
        lambda w, t: w.acts.adjudicate(t),
        "Ctrl+Return",
        "Ctrl+Enter",
    ),
    at_table("record", "Atta&ch a record…", lambda w, t: w.acts.put_record(t)),
    at_table("accept", "Accept the &suggestion and decide…", lambda w, t: w.acts.accept(t)),
    at_table("word", "Decide &without a count…", lambda w, t: w.acts.by_word(t), "Ctrl+D"),
    act("undo", "&Undo the last act", lambda w: w.acts.undo(), Key.Undo),
    LINE,
    at_table(
        "incident",
        "What &happened at the table",
        lambda w, t: w.acts.happened.emit(t, ""),
        "Ctrl+J",
    ),
    at_table("protest", "Pro&test…", lambda w, t: w.acts.happened.emit(t, "protest")),
    at_table("time", "T&ime added…", lambda w, t: w.acts.happened.emit(t, "time")),
    LINE,
    at_table("call", "Call a re&feree", lambda w, t: w.acts.call(t)),
    at_table("answer-call", "I co&me to the table", lambda w, t: w.acts.answer_call(t)),
    at_table("end-call", "The call is o&ver", lambda w, t: w.acts.end_call(t)),
    LINE,
    at_table("dispute", "In &dispute…", lambda w, t: w.acts.dispute(t), "Ctrl+U"),
    at_table("reopen", "&Open it again…", lambda w, t: w.acts.reopen(t)),
    at_table("note", "&Note…", lambda w, t: w.acts.note(t), "Ctrl+T"),
    at_table("sign", "Sheet si&gned, or not", lambda w, t: w.acts.sign(t), "Ctrl+G"),
    LINE,
    act(
        "ready", "Decide all that are &ready…", lambda w: w.acts.decide_ready(), "Ctrl+Shift+D"
    ),
    act("results", "&Enter a list of results…", lambda w: w.acts.enter_list()),
    LINE,
    act("type-again", "T&ype the slips a second time…", lambda w: w.rounds.type_again()),
    act("round-time", "Round cloc&k…", lambda w: w.rounds.time()),
    act("close-round", "C&lose the round…", lambda w: w.rounds.close(), "Ctrl+L"),
    act("open-round", "O&pen the round again…", lambda w: w.rounds.open()),
)
PEOPLE = (
    act("add-player", "Add a &player…", lambda w: w.around.player(None)),
    act("player", "&Data of a player…", lambda w: w.around.any_player()),
    at_table(
        "black",
        "Data of the &black player…",
        lambda w, t: w.around.player(w.event_read.by_id[t.black]),
    ),
    at_table(
        "white",
        "Data of the &white player…",
        lambda w, t: w.around.player(w.event_read.by_id[t.white]),
    ),
    LINE,
    act(
        "withdraw",
        "Withdraw a player, or &mark as absent…",
        lambda w: w.around.withdraw(None),
        "Ctrl+Shift+W",
    ),
    at_table(
        "withdraw-black",
        "The black player plays &no more…",
        lambda w, t: w.around.withdraw(w.event_read.by_id[t.black]),
    ),
    at_table(
        "withdraw-white",
        "The white player play&s no more…",
        lambda w, t: w.around.withdraw(w.event_read.by_id[t.white]),
    ),
    LINE,
    act("add-table", "Add a &table…", lambda w: w.around.pairing(None)),
    at_table("pairing", "&Change the pairing…", lambda w, t: w.around.pairing(t), "F4"),
    act("byes", "B&yes…", lambda w: w.around.byes()),
    LINE,
    act("remove-player", "Rem&ove a player…", lambda w: w.around.remove(None)),
    at_table("remove-table", "Remove the tab&le…", lambda w, t: w.around.remove(t)),
)
SHOW = (
    act("find", "&Find…", lambda w: w.filter.seek(), Key.Find),
    act("all", "Show &all tables", lambda w: w.go_to_round(0), "Ctrl+Shift+A"),
    act("refresh", "&Refresh", lambda w: w.reload(), Key.Refresh),
    LINE,
    act("standings", "&Standings…", lambda w: w.around.standings(), "Ctrl+Shift+S"),
    act("audit", "&What was done…", lambda w: w.around.audit()),
    LINE,
    act("main", "&Board", lambda w: w.wanted.emit("main"), "Ctrl+B"),
)
HELP = (
    act("page", "&Help on this window", lambda w: w.help.open_manual(PAGE), "F1"),
    act("manual", "&Manual", lambda w: w.help.open_manual(), "Ctrl+F1"),
    LINE,
    act("about", "About &goref", lambda w: w.help.about()),
)
MENUS = (
    CommandMenu("event", QT_TRANSLATE_NOOP("event-commands", "&Event"), EVENT),
    CommandMenu("table", QT_TRANSLATE_NOOP("event-commands", "&Table"), TABLE),
    CommandMenu("people", QT_TRANSLATE_NOOP("event-commands", "&Players and pairings"), PEOPLE),
    CommandMenu("show", QT_TRANSLATE_NOOP("event-commands", "&Show"), SHOW),
    CommandMenu("help", QT_TRANSLATE_NOOP("event-commands", "&Help"), HELP),
)
ACTIONS = CommandTable("event-commands", MENUS)
COMMANDS = [one for menu in MENUS for one in menu.entries if isinstance(one, EventCommand)]
BUTTONS = {
    "incident": (QT_TRANSLATE_NOOP("event-commands", "Warning…"), "I"),
    "protest": (QT_TRANSLATE_NOOP("event-commands", "Protest…"), "P"),
    "time": (QT_TRANSLATE_NOOP("event-commands", "Time added…"), "T"),
}
"""The texts and letters of the buttons next to the list, by command id."""
RESULTS = {"b": "B+", "w": "W+", "=": "draw"}
"""The results that a key gives the selected table: ``b`` is ``B+``."""
LETTERS = {
    **{letter.lower(): id_ for id_, (_, letter) in BUTTONS.items()},
    ".": "word",
    "…": "word",
    "a": "accept",
}
"""The other keys for the selected table, each with the id of its command."""
ON_TABLE = (
    *("adjudicate", "record", "accept", "word", "incident", "protest", "time"),
    *("call", "answer-call", "end-call"),
    *("dispute", "reopen", "note", "sign", "pairing"),
    *("withdraw-black", "withdraw-white"),
)
"""The ids of the commands in the context menu of a table."""


def make_actions(window: EventParts) -> dict[str, QAction]:
    """Returns new actions for the commands of a window, by command id."""
    acts = {one.id for menu in (EVENT, TABLE, PEOPLE) for one in menu if one is not LINE}

    def carry_out(command: EventCommand) -> None:
        if command.id in acts:
            window.hush()
        command.does(window)

    does = {one.id: partial(carry_out, one) for one in COMMANDS}
    return ACTIONS.make_actions(window.widget, does)


def make_buttons(parent: QWidget, actions: Mapping[str, QAction]) -> dict[str, QPushButton]:
    """Returns the buttons next to the list, by the ids of the commands they trigger."""
    buttons = {}
    for id_, (text, letter) in BUTTONS.items():
        told = QCoreApplication.translate("event-commands", text)
        act = actions[id_].trigger
        button = bar_button(f"event-{id_}", told, act, parent)
        button.setText(f"{told}  {letter}")
        set_role(button, FLAT)
        buttons[id_] = button
    return buttons


def open_menu(parent: QWidget, actions: Mapping[str, QAction], where: QPoint) -> None:
    """Opens the context menu of a table at a position on the screen."""
    menu = roomy(QMenu(parent))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions([actions[id_] for id_ in ON_TABLE])
    menu.popup(where)
