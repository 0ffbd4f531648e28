"""Read-only tables of texts, whose rows can be selected and copied."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
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
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from goref.io.text.cells import harmless
from goref.qt.look.metrics import AIR
from goref.qt.widgets.boxes import named

Action = QAbstractItemView.CursorAction
Fit = QHeaderView.ResizeMode
ENDS = (Action.MoveHome, Action.MoveEnd)
SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
AROUND = 18
"""A column is this many pixels wider than its text."""
WIDEST = 360


class PlainTable(QTableView):
    """A read-only table without grid lines. One row can be selected; Tab leaves the table."""

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
        name, called: the object name and the accessible name of the table.
        air: a row is this many logical pixels higher than its text.
        """
        super().__init__(parent)
        self.setModel(model)
        _only_looked_at(self, name, called, air)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def widen(
        self, texts: Iterable[Iterable[str]], *, beside: int = 0, most: int = 1 << 20
    ) -> None:
        """Makes each column as wide as its heading and its texts.

        Args:
            texts: for each column, the texts that must fit.
            beside: pixels to add to the width of a text.
            most: the largest width of a column in pixels; headings are never cut.
        """
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        for column, column_texts in enumerate(texts):
            wide = max((metrics.horizontalAdvance(t) for t in set(column_texts)), default=0)
            wide = min(wide + beside, most)
            header.resizeSection(column, max(wide, header.sectionSizeHint(column)))


class RowsTable(PlainTable):
    """A table in which Home and End select the first and last row. Only Left and Right scroll
    sideways.

    Signals:
        resized: the width of the table has changed.
    """

    takes_enter = False

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
    """A header whose background continues to the right of the last heading.

    Qt's style would fill that space with the colour of frames in the high contrast theme.
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
    """Gives the corner between two scroll bars the background colour, in the high contrast
    theme.

    Qt's style would fill it with the colour of frames. Other themes do not need that, and a
    single scroll bar is longer without it.
    """
    plain = QApplication.palette()
    if plain.color(QPalette.ColorRole.Window) == plain.color(QPalette.ColorRole.Base):
        area.setCornerWidget(QWidget(area))


class TextGrid(PlainTable):
    """A table of texts in which several rows can be selected; Ctrl+C copies them."""

    def __init__(self, name: str, called: str, model: QAbstractItemModel) -> None:
        super().__init__(name, called, model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(True)
        self.setHorizontalHeader(EvenHeader(self))
        quiet_corner(self)

    def fit(self, texts: Iterable[Iterable[str]]) -> None:
        """Makes each column as wide as its texts, at most :data:`WIDEST` pixels. Headings are
        never cut.
        """
        self.widen(texts, beside=AROUND, most=WIDEST)

    def copy_all(self) -> None:
        """Copies all rows of the table, below a line with the headings."""
        rows = range(self.model().rowCount())
        QGuiApplication.clipboard().setText(tsv(self.model(), rows, headings=True))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
            QGuiApplication.clipboard().setText(tsv(self.model(), chosen))
            return
        super().keyPressEvent(event)


class FiguresTable(QTableWidget):
    """A table with a name and figures in each row. One row can be selected; Tab leaves the
    table.
    """

    def __init__(
        self,
        name: str,
        called: str,
        headings: Sequence[str],
        *,
        wide: int = 0,
        fits: bool = True,
        right: Container[int] | None = None,
    ) -> None:
        """Args:
        name, called: the object name and the accessible name of the table.
        wide: the index of the column that gets the remaining width, from 0.
        fits: True to make the other columns as wide as their content.
        right: the indices of columns aligned at the right; None for all but the first.
        """
        super().__init__(0, len(headings))
        _only_looked_at(self, name, called, AIR)
        self._right = range(1, len(headings)) if right is None else right
        self.setHorizontalHeaderLabels(headings)
        header = self.horizontalHeader()
        if fits:
            header.setSectionResizeMode(Fit.ResizeToContents)
        header.setSectionResizeMode(wide, Fit.Stretch)

    def show_texts(self, rows: Sequence[Sequence[str]], bold: Container[int] = ()) -> None:
        """Replaces the rows. Emits no signals, and keeps the selection if that row still
        exists.

        Args:
            bold: the indices of rows in bold type, from 0.
        """
        before = self.currentRow()
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for row, texts in enumerate(rows):
                self.put_texts(row, texts, bold=row in bold)
            if before >= len(rows):
                self.setCurrentCell(-1, -1)

    def put_texts(self, row: int, texts: Sequence[str], *, bold: bool = False) -> None:
        """Replaces the texts of an existing row."""
        strong = QFont(self.font())
        strong.setBold(True)
        for column, text in enumerate(texts):
            item = self.item(row, column)
            if item is None:
                item = QTableWidgetItem()
                side = Qt.AlignmentFlag.AlignLeft
                if column in self._right:
                    side = Qt.AlignmentFlag.AlignRight
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
            item.setText(text)
            item.setData(Qt.ItemDataRole.FontRole, strong if bold else None)


def _only_looked_at(table: QTableView, name: str, called: str, air: int) -> None:
    """Makes a table read-only: whole rows are selected, and Tab leaves it."""
    named(table, name, called)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    rows = table.verticalHeader()
    rows.hide()
    rows.setDefaultSectionSize(table.fontMetrics().height() + air)


def tsv(model: QAbstractItemModel, rows: Iterable[int], *, headings: bool = False) -> str:
    """Returns rows of a model as text, with tabs between cells.

    Cells that a spreadsheet would run as a formula are made harmless.
    """
    columns = range(model.columnCount())
    across = Qt.Orientation.Horizontal
    lines = []
    if headings:
        lines.append([model.headerData(column, across) for column in columns])
    lines += [[model.index(row, column).data() for column in columns] for row in rows]
    return "\n".join(
        "\t".join(harmless(" ".join(str(cell or "").split())) for cell in line)
        for line in lines
    )
