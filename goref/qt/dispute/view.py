"""Disputes, trials, long cycles and what else a referee should ask about before counting."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from goref.app.assessment import Assessment
from goref.app.questions.cycle_rulings import CycleItem, cycle_items
from goref.app.questions.trial_status import Tried, tried
from goref.core.base.language import Language
from goref.core.game.record import GameRecord
from goref.core.trials.checklist import Item, items
from goref.qt.dispute.detail import DisputeDetail
from goref.qt.dispute.list import DisputeList
from goref.qt.dispute.rows import DISPUTED, DisputeRow, key_of, rows
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.pump import Pump


class DisputesView(QWidget):
    """The list of what there is to ask, and under it what can be ruled on the chosen row.

    Attributes:
        items, trials, cycles: what is known already of what there is to ask.

    Signals:
        chosen: a row was chosen: its points (a frozenset).
    """

    chosen = Signal(object)

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._assessment: Assessment | None = None
        self._record: GameRecord | None = None
        self._asked: Assessment | None = None
        self._unfolded = False
        self._fresh = True
        self.items: list[Item] = []
        self.trials: list[Tried] = []
        self.cycles: tuple[CycleItem, ...] = ()
        self._pump = Pump(self)
        self.none = wrapped(
            "no-dispute",
            text=self.tr(
                "Nothing is in dispute. To put stones or a point in dispute, press ? at them "
                "on the board."
            ),
        )
        self.list = DisputeList()
        self.list.chosen.connect(self._chosen)
        self.list.folded.connect(self._fold)
        self.detail = DisputeDetail(language)
        self.detail.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addWidget(self.none)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.detail)

    def show_assessment(self, assessment: Assessment) -> None:
        """Ask about a case; worked out only while the view can be seen."""
        self._assessment = assessment
        if self.isVisible():
            self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask()

    @property
    def is_busy(self) -> bool:
        """Whether something is still being worked out."""
        return self._pump.is_busy

    def _ask(self) -> None:
        """Begin to work out what there is to ask; what is shown stays until that is done."""
        assessment = self._assessment
        if assessment is None or assessment is self._asked:
            return
        self._asked = assessment
        self._fresh = assessment.case.record is not self._record
        self._record = assessment.case.record
        self.none.setVisible(not assessment.case.disputed)
        self.items, self.trials, self.cycles = [], [], ()
        self._pump.start(self._look_through(assessment), self._show)
        if self._fresh:
            self._show()

    def _look_through(self, assessment: Assessment) -> Iterator[None]:
        """Work out trials, cycles and the checklist of a case, one count at a time."""
        case = assessment.case
        for place in range(len(case.trials)):
            self.trials.append(tried(case, place))
            self._found()
            yield
        self.cycles = cycle_items(case)
        if self.cycles:
            self._found()
        yield
        for item in items(assessment.score, case):
            if item is not None and _asks_more(item, assessment):
                self.items.append(item)
                self._found()
            yield

    def _found(self) -> None:
        if self._fresh:
            self._show()

    def _show(self) -> None:
        assert self._assessment is not None
        case = self._assessment.case
        listed = rows(
            case,
            self.items,
            self.trials,
            self.cycles,
            self._language,
            unfolded=self._unfolded,
        )
        nothing = self.tr("There is nothing to ask about.")
        if self.is_busy:
            nothing = self.tr("Looking through the board …")
        self.list.show_rows(listed, nothing)
        self._show_detail(self.list.chosen_row)

    def _show_detail(self, row: DisputeRow | None) -> None:
        """Show what is chosen; the keys go back to the list where that has gone."""
        assert self._assessment is not None
        if row is None or row.of is None:
            focus = QApplication.focusWidget()
            if focus is not None and self.detail.isAncestorOf(focus):
                self.list.setFocus()
            self.detail.show_nothing()
            self.detail.hide()
            return
        shown = self.detail.shown
        anew = shown is None or key_of(shown) != row.key
        self.detail.show_one(row.of, self._assessment, anew=anew)
        self.detail.show()

    def _chosen(self, row: DisputeRow) -> None:
        self._show_detail(row)
        self.chosen.emit(row.points)

    def _fold(self, open_: bool) -> None:
        self._unfolded = open_
        if not self.is_busy or self._fresh:
            self._show()


def _asks_more(item: Item, assessment: Assessment) -> bool:
    """Whether an item is not about what is listed as disputed anyway."""
    return item.asked in DISPUTED or not item.points <= assessment.case.disputed
