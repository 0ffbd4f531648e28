"""The small picture that is kept: the board from above; a strange one is no picture."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QImage

from goref.core.case.stored_photo import MOST_BYTES, StoredPhoto
from goref.qt.photo.decoding import photo_of
from goref.qt.photo.flat import BESIDE
from goref.qt.photo.keeping import jpeg, kept_photo, picture_of
from tests.qt.photo.boards import CORNERS, EMPTY_9, drawn

ROWS = ("X.......O", *EMPTY_9[:7], "O.......X")


def test_the_board_is_kept_as_from_above() -> None:
    kept = kept_photo(photo_of(drawn(ROWS), "a.png", "ab" * 32), CORNERS, 9)
    assert (kept.name, kept.sha256) == ("a.png", "ab" * 32)
    assert kept.corners == ((150, 90), (500, 100), (560, 420), (90, 410))
    assert len(kept.picture) < MOST_BYTES / 4
    image = picture_of(kept)
    assert image is not None
    assert (image.width(), image.height()) == (720, 720)
    step = 720 / (8 + 2 * BESIDE)

    def light(x: int, y: int) -> int:
        seen = image.pixelColor(round((x + BESIDE) * step), round((y + BESIDE) * step))
        return seen.lightness()

    assert max(light(0, 0), light(8, 8)) < 60
    assert min(light(8, 0), light(0, 8)) > 200


def test_a_busy_picture_is_made_as_small_as_it_must() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (900, 900, 3), np.uint8).tobytes()
    image = QImage(noise, 900, 900, QImage.Format.Format_RGB888)
    corners = ((90.0, 90.0), (810.0, 90.0), (810.0, 810.0), (90.0, 810.0))
    kept = kept_photo(photo_of(image, "n" * 300), corners, 9)
    assert 0 < len(kept.picture) <= MOST_BYTES
    assert len(kept.name) == 255
    assert picture_of(kept) is not None


def kept(picture: bytes) -> StoredPhoto:
    return StoredPhoto("", "", ((0, 0),) * 4, picture)


def test_more_pixels_than_are_ever_kept_are_not_read() -> None:
    image = QImage(1100, 1000, QImage.Format.Format_RGB32)
    image.fill(0)
    assert picture_of(kept(jpeg(image, 10))) is None


@pytest.mark.parametrize("data", [b"x", b"\xff\xd8\xff\xe0", b"<svg/>", b"\x00" * 1000])
def test_what_is_no_picture_is_none(data: bytes) -> None:
    assert picture_of(kept(data)) is None


def test_a_picture_that_was_cut_short_is_none() -> None:
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(0)
    assert picture_of(kept(jpeg(image, 50))) is not None
    assert picture_of(kept(jpeg(image, 50)[:-2])) is None
