"""The check whether a window contains text that is typed but not yet stored."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QWidget

from goref.qt.fields.remark import Remark
from goref.qt.widgets.find_bar import SearchLine


def is_written(window: QWidget) -> bool:
    """Returns whether a field of a window contains text that is typed but not yet stored.

    Text in a search field or number box counts as stored once the focus has left it. Refused
    text counts as not stored.
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
