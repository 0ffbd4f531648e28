"""The choice of the handler for Enter: the focused widget, or the foot's next act."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

FIELDS = ("QLineEdit", "QAbstractSpinBox")
"""The fields, by Qt's names: PySide6 creates a class, and its enums, on import, and a window
starts without any field."""


def takes_enter(widget: QWidget | None) -> bool:
    """Returns whether a focused widget handles Enter itself, instead of the next act.

    A widget declares that by a true ``takes_enter``; a container of fields declares it for all
    of them. A list handles Enter unless it declares otherwise.
    """
    if widget is not None and widget.inherits("QAbstractItemView"):
        return getattr(widget, "takes_enter", True)
    if isinstance(widget, QPushButton) and widget.autoDefault():
        return True
    within = widget is not None and any(map(widget.inherits, FIELDS))
    while widget is not None:
        if getattr(widget, "takes_enter", False):
            return True
        widget = widget.parentWidget() if within else None
    return False
