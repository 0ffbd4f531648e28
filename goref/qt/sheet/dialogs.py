"""Asking for paper: the system's print dialog, Qt's preview, a file to save the sheet in."""

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
from goref.qt.look.preferences import Preferences
from goref.qt.sheet.paper import SUFFIXES, Paper, printer_for
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.widgets.dialog import letter_for_letter, run
from goref.qt.widgets.metrics import TARGET

PROTOCOL = "sheet-protocol"
"""The setting: whether the protocol is printed with the sheet; off unless wanted."""
LONGEST_NAME = 60
SIZE = (900, 760)
"""Of the preview when it opens, in logical pixels."""


def wants_protocol() -> bool:
    """Whether every act of the protocol follows the sheet."""
    return Preferences().flag(PROTOCOL, False)


def want_protocol(on: bool) -> None:
    """Let the protocol follow the sheet from now on, or not."""
    Preferences().set_flag(PROTOCOL, on)


def protocol_box() -> QCheckBox:
    """The choice, which is remembered."""
    box = QCheckBox(QCoreApplication.translate("sheet", "Print the protocol with the sheet"))
    box.setObjectName("print-protocol")
    box.setMinimumHeight(TARGET)
    box.setChecked(wants_protocol())
    box.toggled.connect(want_protocol)
    return box


class ProtocolPage(QWidget):
    """A page of the print dialog, where the system's dialog has room for one."""

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
    """The system's print dialog, and then the sheet.

    Args:
        folder: where a file lies that is printed to, unless another is chosen.
        opened: what is open, where that is known already.

    Returns: the file that was printed to, or the printer's name; None where nothing was.

    Raises FileError if the printer does not take it.
    """
    printer = printer_for(session.title)
    dialog = QPrintDialog(printer, parent)
    choice = ProtocolPage()  # by name: some systems' dialogs do not take it over
    dialog.setOptionTabs([choice])
    file_line = dialog.findChild(QLineEdit, "filename")
    if isinstance(file_line, QLineEdit):  # Qt's own dialog has one, others ask later
        file_line.setText(str(Path(folder) / f"{_stem(session)}.pdf"))
    wanted = bool(dialog.exec())
    dialog.deleteLater()
    if not wanted:
        return None
    paper = Paper(session, view, language, protocol=wants_protocol(), opened=opened)
    print_on(printer, paper)
    file = printer.outputFileName()
    return Path(file) if file else printer.printerName()


def print_on(printer: QPrinter, paper: Paper) -> None:
    """Print the pages that the printer was asked for. Raises FileError."""
    wanted = None
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
        wanted = range(printer.fromPage(), printer.toPage() + 1)
    paper.paint(printer, printer.resolution(), wanted)
    make_searchable(printer)


class Preview(QPrintPreviewDialog):
    """Qt's own preview of the sheet, with the choice of the protocol below it."""

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
        self.paintRequested.connect(self._paint)

    def _made(self) -> Paper:
        return Paper(
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
    """Show the sheet as it will be printed; it can be printed from there.

    Args:
        failed: is told a FileError if a printer does not take it.
        opened: what is open, where that is known already.
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
    """Ask for a file and write the sheet there, as PDF or HTML; None if nothing was.

    A name that says neither gets the ending of the kind that was chosen.

    Raises FileError; an older file is then unharmed.
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
    Paper(session, view, language, protocol=wants_protocol(), opened=opened).save(path)
    return path


def _stem(session: Session) -> str:
    """The name that is proposed for a sheet's file."""
    return (session.title or "goref").replace("/", "-")[:LONGEST_NAME]


def _replaces(parent: QWidget, path: Path) -> bool:
    """Whether a file of that name may go: the file dialog had asked of another name."""
    text = QCoreApplication.translate("sheet", "{name} is there already. Replace it?")
    buttons = QMessageBox.StandardButton
    told = formatted(text, name=path.name)
    answer = QMessageBox.question(
        parent, "goref", letter_for_letter(told), buttons.Save | buttons.Cancel, buttons.Cancel
    )
    return answer == buttons.Save
