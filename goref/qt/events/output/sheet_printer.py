"""Painting of an event's score sheets on one device, each beginning on a new page."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPagedPaintDevice, QPainter

from goref.app.event.glance import Glance, GlanceKind, differs
from goref.app.event.sheets import sheet_session
from goref.app.sheet.names import SheetPlace
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import Event, Table, TableState
from goref.core.event.result import ResultBasis
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.board.view import Options
from goref.qt.picture.picture import ruled_picture
from goref.qt.sheet.page_setter import PageFoot, put_pages
from goref.qt.sheet.printable_sheet import PrintableSheet


class SheetPrinter:
    """The painter of sheets on a device; call :meth:`end` before the device is freed.

    Raises FileError if the device cannot be painted on.
    """

    def __init__(self, device: QPagedPaintDevice, resolution: int) -> None:
        """Args:
        resolution: the device's resolution, in dots per inch.
        """
        self._device, self._resolution = device, resolution
        self._painter = QPainter()
        self._begun = False
        if not self._painter.begin(device):
            raise FileError(fault("sheet-not-printed"))

    def sheet(
        self,
        store: EventStore,
        event: Event,
        table: Table,
        language: Language,
        *,
        protocol: bool = False,
    ) -> Iterator[None]:
        """Paints the score sheet of a table in pieces, a piece per step of the iterator.

        ``protocol`` adds the log of rulings. Before anything is painted, the first step raises
        EventError if the table has no readable case, and FileError if the event's file cannot
        be read.
        """
        session = sheet_session(store, table)
        yield
        view = ruled_picture(session, Options(lids=False, seki=True))
        yield
        place = SheetPlace.of_table(event, table)
        paper = PrintableSheet(session, view, language, protocol=protocol, place=place)
        yield
        yield from self.put(paper)

    def put(self, paper: PrintableSheet) -> Iterator[None]:
        """Paints a sheet in pieces, a piece per step of the iterator."""
        pages = paper.pages(self._device.pageLayout())
        for number in range(1, len(pages) + 1):
            yield
            put_pages(
                self._painter,
                self._device,
                pages,
                PageFoot.of_sheet(paper.sheet),
                self._resolution,
                (number,),
                begun=self._begun,
            )
            self._begun = True

    def end(self) -> None:
        """Ends the painting on the device."""
        if self._painter.isActive():
            self._painter.end()


def is_settled(table: Table, glance: Glance | None) -> bool:
    """Returns whether a decided table's sheet seems to agree with its decision.

    True if the case decided the table, and its summary is ready with that result. Also true if
    there is no summary yet, or if the table was not decided by its case. False without a
    decision or a case.
    """
    if table.state is not TableState.DECIDED or table.result is None or not table.case:
        return False
    if glance is None or table.result.basis is not ResultBasis.CASE:
        return True
    return glance.kind is GlanceKind.READY and not differs(table, glance)
