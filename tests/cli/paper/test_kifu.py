"""``goref kifu``: what it is asked, and the file that it writes as a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.paper.test_sheet import ran
from tests.cli.runs import BOWLS, Goref


def test_figures_are_written_where_there_is_no_screen(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    out = tmp_path / "a.pdf"
    assert ran("kifu", BOWLS, "-o", out, "--figures", 2) == (0, "", "")
    assert out.read_bytes().startswith(b"%PDF-")
    again = ran("kifu", BOWLS, "-o", out)
    assert (again.code, "--force" in again.complaint) == (2, True)
    assert ran("kifu", BOWLS, "-o", out, "--force").code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ([BOWLS], 2, "-o"),
        ([BOWLS, "-o", ""], 2, "empty"),
        ([BOWLS, "-o", "a.html"], 2, ".pdf"),
        ([BOWLS, "-o", "a.pdf", "--figures", "5"], 2, "5"),
        ([BOWLS, "-o", "a.pdf", "--game", "9"], 2, "one game"),
        (["none.sgf", "-o", "a.pdf"], 4, "none.sgf"),
    ],
)
def test_what_cannot_be_asked(
    goref: Goref, tmp_path: Path, monkeypatch, arguments, code: int, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = goref("kifu", *arguments)
    assert done.code == code
    assert told in done.complaint
    assert "internal" not in done.complaint
    assert not (tmp_path / "a.pdf").exists()
