"""Tables of texts in the dialogs of an event: looked at, filtered, copied."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView

from goref.qt.widgets.even_header import EvenHeader, quiet_corner
from goref.qt.widgets.plain_table import PlainTable

AROUND = 18
"""Pixels around a text in its column."""
WIDEST = 360


class Grid(PlainTable):
    """Rows of texts, any of which are chosen; Ctrl+C copies them."""

    def __init__(self, name: str, called: str, model: QAbstractItemModel) -> None:
        super().__init__(name, called, model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(True)
        self.setHorizontalHeader(EvenHeader(self))
        quiet_corner(self)

    def fit(self, texts: Iterable[Iterable[str]]) -> None:
        """Make every column as wide as its texts need, up to a width."""
        self.widen(texts, beside=AROUND, most=WIDEST)

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
