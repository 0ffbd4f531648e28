"""The base class of an event's forms: fields, error messages, merging of others' changes."""

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
"""The usual and the smallest width of a form, in pixels."""
LONGEST = 200
"""The largest number of characters in a text field."""
T = TypeVar("T")
LONGEST_NUMBER = 40
"""The largest number of characters in a field for a number; more than valid ones need."""
NO_BOARD = grid(19)
"""Any board, since messages about komi require one."""


class FieldError(ValueError):
    """An invalid field, with a message for the user; "" if the user cancelled."""

    def __init__(self, field: QWidget, message: str) -> None:
        super().__init__(message)
        self.field = field


class FormDialog(StackedDialog):
    """A form with fields, a line for errors, OK and Cancel.

    A subclass adds fields and implements :meth:`act`. If :meth:`act` raises an error, the form
    shows it and remains open with all that was typed.
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
        """Carries out what OK means. Returns whether anything was changed.

        Raises:
            FieldError, EventError, FileError: shown by the form.
        """
        raise NotImplementedError

    def renew(self) -> str:
        """Merges the changes of somebody else into the form. Returns advice to show.

        Called after :meth:`act` raised ChangedError. The user can then press OK again.
        """
        return ""

    def line(self, name: str, text: str, *, most: int = LONGEST) -> QLineEdit:
        """Adds a text field with a label, and returns it.

        Args:
            name: the object name of the field.
            text: the label.
            most: the largest number of characters.
        """
        line = QLineEdit()
        line.setMaxLength(most)
        self.put(name, text, line)
        self._remarks[line].limit(line)
        return line

    def put(self, name: str, text: str, field: QWidget) -> None:
        """Adds a field with a label.

        Args:
            name: the object name of the field.
            text: the label.
        """
        self.form.addRow(_called(name, text, field), field)
        self._remark_under(field)
        self._forget_when_changed(field)

    def put_two(
        self, one: tuple[str, str, QWidget], other: tuple[str, str, QWidget]
    ) -> QLayout:
        """Adds two short fields in a row. Each is (object name, label, field). Returns
        the row.
        """
        row = in_row(one[2], _called(*other), other[2])
        self.form.addRow(_called(*one), row)
        self._remark_under(one[2], other[2])
        self._forget_when_changed(one[2])
        self._forget_when_changed(other[2])
        return row

    def _forget_when_changed(self, field: QWidget) -> None:
        """Removes the error about a field as soon as its text changes."""

        def forget() -> None:
            if self._wrong is field:
                self.show_fault("")

        match field:
            case QLineEdit():
                field.textChanged.connect(forget)
            case QComboBox():
                field.currentTextChanged.connect(forget)

    def _remark_under(self, *fields: QWidget) -> None:
        """Adds a line for remarks below fields; it is hidden while empty."""
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
        """Shows an error or remark below a field after its text was edited.

        Args:
            read: reads the field; raises FieldError if it is invalid.
            told: returns a remark on a valid text; "" for none.
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
        """Shows a hint until the next call; "" removes it."""
        tell(self.hint, text)

    def show_fault(self, text: str, field: QWidget | None = None) -> None:
        """Shows an error and moves the focus to the field it is about. "" removes the error."""
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
    """Returns a label for a field. Sets the object name and the accessible name of the
    field.
    """
    field.setObjectName(name)
    field.setAccessibleName(text.replace("&", "").rstrip(":："))
    field.setMinimumHeight(TARGET)
    return caption(text, field)


def merged(typed: T, base: T, now: T, fields: Iterable[str]) -> T:
    """Returns ``now`` with those fields from ``typed`` that the user has changed.

    Args:
        typed: the value in the form.
        base: the value when the form was filled, to find out what the user changed.
        now: the value that somebody else has stored since.
        fields: the names of the fields in the form.
    """
    mine = {
        field: getattr(typed, field)
        for field in fields
        if getattr(typed, field) != getattr(base, field)
    }
    return replace(now, **mine)  # type: ignore[type-var]


def grow_to_fit(dialog: QDialog) -> None:
    """Makes a dialog as high as its wrapped texts need, within the screen."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.activate()
    tallest = dialog.screen().availableGeometry().height()
    needed = min(layout.totalHeightForWidth(dialog.width()), tallest)
    if needed > dialog.height():
        dialog.resize(dialog.width(), needed)


def read_komi(field: QLineEdit, rules: RuleSet, language: Language) -> Fraction | None:
    """Returns the komi in a field, in points; None if it is empty.

    Raises:
        FieldError: the komi is invalid.
    """
    text = field.text().strip()
    if not text:
        return None
    try:
        return in_points(typed_komi(text), rules.unit)
    except ValueError as error:
        raise FieldError(field, capital(said(error, language))) from None


def zi_told(field: QLineEdit, language: Language) -> str:
    """Returns a text that converts a komi typed in zi into points; "" for any other komi."""
    written = typed_number(field.text())
    if written is None or written.unit is not WrittenUnit.ZI:
        return ""
    points = decimal(written.points)
    zi = found("komi-zi", Level.NOTE, text=in_zi(written.number), komi=points)
    return say(zi, NO_BOARD, language)
