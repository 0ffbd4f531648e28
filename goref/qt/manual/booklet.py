"""The manual on paper: all of it as a booklet with contents and page numbers, or one page."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from html import escape

from PySide6.QtCore import QSizeF
from PySide6.QtGui import (
    QColor,
    QPagedPaintDevice,
    QPageSize,
    QPainter,
    QPalette,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from goref import __version__
from goref.app.manual import pages as manual
from goref.app.manual.web import TITLE
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.language import Language, Text
from goref.io.files import FileError
from goref.qt.look.theme import LIGHT
from goref.qt.manual.text import PageLook, blocks, fill, pieces
from goref.qt.sheet.board import draw_images
from goref.qt.sheet.page_setter import (
    PageFoot,
    SheetPage,
    empty_document,
    put_pages,
    room_of,
    typeset,
)
from goref.qt.sheet.printable_sheet import FINE, Pdf

CONTENTS = Text("manual", "Contents")
SIZE = 0.6
"""The size of pictures on paper, as a part of that in the window."""
SPACE = 6
"""The space between paragraphs, in units of 1/96 inch; Qt chooses none for our letters."""
SIDES = {"quick-guide": 2}
"""The number of printed pages of a page that is meant to be printed alone."""
SMALLER = tuple(1 - n / 20 for n in range(11))
"""The scales to try for such a page."""
RULE = QTextFormat.Property.BlockTrailingHorizontalRulerWidth
FENCE = QTextFormat.Property.BlockCodeFence
BEFORE = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


@frozen
class PrintedPage:
    """A page of the manual, laid out for paper."""

    listed: manual.ManualPage
    pages: Sequence[SheetPage]


class Booklet:
    """The manual, or one page of it, for paper of any size.

    Attributes:
        title: the title in a list of print jobs, and of the PDF.

    Args:
        page_id: the page to print; "" for the whole manual.

    Raises:
        ManualError: there is no such page.
    """

    def __init__(self, language: Language, page_id: str = "") -> None:
        manual.page(page_id or manual.INDEX, language)
        self._language, self._one = language, page_id
        named = {each.id: each for each in manual.pages(language)}
        self._wanted = [named[page_id]] if page_id else [*named.values()]
        self.title = TITLE.in_(language)
        if page_id not in ("", manual.INDEX):
            self.title = f"{named[page_id].title} – {self.title}"

    def pdf(self, size: QPageSize | None = None) -> bytes:
        """Returns the PDF. None for ``size`` means the country's usual paper."""
        made = Pdf.begun(self.title, size)
        for _ in self.steps(made.writer, FINE):
            pass
        return made.data()

    def steps(
        self, device: QPagedPaintDevice, resolution: int, wanted: Container[int] | None = None
    ) -> Iterator[float]:
        """Lays the pages out and paints them on a device. Yields the fraction done so far.

        Args:
            resolution: the resolution of the device, in dots per inch.
            wanted: the numbers of the pages to paint, from 1; None for all.

        Raises:
            FileError: the device cannot be painted on.
        """
        room = room_of(device.pageLayout())
        chapters: list[PrintedPage] = []
        for listed in self._wanted:
            chapters.append(PrintedPage(listed, self._laid_out(listed, room)))
            yield 0.5 * len(chapters) / len(self._wanted)
        pages = [page for chapter in chapters for page in chapter.pages]
        if not self._one:
            front = len(chapters[0].pages)
            pages[front:front] = self._contents(chapters, room)
        painter = QPainter()
        if not painter.begin(device):
            raise FileError(fault("sheet-not-printed"))
        try:
            footing = PageFoot(f"{self.title} · {__version__}", self._language)
            for number in put_pages(painter, device, pages, footing, resolution, wanted):
                yield 0.5 + 0.5 * number / len(pages)
        finally:
            painter.end()

    def _laid_out(self, listed: manual.ManualPage, room: QSizeF) -> list[SheetPage]:
        text, most = manual.page(listed.id, self._language), SIDES.get(listed.id)
        if listed.id == manual.INDEX and not self._one:
            text = text.partition("\n## ")[0]  # the contents have their own pages
        size = 1.0 if most or listed.id == manual.FIRST else SIZE
        for scale in SMALLER if most else (1.0,):
            document = _document(text, room / scale, self._language, size)
            if most is None or document.pageCount() <= most:
                break
        high = room.height() / scale
        return [
            SheetPage(document, scale, number * high) for number in range(document.pageCount())
        ]

    def _contents(self, chapters: Sequence[PrintedPage], room: QSizeF) -> list[SheetPage]:
        """Returns the table of contents with the number of each page's first sheet."""
        count = 1
        while True:
            first = len(chapters[0].pages) + count + 1
            parts, section = [f"<h1>{escape(CONTENTS.in_(self._language))}</h1>"], ""
            for chapter in chapters[1:]:
                if chapter.listed.section != section:
                    section = chapter.listed.section
                    parts.append(f"<h2>{escape(section)}</h2>")
                parts.append(
                    f"<table width='100%'><tr><td>{escape(chapter.listed.title)}</td>"
                    f"<td align='right'>{first}</td></tr></table>"
                )
                first += len(chapter.pages)
            document = typeset("".join(parts), room.width(), {})
            document.setPageSize(room)
            if document.pageCount() == count:
                high = room.height()
                return [SheetPage(document, 1.0, number * high) for number in range(count)]
            count = document.pageCount()


def _document(text: str, room: QSizeF, language: Language, size: float) -> QTextDocument:
    """Returns a page of the manual, laid out on sheets with this room.

    Args:
        size: the size of pictures, as a part of that in the window.
    """
    document = empty_document()
    look = PageLook(LIGHT, _ink(), size, 1.0, language, room.width())
    draw_images(document, fill(document, text, look))
    for block in blocks(document):
        _space(block)
        for piece in pieces(block):
            if piece.charFormat().isAnchor():
                _as_text(document, piece.position(), piece.length())
    document.setPageSize(room)
    _break(document)
    return document


def _ink() -> QPalette:
    palette = QPalette(QColor("white"))
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
        palette.setColor(role, QColor("white"))
    palette.setColor(QPalette.ColorRole.Text, QColor("black"))
    palette.setColor(QPalette.ColorRole.PlaceholderText, QColor("#909090"))
    return palette


def _space(block: QTextBlock) -> None:
    """Sets the space around a paragraph or a heading."""
    cursor, format_ = QTextCursor(block), block.blockFormat()
    if cursor.currentTable() or format_.hasProperty(FENCE):
        return
    if format_.headingLevel():
        format_.setTopMargin(2 * SPACE)
    format_.setBottomMargin(SPACE / 2 if block.textList() else SPACE)
    cursor.setBlockFormat(format_)


def _as_text(document: QTextDocument, start: int, length: int) -> None:
    """Makes a link look like other text, since nobody can follow it."""
    cursor = QTextCursor(document)
    cursor.setPosition(start)
    cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
    plain = QTextCharFormat()
    plain.setFontUnderline(False)
    plain.setForeground(QColor("black"))
    cursor.mergeCharFormat(plain)


def _break(document: QTextDocument) -> None:
    """Begins a sheet after each rule of the text, and before a heading, or the first row of a
    table, that would be alone at the end of a sheet.
    """
    after_rule = False
    for block in blocks(document):
        format_ = block.blockFormat()
        if format_.hasProperty(RULE):
            after_rule = True
            format_.clearProperty(RULE)
            QTextCursor(block).setBlockFormat(format_)
            continue
        table = QTextCursor(block).currentTable()
        if table is not None and block == table.cellAt(0, 0).firstCursorPosition().block():
            _keep_head(table, block)
        elif after_rule or (format_.headingLevel() > 1 and _is_alone(block, block.next())):
            format_.setPageBreakPolicy(BEFORE)
            QTextCursor(block).setBlockFormat(format_)
            after_rule = False


def _is_alone(block: QTextBlock, after: QTextBlock) -> bool:
    """Returns whether a paragraph begins on an earlier sheet than ``after`` ends, or than the
    second row of the table does which begins there.
    """
    document = block.document()
    document.pageCount()  # the layout is finished
    table = QTextCursor(after).currentTable() if after.isValid() else None
    if table is not None and table.rows() > 1:
        after = table.cellAt(1, 0).firstCursorPosition().block()
    layout, high = document.documentLayout(), document.pageSize().height()
    return after.isValid() and (
        layout.blockBoundingRect(block).top() // high
        != layout.blockBoundingRect(after).bottom() // high
    )


def _keep_head(table: QTextTable, first: QTextBlock) -> None:
    """Repeats the first row of a table on each further sheet; begins a sheet before the table
    if that row would be alone.
    """
    format_ = table.format()
    format_.setHeaderRowCount(1)
    if not first.previous().blockFormat().headingLevel() and _is_alone(first, first):
        format_.setPageBreakPolicy(BEFORE)
    table.setFormat(format_)
