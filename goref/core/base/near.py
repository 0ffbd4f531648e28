"""Which of the names there are was meant by one that there is not."""

from __future__ import annotations

from collections.abc import Iterable

SHORTEST = 2
"""Letters of a beginning that are enough to know a name by."""


def near(word: str, known: Iterable[str]) -> str:
    """The name most like a word, or the shortest that begins so; empty if none is like it.

    Capitals do not count, nor do the dashes of options.
    """
    from difflib import get_close_matches  # nobody mistypes often

    plain = _plain(word)
    names = {_plain(name): name for name in known}
    begun = [name for name in names if len(plain) >= SHORTEST and name.startswith(plain)]
    found = sorted(begun, key=len) or get_close_matches(plain, names, 1)
    return names[found[0]] if found else ""


def _plain(word: str) -> str:
    return word.lower().lstrip("-")
