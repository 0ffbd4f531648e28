"""The step that asks why an incident is annulled."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from goref.qt.incidents.incident_step import IncidentStep
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named


class ReasonStep(IncidentStep):
    """The step that asks why an incident is annulled. The foot's next act uses the
    typed text.
    """

    def __init__(self) -> None:
        super().__init__("desk-reason")
        line = QLineEdit(placeholderText=self.tr("Reason"), maxLength=500)
        self.reason = named(line, "annul-reason", line.placeholderText())
        self.reason.setMinimumHeight(TARGET)
        self.put(self.reason)

    def ask_why(self, title: str, told: str, begun: str = "") -> None:
        """Asks why an incident is annulled. ``begun`` is the text typed in the
        replaced window.
        """
        self.ask(title, told)
        self.reason.setText(begun)

    @property
    def given(self) -> str:
        """The typed reason, without spaces at its ends; "" if nothing was typed."""
        return self.reason.text().strip()

    def begin(self) -> None:
        self.reason.setFocus()
