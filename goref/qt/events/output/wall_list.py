"""An event's standings and wall list on paper.

The tables are made on another thread, then measured and laid out once, in pieces while Qt is
idle. Qt's own documents lay out a long table as a whole, which blocks the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPen
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QProgressDialog, QWidget

from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.core.texts.event.wall_list import PagePart, PageTable, PageText, wall_list
from goref.qt.look.theme import FAMILIES
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.widgets.dialog import run
from goref.qt.work.idle_work import ALONE, IdleWork
from goref.qt.work.work import Work

USUAL, LEAST = 9.0, 4.5
"""Usual and least size of the text, in typographic points."""
SIZES = {"h1": 1.6, "h2": 1.2, "p": 1.0, "strong": 1.0, "small": 0.85}
"""Font sizes of headings and paragraphs, relative to a table's text."""
MARGIN_MM = 15.0
FOOT_MM = 8.0
"""Height of the page number's line, in millimetres."""
AIR = 0.4
"""Space at the left and right of a cell's text, relative to the font size."""
LINE, HEAD = QColor("#777777"), QColor("#eeeeee")
WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
MANY = 100
"""Number of rows that are measured in one piece."""
PAINTED = 10
"""Number of rows of a table that are painted in one piece."""
ROOM = 1000, 700
SOON_MS = 300
"""Milliseconds before a progress dialog is shown."""


@frozen
class Placed:
    """A part on a page: a text, or the rows of a table from ``first`` to before ``last``.

    ``top`` is in the printer's dots.
    """

    top: float
    part: PagePart
    first: int = 0
    last: int = 0


class WallList:
    """The wall list on a printer's pages, in a font that fits, of the usual size at most.

    No page ends between a heading and its text; a table repeats its headings on every page.
    Call :meth:`measure` once; then :meth:`fit` for every paper.

    Attributes:
        pages: the parts of each page; lengths are in the printer's dots.
        room: the size of a page, in dots.
        scale: the font size, relative to the usual one.
    """

    def __init__(self, event: Event, language: Language) -> None:
        self.name = event.info.name
        self._event, self._language = event, language
        self.pages: list[list[Placed]] = []
        self.room = QSizeF()
        self.scale = 1.0
        self._dots = 0.0  # the usual size of the text, in dots
        self._wide: dict[str, float] = {}
        self._widths: dict[PageTable, list[float]] = {}

    @cached_property
    def parts(self) -> tuple[PagePart, ...]:
        """The headings, texts and tables; made on first use, which may be on any thread."""
        return tuple(wall_list(self._event, self._language))

    def measure(self, printer: QPrinter) -> Iterator[float]:
        """Measures the cells in pieces; yields the proportion done, from 0 to 1."""
        self._dots = USUAL * printer.resolution() / 72
        cells, heads = (QFontMetricsF(self._font(1.0, bold=bold)) for bold in (False, True))
        tables = [part for part in self.parts if isinstance(part, PageTable)]
        count, done = sum(len(table.rows) for table in tables), 0
        for table in tables:
            widths = [heads.horizontalAdvance(head) for head in table.heads]
            for row in table.rows:
                for column, text in enumerate(row):
                    wide = self._wide.get(text)
                    if wide is None:
                        wide = self._wide[text] = cells.horizontalAdvance(text)
                    widths[column] = max(widths[column], wide)
                done += 1
                if done % MANY == 0:
                    yield done / count
            self._widths[table] = [wide + 2 * AIR * self._dots for wide in widths]

    @property
    def widest(self) -> float:
        """The width of the widest table at the usual font size, in dots."""
        return max(map(sum, self._widths.values()), default=0.0)

    def fit(self, printer: QPrinter) -> None:
        """Lays the pages out for a printer's paper."""
        self.room = _room(printer)
        widest = self.widest
        points = USUAL
        if widest > self.room.width():
            points = max(LEAST, int(2 * USUAL * self.room.width() / widest) / 2)
        self.scale = points / USUAL
        self.pages = [[]]
        top = 0.0
        for block in self._blocks():
            needed = sum(self._height(part) for part in block)
            if top and top + needed > self.room.height():
                top = self._turn()
            for part in block:
                top = self._place(part, top)

    def _blocks(self) -> list[list[PagePart]]:
        """Returns the parts in blocks that page breaks should not split.

        Each ``h2`` heading after the first begins a block.
        """
        blocks: list[list[PagePart]] = [[]]
        seen = False
        for part in self.parts:
            if isinstance(part, PageText) and part.kind == "h2":
                if seen:
                    blocks.append([])
                seen = True
            blocks[-1].append(part)
        return blocks

    def _turn(self) -> float:
        """Begins another page; returns the top of that page, in dots."""
        self.pages.append([])
        return 0.0

    def _place(self, part: PagePart, top: float) -> float:
        """Places a part at a height, over several pages if needed; returns its bottom."""
        high = self._height(part)
        if isinstance(part, PageText):
            if top and top + high > self.room.height():
                top = self._turn()
            self.pages[-1].append(Placed(top, part))
            return top + high
        row, first = self._row_height, 0
        while True:
            fits = int((self.room.height() - top) / row) - 1
            if fits < 1 and top:
                top = self._turn()
                continue
            last = min(first + max(fits, 1), len(part.rows))
            self.pages[-1].append(Placed(top, part, first, last))
            if last == len(part.rows):
                return top + (1 + last - first) * row + self._gap
            first, top = last, self._turn()

    @property
    def _row_height(self) -> float:
        return 1.5 * self._dots * self.scale

    @property
    def _gap(self) -> float:
        return 0.8 * self._dots * self.scale

    def _height(self, part: PagePart) -> float:
        if isinstance(part, PageTable):
            return (1 + len(part.rows)) * self._row_height + self._gap
        font = self._font(SIZES[part.kind] * self.scale, bold=part.kind in ("h1", "h2"))
        place = QRectF(0, 0, self.room.width(), self.room.height())
        return QFontMetricsF(font).boundingRect(place, WRAPS, part.text).height() + self._gap

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        """Returns a font in the printer's dots, for any paint device; ``size`` 1 is the
        usual size.
        """
        font = QFont(list(FAMILIES))
        font.setPixelSize(max(1, round(size * self._dots)))
        font.setBold(bold)
        return font

    def paint_page(self, painter: QPainter, number: int) -> Iterator[None]:
        """Paints a page (from 0) in pieces, a piece per step of the iterator."""
        painter.setPen(QPen(Qt.GlobalColor.black))
        for placed in self.pages[number]:
            if isinstance(placed.part, PageTable):
                yield from self._paint_rows(painter, placed, placed.part)
                continue
            kind = placed.part.kind
            painter.setFont(self._font(SIZES[kind] * self.scale, bold=kind in ("h1", "h2")))
            room = QRectF(0, placed.top, self.room.width(), self.room.height())
            painter.drawText(room, WRAPS, placed.part.text)
        painter.setFont(self._font(1.0))
        foot = QRectF(0, 0, self.room.width(), self.room.height() + self._dots * 2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, right, f"{self.name}   {number + 1}/{len(self.pages)}")

    def _paint_rows(
        self, painter: QPainter, placed: Placed, table: PageTable
    ) -> Iterator[None]:
        high, air = self._row_height, AIR * self._dots * self.scale
        edges = [0.0]
        for wide in self._widths[table]:
            edges.append(edges[-1] + wide * self.scale)
        bottom = placed.top + (1 + placed.last - placed.first) * high
        painter.fillRect(QRectF(0, placed.top, edges[-1], high), HEAD)
        rows = [table.heads, *table.rows[placed.first : placed.last]]
        for at, row in enumerate(rows):
            painter.setFont(self._font(self.scale, bold=not at))
            base = placed.top + (at + 0.7) * high
            for column, text in enumerate(row):
                left = edges[column] + air
                if at and column in table.numbers:
                    left = edges[column + 1] - air - self._wide[text] * self.scale
                painter.drawText(QPointF(left, base), text)
            if at % PAINTED == PAINTED - 1:
                yield
        painter.setPen(QPen(LINE, self._dots / 18))
        for at in range(len(rows) + 1):
            y = placed.top + at * high
            painter.drawLine(QPointF(0, y), QPointF(edges[-1], y))
        for x in edges:
            painter.drawLine(QPointF(x, placed.top), QPointF(x, bottom))
        painter.setPen(QPen(Qt.GlobalColor.black))


def paper(wall: WallList) -> Iterator[float | QPrinter]:
    """Measures the wall list and yields the progress; last yields a printer for A4 paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    printer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    printer.setDocName(wall.name or "goref")
    yield from wall.measure(printer)
    if wall.widest > _room(printer).width():
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    yield printer


def _room(printer: QPrinter) -> QSizeF:
    """Returns the size of a page without its foot, in the printer's dots."""
    whole = printer.pageLayout().paintRectPixels(printer.resolution()).size()
    return QSizeF(whole.width(), whole.height() - FOOT_MM / 25.4 * printer.resolution())


def paint(wall: WallList, printer: QPrinter) -> Iterator[float]:
    """Paints the requested pages in pieces; yields the proportion done, from 0 to 1.

    After the last page, two pieces close the file and make its text searchable.
    """
    wall.fit(printer)
    yield 0.0
    pages = len(wall.pages)
    first, last = max(printer.fromPage(), 1), min(printer.toPage() or pages, pages)
    painter = QPainter(printer)
    try:
        yield 0.0
        for page in range(first, last + 1):
            if page > first:
                printer.newPage()
            for _ in wall.paint_page(painter, page - 1):
                yield (page - first) / (last - first + 1)
            yield (page - first + 1) / (last - first + 1)
    finally:
        painter.end()  # writes the fonts
    yield 1.0
    make_searchable(printer)


class Printing(QObject):
    """A job that measures and prints a wall list while Qt is idle; it can be cancelled."""

    def __init__(self, parent: QWidget | None, event: Event, language: Language) -> None:
        super().__init__(parent)
        self._parent = parent
        self.wall = WallList(event, language)
        self.work, self.pump = Work(self), IdleWork(self)
        self.progress: QProgressDialog | None = None
        self._printer: QPrinter | None = None

    def print(self) -> None:
        self._measure(self._ask)

    def preview(self) -> None:
        self._measure(self._show)

    def _measure(self, then: Callable[[QPrinter], None]) -> None:
        def pieces() -> Iterator[float]:
            for piece in paper(self.wall):
                if isinstance(piece, float):
                    yield piece
                else:
                    self._printer = piece

        def done() -> None:
            assert self._printer is not None
            then(self._printer)

        self._do(pieces(), done)

    def _do(self, pieces: Iterator[float], done: Callable[[], None]) -> None:
        """Makes the parts, then runs ``pieces``; shows the progress if that takes long."""
        text = QCoreApplication.translate("wall-list", "Laying out the wall list…")
        stop = QCoreApplication.translate("wall-list", "Cancel")
        progress = QProgressDialog(text, stop, 0, 100, self._parent)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(SOON_MS)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        self.progress = progress

        def leave() -> None:
            self.work.stop()
            self.pump.stop()
            progress.reset()  # else it would still show itself over what comes next
            progress.hide()
            progress.deleteLater()
            self.progress = None

        def cancel() -> None:
            leave()
            self.deleteLater()

        def told() -> Iterator[object]:
            for part in pieces:
                percent = int(100 * part)
                more = percent != progress.value()
                if more:
                    yield ALONE  # setValue() handles waiting events
                    progress.setValue(percent)
                # After the last page the file is still to be closed, in a piece of its own.
                yield ALONE if more or part == 1 else None

        def through() -> None:
            leave()
            done()

        progress.canceled.connect(cancel)
        self.work.start(lambda _: self.wall.parts, lambda _: self.pump.start(told(), through))

    def _ask(self, printer: QPrinter) -> None:
        dialog = QPrintDialog(printer, self._parent)
        if dialog.exec():
            self._do(paint(self.wall, printer), self.deleteLater)
        else:
            self.deleteLater()
        dialog.deleteLater()

    def _show(self, printer: QPrinter) -> None:
        def paint_all(printer: QPrinter) -> None:
            for _ in paint(self.wall, printer):
                pass

        dialog = QPrintPreviewDialog(printer, self._parent)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.paintRequested.connect(paint_all)
        dialog.resize(*ROOM)
        run(dialog)
        self.deleteLater()


def print_wall_list(parent: QWidget | None, event: Event, language: Language) -> Printing:
    """Asks for a printer or a PDF file, and prints the wall list; returns the running job."""
    printing = Printing(parent, event, language)
    printing.print()
    return printing


def preview_wall_list(parent: QWidget | None, event: Event, language: Language) -> Printing:
    """Opens a print preview of the wall list, which can also print; returns the running job."""
    printing = Printing(parent, event, language)
    printing.preview()
    return printing
