"""A table of texts that one looks at: its rows are chosen, its cells are not."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from goref.qt.widgets.metrics import AIR


class PlainTable(QTableView):
    """Rows without a grid, one of which is chosen; Tab leaves it."""

    def __init__(
        self,
        name: str,
        called: str,
        model: QAbstractItemModel | None = None,
        parent: QWidget | None = None,
        *,
        air: int = AIR,
    ) -> None:
        """Args:
        name, called: its object's and its accessible name.
        air: what a row is higher than its text, in logical pixels.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(called)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + air)

    def widen(
        self, texts: Iterable[Iterable[str]], *, beside: int = 0, most: int = 1 << 20
    ) -> None:
        """Make every column as wide as its heading and its texts need.

        Args:
            texts: what each has to have room for, from the left.
            beside: pixels beside a text.
            most: the pixels that a column gets for its texts at most.
        """
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        for column, column_texts in enumerate(texts):
            wide = max((metrics.horizontalAdvance(t) for t in set(column_texts)), default=0)
            wide = min(wide + beside, most)
            header.resizeSection(column, max(wide, header.sectionSizeHint(column)))
