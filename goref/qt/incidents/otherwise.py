"""Deciding otherwise than is proposed: the consequences there are, and the reason."""

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
from goref.core.words.incidents.consequences import (
    NO_CLAUSE,
    NO_CONSEQUENCE,
    consequence_said,
    consequences_said,
)
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.frame.even_row import EvenRow
from goref.qt.incidents.step import DeskStep
from goref.qt.widgets.boxes import in_row, label_of, named
from goref.qt.widgets.buttons import bar_button, show_choice, stand_out
from goref.qt.widgets.metrics import SPACE, TARGET
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
"""What can be chosen, by its key."""
SELDOM = frozenset("tacbdn")
"""What is out of sight until it is asked for, or chosen."""
MORE = "m"
CHOSEN = "  ✓"
"""Behind what is chosen, which an underline alone says too softly."""
APART = ("456bdn", "6bdnt", "6bdna", "7890")
"""Of each of these at most one holds at a time: where the game is over nothing is paid."""
TIMED = frozenset({ConsequenceKind.TIME_TAKEN, ConsequenceKind.TIME_ADDED})


POINTS = Plural("OtherwiseStep", "{amount} point", "{amount} points", "number")


class OtherwiseStep(DeskStep):
    """Consequences that are turned on and off, and a line for the reason.

    Attributes:
        turns: that another side would win by what is chosen.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__("desk-otherwise")
        self._language = language
        self._proposed: Consequences = ()
        self.buttons: dict[str, QPushButton] = {}
        self._chosen: dict[str, Consequence] = {}
        self._options: frozenset[str] = frozenset()
        self._offered = frozenset(CHOICES)
        self.row = EvenRow(self.plate)
        for key in CHOICES:
            act = partial(self._turn, key)
            button = bar_button(f"consequence-{key}", "", act, self.row)
            button.setAutoDefault(False)  # Enter records the decision
            button.setCheckable(True)
            show_choice(button)
            self.buttons[key] = button
        self.more = bar_button("consequence-more", "", self._unfold, self.row)
        text = self.tr("More…")
        self.more.setText(f"M  {text}")
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
        self.reason = named(QLineEdit(), "incident-reason", self.tr("Reason"))
        self.reason.setMinimumHeight(TARGET)
        self.reason.setMaxLength(500)
        self.turns = wrapped("otherwise-turns", self.plate)
        embolden(self.turns)
        self.put(self.row, amounts, Remark(self.amount, self.minutes), self.turns, self.reason)

    def ask_of(
        self, side: Offender, proposal: ConsequenceProposal, heading: str, clause: str
    ) -> None:
        """Ask for a decision; what is proposed is chosen beforehand, to be changed.

        Args:
            side: where nobody did it nobody is warned, pays or loses.
            heading: which incident it is.
            clause: where it stands what is proposed, and what else stands there.
        """
        language = self._language
        self._offered = frozenset(
            key
            for key, each in CHOICES.items()
            if side.colours or each.effect not in OF_SOMEBODY
        )
        self._proposed = proposal.consequences
        said = consequences_said(proposal.consequences, language)
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

    def go_on_from(self, old: OtherwiseStep) -> None:
        """Have chosen and written what another form of the same question had."""
        self._chosen, self._options = dict(old._chosen), old._options
        self.reason.setText(old.reason.text())
        self._show()

    @property
    def decided(self) -> Consequences:
        """What is chosen, in the order of the table; what is proposed, in its own."""
        chosen = tuple(self._chosen[key] for key in CHOICES if key in self._chosen)
        return self._proposed if set(chosen) == set(self._proposed) else chosen

    @property
    def needs_reason(self) -> bool:
        """Whether something is chosen that the regulation does not say."""
        return bool(self._proposed) and self.decided != self._proposed

    @property
    def is_free(self) -> bool:
        """Whether the regulation leaves to the referee what is chosen beside what it says."""
        said = {*self._proposed} - {ARBITER}
        return ARBITER in self._proposed and said <= {*self.decided}

    @property
    def is_complete(self) -> bool:
        """Whether something is chosen, with a reason where it needs one."""
        return bool(self._chosen) and bool(self.given or not self.needs_reason)

    @property
    def given(self) -> str:
        """The reason."""
        return self.reason.text().strip()

    def letter(self, key: str) -> bool:
        if key == "r":
            self.reason.setFocus()
        elif key in ("+", "-") and self.amount.isVisible():
            self.amount.stepBy(1 if key == "+" else -1)
        elif key == MORE:
            self._unfold()
        elif key in self._offered:
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
        """A consequence in a few words: to whom it is paid is known here."""
        amount = "" if consequence.amount is None else mixed(consequence.amount)
        match consequence:
            case Consequence(unit=PaidIn.POINTS):
                return POINTS.in_(self._language, amount=amount, number=consequence.amount)
            case Consequence(unit=PaidIn.ZI):
                return formatted(self.tr("{amount} zi"), amount=amount)
            case Consequence(effect=ConsequenceKind.STANDS):
                return self.tr("The move stands")
        return capital(consequence_said(consequence, self._language))

    def _unfold(self) -> None:
        """Have all of them in sight."""
        self._options = SELDOM
        self._show()

    def _turn(self, key: str) -> None:
        """Choose a consequence, or no more; what cannot be beside it goes."""
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
            button.setText(f"{key.upper()}  {said}" + CHOSEN * chosen)
            button.setAccessibleName(said)
            button.setChecked(chosen)
            stand_out(button, on=chosen)
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
        """Say what is chosen does to the result; empty: it turns nothing."""
        tell(self.turns, told)
        self.setAccessibleDescription(told)


def _key_of(consequence: Consequence) -> str | None:
    """The key of a consequence, whatever its amount; None for what cannot be chosen."""
    for key, each in CHOICES.items():
        if (each.effect, each.unit) == (consequence.effect, consequence.unit):
            return key
    return None
