"""A window that shows messages."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow


class MessageWindow(QMainWindow):
    """A main window that shows messages in its status line, unless it overrides this."""

    @property
    def message(self) -> str:
        """The message that is shown; "" for none."""
        return self.statusBar().currentMessage()

    def show_message(self, text: str) -> None:
        """Shows a message; "" for none."""
        self.statusBar().showMessage(text)
