"""The dame settled and a bent four played out, in their own window, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goref.app.edits.ruling import MarkStones, StateFacts
from goref.cli.text.words import HEADINGS
from goref.core.base.colour import Who
from goref.core.continuation.continuation import TurnPurpose
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.count.playing_on import AIMS, UNKNOWN
from goref.qt.continuation.dialog import PlayingOnDialog
from tests.core.continuation.test_play_out import BENT
from tests.languages import JA, ZH
from tests.qt.desk import Desk, Key, plain_sgf, settle
from tests.qt.fitting import LANGUAGES
from tests.qt.look.test_i18n import english, shown
from tests.wordings import in_words, tells

LEFT = Qt.MouseButton.LeftButton


def opened(desk: Desk) -> PlayingOnDialog:
    desk.window.actions_by_id["playing-on"].trigger()
    [dialog] = [d for d in desk.window.findChildren(PlayingOnDialog) if d.isVisible()]
    return filled(desk, dialog)


def filled(desk: Desk, dialog: PlayingOnDialog) -> PlayingOnDialog:
    desk.qtbot.waitUntil(lambda: not dialog.work.is_busy)
    return dialog


def texts(dialog: PlayingOnDialog) -> list[str]:
    return [dialog.turns.item(row).text() for row in range(dialog.turns.count())]


def cells(dialog: PlayingOnDialog, name: str) -> list[str]:
    table = dialog.table
    [row] = [r for r in range(table.rowCount()) if table.item(r, 0).text() == name]
    return [table.item(row, column).text() for column in range(1, 4)]


def test_the_turns_are_gone_through_by_keys_and_by_mouse(start, tmp_path) -> None:
    desk = start(plain_sgf("iwamoto--go-seigen-1948", tmp_path))
    before = desk.case
    dialog = opened(desk)
    assert texts(dialog)[:2] == [
        in_words(HEADINGS["as-it-is"]),
        f"1. Black N8: {in_words(AIMS[TurnPurpose.KO_CONNECTED])}",
    ]
    assert dialog.board.view().position == before.position
    ko = before.record.grid.point("N8")
    QTest.keyClick(dialog.turns, Key.Key_Down)
    assert dialog.board.view().position.cells[ko]
    assert dialog.board.view().last == ko
    QTest.mouseClick(dialog.back, LEFT)
    assert not dialog.board.view().position.cells[ko]
    assert not dialog.back.isEnabled()
    QTest.mouseClick(dialog.forward, LEFT)
    assert dialog.board.view().last == ko
    QTest.keyClick(dialog.turns, Key.Key_End)
    assert not dialog.forward.isEnabled()
    assert cells(dialog, "World Mind Sports Games 2008")[1] == "–"
    assert desk.case is before
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_head_of_a_column_is_cut(start, tmp_path, language: str) -> None:
    desk = start(plain_sgf("iwamoto--go-seigen-1948", tmp_path))
    desk.main.use_language(language)
    dialog = opened(desk)
    dialog.resize(1060, 700)  # its usual size; the screen here is smaller
    settle()
    heads = dialog.table.horizontalHeader()
    for column in range(heads.count()):
        assert heads.sectionSize(column) >= heads.sectionSizeHint(column)


@pytest.fixture
def bent(start, tmp_path: Path) -> Desk:
    path = tmp_path / "bent.txt"
    path.write_text("\n".join(BENT))
    return start(path)


def test_whose_turn_it_is_is_asked_for_and_taken_when_it_is_told(bent: Desk) -> None:
    dialog = opened(bent)
    assert tells(dialog.asked.text(), UNKNOWN)
    assert texts(dialog) == [in_words(HEADINGS["as-it-is"])]
    assert dialog.table.rowCount() == 0
    bent.window.do(StateFacts({"last_play": Who.BLACK}))
    filled(bent, dialog)
    assert "White moves first" in dialog.asked.text()
    assert dialog.table.rowCount() > 30


@pytest.mark.parametrize("language", [ZH, JA])
def test_a_bent_four_is_offered_and_played_out(bent: Desk, language: str) -> None:
    bent.main.use_language(language)
    dialog = opened(bent)
    assert dialog.choice.count() == 2
    dialog.choice.setFocus()
    QTest.keyClick(dialog.choice, Key.Key_Down)
    filled(bent, dialog)
    assert dialog.choice.currentIndex() == 1
    assert len(texts(dialog)) == 9
    said = [text for _, text in shown(dialog)] + texts(dialog)
    said += [dialog.table.item(row, 3).text() for row in range(dialog.table.rowCount())]
    assert [word for text in said for word in english(text)] == []
    QTest.keyClick(dialog.turns, Key.Key_End)
    captured = [p for p in dialog.board.view().dead if dialog.board.view().position.cells[p]]
    assert captured == []
    bent.window.do(StateFacts({"last_play": Who.BLACK}))  # followed: the question stays
    filled(bent, dialog)
    assert dialog.choice.currentIndex() == 1


def test_a_ruling_and_its_undoing_are_followed(bent: Desk) -> None:
    dialog = opened(bent)
    chain = bent.case.position.chain(bent.point("B7"))
    bent.window.do(MarkStones(chain, StoneStatus.DEAD))
    filled(bent, dialog)
    assert chain <= dialog.board.view().dead
    bent.window.activateWindow()
    bent.board.setFocus()
    bent.undo()
    filled(bent, dialog)
    assert not chain & dialog.board.view().dead
