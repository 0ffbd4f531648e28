"""A box for a whole number in any script, which keeps invalid text visible."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from goref.core.base.particles import formatted
from goref.io.sgf.typed import typed_count
from goref.qt.look.metrics import AIR

State = QValidator.State
RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAVING = (QEvent.Type.FocusOut, QEvent.Type.Hide)
MOST_ROOM = 8
"""The most characters of an invalid text that make the box wider."""
MOST_SHOWN = 20
"""The most characters of an invalid text that are quoted in the message about the text."""


class NumberBox(QSpinBox):
    """A box that takes ``12``, ``１２`` and ``十二``, and keeps invalid text visible.

    Qt's own box drops invalid text, and shows the last number again. This box keeps the text
    and the last number until the text is corrected or emptied, or a step is made.

    Attributes:
        reason: the message about invalid text, once editing has ended; "" for valid text.

    Signals:
        refused: the message has changed; carries it.
    """

    refused = Signal(str)

    def __init__(
        self, least: int = 0, most: int = 99, parent: QWidget | None = None, *, none: str = ""
    ) -> None:
        """Args:
        none: the text shown for ``least`` if that number means "not given"; else "".
        """
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel does not give it the focus
        self._held = ""
        self._before: int | None = None
        self.reason = ""
        self.lineEdit().textEdited.connect(self._edited)
        self.setRange(least, most)
        self.setSpecialValueText(none)

    @property
    def is_untaken(self) -> bool:
        """True if the box contains invalid text."""
        return bool(self._held)

    # Qt's virtual methods

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Steps the number that is being edited; else leaves the wheel to the page."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        taken = self._number(text) is not None
        return (State.Acceptable if taken else State.Intermediate), text, position

    def fixup(self, text: str) -> str:
        return text  # Qt's own would make 75 of 7,5

    def valueFromText(self, text: str) -> int:
        number = self._number(text)
        return self.value() if number is None else number

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        returns = isinstance(event, QKeyEvent) and event.key() in RETURNS
        if self._held and returns and kind is QEvent.Type.KeyPress:
            event.accept()  # otherwise Enter would confirm the number before
            self.finish()
            return True
        reports_each_key = self.keyboardTracking()
        # With Enter, Qt would report a number again that has not changed.
        self.setKeyboardTracking(reports_each_key and not returns)
        done = super().event(event)
        self.setKeyboardTracking(reports_each_key)
        if kind in LEAVING or (returns and kind is QEvent.Type.KeyPress):
            self.finish()
        self._put_back()
        return done

    def stepBy(self, steps: int) -> None:
        self.release()
        super().stepBy(steps)

    def setValue(self, value: int) -> None:
        if value != self.value():
            self.release()
        super().setValue(value)
        self._put_back()

    def setRange(self, least: int, most: int) -> None:
        super().setRange(least, most)
        self._put_back()

    def setSpecialValueText(self, text: str) -> None:
        super().setSpecialValueText(text)
        self._put_back()

    def sizeHint(self) -> QSize:
        return self._with_room(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._with_room(super().minimumSizeHint())

    # Invalid text

    def finish(self) -> bool:
        """Shows a message about invalid text; returns True if the text is valid."""
        self._before = None
        if self._held:
            self._say(
                formatted(
                    self.tr("Enter a whole number from {least} to {most}, not “{text}”."),
                    least=self._least,
                    most=self.maximum(),
                    text=self._bare(self._held)[:MOST_SHOWN],
                )
            )
        return not self._held

    def release(self) -> None:
        """Shows the box's number again, and discards any other text in it."""
        self._before = None
        if self._held:
            self._held = ""
            super().setValue(self.value())
            self._say("")

    def _edited(self, text: str) -> None:
        taken = not self._bare(text) or self._number(text) is not None
        self._held = "" if taken else text
        if self._before is None:
            self._before = self.value()
        if taken:
            self._say("")
        self.updateGeometry()
        if not taken and self.value() != self._before:  # the 12 of 120 was not meant
            at = self.lineEdit().cursorPosition()
            super().setValue(self._before)
            self._put_back()
            self.lineEdit().setCursorPosition(at)

    def _say(self, reason: str) -> None:
        if reason != self.reason:
            self.reason = reason
            self.refused.emit(reason)

    def _put_back(self) -> None:
        line = self.lineEdit()
        if self._held and line.text() != self._held:
            with QSignalBlocker(line):
                line.setText(self._held)

    def _with_room(self, hint: QSize) -> QSize:
        """Returns a size that shows invalid text too, if it is not very long."""
        beside = self.width() - self.lineEdit().width() + AIR
        text = self.fontMetrics().horizontalAdvance(self._held[:MOST_ROOM])
        return hint.expandedTo(QSize(beside + text, 0)) if self._held else hint

    @property
    def _least(self) -> int:
        """The least number that can be typed; a negative minimum of the box means "none"."""
        return max(self.minimum(), 0)

    def _bare(self, text: str) -> str:
        """Returns a text without the box's prefix and suffix."""
        return text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()

    def _number(self, text: str) -> int | None:
        bare, special = self._bare(text), self.specialValueText()
        if special and bare in ("", special):
            return self.minimum()
        number = typed_count(bare)
        return (
            number if number is not None and self._least <= number <= self.maximum() else None
        )


def all_taken(inside: QWidget) -> bool:
    """Returns whether every visible number box in a widget has a valid text.

    Otherwise the first invalid one gets the focus, and every invalid one shows a message.
    """
    left = [
        box for box in inside.findChildren(NumberBox) if box.isVisible() and not box.finish()
    ]
    if left:
        left[0].setFocus()
    return not left
