"""Setting up in the window: what is chosen on the page is what the board shows."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from goref.core.base.colour import BLACK, WHITE
from tests.qt.conftest import Start


def test_the_stone_under_the_pointer_is_that_of_the_brush(start: Start) -> None:
    desk = start()
    desk.main.new_position()
    assert desk.board.view().hover is BLACK
    for name, colour in (("white", WHITE), ("erase", None), ("black", BLACK)):
        button = desk.window.findChild(QAbstractButton, f"brush-{name}")
        assert button is not None
        desk.press(button)
        assert desk.board.view().hover is colour
    desk.hover("C3")
    black = desk.light("C3", 0.2, 0.2)
    desk.leave_board()
    button = desk.window.findChild(QAbstractButton, "brush-white")
    assert button is not None
    desk.press(button)
    desk.hover("C3")
    assert desk.light("C3", 0.2, 0.2) > black + 80
