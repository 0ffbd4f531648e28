"""The form to rule against the outcome of a trial, with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.app.questions.trial_status import TrialStatus
from goref.core.base.colour import COLOURS
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.dispute.disputes import ruled_text
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.look.metrics import GAP, SMALL, TARGET
from goref.qt.widgets.boxes import in_column, named
from goref.qt.widgets.reason_line import ReasonLine
from goref.qt.widgets.wrapping import wrapped

CLAIMS = (
    *(PointRuling(PointKind.TERRITORY, side) for side in COLOURS),
    *(PointRuling(kind, None) for kind in PointKind if kind.is_public),
    *(
        PointRuling(kind, side)
        for kind in PointKind
        if not kind.is_public and kind is not PointKind.TERRITORY
        for side in COLOURS
    ),
)
"""The rulings on points that the form offers."""


class OverrulingForm(QWidget):
    """The choice of a ruling against the outcome of a trial, with a reason.

    Signals:
        given: the referee rules; carries the ruling (``StoneStatus`` or ``PointRuling``) and
            the reason.
        missed: the referee confirmed without a reason.
        dropped: the referee cancelled.
    """

    given = Signal(object, str)
    missed = Signal()
    dropped = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-ruling")
        self._language = language
        self._decided: Sequence[StoneStatus | PointRuling] = ()
        self.box = named(ChoiceBox(self), "trial-decided", self.tr("Ruling instead"))
        self.box.setMinimumHeight(TARGET)
        self.line = ReasonLine(self)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.line.given.connect(self._give)
        self.line.missed.connect(self.missed)
        self.line.dropped.connect(self.dropped)
        self.cited = wrapped("trial-cited", self, size=SMALL)
        in_column(self.box, self.line, self.cited, inside=self, gap=GAP)

    def ask(self, of: TrialStatus) -> None:
        """Asks for a ruling on a finished trial. Selects the first one that contradicts the
        outcome.
        """
        shown = of.supported.values()
        self._decided = tuple(StoneStatus) if of.kept.claim.what.of_stones else CLAIMS
        self.box.clear()
        for decided in self._decided:
            life = decided if isinstance(decided, StoneStatus) else None
            claim = decided if isinstance(decided, PointRuling) else None
            self.box.addItem(ruled_text(QuestionKind.STONES, life, claim, self._language))
        others = [i for i, one in enumerate(self._decided) if one not in shown]
        self.box.setCurrentIndex(others[0])
        cite = "" if of.trial is None else of.article.cited(self._language)
        self.cited.setText(
            formatted(self.tr("The ruling will cite: {articles}."), articles=cite)
        )
        self.show()
        self.line.begin()

    def controls(self) -> tuple[QWidget, ...]:
        """Returns the widgets that can have the focus, in the order of Tab."""
        return self.box, *self.line.controls()

    def has_focus(self) -> bool:
        return any(widget.hasFocus() for widget in self.controls())

    def _give(self, reason: str) -> None:
        self.given.emit(self._decided[self.box.currentIndex()], reason)
