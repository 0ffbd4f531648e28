"""What a screen reader is told of the window, and what each key of the keyboard does in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollBar,
    QTabBar,
    QTableView,
    QTextBrowser,
    QWidget,
)

from goref.core.ruling.ruling import StoneStatus
from goref.qt.board.widget import BoardWidget
from goref.qt.frame.foot import Foot
from goref.qt.window.commands import COMMANDS
from goref.qt.window.main_window import MainWindow
from tests.languages import EN
from tests.length import share
from tests.qt.desk import CTRL, GAMES, NONE, SHIFT, Desk, Key, plain_sgf
from tests.qt.fitting import LANGUAGES
from tests.qt.hall import CASES, Hall, in_dialog
from tests.qt.states import states

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTextBrowser,
    BoardWidget,
)
WHOLES = (QComboBox, QAbstractSpinBox, QAbstractItemView, QTabBar)
"""Controls of which the parts are Qt's own."""
NO_ROLES = (QAccessible.Role.NoRole, QAccessible.Role.Client)
SAYS = re.compile(r"[^\W\d_]")
"""A letter of any script; ``▶`` alone is no name."""
CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


@pytest.fixture
def many(start) -> Desk:
    """A game with findings of many kinds."""
    return start(GAMES / "iwamoto--go-seigen-1948.sgf")


# Names


def name_of(widget: QWidget) -> str:
    """What a screen reader calls a widget: its name, its text, or the label it belongs to."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    name = interface.text(QAccessible.Text.Name).strip()
    if isinstance(widget, QComboBox) and name == widget.currentText():
        return widget.accessibleName()  # for want of a name Qt tells the value
    return name


def role_of(widget: QWidget) -> QAccessible.Role:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.role()


def within(widget: QWidget, kinds: tuple[type[QWidget], ...]) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, kinds):
            return True
        parent = parent.parentWidget()
    return False


def controls(window: QWidget) -> Iterator[QWidget]:
    """What can be reached now, Qt's own parts of a control left out."""
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or not widget.isVisible():
            continue
        if isinstance(widget, (QHeaderView, QScrollBar)) or within(widget, WHOLES):
            continue
        yield widget


def unclear(window: QWidget) -> Iterator[str]:
    """Controls without a name, and neighbours of one kind that are called the same."""
    named: dict[tuple[type[QWidget], bool, str], QWidget] = {}
    for widget in controls(window):
        name, what = name_of(widget), f"{type(widget).__name__} {widget.objectName()}"
        if not SAYS.search(name):
            yield f"{what} is called {name!r}"
            continue
        if role_of(widget) in NO_ROLES:
            yield f"{what} has no role"
        foot = within(widget, (Foot,))  # offers what a page offers too
        other = named.setdefault((type(widget), foot, name.casefold()), widget)
        if other is not widget:
            yield f"{what} and {other.objectName()} are both called {name!r}"
    for bar in window.findChildren(QTabBar):
        texts = [bar.tabText(index) for index in range(bar.count())]
        if not all(texts) or len(set(texts)) < len(texts):
            yield f"tabs {texts}"


@pytest.mark.parametrize(
    ("game", "language"), share(list(product(["bowls", "many"], LANGUAGES)), 5)
)
def test_every_control_is_called_something_of_its_own(request, language, game):
    desk = request.getfixturevalue({"bowls": "desk"}.get(game, game))
    desk.main.use_language(language)
    desk.window.show()
    if game == "bowls":
        desk.strike("K2", Key.Key_S)  # a seki has a table of its own
    seen: Counter[str] = Counter()
    for where in states(desk.window):
        assert list(unclear(desk.window)) == [], where
        assert list(silent(desk.window)) == [], where
        assert ambiguous(desk.window) == [], where
        seen.update({w.objectName() for w in controls(desk.window)})
    assert {
        *("board", "moments", "questions", "card-info", "answer-1", "change", "drawer-back"),
        *("began", "komi", "handicap", "prisoners-B", "plays-W", "ledger-row", "score-lines"),
        *("how-counted-head", "to-compare-head", "moves-table", "void-button", "kind-ko"),
        *("compare-table", "reference", "save-csv-button", "board-size", "brush-black"),
        *("stage-counts", "trial-begin", "trial-leave", "foot-back", "stage-forward"),
    } <= seen.keys(), "the walk has not been everywhere"
    if game == "bowls":
        assert "seki-points" in seen


def silent(window: QWidget) -> Iterator[str]:
    """Rows of a list or table without a text that a reader can read."""
    for view in window.findChildren(QAbstractItemView):
        if not view.isVisible() or isinstance(view, QHeaderView):
            continue
        model = view.model()
        for row in range(min(model.rowCount(), 40)):
            columns = range(3 if isinstance(view, QTableView) else 1)
            if not any(model.index(row, column).data() for column in columns):
                yield f"{view.objectName()}, row {row}"


def ambiguous(window: MainWindow) -> list[str]:
    """Letters that mean two things with Alt."""
    texts = [action.text() for action in window.menuBar().actions()]
    for widget in window.findChildren(QWidget):
        led = isinstance(widget, QLabel) and widget.buddy() is not None
        if widget.isVisible() and (led or isinstance(widget, QAbstractButton)):
            texts.append(widget.text())
    letters = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    del letters[""]
    return [key for key, count in letters.items() if count > 1]


def test_the_check_of_names_sees_what_is_missing(desk):
    assert list(unclear(desk.window)) == []
    desk.window.who.change.setAccessibleName("")
    desk.window.who.change.setText("…")
    assert [said for said in unclear(desk.window) if "change is called" in said]
    one, other, *_ = desk.window.playback.findChildren(QAbstractButton)
    other.setAccessibleName(one.accessibleName())
    assert [said for said in unclear(desk.window) if "are both called" in said]


@pytest.mark.parametrize("case", CASES)
def test_every_control_of_every_dialog_has_a_name_and_a_role(hall: Hall, case: str) -> None:
    found: list[str] = []

    def check(dialog: QDialog) -> None:
        assert dialog.windowTitle(), "a screen reader begins with it"
        found.extend(f"{type(w).__name__} {w.objectName()}" for w in controls(dialog))
        assert list(unclear(dialog)) == []

    in_dialog(hall, CASES[case], check)
    assert found, "there is something to press"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_windows_are_named_too(desk, language):
    desk.main.use_language(language)
    desk.window.actions_by_id["keys"].trigger()
    [dialog] = [d for d in desk.window.findChildren(QDialog) if d.isVisible()]
    assert SAYS.search(dialog.windowTitle())
    assert list(unclear(dialog)) == []
    assert {type(w) for w in controls(dialog)} >= {QTextBrowser}
    dialog.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_what_is_at_the_cursor(desk, language):
    desk.main.use_language(language)
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.board.setFocus()
    interface = QAccessible.queryAccessibleInterface(desk.board)
    told = set()
    for _ in range(3):
        desk.key(Key.Key_Left)
        described = interface.text(QAccessible.Text.Description)
        assert described.startswith(desk.case.record.grid.name(desk.board.cursor_point()))
        told.add(described)
    assert len(told) == 3


# Commands


def actions(menu: QWidget) -> Iterator[QAction]:
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from actions(submenu)
        elif not action.isSeparator():
            yield action


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_in_one_menu_and_no_key_is_two_commands(desk, language):
    desk.main.use_language(language)
    found = list(actions(desk.window.menuBar()))
    ids = Counter(action.objectName() for action in found if action.objectName())
    assert ids == Counter(command.id for command in COMMANDS)
    for menu in desk.window.menuBar().actions():
        texts = [action.text() for action in actions(menu.menu())]
        assert len(set(texts)) == len(texts)
        assert all(SAYS.search(text) for text in texts)
    keys = Counter(
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for action in desk.window.findChildren(QAction)
        for key in action.shortcuts()
    )
    assert keys.keys() >= {"PgUp", "PgDown", "Home", "End", "F1", "F11", "Ctrl+Z", "Ctrl+P"}
    assert {key: count for key, count in keys.items() if count > 1} == {}
    ruling = {"Left", "Right", "Up", "Down", "Return", "Enter", "Space", "?"}
    assert not {k for k in keys if len(k) == 1 or k in ruling}, "these belong to the board"


# Keys, with the board focused


def at_board(desk: Desk, stage: str) -> None:
    desk.go(stage)
    desk.board.setFocus()


def test_ctrl_z_and_ctrl_shift_z(desk):
    desk.click("H17")
    ruled = desk.case
    desk.key(Key.Key_Z, CTRL)
    assert not desk.case.ruling
    desk.key(Key.Key_Z, CTRL | SHIFT)
    assert desk.case == ruled


def test_the_arrows_move_the_cursor_and_stop_at_the_edge(desk):
    desk.walk("C3")
    for key, name in (
        (Key.Key_Left, "B3"),
        (Key.Key_Down, "B2"),
        (Key.Key_Right, "C2"),
        (Key.Key_Up, "C3"),
    ):
        desk.key(key)
        assert desk.board.cursor_point() == desk.point(name)
    desk.key(Key.Key_Left, NONE, times=5)
    assert desk.board.cursor_point() == desk.point("A3")
    assert desk.board.hasFocus()


@pytest.mark.parametrize("stage", ["dead", "doubts"])
def test_the_letters_answer_for_the_point_at_the_cursor(desk, stage):
    at_board(desk, stage)
    for key, life in ((Key.Key_D, StoneStatus.DEAD), (Key.Key_S, StoneStatus.SEKI)):
        desk.walk("H17")
        desk.key(key)
        assert desk.case.ruling.lives[desk.point("H17")] is life
        assert desk.board.hasFocus(), "the next key is heard here"
        desk.undo()
        assert not desk.case.ruling
    desk.walk("H17")
    window = desk.window.windowHandle()
    assert window is not None
    QTest.keyClick(window, "?", SHIFT)
    assert desk.window.modes.trying.is_on
    assert desk.window.modes.trying.now.points == desk.points("H17 H16")
    desk.key(Key.Key_Escape)
    assert desk.stage == stage


def test_page_keys_walk_the_stages(desk):
    desk.board.setFocus()
    walked = [desk.stage]
    for _ in range(len(desk.window.stages.ids) - 1):
        desk.key(Key.Key_PageDown)
        assert desk.board.hasFocus()
        walked.append(desk.stage)
    assert walked == list(desk.window.stages.ids)
    desk.key(Key.Key_PageDown)
    assert desk.stage == "result", "there is nothing after the end"
    desk.key(Key.Key_PageUp, NONE, times=len(walked) + 1)
    assert desk.stage == "dead"


def test_home_and_end_walk_the_game(desk):
    session = desk.window.session
    desk.board.setFocus()
    desk.key(Key.Key_Home)
    assert session.moment == 0
    assert desk.board.view().position == desk.case.moments[0].position != desk.case.position
    desk.key(Key.Key_End)
    assert session.moment == session.last_moment
    assert desk.board.view().position == desk.case.position


def test_f1_unfolds_the_article_and_shift_f1_the_rule_set(desk):
    at_board(desk, "dead")
    desk.walk("H17")
    told = desk.questions.page.card.more
    assert not told.isVisible()
    desk.key(Key.Key_F1)
    assert told.isVisible()
    assert len(told.text()) > 40
    assert not [d for d in desk.window.findChildren(QDialog) if d.isVisible()]
    desk.key(Key.Key_F1)
    assert not told.isVisible()
    desk.go("result")
    desk.key(Key.Key_F1)
    assert desk.window.pages.drawer == "article"
    desk.key(Key.Key_F1, SHIFT)
    assert desk.window.features.help.beside.manual_window.isVisible()
    assert desk.window.features.help.beside.manual_window.page_id == f"rules-{desk.case.rules}"


def test_ctrl_p_asks_for_a_printer(desk, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "goref.qt.sheet.dialogs.ask_and_print", lambda *given, **_: asked.append(given)
    )
    desk.board.setFocus()
    desk.key(Key.Key_P, CTRL)
    [(parent, session, view, language)] = asked
    assert (parent, session, language) == (desk.window, desk.window.session, EN)
    assert view == replace(desk.board.view(), lids=False, lit=frozenset())


def test_tab_leaves_the_board_and_comes_back_through_every_kind_of_control(desk):
    desk.board.setFocus()
    reached = []
    for _ in range(80):
        desk.key(Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget is desk.board:
            break
        reached.append(widget)
    else:
        pytest.fail("the board is not reached again")
    assert all(SAYS.search(name_of(w)) for w in reached if not isinstance(w, QTabBar))
    names = {w.objectName() for w in reached}
    assert {"stages", "change", "questions", "moments", "answer-1", "card-info"} <= names
    assert desk.window.foot.act in reached


def test_the_help_names_every_key(desk):
    """Help → Keys lists what the window and the board know."""
    desk.window.actions_by_id["keys"].trigger()
    [dialog] = [d for d in desk.window.findChildren(QDialog) if d.isVisible()]
    browser = dialog.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    words = set(browser.toPlainText().replace(",", " ").split())
    assert words >= {"Space", "Arrows", "Enter", "D", "S", "T", "K", "?", "PgUp", "PgDown"}
    assert words >= {"Home", "End", "F1", "F2", "F11", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+P"}
    dialog.close()
