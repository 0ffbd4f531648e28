"""Players and tables are taken out, with a reason where something goes with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.files import new_event, open_event
from goref.core.event.event import Bye, EventInfo, Player
from goref.core.texts.event.glance import BY_MARGIN
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import changed_in
from goref.qt.events.players.removing import (
    OK,
    RemovePlayerDialog,
    RemoveTableDialog,
)
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import LANGUAGES, click, cup, meanwhile, opened, press, write
from tests.qt.fitting import clipped
from tests.qt.window.test_window_accessible import unclear
from tests.wordings import tells


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def enter(store: EventStore, *names: str) -> list[Player]:
    with store.change() as change:
        return [change.add_player(Player(name)) for name in names]


def test_only_those_without_a_table_or_a_bye_can_be_taken_out(qtbot, store):
    extra, resting = enter(store, "Extra", "Resting")
    with store.change() as change:
        change.add_bye(Bye(1, resting.id))
    dialog = opened(qtbot, RemovePlayerDialog(None, store, EN))
    assert [dialog.player.itemText(i) for i in range(dialog.player.count())] == ["Extra"]
    press(dialog, Key.Key_Return)
    assert dialog.fault.text() == "✕ A reason is needed here."
    assert dialog.reason.hasFocus()
    write(dialog.reason, "ill")
    assert not dialog.fault.isVisible(), "there is one now"
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.changed
    assert extra.id not in store.event().by_id
    last = store.audit()[-1]
    assert (last.what, last.reason) == ("player-removed", "ill")


def test_where_everybody_plays_nobody_can_be_taken_out(qtbot, store):
    dialog = opened(qtbot, RemovePlayerDialog(None, store, EN))
    assert "nobody can be removed" in dialog.hint.text()
    assert not dialog.buttons.button(OK).isEnabled()
    assert not dialog.player.isEnabled()


def test_who_was_paired_meanwhile_stays_and_that_is_told(qtbot, store):
    [extra] = enter(store, "Extra")
    dialog = opened(qtbot, RemovePlayerDialog(None, store, EN))
    with open_event(store.path, "bert@table") as other, other.change() as change:
        change.add_bye(Bye(2, extra.id))
    write(dialog.reason, "ill")
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert "Extra" in dialog.fault.text()
    assert extra.id in store.event().by_id


def test_an_untouched_table_needs_no_reason(qtbot, store):
    table = store.event().table(2, 2)
    dialog = opened(qtbot, RemoveTableDialog(None, store, table, EN))
    assert dialog.told.text().splitlines()[0] == "2/2  柯洁 – Lee Ming"
    click(dialog.buttons.button(OK))
    assert [t.place for t in store.event().of_round(2)] == ["2/1"]


def test_a_decided_table_goes_with_a_reason(qtbot, store):
    table = store.event().table(1, 2)
    dialog = opened(qtbot, RemoveTableDialog(None, store, table, EN))
    assert "A reason is needed." in dialog.hint.text()
    assert (
        tells(dialog.told.text(), BY_MARGIN, winner="White", amount="3.5")
        or "3½" in dialog.told.text()
    )
    press(dialog, Key.Key_Return)
    assert dialog.fault.text() == "✕ A reason is needed here."
    assert len(store.event().of_round(1)) == 3
    write(dialog.reason, "never played")
    press(dialog, Key.Key_Return)
    assert len(store.event().of_round(1)) == 2
    assert store.audit()[-1].reason == "never played"


def test_a_table_changed_meanwhile_is_looked_at_again(qtbot, store):
    table = store.event().table(2, 2)
    dialog = opened(qtbot, RemoveTableDialog(None, store, table, EN))
    with open_event(store.path, "bert@table") as other, other.change() as change:
        change.update_table(replace(table, note="a ko"))
    press(dialog, Key.Key_Return)
    assert "bert@table" in dialog.fault.text()
    assert len(store.event().of_round(2)) == 2
    press(dialog, Key.Key_Return)
    assert dialog.fault.text() == "✕ A reason is needed here.", "it is not untouched now"
    with store.change() as change:
        change.remove_table(dialog.table)
    write(dialog.reason, "so")
    press(dialog, Key.Key_Return)
    assert "no longer in the event" in dialog.fault.text()


def test_the_functions_answer_whether_something_changed(qtbot, store):
    enter(store, "Extra")
    meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert not changed_in(None, EN, lambda: RemovePlayerDialog(None, store, EN))

    def out(dialog):
        write(dialog.reason, "ill")
        press(dialog, Key.Key_Return)

    meanwhile(out)
    assert changed_in(None, EN, lambda: RemovePlayerDialog(None, store, EN))
    meanwhile(out)
    table = store.event().tables[-1]
    assert changed_in(None, EN, lambda: RemoveTableDialog(None, store, table, EN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_fit_and_have_names(qtbot, store, language, tmp_path):
    table = store.event().table(1, 2)
    nobody = new_event(tmp_path / "n.gorefevent", EventInfo("Empty"))
    with nobody:
        for dialog in (
            RemovePlayerDialog(None, store, language),
            RemovePlayerDialog(None, nobody, language),
            RemoveTableDialog(None, store, table, language),
        ):
            opened(qtbot, dialog)
            assert list(clipped(dialog)) == []
            assert list(unclear(dialog)) == []
