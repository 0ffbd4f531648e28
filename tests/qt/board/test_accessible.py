"""What assistive technology finds of a board."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget

NINE = grid(9)
Role, Text = QAccessible.Role, QAccessible.Text


@pytest.fixture
def board(qtbot):
    made = BoardWidget(BoardView(Position.of(NINE, black=[NINE.point("D4")])))
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


@pytest.fixture
def reader(board):
    return QAccessible.queryAccessibleInterface(board)


def test_a_board_has_a_child_for_every_point(board, reader):
    board.set_describe(lambda point: f"{NINE.name(point)}!")
    assert reader.text(Text.Name) == "Go board"
    assert reader.childCount() == 81
    for point in NINE.points:
        child = reader.child(point)
        assert child.text(Text.Name) == f"{NINE.name(point)}!"
        assert child.role() == Role.Cell
        assert child.isValid()
        assert child.childCount() == 0
        assert reader.indexOfChild(child) == point
        assert child.parent() is reader
        assert child.window() is board.window().windowHandle()
    for beyond in (-1, 81, 5000):
        assert reader.child(beyond) is None


def test_a_point_is_where_it_is_drawn(board, reader):
    for name in ("A1", "E5", "J9"):
        point = NINE.point(name)
        place = reader.child(point).rect()
        x, y = board.board_layout().centre(point)
        assert place.contains(board.mapToGlobal(QPoint(int(x), int(y))))
        found = reader.childAt(place.center().x(), place.center().y())
        assert found.point == point
    corner = board.mapToGlobal(QPoint(0, 0))
    assert reader.childAt(corner.x(), corner.y()) is None


def test_the_cursors_point_has_the_focus_while_the_board_has_it(board, reader):
    board.set_cursor_point(NINE.point("D4"))
    for point in NINE.points:
        state = reader.child(point).state()
        assert state.focusable
        assert bool(state.focused) is (point == NINE.point("D4"))
        assert bool(state.selected) is (point == NINE.point("D4"))
        assert not state.invalid
    assert reader.focusChild().point == NINE.point("D4")
    assert reader.text(Text.Description) == reader.text(Text.Value) == "D4"
    board.clearFocus()
    assert reader.focusChild() is None
    assert not reader.child(NINE.point("D4")).state().focused


def test_another_board_size_has_other_points(board, reader):
    far = reader.child(80)
    board.set_view(BoardView(Position.empty(grid(5))))
    assert reader.childCount() == 25
    assert not far.isValid()
    assert far.state().invalid
    assert far.text(Text.Name) == ""
    assert far.rect().isEmpty()
    assert reader.child(24).text(Text.Name) == "E1"


def test_nothing_is_asked_before_somebody_listens(qtbot):
    asked = []

    def describe(point):
        asked.append(point)
        return "a point"

    board = BoardWidget(BoardView(Position.empty(NINE)))
    qtbot.addWidget(board)
    board.set_describe(describe)
    assert not QAccessible.isActive()
    board.set_cursor_point(3)
    board.set_view(BoardView(Position.of(NINE, white=[3])))
    assert not asked
    assert board.spoken is None
    assert QAccessible.queryAccessibleInterface(board).child(7).text(Text.Name) == "a point"
    assert asked == [7]


def test_points_go_with_their_board(qapp):
    ids = []
    for _ in range(30):
        board = BoardWidget()
        interface = QAccessible.queryAccessibleInterface(board)
        ids += [QAccessible.uniqueId(interface.child(point)) for point in range(361)]
        assert QAccessible.accessibleInterface(ids[-1]) is interface.child(360)
        board.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    del board, interface
    gc.collect()
    assert not [id_ for id_ in ids if QAccessible.accessibleInterface(id_) is not None]


def test_a_point_of_a_board_that_is_gone_says_nothing(qapp):
    board = BoardWidget()
    interface = QAccessible.queryAccessibleInterface(board)
    point = interface.child(3)
    assert point.isValid()
    interface._points.clear()  # as if somebody else still held it
    board.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not point.isValid()
    assert point.text(Text.Name) == ""
    assert point.window() is None
    assert point.parent() is None
    assert point.state().invalid


def test_ten_thousand_questions(board, reader):
    for number in range(10_000):
        child = reader.child(number % 81)
        assert child.text(Text.Name)
        child.state()
        assert QAccessible.queryAccessibleInterface(board) is reader
        if number % 1000 == 0:
            gc.collect()


def test_a_board_that_was_asked_before_it_speaks_answers_then(qtbot):
    board = BoardWidget(BoardView(Position.of(NINE)), speaks=False)
    qtbot.addWidget(board)
    QAccessible.setActive(True)
    try:
        assert QAccessible.queryAccessibleInterface(board).childCount() == 0
        board.set_cursor_point(3)
        board.speak()
        reader = QAccessible.queryAccessibleInterface(board)
        assert reader.childCount() == 81
        assert reader is board.spoken
        board.speak()
        assert QAccessible.queryAccessibleInterface(board) is reader
    finally:
        QAccessible.setActive(False)
