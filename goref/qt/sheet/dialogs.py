"""The dialogs that print, preview and save the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtPrintSupport import (
    QPrintDialog,
    QPrinter,
    QPrintPreviewDialog,
    QPrintPreviewWidget,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from goref.app.questions.open_matters import OpenMatters
from goref.app.session.session import Session
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.io.files import FileError, probe
from goref.qt.board.view import BoardView
from goref.qt.look.metrics import TARGET
from goref.qt.look.preferences import Preferences
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.sheet.printable_sheet import SUFFIXES, PrintableSheet, printer_for
from goref.qt.widgets.dialog import letter_for_letter, run

PROTOCOL = "sheet-protocol"
"""The key of the setting whether the log of rulings is printed too."""
LONGEST_NAME = 60
SIZE = (900, 760)
"""The size of the print preview at first, in logical pixels."""


def wants_protocol() -> bool:
    """Returns whether the log of rulings is to be printed after the score sheet."""
    return Preferences().flag(PROTOCOL, False)


def want_protocol(on: bool) -> None:
    """Stores whether the log of rulings is to be printed after the score sheet."""
    Preferences().set_flag(PROTOCOL, on)


def protocol_box() -> QCheckBox:
    """Returns a check box that changes whether the log of rulings is printed."""
    box = QCheckBox(
        QCoreApplication.translate("sheet", "Print the log of rulings with the sheet")
    )
    box.setObjectName("print-protocol")
    box.setMinimumHeight(TARGET)
    box.setChecked(wants_protocol())
    box.toggled.connect(want_protocol)
    return box


class ProtocolPage(QWidget):
    """A page with the check box for the log of rulings, shown in the system's print dialog if
    that can have further pages.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(QCoreApplication.translate("sheet", "Score sheet"))
        column = QVBoxLayout(self)
        column.addWidget(protocol_box())
        column.addStretch()


def ask_and_print(
    parent: QWidget,
    session: Session,
    view: BoardView,
    language: Language,
    *,
    folder: str,
    opened: OpenMatters | None = None,
) -> Path | str | None:
    """Shows the print dialog, and prints the score sheet.

    Args:
        folder: the folder proposed for printing to a file.
        opened: the open matters if known; None lets the sheet search for them.

    Returns:
        The file printed to, or the name of the printer; None if cancelled.

    Raises:
        FileError: the printer fails.
    """
    printer = printer_for(session.title)
    dialog = QPrintDialog(printer, parent)
    choice = ProtocolPage()  # held by a name: some systems' dialogs do not take ownership
    dialog.setOptionTabs([choice])
    file_line = dialog.findChild(QLineEdit, "filename")
    if isinstance(file_line, QLineEdit):  # Qt's own dialog has one, others ask later
        file_line.setText(str(Path(folder) / f"{_stem(session)}.pdf"))
    wanted = bool(dialog.exec())
    dialog.deleteLater()
    if not wanted:
        return None
    paper = PrintableSheet(session, view, language, protocol=wants_protocol(), opened=opened)
    print_on(printer, paper)
    file = printer.outputFileName()
    return Path(file) if file else printer.printerName()


def print_on(printer: QPrinter, paper: PrintableSheet) -> None:
    """Prints the pages that the user chose in the print dialog.

    Raises:
        FileError: the printer fails.
    """
    wanted = None
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
        wanted = range(printer.fromPage(), printer.toPage() + 1)
    paper.paint(printer, printer.resolution(), wanted)
    make_searchable(printer)


class Preview(QPrintPreviewDialog):
    """Qt's print preview with a check box for the log of rulings below."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        view: BoardView,
        language: Language,
        failed: Callable[[Exception], None],
        opened: OpenMatters | None = None,
    ) -> None:
        self._printer = printer_for(session.title)
        super().__init__(self._printer, parent)
        self.resize(*SIZE)
        self.setWindowTitle(QCoreApplication.translate("sheet", "Print preview of the sheet"))
        self._session, self._view, self._language = session, view, language
        self._failed, self._opened = failed, opened
        self._paper = self._made()
        self.with_protocol = protocol_box()
        self.with_protocol.setEnabled(bool(session.protocol.entries))
        self.with_protocol.toggled.connect(self._choose)
        column = self.layout()
        if column is not None:
            column.addWidget(self.with_protocol)
        self._name_fields()
        self.paintRequested.connect(self._paint)

    def _name_fields(self) -> None:
        """Names the fields of Qt's tool bar for screen readers, since Qt names only its
        buttons.
        """
        for zoom in self.findChildren(QComboBox):
            zoom.setAccessibleName(QCoreApplication.translate("sheet", "Size of the preview"))
        for field in self.findChildren(QLineEdit):
            if not isinstance(field.parent(), QComboBox):
                told = QCoreApplication.translate("sheet", "Page of the sheet")
                field.setAccessibleName(told)

    def _made(self) -> PrintableSheet:
        return PrintableSheet(
            self._session,
            self._view,
            self._language,
            protocol=wants_protocol(),
            opened=self._opened,
        )

    def _choose(self) -> None:
        self._paper = self._made()
        shown = self.findChild(QPrintPreviewWidget)
        if shown is not None:
            shown.updatePreview()

    def _paint(self, printer: QPrinter) -> None:
        try:
            print_on(printer, self._paper)
        except FileError as error:
            self._failed(error)


def preview(
    parent: QWidget,
    session: Session,
    view: BoardView,
    language: Language,
    *,
    failed: Callable[[Exception], None],
    opened: OpenMatters | None = None,
) -> None:
    """Shows a print preview of the score sheet, from which the user can print.

    Args:
        failed: called with a FileError if the printer fails.
        opened: the open matters if known; None lets the sheet search for them.
    """
    run(Preview(parent, session, view, language, failed, opened))


def ask_and_save(
    parent: QWidget,
    session: Session,
    view: BoardView,
    language: Language,
    *,
    folder: str,
    opened: OpenMatters | None = None,
) -> Path | None:
    """Asks for a file and saves the score sheet there, as PDF or HTML. Returns the file; None
    if cancelled.

    A name without ``.pdf``, ``.html`` or ``.htm`` gets the suffix of the selected kind.

    Raises:
        FileError: the file cannot be written; an existing one is then unchanged.
    """
    kinds = {
        QCoreApplication.translate("sheet", "PDF (*.pdf)"): ".pdf",
        QCoreApplication.translate("sheet", "Web page (*.html)"): ".html",
    }
    name, kind = QFileDialog.getSaveFileName(
        parent,
        QCoreApplication.translate("sheet", "Save the sheet"),
        str(Path(folder) / f"{_stem(session)}.pdf"),
        ";;".join(kinds),
    )
    if not name:
        return None
    path = Path(name)
    if path.suffix.lower() not in SUFFIXES:
        path = path.with_name(path.name + kinds.get(kind, ".pdf"))
        if probe(path).is_there and not _replaces(parent, path):
            return None
    PrintableSheet(session, view, language, protocol=wants_protocol(), opened=opened).save(path)
    return path


def _stem(session: Session) -> str:
    """Returns the proposed file name of a score sheet, without suffix."""
    return (session.title or "goref").replace("/", "-")[:LONGEST_NAME]


def _replaces(parent: QWidget, path: Path) -> bool:
    """Asks whether to replace a file. Needed because goref added the suffix after the file
    dialog.
    """
    text = QCoreApplication.translate("sheet", "{name} is there already. Replace it?")
    buttons = QMessageBox.StandardButton
    told = formatted(text, name=path.name)
    answer = QMessageBox.question(
        parent, "goref", letter_for_letter(told), buttons.Save | buttons.Cancel, buttons.Cancel
    )
    return answer == buttons.Save
