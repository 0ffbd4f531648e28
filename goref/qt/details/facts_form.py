"""The form for facts of the game that the record lacks, or states wrongly."""

from __future__ import annotations

from collections.abc import Callable, Collection
from fractions import Fraction
from itertools import zip_longest
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from goref.app.questions.facts_asked import facts_asked
from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.findings import Level, found
from goref.core.base.frozen import replace
from goref.core.base.language import Language, capital
from goref.core.base.numbers import decimal, in_zi, mixed, shown
from goref.core.base.particles import formatted
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import Facts, RequiredFact
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.used_facts import FEW_USE
from goref.core.scoring.payments import komi_of
from goref.core.texts.details import komi_text
from goref.core.texts.faults.said import said
from goref.core.texts.findings import say
from goref.core.texts.terms import PLAYED_FOR, SIDES, term
from goref.io.sgf.typed import in_points, typed_komi
from goref.qt.details.fold_line import FoldLine
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.form import FieldsForm
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import GAP
from goref.qt.widgets.boxes import in_column, in_row, label_of, named
from goref.qt.widgets.wrapping import WrappingRow, embolden, plain_label, tell

KOMI = "komi"
"""The name of the row for komi and handicap, which is always visible."""
NEEDED = "!"
"""The mark before the name of a missing fact."""
UNRECORDED = ("end", *FEW_USE)
UNSTATED = -1
MOST = 9999


class Row(NamedTuple):
    """A row of the form.

    Attributes:
        text: the name of the row.
        holder: the widget next to the label; it contains ``inputs``.
    """

    text: str
    label: QLabel
    holder: QWidget
    inputs: tuple[QWidget, ...]


def _over(row: QWidget, remark: Remark) -> QWidget:
    """Returns a widget with a row and a remark below."""
    both = QWidget()
    in_column(row, remark, inside=both, gap=GAP)
    return both


def _with_caption(caption: QLabel, field: QWidget) -> QWidget:
    """Returns a widget that keeps a field and its caption together if a row wraps."""
    both = QWidget()
    in_row(caption, field, inside=both, gap=GAP)
    return both


class FactsForm(FieldsForm):
    """A form for facts that the referee states. An empty field means: as in the record.

    Signals:
        stated: the referee stated facts; carries a tuple of (name of a field of StatedFacts,
            value). The value None means: as in the record.
    """

    stated = Signal(object)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._filling = False
        self._rows: dict[str, Row] = {}
        self._order: tuple[str, ...] = ()
        self._opened = False
        self._choices: dict[str, QComboBox] = {}
        self._pairs: dict[str, tuple[NumberBox, NumberBox]] = {}
        self._values: dict[str, Pair[int] | None] = {}
        self._told: tuple[Case, Facts, RuleSet, Collection[RequiredFact]] | None = None
        sides: list[Any] = [BLACK, WHITE]
        whos: list[Any] = [Who.BLACK, Who.WHITE, Who.NOBODY]
        stones = self.tr("Black stones"), self.tr("White stones")
        # Rows are created on first use: most games need three of them.
        self._makes: dict[str, Callable[[str], None]] = {
            "began": self._choice(self.tr("Who began"), sides),
            "first_pass": self._choice(self.tr("First to pass"), whos),
            "last_play": self._choice(self.tr("Last play"), whos),
            "last_dame": self._choice(self.tr("Last play only took a dame"), whos),
            "last_competitive": self._choice(self.tr("Last competitive play"), whos),
            "prisoners": self._pair(self.tr("Captured"), *stones),
            "plays": self._pair(self.tr("Plays")),
            "pass_stones": self._pair(self.tr("Pass stones")),
            "bowls": self._pair(self.tr("Found in the bowls")),
            "end": self._choice(self.tr("How play ended"), list(End)),
            "granted_first": self._choice(self.tr("Granted the first move"), whos),
            "played_for": self._choice(self.tr("Played for"), list(PlayedFor)),
            KOMI: self._komi_row,
        }
        self._komi = named(QLineEdit(), "komi", self.tr("Komi"))
        self._remark = Remark()
        self._noted: Fraction | None = None
        self._komi.editingFinished.connect(self._komi_stated)
        self._komi.textEdited.connect(lambda _: self._remark.note(self._komi, ""))
        self._in_unit = plain_label()
        self._in_unit.setObjectName("komi-in-unit")
        self._handicap = named(NumberBox(UNSTATED, 99), "handicap", self.tr("Handicap"))
        self._handicap.setKeyboardTracking(False)
        self._handicap.valueChanged.connect(self._handicap_stated)
        self.more = FoldLine("more-facts", self.tr("More facts"))
        self.more.toggled.connect(self._fold)
        self.form.addRow(self.more)

    def _choice(self, text: str, values: list[Any]) -> Callable[[str], None]:
        def make(field: str) -> None:
            box = named(ChoiceBox(), field, text)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.addItem("", None)
            for value in values:
                box.addItem(self._word(value), value)
            box.activated.connect(lambda _: self._state(field, box.currentData()))
            self._choices[field] = box
            self._row(field, text, box, box)

        return make

    def _row(self, field: str, text: str, holder: QWidget, *inputs: QWidget) -> None:
        self._rows[field] = Row(text, label_of(text, inputs[0]), holder, inputs)

    def _pair(self, text: str, *sides: str) -> Callable[[str], None]:
        def make(field: str) -> None:
            row = WrappingRow()
            boxes = []
            for colour, called in zip_longest((BLACK, WHITE), sides):
                side = called or term(SIDES, colour.letter, self._language)
                box = named(NumberBox(), f"{field}-{colour.letter}", f"{text}: {side}")
                box.setRange(UNSTATED, MOST)
                box.setKeyboardTracking(False)
                box.valueChanged.connect(lambda _: self._pair_stated(field))
                row.put(_with_caption(label_of(side, box), box))
                boxes.append(box)
            self._pairs[field] = (boxes[0], boxes[1])
            self._row(field, text, _over(row, Remark(*boxes)), *boxes)

        return make

    def _komi_row(self, field: str) -> None:
        caption = label_of(self.tr("Handicap"), self._handicap)
        both = WrappingRow()
        both.put(self._komi, self._in_unit)
        both.put_whole(self._remark)  # under the komi, even if the row wraps
        both.put(_with_caption(caption, self._handicap))
        held = _over(both, Remark(self._handicap))
        self._row(field, self.tr("Komi (points)"), held, self._komi, self._handicap)

    def _word(self, value: object) -> str:
        if isinstance(value, (Colour, Who)):
            return term(SIDES, shown(value), self._language)
        if isinstance(value, PlayedFor):
            return term(PLAYED_FOR, value.value, self._language)
        return {
            End.AGREED: self.tr("agreed on life and death"),
            End.ALIVE: self.tr("declared all alive"),
            End.FORCED: self.tr("forced by pass stones"),
        }[End(value)]

    def show_facts(
        self, case: Case, facts: Facts, rules: RuleSet, missing: Collection[RequiredFact] = ()
    ) -> None:
        """Shows the facts: what the referee stated, else what the record says.

        Args:
            missing: the facts without which there is no result; their rows come first and are
                marked.
        """
        answers = case.answers
        self._told = (case, facts, rules, missing)
        self._filling = True  # setting a new row's value states nothing
        self._arrange(answers, rules, [need.value for need in missing])
        for field, box in self._choices.items():
            value = getattr(answers, field)
            box.setCurrentIndex(max(0, box.findData(value)) if value is not None else 0)
            known = getattr(facts, field, None)
            if field in UNRECORDED:
                box.setItemText(0, self.tr("not stated"))
            elif known is None:
                box.setItemText(0, self.tr("not known"))
            else:
                box.setItemText(
                    0, formatted(self.tr("as recorded: {value}"), value=self._word(known))
                )
        recorded = {
            "prisoners": facts.captured,
            "plays": facts.plays,
            "pass_stones": facts.pass_stones,
            "bowls": None,  # only a count of the bowls can tell
        }
        for field, boxes in self._pairs.items():
            stated = getattr(answers, field)
            self._values[field] = recorded[field]
            seen = recorded[field]
            typed = [spin.value() for spin in boxes]
            half = seen is None and typed.count(UNSTATED) == 1
            for index, spin in enumerate(boxes):
                spin.setSpecialValueText("?" if seen is None else f"({seen[index]})")
                if stated is not None or not half:  # the other half is still to come
                    spin.setValue(UNSTATED if stated is None else stated[index])
        unstated = replace(case, answers=replace(answers, komi=None))
        komi = komi_of(unstated, rules, facts.handicap)
        self._komi.setPlaceholderText(self.tr("none") if komi is None else mixed(komi))
        if self._noted is not None and answers.komi != self._noted:
            self._noted = None
            self._remark.note(self._komi, "")
        written = self._komi.hasFocus() and self._komi.isModified()
        if not (written or self._remark.refuses(self._komi)):
            self._komi.setText("" if answers.komi is None else decimal(answers.komi))
        komi = komi_of(case, rules, facts.handicap)
        # Other texts under such a rule set are in its unit, the field in points.
        other = bool(komi) and rules.unit.points != 1
        tell(self._in_unit, komi_text(komi, rules.unit, self._language) if other else "")
        self._komi.setAccessibleDescription(self._in_unit.text())
        self._handicap.setSpecialValueText(f"({facts.handicap})")
        self._handicap.setValue(UNSTATED if answers.handicap is None else answers.handicap)
        self._filling = False

    def _arrange(self, answers: StatedFacts, rules: RuleSet, missing: Collection[str]) -> None:
        """Puts missing facts first, then those that matter or are stated. The others are
        folded.
        """
        counts = facts_asked(rules.id) | {
            field for field in self._makes if getattr(answers, field) is not None
        }
        seen = [field for field in self._makes if field in missing]
        seen += [KOMI, *(field for field in self._makes if field in counts)]
        order = tuple(dict.fromkeys(seen))
        opened = self.more.isChecked()
        focus = QApplication.focusWidget()
        written = focus is not None and self.isAncestorOf(focus)
        kept = written and self._order and set(missing) <= {*self._order}
        # Nothing moves while the user types.
        if opened != self._opened or (order != self._order and not kept):
            self._order, self._opened = order, opened
            self._lay_out()
        self._mark(missing)

    def _lay_out(self) -> None:
        shown = list(self._order)
        if self._opened:
            shown += [f for f in self._makes if f not in self._order and f not in FEW_USE]
        self.form.setEnabled(False)  # otherwise it is laid out once for each row
        for part in (*(row.holder for row in self._rows.values()), self.more):
            self.form.setRowVisible(part, True)
            self.form.takeRow(part)
        lacking = [field for field in shown if field not in self._rows]
        for field in lacking:
            self._makes[field](field)
        for field in self._order:
            self._put(field, shown=True)
        self.form.addRow(self.more)
        made = [field for field in self._makes if field in self._rows]
        rest = [field for field in made if field not in self._order]
        for field in rest:
            self._put(field, shown=field in shown)
        if lacking:
            self.watch_fields()
        self.fit()
        self.form.setEnabled(True)
        self.form.activate()

    def _put(self, field: str, *, shown: bool) -> None:
        row = self._rows[field]
        self.form.addRow(row.label, row.holder)
        self.form.setRowVisible(row.holder, shown)

    def _mark(self, missing: Collection[str]) -> None:
        """Marks the rows of missing facts with :data:`NEEDED`."""
        for field, row in self._rows.items():
            needed = field in missing
            text = f"{NEEDED} {row.text}" if needed else row.text
            if row.label.text() != text:
                row.label.setText(text)
                embolden(row.label, bold=needed)
                for widget in row.inputs:
                    widget.setAccessibleDescription(self.tr("needed") if needed else "")

    def _fold(self) -> None:
        """Shows or hides the folded facts."""
        if self._told is not None:
            self.show_facts(*self._told)

    def go_to(self, field: str) -> None:
        """Moves the focus to a fact, and selects its text."""
        self._rows[field].inputs[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _state(self, field: str, value: object) -> None:
        if not self._filling:
            self.stated.emit(((field, value),))

    def _pair_stated(self, field: str) -> None:
        black, white = (box.value() for box in self._pairs[field])
        if black == white == UNSTATED:
            self._state(field, None)
            return
        known = self._values.get(field)
        if UNSTATED in (black, white) and known is None:
            return
        self._state(
            field,
            Pair(
                known.black if known and black == UNSTATED else black,
                known.white if known and white == UNSTATED else white,
            ),
        )

    def _komi_stated(self) -> None:
        if not self._komi.isModified():
            return
        text = self._komi.text().strip()
        if not text:
            self._komi.setModified(False)
            self._state("komi", None)
            return
        assert self._told is not None
        case, rules = self._told[0], self._told[2]
        try:
            written = typed_komi(text)
            points = in_points(written, rules.unit)
        except ValueError as error:
            self._remark.refuse(self._komi, capital(said(error, self._language)))
            return
        self._remark.note(self._komi, "")
        self._komi.setModified(False)
        self._state("komi", points)
        if points != written.number:
            self._noted = points
            zi = in_zi(written.number)
            told = found("komi-zi", Level.NOTE, text=zi, komi=decimal(points))
            self._remark.note(self._komi, say(told, case.record.grid, self._language))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stores the typed komi when the form is hidden."""
        super().hideEvent(event)
        self._komi_stated()

    def _handicap_stated(self, value: int) -> None:
        self._state("handicap", None if value == UNSTATED else value)
