"""The pages of a score sheet: one page to sign, then the rest.

Rows of tables are never split between pages.
"""

from __future__ import annotations

import math
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from html import escape

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QTextDocument,
    QTextOption,
)

from goref.app.sheet.html import foot, front
from goref.app.sheet.sections import Section, sections
from goref.app.sheet.sheet import ScoreSheet
from goref.app.sheet.style import STYLE
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.texts.paper.sheet import PAGE
from goref.qt.board.view import BoardView
from goref.qt.look.theme import font_of
from goref.qt.sheet.board import BOARD, draw_images
from goref.qt.sheet.photo import photo_element

INCH = 96
"""The number of layout units in an inch; a unit is a CSS pixel."""
MARGINS = QMarginsF(15, 12, 15, 11)
"""The left, top, right and bottom margins, in millimetres."""
TEXT, SMALL = 12, 10
"""The text sizes of content and footer, in units of 1/96 inch."""
FOOT = 22
"""The height of the footer, in units of 1/96 inch."""
WIDEST, NARROWEST, NARROWER = 440, 240, 16
"""The widths to try for the board, and the step between them, in units of 1/96 inch."""
TIGHTER = (1.0, 0.93, 0.86, 0.82, 0.78, 0.75)
"""The scales to try for the second part of the sheet, so that it fits one page."""
VEIL = 30
"""The opacity of the stamp, from 0 to 255."""
STAMP = 0.62
"""The largest length of the stamp's word, as a fraction of the page's diagonal."""
WHOLE = re.compile(r'<span class="whole">([^<]+)</span>')
JOINER = "\u2060"
HEADING = re.compile(r"<(/?)(h[12])>")


def as_paragraphs(html: str) -> str:
    """Returns HTML in which headings are paragraphs with a class, since Qt would enlarge
    headings.

    In text that must not wrap, puts an invisible word joiner between the characters.
    """
    html = WHOLE.sub(lambda name: JOINER.join(name[1]), html)
    return HEADING.sub(lambda tag: "</p>" if tag[1] else f'<p class="{tag[2]}">', html)


@frozen
class SheetPage:
    """A page, with the scale at which its content fits.

    Attributes:
        top: the place in the document where the page begins, in units of the document.
    """

    document: QTextDocument
    scale: float = 1.0
    top: float = 0.0


class PageSetter:
    """Lays score sheets out on pages of one size.

    Args:
        room: the size of a page without margins and footer, in units of 1/96 inch.
        view: the final position with its rulings.
        photo: the photograph of the position; None if there is none to show.
    """

    def __init__(self, room: QSizeF, view: BoardView, photo: QImage | None = None) -> None:
        self._room = room
        self._view = view
        self._photo = photo

    def pages(self, sheet: ScoreSheet, more: Sequence[Section] = ()) -> list[SheetPage]:
        """Returns the pages of a score sheet, with the sections ``more`` at the end."""
        photo = photo_element(self._photo, "") if self._photo else ""
        return [self._front(sheet), *self._rest((*sections(sheet, photo), *more))]

    def _front(self, sheet: ScoreSheet) -> SheetPage:
        """Returns the page to sign. Its board is as wide as possible."""
        widest = min(WIDEST, int(0.65 * self._room.width()))
        for across in range(widest, min(NARROWEST, widest) - 1, -NARROWER):
            document = self._set(front(sheet, named, across))
            if self._fits(document):
                return SheetPage(document)
        return self._shrunk(front(sheet, named, across))

    def _rest(self, every: Sequence[Section]) -> Iterator[SheetPage]:
        bodies: list[list[Section]] = [[]]
        for section in every:
            if section.apart and bodies[-1]:
                bodies.append([])
            bodies[-1].append(section)
        for body in bodies:
            whole = "".join(section.html() for section in body)
            for scale in TIGHTER:
                document = self._set(whole, scale)
                if self._fits(document, scale):
                    yield SheetPage(document, scale)
                    break
            else:
                yield from self._over_pages(body)

    def _over_pages(self, body: Iterable[Section]) -> Iterator[SheetPage]:
        """Yields pages with all sections. A page has as many whole rows as fit."""
        full = ""
        for section in body:
            rows = list(section.rows)
            while rows:
                count = self._fitting(full, section, rows)
                if not count and full:
                    yield SheetPage(self._set(full))
                    full = ""
                    continue
                if not count:  # a single row higher than a page
                    yield self._shrunk(section.part(rows[:1]).html())
                    del rows[0]
                    continue
                full += section.part(rows[:count]).html()
                del rows[:count]
                if rows:
                    yield SheetPage(self._set(full))
                    full = ""
        if full:
            yield SheetPage(self._set(full))

    def _fitting(self, full: str, section: Section, rows: Sequence[str]) -> int:
        """Returns how many of ``rows`` fit on a page after the HTML ``full``."""
        low, high = 0, len(rows)
        while low < high:
            middle = (low + high + 1) // 2
            html = full + section.part(rows[:middle]).html()
            if self._fits(self._set(html)):
                low = middle
            else:
                high = middle - 1
        return low

    def _shrunk(self, html: str) -> SheetPage:
        """Returns a page with content that is too high, scaled down until it fits."""
        scale = 1.0
        document = self._set(html)
        while not self._fits(document, scale) and scale > 0.2:
            scale -= 0.05
            document = self._set(html, scale)
        return SheetPage(document, scale)

    def _fits(self, document: QTextDocument, scale: float = 1.0) -> bool:
        return document.size().height() * scale <= self._room.height()

    def _set(self, html: str, scale: float = 1.0) -> QTextDocument:
        return typeset(html, self._room.width() / scale, {BOARD: self._view}, self._photo)


def typeset(
    html: str, width: float, views: Mapping[str, BoardView], photo: QImage | None = None
) -> QTextDocument:
    """Returns a document in the style of the score sheet.

    Args:
        width: in units of 1/96 inch.
        views: the boards by the names that the HTML uses for their images.
        photo: the photograph; None if there is none.
    """
    document = empty_document()
    document.setDefaultStyleSheet(STYLE)
    draw_images(document, views, photo)
    document.setHtml(f"<body>{as_paragraphs(html)}</body>")
    document.setTextWidth(width)
    return document


def empty_document() -> QTextDocument:
    """Returns a document with the letters of the score sheet."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultFont(_font(TEXT))
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)  # for a name in any script
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    return document


def named(key: str, width: int, label: str) -> str:
    """Returns the HTML of a square image that :class:`~goref.qt.sheet.board.SheetImage` draws.

    ``width`` is in units of 1/96 inch; ``label`` is not used.
    """
    return f'<img src="{escape(key)}" width="{width}" height="{width}">'


def _font(size: int) -> QFont:
    font = font_of(size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Ligatures could not be searched for or copied from a PDF.
    font.setFeature(QFont.Tag.fromString("liga"), 0)
    return font


def room_of(layout: QPageLayout) -> QSizeF:
    """Returns the size of a page without margins and footer, in units of 1/96 inch."""
    inside = layout.paintRect(QPageLayout.Unit.Inch)
    return QSizeF(inside.width() * INCH, inside.height() * INCH - FOOT)


@frozen
class PageFoot:
    """The parts that all pages share.

    Attributes:
        line: the text of the footer.
        stamp: a word across the page; "" for none.
    """

    line: str
    language: Language
    stamp: str = ""

    @classmethod
    def of_sheet(cls, sheet: ScoreSheet) -> PageFoot:
        return cls(foot(sheet), sheet.language, sheet.stamp)


def put_pages(
    p: QPainter,
    device: QPagedPaintDevice,
    pages: Sequence[SheetPage],
    footing: PageFoot,
    resolution: int,
    wanted: Container[int] | None = None,
    *,
    begun: bool = False,
) -> Iterator[int]:
    """Paints pages with their footers on a printer or into a PDF.

    Yields the number of each page once it is painted.

    Args:
        p: an active painter on the device.
        resolution: the resolution of the device, in dots per inch.
        wanted: the numbers of the pages to paint, from 1; None for all.
        begun: True if something is painted on the device already, so that a new page is needed.
    """
    room = room_of(device.pageLayout())
    unit = resolution / INCH
    for number, page in enumerate(pages, 1):
        if wanted is not None and number not in wanted:
            continue
        if begun:
            device.newPage()
        begun = True
        p.save()
        p.scale(unit, unit)
        _foot(p, room, footing, number, len(pages))
        p.scale(page.scale, page.scale)
        context = page.document.documentLayout().PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
        if page.document.pageCount() > 1:
            part = QRectF(QPointF(0, page.top), room / page.scale)
            p.translate(0, -page.top)
            p.setClipRect(part)
            context.clip = part
        page.document.documentLayout().draw(p, context)
        p.restore()
        if footing.stamp:
            p.save()
            p.scale(unit, unit)
            _stamp(p, room, footing.stamp)
            p.restore()
        yield number


def _stamp(p: QPainter, room: QSizeF, text: str) -> None:
    """Draws a translucent word across the page, over its content."""
    p.setPen(QColor(0, 0, 0, VEIL))
    font = _font(SMALL)
    font.setBold(True)
    wide = QFontMetricsF(font).horizontalAdvance(text) / SMALL
    across = math.hypot(room.width(), room.height())
    font.setPixelSize(int(min(STAMP * across / wide, 0.3 * room.width())))
    p.setFont(font)
    p.translate(room.width() / 2, room.height() / 2)
    p.rotate(-math.degrees(math.atan2(room.height(), room.width())))
    whole = QRectF(-across / 2, -room.width() / 2, across, room.width())
    p.drawText(whole, Qt.AlignmentFlag.AlignCenter, text)


def _foot(p: QPainter, room: QSizeF, footing: PageFoot, number: int, count: int) -> None:
    top = room.height() + FOOT - 14
    p.setPen(QColor("#b0b0b0"))
    p.drawLine(QPointF(0, top - 3), QPointF(room.width(), top - 3))
    p.setPen(QColor("#303030"))
    p.setFont(_font(SMALL))
    line = QRectF(0, top, room.width(), 14)
    told = PAGE.in_(footing.language, page=number, pages=count)
    p.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, footing.line)
    p.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)
