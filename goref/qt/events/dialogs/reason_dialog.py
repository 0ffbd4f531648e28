"""A dialog for one line of text: the reason of an act, or a note."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import OK_CANCEL, StackedDialog
from goref.qt.widgets.wrapping import wrapped

WIDE = 480


class ReasonDialog(StackedDialog):
    """A dialog for one line of text. It remains open if the act that uses the text fails."""

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
        question: the text above the field.
        act: called with the text without spaces at its ends; returns why it failed, or "".
        text: the text in the field at first.
        may_be_empty: True if the text may be "".
        """
        super().__init__(parent, "event-reason", (WIDE, 1))
        self.setWindowTitle(title)
        self._act, self._may_be_empty = act, may_be_empty
        asked = wrapped("", self, question)
        self.line = named(QLineEdit(text), "event-reason-line", question)
        self.line.setMinimumHeight(TARGET)
        self.line.setMinimumWidth(WIDE)
        asked.setBuddy(self.line)
        self.problem = wrapped("event-reason-problem", self)
        self.problem.hide()
        self.put_buttons(OK_CANCEL, accept=self._confirm)
        self.stack(asked, self.line, self.problem, self.buttons)
        self.line.textEdited.connect(lambda _: self.problem.hide())
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
        self.problem.setText(problem)
        self.problem.show()
        self.line.setFocus()
