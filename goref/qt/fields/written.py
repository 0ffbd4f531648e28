"""The check for typed text in a window that nothing has taken yet."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QWidget

from goref.qt.fields.remark import Remark
from goref.qt.widgets.find_bar import SearchLine


def is_written(window: QWidget) -> bool:
    """Returns whether something is typed in a window that nothing has taken yet.

    A search text or a number is taken once the focus is elsewhere; remarks know about refused
    text.
    """
    focus = window.focusWidget()
    for line in window.findChildren(QLineEdit):
        holder = line.parent()
        taken = isinstance(line, SearchLine) or isinstance(holder, QAbstractSpinBox)
        if taken and focus not in (line, holder):
            continue
        if line.isVisible() and line.isModified() and line.text():
            return True
    return any(remark.refuses_any for remark in window.findChildren(Remark))
