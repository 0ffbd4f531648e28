"""A chain of hashes over a list of entries: each link covers its entry and the link before.

The chain shows that an entry was changed, removed, inserted, doubled or moved: it no longer
follows from the one before. The first such place is found. The chain cannot show who wrote an
entry. There is no signature and no secret; anyone with write access can write the whole chain
again from scratch, or restore a complete older copy. Only a copy, or a note of the last link
kept by somebody else, helps against that (rules.md §4: the players sign the sheet).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any

LINK = "chain"
"""The key under which an entry keeps its own link; the link covers every other key."""
BEGIN = ""
"""The text that takes the place of a previous link before the first entry."""


def canonical(value: object) -> bytes:
    """Returns a JSON value as the bytes that are hashed: keys sorted, no spaces, UTF-8.

    Lone surrogates, which represent bytes of names that are not UTF-8, keep their value.
    Raises TypeError if the value is not JSON, RecursionError if it is nested too deeply.
    """
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


def digest(value: object) -> str:
    """Returns the SHA-256 of a JSON value, in hexadecimal."""
    return sha256(canonical(value)).hexdigest()


def text_digest(text: str) -> str:
    """Returns the SHA-256 of a text, in hexadecimal."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def link(previous: str, entry: Mapping[str, Any]) -> str:
    """Returns the link of an entry after ``previous`` (:data:`BEGIN` for the first)."""
    content = {key: value for key, value in entry.items() if key != LINK}
    return sha256(previous.encode("utf-8", "replace") + b"\n" + canonical(content)).hexdigest()


def linked(previous: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the entry with its link after ``previous`` (:data:`BEGIN` for the first)."""
    return {**entry, LINK: link(previous, entry)}


def broken_at(entries: Iterable[Mapping[str, Any]]) -> int | None:
    """Returns the place of the first entry that does not follow from the one before.

    Returns None if all do. Places count from 0. Entries after a broken place are not checked.
    """
    previous = BEGIN
    for place, entry in enumerate(entries):
        stated = entry.get(LINK)
        if stated != link(previous, entry):
            return place
        previous = stated
    return None


def backwards(times: Iterable[str]) -> tuple[int, ...]:
    """Returns the places, from 0, of times that are earlier than the time before them.

    Such times can betray a log that was written again with valid links. A clock that was set
    back, or two computers whose clocks differ, look the same. Skips a time that cannot be
    parsed.
    """
    found: list[int] = []
    previous: datetime | None = None
    for place, text in enumerate(times):
        try:
            time = datetime.fromisoformat(text).astimezone()
        except (ValueError, OverflowError, OSError):
            continue
        if previous is not None and time < previous:
            found.append(place)
        previous = time
    return tuple(found)
