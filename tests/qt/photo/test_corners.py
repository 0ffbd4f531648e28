"""Handles on a photograph: by mouse and by keys, with a grid, a magnifier, and a way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from goref.app.photo.perspective import perspective, seen_at
from goref.qt.look.theme import LIGHT
from goref.qt.photo.corner_marks import LENS
from goref.qt.photo.corners import MARGIN, CornerView
from goref.qt.photo.decoding import photo_of
from tests.qt.desk import CTRL, LEFT, NONE, SHIFT, Key
from tests.qt.photo.boards import CORNERS, EMPTY_9, drawn


@pytest.fixture
def view(qtbot: QtBot) -> CornerView:
    made = CornerView(LIGHT)
    qtbot.addWidget(made)
    made.resize(640 + 2 * MARGIN, 480 + 2 * MARGIN)  # the picture at its own size
    made.show_photo(photo_of(drawn(EMPTY_9)))
    made.set_lines(9)
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    return made


def spot(view: CornerView, place: tuple[float, float]) -> QPoint:
    return view.seen(place).toPoint()


def is_light(view: CornerView, place: tuple[float, float]) -> bool:
    """Whether a light line goes through a place, a pixel more or less."""
    at, image = view.seen(place).toPoint(), view.grab().toImage()
    inks = [image.pixelColor(at.x() + right, at.y()) for right in (-1, 0, 1)]
    return any(min(ink.red(), ink.green(), ink.blue()) > 130 for ink in inks)


def drag(view: CornerView, corner: int, to: tuple[float, float]) -> None:
    start = spot(view, view.corners[corner]) + QPoint(6, -4)  # not in its very middle
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, spot(view, to) + QPoint(6, -4))
    QTest.mouseRelease(view, LEFT, NONE, spot(view, to) + QPoint(6, -4))


def test_four_handles_are_dragged_and_the_grid_lies_between(view: CornerView) -> None:
    for corner, place in enumerate(CORNERS):
        drag(view, corner, place)
    assert [(round(x), round(y)) for x, y in view.corners] == list(CORNERS)
    middle = tuple(seen_at(perspective(CORNERS, 9), (4, 3.5)).tolist())
    assert is_light(view, middle)  # a line of the grid, on a dark line of the board
    view.set_lines(8)
    assert not is_light(view, middle)


def test_a_press_beside_all_handles_moves_none(view: CornerView) -> None:
    before = view.corners
    start, end = spot(view, (320, 240)), spot(view, (300, 200))
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, NONE, end)
    assert view.corners == before
    assert not view.can_undo


def test_a_press_on_a_handle_chooses_it_and_is_nothing_to_take_back(view: CornerView) -> None:
    before = view.corners
    QTest.mouseClick(view, LEFT, NONE, spot(view, before[2]))
    assert view.chosen == 2
    assert view.corners == before
    assert not view.can_undo


def test_a_corner_stays_in_the_picture(view: CornerView) -> None:
    drag(view, 2, (900, 700))
    assert view.corners[2] == (640, 480)


def test_a_magnifier_shows_what_is_under_the_handle(view: CornerView) -> None:
    view.show_photo(photo_of(drawn(("X........", *EMPTY_9[1:]))))
    QTest.mousePress(view, LEFT, NONE, spot(view, view.corners[0]))
    QTest.mouseMove(view, spot(view, CORNERS[0]))
    x, y = spot(view, CORNERS[0]).toTuple()
    away = 13 + 12 + LENS / 2

    def beside_middle() -> QColor:
        # Two thirds of a stone's radius from the corner, three times as large.
        return view.grab().toImage().pixelColor(round(x + away - 40), round(y + away - 20))

    assert beside_middle().value() < 60
    QTest.mouseRelease(view, LEFT, NONE, spot(view, CORNERS[0]))
    assert beside_middle().value() > 150
    QTest.keyClick(view, Key.Key_Left)
    assert beside_middle().value() < 60


def test_keys_move_the_corner_and_tab_goes_to_the_next(view: CornerView) -> None:
    before = view.corners
    QTest.keyClick(view, Key.Key_Right)
    QTest.keyClick(view, Key.Key_Down, SHIFT)
    assert view.corners[0] == (before[0][0] + 1, before[0][1] + 10)
    QTest.keyClick(view, Key.Key_Tab)
    assert view.chosen == 1
    assert "upper right" in view.accessibleDescription()
    QTest.keyClick(view, Key.Key_Left)
    QTest.keyClick(view, Key.Key_Up)
    assert view.corners[1] == (before[1][0] - 1, before[1][1] - 1)
    QTest.keyClick(view, Key.Key_Backtab, SHIFT)
    assert view.chosen == 0


def test_ctrl_z_undoes_what_was_done_to_one_corner(view: CornerView, qtbot: QtBot) -> None:
    before = view.corners
    QTest.keyClick(view, Key.Key_Right)
    QTest.keyClick(view, Key.Key_Right)
    drag(view, 1, CORNERS[1])
    with qtbot.waitSignal(view.laid):
        QTest.keyClick(view, Key.Key_Z, CTRL)
    assert view.corners[1] == before[1]
    assert view.corners[0] == (before[0][0] + 2, before[0][1])
    QTest.keyClick(view, Key.Key_Z, CTRL)
    assert view.corners == before
    assert not view.can_undo


def test_where_the_grid_might_lie_is_a_broken_frame(view: CornerView) -> None:
    edge = (CORNERS[0][0] + CORNERS[1][0]) / 2, (CORNERS[0][1] + CORNERS[1][1]) / 2
    flag = QColor(LIGHT.flag)

    def flagged() -> int:
        image = view.grab().toImage()
        at = view.seen(edge).toPoint()
        row = [image.pixelColor(at.x() + right, at.y()) for right in range(-30, 31)]
        return sum(
            abs(ink.red() - flag.red()) + abs(ink.green() - flag.green()) < 30 for ink in row
        )

    assert flagged() == 0
    view.show_other(CORNERS)
    assert 10 < flagged() < 55
