"""The dialog that converts a recorded result to all rule sets, without the game's board."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
)

from goref.app.conversion.conversion_table import (
    ConvertedRow,
    converted,
    converted_rows,
    silent_on_handicap,
    typed_result,
)
from goref.core.base.faults import fault
from goref.core.base.geometry import grid
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import StatedFacts
from goref.core.conversion.known_facts import CHOICES, PAID, KnownFacts
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import COMPUTED, DEFAULT, ruleset
from goref.core.texts.count.conversion import (
    COLUMNS,
    OPEN_TITLE,
    facts_text,
    names_text,
    recorded_text,
    value_text,
)
from goref.core.texts.count.fact_sources import FACTS
from goref.core.texts.faults.said import said
from goref.core.texts.findings import say
from goref.core.texts.terms import JOINT, term
from goref.io.sgf.typed import in_points, typed_komi
from goref.qt.context.window import Window
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.form import FieldsForm
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.fields.rules_box import RulesBox
from goref.qt.look.appearance import text_scale
from goref.qt.widgets.boxes import fill, in_row, named, scrolling
from goref.qt.widgets.dialog import button_box, shown_beside
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import ScrolledText
from goref.qt.work.work import Work

SIZE = (1120, 720)
UNSTATED = -1
SHOWN = ("rules", "result", "if", "open", "reasons")
"""The columns of the table, by their names in :data:`COLUMNS`."""
FORM = 350
"""The width of the form, in pixels at the ordinary text size."""
MOST_DAME = 361
CHOSEN = ("began", "last_play", "first_pass", "last_competitive", PAID)
"""The facts with a field of their own, by their names in :data:`CHOICES`."""


class ConvertedTexts(NamedTuple):
    """A conversion in words: the recorded result, the rows, and the lines below them."""

    recorded: str
    rows: tuple[ConvertedRow, ...]
    below: str


def converted_texts(
    text: str, rules: RuleSet, known: KnownFacts, language: Language
) -> ConvertedTexts:
    """Returns the conversion of a typed result, in words.

    Raises ConversionError if the result cannot be converted.
    """
    recorded = typed_result(text, rules)
    made = converted(recorded, known, COMPUTED)
    rows, opened = converted_rows(made, language)
    below = [OPEN_TITLE.in_(language)] if opened else []
    colon = LANGUAGES[language].colon
    below += [f"{one.letter}  {one.name}{colon}{one.changes}" for one in opened]
    if (silent := silent_on_handicap(made, known)) is not None:
        finding, those = silent
        names = names_text(those, language)
        remark = say(finding, grid(19), language)
        below.append(LANGUAGES[language].with_aside(remark, names))
    told = recorded_text(recorded, language), facts_text(recorded, known, language)
    return ConvertedTexts(JOINT.join(told), tuple(rows), "\n".join(below))


class ConvertDialog(QDialog):
    """A dialog with a recorded result, the known facts, and the result under each rule set.

    Attributes:
        result_line, komi: the fields for the recorded result and its komi.
        choices: the fields of facts with few values, by the name of the fact.
        table: the results, a row for each outcome.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self.setObjectName("convert-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Convert a recorded result"))
        self.work = Work(self)
        self.result_line = named(QLineEdit(), "convert-result", self.tr("Recorded result"))
        self.result_line.setMaxLength(60)
        self.result_line.setPlaceholderText("W+2.5zi")
        self.rules = RulesBox(window.language)
        self.komi = named(QLineEdit(), "convert-komi", self.tr("Komi"))
        self.komi.setPlaceholderText(self.tr("usual for the rule set"))
        unknown = self.tr("not known")
        self.handicap = named(
            NumberBox(UNSTATED, 99, none=unknown), "convert-handicap", self.tr("Handicap")
        )
        self.dame = named(
            NumberBox(UNSTATED, MOST_DAME, none=unknown), "convert-dame", self.tr("Dame left")
        )
        self.no_seki = named(QCheckBox(self.tr("No seki")), "convert-no-seki", "")
        self.no_passes = named(
            QCheckBox(self.tr("Nobody passed before the last play")), "convert-no-passes", ""
        )
        self.choices = {fact: self._choice(fact) for fact in CHOSEN}
        self.remark = Remark()
        self.recorded = ScrolledText("convert-recorded", self)
        self.below = ScrolledText("convert-below", self)
        heads = [COLUMNS[key].in_(window.language) for key in SHOWN]
        called = self.tr("Results under all rule sets")
        self.table = FiguresTable("convert-table", called, heads, wide=len(heads) - 1, right=())
        self.table.setHorizontalScrollMode(FiguresTable.ScrollMode.ScrollPerPixel)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        self._lay_out(buttons)
        self._begin()
        DialogRoom(self, SIZE)
        for line in (self.result_line, self.komi):
            line.textChanged.connect(lambda _: self.ask())
        for box in (self.rules, *self.choices.values()):
            box.activated.connect(lambda _: self.ask())
        for number in (self.handicap, self.dame):
            number.valueChanged.connect(lambda _: self.ask())
        for check in (self.no_seki, self.no_passes):
            check.toggled.connect(lambda _: self.ask())
        window.bridge.stopped.connect(self.close)
        self.finished.connect(lambda _: self.work.stop())
        self.ask()
        self.result_line.setFocus()

    def _choice(self, fact: str) -> QComboBox:
        language = self._window.language
        box = named(ChoiceBox(), f"convert-{fact.replace('_', '-')}", self._name(fact))
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.addItem(self.tr("not known"), None)
        for value in CHOICES[fact]:
            box.addItem(value_text(value, language), value)
        return box

    def _name(self, fact: str) -> str:
        if fact == PAID:
            return self.tr("Handicap pay included")
        return term(FACTS, fact, self._window.language)

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        form = FieldsForm()
        rows: Iterable[tuple[str, Any]] = (
            (self.tr("Recorded result"), self.result_line),
            ("", self.remark),
            (self.tr("Rule set"), self.rules),
            (self.tr("Komi"), self.komi),
            (self.tr("Handicap"), self.handicap),
            *((self._name(fact), self.choices[fact]) for fact in CHOSEN),
            (self.tr("Dame left"), self.dame),
            ("", self.no_seki),
            ("", self.no_passes),
        )
        for text, field in rows:
            if text:
                form.form.addRow(text, field)
            else:
                form.form.addRow(field)
        form.watch_fields()
        fields = scrolling(form, self, "convert-form")
        bar = fields.verticalScrollBar().sizeHint().width() + 2 * fields.frameWidth()
        needed = form.minimumSizeHint().width() + bar
        fields.setFixedWidth(max(round(FORM * text_scale(self.font())), needed))
        both = in_row(fields, self.table, grows=self.table)
        fill(QVBoxLayout(self), self.recorded, both, self.below, buttons, grows=both)

    def _begin(self) -> None:
        """Shows the result, rules, komi and handicap of the window's case, if it has any."""
        case = self._window.session.case
        own = ruleset(case.rules)
        self.rules.show_rules(DEFAULT if own.known_only else own.id)
        info = case.record.info
        self.result_line.setText(info.result.strip()[:60])
        if info.komi is not None:
            self.komi.setText(str(float(info.komi)) if info.komi % 1 else str(info.komi))
        self.handicap.setValue(UNSTATED if info.handicap is None else info.handicap)
        self.dame.setValue(UNSTATED)

    # Asking

    def ask(self) -> None:
        """Converts the result with the facts in the fields, on another thread."""
        language, rules = self._window.language, ruleset(self.rules.currentData())
        text = self.result_line.text().strip()
        if not text:
            self._clear("")
            return
        if rules.known_only:
            self._clear(said(ValueError(fault("rules-known-only", rules=rules.id)), language))
            return
        try:
            known = self._known(rules)
        except ValueError as error:
            self._clear(said(error, language))
            return
        self.work.start(
            lambda _: converted_texts(text, rules, known, language),
            self._show,
            lambda error: self._clear(said(error, language)),
        )

    def _known(self, rules: RuleSet) -> KnownFacts:
        """Returns the facts in the fields. Raises ValueError if the komi cannot be read."""
        komi: Fraction | None = None
        if typed := self.komi.text().strip():
            komi = in_points(typed_komi(typed), rules.unit)
        handicap, dame = (
            None if box.value() == UNSTATED else box.value()
            for box in (self.handicap, self.dame)
        )
        known = KnownFacts(StatedFacts(komi=komi, handicap=handicap))
        for fact, box in self.choices.items():
            if (value := box.currentData()) is not None:
                known = known.assuming(fact, value)
        return known.with_board(
            dame=dame,
            no_seki=self.no_seki.isChecked(),
            early_passes=0 if self.no_passes.isChecked() else None,
        )

    # Showing

    def _show(self, texts: ConvertedTexts) -> None:
        self.remark.refuse(self.result_line, "")
        self.recorded.set_text(texts.recorded)
        self.recorded.setVisible(bool(texts.recorded))
        language = self._window.language
        self.table.show_texts(
            [
                [
                    row.rules.name.in_(language),
                    row.result,
                    row.condition,
                    row.open,
                    row.reasons,
                ]
                for row in texts.rows
            ]
        )
        self._tell_below(texts.below)

    def _clear(self, reason: str) -> None:
        """Shows no results, and why."""
        self.work.stop()
        self.remark.refuse(self.result_line, reason)
        self.recorded.set_text("")
        self.recorded.setVisible(False)
        self.table.show_texts([])
        self._tell_below("")

    def _tell_below(self, text: str) -> None:
        self.below.set_text(text)
        self.below.setVisible(bool(text))


def show_convert(window: Window) -> ConvertDialog:
    """Opens the window's dialog for conversions, or brings it to the front; returns it."""
    return shown_beside(window.widget, ConvertDialog, lambda: ConvertDialog(window))
