"""The numbered figures of a game on paper: as a PDF, or on a printer."""

from __future__ import annotations

from collections.abc import Container, Iterator
from html import escape

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from goref import __version__
from goref.app.kifu.figures import Figure, figures
from goref.app.sheet.names import SheetPlace, players_of, whereabouts
from goref.app.sheet.plain import plain
from goref.core.base.faults import fault
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed
from goref.core.case.case import Case
from goref.core.texts.paper import kifu as words
from goref.io.files import FileError
from goref.qt.board.view import BoardView
from goref.qt.sheet.page_setter import PageFoot, SheetPage, named, put_pages, room_of, typeset
from goref.qt.sheet.printable_sheet import FINE, Pdf

WIDEST, NARROWEST, NARROWER = 640, 200, 20
"""The widths to try for a board, and the step between them, in units of 1/96 inch."""
A_PAGE = 2
"""The number of figures on a page, if the game has more than one."""


class Kifu:
    """The numbered figures of a game, for paper of any size.

    Args:
        count: the number of figures; 0 for as many as the game needs. There are fewer if there
            are fewer moves.
        place: what is known of the game besides its record, such as the round of the event.
    """

    def __init__(
        self,
        case: Case,
        language: Language,
        count: int = 0,
        place: SheetPlace | None = None,
    ) -> None:
        self._case, self._language = case, language
        self._place = place or SheetPlace()
        self.figures = figures(case.moments, count)

    @property
    def title(self) -> str:
        """The title in a list of print jobs: the players, or "goref"."""
        return " – ".join(name for name in self._players() if name) or "goref"

    def pdf(self, size: QPageSize | None = None) -> bytes:
        """Returns the figures as a PDF. None for ``size`` means the country's usual paper."""
        made = Pdf.begun(self.title, size)
        self.paint(made.writer, FINE)
        return made.data()

    def paint(
        self, device: QPagedPaintDevice, resolution: int, wanted: Container[int] | None = None
    ) -> None:
        """Paints the pages on a printer or into a PDF.

        Args:
            resolution: the resolution of the device, in dots per inch.
            wanted: the numbers of the pages to paint, from 1; None for all.

        Raises:
            FileError: the device cannot be painted on.
        """
        painter = QPainter()
        if not painter.begin(device):
            raise FileError(fault("sheet-not-printed"))
        line = words.FOOT.in_(self._language, version=__version__)
        footing = PageFoot(line, self._language)
        for _ in put_pages(
            painter, device, self.pages(device.pageLayout()), footing, resolution, wanted
        ):
            pass
        painter.end()

    def pages(self, layout: QPageLayout) -> list[SheetPage]:
        """Returns the pages for a size of paper, with one or two figures each."""
        room, count = room_of(layout), len(self.figures)
        each = 1 if count == 1 else A_PAGE
        return [self._page(at, each, room) for at in range(0, count, each)]

    def _page(self, at: int, each: int, room: QSizeF) -> SheetPage:
        """Returns a page with ``each`` figures from the index ``at``. Their boards are as wide
        as possible.
        """
        own = self.figures[at : at + each]
        views = {f"figure-{n}": _view(figure) for n, figure in enumerate(own)}
        width = min(WIDEST, int(room.width()))
        while True:
            parts = [] if at else [self._head()]
            for n, figure in enumerate(own):
                parts.append(self._caption(at + n, figure))
                parts.append(f"<p align='center'>{named(f'figure-{n}', width, '')}</p>")
                parts.append("".join(f"<p>{line}</p>" for line in self._below(figure)))
            document = typeset("".join(parts), room.width(), views)
            high = document.size().height()
            if high <= room.height():
                return SheetPage(document)
            if width - NARROWER < NARROWEST:
                return SheetPage(document, room.height() / high)
            width -= NARROWER

    def _players(self) -> tuple[str, ...]:
        return tuple(players_of(self._case.record.info, self._place))

    def _head(self) -> str:
        """Returns the HTML at the top of the first page: players, event, place, date, handicap,
        komi, result.
        """
        info = self._case.record.info
        event, game, facts = whereabouts(info, self._place)
        names = self.title if any(self._players()) else event or game
        about = [text for text in (event, game, *(text for _, text in facts)) if text]
        if names == event:
            about = about[1:]
        terms = []
        if info.handicap:
            terms.append(words.HANDICAP.in_(self._language, count=info.handicap))
        if info.komi is not None:
            terms.append(words.KOMI.in_(self._language, komi=mixed(info.komi)))
        if info.result.strip():
            told = plain(info.result)
            terms.append(words.RECORDED.in_(self._language, result=told))
        lines = [" · ".join(about), " · ".join(terms)]
        told = "".join(f"<p>{escape(line)}</p>" for line in lines if line)
        return f"<h1>{escape(names)}</h1>{told}"

    def _caption(self, at: int, figure: Figure) -> str:
        if not figure.last:
            text = words.NO_MOVES.in_(self._language)
        elif len(self.figures) == 1:
            text = words.WHOLE.in_(self._language, first=figure.first, last=figure.last)
        else:
            text = words.FIGURE.in_(
                self._language, number=at + 1, first=figure.first, last=figure.last
            )
        return f"<h2>{escape(text)}</h2>"

    def _below(self, figure: Figure) -> Iterator[str]:
        """Yields lines below a figure for what its board cannot show: ``12 = 8``, passes,
        impossible moves.
        """
        grid: Grid = figure.position.grid
        again = [
            " = ".join(map(str, (number or grid.name(point), *moves)))
            for number, point, moves in figure.again
        ]
        if again:
            yield escape(" · ".join(again))
        writing = LANGUAGES[self._language]
        for text, moves in ((words.PASSES, figure.passes), (words.UNPLAYED, figure.unplayed)):
            if moves:
                yield escape(text.in_(self._language, numbers=writing.listed(map(str, moves))))


def _view(figure: Figure) -> BoardView:
    return BoardView(figure.position, numbers=figure.numbers, coordinates=True, lids=False)
