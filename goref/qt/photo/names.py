"""Which files are pictures by their names: every start asks that of what it opens."""

from __future__ import annotations

from pathlib import Path

KINDS = (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".bmp")
"""How names of pictures end that are read; what is in them decides."""
APPLE = (".heic", ".heif", ".avif")
"""How names of pictures end that are refused with advice."""


def is_named_picture(path: Path) -> bool:
    """Whether a file is a picture by its name, also one that is refused with advice."""
    return path.suffix.lower() in KINDS + APPLE
