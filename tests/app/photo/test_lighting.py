"""Light that falls unevenly on a board, taken out."""

from __future__ import annotations

import numpy as np

from goref.app.photo.lighting import evenly_lit
from goref.app.photo.patches import CELL, PATCH, cut, from_above, on_points
from goref.app.photo.perspective import perspective
from goref.app.photo.reading import read
from goref.core.board.position import Position
from tests.app.photo.boards import OBLIQUE, drawn, rows_of

LINES = 13
ROWS = rows_of(3, LINES, 0.8)
FLAT = from_above(drawn(ROWS), perspective(OBLIQUE, LINES), LINES)
CELLS = np.frombuffer(Position.from_rows(ROWS).cells, np.uint8)
KINDS = np.eye(3, dtype=np.float32)[CELLS]


def whites(flat: np.ndarray) -> np.ndarray:
    """How bright each white stone is."""
    middle = slice(PATCH // 2 - CELL // 4, PATCH // 2 + CELL // 4)
    seen = on_points(cut(flat), LINES)[:, :, middle, middle].mean(axis=(1, 2, 3))
    return np.asarray(seen[CELLS == 2])


def shaded(flat: np.ndarray) -> np.ndarray:
    """From full light at the left to a fifth of it at the right."""
    return np.asarray(flat * np.geomspace(1, 0.2, flat.shape[1])[None, :, None], np.float32)


def test_in_even_light_a_board_stays_as_it_is() -> None:
    assert np.allclose(evenly_lit(FLAT, KINDS, LINES), FLAT, rtol=0.12)


def test_a_shadow_is_taken_out() -> None:
    dark = shaded(FLAT)
    spread = [seen.std() / seen.mean() for seen in map(whites, (FLAT, dark))]
    assert spread[1] > 3 * spread[0]
    even = whites(evenly_lit(dark, KINDS, LINES))
    assert even.std() / even.mean() < spread[1] / 3


def test_what_is_not_certain_tells_nothing_of_the_light() -> None:
    unsure = np.full_like(KINDS, 1 / 3)
    dark = shaded(FLAT)
    assert np.array_equal(evenly_lit(dark, unsure, LINES), dark)


def test_a_board_half_in_deep_shadow_is_read() -> None:
    picture = drawn(ROWS).astype(float)
    picture[:, picture.shape[1] // 2 + 9 :] *= 0.1
    found = read(picture.astype(np.uint8), OBLIQUE, LINES)
    assert found.position.rows == list(ROWS)
    assert len(found.doubts) < LINES * LINES // 10
