"""Buttons that are easy to hit, to find and to reach by keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QPushButton,
    QRadioButton,
    QWidget,
)

from goref.qt.widgets.metrics import SPACE, TARGET


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
    """Returns a button, high enough to be hit.

    Args:
        name: its object's name.
        act: called on a press.
        tall: its least height, in logical pixels.
        auto: whether Enter presses it while it has the focus; None: in a dialog.
        kind: its class.
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
    """Returns a button of a bar: Enter presses it, and a click does not move the focus."""
    button = push_button(name, text, parent, act=act, tall=tall, auto=True)
    button.setAccessibleName(text)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


STANDS_OUT = "stands-out"
HALF = 128
"""The lightness (0 to 255) below which a window is dark."""
DEEPER = {False: 140, True: 170}
"""The percentage by which the ground is darkened, by whether the window is dark.

Fusion paints a button lighter than its colour, the more the darker the colour is, and light
letters must be legible on the painted ground. The highlight of dark windows is lighter."""


def stand_out(button: QPushButton, *, on: bool = True) -> None:
    """Gives a button the colours of the next act, or the usual ones.

    A palette is set only on a change: Qt keeps pictures for each one there ever was.
    """
    if bool(button.property(STANDS_OUT)) is on:
        return
    button.setProperty(STANDS_OUT, on)
    if not on:
        button.setPalette(QPalette())
        return
    shades = button.palette()
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    for state in (group.Active, group.Inactive):
        shades.setColor(state, role.Button, ground_of_next(shades))
        shades.setColor(
            state, role.ButtonText, shades.color(group.Active, role.HighlightedText)
        )
    button.setPalette(shades)


def ground_of_next(shades: QPalette) -> QColor:
    """Returns the ground of the button for the next act."""
    group, role = QPalette.ColorGroup.Active, QPalette.ColorRole
    ground, ink = shades.color(group, role.Highlight), shades.color(group, role.HighlightedText)
    if ink.lightness() < ground.lightness():
        return ground
    return ground.darker(DEEPER[shades.color(group, role.Window).lightness() < HALF])


def show_choice(button: QAbstractButton) -> None:
    """Marks a checked button by underlining its text too.

    Its ground hardly differs in dark themes, and bold letters would need more space."""
    button.toggled.connect(lambda on: _underline(button, on))
    _underline(button, button.isChecked())


def _underline(button: QAbstractButton, on: bool) -> None:
    font = button.font()
    font.setUnderline(on)
    button.setFont(font)


class BroadButton(QPushButton):
    """A button with space left and right of its bold or large text, if the row allows that."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * SPACE, 0)

    def minimumSizeHint(self) -> QSize:
        return super().sizeHint()


class CheckBox(QCheckBox):
    """A check box that reacts anywhere in its row, and is visible in dark themes too."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        _have_seen(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class RadioButton(QRadioButton):
    """The same for one of several choices."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        _have_seen(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


def _have_seen(box: QAbstractButton) -> None:
    """Gives a box the ground of a button: a list's ground is invisible on a dark window."""
    box.setMinimumHeight(TARGET)
    shades = box.palette()
    shades.setColor(QPalette.ColorRole.Base, shades.color(QPalette.ColorRole.Midlight))
    box.setPalette(shades)
