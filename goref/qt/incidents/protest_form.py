"""The form for a protest: who protests and why, and later who decided it and how."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton

from goref.core.base.language import Language, capital
from goref.core.incidents.incident import LONGEST_TIME, Person, ProtestState
from goref.core.texts.incidents.consequences import PEOPLE, PROTESTS
from goref.qt.board.command_keys import command_of
from goref.qt.fields.form import FieldsForm
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.incidents.incident_step import IncidentStep, choice_button
from goref.qt.widgets.boxes import label_of, named
from goref.qt.widgets.wrapping import tell

MOST = 500
Begun = dict[str, tuple[Person | ProtestState | None, dict[str, str]]]
"""For each question that was not finished: (the choice made or None, the typed texts
by field).
"""
LETTERS = {Person.BLACK: "B", Person.WHITE: "W"}
"""The letters of the two sides; other people have digits.

A typed sentence may begin with the letter of a side: "White claims …".
"""


class ProtestForm(IncidentStep):
    """The form for lodging or deciding a protest: a choice and text fields.

    If a question is asked again before it was answered, its choice and texts are restored.

    Attributes:
        chosen: the chosen person or outcome; None if nothing is chosen yet.
        lines: the text fields by name.
    """

    def __init__(self, language: Language) -> None:
        super().__init__("desk-protest-form")
        self._language = language
        self.chosen: Person | ProtestState | None = None
        self._asked = self._typed = ""
        self._first_letter = ""  # of a side just chosen by it; a sentence may begin so
        self._before: Person | ProtestState | None = None  # the choice before that letter
        self._begun: Begun = {}
        self.keys: dict[Person | ProtestState, str] = {}
        self.people = {p: self._button(p, PEOPLE[p].in_(language), LETTERS.get(p, str(n)))
                       for n, p in enumerate(Person, 1)}  # fmt: skip
        outcomes: list[ProtestState] = [*ProtestState]
        outcomes.remove(ProtestState.LODGED)
        self.outcomes = {s: self._button(s, PROTESTS[s].in_(language), str(n))
                         for n, s in enumerate(outcomes, 1)}  # fmt: skip
        self._choices: dict[Person | ProtestState, QPushButton] = {}
        self._choices.update(self.people.items())
        self._choices.update(self.outcomes.items())
        self.row = EqualButtonRow(self.plate)
        self.row.put(*self._choices.values())
        self._form = FieldsForm()
        texts = {
            "grounds": (self.tr("Grounds"), MOST),
            "lodged": (self.tr("Lodged"), LONGEST_TIME),
            "deadline": (self.tr("Deadline"), LONGEST_TIME),
            "ruling": (self.tr("Ruling"), MOST),
            "by_whom": (self.tr("Decided by"), MOST),
            "decided": (self.tr("Decided"), LONGEST_TIME),
        }
        self.lines: dict[str, QLineEdit] = {}
        for name, (text, most) in texts.items():
            line = named(QLineEdit(maxLength=most), f"protest-{name}", text)
            self._form.form.addRow(label_of(text, line), line)
            self.lines[name] = line
        self._form.watch_fields()
        self._form.say_what_is_cut()
        self.put(self.row, self._form)

    def _button(self, of: Person | ProtestState, said: str, key: str) -> QPushButton:
        said = capital(said)
        self.keys[of] = key
        button = choice_button(f"protest-{of.value}", key, said, partial(self._choose, of))
        button.setAutoDefault(False)  # Enter triggers the foot's act
        return button

    def ask_who(self, of: str, title: str, told: str, now: str, until: str) -> None:
        """Asks who protests, and why.

        Args:
            of: identifies the decision or result that the protest is against.
            title, told: the heading and the sentence below it.
            now: the present time, proposed as the time of the protest.
            until: the deadline; "" if unknown.
        """
        self.ask(title, told)
        self._offer(f"who {of}", self.people, ("grounds", "lodged", "deadline"))
        self._take_up({"lodged": now, "deadline": until})

    def ask_how(self, of: str, title: str, now: str) -> None:
        """Asks how a protest is decided.

        Args:
            of: identifies the protest.
            now: the present time, proposed as the time of the decision.
        """
        self.ask(title)
        self._offer(f"how {of}", self.outcomes, ("ruling", "by_whom", "decided"))
        self._take_up({"decided": now})

    def forget(self) -> None:
        """Discards all unfinished answers. Called when one was recorded, or another case is
        shown.
        """
        self._asked = ""
        self._begun.clear()

    def begun(self) -> Begun:
        """Returns the unfinished answers to all questions, including the present one."""
        self._keep()
        return dict(self._begun)

    def go_on_with(self, begun: Begun) -> None:
        """Sets the unfinished answers of the replaced window, used when their question is
        asked.
        """
        self._begun = begun

    def ask_more(self, told: str) -> None:
        """Asks for the missing text, ruling or author, and moves the focus to its field."""
        tell(self.told, told)
        empty = [n for n in ("ruling", "by_whom") if not self.said(n)]
        self.lines[empty[0]].setFocus()

    def _offer(
        self, asked: str, buttons: dict[Person, QPushButton] | dict[ProtestState, QPushButton],
        lines: tuple[str, ...],
    ) -> None:  # fmt: skip
        self._keep()
        self._asked, self.chosen, self._first_letter = asked, None, ""
        for of, button in self._choices.items():
            button.setVisible(of in buttons)
            button.setChecked(False)
        for name, line in self.lines.items():
            line.setText("")  # unmodified, as after “clear”
            self._form.form.setRowVisible(line, name in lines)
        self.row.arrange()

    def _keep(self) -> None:
        """Stores the unfinished answer to the present question."""
        if self._asked:
            written = {n: line.text() for n, line in self.lines.items() if line.isModified()}
            self._begun[self._asked] = self.chosen, written

    def _take_up(self, known: dict[str, str]) -> None:
        """Fills in the texts in ``known``. Then restores the unfinished answer to the question,
        if any.
        """
        chosen, written = self._begun.pop(self._asked, (None, {}))
        for name, text in (known | written).items():
            self.lines[name].setText(text)
            self.lines[name].setModified(name in written)
        if chosen is not None:
            self._choose(chosen)

    def said(self, name: str) -> str:
        """Returns the text in the field with a name, without spaces at its ends."""
        return self.lines[name].text().strip()

    def letter(self, key: str) -> bool:
        of = self._choice(key)
        if of is None:
            return False
        before, typed, self._typed = self.chosen, self._typed or key, ""
        self._choose(of)
        if of in LETTERS:
            self.setFocus()
            self._first_letter, self._before = typed, before
        else:
            self._first.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Types text into the first field, wherever the focus is. A key of a choice makes that
        choice.

        If more text follows the letter of a side at once, the letter is taken as text, and the
        choice is withdrawn.
        """
        text, held = event.text(), event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        is_text = text.isprintable() and bool(text if self._first_letter else text.strip())
        of = self._choice(command_of(event))
        chooses = of in LETTERS if self._first_letter else of is not None
        if held or not is_text or chooses:
            self._typed = text if chooses and not held else ""  # for the page's call of letter
            super().keyPressEvent(event)
            return
        if self._first_letter:
            text = self._first_letter + text
            self._choose(self._before)
        self._first.setFocus()
        self._first.insert(text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._first_letter = ""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After a side was chosen by its letter, Tab moves the focus to the first text
        field.
        """
        if not (forward and self._first_letter):
            return super().focusNextPrevChild(forward)
        self._first.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _choice(self, key: str) -> Person | ProtestState | None:
        """Returns the visible choice with this key, or None."""
        shown = (of for of, button in self._choices.items() if not button.isHidden())
        return next((of for of in shown if self.keys[of] == key.upper()), None)

    @property
    def _first(self) -> QLineEdit:
        """The first text field: the grounds of a protest, or the ruling on it."""
        lodges = not self.people[Person.BLACK].isHidden()
        return self.lines["grounds" if lodges else "ruling"]

    def _choose(self, of: Person | ProtestState | None) -> None:
        self.chosen, self._first_letter = of, ""
        for each, button in self._choices.items():
            button.setChecked(each is of)
