"""A photograph read, or refused with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
import pytest

from goref.app.photo.proposing import proposed
from goref.app.photo.reading import SURE, PhotoRefusal, PhotoRefusedError, read
from goref.core.texts.faults.said import said
from tests.app.photo.boards import OBLIQUE, drawn, rows_of, shifted
from tests.languages import EN, JA, KO, ZH

if TYPE_CHECKING:
    from goref.app.arrays import Picture
    from goref.app.photo.perspective import Place

FLAT = ((90.0, 40.0), (490.0, 40.0), (490.0, 440.0), (90.0, 440.0))


@pytest.mark.parametrize(
    ("lines", "share", "corners"), [(19, 0.8, OBLIQUE), (13, 0.4, FLAT), (8, 0.1, OBLIQUE)]
)
def test_a_board_is_read(lines: int, share: float, corners: Sequence[Place]) -> None:
    rows = rows_of(lines, lines, share)
    found = read(drawn(rows, corners), corners, lines)
    assert found.position.rows == list(rows)
    assert len(found.certainties) == lines * lines
    assert np.allclose(found.corners, corners, atol=4)


class CancelledError(Exception):
    """The reading is not wanted any more."""


@pytest.mark.parametrize(("work", "least"), [(read, 40), (proposed, 20)])
def test_it_can_be_cancelled_at_every_step(work: Callable[..., object], least: int) -> None:
    picture = drawn(rows_of(9, 9, 0.4), FLAT)
    args = (picture, FLAT, 9) if work is read else (picture, 9)
    steps, last = 0, 0

    def go_on() -> None:
        nonlocal steps
        steps += 1
        if steps == last:
            raise CancelledError

    found = work(*args, go_on=go_on)
    in_all = steps
    assert in_all >= least
    for step in (1, in_all // 2, in_all):
        steps, last = 0, step
        with pytest.raises(CancelledError):
            work(*args, go_on=go_on)
    assert work(*args) == found


def test_it_is_read_from_its_first_corner_on() -> None:
    rows = ("X........", *["........."] * 8)
    turned = [*FLAT[1:], FLAT[0]]
    found = read(drawn(rows, FLAT), turned, 9)
    assert found.position.rows == [*["........."] * 8, "X........"]


def test_clicks_beside_the_corners_do_no_harm() -> None:
    rows = rows_of(6, 9)
    found = read(drawn(rows), shifted(OBLIQUE, 9, 0.25, -0.2), 9)
    assert found.position.rows == list(rows)
    assert found.moved == pytest.approx([0.32] * 4, abs=0.08)
    left = read(drawn(rows), shifted(OBLIQUE, 9, 0.05, 0), 9, snap=False)
    assert left.corners == tuple(shifted(OBLIQUE, 9, 0.05, 0))
    assert left.moved == (0, 0, 0, 0)


def test_a_large_picture_gives_corners_in_its_own_pixels() -> None:
    rows = rows_of(8, 9)
    large = np.asarray(drawn(rows, FLAT).repeat(4, axis=0).repeat(4, axis=1))
    found = read(large, [(4 * x, 4 * y) for x, y in FLAT], 9)
    assert found.position.rows == list(rows)
    assert np.allclose(found.corners, np.multiply(FLAT, 4), atol=16)


def test_what_is_hidden_is_in_doubt() -> None:
    rows = rows_of(9, 9)
    picture = drawn(rows, FLAT)
    point = 4 * 9 + 4
    picture[220:262, 270:312] = (150, 130, 110)  # a fingertip over the middle
    found = read(picture, FLAT, 9)
    assert found.worst_first[0] == point
    assert point in found.doubts
    certain = [found.certainties[p] for p in found.worst_first]
    assert certain == sorted(certain)
    assert all(found.certainties[p] < SURE for p in found.doubts)


def smaller(corners: Sequence[Place], by: float) -> list[Place]:
    return [(20 + x * by, 20 + y * by) for x, y in corners]


BOARD = drawn(rows_of(1, 19))
NOISE = np.random.default_rng(1).integers(0, 255, (480, 640, 3)).astype(np.uint8)
GREY = np.full((480, 640, 3), 60, np.uint8)
SLANT = ((240.0, 200.0), (400.0, 200.0), (639.0, 479.0), (0.0, 479.0))
LOW = ((120.0, 150.0), (520.0, 150.0), (560.0, 360.0), (80.0, 360.0))
CROSSED = (OBLIQUE[0], OBLIQUE[2], OBLIQUE[1], OBLIQUE[3])


@pytest.mark.parametrize(
    ("picture", "corners", "reason"),
    [
        (BOARD, smaller(OBLIQUE, 0.2), PhotoRefusal.TOO_SMALL),
        (BOARD[:1, :1], OBLIQUE, PhotoRefusal.TOO_SMALL),
        (BOARD[:1, :1], smaller(OBLIQUE, 900.0), PhotoRefusal.TOO_SMALL),
        (BOARD[:9, :9], smaller(OBLIQUE, 900.0), PhotoRefusal.NO_GRID),
        (BOARD, [(x + 640, y) for x, y in OBLIQUE], PhotoRefusal.NO_GRID),
        (BOARD, [(x, y - 480) for x, y in OBLIQUE], PhotoRefusal.NO_GRID),
        (BOARD, SLANT, PhotoRefusal.TOO_OBLIQUE),
        (BOARD, LOW, PhotoRefusal.TOO_OBLIQUE),
        (GREY, OBLIQUE, PhotoRefusal.TOO_DARK),
        (NOISE, OBLIQUE, PhotoRefusal.TOO_DOUBTFUL),
        (BOARD, CROSSED, PhotoRefusal.NO_GRID),
        (BOARD, OBLIQUE[::-1], PhotoRefusal.NO_GRID),
        (BOARD, [OBLIQUE[0]] * 4, PhotoRefusal.NO_GRID),
        (BOARD, ((0, 0), (300, 300), (600, 600), (10, 20)), PhotoRefusal.NO_GRID),
    ],
    ids=lambda value: value.value if isinstance(value, PhotoRefusal) else "",
)
def test_what_cannot_be_read_is_refused_with_the_reason(
    picture: Picture, corners: Sequence[Place], reason: PhotoRefusal
) -> None:
    with pytest.raises(PhotoRefusedError) as raised:
        read(picture, corners, 9 if picture is NOISE else 19)
    assert raised.value.why is reason
    for language in (EN, ZH, JA, KO):
        assert said(raised.value, language)
