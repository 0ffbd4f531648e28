"""Printing the manual, or one page of it, from its window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QMessageBox, QProgressDialog, QWidget

from goref.core.base.language import Language
from goref.core.texts.faults.said import said
from goref.qt.manual.booklet import Booklet
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.sheet.printable_sheet import printer_for
from goref.qt.widgets.dialog import letter_for_letter
from goref.qt.work.idle_work import ALONE, IdleWork

SOON_MS = 400
"""After this many milliseconds the progress of the work is shown."""


class BookletPrinting(QObject):
    """Prints pages of the manual while the window is idle. It can be cancelled.

    Args:
        page_id: the page to print; "" for the whole manual.
    """

    def __init__(self, parent: QWidget, language: Language, page_id: str) -> None:
        super().__init__(parent)
        self._parent, self._language = parent, language
        self._booklet = Booklet(language, page_id)
        self.work = IdleWork(self)
        self.progress: QProgressDialog | None = None

    def ask_and_print(self) -> None:
        """Shows the print dialog, and prints unless that is cancelled."""
        printer = printer_for(self._booklet.title)
        dialog = QPrintDialog(printer, self._parent)
        wanted = dialog.exec()
        dialog.deleteLater()
        if wanted:
            self.print_on(printer)
        else:
            self.deleteLater()

    def print_on(self, printer: QPrinter) -> None:
        """Prints the pages that the user chose in the print dialog."""
        stop = QCoreApplication.translate("wall-list", "Cancel")
        told = QCoreApplication.translate("manual", "Printing the manual …")
        progress = QProgressDialog(told, stop, 0, 100, self._parent)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(SOON_MS)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        progress.canceled.connect(self._leave)
        self.progress = progress
        self.work.start(self._pieces(printer, progress), self._leave, self._failed)

    def _pieces(self, printer: QPrinter, progress: QProgressDialog) -> Iterator[object]:
        chosen = None
        if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
            chosen = range(printer.fromPage(), printer.toPage() + 1)
        for part in self._booklet.steps(printer, printer.resolution(), chosen):
            yield ALONE  # setValue() handles waiting events
            progress.setValue(int(100 * part))
        make_searchable(printer)

    def _failed(self, error: Exception) -> None:
        self._leave()
        QMessageBox.warning(
            self._parent, "goref", letter_for_letter(said(error, self._language))
        )

    def _leave(self) -> None:
        self.work.stop()
        if self.progress is not None:
            self.progress.hide()
            self.progress.deleteLater()
            self.progress = None
        self.deleteLater()
