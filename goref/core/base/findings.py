"""Findings: what the program saw, repaired, ignored or doubts, as data.

A finding has a code and arguments; of what kind the code is, and its sentence in each
language, is in :mod:`goref.core.findings`. Nothing is repaired, ignored or guessed without one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from enum import Enum
from fractions import Fraction
from typing import TypeVar

from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point

MOST_ALIKE = 10
"""Findings of one kind that are told one by one."""

T = TypeVar("T")
FactValue = Fraction | int | str | None


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
    """One thing to know. ``args`` fill the sentence's placeholders (as text).

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
    args: tuple[tuple[str, str], ...] = ()
    move: int | None = None
    values: tuple[FactValue, ...] = field(default=(), repr=False, compare=False)

    @property
    def change(self) -> Fraction:
        """What it says would be added to the margin (Black less White), in points."""
        said = dict(self.args)
        gained = Fraction(said["amount"]) if "unit" in said else Fraction(0)
        return gained if said.get("colour") == "B" else -gained


def found(
    code: str,
    level: Level,
    points: Iterable[Point] = (),
    *,
    move: int | None = None,
    values: Iterable[FactValue] = (),
    **args: object,
) -> Finding:
    """Make a finding; points are put in board order, arguments turned into text."""
    texts = tuple((k, str(v)) for k, v in args.items())
    return Finding(code, level, tuple(sorted(points)), texts, move, tuple(values))


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
            told = replace(told, args=(*told.args, ("alike", str(many[at]))))
        yield told
