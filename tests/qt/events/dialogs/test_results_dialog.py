"""A list of results is typed in an event's window and entered, by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from shiboken6 import isValid

from goref.app.event.tables import decide_by_referee, reopen
from goref.core.texts.event.events import CHANGED, ENTERED
from goref.qt.events.dialogs.results_dialog import ResultsDialog
from goref.qt.events.tables.table_model import Column
from tests.qt.desk import Key, settle
from tests.qt.events.dialog_hands import press, write
from tests.qt.events.referee import Begin, Referee, event_file
from tests.wordings import in_words

CTRL = Qt.KeyboardModifier.ControlModifier
ALL = "1 B\n2 W 2.5\n\n3 w r\n4 B\n"


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    made = begin(event_file(tmp_path))
    made.events.go_to_round(1)
    return made


def opened(referee: Referee) -> ResultsDialog:
    referee.events.actions_by_id["results"].trigger()
    dialog = referee.dialog("event-results")
    assert isinstance(dialog, ResultsDialog)
    assert dialog.list.hasFocus(), "one types at once"
    return dialog


def typed(dialog: ResultsDialog, text: str) -> None:
    dialog.list.selectAll()
    for line in text.splitlines():
        QTest.keyClicks(dialog.list, line)
        QTest.keyClick(dialog.list, Key.Key_Return)


def enter(referee: Referee, dialog: ResultsDialog) -> None:
    """Presses the button that enters the list, and waits for the answer."""
    QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
    referee.qtbot.waitUntil(lambda: not dialog.work.is_busy)
    settle()


def results(referee: Referee, round: int = 1) -> list[str]:
    tables = referee.event.of_round(round)
    return ["" if table.result is None else table.result.re for table in tables]


def test_a_list_is_entered_and_undone_as_a_whole(referee: Referee) -> None:
    dialog = opened(referee)
    assert dialog.round.value() == 1
    typed(dialog, ALL)
    enter(referee, dialog)
    assert not isValid(dialog), "closed, and gone"
    assert results(referee) == ["B+", "W+2.5", "W+R", "B+"]
    assert referee.status == in_words(ENTERED, count=4, there=0)
    assert referee.events.undo.isVisible()
    assert set(referee.cells(Column.STATE)) == {"■ decided"}
    referee.front(referee.events)
    referee.key(Key.Key_Z, CTRL)
    settle()
    assert results(referee) == [""] * 4
    dialog = opened(referee)
    typed(dialog, ALL)
    enter(referee, dialog)
    assert referee.status == in_words(ENTERED, count=4, there=0)
    assert results(referee) == ["B+", "W+2.5", "W+R", "B+"], "what was undone may return"
    dialog = opened(referee)
    typed(dialog, ALL)
    enter(referee, dialog)
    assert referee.status == in_words(ENTERED, count=0, there=4)


def test_wrong_lines_are_named_and_nothing_is_entered(referee: Referee) -> None:
    dialog = opened(referee)
    assert dialog.problems.isHidden()
    typed(dialog, "1 B\n2 won\n9 W\n")
    before = dialog.grab().toImage().height()
    enter(referee, dialog)
    assert dialog.isVisible()
    assert dialog.said.text() == "✕ Nothing was entered."
    lines = dialog.problems.toPlainText().splitlines()
    assert [line.split(":")[0] for line in lines] == ["Line 2", "Line 3"]
    assert dialog.problems.isVisible()
    picture = dialog.grab().toImage()
    assert picture.height() >= before
    box = dialog.problems
    at = box.mapTo(dialog, box.rect().topLeft())
    ink = {
        QColor(picture.pixel(x, y)).lightness()
        for x in range(at.x() + 4, at.x() + 80)
        for y in range(at.y() + 4, at.y() + 20)
    }
    assert max(ink) - min(ink) > 100, "one sees them"
    assert results(referee) == [""] * 4
    assert dialog.list.hasFocus()
    typed(dialog, "1 B\n")
    assert dialog.problems.isHidden(), "they were those of another list"
    enter(referee, dialog)
    assert results(referee)[0] == "B+"


def test_a_draw_needs_a_reason(referee: Referee) -> None:
    dialog = opened(referee)
    typed(dialog, "1 =\n")
    enter(referee, dialog)
    assert "needs a reason" in dialog.problems.toPlainText()
    write(dialog.reason, "agreed")
    enter(referee, dialog)
    assert results(referee)[0] == "0"
    assert referee.events.store.audit()[-1].reason == "agreed"


def test_the_round_can_be_another_or_stand_in_the_lines(referee: Referee) -> None:
    dialog = opened(referee)
    dialog.round.setValue(2)
    typed(dialog, "1 B\n1/1 W\n")
    enter(referee, dialog)
    assert (results(referee)[0], results(referee, 2)[0]) == ("W+", "B+")


def test_given_up_it_enters_nothing(referee: Referee) -> None:
    dialog = opened(referee)
    typed(dialog, ALL)
    stamp = referee.events.store.stamp()
    press(dialog, Key.Key_Escape)
    assert not isValid(dialog), "closed, and gone"
    assert referee.events.store.stamp() == stamp


def test_what_was_typed_is_there_again_after_escape(referee: Referee) -> None:
    dialog = opened(referee)
    dialog.round.setValue(2)
    typed(dialog, "1 =\n")
    write(dialog.reason, "agreed")
    press(dialog, Key.Key_Escape)
    assert not isValid(dialog)
    dialog = opened(referee)
    kept = (dialog.round.value(), dialog.list.toPlainText(), dialog.reason.text())
    assert kept == (2, "1 =\n", "agreed")
    assert dialog.list.textCursor().atEnd(), "one types on"
    enter(referee, dialog)
    assert results(referee, 2)[0] == "0"
    dialog = opened(referee)
    kept = (dialog.round.value(), dialog.list.toPlainText(), dialog.reason.text())
    assert kept == (1, "", ""), "it was entered"


def test_it_says_how_many_decided_results_were_changed(referee: Referee) -> None:
    decide_by_referee(referee.events.store, referee.table(1, 3), "B+")
    dialog = opened(referee)
    write(dialog.reason, "misread")
    typed(dialog, ALL)
    enter(referee, dialog)
    assert in_words(ENTERED, count=4, there=0) in referee.status
    assert in_words(CHANGED, count=1) in referee.status


def test_what_another_has_entered_meanwhile_is_not_entered_twice(referee: Referee) -> None:
    dialog = opened(referee)
    typed(dialog, ALL)
    decide_by_referee(referee.events.store, referee.table(1, 2), "W+2.5")
    decide_by_referee(referee.events.store, referee.table(1, 3), "B+")
    enter(referee, dialog)
    assert dialog.isVisible()
    assert "Line 4" in dialog.problems.toPlainText(), "it says otherwise"
    reopen(referee.events.store, referee.table(1, 3), "misread")
    enter(referee, dialog)
    assert referee.status == in_words(ENTERED, count=3, there=1)


def test_margins_that_no_count_gives_are_entered_only_if_they_are_meant(
    referee: Referee,
) -> None:
    dialog = opened(referee)
    typed(dialog, "1 B+3\n2 x")
    enter(referee, dialog)
    assert dialog.force.isVisible()
    typed(dialog, "1 B+3\n2 W+4")
    assert not dialog.force.isVisible()
    enter(referee, dialog)
    dialog.force.setChecked(True)
    enter(referee, dialog)
    assert results(referee) == ["B+3", "W+4", "", ""]
