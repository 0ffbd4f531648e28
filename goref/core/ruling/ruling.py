"""The referee's decisions: dead stones, stones in seki, kinds and owners of points.

Only decisions and their reasons are stored here. :mod:`goref.core.ruling.survey` computes all
that follows from them (spread of a seki mark, default kinds); that is never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import TypeVar

from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point

T = TypeVar("T")


class StoneStatus(Enum):
    """The status of a stone."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"


class StatusSource(Enum):
    """The source of the decision on the status of all stones on the final board."""

    NOBODY = "nobody"
    """Nobody has ruled on the whole board: unmarked stones are only assumed alive."""
    RECORD = "record"
    """The record has marks of territory."""
    SUGGESTION = "suggestion"
    """A second opinion was accepted unchanged and checked by nobody."""
    REFEREE = "referee"


class PointKind(Enum):
    """The kind of an empty point after dead stones are removed."""

    __hash__ = object.__hash__  # used as keys of dictionaries in every count

    TERRITORY = "territory"
    EYE = "eye"
    FALSE_EYE = "false-eye"
    ONE_SIDED = "one-sided"
    SOLE_LIBERTY = "sole-liberty"
    KO = "ko"
    SHARED = "shared"
    DAME = "dame"

    @property
    def is_public(self) -> bool:
        """True if the point belongs to nobody and is shared; all others have an owner."""
        return self in (PointKind.SHARED, PointKind.DAME)


@frozen
class PointRuling:
    """A decision on the kind and owner of a point.

    ``owner`` is None exactly for public kinds; anything else raises ValueError.
    """

    kind: PointKind
    owner: Colour | None

    def __post_init__(self) -> None:
        if self.kind.is_public is not (self.owner is None):
            code = "claim-no-owner" if self.kind.is_public else "claim-owner"
            raise ValueError(fault(code, kind=self.kind.value))


@frozen
class Ruling:
    """The referee's decisions.

    Attributes:
        lives: the decided status of each stone. A chain is entered stone by stone, so that most
            of a decision survives a change of the record.
        claims: decided kind and owner of empty points.
        reasons: the reason given for a point's decision, if any.
        word: the source of the statement that all other stones are alive; NOBODY if stones are
            marked without that statement. None if no stone is marked; with marks, None means a
            ruling of an earlier goref, whose marks were the referee's statement.
        unclear: stones and points that an accepted second opinion was not sure of.
    """

    lives: Mapping[Point, StoneStatus] = field(default_factory=dict)
    claims: Mapping[Point, PointRuling] = field(default_factory=dict)
    reasons: Mapping[Point, str] = field(default_factory=dict)
    word: StatusSource | None = None
    unclear: frozenset[Point] = frozenset()

    def __post_init__(self) -> None:
        for name in ("lives", "claims", "reasons"):
            value = getattr(self, name)
            if not isinstance(value, MappingProxyType):
                object.__setattr__(self, name, MappingProxyType(dict(value)))
        if self.word is StatusSource.NOBODY and not self.lives:
            object.__setattr__(self, "word", None)

    def __hash__(self) -> int:
        return hash((frozenset(self.lives.items()), frozenset(self.claims.items())))

    def __bool__(self) -> bool:
        return bool(self.lives or self.claims)

    @property
    def voice(self) -> StatusSource:
        """The source of the decision on life and death on the whole board."""
        return self.word or (StatusSource.REFEREE if self.lives else StatusSource.NOBODY)

    def stones(self, life: StoneStatus) -> frozenset[Point]:
        return frozenset(p for p, status in self.lives.items() if status is life)

    def with_lives(
        self, points: Iterable[Point], life: StoneStatus | None, reason: str = ""
    ) -> Ruling:
        """Returns a ruling with a new status for stones; None removes the old one.

        The reason replaces the old one, an empty one removes it. The stones leave ``unclear``.
        If a status is given, a record's or suggestion's statement on the whole board ends.
        """
        named = list(points)
        return replace(
            self,
            lives=_changed(self.lives, named, life),
            reasons=_changed(self.reasons, named, reason or None),
            word=self._word_after(named, undone=life is None),
            unclear=self.unclear.difference(named),
        )

    def with_claim(
        self, points: Iterable[Point], claim: PointRuling | None, reason: str = ""
    ) -> Ruling:
        """Returns a ruling with a new kind and owner for points; None removes the old ones.

        ``reason``, ``unclear`` and the statement change as in :meth:`with_lives`.
        """
        named = list(points)
        return replace(
            self,
            claims=_changed(self.claims, named, claim),
            reasons=_changed(self.reasons, named, reason or None),
            word=self._word_after(named, undone=claim is None),
            unclear=self.unclear.difference(named),
        )

    def as_it_stands(self, word: StatusSource = StatusSource.REFEREE) -> Ruling:
        """Returns the ruling with a statement that everything else remains as it is.

        Then no stone or point is unclear any more.
        """
        return replace(self, word=word, unclear=frozenset())

    def on_another_board(self, changed: Iterable[Point]) -> Ruling:
        """Returns the ruling for a board that differs at some points.

        Drops the decisions on those points, and the referee's statement about the whole board.
        A record's or a suggestion's statement remains.
        """
        named = list(changed)
        left = self.with_lives(named, None).with_claim(named, None)
        return (
            replace(left, word=StatusSource.NOBODY)
            if left.voice is StatusSource.REFEREE
            else left
        )

    def _word_after(self, points: list[Point], *, undone: bool) -> StatusSource | None:
        """Returns the source of the whole-board statement after a decision on some points.

        The statement of a record or a suggestion ends when the referee begins to rule: a
        decision on some points states nothing about the rest. The referee's own statement
        remains in force.
        """
        goes_on = not points or undone or self.voice is StatusSource.REFEREE
        return self.word if goes_on else StatusSource.NOBODY

    def without_lives(self, life: StoneStatus) -> Ruling:
        """Returns the ruling without its decisions that stones have a certain status."""
        return self.with_lives(self.stones(life), None)


def _changed(said: Mapping[Point, T], points: list[Point], value: T | None) -> dict[Point, T]:
    """Returns decisions with a new value for the given points; None removes their decisions."""
    changed = dict(said)
    for point in points:
        if value is None:
            changed.pop(point, None)
        else:
            changed[point] = value
    return changed
