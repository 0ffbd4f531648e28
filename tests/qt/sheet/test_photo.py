"""The photograph on the score sheet: on paper, in HTML, and one that cannot be shown."""

from __future__ import annotations

from base64 import b64decode
from dataclasses import replace

from PySide6.QtGui import QImage

from goref.app.opening import Opened
from goref.app.session.session import Session
from goref.core.case.case import Case
from goref.core.case.stored_photo import StoredPhoto
from goref.core.texts.paper.sheet import HEADINGS, READ_FROM
from goref.qt.photo.keeping import jpeg
from goref.qt.picture.picture import Options, ruled_picture
from goref.qt.sheet.printable_sheet import PrintableSheet
from tests.core.build import bare
from tests.languages import EN
from tests.qt.sheets import Read, page_texts, raster_images, squeezed
from tests.wordings import in_words

BOARD = bare(".XO.", "XXOO", ".XO.", "XXOO", komi=0)
RED = QImage(300, 200, QImage.Format.Format_RGB32)
RED.fill(0xC01010)
SECRET = b"\xff\xfe\x00\x0ctaken at\x00\x00"
"""A comment in a JPEG, as a camera or somebody else may have put it there."""


def kept() -> StoredPhoto:
    data = jpeg(RED, 80)
    return StoredPhoto(
        "<img src=x>\u202egpj.exe", "0f" * 32, ((0, 0),) * 4, data[:2] + SECRET + data[2:]
    )


def paper(case: Case) -> PrintableSheet:
    session = Session(Opened(case))
    return PrintableSheet(session, ruled_picture(session, Options(lids=False)), EN)


def test_it_stands_in_the_pdf_with_what_it_is(qapp) -> None:
    data = paper(replace(BOARD, photograph=kept())).pdf()
    assert len(raster_images(data)) == 1
    told = squeezed("".join(page_texts(data)))
    assert (
        squeezed("The board was read from this photograph, from the file <img src=x>") in told
    )
    assert "SHA-256ofthefile:" + "0f" * 32 in told
    assert raster_images(paper(BOARD).pdf()) == []


def test_it_stands_in_the_html_written_anew(qapp) -> None:
    read = Read(paper(replace(BOARD, photograph=kept())).html())
    (image,) = read.attributes("img")
    assert image["alt"] == "Photograph"
    assert (image["width"], image["height"]) == ("360", "240")
    head, data = str(image["src"]).split(",")
    assert head == "data:image/jpeg;base64"
    inside = b64decode(data)
    assert b"taken at" not in inside
    assert QImage.fromData(inside).pixelColor(150, 100).red() > 150
    assert "\u202e" not in read.text


def test_one_that_cannot_be_shown_is_said_so(qapp) -> None:
    broken = replace(BOARD, photograph=replace(kept(), name="", picture=b"no picture"))
    told = squeezed(in_words(HEADINGS["photo-unreadable"]))
    data = paper(broken).pdf()
    assert raster_images(data) == []
    assert told in squeezed("".join(page_texts(data)))
    read = Read(paper(broken).html())
    assert read.attributes("img") == []
    assert told in read.text
    assert squeezed(in_words(READ_FROM)) in read.text
