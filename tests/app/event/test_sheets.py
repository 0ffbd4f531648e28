"""Score sheets on a web page, of games and of an event's tables, without Qt."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.act_log.act_log import begun_file
from goref.app.event.files import new_event, take_in
from goref.app.event.sheets import write_page
from goref.app.event.tables import keep_case
from goref.app.sheet.case_code import case_code
from goref.core.event.event import EventError, EventInfo
from goref.core.ruling.ruling import Ruling
from goref.io.case.case_file import dump
from goref.io.files import FileError
from tests.core.build import bare, ruled
from tests.languages import EN
from tests.refusals import refuses

ROWS = (".X.O.", "XX.OO", ".X.O.", "OXXOO", ".XXO.")
STANDS = replace(bare(*ROWS, komi="0"), rules="chinese-2002")
OPEN = replace(STANDS, ruling=Ruling())
DONE = ruled(STANDS, dead="A2")


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    made = []
    for name, case in (("one", DONE), ("two", OPEN)):
        path = tmp_path / f"{name} &lt.goref"
        path.write_bytes(begun_file(case))
        made.append(path)
    return made


def written(files: list[Path], out: Path, **more: object) -> str:
    write_page(files, out, EN, **more)  # type: ignore[arg-type]
    return out.read_text("utf-8")


def test_each_case_has_its_sheet_and_what_is_open_its_stamp(
    files: list[Path], tmp_path: Path
) -> None:
    text = written(files, tmp_path / "a.html")
    assert text.count('<article class="sheet') == text.count("</article>") == 2
    assert [code in text for code in map(case_code, (DONE, OPEN))] == [True, True]
    first, second = text.split("</article>")[:2]
    assert 'class="sheet stamped"' in second, "nobody has ruled on it"
    assert 'class="sheet stamped"' not in first
    assert "&amp;lt.goref" in text
    assert not re.search(r'(?:src|href)="(?!data:)|<script|@import', text)


def test_one_alone_is_a_page_without_others(files: list[Path], tmp_path: Path) -> None:
    text = written(files[1:], tmp_path / "a.html")
    assert "<article" not in text
    assert '<p class="stamp"' in text


def test_the_tables_of_a_round(tmp_path: Path) -> None:
    path = tmp_path / "e.gorefevent"
    with new_event(path, EventInfo("Cup", rules="chinese-2002")) as store:
        take_in(store, "pairings", b"Round,Table,Black,White\n1,1,Doe,Roe\n1,2,Lee,Poe\n")
        take_in(store, "pairings", b"Round,Table,Black,White\n2,1,Doe,Poe\n")
        for place in ((1, 2), (2, 1)):
            keep_case(store, store.event().table(*place), dump(DONE), "game.goref")
    text = written([path], tmp_path / "a.html", round=1)
    assert ("Lee" in text, "Doe" in text) == (True, False)
    with refuses(EventError, "round-of-event", round=3):
        written([path], tmp_path / "b.html", round=3)
    assert not (tmp_path / "b.html").exists()


def test_nothing_to_write_leaves_an_older_file(tmp_path: Path) -> None:
    path, out = tmp_path / "e.gorefevent", tmp_path / "a.html"
    new_event(path, EventInfo("Cup")).close()
    out.write_text("mine")
    with refuses(EventError, "no-sheets"):
        written([path], out)
    with refuses(FileError, "no-file"):
        written([tmp_path / "none.sgf"], out)
    assert out.read_text() == "mine"
