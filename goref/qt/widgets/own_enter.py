"""The Enter key: widgets that use it themselves, so that it does not perform the foot's next
act.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QPushButton, QWidget

FIELDS = ("QLineEdit", "QAbstractSpinBox")
"""The names of Qt's text field classes. Importing the classes would slow down the start."""


@runtime_checkable
class SaysOfEnter(Protocol):
    """A widget with a flag that says whether it uses the Enter key itself."""

    takes_enter: bool


def takes_enter(widget: QWidget | None) -> bool:
    """Returns whether the focused widget uses the Enter key itself.

    Widgets say so by ``takes_enter``. If a container has it, it holds for the text fields
    inside. Without the flag, lists and buttons with ``autoDefault`` use Enter.
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
