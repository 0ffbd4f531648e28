"""What a kind of finding is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from goref.core.base.language import Plural, Text


class Topic(Enum):
    """What several kinds have in common, for who treats them alike."""

    ILLEGAL = auto()
    """A play is not legal."""
    DISPUTED = auto()
    """The players do not agree."""
    ASKING = auto()
    """The referee is asked for something, which is put to him at once."""
    KOMI = auto()
    """How the komi of a file was understood."""
    RESULT = auto()
    """How the result of a file was understood."""


class QuestionKind(Enum):
    """What a question asks."""

    ACCEPT = auto()
    """Whether what is clear, or marked, is accepted for the whole board."""
    STONES = auto()
    """Whether stones are alive, dead or in seki."""
    POINTS = auto()
    """Whose empty points are."""
    KO = auto()
    """Who keeps the point of an open ko."""
    EYE = auto()
    """Whose an eye of a seki is."""
    SOLE_LIBERTY = auto()
    """Whether liberties of a seki are one side's alone."""
    ONE_SIDED = auto()
    """Whether one side alone can play at points of a seki."""
    FILL = auto()
    """Whether a side must fill an own point (手入れ)."""
    FACT = auto()
    """A fact that must be known."""
    FINDING = auto()
    """Anything else that was noticed."""
    TRIAL = auto()
    """How a trial on the board is decided."""
    CYCLE = auto()
    """How a long cycle of the record is settled."""


class AnswerSet(Enum):
    """What can be ruled on a finding that is no question about stones or points, beside letting
    it stand; :mod:`goref.app.questions.finding_answers` makes the acts."""

    SET_UP = auto()
    """Put stones on the board; nothing else."""
    UNMARK = auto()
    """Take back the marks of its stones."""
    UNCLAIM = auto()
    """Take back the ruling on its points."""
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
    """The stones around are in seki, or the ruling on its points is taken back."""
    UNCLAIM_OR_ENEMY_DEAD = auto()
    """The ruling on its points is taken back, or the enemy stones around are dead."""
    POINT_STAYS_SHARED = auto()
    """One of its points stays shared, or the ruling on them is taken back."""
    NEAR_STAYS_SHARED = auto()
    """What is shared nearby stays so, or the ruling on its points is taken back."""
    RULED_AGAIN = auto()
    """It is ruled again."""
    ILLEGAL = auto()
    """The move is void, or what the regulation says."""
    REGULATION = auto()
    """What the regulation says."""
    INCIDENT = auto()
    """Decide on the incident."""
    LID = auto()
    """Whether the stones of a penalty are among the prisoners."""
    AS_RECORDED = auto()
    """The record holds against what was stated."""
    OTHER_VALUE = auto()
    """The other value that the record gives."""
    KOMIS = auto()
    """Every other komi that the number may mean."""
    UNSTATE_FIGURES = auto()
    """Take back the stated prisoners and plays."""
    UNSTATE_BOWLS = auto()
    """Take back what was stated of the bowls."""
    FACT = auto()
    """What the fact may be; it cannot be let stand."""
    GRANTED = auto()
    """Which side was granted the first move, if any."""


class FindingKind(NamedTuple):
    """A kind of finding: everything that follows from its code.

    Attributes:
        text: the sentence. Its places are filled by the finding's arguments, and by
            ``{points}`` and ``{move}``.
        step: the id of the step of the way to a result where it is shown, whose article it
            turns on; empty for remarks on the rule set itself and on what was read.
        asks: what the question about it asks; of STONES, about empty points, whose they are.
        short: how that question is headed; None: by the first sentence. Placeholders as in
            :mod:`goref.core.texts.questions`.
        why: why it is asked, if the sentence is not to be told; placeholders likewise.
        answers: what can be ruled on it; None: it can be let stand.
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


Entries = Mapping[str, Text | Plural | FindingKind]
"""Kinds of findings by their codes; those that have nothing but a sentence as that."""


def kinds(
    entries: Entries, *, step: str = "", topic: Topic | None = None
) -> dict[str, FindingKind]:
    """The kinds of a part of a table, by code, with the step and the topic of that part."""
    return {
        code: (one if isinstance(one, FindingKind) else FindingKind(one))._replace(
            step=step, topic=topic
        )
        for code, one in entries.items()
    }
