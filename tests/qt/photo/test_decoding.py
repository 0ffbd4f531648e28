"""Pictures from files: upright, within bounds, and refused with advice."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from goref.core.texts.faults.said import said
from goref.io.files import FileError
from goref.qt.photo.decoding import (
    decoded,
    photo_of,
    pixels_of,
    read_photo,
    read_picture,
    thumbnail,
)
from goref.qt.photo.names import is_named_picture
from tests.languages import EN


def half_red(wide: int = 40, high: int = 20) -> QImage:
    """A picture whose left half is red, the rest blue."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("blue"))
    for x in range(wide // 2):
        for y in range(high):
            image.setPixelColor(x, y, QColor("red"))
    return image


def held_upright(path: Path) -> None:
    """Write a JPEG whose EXIF data says: turn it a quarter to the right to see it upright."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert half_red().save(buffer, "JPEG", 95)
    data = bytes(buffer.data().data())
    tiff = b"MM\0*\0\0\0\x08" + b"\0\x01" + b"\x01\x12\0\x03\0\0\0\x01\0\x06\0\0" + b"\0" * 4
    exif = b"Exif\0\0" + tiff
    path.write_bytes(
        data[:2] + b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif + data[2:]
    )


def test_a_picture_is_turned_as_its_camera_was_held(tmp_path: Path) -> None:
    path = tmp_path / "held.jpg"
    held_upright(path)
    image = read_picture(path)
    assert (image.width(), image.height()) == (20, 40)
    pixels = pixels_of(image)
    assert pixels.shape == (40, 20, 3)
    assert pixels[5, 10, 0] > 200 > 60 > pixels[5, 10, 2]
    assert pixels[35, 10, 2] > 200
    assert thumbnail(path, 10).height() == 10


def test_the_pixels_of_a_row_that_is_padded_are_all_there() -> None:
    pixels = pixels_of(half_red(7, 3))
    assert pixels.shape == (3, 7, 3)
    assert pixels[2, 6].tolist() == [0, 0, 255]
    assert not pixels.flags.writeable


@pytest.mark.parametrize("brand", [b"heic", b"mif1", b"avif"])
def test_a_heic_picture_is_refused_with_advice(brand: bytes) -> None:
    data = b"\0\0\0\x18ftyp" + brand + b"\0" * 40
    with pytest.raises(FileError) as caught:
        decoded(data, "IMG_1.HEIC")
    assert "IMG_1.HEIC is a HEIC picture" in said(caught.value, EN)
    assert "Most Compatible" in said(caught.value, EN)


@pytest.mark.parametrize(
    "data",
    [b"", b"(;SZ[9])", b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"],
)
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(FileError) as caught:
        decoded(data, "x.jpg")
    assert "not a picture that can be read" in said(caught.value, EN)


def test_a_picture_that_is_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cut.jpg"
    assert half_red(200, 200).save(str(path))
    whole = path.read_bytes()
    assert not decoded(whole + b"what a phone adds", "whole").isNull()
    with pytest.raises(FileError) as caught:
        decoded(whole[:-2], "cut.jpg")
    assert "part of it is missing" in said(caught.value, EN)


def test_too_many_pixels_are_refused_before_they_are_read() -> None:
    image = QImage(10_000, 5_001, QImage.Format.Format_Mono)
    image.fill(0)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG", 100)
    with pytest.raises(FileError) as caught:
        decoded(bytes(buffer.data().data()), "large.png")
    assert "more than 50 megapixels" in said(caught.value, EN)
    with pytest.raises(FileError):
        photo_of(image)


def test_a_file_that_is_too_large_or_missing_is_told(tmp_path: Path) -> None:
    huge = tmp_path / "huge.jpg"
    with huge.open("wb") as file:
        file.truncate(65 * 2**20)
    with pytest.raises(FileError) as caught:
        read_picture(huge)
    assert "larger than 64 MB" in said(caught.value, EN)
    with pytest.raises(FileError):
        read_picture(tmp_path / "gone.jpg")
    assert thumbnail(tmp_path / "gone.jpg", 10).isNull()


def test_a_large_photograph_has_a_smaller_one_to_be_shown(tmp_path: Path) -> None:
    path = tmp_path / "wide.png"
    QImage(3000, 30, QImage.Format.Format_RGB32).save(str(path))
    photo = read_photo(path)
    assert photo.name == "wide.png"
    assert photo.image.width() == photo.pixels.shape[1] == 3000
    assert photo.small.width() == 2400


def test_a_picture_is_known_by_its_name() -> None:
    assert is_named_picture(Path("a/IMG_1.JPG"))
    assert is_named_picture(Path("b.heic"))
    assert not is_named_picture(Path("game.sgf"))
