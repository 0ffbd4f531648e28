"""Buttons that can be hit, found and reached by the keys."""

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
    """A button, high enough to be hit.

    Args:
        name: its object's name.
        act: what a press does.
        tall: its least height, in logical pixels.
        auto: whether Enter presses it while it has the focus; None: in a dialog.
        kind: what is made.
    """
    button = kind(parent)
    button.setText(text)  # given above, it would be looked at for an icon
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


STANDS_OUT = "stands-out"
HALF = 128
"""A window darker than this is dark."""
DEEPER = {False: 140, True: 170}
"""Fusion paints a button lighter than its colour, the more the darker that is: light letters
have a ground so much darker, in percent, that they can still be read on what is painted. By
whether the window is dark, whose blue is a lighter one."""


def stand_out(button: QPushButton, *, on: bool = True) -> None:
    """Give a button the colours of what is to be done next; or no more.

    A palette is set only where it changes: Qt keeps pictures for each that ever was.
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
    """What a button has for its colour that is to be pressed next."""
    group, role = QPalette.ColorGroup.Active, QPalette.ColorRole
    ground, ink = shades.color(group, role.Highlight), shades.color(group, role.HighlightedText)
    if ink.lightness() < ground.lightness():
        return ground
    return ground.darker(DEEPER[shades.color(group, role.Window).lightness() < HALF])


def show_choice(button: QAbstractButton) -> None:
    """Have a button that stays down stand out by a line under its letters too: its ground
    hardly does in the dark. Bold letters would need more room."""
    button.toggled.connect(lambda on: _underline(button, on))
    _underline(button, button.isChecked())


def _underline(button: QAbstractButton, on: bool) -> None:
    font = button.font()
    font.setUnderline(on)
    button.setFont(font)


class BroadButton(QPushButton):
    """A button with air beside its text, which is bold or large, where there is room."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * SPACE, 0)

    def minimumSizeHint(self) -> QSize:
        return super().sizeHint()


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
