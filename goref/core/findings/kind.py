"""A kind of finding: its sentence, its step, and the question and answers it leads to."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from goref.core.base.language import Plural, Text


class Topic(Enum):
    """A subject that several kinds share, for code that treats them alike."""

    ILLEGAL = auto()
    """A play is not legal."""
    DISPUTED = auto()
    """The players do not agree."""
    ASKING = auto()
    """The referee is asked for something at once."""
    KOMI = auto()
    """The interpretation of a file's komi."""
    RESULT = auto()
    """The interpretation of a file's result."""


class QuestionKind(Enum):
    """A kind of question."""

    ACCEPT = auto()
    """Acceptance of the opinion's clear part, or of existing marks, for the whole board."""
    STONES = auto()
    """The status of stones: alive, dead or in seki."""
    POINTS = auto()
    """The owner of empty points."""
    KO = auto()
    """The owner of the point of an open ko."""
    EYE = auto()
    """The owner of an eye in seki."""
    SOLE_LIBERTY = auto()
    """Sole liberties of a seki: do they belong to one side alone?"""
    ONE_SIDED = auto()
    """One-sided dame of a seki: can only one side play there?"""
    FILL = auto()
    """A protective play (手入れ): must a side fill an own point?"""
    FACT = auto()
    """A fact that must be known."""
    FINDING = auto()
    """Anything else that was noticed."""
    TRIAL = auto()
    """The decision of a trial on the board."""
    CYCLE = auto()
    """The settlement of a long cycle of the record."""


class AnswerSet(Enum):
    """The rulings on a finding that is not about the status of stones or points, besides
    keeping it as it is; :mod:`goref.app.questions.finding_answers` makes the acts."""

    SET_UP = auto()
    """Put stones on the board; nothing else."""
    UNMARK = auto()
    """The marks of its stones are removed."""
    UNCLAIM = auto()
    """The ruling on its points is removed."""
    ONE_STATUS = auto()
    """One of the statuses that its stones are marked with."""
    ALL_DEAD_OR_ALIVE = auto()
    """All of its stones are dead, or all alive."""
    ALL_DEAD = auto()
    """All of its stones, if it names any, are dead."""
    DEAD_AS_FOLLOWED = auto()
    """Its stones are dead, as they are counted, or alive."""
    SEKI_AS_FOLLOWED = auto()
    """Its stones are in seki, as they are counted, or alive."""
    AROUND_SEKI = auto()
    """The stones around are in seki, or none of them is."""
    SEKI_OR_UNCLAIM = auto()
    """The stones around are in seki, or the ruling on its points is removed."""
    UNCLAIM_OR_ENEMY_DEAD = auto()
    """The ruling on its points is removed, or the enemy stones around are dead."""
    POINT_STAYS_SHARED = auto()
    """One of its points remains shared, or the ruling on them is removed."""
    NEAR_STAYS_SHARED = auto()
    """Shared points nearby remain shared, or the ruling on its points is removed."""
    RULED_AGAIN = auto()
    """It is ruled again."""
    ILLEGAL = auto()
    """The move is void, or the regulation's consequence follows."""
    REGULATION = auto()
    """The regulation's consequence."""
    INCIDENT = auto()
    """Decide on the incident."""
    LID = auto()
    """The stones of a penalty are among the prisoners, or not."""
    AS_RECORDED = auto()
    """The record is right, the stated value is not."""
    OTHER_VALUE = auto()
    """The other value that the record gives."""
    KOMIS = auto()
    """Every other komi that the number may mean."""
    UNSTATE_FIGURES = auto()
    """The stated prisoners and plays are removed."""
    UNSTATE_BOWLS = auto()
    """The stated numbers of stones in the bowls are removed."""
    FACT = auto()
    """The possible values of the fact; it must be stated."""
    GRANTED = auto()
    """The side that was granted the first move, or neither."""


class FindingKind(NamedTuple):
    """A kind of finding: everything that follows from its code.

    Attributes:
        text: the sentence. Its placeholders are the finding's arguments, ``{points}`` and
            ``{move}``.
        step: the id of the step towards a result that shows it and whose article decides it;
            empty for remarks on the rule set itself and on the file.
        asks: the kind of its question; STONES becomes POINTS if its points are empty.
        short: the heading of that question; None for the first sentence. Placeholders as in
            :mod:`goref.core.texts.questions`.
        why: the reason to show instead of the sentence, if any; placeholders likewise.
        answers: the rulings on it; None if it can only be kept as it is.
        incident: the id of the kind of incident that its move is; empty for none.
    """

    text: Text | Plural
    step: str = ""
    topic: Topic | None = None
    asks: QuestionKind = QuestionKind.FINDING
    short: Text | None = None
    why: Text | None = None
    answers: AnswerSet | None = None
    incident: str = ""


plural = partial(Plural, "findings")
"""A sentence about a number of things, for the tables."""

Entries = Mapping[str, str | Plural | FindingKind]
"""Kinds of findings by their codes; a kind that is only a sentence is given as that."""


def kind(
    sentence: str | Plural,
    *,
    asks: QuestionKind = QuestionKind.FINDING,
    short: str = "",
    why: str = "",
    answers: AnswerSet | None = None,
    incident: str = "",
) -> FindingKind:
    """Returns a kind for the tables, which state its step and topic for all their kinds."""
    return FindingKind(
        Text._make(("findings", sentence)) if isinstance(sentence, str) else sentence,
        asks=asks,
        short=Text._make(("cards", short)) if short else None,
        why=Text._make(("cards", why)) if why else None,
        answers=answers,
        incident=incident,
    )


def kinds(
    entries: Entries, *, step: str = "", topic: Topic | None = None
) -> dict[str, FindingKind]:
    """Returns the kinds of a part of a table, by code, with that part's step and topic."""
    return {
        code: (one if isinstance(one, FindingKind) else kind(one))._replace(
            step=step, topic=topic
        )
        for code, one in entries.items()
    }
