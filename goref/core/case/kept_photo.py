"""The photograph that a position was read from, as it is kept with its case."""

from __future__ import annotations

from goref.core.base.frozen import field, frozen

MOST_BYTES = 200_000
"""No picture that is kept takes more."""
LONGEST_NAME = 255


@frozen
class KeptPhoto:
    """A photograph of a board: a small picture of it, and what tells its own file again.

    Attributes:
        name: of its file, without folders; empty where it came from no file.
        sha256: of that file, in 64 hexadecimal digits; empty where there is none.
        corners: where the grid's outermost crossings lie in the photograph as it is seen
            upright, in whole pixels (across, down); top left first, clockwise.
        picture: the board as from above, the bytes of a JPEG.
    """

    name: str
    sha256: str
    corners: tuple[tuple[int, int], ...]
    picture: bytes = field(repr=False)
