"""A remark below a field: why its text is refused, or how it was understood."""

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
"""The width of the dashed frame around a refused field, in pixels."""


class Remark(QLabel):
    """A line for remarks on one or more fields; hidden while there are none.

    While refused text is in a field, the field has a dashed frame and the reason is shown here.
    The code that reads the fields must call :meth:`refuse`.

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
        """Shows the messages of a number box."""
        box.refused.connect(lambda reason: self.refuse(box, reason))

    def limit(self, line: QLineEdit) -> None:
        """Shows a remark when a text field is full."""
        line.inputRejected.connect(lambda: self._tell_full(line))
        line.textEdited.connect(
            lambda text: self.note(line, "") if len(text) < line.maxLength() else None
        )

    def _tell_full(self, line: QLineEdit) -> None:
        if len(line.text()) >= line.maxLength():
            told = self.tr("Only the first {most} characters are kept.")
            self.note(line, f"{REFUSED} {formatted(told, most=line.maxLength())}")

    def refuse(self, field: QWidget, reason: str) -> None:
        """Shows why the text of a field is refused; "" removes the remark."""
        self._say(field, f"{REFUSED} {reason}" if reason else "", broken=bool(reason))

    def note(self, field: QWidget, text: str) -> None:
        """Shows how the text of a field was understood; "" removes the remark."""
        self._say(field, text, broken=False)

    def refuses(self, field: QWidget) -> bool:
        """Returns whether the present text of a field is refused."""
        return field in self._frames and not self._frames[field].isHidden()

    @property
    def refuses_any(self) -> bool:
        """True if the present text of one of the fields is refused."""
        return any(map(self.refuses, self._said))

    def reminder(self, language: Language) -> str:
        """Returns a line for each refused text: the name of the field and the reason. "" if
        there is none.
        """
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
    """Returns a line for each text that is refused on a hidden page; "" for none."""
    remarks = (one for one in pages.findChildren(Remark) if not one.isVisible())
    return "\n".join(filter(None, (one.reminder(language) for one in remarks)))


class _BrokenFrame(QWidget):
    """A dashed line around a field. It does not catch the mouse."""

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
