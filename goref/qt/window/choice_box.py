"""A question in a message box, with a button for each answer."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.dialog import letter_for_letter

Icon = QMessageBox.Icon
Role = QMessageBox.ButtonRole


def chosen(
    parent: QWidget,
    text: str,
    answers: Sequence[str],
    *,
    default: int,
    refusal: str = "",
    disabled: Container[str] = (),
    role: Role = Role.AcceptRole,
    icon: Icon = Icon.Question,
    more: str = "",
) -> int | None:
    """Asks a question in a message box. Returns the index of the answer; None if cancelled.

    Args:
        default: the index of the answer that Enter gives; -1 for the cancel button.
        refusal: the text of the cancel button; "" for the usual text.
        disabled: the answers whose buttons are disabled.
        role: the Qt role of the answers' buttons, which decides their place in the box.
        more: a text below the question, in smaller letters.
    """
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle("goref")
    box.setTextFormat(Qt.TextFormat.PlainText)  # names come from files
    box.setText(text)
    box.setInformativeText(letter_for_letter(more))
    buttons = [box.addButton(answer, role) for answer in answers]
    for button, answer in zip(buttons, answers, strict=True):
        button.setEnabled(answer not in disabled)
    cancel = QMessageBox.StandardButton.Cancel
    refused = box.addButton(refusal, Role.RejectRole) if refusal else box.addButton(cancel)
    for button in (*buttons, refused):
        button.setMinimumHeight(TARGET)
    box.setDefaultButton([*buttons, refused][default])
    box.setEscapeButton(refused)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((place for place, button in enumerate(buttons) if button is clicked), None)
