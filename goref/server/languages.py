"""The language of an answer: asked for in the address, or by the browser."""

from __future__ import annotations

import re

from goref.core.base.language import ENGLISH, Language
from goref.io.text.catalogue import languages

_RANGE = re.compile(r"([a-z]{1,8})(?:-[a-z0-9-]{1,40})?(?:;q=([01](?:\.[0-9]{0,3})?))?")
MOST = 200
"""The most characters of a header that are read."""


def accepted(header: str, usual: Language = ENGLISH) -> Language:
    """Returns the language that a header ``Accept-Language`` prefers, of those goref has.

    Args:
        usual: the language if it names none of them.
    """
    best, most = usual, 0.0
    for part in header[:MOST].lower().replace(" ", "").split(","):
        found = _RANGE.fullmatch(part)
        if found is None or found[1] not in languages():
            continue
        weight = float(found[2] or 1)
        if weight > most:
            best, most = languages()[found[1]], weight
    return best


def asked(query: str, header: str, usual: Language = ENGLISH) -> Language:
    """Returns the language of a page.

    Args:
        query: the value of ``lang`` in the page's address; "" for none.
    """
    return languages().get(query) or accepted(header, usual)
