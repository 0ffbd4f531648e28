"""What the referee decided: dead stones, stones in seki, kinds and owners of points.

Only decisions are kept here, each with its reason. What follows from them (spread of a
seki mark, default kinds) is computed by :mod:`goref.core.ruling.survey` and never stored.
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


class Life(Enum):
    """The status of a stone."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"


class Voice(Enum):
    """Whose word life and death on the final board rest on."""

    NOBODY = "nobody"
    """Nobody has spoken of the whole board: what is not marked is merely taken as alive."""
    RECORD = "record"
    """Marks of territory that the record was saved with."""
    SUGGESTION = "suggestion"
    """A second opinion, taken over as it is and looked at by nobody."""
    REFEREE = "referee"


class Kind(Enum):
    """The kind of an empty point (dead stones taken off)."""

    __hash__ = object.__hash__  # these are keys wherever a board is counted

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
        """Public points belong to nobody and are shared out; all others have an owner."""
        return self in (Kind.SHARED, Kind.DAME)


@frozen
class Claim:
    """A decided kind and owner of a point. ``owner`` is None for public kinds only."""

    kind: Kind
    owner: Colour | None

    def __post_init__(self) -> None:
        if self.kind.is_public is not (self.owner is None):
            code = "claim-no-owner" if self.kind.is_public else "claim-owner"
            raise ValueError(fault(code, kind=self.kind.value))


@frozen
class Ruling:
    """The referee's decisions.

    Attributes:
        lives: decided status of single stones (a whole chain is entered stone by stone,
            so that a decision survives a change of the record as far as it can).
        claims: decided kind and owner of empty points.
        reasons: the reason given for a point's decision, where there is one.
        word: who has said of the whole board that the rest is as it stands; NOBODY where
            stones are marked and nobody has said so. None where no stone is marked; with
            marks it is an earlier goref's ruling, whose marks were the referee's word.
        unclear: stones and points that a second opinion, taken over, was not sure of.
    """

    lives: Mapping[Point, Life] = field(default_factory=dict)
    claims: Mapping[Point, Claim] = field(default_factory=dict)
    reasons: Mapping[Point, str] = field(default_factory=dict)
    word: Voice | None = None
    unclear: frozenset[Point] = frozenset()

    def __post_init__(self) -> None:
        for name in ("lives", "claims", "reasons"):
            value = getattr(self, name)
            if not isinstance(value, MappingProxyType):
                object.__setattr__(self, name, MappingProxyType(dict(value)))
        if self.word is Voice.NOBODY and not self.lives:
            object.__setattr__(self, "word", None)

    def __hash__(self) -> int:
        return hash((frozenset(self.lives.items()), frozenset(self.claims.items())))

    def __bool__(self) -> bool:
        return bool(self.lives or self.claims)

    @property
    def voice(self) -> Voice:
        """Whose word life and death on the whole board are."""
        return self.word or (Voice.REFEREE if self.lives else Voice.NOBODY)

    def stones(self, life: Life) -> frozenset[Point]:
        return frozenset(p for p, status in self.lives.items() if status is life)

    def with_lives(
        self, points: Iterable[Point], life: Life | None, reason: str = ""
    ) -> Ruling:
        """Decide the status of stones; None takes the decision back."""
        named = list(points)
        return replace(
            self,
            lives=_changed(self.lives, named, life),
            reasons=_changed(self.reasons, named, reason or None),
            word=self._word_after(named, undone=life is None),
            unclear=self.unclear.difference(named),
        )

    def with_claim(
        self, points: Iterable[Point], claim: Claim | None, reason: str = ""
    ) -> Ruling:
        """Decide kind and owner of points; None takes the decision back."""
        named = list(points)
        return replace(
            self,
            claims=_changed(self.claims, named, claim),
            reasons=_changed(self.reasons, named, reason or None),
            word=self._word_after(named, undone=claim is None),
            unclear=self.unclear.difference(named),
        )

    def as_it_stands(self, word: Voice = Voice.REFEREE) -> Ruling:
        """The ruling with the word that all else on the board is as it stands."""
        return replace(self, word=word, unclear=frozenset())

    def on_another_board(self, changed: Iterable[Point]) -> Ruling:
        """The ruling once the board is another at some points: what was said of them is
        dropped, and the referee's word about the whole of it."""
        named = list(changed)
        left = self.with_lives(named, None).with_claim(named, None)
        return replace(left, word=Voice.NOBODY) if left.voice is Voice.REFEREE else left

    def _word_after(self, points: list[Point], *, undone: bool) -> Voice | None:
        """The word about the whole board once somebody decides about points.

        A record's or a suggestion's word ends where the referee begins to rule, and what he
        decides of some points is no word about the rest; his own, once given, goes on.
        """
        goes_on = not points or undone or self.voice is Voice.REFEREE
        return self.word if goes_on else Voice.NOBODY

    def without_lives(self, life: Life) -> Ruling:
        """The ruling with every decision of one status taken back."""
        return self.with_lives(self.stones(life), None)


def _changed(said: Mapping[Point, T], points: list[Point], value: T | None) -> dict[Point, T]:
    """What is said of points, with another value for some; None takes theirs back."""
    changed = dict(said)
    for point in points:
        if value is None:
            changed.pop(point, None)
        else:
            changed[point] = value
    return changed
