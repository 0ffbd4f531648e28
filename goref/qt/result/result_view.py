"""The result, large; on what it stands; and what would turn it the other way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed, signed
from goref.core.scoring.scoring import Score
from goref.core.words.findings import say
from goref.core.words.results import would_be
from goref.core.words.status import result_line
from goref.core.words.terms import COUNTS, term
from goref.qt.ruling.stakes_worker import Weighing
from goref.qt.widgets.boxes import in_column, in_row, named
from goref.qt.widgets.wrapping import embolden, tell, wrapped

if TYPE_CHECKING:
    from goref.app.stakes import ChoiceOutcome, Stake

LARGER = 1.6
LEAST = 90
"""Height in logical pixels that the reasons for another result need."""


class OtherWays(QListWidget):
    """A list that is content with little, and takes what the page leaves it."""

    def sizeHint(self) -> QSize:
        return QSize(320, LEAST)


class ResultView(QWidget):
    """The last step.

    Signals:
        chosen: a line of "why not the other way" was chosen: the finding.
        wanted: a button was pressed: the id of a command (``copy-result``, ``compare``).
    """

    chosen = Signal(object)
    wanted = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._stakes: list[Stake] = []
        self._rows: list[Stake] = []
        self._open: frozenset[Finding] = frozenset()
        self._in_play = False
        self._board: Grid | None = None
        self.sentence = wrapped("sentence", copied=True)
        embolden(self.sentence, LARGER)
        self.standing = wrapped("standing", copied=True)
        self.checks = wrapped("result-checks", copied=True)
        self.title = QLabel(self.tr("Why not the other way?"))
        embolden(self.title)
        self.other_way = named(OtherWays(), "other-way", self.title.text())
        self.other_way.setWordWrap(True)
        self.other_way.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.other_way.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.other_way.itemClicked.connect(self._choose)
        self.other_way.itemActivated.connect(self._choose)
        copy = QPushButton(self.tr("Copy the result"))
        compare = QPushButton(self.tr("All rule sets, and why they differ"))
        copy.clicked.connect(lambda: self.wanted.emit("copy-result"))
        compare.clicked.connect(lambda: self.wanted.emit("compare"))
        buttons = in_row(copy, compare, None)
        in_column(
            self.sentence,
            self.standing,
            self.checks,
            self.title,
            self.other_way,
            buttons,
            inside=self,
            grows=self.other_way,
        )
        self.weighing = Weighing(self)
        self.weighing.weighed.connect(self._weighed)
        self.weighing.finished.connect(self._fill)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show the result; what would turn it follows in the pauses between events."""
        from goref.core.words.base_number import standing  # for the last step alone

        score = assessment.score
        self._board = assessment.case.record.grid
        self.sentence.setText(result_line(assessment.case, score, self._language))
        named_winner = score.status.state.names_winner
        tell(self.standing, standing(score, self._language) if named_winner else "")
        self._in_play = score.status.in_play
        tell(self.checks, "" if self._in_play else self._checks(score))
        self._open = frozenset(score.status.open)
        self.title.setText(
            self.tr("What is open, and what it could change")
            if self._open
            else self.tr("Why not the other way?")
        )
        self.other_way.setAccessibleName(self.title.text())
        self.title.setVisible(not self._in_play)
        findings = [f for f in assessment.findings if f not in assessment.case.settled]
        if self._in_play:  # what could still change is the game's matter
            findings = []
        self.weighing.weigh(assessment, findings)  # first: it forgets what no longer holds
        self._stakes = [s for f in findings if (s := self.weighing.stake(f))]
        self._fill()

    def stop(self) -> None:
        """Leave off weighing: the page is not shown."""
        self.weighing.stop()

    def _checks(self, score: Score) -> str:
        if not score.checks:
            return ""
        counts = LANGUAGES[self._language].listed(
            term(COUNTS, check.count.value, self._language) for check in score.checks
        )
        if all(check.agrees for check in score.checks):
            return self.tr("✓ Counted by itself with the same margin: {counts}.").format(
                counts=counts
            )
        return self.tr("✕ The counts do not agree; see the step before.")

    def _weighed(self, stake: Stake) -> None:
        self._stakes.append(stake)

    def _fill(self) -> None:
        self._rows = sorted(
            (
                s
                for s in self._stakes
                if s.finding in self._open or any(self._tells(o) for o in s.outcomes)
            ),
            key=lambda s: s.weight,
            reverse=True,
        )
        self.other_way.clear()
        for stake in self._rows:
            self.other_way.addItem(QListWidgetItem(self._told(stake)))
        if not self._rows:
            item = QListWidgetItem(self._nothing())
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.other_way.addItem(item)

    def _nothing(self) -> str:
        if self._in_play:
            return self.sentence.text()
        if self.weighing.is_busy:
            return self.tr("Looking …")
        return self.tr("No open finding would change the margin.")

    def _told(self, stake: Stake) -> str:
        assert self._board is not None
        lines = [say(stake.finding, self._board, self._language)]
        lines += [self._outcome(outcome) for outcome in stake.outcomes if self._tells(outcome)]
        return "\n".join(lines)

    def _outcome(self, outcome: ChoiceOutcome) -> str:
        from goref.core.words.dispute.choices import choice_text

        choice, score = outcome.choice, outcome.score
        assert score is not None
        text = choice_text(choice.key, choice.owner, choice.point, self._language)
        sign = "⇄" if outcome.flips else "→"
        told = [] if score.margin is None else [would_be(score, self._language)]
        if outcome.change is not None:
            change = signed(mixed(outcome.change))
            told.append(f"({change})" if told else change)
        return f"   {sign} {text}: {' '.join(told)}"

    @staticmethod
    def _tells(outcome: ChoiceOutcome) -> bool:
        """Whether it leads to another margin, or to one where there is none yet."""
        return outcome.score is not None and outcome.change != 0

    def _choose(self, item: QListWidgetItem) -> None:
        row = self.other_way.row(item)
        if 0 <= row < len(self._rows):
            finding: Finding = self._rows[row].finding
            self.chosen.emit(finding)
