"""Travelling stones: what is repainted, what is seen, and how spaces and vessels are drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QApplication

from goref.app.opening import open_path
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import Arrangement, OffBoardPlace
from goref.core.base.colour import BLACK, WHITE
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from goref.qt.board.layout import board_layout
from goref.qt.board.vessel_layout import LEAST
from goref.qt.board.vessel_painter import MOST, spots
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.counting.player import ArrangementPlayer
from goref.qt.counting.showing import vessel_of
from tests.qt.desk import GAMES


class Painted(QObject):
    """Remembers how much of a board each paint event paints, in pixels."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self.areas: list[int] = []
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            rects = list(event.region())
            self.areas.append(sum(r.width() * r.height() for r in rects))
        return False


@pytest.fixture(scope="module")
def filled() -> Arrangement:
    case = open_path(GAMES / "gold-petal-bowls.sgf")[0].case
    return arrange(case, score(case, ruleset("jpd-b")), Count.FILL_IN)


@pytest.fixture
def stage(qtbot, filled) -> Iterator[tuple[BoardWidget, ArrangementPlayer]]:
    board = BoardWidget(BoardView(filled.start))
    player = ArrangementPlayer(board)
    player.changed.connect(lambda: board.set_view(player.view()))
    board.resize(740, 740)
    qtbot.addWidget(board)
    board.show()
    qtbot.waitExposed(board)
    player.take(filled)
    QApplication.processEvents()
    yield board, player
    player.travel.stop()


def run(player: ArrangementPlayer) -> None:
    while player.travel.is_running:
        QApplication.processEvents()


def test_one_stone_on_its_way_repaints_a_few_points(stage, filled):
    board, player = stage
    player.go(len(filled.moves) - 3, jump=True)  # a full board
    QApplication.processEvents()
    cell = board.board_layout().spacing ** 2
    vessel = board.board_layout().vessels[0].rect
    painted = Painted(board)
    player.go(player.done + 1)
    run(player)
    QApplication.processEvents()
    assert len(painted.areas) > 4
    first, *frames, last = painted.areas
    still = sorted(frames)[: len(frames) // 2]
    assert max(still) < 7 * cell, "only where the stone was and is"
    # Setting off and coming in change a point and a vessel as well; in the first frame the
    # points of the step, lit until then, go dark, and in the last they are lit again.
    assert max(first, last) < board.width() * board.height() / 4
    assert max(frames) < 14 * cell + 2 * vessel.width * vessel.height


def test_many_stones_at_a_time_repaint_each_its_own_place(stage, filled):
    board, player = stage
    step = next(s for s in filled.steps if len(s) > 20)
    player.go(step.first, jump=True)
    QApplication.processEvents()
    cell = board.board_layout().spacing ** 2
    vessel = board.board_layout().vessels[0].rect
    painted = Painted(board)
    together = []
    player.travel.changed.connect(lambda: together.append(len(player.travel.flying)))
    player.forward()
    run(player)
    assert max(together) > 1
    most = max(together) * 8 * cell + 2 * vessel.width * vessel.height
    running = painted.areas[1:-1]  # before it and after it the lit points change
    assert max(running) < most < board.width() * board.height() / 2


def test_a_stone_under_way_is_seen_between_its_points(stage, filled):
    board, player = stage
    move = filled.moves[0]
    player.speed = 0
    player.go(player.done + 1)
    QApplication.processEvents()
    [sprite] = player.travel.sprites.values()
    middle = sprite.geometry().center()
    image = board.grab().toImage()
    ratio = image.devicePixelRatio()
    spot = (middle + QPoint(3, 3)) * ratio
    assert QColor(image.pixel(spot)).lightness() < 110, "a black stone"
    assert board.view().position.colour(move.source) is None
    player.finish()
    assert player.travel.sprites == {}
    assert not sprite.isVisible()


def test_a_stone_under_way_is_in_the_bowl_no_more(stage, filled):
    board, player = stage
    at = next(n for n, move in enumerate(filled.moves) if move.source is OffBoardPlace.BOWL)
    colour = filled.moves[at].colour
    heap = vessel_of(OffBoardPlace.BOWL, colour)
    player.go(at, jump=True)
    held = board.view().heaps[heap].count
    player.speed = 0
    player.go(at + 1)
    assert player.travel.is_running
    assert board.view().heaps[heap].count == held - 1
    player.finish()
    assert board.view().heaps[heap].count == held - 1


def test_bowls_and_lids_are_where_stones_go(stage):
    board, player = stage
    laid = board.board_layout()
    for off, colour, index in (
        (OffBoardPlace.BOWL, BLACK, 0),
        (OffBoardPlace.LID, WHITE, 1),
        (OffBoardPlace.LID, BLACK, 2),
        (OffBoardPlace.BOWL, WHITE, 3),
    ):
        spot = player.spot(off, colour)
        vessel = laid.vessels[index]
        assert (spot.x(), spot.y()) == (vessel.x, vessel.y)
        assert board.view().heaps[index].colour is colour


@pytest.mark.parametrize("size", [(740, 700), (580, 640), (1200, 800), (900, 420), (412, 412)])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_vessels_lie_in_the_widget_beside_the_board_and_apart(size, ratio):
    laid = board_layout(*size, bowls=True, ratio=ratio)
    assert len(laid.vessels) == 4
    rects = [vessel.rect for vessel in laid.vessels]
    for index, rect in enumerate(rects):
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= size[0] + 1
        assert rect.bottom <= size[1] + 1
        assert not rect.meets(laid.board)
        assert not any(rect.meets(other) for other in rects[:index])
    plain = board_layout(*size, ratio=ratio)
    assert laid.board.width > 0.8 * plain.board.width, "the board stays large"


def test_there_are_no_vessels_where_nobody_could_read_them():
    assert board_layout(LEAST - 1, 900, bowls=True).vessels == ()


def test_a_heap_grows_by_one_stone_and_stays_in_its_vessel():
    assert list(spots(12))[:11] == list(spots(11))
    assert len(list(spots(1000))) == MOST
    assert all(x * x + y * y < 0.9 for x, y in spots(MOST))
    assert len(set(spots(MOST))) == MOST
