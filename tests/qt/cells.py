"""Whether the texts in lists and tables can be read as they stand there."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyle,
    QTableView,
    QWidget,
)

OFF = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
Role = Qt.ItemDataRole
LONG = 100_000


def cut(widget: QWidget) -> Iterator[str]:
    """Texts of a list or table that are cut and not told in full by a tool tip."""
    match widget:
        case QHeaderView():
            yield from _headings(widget)
        case QListView() | QTableView():
            for index in _indices(widget):
                if said := _cut(widget, index):
                    yield f"{type(widget).__name__} {widget.objectName()} {said}"


def _indices(view: QListView | QTableView) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(model.rowCount(QModelIndex())):
        columns = model.columnCount(QModelIndex()) if isinstance(view, QTableView) else 1
        for column in range(columns):
            yield model.index(row, column)


def _cut(view: QListView | QTableView, index: QModelIndex) -> str:
    text = index.data(Role.DisplayRole)
    if not text:
        return ""
    place = view.visualRect(index)
    told = f"{text!r} in row {index.row()}"
    if not _reachable(view, place):
        return f"{told} is out of sight at {place.getRect()}"
    if " ".join(str(text).split()) in " ".join(str(index.data(Role.ToolTipRole)).split()):
        return ""
    needed, room = _needed(view, index, str(text), place)
    if needed.width() > room.width() or needed.height() > room.height():
        return f"{told} has {room.toTuple()}, needs {needed.toTuple()}"
    return ""


def _reachable(view: QAbstractItemView, place: QRect) -> bool:
    """Whether a cell lies in the view, or can be scrolled into it."""
    seen = view.viewport().rect()
    across = view.horizontalScrollBarPolicy() != OFF or (
        place.left() >= seen.left() and place.right() <= seen.right()
    )
    down = view.verticalScrollBarPolicy() != OFF or (
        place.top() >= seen.top() and place.bottom() <= seen.bottom()
    )
    # A view that shows less than one row shows nothing, however it scrolls. To ask for the size
    # of a row takes long.
    high = seen.height()
    return across and down and (high >= place.height() or high >= view.sizeHintForRow(0))


def _needed(
    view: QListView | QTableView, index: QModelIndex, text: str, place: QRect
) -> tuple[QSize, QSize]:
    """What a text needs, and what there is for it."""
    font = index.data(Role.FontRole)
    metrics = QFontMetrics(font) if isinstance(font, QFont) else view.fontMetrics()
    style = view.style()
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
    room = place.size() - QSize(2 * margin, 0)
    picture = index.data(Role.DecorationRole)
    if isinstance(picture, QIcon):
        room -= QSize(view.iconSize().width() + 2 * margin, 0)
    if view.wordWrap():
        within = QRect(0, 0, max(room.width(), 1), LONG)
        flags = Qt.TextFlag.TextWordWrap.value
        return metrics.boundingRect(within, flags, text).size(), room
    lines = text.split("\n")
    width = max(metrics.horizontalAdvance(line) for line in lines)
    return QSize(width, metrics.height() * len(lines)), room


def _headings(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        if header.isSectionHidden(section) or header.orientation() is Qt.Orientation.Vertical:
            continue
        text = header.model().headerData(section, header.orientation(), Role.DisplayRole)
        lines = str(text or "").split("\n")
        wanted = max(map(header.fontMetrics().horizontalAdvance, lines))
        if wanted > header.sectionSize(section):
            yield f"heading {text!r} has {header.sectionSize(section)}, needs {wanted}"
