"""An exercise: a case of the library or an incident, with a question to the one who learns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum

from goref.core.base.frozen import field, frozen
from goref.core.base.language import AnyText, Language
from goref.core.case.case import Case
from goref.core.incidents.incident import Incident
from goref.core.rulesets.ruleset import RuleSet
from goref.core.study.study_case import StudyCase


class AnswerForm(Enum):
    """The way in which an exercise is answered."""

    BOARD = "board"
    """By acts on the board or on the window's pages alone."""
    RESULT = "result"
    """By a typed result."""
    CHOICE = "choice"
    """By one of several answers."""
    CHOICES = "choices"
    """By any number of several answers."""


@frozen
class Exercise:
    """An exercise.

    Attributes:
        id: its name, made of the kind, the source and the rule set; stable while the source is.
        kind: the id of its kind.
        study: the case of the library; None for an incident.
        incident: what happened, for an exercise about a regulation: kind, side, regulation.
        time: how often it has happened with the incident, from 1; 0 for a case of the library.
        rules: the rule set of the question.
        among: the rule sets to choose from, if the question is about several.
    """

    id: str
    kind: str
    rules: RuleSet
    study: StudyCase | None = None
    incident: Incident | None = None
    time: int = 0
    among: tuple[RuleSet, ...] = ()


@frozen
class HandedIn:
    """An answer as it is handed in.

    Attributes:
        case: the case in the window.
        text: the typed result; empty if none was asked for.
        chosen: the keys of the chosen answers.
    """

    case: Case
    text: str = ""
    chosen: tuple[str, ...] = ()


@frozen
class Mark:
    """The marking of an answer.

    Attributes:
        is_right: None if there was no answer to mark.
        sentences: the mistakes, and the right answer.
        step: the step of a ruling whose article backs the marking; empty for a regulation,
            which the sentences cite.
    """

    is_right: bool | None
    sentences: tuple[AnyText, ...] = ()
    step: str = ""


@frozen
class ExerciseKind:
    """A kind of exercise.

    Attributes:
        id: the key of its texts in :mod:`goref.core.texts.school.exercises`.
        form: the way in which it is answered.
        fits: returns whether a case of the library can be asked about under a rule set.
        prepare: returns the case as the one who learns gets it.
        mark: returns the marking of an answer.
        choices: returns the answers to choose from, by key.
        parts: returns the values for the places of the question's text.
        key: returns the right answer, for the key of an exam.
        opens: the id of the window's command that an exercise begins with; empty for none.
    """

    id: str
    form: AnswerForm
    fits: Callable[[StudyCase, RuleSet], bool]
    prepare: Callable[[Exercise], Case]
    mark: Callable[[Exercise, HandedIn], Mark]
    key: Callable[[Exercise], Sequence[AnyText]]
    choices: Callable[[Exercise], Mapping[str, AnyText]] = field(default=lambda _: {})
    parts: Callable[[Exercise, Language], Mapping[str, object]] = field(
        default=lambda exercise, language: {"rules": exercise.rules.name.in_(language)}
    )
    opens: str = ""
