"""Kinds of findings: the sentence of each, and the question that it asks with its answers.

A kind also names the step, from record to result, at which its findings are shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from goref.core.base.language import Plural, Text


class Topic(Enum):
    """A subject that several kinds of findings share, so that code can treat them alike."""

    ILLEGAL = auto()
    """A play is not legal."""
    DISPUTED = auto()
    """The players do not agree."""
    ASKING = auto()
    """The referee must decide at once."""
    KOMI = auto()
    """The file's komi can be understood in several ways."""
    RESULT = auto()
    """The file's result can be understood in several ways."""


class QuestionKind(Enum):
    """A kind of question."""

    ACCEPT = auto()
    """Should the clear part of the opinion, or the existing marks, be accepted everywhere?"""
    STONES = auto()
    """The status of stones: alive, dead or in seki."""
    POINTS = auto()
    """The owner of empty points."""
    KO = auto()
    """The owner of the point of an open ko."""
    EYE = auto()
    """The owner of an eye in seki."""
    SOLE_LIBERTY = auto()
    """Do the sole liberties of a seki belong to one side alone?"""
    ONE_SIDED = auto()
    """Can only one side play the one-sided dame of a seki?"""
    FILL = auto()
    """A protective play (手入れ): must a side fill a point of its own?"""
    FACT = auto()
    """A fact that must be known."""
    FINDING = auto()
    """Any other matter that a finding reports."""
    TRIAL = auto()
    """The decision of a trial on the board."""
    CYCLE = auto()
    """The way a long cycle of the record is settled."""


class AnswerSet(Enum):
    """The answers that the referee can give to a finding, in addition to keeping it as it is.

    They are for findings that are not about the status of stones or points.
    :mod:`goref.app.questions.finding_answers` makes the acts.
    """

    SET_UP = auto()
    """Stones are put on the board."""
    UNMARK = auto()
    """The marks of the finding's stones are removed."""
    UNCLAIM = auto()
    """The ruling on the finding's points is removed."""
    ONE_STATUS = auto()
    """The finding's stones all get one of the statuses that they are marked with."""
    ALL_DEAD_OR_ALIVE = auto()
    """All stones of the finding are dead, or all are alive."""
    ALL_DEAD = auto()
    """All stones of the finding, if it names any, are dead."""
    DEAD_AS_FOLLOWED = auto()
    """The finding's stones are dead, as they are counted now, or alive."""
    SEKI_AS_FOLLOWED = auto()
    """The finding's stones are in seki, as they are counted now, or alive."""
    AROUND_SEKI = auto()
    """The stones around the finding's points are in seki, or none of them is."""
    SEKI_OR_UNCLAIM = auto()
    """The stones around are in seki, or the ruling on the finding's points is removed."""
    UNCLAIM_OR_ENEMY_DEAD = auto()
    """The ruling on the finding's points is removed, or the enemy stones around are dead."""
    POINT_STAYS_SHARED = auto()
    """One of the finding's points remains shared, or the ruling on all of them is removed."""
    NEAR_STAYS_SHARED = auto()
    """Shared points nearby remain shared, or the ruling on the finding's points is removed."""
    RULED_AGAIN = auto()
    """The matter is ruled again."""
    ILLEGAL = auto()
    """The move is void, or the regulation's consequence follows."""
    REGULATION = auto()
    """The regulation's consequence is imposed."""
    INCIDENT = auto()
    """The referee decides on the incident."""
    LID = auto()
    """The stones of a penalty are among the prisoners, or not."""
    AS_RECORDED = auto()
    """The value in the record is right; the stated value is removed."""
    OTHER_VALUE = auto()
    """The other value that the record gives is right."""
    KOMIS = auto()
    """Each of the other komi that the number in the file may mean."""
    UNSTATE_FIGURES = auto()
    """The stated prisoners and plays are removed."""
    UNSTATE_BOWLS = auto()
    """The stated numbers of stones in the bowls are removed."""
    FACT = auto()
    """The possible values of the fact, one of which must be stated."""
    REMOVED = auto()
    """The finding's stones were removed in time, they live by the letter, or a ruling removes
    them."""
    GRANTED = auto()
    """The side that was granted the first move, or neither."""


class FindingKind(NamedTuple):
    """A kind of finding: everything that is known from the code of a finding.

    Attributes:
        text: the sentence. Placeholders: the finding's arguments, ``{points}`` and ``{move}``.
        step: the id of the step towards a result at which the finding is shown. The step's
            article decides the matter. Empty for remarks on the rule set or on the file.
        topic: the subject shared with other kinds; None if there is no such subject.
        asks: the kind of its question; STONES becomes POINTS if no stone is on the finding's
            points.
        short: the heading of the question; None: the first sentence of ``text``. Placeholders
            as in :mod:`goref.core.texts.questions`.
        why: the reason to show instead of the sentence, if any; placeholders likewise.
        answers: the rulings offered; None if a finding of this kind can only be left as it is.
        incident: the id of the kind of incident that the finding reports; empty for none.
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
"""Makes a sentence about a number of things, for the tables of findings."""

Entries = Mapping[str, str | Plural | FindingKind]
"""Kinds of findings by code; a kind that has only a sentence is entered as that sentence."""


def kind(
    sentence: str | Plural,
    *,
    asks: QuestionKind = QuestionKind.FINDING,
    short: str = "",
    why: str = "",
    answers: AnswerSet | None = None,
    incident: str = "",
) -> FindingKind:
    """Returns a kind of finding without step and topic, which :func:`kinds` adds."""
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
    """Returns the kinds of one part of a table, by code, with that part's step and topic."""
    return {
        code: (one if isinstance(one, FindingKind) else kind(one))._replace(
            step=step, topic=topic
        )
        for code, one in entries.items()
    }
