"""The manual's pictures of the window, in each language, light and dark.

A page shows one by ``![What it shows](picture:NAME)``. They are made by
``packaging/pictures.py`` and are files in ``resources/help/pictures``.
"""

from __future__ import annotations

from pathlib import Path

from goref.app.manual.pages import ManualError
from goref.core.base.faults import fault
from goref.core.base.language import ENGLISH, Language
from goref.io.places import resources

PICTURE = "picture:"
"""The beginning of the address of a picture in a page."""
SHOWN = 2 / 3
"""The size of a shown picture in logical pixels, as a part of the file's."""


def is_picture(address: str) -> bool:
    """Returns whether the address of an image is that of a picture of the window."""
    return address.startswith(PICTURE)


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
