"""The handling of the Enter key, either by the focused widget or by the foot's next act."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QPushButton, QWidget

FIELDS = ("QLineEdit", "QAbstractSpinBox")
"""The names of Qt's classes of fields. The classes are not imported: that takes time, and a
window starts without any field.
"""


@runtime_checkable
class SaysOfEnter(Protocol):
    """A widget with an attribute that states whether the widget handles Enter itself."""

    takes_enter: bool


def takes_enter(widget: QWidget | None) -> bool:
    """Returns whether a focused widget handles Enter itself, in place of the next act.

    A widget declares that by a true ``takes_enter``; a container of fields declares it for all
    its fields. A list handles Enter unless it declares otherwise; so does a push button with
    ``autoDefault``.
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
