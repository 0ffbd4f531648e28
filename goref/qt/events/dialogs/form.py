"""What the dialogs of an event share: a form of fields, its faults, and what others changed."""

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
from goref.qt.fields.number_box import all_taken
from goref.qt.fields.remark import Remark
from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.dialog import OK_CANCEL, StackedDialog, caption
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import tell, wrapped

WIDE, LEAST = 520, 440
"""Usual and least width of a form, in pixels."""
LONGEST = 200
"""Characters of a line."""
T = TypeVar("T")
LONGEST_NUMBER = 40
"""Characters of a line for a number: room for what is none, which is told."""
NO_BOARD = grid(19)
"""What is said of a komi names no point of it."""


class FieldError(ValueError):
    """A field that cannot be as it is; the message says why and what to do."""

    def __init__(self, field: QWidget, message: str) -> None:
        super().__init__(message)
        self.field = field


class FormDialog(StackedDialog):
    """Fields, what is wrong with them, and OK and Cancel.

    A subclass adds its fields and says in :meth:`act` what OK does; what that raises is
    shown in the form, which then stays with all that was typed.

    Attributes:
        fault: where it is told what is wrong.
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
        self._wrong: QWidget | None = None  # the field of which the fault tells
        self.put_buttons(OK_CANCEL)
        self.stack(self.form, self.hint, self.fault, None, self.buttons)

    def act(self) -> bool:
        """Do what OK means; True if something changed. May raise what is shown."""
        raise NotImplementedError

    def renew(self) -> str:
        """Take in what somebody else changed; what to say of it.

        Called where :meth:`act` raised ChangedError, so that OK can be tried again.
        """
        return ""

    def line(self, name: str, text: str, *, most: int = LONGEST) -> QLineEdit:
        """Add a field of one line, called ``text``."""
        line = QLineEdit()
        line.setMaxLength(most)
        self.put(name, text, line)
        self._remarks[line].limit(line)
        return line

    def put(self, name: str, text: str, field: QWidget) -> None:
        """Add a field, called ``text``."""
        self.form.addRow(_called(name, text, field), field)
        self._remark_under(field)
        self._forget_when_changed(field)

    def put_two(
        self, one: tuple[str, str, QWidget], other: tuple[str, str, QWidget]
    ) -> QLayout:
        """Add two short fields in a row, each with its object's name and what it is called."""
        row = in_row(one[2], _called(*other), other[2])
        self.form.addRow(_called(*one), row)
        self._remark_under(one[2], other[2])
        self._forget_when_changed(one[2])
        self._forget_when_changed(other[2])
        return row

    def _forget_when_changed(self, field: QWidget) -> None:
        """Say no longer what is wrong with a field once it is another."""

        def forget() -> None:
            if self._wrong is field:
                self.show_fault("")

        match field:
            case QLineEdit():
                field.textChanged.connect(forget)
            case QComboBox():
                field.currentTextChanged.connect(forget)

    def _remark_under(self, *fields: QWidget) -> None:
        """Have a line for what is said of fields, out of sight until there is something."""
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
        """Say under a field what is wrong with its text as soon as it is left.

        Args:
            read: raises FieldError for what cannot be.
            told: as what it was read, where that is to be said.
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
            self.show_fault("")  # it is said at the field now
        else:
            remark.note(field, told())

    def show_hint(self, text: str) -> None:
        """Say something that is to be known; nothing takes it away."""
        tell(self.hint, text)

    def show_fault(self, text: str, field: QWidget | None = None) -> None:
        """Say what is wrong, and go to the field it is about."""
        self._wrong = field
        tell(self.fault, f"✕ {text}" if text else "")
        self.fault.setAccessibleName(text)
        grow_to_fit(self)
        if field is not None:
            if field in self._remarks:  # said once, where OK has led
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
        by = formatted(
            QCoreApplication.translate(
                "event-forms", "Somebody else has changed this in the meantime ({who}, {time})."
            ),
            who=error.who or "?",
            time=error.time[:16].replace("T", " ") or "?",
        )
        return f"{by} {told}".strip()


def _called(name: str, text: str, field: QWidget) -> QLabel:
    """What a field is called, beside it, and to a screen reader."""
    field.setObjectName(name)
    field.setAccessibleName(text.replace("&", "").rstrip(":："))
    field.setMinimumHeight(TARGET)
    return caption(text, field)


def merged(typed: T, base: T, now: T, fields: Iterable[str]) -> T:
    """What somebody else made of a value, with what was typed in the meantime.

    Args:
        base: as it was when typing began.
        fields: those that could be typed.
    """
    mine = {
        field: getattr(typed, field)
        for field in fields
        if getattr(typed, field) != getattr(base, field)
    }
    return replace(now, **mine)  # type: ignore[type-var]


def grow_to_fit(dialog: QDialog) -> None:
    """Make a dialog high enough for texts that came in and break into lines."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.activate()
    tallest = dialog.screen().availableGeometry().height()
    needed = min(layout.totalHeightForWidth(dialog.width()), tallest)
    if needed > dialog.height():
        dialog.resize(dialog.width(), needed)


def read_komi(field: QLineEdit, rules: RuleSet, language: Language) -> Fraction | None:
    """The komi in points that a field holds; None for an empty one. Raises FieldError."""
    text = field.text().strip()
    if not text:
        return None
    try:
        return in_points(typed_komi(text), rules.unit)
    except ValueError as error:
        raise FieldError(field, capital(said(error, language))) from None


def zi_told(field: QLineEdit, language: Language) -> str:
    """What a komi in zi comes to in points; nothing for any other."""
    written = typed_number(field.text())
    if written is None or written.unit is not WrittenUnit.ZI:
        return ""
    points = decimal(written.points)
    zi = found("komi-zi", Level.NOTE, text=in_zi(written.number), komi=points)
    return say(zi, NO_BOARD, language)
