"""The foot: the state of the case at the left, the button for the next act at the right."""

from __future__ import annotations

import re
from itertools import zip_longest

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from goref.core.base.language import LANGUAGES, Language
from goref.qt.context.foot import FootAct, FootState, Tone
from goref.qt.look.metrics import (
    GAP,
    HIGH_TARGET,
    NO_LIMIT,
    SMALL,
    SPACE,
    UNREAD_MS,
    VERDICT,
)
from goref.qt.widgets.boxes import in_column, in_row, named
from goref.qt.widgets.buttons import BroadButton, NarrowButton, push_button, stand_out
from goref.qt.widgets.menus import roomy
from goref.qt.widgets.own_enter import takes_enter
from goref.qt.widgets.wrapping import embolden, tell, tip, wrapped

Direction = QBoxLayout.Direction
BRIEF = 1.1
"""The size of the foot's main line in a low window, as a multiple of ordinary text."""
ENTER = "↵"
HIGH = {False: 82, True: 0}
"""The smallest height of the foot in pixels; the key is True for a low window.

The larger height has space for a second line of small text.
"""


MOST_LINES = 5
"""The most lines of a message in the foot."""
PASSING_LINES = 2
"""The most lines of a description that changes with the pointer: more would move the page."""
WORD = re.compile(r"[^\s\u2e80-\uffef]+")
"""Letters between which Qt breaks no line: those of scripts with spaces."""
BREAK = "\u200b"
"""The character without width at which a line may break."""
ANY_LETTERS = "Ag国あ가"
"""Letters of all scripts in use, whose fonts may differ in height."""


def _high(label: QLabel) -> int:
    """Returns the height in pixels of one line in a label's font, for any script."""
    return label.fontMetrics().boundingRect(ANY_LETTERS).height() + 2


def _name(state: FootState | None) -> str:
    """Returns the name of the next act, or ""."""
    return "" if state is None or state.act is None else state.act.name


class FootNote(QLabel):
    """A label for a message. It covers another label, and wraps as that does.

    While a message is shown, the covered label is as high as the message. A message of more
    than :data:`MOST_LINES` lines is cut, a description of more than :data:`PASSING_LINES`; its
    tool tip has the whole text.
    """

    def __init__(self, covered: QLabel) -> None:
        super().__init__(covered)
        self._covered, self._least = covered, covered.minimumHeight()
        self.setObjectName("foot-note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setWordWrap(True)
        self.setAutoFillBackground(True)
        self.said, self._most_lines = "", MOST_LINES
        self.hide()
        covered.installEventFilter(self)

    def say(self, text: str, *, passing: bool = False) -> None:
        """Shows a message; "" hides the label.

        Args:
            passing: True for a description of what is under the mouse pointer.
        """
        self.said = text
        self._most_lines = PASSING_LINES if passing else MOST_LINES
        self.setToolTip(tip(text))
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._fit()

    def _fit(self) -> None:
        width = self._covered.width()
        one = _breakable(" ".join(self.said.split()), self.fontMetrics(), width)
        high = self._high(one, width)
        most = self._high("\n".join([ANY_LETTERS] * self._most_lines), NO_LIMIT)
        if high > most:
            one = f"{one[: self._most(one, width, most)].rstrip()}…"
            high = self._high(one, width)
        self.setText(one)
        self._covered.setMinimumHeight(max(self._least, high if self.said else 0))
        self.resize(width, max(self._covered.height(), high))

    def _high(self, text: str, width: int) -> int:
        room = QRect(0, 0, max(width, 1), NO_LIMIT)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def _most(self, text: str, width: int, high: int) -> int:
        """Returns how many characters of a text fit, with the sign that it was cut."""
        fits, over = 0, len(text)
        while over - fits > 1:
            middle = (fits + over) // 2
            if self._high(f"{text[:middle]}…", width) <= high:
                fits = middle
            else:
                over = middle
        return fits

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._fit()
        return False


def _breakable(text: str, measure: QFontMetrics, width: int) -> str:
    """Returns a text in which words wider than ``width`` may break anywhere, as paths must.

    Scripts without spaces break by rules of their own.
    """

    def breakable(word: re.Match[str]) -> str:
        letters = word.group()
        return BREAK.join(letters) if measure.horizontalAdvance(letters) > width else letters

    return WORD.sub(breakable, text)


class Foot(QWidget):
    """The widget that shows a :class:`FootState`.

    Attributes:
        state: the content; None before the first one.
        says, more: the labels for the main line and the small text below it.
        note: the label for messages, which covers ``more``.
        act: the button for the next act.
        beside: the buttons for other acts, some of them hidden spares.
        others: the button that opens the foot's menu; visible if the menu has entries.

    Signals:
        acting: one of the acts is about to be performed.
    """

    acting = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("foot")
        self._language = language
        self.state: FootState | None = None
        self._brief = self._is_theirs = False
        self._came = QElapsedTimer()
        self._came.start()
        self.says = wrapped("foot-says", self, copied=True, size=VERDICT)
        self.more = wrapped("foot-more", self, copied=True, size=SMALL)
        self.more.setMinimumHeight(_high(self.more))
        self.note = FootNote(self.more)
        self.beside: list[QPushButton] = []
        self.act = self._button("foot-act", BroadButton)
        stand_out(self.act)
        embolden(self.act)
        self.menu = roomy(QMenu(self))
        self.others = self._menu_button()
        told = self._told = in_column(None, self.says, self.more, None, gap=GAP)
        self._buttons = in_row(None, self.others, self.act, gap=SPACE)
        self._row = in_row(told, self._buttons, inside=self, gap=SPACE)
        self._row.setStretch(0, 1)
        self._row.setContentsMargins(0, SPACE, 0, SPACE)
        self.setMinimumHeight(HIGH[False])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focused)

    def _focused(self, _: QWidget | None, now: QWidget | None) -> None:
        """Shows the Enter symbol on the next act only while the Enter key performs it."""
        if now is None or now.window() is not self.window():
            return
        self._is_theirs = takes_enter(now)
        if self.state is not None:
            self._fill(self.act, self.state.act)

    def set_brief(self, on: bool) -> None:
        """Reduces the main line and the height for a low window, or restores them."""
        self._brief = on
        self.setMinimumHeight(HIGH[on])
        self._fit()

    def _fit(self) -> None:
        """Shows the main line in the largest size that fits.

        If it does not fit next to the buttons, puts it above them.
        """
        self._buttons.invalidate()  # a text that has just changed is not in its size yet
        room = self.width() - self._buttons.sizeHint().width() - SPACE
        over = room < max(self._wide(BRIEF), self.more.minimumSizeHint().width())
        self._row.setDirection(Direction.TopToBottom if over else Direction.LeftToRight)
        room = self.width() if over else room
        size = BRIEF if self._brief or self._wide(VERDICT) > room else VERDICT
        font = self._font(size)
        if font != self.says.font():
            self.says.setFont(font)

    def _font(self, scale: float) -> QFont:
        """Returns the font of the main line at a multiple of the ordinary text size."""
        font = self.says.font()
        font.setPointSizeF(self.font().pointSizeF() * scale)
        return font

    def _wide(self, scale: float) -> int:
        """Returns the width of the main line at a multiple of the ordinary text size, in
        pixels.
        """
        return QFontMetrics(self._font(scale)).horizontalAdvance(self.says.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _button(self, name: str, kind: type[QPushButton] = NarrowButton) -> QPushButton:
        button = push_button(name, "", self, tall=HIGH_TARGET, auto=False, kind=kind)
        # A click does not move the focus.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _: self._pressed(button))
        button.hide()
        return button

    def _menu_button(self) -> QToolButton:
        button = named(QToolButton(self), "foot-menu", self.tr("Other acts"))
        button.setText("⋯")
        button.setAutoRaise(True)
        button.setToolTip(tip(button.accessibleName()))
        button.setMinimumSize(HIGH_TARGET, HIGH_TARGET)
        button.clicked.connect(lambda _: self._open_menu(button))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.hide()
        return button

    def _open_menu(self, button: QToolButton) -> None:
        """Opens the menu upwards from the button."""
        high = self.menu.sizeHint().height()
        self.menu.popup(button.mapToGlobal(QPoint(0, -high)))

    def put_line(self, line: QWidget) -> None:
        """Adds a widget below the small text."""
        self._told.insertWidget(self._told.count() - 1, line)

    def put_in_menu(self, *acts: QAction) -> None:
        """Adds entries to the foot's menu, which the button and the right mouse button open."""
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.addActions(acts)
        self.menu.addActions(acts)
        self.others.show()

    def show_foot(self, state: FootState) -> None:
        """Replaces the content of the foot."""
        before, self.state = self.state, state
        if _name(before) != _name(state):
            self._came.restart()
        tell(self.says, LANGUAGES[self._language].unbroken(state.says))
        self.more.setText(state.more)  # visible if empty: a message has its space
        self.more.setToolTip(tip(state.whole))
        self.more.setAccessibleDescription(state.whole)
        if before is not None and state.says != before.says:
            self.note.say("")
        if before is None or before.tone is not state.tone:
            embolden(self.says, bold=state.tone is Tone.SETTLED)
            role = self.says.foregroundRole()
            quiet = state.tone is not Tone.SETTLED
            shades = self.palette()
            if quiet:
                shades.setColor(role, shades.color(shades.ColorRole.PlaceholderText))
            self.says.setPalette(shades)
        self._fill(self.act, state.act)
        for number in range(len(self.beside), len(state.beside)):
            button = self._button(f"foot-beside-{number}")
            self.beside.append(button)
            self._buttons.insertWidget(1 + number, button)
        for button, act in zip_longest(self.beside, state.beside):
            self._fill(button, act)
        self._fit()

    def press(self) -> bool:
        """Performs the next act, as the Enter key does. Returns False if Enter performs
        nothing.

        That is so if there is no next act, it is disabled, or it does not use Enter.
        """
        act = None if self.state is None else self.state.act
        if act is None or not act.enters or not self.act.isEnabled():
            return False
        if not self._is_unread:
            self.act.click()
        return True

    def takes_key(self, event: QKeyEvent) -> bool:
        """Performs the next act on Enter. Returns False for other keys and for Enter with Ctrl,
        Shift or Alt.

        In a list, and while it is held down, Enter does nothing.
        """
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or held:
            return False
        focus = QApplication.focusWidget()
        in_list = focus is not None and focus.inherits("QAbstractItemView")
        if not event.isAutoRepeat() and not in_list:
            self.press()
        return True

    @property
    def _is_unread(self) -> bool:
        """True if the next act has an effect outside the window and appeared only a moment ago.

        The user may have meant Enter for the act before.
        """
        act = None if self.state is None else self.state.act
        return act is not None and act.leaves and self._came.elapsed() < UNREAD_MS

    def _fill(self, button: QPushButton, act: FootAct | None) -> None:
        button.setVisible(act is not None)
        if act is None:
            return
        button.setObjectName(act.name)
        text, room = act.text, 0
        if act.enters and button is self.act:
            text = f"{act.text}  {ENTER}"
            if self._is_theirs:  # the button keeps its width, so that nothing moves
                button.setText(text)
                room = button.sizeHint().width()
                text = act.text
        if button.text() != text:
            button.setText(text)
        if button.minimumWidth() != room:
            button.setMinimumWidth(room)
        means = act.means or act.text
        button.setAccessibleName(means)
        button.setToolTip(tip(f"{means} ({act.keys})" if act.keys else means))
        if button.isEnabled() is not act.enabled:
            button.setEnabled(act.enabled)

    def _pressed(self, button: QPushButton) -> None:
        state = self.state
        if state is None:
            return
        every = (state.act, *state.beside)
        act = next((a for a in every if a is not None and a.name == button.objectName()), None)
        if act is not None:
            self.acting.emit()
            act.does()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().mid().color())
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
