"""The common parts of dialogs: their size, their column of parts, their buttons."""

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

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import Part, fill, label_of
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Work

Standard = QDialogButtonBox.StandardButton
ButtonRole = QDialogButtonBox.ButtonRole
OK_CANCEL = Standard.Ok | Standard.Cancel
D = TypeVar("D", bound=QDialog)


class StackedDialog(QDialog):
    """A dialog with its parts in a column. Esc cancels it.

    Attributes:
        buttons: the box of buttons at the end, once :meth:`put_buttons` has created it.
        changed: True if the dialog has changed stored data.
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
        name: the object name of the dialog.
        size: the usual width and height in logical pixels, at texts of ordinary size.
        least: the least width and height, in logical pixels.
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
        """Creates the box of buttons, with standard buttons of Qt.

        Args:
            accept: called for an accepting button, also by Enter, in place of :meth:`accept`.
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
        """Adds a button; ``act`` is called on a press, besides the effect of its role."""
        button = self.buttons.addButton(text, role)
        button.setMinimumHeight(TARGET)
        button.setObjectName(name)
        if act is not None:
            button.clicked.connect(lambda _: act())
        return button

    def warn(self, text: str) -> None:
        """Adds a warning above all parts of the dialog; "" adds none."""
        if text:
            self._column.insertWidget(0, wrapped("warning", self, text, copied=True))

    def open(self) -> None:
        """Shows the dialog and returns at once; deletes the dialog when it is closed."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        super().open()

    def stack(self, *parts: Part, grows: Part = None) -> None:
        """Puts parts into the dialog's column; see :func:`~goref.qt.widgets.boxes.fill`."""
        fill(self._column, *parts, grows=grows)


class WritingDialog(StackedDialog):
    """A dialog whose work changes stored data: it cannot be closed during a change.

    Attributes:
        work: the work; ``ok`` begins a change, ``leave`` closes the dialog.
    """

    work: Work
    ok: QPushButton
    leave: QPushButton

    def only_close(self, text: str) -> None:
        """Leaves only one button, with ``text``, which closes the dialog."""
        self.ok.hide()
        self.leave.setText(text)
        self.leave.setEnabled(True)
        self.leave.setFocus()

    def reject(self) -> None:
        if self.leave.isEnabled():
            self.work.stop()
            super().reject()


def button_box(standard: Standard) -> QDialogButtonBox:
    """Returns a box with standard buttons of Qt, but without Qt's icons, which are black."""
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
    """Runs a dialog until it is closed; returns it for its answer, before Qt deletes it."""
    dialog.exec()
    dialog.deleteLater()
    return dialog


def letter_for_letter(text: str) -> str:
    """Returns a text for a message box that shows every character instead of markup."""
    if "<" not in text and "&" not in text:
        return text
    return f"<p>{escape(text).replace(chr(10), '<br>')}</p>"


def shown_beside(window: QWidget, kind: type[D], make: Callable[[], D]) -> D:
    """Brings the window's visible dialog of a kind to the front, or creates one; returns it."""
    for dialog in window.findChildren(kind):
        if dialog.isVisible():
            dialog.raise_()
            dialog.activateWindow()
            return dialog
    dialog = make()
    dialog.show()
    return dialog
