"""Things on the board that are no stones, and stones that only look odd."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np
import pytest

from goref.app.photo.foreign import MOST, PEERS, less_certain
from goref.app.photo.patches import PATCH
from goref.app.photo.reading import SURE, read
from tests.app.photo.boards import drawn, rows_of

if TYPE_CHECKING:
    from goref.app.arrays import Picture

FLAT = ((90.0, 40.0), (490.0, 40.0), (490.0, 440.0), (90.0, 440.0))
ROWS = rows_of(9, 9, 0.6)
FINGERS = {(4, 4): (235, 190, 165), (6, 2): (214, 160, 130), (2, 6): (40, 70, 160)}
"""Where one lies, across and down, and of what colour; one in a blue glove."""


def laid_on(picture: Picture, fingers: Iterable[tuple[tuple[int, int], object]]) -> Picture:
    """The picture with fingertips, 50 pixels from line to line."""
    y, x = np.mgrid[: picture.shape[0], : picture.shape[1]]
    picture = picture.copy()
    for (across, down), colour in fingers:
        far = np.hypot(x - 90 - 50 * across, (y - 40 - 50 * down) / 1.2) / 30
        lit = (1.1 - 0.35 * far)[..., None] * np.asarray(colour)
        picture[far < 1] = np.clip(lit, 0, 255)[far < 1]
    return picture


@pytest.mark.parametrize("at", FINGERS)
def test_a_finger_on_a_point_is_in_doubt(at: tuple[int, int]) -> None:
    point = at[0] + 9 * at[1]
    found = read(laid_on(drawn(ROWS, FLAT), [(at, FINGERS[at])]), FLAT, 9, snap=False)
    assert point in found.doubts
    assert set(found.doubts) <= {point}


def test_stones_under_mixed_light_are_certain() -> None:
    """Warm to the left and cold to the right."""
    warmth = np.linspace(0.15, -0.15, 640)[None, :, None] * (1, 0, -1)
    mixed = np.clip(drawn(ROWS, FLAT) * (1 + warmth) * 0.85, 0, 255).astype(np.uint8)
    found = read(mixed, FLAT, 9)
    assert found.position.rows == list(ROWS)
    assert not found.doubts


def hued(*tints: float) -> np.ndarray:
    """Patches of stones that are so much redder than grey."""
    seen = np.zeros((len(tints), 3, PATCH, PATCH), np.float32)
    seen[:, 0] = np.asarray(tints)[:, None, None]
    return seen


def test_what_is_stranger_is_less_certain_and_never_more_than_before() -> None:
    seen = hued(*[0.0] * PEERS, 0.25, 0.9, 0.9)
    kinds = np.array([*[2] * (PEERS + 2), 0], np.uint8)
    certain = np.array([*[1.0] * (PEERS + 1), 0.5, 1.0], np.float32)
    told = less_certain(seen, kinds, certain, SURE)
    assert (told[:PEERS] == 1).all()
    assert told[PEERS + 1] < 0.5 < told[PEERS] < MOST
    greener = np.stack((seen[:, 1], seen[:, 0], seen[:, 2]), axis=1)
    assert less_certain(greener, kinds, certain, SURE)[PEERS] < told[PEERS], "no light is green"
    assert told[-1] == 1, "nothing is said of a point that was read as empty"


def test_a_few_stones_tell_nothing_of_how_they_look() -> None:
    seen = hued(*[0.0] * (PEERS - 2), 0.9)
    alone = np.ones(len(seen), np.float32)
    kinds = np.full(len(seen), 1, np.uint8)
    assert (less_certain(seen, kinds, alone, SURE) == 1).all()
