"""The words of lists of players and pairings: headings of columns, values of some cells."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from goref.io.text.word_lists import word_list

Headings = Mapping[str, Sequence[str]]
"""The possible headings of every field; the first one is used in files that goref writes."""

SPARE = frozenset(("rank", "rating", "club", "country", "egf_pin", "aga_id"))
"""Columns that a list can do without: their unreadable cells are left out, with a note."""
EXPORTED = ("state", "winner", "margin", "rules", "basis", "reason", "note", "incidents")
"""Further columns in goref's own export that are not needed, or not usable, on reading.

If all of them are present, a single note covers them.
"""
ACCENTS = range(0x300, 0x370)
"""The code range of accents on Western letters, without the marks that change a kana."""


class ListWords(NamedTuple):
    """The words of lists, in six languages.

    Attributes:
        players, pairings: the headings of the two kinds of lists.
        byes: the texts for the missing opponent of a player who has a bye.
        yes, no: the values of a column that is true or false.
    """

    players: Headings
    pairings: Headings
    byes: Sequence[str]
    yes: Sequence[str]
    no: Sequence[str]


@cache
def list_words() -> ListWords:
    """Returns the words of lists. Raises FileError if goref's own file cannot be read."""
    return ListWords(**word_list("headings"))


def plainly(heading: str) -> str:
    """Returns a heading without case, accents, blanks and punctuation."""
    parted = unicodedata.normalize("NFKD", heading).casefold()
    kept = "".join(sign for sign in parted if ord(sign) not in ACCENTS)
    return "".join(sign for sign in unicodedata.normalize("NFKC", kept) if sign.isalnum())


def fields_by_heading(known: Headings) -> dict[str, str]:
    """Returns the field that each normalised heading means."""
    return {plainly(name): field for field, every in known.items() for name in every}
