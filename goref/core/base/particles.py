"""Korean particles, which have two forms: after a consonant, and after a vowel.

A translation names the particle after a placeholder: ``{name:이}`` becomes ``흑이`` or
``백돌 2개가``; ``“{name:”은}`` puts a closing quote between word and particle.
"""

from __future__ import annotations

import re

FORMS = {
    "이": ("이", "가"),
    "은": ("은", "는"),
    "을": ("을", "를"),
    "과": ("과", "와"),
    "으로": ("으로", "로"),
    "이라": ("이라", "라"),
}
"""Each particle in two forms: after a consonant, and after a vowel."""
BOTH = {
    "이": "이(가)",
    "은": "은(는)",
    "을": "을(를)",
    "과": "와(과)",
    "으로": "(으)로",
    "이라": "(이)라",
}
"""The form of each particle after a word whose last sound is not known."""
SPEC = re.compile(rf"(\W*)({'|'.join(sorted(FORMS, key=len, reverse=True))})")
L = 8
"""The index of ㄹ among the final consonants of a syllable; 0 means no final consonant."""
OTHER = 1
"""Stands for any final consonant other than ㄹ."""
DIGITS = dict(zip("0123456789", (OTHER, L, 0, OTHER, 0, 0, OTHER, L, L, 0), strict=True))
"""The final sound of each digit as it is read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구."""
PARTS = {"½": L, "¼": L, "¾": OTHER}
"""The final sounds of fractions as they are read: 이분의 일, 사분의 일, 사분의 삼."""
LETTERS = {"L": L, "R": L, "M": OTHER, "N": OTHER}
"""Single letters whose names end in a consonant: 엘, 알, 엠, 엔."""


def with_particle(word: str, particle: str, between: str = "") -> str:
    """Returns a word followed by a particle, in both forms if the word's last sound is unknown.

    Args:
        particle: the particle in its form after a consonant, a key of :data:`FORMS`.
        between: silent characters between word and particle, such as a closing quote.

    >>> with_particle("흑", "이"), with_particle("D4", "을"), with_particle("서울", "으로")
    ('흑이', 'D4를', '서울로')
    """
    final = last_consonant(word)
    if final is None:
        return word + between + BOTH[particle]
    closed = final not in (0, L) if particle == "으로" else final != 0
    return word + between + FORMS[particle][not closed]


def last_consonant(word: str) -> int | None:
    """Returns the final consonant of a word: 0 after a vowel, ``L`` for ㄹ, or another number.

    Returns None if that is unknown, as for Latin words and Chinese characters.
    """
    heard = word.rstrip(" \t”’\"'»)）]】>」』.,…")
    last = heard[-1:]
    if "가" <= last <= "힣":
        return (ord(last) - ord("가")) % 28
    if last in PARTS:
        return PARTS[last]
    if last in DIGITS and last:
        return DIGITS[last]
    if last.isascii() and last.isalpha() and not heard[-2:-1].isalpha():
        return LETTERS.get(last.upper(), 0)
    return None


class Sounded:
    """A value for a placeholder; adds a Korean particle if the placeholder names one."""

    def __init__(self, value: object) -> None:
        self._value = value

    def __format__(self, spec: str) -> str:
        found = SPEC.fullmatch(spec)
        if found is None:
            return format(self._value, spec)
        return with_particle(str(self._value), found[2], found[1])

    def __str__(self) -> str:
        return str(self._value)

    def __repr__(self) -> str:
        return repr(self._value)


def formatted(text: str, /, **parts: object) -> str:
    """Returns a text with its placeholders filled in, and any Korean particles they name."""
    if ":" in text:
        parts = {name: Sounded(value) for name, value in parts.items()}
    return text.format(**parts)
