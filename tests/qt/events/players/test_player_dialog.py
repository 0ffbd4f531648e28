"""Players are entered and changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.files import open_event
from goref.core.event.event import Player
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import changed_in
from goref.qt.events.players.player_dialog import PlayerDialog
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import cup, meanwhile, opened, press, write


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def jane(store: EventStore) -> Player:
    return store.event().players[0]


def test_a_player_is_entered(qtbot, store):
    dialog = opened(qtbot, PlayerDialog(None, store, None, EN))
    assert dialog.focusWidget() is dialog.surname
    for field, text in (
        ("surname", "Ōkubo"), ("given", " Hana  Maria "), ("rank", "三段"), ("rating", "-120"),
        ("country", "jp"), ("egf_pin", "123"), ("club", "Köln"),
    ):  # fmt: skip
        write(getattr(dialog, field), text)
    press(dialog, Key.Key_Return)
    assert dialog.changed
    made = store.event().players[-1]
    assert (made.surname, made.given, made.rank, made.rating) == (
        "Ōkubo", "Hana Maria", "3D", -120,
    )  # fmt: skip
    assert (made.country, made.egf_pin, made.club) == ("JP", "123", "Köln")


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("surname", "", "A player needs a surname."),
        ("rating", "strong", "A rating is a whole number, such as 2130."),
        (
            "surname",
            "Doe Jane",
            "Doe Jane is already in the event; make the two names different.",
        ),
    ],
)
def test_what_cannot_be_is_said(qtbot, store, field, text, told):
    dialog = opened(qtbot, PlayerDialog(None, store, None, EN))
    write(dialog.surname, "Somebody")
    write(getattr(dialog, field), text)
    press(dialog, Key.Key_Return)
    assert dialog.fault.text() == f"✕ {told}"
    assert dialog.focusWidget() is getattr(dialog, field)
    assert len(store.event().players) == 6


def test_a_rank_nobody_knows_is_kept_and_said_to_be(qtbot, store):
    dialog = opened(qtbot, PlayerDialog(None, store, jane(store), EN))
    assert not dialog.hint.isVisible()
    write(dialog.rank, "strong")
    assert dialog.hint.isVisible()
    press(dialog, Key.Key_Return)
    assert jane(store).rank == "strong"


def edited(store: EventStore, player: Player | None) -> bool:
    """Whether something changed while a player was shown."""
    return changed_in(None, EN, lambda: PlayerDialog(None, store, player, EN))


def test_the_function_answers_whether_something_changed(qtbot, store):
    meanwhile(lambda dialog: press(dialog, Key.Key_Return))
    assert not edited(store, jane(store))

    def change(dialog):
        write(dialog.club, "Bonn")
        write(dialog.reason, "asked")
        press(dialog, Key.Key_Return)

    meanwhile(change)
    assert edited(store, jane(store))
    assert jane(store).club == "Bonn"
    assert store.audit()[-1].reason == "asked"
    meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert not edited(store, None)


def test_what_others_changed_meanwhile_is_shown_and_nothing_typed_is_lost(qtbot, store):
    dialog = opened(qtbot, PlayerDialog(None, store, jane(store), EN))
    write(dialog.club, "Bonn")
    with open_event(store.path, "bert@table") as other, other.change() as change:
        change.update_player(replace(jane(store), rank="4D", club="Ulm"))
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert "bert@table" in dialog.fault.text()
    assert (dialog.rank.text(), dialog.club.text()) == ("4D", "Bonn")
    press(dialog, Key.Key_Return)
    assert (jane(store).rank, jane(store).club) == ("4D", "Bonn")


def test_a_player_taken_out_meanwhile_is_said_to_be(qtbot, store):
    with store.change() as change:
        extra = change.add_player(Player("Extra"))
    dialog = opened(qtbot, PlayerDialog(None, store, extra, EN))
    with store.change() as change:
        change.remove_player(extra)
    write(dialog.club, "Bonn")
    press(dialog, Key.Key_Return)
    assert "is no longer in the event" in dialog.fault.text()
