"""The rows of the list of moves. Cells are computed when they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QPainter, QPixmap

from goref.app.board import signs
from goref.app.board.shapes import Cell
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.case.facts import read_passes
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Statement
from goref.core.game.replay import Moment
from goref.core.rulesets.table import ruleset
from goref.core.texts.findings import say
from goref.core.texts.stopping.stopping import saying
from goref.core.texts.terms import SIDES, term
from goref.qt.board.marks import draw
from goref.qt.look.theme import BoardTheme
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.rows_model import RowsModel, TableColumn

STONE = 16
"""The size of a stone's icon, in logical pixels."""


Column = IntEnum("Column", "NUMBER COLOUR POINT CAPTURED REMARK", start=0)
"""The columns of the list, from left to right."""
ACTS = {
    ActKind.PASS: QT_TRANSLATE_NOOP("moves", "pass"),
    ActKind.PASS_STONE: QT_TRANSLATE_NOOP("moves", "pass stone"),
    ActKind.GIVE_UP: QT_TRANSLATE_NOOP("moves", "give-up"),
}
REFUSALS = {
    "illegal-off-board": QT_TRANSLATE_NOOP("moves", "illegal: off the board"),
    "illegal-occupied": QT_TRANSLATE_NOOP("moves", "illegal: point occupied"),
    "illegal-suicide": QT_TRANSLATE_NOOP("moves", "illegal: suicide"),
    "illegal-ko": QT_TRANSLATE_NOOP("moves", "illegal: ko retaken at once"),
    "illegal-repeats": QT_TRANSLATE_NOOP("moves", "illegal: position repeated"),
}
START = QT_TRANSLATE_NOOP("moves", "start")
SETUP = QT_TRANSLATE_NOOP("moves", "setup")
VOID = QT_TRANSLATE_NOOP("moves", "void")
NOT_PLAYED = QT_TRANSLATE_NOOP("moves", "not played")
SETTLING = QT_TRANSLATE_NOOP("moves", "settling")


def word(source: str) -> str:
    """Translates one of this module's texts into the language of the interface."""
    return QCoreApplication.translate("moves", source)


class MoveModel(RowsModel[int]):
    """The model of the list of moves. It has a row for each moment; the values are their
    indices.
    """

    def __init__(
        self, language: Language, theme: BoardTheme, parent: QObject | None = None
    ) -> None:
        super().__init__(self._make_columns(), "moves", parent)
        self._language = language
        self._board: Grid | None = None
        self._moments: Sequence[Moment] = ()
        self._kinds: list[ActKind] = []
        self._odd: dict[int, list[Finding]] = {}
        self._void_reasons: dict[int, str] = {}
        self._shown: tuple[object, ...] = ()
        self._icons = {colour: stone(colour, theme) for colour in COLOURS}

    def show_record(self, case: Case, findings: Iterable[Finding], board: Grid) -> None:
        """Shows a record. Does nothing if nothing has changed."""
        told = tuple(f for f in findings if f.move is not None)
        reasons = dict(case.void_reasons)
        shown = (case.record, case.voided, reasons, case.rules, told, board)
        if shown == self._shown:
            return
        self._shown, self._board = shown, board
        self._moments = case.moments
        self._void_reasons = reasons
        self._kinds = read_passes(case.record.acts, ruleset(case.rules).passes)
        self._odd = {}
        for finding in told:
            if finding.move is not None:
                self._odd.setdefault(finding.move, []).append(finding)
        self.show_rows(range(len(self._moments)))

    def act(self, row: int) -> tuple[int | None, bool]:
        """Returns (number of a row's move from 1, or None if it is no move; True if it is
        void).
        """
        if not 0 <= row < len(self._moments):
            return None, False
        moment = self._moments[row]
        return (moment.number if isinstance(moment.entry, Act) else None), moment.voided

    def widest(self, column: Column) -> list[str]:
        """Returns texts for which a column must be wide enough; [] if the column needs none."""
        if column is Column.COLOUR:
            return [f"{term(SIDES, c.letter, self._language)}MM" for c in COLOURS]
        if column is Column.POINT:
            return [*(word(text) for text in ACTS.values()), word(START), word(SETUP)]
        return []

    # The texts of the columns

    def _make_columns(self) -> tuple[TableColumn[int], ...]:
        return (
            self._column(QT_TRANSLATE_NOOP("moves", "No."), self._number, number=True),
            self._column(QT_TRANSLATE_NOOP("moves", "Side"), self._side, icon=self._icon),
            self._column(QT_TRANSLATE_NOOP("moves", "Point"), self._what),
            self._column(QT_TRANSLATE_NOOP("moves", "Taken"), self._taken, number=True),
            TableColumn(
                QT_TRANSLATE_NOOP("moves", "Remark"),
                lambda row: ", ".join(self._remarks(self._moments[row])),
                tip=lambda row: self._sentences(self._moments[row]),
                font=self._remark_font,
            ),
        )

    def _column(
        self,
        title: str,
        text: Callable[[int], str],
        *,
        number: bool = False,
        icon: Callable[[int], QIcon | None] = lambda _: None,
    ) -> TableColumn[int]:
        """Returns a column without tooltips. Its texts are struck out for void moves."""
        return TableColumn(
            title, text, lambda _: "", number=number, icon=icon, font=self._void_font
        )

    def _void_font(self, row: int) -> QFont | None:
        if not self._moments[row].voided:
            return None
        font = QFont()
        font.setStrikeOut(True)
        return font

    def _remark_font(self, row: int) -> QFont | None:
        moment = self._moments[row]
        if not moment.voided and not self._is_odd(moment):
            return None
        font = QFont()
        font.setBold(not moment.voided)
        return font

    def _number(self, row: int) -> str:
        moment = self._moments[row]
        return str(moment.number) if isinstance(moment.entry, Act) else ""

    def _side(self, row: int) -> str:
        entry = self._moments[row].entry
        if not isinstance(entry, Act):
            return ""
        return term(SIDES, entry.colour.letter, self._language)

    def _icon(self, row: int) -> QIcon | None:
        entry = self._moments[row].entry
        return self._icons[entry.colour] if isinstance(entry, Act) else None

    def _what(self, row: int) -> str:
        moment = self._moments[row]
        entry = moment.entry
        if entry is None:
            return word(START)
        if isinstance(entry, Statement):
            return saying(entry.said, entry.colour, self._language)
        if not isinstance(entry, Act):
            return word(SETUP)
        kind = self._kinds[moment.number - 1]
        if kind is not ActKind.PLAY:
            return word(ACTS[kind])
        if entry.point is None or self._board is None:
            return entry.written or "?"
        return self._board.name(entry.point)

    def _taken(self, row: int) -> str:
        """Returns how many stones a move captured, its own included, as text; "" for none."""
        if not row:
            return ""
        before, now = self._moments[row - 1].captured, self._moments[row].captured
        taken = sum(now) - sum(before)
        return str(taken) if taken else ""

    def _remarks(self, moment: Moment) -> list[str]:
        entry = moment.entry
        if not isinstance(entry, Act):
            return []
        found = []
        if moment.voided:
            reason = self._void_reasons.get(moment.number, "")
            found.append(f"{word(VOID)} — {reason}" if reason else word(VOID))
        illegal = [
            word(REFUSALS[finding.code])
            for finding in self._odd.get(moment.number, ())
            if finding.code in REFUSALS
        ]
        found += illegal
        if moment.impossible and not illegal:
            found.append(word(NOT_PLAYED))
        if entry.settling:
            found.append(word(SETTLING))
        return found

    def _is_odd(self, moment: Moment) -> bool:
        """Returns whether a move is illegal or impossible."""
        if not isinstance(moment.entry, Act):
            return False
        odd = self._odd.get(moment.number, ())
        return moment.impossible or any(f.code in REFUSALS for f in odd)

    def _sentences(self, moment: Moment) -> str:
        """Returns the findings about a move as sentences, a line each."""
        if self._board is None or not isinstance(moment.entry, Act):
            return ""
        odd = self._odd.get(moment.number, ())
        return "\n".join(say(finding, self._board, self._language) for finding in odd)


def stone(colour: Colour, theme: BoardTheme, size: int = STONE, dpr: int = 2) -> QIcon:
    """Returns an icon of a stone, which looks the same in a selected row.

    Args:
        size: the width in logical pixels.
    """
    picture = QPixmap(QSize(size, size) * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(size / 2, size / 2)
    draw(p, signs.stone(Cell(size * dpr, dpr, 1), theme, colour))
    p.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
