"""What every dialog has: its parts in order, room for its texts, buttons and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from goref.qt.look.metrics import TARGET
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, caption, run
from tests.qt.desk import Key


class Asked(StackedDialog):
    """A dialog with a line, a text that grows, and buttons."""

    def __init__(
        self, parent: QWidget | None = None, size: tuple[int, int] = (300, 200)
    ) -> None:
        super().__init__(None, "asked", (300, 200), (200, 100))
        self.line, self.text = QLineEdit(), QPlainTextEdit()
        top = QHBoxLayout()
        top.addWidget(caption("&Line:", self.line))
        top.addWidget(self.line)
        self.put_buttons(Standard.Ok)
        self.more = self.put_button("More", ButtonRole.ActionRole, "more")
        self.leave = self.put_button("Leave", ButtonRole.RejectRole)
        self.stack(top, self.text, self.buttons, grows=self.text)


def shown(qtbot, dialog: Asked) -> Asked:
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_parts_stand_in_their_order_and_one_grows(qtbot):
    dialog = shown(qtbot, Asked())
    assert dialog.line.y() < dialog.text.y() < dialog.buttons.y()
    high = dialog.text.height(), dialog.line.height()
    dialog.resize(dialog.width(), dialog.height() + 100)
    QApplication.processEvents()
    assert (dialog.text.height(), dialog.line.height()) == (high[0] + 100, high[1])
    assert (dialog.minimumWidth() >= 200, dialog.width() >= 300) == (True, True)


def test_every_button_can_be_hit_and_a_label_is_as_high_as_its_field(qtbot):
    dialog = shown(qtbot, Asked())
    assert all(button.height() >= TARGET for button in dialog.buttons.buttons())
    label = dialog.findChild(QLabel)
    assert (label.minimumHeight(), label.buddy()) == (TARGET, dialog.line)
    assert dialog.findChild(QWidget, "more") is dialog.more


def test_enter_accepts_and_escape_and_leaving_reject(qtbot):
    for act, result in (
        (lambda d: QTest.keyClick(d.line, Key.Key_Return), 1),
        (lambda d: QTest.keyClick(d, Key.Key_Escape), 0),
        (lambda d: QTest.mouseClick(d.leave, Qt.MouseButton.LeftButton), 0),
    ):
        dialog = Asked()
        QTimer.singleShot(0, dialog, lambda act=act, dialog=dialog: act(dialog))
        assert run(dialog) is dialog
        assert (dialog.result(), dialog.isVisible()) == (result, False)


def test_what_is_opened_is_gone_once_it_is_closed(qtbot):
    dialog = Asked()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.open()
        dialog.close()
