"""The wall list (standings and results for the wall) and other lists of an event, on paper.

The tables are computed on another thread, then laid out in pieces while the window is idle. A
QTextDocument would block the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QProgressDialog, QWidget

from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.core.texts.event.wall_list import PagePart, PageTable, PageText, wall_list
from goref.qt.look.theme import FAMILIES
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.sheet.printable_sheet import Pdf
from goref.qt.widgets.dialog import letter_for_letter, run
from goref.qt.work.idle_work import ALONE, IdleWork
from goref.qt.work.work import Work

SIZES = {"h1": 1.6, "h2": 1.2, "p": 1.0, "strong": 1.0, "small": 0.85}
"""The sizes of headings and paragraphs, as multiples of the tables' text."""
MARGIN_MM = 15.0
FOOT_MM, FOOT_POINTS = 8.0, 9.0
"""The height of the line with the page number in millimetres, and its text size in typographic
points.
"""
AIR = 0.4
"""The space left and right of a cell's text, as a multiple of the font size."""
LINE, HEAD = QColor("#777777"), QColor("#eeeeee")
WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
MANY = 100
"""The number of rows measured in one piece."""
PAINTED = 10
"""The number of rows painted in one piece."""
ROOM = 1000, 700
SOON_MS = 300
"""Milliseconds before a progress dialog appears."""


Device = QPrinter | QPdfWriter
"""A device on which pages can be painted."""


@frozen
class PaperForm:
    """A kind of list on paper.

    Attributes:
        parts: returns the headings, texts and tables for an event in a language.
        busy: the text of the progress dialog, to be translated in the context ``wall-list``.
        usual, least: the usual and the smallest text size, in typographic points.
        upright: if the text would have to be scaled down further than this, the paper is
            turned.
    """

    parts: Callable[[Event, Language], Iterable[PagePart]]
    busy: str
    usual: float
    least: float
    upright: float = 1.0


WALL = PaperForm(
    lambda event, language: wall_list(event, language),
    QT_TRANSLATE_NOOP("wall-list", "Laying out the wall list…"),
    usual=9.0,
    least=4.5,
)


@frozen
class Placed:
    """A part on a page: a text, or rows of a table.

    Attributes:
        top: the upper edge, in dots of the printer.
        first, last: the rows of the table, from ``first`` up to but without ``last``.
    """

    top: float
    part: PagePart
    first: int = 0
    last: int = 0


class WallList:
    """A list laid out on pages, in the usual text size or a smaller one that fits.

    A heading is never alone at the end of a page, and tables repeat their headings on each
    page. Call :meth:`measure` once, then :meth:`fit` for each size of paper.

    Attributes:
        pages: the parts on each page.
        room: the size of a page, in dots of the printer.
        scale: the text size as a multiple of the usual one.
    """

    def __init__(self, event: Event, language: Language, form: PaperForm = WALL) -> None:
        self.name = event.info.name
        self.form = form
        self._event, self._language = event, language
        self.pages: list[list[Placed]] = []
        self.room = QSizeF()
        self.scale = 1.0
        self._dots = 0.0  # the usual size of the text, in dots
        self._wide: dict[str, float] = {}
        self._widths: dict[PageTable, list[float]] = {}

    @cached_property
    def parts(self) -> tuple[PagePart, ...]:
        """The headings, texts and tables; computed on first use, on any thread."""
        return tuple(self.form.parts(self._event, self._language))

    def measure(self, printer: Device) -> Iterator[float]:
        """Measures all cells. Each step yields the fraction done, from 0 to 1."""
        self._dots = self.form.usual * printer.resolution() / 72
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
        """The width of the widest table at the usual text size, in dots of the printer."""
        return max(map(sum, self._widths.values()), default=0.0)

    def fit(self, printer: Device) -> None:
        """Lays the list out on the paper of a printer."""
        self.room = _room(printer)
        widest = self.widest
        points = usual = self.form.usual
        if widest > self.room.width():
            points = max(self.form.least, int(2 * usual * self.room.width() / widest) / 2)
        self.scale = points / usual
        self.pages = [[]]
        top = 0.0
        for block in self._blocks():
            needed = sum(self._height(part) for part in block)
            if top and top + needed > self.room.height():
                top = self._turn()
            for part in block:
                top = self._place(part, top)

    def _blocks(self) -> list[list[PagePart]]:
        """Returns the parts in blocks; pages should not break inside a block.

        A block begins at each ``h2`` heading except the first.
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
        """Begins a new page, and returns its top: 0 dots."""
        self.pages.append([])
        return 0.0

    def _place(self, part: PagePart, top: float) -> float:
        """Places a part from ``top``, on several pages if necessary. Returns the part's lower
        edge. Both are in dots.
        """
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
        """Returns a font for painting on the printer. ``size`` is a multiple of the usual text
        size.
        """
        font = QFont(list(FAMILIES))
        font.setPixelSize(max(1, round(size * self._dots)))
        font.setBold(bold)
        return font

    def paint_page(self, painter: QPainter, number: int) -> Iterator[None]:
        """Paints a page, counted from 0, a piece at each step of the iterator."""
        painter.setPen(QPen(Qt.GlobalColor.black))
        for placed in self.pages[number]:
            if isinstance(placed.part, PageTable):
                yield from self._paint_rows(painter, placed, placed.part)
                continue
            kind = placed.part.kind
            painter.setFont(self._font(SIZES[kind] * self.scale, bold=kind in ("h1", "h2")))
            room = QRectF(0, placed.top, self.room.width(), self.room.height())
            painter.drawText(room, WRAPS, placed.part.text)
        foot_scale = FOOT_POINTS / self.form.usual
        painter.setFont(self._font(foot_scale))
        high = self.room.height() + 2 * foot_scale * self._dots
        foot = QRectF(0, 0, self.room.width(), high)
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
    """Measures a list: each step yields the fraction done. The last step yields a printer for
    A4.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    printer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    printer.setDocName(wall.name or "goref")
    yield from wall.measure(printer)
    _turn_to_fit(wall, printer)
    yield printer


def pdf(wall: WallList) -> bytes:
    """Returns a list as a PDF on the country's usual paper. Needs no window."""
    made = Pdf.begun(wall.name or "goref")
    device = made.writer
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    for _ in wall.measure(device):
        pass
    _turn_to_fit(wall, device)
    wall.fit(device)
    painter = QPainter(device)
    for page in range(len(wall.pages)):
        if page:
            device.newPage()
        for _ in wall.paint_page(painter, page):
            pass
    painter.end()
    del device  # it writes the end of the file
    return made.data()


def _turn_to_fit(wall: WallList, device: Device) -> None:
    """Turns the paper if the text would otherwise be too small."""
    if wall.widest * wall.form.upright > _room(device).width():
        device.setPageOrientation(QPageLayout.Orientation.Landscape)


def _room(printer: Device) -> QSizeF:
    """Returns the size of a page without its foot, in dots of the printer."""
    whole = printer.pageLayout().paintRectPixels(printer.resolution()).size()
    return QSizeF(whole.width(), whole.height() - FOOT_MM / 25.4 * printer.resolution())


def paint(wall: WallList, printer: QPrinter) -> Iterator[float]:
    """Paints the requested pages. Each step yields the fraction done, from 0 to 1.

    Two steps after the last page close the file and make its text searchable.
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
    """Prints a list while the window is idle. It can be cancelled."""

    def __init__(
        self,
        parent: QWidget | None,
        event: Event,
        language: Language,
        form: PaperForm = WALL,
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self.wall = WallList(event, language, form)
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
        """Computes the parts of the list, then runs ``pieces``, then calls ``done``. Shows
        progress if it takes long.
        """
        text = QCoreApplication.translate("wall-list", self.wall.form.busy)
        stop = QCoreApplication.translate("wall-list", "Cancel")
        progress = QProgressDialog(letter_for_letter(text), stop, 0, 100, self._parent)
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
    """Asks for a printer or PDF file, and prints the wall list. Returns the running job."""
    printing = Printing(parent, event, language)
    printing.print()
    return printing


def preview_wall_list(parent: QWidget | None, event: Event, language: Language) -> Printing:
    """Opens a print preview of the wall list. Returns the running job."""
    printing = Printing(parent, event, language)
    printing.preview()
    return printing
