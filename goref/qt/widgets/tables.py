"""Tables of texts: looked at, gone through row by row, copied."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QTableView,
    QWidget,
)

from goref.qt.widgets.metrics import AIR

Action = QAbstractItemView.CursorAction
ENDS = (Action.MoveHome, Action.MoveEnd)
SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
AROUND = 18
"""Pixels around a text in its column."""
WIDEST = 360


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


class RowsTable(PlainTable):
    """Home and End go to the first and last row; only Left and Right scroll sideways.

    Signals:
        resized: there is more or less room for the columns.
    """

    resized = Signal()
    _goes_sideways = False

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        here, model = self.currentIndex(), self.model()
        if action in ENDS and here.isValid():
            row = 0 if action is Action.MoveHome else model.rowCount() - 1
            return model.index(row, here.column())
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._goes_sideways = event.key() in SIDEWAYS
        super().keyPressEvent(event)
        self._goes_sideways = False

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if not self._goes_sideways:
            bar.setValue(before)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class EvenHeader(QHeaderView):
    """Headings whose rest has the ground of the headings.

    The style fills it with what it takes for the window's colour: in high contrast that is
    the ink that frames are made of.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rest = self.viewport().rect()
        rest.setLeft(self.length() - self.offset())
        if rest.width() > 0:
            painter = QPainter(self.viewport())
            painter.fillRect(rest, self.palette().button())
            painter.end()


def quiet_corner(area: QAbstractScrollArea) -> None:
    """In high contrast leave the ground as it is between two scroll bars.

    The style fills it with ink, too. Elsewhere it does no harm, and a bar alone is longer.
    """
    plain = QApplication.palette()
    if plain.color(QPalette.ColorRole.Window) == plain.color(QPalette.ColorRole.Base):
        area.setCornerWidget(QWidget(area))


class TextGrid(PlainTable):
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
