"""A box for a whole number, typed in any form; what it cannot take stays in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from goref.core.base.particles import formatted
from goref.io.sgf.typed import typed_count
from goref.qt.widgets.metrics import AIR

State = QValidator.State
RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAVING = (QEvent.Type.FocusOut, QEvent.Type.Hide)
MOST_ROOM = 8
"""Characters of a refused text that the box grows for."""
MOST_SHOWN = 20
"""Characters of a refused text that its reason repeats."""


class NumberBox(QSpinBox):
    """A box that takes ``12``, ``１２`` and ``十二``, and keeps in sight what is none.

    Qt's own drops what it cannot read, and takes the number before it again. This one keeps
    the text, and its number, until it is corrected, emptied, or a step is made.

    Attributes:
        reason: why its text is not taken, once it was finished; empty if it is.

    Signals:
        refused: the reason is another.
    """

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held = ""
        self._before: int | None = None
        self.reason = ""
        self.lineEdit().textEdited.connect(self._edited)

    @property
    def is_untaken(self) -> bool:
        """Whether something else stands in it than its number."""
        return bool(self._held)

    # As Qt asks

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
            event.accept()  # else it would be the number's that is not meant any more
            self.finish()
            return True
        done = super().event(event)
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

    # What is not taken

    def finish(self) -> bool:
        """Say why what stands in it is not taken; True if it is."""
        self._before = None
        if self._held:
            self._say(
                formatted(
                    self.tr("A whole number from {least} to {most} is wanted, not “{text}”."),
                    least=self._least,
                    most=self.maximum(),
                    text=self._bare(self._held)[:MOST_SHOWN],
                )
            )
        return not self._held

    def release(self) -> None:
        """Show the number again, whatever stands in it."""
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
        """A size that shows what is not taken too, if it is not very long."""
        beside = self.width() - self.lineEdit().width() + AIR
        text = self.fontMetrics().horizontalAdvance(self._held[:MOST_ROOM])
        return hint.expandedTo(QSize(beside + text, 0)) if self._held else hint

    @property
    def _least(self) -> int:
        """The least number to type; one below nought stands for none."""
        return max(self.minimum(), 0)

    def _bare(self, text: str) -> str:
        """A text without what the box puts round its number."""
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
    """Whether every box in sight in a widget has taken what stands in it.

    The first that has not gets the focus, and each says why.
    """
    left = [
        box for box in inside.findChildren(NumberBox) if box.isVisible() and not box.finish()
    ]
    if left:
        left[0].setFocus()
    return not left
