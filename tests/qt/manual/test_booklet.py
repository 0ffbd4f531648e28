"""The manual on paper: title, contents with page numbers, pages in order; the quick guide."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, QTimer
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from goref.app.manual.pages import FIRST, INDEX, ManualError, manual_languages, page, pages
from goref.app.manual.pictures import POSITION
from goref.app.manual.web import TITLE
from goref.qt.manual import booklet
from goref.qt.manual.booklet import CONTENTS, Booklet
from goref.qt.manual.printing import BookletPrinting
from tests.languages import EN, LANGUAGES
from tests.length import sample
from tests.qt.desk import CTRL, Desk, Key
from tests.qt.manual.test_window import key, opened
from tests.qt.sheets import page_texts, pdf, raster_images, squeezed
from tests.refusals import refuses

GUIDE = "quick-guide"
A4 = QPageSize(QPageSize.PageSizeId.A4)
SHORT = (INDEX, FIRST, GUIDE, "glossary")


@pytest.fixture
def short(monkeypatch) -> None:
    """A manual of few pages, so that all of it is laid out quickly."""

    def few(language: object) -> tuple[object, ...]:
        return tuple(each for each in pages(language) if each.id in SHORT)

    monkeypatch.setattr(booklet.manual, "pages", few)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_two_pages_with_shapes_keys_and_questions(qapp, language) -> None:
    data = Booklet(language, GUIDE).pdf(A4)
    first, second = page_texts(data)
    titles = re.findall(r"^#+ (.*)", page(GUIDE, language), re.MULTILINE)
    assert all(squeezed(title) in first for title in titles[:-1])
    assert squeezed(titles[-1]) in second
    assert "F1" in first
    assert "10." in second
    assert POSITION not in first
    assert raster_images(data) == [], "boards are shapes"


@pytest.mark.parametrize("size", [(148, 210), (216, 279), (297, 420)])
def test_the_guide_is_two_pages_on_other_paper(qapp, size) -> None:
    paper = QPageSize(QSizeF(*size), QPageSize.Unit.Millimeter)
    assert len(pdf(Booklet(EN, GUIDE).pdf(paper)).pages) == 2


@pytest.mark.parametrize("language", sample(list(LANGUAGES), 2))
def test_the_contents_name_the_page_on_which_each_begins(qapp, short, language) -> None:
    texts = page_texts(Booklet(language).pdf(A4))
    assert squeezed(pages(language)[0].title) in texts[0]
    assert squeezed(CONTENTS.in_(language)) in texts[1]
    at = 1
    for each in (each for each in pages(language)[1:] if each.id in SHORT):
        assert squeezed(each.title) in texts[1]
        numbers = re.findall(re.escape(squeezed(each.title)) + r"(\d+)", texts[1])
        assert any(squeezed(each.title) in texts[int(number) - 1][:120] for number in numbers)
        assert max(map(int, numbers)) > at
        at = max(map(int, numbers))
    for number, text in enumerate(texts, 1):
        assert str(number) in text


def test_there_is_a_booklet_for_every_language_of_the_manual(qapp) -> None:
    for language in manual_languages():
        assert Booklet(language).title == TITLE.in_(language)
    with refuses(ManualError, "manual-no-page", page="nothing"):
        Booklet(EN, "nothing")


def test_a_heading_is_not_the_last_line_of_a_page(qapp) -> None:
    heads = {
        squeezed(one) for one in re.findall(r"^##+ (.*)", page("events", EN), re.MULTILINE)
    }
    for text in page_texts(Booklet(EN, "events").pdf(A4)):
        assert not any(text.endswith(head) for head in heads)


@pytest.fixture
def to_file(monkeypatch, tmp_path: Path) -> Path:
    """The file that the system's dialog answers with."""
    path = tmp_path / "manual.pdf"

    def choose(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    return path


def test_the_window_prints_what_the_command_writes(start, qtbot, short, to_file: Path) -> None:
    desk: Desk = start()
    window = opened(desk)
    window.open(GUIDE)
    this, whole = window.print_menu.actions()
    for act, page_id in ((this, GUIDE), (whole, "")):
        act.trigger()
        qtbot.waitUntil(lambda: window.findChild(BookletPrinting) is None, timeout=60_000)
        printed, written = pdf(to_file.read_bytes()), pdf(Booklet(EN, page_id).pdf(A4))
        assert printed.metadata.title == written.metadata.title == Booklet(EN, page_id).title
        assert len(printed.pages) == len(written.pages)


def test_the_menu_of_printing_is_one_key_away(start, qtbot) -> None:
    window = opened(start())
    window.print_menu.aboutToShow.connect(lambda: QTimer.singleShot(0, window.print_menu.close))
    with qtbot.waitSignal(window.print_menu.aboutToShow):
        key(window, Key.Key_P, CTRL)


def test_printing_can_be_given_up(start, qtbot, monkeypatch) -> None:
    window = opened(start())
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: 0)
    window.print()
    qtbot.waitUntil(lambda: window.findChild(BookletPrinting) is None)
