"""Finds the known name that the user most likely meant by a mistyped name."""

from __future__ import annotations

from collections.abc import Iterable

SHORTEST = 2
"""The fewest letters by which a name is recognised if they are its beginning."""


def closest_match(word: str, known: Iterable[str]) -> str:
    """Returns the known name that a mistyped word most likely means.

    This is the shortest name that begins with the word, if the word has at least two letters;
    else the most similar name. Returns an empty text if no name is similar. Ignores case and
    the leading dashes of options.

    >>> closest_match("--ruls", ["--rules", "--komi"])
    '--rules'
    >>> closest_match("ko", ["--rules", "--komi"])
    '--komi'
    >>> closest_match("xyz", ["--rules", "--komi"])
    ''
    """
    from difflib import get_close_matches  # imported here because few words are mistyped

    plain = _plain(word)
    names = {_plain(name): name for name in known}
    begun = [name for name in names if len(plain) >= SHORTEST and name.startswith(plain)]
    found = sorted(begun, key=len) or get_close_matches(plain, names, 1)
    return names[found[0]] if found else ""


def _plain(word: str) -> str:
    return word.lower().lstrip("-")
