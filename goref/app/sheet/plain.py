"""Makes names printable.

Names come from files that anybody may have written, and must not change the direction of the
text around them.
"""

from __future__ import annotations

import unicodedata

LONGEST = 100
"""The most characters of a name; a longer one is cut and ends in ``…``."""
JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts need within words."""
ISOLATE, END = "\u2068", "\u2069"
"""Characters around a text from right to left, which protect the rest of its line."""


def plain(text: str, longest: int = LONGEST) -> str:
    """Returns a text of a file on one line, without characters that are unprintable or change
    the direction.

    A text of more than ``longest`` characters is cut and ends in ``…``; one with characters
    from right to left is isolated from the text around it.
    """
    flat = " ".join(text.split())
    cleaned = "".join(sign for sign in flat if sign.isprintable() or sign in JOINERS)
    if len(cleaned) > longest:
        cleaned = cleaned[: longest - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in cleaned):
        return f"{ISOLATE}{cleaned}{END}"
    return cleaned
