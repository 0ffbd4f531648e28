"""The standings of an event: a row for each player, with a cell for each round."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QWidget,
)

from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.event.event import Event
from goref.core.event.standings import standings
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.placing import explained
from goref.core.texts.event.wall_list import BEFORE, PageTable, standings_table
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, caption
from goref.qt.widgets.rows_model import RowsModel, TableColumn
from goref.qt.widgets.tables import TextGrid
from goref.qt.widgets.wrapping import ScrolledText, plain_label
from goref.qt.work.work import Work

ROOM, LEAST = (980, 640), (600, 420)


@frozen
class Sheet:
    """The texts of the standings.

    Attributes:
        table: the headings and cells.
        met: for each cell of each row, the opponent's name; "" for a cell without opponent.
        told: an explanation of the criteria and marks.
    """

    table: PageTable
    met: tuple[tuple[str, ...], ...]
    told: str

    def columns(self) -> list[TableColumn[int]]:
        """Returns the columns for a table widget whose rows are row numbers, from 0."""
        return [self._column(at) for at in range(len(self.table.heads))]

    def _column(self, at: int) -> TableColumn[int]:
        table = self.table

        def tip(row: int) -> str:
            text, met = table.rows[row][at], self.met[row][at]
            return f"{text}  {met}" if met else text

        number = at in table.numbers
        return TableColumn(table.heads[at], lambda row: table.rows[row][at], tip, number=number)


def sheet(event: Event, rounds: int, language: Language) -> Sheet:
    """Returns the standings after the first ``rounds`` rounds."""
    found = standings(event, rounds)
    names = {row.row: row.player.name for row in found.rows}
    before, after = [""] * len(BEFORE), [""] * len(found.criteria)
    met = (
        (*before, *(names.get(cell.row, "") for cell in row.cells), *after)
        for row in found.rows
    )
    told = LANGUAGES[language].gap.join(explained(found, event.info.placement, language))
    return Sheet(standings_table(found, language), tuple(met), told)


class StandingsDialog(StackedDialog):
    """A dialog with the standings, a choice of the round, and an explanation of the marks."""

    def __init__(self, parent: QWidget | None, event: Event, language: Language) -> None:
        super().__init__(parent, "", ROOM, LEAST)
        self.setWindowTitle(f"{TERMS['standings'].in_(language)} – {event.info.name}")
        self._event, self._language = event, language
        self.model = RowsModel[int]((), parent=self)
        self.table = TextGrid("standings-table", TERMS["standings"].in_(language), self.model)
        self.round = named(NumberBox(), "standings-round", self.tr("After round"))
        self.round.setRange(min(1, event.paired), event.paired)
        self.round.setValue(event.paired)
        self.round.setMinimumHeight(TARGET)
        left = sum(table.result is None for table in event.tables)
        self.left = plain_label(TERMS["open"].in_(language, count=left) if left else "")
        self.explained = ScrolledText("standings-explained", self)
        self.put_buttons(Standard.Close)
        copy, role = self.tr("C&opy as a table"), ButtonRole.ActionRole
        self.copy_button = self.put_button(copy, role, act=self.table.copy_all)
        self.close_button = self.buttons.button(Standard.Close)
        self.close_button.setDefault(True)
        top = in_row(caption(self.tr("After &round:"), self.round), self.round)
        top.addSpacing(16)
        top.addWidget(self.left)
        top.addStretch(1)
        self.stack(
            top, Remark(self.round), self.table, self.explained, self.buttons, grows=self.table
        )
        self.work = Work(self)
        self.finished.connect(self.work.stop)
        self.round.valueChanged.connect(self._look)
        self._look()
        self.table.setFocus()

    def _look(self) -> None:
        event, rounds, language = self._event, self.round.value(), self._language
        self.work.start(lambda task: sheet(event, rounds, language), self._show)

    def _show(self, found: Sheet) -> None:
        nobody = TERMS["nobody"].in_(self._language)
        self.explained.set_text(found.told if found.table.rows else nobody)
        self._column.activate()  # lay out before the next paint: the text is longer
        self.model.show_rows(range(len(found.table.rows)), found.columns())
        if found.table.rows:
            self.table.fit(self.model.texts())
            self.table.selectRow(0)
