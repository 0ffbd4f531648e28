"""One question in full: its text, its reason, its answers and the effect of each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from goref.qt.look.metrics import GAP, HEADING, SMALL, SPACE, TARGET, WIDE
from goref.qt.look.style import ANSWER, FLAT, roles
from goref.qt.questions.side_by_side import SideBySide
from goref.qt.questions.texts import AnswerText, QuestionText
from goref.qt.widgets.boxes import Plate, in_column, in_row, named
from goref.qt.widgets.buttons import push_button, set_role
from goref.qt.widgets.focus_ring import by_key
from goref.qt.widgets.wrapping import embolden, tell, tip, wrapped

ENTER = "↵"
"""The symbol on the answer that Enter gives."""


class AnswerButton(QPushButton):
    """A button with an answer and its key. Small print below shows the effect of the answer."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"answer-{number}")
        set_role(self, ANSWER)
        # A pressed button disappears, so the focus remains where it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self._number, self._told = number, AnswerText("")
        self._hint: QSize | None = None

    def tell(self, told: AnswerText) -> None:
        """Shows another answer, or the same one with another effect."""
        if told == self._told:
            return
        self._told, self._hint = told, None
        self.setText(told.says)
        self.setAccessibleName(told.says)
        self.setAccessibleDescription(told.means)
        whole = f"{told.says} ({told.key})" if told.key else told.says
        self.setToolTip(tip(f"{whole}\n{told.means}" if told.means else whole))
        self.updateGeometry()
        self.update()

    @property
    def told(self) -> AnswerText:
        return self._told

    def _small(self) -> QFontMetrics:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * SMALL)
        return QFontMetrics(font)

    def sizeHint(self) -> QSize:
        """Returns the size that the button's texts need. The size is cached, as layouts ask
        often.
        """
        if self._hint is None:
            self._hint = self._measured()
        return self._hint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._hint = None

    def _measured(self) -> QSize:
        measure = QFontMetrics(self.font())
        wide = self._key_width() + SPACE + measure.horizontalAdvance(self._told.says)
        wide = max(wide, self._small().horizontalAdvance(self.effect))
        high = measure.height() + GAP + self._small().height() + 2 * SPACE
        return QSize(wide + 2 * SPACE, max(high, TARGET))

    def _key_width(self) -> int:
        return self._small().horizontalAdvance(str(self._number)) + 2 * GAP + 2

    @property
    def effect(self) -> str:
        """The small print: the effect of the answer, or "as suggested"."""
        if self._told.suggested:
            return self.tr("as suggested")
        return self._told.stake

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        shades, small = self.palette(), self._small()
        group, colours = shades.currentColorGroup(), roles()
        ink = shades.color(group, shades.ColorRole.ButtonText)
        measure, effect = QFontMetrics(self.font()), self.effect
        high = measure.height() + (GAP + small.height() if effect else 0)
        top = (self.height() - high) // 2
        key = self._key_width()
        wide = key + SPACE + measure.horizontalAdvance(self._told.says)
        x = max((self.width() - wide) // 2, GAP)
        cap = QRectF(x, top, key, measure.height()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.hairline), 1))
        painter.setBrush(QColor(colours.surface))
        painter.drawRoundedRect(cap, GAP, GAP)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * SMALL)
        painter.setFont(font)
        second = QColor(colours.second) if self.isEnabled() else ink
        painter.setPen(second)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setFont(self.font())
        painter.setPen(ink)
        painter.drawText(x + key + SPACE, top + measure.ascent(), self._told.says)
        if effect:
            font.setBold(self._told.weighty)
            painter.setFont(font)
            if self._told.weighty and self.isEnabled():
                second = QColor(colours.warning)
            painter.setPen(second)
            beneath = self.rect().adjusted(2, top + measure.height() + GAP, -2, 0)
            where = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(beneath, where, effect)
        row = self.parentWidget()
        if (
            row is not None and row.hasFocus() and by_key(row)
        ):  # the focus is on all of them together
            line = self.rect().adjusted(GAP, self.height() - GAP - 2, -GAP, -GAP)
            painter.fillRect(line, shades.highlight())
        painter.end()


class AnswerRow(QWidget):
    """Buttons of equal size, in as many rows as they need.

    Signals:
        pressed: a button was pressed; carries its index, from 0.
    """

    pressed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[AnswerButton] = []
        self._shown = 0
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_answers(self, answers: Sequence[AnswerText]) -> None:
        """Replaces the answers."""
        while len(self.buttons) < len(answers):
            number = len(self.buttons)
            button = AnswerButton(number + 1, self)
            button.clicked.connect(lambda _, n=number: self.pressed.emit(n))
            self.buttons.append(button)
        self._shown = len(answers)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(answers))
            if number < len(answers):
                button.tell(answers[number])
        self.arrange()

    def arrange(self) -> None:
        """Places the shown buttons in rows, all of equal size."""
        shown = self.buttons[: self._shown]
        columns = self._columns(self.width())
        wide = (self.width() + SPACE) // columns - SPACE
        high = self._high()
        for number, button in enumerate(shown):
            row, column = divmod(number, columns)
            button.setGeometry(column * (wide + SPACE), row * (high + SPACE), wide, high)
        self.updateGeometry()

    def _high(self) -> int:
        return max((b.sizeHint().height() for b in self.buttons[: self._shown]), default=0)

    def _columns(self, width: int) -> int:
        widest = max((b.sizeHint().width() for b in self.buttons[: self._shown]), default=1)
        fit = max((width + SPACE) // (widest + SPACE), 1)
        rows = -(-max(self._shown, 1) // fit)
        return -(-max(self._shown, 1) // rows)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._redraw()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._redraw()

    def _redraw(self) -> None:
        for button in self.buttons:
            button.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self._shown:
            return 0
        rows = -(-self._shown // self._columns(width))
        return rows * (self._high() + SPACE) - SPACE

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.heightForWidth(max(self.width(), 80)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class OfferView(Plate):
    """An offer of one act for the whole board: a sentence with its buttons next to it.

    Signals:
        answered: a button was pressed; carries its index, from 0.
    """

    answered = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.subject = wrapped(f"{name}-subject", self, copied=True)
        embolden(self.subject)
        self.why = wrapped(f"{name}-why", self, copied=True)
        embolden(self.why, SMALL, bold=False)
        self.buttons: list[QPushButton] = []
        self._answers = in_column(gap=GAP)
        told = in_column(self.subject, self.why, gap=GAP)
        row = in_row(told, self._answers, inside=self, gap=SPACE)
        row.setStretch(0, 1)
        row.setContentsMargins(WIDE + GAP, WIDE, WIDE, WIDE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_card(self, told: QuestionText) -> None:
        """Shows an offer and its answers."""
        self.subject.setText(told.subject)
        tell(self.why, told.why)
        while len(self.buttons) < len(told.answers):
            number = len(self.buttons)
            button = push_button(f"{self.objectName()}-{number}", "", self, auto=False)
            set_role(button, FLAT)
            # A pressed button disappears, so the focus remains where it was.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, n=number: self.answered.emit(n))
            self._answers.addWidget(button)
            self.buttons.append(button)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(told.answers))
            if number < len(told.answers):
                says = told.answers[number].says
                button.setText(f"{says}  {ENTER}" if told.enters and number == 0 else says)
                button.setAccessibleName(says)


class QuestionView(Plate):
    """A view of one :class:`QuestionText`, without access to the case.

    Attributes:
        reason: the field for the reason of a ruling.

    Signals:
        answered: an answer was pressed; carries its index, from 0.
        othersWanted: the user asks for the answers that have no button.
    """

    answered = Signal(int)
    othersWanted = Signal()  # noqa: N815

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._told: QuestionText | None = None
        self.subject = wrapped(f"{name}-subject", self, copied=True)
        embolden(self.subject, HEADING)
        self.why = wrapped(f"{name}-why", self, copied=True)
        self.more = wrapped(f"{name}-more", self, copied=True)
        embolden(self.more, SMALL, bold=False)
        self.more.hide()
        self.others = self._small(f"{name}-others", "⋯", self.tr("Other answers"))
        self.others.setToolTip(self.tr("Other answers (Menu key)"))
        self.others.clicked.connect(lambda _: self.othersWanted.emit())
        self.info = self._small(f"{name}-info", "ⓘ", self.tr("Reasons and article"))
        self.info.setCheckable(True)
        self.info.setToolTip(self.tr("Reasons and article (F1)"))
        self.info.toggled.connect(lambda _: self._unfold())
        self.opinions = SideBySide(f"{name}-opinions", self)
        self.answers = AnswerRow(self)
        self.answers.pressed.connect(self.answered)
        self.reason = named(QLineEdit(self), f"{name}-reason", self.tr("Reason for the ruling"))
        self.reason.setMinimumHeight(TARGET)
        self.reason.setMaxLength(1000)
        self.reason.hide()
        self.reason.textChanged.connect(lambda _: self._tell_reason())
        head = in_row(self.subject, self.others, self.info, gap=GAP, grows=self.subject)
        for small in (self.others, self.info):
            head.setAlignment(small, Qt.AlignmentFlag.AlignTop)
        column = in_column(
            head, self.why, self.more, self.opinions, self.reason, self.answers,
            inside=self, gap=SPACE,
        )  # fmt: skip
        column.setContentsMargins(WIDE + GAP, WIDE, WIDE, WIDE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _small(self, name: str, sign: str, called: str) -> QToolButton:
        button = named(QToolButton(self), name, called)
        button.setText(sign)
        button.setMinimumSize(TARGET, TARGET)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @property
    def told(self) -> QuestionText | None:
        """The text of the shown question; None before the first one."""
        return self._told

    def show_card(self, told: QuestionText, *, anew: bool) -> None:
        """Shows a question.

        Args:
            anew: True if it is another question: the typed reason is replaced by the proposed
                one, and the details are folded.
        """
        if anew:
            self.reason.setText(told.reason)
            self.info.setChecked(False)
        if told == self._told:
            return
        self._told = told
        self.subject.setText(told.subject)
        tell(self.why, told.why)
        self.more.setText(told.more)
        self.opinions.show_opinions(told.opinions)
        self.others.setVisible(told.others)
        self.info.setVisible(bool(told.more or told.takes_reason))
        hint = self.tr("Reason for the ruling (needed)")
        if not told.needs_reason:
            hint = self.tr("Reason, kept with the ruling (may be empty)")
        self.reason.setPlaceholderText(hint)
        self._tell_reason()
        self.answers.show_answers(told.answers)
        self._unfold()

    def take_keys(self) -> None:
        """Moves the focus to the answers, or to the field for the reason if a required reason
        is missing.

        With the focus on the answers, digits answer the question but Enter does not.
        """
        told = self._told
        needs = told is not None and told.needs_reason and not self.given_reason()
        (self.reason if needs else self.answers).setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def is_written(self) -> bool:
        """True if the user has edited the reason and its field still has the focus."""
        return self.reason.hasFocus() and self.reason.isModified()

    def given_reason(self) -> str:
        """Returns the reason as typed, without spaces at its ends."""
        return self.reason.text().strip()

    def _unfold(self) -> None:
        told = self._told
        if told is None:
            return
        unfolded = self.info.isChecked()
        self.more.setVisible(unfolded and bool(told.more))
        self.reason.setVisible(told.needs_reason or (unfolded and told.takes_reason))

    def _tell_reason(self) -> None:
        """Shows the whole reason as a tooltip, since the field may be too short for it."""
        self.reason.setToolTip(tip(self.reason.text() or self.reason.placeholderText()))
