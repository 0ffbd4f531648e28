"""Buttons that are easy to hit with the mouse and to reach with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QPushButton,
    QRadioButton,
    QWidget,
)

from goref.qt.look.metrics import SPACE, TARGET
from goref.qt.look.style import PRIMARY, ROLE


def push_button(
    name: str,
    text: str,
    parent: QWidget | None = None,
    *,
    act: Callable[[], object] | None = None,
    tall: int = TARGET,
    auto: bool | None = None,
    kind: type[QPushButton] = QPushButton,
) -> QPushButton:
    """Returns a button that is high enough to be hit easily.

    Args:
        name: the object name of the button.
        act: called when the button is pressed.
        tall: the least height of the button, in logical pixels.
        auto: True if Enter presses the focused button; None: only in a dialog.
        kind: the class of the button.
    """
    button = kind(parent)
    button.setText(text)  # in the constructor, the text would be checked for an icon
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
    """Returns a button for a bar of buttons. Tab focuses it, a click does not."""
    button = push_button(name, text, parent, act=act, tall=tall, auto=True)
    button.setAccessibleName(text)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def stand_out(button: QPushButton, *, on: bool = True) -> None:
    """Paints a button filled if ``on``, as the next act. A window has at most one such
    button.
    """
    set_role(button, PRIMARY if on else "")


def set_role(button: QWidget, role: str) -> None:
    """Sets the role of a button, such as PRIMARY or FLAT, by which the style paints it; "" for
    none.
    """
    if (button.property(ROLE) or "") != role:
        button.setProperty(ROLE, role)
        button.update()


def show_choice(button: QAbstractButton) -> None:
    """Makes a button underline its text while it is checked.

    In dark themes the background alone would hardly show that, and bold text would need more
    space.
    """
    button.toggled.connect(lambda on: _underline(button, on))
    _underline(button, button.isChecked())


def _underline(button: QAbstractButton, on: bool) -> None:
    font = button.font()
    font.setUnderline(on)
    button.setFont(font)


class BroadButton(QPushButton):
    """A button with space around its bold or large text, if its row is wide enough."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * SPACE, 0)

    def minimumSizeHint(self) -> QSize:
        return super().sizeHint()


class NarrowButton(QPushButton):
    """A button hardly wider than its text, for rows that have little space."""

    def sizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance(self.text())
        usual = super().sizeHint()
        return QSize(min(usual.width(), max(text + 2 * SPACE, TARGET)), usual.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class CheckBox(QCheckBox):
    """A check box that reacts to clicks anywhere in its row."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMinimumHeight(TARGET)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class RadioButton(QRadioButton):
    """A radio button that reacts to clicks anywhere in its row."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setMinimumHeight(TARGET)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)
