"""The code that leads a phone to the pages: on the screen, and on a sheet for the wall."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.core.base.language import Language
from goref.core.texts.event.serving import SCAN
from goref.qt.look.theme import FAMILIES
from goref.qt.widgets.dialog import run

SIDE, LEAST = 240, 160
"""The usual and the least width of the code, in pixels."""
HEAD, ADDRESS, TEXT = 0.05, 0.035, 0.025
"""The sizes of the texts on the sheet, as parts of its height."""


class CodePicture(QWidget):
    """A QR code, black on white in every theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("share-code")
        self.setAccessibleName(self.tr("The code that leads a phone to the pages"))
        self.setMinimumSize(LEAST, LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._squares: list[bytes] = []

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def show_address(self, address: str) -> None:
        """Shows the code of an address."""
        self._squares = squares_of(address)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        paint_code(QPainter(self), self._squares, QRectF(0, 0, side, side))


def squares_of(address: str) -> list[bytes]:
    """Returns the squares of a code; none if the package that makes codes is missing."""
    try:
        from goref.server.qr_code import code_squares
    except ImportError:
        return []
    return code_squares(address)


def paint_code(painter: QPainter, squares: list[bytes], place: QRectF) -> None:
    """Paints a code into a square place, each of its squares as many whole pixels."""
    if not squares:
        return
    painter.fillRect(place, Qt.GlobalColor.white)
    size = max(1.0, place.width() // len(squares))
    left = place.left() + (place.width() - size * len(squares)) / 2
    top = place.top() + (place.height() - size * len(squares)) / 2
    for down, row in enumerate(squares):
        for right, dark in enumerate(row):
            if dark:
                square = QRectF(left + right * size, top + down * size, size, size)
                painter.fillRect(square, Qt.GlobalColor.black)


def print_code(parent: QWidget, event: str, address: str, language: Language) -> bool:
    """Asks for a printer and prints the sheet for the wall; returns False if cancelled."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(event)
    dialog = QPrintDialog(printer, parent)
    if run(dialog).result() != QPrintDialog.DialogCode.Accepted:
        return False
    painter = QPainter(printer)
    paint_sheet(painter, QRectF(painter.viewport()), event, address, language)
    painter.end()
    return True


def paint_sheet(
    painter: QPainter, room: QRectF, event: str, address: str, language: Language
) -> None:
    """Paints the sheet: the event's name, the code, the address, and what to do."""
    middle = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
    middle |= int(Qt.TextFlag.TextWordWrap)
    painter.setPen(Qt.GlobalColor.black)
    side = min(room.width() * 0.7, room.height() * 0.5)
    parts = (
        (event, HEAD, True, QRectF(0, 0.02, 1, 0.2)),
        (address, ADDRESS, True, QRectF(0, 0.76, 1, 0.08)),
        (SCAN.in_(language), TEXT, False, QRectF(0, 0.85, 1, 0.12)),
    )
    for text, size, bold, part in parts:
        font = QFont(list(FAMILIES))
        font.setPixelSize(max(1, round(size * room.height())))
        font.setBold(bold)
        painter.setFont(font)
        place = QRectF(
            room.left(),
            room.top() + part.top() * room.height(),
            room.width(),
            part.height() * room.height(),
        )
        painter.drawText(place, middle, text)
    left = room.left() + (room.width() - side) / 2
    code = QRectF(left, room.top() + 0.24 * room.height(), side, side)
    paint_code(painter, squares_of(address), code)
