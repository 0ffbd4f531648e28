"""The small picture of a photograph that is stored in a case: creating and showing it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from goref.app.photo.perspective import Place
from goref.core.case.stored_photo import LONGEST_NAME, MOST_BYTES, StoredPhoto
from goref.io.files import FileError
from goref.qt.photo.decoding import Photo, decoded
from goref.qt.photo.flat import BESIDE, from_above

SIZES = ((720, 80), (720, 55), (480, 50), (320, 30))
"""Pairs (side in pixels, JPEG quality). The first one with a small enough file is used."""
MOST_MEGAPIXELS = 1


def kept_photo(photo: Photo, corners: Sequence[Place], lines: int) -> StoredPhoto:
    """Returns what a case stores of a photograph: name, digest, corners, and a small picture.

    The picture shows the board from above.

    Args:
        corners: the corners of the grid, in pixels of the photograph.
    """
    places = tuple((round(x), round(y)) for x, y in corners)
    for side, quality in SIZES:
        step = side / (lines - 1 + 2 * BESIDE)
        data = jpeg(from_above(photo, corners, lines, step, QSize(side, side)), quality)
        if len(data) <= MOST_BYTES:
            break
    return StoredPhoto(photo.name[:LONGEST_NAME], photo.sha256, places, data)


def picture_of(kept: StoredPhoto) -> QImage | None:
    """Returns the picture stored in a case; None if it cannot be displayed.

    It contains only pixels; texts that somebody put into the file are left out.
    """
    try:
        image = decoded(kept.picture, "", MOST_MEGAPIXELS)
    except FileError:
        return None
    plain = QImage(image.size(), QImage.Format.Format_RGB32)
    plain.fill(Qt.GlobalColor.white)
    p = QPainter(plain)
    p.drawImage(0, 0, image)
    p.end()
    return plain


def jpeg(image: QImage, quality: int) -> bytes:
    """Returns a picture as JPEG data. ``quality`` is from 0 to 100."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPEG", quality)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
