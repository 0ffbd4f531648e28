"""The dialog of a joined event: the refused are shown and dismissed, clashes are decided."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import ChangePlayer
from goref.app.event.acts.tables import WriteNote
from goref.app.event.files import open_event
from goref.app.sharing.joined_event import JoinedEvent
from goref.core.base.frozen import replace
from goref.core.event.changes import seen
from goref.qt.events.sharing.sharing_dialog import SharingDialog
from tests.qt.events.dialog_hands import click, opened
from tests.qt.events.sharing.conftest import note_of
from tests.server.served import Server, sent


def test_a_refused_act_is_shown_until_it_is_dismissed(
    begin, qtbot, server: Server, joined: JoinedEvent
) -> None:
    window = begin(joined.working).events
    store = window.store
    do(store, ChangePlayer(replace(store.event().players[0], rating=1)))
    qtbot.waitUntil(lambda: "1 refused" in window.sharing.button.text(), timeout=10_000)
    dialog = opened(qtbot, SharingDialog(window, window, window.sharing))
    assert dialog.refused.toPlainText() == (
        "Refused: player Ann: the role Referee may not do this"
    )
    assert not dialog.send.isVisible()
    assert "Joined as Ann (Referee)" in dialog.told.text()
    click(dialog.dismiss)
    qtbot.waitUntil(lambda: not dialog.refused.isVisible(), timeout=10_000)
    assert JoinedEvent.read(joined.folder).refused == ()
    dialog.reject()


@pytest.mark.parametrize(("choice", "kept"), [(0, "theirs 0"), (1, "mine 1")])
def test_a_clash_is_decided_side_by_side(
    begin, qtbot, server: Server, cup: Path, joined: JoinedEvent, choice: int, kept: str
) -> None:
    with open_event(joined.working) as store:  # before anything keeps it in step
        do(store, WriteNote(seen(store.event().table(1, 3)), f"mine {choice}"))
    with open_event(cup, read_only=True) as store:
        act = WriteNote(seen(store.event().table(1, 3)), f"theirs {choice}")
    assert server.joined("chief", "Eve").post("/acts", json=sent(act)).json()["refused"] == []
    window = begin(joined.working).events
    qtbot.waitUntil(lambda: "1 to decide" in window.sharing.button.text(), timeout=10_000)
    dialog = opened(qtbot, SharingDialog(window, window, window.sharing))
    ((_, group),) = dialog.choices.items()
    assert f"theirs {choice}" in group.button(0).accessibleName()
    assert f"mine {choice}" in group.button(1).accessibleName()
    assert not dialog.send.isEnabled()
    group.button(choice).click()
    click(dialog.send)
    qtbot.waitUntil(lambda: window.sharing.state.is_in_step, timeout=10_000)
    assert note_of(cup, 3) == note_of(joined.working, 3) == kept
    assert not dialog.area.isVisible()
    dialog.reject()
