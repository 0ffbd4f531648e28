"""The panel with the selected table: players, warnings, a small board, what is open,
buttons.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from goref.app.board.shapes import Cell
from goref.app.event.glance import Glance
from goref.app.sheet.final_board import FinalBoard
from goref.core.base.colour import COLOURS
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import Event, Table
from goref.core.event.margins import komi_paid
from goref.core.rulesets.table import ruleset
from goref.core.texts.details import komi_text
from goref.core.texts.incidents.telling import warning_lines
from goref.core.texts.terms import side_name
from goref.qt.board.painter import BoardPainter, layout_of
from goref.qt.board.vessel_painter import stone_picture
from goref.qt.board.view import BoardView
from goref.qt.look.metrics import GAP, HEADING, SMALL, SPACE
from goref.qt.look.style import roles
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import in_column, in_row, scrolling
from goref.qt.widgets.wrapping import WrappingRow, embolden, plain_label, tell, wrapped

LEAST_BOARD, BOARD = 120, 256
"""The smallest and the largest side of the small board, in logical pixels."""
SIDES = {
    "black": COLOURS[0],
    "white": COLOURS[1],
}


class SmallBoard(QWidget):
    """The final position of a table's case; hidden if unknown."""

    def __init__(self, theme: BoardTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("event-table-board")
        self._painter = BoardPainter(theme)
        self._view: BoardView | None = None
        self.setMinimumHeight(LEAST_BOARD)
        self.setMaximumHeight(BOARD)

    def show_board(self, board: FinalBoard | None) -> None:
        """Shows a final position; None hides the board."""
        self.setVisible(board is not None)
        if board is not None:
            self._view = BoardView(
                board.position,
                dead=board.dead,
                seki=board.seki,
                disputed=board.disputed,
                last=board.last,
                coordinates=False,
                lids=False,
            )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(BOARD, LEAST_BOARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        side = min(self.width(), self.height())
        painter = QPainter(self)
        layout = layout_of(self._view, side, side, self.devicePixelRatioF())
        self._painter.paint(painter, self._view, layout)
        painter.end()


class TablePanel(QWidget):
    """A panel that shows the selected table. It changes nothing.

    Attributes:
        detail: the lines about state, case, reason and note.
        acts: the row for the buttons.
    """

    def __init__(self, theme: BoardTheme, language: Language) -> None:
        super().__init__()
        self.setObjectName("event-table-panel")
        self._language, self._theme = language, theme
        inner = QWidget()
        self.title = wrapped("event-table-title", inner, size=HEADING, bold=True)
        self.terms = _second(wrapped("event-table-terms", inner, copied=True))
        self.names: dict[str, QLabel] = {}
        self.warnings: dict[str, QLabel] = {}
        people = [part for key in SIDES for part in self._player(key, inner)]
        self.board = SmallBoard(theme, inner)
        self.detail = wrapped("event-detail", inner, copied=True)
        self.acts = WrappingRow(self)
        fixed = (self.title, self.terms, *people, self.board, self.detail)
        column = in_column(*fixed, None, inside=inner, gap=SPACE)
        column.setStretchFactor(self.board, 100)  # up to its greatest height
        area = scrolling(inner, self, "event-table-area")
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        in_column(area, self.acts, inside=self, gap=SPACE, grows=area)

    def _player(self, key: str, inner: QWidget) -> Sequence[QWidget]:
        sign = plain_label(parent=inner)
        ratio = self.devicePixelRatioF()
        size = self.fontMetrics().ascent() + 2
        cell = Cell(max(round(size * ratio), 2), ratio, 1)
        sign.setPixmap(stone_picture(cell, self._theme, SIDES[key]))
        sign.setAccessibleName(side_name(SIDES[key], self._language))
        sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        name = self.names[key] = wrapped(f"event-table-{key}", inner, copied=True)
        embolden(name)
        told = self.warnings[key] = wrapped(f"event-table-{key}-warnings", inner, copied=True)
        embolden(told, SMALL, bold=False)
        row = QWidget(inner)
        in_row(sign, in_column(name, told, gap=GAP), inside=row, gap=SPACE)
        return (row,)

    def show_table(
        self, event: Event, table: Table | None, glance: Glance | None, detail: str
    ) -> None:
        """Shows a table, with the board of its summary and the lines ``detail``. None hides the
        panel.
        """
        self.setVisible(table is not None)
        if table is None:
            return
        language = self._language
        told = self.tr("Table {table}")
        self.title.setText(formatted(told, table=table.place))
        self.terms.setText(_terms(event, table, language))
        for key, player in (("black", table.black), ("white", table.white)):
            person = event.by_id[player]
            self.names[key].setText(f"{person.name} {person.rank}".strip())
            told = "\n".join(warning_lines(event, player, language))
            _colour(self.warnings[key], roles().warning if told else roles().second)
            self.warnings[key].setText(told or self.tr("no warnings"))
        self.board.show_board(glance.board if glance is not None else None)
        tell(self.detail, detail)


def _terms(event: Event, table: Table, language: Language) -> str:
    """Returns rule set, komi, handicap and board size of a table in one line."""
    rules = ruleset(event.info.rules)
    lines = event.lines(table)
    handicap = f"H{table.handicap}" if table.handicap else ""
    komi = komi_text(komi_paid(event, table), rules.unit, language)
    name = rules.name.in_(language)
    return " · ".join(filter(None, (name, komi, handicap, f"{lines}×{lines}")))


def _second(label: QLabel) -> QLabel:
    embolden(label, SMALL, bold=False)
    _colour(label, roles().second)
    return label


def _colour(label: QLabel, ink: str) -> None:
    shades = label.palette()
    shades.setColor(QPalette.ColorRole.WindowText, ink)
    label.setPalette(shades)
