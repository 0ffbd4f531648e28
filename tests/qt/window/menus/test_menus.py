"""The menus: every command in one, with keys and letters of its own; the help they open."""

from __future__ import annotations

from collections import Counter
from time import monotonic

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox, QTextBrowser

from goref.core.rulesets.table import RULESETS
from goref.core.texts.count.rule_set_facts import rule_set_facts
from goref.core.texts.terms import KINDS, term
from goref.io.files import ANSWER_S
from goref.qt.window.commands import COMMANDS
from goref.qt.window.menus.help import rules_html, show_rules
from tests.languages import EN, JA
from tests.qt.desk import ALT, CTRL, LEFT, NONE, Desk, Key, plain_sgf, settle
from tests.qt.events.referee import event_file
from tests.qt.fitting import LANGUAGES
from tests.unreachable import HANGS, unreachable


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def test_every_command_has_its_own_keys(desk):
    keys = Counter(
        key.toString()
        for command in desk.window.actions_by_id.values()
        for key in command.shortcuts()
    )
    assert [key for key, count in keys.items() if count > 1] == []
    assert len(keys) >= 20
    for command in COMMANDS:
        if command.keys:
            assert desk.window.actions_by_id[command.id].shortcuts(), command.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_have_each_letter_once(desk, language):
    desk.main.use_language(language)
    menus = [desk.window.menuBar(), *desk.window.menuBar().findChildren(QMenu)]
    for menu in menus:
        letters = Counter(
            QKeySequence.mnemonic(a.text()).toString() for a in menu.actions() if a.text()
        )
        del letters[""]
        assert [k for k, n in letters.items() if n > 1] == [], menu.objectName()


def test_every_command_is_in_a_menu(desk):
    shown = {
        a.objectName()
        for top in desk.window.menuBar().actions()
        for a in top.menu().actions()
        if a.objectName()
    }
    assert {command.id for command in COMMANDS} <= shown


@pytest.mark.parametrize("first_page", [True, False])
def test_a_menu_put_away_by_escape_leaves_the_focus_where_it_was(start, first_page):
    desk = start(first_page=first_page)
    focused = desk.window.focusWidget()
    assert focused is not None
    for _ in range(2):
        desk.key(Key.Key_F, ALT)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        QTest.keyClick(menu, Key.Key_Right)
        desk.qtbot.waitUntil(
            lambda menu=menu: QApplication.activePopupWidget() not in (menu, None)
        )
        QTest.keyClick(QApplication.activePopupWidget(), Key.Key_Escape)
        desk.qtbot.waitUntil(lambda: desk.window.focusWidget() is focused)
        assert QApplication.activePopupWidget() is None
        assert desk.window.menuBar().activeAction() is None
    desk.key(Key.Key_Down)
    settle()
    assert QApplication.activePopupWidget() is None, "no key opens it again"


# The recent files


def recent_of(desk: Desk) -> list[str]:
    """What the menu of the recent files offers, once the File menu is opened."""
    bar = desk.window.menuBar()
    QTest.mouseClick(bar, LEFT, NONE, bar.actionGeometry(bar.actions()[0]).center())
    [menu] = [m for m in desk.window.menuBar().findChildren(QMenu) if m.isVisible()]
    [recent] = [a.menu() for a in menu.actions() if a.menu() is not None]
    return recent


def names_in(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def test_a_path_out_of_reach_does_not_hold_up_the_file_menu(desk, tmp_path):
    away, gone = tmp_path / "away.sgf", tmp_path / "gone.sgf"
    away.write_text("(;SZ[9])")
    for path in (gone, away):
        desk.main.preferences.add_recent(path)
    with unreachable(away, HANGS):
        began = monotonic()
        recent = recent_of(desk)
        assert monotonic() - began < ANSWER_S
        assert names_in(recent)[:2] == ["away.sgf", "gone.sgf"], "nobody was asked yet"
        desk.qtbot.waitUntil(lambda: "gone.sgf" not in names_in(recent))
        assert "away.sgf" in names_in(recent), "its disk may come back"


def test_a_recent_file_is_opened_from_the_menu(desk, tmp_path):
    small = tmp_path / "small.sgf"
    small.write_text("(;SZ[9];B[ee])")
    desk.main.preferences.add_recent(small)
    assert names_in(recent_of(desk))[0] == "small.sgf"
    for key in (Key.Key_R, Key.Key_Return):
        QTest.keyClick(QApplication.activePopupWidget(), key)
    assert desk.case.record.grid.width == 9


def test_the_way_back_to_an_event_is_offered_only_if_there_is_one(desk, tmp_path):
    back = desk.window.actions_by_id["event-show"]
    assert not back.isEnabled()
    desk.main.open_path(event_file(tmp_path))
    assert back.isEnabled()
    desk.main.use_language(JA)
    assert desk.window.actions_by_id["event-show"].isEnabled()
    desk.main.use_language(EN)
    desk.main.events.windows[-1].close()
    assert not desk.window.actions_by_id["event-show"].isEnabled()


# Help


def dialog(desk: Desk) -> QDialog:
    [found] = [d for d in desk.window.findChildren(QDialog) if d.isVisible()]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_on_the_rule_set_has_content(desk, language):
    desk.main.use_language(language)
    show_rules(desk.window, RULESETS["tang-song"], language)
    name = RULESETS["tang-song"].name.in_(language)
    text = dialog(desk).findChild(QTextBrowser).toPlainText()
    assert name in text
    assert RULESETS["tang-song"].source.in_(language) in text
    dialog(desk).close()


@pytest.mark.parametrize("rules", sorted(RULESETS))
def test_every_rule_set_can_be_described(qapp, rules):
    html = rules_html(RULESETS[rules], EN)
    assert RULESETS[rules].name.in_(EN).replace("'", "&#x27;") in html
    assert html.count("<tr>") == len(rule_set_facts(RULESETS[rules], EN))


def test_the_help_on_keys_lists_every_command_and_mark(desk):
    desk.key(Key.Key_Slash, CTRL)
    text = dialog(desk).findChild(QTextBrowser).toPlainText()
    for command in desk.window.actions_by_id.values():
        if command.shortcuts():
            assert command.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in text
    for kind in ("territory", "sole-liberty", "ko"):
        assert term(KINDS, kind, EN) in text
    desk.qtbot.keyClick(dialog(desk), Key.Key_Escape)
    assert not [d for d in desk.window.findChildren(QDialog) if d.isVisible()]


def test_a_closed_help_window_is_gone(desk):
    desk.key(Key.Key_Slash, CTRL)
    dialog(desk).close()
    desk.qtbot.waitUntil(lambda: not desk.window.findChildren(QDialog))


def test_about_names_version_and_licence(desk, monkeypatch):
    from goref import __version__

    said = []
    monkeypatch.setattr(QMessageBox, "about", lambda parent, title, text: said.append(text))
    desk.window.actions_by_id["about"].trigger()
    assert __version__ in said[0]
    assert "MIT" in said[0]
