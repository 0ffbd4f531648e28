"""The manual's pictures of the window, in each language, light and dark; small positions.

A page shows one by ``![What it shows](picture:NAME)``. They are made by
``packaging/pictures.py`` and are files in ``resources/help/pictures``. A small position within
a text is ``![What it shows](position:XO./.X?/...)``, with its rows from the top; ``?`` is an
empty point that is marked.
"""

from __future__ import annotations

from pathlib import Path

from goref.app.manual.pages import ManualError
from goref.core.base.faults import fault
from goref.core.base.geometry import Point
from goref.core.base.language import ENGLISH, Language
from goref.core.board.position import Position
from goref.io.places import resources

PICTURE = "picture:"
"""The beginning of the address of a picture in a page."""
POSITION = "position:"
"""The beginning of the address of a small position in a page."""
MARKED, EMPTY = "?", "."
"""In the rows of a small position: an empty point that is marked, and any other one."""
SHOWN = 2 / 3
"""The size of a shown picture in logical pixels, as a part of the file's."""


def is_picture(address: str) -> bool:
    """Returns whether the address of an image is that of a picture of the window."""
    return address.startswith(PICTURE)


def is_position(address: str) -> bool:
    """Returns whether the address of an image is a small position."""
    return address.startswith(POSITION)


def position_in(address: str) -> tuple[Position, frozenset[Point]]:
    """Returns the position that the address of an image states, and its marked points.

    Raises DiagramError if it states none.
    """
    rows = address.removeprefix(POSITION).split("/")
    position = Position.from_rows([row.replace(MARKED, EMPTY) for row in rows])
    marked = (
        position.grid.at(column, line)
        for line, row in enumerate(rows)
        for column, sign in enumerate(row)
        if sign == MARKED
    )
    return position, frozenset(marked)


def picture_file(address: str, language: Language, *, dark: bool) -> Path:
    """Returns the file of a picture; that in English if the language has none.

    Raises ManualError if there is no such picture.
    """
    name = address.removeprefix(PICTURE)
    theme = "dark" if dark else "light"
    for spoken in (language, ENGLISH):
        file = resources() / "help" / "pictures" / spoken / theme / f"{name}.webp"
        if name.replace("-", "").isalnum() and file.is_file():
            return file
    raise ManualError(fault("manual-no-picture", picture=name))
