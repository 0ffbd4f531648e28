"""A plane seen from anywhere, and pictures straightened by it."""

from __future__ import annotations

import numpy as np
import pytest

from goref.app.photo.perspective import fitted, perspective, reduced, seen_at, straightened
from tests.app.photo.boards import OBLIQUE


def test_the_corners_are_where_they_were_given() -> None:
    matrix = perspective(OBLIQUE, 19)
    assert np.allclose(seen_at(matrix, ((0, 0), (18, 0), (18, 18), (0, 18))), OBLIQUE)
    middle = seen_at(matrix, (9, 9))
    crossing = np.cross(np.cross((*OBLIQUE[0], 1), (*OBLIQUE[2], 1)),
                        np.cross((*OBLIQUE[1], 1), (*OBLIQUE[3], 1)))  # fmt: skip
    assert np.allclose(middle, crossing[:2] / crossing[2])


def test_a_place_that_weighs_nothing_does_not_bend_the_rest() -> None:
    board = np.array(((0, 0), (18, 0), (18, 18), (0, 18), (9, 9)), float)
    seen = seen_at(perspective(OBLIQUE, 19), board)
    seen[4] += 30
    found = fitted(board, seen, np.array((1, 1, 1, 1, 0)))
    assert np.allclose(seen_at(found, board[:4]), OBLIQUE)


@pytest.mark.parametrize("last", [(3, 3), (0, 3)])
def test_places_on_a_line_leave_it_open(last: tuple[int, int]) -> None:
    places = ((0, 0), (1, 1), (2, 2), last)
    with pytest.raises(ValueError, match="on a line"):
        fitted(places, places)


def test_a_picture_is_straightened_to_the_colour_of_each_place() -> None:
    height, width = 60, 80
    y, x = np.mgrid[:height, :width] + 0.5
    picture = np.stack((x, y, np.full_like(x, 200)), axis=-1).round().astype(np.uint8)
    matrix = perspective(((10, 10), (70, 10), (70, 50), (10, 50)), 5)
    flat = straightened(picture, matrix, np.arange(5.0), np.arange(5.0))
    assert flat.shape == (5, 5, 3)
    assert np.allclose(flat[2, :, 0] * 255, (10, 25, 40, 55, 70), atol=1)
    assert np.allclose(flat[:, 2, 1] * 255, (10, 20, 30, 40, 50), atol=1)
    assert np.allclose(flat[..., 2] * 255, 200)


def test_outside_a_picture_its_edge_is_repeated() -> None:
    picture = np.zeros((20, 20, 3), np.uint8)
    picture[:, -1] = 255
    flat = straightened(picture, np.eye(3), np.arange(30.0, 34.0), np.arange(4.0))
    assert flat.min() > 0.95


def test_a_reduced_picture_has_the_mean_of_its_pixels() -> None:
    picture = np.arange(4 * 6 * 3, dtype=np.uint8).reshape(4, 6, 3)
    small = reduced(picture, 2)
    assert small.shape == (2, 3, 3)
    assert np.allclose(small[0, 0], picture[:2, :2].reshape(-1, 3).mean(axis=0), atol=0.5)
    assert reduced(picture, 1) is picture
    assert reduced(np.zeros((7, 9, 3), np.uint8), 4).shape == (1, 2, 3)
