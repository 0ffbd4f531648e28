"""What the painter puts on the pixels, in every theme and at every scale."""

from dataclasses import replace
from itertools import product
from math import cos, sin

import pytest
from PySide6.QtCore import QBuffer, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.qt.board.painter import BoardPainter, items, layout_of, render, sample
from goref.qt.board.view import BoardView, Heap, PointMark
from goref.qt.look.theme import BOARDS, CONTRAST, DARK, LIGHT
from tests import length

NINE = grid(9)
BLACK_AT, WHITE_AT, FREE = NINE.point("C7"), NINE.point("G7"), NINE.point("E4")
BARE = BoardView(Position.empty(NINE), lids=False)
STONES = replace(BARE, position=Position.of(NINE, [BLACK_AT], [WHITE_AT]))
SIDE = 500

pytestmark = pytest.mark.usefixtures("qapp")
themes = pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
scales = pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])


def pixel(image, view, point, across=0.0, down=0.0):
    """The colour at a point, or so many spacings from it."""
    dpr = image.devicePixelRatio()
    laid = layout_of(view, image.width() / dpr, image.height() / dpr, dpr)
    x, y = laid.centre(point)
    return image.pixelColor(
        int((x + across * laid.spacing) * dpr), int((y + down * laid.spacing) * dpr)
    )


def cell_of(image, view, point):
    """The picture of one point."""
    dpr = image.devicePixelRatio()
    laid = layout_of(view, image.width() / dpr, image.height() / dpr, dpr)
    x, y, wide, high = (round(v * dpr) for v in laid.around(point))
    return image.copy(QRect(x, y, wide, high))


def marked(sign, theme=LIGHT, dpr=1.0, view=BARE, point=FREE):
    shown = replace(view, marks={point: sign})
    return cell_of(render(shown, SIDE, theme, dpr), shown, point)


@themes
@scales
def test_black_stones_are_dark_white_ones_light_and_the_rest_is_board(theme, dpr):
    image = render(STONES, SIDE, theme, dpr)
    assert image.width() == SIDE * dpr
    assert pixel(image, STONES, BLACK_AT, 0.2, 0.2).lightness() < 70
    assert pixel(image, STONES, WHITE_AT, 0.2, 0.2).lightness() > 190
    assert pixel(image, STONES, FREE, 0.25, 0.25) == QColor(theme.board)
    assert pixel(image, STONES, FREE) == QColor(theme.line)
    assert image.pixelColor(1, 1) == QColor(theme.background)


@themes
@scales
def test_lines_are_crisp(theme, dpr):
    """Across a line there are pixels of line and of board and no blend of the two."""
    image = render(BARE, SIDE, theme, dpr)
    laid = layout_of(BARE, SIDE, SIDE, dpr)
    x, y = (v * dpr for v in laid.centre(FREE))
    quarter = int(0.25 * laid.cell.pixels)
    down = {image.pixelColor(int(x) + quarter, int(y) + d).name() for d in range(-8, 9)}
    across = {image.pixelColor(int(x) + d, int(y) + quarter).name() for d in range(-8, 9)}
    for seen in (down, across):
        assert {nearest(theme, colour) for colour in seen} == {theme.board, theme.line}


def nearest(theme, colour):
    """The colour of line or board that is equal but for rounding; itself if neither is."""
    parts = QColor(colour).getRgb()
    for tone in (theme.board, theme.line):
        pairs = zip(QColor(tone).getRgb(), parts, strict=True)
        if max(abs(one - other) for one, other in pairs) <= 1:
            return tone
    return colour


@themes
@scales
def test_a_white_stone_is_told_from_the_board_around_it(theme, dpr):
    """By its tone, or in high contrast by an outline all around."""
    image = render(STONES, SIDE, theme, dpr)
    # A little off the line, which may be as light as the stone.
    tones = [pixel(image, STONES, WHITE_AT, t / 100, 0.12).lightness() for t in range(30, 50)]
    assert max(tones) - min(tones) > 60


def test_stones_are_shaded_except_in_high_contrast():
    for theme, flat in ((LIGHT, False), (DARK, False), (CONTRAST, True)):
        image = render(STONES, SIDE, theme)
        for point in (BLACK_AT, WHITE_AT):
            light = pixel(image, STONES, point, -0.2, -0.2).lightness()
            shade = pixel(image, STONES, point, 0.28, 0.28).lightness()
            assert (light == shade) == flat
            assert light >= shade


@themes
@scales
@pytest.mark.parametrize("owner", [BLACK, WHITE])
def test_territory_is_a_square_of_the_owners_colour_with_the_others_rim(theme, dpr, owner):
    shown = replace(BARE, marks={FREE: PointMark(PointKind.TERRITORY, owner)})
    image = render(shown, SIDE, theme, dpr)
    own = theme.mark_black if owner is BLACK else theme.mark_white
    rim = theme.mark_white if owner is BLACK else theme.mark_black
    for away in (-0.14, 0.0, 0.14):
        assert pixel(image, shown, FREE, away, away).name() == own
    out = [pixel(image, shown, FREE, t / 100, 0.1).name() for t in range(10, 40)]
    assert out.count(rim) > 0
    assert own in out[:3]
    assert out[-1] == theme.board, "the mark is small"


@themes
@pytest.mark.parametrize("stone", [BLACK, WHITE])
def test_a_mark_lies_above_the_faded_stone(theme, stone):
    point = BLACK_AT if stone is BLACK else WHITE_AT
    sign = PointMark(PointKind.TERRITORY, stone.other)
    shown = replace(STONES, dead=frozenset([point]), marks={point: sign})
    image = render(shown, SIDE, theme)
    own = theme.mark_white if stone is BLACK else theme.mark_black
    assert pixel(image, shown, point).name() == own
    assert (
        pixel(image, shown, point, 0.28, 0.28).name()
        != pixel(image, shown, point, 0.36, 0.0).name()
    ), "the cross reaches out from under the mark"


@themes
@pytest.mark.parametrize("point", [BLACK_AT, WHITE_AT])
def test_a_dead_stone_is_faded_and_crossed(theme, point):
    shown = replace(STONES, dead=frozenset([point]))
    alive, dead = render(STONES, SIDE, theme), render(shown, SIDE, theme)
    board = QColor(theme.board).lightness()
    whole = pixel(alive, STONES, point, 0.38, 0.1).lightness()
    faded = pixel(dead, shown, point, 0.38, 0.1).lightness()
    # Between stone and board (on white paper a faded white stone is the paper, on black a
    # black one).
    assert min(whole, board) <= faded <= max(whole, board)
    if whole != board:
        assert faded != whole
        assert faded != board
    cross = theme.mark_white if point == BLACK_AT else theme.mark_black
    for across, down in ((0.2, 0.2), (-0.2, 0.2), (0.2, -0.2), (-0.2, -0.2)):
        assert pixel(dead, shown, point, across, down).name() == cross
    assert pixel(dead, shown, point, 0.3, 0.0).name() != cross


@scales
@pytest.mark.parametrize("theme", [DARK, BOARDS["contrast-dark"]], ids=["dark", "contrast"])
def test_a_dead_black_stone_keeps_a_light_rim_on_a_dark_board(theme, dpr):
    shown = replace(STONES, dead=frozenset([BLACK_AT]))
    image = render(shown, SIDE, theme, dpr)
    board = QColor(theme.board).lightness()
    for turn in range(12):
        way = [
            pixel(image, shown, BLACK_AT, t / 100 * cos(turn), t / 100 * sin(turn)).lightness()
            for t in range(38, 50)
        ]
        assert max(way) > board + 35, f"no rim at {turn}"


@pytest.mark.parametrize(
    ("theme", "dpr"), length.sample(list(product(BOARDS.values(), [1.0, 1.5, 2.0])), 5)
)
def test_every_mark_differs_from_every_other(theme, dpr):
    pictures = {}
    for kind in PointKind:
        public = kind in (PointKind.SHARED, PointKind.DAME)
        for owner in (None,) if public else (BLACK, WHITE):
            for proposed in (False, True):
                sign = PointMark(kind, owner, proposed)
                pictures[sign] = marked(sign, theme, dpr)
    signs = list(pictures)
    for i, one in enumerate(signs):
        for other in signs[:i]:
            apart = differing(pictures[one], pictures[other])
            assert apart > 0.008, f"{one} looks like {other}"


@themes
@scales
@pytest.mark.parametrize("owner", [BLACK, WHITE])
def test_a_mark_is_told_by_its_shape_alone(theme, dpr, owner):
    """In black and white, and all owned by one side, each kind still has its own outline."""
    shapes = {
        kind: outline(marked(PointMark(kind, owner), theme, dpr), theme) for kind in PointKind
    }
    kinds = list(PointKind)
    for i, one in enumerate(kinds):
        for other in kinds[:i]:
            apart = len(shapes[one] ^ shapes[other]) / len(shapes[one] | shapes[other])
            assert apart > 0.15, f"{one} has the shape of {other}"


def outline(image, theme):
    """The pixels that are neither board nor line, and whether they are light."""
    plain = {QColor(theme.board).rgb(), QColor(theme.line).rgb()}
    pixels = memoryview(image.constBits()).cast("I")
    return {
        (place, (colour & 0xFF00) > 0x8000)
        for place, colour in enumerate(pixels)
        if colour not in plain
    }


def differing(one, other):
    """The part of the pixels that differ visibly."""
    assert one.size() == other.size()
    pairs = zip(
        memoryview(one.constBits()).cast("I"),
        memoryview(other.constBits()).cast("I"),
        strict=True,
    )
    count = 0
    for a, b in pairs:
        if a != b:
            red = abs((a >> 16 & 255) - (b >> 16 & 255))
            green = abs((a >> 8 & 255) - (b >> 8 & 255))
            count += max(red, green) > 40
    return count / (one.width() * one.height())


@themes
@pytest.mark.parametrize(
    "kind", [PointKind.TERRITORY, PointKind.SOLE_LIBERTY, PointKind.ONE_SIDED, PointKind.EYE]
)
@pytest.mark.parametrize("owner", [BLACK, WHITE])
def test_a_proposed_mark_is_hatched_and_still_shows_its_owner(theme, kind, owner):
    made = marked(PointMark(kind, owner), theme)
    idea = marked(PointMark(kind, owner, proposed=True), theme)
    middle = made.width() // 2
    reach = range(middle - 6, middle + 7)
    tones = [idea.pixelColor(x, y).lightness() for x in reach for y in reach]
    assert made != idea
    if kind is not PointKind.EYE:  # whose middle is a dot of the other colour
        owners = sum(t < 128 if owner is BLACK else t > 128 for t in tones)
        assert owners > 0.55 * len(tones), "the hatching drowns the owner's colour"
        assert owners < len(tones), "nothing is hatched"


def test_a_shared_liberty_is_black_on_the_left_and_white_on_the_right():
    shown = replace(BARE, marks={FREE: PointMark(PointKind.SHARED)})
    image = render(shown, SIDE, LIGHT)
    assert pixel(image, shown, FREE, -0.1).name() == LIGHT.mark_black
    assert pixel(image, shown, FREE, 0.1).name() == LIGHT.mark_white


@themes
@pytest.mark.parametrize("owner", [BLACK, WHITE])
def test_a_false_eye_is_hollow_and_has_a_rim_inside_and_outside(theme, owner):
    """A white one on white paper would be a plain box without the rim inside."""
    shown = replace(BARE, marks={FREE: PointMark(PointKind.FALSE_EYE, owner)})
    image = render(shown, SIDE, theme, 2)
    own = QColor(theme.mark_black if owner is BLACK else theme.mark_white).lightness()
    assert pixel(image, shown, FREE).name() == theme.board
    apart = [
        abs(pixel(image, shown, FREE, t / 100).lightness() - own) > 150 for t in range(8, 34)
    ]
    frame = 12  # 0.20 spacings out
    assert not apart[frame]
    assert any(apart[:frame]), "no rim inside"
    assert any(apart[frame:]), "no rim outside"


@themes
@pytest.mark.parametrize("point", [BLACK_AT, WHITE_AT, FREE])
def test_a_flagged_point_has_a_ring_and_keeps_its_middle(theme, point):
    shown = replace(STONES, flagged=frozenset([point]))
    image, before = render(shown, SIDE, theme), render(STONES, SIDE, theme)
    assert pixel(image, shown, point, 0.42).name() == theme.flag
    assert pixel(image, shown, point, 0.0, -0.42).name() == theme.flag
    assert pixel(image, shown, point) == pixel(before, shown, point)


@themes
@pytest.mark.parametrize("point", [BLACK_AT, WHITE_AT])
def test_the_last_stone_has_a_small_ring_in_contrast(theme, point):
    shown = replace(STONES, last=point)
    image = render(shown, SIDE, theme)
    ring, middle = pixel(image, shown, point, 0.22), pixel(image, shown, point)
    assert abs(ring.lightness() - middle.lightness()) > 120


@pytest.mark.parametrize("point", [BLACK_AT, WHITE_AT])
def test_numbers_seki_and_last_stand_together_on_one_stone(point):
    signs = replace(STONES, seki=frozenset([point]))
    pictures = [
        cell_of(render(view, SIDE, LIGHT), view, point)
        for view in (
            STONES,
            signs,
            replace(signs, last=point),
            replace(signs, numbers={point: 128}),
            replace(signs, numbers={point: 128}, last=point),
            replace(STONES, numbers={point: 128}),
        )
    ]
    for i, one in enumerate(pictures):
        assert all(differing(one, other) > 0.004 for other in pictures[:i])


def test_the_seki_sign_needs_no_language():
    shown = replace(STONES, seki=frozenset([BLACK_AT]))
    image = render(shown, SIDE, LIGHT)
    assert pixel(image, shown, BLACK_AT, -0.1).name() == LIGHT.mark_white
    assert pixel(image, shown, BLACK_AT, 0.1).name() == LIGHT.mark_white
    assert pixel(image, shown, BLACK_AT).lightness() < 70


def test_a_number_on_an_empty_point_is_not_swallowed():
    shown = replace(BARE, numbers={FREE: 5})
    assert differing(marked_cell(shown), marked_cell(BARE)) > 0.02


def marked_cell(view):
    return cell_of(render(view, SIDE, LIGHT), view, FREE)


def test_the_ghost_stone_is_shown_on_empty_points_only():
    view = replace(STONES, hover=BLACK)
    assert items(view, FREE, hovered=True)
    assert items(view, FREE, hovered=False) == []
    assert items(view, WHITE_AT, hovered=True) == items(STONES, WHITE_AT)
    assert items(STONES, FREE, hovered=True) == [], "without a colour there is no ghost"


@pytest.mark.parametrize("size", [QSize(900, 700), QSize(700, 900)])
def test_the_lids_show_the_prisoners_and_a_question_mark_for_not_known(size):
    pictures = []
    for prisoners in (None, (0, 0), (3, 0), (0, 3), (128, 0)):
        view = replace(BARE, lids=True, prisoners=prisoners)
        image = render(view, size, LIGHT)
        lids = layout_of(view, size.width(), size.height()).lids
        pictures.append([image.copy(QRect(*(round(v) for v in lid.rect))) for lid in lids])
    unknown, none, black, white, many = pictures
    assert differing(unknown[0], none[0]) > 0.001
    assert differing(none[0], black[0]) > 0.02
    assert none[1] == black[1], "White's lid does not change with Black's prisoners"
    assert differing(none[1], white[1]) > 0.02
    assert differing(black[0], many[0]) > 0.02


LIDS = [QSize(900, 700), QSize(700, 900), QSize(400, 300)]
"""Rooms in which they stand beside the board, and below it."""


def counted(prisoners, size, text=1.0):
    """A picture of a bare board with lids, and their places."""
    view = replace(BARE, lids=True, prisoners=prisoners)
    laid = layout_of(view, size.width(), size.height(), text=text)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(LIGHT.background))
    p = QPainter(image)
    BoardPainter(LIGHT).paint(p, view, laid)
    p.end()
    return image, laid.lids


@pytest.mark.parametrize("size", LIDS)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("count", [999, 1000, 9999, 12_345, 10**9])
def test_however_many_prisoners_there_are_all_of_their_number_is_in_its_room(count, size, text):
    """Only what a lid covers is painted again: what is drawn beside that is cut off."""
    pictures = []
    for prisoners in ((0, 0), (count, count)):
        image, lids = counted(prisoners, size, text)
        p = QPainter(image)
        for lid in lids:
            p.fillRect(QRectF(*lid.rect).toAlignedRect(), QColor(LIGHT.background))
        p.end()
        pictures.append(image)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("size", LIDS)
def test_four_digits_of_prisoners_are_as_large_as_three(size):
    heights = []
    for count in (888, 8888):
        image, (lid, _) = counted((count, 8), size)
        left, right = lid.text_x + 1.15 * lid.font, lid.rect.right
        high = 1.4 * lid.font
        area = QRectF(left, lid.text_y - high / 2, right - left, high).toAlignedRect()
        digits = image.copy(area)
        ink = [
            y
            for y in range(digits.height())
            for x in range(digits.width())
            if digits.pixelColor(x, y).lightness() < 90
        ]
        heights.append((min(ink), max(ink)))
    assert heights[0] == heights[1]


def test_a_long_count_of_one_lid_takes_the_small_stone_of_both():
    few, (_, lid) = counted((8, 8), QSize(700, 900))
    many, _ = counted((8888, 8), QSize(700, 900))
    behind_a_digit = QPointF(lid.text_x + 0.72 * lid.font, lid.text_y).toPoint()
    assert few.pixelColor(behind_a_digit) != QColor(LIGHT.background)
    assert many.pixelColor(behind_a_digit) == QColor(LIGHT.background)


@pytest.mark.parametrize("size", [QSize(430, 500), QSize(900, 500), QSize(700, 900)])
def test_all_that_is_told_of_a_vessel_is_in_its_room(size):
    def drawn(count, more):
        heaps = tuple(Heap(BLACK, count, True, "", more) for _ in range(4))
        view = replace(BARE, heaps=heaps)
        image = render(view, size, LIGHT)
        p = QPainter(image)
        for place in layout_of(view, size.width(), size.height()).vessels:
            p.fillRect(QRectF(*place.rect).toAlignedRect(), QColor(LIGHT.background))
        p.end()
        return image

    assert drawn(0, "") == drawn(0, ", lacks 9999") == drawn(10**9, "")


@themes
@scales
def test_two_pictures_of_one_view_are_equal(theme, dpr):
    shown = replace(
        STONES,
        lids=True,
        prisoners=(3, 4),
        marks={FREE: PointMark(PointKind.KO, WHITE)},
        flagged=frozenset([WHITE_AT]),
    )
    assert render(shown, SIDE, theme, dpr) == render(shown, SIDE, theme, dpr)


def test_a_painter_that_drew_another_size_draws_the_same_picture():
    """Pictures of stones are kept by size: one left over from another must not be used."""
    painter = BoardPainter(LIGHT)

    def drawn(side, view):
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(LIGHT.background))
        p = QPainter(image)
        painter.paint(p, view, layout_of(view, side, side))
        p.end()
        return image

    first = drawn(300, STONES)
    assert first == render(STONES, 300, LIGHT)
    bare = replace(STONES, coordinates=False)
    assert drawn(500, bare) == render(bare, 500, LIGHT)
    assert drawn(300, STONES) == first


def test_a_board_drawn_in_shapes_is_the_same_board():
    """SVG and PDF are drawn in shapes; on an image they agree with the pictures."""
    laid = layout_of(STONES, SIDE, SIDE)
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(LIGHT.background))
    p = QPainter(image)
    shown = replace(STONES, marks={FREE: PointMark(PointKind.EYE, WHITE)}, last=BLACK_AT)
    BoardPainter(LIGHT).paint(p, shown, laid, vector=True)
    p.end()
    assert differing(image, render(shown, SIDE, LIGHT)) < 0.001


def test_svg_holds_shapes_and_no_pictures():
    buffer = QBuffer()
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setSize(QSize(SIDE, SIDE))
    made.setViewBox(QRect(0, 0, SIDE, SIDE))
    p = QPainter(made)
    BoardPainter(LIGHT).paint(p, STONES, layout_of(STONES, SIDE, SIDE), vector=True)
    p.end()
    text = bytes(buffer.data().data()).decode()
    assert text.count("<circle") + text.count("<ellipse") >= 2 + len(NINE.stars)
    assert "<image" not in text


@themes
def test_a_legend_shows_the_mark_on_board(theme):
    found = items(replace(BARE, marks={FREE: PointMark(PointKind.TERRITORY, BLACK)}), FREE)
    image = sample(found, 24, theme, 2)
    assert image.width() == 48
    assert image.pixelColor(24, 24).name() == theme.mark_black
    assert image.pixelColor(1, 1).name() == theme.board
