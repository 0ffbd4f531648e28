"""What is cut from a picture for the reader."""

from __future__ import annotations

import numpy as np

from goref.app.photo.patches import (
    CELL,
    PATCH,
    RIM,
    cell_size,
    cut,
    fit_to_size,
    from_above,
    on_points,
    patches,
)
from goref.app.photo.perspective import perspective
from tests.app.photo.boards import OBLIQUE, drawn, rows_of

SQUARE = ((40.0, 40.0), (280.0, 40.0), (280.0, 280.0), (40.0, 280.0))


def test_there_is_a_patch_for_every_crossing_and_for_the_rim() -> None:
    flat = from_above(drawn(rows_of(1, 9)), perspective(OBLIQUE, 9), 9)
    assert cut(flat).shape == ((9 + 2 * RIM) ** 2, 3, PATCH, PATCH)
    assert (
        cut(from_above(drawn(rows_of(1, 9)), perspective(OBLIQUE, 9), 9, rim=0)).shape[0] == 81
    )


def test_the_rim_is_no_part_of_the_points() -> None:
    every = np.arange((3 + 2 * RIM) ** 2)
    row = 3 + 2 * RIM
    first = RIM * row + RIM
    rows = [first + down * row + np.arange(3) for down in range(3)]
    assert on_points(every, 3).tolist() == np.concatenate(rows).tolist()


def test_a_patch_shows_its_own_crossing_in_the_middle() -> None:
    rows = [".........", "..X......", *["........."] * 7]
    seen = cut(from_above(drawn(rows, SQUARE, (320, 320)), perspective(SQUARE, 9), 9, rim=0))
    middles = seen[:, :, PATCH // 2 - 2 : PATCH // 2 + 2, PATCH // 2 - 2 : PATCH // 2 + 2]
    assert int(middles.mean(axis=(1, 2, 3)).argmin()) == 9 + 2
    half = CELL // 2 - 1
    left_neighbour = seen[9 + 1][:, PATCH // 2, PATCH // 2 + half :].mean()
    assert left_neighbour < middles[9 + 1].mean()


def test_a_grid_laid_otherwise_shows_its_pixels_moved() -> None:
    flat = from_above(drawn(rows_of(2, 9)), perspective(OBLIQUE, 9), 9)
    assert np.array_equal(cut(flat, 1, 0)[..., :-1], cut(flat)[..., 1:])
    assert np.array_equal(cut(flat, 0, -1)[:, :, 1:], cut(flat)[:, :, :-1])


def test_brighter_or_darker_is_the_same() -> None:
    picture = drawn(rows_of(3, 9))
    matrix = perspective(OBLIQUE, 9)
    dark = (picture * 0.6).astype(np.uint8)
    assert np.abs(patches(picture, matrix, 9) - patches(dark, matrix, 9)).mean() < 0.02


def test_a_large_picture_is_made_smaller_first() -> None:
    matrix = perspective(SQUARE, 4)  # 80 pixels from line to line
    assert np.allclose(cell_size(matrix, 4), 80)
    matrix = perspective(np.multiply(SQUARE, 1.05).tolist(), 4)
    small, by = fit_to_size(np.zeros((320, 320, 3), np.uint8), matrix, 4)
    assert by == 4
    assert small.shape == (80, 80, 3)
