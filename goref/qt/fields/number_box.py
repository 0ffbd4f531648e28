"""A box for a whole number in any script. Invalid text remains visible."""

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
"""Invalid text of at most this many characters makes the box wider."""
MOST_SHOWN = 20
"""A message about invalid text quotes at most this many characters."""


class NumberBox(QSpinBox):
    """A number box that accepts ``12``, ``１２`` and ``十二``.

    QSpinBox discards invalid text and shows the last number again. This box keeps the text
    visible and the last number as its value, until the text is corrected.

    Attributes:
        reason: the message about invalid text after editing; "" if the text is valid.

    Signals:
        refused: the message has changed; carries it.
    """

    refused = Signal(str)

    def __init__(
        self, least: int = 0, most: int = 99, parent: QWidget | None = None, *, none: str = ""
    ) -> None:
        """Args:
        none: the text to show for ``least``, if that number means "not given"; else "".
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
        """True if the text in the box is invalid."""
        return bool(self._held)

    # Qt's virtual methods

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Changes the number by the wheel if the box has the focus. Otherwise leaves the wheel
        to the page.
        """
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
        """Ends the editing. Returns True if the text is valid, else shows a message."""
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
        """Replaces the text by the box's present number."""
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
        """Returns a size in which short invalid text is visible too."""
        beside = self.width() - self.lineEdit().width() + AIR
        text = self.fontMetrics().horizontalAdvance(self._held[:MOST_ROOM])
        return hint.expandedTo(QSize(beside + text, 0)) if self._held else hint

    @property
    def _least(self) -> int:
        """The smallest number that can be typed. A negative minimum of the box means "not
        given".
        """
        return max(self.minimum(), 0)

    def _bare(self, text: str) -> str:
        """Returns a text without the prefix and suffix of the box."""
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
    """Returns whether all visible number boxes in a widget are valid.

    If not, each invalid one shows a message, and the first one gets the focus.
    """
    left = [
        box for box in inside.findChildren(NumberBox) if box.isVisible() and not box.finish()
    ]
    if left:
        left[0].setFocus()
    return not left
