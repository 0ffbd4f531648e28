"""The facts of the game: filled from the record, asked for where it is silent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolTip,
    QWidget,
)

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.language import Language
from goref.core.base.numbers import decimal, parse_decimal, shown
from goref.core.case.case import Case, End, PlayedFor
from goref.core.case.facts import Facts
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.payments import komi_of
from goref.core.words.terms import PLAYED_FOR, SIDES, term
from goref.qt.widgets.boxes import in_row, label_of, named

FEW_ASK = ("granted_first", "played_for")
"""Facts that are asked for only under the rule sets that make something of them."""
UNRECORDED = ("end", *FEW_ASK)
UNSTATED = -1
MOST = 9999


class FactsForm(QWidget):
    """A form over the referee's answers. An empty field means: as the record says.

    Signals:
        stated: facts were stated: a tuple of (field of Answers, value or None).
    """

    stated = Signal(object)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._filling = False
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._choices: dict[str, QComboBox] = {}
        self._pairs: dict[str, tuple[QSpinBox, QSpinBox]] = {}
        self._values: dict[str, Pair[int] | None] = {}
        sides: list[Any] = [BLACK, WHITE]
        whos: list[Any] = [Who.BLACK, Who.WHITE, Who.NOBODY]
        self._choice(form, "began", self.tr("Who began"), sides)
        self._choice(form, "first_pass", self.tr("First to pass"), whos)
        self._choice(form, "last_play", self.tr("Last play"), whos)
        self._pair(form, "prisoners", self.tr("Captured in play"))
        self._pair(form, "plays", self.tr("Plays"))
        self._pair(form, "pass_stones", self.tr("Pass stones"))
        self._pair(form, "bowls", self.tr("Found in the bowls"))
        self._choice(form, "end", self.tr("How play ended"), list(End))
        self._choice(form, "granted_first", self.tr("Granted the first move"), whos)
        self._choice(form, "played_for", self.tr("Played for"), list(PlayedFor))
        self._form = form
        self._komi = named(QLineEdit(), "komi", self.tr("Komi"))
        self._komi.editingFinished.connect(self._komi_stated)
        self._handicap = named(QSpinBox(), "handicap", self.tr("Handicap"))
        self._handicap.setRange(UNSTATED, 99)
        self._handicap.setKeyboardTracking(False)
        self._handicap.valueChanged.connect(self._handicap_stated)
        caption = label_of(self.tr("Handicap"), self._handicap)
        both = QWidget()
        line = in_row(self._komi, caption, inside=both, grows=self._komi)
        line.addWidget(self._handicap, 1)
        form.addRow(self.tr("Komi (points)"), both)
        for kind in (QComboBox, QSpinBox, QLineEdit):
            for widget in self.findChildren(kind):
                widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the form, and undo reach the window unless text is typed."""
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget):
            if not watched.hasFocus():
                event.ignore()
                return True
        elif event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            turns = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            line = watched.lineEdit() if isinstance(watched, QSpinBox) else watched
            if any(event.matches(key) for key in turns) and not (
                isinstance(line, QLineEdit) and line.isModified()
            ):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _choice(self, form: QFormLayout, field: str, text: str, values: list[Any]) -> None:
        box = named(QComboBox(), field, text)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.addItem("", None)
        for value in values:
            box.addItem(self._word(value), value)
        box.activated.connect(lambda _: self._state(field, box.currentData()))
        self._choices[field] = box
        form.addRow(text, box)

    def _pair(self, form: QFormLayout, field: str, text: str) -> None:
        row = QWidget()
        line = in_row(inside=row)
        boxes = []
        for colour in (BLACK, WHITE):
            side = term(SIDES, colour.letter, self._language)
            box = named(QSpinBox(), f"{field}-{colour.letter}", f"{text}: {side}")
            box.setRange(UNSTATED, MOST)
            box.setKeyboardTracking(False)
            box.valueChanged.connect(lambda _, f=field: self._pair_stated(f))
            line.addWidget(QLabel(side))
            line.addWidget(box, 1)
            boxes.append(box)
        self._pairs[field] = (boxes[0], boxes[1])
        form.addRow(text, row)

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

    def show_facts(self, case: Case, facts: Facts, rules: RuleSet) -> None:
        """Show what is stated, and what the record says where nothing is."""
        answers = case.answers
        self._filling = True
        for field, box in self._choices.items():
            value = getattr(answers, field)
            asked = field not in FEW_ASK or field in rules.facts_of_its_own
            self._form.setRowVisible(box, asked or value is not None)
            box.setCurrentIndex(max(0, box.findData(value)) if value is not None else 0)
            known = getattr(facts, field, None)
            if field in UNRECORDED:
                box.setItemText(0, self.tr("not stated"))
            elif known is None:
                box.setItemText(0, self.tr("not known"))
            else:
                box.setItemText(
                    0, self.tr("as recorded: {value}").format(value=self._word(known))
                )
        recorded = {
            "prisoners": facts.captured,
            "plays": facts.plays,
            "pass_stones": facts.pass_stones,
            "bowls": None,  # nobody knows but who counts them
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
        self._komi.setPlaceholderText(self.tr("none") if komi is None else decimal(komi))
        if not (self._komi.hasFocus() and self._komi.isModified()):
            self._komi.setText("" if answers.komi is None else decimal(answers.komi))
            self._komi.setToolTip("")
        self._handicap.setSpecialValueText(f"({facts.handicap})")
        self._handicap.setValue(UNSTATED if answers.handicap is None else answers.handicap)
        self._filling = False

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
        try:
            value = parse_decimal(text) if text else None
        except ValueError:
            wanted = self.tr("A number such as 6.5 or 3¾ is wanted.")
            self._komi.setToolTip(wanted)
            QToolTip.showText(self._komi.mapToGlobal(QPoint()), wanted, self._komi)
            self._komi.selectAll()
            return
        self._komi.setToolTip("")
        self._komi.setModified(False)
        self._state("komi", value)

    def _handicap_stated(self, value: int) -> None:
        self._state("handicap", None if value == UNSTATED else value)
