"""Setting up in the window: what is chosen on the page is what the board shows."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from goref.core.base.colour import BLACK, WHITE
from goref.qt.setup.setup_page import SetupPage
from tests.qt.conftest import Start
from tests.qt.desk import Key

GONE = "The board is empty now. Ctrl+Z brings back what was on it."


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


def test_that_another_size_takes_the_stones_off_is_said_and_undone(start: Start) -> None:
    desk = start()
    desk.main.new_position()
    page = desk.window.findChild(SetupPage)
    assert page is not None
    page.size_box.setValue(9)
    desk.press(page.begin)
    assert desk.status != GONE, "nothing was there"
    desk.click("C3 D4")
    before = desk.case
    page.size_box.setValue(13)
    desk.press(page.begin)
    assert desk.case.record.grid.width == 13
    assert desk.status == GONE
    desk.undo()
    assert desk.case == before


def test_the_key_that_ends_it_is_told(start: Start) -> None:
    desk = start()
    desk.main.new_position()
    page = desk.window.findChild(SetupPage)
    assert page is not None
    assert "Esc: done" in page.told.text()
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert any(desk.case.position.cells)
    desk.key(Key.Key_Escape)
    assert desk.window.findChild(SetupPage) is None or not page.isVisible()
