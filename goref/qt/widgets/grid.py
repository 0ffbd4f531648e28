"""Tables of texts in the dialogs of an event: looked at, filtered, copied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from goref.qt.widgets.even_header import EvenHeader, quiet_corner

AIR = 18
"""Pixels around a text in its column."""
WIDEST = 360


class Grid(QTableView):
    """Rows of texts; Ctrl+C copies those selected, Tab leaves it."""

    def __init__(self, name: str, called: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(called)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalHeader(EvenHeader(self))
        quiet_corner(self)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 8)

    def widen(self, texts: Sequence[Iterable[str]]) -> None:
        """Make every column as wide as its texts need, up to a width."""
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        for column, column_texts in enumerate(texts):
            wide = max((metrics.horizontalAdvance(t) for t in set(column_texts)), default=0)
            wide = min(wide + AIR, WIDEST)
            header.resizeSection(column, max(wide, header.sectionSizeHint(column)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
            QGuiApplication.clipboard().setText(tsv(self.model(), chosen))
            return
        super().keyPressEvent(event)


def tsv(model: QAbstractItemModel, rows: Iterable[int], *, headings: bool = False) -> str:
    """Rows of a model as lines, their cells parted by tabs."""
    columns = range(model.columnCount())
    across = Qt.Orientation.Horizontal
    lines = []
    if headings:
        lines.append([model.headerData(column, across) for column in columns])
    lines += [[model.index(row, column).data() for column in columns] for row in rows]
    return "\n".join(
        "\t".join(" ".join(str(cell or "").split()) for cell in line) for line in lines
    )
