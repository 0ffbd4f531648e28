"""``goref sheet``: what it is asked, and the sheets it writes as a process of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from goref.app.opening import open_path
from goref.app.sheet.case_code import case_code
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, Goref, Ran


def ran(*arguments: object) -> Ran:
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        env={**ENVIRONMENT, "QT_QPA_PLATFORM": "no-such-platform"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def test_a_web_page_takes_neither_screen_nor_qt(tmp_path: Path) -> None:
    out = tmp_path / "a.html"
    assert ran("sheet", BOWLS, "-o", out, "--lang", "ja") == (0, "", "")
    text = out.read_text("utf-8")
    assert "対局結果票" in text
    assert case_code(open_path(BOWLS)[0].case) in text


def test_without_qt_a_pdf_is_refused_and_a_page_written(tmp_path: Path) -> None:
    # A package that is not to be had is told as one that is not there.
    hidden = tmp_path / "hidden" / "PySide6"
    hidden.mkdir(parents=True)
    raising = "raise ModuleNotFoundError('no Qt here', name='PySide6')"
    (hidden / "__init__.py").write_text(raising)
    path = os.pathsep.join([str(hidden.parent), ENVIRONMENT.get("PYTHONPATH", "")])
    for out, code in (("a.pdf", 4), ("a.html", 0)):
        done = subprocess.run(
            [*COMMAND, "sheet", str(BOWLS), "-o", str(tmp_path / out)],
            env={**ENVIRONMENT, "PYTHONPATH": path},
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert done.returncode == code
        assert ("pip install PySide6-Essentials" in done.stderr) == bool(code)
        assert (tmp_path / out).exists() != bool(code)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    (tmp_path / "broken.sgf").write_text("(;GM[2])")
    out = tmp_path / "a.pdf"
    done = ran("sheet", tmp_path / "broken.sgf", "-o", out)
    assert done.code == 4
    assert "broken.sgf" in done.complaint
    assert "internal" not in done.complaint
    assert (
        "内部" not in ran("sheet", tmp_path / "broken.sgf", "-o", out, "--lang", "zh").complaint
    )
    assert "cannot continue" not in ran("sheet", tmp_path / "none.sgf", "-o", out).complaint
    assert not (tmp_path / "a.pdf").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["a.goref"], "-o"),
        (["a.goref", "-o", ""], "empty"),
        (["", "-o", "b.pdf"], "file"),
        (["a.goref", "-o", "b.txt"], ".pdf, .html"),
        (["a.gorefevent", "-o", "c.pdf", "--round", "0"], "counted from 1"),
        (["a.goref", "-o", "c.pdf", "--round", "3"], "--round is only for an event"),
    ],
)
def test_what_cannot_be_asked(goref: Goref, arguments: list[str], told: str) -> None:
    done = goref("sheet", *arguments)
    assert done.code == 2
    assert told in done.complaint


def test_a_file_that_is_there_is_written_over_only_if_that_is_said(
    goref: Goref, tmp_path: Path
) -> None:
    out = tmp_path / "a.pdf"
    out.write_text("mine")
    done = goref("sheet", BOWLS, "-o", out)
    assert done.code == 2
    assert "--force" in done.complaint
    assert out.read_text() == "mine"
