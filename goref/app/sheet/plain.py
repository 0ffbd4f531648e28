"""Names made printable.

They come from files that anybody may have written, and cannot turn the text around them.
"""

from __future__ import annotations

import unicodedata

LONGEST = 100
"""More signs of one name are cut, and the cut is shown."""
JOINERS = "\u200c\u200d"
"""Signs without a shape that some scripts need within words."""
ISOLATE, END = "\u2068", "\u2069"
"""Around a text that runs from right to left: it then leaves the rest of its line alone."""


def plain(text: str, longest: int = LONGEST) -> str:
    """A text of a file on one line, without signs that cannot be printed or that turn others.

    What is longer than ``longest`` signs ends in ``…``; a text that has signs running from
    right to left is set apart from what stands beside it.
    """
    flat = " ".join(text.split())
    cleaned = "".join(sign for sign in flat if sign.isprintable() or sign in JOINERS)
    if len(cleaned) > longest:
        cleaned = cleaned[: longest - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in cleaned):
        return f"{ISOLATE}{cleaned}{END}"
    return cleaned
