"""A function that marks texts for translation without translating them."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Returns ``text`` unchanged. Translation tools find the calls and collect the texts."""
    return text
