"""An event is made, and changed as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox

from goref.app.event.files import change_info, open_event
from goref.app.event.tables import put_file
from goref.core.base.language import Language, capital
from goref.core.rulesets.table import DEFAULT
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import changed_in
from goref.qt.events.dialogs.info_dialog import (
    EditInfoDialog,
    NewEventDialog,
    new_event,
)
from goref.qt.look.preferences import Preferences
from tests.languages import EN, JA, KO, ZH
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import cup, meanwhile, opened, press, sgf, write
from tests.wordings import in_words, tells


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """``place(path)``: what the file dialog answers with; the proposals it got."""

    def place(path: Path | None) -> list[str]:
        proposed: list[str] = []

        def get(parent, title, start, kinds, **more):
            proposed.append(start)
            return (str(path) if path else "", kinds)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
        return proposed

    return place


def test_an_event_is_made_by_the_keyboard(qtbot, place, tmp_path):
    proposed = place(tmp_path / "spring")
    preferences = Preferences()
    preferences.rules = "japanese"
    dialog = opened(qtbot, NewEventDialog(None, preferences, EN))
    assert dialog.focusWidget() is dialog.name
    assert dialog.komi.placeholderText() == "6½, from the rule set"
    write(dialog.name, "Spring / Open")
    press(dialog, Key.Key_Tab)
    assert dialog.focusWidget() is dialog.place
    write(dialog.begins, "2026/4/3")
    write(dialog.handicap_komi, "½")
    press(dialog, Key.Key_Return)
    assert dialog.path == tmp_path / "spring.gorefevent"
    assert Path(proposed[0]).name == "Spring - Open.gorefevent"
    with open_event(dialog.path) as store:
        info = store.event().info
    assert (info.name, info.begins, info.rules) == ("Spring / Open", "2026-04-03", "japanese")
    assert (info.komi, info.handicap_komi) == (None, Fraction(1, 2))
    assert info.size == 19


@pytest.mark.parametrize(
    ("language", "rules"),
    [(JA, "japanese"), (KO, "korean"), (ZH, "chinese-2002"), (EN, DEFAULT)],
)
def test_the_rule_set_proposed_is_that_of_new_cases(qtbot, language: Language, rules: str):
    preferences = Preferences()
    preferences.rules = None
    assert NewEventDialog(None, preferences, language).rules.currentData() == rules
    preferences.rules = "aga"
    assert NewEventDialog(None, preferences, language).rules.currentData() == "aga"


def test_the_board_is_said_or_left_open(qtbot, store):
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    assert dialog.board_size.text() == "not given"
    dialog.board_size.setValue(13)
    press(dialog, Key.Key_Return)
    assert store.event().info.size == 13
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    assert dialog.board_size.value() == 13
    dialog.board_size.setValue(dialog.board_size.minimum())
    press(dialog, Key.Key_Return)
    assert store.event().info.size == 0


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("name", "  ", "The event needs a name."),
        ("begins", "2026-02-30", "“2026-02-30” is not a day; write it as 2026-11-21."),
        ("ends", "2026-11-20", "The event would end before it begins; correct a day."),
        ("komi", "lots", in_words("komi-form", text="lots")),
        ("komi", "6.1234", capital(in_words("komi-decimals", text="6.1234"))),
    ],
)
def test_what_cannot_be_is_said_and_the_rest_stays(qtbot, store, field, text, told):
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    write(dialog.place, "Bonn")
    write(getattr(dialog, field), text)
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.fault.text() == f"✕ {told}"
    assert dialog.fault.isVisible()
    assert dialog.focusWidget() is getattr(dialog, field)
    assert dialog.place.text() == "Bonn"
    assert store.event().info.place == "Berlin"


def test_a_file_that_is_there_is_not_touched(qtbot, place, tmp_path):
    there = tmp_path / "there.gorefevent"
    there.write_bytes(b"mine")
    place(there)
    dialog = opened(qtbot, NewEventDialog(None, Preferences(), EN))
    write(dialog.name, "Open")
    press(dialog, Key.Key_Return)
    assert tells(dialog.fault.text(), "event-there")
    assert there.read_bytes() == b"mine"
    place(None)  # thinks better of where to keep it: the form stays
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert not dialog.fault.isVisible()
    press(dialog, Key.Key_Escape)
    assert dialog.path is None


def test_the_functions_answer_whether_something_changed(qtbot, store, place, tmp_path):
    def change(dialog):
        write(dialog.place, "Bonn")
        write(dialog.reason, "moved")
        press(dialog, Key.Key_Return)

    meanwhile(change)
    assert changed_in(None, EN, lambda: EditInfoDialog(None, store, EN))
    assert store.event().info.place == "Bonn"
    assert store.audit()[-1].reason == "moved"
    meanwhile(lambda dialog: press(dialog, Key.Key_Return))
    assert not changed_in(None, EN, lambda: EditInfoDialog(None, store, EN)), (
        "nothing was changed"
    )
    place(tmp_path / "b.gorefevent")

    def name(dialog):
        write(dialog.name, "B")
        press(dialog, Key.Key_Return)

    meanwhile(name)
    assert new_event(None, Preferences(), EN) == tmp_path / "b.gorefevent"
    meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert new_event(None, Preferences(), EN) is None


def test_what_others_changed_meanwhile_is_shown_and_nothing_typed_is_lost(qtbot, store):
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    write(dialog.place, "Bonn")
    with open_event(store.path, "bert@table") as other:
        change_info(other, replace(other.event().info, name="Winter Cup", place="Ulm"))
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert "Somebody else has changed this in the meantime (bert@table" in dialog.fault.text()
    assert (dialog.name.text(), dialog.place.text()) == ("Winter Cup", "Bonn")
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible()
    info = store.event().info
    assert (info.name, info.place) == ("Winter Cup", "Bonn")


def test_cases_stay_under_the_rules_they_were_made_for(qtbot, store, tmp_path):
    (tmp_path / "a.sgf").write_text(sgf("Roe Rick", "Müller Jörg"))
    put_file(store, store.event().table(2, 1), tmp_path / "a.sgf")
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    assert not dialog.hint.isVisible()
    write(dialog.komi, "5.5")
    assert dialog.hint.isVisible()
    assert "Tables that already have a case: 1." in dialog.hint.text()
    write(dialog.komi, "")
    assert not dialog.hint.isVisible()


def test_rules_under_which_nothing_is_computed_cannot_be_chosen(qtbot, store):
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    model = dialog.rules.model()
    at = dialog.rules.findData("cangjie")
    assert not model.flags(model.index(at, 0)) & model.flags(model.index(1, 0)).ItemIsEnabled


def test_an_event_that_is_gone_is_told_of(qtbot, store, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    store.path.write_bytes(b"no event any more" * 1000)
    assert not changed_in(None, EN, lambda: EditInfoDialog(None, store, EN))
    assert store.path.name in said[0]


def test_a_komi_in_zi_is_told_in_points_where_zi_are_counted(qtbot, store):
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    write(dialog.komi, "3又3/4子")
    press(dialog, Key.Key_Tab)
    told = {one.text() for one in dialog.findChildren(QLabel) if one.isVisible()}
    assert f"✕ {capital(in_words('komi-no-zi'))}" in told
    dialog.rules.show_rules("chinese-2002")
    dialog.komi.setFocus()
    press(dialog, Key.Key_End)
    QTest.keyClicks(dialog.komi, " ")
    press(dialog, Key.Key_Tab)
    told = {one.text() for one in dialog.findChildren(QLabel) if one.isVisible()}
    assert "The komi 3¾子 is in zi; it was read as 7½ points." in told
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible(), dialog.fault.text()
    assert store.event().info.komi == Fraction(15, 2)


def test_what_a_number_box_did_not_take_keeps_the_dialog_open(qtbot, store):
    dialog = opened(qtbot, EditInfoDialog(None, store, EN))
    dialog.rounds.setFocus()
    dialog.rounds.lineEdit().selectAll()
    QTest.keyClicks(dialog.rounds, "1e3")
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.rounds.hasFocus()
    assert store.event().info.rounds == 2
