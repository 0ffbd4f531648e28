"""Two rarely needed rows below the questions: the seki, and ruling points by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.ruling.ruling import PointKind
from goref.qt.frame.collapsible_row import CollapsibleRow, one_at_a_time
from goref.qt.look.metrics import GAP, WIDE
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import in_column

if TYPE_CHECKING:  # few cases need them
    from goref.qt.ruling.kinds import KindButtons
    from goref.qt.ruling.seki_panel import SekiPanel


class ManualRulings(QObject):
    """Two foldable rows below the questions, visible at the Doubts stage.

    Attributes:
        seki: the row with a table of the points in every seki.
        claims: the row in which the user chooses the kind that a click gives to a point.
        rows: both rows, from top to bottom.

    Signals:
        chosen: a line of the table of seki was chosen; carries its points as a frozenset.
    """

    chosen = Signal(object)

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._language, self._theme = language, theme
        self._assessment: Assessment | None = None
        self._panel: SekiPanel | None = None
        self._kinds: KindButtons | None = None
        self.seki = CollapsibleRow(
            "seki-row", self.tr("Points of the seki"), self._make_seki, grows=False
        )
        title = self.tr("Rule points by hand")
        self.claims = CollapsibleRow("claims-row", title, self._make_claims, grows=False)
        self.rows = self.seki, self.claims
        one_at_a_time(*self.rows)
        self.seki.toggled.connect(lambda _: self._fill())

    def _make_seki(self) -> QWidget:
        from goref.qt.ruling.seki_panel import SekiPanel

        self._panel = panel = SekiPanel(self._language)
        panel.chosen.connect(self.chosen)
        return _inset(panel)

    def _make_claims(self) -> QWidget:
        from goref.qt.ruling.kinds import KindButtons

        self._kinds = KindButtons(self._language, self._theme)
        return _inset(self._kinds)

    @property
    def kind(self) -> PointKind | None:
        """The kind that a click on an empty point gives to it. None while the row ``claims`` is
        folded.
        """
        if self._kinds is None or not self._kinds.isVisible():
            return None
        return self._kinds.kind

    def show_assessment(self, assessment: Assessment, *, seen: bool) -> None:
        """Shows or hides the rows, as the case requires, and fills them.

        Args:
            seen: True if the Doubts stage is the present one.
        """
        ruled = not assessment.score.rules.ignores_ruling
        known = seen and ruled and not (assessment.in_play or assessment.score.rules.known_only)
        has_seki = bool(assessment.bench.ruled[0].seki)
        self.claims.setVisible(known)
        self.seki.setVisible(known and has_seki)
        if assessment is not self._assessment:
            self._assessment = assessment
            self._fill()

    def _fill(self) -> None:
        if self._panel is None or self._assessment is None:
            return
        if self.seki.is_open:
            self._panel.show_assessment(self._assessment)
        else:
            self._panel.stop()


def _inset(widget: QWidget) -> QWidget:
    """Returns a new widget that contains ``widget`` with the margins of a row."""
    inner = QWidget()
    in_column(widget, inside=inner).setContentsMargins(WIDE, GAP, WIDE, 0)
    return inner
