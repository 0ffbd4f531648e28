"""The mark by which translation tools find texts that are translated later."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for translation and returns it unchanged."""
    return text
