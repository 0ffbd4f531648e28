"""One name in the characters of several scripts: 吴, 吳 and 呉; 沢, 澤 and 泽; Ōta and Oota.

Names that are equal by these tables may or may not be the same: they are only a suggestion.
``readings.py`` has the readings of characters.
"""

from __future__ import annotations

import re
from functools import cache

from goref.io.text.word_lists import word_list

SPELT = (
    *(("lee", "yi", "rhee"), ("park", "pak", "bak"), ("choi", "choe"), ("kim", "gim")),
    *(("jung", "jeong", "chung"), ("cho", "jo"), ("kang", "gang"), ("kwon", "gwon")),
    *(("ryu", "yoo", "yu", "you"), ("moon", "mun"), ("shin", "sin"), ("noh", "roh", "no")),
    *(("seo", "suh"), ("yoon", "yun"), ("im", "lim", "rim"), ("baek", "paik", "baik")),
)
"""Spellings of Korean surnames in Latin letters."""
LONG = re.compile(r"o[ou]|oh(?![aeiou])|uu")
"""Spellings of long Japanese vowels."""

_SPELT = {name: group[0] for group in SPELT for name in group}


@cache
def variants() -> tuple[str, ...]:
    """Returns groups of characters that replace each other in names, each group as one text.

    A group has the simplified character first, then the Japanese, the traditional, and
    variants.
    """
    return tuple(word_list("variants")["groups"].split())


@cache
def _first_of_group() -> dict[int, str]:
    return str.maketrans({sign: group[0] for group in variants() for sign in group[1:]})


def alike(part: str) -> str:
    """Returns a key for comparing a part of a name, equal for parts that may be the same.

    Args:
        part: in lower case, without accents.
    """
    if part.isascii():
        return _SPELT.get(part) or LONG.sub(lambda found: found[0][0], part)
    return part.translate(_first_of_group())
