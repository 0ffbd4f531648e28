"""The pairing lists of the round that an event's window shows: printed, saved as a page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QFileDialog

from goref.app.event.files import new_event
from goref.core.event.event import EventInfo
from goref.core.texts.event.pairing_lists import BY_NAME
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import meanwhile, press
from tests.qt.events.referee import Begin, Referee, event_file
from tests.wordings import in_words, tells


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path))


def test_a_page_of_the_round_is_saved(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "lists.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(out), ""))
    for round in (1, 2):
        referee.events.go_to_round(round)
        referee.events.actions_by_id["save-pairings"].trigger()
        text = out.read_text("utf-8")
        assert in_words(BY_NAME, n=round) in text
        assert ("Hana" in text.split("not playing")[0]) == (round == 1)
        assert referee.status == f"Saved: {out}"
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "no" / "a.html"), "")
    )
    referee.events.actions_by_id["save-pairings"].trigger()
    assert referee.status.startswith("⚑"), "the folder is not there"


def test_the_lists_are_printed(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "lists.pdf"

    def choose(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(out))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    referee.events.actions_by_id["print-pairings"].trigger()
    referee.qtbot.waitUntil(lambda: out.exists() and b"%%EOF" in out.read_bytes())


def test_a_preview_shows_them(referee: Referee) -> None:
    def leave(dialog: QDialog) -> None:
        if isinstance(dialog, QPrintPreviewDialog):
            press(dialog, Key.Key_Escape)

    met = meanwhile(leave)
    referee.events.actions_by_id["preview-pairings"].trigger()
    referee.qtbot.waitUntil(lambda: bool(met))
    assert isinstance(met[0], QPrintPreviewDialog)


def test_without_pairings_there_is_nothing_to_list(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "new.gorefevent"
    new_event(path, EventInfo("Cup"), "tester").close()
    referee = begin(path)
    for command in ("preview-pairings", "print-pairings", "save-pairings"):
        referee.events.say("")
        referee.events.actions_by_id[command].trigger()
        assert tells(referee.status, "round-empty", round=1)
