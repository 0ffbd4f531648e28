"""The base of an event's forms: fields, error messages, and merging with others' changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QWidget,
)

from goref.core.base.findings import Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import grid
from goref.core.base.language import Language, capital
from goref.core.base.numbers import decimal, in_zi
from goref.core.base.particles import formatted
from goref.core.event.event import EventError
from goref.core.rulesets.ruleset import RuleSet
from goref.core.texts.faults.said import said
from goref.core.texts.findings import say
from goref.io.event.faults import ChangedError
from goref.io.files import FileError
from goref.io.sgf.typed import in_points, typed_komi, typed_number
from goref.io.sgf.values import WrittenUnit
from goref.io.text.times import local_time
from goref.qt.fields.number_box import all_taken
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.dialog import OK_CANCEL, StackedDialog, caption
from goref.qt.widgets.wrapping import tell, wrapped

WIDE, LEAST = 520, 440
"""Usual and least width of a form, in pixels."""
LONGEST = 200
"""The most characters of a line of text."""
T = TypeVar("T")
LONGEST_NUMBER = 40
"""The most characters of a line for a number: leaves room to type an invalid text."""
NO_BOARD = grid(19)
"""A board for messages about komi: they need some board, whichever it is."""


class FieldError(ValueError):
    """The error of an invalid field, with a message for the user; "" if the user cancelled."""

    def __init__(self, field: QWidget, message: str) -> None:
        super().__init__(message)
        self.field = field


class FormDialog(StackedDialog):
    """A form with fields, a line for errors, and the buttons OK and Cancel.

    A subclass adds its fields and implements :meth:`act` for OK. If :meth:`act` raises an
    error, the form shows the error and remains open with everything that was typed.
    """

    def __init__(self, parent: QWidget | None, title: str, language: Language) -> None:
        super().__init__(parent, "", (WIDE, 1), (LEAST, 0))
        self.language = language
        self.setWindowTitle(title)
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.hint = wrapped("hint", self)
        self.hint.hide()
        self.fault = wrapped("fault", self)
        self.fault.hide()
        self._remarks: dict[QWidget, Remark] = {}
        self._wrong: QWidget | None = None  # the field that the fault is about
        self.put_buttons(OK_CANCEL)
        self.stack(self.form, self.hint, self.fault, None, self.buttons)

    def act(self) -> bool:
        """Carries out OK; returns whether anything was changed.

        May raise FieldError, EventError or FileError; the form shows the error.
        """
        raise NotImplementedError

    def renew(self) -> str:
        """Merges the changes that somebody else made into the form; returns advice to show.

        Called after :meth:`act` raised ChangedError, so that OK can be pressed again.
        """
        return ""

    def line(self, name: str, text: str, *, most: int = LONGEST) -> QLineEdit:
        """Adds and returns a line labelled ``text``, to type at most ``most`` characters."""
        line = QLineEdit()
        line.setMaxLength(most)
        self.put(name, text, line)
        self._remarks[line].limit(line)
        return line

    def put(self, name: str, text: str, field: QWidget) -> None:
        """Adds a field with the label ``text``."""
        self.form.addRow(_called(name, text, field), field)
        self._remark_under(field)
        self._forget_when_changed(field)

    def put_two(
        self, one: tuple[str, str, QWidget], other: tuple[str, str, QWidget]
    ) -> QLayout:
        """Adds two short fields, each as object name, label and field; returns their row."""
        row = in_row(one[2], _called(*other), other[2])
        self.form.addRow(_called(*one), row)
        self._remark_under(one[2], other[2])
        self._forget_when_changed(one[2])
        self._forget_when_changed(other[2])
        return row

    def _forget_when_changed(self, field: QWidget) -> None:
        """Hides the error about a field when the text of that field changes."""

        def forget() -> None:
            if self._wrong is field:
                self.show_fault("")

        match field:
            case QLineEdit():
                field.textChanged.connect(forget)
            case QComboBox():
                field.currentTextChanged.connect(forget)

    def _remark_under(self, *fields: QWidget) -> None:
        """Adds a line for remarks below fields, hidden while there is no remark."""
        remark = Remark(*fields)
        self.form.setWidget(self.form.rowCount(), QFormLayout.ItemRole.FieldRole, remark)
        self.form.setRowVisible(remark, False)
        remark.told.connect(partial(self._remarked, remark))
        self._remarks.update(dict.fromkeys(fields, remark))

    def _remarked(self, remark: Remark) -> None:
        self.form.setRowVisible(remark, bool(remark.text()))
        grow_to_fit(self)

    def check(
        self,
        field: QLineEdit | QComboBox,
        read: Callable[[], object],
        told: Callable[[], str] = str,
    ) -> None:
        """Shows an error or a remark below a field when its text has been edited.

        Args:
            read: reads the field; raises FieldError if the text is not valid.
            told: returns a remark on a valid text, or an empty text for none.
        """
        line = field.lineEdit() if isinstance(field, QComboBox) else field
        assert line is not None
        line.editingFinished.connect(lambda: self._look_at(field, read, told))

    def _look_at(
        self, field: QWidget, read: Callable[[], object], told: Callable[[], str]
    ) -> None:
        remark = self._remarks[field]
        try:
            read()
        except FieldError as error:
            remark.refuse(field, str(error))
            self.show_fault("")  # the remark at the field says it now
        else:
            remark.note(field, told())

    def show_hint(self, text: str) -> None:
        """Shows a hint until the next call; "" hides it."""
        tell(self.hint, text)

    def show_fault(self, text: str, field: QWidget | None = None) -> None:
        """Shows an error, and focuses the field that it is about, if any; "" hides it."""
        self._wrong = field
        tell(self.fault, f"✕ {text}" if text else "")
        self.fault.setAccessibleName(text)
        grow_to_fit(self)
        if field is not None:
            if field in self._remarks:  # not to say the same twice
                self._remarks[field].note(field, "")
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(field, QLineEdit):
                field.selectAll()

    def accept(self) -> None:
        self.show_fault("")
        if not all_taken(self):
            return
        try:
            self.changed = self.act()
        except FieldError as error:
            self.show_fault(str(error), error.field)
        except ChangedError as error:
            self.show_fault(self._renewed(error))
        except (EventError, FileError) as error:
            self.show_fault(said(error, self.language))
        else:
            super().accept()

    def _renewed(self, error: ChangedError) -> str:
        try:
            told = self.renew()
        except (EventError, FileError) as other:
            return said(other, self.language)
        by = QCoreApplication.translate(
            "event-forms", "Somebody else has changed this in the meantime ({who}, {time})."
        )
        by = formatted(by, who=error.who or "?", time=local_time(error.time) or "?")
        return f"{by} {told}".strip()


def _called(name: str, text: str, field: QWidget) -> QLabel:
    """Returns a label for a field; sets the field's object name and accessible name."""
    field.setObjectName(name)
    field.setAccessibleName(text.replace("&", "").rstrip(":："))
    field.setMinimumHeight(TARGET)
    return caption(text, field)


def merged(typed: T, base: T, now: T, fields: Iterable[str]) -> T:
    """Returns ``now`` with the typed values of fields in which ``typed`` and ``base`` differ.

    Args:
        base: the value when typing began; ``now`` is what somebody else has stored since.
        fields: names of the fields that could be typed.
    """
    mine = {
        field: getattr(typed, field)
        for field in fields
        if getattr(typed, field) != getattr(base, field)
    }
    return replace(now, **mine)  # type: ignore[type-var]


def grow_to_fit(dialog: QDialog) -> None:
    """Makes a dialog high enough for its wrapped texts, but not higher than the screen."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.activate()
    tallest = dialog.screen().availableGeometry().height()
    needed = min(layout.totalHeightForWidth(dialog.width()), tallest)
    if needed > dialog.height():
        dialog.resize(dialog.width(), needed)


def read_komi(field: QLineEdit, rules: RuleSet, language: Language) -> Fraction | None:
    """Returns a field's komi in points; None if empty. Raises FieldError if it is not valid."""
    text = field.text().strip()
    if not text:
        return None
    try:
        return in_points(typed_komi(text), rules.unit)
    except ValueError as error:
        raise FieldError(field, capital(said(error, language))) from None


def zi_told(field: QLineEdit, language: Language) -> str:
    """Returns a text with a komi typed in zi converted to points; "" for any other komi."""
    written = typed_number(field.text())
    if written is None or written.unit is not WrittenUnit.ZI:
        return ""
    points = decimal(written.points)
    zi = found("komi-zi", Level.NOTE, text=in_zi(written.number), komi=points)
    return say(zi, NO_BOARD, language)
