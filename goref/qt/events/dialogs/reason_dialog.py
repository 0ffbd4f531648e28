"""A dialog for a line of text: the reason of an act, or a note."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.metrics import TARGET

WIDE = 480


class ReasonDialog(QDialog):
    """Asks for a line; what is done with it comes back with what could not be done.

    Attributes:
        line: where the text is written.
        problem: why it could not be done.
    """

    def __init__(
        self,
        parent: QWidget,
        title: str,
        question: str,
        act: Callable[[str], str],
        *,
        text: str = "",
        may_be_empty: bool = False,
    ) -> None:
        """Args:
        act: is given the text, stripped; returns why it cannot be done, or nothing.
        may_be_empty: no text at all will do.
        """
        super().__init__(parent)
        self.setObjectName("event-reason")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._act, self._may_be_empty = act, may_be_empty
        asked = QLabel(question)
        asked.setWordWrap(True)
        asked.setTextFormat(Qt.TextFormat.PlainText)
        self.line = QLineEdit(text)
        self.line.setObjectName("event-reason-line")
        self.line.setAccessibleName(question)
        self.line.setMinimumHeight(TARGET)
        self.line.setMinimumWidth(WIDE)
        asked.setBuddy(self.line)
        self.problem = QLabel()
        self.problem.setObjectName("event-reason-problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        for button in self.buttons.buttons():
            button.setMinimumHeight(TARGET)
        self.buttons.accepted.connect(self._confirm)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (asked, self.line, self.problem, self.buttons):
            layout.addWidget(widget)
        DialogRoom(self, (WIDE, 1))
        self.line.setFocus()

    def _confirm(self) -> None:
        text = " ".join(self.line.text().split())
        if not text and not self._may_be_empty:
            self.tell(QCoreApplication.translate("event", "A reason is needed here."))
            return
        problem = self._act(text)
        if problem:
            self.tell(problem)
        else:
            self.accept()

    def tell(self, problem: str) -> None:
        """Say why it cannot be done."""
        self.problem.setText(problem)
        self.problem.show()
        self.line.setFocus()
