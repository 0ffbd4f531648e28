"""The score sheets of a round: which of them, on paper or in one PDF, in order."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QListWidget

from goref.app.event import tables as event_tables
from goref.app.event.glance import Glance
from goref.app.event.glance import GlanceKind as Says
from goref.app.event.table_storage import keep, sit_down
from goref.app.session.session import Session
from goref.app.sheet.case_code import case_code
from goref.core.case.case import Case
from goref.core.event.event import TableState
from goref.core.event.result import ResultBasis
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.paper.sheet import PAGE
from goref.qt.events.output.sheet_printer import is_settled, sheet_session
from goref.qt.events.output.sheets_dialog import SheetsDialog
from tests.qt.desk import Key, settle
from tests.qt.events.referee import CLEAR, RULED, Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES, clipped
from tests.qt.sheets import page_texts, pdf, squeezed
from tests.qt.window.test_window_accessible import unclear
from tests.wordings import tells

Check = Qt.CheckState
KOMI = replace(RULED, rules="chinese-2002").answering(komi=7)


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    """Three cases, two of them decided; the fourth table has no record."""
    path = event_file(tmp_path, [(1, RULED), (2, CLEAR), (3, KOMI)])
    referee = begin(path)
    store = referee.events.store
    for number in (1, 3):
        event_tables.decide_by_case(store, referee.table(1, number))
    referee.events.reload()
    referee.looked()
    return referee


def asked(referee: Referee, command: str = "save-sheets") -> SheetsDialog:
    referee.events.actions_by_id[command].trigger()
    dialog = referee.dialog("event-sheets")
    assert isinstance(dialog, SheetsDialog)
    return dialog


def save_at(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> list[str]:
    proposed: list[str] = []

    def get(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
        proposed.append(start)
        return (str(path) if path else "", kinds)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
    return proposed


def checks(listed: QListWidget) -> list[bool]:
    items = [listed.item(row) for row in range(listed.count())]
    return [item.checkState() is Check.Checked for item in items]


def made(referee: Referee, dialog: SheetsDialog) -> None:
    referee.qtbot.waitUntil(lambda: not dialog.pump.is_busy)


def code(case: Case) -> str:
    return squeezed(case_code(case))


def test_the_decided_are_checked_the_rest_is_told(referee: Referee) -> None:
    dialog = asked(referee)
    assert checks(dialog.list) == [True, False, True, False]
    texts = [dialog.list.item(row).text() for row in range(4)]
    assert texts[0] == "1/1  Alice – Bob: ■ White wins by 4½ zi"
    assert texts[1] == "1/2  Carol – Dan: ○ to play"
    assert texts[3] == "1/4  Gus – Hana: no record, no sheet"
    assert not dialog.list.item(3).flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert dialog.told.text() == "1 not decided, 1 without a record"
    assert dialog.go.text() == "Save 2 sheets…"
    referee.key(Key.Key_Down)
    referee.key(Key.Key_Space)
    assert dialog.go.text() == "Save 3 sheets…"
    referee.key(Key.Key_Escape)
    settle()


def test_one_pdf_with_every_sheet_on_pages_of_its_own(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "all.pdf"
    proposed = save_at(monkeypatch, path)
    dialog = asked(referee)
    dialog.list.item(1).setCheckState(Check.Checked)
    referee.press(dialog.go)
    assert dialog.pump.is_busy
    assert dialog.bar.isVisible()
    made(referee, dialog)
    assert Path(proposed[0]).name == "Autumn Cup, round 1, score sheets.pdf"
    assert dialog.told.text() == f"Sheets saved: 3, in {path}"
    data = path.read_bytes()
    texts = page_texts(data)
    numbers = [re.search(r"page(\d)of(\d)", text) for text in texts]
    assert all(numbers)
    told = [tuple(map(int, found.groups())) for found in numbers if found]
    expected = [(n, of) for _, of in told if _ == 1 for n in range(1, of + 1)]
    assert told == expected, "each sheet has its own numbers, and all of its pages"
    firsts = [text for text, (number, _) in zip(texts, told, strict=True) if number == 1]
    assert len(firsts) == 3
    cases = [
        event_tables.open_case(referee.events.store, referee.table(1, number)).case
        for number in (1, 2, 3)
    ]
    names = [("Alice", "Bob"), ("Carol", "Dan"), ("Erik", "Fay")]
    for text, case, (black, white) in zip(firsts, cases, names, strict=True):
        assert code(case) in text
        assert black in text
        assert white in text
        assert "AutumnCup" in text
    assert "Whitewinsby4½zi" in firsts[0]
    assert "Whitewinsby8zi" in firsts[2]
    assert pdf(data).metadata.title == "Autumn Cup, round 1, score sheets"
    referee.press(dialog.close_button)
    settle()


def test_they_are_printed(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "paper.pdf"
    option = QPrintDialog.PrintDialogOption.PrintPageRange
    offered = []

    def choose(dialog: QPrintDialog) -> int:
        offered.append(dialog.testOption(option))
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    dialog = asked(referee, "print-sheets")
    assert dialog.go.text() == "Print 2 sheets…"
    referee.press(dialog.go)
    made(referee, dialog)
    assert dialog.told.text() == "Sheets printed: 2."
    assert offered == [False]
    texts = page_texts(path.read_bytes())
    assert sum("page1of" in text for text in texts) == 2
    dialog.close()
    settle()


@pytest.mark.qt_log_ignore("QPainter::begin", "This plugin does not", extend=True)
def test_a_printer_that_takes_nothing_is_told(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def choose(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "gone" / "x.pdf"))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    dialog = asked(referee, "print-sheets")
    referee.press(dialog.go)
    assert not dialog.pump.is_busy
    assert tells(dialog.told.text(), "sheet-not-printed")
    dialog.close()
    settle()


def test_stopped_nothing_is_saved(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "all.pdf"
    path.write_text("older")
    save_at(monkeypatch, path)
    dialog = asked(referee)
    referee.press(dialog.go)
    assert dialog.stop_button.hasFocus()
    referee.press(dialog.stop_button)
    assert not dialog.pump.is_busy
    assert dialog.told.text() == "Stopped."
    assert path.read_text() == "older"
    assert dialog.go.isEnabled()
    referee.press(dialog.go)
    referee.key(Key.Key_Escape)
    settle()
    assert not referee.events.findChildren(SheetsDialog), "it is gone, its work with it"
    assert path.read_text() == "older"


def test_a_file_that_cannot_be_written_is_told(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save_at(monkeypatch, tmp_path / "gone" / "all.pdf")
    dialog = asked(referee)
    referee.press(dialog.go)
    made(referee, dialog)
    assert dialog.told.text().startswith("⚑")
    assert "all.pdf" in dialog.told.text()
    dialog.close()
    settle()


def test_no_place_no_sheets(referee: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    save_at(monkeypatch, None)
    dialog = asked(referee)
    referee.press(dialog.go)
    assert not dialog.pump.is_busy
    assert dialog.told.text() == "1 not decided, 1 without a record"
    dialog.close()
    settle()


def test_what_changed_meanwhile_is_left_out_and_told(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "all.pdf"
    save_at(monkeypatch, path)
    dialog = asked(referee)
    event_tables.dispute(referee.events.store, referee.table(1, 1), "a ko")
    referee.press(dialog.go)
    made(referee, dialog)
    assert "changed in the meantime" in dialog.list.item(0).text()
    assert sum("page1of" in text for text in page_texts(path.read_bytes())) == 1
    dialog.close()
    settle()


def test_a_table_decided_by_word_has_a_sheet_that_says_so(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "all.pdf"
    save_at(monkeypatch, path)
    store = referee.events.store
    event_tables.decide_by_referee(store, referee.table(1, 1), "B+R", "he said so")
    referee.events.reload()
    dialog = asked(referee)
    assert checks(dialog.list)[0] is True
    referee.press(dialog.go)
    made(referee, dialog)
    [first, *_] = page_texts(path.read_bytes())
    assert "Blackwinsbyresignation,bythereferee'sdecision" in first
    assert "hesaidso" in first
    dialog.close()
    settle()


def test_a_case_that_counts_otherwise_now_is_not_checked(referee: Referee) -> None:
    table = referee.table(1, 3)
    assert table.result is not None
    assert table.result.basis is ResultBasis.CASE
    assert is_settled(table, Glance(Says.READY, table.result))
    assert not is_settled(table, Glance(Says.READY, replace(table.result, re="W+99.5")))
    assert not is_settled(replace(table, state=TableState.IN_DISPUTE, result=None), None)


def test_a_table_decided_by_force_is_told_and_not_checked(referee: Referee) -> None:
    event_tables.decide_by_case(referee.events.store, referee.table(1, 2), forced=True)
    referee.events.reload()
    referee.looked()
    dialog = asked(referee)
    assert checks(dialog.list) == [True, False, True, False]
    assert dialog.list.item(1).text().endswith("its case is not settled, and the sheet says so")
    dialog.close()
    settle()


def test_the_link_is_that_of_the_case_and_stays(referee: Referee) -> None:
    store = referee.events.store
    session = sit_down(store, referee.table(1, 2))
    session.do(_mark(session))
    keep(session, store)
    kept = event_tables.open_case(store, referee.table(1, 2)).kept
    assert kept is not None
    assert kept.protocol is not None
    for _ in range(2):
        assert sheet_session(store, referee.table(1, 2)).protocol.last == kept.protocol.last


def _mark(session: Session) -> object:
    from goref.app.edits.ruling import MarkStones

    return MarkStones(frozenset({session.case.record.grid.point("A4")}), StoneStatus.DEAD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_speak_the_language_of_the_window(
    referee: Referee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    referee.main.use_language(language)
    referee.looked()
    path = tmp_path / "all.pdf"
    save_at(monkeypatch, path)
    dialog = asked(referee)
    assert list(unclear(dialog)) == []
    assert list(clipped(dialog)) == []
    for button in (dialog.go, dialog.close_button):
        assert button.height() >= 34
    referee.press(dialog.go)
    made(referee, dialog)
    told = squeezed(PAGE.in_(language).format(page=1, pages=2))
    assert sum(told in text for text in page_texts(path.read_bytes())) == 2
    dialog.close()
    settle()
