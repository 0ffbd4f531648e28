"""Texts that describe an incident or a protest in a line, for lists, sheets and logs."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.language import LANGUAGES, Language, Plural, Text
from goref.core.event.carried_over import incidents_of
from goref.core.event.event import Event
from goref.core.incidents.adding_up import counted_said
from goref.core.incidents.incident import Incident, Protest, ProtestState, in_act_order
from goref.core.incidents.regulation import Regulation
from goref.core.scoring.lines import Line
from goref.core.texts.incidents.consequences import (
    PEOPLE,
    PROTESTS,
    WHOSE,
    consequences_said,
    kind_said,
    regulation_said,
)
from goref.core.texts.terms import LINES, term

MOVE = Text("incident telling", "move {move}")
NOT_DECIDED = Text("incident telling", "not decided")
WITHOUT = Text("incident telling", "no consequence")
ANNULLED = Text("incident telling", "annulled: {reason}")
BECAUSE = Text("incident telling", "reason: {reason}")
FROM = Text("incident telling", "round {round}, table {table}")
WITHOUT_IT = Text("incident telling", "Without the penalty: {result}")
PROTEST = Text("incident telling", "protest of {by}")
LODGED = Text("incident telling", "lodged {what}")
UNTIL = Text("incident telling", "could be lodged until {what}")
DECIDED = Text("incident telling", "decided {what}")
BY = Text("incident telling", "by {what}")
AGAINST = Text("incident telling", "incident {number}")
THE_RESULT = Text("incident telling", "the result")
WITHIN = Plural(
    "incident telling",
    "Protests: within {minutes} minute of the result",
    "Protests: within {minutes} minutes of the result",
    "minutes",
)
LEFT = Plural(
    "incident telling",
    "Protests: until {time} ({left} minute left)",
    "Protests: until {time} ({left} minutes left)",
    "left",
)
PASSED = Text("incident telling", "Protests: the time passed at {time}")


def heading(incident: Incident, language: Language) -> str:
    """Returns an incident's heading: ``1. White, move 18: prisoner not laid in the lid``."""
    writing = LANGUAGES[language]
    where = WHOSE[incident.side].in_(language)
    if incident.move:
        where += writing.clause + MOVE.in_(language, move=incident.move)
    return f"{incident.number}. {where}{writing.colon}{what_of(incident, language)}"


def what_of(incident: Incident, language: Language) -> str:
    """Returns the name of the incident's kind; for ``other``, the facts if there are any."""
    if incident.kind == "other" and incident.facts:
        return " ".join(incident.facts.split())
    return kind_said(incident.kind, language)


def line_name(line: Line, incidents: Iterable[Incident], language: Language) -> str:
    """Returns the name of a line of the count; a penalty's with its incident."""
    name = term(LINES, line.key, language)
    if line.incident is None:
        return name
    for each in incidents:
        if each.number == line.incident:
            return LANGUAGES[language].with_aside(
                name, f"{each.number}. {what_of(each, language)}"
            )
    return name


def outcome_of(incident: Incident, language: Language) -> str:
    """Returns an incident's consequences: ``warning, 2 points to the opponent``.

    For an incident that is annulled or not decided, the text says that instead.
    """
    if incident.annulled:
        return ANNULLED.in_(language, reason=incident.annulled)
    if incident.decided is None:
        return NOT_DECIDED.in_(language)
    return consequences_said(incident.decided, language) or WITHOUT.in_(language)


def outcome_with_sum(incident: Incident, language: Language) -> str:
    """Returns an incident's outcome, with the count of earlier incidents that led to it.

    The count is left out if the decision differs from the proposal.
    """
    told, led = outcome_of(incident, language), incident.adds_up
    if led is None or incident.differs or not incident.holds:
        return told
    return LANGUAGES[language].with_aside(told, counted_said(led, language))


def incident_said(incident: Incident, language: Language, regulation: Regulation | str) -> str:
    """Returns the whole incident in a line, without a full stop.

    Args:
        regulation: the regulation that the incident names, or its id if goref does not know it.
    """
    writing = LANGUAGES[language]
    parts = [f"{heading(incident, language)} → {outcome_with_sum(incident, language)}"]
    if incident.regulation and incident.article:
        cited = regulation_said(regulation, language, incident.article)
        parts[0] = writing.with_aside(parts[0], cited)
    if incident.reason and incident.reason != incident.facts:
        parts.append(BECAUSE.in_(language, reason=incident.reason))
    return writing.semicolon.join(parts)


def protest_said(protest: Protest, language: Language) -> str:
    """Returns a protest in a line: ``protest of White (incident 1): under protest``."""
    told, lodged, decided, said = protest_parts(protest, language)
    writing = LANGUAGES[language]
    if known := lodged + decided:
        told = writing.with_aside(told, writing.listed(known))
    return f"{told}{writing.semicolon}{said}" if said else told


def protest_parts(
    protest: Protest, language: Language
) -> tuple[str, list[str], list[str], str]:
    """Returns a protest as four parts; unknown times and persons are left out.

    Returns:
        A tuple of: side, subject and outcome; the time of lodging and the deadline; the time of
        the decision and the person who decided; the ruling, or the grounds while there is no
        decision.
    """
    writing = LANGUAGES[language]
    of = PROTEST.in_(language, by=PEOPLE[protest.by].in_(language))
    against = (
        THE_RESULT.in_(language)
        if protest.against is None
        else AGAINST.in_(language, number=protest.against)
    )
    told = writing.with_aside(of, against) + writing.colon
    told += PROTESTS[protest.state].in_(language)
    lodged = ((LODGED, protest.lodged), (UNTIL, protest.deadline))
    decided = ((DECIDED, protest.decided), (BY, protest.by_whom))
    first, then = (
        [text.in_(language, what=value) for text, value in times if value]
        for times in (lodged, decided)
    )
    said = protest.grounds if protest.state is ProtestState.LODGED else protest.ruling
    return told, first, then, said


def deadline_said(minutes: int, until: str, left: int, language: Language) -> str:
    """Returns the time left for a protest.

    Args:
        minutes: the time allowed after the result.
        until: the deadline; empty if it is not known.
        left: the minutes left; 0 if the time has passed.
    """
    if not until:
        return WITHIN.in_(language, minutes=minutes)
    return (LEFT if left else PASSED).in_(language, time=until, left=left)


def warning_lines(event: Event, player: int, language: Language) -> list[str]:
    """Returns a line for each incident of a player, by id, in the event:
    ``round 1, table 3: came late → warning``."""
    writing = LANGUAGES[language]
    return [
        FROM.in_(language, round=table.round, table=table.number)
        + writing.colon
        + kind_said(incident.kind, language)
        + f" → {outcome_of(incident, language)}"
        for table, incident in incidents_of(event, player)
    ]


def brief(incidents: Iterable[Incident], language: Language) -> str:
    """Returns the consequences of a table's incidents: ``Black: warning; White: not decided``.

    Annulled incidents are left out.
    """
    writing = LANGUAGES[language]
    told = [
        f"{WHOSE[one.side].in_(language)}{writing.colon}{outcome_of(one, language)}"
        for one in in_act_order(incidents)
        if not one.annulled
    ]
    return writing.semicolon.join(told)
