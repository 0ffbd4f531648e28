"""Recognises pictures by their names; needed at every start, for the files to open."""

from __future__ import annotations

from pathlib import Path

KINDS = (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".bmp")
"""The suffixes of pictures that are read; the content decides."""
APPLE = (".heic", ".heif", ".avif")
"""The suffixes of pictures that are refused with advice."""


def is_named_picture(path: Path) -> bool:
    """Returns whether a file is a picture by its name, even one refused with advice."""
    return path.suffix.lower() in KINDS + APPLE
