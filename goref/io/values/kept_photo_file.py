"""The photograph of a case as a value of JSON, read strictly; its picture stays bytes."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from typing import Any

from goref.core.base.faults import fault
from goref.core.case.kept_photo import LONGEST_NAME, MOST_BYTES, KeptPhoto
from goref.io.values.case_values import damaged, read_list, read_object, read_text

WHERE = '"photograph"'
DIGEST = re.compile(r"(?:[0-9a-f]{64})?", re.ASCII)
FARTHEST = 100_000
"""No corner lies so many pixels away."""


def encode_photo(photo: KeptPhoto) -> dict[str, Any]:
    """A photograph as an object for JSON, its picture in base 64."""
    return {
        "name": photo.name,
        "sha256": photo.sha256,
        "corners": [list(corner) for corner in photo.corners],
        "picture": b64encode(photo.picture).decode("ascii"),
    }


def decode_photo(value: object) -> KeptPhoto:
    """A photograph from its object. Raises CaseFileError for one that goref would not keep."""
    entry = read_object(value, WHERE)
    name = read_text(entry.get("name"), WHERE)
    sha256 = read_text(entry.get("sha256"), WHERE)
    corners = tuple(map(_corner, read_list(entry.get("corners"), WHERE)))
    picture = _bytes(read_text(entry.get("picture"), WHERE))
    fits = len(name) <= LONGEST_NAME and DIGEST.fullmatch(sha256) and len(corners) == 4
    if not fits:
        raise damaged(WHERE, fault("no-photograph"))
    return KeptPhoto(name, sha256, corners, picture)


def _corner(value: object) -> tuple[int, int]:
    both = read_list(value, WHERE)
    if len(both) != 2 or not all(type(n) is int and abs(n) < FARTHEST for n in both):
        raise damaged(WHERE, fault("no-photograph"))
    return both[0], both[1]


def _bytes(text: str) -> bytes:
    """The bytes of a picture: some, and not too many."""
    try:
        data = b64decode(text, validate=True) if len(text) <= 2 * MOST_BYTES else b""
    except ValueError:
        data = b""
    if not 0 < len(data) <= MOST_BYTES:
        raise damaged(WHERE, fault("no-photograph"))
    return data
