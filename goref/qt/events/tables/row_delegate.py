"""The painting of the rows of tables: names, results with keys, states as chips."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goref.app.event.table_status import TableStatus
from goref.core.event.event import Table, TableState
from goref.core.event.result import Verdict
from goref.qt.events.tables.table_model import Column, TableModel
from goref.qt.look.metrics import SMALL, SPACE
from goref.qt.look.style import roles
from goref.qt.look.theme import Roles

Index = QModelIndex | QPersistentModelIndex
WON = {Column.BLACK: Verdict.BLACK, Column.WHITE: Verdict.WHITE}
KEYS = ("B", "W", "=", "…")
ACCEPT = "A"
KEY_WIDTH, KEY_HEIGHT, CAP = 40, 30, 22
"""The width and height of a key in a row, and the side of a letter's frame, in logical
pixels.
"""
STONE = 13
"""The diameter of the stone before a result, in logical pixels."""
SMALLEST = 0.75
"""A text that does not fit two lines is scaled down, at most by this factor."""
WRAPS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
Role = Qt.ItemDataRole
Primitive = QStyle.PrimitiveElement


def keys_of(model: TableModel, table: Table) -> str:
    """Returns the keys that a row offers, as a string of letters.

    ``A`` if the case has a result to accept, under a protest only the last of ``KEYS``,
    otherwise all of ``KEYS``. "" if the table is decided or its round is closed.
    """
    if table.result is not None or model.is_closed(table):
        return ""
    if model.expected(table):
        return ACCEPT
    return KEYS[-1] if model.status(table) is TableStatus.PROTEST else "".join(KEYS)


def key_places(keys: str, cell: QRect) -> list[QRect]:
    """Returns the rectangles of a row's keys, in the cell of its result."""
    if keys == ACCEPT:
        wide = CAP + 2 * SPACE
        return [QRect(cell.right() + 1 - wide, cell.top(), wide, cell.height())]
    wide = min(KEY_WIDTH, (cell.width() - SPACE) // len(KEYS))
    top = cell.center().y() - KEY_HEIGHT // 2
    return [QRect(cell.left() + n * wide, top, wide, KEY_HEIGHT) for n in range(len(keys))]


class RowDelegate(QStyledItemDelegate):
    """A delegate that paints the cells of a :class:`TableModel`, and reports clicks on keys.

    Attributes:
        one_round: True if only one round is shown, so that table numbers need no round.

    Signals:
        keyed: a key was clicked; carries its letter in lower case.
    """

    keyed = Signal(str)

    def __init__(self, model: TableModel, view: QWidget) -> None:
        super().__init__(view)
        self._model = model
        self.one_round = False
        self._held = (-1, "")  # the table and the key on which the button was pressed

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, row_height(option.fontMetrics))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell, look = QStyleOptionViewItem(option), roles()
        self.initStyleOption(cell, index)
        style = cell.widget.style() if cell.widget is not None else QApplication.style()
        style.drawPrimitive(Primitive.PE_PanelItemViewItem, cell, painter, cell.widget)
        style.drawPrimitive(Primitive.PE_FrameFocusRect, cell, painter, cell.widget)
        table = self._model.rows[index.row()]
        room = content(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        match index.column():
            case Column.PLACE:
                text = str(table.number) if self.one_round else table.place
                painter.setPen(QColor(look.second))
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
            case Column.BLACK | Column.WHITE:
                verdict = table.result.verdict if table.result is not None else None
                won = verdict is WON[Column(index.column())]
                font = QFont(option.font)
                font.setBold(won)
                painter.setPen(QColor(look.text))
                draw_fitting(painter, room, str(index.data()), font)
            case Column.RESULT:
                self._result(painter, room, table, str(index.data()), look)
            case Column.STATE:
                draw_chip(painter, room, self._model.status(table), str(index.data()), look)
        painter.restore()

    def _result(self, p: QPainter, room: QRect, table: Table, text: str, look: Roles) -> None:
        keys = keys_of(self._model, table)
        places = key_places(keys, room)
        if keys and keys != ACCEPT:
            draw_keys(p, keys, places, look)
            return
        if keys == ACCEPT:
            room = room.adjusted(0, 0, -places[0].width(), 0)
            cap = QRectF(0, 0, CAP, CAP)
            cap.moveCenter(QRectF(places[0]).center())
            p.setPen(QPen(QColor(look.hairline), 1))
            p.setBrush(QColor(look.surface))
            p.drawRoundedRect(cap, 4, 4)
            p.setPen(QColor(look.accent))
            p.drawText(cap, Qt.AlignmentFlag.AlignCenter, ACCEPT)
        expected = self._model.glance(table) if table.result is None else None
        result = table.result or (expected.result if expected is not None else None)
        if result is None:
            return
        if result.verdict in WON.values():
            middle = QPointF(room.left() + STONE / 2, room.center().y() + 0.5)
            black = result.verdict is Verdict.BLACK
            p.setPen(QPen(QColor(look.rim), 1))
            p.setBrush(QColor("#111111" if black else "#ffffff"))
            p.drawEllipse(middle, STONE / 2, STONE / 2)
            room = room.adjusted(STONE + 6, 0, 0, 0)
        font = QFont(p.font())
        struck = table.under_protest and table.state is TableState.DECIDED
        font.setStrikeOut(struck)
        p.setPen(QColor(look.second if struck or table.result is None else look.text))
        draw_fitting(p, room, text, font)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Emits ``keyed`` if the left button is pressed and released on the same key."""
        if isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
            before, self._held = self._held, (-1, "")
            here = self._key_at(event.position().toPoint(), option.rect, index)
            if event.type() is QEvent.Type.MouseButtonPress:
                self._held = here
            elif event.type() is QEvent.Type.MouseButtonRelease and here == before and here[1]:
                self.keyed.emit(here[1].lower())
                return True
        return super().editorEvent(event, model, option, index)

    def _key_at(self, where: QPoint, cell: QRect, index: Index) -> tuple[int, str]:
        """Returns (table id, letter of the key at a position in a cell); the letter is "" for
        no key.
        """
        table = self._model.rows[index.row()]
        keys = keys_of(self._model, table) if index.column() == Column.RESULT else ""
        places = key_places(keys, content(cell))
        found = (key for key, at in zip(keys, places, strict=True) if at.contains(where))
        return table.id, next(found, "")


def content(cell: QRect) -> QRect:
    """Returns the part of a cell for its content, aligned with the column's heading."""
    return cell.adjusted(3, 0, -SPACE, 0)


def row_height(metrics: QFontMetrics) -> int:
    """Returns the height of a row with two lines of text, in logical pixels."""
    return max(42, 2 * metrics.lineSpacing() + 4)


def fitting(room: QRect, text: str, font: QFont) -> QFont:
    """Returns ``font``, made smaller until the text fits the rectangle.

    It is never smaller than the part ``SMALLEST`` of ``font``, even if the text does not fit.
    """
    made, part = QFont(font), 1.0
    while part > SMALLEST:
        bounds = QFontMetrics(made).boundingRect(room, WRAPS, text)
        if bounds.width() <= room.width() and bounds.height() <= room.height():
            break
        part -= 0.05
        made.setPointSizeF(font.pointSizeF() * part)
    return made


def draw_fitting(p: QPainter, room: QRect, text: str, font: QFont) -> None:
    """Draws a text that wraps, in a smaller font if it would not fit otherwise."""
    p.setFont(fitting(room, text, font))
    p.drawText(room, WRAPS, text)


def draw_keys(p: QPainter, keys: str, places: list[QRect], look: Roles) -> None:
    """Draws keys next to each other in one frame."""
    frame = QRectF(places[0].united(places[-1])).adjusted(0.5, 0.5, -0.5, -0.5)
    p.setPen(QPen(QColor(look.hairline), 1))
    p.setBrush(QColor(look.surface))
    p.drawRoundedRect(frame, 6, 6)
    for place in places[1:]:
        x = place.left() + 0.5
        p.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
    font = QFont(p.font())
    font.setBold(True)
    p.setFont(font)
    p.setPen(QColor(look.second))
    for key, place in zip(keys, places, strict=True):
        p.drawText(place, Qt.AlignmentFlag.AlignCenter, key)


def draw_chip(p: QPainter, room: QRect, status: TableStatus, text: str, look: Roles) -> None:
    """Draws the name of a state as a chip, with a coloured background for most states."""
    ink, ground = {
        TableStatus.TO_PLAY: (look.second, None),
        TableStatus.RECORD_IN: (look.accent, look.chosen),
        TableStatus.QUESTION: (look.warning, look.warning_ground),
        TableStatus.READY: (look.good, look.surface),
        TableStatus.PROTEST: (look.trouble, look.trouble_ground),
        TableStatus.DECIDED: (look.good, None),
    }[status]
    font = QFont(p.font())
    font.setPointSizeF(font.pointSizeF() * SMALL)
    metrics = QFontMetrics(font)
    inner = room.adjusted(SPACE, 0, -SPACE, 0)
    if ground is not None:
        wide = min(metrics.horizontalAdvance(text) + 2 * SPACE, room.width())
        plate = QRectF(room.left(), 0, wide, metrics.height() + 6)
        plate.moveCenter(QPointF(plate.center().x(), room.center().y() + 0.5))
        has_rim = ground == look.surface
        p.setPen(QPen(QColor(look.hairline), 1) if has_rim else Qt.PenStyle.NoPen)
        p.setBrush(QColor(ground))
        p.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    p.setPen(QColor(ink))
    draw_fitting(p, inner, text, font)
