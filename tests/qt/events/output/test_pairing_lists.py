"""The pairing lists of a round on paper: in large type, all of it, nothing cut."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog

from goref.core.event.event import Bye, Event, EventInfo, Player, Table
from goref.core.texts.event.pairing_lists import pairing_lists
from goref.core.texts.event.wall_list import PageTable, PageText
from goref.qt.events.output.pairing_lists import (
    LARGE,
    LEAST,
    pairing_form,
    pairing_pdf,
    save_pairings,
)
from goref.qt.events.output.wall_list import WALL, WallList, paper
from tests.languages import EN, LANGUAGES


def event(players: int, name: str = "Köln") -> Event:
    """A round in which all but two play."""
    people = tuple(
        Player(f"{name}{n:03}", "Alejandro", "3D", id=n) for n in range(1, players + 3)
    )
    tables = tuple(
        Table(1, n, 2 * n - 1, 2 * n, handicap=n % 3, id=n) for n in range(1, players // 2 + 1)
    )
    return Event(EventInfo("Herbst Cup"), people, tables, (Bye(1, players + 1),))


def laid(shown: Event, language: str = EN) -> tuple[WallList, QPrinter]:
    wall = WallList(shown, language, pairing_form(1))
    *_, printer = paper(wall)
    assert isinstance(printer, QPrinter)
    wall.fit(printer)
    return wall, printer


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_on_the_paper(qapp: object, language: str) -> None:
    shown = event(120)
    wall, _ = laid(shown, language)
    placed = [one for page in wall.pages for one in page]
    assert tuple(dict.fromkeys(one.part for one in placed)) == wall.parts
    found = [part for part in pairing_lists(shown, 1, language) if isinstance(part, PageTable)]
    tables = [part for part in wall.parts if isinstance(part, PageTable)]
    assert [table.rows for table in tables] == [table.rows for table in found]
    for table in tables:
        rows = [(one.first, one.last) for one in placed if one.part is table]
        assert rows[0][0] == 0
        assert rows[-1][1] == len(table.rows)
        assert all(before[1] == after[0] for before, after in pairwise(rows))


def test_the_type_is_large(qapp: object) -> None:
    wall, printer = laid(event(40))
    assert wall.scale == 1.0
    assert printer.pageLayout().orientation() is QPageLayout.Orientation.Portrait
    assert wall.form.usual == LARGE > 1.5 * WALL.usual
    assert wall._font(wall.scale).pixelSize() == round(LARGE * printer.resolution() / 72)


@pytest.mark.parametrize("length", [8, 30, 60, 90])
def test_long_names_turn_the_paper_before_they_are_small(qapp: object, length: int) -> None:
    wall, printer = laid(event(8, "N" * length))
    points = wall.scale * LARGE
    assert points == LEAST or wall.widest * wall.scale <= wall.room.width()
    upright = printer.pageLayout().orientation() is QPageLayout.Orientation.Portrait
    assert upright == (length == 8)


def test_a_small_event_is_on_one_page_and_a_page_has_ink(qapp: object) -> None:
    wall, _ = laid(event(8))
    assert len(wall.pages) == 1
    scale = 700 / wall.room.width()
    image = QImage(700, int(wall.room.height() * scale), QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    painter.scale(scale, scale)
    list(wall.paint_page(painter, 0))
    painter.end()
    heading = next(
        one for one in wall.pages[0] if isinstance(one.part, PageText) and one.part.kind == "h2"
    )
    top = int(heading.top * scale)
    assert any(
        image.pixelColor(x, y).lightness() < 110
        for x in range(200)
        for y in range(top, top + 30)
    )


def test_the_foot_is_whole(qapp: object) -> None:
    """It has the size of the wall list's, and ends above the end of the paper."""
    wall, printer = laid(event(8))
    whole = printer.pageLayout().paintRectPixels(printer.resolution()).height()
    scale = 0.1
    image = QImage(
        int(wall.room.width() * scale), int(whole * scale), QImage.Format.Format_RGB32
    )
    image.fill("white")
    painter = QPainter(image)
    painter.scale(scale, scale)
    list(wall.paint_page(painter, 0))
    painter.end()
    inked = [
        y
        for y in range(int(wall.room.height() * scale) - 20, image.height())
        if any(image.pixelColor(x, y).lightness() < 128 for x in range(image.width()))
    ]
    points = len(inked) / scale * 72 / printer.resolution()
    assert 5 < points < 11
    assert inked[-1] < image.height() - 2


def test_a_pdf_without_a_window(qapp: object) -> None:
    data = pairing_pdf(event(120), 1, EN)
    wall, _ = laid(event(120))
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == len(wall.pages) > 3


def test_a_page_is_saved_beside_the_event(
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def choose(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
        asked.append(start)
        return str(tmp_path / "lists"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    near = tmp_path / "cup.gorefevent"
    path = save_pairings(None, event(8), 1, EN, near)
    assert asked == [str(tmp_path / "cup-1.html")]
    assert path == tmp_path / "lists.html"
    assert "viewport" in path.read_text("utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: ("", ""))
    assert save_pairings(None, event(8), 1, EN, near) is None
