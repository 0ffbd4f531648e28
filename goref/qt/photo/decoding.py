"""From a file of a picture to its pixels, upright, within bounds; Qt's own decoders."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

from goref.core.base.faults import fault
from goref.io.files import LARGEST, FileError, naming, read_bytes, shown_path

if TYPE_CHECKING:
    from goref.app.photo.perspective import Picture

KINDS = (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".bmp")
"""How names of pictures end that are read; what is in them decides."""
APPLE = (".heic", ".heif", ".avif")
"""How names of pictures end that are refused with advice."""
FORMATS = {b"jpeg", b"png", b"webp", b"tiff", b"bmp"}
BRANDS = {b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1", b"avif", b"avis"}
"""What the header of a HEIC or AVIF file calls itself."""
MEGAPIXELS = 50
"""Pictures with more millions of pixels are not read."""


def is_named_picture(path: Path) -> bool:
    """Whether a file is a picture by its name, also one that is refused with advice."""
    return path.suffix.lower() in KINDS + APPLE


def read_picture(path: Path) -> QImage:
    """The picture of a file, turned as its EXIF data asks. Raises FileError."""
    with naming(path, "cannot-read"):
        if path.stat().st_size > LARGEST:
            raise FileError(
                fault("photo-file-large", path=shown_path(path), most=LARGEST // 2**20)
            )
    return decoded(read_bytes(path), shown_path(path))


def decoded(data: bytes, name: str) -> QImage:
    """A picture from the bytes of its file, turned as its EXIF data asks.

    Args:
        name: what an error calls it.

    Raises FileError.
    """
    if data[4:8] == b"ftyp" and data[8:12] in BRANDS:
        raise FileError(fault("photo-heic", path=name))
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if not reader.canRead() or reader.format().data() not in FORMATS:
        raise FileError(fault("photo-unreadable", path=name))
    size = reader.size()
    if size.width() * size.height() > MEGAPIXELS * 10**6:
        raise FileError(fault("photo-too-many-pixels", path=name, most=MEGAPIXELS))
    image = reader.read()
    if image.isNull():
        raise FileError(fault("photo-unreadable", path=name))
    return image


def pixels_of(image: QImage) -> Picture:
    """The pixels of a picture: ``height x width x 3`` bytes, red, green, blue."""
    import numpy as np

    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    high, wide, step = plain.height(), plain.width(), plain.bytesPerLine()
    flat = np.frombuffer(plain.constBits(), np.uint8, high * step)
    pixels = flat.reshape(high, step)[:, : 3 * wide].reshape(high, wide, 3).copy()
    pixels.setflags(write=False)
    return pixels
