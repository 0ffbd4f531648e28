"""The protocol in its window: opened, growing, copied, saved and closed."""

from __future__ import annotations

import json
from collections import Counter
from enum import IntEnum
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from goref.app.act_log.feed import LineFeed
from goref.app.act_log.lines import line_text, protocol_lines, protocol_text
from goref.app.edits.ruling import DisputePoints
from goref.app.session.session import Session
from goref.core.texts.act_log import ACTS, BEGINNINGS
from goref.io.case.act_log_file import Protocol
from goref.qt.act_log.dialog import ProtocolDialog
from tests.languages import EN, LANGUAGES, OTHER_SCRIPTS
from tests.qt.desk import ALT, CTRL, NONE, Desk, Key, plain_sgf, settle
from tests.qt.look.test_i18n import english, shown
from tests.qt.window.test_window_accessible import controls, unclear
from tests.wordings import in_words

Column = IntEnum("Column", "NUMBER TIME WHO WHAT CHANGE REASON", start=0)
"""The columns, from the left."""

WHY = "asked at the table"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def opened(desk: Desk) -> ProtocolDialog:
    """The dialog, opened by the command and filled."""
    desk.window.actions_by_id["protocol"].trigger()
    [dialog] = visible(desk)
    return filled(desk, dialog)


def visible(desk: Desk) -> list[ProtocolDialog]:
    return [d for d in desk.window.findChildren(ProtocolDialog) if d.isVisible()]


def filled(desk: Desk, dialog: ProtocolDialog) -> ProtocolDialog:
    desk.qtbot.waitUntil(lambda: not dialog.pump.is_busy)
    return dialog


def rows(dialog: ProtocolDialog, *columns: Column) -> list[tuple[str, ...]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in columns)
        for row in range(model.rowCount())
    ]


def done(dialog: ProtocolDialog) -> list[str]:
    return [what for (what,) in rows(dialog, Column.WHAT)]


def text_of(session: Session, language: str = EN) -> str:
    return protocol_text(protocol_lines(session.protocol, language))


def press(dialog: ProtocolDialog, key: Qt.Key, modifiers=NONE) -> None:
    """Press a key where the dialog's focus is."""
    dialog.activateWindow()
    settle()
    assert dialog.isActiveWindow()
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)


# Opening and following


def test_the_keyboard_opens_it_from_the_menu_of_the_case(desk):
    desk.board.setFocus()
    desk.key(Key.Key_C, ALT)
    desk.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Key.Key_O)
    settle()
    [dialog] = desk.window.findChildren(ProtocolDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    filled(desk, dialog)
    assert rows(dialog, Column.NUMBER, Column.WHO, Column.WHAT) == [
        ("0", "", in_words(BEGINNINGS["nothing"]))
    ]
    assert dialog.focusWidget() is dialog.table


def test_an_act_and_its_taking_back_appear_while_it_is_open(desk):
    dialog = opened(desk)
    desk.click("H17")
    filled(desk, dialog)
    [_, (number, time, who, what, change, reason)] = rows(dialog, *Column)
    assert (number, who, reason) == ("1", "Referee", "")
    assert "H17" in what
    assert what.startswith("Dead: ")
    assert change == "alive → dead"
    assert time == desk.window.session.protocol.entries[0]["time"][:19].replace("T", " ")
    desk.window.activateWindow()
    desk.board.setFocus()
    desk.undo()
    filled(desk, dialog)
    assert done(dialog)[2:] == [in_words(ACTS["undo"], number=1)]
    assert rows(dialog, Column.CHANGE)[2] == ("H17 H16: dead → H17 H16: alive",)
    assert dialog.chain.text() == "✓ The chain is intact. Acts: 2."


def test_who_asked_and_why_are_told(desk):
    dialog = opened(desk)
    desk.window.session.do(DisputePoints(desk.points("K2"), True), "W", WHY)
    filled(desk, dialog)
    assert rows(dialog, Column.WHO, Column.WHAT, Column.REASON)[1:] == [
        ("White", "In dispute: K2", WHY)
    ]
    assert WHY in dialog.told.toPlainText()


def test_what_was_done_before_it_opened_is_there_and_is_opened_once(desk):
    desk.click("H17 C12")
    dialog = opened(desk)
    assert len(done(dialog)) == 3
    assert opened(desk) is dialog, "the same comes to the front"


def test_a_row_is_told_in_full_and_the_end_is_followed_only_from_the_end(desk):
    desk.click("H17 C12")
    dialog = opened(desk)
    lines = protocol_lines(desk.window.session.protocol, EN)
    assert dialog.table.currentIndex().row() == 2
    press(dialog, Key.Key_Up)
    assert dialog.told.toPlainText() == line_text(lines[1]).strip()
    desk.click("K2")
    filled(desk, dialog)
    assert dialog.table.currentIndex().row() == 1, "whoever reads is not carried off"
    press(dialog, Key.Key_End, CTRL)
    desk.click("F5")
    filled(desk, dialog)
    assert dialog.table.currentIndex().row() == 4


def test_it_is_filled_in_pieces(desk):
    session = desk.window.session
    for number in range(150):
        session.do(DisputePoints(desk.points("K2"), number % 2 == 0))
    desk.window.actions_by_id["protocol"].trigger()
    [dialog] = desk.window.findChildren(ProtocolDialog)
    assert dialog.model.rowCount() == 0, "opening waits for no line"
    assert not dialog.copy_button.isEnabled()
    seen: set[int] = set()
    dialog.model.rowsInserted.connect(lambda *_: seen.add(dialog.model.rowCount()))
    filled(desk, dialog)
    assert len(seen) > 1
    assert dialog.copy_button.isEnabled()
    assert protocol_text(dialog.model.rows) == text_of(session)


# Leaving


def test_the_copy_is_the_text_of_the_protocol(desk):
    desk.click("H17 C12")
    desk.undo()
    dialog = opened(desk)
    press(dialog, Key.Key_T, ALT)
    desk.qtbot.waitUntil(lambda: desk.status == "Copied.")
    copied = QGuiApplication.clipboard().text()
    assert copied == text_of(desk.window.session)
    assert len(copied.splitlines()) == 4


def test_it_is_saved_as_text(desk, save_as, tmp_path):
    desk.click("H17")
    dialog = opened(desk)
    path = tmp_path / "acts"
    proposed = save_as(path)
    press(dialog, Key.Key_S, ALT)
    desk.qtbot.waitUntil(lambda: desk.status.startswith("Saved: "))
    assert proposed[0].endswith(".txt")
    written = (tmp_path / "acts.txt").read_text(encoding="utf-8")
    assert written == text_of(desk.window.session) + "\n"
    proposed = save_as(None)
    press(dialog, Key.Key_S, ALT)
    desk.qtbot.waitUntil(lambda: bool(proposed))
    assert sorted(p.name for p in tmp_path.glob("acts*")) == ["acts.txt"]


def test_a_place_that_takes_no_file_is_told(desk, save_as, told, tmp_path):
    dialog = opened(desk)
    save_as(tmp_path / "nowhere" / "acts.txt")
    press(dialog, Key.Key_S, ALT)
    desk.qtbot.waitUntil(lambda: bool(told))
    assert "nowhere" in told[0]
    assert dialog.isVisible()


@pytest.mark.parametrize("way", ["escape", "button"])
def test_closed_it_follows_no_longer(desk, way, caplog):
    dialog = opened(desk)
    feed = dialog.feed
    desk.click("H17")
    filled(desk, dialog)
    if way == "escape":
        press(dialog, Key.Key_Escape)
    else:
        QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert visible(desk) == []
    desk.click("C12")
    settle()
    assert (feed.acts, feed.missing) == (1, 0)
    assert "failed to follow" not in caplog.text


def test_it_closes_when_another_case_is_shown(desk):
    opened(desk)
    desk.main.new_position()
    assert visible(desk) == []
    assert done(opened(desk)) == [in_words(BEGINNINGS["nothing"])]


# What it says of itself


def tampered(desk: Desk, path: Path) -> Path:
    """A saved case in whose file the second act was changed."""
    desk.click("H17 C12 K2")
    desk.window.session.save(path)
    told = json.loads(path.read_text(encoding="utf-8"))
    told["protocol"]["entries"][1]["time"] = "2001-01-01T00:00:00+00:00"
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def test_the_act_that_does_not_fit_is_named(desk, tmp_path):
    desk.main.open_path(tampered(desk, tmp_path / "changed.goref"))
    dialog = opened(desk)
    assert desk.window.session.protocol.broken_at == 2
    assert dialog.chain.text().startswith("⚑ Entry 2 does not follow from the one before it")


def test_a_case_whose_protocol_is_gone_is_named_where_it_is_opened(desk, tmp_path):
    path = tmp_path / "stripped.goref"
    desk.click("H17 C12 K2")
    desk.window.session.save(path)
    told = json.loads(path.read_text(encoding="utf-8"))
    del told["protocol"]
    path.write_text(json.dumps(told), encoding="utf-8")
    desk.main.open_path(path)
    score = desk.window.session.assessment.score
    assert "acts-unrecorded" in {finding.code for finding in score.status.open}
    dialog = opened(desk)
    assert dialog.chain.text().startswith("⚑ NOT RECORDED: the origin of the case")


@pytest.mark.parametrize("spoilt", [False, True])
def test_lines_made_while_it_grows_are_those_made_at_once(desk, spoilt):
    """Also where an act cannot be read, and everything after it neither."""
    session = desk.window.session
    desk.click("H17 C12")
    desk.undo()
    whole: Protocol = session.protocol
    if spoilt:
        whole = whole.added({"time": "2026-08-01T00:00:00+00:00", "edit": "of tomorrow"})
    feed = LineFeed(Protocol(whole.header, whole.start, whole.entries[:1]), EN)
    made = []
    for count in range(1, len(whole.entries) + 1):
        feed.follow(Protocol(whole.header, whole.start, whole.entries[:count]))
        while feed.missing:
            made.append(feed.step())
    for _ in range(2):
        whole = whole.added({"time": "2026-08-01T00:00:01+00:00", "undo": True})
        feed.follow(whole)
        while feed.missing:
            made.append(feed.step())
    assert [line for line in made if line] == protocol_lines(whole, EN)
    assert feed.broken_at is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_each_language_and_everything_has_a_name(desk, language):
    desk.main.use_language(language)
    desk.window.show()
    session = desk.window.session
    desk.click("H17")
    desk.undo()
    dialog = opened(desk)
    assert list(unclear(dialog)) == []
    names = {w.objectName() for w in controls(dialog)}
    assert "protocol-table" in names
    assert dialog.told.accessibleName()
    assert protocol_text(dialog.model.rows) == text_of(session, language)
    letters = Counter(
        QKeySequence.mnemonic(b.text()).toString() for b in dialog.findChildren(QAbstractButton)
    )
    del letters[""]
    assert set(letters.values()) == {1}
    if language in OTHER_SCRIPTS:
        assert {t for _, t in shown(dialog) if english(t)} == set()
        assert english(dialog.windowTitle()) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_its_text_stands_out_in_light_and_dark(desk, theme):
    desk.main.use_theme(theme)
    desk.click("H17")
    dialog = opened(desk)
    for widget in (dialog.table, dialog.told, dialog.chain):
        assert contrast(widget) > 120
    row = dialog.table.visualRect(dialog.model.index(0, 0))
    picture = dialog.table.viewport().grab().toImage()
    paper = QColor(picture.pixel(row.center().x(), picture.height() - 3)).lightness()
    assert (paper < 128) is (theme == "dark")


def contrast(widget: QWidget) -> int:
    roles, palette = QPalette.ColorRole, widget.palette()
    ink, paper = palette.color(roles.Text), palette.color(roles.Base)
    return abs(ink.lightness() - paper.lightness())
