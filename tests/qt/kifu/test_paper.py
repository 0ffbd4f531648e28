"""The figures on paper: what stands in the PDF, and that it stays on its pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from goref.app.opening import open_bytes, open_path
from goref.app.sheet.names import SheetPlace
from goref.core.texts.paper.kifu import NO_MOVES, RECORDED
from goref.qt.kifu.paper import Kifu
from goref.qt.sheet.page_setter import room_of
from goref.qt.sheet.printable_sheet import page_layout
from tests.languages import EN, LANGUAGES
from tests.qt.desk import GAMES
from tests.qt.sheets import page_texts, pdf, squeezed
from tests.wordings import in_words

TRIPLE_KO = GAMES / "li-zhe--gu-li-2011-triple-ko.sgf"


def case(text: str = ""):
    opened = open_bytes(text.encode())[0] if text else open_path(TRIPLE_KO)[0]
    return opened.case


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_with_what_no_board_shows(qapp, language) -> None:
    first, second = page_texts(Kifu(case(), language).pdf())
    assert squeezed("李喆") in first
    assert squeezed("114 = 140 = 192") in first
    for number in (1, 99, 113):
        assert str(number) in first
    assert "220" in second
    assert "220" not in first


def test_one_figure_has_all_moves(qapp) -> None:
    (only,) = page_texts(Kifu(case(), EN, 1).pdf())
    assert squeezed("Moves 1–220") in only
    assert squeezed("46 = 216 · 130 = 220") in only
    assert squeezed(in_words(RECORDED, result="Void")) in only


def test_passes_handicap_and_names_of_the_event_are_told(qapp) -> None:
    text = "(;SZ[9]HA[2]KM[0.5]AB[cc][gg]PB[<b>A]RE[W+2.5];W[ee];B[];W[aa])"
    made = Kifu(case(text), EN, place=SheetPlace(event="Cup", black="Ann", white="Bob"))
    (only,) = page_texts(made.pdf())
    for told in ("Ann – Bob", "Cup", "handicap 2", "komi ½", "W+2.5", "pass: 2"):
        assert squeezed(told) in only, told
    (plain,) = page_texts(Kifu(case(text), EN).pdf())
    assert "<b>A" in plain, "no markup"


def test_a_position_without_moves_says_so(qapp) -> None:
    (only,) = page_texts(Kifu(case("(;SZ[9]AB[cc])"), EN).pdf())
    assert squeezed(in_words(NO_MOVES)) in only


@pytest.mark.parametrize("size", [(90, 120), (148, 210), (210, 148), (420, 594)])
def test_nothing_falls_off_whatever_the_paper(qapp, size) -> None:
    page = QPageSize(QSizeF(*size), QPageSize.Unit.Millimeter)
    layout = page_layout(page)
    for set_ in Kifu(case(), EN).pages(layout):
        assert set_.document.size().height() * set_.scale <= room_of(layout).height() + 1
        assert set_.document.idealWidth() * set_.scale <= room_of(layout).width() + 1
    assert len(pdf(Kifu(case(), EN).pdf(page)).pages) == 2
