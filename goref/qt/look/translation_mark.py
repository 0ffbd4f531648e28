"""The mark that translation tools look for on texts that are translated later."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation and return it as it is."""
    return text
