"""A window that shows messages."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow


class MessageWindow(QMainWindow):
    """A main window that shows messages in its status line. Subclasses may show them
    elsewhere.
    """

    @property
    def message(self) -> str:
        """The message that is shown, or ""."""
        return self.statusBar().currentMessage()

    def show_message(self, text: str) -> None:
        """Shows a message; "" removes it."""
        self.statusBar().showMessage(text)
