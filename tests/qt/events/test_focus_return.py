"""After a dialog the window is active again, but not over the next dialog."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from goref.qt.events.focus_return import FocusReturn


class Window(QWidget):
    """A window that counts how often it is to become active."""

    asked = 0

    def activateWindow(self) -> None:
        self.asked += 1
        super().activateWindow()


def dialog_of(window: QWidget) -> QDialog:
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    return dialog


@pytest.mark.parametrize("is_next_open", [False, True])
def test_the_window_is_active_after_a_dialog_but_not_over_the_next(
    qtbot, is_next_open: bool
) -> None:
    window = Window()
    qtbot.addWidget(window)
    entered: list[bool] = []
    returning = FocusReturn(window, lambda: entered.append(True))
    window.show()
    dialog = dialog_of(window)
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.reject()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is None)
    assert entered
    if is_next_open:
        dialog_of(window)  # it is active only after the next events
    returning._timer.timeout.emit()
    assert window.asked == (0 if is_next_open else 1)
