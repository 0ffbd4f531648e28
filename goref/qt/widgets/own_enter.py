"""Whether Enter is its own of what has the focus: else it does the next act at the foot."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QPushButton, QWidget

FIELDS = ("QLineEdit", "QAbstractSpinBox")
"""By the names that Qt has for them: PySide6 makes a class of Qt's, and its enums, as it is
imported, and a window starts without any field."""


@runtime_checkable
class SaysOfEnter(Protocol):
    """A widget that says whether Enter is its own."""

    takes_enter: bool


def takes_enter(widget: QWidget | None) -> bool:
    """Whether Enter does something else than the next act while a widget has the focus.

    A widget says so of itself by a ``takes_enter`` that is true; what holds fields says it of
    all that can be written there. A list takes it unless it says otherwise.
    """
    if widget is not None and widget.inherits("QAbstractItemView"):
        return not isinstance(widget, SaysOfEnter) or widget.takes_enter
    if isinstance(widget, QPushButton) and widget.autoDefault():
        return True
    within = widget is not None and any(map(widget.inherits, FIELDS))
    while widget is not None:
        if isinstance(widget, SaysOfEnter) and widget.takes_enter:
            return True
        widget = widget.parentWidget() if within else None
    return False
