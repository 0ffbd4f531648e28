"""Makes names from files printable.

Anybody may have written such a file; its names must not change the direction of other text.
"""

from __future__ import annotations

import unicodedata

LONGEST = 100
"""The most characters of a name; a longer one is cut and ends in ``…``."""
JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts need within words."""
ISOLATE, END = "\u2068", "\u2069"
"""Characters around a text that runs from right to left: they keep the rest of the line in
order."""


def plain(text: str, longest: int = LONGEST) -> str:
    """Returns a text from a file as one printable line.

    Line breaks become spaces. Other unprintable characters, and those that change the direction
    of writing, are removed, except the invisible joiners that some scripts need. A text of more
    than ``longest`` characters is cut and ends in ``…``. A text with characters written from
    right to left is isolated from the text around it.
    """
    flat = " ".join(text.split())
    cleaned = "".join(sign for sign in flat if sign.isprintable() or sign in JOINERS)
    if len(cleaned) > longest:
        cleaned = cleaned[: longest - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in cleaned):
        return f"{ISOLATE}{cleaned}{END}"
    return cleaned
