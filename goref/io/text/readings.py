"""Spellings of a Chinese or Korean name in Latin letters: 柯洁, Ke Jie.

A character has several readings and a name several orders: a result is never more than a
suggestion. Korean is spelt by rule; Chinese needs a dictionary
(``pip install "goref[names]"``), without which the result is empty. Japanese readings of names
follow no table and are left out.
"""

from __future__ import annotations

from functools import cache
from itertools import islice, product
from unicodedata import normalize

from goref.io.text.name_signs import alike

LONGEST = 5
"""The most characters of a name that is spelt."""
MOST = 200
"""The largest number of spellings tested for a name."""
HANGUL = range(0xAC00, 0xD7A4)
INITIALS = ("g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k",
            "t", "p", "h")  # fmt: skip
VOWELS = ("a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u",
          "wo", "we", "wi", "yu", "eu", "ui", "i")  # fmt: skip
FINALS = ("", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m",
          "p", "p", "t", "t", "ng", "t", "t", "k", "t", "p", "t")  # fmt: skip
"""The parts of a Korean syllable, in the order of its code."""
I_SPELT = {"i": "lee"}
"""The usual spelling of 이, which breaks the rule."""


@cache
def spellings(name: str) -> frozenset[str]:
    """Returns spellings of a name in one word, surname first or last.

    Empty unless the name has two to five characters, all of them with known readings.

    Args:
        name: one part of a name, from ``name_parts``.
    """
    name = normalize("NFC", name)  # a Korean syllable may come in pieces
    if not 2 <= len(name) <= LONGEST:
        return frozenset()
    signs = [_syllables(sign) for sign in name]
    found = set()
    for parts in islice(product(*signs), MOST):
        for surname in range(1, min(len(parts), 3)):
            first, given = "".join(parts[:surname]), "".join(parts[surname:])
            family = alike(I_SPELT.get(first, first))
            found |= {f"{called}{given}" for called in (family, first)}
            found |= {f"{given}{called}" for called in (family, first)}
    return frozenset(found)


def _syllables(sign: str) -> tuple[str, ...]:
    code = ord(sign)
    if code in HANGUL:
        rest, final = divmod(code - HANGUL.start, len(FINALS))
        initial, vowel = divmod(rest, len(VOWELS))
        return (INITIALS[initial] + VOWELS[vowel] + FINALS[final],)
    return _chinese(sign)


def _chinese(sign: str) -> tuple[str, ...]:
    try:
        from pypinyin import Style, pinyin  # a dictionary, loaded for the first name
    except ImportError:
        return ()
    told = pinyin(sign, style=Style.NORMAL, heteronym=True, errors="ignore", v_to_u=False)
    read = [reading for readings in told for reading in readings]
    spelt = {one.replace("v", vowel) for one in read for vowel in ("v", "u", "yu")}
    return tuple(sorted(spelt))
