"""The score sheet of a session: on paper, in a print preview, as PDF or HTML."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from goref import __version__
from goref.app.event.sheets import ACROSS, annex_of, sheet_of, web_sheet
from goref.app.questions.open_matters import OpenMatters
from goref.app.session.session import Session
from goref.app.sheet.html import page, title_of
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.sections import Section
from goref.app.sheet.sheet import ScoreSheet
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.io.files import FileError, shown_path, write_bytes
from goref.qt.board.view import BoardView
from goref.qt.photo.keeping import picture_of
from goref.qt.sheet.page_setter import (
    MARGINS,
    PageFoot,
    PageSetter,
    SheetPage,
    put_pages,
    room_of,
)
from goref.qt.sheet.pdf_text import searchable
from goref.qt.sheet.photo import PHOTO, embedded

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

FINE = 1200
"""The resolution of PDFs, in dots per inch."""
SUFFIXES = (".pdf", ".html", ".htm")
IMPERIAL = QLocale.MeasurementSystem.ImperialUSSystem


@dataclass
class Pdf:
    """A PDF that is being written.

    Attributes:
        writer: the device to paint on.
    """

    writer: QPdfWriter
    _buffer: QBuffer

    @classmethod
    def begun(cls, title: str, size: QPageSize | None = None) -> Pdf:
        """Begins an empty PDF. None for ``size`` means the country's usual paper."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(FINE)
        writer.setPageLayout(page_layout(size))
        writer.setTitle(title)
        writer.setCreator(f"goref {__version__}")
        return cls(writer, buffer)

    def data(self) -> bytes:
        """Returns the PDF. Nothing can be painted afterwards."""
        del self.writer  # it writes the end of the file
        return searchable(bytes(self._buffer.data().data()))


class PrintableSheet:
    """A score sheet that can be laid out on any paper.

    Attributes:
        sheet: the content of the sheet.
        protocol: True if the log of rulings follows on further pages.
    """

    def __init__(
        self,
        session: Session,
        view: BoardView,
        language: Language,
        *,
        protocol: bool = False,
        place: SheetPlace | None = None,
        opened: OpenMatters | None = None,
    ) -> None:
        self.sheet: ScoreSheet = sheet_of(session, language, place, opened)
        self.protocol = protocol
        self._session = session
        self._view = view
        kept_photo = self.sheet.photo
        self._photo = picture_of(kept_photo.kept) if kept_photo else None

    def paint(
        self,
        device: QPagedPaintDevice,
        resolution: int,
        wanted: Container[int] | None = None,
    ) -> None:
        """Lays the sheet out for a device, and paints its pages.

        Args:
            resolution: the resolution of the device, in dots per inch.
            wanted: the numbers of the pages to paint, from 1; None for all.

        Raises:
            FileError: the device cannot be painted on.
        """
        pages = self.pages(device.pageLayout())
        painter = QPainter()
        if not painter.begin(device):
            raise FileError(fault("sheet-not-printed"))
        for _ in put_pages(
            painter, device, pages, PageFoot.of_sheet(self.sheet), resolution, wanted
        ):
            pass
        painter.end()

    def pages(self, layout: QPageLayout) -> list[SheetPage]:
        """Returns the pages of the sheet for a size of paper."""
        setter = PageSetter(room_of(layout), self._view, self._photo)
        return setter.pages(self.sheet, self._annex())

    def pdf(self, size: QPageSize | None = None) -> bytes:
        """Returns the sheet as a PDF. None for ``size`` means the country's usual paper."""
        made = Pdf.begun(title_of(self.sheet), size)
        self.paint(made.writer, FINE)
        return made.data()

    def html(self) -> bytes:
        """Returns the sheet as an HTML file that needs no other file."""
        photo = embedded(self._photo, self.sheet.word(PHOTO)) if self._photo else ""
        return page((web_sheet(self._session, self.sheet, photo, self._annex()),), ACROSS)

    def save(self, path: Path) -> None:
        """Saves the sheet in the format of the file's suffix: ``.pdf``, ``.html`` or ``.htm``.

        Raises:
            FileError: the suffix is another one, or the file cannot be written. An existing
                file is then unchanged.
        """
        match path.suffix.lower():
            case ".pdf":
                data = self.pdf()
            case ".html" | ".htm":
                data = self.html()
            case _:
                kinds = ", ".join(SUFFIXES[:2])
                raise FileError(fault("sheet-kind", path=shown_path(path), kinds=kinds))
        write_bytes(path, data)

    def _annex(self) -> tuple[Section, ...]:
        return annex_of(self._session, self.sheet) if self.protocol else ()


def page_layout(size: QPageSize | None = None) -> QPageLayout:
    """Returns a page layout in portrait with the sheet's margins. None for ``size`` means A4,
    or Letter where that is usual.
    """
    if size is None:
        letter = QLocale.system().measurementSystem() == IMPERIAL
        size = QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
    return QPageLayout(
        size, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter
    )


def printer_for(title: str) -> QPrinter:
    """Returns the system's default printer, set up for a score sheet."""
    from PySide6.QtPrintSupport import QPrinter  # few sessions need it

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout())
    printer.setDocName(title or "goref")
    printer.setCreator(f"goref {__version__}")
    return printer
