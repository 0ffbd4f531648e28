"""The form before a trial: what is claimed, and who moves first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QWidget

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.case.stored_trial import Assertion
from goref.core.texts.dispute.trying import claim_name
from goref.core.texts.terms import SIDES, term
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.look.metrics import GAP, SPACE, TARGET
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button, push_button, show_choice
from goref.qt.widgets.wrapping import WrappingRow, plain_label

FirstOf = Callable[[Assertion], Colour | None]


class ClaimForm(QWidget):
    """The choice of a claim, and of the side that moves first in the trial.

    Attributes:
        claim: the chosen claim; None before :meth:`ask`.
        row: the buttons of further acts, such as choosing other stones.

    Signals:
        chosen: a claim was chosen; carries its ``Assertion``.
        dropped: the user wants to choose other stones or points.
    """

    chosen = Signal(object)
    dropped = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-claim")
        self.claim: Assertion | None = None
        self._language = language
        self._claims: Sequence[Assertion] = ()
        self._first_of: FirstOf = lambda _: None
        self._said: Colour | None = None
        self.claims: list[QPushButton] = []
        self._which, self._who = QButtonGroup(self), QButtonGroup(self)
        self._claim_row, self._first_row = EqualButtonRow(self), WrappingRow(self)
        self.row = WrappingRow(self)
        self.others = bar_button(
            "trial-others", self.tr("Something else"), self.dropped.emit, self.row
        )
        self.row.put(self.others)
        self.by_rules = self._choice(self._first_row, "trial-first-rules", self._who)
        self.by_rules.clicked.connect(lambda _: self._say(None))
        self.by_rules.setToolTip(self.tr("According to the rule set"))
        self.sides = {side: self._side(side) for side in COLOURS}
        self._first_row.put(self.by_rules, *self.sides.values())
        first = in_column(plain_label(self.tr("First to move:")), self._first_row, gap=GAP)
        in_column(self._claim_row, first, inside=self, gap=SPACE)

    @property
    def first(self) -> Colour | None:
        """The side that the referee chose to move first; None to follow the rule set."""
        return next((side for side, one in self.sides.items() if one.isChecked()), None)

    def ask(
        self,
        claims: Sequence[Assertion],
        first_of: FirstOf,
        claim: Assertion | None = None,
    ) -> None:
        """Asks which claim is made, and who moves first.

        Args:
            claims: the possible claims, the likeliest first.
            first_of: returns the side that moves first by the rule set; None if that leaves it
                open.
            claim: the claim chosen at first. If None or not one of ``claims``, their first is
                chosen.
        """
        if claims != self._claims:
            self._said = None  # it was about other stones
        self._claims, self._first_of = claims, first_of
        while len(self.claims) < len(claims):
            self._add_claim()
        for index, button in enumerate(self.claims):
            button.setVisible(index < len(claims))
            if index < len(claims):
                _name(button, claim_name(claims[index], self._language))
        self._claim_row.arrange()
        at = claims.index(claim) if claim in claims else 0
        self._choose(at)

    def gives_way(self) -> tuple[QLabel, ...]:
        """Returns the labels that may be hidden if there is little space."""
        return ()

    def controls(self) -> tuple[QWidget, ...]:
        """Returns the widgets that can have the focus, in the order of Tab."""
        return *self.claims, self.by_rules, *self.sides.values(), self.others

    def _choose(self, index: int) -> None:
        self.claim = self._claims[index]
        self.claims[index].setChecked(True)
        self._show_first()
        self.chosen.emit(self.claim)

    def _show_first(self) -> None:
        """Shows which side moves first by the rule set. Keeps the referee's own choice."""
        assert self.claim is not None
        side = self._first_of(self.claim)
        self.by_rules.setVisible(side is not None)
        if side is not None:
            name = term(SIDES, side.letter, self._language)
            _name(self.by_rules, formatted(self.tr("{side}, by the rules"), side=name))
        self._who.setExclusive(False)  # otherwise there would always be a choice
        self.by_rules.setChecked(self._said is None and side is not None)
        for other, button in self.sides.items():
            button.setChecked(other is self._said)
        self._who.setExclusive(True)
        self._first_row.arrange()

    def _say(self, side: Colour | None) -> None:
        self._said = side

    def _add_claim(self) -> None:
        index = len(self.claims)
        button = self._choice(self._claim_row, f"trial-claim-{index}", self._which)
        button.clicked.connect(lambda _: self._choose(index))
        self.claims.append(button)
        self._claim_row.put(button)

    def _side(self, side: Colour) -> QPushButton:
        button = self._choice(self._first_row, f"trial-first-{side.letter}", self._who)
        _name(button, term(SIDES, side.letter, self._language))
        button.setToolTip(self.tr("The referee says so"))
        button.clicked.connect(lambda _: self._say(side))
        return button

    def _choice(self, row: QWidget, name: str, group: QButtonGroup) -> QPushButton:
        button = push_button(name, "", row, tall=TARGET)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        show_choice(button)
        group.addButton(button)
        return button


def _name(button: QPushButton, name: str) -> None:
    """Sets the text of a button. It gets no round mark, which would look like a stone."""
    button.setAccessibleName(name)
    button.setText(name)
