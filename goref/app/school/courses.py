"""The courses: which exercises are made of the library and of the regulations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from goref.app.school.exercise import Exercise
from goref.app.school.kinds import KINDS, MOST_RULES, at_the_desk, expected_incident
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.incidents.consequence import ARBITER, Consequences, ends
from goref.core.incidents.incident import Incident, Offender
from goref.core.incidents.regulation import Certainty
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.study.answers import CountAnswer
from goref.core.study.study_case import StudyCase, StudyKind
from goref.core.texts.school.exercises import COURSES as TITLES
from goref.io.study.library import TAUGHT, chapter
from goref.io.values.regulations import regulations

MODERN = ("chinese-2002", "japanese", "aga", "korean", "ing", "new-zealand")
OLD = ("ming-qing", "tang-song", "tingdao", "saturation-stones", "live-stones", "sunjang")
SEKI = ("japanese", "chinese-2002", "ming-qing")
KO = ("chinese-2002", "japanese", "new-zealand", "aga", "jpd-a", "tromp-taylor")
MOST_POINTS = 100
"""The most points of a board that is counted by hand in a first course."""
MOST_TIMES = 3
"""The most times that an incident happens in an exercise."""
REGULATION = "regulation"
FROM_OUTSIDE = "board-scattered-outside"
"""The kind of incident for which neither player is responsible."""
LATER = "later"
"""The mark of an incident that happened before in the same game."""


@frozen
class CoursePart:
    """A part of a course: exercises of one kind.

    Attributes:
        kind: the id of the kind.
        rules: the ids of the rule sets that take turns.
        most: the most exercises; they are spread over all cases that fit.
        has: what the cases must have: ``dead`` or ``seki`` stones; empty for either. Of
            incidents: :data:`LATER`.
        lacks: what they must not have.
    """

    kind: str
    rules: tuple[str, ...]
    most: int
    has: str = ""
    lacks: str = ""


@frozen
class Course:
    """A course with its exercises.

    Attributes:
        title, about: its name, and what it is about.
    """

    id: str
    title: Text
    about: Text
    exercises: tuple[Exercise, ...]


PARTS: dict[str, tuple[CoursePart, ...]] = {
    "first-count": (
        CoursePart("count", MODERN, 20, lacks="seki"),
        CoursePart("won", MODERN, 12, lacks="seki"),
        CoursePart("which-rules", MODERN, 8, lacks="seki"),
    ),
    "dead-and-alive": (
        CoursePart("dead", ("chinese-2002", "japanese"), 20, has="dead"),
        CoursePart("fill", ("japanese", "chinese-2002"), 16),
    ),
    "seki-and-ko": (
        CoursePart("dead", ("chinese-2002",), 6, has="seki"),
        CoursePart("count", SEKI, 14, has="seki"),
        CoursePart("legal", KO, 16),
        CoursePart("stopped", KO, 8),
    ),
    "old-counts": (
        CoursePart("count", OLD, 24),
        CoursePart("won", OLD, 8),
        CoursePart("which-rules", OLD, 6),
    ),
    "incident-desk": (
        CoursePart(REGULATION, (), 18, lacks=LATER),
        CoursePart(REGULATION, (), 22, has=LATER),
    ),
}
"""The courses by id, each with its parts in order."""


@cache
def courses() -> tuple[Course, ...]:
    """Returns all courses. Raises FileError or ChapterError if the library cannot be read."""
    library = [case for id_ in TAUGHT for case in chapter(id_).cases]
    return tuple(
        Course(id_, *TITLES[id_], tuple(_exercises(parts, library)))
        for id_, parts in PARTS.items()
    )


def exercise_named(id_: str) -> Exercise | None:
    """Returns the exercise with an id; None if no course has it."""
    every = (exercise for course in courses() for exercise in course.exercises)
    return next((exercise for exercise in every if exercise.id == id_), None)


def course_named(id_: str) -> Course | None:
    """Returns the course with an id; None if there is none."""
    return next((course for course in courses() if course.id == id_), None)


def _exercises(parts: Iterable[CoursePart], library: list[StudyCase]) -> Iterator[Exercise]:
    for part in parts:
        made = _of_regulations(part) if part.kind == REGULATION else _of_library(part, library)
        yield from _spread(list(made), part.most)


def _spread(every: list[Exercise], most: int) -> list[Exercise]:
    """Returns at most so many exercises, evenly spread over all."""
    if len(every) <= most:
        return every
    return [every[number * len(every) // most] for number in range(most)]


def _of_library(part: CoursePart, library: list[StudyCase]) -> Iterator[Exercise]:
    kind, used = KINDS[part.kind], Counter[str]()
    for study in library:
        large = len(study.case.record.grid) > MOST_POINTS
        if large or study.kind is StudyKind.RECORD or not _suits(study, part):
            continue
        fitting = [id_ for id_ in part.rules if kind.fits(study, ruleset(id_))]
        if not fitting:
            continue
        rules = ruleset(min(fitting, key=used.__getitem__))
        exercise = Exercise(f"{part.kind}:{study.id}:{rules.id}", part.kind, rules, study)
        if part.kind == "which-rules":
            exercise = _among(exercise, part)
            if not exercise.among:
                continue
        used[rules.id] += 1
        yield exercise


def _suits(study: StudyCase, part: CoursePart) -> bool:
    seki = bool(study.case.ruling.stones(StoneStatus.SEKI))
    dead = bool(study.case.ruling.stones(StoneStatus.DEAD))
    there = {"seki": seki, "dead": dead, "": True}
    return there[part.has] and not (part.lacks and there[part.lacks])


def _among(exercise: Exercise, part: CoursePart) -> Exercise:
    """Returns an exercise with the rule sets to choose from; none if all have one winner."""
    study = exercise.study
    assert study is not None
    counted = {
        id_: answer.winner
        for id_, answer in study.answers.items()
        if isinstance(answer, CountAnswer) and answer.margin is not None
    }
    fits = KINDS[part.kind].fits
    every = [ruleset(id_) for id_ in (*part.rules, *MODERN) if id_ in counted]
    among = [rules for rules in every if fits(study, rules)]
    few = tuple(dict.fromkeys(among))[:MOST_RULES]
    winners = {counted[rules.id] for rules in few}
    return replace(exercise, among=few if len(winners) > 1 else ())


def _of_regulations(part: CoursePart) -> Iterator[Exercise]:
    """Yields exercises about each clause whose consequences are known, each time it names."""
    sides = (Offender.BLACK, Offender.WHITE)
    for number, regulation in enumerate(regulations().values()):
        rules = ruleset(next(iter(regulation.rules), DEFAULT))
        if rules.known_only:
            continue
        for row, clause in enumerate(regulation.rows):
            if clause.certainty is Certainty.UNKNOWN or clause.last_move is not None:
                continue
            outside = clause.kind == FROM_OUTSIDE
            side = Offender.NOBODY if outside else sides[(number + row) % 2]
            before: Consequences = ()
            for time in range(1, MOST_TIMES + 1):
                incident = Incident(1, clause.kind, side, regulation=regulation.id)
                name = f"{REGULATION}:{regulation.id}:{clause.kind}:{time}"
                exercise = Exercise(name, REGULATION, rules, incident=incident, time=time)
                told = expected_incident(exercise).proposed
                if told == before or not _is_plain(exercise, told):
                    break
                if (time > 1) is (part.has == LATER):
                    yield exercise
                before = told


def _is_plain(exercise: Exercise, told: Consequences) -> bool:
    """Returns whether the regulation decides by itself, and the game has gone on until then."""
    given = at_the_desk(exercise).incidents
    ended = any(ends(one.decided or ()) for one in given)
    return bool(told) and ARBITER not in told and not ended
