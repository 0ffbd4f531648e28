"""The menus: every command in one, with keys and letters of its own; the help they open."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox, QTextBrowser

from goref.core.rulesets.table import RULESETS
from goref.core.texts.terms import KINDS, term
from goref.qt.window.commands import COMMANDS
from goref.qt.window.menus.help import rules_html, show_rules
from tests.languages import EN
from tests.qt.desk import CTRL, Desk, Key, plain_sgf
from tests.qt.fitting import LANGUAGES


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
    assert html.count("<tr>") == 6


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
