"""A remark under a field: why the field's text was refused, or how it was read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QWidget

from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.qt.board.accessible import read_out
from goref.qt.fields.number_box import NumberBox

REFUSED = "✕"
BROKEN = 2
"""The width in pixels of the broken frame of a refused field."""


class Remark(QLabel):
    """A line for remarks under one or more fields; hidden while there is no remark.

    Refused text is kept in its field, which has a broken frame as long as the reason is shown
    here. The code that reads a field reports refused text; number boxes report their own.

    Signals:
        told: the remark has changed.
    """

    told = Signal()

    def __init__(self, *fields: QWidget) -> None:
        super().__init__()
        self.setObjectName("remark")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.hide()
        self._said: dict[QWidget, str] = {}
        self._frames: dict[QWidget, _BrokenFrame] = {}
        for field in fields:
            if isinstance(field, NumberBox):
                self.follow(field)

    def follow(self, box: NumberBox) -> None:
        """Shows the messages of a number box about its invalid text."""
        box.refused.connect(lambda reason: self.refuse(box, reason))

    def limit(self, line: QLineEdit) -> None:
        """Shows a remark when a line edit cannot hold all the typed text."""
        line.inputRejected.connect(lambda: self._tell_full(line))
        line.textEdited.connect(
            lambda text: self.note(line, "") if len(text) < line.maxLength() else None
        )

    def _tell_full(self, line: QLineEdit) -> None:
        if len(line.text()) >= line.maxLength():
            told = self.tr("Only the first {most} characters are kept.")
            self.note(line, f"{REFUSED} {formatted(told, most=line.maxLength())}")

    def refuse(self, field: QWidget, reason: str) -> None:
        """Shows why a field's text is refused; "" removes the remark."""
        self._say(field, f"{REFUSED} {reason}" if reason else "", broken=bool(reason))

    def note(self, field: QWidget, text: str) -> None:
        """Shows how a field's text was read; "" removes the remark."""
        self._say(field, text, broken=False)

    def refuses(self, field: QWidget) -> bool:
        """Returns whether the text now in a field was refused."""
        return field in self._frames and not self._frames[field].isHidden()

    @property
    def refuses_any(self) -> bool:
        """True if the text now in one of this remark's fields was refused."""
        return any(map(self.refuses, self._said))

    def reminder(self, language: Language) -> str:
        """Returns a line for each refused text, with its field's name and the reason; "" for
        none."""
        colon = LANGUAGES[language].colon
        return "\n".join(
            f"{REFUSED} {field.accessibleName()}{colon}{said.removeprefix(REFUSED).strip()}"
            for field, said in self._said.items()
            if self.refuses(field)
        )

    def _say(self, field: QWidget, text: str, *, broken: bool) -> None:
        before = self._said.pop(field, "")
        if text:
            self._said[field] = text
        if broken and field not in self._frames:
            self._frames[field] = _BrokenFrame(field)
        if field in self._frames:
            self._frames[field].setVisible(broken)
        if text == before:
            return
        if before and field.accessibleDescription() == before:
            field.setAccessibleDescription("")
        if text:
            field.setAccessibleDescription(text)
            read_out(field, text)
        self.setText("\n".join(self._said.values()))
        self.setVisible(bool(self._said))
        self.told.emit()


def reminders(pages: QWidget, language: Language) -> str:
    """Returns a line for each text refused on pages that are not visible now; "" for none."""
    remarks = (one for one in pages.findChildren(Remark) if not one.isVisible())
    return "\n".join(filter(None, (one.reminder(language) for one in remarks)))


class _BrokenFrame(QWidget):
    """A broken line around a field, which lets mouse events through."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(field.rect())
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(ink, BROKEN, Qt.PenStyle.DashLine))
        inset = BROKEN // 2
        painter.drawRect(self.rect().adjusted(inset, inset, -inset, -inset))
        painter.end()
