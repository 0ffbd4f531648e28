"""An event's standings and wall list on paper: ``io/event/formats/html``, printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget

from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.io.event.formats.html import write_html
from goref.qt.look.theme import FAMILIES
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.widgets.dialog import run

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

USUAL, LEAST = 9.0, 4.5
"""Points of the text; and how small it gets to fit on a page."""
MARGIN_MM = 15.0
FOOT_MM = 8.0
"""Room for the number of the page."""
STYLE = """
body {{ color: #000000; font-size: {points}pt; }}
h1 {{ font-size: {title}pt; }} h2 {{ font-size: {heading}pt; }}
p.small {{ font-size: {small}pt; }}
table {{ border-collapse: collapse; border-style: solid; border-color: #777777; }}
th, td {{ border: 1px solid #777777; padding: 1px {air}px; white-space: nowrap; }}
th {{ background-color: #eeeeee; text-align: left; }} td.n {{ text-align: right; }}
"""
"""The page's style in the words that Qt's documents know."""
ROOM = 1000, 700


def document(event: Event, language: Language, printer: QPrinter) -> QTextDocument:
    """The page, laid out for a printer's paper: as large as fits, the usual size at most.

    No heading stands apart from what is under it; a table that goes on has its headings
    again on every page.
    """
    html = write_html(event, language).decode("utf-8")
    room = _room(printer)
    points, widest = USUAL, _widest(html, USUAL, printer)
    while widest > room.width() and points > LEAST:
        fitting = int(2 * points * room.width() / widest) / 2
        points = max(LEAST, min(fitting, points - 0.5))
        widest = _widest(html, points, printer)
    made = _laid_out(html, points, printer, room)
    for heading in _apart(made, room.height()):
        cursor = QTextCursor(heading)
        form = heading.blockFormat()
        form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor.setBlockFormat(form)
    made.setPageSize(room)
    return made


def _laid_out(html: str, points: float, printer: QPrinter, room: QSizeF) -> QTextDocument:
    """A page as one long strip as wide as the paper, or wider where it has to be."""
    style = STYLE.format(
        points=points,
        title=1.6 * points,
        heading=1.2 * points,
        small=0.85 * points,
        air=0.4 * points,
    )
    made = QTextDocument()
    made.setDocumentMargin(0)
    made.setDefaultFont(QFont(list(FAMILIES)))
    made.documentLayout().setPaintDevice(printer)
    sheet = f"<style>{style}</style>"
    made.setHtml(re.sub("<style>.*?</style>", lambda _: sheet, html, flags=re.DOTALL))
    made.setTextWidth(room.width())
    return made


def _widest(html: str, points: float, printer: QPrinter) -> float:
    """How wide a page would be."""
    return _laid_out(_standings_alone(html), points, printer, _room(printer)).size().width()


def _standings_alone(html: str) -> str:
    """The page without the rounds: what is widest of it."""
    end = [found.start() for found in re.finditer("<h2>", html)][1:2]
    return html[: end[0]] if end else html


def _apart(made: QTextDocument, high: float) -> list[QTextBlock]:
    """The headings that begin a page, so that what is under each stays in one piece."""
    layout, headings, block = made.documentLayout(), [], made.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() == 2:
            headings.append(block)
        block = block.next()
    tops = [layout.blockBoundingRect(heading).top() for heading in headings]
    ends = [*tops[1:], made.size().height()]
    found, used = [], 0.0
    for heading, top, end in zip(headings, tops, ends, strict=True):
        begins = 0.0 if heading is headings[0] else top  # the title stands over the first
        needed = end - begins
        if heading is not headings[0] and used + needed > high:
            found.append(heading)
            used = 0.0
        used = min(used + needed, high)
    return found


def paper(event: Event, language: Language) -> QPrinter:
    """A printer of A4, upright unless the page is too wide for that."""
    from PySide6.QtPrintSupport import QPrinter  # few sittings need it

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    printer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    printer.setDocName(event.info.name or "goref")
    html = write_html(event, language).decode("utf-8")
    if _widest(html, USUAL, printer) > _room(printer).width():
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    return printer


def _room(printer: QPrinter) -> QSizeF:
    """Room for a page's text, in the printer's dots."""
    whole = printer.pageLayout().paintRectPixels(printer.resolution()).size()
    return QSizeF(whole.width(), whole.height() - FOOT_MM / 25.4 * printer.resolution())


def paint(event: Event, language: Language, printer: QPrinter) -> None:
    """Put the wall list on a printer's pages, those that are asked for."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        made = document(event, language, printer)
        pages, room = made.pageCount(), _room(printer)
        first = max(printer.fromPage(), 1)
        last = min(printer.toPage() or pages, pages)
        painter = QPainter(printer)
        font = QFont(list(FAMILIES))
        font.setPointSizeF(USUAL)
        for page in range(first, last + 1):
            if page > first:
                printer.newPage()
            painter.save()
            painter.translate(0, -(page - 1) * room.height())
            top = (page - 1) * room.height()
            made.drawContents(painter, QRectF(0, top, room.width(), room.height()))
            painter.restore()
            painter.setFont(font)
            foot = QRectF(
                0, 0, room.width(), room.height() + FOOT_MM / 25.4 * printer.resolution()
            )
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(foot, right, f"{event.info.name}   {page}/{pages}")
        painter.end()
        make_searchable(printer)
    finally:
        QGuiApplication.restoreOverrideCursor()


def print_wall_list(parent: QWidget | None, event: Event, language: Language) -> None:
    """Ask for a printer, or a PDF file, and print the wall list."""
    from PySide6.QtPrintSupport import QPrintDialog

    printer = paper(event, language)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec():
        paint(event, language, printer)
    dialog.deleteLater()


def preview_wall_list(parent: QWidget | None, event: Event, language: Language) -> None:
    """Show the wall list as it would be printed; from there it can be."""
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    dialog = QPrintPreviewDialog(paper(event, language), parent)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.paintRequested.connect(lambda printer: paint(event, language, printer))
    dialog.resize(*ROOM)
    run(dialog)
