"""Results as they are typed from slips: ``12 B``, ``12=``, ``2/12 W+3.5``."""

from __future__ import annotations

import re
import unicodedata

from goref.core.base.frozen import frozen
from goref.core.event.result import Verdict

KEYS = {"b": "B+", "w": "W+", "=": Verdict.DRAW.value}
"""The results that a single key enters, by the key in lower case."""
SIDES = {"黑": "b", "黒": "b", "흑": "b", "白": "w", "백": "w"}
SLIP = re.compile(r"(?:(\d{1,2})/)?(\d{1,4})\s*([bw黑黒흑白백=]|[bw]\+\S*)", re.IGNORECASE)


@frozen
class Slip:
    """A typed result.

    Attributes:
        round: the typed round; 0, if none was typed, means the round that is shown.
        number: the number of the table.
        word: the result, in a form that :func:`goref.io.event.words.read_word` reads.
    """

    round: int
    number: int
    word: str


def read_slip(text: str) -> Slip | None:
    """Returns the slip that a text states; None for any other text."""
    found = SLIP.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if found is None:
        return None
    round, number, word = found.groups()
    key = word.lower()
    return Slip(int(round or 0), int(number), KEYS.get(SIDES.get(key, key), word))
