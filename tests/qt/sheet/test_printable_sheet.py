"""The score sheet from the window: printed, previewed, saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtPrintSupport import (
    QPrintDialog,
    QPrinter,
    QPrintPreviewDialog,
    QPrintPreviewWidget,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QMessageBox

from goref import __version__
from goref.app.edits.ruling import ChooseRules, DisputePoints, MarkStones
from goref.app.sheet.case_code import case_code
from goref.core.base.colour import BLACK
from goref.core.base.numbers import mixed
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.check_line import figures
from goref.core.texts.check_line import check_line_text
from goref.core.texts.results import sentence
from goref.core.texts.terms import LINES, term
from goref.qt.sheet import dialogs as sheet_dialogs
from goref.qt.sheet.dialogs import Preview, ProtocolPage, wants_protocol
from tests.languages import EN, JA, ZH
from tests.qt.desk import CTRL, GAMES, Desk, Key
from tests.qt.sheets import Read, page_texts, pdf, raster_images, squeezed
from tests.wordings import tells


@pytest.fixture
def desk(start) -> Desk:
    return start(GAMES / "gold-petal-bowls.sgf")


@pytest.fixture
def print_to(monkeypatch, tmp_path: Path) -> Callable[..., Path]:
    """``print_to(act)``: the system's dialog answers with a PDF file, after ``act(dialog)``."""

    def print_to(act: Callable[[QPrintDialog], object] = lambda dialog: None) -> Path:
        path = tmp_path / "sheet.pdf"

        def choose(dialog: QPrintDialog) -> int:
            act(dialog)
            printer = dialog.printer()
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(path))
            return 1

        monkeypatch.setattr(QPrintDialog, "exec", choose)
        return path

    return print_to


@pytest.fixture
def save_to(monkeypatch) -> Callable[..., list[str]]:
    """``save_to(path, kind)``: what the file dialog answers with; the kinds it offered."""

    def save_to(path: Path | None, kind: str = "PDF (*.pdf)") -> list[str]:
        offered: list[str] = []

        def get(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
            offered.extend((start, *kinds.split(";;")))
            return (str(path) if path else "", kind)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
        return offered

    return save_to


# Printed


def test_what_is_printed_is_what_the_window_shows(desk, print_to):
    """By the system's dialog and a real printer of PDF; figures as in the window's table."""
    path = print_to()
    desk.key(Key.Key_P, CTRL)
    data = path.read_bytes()
    front, _ = page_texts(data)
    assert squeezed(desk.sentence()) in front
    lines = [row[:3] for row in desk.lines() if row[0] in {t.in_(EN) for t in LINES.values()}]
    assert lines
    for row in lines:
        assert squeezed("".join(row)) in front
    assert case_code(desk.case) in front
    assert raster_images(data) == []
    made = pdf(data).metadata
    assert made is not None
    assert made.creator == f"goref {__version__}"


@pytest.mark.parametrize("language", [ZH, JA])
def test_it_is_printed_in_the_language_of_the_window(desk, print_to, language):
    desk.main.use_language(language)
    desk.window.do(ChooseRules("chinese-2002"))
    path = print_to()
    desk.key(Key.Key_P, CTRL)
    front, _ = page_texts(path.read_bytes())
    score = desk.score
    assert squeezed(sentence(desk.case, score, language)) in front
    line = check_line_text(score, language)
    assert line
    assert squeezed(line) in front
    for line in figures(score).rows:
        told = term(LINES, line.key, language) + mixed(line.black) + mixed(line.white)
        assert squeezed(told) in front


def test_the_ruled_board_goes_on_paper_whatever_is_shown(desk, monkeypatch):
    """A sheet printed while playing through, or with marks hidden, is of the ruling."""
    printed = []
    monkeypatch.setattr(
        sheet_dialogs, "ask_and_print", lambda *told, **_: printed.append(told[2])
    )
    desk.key(Key.Key_P, CTRL)
    desk.window.look(desk.points("A1 A2"))
    desk.key(Key.Key_P, CTRL)
    desk.window.actions_by_id["marks"].trigger()
    desk.key(Key.Key_P, CTRL)
    desk.key(Key.Key_Home)
    assert desk.board.view().position.count(BLACK) == 2
    desk.key(Key.Key_P, CTRL)
    assert len(printed) == 4
    assert all(view == printed[0] for view in printed)
    assert printed[0].dead == desk.score.survey.dead
    assert printed[0].marks
    assert not printed[0].lids
    assert not printed[0].lit


def test_sekis_are_marked_on_paper(desk, monkeypatch):
    printed = []
    monkeypatch.setattr(
        sheet_dialogs, "ask_and_print", lambda *told, **_: printed.append(told[2])
    )
    chain = desk.case.position.chain(desk.point("L10"))
    desk.window.do(MarkStones(chain, StoneStatus.SEKI))
    desk.key(Key.Key_P, CTRL)
    assert printed[0].seki == desk.score.survey.seki >= chain


def test_whoever_thinks_better_of_it_prints_nothing(desk, monkeypatch, tmp_path: Path):
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: 0)
    before = desk.status
    desk.key(Key.Key_P, CTRL)
    assert list(tmp_path.iterdir()) == []
    assert desk.status == before


def test_what_was_printed_is_told(desk, print_to):
    path = print_to()
    desk.key(Key.Key_P, CTRL)
    assert str(path) in desk.status


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_takes_nothing_is_told(desk, monkeypatch, tmp_path: Path, told):
    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "gone" / "sheet.pdf"))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    desk.key(Key.Key_P, CTRL)
    assert len(told) == 1
    assert tells(told[0], "sheet-not-printed")


@pytest.mark.parametrize(
    ("first", "last", "printed"), [(1, 1, [1]), (2, 9, [2]), (1, 2, [1, 2])]
)
def test_only_the_pages_asked_for_are_printed(desk, print_to, first, last, printed):
    def choose(dialog: QPrintDialog) -> None:
        dialog.printer().setPrintRange(QPrinter.PrintRange.PageRange)
        dialog.printer().setFromTo(first, last)

    path = print_to(choose)
    desk.key(Key.Key_P, CTRL)
    texts = page_texts(path.read_bytes())
    assert len(texts) == len(printed)
    for number, text in zip(printed, texts, strict=True):
        assert f"page{number}of2" in text


def test_the_protocol_is_printed_if_that_is_chosen(desk, print_to):
    desk.window.do(DisputePoints(desk.points("K10")))
    path = print_to()
    desk.key(Key.Key_P, CTRL)
    assert "Logbegun" not in "".join(page_texts(path.read_bytes()))
    page = ProtocolPage()
    box = page.findChild(QCheckBox, "print-protocol")
    assert not box.isChecked()
    box.click()
    assert wants_protocol()
    desk.key(Key.Key_P, CTRL)
    *_, last = page_texts(path.read_bytes())
    assert "Logbegun" in last
    assert "Indispute:K10" in last
    again = ProtocolPage()
    assert again.findChild(QCheckBox, "print-protocol").isChecked(), "it is remembered"


# Previewed


@pytest.fixture
def previewed(desk, monkeypatch, qtbot) -> Callable[..., list[str]]:
    """``previewed(act)``: the real preview opens and ``act(preview)`` is done to it."""

    def previewed(act: Callable[[Preview], object]) -> list[str]:
        seen: list[str] = []

        def exec_(dialog: Preview) -> int:
            dialog.show()
            qtbot.waitExposed(dialog)
            act(dialog)
            seen.append(dialog.windowTitle())
            dialog.close()
            return 0

        monkeypatch.setattr(QPrintPreviewDialog, "exec", exec_)
        desk.window.actions_by_id["print-preview"].trigger()
        return seen

    return previewed


def test_the_preview_shows_the_pages(previewed):
    def look(dialog: Preview) -> None:
        shown = dialog.findChild(QPrintPreviewWidget)
        assert shown.pageCount() == 2
        picture = dialog.grab().toImage()
        assert dark_part(picture) > 0.01, "stones are seen"

    assert previewed(look) == ["Print preview of the sheet"]


def test_it_is_black_on_white_in_a_dark_room_too(previewed, qapp):
    dark = QPalette(qapp.palette())
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        dark.setColor(role, QColor("white"))
    dark.setColor(QPalette.ColorRole.Base, QColor("black"))
    qapp.setPalette(dark)
    seen = []

    def look(dialog: Preview) -> None:
        shown = dialog.findChild(QPrintPreviewWidget)
        picture = shown.grab().toImage()
        seen.append(white_part(picture))

    previewed(look)
    assert seen[0] > 0.15, "the page is white"


def test_the_protocol_is_chosen_in_the_preview(desk, previewed):
    desk.window.do(DisputePoints(desk.points("K10")))
    counts = []

    def choose(dialog: Preview) -> None:
        shown = dialog.findChild(QPrintPreviewWidget)
        box = dialog.findChild(QCheckBox, "print-protocol")
        assert box.isVisible()
        assert box.height() >= 34
        counts.append(shown.pageCount())
        desk.press(box, QPoint(10, box.height() // 2))
        counts.append(shown.pageCount())
        QTest.keyClick(box, Key.Key_Space)
        counts.append(shown.pageCount())

    previewed(choose)
    assert counts == [2, 3, 2]
    assert not wants_protocol()


def test_without_acts_there_is_no_protocol_to_choose(previewed):
    asked = []

    def look(dialog: Preview) -> None:
        asked.append(dialog.findChild(QCheckBox, "print-protocol").isEnabled())

    previewed(look)
    assert asked == [False]


# Saved


def test_it_is_saved_as_pdf_or_html(desk, save_to, tmp_path: Path):
    offered = save_to(tmp_path / "one.pdf")
    desk.window.actions_by_id["save-sheet"].trigger()
    assert offered[1:] == ["PDF (*.pdf)", "Web page (*.html)"]
    assert offered[0].endswith(".pdf")
    code = case_code(desk.case)
    assert code in page_texts((tmp_path / "one.pdf").read_bytes())[0]
    assert desk.status == f"Saved: {tmp_path / 'one.pdf'}"
    save_to(tmp_path / "two.html")
    desk.window.actions_by_id["save-sheet"].trigger()
    assert code in Read((tmp_path / "two.html").read_bytes()).text
    assert desk.main.preferences.folder == str(tmp_path)


def test_a_name_without_an_ending_gets_that_of_the_chosen_kind(desk, save_to, tmp_path: Path):
    save_to(tmp_path / "Round 3. Table 14", "Web page (*.html)")
    desk.window.actions_by_id["save-sheet"].trigger()
    assert (tmp_path / "Round 3. Table 14.html").read_bytes().startswith(b"<!DOCTYPE")
    save_to(tmp_path / "plain", "PDF (*.pdf)")
    desk.window.actions_by_id["save-sheet"].trigger()
    assert (tmp_path / "plain.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("replaces", [True, False])
def test_no_file_is_lost_to_an_ending_that_was_added(
    desk, save_to, answer, tmp_path: Path, replaces: bool
):
    path = tmp_path / "signed.pdf"
    path.write_bytes(b"mine")
    save_to(tmp_path / "signed")
    buttons = QMessageBox.StandardButton
    asked = answer(buttons.Save if replaces else buttons.Cancel)
    desk.window.actions_by_id["save-sheet"].trigger()
    assert asked == ["signed.pdf is there already. Replace it?"]
    assert path.read_bytes().startswith(b"%PDF-" if replaces else b"mine")


def test_whoever_thinks_better_of_it_saves_nothing(desk, save_to, tmp_path: Path):
    save_to(None)
    desk.window.actions_by_id["save-sheet"].trigger()
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_told(desk, save_to, tmp_path: Path, told):
    save_to(tmp_path / "gone" / "sheet.pdf")
    desk.window.actions_by_id["save-sheet"].trigger()
    assert len(told) == 1
    assert "gone" in told[0]


def test_a_sheet_of_a_bare_board_can_be_made_too(start, save_to, tmp_path: Path):
    """Nothing is known there: the sheet says that it is not final."""
    desk = start()
    desk.window.host.new_position()
    save_to(tmp_path / "bare.pdf")
    desk.window.actions_by_id["save-sheet"].trigger()
    front, *_ = page_texts((tmp_path / "bare.pdf").read_bytes())
    assert ("NOTFINAL" in front) is (desk.score.margin is None)
    assert case_code(desk.case) in front


def dark_part(image: QImage) -> float:
    return _part(image, lambda light: light < 60)


def white_part(image: QImage) -> float:
    return _part(image, lambda light: light > 250)


def _part(image: QImage, wanted: Callable[[int], bool]) -> float:
    small = image.scaled(200, 200)
    pixels = [small.pixelColor(x, y).lightness() for x in range(200) for y in range(200)]
    return sum(map(wanted, pixels)) / len(pixels)


def test_the_moves_are_saved_in_figures_beside_the_sheet(desk, save_to, tmp_path: Path):
    offered = save_to(tmp_path / "moves")
    desk.window.actions_by_id["save-kifu"].trigger()
    assert Path(offered[0]).name.endswith("-kifu.pdf")
    written = tmp_path / "moves-kifu.pdf"
    assert written.read_bytes().startswith(b"%PDF-")
    assert desk.status == f"Saved: {written}"
