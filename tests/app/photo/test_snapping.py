"""Corners put where the crossings are, and the alarm for a grid that lies a line off."""

from __future__ import annotations

import numpy as np
import pytest

from goref.app.photo.patches import RIM
from goref.app.photo.perspective import perspective, seen_at
from goref.app.photo.reader_net import KINDS, OUTSIDE, PatchPrediction, load
from goref.app.photo.reading import read
from goref.app.photo.snapping import FURTHEST, lines_off, snapped
from tests.app.photo.boards import OBLIQUE, drawn, rows_of, shifted

LINES = 9
PICTURE = drawn(rows_of(4, LINES, 0.6))
NEAR = 0.1
"""In cells."""


def off(corners: tuple[tuple[float, float], ...]) -> float:
    """How far the worst corner lies from where it is, in cells."""
    back = np.linalg.inv(perspective(OBLIQUE, LINES))
    last = LINES - 1
    places = seen_at(back, corners) - ((0, 0), (last, 0), (last, last), (0, last))
    return float(np.linalg.norm(places, axis=1).max())


@pytest.mark.parametrize("by", [(0.0, 0.0), (0.25, 0.1), (-0.2, 0.2), (0.1, -0.3)])
def test_corners_find_their_crossings(by: tuple[float, float]) -> None:
    found = snapped(PICTURE, shifted(OBLIQUE, LINES, *by), LINES, load())
    assert off(found.corners) < NEAR
    assert max(found.moved) == pytest.approx(np.hypot(*by), abs=NEAR)
    assert found.fit < NEAR


def test_a_corner_that_would_go_too_far_stays() -> None:
    blank = np.full((480, 640, 3), 120, np.uint8)
    found = snapped(blank, OBLIQUE, LINES, load())
    assert max(found.moved) <= FURTHEST
    assert off(found.corners) <= FURTHEST * 3


SHIFTS = [(1, 0), (0, -1), (-1, 1)]


@pytest.mark.parametrize(("right", "down"), SHIFTS)
def test_a_grid_a_line_off_is_told_and_where_it_belongs(right: int, down: int) -> None:
    found = read(PICTURE, shifted(OBLIQUE, LINES, right, down), LINES)
    assert found.lines_off == (right, -right, down, -down)
    assert found.belongs is not None
    assert off(found.belongs) < NEAR


@pytest.mark.parametrize("corner", range(4))
def test_a_corner_on_the_wrong_crossing_is_told(corner: int) -> None:
    corners = list(OBLIQUE)
    corners[corner] = shifted(OBLIQUE, LINES, *((1, 0), (0, 1), (-1, 0), (0, -1))[corner])[
        corner
    ]
    found = read(PICTURE, corners, LINES)
    assert found.lines_off is not None
    assert found.belongs is not None
    assert off(found.belongs) < NEAR


def test_corners_more_than_half_a_line_off_are_put_right_all_the_same() -> None:
    corners = shifted(OBLIQUE, LINES, 0.6, 0.05)
    assert off(snapped(PICTURE, corners, LINES, load()).corners) > NEAR
    found = read(PICTURE, corners, LINES)
    assert found.lines_off is None
    assert off(found.corners) < NEAR
    assert found.moved == pytest.approx([0.6] * 4, abs=NEAR)


def test_a_grid_that_lies_right_is_not_doubted() -> None:
    assert read(PICTURE, OBLIQUE, LINES).lines_off is None


@pytest.mark.parametrize(
    ("crossings", "told"),
    [
        (range(LINES), None),
        (range(LINES + 1), (-1, 1, 0, 0)),
        (range(1, LINES + 1), (-1, 1, 0, 0)),
        (range(-1, LINES), (1, -1, 0, 0)),
    ],
    ids=["as many", "one more to the right", "a line right", "one more to the left"],
)
def test_a_line_more_than_the_board_has_is_told(
    crossings: range, told: tuple[int, int, int, int] | None
) -> None:
    """As a frame round the board's lines is seen: which line is none, nobody can tell."""
    count = LINES + 2 * RIM
    outside = np.full((count, count), 0.99, np.float32)
    outside[RIM:-RIM, [RIM + column for column in crossings]] = 0.01
    kinds = np.zeros((count * count, KINDS), np.float32)
    kinds[:, OUTSIDE] = outside.ravel()
    looks = PatchPrediction(
        kinds, np.zeros((len(kinds), 2), np.float32), np.ones(len(kinds), np.float32)
    )
    assert lines_off(looks, np.ones(len(kinds), bool), LINES) == told
