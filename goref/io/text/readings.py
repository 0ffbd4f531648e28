"""How a name in Chinese or Korean signs may be spelt in Latin letters: 柯洁, Ke Jie.

A sign has several readings and a name several orders: what is found is a suggestion and never
more. Korean is spelt by rule; Chinese takes a dictionary (``pip install "goref[names]"``), and
without it nothing is found. Japanese readings of names follow no table and are not told.
"""

from __future__ import annotations

from functools import cache
from itertools import islice, product
from unicodedata import normalize

from goref.core.event.name_signs import alike

LONGEST = 5
"""Signs of a name whose readings are looked for."""
MOST = 200
"""Spellings of one name that are tried."""
HANGUL = range(0xAC00, 0xD7A4)
INITIALS = ("g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k",
            "t", "p", "h")  # fmt: skip
VOWELS = ("a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u",
          "wo", "we", "wi", "yu", "eu", "ui", "i")  # fmt: skip
FINALS = ("", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m",
          "p", "p", "t", "t", "ng", "t", "t", "k", "t", "p", "t")  # fmt: skip
"""What a Korean syllable is made of, in the order of its code."""
I_SPELT = {"i": "lee"}
"""이, which hardly anybody of that name spells so."""


@cache
def spellings(name: str) -> frozenset[str]:
    """Spellings of a name in one word, surname first or last; none where nothing is known.

    Args:
        name: one part of a name, as ``name_parts`` has it.
    """
    name = normalize("NFC", name)  # a Korean syllable comes in pieces
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
        from pypinyin import Style, pinyin  # a dictionary, read when a name is first asked for
    except ImportError:
        return ()
    told = pinyin(sign, style=Style.NORMAL, heteronym=True, errors="ignore", v_to_u=False)
    read = [reading for readings in told for reading in readings]
    spelt = {one.replace("v", vowel) for one in read for vowel in ("v", "u", "yu")}
    return tuple(sorted(spelt))
