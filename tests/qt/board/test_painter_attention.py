"""Disputed and lit points: seen on every ground, in every theme, and told from all else."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.qt.board.painter import items, layout_of, render
from goref.qt.board.view import BoardView, PointMark
from goref.qt.look.theme import BOARDS

NINE = grid(9)
BLACK_AT, WHITE_AT, FREE = NINE.point("C7"), NINE.point("G7"), NINE.point("E4")
DEAD_AT, LAND_AT, NEXT = NINE.point("C3"), NINE.point("G3"), NINE.point("F4")
PLAIN = BoardView(
    Position.of(NINE, [BLACK_AT, DEAD_AT], [WHITE_AT]),
    dead=frozenset([DEAD_AT]),
    marks={
        DEAD_AT: PointMark(PointKind.TERRITORY, WHITE),
        LAND_AT: PointMark(PointKind.TERRITORY, BLACK),
    },
    lids=False,
)
SIDE = 500

pytestmark = pytest.mark.usefixtures("qapp")
themes = pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
scales = pytest.mark.parametrize("dpr", [1.0, 2.0])
grounds = pytest.mark.parametrize(
    "point",
    [BLACK_AT, WHITE_AT, DEAD_AT, LAND_AT, FREE],
    ids=["black", "white", "dead", "land", "free"],
)


def pixel(image, point, across=0.0, down=0.0):
    """The colour so many spacings from a point."""
    dpr = image.devicePixelRatio()
    laid = layout_of(PLAIN, SIDE, SIDE, dpr)
    x, y = laid.centre(point)
    return image.pixelColor(
        int((x + across * laid.spacing) * dpr), int((y + down * laid.spacing) * dpr)
    ).name()


def lightness(name):
    return QColor(name).lightness()


def seen(image, point, turn=(1, 0), start=25, stop=50):
    """The colours on the way out from a point, a hundredth of a spacing a step."""
    across, down = turn
    return [pixel(image, point, across * t / 100, down * t / 100) for t in range(start, stop)]


@themes
@scales
@grounds
def test_a_disputed_point_has_a_broken_ring_and_keeps_its_middle(theme, dpr, point):
    shown = replace(PLAIN, disputed=frozenset([point]))
    image, before = render(shown, SIDE, theme, dpr), render(PLAIN, SIDE, theme, dpr)
    ring = [seen(image, point, (c, s)) for c, s in ((1, 0.05), (-1, -0.05), (-0.8, 0.6))]
    assert all(theme.flag in way or theme.halo in way for way in ring), "no ring all around"
    around = [
        pixel(image, point, 0.39 * c, 0.39 * s)
        for c, s in ((x / 50, sign * (1 - (x / 50) ** 2) ** 0.5) for x in range(-49, 0)
                     for sign in (1, -1))
    ]  # fmt: skip
    assert around.count(theme.flag) > 0.3 * len(around)
    assert around.count(theme.halo) > 0.15 * len(around), "the ring is not broken"
    for across, down in ((0, 0), (-0.1, 0.1), (0.1, 0.1)):
        assert pixel(image, point, across, down) == pixel(before, point, across, down)


@themes
@scales
@grounds
def test_a_disputed_point_has_a_question_mark_at_its_upper_right(theme, dpr, point):
    image = render(replace(PLAIN, disputed=frozenset([point])), SIDE, theme, dpr)
    badge = [
        pixel(image, point, x / 100, y / 100)
        for x in range(14, 43, 2)
        for y in range(-42, -13, 2)
    ]
    assert badge.count(theme.flag) > 0.3 * len(badge)
    assert badge.count(theme.halo) > 0.05 * len(badge), "no sign in the badge"
    assert pixel(image, point, -0.46, -0.46) == theme.board, "and on this side only"


@themes
@grounds
def test_disputed_and_flagged_are_three_pictures(theme, point):
    here = frozenset([point])
    views = [
        replace(PLAIN, disputed=here),
        replace(PLAIN, flagged=here),
        replace(PLAIN, disputed=here, flagged=here),
    ]
    pictures = [render(view, SIDE, theme) for view in views]
    assert pictures[0] != pictures[1]
    assert pictures[2] not in pictures[:2]


@themes
@scales
@grounds
@pytest.mark.parametrize("turn", [(1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7)])
def test_what_is_lit_has_a_strong_line_all_around_set_off_from_what_is_within(
    theme, dpr, point, turn
):
    image = render(replace(PLAIN, lit=frozenset([point])), SIDE, theme, dpr)
    way = seen(image, point, turn, stop=60)
    assert way.count(theme.accent) >= 5, "no line of a twentieth of a spacing"
    if dpr > 1:  # else the edge is a blend
        assert theme.halo in way[: way.index(theme.accent)], "nothing sets it off"


@themes
@scales
@grounds
def test_a_lit_stone_has_a_ring_and_a_lit_point_a_square(theme, dpr, point):
    image = render(replace(PLAIN, lit=frozenset([point])), SIDE, theme, dpr)
    corner = [pixel(image, point, t / 100, t / 100) for t in range(38, 50)]
    assert (theme.accent in corner) == (PLAIN.position.cells[point] == 0)


@themes
@scales
def test_what_is_lit_keeps_its_middle_and_its_neighbours(theme, dpr):
    image = render(replace(PLAIN, lit=frozenset([FREE, BLACK_AT, LAND_AT])), SIDE, theme, dpr)
    before = render(PLAIN, SIDE, theme, dpr)
    for point in (FREE, BLACK_AT, LAND_AT):
        for across, down in ((0, 0), (0.1, 0.1), (-0.2, 0.1), (0.25, -0.1)):
            assert pixel(image, point, across, down) == pixel(before, point, across, down)
    assert seen(image, NEXT, (-1, 0), stop=45) == seen(before, NEXT, (-1, 0), stop=45)


@themes
def test_the_line_shows_without_any_colour(theme):
    """In grey, as printed: light and dark side by side on every ground."""
    for point in (BLACK_AT, WHITE_AT, FREE):
        image = render(replace(PLAIN, lit=frozenset([point])), SIDE, theme)
        greys = [lightness(colour) for colour in seen(image, point, stop=55)]
        plain = [lightness(c) for c in seen(render(PLAIN, SIDE, theme), point, stop=55)]
        assert max(abs(a - b) for a, b in zip(greys, plain, strict=True)) > 50
        assert max(greys) - min(greys) > 80


@themes
@pytest.mark.parametrize("field", ["flagged", "disputed"])
@pytest.mark.parametrize("point", [BLACK_AT, WHITE_AT, FREE])
def test_the_other_rings_draw_in_where_a_point_is_lit(theme, field, point):
    here = frozenset([point])
    image = render(replace(PLAIN, lit=here, **{field: here}), SIDE, theme)
    around = [(1, 0.05), (-1, 0.05), (-0.8, 0.6), (-0.8, -0.6), (0.05, 1), (0.6, 0.8)]
    ways = [seen(image, point, turn, stop=60) for turn in around]
    assert all(theme.accent in way for way in ways)
    assert any(theme.flag in way[: way.index(theme.accent)] for way in ways)


def test_both_are_part_of_what_decides_a_repaint():
    """The widget paints a point again only if its items changed."""
    for field in ("disputed", "lit"):
        for point in (FREE, BLACK_AT, LAND_AT):
            changed = replace(PLAIN, **{field: frozenset([point])})
            assert items(changed, point) != items(PLAIN, point)
            assert items(changed, NEXT) == items(PLAIN, NEXT)


def test_a_dispute_lies_above_the_light():
    view = replace(PLAIN, disputed=frozenset([FREE]), lit=frozenset([FREE]))
    drawn = [draw.__name__ for draw, _ in items(view, FREE)]
    assert drawn == ["lit_point", "disputed_ring"]
