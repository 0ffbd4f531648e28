"""Picture files recognised by their names, without decoding them; used at every start."""

from __future__ import annotations

from pathlib import Path

KINDS = (".jpg", ".jpeg", ".jfif", ".png", ".webp", ".tif", ".tiff", ".bmp")
"""Suffixes of pictures that can be read; the content decides the format."""
APPLE = (".heic", ".heif", ".avif")
"""The suffixes of pictures that goref refuses, with advice on how to convert them."""


def is_named_picture(path: Path) -> bool:
    """Returns whether a file has the suffix of a picture, even of one that goref refuses."""
    return path.suffix.lower() in KINDS + APPLE
