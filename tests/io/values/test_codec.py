"""Values as JSON by the types of their fields, and what is refused."""

from __future__ import annotations

import json
from enum import Enum
from fractions import Fraction
from typing import Annotated, Any

import pytest

from goref.core.base.colour import BLACK, Colour, Pair
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point, grid
from goref.io.values.codec import (
    FROM_ONE,
    NO_BOARD,
    POINT,
    POINTS,
    CaseFileError,
    codec_of,
    many,
    record,
    within,
)
from tests.refusals import refuses

BOARD = grid(9)


class Wind(Enum):
    NORTH = "north"
    SOUTH = "south"


@frozen
class Inner:
    count: int
    side: Colour | None = None


@frozen
class Outer:
    name: str
    wind: Wind
    komi: Fraction
    both: Pair[int]
    inner: tuple[Inner, ...]
    point: Point
    stones: Annotated[frozenset[Point], POINTS] = frozenset()
    sure: bool = False


CODEC = record(
    Outer,
    "wind name komi both inner at:point stones sure",
    lambda key, value: value is False,
    point=POINT,
)
VALUE = Outer(
    "n", Wind.SOUTH, Fraction(13, 2), Pair(1, 2), (Inner(3, BLACK), Inner(4)), 0, frozenset({9})
)
OBJECT = {
    "wind": "south",
    "name": "n",
    "komi": "6.5",
    "both": [1, 2],
    "inner": [{"count": 3, "side": "B"}, {"count": 4, "side": None}],
    "at": "A9",
    "stones": ["A8"],
}


def test_a_value_is_written_in_the_order_of_the_keys_and_read_again() -> None:
    written = CODEC.write(BOARD, VALUE)
    assert json.dumps(written) == json.dumps(OBJECT)
    assert CODEC.read(BOARD, OBJECT, "") == VALUE
    assert CODEC.read(BOARD, {**OBJECT, "sure": True, "else": 1}, "").sure


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("name", 3, '"here", "name" is 3, not a text'),
        ("wind", "east", "\"wind\" has 'east' where one of north, south should be"),
        ("wind", [], '"wind" has a list where one of north, south'),
        ("komi", "x", '"komi" has'),
        ("both", [1], '"both" is not a number for Black'),
        ("inner", [{}], '"here", "inner", "count" is missing'),
        ("inner", [{"count": 1, "side": "X"}], '"inner", "side" has'),
        ("inner", {}, '"inner" is an object, not a list'),
        ("at", "Z1", "\"at\" has 'Z1'"),
        ("stones", "A8", "\"stones\" is 'A8', not a list"),
        ("sure", 1, '"sure" is neither true nor false'),
    ],
)
def test_what_is_damaged_is_refused_with_its_place(key: str, value: Any, words: str) -> None:
    with refuses(CaseFileError, says=words):
        CODEC.read(BOARD, {**OBJECT, key: value}, '"here"')


def test_what_has_no_default_must_be_there() -> None:
    for key in ("name", "wind", "at"):
        with refuses(CaseFileError, says=f'"{key}" is missing'):
            CODEC.read(BOARD, {k: v for k, v in OBJECT.items() if k != key}, "")
    few = {key: value for key, value in OBJECT.items() if key != "stones"}
    assert CODEC.read(BOARD, few, "").stones == frozenset()


def test_a_list_may_have_so_many() -> None:
    codec = many(FROM_ONE, 2)
    assert codec.read(NO_BOARD, [1, 2], "x") == (1, 2)
    with refuses(CaseFileError, says="has 3 of them; 2 are the most"):
        codec.read(NO_BOARD, [1, 2, 3], "x")
    with refuses(CaseFileError, says="not a number from 1 up"):
        codec.read(NO_BOARD, [0], "x")


def test_a_type_may_be_missing() -> None:
    codec = codec_of(Wind | None)
    assert codec.write(NO_BOARD, None) is None
    assert codec.read(NO_BOARD, None, "x") is None
    assert codec.read(NO_BOARD, "north", "x") is Wind.NORTH


def test_the_place_of_the_outermost_object_is_empty() -> None:
    assert within("", "rules") == '"rules"'
