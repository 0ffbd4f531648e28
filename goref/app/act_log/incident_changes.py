"""The changes that an act made to incidents, protests and regulation, in words."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.incidents.incident import Incident, Protest
from goref.core.texts.act_log import STATES, SUBJECTS
from goref.core.texts.incidents.consequences import PROTESTS, kind_said, regulation_said
from goref.core.texts.incidents.telling import outcome_of
from goref.core.texts.terms import term


def incident_changes(
    before: Case, after: Case, language: Language
) -> Iterator[tuple[str, str, str]]:
    """Yields each difference as three texts: its subject, and the states before and after."""
    nothing = term(STATES, "no-text", language)
    one, other = before.regulation, after.regulation
    if one != other:
        usual = term(STATES, "usual", language)
        yield (
            term(SUBJECTS, "regulation", language),
            usual if one is None else regulation_said(one, language),
            usual if other is None else regulation_said(other, language),
        )
    was = {each.number: each for each in before.incidents}
    now = {each.number: each for each in after.incidents}
    for number in sorted(was.keys() | now.keys()):
        old, new = was.get(number), now.get(number)
        if old != new:
            shown = new or old
            assert shown is not None
            subject = formatted(
                term(SUBJECTS, "incident", language),
                number=number,
                kind=kind_said(shown.kind, language),
            )
            yield subject, _incident(old, nothing, language), _incident(new, nothing, language)
    lodged = {each.number: each for each in before.protests}
    standing = {each.number: each for each in after.protests}
    for number in sorted(lodged.keys() | standing.keys()):
        first, last = lodged.get(number), standing.get(number)
        if first != last:
            subject = formatted(term(SUBJECTS, "protest", language), number=number)
            yield subject, _protest(first, nothing, language), _protest(last, nothing, language)


def _incident(incident: Incident | None, nothing: str, language: Language) -> str:
    if incident is None:
        return nothing
    told = outcome_of(incident, language)
    if incident.in_lid is not None:
        lid = term(STATES, "in-lid" if incident.in_lid else "not-in-lid", language)
        told = LANGUAGES[language].with_aside(told, lid)
    return told


def _protest(protest: Protest | None, nothing: str, language: Language) -> str:
    return nothing if protest is None else PROTESTS[protest.state].in_(language)
