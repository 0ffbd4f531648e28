"""The board's layout as numbers: everything lies on the device pixels, every point is hit."""

import subprocess
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from goref.qt.board.layout import LEGIBLE, Cell, board_layout
from goref.qt.board.rect import Rect
from goref.qt.board.vessel_layout import LEAST

RATIOS = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
TEXTS = st.sampled_from([0.8, 1.0, 1.5, 2.0])
SIDES = st.integers(40, 2200)
LINES = st.integers(2, 25)


def whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6


@given(width=SIDES, height=SIDES, columns=LINES, rows=LINES, ratio=RATIOS,
       coordinates=st.booleans(), lids=st.booleans())  # fmt: skip
def test_the_centre_of_each_point_hits_that_point_and_outside_hits_none(
    width, height, columns, rows, ratio, coordinates, lids
):
    laid = board_layout(
        width, height, columns, rows, coordinates=coordinates, lids=lids, ratio=ratio
    )
    for point in laid.grid.points:
        assert laid.hit(*laid.centre(point)) == point
    right, bottom = laid.centre(laid.grid.points[-1])
    past = 0.51 * laid.spacing
    for x, y in (
        (laid.left - past, laid.top),
        (laid.left, laid.top - past),
        (right + past, bottom),
        (right, bottom + past),
        (-10_000.0, -10_000.0),
        (10_000.0, 10_000.0),
    ):
        assert laid.hit(x, y) is None


@given(width=SIDES, height=SIDES, columns=LINES, rows=LINES, ratio=RATIOS,
       coordinates=st.booleans(), lids=st.booleans())  # fmt: skip
def test_lines_lie_on_whole_device_pixels(
    width, height, columns, rows, ratio, coordinates, lids
):
    laid = board_layout(
        width, height, columns, rows, coordinates=coordinates, lids=lids, ratio=ratio
    )
    assert whole(laid.board.x * ratio)
    assert whole(laid.board.y * ratio)
    assert whole(laid.board.width * ratio)
    assert whole(laid.line * ratio)
    assert whole(laid.edge * ratio)
    for point in laid.grid.points:
        for middle in laid.centre(point):
            assert whole((middle - laid.line / 2) * ratio)
            # A picture of a stone begins at a whole pixel too: it is copied, not scaled.
            assert whole(middle * ratio - laid.cell.side / 2)


@given(width=st.integers(200, 2200), height=st.integers(200, 2200), lines=LINES,
       ratio=RATIOS, coordinates=st.booleans(), lids=st.booleans())  # fmt: skip
def test_everything_lies_in_the_widget_and_apart(
    width, height, lines, ratio, coordinates, lids
):
    laid = board_layout(width, height, lines, coordinates=coordinates, lids=lids, ratio=ratio)
    board = laid.board
    assert board.width == pytest.approx(board.height), "the board is square"
    assert board.x >= 0
    assert board.y >= 0
    assert board.right <= width
    assert board.bottom <= height
    assert (laid.lids is not None) == lids
    for lid in laid.lids or ():
        place = lid.rect
        assert place.x >= 0
        assert place.y >= 0
        assert place.right <= width
        assert place.bottom <= height
        assert place.x >= board.right or place.y >= board.bottom, "the lid is on the board"
        assert lid.font >= LEGIBLE
    if laid.lids:
        one, two = (lid.rect for lid in laid.lids)
        assert one.right <= two.x or one.bottom <= two.y, "the lids cover each other"
    for label in laid.labels:
        assert board.contains(label.x - laid.font / 2, label.y - laid.font / 2)
        assert board.contains(label.x + laid.font / 2, label.y + laid.font / 2)


@given(side=st.integers(200, 2200), lines=LINES, ratio=RATIOS)
def test_little_room_is_wasted(side, lines, ratio):
    laid = board_layout(side, side, lines, ratio=ratio)
    # One more device pixel between the lines would not fit: so much is lost at most.
    assert laid.board.width >= side - (lines + 4) / ratio - 8 - laid.font


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("lines", [9, 13, 19, 25])
@pytest.mark.parametrize("side", [520, 800, 1400, 2160])
def test_labels_are_never_smaller_than_11_pt_on_a_board_of_500_pixels(side, lines, ratio):
    laid = board_layout(side, side, lines, ratio=ratio)
    assert laid.board.width >= 480
    assert laid.font >= LEGIBLE
    assert len(laid.labels) == 4 * lines


def test_labels_grow_with_the_board():
    sizes = [board_layout(side, side, 19).font for side in (300, 600, 1200, 2400)]
    assert sizes == sorted(set(sizes))


@pytest.mark.parametrize(
    ("side", "lines", "labels"),
    [(800, 19, 76), (280, 9, 18), (280, 19, 38), (140, 9, 0), (170, 25, 0)],
)
def test_labels_stand_on_all_sides_two_sides_or_nowhere_by_the_room(side, lines, labels):
    assert len(board_layout(side, side, lines).labels) == labels


def test_labels_name_their_lines_and_stand_beside_them():
    laid = board_layout(800, 800, 19)
    places = {(label.text, label.x, label.y) for label in laid.labels}
    x, y = laid.centre(laid.grid.point("D4"))
    assert {text for text, at, _ in places if at == x} == {"D"}
    assert {text for text, _, at in places if at == y} == {"4"}
    assert "I" not in {label.text for label in laid.labels}


def test_no_coordinates_give_the_stones_more_room():
    with_names = board_layout(800, 800, 19)
    without = board_layout(800, 800, 19, coordinates=False)
    assert without.labels == ()
    assert without.spacing > with_names.spacing


@pytest.mark.parametrize(
    ("width", "height", "beside"), [(1000, 700, True), (700, 1000, False), (2000, 400, True)]
)
def test_lids_go_where_they_cost_the_board_least(width, height, beside):
    laid = board_layout(width, height, 19, lids=True)
    black, white = laid.lids
    if beside:
        assert black.x - black.radius >= laid.board.right
        assert black.y < white.y, "Black's comes first"
        assert laid.spacing == board_layout(width, height, 19).spacing
    else:
        assert black.y - black.radius >= laid.board.bottom
        assert black.x < white.x, "Black's comes first"


@given(width=st.integers(150, 2200), height=st.integers(150, 2200), lines=LINES,
       ratio=RATIOS, coordinates=st.booleans(), text=TEXTS)  # fmt: skip
@example(width=204, height=482, lines=25, ratio=3.0, coordinates=True, text=2.0)
def test_with_a_strip_of_its_own_for_lids_and_bowls_the_board_never_moves(
    width, height, lines, ratio, coordinates, text
):
    bare, lids, bowls = (
        board_layout(width, height, lines, coordinates=coordinates, reserve=True,
                     ratio=ratio, text=text, **wanted)
        for wanted in ({}, {"lids": True}, {"bowls": True})
    )  # fmt: skip
    for laid in (lids, bowls):
        assert (laid.board, laid.cell) == (bare.board, bare.cell)
        assert (laid.left, laid.top) == (bare.left, bare.top)
        assert (laid.labels, laid.font) == (bare.labels, bare.font)
    assert bare.lids is None
    assert bare.vessels == lids.vessels == ()
    drawn = [*(lids.lids or ()), *bowls.vessels]
    for place in (one.rect for one in drawn):
        assert place.x >= 0
        assert place.right <= width + 1
        assert place.y >= 0
        assert place.bottom <= height + 1
        assert not place.meets(bare.board), "the board has what was kept free"
    assert bool(lids.lids) == (min(width, height) >= 200)
    assert bool(bowls.vessels) == (min(width, height) >= LEAST)
    for one in bowls.vessels:
        apart = one.name_y - one.text_y
        assert apart >= (one.font + one.name) / 2, "its count and its name do not touch"


def test_the_strip_is_slim():
    laid = board_layout(704, 724, reserve=True, bowls=True)
    assert laid.board.width >= 650
    assert laid.vessels[0].radius >= 20
    assert board_layout(900, 724, reserve=True).board.height >= 700, "beside it costs nothing"


def test_without_a_strip_the_board_is_as_large_as_it_may():
    assert board_layout(700, 700).spacing > board_layout(700, 700, reserve=True).spacing


def test_there_are_no_lids_where_nobody_could_read_them():
    assert board_layout(140, 140, 9, lids=True).lids is None


@given(x=st.floats(-50, 850), y=st.floats(-50, 850), w=st.floats(1, 300), h=st.floats(1, 300))
def test_the_points_within_an_area_are_all_whose_stones_reach_into_it(x, y, w, h):
    laid = board_layout(800, 800, 9)
    area = Rect(x, y, w, h)
    found = set(laid.within(area))
    for point in laid.grid.points:
        around = laid.around(point)
        apart = (
            around.x > area.right
            or around.right < area.x
            or around.y > area.bottom
            or around.bottom < area.y
        )
        assert (point in found) == (not apart)


@given(pixels=st.integers(4, 200), ratio=RATIOS, line=st.integers(1, 5), part=st.floats(0, 0.5))
def test_snapped_lengths_end_between_device_pixels(pixels, ratio, line, part):
    cell = Cell(pixels, ratio, line)
    assert whole(cell.snap(part) * ratio - cell.phase)
    assert cell.side % 2 == line % 2


def test_a_widget_without_any_room_still_has_a_layout():
    laid = board_layout(0, 0, 19)
    assert laid.hit(*laid.centre(200)) == 200


def test_the_layout_needs_no_qt():
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from goref.qt.board.layout import board_layout\n"
        "print(board_layout(800, 800).spacing)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) > 30
