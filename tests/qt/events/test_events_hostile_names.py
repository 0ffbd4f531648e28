"""An event whose every name is markup: nothing of it is loaded, nothing is a link."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.event import tables as event_tables
from goref.app.event.files import new_event, open_event, take_in
from goref.core.event.event import EventInfo
from goref.core.texts.event.wall_list import PageTable
from goref.io.case.case_file import dump
from goref.qt.events.dialogs.decision_dialog import DecisionDialog
from goref.qt.events.dialogs.ready_dialog import ReadyDialog
from goref.qt.events.output.sheets_dialog import SheetsDialog
from goref.qt.events.output.wall_list import WallList, paper
from goref.qt.events.players.removing import RemovePlayerDialog, RemoveTableDialog
from tests.languages import EN
from tests.qt.desk import CTRL, Key
from tests.qt.events.dialog_hands import sgf
from tests.qt.events.dialogs.test_dialogs_fit import DIALOGS
from tests.qt.events.referee import CLEAR
from tests.qt.plain import HOSTILE, names_shown

WHO = [f"{HOSTILE} {letter}" for letter in "ABCD"]
TOLD = ("attach", "standings", "audit")
"""Dialogs that tell names; the others have them in fields."""
PAIRINGS = (
    "Round,Table,Black,White,Result\n"
    f"1,1,{WHO[0]},{WHO[1]},B+R\n1,2,{WHO[2]},{WHO[3]},\n2,1,{WHO[1]},{WHO[2]},\n"
)


def event_file(folder: Path) -> Path:
    path = folder / f"{HOSTILE.replace('/', '')}.gorefevent"
    with new_event(path, EventInfo(HOSTILE, HOSTILE, rules="chinese-2002"), HOSTILE) as store:
        take_in(store, "pairings", PAIRINGS.encode(), reason=HOSTILE)
        table = store.event().table(1, 2)
        event_tables.keep_case(store, table, dump(CLEAR), f"{HOSTILE}.sgf", HOSTILE)
        table = store.event().table(2, 1)
        event_tables.change_table(store, table, HOSTILE, note=HOSTILE)
    return path


def test_no_name_is_taken_for_markup_in_window_and_bar(begin, tmp_path: Path) -> None:
    referee = begin(event_file(tmp_path))
    referee.looked()
    window = referee.events
    assert names_shown() > 8
    referee.front(window)
    referee.row(1)
    referee.key(Key.Key_Return, CTRL)
    referee.front(referee.board)
    assert referee.board.session.home.is_table
    assert names_shown() > 12
    event = referee.event
    for made in (
        SheetsDialog(window, event.tables, on_paper=False),
        ReadyDialog(window, [(event.tables[1], HOSTILE)], lambda table: "", HOSTILE),
        DecisionDialog(window, event, event.tables[1], EN, lambda *_: ""),
        RemovePlayerDialog(window, window.store, EN),
        RemoveTableDialog(window, window.store, event.tables[1], EN),
    ):
        before = names_shown()
        made.show()
        assert names_shown() >= before
        made.close()
        made.deleteLater()


@pytest.mark.parametrize("name", DIALOGS)
def test_no_name_is_taken_for_markup_in_a_dialog(qtbot, tmp_path: Path, name: str) -> None:
    with open_event(event_file(tmp_path)) as store:
        (tmp_path / "files").mkdir()
        shown = f"{HOSTILE.replace('/', '')}.sgf"
        (tmp_path / "files" / shown).write_text(sgf(HOSTILE, HOSTILE, EV=HOSTILE))
        dialog = DIALOGS[name](store, EN, tmp_path / "files")
        qtbot.addWidget(dialog)
        dialog.show()
        work = getattr(dialog, "work", None)
        if work is not None:
            qtbot.waitUntil(lambda: not work.is_busy)
        assert names_shown() or name not in TOLD


def test_no_name_is_taken_for_markup_on_the_wall_list(qapp, tmp_path: Path) -> None:
    with open_event(event_file(tmp_path)) as store:
        wall = WallList(store.event(), EN)
        list(paper(wall))
    # It is painted letter for letter: what was read is the name and no more.
    tables = [part for part in wall.parts if isinstance(part, PageTable)]
    cells = {cell for table in tables for row in table.rows for cell in row}
    assert any(HOSTILE in cell for cell in cells)
    assert all(cell.count("<") == cell.count(">") for cell in cells)
