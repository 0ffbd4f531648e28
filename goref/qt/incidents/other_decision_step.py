"""The step for a decision that differs from the proposal: consequences and a reason."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton

from goref.core.base.frozen import replace
from goref.core.base.language import Language, Plural, capital
from goref.core.base.numbers import mixed
from goref.core.base.particles import formatted
from goref.core.incidents.consequence import (
    ARBITER,
    BOTH_LOSE,
    CAUTION,
    CLOCK_CORRECTED,
    COUNTS_AS_PASS,
    DRAW,
    LOSS,
    MOST_PAID,
    NEW_GAME,
    NOTHING,
    OF_SOMEBODY,
    RESTORED,
    STANDS,
    TAKEN_BACK,
    TIME_TAKEN,
    WARNING,
    Consequence,
    ConsequenceKind,
    Consequences,
    PaidIn,
    points,
    zi,
)
from goref.core.incidents.incident import Offender
from goref.core.incidents.proposing import ConsequenceProposal
from goref.core.incidents.regulation import Certainty
from goref.core.texts.incidents.consequences import (
    NO_CLAUSE,
    NO_CONSEQUENCE,
    consequence_said,
    consequences_said,
)
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.incidents.incident_step import IncidentStep, choice_button
from goref.qt.look.metrics import SPACE, TARGET
from goref.qt.widgets.boxes import in_row, label_of, named
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import embolden, tell, wrapped

CHOICES: dict[str, Consequence] = {
    "1": NOTHING,
    "2": CAUTION,
    "3": WARNING,
    "4": points(2),
    "5": zi(1),
    "6": LOSS,
    "7": STANDS,
    "8": TAKEN_BACK,
    "9": COUNTS_AS_PASS,
    "0": RESTORED,
    "t": TIME_TAKEN,
    "a": Consequence(ConsequenceKind.TIME_ADDED),
    "c": CLOCK_CORRECTED,
    "b": BOTH_LOSE,
    "d": DRAW,
    "n": NEW_GAME,
}
"""The consequences that can be chosen, by key."""
SELDOM = frozenset("tacbdn")
"""The keys of consequences hidden until "More…" is pressed, unless they are chosen or
proposed.
"""
MORE = "m"
CHOSEN = "  ✓"
"""Added to the text of a chosen consequence, since an underline is easily overlooked."""
APART = ("456bdn", "6bdnt", "6bdna", "7890")
"""Groups of keys of which only one can be chosen: a lost game, for example, has no penalty
points.
"""
TIMED = frozenset({ConsequenceKind.TIME_TAKEN, ConsequenceKind.TIME_ADDED})


POINTS = Plural("OtherDecisionStep", "{amount} point", "{amount} points", "number")


class OtherDecisionStep(IncidentStep):
    """The consequences of an incident, each of which can be chosen, and a text field for the
    reason.

    Attributes:
        turns: the label with the warning that the choice changes the winner.

    Signals:
        changed: the chosen consequences may have changed.
    """

    changed = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__("desk-otherwise")
        self._language = language
        self._proposed: Consequences = ()
        self.buttons: dict[str, QPushButton] = {}
        self._chosen: dict[str, Consequence] = {}
        self._options: frozenset[str] = frozenset()
        self._offered, self._in_zi = frozenset(CHOICES), True
        self.row = EqualButtonRow(self.plate)
        for key in CHOICES:
            act = partial(self._turn, key)
            button = choice_button(f"consequence-{key}", key.upper(), "", act, self.row)
            button.setAutoDefault(False)  # Enter records the decision
            self.buttons[key] = button
        self.more = bar_button("consequence-more", "", self._unfold, self.row)
        self.more.setText(f"M  {self.tr('More…')}")
        self.row.put(*self.buttons.values(), self.more)
        self.amount = named(NumberBox(), "consequence-amount", self.tr("How much"))
        self.amount.setRange(1, MOST_PAID)
        self.amount.setMinimumHeight(TARGET)
        self.amount.valueChanged.connect(self._set_amount)
        self.minutes = named(NumberBox(), "consequence-minutes", self.tr("Minutes"))
        self.minutes.setRange(0, MOST_PAID)
        self.minutes.setSpecialValueText("–")
        self.minutes.setMinimumHeight(TARGET)
        self.minutes.valueChanged.connect(self._set_minutes)
        self._amount_label = label_of(self.tr("How much"), self.amount)
        self._minutes_label = label_of(self.tr("Minutes"), self.minutes)
        amounts = in_row(
            self._amount_label, self.amount, self._minutes_label, self.minutes, None, gap=SPACE
        )
        self.reason = named(QLineEdit(maxLength=500), "incident-reason", self.tr("Reason"))
        self.reason.setMinimumHeight(TARGET)
        self.turns = wrapped("otherwise-turns", self.plate)
        embolden(self.turns)
        self.put(self.row, amounts, Remark(self.amount, self.minutes), self.turns, self.reason)

    def ask_of(
        self,
        side: Offender,
        proposal: ConsequenceProposal,
        heading: str,
        clause: str,
        *,
        in_zi: bool = True,
    ) -> None:
        """Asks for a decision. At first the proposed consequences are chosen.

        Args:
            side: the side that caused the incident; if nobody, no side can be punished.
            heading: names the incident.
            clause: the article that the proposal follows, with its further conditions.
            in_zi: True if the rules count in zi; else a payment in zi is offered only if the
                regulation names one.
        """
        language = self._language
        self._in_zi = in_zi
        named_ = (*proposal.consequences, *proposal.options)
        payable = in_zi or any(each.unit is PaidIn.ZI for each in named_)
        self._offered = frozenset(
            key
            for key, each in CHOICES.items()
            if (side.colours or each.effect not in OF_SOMEBODY)
            and (payable or each.unit is not PaidIn.ZI)
        )
        self._proposed = proposal.consequences
        said = consequences_said(proposal.consequences, language, in_zi=in_zi)
        if said:
            told = formatted(self.tr("By the regulation: {consequences}"), consequences=said)
        else:
            known = proposal.certainty is not Certainty.UNKNOWN
            nothing = NO_CONSEQUENCE if known else NO_CLAUSE
            told = capital(nothing.in_(language))
        self.ask(self.tr("What is decided?"), "\n".join(filter(None, (heading, told, clause))))
        self._options = frozenset(filter(None, map(_key_of, proposal.options)))
        self._chosen = {}
        for each in proposal.consequences:
            if (key := _key_of(each)) is not None:
                self._chosen[key] = each
        self.reason.clear()
        self._show()

    def restore_from(self, old: OtherDecisionStep) -> None:
        """Copies choice and reason of ``old``, which belongs to the replaced window."""
        self._chosen, self._options = dict(old._chosen), old._options
        self.reason.setText(old.reason.text())
        self._show()

    @property
    def decided(self) -> Consequences:
        """The chosen consequences. In the order of the proposal if they equal it, else in that
        of the keys.
        """
        chosen = tuple(self._chosen[key] for key in CHOICES if key in self._chosen)
        return self._proposed if set(chosen) == set(self._proposed) else chosen

    @property
    def needs_reason(self) -> bool:
        """True if the regulation proposes something and the choice differs from it."""
        return bool(self._proposed) and self.decided != self._proposed

    @property
    def is_free(self) -> bool:
        """True if the regulation leaves the decision to the referee and all that it requires is
        chosen.
        """
        said = {*self._proposed} - {ARBITER}
        return ARBITER in self._proposed and said <= {*self.decided}

    @property
    def is_complete(self) -> bool:
        """True if something is chosen, and a reason is given if one is required."""
        return bool(self._chosen) and bool(self.given or not self.needs_reason)

    @property
    def given(self) -> str:
        """The typed reason, without spaces at its ends."""
        return self.reason.text().strip()

    def letter(self, key: str) -> bool:
        if key == "r":
            self.reason.setFocus()
        elif key in ("+", "-") and self.amount.isVisible():
            self.amount.stepBy(1 if key == "+" else -1)
        elif key == MORE:
            self._unfold()
        elif key in self.buttons and not self.buttons[key].isHidden():
            self._turn(key)
        else:
            return False
        return True

    def escape(self) -> bool:
        if not self.reason.hasFocus():
            return False
        self.begin()
        return True

    def _said(self, consequence: Consequence) -> str:
        """Returns a consequence in a few words, without naming the side that pays."""
        amount = "" if consequence.amount is None else mixed(consequence.amount)
        match consequence:
            case Consequence(unit=PaidIn.POINTS):
                return POINTS.in_(self._language, amount=amount, number=consequence.amount)
            case Consequence(unit=PaidIn.ZI):
                if not self._in_zi:
                    paid = mixed(consequence.points)
                    told = self.tr("{amount} zi ({points} points)")
                    return formatted(told, amount=amount, points=paid)
                return formatted(self.tr("{amount} zi"), amount=amount)
            case Consequence(effect=ConsequenceKind.STANDS):
                return self.tr("The move is valid")
        return capital(consequence_said(consequence, self._language))

    def _unfold(self) -> None:
        """Shows the consequences that are hidden at first."""
        self._options = SELDOM
        self._show()

    def _turn(self, key: str) -> None:
        """Chooses a consequence, and drops those that it excludes. If it is chosen already,
        drops it.
        """
        if key in self._chosen:
            del self._chosen[key]
        else:
            apart = "".join(group for group in APART if key in group)
            gone = set(CHOICES) if key == "1" else {"1", *apart}
            self._chosen = {k: c for k, c in self._chosen.items() if k not in gone}
            self._chosen[key] = CHOICES[key]
        self._show()

    def _set_amount(self, amount: int) -> None:
        for key in ("4", "5"):
            if key in self._chosen:
                self._chosen[key] = replace(self._chosen[key], amount=Fraction(amount))
        self._show()

    def _set_minutes(self, minutes: int) -> None:
        amount = Fraction(minutes) if minutes else None
        for key, each in self._chosen.items():
            if each.effect in TIMED:
                self._chosen[key] = replace(each, amount=amount)
        self._show()

    def _show(self) -> None:
        for key, button in self.buttons.items():
            each = self._chosen.get(key, CHOICES[key])
            said = self._said(each)
            chosen = key in self._chosen
            text = f"{key.upper()}  {said}"
            button.setText(text + CHOSEN)
            button.setMinimumWidth(button.sizeHint().width())  # no button moves on a choice
            button.setText(text + CHOSEN * chosen)
            button.setAccessibleName(said)
            button.setChecked(chosen)
            seldom = key in SELDOM and key not in self._options and key not in self._chosen
            button.setVisible(key in self._offered and not seldom)
        self.more.setVisible(not self._options | self._chosen.keys() >= SELDOM)
        paid = next((self._chosen[key] for key in ("4", "5") if key in self._chosen), None)
        if paid is not None and paid.amount is not None:
            self.amount.setValue(int(paid.amount))
        timed = next((c for c in self._chosen.values() if c.effect in TIMED), None)
        if timed is not None:
            self.minutes.setValue(int(timed.amount or 0))
        for widget in (self._amount_label, self.amount):
            widget.setVisible(paid is not None)
        for widget in (self._minutes_label, self.minutes):
            widget.setVisible(timed is not None)
        needed = self.tr("Reason (R)")
        self.reason.setPlaceholderText(
            needed if self.needs_reason else self.tr("Reason, if any (R)")
        )
        self.row.arrange()
        self.changed.emit()

    def warn(self, told: str) -> None:
        """Shows a warning that the choice changes the winner; "" hides the warning."""
        tell(self.turns, told)
        self.setAccessibleDescription(told)


def _key_of(consequence: Consequence) -> str | None:
    """Returns the key of a consequence of any amount; None if it has no key."""
    for key, each in CHOICES.items():
        if (each.effect, each.unit) == (consequence.effect, consequence.unit):
            return key
    return None
