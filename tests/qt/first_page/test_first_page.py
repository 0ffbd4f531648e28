"""The first page: every way by mouse and keys, what closes it, what brings it back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QMessageBox

from goref.app.edits.ruling import ChooseRules
from goref.app.manual.pages import FIRST
from goref.core.rulesets.table import DEFAULT
from goref.io.places import resources
from goref.qt.first_page.first_page import FirstPage
from goref.qt.first_page.rules_dialog import RulesDialog
from goref.qt.frame.line_button import LineButton
from goref.qt.look.preferences import Preferences
from goref.qt.look.style import roles
from goref.qt.photo.dialog import PhotoDialog
from goref.qt.widgets.focus_ring import Ring
from goref.qt.window.commands import NEED_NO_CASE
from tests.languages import JA, KO, ZH
from tests.qt.conftest import Start, Told
from tests.qt.desk import CTRL, LEFT, NONE, Desk, Key, plain_sgf, settle
from tests.qt.fitting import LANGUAGES, clipped


@pytest.fixture
def desk(start: Start) -> Desk:
    return start(first_page=True)


def page_of(desk: Desk) -> FirstPage:
    assert desk.window.is_at_first_page
    assert desk.window.first_page.page.isVisible()
    assert not desk.board.isVisible()
    return desk.window.first_page.page


def link(page: FirstPage, name: str) -> LineButton:
    found = page.findChild(LineButton, f"link-{name}")
    assert found is not None
    return found


def choose(desk: Desk, way: str, by: str) -> None:
    """Choose a way with a click, its number, or Tab and Enter."""
    page = page_of(desk)
    button = page.ways[way]
    ground = QColor(roles().surface)
    if by == "mouse":
        desk.press(button)
    elif by == "number":
        desk.key(Key(Key.Key_1 + list(page.ways).index(way)))
    else:
        QTest.mouseMove(page, QPoint(1, 1))  # an earlier test may have left it on a way
        desk.qtbot.waitUntil(lambda: not button.underMouse())
        for _ in range(20):
            desk.key(Key.Key_Tab)
            if button.hasFocus():
                break
        assert any(ring.isVisible() for ring in page.findChildren(Ring))
        picture = button.grab().toImage()
        assert picture.pixelColor(picture.width() // 2, 8) == ground, "only the ring is new"
        desk.key(Key.Key_Return)


BY = pytest.mark.parametrize("by", ["mouse", "number", "tab"])


def test_without_a_file_the_window_shows_no_game(desk: Desk) -> None:
    page = page_of(desk)
    assert not desk.case.record.acts
    assert desk.window.windowTitle() == "goref"
    assert list(page.ways) == ["open", "photo", "new", "record", "event"]
    assert not page.recent.isVisible()


@BY
def test_a_game_is_opened(
    desk: Desk, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = plain_sgf("gold-petal-bowls", tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    choose(desk, "open", by)
    assert desk.case.record.acts
    assert not desk.window.is_at_first_page
    assert desk.board.isVisible()
    assert desk.board.hasFocus()
    assert "gold-petal-bowls.sgf" in desk.window.windowTitle()


@BY
def test_a_photograph_is_asked_for_and_cancelling_comes_back(desk: Desk, by: str) -> None:
    choose(desk, "photo", by)
    (dialog,) = desk.window.findChildren(PhotoDialog)
    assert dialog.isVisible()
    dialog.reject()
    page_of(desk)


@BY
def test_a_position_is_set_up(desk: Desk, by: str) -> None:
    choose(desk, "new", by)
    assert desk.window.modes.setting_up.is_on
    assert desk.board.isVisible()


@BY
def test_a_game_is_recorded(desk: Desk, by: str) -> None:
    choose(desk, "record", by)
    assert desk.window.modes.playing.is_on
    desk.click("D4")
    assert len(desk.case.record.acts) == 1


@BY
def test_an_event_is_opened_or_begun(desk: Desk, by: str) -> None:
    choose(desk, "event", by)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = [action.objectName() for action in menu.actions()]
    assert offered == ["event-open", "event-new"], "there is none to go back to"
    assert menu.activeAction().objectName() == "event-open"
    menu.close()
    page_of(desk)


def test_the_sample_game_is_one_link_away(desk: Desk) -> None:
    desk.press(link(page_of(desk), "sample"))
    assert not desk.window.is_at_first_page
    assert desk.window.session.title.startswith("顾师言")


def test_what_was_copied_is_pasted(desk: Desk) -> None:
    QGuiApplication.clipboard().setText("(;SZ[9];B[ee])")
    desk.key(Key.Key_V, CTRL)
    assert not desk.window.is_at_first_page
    assert len(desk.case.record.acts) == 1


def test_an_empty_clipboard_is_reported_on_the_page(desk: Desk) -> None:
    QGuiApplication.clipboard().clear()
    page = page_of(desk)
    assert not page.note.isVisible()
    desk.key(Key.Key_V, CTRL)
    assert page.note.isVisible()
    assert page.note.text() == desk.status
    desk.press(link(page, "rules"))
    assert not page.note.isVisible()
    dialog = desk.window.findChild(RulesDialog)
    assert dialog is not None
    dialog.reject()


@pytest.mark.parametrize("over", ["open", "event"])
def test_a_dropped_file_takes_its_place(desk: Desk, tmp_path: Path, over: str) -> None:
    way = page_of(desk).ways[over]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(plain_sgf("gold-petal-bowls", tmp_path)))])
    handle = desk.window.windowHandle()
    where, copy = way.mapTo(desk.window, way.rect().center()), Qt.DropAction.CopyAction
    for kind in (QDragEnterEvent, QDropEvent):
        event = kind(where, copy, data, LEFT, NONE)
        QApplication.sendEvent(handle, event)
        assert event.isAccepted()
    settle()
    assert not desk.window.is_at_first_page
    assert desk.case.record.acts


def test_the_audience_sees_an_empty_board(desk: Desk) -> None:
    desk.key(Key.Key_F11)
    view = desk.window.features.projecting.view
    assert view is not None
    assert view.isVisible()
    page_of(desk)
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.key(Key.Key_F11)
    assert desk.window.features.projecting.view is None


def test_the_key_of_help_opens_the_manual_where_no_question_has_reasons(desk: Desk) -> None:
    help_ = desk.window.features.help
    for round in range(2):
        desk.key(Key.Key_F1)
        shown = help_.beside.manual_window
        assert shown is not None
        assert shown.isVisible()
        assert shown.page_id == FIRST
        shown.close()
        desk.window.activateWindow()
        desk.qtbot.waitUntil(desk.window.isActiveWindow)
        desk.window.host.open_first_game()
        settle()
        desk.key(Key.Key_F1)
        assert desk.window.pages.drawer == "article"
        assert not shown.isVisible()
        if not round:
            desk.window.host.open_first_page()
            settle()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_D, Key.Key_Space, Key.Key_Escape])
def test_no_key_reaches_the_board_behind_it(desk: Desk, key: Key) -> None:
    desk.key(key)
    desk.window.board.setFocus()  # as what had the focus before would do
    desk.key(key)
    page_of(desk)
    assert not desk.window.session.is_changed
    assert not desk.board.hasFocus()


def test_commands_of_a_case_are_off_while_there_is_none(desk: Desk, tmp_path: Path) -> None:
    actions = desk.window.actions_by_id
    on = {id_ for id_, action in actions.items() if action.isEnabled()}
    assert on <= NEED_NO_CASE
    assert NEED_NO_CASE - on <= {"event-show", "smaller-text", "larger-text"}
    desk.key(Key.Key_S, CTRL)
    desk.key(Key.Key_Z, CTRL)
    assert not page_of(desk).note.isVisible(), "there is nothing to undo, and no case"
    desk.main.open_path(plain_sgf("gold-petal-bowls", tmp_path))
    assert actions["save"].isEnabled()
    assert actions["print"].isEnabled()
    assert not actions["undo"].isEnabled(), "nothing was done"
    assert not actions["table-record"].isEnabled(), "no table is open"


def test_closing_a_case_comes_back(start: Start, tmp_path: Path) -> None:
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.key(Key.Key_W, CTRL)
    page = page_of(desk)
    assert not desk.case.record.acts
    assert desk.window.focusWidget() is page
    desk.key(Key.Key_4)
    assert desk.window.modes.playing.is_on
    desk.key(Key.Key_W, CTRL)
    page_of(desk)


def test_an_unsaved_case_is_not_closed_unasked(start: Start, answer) -> None:
    desk = start()
    desk.window.session.do(ChooseRules("lu-nan"))
    buttons = QMessageBox.StandardButton
    asked = answer(buttons.Cancel)
    desk.key(Key.Key_W, CTRL)
    assert asked
    assert not desk.window.is_at_first_page
    answer(buttons.Discard)
    desk.key(Key.Key_W, CTRL)
    page_of(desk)


def test_an_act_beneath_shows_the_case(desk: Desk) -> None:
    desk.window.session.do(ChooseRules("lu-nan"))
    assert not desk.window.is_at_first_page
    assert desk.board.isVisible()
    desk.window.session.undo()


def test_it_stays_in_another_language(desk: Desk) -> None:
    old = desk.window
    desk.main.use_language(JA)
    assert desk.window is not old
    page = page_of(desk)
    assert page.ways["open"].title.text() == "対局を開く"
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.key(Key.Key_3)
    assert desk.window.modes.setting_up.is_on


def test_everything_has_a_name_for_a_screen_reader(desk: Desk) -> None:
    page = page_of(desk)
    for button in page.findChildren(QAbstractButton):
        assert button.accessibleName(), button.objectName()
    for way in page.ways.values():
        assert way.accessibleDescription() == way.means.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_nothing_is_clipped(
    desk: Desk, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    preferences = Preferences()
    for name in ("gold-petal-bowls", "takagawa--go-seigen-1959"):
        preferences.add_recent(resources() / "games" / f"{name}.sgf")
    desk.main.use_language(language)
    desk.window.resize(*size)
    page = page_of(desk)
    rows = page.recent.rows
    desk.qtbot.waitUntil(lambda: all(row.state.text().strip() for row in rows.values()))
    assert len(rows) == 2
    settle()
    assert list(clipped(page)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_with_large_texts(desk: Desk, language: str) -> None:
    desk.main.use_language(language)
    desk.main.use_text_size(200)
    desk.window.resize(960, 640)
    page = page_of(desk)
    settle()
    assert list(clipped(page)) == []
    assert not page.rules.visibleRegion().isEmpty()


# The rule set of new cases


@pytest.mark.parametrize(
    ("language", "rules"), [(JA, "japanese"), (KO, "korean"), (ZH, "chinese-2002")]
)
def test_new_cases_begin_under_the_rules_of_the_language(
    start: Start, language: str, rules: str
) -> None:
    kept = Preferences()
    kept.language = language
    kept.rules = ""
    desk = start(first_page=True)
    told = page_of(desk).rules.text()
    desk.key(Key.Key_3)
    assert desk.case.rules == rules
    desk.key(Key.Key_W, CTRL)
    QGuiApplication.clipboard().setText("\n".join([".X.O."] * 5))
    desk.key(Key.Key_V, CTRL)
    assert desk.case.rules == rules, "a position without a record is a new case"
    desk.main.open_text("(;SZ[9];B[ee])")
    assert desk.case.rules == DEFAULT, "a record is not"
    assert told


def test_in_english_the_first_new_case_asks_once(start: Start) -> None:
    Preferences().rules = ""
    desk = start(first_page=True)
    page = page_of(desk)
    before = page.rules.text()
    desk.key(Key.Key_4)
    dialog = desk.window.findChild(RulesDialog)
    ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert not ok.isEnabled(), "nothing is guessed"
    dialog.reject()
    page_of(desk)
    desk.key(Key.Key_4)
    dialog = desk.window.findChildren(RulesDialog)[-1]
    desk.pick(dialog.rules, "aga")
    desk.press(dialog.buttons.button(dialog.buttons.StandardButton.Ok))
    assert desk.window.modes.playing.is_on
    assert desk.case.rules == "aga"
    assert Preferences().rules == "aga"
    desk.window.modes.leave()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.key(Key.Key_N, CTRL)
    assert desk.window.modes.setting_up.is_on, "not asked again"
    desk.key(Key.Key_W, CTRL)
    assert page_of(desk).rules.text() != before


def test_the_rules_of_new_cases_are_changed_on_the_page(desk: Desk) -> None:
    page = page_of(desk)
    desk.press(link(page, "rules"))
    dialog = desk.window.findChild(RulesDialog)
    assert dialog.rules.currentData() == DEFAULT
    desk.pick(dialog.rules, "japanese")
    desk.press(dialog.buttons.button(dialog.buttons.StandardButton.Ok))
    assert "6½" in page.rules.text()
    page_of(desk)


def test_tab_scrolls_to_what_has_the_focus(desk: Desk) -> None:
    desk.main.use_text_size(200)
    desk.window.resize(960, 600)
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    way = page_of(desk).ways["event"]
    settle()
    assert way.visibleRegion().isEmpty()
    while not way.hasFocus():
        desk.key(Key.Key_Tab)
    settle()
    assert way.visibleRegion().boundingRect().height() == way.height()


def test_a_file_that_cannot_be_opened_leads_to_the_first_page(
    start: Start, told: Told, tmp_path: Path
) -> None:
    desk = start(tmp_path / "moved.sgf")
    assert page_of(desk).isVisible(), "not an empty board under rules that nobody chose"
    assert len(told) == 1
    assert "moved.sgf" in told[0]
