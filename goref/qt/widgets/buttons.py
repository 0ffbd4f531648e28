"""Buttons that can be hit, found and reached by the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from goref.qt.widgets.metrics import GAP, TARGET

COLUMNS = 2
TALL = 30
"""Least height of a choice's button."""


def push_button(
    name: str,
    text: str,
    parent: QWidget | None = None,
    *,
    act: Callable[[], object] | None = None,
    tall: int = TARGET,
    auto: bool | None = None,
) -> QPushButton:
    """A button, high enough to be hit.

    Args:
        name: its object's name.
        act: what a press does.
        tall: its least height, in logical pixels.
        auto: whether Enter presses it while it has the focus; None: in a dialog.
    """
    button = QPushButton(text, parent)
    button.setObjectName(name)
    button.setMinimumHeight(tall)
    if auto is not None:
        button.setAutoDefault(auto)
    if act is not None:
        button.clicked.connect(lambda _: act())
    return button


def bar_button(
    name: str,
    text: str,
    act: Callable[[], object],
    parent: QWidget | None = None,
    *,
    tall: int = TARGET,
) -> QPushButton:
    """A button of a bar: Enter presses it, and a press leaves the keys where they were."""
    button = push_button(name, text, parent, act=act, tall=tall, auto=True)
    button.setAccessibleName(text)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def stand_out(button: QPushButton) -> None:
    """Give a button the colours of what is to be done next."""
    shades = button.palette()
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    for state in (group.Active, group.Inactive):
        shades.setColor(state, role.Button, shades.color(group.Active, role.Highlight))
        ink = shades.color(group.Active, role.HighlightedText)
        shades.setColor(state, role.ButtonText, ink)
    button.setPalette(shades)


class CheckBox(QCheckBox):
    """A check box that is hit wherever its row is, and seen in the dark too."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        _have_seen(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class RadioButton(QRadioButton):
    """The same for one of several."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        _have_seen(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


def _have_seen(box: QAbstractButton) -> None:
    """Give a box the ground of a button: a list's ground is lost on a dark window."""
    box.setMinimumHeight(TARGET)
    shades = box.palette()
    shades.setColor(QPalette.ColorRole.Base, shades.color(QPalette.ColorRole.Midlight))
    box.setPalette(shades)


class ChoiceButtons(QWidget):
    """As many buttons as are asked for. They never push the board aside.

    They are placed here and not by a layout: buttons that change rows are moved, not taken
    out and put in again.

    Signals:
        pressed: a button was pressed: its number, from 0.
    """

    pressed = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, least: int = TALL) -> None:
        """Args:
        least: their least height, in logical pixels.
        """
        super().__init__(parent)
        self._least = least
        self.buttons: list[QPushButton] = []
        self._shown = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_buttons(self, count: int) -> None:
        """Have so many buttons in sight."""
        self._shown = count
        while len(self.buttons) < count:
            number = len(self.buttons)
            button = QPushButton(self)  # with a parent, or it would be a window for a moment
            button.setObjectName(f"choice-{number}")
            # It goes once it is pressed: the keys stay where they were.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, n=number: self.pressed.emit(n))
            QWidget.setTabOrder(self.buttons[-1] if self.buttons else self, button)
            self.buttons.append(button)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < count)
        self.arrange()

    def arrange(self) -> None:
        """Give every button its place; call it when a text has changed."""
        shown = self.buttons[: self._shown]
        columns, tall = self._columns(self.width()), self._tall()
        wide = (self.width() + GAP) // columns - GAP
        for number, button in enumerate(shown):
            row, column = divmod(number, columns)
            button.setGeometry(column * (wide + GAP), row * (tall + GAP), wide, tall)
        rows = -(-self._shown // columns)
        self.setFixedHeight(rows * (tall + GAP) - GAP if rows else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.arrange()

    def _columns(self, width: int) -> int:
        widest = max((b.sizeHint().width() for b in self.buttons[: self._shown]), default=0)
        return COLUMNS if COLUMNS * (widest + GAP) - GAP <= width else 1

    def _tall(self) -> int:
        return max([self._least, *(b.sizeHint().height() for b in self.buttons[: self._shown])])
