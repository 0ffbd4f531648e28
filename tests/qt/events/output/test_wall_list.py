"""The wall list on paper: all of it, nothing cut, headings on every page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QImage, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QProgressBar,
    QProgressDialog,
    QPushButton,
)
from shiboken6 import isValid

from goref.core.base.numbers import mixed
from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.texts.event import wall_list as words
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.wall_list import PageTable, PageText
from goref.qt.events.output import wall_list
from goref.qt.events.output.wall_list import (
    MANY,
    WallList,
    paint,
    paper,
    preview_wall_list,
    print_wall_list,
)
from goref.qt.work.idle_work import ALONE, IdleWork
from tests.languages import EN, JA, KO, ZH
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import meanwhile, press
from tests.wordings import in_words

LANGUAGES = (EN, ZH, JA, KO)


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


def laid(shown: Event, language: str = EN) -> tuple[WallList, QPrinter]:
    """The list, measured and laid out, and the printer for it."""
    wall = WallList(shown, language)
    *_, printer = paper(wall)
    assert isinstance(printer, QPrinter)
    wall.fit(printer)
    return wall, printer


def texts(wall: WallList) -> list[str]:
    """Everything that is painted, page by page."""
    found = []
    for placed in (p for page in wall.pages for p in page):
        if isinstance(placed.part, PageText):
            found.append(placed.part.text)
        else:
            found += placed.part.heads
            found += (t for row in placed.part.rows[placed.first : placed.last] for t in row)
    return found


def pages(wall: WallList) -> list[QImage]:
    """The pages as pictures."""
    scale = 700 / wall.room.width()
    found = []
    for page in range(len(wall.pages)):
        image = QImage(700, int(wall.room.height() * scale), QImage.Format.Format_RGB32)
        image.fill("white")
        painter = QPainter(image)
        painter.scale(scale, scale)
        assert len(list(wall.paint_page(painter, page))) <= 20
        painter.end()
        found.append(image)
    return found


def dark(image: QImage, x: range, y: range) -> bool:
    return any(image.pixelColor(i, j).lightness() < 110 for i in x for j in y)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_known_stands_on_it(qapp, language):
    shown = event(8, 3)
    wall, _ = laid(shown, language)
    text = texts(wall)
    assert text[0] == "Herbst <Cup> 秋"
    for row in standings(shown).rows:
        assert f"{row.player.name}" in text
        assert mixed(row.scores[2]) in text
    for key in ("standings", "points", "sodos"):
        assert TERMS[key].in_(language) in text
    assert TERMS["round-n"].in_(language).format(n=3) in text


def test_a_narrow_list_is_upright_and_a_wide_one_across(qapp):
    orientations = [laid(event(8, n))[1].pageLayout().orientation() for n in (3, 12)]
    assert orientations == [QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape]


@pytest.mark.parametrize("rounds", [3, 12, 20])
def test_nothing_is_wider_than_the_paper(qapp, rounds):
    wall, _ = laid(event(16, rounds))
    assert wall.widest * wall.scale <= wall.room.width()
    image = pages(wall)[0]
    assert dark(image, range(10, 690), range(40, 200))
    edge = int(wall.widest * wall.scale * 700 / wall.room.width())
    assert not dark(image, range(min(edge + 2, 699), 700), range(60, 200))


def test_a_table_over_several_pages_has_its_headings_on_each(qapp):
    wall, _ = laid(event(120, 3))
    table = next(part for part in wall.parts if isinstance(part, PageTable))
    rows = [(p.first, p.last) for page in wall.pages for p in page if p.part is table]
    assert len(rows) > 2
    assert [first for first, _ in rows] == [0, *(last for _, last in rows[:-1])]
    assert rows[-1][1] == 120, "no row is left out, none stands twice"
    images = pages(wall)
    for image in images[:2]:
        assert dark(image, range(200), range(60)), "a heading at the top"
    bottoms = [
        placed.top + (1 + placed.last - placed.first) * wall._row_height
        for page in wall.pages
        for placed in page
        if isinstance(placed.part, PageTable)
    ]
    assert max(bottoms) <= wall.room.height()


def test_no_heading_stands_apart_from_its_table(qapp):
    wall, _ = laid(event(12, 9))
    headings = 0
    for page in wall.pages:
        for placed, after in pairwise([*page, None]):
            if isinstance(placed.part, PageText) and placed.part.kind == "h2":
                headings += 1
                assert after is not None, placed.part.text
                assert isinstance(after.part, PageTable)
                assert after.last == len(after.part.rows), "in one piece"
    assert headings == 10
    assert len(wall.pages) > 1


def test_what_is_long_is_laid_out_once_and_in_pieces(qapp, monkeypatch, tmp_path):
    """No piece measures more cells or paints more than a page; nothing is measured twice."""
    measured: list[str] = []
    advance = QFontMetricsF.horizontalAdvance
    monkeypatch.setattr(
        QFontMetricsF,
        "horizontalAdvance",
        lambda font, text: measured.append(text) or advance(font, text),
    )
    wall = WallList(event(300, 12), EN)
    pieces = list(paper(wall))
    cells = sum(len(part.rows) for part in wall.parts if isinstance(part, PageTable))
    assert cells == 300 + 12 * 150
    assert len(pieces) > cells / MANY
    body = [
        text
        for part in wall.parts
        if isinstance(part, PageTable)
        for r in part.rows
        for text in r
    ]
    heads = [text for part in wall.parts if isinstance(part, PageTable) for text in part.heads]
    assert len(measured) == len(set(body)) + len(heads)
    printer = pieces[-1]
    assert isinstance(printer, QPrinter)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "wall.pdf"))
    printer.setFromTo(2, 5)
    told = list(paint(wall, printer))
    assert told == sorted(told)
    assert {0.25, 0.5, 0.75, 1.0} <= set(told), "all of each page"
    assert len(told) > 4 * 3, "and none in one piece"
    assert len(measured) == len(set(body)) + len(heads)


def test_the_file_is_closed_in_a_piece_of_its_own_and_mended_in_another(
    qapp, monkeypatch, tmp_path: Path
):
    """To close it takes as long as many rows: the fonts are written then."""
    path = tmp_path / "wall.pdf"
    mended: list[bool] = []

    def closed() -> bool:
        return path.exists() and b"%%EOF" in path.read_bytes()

    monkeypatch.setattr(wall_list, "make_searchable", lambda _: mended.append(closed()))
    wall, printer = laid(event(60, 3))
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    whole = [(told, closed(), len(mended)) for told in paint(wall, printer)]
    assert len(whole) > 10
    assert whole[-2:] == [(1.0, False, 0), (1.0, True, 0)]
    assert not any(done for _, done, _ in whole[:-1])
    assert mended == [True]


def test_what_takes_long_has_a_turn_of_its_own(qtbot, monkeypatch, tmp_path):
    """To close the file does, and to tell how far it is: whatever waits is handled then."""
    done: list[object] = []
    start, show = IdleWork.start, QProgressDialog.setValue

    def noted(self: IdleWork, pieces: Iterator[object], *then: object) -> None:
        start(self, (done.append(piece) or piece for piece in pieces), *then)

    def told(self: QProgressDialog, value: int) -> None:
        done.append(value)
        show(self, value)

    monkeypatch.setattr(IdleWork, "start", noted)
    monkeypatch.setattr(QProgressDialog, "setValue", told)
    to_file(monkeypatch, tmp_path / "wall.pdf")
    with qtbot.waitSignal(print_wall_list(None, event(200, 4), EN).destroyed):
        pass
    assert done[-4:] == [ALONE, 100, ALONE, ALONE]
    values = [at for at, one in enumerate(done) if isinstance(one, int)]
    assert len(values) > 10
    assert all(done[at - 1] is done[at + 1] is ALONE for at in values)


def to_file(monkeypatch, path: Path) -> None:
    """The printer dialog is answered with a PDF file."""

    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)


def test_it_prints_to_a_file(qtbot, monkeypatch, tmp_path: Path):
    path = tmp_path / "wall.pdf"
    to_file(monkeypatch, path)
    printing = print_wall_list(None, event(8, 3), EN)
    with qtbot.waitSignal(printing.destroyed):
        pass
    assert path.read_bytes().startswith(b"%PDF-")


def test_the_tables_are_made_once_and_not_on_the_windows_thread(qtbot, monkeypatch, tmp_path):
    threads: list[Thread] = []

    def made(*args):
        threads.append(current_thread())
        return words.wall_list(*args)

    monkeypatch.setattr(wall_list, "wall_list", made)
    to_file(monkeypatch, tmp_path / "wall.pdf")
    printing = print_wall_list(None, event(8, 3), EN)
    with qtbot.waitSignal(printing.destroyed):
        pass
    assert [thread is main_thread() for thread in threads] == [False]


def test_how_far_it_is_is_told_and_it_can_be_cancelled(qtbot, monkeypatch):
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: pytest.fail("it was cancelled"))
    printing = print_wall_list(None, event(60, 3), EN)
    progress = printing.progress
    assert "wall list" in progress.labelText()
    progress.forceShow()
    told: list[int] = []

    def cancel(value: int) -> None:
        told.append(value)
        if len(told) == 1:
            QTest.mouseClick(progress.findChild(QPushButton), Qt.MouseButton.LeftButton)

    progress.findChild(QProgressBar).valueChanged.connect(cancel)
    with qtbot.waitSignal(printing.destroyed):
        pass
    assert told[0] > 0
    assert not isValid(progress) or not progress.isVisible()


def test_only_the_pages_asked_for_are_printed(qapp, tmp_path: Path):
    shown = event(40, 6)
    sizes = []
    for pages_asked in ((0, 0), (1, 1)):
        wall, printer = laid(shown)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        path = tmp_path / f"{pages_asked[0]}.pdf"
        printer.setOutputFileName(str(path))
        printer.setFromTo(*pages_asked)
        assert list(paint(wall, printer))[-1] == 1.0
        sizes.append(path.read_bytes().count(b"/Type /Page\n"))
    assert sizes[0] == len(wall.pages) > 1
    assert sizes[1] == 1


def test_whoever_thinks_better_of_it_prints_nothing(qtbot, monkeypatch):
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: 0)
    painted = []
    monkeypatch.setattr(
        "goref.qt.events.output.wall_list.paint", lambda *told: painted.append(told)
    )
    with qtbot.waitSignal(print_wall_list(None, event(8, 3), EN).destroyed):
        pass
    assert painted == []


def test_the_preview_shows_it_and_escape_closes(qtbot):
    late: list[QTimer] = []

    def leave(dialog: QDialog) -> None:
        if isinstance(dialog, QPrintPreviewDialog):
            for shown in QApplication.topLevelWidgets():
                if isinstance(shown, QProgressDialog):
                    late.extend(filter(QTimer.isActive, shown.findChildren(QTimer)))
            press(dialog, Key.Key_Escape)

    met = meanwhile(leave)
    with qtbot.waitSignal(preview_wall_list(None, event(8, 3), EN).destroyed):
        pass
    assert isinstance(met[0], QPrintPreviewDialog)
    assert not isValid(met[0]), "closed, and gone"
    assert late == [], "the progress is done, and shows itself no more"


def test_an_event_without_anybody_prints_too(qapp):
    wall, _ = laid(event(0, 0))
    assert in_words(TERMS["nobody"]) in texts(wall)
    assert len(wall.pages) == 1
