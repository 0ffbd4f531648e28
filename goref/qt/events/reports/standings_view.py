"""The standings of an event, every round of every player in its row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from goref.core.base.numbers import mixed
from goref.core.event.event import Event
from goref.core.event.standings import Standing, standings
from goref.core.words.event.events import TERMS
from goref.io.event.formats.html import cell_text
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.grid import Grid, tsv
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import ScrolledText
from goref.qt.work.work import Work

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
ROOM, LEAST = (980, 640), (600, 420)
BEFORE = ("place", "name", "rank", "club")
AFTER = ("points", "sos", "sosos", "sodos")


@dataclass(frozen=True)
class Sheet:
    """The standings as they are shown.

    Attributes:
        rows: what the rows are of.
        heads: the headings.
        cells: the texts, by row.
    """

    rows: tuple[Standing, ...] = ()
    heads: tuple[str, ...] = ()
    cells: tuple[tuple[str, ...], ...] = ()


def sheet(event: Event, rounds: int, language: str) -> Sheet:
    """How they stand after so many rounds."""
    rows = standings(event, rounds)
    heads = (
        *(TERMS[key].in_(language) for key in BEFORE),
        *(str(number) for number in range(1, rounds + 1)),
        *(TERMS[key].in_(language) for key in AFTER),
    )
    return Sheet(rows, heads, tuple(_texts(row, language) for row in rows))


def _texts(row: Standing, language: str) -> tuple[str, ...]:
    # Opponents are named by their rows; where a place is shared, it stands in brackets.
    first = str(row.row) if row.place == row.row else f"({row.row})"
    return (
        first,
        row.player.name,
        row.player.rank,
        row.player.club,
        *(cell_text(cell, language) for cell in row.cells),
        *(mixed(score) for score in (row.points, row.sos, row.sosos, row.sodos)),
    )


class StandingsModel(QAbstractTableModel):
    """A row for every player, the best first.

    Attributes:
        sheet: what is shown.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = Sheet()

    def show_sheet(self, sheet: Sheet) -> None:
        """Show these standings in place of others."""
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def columns(self) -> list[list[str]]:
        """All texts, by column."""
        return [list(column) for column in zip(*self.sheet.cells, strict=True)]

    # Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.sheet.cells)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.sheet.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return self.sheet.heads[section]
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        text = self.sheet.cells[index.row()][index.column()]
        match role:
            case Role.DisplayRole:
                return text
            case Role.ToolTipRole:
                return self._played(index) or text or None
            case Role.TextAlignmentRole if self._is_number(index.column()):
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _is_number(self, column: int) -> bool:
        return column == 0 or column >= len(self.sheet.heads) - len(AFTER)

    def _played(self, index: Index) -> str:
        """Whom a player met in the round of a cell; empty where there was no game."""
        at = index.column() - len(BEFORE)
        cells = self.sheet.rows[index.row()].cells
        if not 0 <= at < len(cells) or not cells[at].row:
            return ""
        opponent = self.sheet.rows[cells[at].row - 1].player.name
        return f"{self.sheet.cells[index.row()][index.column()]}  {opponent}"


class StandingsDialog(QDialog):
    """The table, after how many rounds, and what its signs mean."""

    def __init__(self, parent: QWidget | None, event: Event, language: str) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(f"{TERMS['standings'].in_(language)} – {event.info.name}")
        DialogRoom(self, ROOM, LEAST)
        self._event, self._language = event, language
        self.model = StandingsModel(self)
        self.table = Grid("standings-table", TERMS["standings"].in_(language))
        self.table.setModel(self.model)
        self.round = QSpinBox()
        self.round.setObjectName("standings-round")
        self.round.setAccessibleName(self.tr("After round"))
        self.round.setRange(min(1, event.rounds), event.rounds)
        self.round.setValue(event.rounds)
        self.round.setMinimumHeight(TARGET)
        caption = QLabel(self.tr("After &round:"))
        caption.setBuddy(self.round)
        left = sum(table.result is None for table in event.tables)
        self.left = QLabel(TERMS["open"].in_(language).format(count=left) if left else "")
        self.explained = ScrolledText("standings-explained", self)
        nobody = TERMS["nobody"].in_(language)
        self.explained.set_text(TERMS["explained"].in_(language) if event.players else nobody)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = buttons.addButton(
            self.tr("C&opy as a table"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.close_button = buttons.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setDefault(True)
        for button in (self.copy_button, self.close_button):
            button.setMinimumHeight(TARGET)
        top = QHBoxLayout()
        top.addWidget(caption)
        top.addWidget(self.round)
        top.addSpacing(16)
        top.addWidget(self.left)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self.explained)
        column.addWidget(buttons)
        self.work = Work(self)
        self.round.valueChanged.connect(self._look)
        self.copy_button.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        self._look()
        self.table.setFocus()

    def _look(self) -> None:
        event, rounds, language = self._event, self.round.value(), self._language
        self.work.start(lambda task: sheet(event, rounds, language), self._show)

    def _show(self, found: Sheet) -> None:
        self.model.show_sheet(found)
        self.table.widen(self.model.columns())
        if found.rows:
            self.table.selectRow(0)

    def _copy(self) -> None:
        rows = range(self.model.rowCount())
        QGuiApplication.clipboard().setText(tsv(self.model, rows, headings=True))

    def done(self, result: int) -> None:
        self.work.stop()
        super().done(result)


def show_standings(parent: QWidget | None, event: Event, language: str) -> None:
    """Show the standings of an event."""
    dialog = StandingsDialog(parent, event, language)
    dialog.exec()
    dialog.deleteLater()
