"""One thing that is asked in full: its article, the rulings there are, what they change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.edits.ruling import DisputePoints
from goref.app.edits.trial import DropTrial
from goref.app.questions.cycle_rulings import CycleItem
from goref.app.questions.disputes import decisions, taking_back
from goref.app.questions.trial_status import Tried
from goref.core.base.language import Language
from goref.core.rulesets.table import ruleset
from goref.core.trials.checklist import Item
from goref.core.words.dispute.disputes import asked_text, effect_text, ruled_text
from goref.core.words.dispute.trials import claim_text
from goref.core.words.results import would_be
from goref.qt.dispute.rows import Asking, present, trial_state
from goref.qt.ruling.article_bar import ArticleBar
from goref.qt.widgets.boxes import named
from goref.qt.widgets.buttons import ChoiceButtons, push_button
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import embolden, wrapped

LEAST = 150
"""This much of it is seen at least, in pixels."""


class DisputeDetail(QScrollArea):
    """The chosen row in full, and the buttons to rule on it.

    Signals:
        ruled: something was ruled: the edit.
        tryWanted: points are to be tried on the board (a frozenset).
        trialWanted: a trial is to be gone on with, or shown: its place.
    """

    ruled = Signal(object)
    tryWanted = Signal(object)  # noqa: N815
    trialWanted = Signal(int)  # noqa: N815

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.shown: Asking | None = None
        self._edits: list[Callable[[str], Edit | None]] = []  # of the rulings, with a reason
        self._needs_reason = False
        self._acts: dict[QPushButton, Callable[[], None]] = {}
        self.setObjectName("dispute-scroll")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = wrapped("dispute-title")
        self.told = wrapped("dispute-told")
        self.article = ArticleBar(language)
        self.article.title.hide()
        self.reason = named(QLineEdit(), "dispute-reason", self.tr("Reason for the ruling"))
        self.reason.textChanged.connect(lambda _: self._allow())
        # In full, where the line is too short for it.
        self.reason.textChanged.connect(lambda text: self.reason.setToolTip(text))
        self.rulings = ChoiceButtons(least=TARGET)  # what is ruled, and what it changes
        self.rulings.pressed.connect(self._rule)
        self.try_ = push_button("try-on-board", self.tr("Resolve on the board…"))
        self.withdraw = push_button("withdraw", self.tr("Withdraw the dispute"))
        self.back = push_button("take-back", self.tr("Take the ruling back"))
        self.open = push_button("open-trial", self.tr("Go on"))
        self.drop = push_button("drop-trial", self.tr("Drop the trial"))
        self._buttons = (self.try_, self.withdraw, self.back, self.open, self.drop)
        for button in self._buttons:
            button.clicked.connect(lambda _, pressed=button: self._acts[pressed]())
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget()
        acts = QHBoxLayout()
        for button in self._buttons:
            acts.addWidget(button)
        acts.addStretch(1)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(4)
        for widget in (
            self.title,
            self.told,
            self.article,
            self.article.text,
            self.reason,
            self.rulings,
        ):
            column.addWidget(widget)
        column.addLayout(acts)
        column.addStretch(1)
        self.setWidget(inner)
        inner.installEventFilter(self)

    # What is shown

    def show_nothing(self) -> None:
        """Nothing is chosen."""
        self.shown, self._edits, self._acts = None, [], {}
        self.reason.clear()

    def show_one(self, of: Asking, assessment: Assessment, *, anew: bool) -> None:
        """Show what can be done about something; ``anew``: it was not shown before."""
        self.shown, self._edits, self._acts = of, [], {}
        self._needs_reason = isinstance(of, CycleItem)
        if anew:
            self.reason.clear()
        about = isinstance(of, Item)
        self.article.setVisible(about)
        self.article.text.setVisible(about and self.article.button.isChecked())
        match of:
            case Item():
                self._show_item(of, assessment)
            case Tried():
                self._show_trial(of)
            case _:
                self._show_cycle(of, anew=anew)
        for button in self._buttons:
            button.setVisible(button in self._acts)
        self.updateGeometry()

    def _show_item(self, item: Item, assessment: Assessment) -> None:
        case, score = assessment.case, assessment.score
        self._title(asked_text(item, case.record.grid, self._language))
        now = (
            self.tr("Ruled: {ruling}") if item.ruled else self.tr("Now, as computed: {ruling}")
        )
        self.told.setText(now.format(ruling=present(item, case, self._language)))
        self.article.show_article(item.article, "")
        self.reason.setPlaceholderText(self.tr("Reason, kept with the ruling (may be empty)"))
        texts = []
        for decision in decisions(case, score.survey, item):
            self._edits.append(decision.because)
            said = ruled_text(item.asked, decision.life, decision.claim, self._language)
            if decision.other is None:
                as_it_is = self.tr("✓ As it is: {ruling}").format(ruling=said)
                known = score.margin is not None or score.outcome is not None
                told = f"\n{would_be(score, self._language)}" if known else ""
                texts.append(as_it_is + told)
            else:
                texts.append(f"{said}\n{effect_text(score, decision.other, self._language)}")
        self._offer(texts)
        self._acts[self.try_] = partial(self.tryWanted.emit, item.points)
        if item.points & case.disputed:
            withdrawn = DisputePoints(item.points, disputed=False)
            self._acts[self.withdraw] = partial(self.ruled.emit, withdrawn)
        taken_back = taking_back(case, item)
        if taken_back is not None:
            self._acts[self.back] = partial(self.ruled.emit, taken_back)

    def _show_trial(self, of: Tried) -> None:
        self._title(claim_text(of.kept.claim, of.kept.frozen.grid, self._language))
        rules = ruleset(of.kept.rules).name.in_(self._language)
        self.told.setText(f"{rules}: {trial_state(of, self._language)}")
        self.open.setText(self.tr("Go on") if of.is_under_way else self.tr("Show"))
        self._offer([])
        if of.trial is not None:
            self._acts[self.open] = partial(self.trialWanted.emit, of.place)
        self._acts[self.drop] = partial(self.ruled.emit, DropTrial(of.place))

    def _show_cycle(self, of: CycleItem, *, anew: bool) -> None:
        self._title(of.name(self._language))
        self.told.setText(of.told(self._language))
        self.reason.setPlaceholderText(self.tr("Reason for the ruling (needed)"))
        ways = [choice for choice in of.choices if choice.offered]
        self._edits += [choice.edit for choice in ways]
        if anew:
            self.reason.setText(of.reason(self._language))
        self._offer([choice.text(self._language) for choice in ways])

    def _title(self, text: str) -> None:
        self.title.setText(text)
        embolden(self.title)

    def _offer(self, texts: list[str]) -> None:
        self.reason.setVisible(bool(texts))
        self.rulings.setVisible(bool(texts))
        self.rulings.show_buttons(len(texts))
        for number, text in enumerate(texts):
            button = self.rulings.buttons[number]
            button.setText(f"&{number + 1} {text}")
            button.setAccessibleName(text.replace("\n", ": "))
        self._allow()
        self.rulings.arrange()

    def _allow(self) -> None:
        """What is ruled of a cycle needs a reason."""
        may = not self._needs_reason or bool(self.reason.text().strip())
        for button in self.rulings.buttons:
            button.setEnabled(may)

    # What is done

    def _rule(self, number: int) -> None:
        edit = self._edits[number](self.reason.text().strip())
        if edit is not None:
            self.reason.clear()
            self.ruled.emit(edit)

    # Room

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # What is resized while it is hidden is not always told of its last size.
        inner = self.widget()
        column = inner.layout() if inner is not None else None
        if inner is not None and column is not None:
            column.setGeometry(inner.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _height(self) -> int:
        inner = self.widget()
        column = inner.layout() if inner is not None else None
        if column is None:
            return LEAST
        return max(column.totalHeightForWidth(self.viewport().width()), 0)

    def sizeHint(self) -> QSize:
        return QSize(320, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, min(self._height(), LEAST))
