"""Results as somebody types them next to a table's number: ``B``, ``w 3.5``, ``0-1``, ``黑胜``.

Every entry of results reads them here: the line of an event's window, lists of slips, slips
typed a second time and the command line.
"""

from __future__ import annotations

import re
import unicodedata

from goref.core.event.result import RE, Result, Verdict
from goref.io.event.lists.points import read_points, verdict_of
from goref.io.event.words import VULGAR, WORDS, read_word

SIDES = {"black": "B", "黑": "B", "黒": "B", "흑": "B",
         "white": "W", "白": "W", "백": "W", "b": "B", "w": "W"}  # fmt: skip
"""The letters of both sides, by their names in small letters."""
FRACTION = r"\d\s*[⁄/]\s*\d"
AMOUNT = rf"(?:\d[\d.,]*(?:\s+{FRACTION})?|{FRACTION})\s*(?:points?|pts?|moku|zi|[目子点점집])?"
BY_SIDE = re.compile(
    rf"({'|'.join(SIDES)})(?:\s*\+\s*(.*)|\s+({AMOUNT}|[rtf]))?", re.IGNORECASE
)
"""A side with or without an ending; after a space, only one that cannot begin a name."""
SENTENCE = re.compile(
    r"(?:black|white)\s+(?:wins?|won|loses|lost|resign(?:s|ed))\b.*"
    r"|[黑黒흑白백].*(?:胜|勝ち?|승|赢|贏|败|敗け?|负|負け?|认输|認輸|패)(?:\(.*\))?[.。]?",
    re.IGNORECASE,
)
"""A sentence on the winner, which :func:`read_word` reads if it is a result."""
OPEN = "?"
"""The word for no result."""


def typed_word(text: str) -> str:
    """Returns a typed result as a word that :func:`read_word` reads, if it is a result.

    Points are Black's first, as in the list of tables. Returns "" for a text that is no attempt
    at a result, such as the beginning of a name. A mistyped ending is kept, so that reading the
    word raises an error.

    >>> [typed_word(text) for text in ("w 3.5", "0-1", "黑", "=", "bob")]
    ['W+3.5', 'W+', 'B+', 'draw', '']
    """
    plain = unicodedata.normalize("NFKC", VULGAR.sub(" ", text)).strip()
    if plain in (OPEN, "="):
        return OPEN if plain == OPEN else Verdict.DRAW.value
    bare = plain.removesuffix("!")
    points = read_points(bare.replace("⁄", "/"))
    if points is not None:
        verdict = verdict_of(points, black_first=True)
        won = verdict in (Verdict.BLACK, Verdict.WHITE)
        return (RE[verdict] if won else verdict.value) + plain[len(bare) :]
    side = BY_SIDE.fullmatch(bare)
    if side is not None:
        ending = side[2] or side[3] or ""
        return f"{SIDES[side[1].lower()]}+{ending}{plain[len(bare) :]}"
    spoken = bare.lower() in SPOKEN
    return plain if spoken or (SENTENCE.fullmatch(bare) and _is_read(plain)) else ""


def read_typed(text: str, *, default: bool = False, reason: str = "") -> Result | None:
    """Reads a typed result as :func:`read_word` does, and raises the same errors."""
    return read_word(typed_word(text) or text, default=default, reason=reason)


def _is_read(text: str) -> bool:
    try:
        return read_word(text) is not None
    except ValueError:
        return False


SPOKEN = frozenset(
    unicodedata.normalize("NFKC", word) for words in WORDS.values() for word in words
)
