"""A case of the library: a position or record, its question, and the expected answers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from goref.core.base.colour import Colour
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Point
from goref.core.base.language import Language, Text
from goref.core.case.case import Case
from goref.core.study.answers import StudyAnswer


class StudyKind(Enum):
    """The question of a case."""

    COUNT = "count"
    """The result."""
    PLAY = "play"
    """The legality of a play."""
    STATE = "state"
    """The stop or the end of a game, and its kind."""
    RECORD = "record"
    """The result of a record that says more than its moves."""


@frozen
class StudyPlay:
    """The play that a case asks about."""

    colour: Colour
    point: Point


@frozen
class ProtectivePlay:
    """A play that a side needs in its own land once all dame are filled.

    Attributes:
        at: the points at which one play is enough.
        of_ko: True if the play ends an open ko in which more than one stone is at stake.
    """

    owner: Colour
    at: frozenset[Point]
    of_ko: bool = False


@frozen
class StudyCase:
    """A case of the library.

    Attributes:
        id: its name, such as ``seki-007``: its chapter and a number.
        why: the sentence that says why the case is there, with the parts that fill its places.
        step: the step of a ruling that it is about; each step rests on an article.
        case: the record or position, with the ruling, the known facts and the penalties.
        play: the play that is asked about; only of the kind PLAY.
        needed: the plays that are needed after the dame; None if that is not asked.
        answers: the expected answers, by the ids of the rule sets.
        is_drawn: True if the case was drawn by hand, False if a generator made it.
        question: the case without its answers, as one line of JSON.
    """

    id: str
    kind: StudyKind
    why: Text
    step: str
    case: Case
    answers: Mapping[str, StudyAnswer]
    parts: Mapping[str, str | int] = field(default_factory=dict)
    play: StudyPlay | None = None
    needed: tuple[ProtectivePlay, ...] | None = None
    is_drawn: bool = True
    question: str = field(default="", repr=False, compare=False)

    @property
    def chapter(self) -> str:
        """The id of its chapter."""
        return self.id.rpartition("-")[0]

    def because(self, language: Language) -> str:
        """Returns the sentence that says why the case is there."""
        return self.why.in_(language, **self.parts)


@frozen
class Chapter:
    """A chapter of the library.

    Attributes:
        title, about: its name, and a sentence or two about it.
        skipped: the ids of cases of a kind that this goref does not know.
    """

    id: str
    title: Text
    about: Text
    cases: tuple[StudyCase, ...]
    skipped: tuple[str, ...] = ()
