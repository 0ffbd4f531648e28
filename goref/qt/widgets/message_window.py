"""A window that shows messages."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow


class MessageWindow(QMainWindow):
    """A main window that shows messages in its status line, unless it overrides this."""

    def show_message(self, text: str) -> None:
        """Shows a message; "" for none."""
        self.statusBar().showMessage(text)
