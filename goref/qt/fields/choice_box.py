"""A combo box that the mouse wheel does not change."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A combo box that passes the mouse wheel on to the page around it, even with the focus.

    In a QComboBox, the wheel selects another item. Scrolling a page could change the rule set.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        """The arguments are those of ``QComboBox``."""
        super().__init__(*args, **options)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel does not give it the focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
