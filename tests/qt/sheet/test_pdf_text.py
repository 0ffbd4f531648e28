"""What is copied from a PDF: ideographs, though the font has radicals with the same glyphs.

Not every font has such glyphs. Here a PDF with Latin letters is changed to what Qt writes for a
font that has: its table of characters tells radicals, and the letters' glyphs stay.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from goref.core.texts.paper.sheet import HEADINGS, PAGE
from goref.qt.look.theme import font_of
from goref.qt.sheet import pdf_text
from goref.qt.sheet.pdf_text import MEANT, make_searchable, searchable
from goref.qt.sheet.printable_sheet import Pdf
from tests.languages import JA, ZH
from tests.qt.sheets import pdf, squeezed


def written(text: str, device: QPagedPaintDevice) -> None:
    painter = QPainter(device)
    painter.setFont(font_of(40))
    painter.drawText(200, 200, text)
    painter.end()


def pdf_of(text: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    written(text, writer)
    del writer
    return bytes(buffer.data().data())


def read(data: bytes) -> str:
    return squeezed("".join(page.extract_text() for page in pdf(data).pages))


def told_as(data: bytes, letters: str, others: str) -> bytes:
    """A PDF whose table of characters tells other characters of some letters' glyphs."""
    for letter, other in zip(letters, others, strict=True):
        before, after = (b"<%04X>" % ord(one) for one in (letter, other))
        cmap = re.search(rb"beginbfrange(.*?)endbfrange", data, re.DOTALL)
        assert cmap is not None
        assert before in cmap[1]
        data = data[: cmap.start()] + cmap[0].replace(before, after) + data[cmap.end() :]
    return data


@pytest.mark.parametrize(
    ("letters", "radicals", "meant"),
    [
        ("XAZ", "⿊⽩⽬", "黑白目"),
        ("XAZ", "⿊死⻝", "黑死食"),  # among ideographs, and one that Unicode calls only alike
        ("XAZ", "⼀·∕", "一・／"),
    ],
)
def test_radicals_are_read_as_ideographs(qapp, letters, radicals, meant):
    data = told_as(pdf_of(letters), letters, radicals)
    assert read(data) == radicals
    assert read(searchable(data)) == meant


def test_radicals_that_follow_on_one_another_are_too(qapp):
    """Told as a range: the first of them, and how many."""
    data = told_as(pdf_of("ABCDEFGHIJKLMNO"), "A", "⼈")
    assert read(data) == "⼈⼉⼊⼋⼌⼍⼎⼏⼐⼑⼒⼓⼔⼕⼖"
    assert read(searchable(data)) == "人儿入八冂冖冫几凵刀力勹匕匚匸"


def test_what_has_no_radicals_stays_as_it_is(qapp):
    data = pdf_of("ABCDEFGHIJKLMNO, X · Z")
    assert searchable(data) == data
    assert searchable(b"no PDF") == b"no PDF"


def test_what_was_mended_needs_no_mending(qapp):
    once = searchable(told_as(pdf_of("XAZ"), "XAZ", "⿊⽩⽬"))
    assert searchable(once) == once


def test_every_radical_has_an_ideograph():
    assert set(range(0x2F00, 0x2FD6)) <= MEANT.keys()
    for told, meant in MEANT.items():
        assert told < meant, "Qt tells the lower one"
        assert meant not in MEANT


def test_whatever_font_there_is_the_words_of_a_sheet_can_be_copied(qapp):
    """The only test here that is about the machine's own fonts."""
    words = "".join(term.in_(ZH) + term.in_(JA) for term in (*HEADINGS.values(), PAGE))
    signs = "".join(dict.fromkeys(c for c in words + "・〈〉" if c > "\u2e80"))
    made = Pdf.begun("words")
    written(signs, made.writer)
    assert read(made.data()) == signs


def printed(path: Path) -> QPrinter:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    written("XAZ", printer)
    path.write_bytes(told_as(path.read_bytes(), "XAZ", "⿊⽩⽬"))
    return printer


def test_what_is_printed_into_a_file_is_mended_there(qapp, tmp_path: Path):
    path = tmp_path / "sheet.pdf"
    make_searchable(printed(path))
    assert read(path.read_bytes()) == "黑白目"


def test_what_cannot_be_mended_stays_as_it_was_printed(qapp, monkeypatch, tmp_path: Path):
    path = tmp_path / "sheet.pdf"
    printer = printed(path)
    before = path.read_bytes()
    monkeypatch.setattr("goref.io.files.LARGEST", 100)
    make_searchable(printer)
    assert path.read_bytes() == before
    path.unlink()
    make_searchable(printer)
    assert not path.exists()
    monkeypatch.setattr(pdf_text, "read_bytes", None)  # nothing is read for other printers
    make_searchable(QPrinter())
