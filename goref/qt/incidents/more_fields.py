"""Further notes on an incident: a button for each, which opens a field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.frozen import replace
from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.incidents.incident import (
    LONGEST_TIME,
    ClockNote,
    Evidence,
    GamePhase,
    Incident,
    Person,
)
from goref.core.texts.incidents.consequences import EVIDENCE, PEOPLE, PHASES
from goref.core.texts.incidents.telling import MOVE
from goref.core.texts.terms import SIDES, term
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.form import FieldsForm
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.incidents.incident_step import choice_button
from goref.qt.look.metrics import GAP, SPACE
from goref.qt.widgets.boxes import in_column, in_row, label_of, named
from goref.qt.widgets.buttons import bar_button, show_choice
from goref.qt.widgets.wrapping import WrappingRow, tip

UNKNOWN = -1
"""The value of the number box that stands for an unknown move."""
READINGS = ("called", "resumed", "added")
TIMES = ("act", "notice", "ruling")
Choice = Person | Evidence


class MoreFields(QWidget):
    """A button for each kind of note. The button or its letter opens a field; one is open at a
    time.

    Signals:
        changed: a note was changed; :attr:`draft` contains it.
        opened: a field was opened.
        closed: the open field was closed.
        boardWanted: the user wants to set up the board as found.
    """

    changed = Signal()
    opened = Signal()
    closed = Signal()
    boardWanted = Signal()  # noqa: N815

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._draft: Incident | None = None
        self._most = 0
        self.open_key = ""
        self.buttons: dict[str, QPushButton] = {}
        self._make: dict[str, Callable[[], QWidget]] = {}
        self._fields: dict[str, QWidget] = {}
        self._lines: dict[str, QLineEdit] = {}
        self._choices: dict[str, dict[Choice, QPushButton]] = {}
        self.row = WrappingRow(self)
        self._column = in_column(self.row, inside=self, gap=SPACE)
        self._add("m", self._move_field)
        self._add("t", self._times_field)
        self._add("c", self._clock_field)
        for key, of in (("r", "reported"), ("k", "claimed")):
            act = partial(self._choose_person, of)
            self._add(key, partial(self._choices_field, key, of, PEOPLE, act))
        turn = self._turn_evidence
        self._add("e", partial(self._choices_field, "e", "evidence", EVIDENCE, turn))
        self._add("f", self._facts_field)
        self.board = bar_button("note-b", "", self.boardWanted.emit, self.row)
        self.row.put(self.board)

    # Opening fields

    def show_draft(self, draft: Incident, most: int) -> None:
        """Shows the notes on an incident.

        Args:
            most: the largest move number that can be entered.
        """
        self._draft, self._most = draft, most
        self._tell()
        if self.open_key:
            self._fill(self.open_key)

    @property
    def draft(self) -> Incident:
        """The incident with its changed notes. Call :meth:`show_draft` first."""
        assert self._draft is not None
        return self._draft

    @property
    def field(self) -> QWidget | None:
        """The open field; None if no field is open."""
        return self._fields.get(self.open_key)

    def letter(self, key: str) -> bool:
        """Handles a letter or digit; returns False for other keys.

        A letter opens its field, and ``b`` sets up the board. A digit chooses an answer in the
        open field.
        """
        choices = list(self._choices.get(self.open_key, {}).values())
        if key.isdecimal() and 0 < int(key) <= len(choices):
            choices[int(key) - 1].click()
            return True
        if key in self.buttons:
            self.open(key)
        elif key == "b":
            self.boardWanted.emit()
        else:
            return False
        return True

    def open(self, key: str) -> None:
        """Opens the field with a letter and closes any other. If it is open already,
        closes it.
        """
        if self.open_key == key:
            self.close_field()
            return
        self._hide()
        if key not in self._fields:
            self._fields[key] = self._make[key]()
            self._column.addWidget(self._fields[key])
        self.open_key = key
        self._fill(key)
        self._fields[key].show()
        self.buttons[key].setChecked(True)
        first = self._fields[key].findChild(QWidget, f"field-{key}")
        (first or self._fields[key]).setFocus()
        self.opened.emit()

    def close_field(self) -> bool:
        """Closes the open field. Returns False if no field is open."""
        if not self.open_key:
            return False
        self._hide()
        self.closed.emit()
        return True

    def all_taken(self) -> bool:
        """Returns whether the typed move number is valid. If not, opens its field."""
        if "m" not in self._fields or self._move.finish():
            return True
        if self.open_key != "m":
            self.open("m")
        return False

    def _hide(self) -> None:
        if self.open_key:
            self._fields[self.open_key].hide()
            self.buttons[self.open_key].setChecked(False)
            self.open_key = ""

    # The fields

    def _add(self, key: str, make: Callable[[], QWidget]) -> None:
        self._make[key] = make
        button = bar_button(f"note-{key}", "", partial(self.open, key), self.row)
        button.setCheckable(True)
        show_choice(button)
        self.buttons[key] = button
        self.row.put(button)

    def _line(
        self,
        name: str,
        called: str,
        write: Callable[[str], object],
        most: int = LONGEST_TIME,
    ) -> QLineEdit:
        """Returns a text field. ``write`` is called with the text after each change by the
        user.
        """
        line = named(QLineEdit(maxLength=most), name, called)
        line.textEdited.connect(write)
        self._lines[name] = line
        return line

    def _move_field(self) -> QWidget:
        form = FieldsForm()
        self._move = named(NumberBox(), "field-m", self.tr("Move"))
        self._move.setSpecialValueText("–")
        self._move.valueChanged.connect(self._set_move)
        self._phase = named(ChoiceBox(), "note-phase", self.tr("When in the game"))
        for phase in GamePhase:
            self._phase.addItem(PHASES[phase].in_(self._language), phase)
        self._phase.activated.connect(lambda _: self._set(phase=self._phase.currentData()))
        form.form.addRow(label_of(self.tr("Move"), self._move), self._move)
        form.form.addRow(label_of(self.tr("When"), self._phase), self._phase)
        self._column.addWidget(Remark(self._move))  # visible also while the field is closed
        form.watch_fields()
        return form

    def _times_field(self) -> QWidget:
        form = FieldsForm()
        texts = self.tr("Happened"), self.tr("Noticed"), self.tr("Ruled on")
        for time, text in zip(TIMES, texts, strict=True):
            write = partial(self._set_one, time)
            line = self._line("field-t" if time == "act" else f"note-{time}", text, write)
            line.setPlaceholderText(self.tr("hh:mm"))
            form.form.addRow(label_of(text, line), line)
        form.watch_fields()
        form.say_what_is_cut()
        return form

    def _clock_field(self) -> QWidget:
        form = FieldsForm()
        self._running = named(ChoiceBox(), "field-c", self.tr("Whose clock ran"))
        self._running.addItem("–", None)
        for colour in COLOURS:
            self._running.addItem(term(SIDES, colour.letter, self._language), colour)
        self._running.activated.connect(
            lambda _: self._set_clock(running=self._running.currentData())
        )
        form.form.addRow(label_of(self.tr("Whose clock ran"), self._running), self._running)
        texts = self.tr("When called"), self.tr("When resumed"), self.tr("To be added")
        for reading, text in zip(READINGS, texts, strict=True):
            both = QWidget()
            lines = []
            for colour in COLOURS:
                side = term(SIDES, colour.letter, self._language)
                write = partial(self._set_reading, reading, colour)
                line = self._line(f"{reading}-{colour.letter}", f"{text}: {side}", write)
                line.setPlaceholderText(side)
                lines.append(line)
            in_row(*lines, inside=both, gap=GAP)
            form.form.addRow(label_of(text, lines[0]), both)
        form.watch_fields()
        form.say_what_is_cut()
        return form

    def _choices_field(
        self, key: str, name: str, texts: Mapping[Any, Text], choose: Callable[[Any], object]
    ) -> QWidget:
        """Returns a row with a button for each text, numbered from 1.

        ``choose`` is called with the key of the text whose button is pressed.
        """
        row = EqualButtonRow()
        buttons = self._choices[key] = {}
        for number, (one, text) in enumerate(texts.items(), 1):
            said, act = capital(text.in_(self._language)), partial(choose, one)
            buttons[one] = choice_button(f"{name}-{one.value}", str(number), said, act, row)
        row.put(*buttons.values())
        return row

    def _facts_field(self) -> QWidget:
        form = FieldsForm()
        for key, name, text, most in (
            ("facts", "field-f", self.tr("What happened"), 500),
            ("by", "note-by", self.tr("Decided by"), 100),
        ):
            line = self._line(name, text, partial(self._set_one, key), most)
            form.form.addRow(label_of(text, line), line)
        form.watch_fields()
        form.say_what_is_cut()
        return form

    # Entering

    def _set(self, **values: object) -> None:
        self._draft = replace(self.draft, **values)  # type: ignore[arg-type]
        self._tell()
        self.changed.emit()

    def _set_one(self, name: str, said: str) -> None:
        self._set(**{name: said})

    def _set_move(self, number: int) -> None:
        self._set(move=None if number == UNKNOWN else number)

    def _set_clock(self, **values: object) -> None:
        self._set(clock=replace(self.draft.clock, **values))  # type: ignore[arg-type]

    def _set_reading(self, reading: str, colour: Colour, said: str) -> None:
        before: Pair[str] = getattr(self.draft.clock, reading)
        changed = Pair(said, before.white) if colour is BLACK else Pair(before.black, said)
        self._set_clock(**{reading: changed})

    def _choose_person(self, of: str, person: Person) -> None:
        same = getattr(self.draft, of) is person
        self._set(**{of: None if same else person})
        self.close_field()

    def _turn_evidence(self, evidence: Evidence) -> None:
        now = set(self.draft.evidence) ^ {evidence}
        self._set(evidence=tuple(one for one in Evidence if one in now))

    # Showing

    def _fill(self, key: str) -> None:
        """Shows the notes of the draft in the field with a letter."""
        draft = self.draft
        match key:
            case "m":
                with QSignalBlocker(self._move):
                    self._move.setRange(UNKNOWN, self._most)
                    self._move.setValue(UNKNOWN if draft.move is None else draft.move)
                self._phase.setCurrentIndex(self._phase.findData(draft.phase))
            case "t":
                for time in TIMES:
                    name = "field-t" if time == "act" else f"note-{time}"
                    self._write(name, getattr(draft, time))
            case "c":
                self._running.setCurrentIndex(
                    max(self._running.findData(draft.clock.running), 0)
                )
                for reading in READINGS:
                    pair: Pair[str] = getattr(draft.clock, reading)
                    for colour, said in zip((BLACK, WHITE), pair, strict=True):
                        self._write(f"{reading}-{colour.letter}", said)
            case "r" | "k" | "e":
                person = draft.reported if key == "r" else draft.claimed
                chosen = draft.evidence if key == "e" else (person,)
                for one, button in self._choices[key].items():
                    button.setChecked(one in chosen)
            case "f":
                self._write("field-f", draft.facts)
                self._write("note-by", draft.by)

    def _write(self, name: str, text: str) -> None:
        line = self._lines[name]
        if line.text() != text:
            line.setText(text)

    def _tell(self) -> None:
        """Shows the notes of the draft on the buttons."""
        draft, language = self.draft, self._language
        listed = LANGUAGES[language].listed
        move = self.tr("Move")
        if draft.move:
            move = MOVE.in_(language, move=draft.move)
        elif draft.phase is not GamePhase.PLAY:
            move = PHASES[draft.phase].in_(language)
        times = [one for one in (draft.act, draft.notice, draft.ruling) if one]
        said = {
            "m": move,
            "t": listed(times) or self.tr("Times"),
            "c": self.tr("Clocks") + (" ✓" if draft.clock != ClockNote() else ""),
            "r": self._person(self.tr("Reported by"), draft.reported),
            "k": self._person(self.tr("Claimed by"), draft.claimed),
            "e": listed(EVIDENCE[one].in_(language) for one in draft.evidence)
            or self.tr("Evidence"),
            "f": self.tr("Facts") + (" ✓" if draft.facts or draft.by else ""),
        }
        for key, text in said.items():
            button = self.buttons[key]
            button.setText(f"{key.upper()}  {capital(text)}")
            button.setAccessibleName(text)
        text = self.tr("Board as found")
        self.board.setText(f"B  {text}" + (" ✓" if draft.board is not None else ""))
        self.board.setAccessibleName(text)
        self.buttons["f"].setToolTip(tip(draft.facts))
        self.row.arrange()

    def _person(self, what: str, person: Person | None) -> str:
        if person is None:
            return what
        said = PEOPLE[person].in_(self._language)
        return f"{what}{LANGUAGES[self._language].colon}{said}"
