"""Findings: what the program saw, repaired, ignored or doubts, as data.

A finding has a code and arguments; of what kind the code is, and its sentence in each
language, is in :mod:`goref.core.findings`. Nothing is repaired, ignored or guessed without one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from goref.core.base.colour import BLACK, Colour
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.messages import FaultText, read_fault, written_fault
from goref.core.base.numbers import decimal

MOST_ALIKE = 10
"""Findings of one kind that are told one by one."""

T = TypeVar("T")
FactValue = Fraction | int | str | None
Arg = str | int | Fraction | Colour | tuple[str | int, ...]
"""An argument: a text or a code, a number, points of the margin, a side, several of the first
two. A text may be a :class:`goref.core.base.messages.FaultText`, which is a fault."""

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
"""What the arguments of findings are, by their names; all others are texts."""
LISTS: Mapping[str, Callable[[str], str | int]] = {
    **dict.fromkeys(("komis", "lives", "off", "shared"), str),
    "numbers": int,
}
"""Arguments that are several: what each of them is."""


def read_arg(name: str, value: object) -> Arg:
    """An argument as the value that its name says; what cannot be that stays a text.

    Files have numbers and sides as texts, lists with commas, and faults as objects. Raises
    ValueError for a fault that is not whole.
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
    """An argument as a value of JSON, from which :func:`read_arg` makes it again.

    All but faults are the texts that they always were: the codes of signed sheets cover them.
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
    """How much a finding asks of the reader, least first."""

    __hash__ = object.__hash__  # of every finding that is looked up it is asked

    NOTE = "note"
    """Something was read or computed in a way worth knowing."""
    CHECK = "check"
    """The referee should look: it may change the result."""
    CONFLICT = "conflict"
    """Two things said cannot both be true."""

    @property
    def urgency(self) -> int:
        """From 0, for what asks for nothing."""
        return tuple(Level).index(self)


@frozen
class Finding:
    """One thing to know. ``args`` fill the sentence's placeholders, as values.

    Where it stands for many of its kind, of which it is the first, ``alike`` among ``args`` is
    how many they are (:func:`folded`).

    Attributes:
        values: what a doubtful fact may be, where the finding is about one: a komi in points,
            handicap stones, the id of a rule set; None for a text that cannot be read. What was
            taken, if anything, is first.
    """

    code: str
    level: Level
    points: tuple[Point, ...] = ()
    args: tuple[tuple[str, Arg], ...] = ()
    move: int | None = None
    values: tuple[FactValue, ...] = field(default=(), repr=False, compare=False)

    def arg(self, name: str) -> Arg:
        """An argument; an empty text if there is none of that name."""
        return dict(self.args).get(name, "")

    @property
    def side(self) -> Colour | None:
        """The side it is about: whose something is, or who has done it."""
        sides = (self.arg(name) for name in ("owner", "colour"))
        return next((side for side in sides if isinstance(side, Colour)), None)

    @property
    def change(self) -> Fraction:
        """What it says would be added to the margin (Black less White), in points."""
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
    """Make a finding; points are put in board order."""
    read = tuple((name, read_arg(name, value)) for name, value in args.items())
    return Finding(code, level, tuple(sorted(points)), read, move, tuple(values))


def folded(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings; of a kind that there are too many of, the first alone, which counts them.

    For what grows with a file; what is asked of stones or points has a board for its limit.
    """
    return tuple(told_folded(findings, lambda one: (one.code, one.level), lambda one: one))


def told_folded(
    things: Iterable[T], kind: Callable[[T], Hashable], make: Callable[[T], Finding]
) -> Iterator[Finding]:
    """The same of what is still to be told: no finding is made that is not told.

    Args:
        kind: things of one kind make findings of one code and level.
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
