"""A bar to find a text in the page above it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import in_row, label_of
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import plain_label


class SearchLine(QLineEdit):
    """A text field for searching while typing. Its text is kept if the window is built
    again.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMinimumHeight(TARGET)
        self.setClearButtonEnabled(True)


class FindBar(QWidget):
    """A bar to find a text, hidden until opened.

    Signals:
        sought: the user searches for a text; carries the text, and True to search backwards.
    """

    sought = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.text = SearchLine("find-text")
        asked = label_of(self.tr("Find in this page:"), self.text)
        self.next = push_button("find-next", self.tr("&Next"), act=self.seek)
        self.next.setToolTip(self.tr("Next place (F3)"))
        back = self.tr("&Previous")
        self.previous = push_button("find-previous", back, act=lambda: self.seek(back=True))
        self.previous.setToolTip(self.tr("Previous place (Shift+F3)"))
        for button in (self.next, self.previous):
            button.setAccessibleName(button.toolTip())
        self.told = plain_label()
        self.told.setObjectName("find-told")
        in_row(
            asked, self.text, self.next, self.previous, self.told, inside=self, grows=self.text
        )
        self.text.returnPressed.connect(self.seek)
        self.hide()

    def restore_from(self, old: FindBar) -> None:
        """Copies text and visibility of ``old``, the bar of the replaced window."""
        self.text.setText(old.text.text())
        self.setVisible(not old.isHidden())

    def open(self) -> None:
        """Shows the bar and moves the focus to its line."""
        self.show()
        self.text.setFocus()
        self.text.selectAll()

    def seek(self, *, back: bool = False) -> None:
        """Emits :attr:`sought` for the next occurrence of the text, or for the previous one if
        ``back``.

        Does nothing if the text is empty.
        """
        if self.text.text():
            self.sought.emit(self.text.text(), back)

    def tell(self, found: bool) -> None:
        """Shows a message if the text was not found, else removes it."""
        self.told.setText("" if found else self.tr("Not in this page."))
