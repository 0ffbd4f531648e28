"""The photograph that a position was read from, as stored with its case."""

from __future__ import annotations

from goref.core.base.frozen import field, frozen

MOST_BYTES = 200_000
"""The largest stored picture, in bytes."""
LONGEST_NAME = 255


@frozen
class StoredPhoto:
    """A photograph of a board: a small picture, and data to recognise the original file by.

    Attributes:
        name: the name of the original file, without folders; empty if there is no file.
        sha256: the hash of that file, in 64 hexadecimal digits; empty if there is no file.
        corners: the grid's outermost crossings in the upright photograph, in whole pixels
            (across, down); top left first, clockwise.
        picture: the board from above, the bytes of a JPEG.
    """

    name: str
    sha256: str
    corners: tuple[tuple[int, int], ...]
    picture: bytes = field(repr=False)
