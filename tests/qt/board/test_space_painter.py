"""The spaces of a count: whole shapes on the board, with figures that a room can read."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from goref.core.arranging.table.arrangement import Block, Space
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.qt.board.painter import layout_of, render
from goref.qt.board.space_painter import (
    figures,
    fitting,
    loops,
    outline,
    placed,
    written,
)
from goref.qt.board.view import BoardView
from goref.qt.look.theme import BOARDS, LIGHT, BoardTheme

NINE = grid(9)
BLOCK = frozenset(NINE.at(x, y) for x in range(4) for y in range(3))  # A9 to D7
BENT = frozenset(NINE.point(n) for n in ("F1", "G1", "H1", "J1", "J2", "J3"))
NO_EYES: frozenset[int] = frozenset()
NEXT = NINE.point("E8")
SIDE = 500

pytestmark = pytest.mark.usefixtures("qapp")
themes = pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
scales = pytest.mark.parametrize("dpr", [1.0, 2.0])
owners = pytest.mark.parametrize("owner", [BLACK, WHITE], ids=["black", "white"])


def shown(*spaces: Space) -> BoardView:
    return BoardView(Position.of(NINE, [NEXT]), lids=False, spaces=spaces)


def whole(points: frozenset[int], owner: Colour = BLACK) -> Space:
    return Space(owner, points, rectangle=True, clean=True, block=Block.TENS)


def broken(points: frozenset[int], owner: Colour = BLACK) -> Space:
    return Space(owner, points, rectangle=False, clean=False)


def pixel(image: QImage, view: BoardView, x: float, y: float) -> QColor:
    """The colour at a place, in lines from the first point."""
    dpr = image.devicePixelRatio()
    laid = layout_of(view, SIDE, SIDE, dpr)
    at = (laid.left + x * laid.spacing) * dpr, (laid.top + y * laid.spacing) * dpr
    return image.pixelColor(int(at[0]), int(at[1]))


@themes
@scales
@owners
def test_a_space_counted_at_a_glance_has_a_pale_ground_and_its_lines_stay_faint(
    theme: BoardTheme, dpr: float, owner: Colour
) -> None:
    view = shown(whole(BLOCK, owner))
    image = render(view, SIDE, theme, dpr)
    ground, line = pixel(image, view, 0.3, 0.3), pixel(image, view, 0.3, 1)
    board, drawn = QColor(theme.board), QColor(theme.line)
    if theme.name != "contrast":  # white is as pale as can be
        assert ground.lightness() > board.lightness() + 10
    assert pixel(image, view, 6.3, 5.3) == board, "and nothing elsewhere"
    assert abs(line.lightness() - ground.lightness()) > 5
    assert abs(line.lightness() - ground.lightness()) < abs(
        drawn.lightness() - board.lightness()
    )


@themes
@scales
@owners
def test_its_outline_is_its_owners_and_seen_on_the_board(
    theme: BoardTheme, dpr: float, owner: Colour
) -> None:
    view = shown(whole(BLOCK, owner))
    image = render(view, SIDE, theme, dpr)
    own = QColor(theme.mark_black if owner is BLACK else theme.mark_white)
    for part in range(5, 25):  # all along the lower side
        across = [pixel(image, view, part / 10, 2 + t / 100) for t in range(30, 60)]
        assert own in across, part
        tones = [tone.lightness() for tone in across]
        assert max(tones) - min(tones) > 100, "no line that is told from the ground"


@themes
@scales
def test_black_and_white_spaces_differ_in_more_than_hue(theme: BoardTheme, dpr: float) -> None:
    one, two = (
        render(shown(whole(BLOCK, owner)), SIDE, theme, dpr).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for owner in (BLACK, WHITE)
    )
    view = shown(whole(BLOCK))
    apart = [
        abs(pixel(one, view, x / 50, 1).lightness() - pixel(two, view, x / 50, 1).lightness())
        for x in range(45, 105)
    ]
    assert max(apart) > 150, "the figures are alike"


@themes
@scales
@owners
def test_the_figures_are_large_and_stand_in_the_middle(
    theme: BoardTheme, dpr: float, owner: Colour
) -> None:
    view = shown(whole(BLOCK, owner))
    image = render(view, SIDE, theme, dpr)
    own = QColor(theme.mark_black if owner is BLACK else theme.mark_white)
    ink = [
        (x, y)
        for x in range(0, 300, 2)
        for y in range(20, 180, 2)
        if pixel(image, view, x / 100, y / 100) == own
    ]
    rows = [y for _, y in ink]
    assert max(rows) - min(rows) > 60, "a figure is higher than half a spacing"
    assert (max(rows) + min(rows)) / 200 == pytest.approx(1, abs=0.05)
    columns = [x for x, _ in ink]
    assert (max(columns) + min(columns)) / 200 == pytest.approx(1.5, abs=0.05)


@themes
@owners
def test_the_outline_of_any_other_space_is_broken_and_has_no_ground(
    theme: BoardTheme, owner: Colour
) -> None:
    view = shown(broken(BENT, owner))
    image = render(view, SIDE, theme, 2)
    ground = QColor(theme.board).lightness()
    below = [
        any(
            abs(pixel(image, view, x / 20, 8 + t / 100).lightness() - ground) > 100
            for t in range(35, 56)
        )
        for x in range(100, 160)
    ]
    changes = sum(a != b for a, b in pairwise(below))
    assert changes > 6, "the line is not broken"
    assert pixel(image, view, 5.4, 7.7) == QColor(theme.board)


def test_an_eye_without_room_for_its_mark_is_a_square_with_a_figure() -> None:
    eye = frozenset([NINE.point("J1")])
    view = shown(Space(WHITE, eye, True, False, eye, Block.EYE))
    image = render(view, SIDE, LIGHT, 2)
    for x, y in ((-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22)):
        assert pixel(image, view, 8 + x, 8 + y).name() == LIGHT.mark_white
    inside = [pixel(image, view, 8 + t / 100, 8).name() for t in range(-20, 20)]
    assert LIGHT.mark_black in inside, "no figure"


@themes
@owners
def test_what_is_read_faster_stands_out_more(theme: BoardTheme, owner: Colour) -> None:
    """Tones of the ground, and how wide the outline's own tone is below it."""
    own = QColor(theme.mark_black if owner is BLACK else theme.mark_white)
    grounds, wide = [], []
    for block in (Block.TENS, Block.RECTANGLE, Block.REMAINDER):
        view = shown(replace(whole(BLOCK, owner), block=block))
        image = render(view, SIDE, theme, 2)
        apart = QColor(theme.board).lightness() - pixel(image, view, 0.3, 0.3).lightness()
        grounds.append(abs(apart))
        wide.append(sum(pixel(image, view, 0.3, 2 + t / 200) == own for t in range(60, 120)))
    if theme.name != "contrast":  # white is as pale as can be
        assert grounds[0] > grounds[1] > grounds[2] > 2
    if own != QColor(theme.board):
        assert wide[0] > wide[1] >= wide[2] > 0


@themes
def test_an_eye_in_sight_has_its_figure_in_a_square_and_no_ground(theme: BoardTheme) -> None:
    pair = frozenset(NINE.point(name) for name in ("A1", "B1"))
    view = shown(replace(whole(pair), block=Block.EYE))
    image = render(view, SIDE, theme, 2)
    own = QColor(theme.mark_black)
    assert own in (pixel(image, view, x - 0.22, 8 - 0.22) for x in (0, 1)), "a square"
    assert pixel(image, view, 0.5, 7.75) == QColor(theme.board), "no ground"
    below = [pixel(image, view, 0.5, 8 + t / 100) for t in range(30, 60)]
    assert any(abs(c.lightness() - QColor(theme.board).lightness()) > 100 for c in below)


# Where figures stand


def test_the_figures_of_a_rectangle_stand_in_its_middle_even_between_points() -> None:
    assert figures(NINE, BLOCK, NO_EYES)[:2] == (1.5, 1)


def test_the_figures_make_way_for_eyes_where_they_can() -> None:
    three = [NINE.point(n) for n in ("A1", "B1", "C1")]
    place = figures(NINE, frozenset(three), frozenset({three[1]}))
    assert (place.x, place.y) in ((0, 8), (2, 8))
    assert place.point is None
    alone = figures(NINE, frozenset(three[:1]), frozenset(three[:1]))
    assert alone[:2] == (0, 8)
    assert alone.point == three[0]


def grown(lines: int, steps: list[int]) -> frozenset[int]:
    """Connected points, as many as there are steps at the most."""
    board = grid(lines)
    found = {steps[0] % len(board)}
    for step in steps[1:]:
        edge = sorted({n for p in found for n in board.neighbours[p]} - found)
        found.add(edge[step % len(edge)])
    return frozenset(found)


@given(st.lists(st.integers(0, 360), min_size=1, max_size=40))
def test_figures_lie_on_points_of_their_space_and_keep_off_every_stone(
    steps: list[int],
) -> None:
    board = grid(9)
    points = grown(9, steps)
    view = BoardView(Position.empty(board), lids=False)
    laid = layout_of(view, SIDE, SIDE)
    place = figures(board, points, NO_EYES)
    box = placed(written(str(len(points)), place), laid).boundingRect()
    for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
        assert laid.hit(corner.x(), corner.y()) in points
    for stone in set(board.points) - points:
        x, y = laid.centre(stone)
        near = QPointF(
            min(max(x, box.left()), box.right()), min(max(y, box.top()), box.bottom())
        )
        assert (near.x() - x) ** 2 + (near.y() - y) ** 2 > laid.cell.stone**2


def test_figures_are_as_large_as_their_room_allows() -> None:
    assert fitting(4, 3, 2) > fitting(2, 1, 2) > fitting(1, 1, 2) > 0.5
    assert fitting(2, 1, 2) >= 0.75, "three metres from a projector"


# The outline


@given(st.lists(st.integers(0, 360), min_size=1, max_size=40))
def test_an_outline_holds_its_points_and_no_others(steps: list[int]) -> None:
    board = grid(9)
    points = grown(9, steps)
    path = outline(board, points, 0.45)
    for point in board.points:
        middle = QPointF(board.column(point), board.row(point))
        assert path.contains(middle) == (point in points)


def test_a_hole_has_a_border_of_its_own() -> None:
    ring = frozenset(NINE.at(x, y) for x in range(3) for y in range(3)) - {NINE.at(1, 1)}
    outer, inner = loops(NINE, ring)
    assert [corner.at for corner in outer] == [(3, 0), (3, 3), (0, 3), (0, 0)]
    assert {corner.at for corner in inner} == {(1, 1), (1, 2), (2, 1), (2, 2)}


def test_points_that_meet_in_a_corner_only_have_a_border_each() -> None:
    pair = frozenset([NINE.at(0, 0), NINE.at(1, 1)])
    assert [len(loop) for loop in loops(NINE, pair)] == [4, 4]
