"""Whose Enter is: the sign at the foot goes away where something else has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.context.foot import FootAct, FootState
from goref.qt.counting.controls import StageButton
from goref.qt.details.fold_line import FoldLine
from goref.qt.frame.collapsible_row import RowHead
from goref.qt.frame.foot import Foot
from goref.qt.frame.line_button import LineButton
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button, push_button
from goref.qt.widgets.reason_line import ReasonLine
from tests.languages import EN


class _Window(QWidget):
    """Enter that nothing took is the foot's, as in the program's windows."""

    def __init__(self, make: Callable[[QWidget], QWidget]) -> None:
        super().__init__()
        self.part = make(self)
        self.foot, self.done = Foot(EN), list[str]()
        act = FootAct("next", "Next", lambda: self.done.append("next"))
        in_column(self.part, self.foot, inside=self)
        self.foot.show_foot(FootState("", act=act))

    def keyPressEvent(self, event: object) -> None:
        self.foot.press()


PARTS: dict[str, tuple[Callable[[QWidget], QWidget], bool]] = {
    "plain": (lambda at: push_button("p", "P", at, auto=False), False),
    "bar": (lambda at: bar_button("b", "B", lambda: None, at), True),
    "line": (LineButton, True),
    "row": (lambda at: RowHead("r", at), True),
    "fold": (lambda _: FoldLine("f", "F"), True),
    "written": (QLineEdit, False),
    "chooser": (QComboBox, False),
    "stage": (lambda _: StageButton("s", "S", "S", ""), True),
    "reason": (ReasonLine, True),
}


@pytest.mark.parametrize("kind", PARTS)
def test_the_sign_of_enter_stands_where_enter_presses_the_foot(qtbot: QtBot, kind: str) -> None:
    make, own = PARTS[kind]
    window = _Window(make)
    part = window.part
    qtbot.addWidget(window)
    part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    with qtbot.waitActive(window):
        window.show()
    window.foot.act.setFocus()
    signed = window.foot.act.width()
    assert window.foot.act.text() == "Next  ↵"
    part.setFocus()
    assert window.foot.act.text() == ("Next" if own else "Next  ↵")
    assert window.foot.act.width() == signed, "nothing moves"
    at = window.focusWidget()
    assert at is not None
    QTest.keyClick(at, Qt.Key.Key_Return)
    assert window.done == ([] if own else ["next"])
    window.foot.act.setFocus()
    assert window.foot.act.text() == "Next  ↵"
