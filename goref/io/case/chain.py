"""A chain of hashes over a list of entries: each link covers its entry and the link before.

What it shows: an entry whose content was changed, taken out, put in, doubled or moved no
longer follows from the one before it, and the first such place is found. What it cannot
show: who wrote it. There is no signature and no secret; whoever holds the file can write
the whole chain anew, or bring an older copy back whole. Against that helps only a copy, or
the last link written down, in another hand (rules.md §4: the players sign the sheet).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any

LINK = "chain"
"""The key an entry keeps its own link under; the link covers every other key."""
BEGIN = ""
"""What the first link follows."""


def canonical(value: object) -> bytes:
    """A value of JSON as the bytes that are hashed: keys sorted, no spaces, UTF-8.

    Half surrogate pairs, which names that are no UTF-8 are read as, are kept apart too.
    Raises TypeError for what is no JSON, RecursionError for what is nested too deeply.
    """
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


def digest(value: object) -> str:
    """The SHA-256 of a value of JSON, in hexadecimal."""
    return sha256(canonical(value)).hexdigest()


def text_digest(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def link(previous: str, entry: Mapping[str, Any]) -> str:
    """The link of an entry that follows the link ``previous`` (:data:`BEGIN` for the first)."""
    content = {key: value for key, value in entry.items() if key != LINK}
    return sha256(previous.encode("utf-8", "replace") + b"\n" + canonical(content)).hexdigest()


def linked(previous: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    """The entry with its link."""
    return {**entry, LINK: link(previous, entry)}


def broken_at(entries: Iterable[Mapping[str, Any]]) -> int | None:
    """The place of the first entry that does not follow from the one before it; None if all do.

    Places count from 0, the first link. What comes after a broken place is not judged.
    """
    previous = BEGIN
    for place, entry in enumerate(entries):
        stated = entry.get(LINK)
        if stated != link(previous, entry):
            return place
        previous = stated
    return None


def backwards(times: Iterable[str]) -> tuple[int, ...]:
    """The places of times that are before the one they follow, counted from 0.

    A chain does not show it where all links were made again. A clock that was set back, or
    two computers whose clocks differ, look the same. A time that cannot be read is passed over.
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
