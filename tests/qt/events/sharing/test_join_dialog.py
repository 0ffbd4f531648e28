"""The form to join an event: what is missing or wrong is said, and the last time is kept."""

from __future__ import annotations

from pathlib import Path

from goref.qt.events.sharing.join_dialog import JoinDialog
from tests.languages import EN
from tests.qt.events.dialog_hands import click, opened, write
from tests.server.served import PINS, Server


def filled(qtbot, server: Server, pin: str) -> JoinDialog:
    dialog = opened(qtbot, JoinDialog(None, EN))
    write(dialog.address, server.told["joins"][0])
    write(dialog.digits, server.told["digits"])
    write(dialog.pin, pin)
    write(dialog.name, "Ann")
    return dialog


def test_an_event_is_joined_and_the_next_time_only_the_pin_is_missing(
    qtbot, server: Server, laptop: Path
) -> None:
    dialog = filled(qtbot, server, PINS["referee"])
    click(dialog.ok)
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=10_000)
    assert dialog.joined is not None
    assert dialog.joined.working.is_relative_to(laptop)
    again = opened(qtbot, JoinDialog(None, EN))
    assert (again.address.text(), again.name.text()) == (server.told["joins"][0], "Ann")
    assert again.digits.text() == server.told["digits"]
    assert again.role.currentData() == "referee"
    assert again.pin.text() == ""
    assert again.pin.hasFocus()


def test_what_is_wrong_is_said_and_what_was_typed_is_kept(qtbot, server: Server) -> None:
    dialog = filled(qtbot, server, "0000")
    click(dialog.ok)
    qtbot.waitUntil(lambda: dialog.fault.text() != "", timeout=10_000)
    assert "do not fit" in dialog.fault.text()
    assert dialog.name.text() == "Ann"
    assert dialog.ok.isEnabled()
    write(dialog.digits, "1")
    click(dialog.ok)
    qtbot.waitUntil(lambda: "other digits" in dialog.fault.text(), timeout=10_000)
    write(dialog.pin, "")
    click(dialog.ok)
    assert dialog.fault.text() == "✕ Fill in every field."
    dialog.reject()
    assert dialog.joined is None
