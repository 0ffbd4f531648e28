"""Slips are typed a second time without the results, and compared with them afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog

from goref.app.event.closing import close_round
from goref.app.event.files import open_event
from goref.app.event.tables import decide_by_referee
from goref.core.event.event import Table
from goref.core.texts.event.events import ALL_CONFIRMED, TYPED_AGAIN
from goref.io.event.store import EventStore
from goref.qt.events.reports.second_entry_dialog import Column, SecondEntryDialog
from tests.languages import EN
from tests.qt.desk import Key, settle
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press, write
from tests.qt.events.referee import Begin, Referee, event_file
from tests.wordings import in_words


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def shown(qtbot, store: EventStore, language: str = EN) -> SecondEntryDialog:
    return opened(qtbot, SecondEntryDialog(None, store, 1, language))


def slip(dialog: SecondEntryDialog, text: str) -> None:
    write(dialog.slip, text)
    press(dialog, Key.Key_Return)


def rows(dialog: SecondEntryDialog) -> list[tuple[str, ...]]:
    """What the list shows."""
    return [
        tuple(text for at, text in enumerate(row.cells) if not dialog.table.isColumnHidden(at))
        for row in dialog.model.rows
    ]


def at(store: EventStore, number: int) -> Table:
    return store.event().table(1, number)


def test_slips_are_typed_blind_and_decide_nothing(qtbot, store):
    before = [table.result for table in store.event().tables]
    dialog = shown(qtbot, store)
    assert dialog.slip.hasFocus()
    slip(dialog, "1 W")
    slip(dialog, "2 W+3.5")
    assert dialog.slip.text() == ""
    assert dialog.isVisible(), "Enter is for the slips"
    assert rows(dialog) == [
        ("1/2", "Müller Jörg", "柯洁", "White wins by 3½"),
        ("1/1", "Doe Jane", "Roe Rick", "White wins"),
    ], "the latest first, and no decision"
    assert dialog.count.text() == in_words(TYPED_AGAIN, count=2, of=3)
    assert not dialog.open_button.isEnabled()
    assert [table.result for table in store.event().tables] == before
    second = at(store, 1).second
    assert second is not None
    assert second.re == "W+"


def test_a_slip_that_cannot_be_is_refused_and_can_be_mended(qtbot, store):
    dialog = shown(qtbot, store)
    for text, told in (
        ("9 B", "there is no table 1/9 in the event"),
        ("1 x", "is not a slip"),
        ("2/1 B", "does not belong to round 1"),
    ):
        slip(dialog, text)
        assert told.casefold() in dialog.told.text().casefold()
        assert "Line" not in dialog.told.text()
        assert dialog.slip.text() == text
    assert rows(dialog) == []
    slip(dialog, "1 W")
    slip(dialog, "1 B")
    assert [row[3] for row in rows(dialog)] == ["Black wins"]
    slip(dialog, "1 ?")
    assert rows(dialog) == []
    assert at(store, 1).second is None


def test_slips_that_were_not_taken_stay_listed(qtbot, store):
    dialog = shown(qtbot, store)
    assert dialog.missed.isHidden()
    slip(dialog, "7 B")
    slip(dialog, "2 x")
    slip(dialog, "2 x")
    slip(dialog, "1 W")
    assert dialog.missed.text() == "Not entered: 7 B, 2 x"
    assert dialog.missed.isVisible()
    assert dialog.forget_button.isVisible()
    slip(dialog, "2 W")
    assert dialog.missed.text() == "Not entered: 7 B", "the other was typed rightly"
    click(dialog.compare_button)
    assert dialog.missed.isVisible()
    click(dialog.forget_button)
    assert dialog.missed.isHidden()
    assert not dialog.forget_button.isVisible()
    assert dialog.slip.hasFocus()
    slip(dialog, "2/3 B")
    slip(dialog, "3 =")
    assert dialog.missed.text() == "Not entered: 2/3 B", "a slip of another round"


def test_slips_that_were_not_taken_are_there_in_the_next_dialog(referee: Referee) -> None:
    referee.events.go_to_round(1)
    shown: list[str] = []
    for typed, there in (("9 B", ""), ("", "Not entered: 9 B, 2 x")):

        def answer(dialog: QDialog, typed: str = typed, there: str = there) -> None:
            assert isinstance(dialog, SecondEntryDialog)
            if there:
                shown.append(dialog.missed.text())
            else:
                slip(dialog, typed)
                write(dialog.slip, "2 x")  # typed, and not entered
            dialog.reject()

        meanwhile(answer)
        referee.events.actions_by_id["type-again"].trigger()
        settle()
    assert shown == ["Not entered: 9 B, 2 x"]


def test_what_differs_and_what_was_not_typed_is_listed_with_both(qtbot, store):
    dialog = shown(qtbot, store)
    slip(dialog, "1 W")
    slip(dialog, "3 =")
    click(dialog.compare_button)
    assert rows(dialog) == [
        ("1/1", "Doe Jane", "Roe Rick", "White wins", "Black wins by resignation"),
        ("1/2", "Müller Jörg", "柯洁", "–", "White wins by 3½"),
    ]
    slip(dialog, "2 W")
    assert dialog.table.isColumnHidden(Column.DECIDED), "whoever types on is blind again"
    slip(dialog, "1 B")
    click(dialog.compare_button)
    assert rows(dialog) == []
    assert in_words(ALL_CONFIRMED) in dialog.told.text()


def test_what_somebody_decided_meanwhile_is_compared(qtbot, store):
    dialog = shown(qtbot, store)
    slip(dialog, "1 B")
    with open_event(store.path, "bert@table") as other:
        decide_by_referee(other, other.event().table(1, 1), "W+R", "misheard")
    click(dialog.compare_button)
    assert rows(dialog)[0][3:] == ("Black wins", "White wins by resignation")


def test_the_event_is_opened_at_a_table_of_the_list(referee: Referee) -> None:
    store = referee.events.store
    decide_by_referee(store, referee.table(1, 2), "B+R")
    referee.events.reload()

    def types(dialog: SecondEntryDialog) -> None:
        assert dialog.size() == referee.events.size(), "the results behind it are hidden"
        slip(dialog, "2 W")
        click(dialog.compare_button)
        dialog.table.setFocus()
        click(dialog.open_button)

    met = meanwhile(types)
    referee.events.actions_by_id["type-again"].trigger()
    assert len(met) == 1
    assert referee.events.table == referee.table(1, 2)
    result = referee.table(1, 2).result
    assert result is not None
    assert result.re == "B+R"


def test_a_decision_is_undone_though_its_slip_was_typed_again(referee: Referee) -> None:
    referee.events.acts.enter(referee.table(1, 1), "B+")
    with open_event(referee.events.store.path, "bert@table") as other:
        dialog = opened(referee.qtbot, SecondEntryDialog(None, other, 1, EN))
        slip(dialog, "1 W")
        slip(dialog, "2 B")
        dialog.close()
    stale = next(t for t in referee.events.event_read.tables if t.place == "1/2")
    assert referee.events.acts.enter(stale, "B+"), "nobody decided it meanwhile"
    referee.events.acts.undo()
    referee.events.acts.undo()
    for number in (1, 2):
        table = referee.table(1, number)
        assert (table.result, table.second is None) == (None, False)


def test_nothing_is_typed_again_in_a_closed_round(referee: Referee) -> None:
    actions = referee.events.actions_by_id
    assert actions["type-again"].isEnabled()
    store = referee.events.store
    for number in (1, 2, 3, 4):
        decide_by_referee(store, referee.table(1, number), "B+R")
    close_round(store, 1, "as agreed")
    referee.events.reload()
    referee.events.go_to_round(1)
    assert not actions["type-again"].isEnabled()


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path))
