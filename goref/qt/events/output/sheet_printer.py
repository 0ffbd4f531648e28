"""The painting of score sheets, each on new pages."""

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
    """A painter of score sheets. Call :meth:`end` before the device is deleted.

    Raises:
        FileError: the device cannot be painted on.
    """

    def __init__(self, device: QPagedPaintDevice, resolution: int) -> None:
        """Args:
        resolution: the resolution of the device, in dots per inch.
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
        """Paints the score sheet of a table, a piece at each step of the iterator.

        Args:
            protocol: True to add the log of rulings.

        Raises:
            EventError: the table has no case that can be read; raised by the first step.
            FileError: the event's file cannot be read; raised by the first step.
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
        """Paints a score sheet, a piece at each step of the iterator."""
        pages = paper.pages(self._device.pageLayout())
        footing = PageFoot.of_sheet(paper.sheet)
        yield
        for _ in put_pages(
            self._painter, self._device, pages, footing, self._resolution, begun=self._begun
        ):
            self._begun = True
            yield

    def end(self) -> None:
        """Ends painting. Call it before the device is deleted."""
        if self._painter.isActive():
            self._painter.end()


def is_settled(table: Table, glance: Glance | None) -> bool:
    """Returns whether the score sheet of a table agrees with its decision, as far as is known.

    False if the table has no decision or no case. False too if its case decided it and has
    another result now. True while the case has no summary.
    """
    if table.state is not TableState.DECIDED or table.result is None or not table.case:
        return False
    if glance is None or table.result.basis is not ResultBasis.CASE:
        return True
    return glance.kind is GlanceKind.READY and not differs(table, glance)
