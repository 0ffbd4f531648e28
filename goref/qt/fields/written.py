"""The check for text that was typed in a window but not applied yet."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QWidget

from goref.qt.fields.remark import Remark
from goref.qt.widgets.find_bar import SearchLine


def is_written(window: QWidget) -> bool:
    """Returns whether a window has a field with typed text that was not applied yet.

    A search text or a number is applied once the focus is elsewhere; refused text counts as not
    applied.
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
