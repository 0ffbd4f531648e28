"""The dialog for a result that the referee decides without a count."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from goref.app.event.tables import needs_reason
from goref.core.base.language import Language, capital
from goref.core.base.numbers import decimal
from goref.core.base.particles import formatted
from goref.core.event.event import Event, EventError, Table
from goref.core.event.result import Verdict
from goref.core.texts.event.events import VERDICTS
from goref.core.texts.event.glance import result_told
from goref.core.texts.event.margins import impossible_margin
from goref.core.texts.faults.said import said
from goref.core.texts.terms import SIDES, term
from goref.io.event.words import read_word, word_of
from goref.io.sgf.typed import typed_number
from goref.io.sgf.values import WrittenUnit
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import OK_CANCEL, StackedDialog, Standard
from goref.qt.widgets.wrapping import plain_label, wrapped

WIDE = 420
OTHERS = (Verdict.DRAW, Verdict.BOTH_LOSE, Verdict.BOTH_WIN, Verdict.NO_RESULT)

Decide = Callable[[str, str, bool], str]


class DecisionDialog(StackedDialog):
    """The choice of the game's ending, with fields for the margin and a reason.

    Attributes:
        ending: the choice of endings. The data of an item is a result such as ``B+R``, or ``B``
            or ``W`` for a win by points.
        ok: the button that decides; disabled until an ending is chosen.
    """

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        table: Table,
        language: Language,
        decide: Decide,
        word: str = "",
    ) -> None:
        """Args:
        decide: takes the result, the reason, and whether the game was decided by default;
            returns why the table cannot be decided, or an empty text.
        word: the result that is chosen at first; empty for that of the table, if it has one.
        """
        super().__init__(parent, "event-word", (WIDE, 1))
        self.setWindowTitle(
            formatted(self.tr("Decide table {table} without a count"), table=table.place)
        )
        self._language = language
        self._event, self._table = event, table
        self._asked = ""  # the result that has to be confirmed
        self._decide, self._was_decided = decide, table.result is not None
        names = {
            "B": f"{term(SIDES, 'B', language)}: {event.by_id[table.black].name}",
            "W": f"{term(SIDES, 'W', language)}: {event.by_id[table.white].name}",
        }
        players = plain_label("\n".join(names.values()))
        self.ending = named(ChoiceBox(), "event-word-ending", self.tr("How the game ended"))
        self.ending.setPlaceholderText(self.tr("Choose how it ended"))
        self._fill(language)
        self.margin = named(QLineEdit(), "event-word-margin", self.tr("Margin in points"))
        self.margin.setPlaceholderText("3.5")
        self._remark = Remark()
        self.margin.editingFinished.connect(self._look_at_margin)
        self.default = QCheckBox(self.tr("by default: the game was not played"))
        self.default.setObjectName("event-word-default")
        self.reason = named(QLineEdit(), "event-word-reason", self.tr("Reason"))
        self.problem = wrapped("event-word-problem", self)
        form = QFormLayout()
        for text, widget in (
            (self.tr("&Ending"), self.ending),
            (self.tr("&Margin"), self.margin),
            ("", self.default),
            (self.tr("&Reason"), self.reason),
        ):
            widget.setMinimumHeight(TARGET)
            form.addRow(text, widget)
            if widget is self.margin:
                form.addRow(self._remark)
        self.reason.setMinimumWidth(WIDE)
        self.put_buttons(OK_CANCEL, accept=self._confirm)
        self.ok = self.buttons.button(Standard.Ok)
        self.stack(players, form, self.problem, self.buttons)
        self.ending.currentIndexChanged.connect(self._chosen)
        self.default.toggled.connect(self._chosen)
        self.reason.textEdited.connect(lambda _: self._ask_for_reason())
        self._preset(word)
        (self.reason if self._lacks_reason and word else self.ending).setFocus()

    def _fill(self, language: Language) -> None:
        for word in ("B+R", "W+R", "B+T", "W+T", "B+F", "W+F"):
            result = read_word(word)
            assert result is not None
            self.ending.addItem(result_told(result, language), word)
        for letter in "BW":
            side = term(SIDES, letter, language)
            self.ending.addItem(formatted(self.tr("{side} wins by points"), side=side), letter)
        for letter in "BW":
            result = read_word(f"{letter}+")
            assert result is not None
            self.ending.addItem(result_told(result, language), f"{letter}+")
        for verdict in OTHERS:
            self.ending.addItem(VERDICTS[verdict.value].in_(language), verdict.value)

    def _preset(self, word: str) -> None:
        """Shows a result that is chosen at first; without one, that of a decided table."""
        result = self._table.result
        if result is not None and not word:
            word = word_of(result).removesuffix("!")
            if result.margin:
                word = word[0]
                self.margin.setText(decimal(abs(result.margin)))
        self.ending.setCurrentIndex(self.ending.findData(word) if word else -1)
        self._chosen()
        if result is not None and result.by_default and self.default.isEnabled():
            self.default.setChecked(True)

    def _chosen(self) -> None:
        """Enables the fields that apply to the selected ending."""
        word = str(self.ending.currentData() or "")
        self.ok.setEnabled(bool(word))
        forfeit = word.endswith("+F")
        by_points = word in ("B", "W")
        may_default = bool(word) and not by_points and word[-2:] not in ("+R", "+T")
        self.margin.setEnabled(by_points)
        self.default.setEnabled(may_default and not forfeit)
        if forfeit is not self.default.isChecked() and (forfeit or not may_default):
            self.default.setChecked(forfeit)
        self._ask_for_reason()

    def _ask_for_reason(self) -> None:
        """Shows that a reason is required while its field is empty."""
        self.problem.setText(self.tr("A reason is needed here.") if self._lacks_reason else "")

    @property
    def _lacks_reason(self) -> bool:
        """True if the selected ending requires a reason and none is typed."""
        needed = bool(self.ending.currentData()) and self._needs_reason()
        return needed and not self.reason.text().strip()

    @property
    def _margin(self) -> str:
        """The typed margin: ``3.5``, for zi ``3.5子``. An invalid one as typed."""
        text = self.margin.text().strip()
        written = typed_number(text)
        if written is None or 4 % written.number.denominator:
            return text
        return decimal(written.number) + "子" * (written.unit is WrittenUnit.ZI)

    def _look_at_margin(self) -> None:
        """If the typed margin is invalid, shows why below its field."""
        try:
            read_word(f"B+{self._margin}" if self._margin else "")
        except ValueError as error:
            self._remark.refuse(self.margin, capital(said(error, self._language)))
        else:
            self._remark.note(self.margin, "")

    def _needs_reason(self) -> bool:
        """Returns whether the selected ending requires a reason. Changing a decision always
        does.
        """
        word = str(self.ending.currentData())
        result = read_word(word, default=self.default.isChecked())
        assert result is not None
        return self._was_decided or needs_reason(self._event, self._table, result)

    def _is_odd(self, word: str) -> bool:
        """Returns whether no count gives a margin, after showing that; False at the second
        time."""
        try:
            result = read_word(word)
        except ValueError:
            return False  # deciding reports it
        assert result is not None
        odd = impossible_margin(self._event, self._table, result)
        if odd is None or word == self._asked:
            return False
        self._asked = word
        told = self.tr("{problem}. Press {ok} again to enter it all the same.")
        problem = capital(said(EventError(odd), self._language))
        ok = self.ok.text().replace("&", "")
        self.problem.setText(formatted(told, problem=problem, ok=ok))
        self.margin.setFocus()
        return True

    def _confirm(self) -> None:
        word = str(self.ending.currentData() or "")
        if not word:
            return
        if word in ("B", "W"):
            margin = self._margin
            if not margin:
                self.problem.setText(self.tr("By how many points?"))
                self.margin.setFocus()
                return
            word = f"{word}+{margin}"
        reason = " ".join(self.reason.text().split())
        if self._needs_reason() and not reason:
            self._ask_for_reason()
            self.reason.setFocus()
            return
        if self._is_odd(word):
            return
        problem = self._decide(word, reason, self.default.isChecked())
        if problem:
            self.problem.setText(problem)
            self.reason.setFocus()
        else:
            self.accept()
