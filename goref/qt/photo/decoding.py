"""The decoding of picture files by Qt, with limits for their size."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageReader

from goref.app.arrays import Picture, np
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.files import LARGEST, FileError, naming, probe, read_in_time, shown_path

FORMATS = {b"jpeg", b"png", b"webp", b"tiff", b"bmp"}
BRANDS = {b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1", b"avif", b"avis"}
"""The names in a file's header by which HEIC and AVIF are recognised."""
MEGAPIXELS = 50
"""The largest picture that is read, in millions of pixels."""
SHOWN = 2400
"""The largest side, in pixels, of the picture that is displayed."""


@frozen
class Photo:
    """A photograph, ready to be displayed and read.

    Attributes:
        image: the upright picture with all its pixels.
        small: the same picture, at most :data:`SHOWN` pixels wide and high.
        pixels: the pixels of ``image`` as an array.
        name: the name of the file; "" if the picture came from no file.
        sha256: the hexadecimal digest of the file; "" if there is no file.
    """

    image: QImage
    small: QImage
    pixels: Picture
    name: str = ""
    sha256: str = ""


def read_picture(path: Path) -> QImage:
    """Returns the picture in a file, turned upright by its EXIF data.

    Raises:
        FileError: the file cannot be read, or the picture is too large.
    """
    return decoded(_bytes_of(path), shown_path(path))


def _bytes_of(path: Path) -> bytes:
    with naming(path, "cannot-read"):
        if probe(path).reached().st_size > LARGEST:
            raise FileError(
                fault("photo-file-large", path=shown_path(path), most=LARGEST // 2**20)
            )
    return read_in_time(path)


def decoded(data: bytes, name: str, most: int = MEGAPIXELS) -> QImage:
    """Returns the picture in the bytes of a file, turned upright by its EXIF data.

    Args:
        name: the name to use in error messages.
        most: the largest number of pixels, in millions.

    Raises:
        FileError: the bytes are no complete picture in one of ``FORMATS``, or it is too large.
    """
    if data[4:8] == b"ftyp" and data[8:12] in BRANDS:
        raise FileError(fault("photo-heic", path=name))
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind = reader.format().data()
    if not reader.canRead() or kind not in FORMATS or (kind == b"jpeg" and not _ends(data)):
        raise FileError(fault("photo-unreadable", path=name))
    size = reader.size()
    if size.width() * size.height() > most * 10**6:
        raise FileError(fault("photo-too-many-pixels", path=name, most=most))
    image = reader.read()
    if image.isNull():
        raise FileError(fault("photo-unreadable", path=name))
    return image


def _ends(data: bytes) -> bool:
    """Returns whether the data of a JPEG is complete. Qt would fill missing parts with grey.

    Phones may add other data after the end.
    """
    return data.rfind(b"\xff\xd9") > data.rfind(b"\xff\xda")


def photo_of(image: QImage, name: str = "", sha256: str = "") -> Photo:
    """Returns a picture as a photograph.

    Raises:
        FileError: the picture is empty or too large.
    """
    if image.isNull():
        raise FileError(fault("photo-unreadable", path=name))
    if image.width() * image.height() > MEGAPIXELS * 10**6:
        raise FileError(fault("photo-too-many-pixels", path=name, most=MEGAPIXELS))
    small = image
    if max(image.width(), image.height()) > SHOWN:
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode
        small = image.scaled(SHOWN, SHOWN, keep, smooth.SmoothTransformation)
    return Photo(image, small, pixels_of(image), name, sha256)


def read_photo(path: Path) -> Photo:
    """Returns the photograph in a file.

    Raises:
        FileError: the file cannot be read, or the picture is too large.
    """
    data = _bytes_of(path)
    digest = hashlib.sha256(data).hexdigest()
    return photo_of(decoded(data, shown_path(path)), path.name, digest)


def thumbnail(path: Path, side: int) -> QImage:
    """Returns the picture in a file, upright and at most ``side`` pixels wide and high.

    Returns a null image if the file cannot be read or the picture is too large.
    """
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    good = reader.canRead() and reader.format().data() in FORMATS and size.isValid()
    if not good or size.width() * size.height() > MEGAPIXELS * 10**6:
        return QImage()
    reader.setScaledSize(size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


def pixels_of(image: QImage) -> Picture:
    """Returns the pixels of an image as an array ``height x width x 3``: red, green, blue."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    high, wide, step = plain.height(), plain.width(), plain.bytesPerLine()
    flat = np.frombuffer(plain.constBits(), np.uint8, high * step)
    pixels = flat.reshape(high, step)[:, : 3 * wide].reshape(high, wide, 3).copy()
    pixels.setflags(write=False)
    return pixels
