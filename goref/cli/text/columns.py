"""How many columns of a terminal a text takes."""

from __future__ import annotations

from unicodedata import east_asian_width


def width(text: str) -> int:
    """Columns of a terminal that a text takes."""
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
