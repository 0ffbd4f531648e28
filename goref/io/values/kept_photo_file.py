"""The photograph of a case as a value of JSON, read strictly; the picture is base64 text."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode

from goref.core.base.faults import fault
from goref.core.base.geometry import Grid
from goref.core.case.stored_photo import LONGEST_NAME, MOST_BYTES, StoredPhoto
from goref.io.values.codec import (
    FieldCodec,
    Where,
    damaged,
    plain,
    read_list,
    read_text,
    record,
)

DIGEST = re.compile(r"(?:[0-9a-f]{64})?", re.ASCII)
FARTHEST = 100_000
"""A limit above every coordinate of a corner, in pixels."""


def _digest(value: object, where: Where) -> str:
    text = read_text(value, where)
    if not DIGEST.fullmatch(text):
        raise damaged(where, fault("no-photograph"))
    return text


def _corners(board: Grid, value: object, where: Where) -> tuple[tuple[int, int], ...]:
    corners = [read_list(corner, where) for corner in read_list(value, where)]
    near = all(type(n) is int and abs(n) < FARTHEST for corner in corners for n in corner)
    if not near or list(map(len, corners)) != [2, 2, 2, 2]:
        raise damaged(where, fault("no-photograph"))
    return tuple((across, down) for across, down in corners)


def _picture(board: Grid, value: object, where: Where) -> bytes:
    """Reads the bytes of a picture. Raises CaseFileError if it is empty or too large."""
    text = read_text(value, where)
    try:
        data = b64decode(text, validate=True) if len(text) <= 2 * MOST_BYTES else b""
    except ValueError:
        data = b""
    if not 0 < len(data) <= MOST_BYTES:
        raise damaged(where, fault("no-photograph"))
    return data


PHOTO = record(
    StoredPhoto,
    name=plain(read_text, LONGEST_NAME),
    sha256=plain(_digest),
    corners=FieldCodec(lambda board, corners: list(map(list, corners)), _corners),
    picture=FieldCodec(lambda board, data: b64encode(data).decode("ascii"), _picture),
)
