"""The spelling of names in the languages that use single-byte character sets.

:class:`Spelling` learns a language's letters, and which follow each other, from names. To add a
language, add its names to ``resources/words/names.toml`` and its encodings to ``SINGLE`` in
``encoding_guess``.
"""

from __future__ import annotations

import math
import unicodedata
from collections import Counter
from functools import cache
from itertools import pairwise

from goref.io.text.word_lists import word_list

UNSEEN = 0.35
"""The least weight of a letter's own frequency, so that new pairs also have a chance."""


class Spelling:
    """The statistics of a language's names: the chance that a letter follows another.

    Attributes:
        is_latin: True if the language has letters of ASCII.
    """

    def __init__(self, words: str) -> None:
        single: Counter[str] = Counter()
        pairs: Counter[str] = Counter()
        before: Counter[str] = Counter()
        for word in words.split():
            spelt = f" {folded(word)} "
            single.update(spelt[1:])
            pairs.update(a + b for a, b in pairwise(spelt))
            before.update(spelt[:-1])
        self._single, self._total = single, sum(single.values())
        self._pairs, self._before = pairs, before
        self.is_latin = "a" in single
        self._known: dict[str, float] = {}

    def chance(self, pair: str) -> float:
        """Returns the logarithm of the chance that the second letter follows the first.

        Either is a small letter, or a space for the edge of a word.
        """
        told = self._known.get(pair)
        if told is None:
            alone = self._single.get(pair[1], 0) / self._total or 2e-5
            followed = self._before.get(pair[0], 0)
            weight = followed / (followed + 12) * (1 - UNSEEN) if followed else 0.0
            both = self._pairs.get(pair, 0) / followed if followed else 0.0
            told = self._known[pair] = math.log(weight * both + (1 - weight) * alone)
        return told


@cache
def spelling(language: str) -> Spelling:
    """Returns the spelling of a language, by its code. Raises KeyError for an unknown code."""
    return Spelling(word_list("names")[language])


def folded(word: str) -> str:
    """Returns a word in small letters, with accents joined to them as in single-byte sets."""
    return unicodedata.normalize("NFC", word).lower()
