"""The common parts of dialogs: size, column of widgets, buttons."""

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
    """A dialog with its widgets in a column. Esc cancels it.

    Attributes:
        buttons: the box of buttons; exists once :meth:`put_buttons` was called.
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
        size: the usual width and height, in logical pixels at the ordinary text size.
        least: the smallest width and height, in logical pixels.
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
        """Creates the box of buttons, with some of Qt's standard buttons.

        Args:
            accept: called instead of :meth:`accept` by the button that accepts, and by Enter.
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
        """Adds a button to the box. A press calls ``act`` and has the effect of the button's
        role.
        """
        button = self.buttons.addButton(text, role)
        button.setMinimumHeight(TARGET)
        button.setObjectName(name)
        if act is not None:
            button.clicked.connect(lambda _: act())
        return button

    def warn(self, text: str) -> None:
        """Adds a warning above all widgets of the dialog. Does nothing for ""."""
        if text:
            self._column.insertWidget(0, wrapped("warning", self, text, copied=True))

    def open(self) -> None:
        """Shows the dialog without waiting for it. It is deleted when it is closed."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        super().open()

    def stack(self, *parts: Part, grows: Part = None) -> None:
        """Adds widgets to the dialog's column; see :func:`~goref.qt.widgets.boxes.fill`."""
        fill(self._column, *parts, grows=grows)


class WritingDialog(StackedDialog):
    """A dialog that changes stored data. It cannot be closed during the change.

    Attributes:
        work: makes the change in the background.
        ok: the button that starts the change.
        leave: the button that closes the dialog.
    """

    work: Work
    ok: QPushButton
    leave: QPushButton

    def only_close(self, text: str) -> None:
        """Hides the button ``ok``, and gives ``leave`` a text and the focus. Call it when all
        is done.
        """
        self.ok.hide()
        self.leave.setText(text)
        self.leave.setEnabled(True)
        self.leave.setFocus()

    def reject(self) -> None:
        if self.leave.isEnabled():
            self.work.stop()
            super().reject()


def button_box(standard: Standard) -> QDialogButtonBox:
    """Returns a box with some of Qt's standard buttons, without their icons.

    The icons are black and would be invisible in dark themes.
    """
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
    """Runs a dialog until it is closed. Returns the dialog, whose values can be read until the
    next event.
    """
    dialog.exec()
    dialog.deleteLater()
    return dialog


def letter_for_letter(text: str) -> str:
    """Returns a text as a message box must get it to show ``<`` and ``&`` instead of reading
    HTML.
    """
    if "<" not in text and "&" not in text:
        return text
    return f"<p>{escape(text).replace(chr(10), '<br>')}</p>"


def shown_beside(window: QWidget, kind: type[D], make: Callable[[], D]) -> D:
    """Returns the visible dialog of a class that belongs to ``window``, brought to the front.

    If there is no such dialog, creates one by ``make`` and shows it.
    """
    for dialog in window.findChildren(kind):
        if dialog.isVisible():
            dialog.raise_()
            dialog.activateWindow()
            return dialog
    dialog = make()
    dialog.show()
    return dialog
