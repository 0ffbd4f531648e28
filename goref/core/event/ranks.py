"""Ranks, as entry lists write them, brought into one form."""

from __future__ import annotations

import re
import unicodedata

KINDS = {
    **dict.fromkeys(("d", "dan", "段"), "D"),
    **dict.fromkeys(("k", "kyu", "gup", "级", "級"), "K"),
    **dict.fromkeys(("p", "pro", "dan pro", "d pro"), "P"),
}
PROFESSIONAL = ("职业", "職業", "プロ")
AMATEUR = ("业余", "業余", "业", "アマ")
NUMERALS = {"初": 1, **{sign: n for n, sign in enumerate("一二三四五六七八九十", 1)}}
MOST = {"D": 9, "K": 30, "P": 9}
LOWEST, HIGHEST = -30, 8
"""The lowest and the highest amateur rank as numbers: 30 kyu and 9 dan."""


def read_rank(text: str) -> str | None:
    """Returns a rank as ``3D``, ``12K`` or ``9P``; None if the text is not a rank.

    An empty text remains empty. ``段`` alone is an amateur's dan; with ``职业`` or ``プロ``
    before it, it is a professional's.
    """
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    if not plain:
        return ""
    professional = False
    for word in (*PROFESSIONAL, *AMATEUR):
        if plain.startswith(word):
            professional = word in PROFESSIONAL
            plain = plain.removeprefix(word).strip()
            break
    found = re.fullmatch(r"([0-9]{1,2}|[初一二三四五六七八九十])\s*\.?\s*([^0-9.]*)", plain)
    if found is None or found[2].strip() not in KINDS:
        return None
    kind = KINDS[found[2].strip()]
    if professional:
        if kind != "D":
            return None
        kind = "P"
    number = NUMERALS.get(found[1]) or int(found[1])
    return f"{number}{kind}" if 1 <= number <= MOST[kind] else None


def rank_number(rank: str) -> int | None:
    """Returns a rank as a number: -1 for 1 kyu, 0 for 1 dan, 8 for 9 dan and professionals.

    Returns None if the text is not a rank.
    """
    read = read_rank(rank)
    if not read:
        return None
    number, kind = int(read[:-1]), read[-1]
    return {"K": -number, "D": number - 1, "P": HIGHEST}[kind]


def rank_text(number: int) -> str:
    """Returns the rank that a number means: ``1D``, ``20K``."""
    return f"{number + 1}D" if number >= 0 else f"{-number}K"
