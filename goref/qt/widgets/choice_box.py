"""A box with a list to choose from, which the wheel does not change."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A combo box that leaves the wheel to the page around it, even while it has the focus.

    Qt's own box chooses the next item, so that scrolling a page could change the rule set.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        """Takes the arguments of ``QComboBox``."""
        super().__init__(*args, **options)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel does not give it the focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
