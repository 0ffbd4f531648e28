"""The header above the page: both players, rule set, komi and number of moves."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from goref.app.assessment import Assessment
from goref.app.questions.fact_sources import Source, komi_source
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.language import Language, Plural
from goref.core.base.particles import formatted
from goref.core.rulesets.table import ruleset
from goref.core.scoring.payments import komi_of
from goref.core.texts.details import komi_beside_record
from goref.core.texts.terms import JOINT
from goref.qt.frame.line_button import LineButton
from goref.qt.frame.player_row import ROW, PlayerRow
from goref.qt.look.metrics import SMALL, SPACE
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.wrapping import embolden, tell, tip, wrapped

MOVES = Plural("GameHeader", "{moves} move", "{moves} moves", "moves")
MANY = 888
"""Space is always kept for this number of moves, since it grows while a game is recorded."""


class _CaseLine(QLabel):
    """A label that keeps space for a longer text, so that nothing moves as the text grows."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        embolden(self, SMALL, bold=False)
        self._longest = self._whole = self._part = ""
        self._brief = False

    def tell(self, text: str, longest: str, brief: str) -> None:
        self._whole, self._longest, self._part = text, longest, brief
        self._show()

    def set_brief(self, on: bool) -> None:
        """If ``on``, shows only the facts that decide the result, and all facts in the tooltip.
        Else shows all.
        """
        self._brief = on
        self._show()

    def _show(self) -> None:
        self.setText(self._part if self._brief else self._whole)
        self.setToolTip(tip(self._whole if self._brief else ""))
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        wrap = Qt.TextFlag.TextWordWrap
        room = QRect(0, 0, max(width, 1), 10_000)
        longest = self._part if self._brief else self._longest
        kept = self.fontMetrics().boundingRect(room, wrap, longest).height()
        return max(super().heightForWidth(width), kept)


def _joined(name: str, *parts: str) -> str:
    """Joins the parts of a line. It wraps only between two parts, or inside a long name."""
    return JOINT.join([name, *(part.replace(" ", "\u00a0") for part in parts)])


class GameHeader(QWidget):
    """The players' names, and below them a line with rule set, komi and number of moves.

    Signals:
        stated: the user changed a name or rank; carries the edit.
        changeWanted: the user wants to change the rule set, komi or other facts.
    """

    stated = Signal(object)
    changeWanted = Signal()  # noqa: N815

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("who")
        self._language = language
        self.players = Pair(
            PlayerRow(BLACK, language, theme), PlayerRow(WHITE, language, theme)
        )
        for player in self.players:
            player.stated.connect(self.stated)
        self.line = _CaseLine("case-line")
        self.change = LineButton(self, at_right=True, low=ROW)
        self.change.setObjectName("change")
        self.change.clicked.connect(self.changeWanted)
        self.change.setToolTip(self.tr("Rule set, komi, facts and details of the game"))
        embolden(self.change, SMALL, bold=False)
        text = self.tr("Change…")
        self.change.say(text)
        self.change.setAccessibleName(text)
        self.untaken = wrapped("untaken", size=SMALL, bold=True)
        self.untaken.hide()
        below = in_row(self.line, self.change, gap=SPACE, grows=self.line)
        in_column(*self.players, below, self.untaken, inside=self, gap=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_case(self, assessment: Assessment) -> None:
        """Shows the players and the facts of a case."""
        case = assessment.case
        rules, info = ruleset(case.rules), case.record.info
        facts = assessment.bench.facts(rules.passes)
        for colour, player in zip((BLACK, WHITE), self.players, strict=True):
            letter = colour.letter
            player.show_player(info.text(f"P{letter}"), info.text(f"{letter}R"))
        parts = list[str]()
        if rules.komi is not None:
            komi = komi_of(case, rules, facts.handicap)
            source = komi_source(case, rules, facts.handicap)
            told = komi_beside_record(
                komi,
                info.komi,
                rules.unit,
                self._language,
                usual=source is Source.RULE_SET,
            )
            parts.append(told)
        if facts.handicap:
            parts.append(formatted(self.tr("handicap {stones}"), stones=facts.handicap))
        moves = case.moments[-1].number
        played = [MOVES.in_(self._language, moves=moves)] if moves else []
        name = rules.name.in_(self._language)
        self.line.tell(
            _joined(name, *parts, *played),
            _joined(name, *parts, MOVES.in_(self._language, moves=max(moves, MANY))),
            _joined(name, *parts),
        )

    def remind(self, text: str) -> None:
        """Shows a reminder of rejected input on a page that is now hidden; "" removes it."""
        tell(self.untaken, text)

    def set_brief(self, on: bool) -> None:
        """Omits the number of moves if ``on``, for a low window."""
        self.line.set_brief(on)

    def set_editable(self, on: bool) -> None:
        """Sets whether names can be changed here. At a table of an event they come from the
        event.
        """
        for player in self.players:
            player.set_editable(on)
