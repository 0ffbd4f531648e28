"""A recorded result, converted in its dialog by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goref.core.base.colour import BLACK, Who
from goref.core.rulesets.table import COMPUTED
from goref.qt.result.convert_dialog import ConvertDialog
from tests.languages import ZH
from tests.qt.desk import Desk, Key

LEFT = Qt.MouseButton.LeftButton


def opened(desk: Desk) -> ConvertDialog:
    desk.window.actions_by_id["convert"].trigger()
    [dialog] = [d for d in desk.window.findChildren(ConvertDialog) if d.isVisible()]
    return dialog


def typed(desk: Desk, dialog: ConvertDialog, text: str, rules: str) -> None:
    dialog.rules.show_rules(rules)
    dialog.result_line.selectAll()
    QTest.keyClicks(dialog.result_line, text)
    settled(desk, dialog)


def settled(desk: Desk, dialog: ConvertDialog) -> None:
    desk.qtbot.waitUntil(lambda: not dialog.work.is_busy)


def rows(dialog: ConvertDialog, name: str) -> list[list[str]]:
    table = dialog.table
    every = [
        [table.item(r, c).text() for c in range(table.columnCount())]
        for r in range(table.rowCount())
    ]
    return [row[1:3] for row in every if row[0] == name]


def choose(desk: Desk, dialog: ConvertDialog, fact: str, value: object) -> None:
    box = dialog.choices[fact]
    box.setFocus()
    for _ in range(box.findData(value)):
        QTest.keyClick(box, Key.Key_Down)
    assert box.currentData() == value
    settled(desk, dialog)


def test_facts_leave_one_outcome_after_another(start) -> None:
    desk = start(first_page=True)
    dialog = opened(desk)
    typed(desk, dialog, "W+2.5zi", "chinese-1964")
    assert len(rows(dialog, "Chinese, 2002 (3¾ zi)")) == 3
    choose(desk, dialog, "last_play", Who.BLACK)
    told = [row[0] for row in rows(dialog, "Chinese, 2002 (3¾ zi)")]
    assert told == ["White wins by 5¾ zi", "White wins by 6¼ zi"]
    choose(desk, dialog, "began", BLACK)
    assert rows(dialog, "Chinese, 2002 (3¾ zi)") == [["White wins by 5¾ zi", ""]]
    assert dialog.table.rowCount() >= len(COMPUTED)
    assert dialog.below.isVisible()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_text_below_calls_rule_sets_as_the_table_does(start) -> None:
    desk = start(first_page=True)
    dialog = opened(desk)
    dialog.handicap.setValue(2)
    typed(desk, dialog, "W+4", "aga")
    below = dialog.below.text()
    assert "under Japanese · Korean · " in below
    assert "World Mind Sports Games 2008" in below
    assert "wmsg-2008" not in below


def test_a_tick_takes_away_what_is_open(start) -> None:
    desk = start(first_page=True)
    dialog = opened(desk)
    typed(desk, dialog, "B+0.5", "japanese")
    before = dialog.below.text()
    QTest.mouseClick(dialog.no_seki, LEFT, pos=dialog.no_seki.rect().center() * 0.1)
    settled(desk, dialog)
    assert dialog.no_seki.isChecked()
    assert len(dialog.below.text().splitlines()) < len(before.splitlines())


@pytest.mark.parametrize(
    ("text", "told"), [("B+R", "not the result of a count"), ("B+7", "possible are")]
)
def test_what_cannot_be_converted_is_told_at_the_field(start, text: str, told: str) -> None:
    desk = start(first_page=True)
    dialog = opened(desk)
    typed(desk, dialog, text, "chinese-2002")
    assert told in dialog.remark.text()
    assert dialog.table.rowCount() == 0
    typed(desk, dialog, "B+7.5", "chinese-2002")
    assert dialog.remark.isHidden()
    assert dialog.table.rowCount()


def test_it_begins_with_the_record_of_the_case(start) -> None:
    desk = start(Path("resources/games/iwamoto--go-seigen-1948.sgf"))
    dialog = opened(desk)
    settled(desk, dialog)
    assert dialog.result_line.text() == desk.case.record.info.result
    dialog.close()
    desk.main.use_language(ZH)
    again = opened(desk)
    settled(desk, again)
    assert again.windowTitle() == "换算记录的结果"


def test_no_handicap_is_assumed_until_somebody_states_it(start) -> None:
    desk = start(first_page=True)
    dialog = opened(desk)
    typed(desk, dialog, "B+0.5", "japanese")
    assert dialog.handicap.text() == "not known"
    assert "handicap: none (not stated)" in dialog.recorded.text()
    dialog.handicap.setFocus()
    QTest.keyClick(dialog.handicap, Key.Key_Up)
    settled(desk, dialog)
    assert dialog.handicap.text() == "0"
    assert "handicap: none (stated)" in dialog.recorded.text()
