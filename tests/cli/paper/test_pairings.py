"""``goref pairings``: the lists of a round as a PDF or a web page, as a process of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from goref.app.event.files import new_event, take_in
from goref.core.event.event import EventInfo
from tests.cli.runs import COMMAND, ENVIRONMENT, Goref, Ran
from tests.wordings import tells

PAIRINGS = b"Round,Table,Black,White\n1,1,Ann,Bob\n2,1,Cem,Ann\n2,2,Bob,Dan\n"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    path = tmp_path / "cup.gorefevent"
    with new_event(path, EventInfo("Cup"), "tester") as store:
        take_in(store, "pairings", PAIRINGS)
    return path


def ran(*arguments: object, **environment: str) -> Ran:
    done = subprocess.run(
        [*COMMAND, "pairings", *map(str, arguments)],
        env={**ENVIRONMENT, "QT_QPA_PLATFORM": "no-such-platform", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def test_a_page_needs_neither_screen_nor_qt_and_a_pdf_needs_qt(
    event: Path, tmp_path: Path
) -> None:
    hidden = tmp_path / "hidden" / "PySide6"
    hidden.mkdir(parents=True)
    raising = "raise ModuleNotFoundError('no Qt here', name='PySide6')"
    (hidden / "__init__.py").write_text(raising)
    path = os.pathsep.join([str(hidden.parent), ENVIRONMENT["PYTHONPATH"]])
    out = tmp_path / "a.html"
    assert ran(event, "-o", out, "--lang", "ja", PYTHONPATH=path) == (0, "", "")
    text = out.read_text("utf-8")
    assert "2回戦" in text, "the last that is paired"
    assert "Cem" in text
    before = event.read_bytes()
    done = ran(event, "-o", tmp_path / "a.pdf", PYTHONPATH=path)
    assert (done.code, "pip install PySide6-Essentials" in done.err) == (4, True)
    assert not (tmp_path / "a.pdf").exists()
    assert event.read_bytes() == before


def test_a_pdf_has_the_lists(event: Path, tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    out = tmp_path / "a.pdf"
    assert ran(event, "-o", out, "--round", "1") == (0, "", "")
    data = out.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1


def test_what_cannot_be_written(goref: Goref, event: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.html"
    empty = goref("pairings", event, "-o", out, "--round", "3")
    assert (empty.code, tells(empty.complaint, "round-empty", round=3)) == (4, True)
    assert goref("pairings", tmp_path / "none.gorefevent", "-o", out).code == 4
    assert not out.exists()
    assert goref("pairings", event, "-o", tmp_path / "a.txt").code == 2
    assert goref("pairings", event, "-o", "").code == 2
    assert goref("pairings", event, "-o", out, "--round", "0").code == 2
    assert goref("pairings", event, "-o", out).code == 0
    there = goref("pairings", event, "-o", out)
    assert (there.code, tells(there.complaint, "file-there")) == (2, True)
    assert goref("pairings", event, "-o", out, "--force").code == 0
