"""The table of all commands of the main window: text, keys, place and function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from goref.app.edits.ruling import ConfirmAllOthers
from goref.core.base.frozen import frozen
from goref.core.base.particles import formatted
from goref.core.flow import STAGES
from goref.core.rulesets.table import ruleset
from goref.io.values.articles import article
from goref.qt.widgets.commands import LINE, Command, CommandMenu, CommandTable
from goref.qt.window.menus.titles import CONTEXT, TITLES
from goref.qt.window.menus.view_menu import ordinary_size, step_size

if TYPE_CHECKING:
    from goref.qt.window.features import Features

Key = QKeySequence.StandardKey


@frozen
class WindowCommand(Command):
    """A command with its function, which is called with the window's ``Features``.

    The function of a checkable command also gets the new state, True or False.
    """

    act: Callable[..., object] = print


def act(
    id_: str,
    text: str,
    does: Callable[[Features], object],
    *keys: str | QKeySequence.StandardKey,
    repeats: bool = False,
) -> WindowCommand:
    """Returns a command that calls ``does``."""
    return WindowCommand(id_, text, keys, act=does, repeats=repeats)


def switch(
    id_: str,
    text: str,
    turns: Callable[[Features, bool], object],
    *keys: str | QKeySequence.StandardKey,
) -> WindowCommand:
    """Returns a checkable command that calls ``turns`` with True or False."""
    return WindowCommand(id_, text, keys, checkable=True, act=turns)


def _go(features: Features, by: int) -> None:
    """Shows the position ``by`` moves later, or earlier if ``by`` is negative."""
    session = features.window.session
    session.show_moment(session.moment + by)


def of_event(id_: str, text: str, *keys: str | QKeySequence.StandardKey) -> WindowCommand:
    """Returns a command for events, which the application carries out."""
    return WindowCommand(
        id_, text, keys, act=lambda features: features.window.host.act_on_event(id_)
    )


def _leave_as_it_stands(features: Features) -> None:
    window = features.window
    if window.session.in_play and not features.modes.playing.shows_ruling:
        window.say(features.foot.says.text())  # says that the game is in play
    elif window.do(ConfirmAllOthers()):
        told = QCoreApplication.translate(
            "MainWindow", "Ruled: no stone is dead except those marked."
        )
        window.say(told)


def _take_rules(features: Features) -> None:
    window = features.window
    rules = window.session.case.rules
    window.host.preferences.rules = rules
    told = QCoreApplication.translate(
        "MainWindow", "{rules} from now on, unless a record names another."
    )
    window.say(formatted(told, rules=ruleset(rules).name.in_(window.language)))


def _show_article(features: Features) -> None:
    """Opens the article behind the open question. If no question is open, opens that of the
    stage.
    """
    window, questions = features.window, features.questions
    if features.is_ruling_in_sight() and questions.page.asks:
        questions.show_article()
    elif not window.pages.close_drawer():
        stage = next(stage for stage in STAGES if stage.id == window.pages.stage)
        rules = ruleset(window.session.case.rules)
        features.views.article.show_article(article(rules, stage.article), window.language)
        window.pages.open("article")


def _turn_legend(features: Features, on: bool) -> None:
    pages = features.window.pages
    if on:
        pages.open("legend")
    elif pages.drawer == "legend":
        pages.close_drawer()


def _flag(features: Features, on: bool, key: str) -> None:
    features.window.host.preferences.set_flag(key, on)
    features.window.show_board()


FILE = (
    act("new", "&New position", lambda f: f.window.host.new_position(), Key.New),
    act("open", "&Open…", lambda f: f.files.open(), Key.Open),
    act("close-case", "C&lose the case", lambda f: f.window.host.open_first_page(), "Ctrl+W"),
    act("bundled", "Open a &historical game…", lambda f: f.window.host.open_bundled()),
    act("rows", "&Paste a position or a game", lambda f: f.files.paste(), "Ctrl+Shift+V"),
    act("photo", "Photo&graph of a board…", lambda f: f.files.photograph(), "Ctrl+Shift+F"),
    act("encoding", "Encoding o&f the record…", lambda f: f.files.choose_encoding()),
    LINE,
    of_event("event-open", "Open an e&vent…", "Ctrl+Shift+O"),
    of_event("event-new", "Ne&w event…"),
    of_event("event-join", "&Join an event…"),
    of_event("event-show", "&Back to the event", "Ctrl+Shift+E"),
    LINE,
    act("save", "&Save the case", lambda f: f.files.save(), Key.Save),
    act("save-as", "Save the case &as…", lambda f: f.files.save_as(), "Ctrl+Shift+S"),
    act("export", "&Export as SGF…", lambda f: f.files.export(), "Ctrl+E"),
    act("save-picture", "Save the &diagram…", lambda f: f.copying.save_picture()),
    act("save-csv", "Save the &comparison as CSV…", lambda f: f.copying.save_comparison()),
    act("print", "Prin&t the sheet…", lambda f: f.copying.sheet(), Key.Print),
    act("print-preview", "Pr&int preview…", lambda f: f.copying.preview_sheet()),
    act("save-sheet", "Save the sheet as PDF or HT&ML…", lambda f: f.copying.save_sheet()),
    act("save-kifu", "Save the moves as a &kifu (PDF)…", lambda f: f.copying.save_kifu()),
    LINE,
    act("quit", "&Quit", lambda f: f.files.quit(), "Ctrl+Q"),
)
EDIT = (
    act("undo", "&Undo", lambda f: f.undoing.undo(), Key.Undo),
    act("redo", "&Redo", lambda f: f.undoing.redo(), "Ctrl+Shift+Z", "Ctrl+Y"),
    LINE,
    act("copy-result", "&Copy the result", lambda f: f.copying.result(), "Ctrl+Shift+C"),
    act("copy-rows", "Copy the &position as text", lambda f: f.copying.rows()),
    act("copy-diagram", "Copy the &diagram as text", lambda f: f.copying.diagram()),
    act(
        "copy-picture",
        "Copy the diagram as a p&icture",
        lambda f: f.copying.picture(),
        "Ctrl+Alt+C",
    ),
    LINE,
    switch(
        "set-up",
        "&Set up or change the position",
        lambda f, on: f.modes.setting_up.turn(on),
        "Ctrl+T",
    ),
    LINE,
    act("preferences", "Pre&ferences…", lambda f: f.help.preferences(), "Ctrl+,"),
)
CASE = (
    act("next-step", "&Next stage", lambda f: f.window.walk(1), "PgDown"),
    act("previous-step", "&Previous stage", lambda f: f.window.walk(-1), "PgUp"),
    act("as-it-stands", "Nothin&g (else) is dead", _leave_as_it_stands, "Ctrl+Shift+A"),
    switch(
        "play-on-board", "Record pl&ay", lambda f, on: f.modes.playing.turn(on), "Ctrl+Shift+P"
    ),
    switch(
        "try-on-board",
        "Resol&ve a dispute on the board",
        lambda f, on: f.modes.trying.turn(on),
        "Ctrl+Shift+D",
    ),
    act(
        "arrange", "Lay the co&unt out on the board", lambda f: f.modes.staging.open(), "Ctrl+K"
    ),
    act("details", "Recor&d and facts", lambda f: f.window.open_details(), "Ctrl+B"),
    act(
        "compare", "Co&mpare all rule sets", lambda f: f.window.pages.open("compare"), "Ctrl+M"
    ),
    act("convert", "Convert a recorded result…", lambda f: f.help.convert()),
    act("playing-on", "What if pla&y continued?…", lambda f: f.help.playing_on()),
    act("moves", "&List of moves", lambda f: f.window.pages.open("moves"), "Ctrl+L"),
    act("incidents", "&What happened at the table", lambda f: f.desk.open(), "Ctrl+J"),
    act("disputes", "&Checklist and trials", lambda f: f.questions.open_all(), "Ctrl+D"),
    act("second-opinion", "Second op&inion", lambda f: f.suggesting.open(), "Ctrl+I"),
    act("protocol", "L&og of rulings…", lambda f: f.help.protocol()),
    act("event-rules", "Use this &rule set for every new case", _take_rules),
    LINE,
    of_event("table-record", "Record the &table's result", "Ctrl+R"),
    of_event("table-dispute", "T&he table is in dispute…"),
    of_event("table-next", "Ne&xt open table", "Ctrl+G"),
    LINE,
    act("first-move", "&Start of the game", lambda f: f.window.session.show_moment(0), "Home"),
    act("back-move", "One move &back", lambda f: _go(f, -1), "Alt+Left", repeats=True),
    act("forward-move", "One move &forward", lambda f: _go(f, 1), "Alt+Right", repeats=True),
    act(
        "last-move",
        "&End of the game",
        lambda f: f.window.session.show_moment(f.window.session.last_moment),
        "End",
    ),
)
VIEW = (
    switch("coordinates", "&Coordinates", partial(_flag, key="coordinates")),
    switch("numbers", "Move &numbers", partial(_flag, key="numbers"), "Ctrl+Shift+N"),
    switch("marks", "&Marks of the ruling", partial(_flag, key="marks")),
    LINE,
    act(
        "larger-text",
        "La&rger text",
        lambda f: step_size(f.window.host, 1),
        "Ctrl++",
        "Ctrl+=",
        repeats=True,
    ),
    act(
        "smaller-text",
        "&Smaller text",
        lambda f: step_size(f.window.host, -1),
        "Ctrl+-",
        repeats=True,
    ),
    act("ordinary-text", "&Ordinary text", lambda f: ordinary_size(f.window.host), "Ctrl+0"),
    LINE,
    switch("fullscreen", "&Board for the audience", lambda f, on: f.projecting.turn(on), "F11"),
)
HELP = (
    act("article", "Reasons and &article", _show_article, "F1"),
    act("manual", "&Manual", lambda f: f.help.beside.open_manual(), "Ctrl+F1"),
    act("rule-set", "This &rule set", lambda f: f.help.rule_set(), "Shift+F1"),
    act("school", "S&chool…", lambda f: f.school.open()),
    switch("legend", "Mark&s on the board", _turn_legend, "F2"),
    act("keys", "&Keys and marks", lambda f: f.help.keys(), "Ctrl+/"),
    LINE,
    act("about", "About &goref", lambda f: f.help.beside.about()),
)
MENUS = (
    CommandMenu("file", TITLES["file"], FILE),
    CommandMenu("edit", TITLES["edit"], EDIT),
    CommandMenu("case", TITLES["case"], CASE),
    CommandMenu("view", TITLES["view"], VIEW),
    CommandMenu("help", TITLES["help"], HELP),
)
NEED_NO_CASE = frozenset(
    {
        *("new", "open", "bundled", "rows", "photo", "quit", "preferences"),
        *(
            "event-open",
            "event-new",
            "event-join",
            "event-show",
            "rule-set",
            "convert",
            "school",
            "manual",
            "keys",
            "about",
        ),
        *("coordinates", "numbers", "marks", "larger-text", "smaller-text", "ordinary-text"),
        "fullscreen",
    }
)
"""The ids of the commands that are enabled without a case, on the first page."""
ACTIONS = CommandTable(CONTEXT, MENUS)
COMMANDS = [one for menu in MENUS for one in menu.entries if isinstance(one, WindowCommand)]


def make_actions(features: Features, menus: Mapping[str, QMenu]) -> Mapping[str, QAction]:
    """Creates the commands of a window and adds them to its menus. Returns them by id."""
    does = {one.id: partial(one.act, features) for one in COMMANDS}
    actions = ACTIONS.make_actions(features.window.widget, does)
    ACTIONS.fill_menus(menus, actions)
    return actions


def group_of_case(actions: Mapping[str, QAction], parent: QObject) -> QActionGroup:
    """Returns a group of all commands that need a case, by which they are disabled together."""
    group = QActionGroup(parent)
    group.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
    for id_, action in actions.items():
        if id_ not in NEED_NO_CASE:
            group.addAction(action)
    return group
