"""A form of fields, with labels at the left or, if there is too little space, above."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import SPACE, TARGET

WRAP = QFormLayout.RowWrapPolicy


class FieldsForm(QWidget):
    """A form that is no wider than its widest label or field requires.

    Undo and Redo keys go to the window, unless text was typed in the field.
    """

    def __init__(self) -> None:
        super().__init__()
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setHorizontalSpacing(SPACE)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.form.setRowWrapPolicy(WRAP.DontWrapRows)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def watch_fields(self) -> None:
        """Sets up the fields that the form has now: their height, and which keys go to the
        window.
        """
        for kind in (QComboBox, QSpinBox, QLineEdit):
            for field in self.findChildren(kind):
                field.installEventFilter(self)
                if not isinstance(field.parent(), QSpinBox):
                    field.setMinimumHeight(TARGET)

    def say_what_is_cut(self) -> None:
        """Adds a remark that appears if typed text was cut because it is too long."""
        remark = Remark()
        self.form.addRow(remark)
        for line in self.findChildren(QLineEdit):
            if not isinstance(line.parent(), QSpinBox):
                remark.limit(line)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            turns = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            line = watched.lineEdit() if isinstance(watched, QSpinBox) else watched
            if any(event.matches(key) for key in turns) and not (
                isinstance(line, QLineEdit) and line.isModified()
            ):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _widths(self, role: QFormLayout.ItemRole) -> Iterator[int]:
        for row in range(self.form.rowCount()):
            item = self.form.itemAt(row, role)
            widget = None if item is None else item.widget()
            if widget is not None and not widget.isHidden():
                yield widget.minimumSizeHint().width()

    def fit(self) -> None:
        """Puts the labels at the left of the fields, or above if the form is too narrow."""
        role = QFormLayout.ItemRole
        beside = max(self._widths(role.LabelRole), default=0) + SPACE
        beside += max(self._widths(role.FieldRole), default=0)
        policy = WRAP.DontWrapRows if beside <= self.width() else WRAP.WrapAllRows
        if policy is not self.form.rowWrapPolicy():
            self.form.setRowWrapPolicy(policy)

    def minimumSizeHint(self) -> QSize:
        role = QFormLayout.ItemRole
        roles = (role.LabelRole, role.FieldRole, role.SpanningRole)
        widest = max((wide for one in roles for wide in self._widths(one)), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        self.form.invalidate()  # otherwise it keeps the heights of rows at another width
