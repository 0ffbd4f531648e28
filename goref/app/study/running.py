"""Compares goref's own answers to the library with the expected ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from goref.app.study.own_answers import own_answer
from goref.core.protection.needed_play import needed_plays
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.survey import survey
from goref.core.study.deviation import Deviation, deviations
from goref.core.study.study_case import ProtectivePlay, StudyCase

NEEDED = "needed"
"""The term of a deviation in the plays that are needed after the dame."""


class ComparedCase(NamedTuple):
    """A case compared under a rule set.

    Attributes:
        rules: the rule set's id; empty for what no rule set decides.
        deviations: the terms in which goref's answer differs; empty if it does not.
    """

    study: StudyCase
    rules: str
    deviations: tuple[Deviation, ...]


def compared(
    cases: Iterable[StudyCase], go_on: Callable[[], None] = lambda: None
) -> Iterator[ComparedCase]:
    """Yields each answer of the library, compared with goref's own.

    A rule set that this goref does not have is left out.

    Args:
        go_on: called before each answer; raises if the work was cancelled.
    """
    for study in cases:
        for id_, expected in study.answers.items():
            rules = RULESETS.get(id_)
            if rules is not None:
                go_on()
                differs = deviations(expected, own_answer(study, rules), rules)
                yield ComparedCase(study, id_, differs)
        if study.needed is not None:
            go_on()
            yield ComparedCase(study, "", _needed(study))


def _needed(study: StudyCase) -> tuple[Deviation, ...]:
    seen = survey(study.case.position, study.case.ruling)
    found = {ProtectivePlay(one.owner, one.points, one.of_ko) for one in needed_plays(seen)}
    expected = set(study.needed or ())
    return () if found == expected else (Deviation(NEEDED, study.needed, tuple(found)),)
