"""The manual's text on the library of cases: its chapters, and the cases of a rule set, with
the exercises of the school.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from goref.core.base.language import Language, Text
from goref.core.texts.school.exercises import COURSES
from goref.io.files import read_bytes
from goref.io.places import resources
from goref.io.study.library import folder

PAGE = "cases.md"
HEADING = Text("manual", "Cases")
OF_RULES = Text(
    "manual",
    "The [library of cases](cases.md) has this rule set's answer to {count} cases. "
    "`goref cases show seki-001 --rules {id}` shows one.",
)
CHAPTER = Text("manual", "Chapter")
NUMBER = Text("manual", "Cases in it")
SCHOOL = "school.md"
COURSE = Text("manual", "Course in the school")
EXERCISES = Text("manual", "Exercises under this rule set")


@cache
def _told() -> dict[str, Any]:
    """Returns what the library says of the rule sets, with the number of cases of each."""
    value: dict[str, Any] = json.loads(read_bytes(folder() / "rules.json"))
    return value


def exercises_file() -> Path:
    """Returns the file with the number of exercises of each course, by rule set."""
    return resources() / "help" / "exercises.json"


def counted_exercises() -> str:
    """Returns the content that this file should have. The courses take seconds to make, and a
    page must not wait for them.
    """
    from goref.app.school.courses import courses  # when the file is made

    numbers = {
        course.id: Counter(exercise.rules.id for exercise in course.exercises)
        for course in courses()
    }
    return json.dumps(numbers, indent=1, sort_keys=True) + "\n"


@cache
def _exercises() -> dict[str, dict[str, int]]:
    numbers: dict[str, dict[str, int]] = json.loads(read_bytes(exercises_file()))
    return numbers


def cases_of(rules_id: str, language: Language) -> str:
    """Returns the last part of a rule set's page; empty if the library has no case for it."""
    of = _told()["rules"].get(rules_id)
    if of is None:
        return ""
    said = OF_RULES.in_(language, count=sum(of["cases"].values()), id=rules_id)
    parts = [f"## {HEADING.in_(language)}", said, _chapters(of["cases"], language)]
    rows = [
        (title, _exercises()[id_][rules_id])
        for id_, (title, _) in COURSES.items()
        if rules_id in _exercises()[id_]
    ]
    if rows:
        parts.append(_table((COURSE, EXERCISES), rows, SCHOOL, language))
    return "\n" + "\n\n".join(parts) + "\n"


def chapters_table(language: Language) -> str:
    """Returns the table of the chapters, with the number of cases that any rule set answers."""
    rules = _told()["rules"].values()
    most = {id_: max(each["cases"][id_] for each in rules) for id_ in _told()["chapters"]}
    return _chapters(most, language)


def _chapters(numbers: dict[str, int], language: Language) -> str:
    titles = _told()["chapters"]
    rows = (
        (Text(context="cases", en=titles[id_]), number)
        for id_, number in numbers.items()
        if number
    )
    return _table((CHAPTER, NUMBER), rows, PAGE, language)


def _table(
    heads: tuple[Text, Text], rows: Iterable[tuple[Text, int]], page: str, language: Language
) -> str:
    head = " | ".join(each.in_(language) for each in heads)
    lines = (f"| [{title.in_(language)}]({page}) | {number} |" for title, number in rows)
    return "\n".join([f"| {head} |", "|:--|--:|", *lines])
