"""``goref manual``: pages in the terminal, and all of them as web pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.manual.pages import INDEX, page, pages
from goref.cli.manual import run
from goref.cli.text.faults import UnusableError
from tests.cli.paper.test_sheet import ran
from tests.cli.runs import Goref
from tests.languages import EN, JA, KO, ZH
from tests.refusals import refuses
from tests.wordings import tells


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_the_pages_are_listed_by_section(goref: Goref, language: str) -> None:
    lines = goref("manual", "--lang", language).out.splitlines()
    listed = [line.split(maxsplit=1) for line in lines if line.startswith("  ")]
    every = [each for each in pages(language) if each.id != INDEX]
    assert listed == [[each.id, each.title] for each in every]
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert heads == list(dict.fromkeys(each.section for each in every))


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_a_page_is_printed(goref: Goref, language: str) -> None:
    ran = goref("manual", "glossary", "--lang", language)
    assert ran.code == 0
    assert ran.out.splitlines() == page("glossary", language).splitlines()


def test_a_page_that_there_is_not(goref: Goref) -> None:
    ran = goref("manual", "../keys")
    assert ran.code == 2
    assert "'../keys'" in ran.err
    assert tells(ran.err, "pages-listed")


def test_all_pages_are_written(goref: Goref, tmp_path: Path) -> None:
    folder = tmp_path / "the manual"
    ran = goref("manual", "--html", folder)
    assert ran.code == 0
    assert ran.out.splitlines() == [str(folder / "index.html")]
    assert {each.name for each in (folder / "ja").iterdir()} == {
        *("pages.js", "light", "dark"),
        *(f"{each.id}.html" for each in pages(JA)),
    }
    assert (folder / "ja" / "dark" / "dead.webp").read_bytes()[8:12] == b"WEBP"
    case = folder / "examples" / "rules-ming-qing-1.goref"
    assert goref("score", case, "--json").json["rules"] == "ming-qing"


def test_what_is_in_the_folder_is_not_written_over_unasked(
    goref: Goref, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("mine")
    ran = goref("manual", "--html", tmp_path)
    assert ran.code == 2
    assert "--force" in ran.err
    assert (tmp_path / "index.html").read_text() == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["index.html"]
    assert goref("manual", "--html", tmp_path, "--force").code == 0
    assert "goref" in (tmp_path / "index.html").read_text()


def test_where_nothing_can_be_written(goref: Goref, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = goref("manual", "--html", tmp_path / "file" / "manual")
    assert ran.code == 4
    assert "file" in ran.err


def test_a_page_beside_all_pages(goref: Goref, tmp_path: Path) -> None:
    ran = goref("manual", "keys", "--html", tmp_path / "all")
    assert ran.code == 2
    assert not (tmp_path / "all").exists()


def test_a_page_is_written_to_be_printed(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    out = tmp_path / "guide.pdf"
    assert ran("manual", "quick-guide", "-o", out, "--lang", "de") == (0, "", "")
    assert out.read_bytes().startswith(b"%PDF-")
    again = ran("manual", "quick-guide", "-o", out)
    assert (again.code, "--force" in again.complaint) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["-o", ""], "empty"),
        (["keys", "-o", "a.html"], ".pdf"),
        (["nothing", "-o", "a.pdf"], "nothing"),
    ],
)
def test_what_cannot_be_printed(
    goref: Goref, tmp_path: Path, monkeypatch, arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = goref("manual", *arguments)
    assert done.code == 2
    assert told in done.complaint
    assert [*tmp_path.iterdir()] == []


def test_the_command_alone_writes_no_pdf(tmp_path: Path) -> None:
    with refuses(UnusableError, "sheet-needs-qt"):
        run(["keys", "-o", str(tmp_path / "a.pdf"), "--lang", "en"])
    assert [*tmp_path.iterdir()] == []
