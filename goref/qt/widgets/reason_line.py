"""A line that asks for the reason of a ruling."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import WrappingRow


class ReasonLine(WrappingRow):
    """A text field for the reason of a ruling, with buttons to confirm and to cancel.

    Signals:
        given: the user confirmed a reason; carries the text, never "".
        missed: the user confirmed without typing a reason.
        dropped: the user cancelled the ruling.
    """

    takes_enter = True

    given = Signal(str)
    missed = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = named(QLineEdit(), "ruling-reason", self.tr("Reason of the ruling"))
        self.reason.setPlaceholderText(self.tr("Reason of the ruling"))
        self.reason.setMinimumHeight(TARGET)
        self.reason.returnPressed.connect(self._confirm)
        self.confirm = bar_button("ruling-confirm", self.tr("Record"), self._confirm)
        self.drop = bar_button("ruling-drop", self.tr("Cancel"), self.dropped.emit)
        self.put(self.reason, self.confirm, self.drop)
        self.setFocusProxy(self.reason)

    def begin(self) -> None:
        """Clears the text field, shows the line and moves the focus to it."""
        self.reason.clear()
        self.show()
        self.reason.setFocus()

    def controls(self) -> tuple[QWidget, ...]:
        """Returns the widgets of the line that can have the focus, in the order of Tab."""
        return self.reason, self.confirm, self.drop

    def has_focus(self) -> bool:
        return any(widget.hasFocus() for widget in self.controls())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Uses up the Enter key, which confirms the reason, so that it does nothing else in the
        window.
        """
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        reason = self.reason.text().strip()
        if reason:
            self.given.emit(reason)
        else:
            self.missed.emit()
            self.reason.setFocus()
