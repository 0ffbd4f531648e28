"""Findings: things that the program noticed, repaired, ignored or doubts, as data.

A finding has a code and arguments. :mod:`goref.core.findings` has the kind and the sentence of
each code. Nothing is repaired, ignored or guessed without a finding.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from goref.core.base.colour import BLACK, Colour
from goref.core.base.faults import Fault, FaultText, fault
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.language import Plural, Text
from goref.core.base.numbers import decimal

MOST_ALIKE = 10
"""The largest number of findings of one kind that are shown one by one."""

T = TypeVar("T")
FactValue = Fraction | int | str | None
Arg = str | int | Fraction | Colour | tuple[str | int, ...]
"""An argument: a text or code, a number, an amount in points of the margin, a side, or a list.
A text may be a :class:`goref.core.base.faults.FaultText`, which is a fault."""

COUNTS = (
    *("alike", "black", "column", "count", "dame", "due", "first", "game", "handicap", "kos"),
    *("last", "line", "marked", "number", "placed", "played", "plays", "public", "repeats"),
    *("seen", "surplus", "turns", "white"),
)
TYPES: Mapping[str, Callable[[str], Arg]] = {
    **dict.fromkeys(COUNTS, int),
    "amount": Fraction,
    "colour": Colour.from_letter,
    "owner": Colour.from_letter,
}
"""The functions that read arguments of findings, by name; all other arguments are texts."""
LISTS: Mapping[str, Callable[[str], str | int]] = {
    **dict.fromkeys(("komis", "lives", "off", "shared"), str),
    "numbers": int,
}
"""The functions that read one item of an argument that is a list, by the argument's name."""


def read_arg(name: str, value: object) -> Arg:
    """Returns an argument as the type that its name requires; as a text if it does not fit.

    Files store numbers and sides as texts, lists with commas, and faults as objects. Raises
    ValueError if a fault is incomplete.
    """
    if isinstance(value, Mapping):
        carried = read_fault(value)
        return FaultText(carried.code, carried)
    try:
        if name in LISTS:
            parts = value if isinstance(value, (tuple, list)) else str(value).split(", ")
            return tuple(LISTS[name](one) for one in parts if one != "")
        if isinstance(value, str):
            return TYPES[name](value) if name in TYPES else value
    except ValueError:
        return str(value)
    return value if isinstance(value, (int, Fraction)) else str(value)


def written_arg(value: Arg) -> Any:
    """Returns an argument as a value of JSON, which :func:`read_arg` reads back.

    All values but faults are written as texts. The form of these texts must never change,
    because the codes of signed sheets are computed from them.
    """
    match value:
        case FaultText():
            return written_fault(value.fault)
        case Colour():
            return value.letter
        case Fraction():
            return decimal(value) if 10**6 % value.denominator == 0 else str(value)
        case tuple():
            return ", ".join(map(str, value))
    return str(value)


class Level(Enum):
    """The attention that a finding needs from the reader, from the least to the most."""

    __hash__ = object.__hash__  # called on every lookup of a finding

    NOTE = "note"
    """Something was read or computed in a way worth knowing."""
    CHECK = "check"
    """Something that the referee should check, because it may change the result."""
    CONFLICT = "conflict"
    """Two statements contradict each other."""

    @property
    def urgency(self) -> int:
        """The rank of the level, from 0 for NOTE."""
        return tuple(Level).index(self)


@frozen
class Finding:
    """One thing that was noticed. ``args`` are the values of the sentence's placeholders.

    If the finding represents many of its kind, ``args`` has their number as ``alike``
    (:func:`folded`).

    Attributes:
        move: the number of the move that it is about, from 1; None if it is about no move.
        values: the possible values of a doubtful fact: a komi in points, handicap stones, the
            id of a rule set; None for a text that cannot be read. The value in use, if any, is
            first.
    """

    code: str
    level: Level
    points: tuple[Point, ...] = ()
    args: tuple[tuple[str, Arg], ...] = ()
    move: int | None = None
    values: tuple[FactValue, ...] = field(default=(), repr=False, compare=False)

    def arg(self, name: str) -> Arg:
        """Returns the argument with a name; an empty text if there is none."""
        return dict(self.args).get(name, "")

    @property
    def side(self) -> Colour | None:
        """The side that the finding is about, as owner or as player; None if there is none."""
        sides = (self.arg(name) for name in ("owner", "colour"))
        return next((side for side in sides if isinstance(side, Colour)), None)

    @property
    def change(self) -> Fraction:
        """The change of the margin that the finding states, in points, positive for Black.

        0 if it states no change.
        """
        amount = self.arg("amount")
        gained = Fraction(amount) if isinstance(amount, (int, Fraction)) else Fraction(0)
        return gained if self.arg("colour") is BLACK else -gained


def found(
    code: str,
    level: Level,
    points: Iterable[Point] = (),
    *,
    move: int | None = None,
    values: Iterable[FactValue] = (),
    **args: object,
) -> Finding:
    """Returns a new finding; its points are sorted in board order."""
    read = tuple((name, read_arg(name, value)) for name, value in args.items())
    return Finding(code, level, tuple(sorted(points)), read, move, tuple(values))


def folded(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Returns the findings; a kind with more than MOST_ALIKE of them keeps only its first.

    That first one gets the number of its kind as ``alike``. Use this for findings that a large
    file may have in great numbers; the board limits the number of findings about points.
    """
    return tuple(told_folded(findings, lambda one: (one.code, one.level), lambda one: one))


def told_folded(
    things: Iterable[T], kind: Callable[[T], Hashable], make: Callable[[T], Finding]
) -> Iterator[Finding]:
    """Yields the findings that :func:`folded` would keep, and makes no others.

    Args:
        things: what the findings are about, one finding for each.
        kind: returns the kind of a thing; things of a kind make findings of one code and level.
        make: returns the finding about a thing.
    """
    things = tuple(things)
    alike: defaultdict[Hashable, list[int]] = defaultdict(list)
    for at, one in enumerate(things):
        alike[kind(one)].append(at)
    many = {places[0]: len(places) for places in alike.values() if len(places) > MOST_ALIKE}
    few = (at for places in alike.values() if places[0] not in many for at in places)
    for at in sorted((*many, *few)):
        told = make(things[at])
        if at in many:
            told = replace(told, args=(*told.args, ("alike", many[at])))
        yield told


def written_fault(made: Fault) -> dict[str, Any]:
    """Returns a fault as a JSON object; texts become their English, errors their ``str``."""
    return {"fault": made.code, "parts": {name: _written(part) for name, part in made.parts}}


def _written(part: object) -> Any:
    match part:
        case Fault():
            return written_fault(part)
        case Text() | Plural():
            return part.en
        case int() | str():
            return part
    return str(part)


def read_fault(value: Mapping[str, Any]) -> Fault:
    """Reads a fault that :func:`written_fault` wrote. Raises ValueError for anything else."""
    code, parts = value.get("fault"), value.get("parts", {})
    if not isinstance(code, str) or not isinstance(parts, Mapping):
        raise ValueError(fault("not-text", value=code))
    read = (
        (name, read_fault(part) if isinstance(part, Mapping) else part)
        for name, part in parts.items()
    )
    return Fault(code, tuple(read))
