"""Values as JSON and back, by the types of their fields.

Reading is strict: a value of the wrong type or a point off the board raises CaseFileError with
its place. Unknown keys are ignored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from math import inf
from types import NoneType
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from goref.core.base.colour import Colour, Pair
from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import fields, frozen
from goref.core.base.geometry import Grid, Point, grid
from goref.core.base.numbers import decimal
from goref.core.board.position import DiagramError, Position

KOMI = re.compile(r"-?\d{1,12}(?:\.\d{1,12}|/[1-9]\d{0,11})?", re.ASCII)
MOST = 10**9
"""A limit above every number in a case."""
NO_BOARD = grid(19)
"""The board passed to codecs of values without points; its size does not matter."""

Where = str | Fault
T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class CaseFileError(ValueError):
    """A case file that cannot be used; the message says why, and where it is damaged."""


@frozen
class FieldCodec(Generic[T]):
    """A pair of functions that write a value as JSON and read it back.

    Attributes:
        write: takes a board and a value; returns JSON, with points by their names.
        read: takes a board, JSON and its place for messages; returns the value. Raises
            CaseFileError.
    """

    # Never called as FieldCodec[T](…): typing then sets an attribute, which is refused, and
    # the refusal alone imports dataclasses.

    write: Callable[[Grid, T], Any]
    read: Callable[[Grid, object, Where], T]


# Places and faults


def damaged(where: Where, problem: Fault) -> CaseFileError:
    """Returns the error for a damaged value."""
    return CaseFileError(fault("case-damaged", where=where, problem=problem))


def within(where: Where, key: str) -> Where:
    """Returns the place of a key in the object at a place ("" for the outermost object)."""
    return fault("where-key", where=where, key=key) if where else f'"{key}"'


def brief(value: object) -> object:
    """Returns a value for a message, shortened.

    That is a text's first 20 characters, quoted; ``null``; or a whole number below 10**9; for
    any other value, a fault that names its kind.
    """
    if isinstance(value, str):
        return repr(value[:20])
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST:
        return str(value)
    if value is None:
        return "null"
    if isinstance(value, dict):
        return fault("value-object")
    return fault("value-list") if isinstance(value, list) else fault("value-other")


# Values without a codec


def read_object(value: object, where: Where) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise damaged(where, fault("not-object", value=brief(value)))
    return value


def read_list(value: object, where: Where, most: float = inf) -> list[Any]:
    if not isinstance(value, list):
        raise damaged(where, fault("not-list", value=brief(value)))
    if len(value) > most:
        raise damaged(where, fault("has-too-many", count=len(value), most=most))
    return value


def read_items(
    source: Mapping[str, Any], key: str, code: str, most: float = inf
) -> Iterator[tuple[Fault, Any]]:
    """Yields the items of the list under a key, each after the fault that is its place.

    Yields nothing if the key is missing. Raises CaseFileError if its value is no list, or has
    more than ``most`` items.
    """
    items = read_list(source.get(key, []), f'"{key}"', most)
    return ((fault(code, number=number), item) for number, item in enumerate(items, 1))


def read_text(value: object, where: Where, most: float = inf) -> str:
    if not isinstance(value, str):
        raise damaged(where, fault("not-text", value=brief(value)))
    if len(value) > most:
        raise damaged(where, fault("text-too-long", most=most))
    return value


def read_count(value: object, where: Where) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST:
        raise damaged(where, fault("no-count-there", value=brief(value)))
    return value


def _read_from_one(value: object, where: Where) -> int:
    number = read_count(value, where)
    if not number:
        raise damaged(where, fault("no-number-from-one"))
    return number


def required(value: Mapping[str, Any], key: str) -> str:
    if key not in value:
        raise damaged(f'"{key}"', fault("is-missing"))
    return read_text(value[key], f'"{key}"')


def one_of(value: object, where: Where, known: Mapping[Any, T]) -> T:
    """Returns the meaning of a word in ``known``. Raises CaseFileError if it is not there."""
    for word, meant in known.items():
        if word == value:
            return meant
    told = ", ".join(map(str, known))
    raise damaged(where, fault("none-of-there", value=brief(value), known=told))


def _read_flag(value: object, where: Where) -> bool:
    if not isinstance(value, bool):
        raise damaged(where, fault("neither-true-nor-false"))
    return value


def _read_point(board: Grid, value: object, where: Where) -> Point:
    if not isinstance(value, str) or len(value) > 3:
        raise damaged(where, fault("no-point-there", value=brief(value)))
    try:
        return board.point(value)
    except ValueError as error:
        raise damaged(
            where, fault("bad-point", value=brief(value), reason=why(error))
        ) from None


def _read_colour(board: Grid, value: object, where: Where) -> Colour:
    if value not in ("B", "W"):
        raise damaged(where, fault("no-colour-there", value=brief(value)))
    return Colour.from_letter(str(value))


def _read_komi(board: Grid, value: object, where: Where) -> Fraction:
    if not isinstance(value, str) or KOMI.fullmatch(value) is None:
        raise damaged(where, fault("no-number-there", value=brief(value)))
    return Fraction(value)


def _read_position(board: Grid, value: object, where: Where) -> Position:
    rows = [read_text(row, where) for row in read_list(value, where)]
    try:
        return Position.from_rows(rows)
    except DiagramError as error:
        raise damaged(where, fault("says-that", reason=why(error))) from None


# Codecs


def plain(read: Callable[..., T], *more: Any) -> FieldCodec[T]:
    """Returns the codec of values that JSON holds as they are; ``read`` also gets ``more``."""
    return FieldCodec(
        lambda board, value: value, lambda board, value, where: read(value, where, *more)
    )


def words(kind: type[E]) -> FieldCodec[E]:
    """Returns the codec of an enum's members, written as their values."""
    known = {word.value: word for word in kind}
    return FieldCodec(
        lambda board, word: word.value, lambda board, value, where: one_of(value, where, known)
    )


def optional(codec: FieldCodec[T]) -> FieldCodec[T | None]:
    """Returns the codec of a value that may be None, written as null."""
    return FieldCodec(
        lambda board, value: None if value is None else codec.write(board, value),
        lambda board, value, where: None if value is None else codec.read(board, value, where),
    )


def many(codec: FieldCodec[T], most: float = inf) -> FieldCodec[tuple[T, ...]]:
    """Returns the codec of several values, ``most`` at most, written as a list."""
    return FieldCodec(
        lambda board, values: [codec.write(board, value) for value in values],
        lambda board, values, where: tuple(
            codec.read(board, value, where) for value in read_list(values, where, most)
        ),
    )


def pair(codec: FieldCodec[T]) -> FieldCodec[Pair[T]]:
    """Returns the codec of a :class:`Pair`, written as a list: Black's value, then White's."""

    def read(board: Grid, value: object, where: Where) -> Pair[T]:
        if not isinstance(value, list) or len(value) != 2:
            raise damaged(where, fault("no-pair"))
        return Pair(*(codec.read(board, each, where) for each in value))

    return FieldCodec(many(codec).write, read)


TEXT = plain(read_text)
COUNT = plain(read_count)
FROM_ONE = plain(_read_from_one)
POINT = FieldCodec(Grid.name, _read_point)
POINTS: FieldCodec[frozenset[Point]] = FieldCodec(
    Grid.names,
    lambda board, names, where: frozenset(many(POINT).read(board, names, where)),
)
KOMI_CODEC = FieldCodec(lambda _, komi: decimal(komi), _read_komi)
POSITION: FieldCodec[Position] = FieldCodec(
    lambda board, position: position.rows, _read_position
)
COLOUR: FieldCodec[Colour] = FieldCodec(lambda board, colour: colour.letter, _read_colour)
BY_TYPE: dict[Any, FieldCodec[Any]] = {
    str: TEXT,
    int: COUNT,
    bool: plain(_read_flag),
    Colour: COLOUR,
    Fraction: KOMI_CODEC,
    Position: POSITION,
}


def codec_of(hint: Any) -> FieldCodec[Any]:
    """Returns the codec of a type: that of its annotation, else that of the type itself."""
    if get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        if codecs := [note for note in notes if isinstance(note, FieldCodec)]:
            return codecs[0]
    if hint in BY_TYPE:
        return BY_TYPE[hint]
    first, *others = get_args(hint) or (hint,)
    if NoneType in others:
        return optional(codec_of(first))
    if get_origin(hint) in (tuple, Pair):
        return (many if get_origin(hint) is tuple else pair)(codec_of(first))
    return words(hint) if issubclass(hint, Enum) else record(hint)


def record(
    kind: type[T],
    keys: str = "",
    left_out: Callable[[str, Any], bool] = lambda key, value: False,
    /,
    **own: FieldCodec[Any],
) -> FieldCodec[T]:
    """Returns the codec of a frozen class: an object with a key for every field.

    Args:
        keys: the keys in the order of files, separated by blanks; ``key:field`` if the field
            has another name. Empty for all fields, by their names.
        left_out: takes a key and its value in JSON; returns whether it is not written.
        own: codecs of fields that differ from the codec of their type.
    """

    @cache
    def parts() -> list[tuple[str, str, FieldCodec[Any]]]:
        hints = get_type_hints(kind, include_extras=True)
        each: Any = kind
        told = keys.split() or [field.name for field in fields(each)]
        pairs = [(key, field or key) for key, _, field in (one.partition(":") for one in told)]
        return [(key, field, own.get(field) or codec_of(hints[field])) for key, field in pairs]

    def write(board: Grid, value: T) -> dict[str, Any]:
        told = {key: codec.write(board, getattr(value, name)) for key, name, codec in parts()}
        return {key: item for key, item in told.items() if not left_out(key, item)}

    def read(board: Grid, value: object, where: Where) -> T:
        entry, found = read_object(value, where), {}
        for key, name, codec in parts():
            if key in entry:
                found[name] = codec.read(board, entry[key], within(where, key))
            elif name not in vars(kind):  # a default is an attribute of its class
                raise damaged(within(where, key), fault("is-missing"))
        return kind(**found)

    return FieldCodec(write, read)
