"""The wall list on paper: all of it, nothing cut, headings on every page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPainter, QTextTable
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog

from goref.core.base.numbers import mixed
from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.words.event.events import TERMS
from goref.qt.events.output.wall_list import (
    document,
    paint,
    paper,
    preview_wall_list,
    print_wall_list,
)
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import meanwhile, press

LANGUAGES = ("en", "zh", "ja")


def event(players: int, rounds: int) -> Event:
    """An event in which everybody played every round."""
    people = tuple(
        Player(f"Fernández{n}", "柯 Alejandro", "3D", 2000 - n, "Köln", id=n)
        for n in range(1, players + 1)
    )
    half = players // 2
    tables = tuple(
        Table(round, n + 1, n + 1, half + 1 + (n + round) % half, id=round * 1000 + n,
              state=TableState.DECIDED, result=Result(Verdict.BLACK, "B+R", ResultBasis.WORD))
        for round in range(1, rounds + 1)
        for n in range(half)
    )  # fmt: skip
    info = EventInfo("Herbst <Cup> 秋", "Berlin", "2026-11-21", rules="japanese")
    return Event(info, people, tables)


def pages(shown: Event, language: str) -> list[QImage]:
    """The pages as pictures."""
    printer = paper(shown, language)
    made = document(shown, language, printer)
    size = made.pageSize()
    scale = 700 / size.width()
    found = []
    for page in range(made.pageCount()):
        image = QImage(700, int(size.height() * scale), QImage.Format.Format_RGB32)
        image.fill("white")
        painter = QPainter(image)
        painter.scale(scale, scale)
        painter.translate(0, -page * size.height())
        made.drawContents(painter)
        painter.end()
        found.append(image)
    return found


def dark(image: QImage, x: range, y: range) -> bool:
    return any(image.pixelColor(i, j).lightness() < 110 for i in x for j in y)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_known_stands_on_it(qapp, language):
    shown = event(8, 3)
    text = document(shown, language, paper(shown, language)).toPlainText()
    assert "Herbst <Cup> 秋" in text
    for row in standings(shown):
        assert f"{row.player.name}\n3D" in text
        assert mixed(row.sosos) in text
    for key in ("standings", "points", "sodos"):
        assert TERMS[key].in_(language) in text
    assert TERMS["round-n"].in_(language).format(n=3) in text


def test_a_narrow_list_is_upright_and_a_wide_one_across(qapp):
    assert paper(event(8, 3), "en").pageLayout().orientation() is (
        QPageLayout.Orientation.Portrait
    )
    assert paper(event(8, 12), "en").pageLayout().orientation() is (
        QPageLayout.Orientation.Landscape
    )


@pytest.mark.parametrize("rounds", [3, 12, 20])
def test_nothing_is_wider_than_the_paper(qapp, rounds):
    shown = event(16, rounds)
    printer = paper(shown, "en")
    made = document(shown, "en", printer)
    assert made.size().width() <= made.pageSize().width()
    image = pages(shown, "en")[0]
    assert dark(image, range(10, 690), range(40, 200))


def test_a_table_over_several_pages_has_its_headings_on_each(qapp):
    shown = event(120, 3)
    made = document(shown, "en", paper(shown, "en"))
    table = next(f for f in made.rootFrame().childFrames() if isinstance(f, QTextTable))
    assert table.format().toTableFormat().headerRowCount() == 1
    images = pages(shown, "en")
    assert len(images) > 3
    for image in images[:2]:
        assert dark(image, range(200), range(60)), "a heading at the top"


def test_no_heading_stands_apart_from_its_table(qapp):
    shown = event(12, 9)
    made = document(shown, "en", paper(shown, "en"))
    high = made.pageSize().height()
    layout, block, checked = made.documentLayout(), made.begin(), 0
    frames = [f for f in made.rootFrame().childFrames() if isinstance(f, QTextTable)]
    bottoms = [layout.frameBoundingRect(frame).bottom() for frame in frames]
    while block.isValid():
        if block.blockFormat().headingLevel() == 2:
            top = layout.blockBoundingRect(block).top()
            assert int(top // high) == int((bottoms[checked] - 1) // high), block.text()
            checked += 1
        block = block.next()
    assert checked == 10
    assert made.pageCount() > 1


def test_it_prints_to_a_file(qapp, monkeypatch, tmp_path: Path):
    path = tmp_path / "wall.pdf"

    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    print_wall_list(None, event(8, 3), "en")
    assert path.read_bytes().startswith(b"%PDF-")


def test_only_the_pages_asked_for_are_printed(qapp, tmp_path: Path):
    shown = event(40, 6)
    sizes = []
    for pages_asked in ((0, 0), (1, 1)):
        printer = paper(shown, "en")
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        path = tmp_path / f"{pages_asked[0]}.pdf"
        printer.setOutputFileName(str(path))
        printer.setFromTo(*pages_asked)
        paint(shown, "en", printer)
        sizes.append(path.read_bytes().count(b"/Type /Page\n"))
    assert sizes[0] == document(shown, "en", paper(shown, "en")).pageCount() > 1
    assert sizes[1] == 1


def test_whoever_thinks_better_of_it_prints_nothing(qapp, monkeypatch):
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: 0)
    painted = []
    monkeypatch.setattr(
        "goref.qt.events.output.wall_list.paint", lambda *told: painted.append(told)
    )
    print_wall_list(None, event(8, 3), "en")
    assert painted == []


def test_the_preview_shows_it_and_escape_closes(qapp):
    met = meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    preview_wall_list(None, event(8, 3), "en")
    assert isinstance(met[0], QPrintPreviewDialog)
    assert not met[0].isVisible()


def test_an_event_without_anybody_prints_too(qapp):
    shown = event(0, 0)
    text = document(shown, "en", paper(shown, "en")).toPlainText()
    assert "No players yet." in text
    assert document(shown, "en", paper(shown, "en")).pageSize() != QSizeF(0, 0)
