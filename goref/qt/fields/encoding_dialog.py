"""The dialog that asks for the encoding of a file, by the names that each encoding gives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goref.core.base.particles import formatted
from goref.io.files import one_line
from goref.io.text.chosen_encoding import NamedReading
from goref.qt.board.command_keys import digit_of
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.dialog import StackedDialog, Standard
from goref.qt.widgets.wrapping import wrapped

WIDE = 480


class EncodingDialog(StackedDialog):
    """A button for each encoding, the likeliest first. The keys 1, 2, … press the buttons.

    Attributes:
        chosen: the chosen encoding; "" if cancelled.
    """

    chosen = ""

    def __init__(
        self, parent: QWidget | None, name: str, readings: Sequence[NamedReading]
    ) -> None:
        """Args:
        name: the name of the file.
        readings: at least two encodings, each with the names it gives.
        """
        super().__init__(parent, "list-encoding", (WIDE, 1), (WIDE, 0))
        self.setWindowTitle(self.tr("The encoding of the file"))
        question = self.tr("Which names of {name} are right?")
        asked = wrapped("list-encoding-asked", self, formatted(question, name=one_line(name)))
        self.choices = [
            push_button(
                f"list-encoding-{number}",
                f"{number}   {one_line(reading.names)}\n{reading.encoding}",
                act=partial(self._choose, reading.encoding),
                tall=2 * TARGET,
                auto=True,
            )
            for number, reading in enumerate(readings, 1)
        ]
        self.put_buttons(Standard.Cancel)
        self.stack(asked, *self.choices, self.buttons)
        self.choices[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = digit_of(event) or 0
        if 0 < number <= len(self.choices) and not event.isAutoRepeat():
            self.choices[number - 1].click()
        else:
            super().keyPressEvent(event)

    def _choose(self, encoding: str) -> None:
        self.chosen = encoding
        self.accept()
