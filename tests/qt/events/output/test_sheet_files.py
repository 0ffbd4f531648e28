"""Sheets written without a window: of cases, of an event's rounds, into one file."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.opening import open_path
from goref.app.sheet.case_code import case_code
from goref.core.event.event import EventError
from goref.io.case.case_file import dump
from goref.io.places import resources
from goref.qt.events.output.sheet_files import write_sheets
from tests.languages import EN
from tests.qt.events.referee import CLEAR, RULED, event_file
from tests.qt.sheets import page_texts, pdf, squeezed
from tests.refusals import refuses

BOWLS = resources() / "games" / "gold-petal-bowls.sgf"


def written(files: list[Path], out: Path, round_: int = 0, protocol: bool = False) -> int:
    return write_sheets(files, out, EN, round=round_, protocol=protocol)


def test_each_case_has_pages_of_its_own(qapp: object, tmp_path: Path) -> None:
    other = tmp_path / "club night.goref"
    other.write_bytes(dump(RULED))
    assert written([BOWLS, other], tmp_path / "a.pdf") == 2
    texts = page_texts((tmp_path / "a.pdf").read_bytes())
    codes = [squeezed(case_code(case)) for case in (open_path(BOWLS)[0].case, RULED)]
    assert len(texts) == 4
    assert [codes[0] in text for text in texts] == [True, True, False, False]
    assert [codes[1] in text for text in texts] == [False, False, True, True]
    assert "clubnight.goref" in texts[2], "who has no name is called by the file"


def test_the_tables_of_a_round(qapp: object, tmp_path: Path) -> None:
    event = event_file(tmp_path, [(1, RULED), (3, CLEAR)])
    assert written([event], tmp_path / "a.pdf", 1) == 2
    texts = page_texts((tmp_path / "a.pdf").read_bytes())
    assert [each for each in texts if squeezed(case_code(CLEAR)) in each]
    assert all("AutumnCup" in texts[page] for page in (0, 2))
    assert pdf((tmp_path / "a.pdf").read_bytes()).metadata is not None


def test_a_round_without_cases_or_not_there(qapp: object, tmp_path: Path) -> None:
    event = event_file(tmp_path, [(1, RULED)])
    with refuses(EventError, "no-sheets"):
        written([event], tmp_path / "a.pdf", 2)
    with refuses(EventError, "in-file", "round-of-event", file="e.gorefevent", round=7):
        written([event], tmp_path / "a.pdf", 7)
    assert not (tmp_path / "a.pdf").exists()


@pytest.mark.parametrize("protocol", [False, True])
def test_the_protocol_follows_if_it_is_wanted(
    qapp: object, tmp_path: Path, protocol: bool
) -> None:
    from goref.app.edits.ruling import WriteNotes
    from goref.app.session.session import Session

    session = Session(open_path(BOWLS)[0])
    session.do(WriteNotes("seen by both"))
    session.save(tmp_path / "a.goref")
    written([tmp_path / "a.goref"], tmp_path / "a.pdf", protocol=protocol)
    last = page_texts((tmp_path / "a.pdf").read_bytes())[-1]
    assert ("Noteswritten" in last) is protocol
