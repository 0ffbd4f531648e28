"""A line to find a text in the page above it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from goref.qt.widgets.boxes import in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.metrics import TARGET


class FindBar(QWidget):
    """Hidden until it is asked for.

    Signals:
        sought: find this text; whether backwards.
    """

    sought = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.text = QLineEdit()
        self.text.setObjectName("find-text")
        self.text.setMinimumHeight(TARGET)
        self.text.setClearButtonEnabled(True)
        asked = QLabel(self.tr("Find in this page:"))
        asked.setBuddy(self.text)
        self.next = _button("find-next", self.tr("&Next"), self.tr("Next place (F3)"))
        self.previous = _button(
            "find-previous", self.tr("&Previous"), self.tr("Previous place (Shift+F3)")
        )
        self.told = QLabel()
        self.told.setObjectName("find-told")
        in_row(
            asked, self.text, self.next, self.previous, self.told, inside=self, grows=self.text
        )
        self.text.returnPressed.connect(self.seek)
        self.next.clicked.connect(self.seek)
        self.previous.clicked.connect(lambda: self.seek(back=True))
        self.hide()

    def open(self) -> None:
        """Show the line and let the user write."""
        self.show()
        self.text.setFocus()
        self.text.selectAll()

    def seek(self, *_: object, back: bool = False) -> None:
        """Ask for the next place."""
        if self.text.text():
            self.sought.emit(self.text.text(), back)

    def tell(self, found: bool) -> None:
        """Say whether there is such a place."""
        self.told.setText("" if found else self.tr("Not in this page."))


def _button(name: str, text: str, told: str) -> QPushButton:
    button = push_button(name, text)
    button.setToolTip(told)
    button.setAccessibleName(told)
    return button
