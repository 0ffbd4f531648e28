"""The common parts of dialogs: the space for their texts, columns, buttons."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from goref.qt.widgets.boxes import Part, fill, label_of
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import wrapped

Standard = QDialogButtonBox.StandardButton
ButtonRole = QDialogButtonBox.ButtonRole
OK_CANCEL = Standard.Ok | Standard.Cancel
D = TypeVar("D", bound=QDialog)


class StackedDialog(QDialog):
    """A dialog with its parts in a column. Esc cancels it.

    Attributes:
        buttons: the buttons at its end, once :meth:`put_buttons` has made them.
        changed: True if it has changed its subject.
    """

    changed = False

    def __init__(
        self,
        parent: QWidget | None,
        name: str,
        size: tuple[int, int],
        least: tuple[int, int] = (0, 0),
    ) -> None:
        """Args:
        name: its object's name.
        size: its usual width and height in logical pixels, at texts of ordinary size.
        least: its least width and height, in logical pixels.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._column = QVBoxLayout(self)
        DialogRoom(self, size, least)

    def put_buttons(
        self,
        standard: Standard = Standard.NoButton,
        *,
        accept: Callable[[], object] | None = None,
    ) -> None:
        """Creates the box for the buttons, with some of Qt's own.

        Args:
            accept: called on Enter in place of :meth:`accept`.
        """
        self.buttons = button_box(standard)
        self.buttons.accepted.connect(accept or self.accept)
        self.buttons.rejected.connect(self.reject)

    def put_button(
        self,
        text: str,
        role: ButtonRole,
        name: str = "",
        act: Callable[[], object] | None = None,
    ) -> QPushButton:
        """Adds a button; ``act`` is called on a press, in addition to its role."""
        button = self.buttons.addButton(text, role)
        button.setMinimumHeight(TARGET)
        button.setObjectName(name)
        if act is not None:
            button.clicked.connect(lambda _: act())
        return button

    def warn(self, text: str) -> None:
        """Shows a warning above everything else; nothing for ""."""
        if text:
            self._column.insertWidget(0, wrapped("warning", self, text, copied=True))

    def open(self) -> None:
        """Shows it without waiting; it is deleted once it is closed."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        super().open()

    def stack(self, *parts: Part, grows: Part = None) -> None:
        """Puts parts in a column; see :func:`~goref.qt.widgets.boxes.fill`."""
        fill(self._column, *parts, grows=grows)


def button_box(standard: Standard) -> QDialogButtonBox:
    """Returns a box for buttons, with some of Qt's own without their icons, which are black."""
    box = QDialogButtonBox(standard)
    for button in box.buttons():
        button.setIcon(QIcon())
        button.setMinimumHeight(TARGET)
    return box


def caption(text: str, field: QWidget) -> QLabel:
    """Returns the label of a field, as high as the field."""
    label = label_of(text, field)
    label.setMinimumHeight(TARGET)
    return label


def run(dialog: D) -> D:
    """Runs a dialog to its end and returns it, to read the answer; Qt deletes it later."""
    dialog.exec()
    dialog.deleteLater()
    return dialog


def letter_for_letter(text: str) -> str:
    """Returns a text for a message box that is not interpreted as markup."""
    if "<" not in text and "&" not in text:
        return text
    return f"<p>{escape(text).replace(chr(10), '<br>')}</p>"


def shown_beside(window: QWidget, kind: type[D], make: Callable[[], D]) -> D:
    """Returns the window's dialog of a kind, brought to the front or created; does not wait."""
    for dialog in window.findChildren(kind):
        if dialog.isVisible():
            dialog.raise_()
            dialog.activateWindow()
            return dialog
    dialog = make()
    dialog.show()
    return dialog
