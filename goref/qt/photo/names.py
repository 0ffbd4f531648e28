"""Recognising pictures among the files to open, by their names; needed at every start."""

from __future__ import annotations

from pathlib import Path

KINDS = (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".bmp")
"""Suffixes of pictures that can be read; the content decides the format."""
APPLE = (".heic", ".heif", ".avif")
"""Suffixes of pictures that are refused, with advice what to do."""


def is_named_picture(path: Path) -> bool:
    """Returns whether a file's suffix is that of a picture, even of one that is refused."""
    return path.suffix.lower() in KINDS + APPLE
