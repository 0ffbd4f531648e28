"""The board widget: real presses and keys go in, signals and pixels come out."""

from dataclasses import replace
from itertools import pairwise
from math import inf

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent, QRegion
from PySide6.QtWidgets import QApplication

from goref.core.arranging.table.arrangement import Block, Space
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.qt.board.keyboard_paths import between
from goref.qt.board.view import BoardView, Heap, PointMark
from goref.qt.board.widget import BoardWidget
from goref.qt.look.theme import DARK, LIGHT

NINE = grid(9)
D4, E4, E5, G7 = (NINE.point(name) for name in ("D4", "E4", "E5", "G7"))
BARE = BoardView(Position.empty(NINE), lids=False)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
SPACE = Space(BLACK, frozenset([D4, E4]), rectangle=True, clean=True, block=Block.RECTANGLE)
FORMAT = QImage.Format.Format_RGB32
NONE = Qt.KeyboardModifier.NoModifier


def shown(qtbot, theme=LIGHT):
    widget = BoardWidget(BARE, theme)
    qtbot.addWidget(widget)
    widget.resize(500, 500)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def board(qtbot):
    return shown(qtbot)


@pytest.fixture
def heard(board):
    """Everything the board has said, in order."""
    said = []
    board.pointClicked.connect(lambda *a: said.append(("click", *a)))
    board.pointDragged.connect(lambda *a: said.append(("drag", *a)))
    board.pointHovered.connect(lambda *a: said.append(("hover", *a)))
    board.cursorMoved.connect(lambda *a: said.append(("cursor", *a)))
    board.pointActivated.connect(lambda *a: said.append(("enter", *a)))
    board.pointKey.connect(lambda *a: said.append(("key", *a)))
    return said


def at(board, point):
    x, y = board.board_layout().centre(point)
    return QPoint(int(x), int(y))


def only(heard, *kinds):
    return [s for s in heard if s[0] in kinds]


def colour(board, point, away=0.0):
    image = board.grab().toImage()
    laid = board.board_layout()
    x, y = laid.centre(point)
    return image.pixelColor(int(x + away * laid.spacing), int(y + away * laid.spacing))


@pytest.fixture
def painted(board, qtbot):
    """Makes a change and returns the region it had painted again."""

    def painted(change):
        regions = []

        class Watch(type(board)):
            def paintEvent(self, event):
                regions.append(QRegion(event.region()))
                super().paintEvent(event)

        board.repaint()  # whatever was still to be painted does not count
        board.__class__ = Watch
        try:
            change()
            qtbot.waitUntil(lambda: bool(regions))
        finally:
            board.__class__ = BoardWidget
        united = QRegion()
        for region in regions:
            united = united.united(region)
        return united

    return painted


# Mouse


@pytest.mark.parametrize("button", [LEFT, RIGHT, MIDDLE])
@pytest.mark.parametrize("name", ["A1", "J9", "E5", "B8"])
def test_a_press_names_point_button_and_modifiers(board, heard, qtbot, name, button):
    point = NINE.point(name)
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(board, button, shift, at(board, point))
    assert only(heard, "click") == [("click", point, button, shift)]
    assert board.cursor_point() == point, "the keyboard goes on from where the mouse was"


def test_a_double_click_is_one_click(board, heard, qtbot):
    qtbot.mouseDClick(board, LEFT, pos=at(board, D4))
    assert len(only(heard, "click")) == 1


@pytest.mark.parametrize("where", [QPoint(2, 2), QPoint(498, 250), QPoint(250, 498)])
def test_a_press_beside_the_board_says_nothing(board, heard, qtbot, where):
    qtbot.mouseClick(board, LEFT, pos=where)
    assert only(heard, "click", "cursor") == []


def test_the_pointer_tells_each_point_once_and_none_when_it_leaves(board, heard):
    for spot in (at(board, D4), at(board, D4) + QPoint(3, 3), at(board, E5)):
        QApplication.sendEvent(board, moved_to(board, spot))
    board.leaveEvent(QEvent(QEvent.Type.Leave))
    assert only(heard, "hover") == [("hover", D4), ("hover", E5), ("hover", None)]
    assert board.hovered_point() is None


def moved_to(board, place, held=Qt.MouseButton.NoButton):
    """A move to a point or pixel.

    The test library's own moves hold no button, and move the one pointer that all tests
    share: whether an event comes of it depends on where the test before left it.
    """
    here = QPointF(at(board, place) if isinstance(place, int) else place)
    kind = QEvent.Type.MouseMove
    return QMouseEvent(kind, here, board.mapToGlobal(here), Qt.MouseButton.NoButton, held, NONE)


def press_and_move(board, qtbot, button, *points):
    qtbot.mousePress(board, button, pos=at(board, points[0]))
    for point in points[1:]:
        QApplication.sendEvent(board, moved_to(board, point, button))
    qtbot.mouseRelease(board, button, pos=at(board, points[-1]))


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_drag_tells_every_point_it_ran_over(board, heard, qtbot, button):
    far = NINE.point("G4")
    press_and_move(board, qtbot, button, D4, D4, far)
    passed = [NINE.point(n) for n in ("E4", "F4", "G4")]
    assert only(heard, "click") == [("click", D4, button, NONE)]
    assert only(heard, "drag") == [("drag", p, button) for p in passed]


def test_the_middle_button_and_a_released_one_drag_nothing(board, heard, qtbot):
    press_and_move(board, qtbot, MIDDLE, D4, E5)
    QApplication.sendEvent(board, moved_to(board, G7))
    assert only(heard, "drag") == []


def test_a_drag_ends_when_the_release_went_elsewhere(board, heard, qtbot):
    """A menu or another window can swallow the release."""
    qtbot.mousePress(board, LEFT, pos=at(board, D4))
    QApplication.sendEvent(board, moved_to(board, E5))
    QApplication.sendEvent(board, moved_to(board, G7, LEFT))
    assert only(heard, "drag") == []


def test_a_drag_runs_over_neighbouring_points():
    for start in NINE.points:
        for end in NINE.points:
            path = [start, *between(NINE, start, end)]
            assert path[-1] == end
            for one, other in pairwise(path):
                assert abs(NINE.column(one) - NINE.column(other)) <= 1
                assert abs(NINE.row(one) - NINE.row(other)) <= 1
                assert one != other


# Keyboard


def test_arrows_move_the_cursor_and_stop_at_the_edge(board, heard, qtbot):
    assert board.cursor_point() == E5, "it begins in the middle"
    qtbot.keyClick(board, Qt.Key.Key_Left)
    qtbot.keyClick(board, Qt.Key.Key_Down)
    assert board.cursor_point() == D4
    qtbot.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert board.cursor_point() == NINE.point("J4")
    heard.clear()
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert heard == [], "a key that moves nothing says nothing"
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert heard == [("cursor", NINE.point("J5"))]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_acts_on_the_cursor(board, heard, qtbot, key):
    board.set_cursor_point(G7)
    qtbot.keyClick(board, key)
    assert only(heard, "enter") == [("enter", G7)]


@pytest.mark.parametrize("letter", list("dstkefolm"))
@pytest.mark.parametrize("modifier", [NONE, Qt.KeyboardModifier.ShiftModifier])
def test_letters_are_told_in_small(board, heard, qtbot, letter, modifier):
    qtbot.keyClick(board, letter, modifier)
    assert heard == [("key", E5, letter)]


def test_the_question_mark_is_told(board, heard, qtbot):
    qtbot.keyClick(board, "?", Qt.KeyboardModifier.ShiftModifier)
    assert heard == [("key", E5, "?")]


@pytest.mark.parametrize(
    "modifier",
    [
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.AltModifier,
        Qt.KeyboardModifier.MetaModifier,
    ],
)
@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_Left, Qt.Key.Key_Return])
def test_keys_of_menus_are_left_alone(board, heard, qtbot, key, modifier):
    qtbot.keyClick(board, key, modifier)
    assert heard == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_PageDown, Qt.Key.Key_F1, "7"])
def test_other_keys_are_left_to_the_window(board, heard, qtbot, key):
    qtbot.keyClick(board, key)
    assert heard == []


# What is shown


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_new_view_is_seen(qtbot, theme):
    board = shown(qtbot, theme)
    before = board.grab().toImage()
    stones = Position.of(NINE, [D4], [G7])
    view = replace(BARE, position=stones, marks={E5: PointMark(PointKind.TERRITORY, WHITE)})
    board.set_view(view)
    assert board.view() is view
    assert board.grab().toImage() != before
    assert colour(board, D4, 0.2).lightness() < 70
    assert colour(board, G7, 0.2).lightness() > 190
    assert colour(board, E5).name() == theme.mark_white
    assert board.grab().toImage().pixelColor(1, 1).name() == theme.background


def test_two_grabs_are_equal(board):
    board.set_view(replace(BARE, position=Position.of(NINE, [D4], [G7]), last=D4))
    assert board.grab().toImage() == board.grab().toImage()


def test_at_two_device_pixels_the_widget_draws_its_view_twice_as_fine(board):
    board.set_view(replace(BARE, position=Position.of(NINE, [D4], [G7])))
    image = QImage(1000, 1000, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    image.fill(0)
    board.render(image)
    spot = 2 * at(board, D4)
    assert image.pixelColor(spot + QPoint(10, 0)).lightness() < 70
    assert image.pixelColor(2 * at(board, G7) + QPoint(10, 0)).lightness() > 190


@pytest.mark.parametrize(
    "change",
    [
        {"position": Position.of(NINE, [D4])},
        {"marks": {D4: PointMark(PointKind.DAME)}},
        {"flagged": frozenset([D4])},
        {"numbers": {D4: 3}},
        {"disputed": frozenset([D4])},
        {"lit": frozenset([D4])},
    ],
    ids=["stone", "mark", "flag", "number", "dispute", "light"],
)
def test_only_what_changed_is_painted_again(board, painted, change):
    region = painted(lambda: board.set_view(replace(BARE, **change)))
    assert region.contains(at(board, D4))
    assert not region.contains(at(board, G7))
    assert up_to_date(board)


@pytest.mark.parametrize(
    ("below", "times"),
    [(QRect(0, 420, 200, 80), 1), (QRect(480, 480, 20, 20), 2)],
    ids=["most-of-it", "far-apart"],
)
def test_what_covers_most_of_what_lies_between_is_drawn_at_once(
    board, monkeypatch, below, times
):
    drawn, paint = [], board._painter.paint

    def counted(*args, **kwargs):
        drawn.append(kwargs["area"])
        paint(*args, **kwargs)

    above = QRect(0, 0, 500, 400) if times == 1 else QRect(0, 0, 20, 20)
    monkeypatch.setattr(board._painter, "paint", counted)
    board.repaint(QRegion(above).united(below))
    assert len(drawn) == times
    assert up_to_date(board)


@pytest.mark.parametrize("field", ["disputed", "lit"])
def test_of_two_neighbours_the_one_that_loses_its_frame_loses_all_of_it(board, qtbot, field):
    """Frames reach a hair over the border of their points."""
    both = frozenset([D4, E4])
    board.set_view(replace(BARE, **{field: both}))
    qtbot.waitUntil(lambda: up_to_date(board))
    for left in ([D4], [D4, E4], [E4], []):
        board.set_view(replace(BARE, **{field: frozenset(left)}))
        qtbot.waitUntil(lambda: up_to_date(board))


def up_to_date(board):
    """Whether the window shows what painting all of it would give."""
    seen = board.screen().grabWindow(board.winId()).toImage().convertToFormat(FORMAT)
    return seen == board.grab().toImage().convertToFormat(FORMAT)


def test_whatever_changes_reaches_the_screen(board, qtbot):
    """A grab paints everything anew, so the window itself is looked at."""
    board.set_view(replace(BARE, hover=BLACK))
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    for change in (
        lambda: QApplication.sendEvent(board, moved_to(board, G7)),
        lambda: QApplication.sendEvent(board, moved_to(board, D4)),
        lambda: qtbot.keyClick(board, Qt.Key.Key_Left),
        lambda: board.set_cursor_point(NINE.point("B2")),
        lambda: board.set_view(replace(BARE, spaces=(SPACE,))),
        lambda: board.set_view(replace(BARE, spaces=(replace(SPACE, block=Block.REMAINDER),))),
        lambda: board.set_view(replace(BARE, coordinates=False)),
        lambda: board.set_view(BoardView(Position.empty(grid(13)))),
        lambda: board.set_view(BoardView(Position.empty(grid(13)), prisoners=(4, 1))),
        board.clearFocus,
        lambda: board.resize(600, 450),
    ):
        before = board.grab().toImage()
        change()
        assert board.grab().toImage() != before, "the change is none"
        qtbot.waitUntil(lambda: up_to_date(board))


def test_the_board_stays_where_it_is_whatever_lies_beside_it(board):
    places = set()
    heaps = tuple(Heap(BLACK, 3, bowl, "Black's") for bowl in (True, False, False, True))
    for more in ({}, {"lids": True}, {"lids": True, "prisoners": (9, 1)}, {"heaps": heaps}):
        board.set_view(replace(BARE, **more))
        laid = board.board_layout()
        places.add((laid.board, laid.centre(D4), laid.spacing))
    assert len(places) == 1


@pytest.mark.parametrize("count", [27, 28, 81])
def test_however_many_points_change_all_of_them_are_painted_again(board, painted, count):
    """From a third of the board on it is painted as a whole."""
    stones = list(NINE.points)[:count]
    region = painted(
        lambda: board.set_view(replace(BARE, position=Position.of(NINE, stones, ())))
    )
    assert all(region.contains(at(board, point)) for point in stones)
    assert region.contains(QPoint(1, 1)) == (count > 27)


def test_the_lids_are_painted_again_when_a_prisoner_comes(board, painted, qtbot):
    board.set_view(replace(BARE, lids=True, prisoners=(0, 0)))
    board.grab()
    region = painted(lambda: board.set_view(replace(BARE, lids=True, prisoners=(1, 0))))
    lid = board.board_layout().lids[0]
    assert region.contains(QPoint(int(lid.x), int(lid.y)))


def test_where_another_takes_room_of_the_strip_only_the_lids_are_painted_again(
    board, painted, monkeypatch
):
    board.set_aside(0)
    board.set_view(replace(BARE, lids=True, prisoners=(1, 0)))
    lids = board.board_layout().lids
    drawn = []
    monkeypatch.setattr("goref.qt.board.painter.draw_ground", lambda *a: drawn.append(a))
    gone = painted(lambda: board.set_aside(inf))
    assert board.board_layout().lids is None
    assert gone.contains(QRectF(*lids[0].rect).toAlignedRect())
    assert not gone.intersects(QRect(at(board, D4), at(board, E5)))
    assert painted(lambda: board.set_aside(0)) == gone
    assert board.board_layout().lids == lids
    corner = QRect(0, 0, 1, 1)
    region = painted(lambda: (board.set_aside(1), board.update(corner)))
    assert region == QRegion(corner), "they lie where they lay"
    assert not drawn, "the ground is kept: what lies beside it is not of it"


def test_the_ghost_stone_follows_the_pointer(board):
    board.set_view(replace(BARE, hover=BLACK))
    empty = colour(board, D4, 0.2)
    QApplication.sendEvent(board, moved_to(board, D4))
    ghost = colour(board, D4, 0.2)
    assert ghost.lightness() < empty.lightness() - 30
    QApplication.sendEvent(board, moved_to(board, G7))
    assert colour(board, D4, 0.2) == empty
    assert colour(board, G7, 0.2) == ghost


def test_the_cursor_is_shown_only_while_keys_move_it(board, qtbot):
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    without = board.grab().toImage()
    laid = board.board_layout()
    far = laid.cell.snap(0.46)

    def corner():
        x, y = laid.centre(board.cursor_point())
        return board.grab().toImage().pixelColor(int(x - far), int(y - far)).name()

    assert corner() == LIGHT.board, "nobody has used a key"
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert corner() == LIGHT.accent
    x, y = (int(v) for v in laid.centre(D4))
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert corner() == LIGHT.board, "a click has no need of it"
    qtbot.keyClick(board, Qt.Key.Key_Left)
    board.clearFocus()
    assert corner() == LIGHT.board
    assert board.grab().toImage() == without


def test_another_board_size_moves_the_cursor_onto_it(board, heard):
    board.set_cursor_point(NINE.point("J1"))
    small = grid(5)
    board.set_view(BoardView(Position.empty(small)))
    assert board.cursor_point() == small.point("C3")
    assert heard[-1] == ("cursor", small.point("C3"))
    last = grid(13).point("K3")
    board.set_view(BoardView(Position.empty(grid(13)), last=last))
    assert board.cursor_point() == last


def test_a_screen_reader_hears_the_point_under_the_cursor(board, qtbot):
    assert board.accessibleName()
    reader = QAccessible.queryAccessibleInterface(board)

    def heard():
        return reader.text(QAccessible.Text.Description)

    assert heard() == "E5"

    def describe(point):
        stone = board.view().position.colour(point)
        return f"{NINE.name(point)}, {stone.name.lower() if stone else 'empty'}"

    board.set_describe(describe)
    assert heard() == "E5, empty"
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert heard() == "E6, empty"
    board.set_view(replace(BARE, position=Position.of(NINE, white=[NINE.point("E6")])))
    assert heard() == "E6, white"


@pytest.mark.parametrize("size", [(260, 260), (700, 400), (400, 700), (1400, 1400)])
def test_in_any_shape_a_press_hits_the_point_it_is_on(board, heard, qtbot, size):
    board.resize(*size)
    for point in (NINE.point("A9"), D4, NINE.point("J1")):
        heard.clear()
        qtbot.mouseClick(board, LEFT, pos=at(board, point))
        assert only(heard, "click") == [("click", point, LEFT, NONE)]
