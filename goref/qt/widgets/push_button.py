"""Buttons that can be hit, found and reached by the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from goref.qt.widgets.metrics import BAR_TARGET, TARGET


def push_button(
    name: str, text: str, parent: QWidget | None = None, *, tall: int = TARGET
) -> QPushButton:
    """A button, high enough to be hit.

    Args:
        name: its object's name.
        tall: its least height, in logical pixels.
    """
    button = QPushButton(text, parent)
    button.setObjectName(name)
    button.setMinimumHeight(tall)
    return button


def bar_button(
    name: str,
    text: str,
    act: Callable[[], object],
    parent: QWidget | None = None,
    *,
    tall: int = BAR_TARGET,
) -> QPushButton:
    """A button of a bar: Enter presses it, and a press leaves the keys where they were."""
    button = push_button(name, text, parent, tall=tall)
    button.setAccessibleName(text)
    button.setAutoDefault(True)  # Enter presses it
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(lambda _: act())
    return button
