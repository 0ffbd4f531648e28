"""The chip of a joined event in its window: sign and word, and what others do is soon seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import WriteNote
from goref.app.event.files import open_event
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.state import ClashToDecide, RefusedOwnAct, SharingState
from goref.core.base.frozen import replace
from goref.core.event.changes import seen
from goref.qt.events.sharing.sharing_chip import sign_of
from tests.qt.events.sharing.conftest import note_of
from tests.server.served import Server, sent

CALM = SharingState("Cup", "referee", "Ann (referee)", is_heard=True, since="11:42")


@pytest.mark.parametrize(
    ("changes", "sign"),
    [
        ({}, "●"),
        ({"on_the_way": 2}, "↑"),
        ({"is_heard": False, "on_the_way": 2}, "○"),
        ({"refused": (RefusedOwnAct("a", "b", "table 1/1", "", "no"),)}, "✕"),
        ({"clashes": (ClashToDecide("k", "table 1/1", {}, {}, "", "", "", ""),)}, "?"),
        ({"problem": "x"}, "!"),
    ],
)
def test_every_state_has_a_sign(changes: dict[str, object], sign: str) -> None:
    assert sign_of(replace(CALM, **changes)) == sign


def test_an_event_of_this_computer_has_no_chip(begin, tmp_path: Path) -> None:
    from tests.server.served import new_cup

    window = begin(new_cup(tmp_path / "cup.gorefevent")).events
    assert window.sharing.button.isHidden()
    assert window.sharing.sync is None


def test_what_is_done_here_and_there_is_soon_in_both(
    begin, qtbot, server: Server, cup: Path, joined: JoinedEvent
) -> None:
    window = begin(joined.working).events
    chip = window.sharing
    qtbot.waitUntil(lambda: chip.button.text() == "● 1 laptop · 0 phones", timeout=10_000)
    assert chip.button.isVisible()
    assert chip.button.accessibleName() == "Connected, 1 laptop · 0 phones"
    do(window.store, WriteNote(seen(window.store.event().table(1, 1)), "from the window"))
    qtbot.waitUntil(lambda: note_of(cup, 1) == "from the window", timeout=10_000)
    with open_event(cup, read_only=True) as store:
        act = WriteNote(seen(store.event().table(1, 2)), "from elsewhere")
    assert server.joined("chief").post("/acts", json=sent(act)).json()["refused"] == []
    qtbot.waitUntil(
        lambda: window.event_read.table(1, 2).note == "from elsewhere", timeout=10_000
    )
