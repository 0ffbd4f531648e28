"""The rows of the move list, worked out as they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QIcon, QPainter, QPixmap

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.case.facts import read_passes
from goref.core.game.record import Act, ActKind, Word
from goref.core.game.replay import Moment
from goref.core.rulesets.table import ruleset
from goref.core.words.findings.speak import say
from goref.core.words.stopping.stopping import saying
from goref.core.words.terms import SIDES, term
from goref.qt.board import marks
from goref.qt.board.layout import Cell
from goref.qt.look.theme import BoardTheme
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
STONE = 16
"""Side of a stone's sign in logical pixels."""


class Column(IntEnum):
    """The columns of the list, from the left."""

    NUMBER = 0
    COLOUR = 1
    POINT = 2
    CAPTURED = 3
    REMARK = 4


HEADERS = {
    Column.NUMBER: QT_TRANSLATE_NOOP("moves", "No."),
    Column.COLOUR: QT_TRANSLATE_NOOP("moves", "Side"),
    Column.POINT: QT_TRANSLATE_NOOP("moves", "Point"),
    Column.CAPTURED: QT_TRANSLATE_NOOP("moves", "Taken"),
    Column.REMARK: QT_TRANSLATE_NOOP("moves", "Remark"),
}
ACTS = {
    ActKind.PASS: QT_TRANSLATE_NOOP("moves", "pass"),
    ActKind.PASS_STONE: QT_TRANSLATE_NOOP("moves", "pass stone"),
    ActKind.GIVE_UP: QT_TRANSLATE_NOOP("moves", "give-up"),
}
REFUSALS = {
    "illegal-off-board": QT_TRANSLATE_NOOP("moves", "illegal: off the board"),
    "illegal-occupied": QT_TRANSLATE_NOOP("moves", "illegal: point occupied"),
    "illegal-suicide": QT_TRANSLATE_NOOP("moves", "illegal: suicide"),
    "illegal-ko": QT_TRANSLATE_NOOP("moves", "illegal: ko taken back at once"),
    "illegal-repeats": QT_TRANSLATE_NOOP("moves", "illegal: position repeated"),
}
START = QT_TRANSLATE_NOOP("moves", "start")
SETUP = QT_TRANSLATE_NOOP("moves", "setup")
VOID = QT_TRANSLATE_NOOP("moves", "void")
NOT_PLAYED = QT_TRANSLATE_NOOP("moves", "not played")
SETTLING = QT_TRANSLATE_NOOP("moves", "settling")


def word(source: str) -> str:
    """One of the texts above in the interface's language."""
    return QCoreApplication.translate("moves", source)


class MoveModel(QAbstractTableModel):
    """A row for every moment of a record, the start first: rows are moments' indices."""

    def __init__(self, language: str, theme: BoardTheme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._board: Grid | None = None
        self._moments: Sequence[Moment] = ()
        self._kinds: list[ActKind] = []
        self._odd: dict[int, list[Finding]] = {}
        self._void_reasons: dict[int, str] = {}
        self._shown: tuple[object, ...] = ()
        self._icons = {colour: stone(colour, theme) for colour in COLOURS}

    def show_record(self, case: Case, findings: Iterable[Finding], board: Grid) -> None:
        """Take a record; the rows are made anew only if something of it changed."""
        told = tuple(f for f in findings if f.move is not None)
        reasons = dict(case.void_reasons)
        shown = (case.record, case.voided, reasons, case.rules, told, board)
        if shown == self._shown:
            return
        self.beginResetModel()
        self._shown, self._board = shown, board
        self._moments = case.moments
        self._void_reasons = reasons
        self._kinds = read_passes(case.record.acts, ruleset(case.rules).passes)
        self._odd = {}
        for finding in told:
            if finding.move is not None:
                self._odd.setdefault(finding.move, []).append(finding)
        self.endResetModel()

    def set_theme(self, theme: BoardTheme) -> None:
        self._icons = {colour: stone(colour, theme) for colour in COLOURS}
        if self._moments:
            column = Column.COLOUR
            last = self.index(len(self._moments) - 1, column)
            self.dataChanged.emit(self.index(0, column), last, [Role.DecorationRole])

    def act(self, row: int) -> tuple[int | None, bool]:
        """The number of a row's move (None if it is none), and whether it is void."""
        if not 0 <= row < len(self._moments):
            return None, False
        moment = self._moments[row]
        return (moment.number if isinstance(moment.entry, Act) else None), moment.voided

    def widest(self, column: Column) -> list[str]:
        """Texts that a column must have room for."""
        if column is Column.COLOUR:
            return [f"{term(SIDES, c.letter, self._language)}MM" for c in COLOURS]
        if column is Column.POINT:
            return [*(word(text) for text in ACTS.values()), word(START), word(SETUP)]
        return []

    # Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._moments)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return word(HEADERS[Column(section)])
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row, column = index.row(), Column(index.column())
        remark = column is Column.REMARK
        moment = self._moments[row]
        match role:
            case Role.DisplayRole:
                return self._text(row, column)
            case Role.ToolTipRole if remark:
                return self._sentences(moment) or None
            case Role.DecorationRole if column is Column.COLOUR:
                entry = moment.entry
                return self._icons[entry.colour] if isinstance(entry, Act) else None
            case Role.TextAlignmentRole if column in (Column.NUMBER, Column.CAPTURED):
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Role.FontRole if moment.voided or (remark and self._is_odd(moment)):
                font = QFont()
                font.setStrikeOut(moment.voided and not remark)
                font.setBold(remark and not moment.voided)
                return font
        return None

    def _text(self, row: int, column: Column) -> str:
        moment = self._moments[row]
        entry = moment.entry
        match column:
            case Column.NUMBER:
                return str(moment.number) if isinstance(entry, Act) else ""
            case Column.COLOUR:
                if not isinstance(entry, Act):
                    return ""
                return term(SIDES, entry.colour.letter, self._language)
            case Column.POINT:
                return self._what(moment)
            case Column.CAPTURED:
                taken = self._taken(row)
                return str(taken) if taken else ""
            case Column.REMARK:
                return ", ".join(self._remarks(moment))

    def _what(self, moment: Moment) -> str:
        entry = moment.entry
        if entry is None:
            return word(START)
        if isinstance(entry, Word):
            return saying(entry.said, entry.colour, self._language)
        if not isinstance(entry, Act):
            return word(SETUP)
        kind = self._kinds[moment.number - 1]
        if kind is not ActKind.PLAY:
            return word(ACTS[kind])
        if entry.point is None or self._board is None:
            return entry.written or "?"
        return self._board.name(entry.point)

    def _taken(self, row: int) -> int:
        """Stones that a move took off the board, the player's own by suicide included."""
        if not row:
            return 0
        before, now = self._moments[row - 1].captured, self._moments[row].captured
        return sum(now) - sum(before)

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
        """Whether a move is not legal, or could not be played."""
        if not isinstance(moment.entry, Act):
            return False
        odd = self._odd.get(moment.number, ())
        return moment.impossible or any(f.code in REFUSALS for f in odd)

    def _sentences(self, moment: Moment) -> str:
        """What was found about a move, in full."""
        if self._board is None or not isinstance(moment.entry, Act):
            return ""
        odd = self._odd.get(moment.number, ())
        return "\n".join(say(finding, self._board, self._language) for finding in odd)


def stone(colour: Colour, theme: BoardTheme, size: int = STONE, dpr: int = 2) -> QIcon:
    """A stone's sign, the same on every ground and in a chosen row."""
    picture = QPixmap(QSize(size, size) * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(size / 2, size / 2)
    marks.stone(p, Cell(size * dpr, dpr, 1), theme, colour)
    p.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
