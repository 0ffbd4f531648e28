"""The facts that a result rests on, each with its source, as every view shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from fractions import Fraction
from typing import Any

from goref.core.base.colour import BLACK, WHITE, Colour, Pair, Who
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import decimal
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact, facts_of, stated_prisoners
from goref.core.case.sources import EventTerms, StonesFrom
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.used_facts import used_facts, uses
from goref.core.ruling.ruling import StatusSource
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.payments import is_anothers, komi_of
from goref.core.scoring.scorer import Score
from goref.core.stopping.game_state import ending
from goref.core.texts import terms
from goref.core.texts.act_log import fact_text, stones_text
from goref.core.texts.count.fact_sources import FACTS, NONE, SOURCES, UNKNOWN


class Source(Enum):
    """The source of a fact."""

    RECORD = "record"
    RULE_SET = "rule-set"
    """The usual value under the rule set."""
    EVENT = "event"
    REFEREE = "referee"
    """The referee has stated or ruled the fact: in the window, or by an option."""
    SUGGESTION = "suggestion"
    """A second opinion that was accepted but not confirmed."""
    PHOTOGRAPH = "photograph"
    NOBODY = "nobody"
    """Nobody has stated the fact; goref counts with its default, if it has one."""


@frozen
class SourcedFact:
    """A fact with which a case is counted, and its source.

    Attributes:
        key: a key of :data:`goref.core.texts.count.fact_sources.FACTS`, such as ``komi``.
        value: komi in points; for ``dead``, the names of the points. None if not known, or if
            the rule set has no such fact.
    """

    key: str
    value: (
        Fraction
        | int
        | str
        | Colour
        | Who
        | End
        | PlayedFor
        | Pair[int]
        | tuple[str, ...]
        | None
    )
    source: Source


SHOWN_ABOVE = ("komi", "handicap", "record")
"""Facts left out of the loop over a rule set's facts: listed before it, or without a value."""
RULES_ASSUMED = ("rules-taken", "rules-not-known")
"""Codes of the findings which state that goref chose the rule set."""
VOICES = {
    StatusSource.NOBODY: Source.NOBODY,
    StatusSource.RECORD: Source.RECORD,
    StatusSource.SUGGESTION: Source.SUGGESTION,
    StatusSource.REFEREE: Source.REFEREE,
}


def facts_told(
    case: Case,
    score: Score,
    reading: Iterable[Finding] = (),
    event: EventTerms | None = None,
) -> Iterator[SourcedFact]:
    """Yields the facts of a case on which a score is based, each with its source.

    Args:
        reading: the findings of reading the record.
        event: the terms of the event; used only if the case stores none.
    """
    event = case.sources.event or event
    yield SourcedFact("rules", score.rules.id, _rules_from(case, score, reading, event))
    handicap = score.facts.handicap
    if uses(score.rules, "komi"):
        komi = komi_of(case, score.rules, handicap)
        yield SourcedFact("komi", komi, komi_source(case, score.rules, handicap, event))
    yield SourcedFact("handicap", score.facts.handicap, _handicap_from(case, event))
    position = case.position
    stones = Pair(position.count(BLACK), position.count(WHITE))
    yield SourcedFact("stones", stones, _stones_from(case))
    dead = tuple(case.record.grid.names(score.survey.dead))
    yield SourcedFact("dead", dead, VOICES[case.ruling.voice])
    for used in used_facts(score.rules):
        key = used.fact
        if key in SHOWN_ABOVE:
            continue
        stated = stated_prisoners(case) if key == "prisoners" else getattr(case.answers, key)
        value = ending(case, score.rules)[0] if key == "end" else _known(case, score, key)
        if key == "last_dame" and value is None and RequiredFact.LAST_DAME not in score.needs:
            continue  # turns are equal, or may be made so without it
        source = Source.NOBODY if value is None else Source.RECORD
        yield SourcedFact(key, value, source if stated is None else Source.REFEREE)


def _known(case: Case, score: Score, key: str) -> Any:
    undoes = score.rules.undoes
    dame_only = undoes is not None and undoes.dame_only
    if key == "last_dame" and dame_only and score.basis is CountedBoard.BEFORE_LAST:
        return facts_of(case, score.rules.passes).last_play
    return score.facts.captured if key == "prisoners" else getattr(score.facts, key)


def _rules_from(
    case: Case, score: Score, reading: Iterable[Finding], event: EventTerms | None
) -> Source:
    if event is not None and event.rules == score.rules.id:
        return Source.EVENT
    named = spoken_rules(case.record.info.rules)
    if named == score.rules.id:
        return Source.RECORD
    assumed = (f.arg("used") for f in reading if f.code in RULES_ASSUMED)
    return Source.NOBODY if score.rules.id in assumed else Source.REFEREE


def komi_source(
    case: Case, rules: RuleSet, handicap: int, event: EventTerms | None = None
) -> Source:
    """Returns the source of the komi with which a case is counted under a rule set."""
    stated, recorded, event = (
        case.answers.komi,
        case.record.info.komi,
        case.sources.event or event,
    )
    if rules.komi is None:
        return Source.RULE_SET
    if stated is not None:
        if event is None:
            return Source.REFEREE
        usual = rules.handicap_komi if handicap else rules.komi
        if event.komi is None:
            return Source.RULE_SET if stated == usual else Source.REFEREE
        return Source.EVENT if stated == event.komi else Source.REFEREE
    others = rules.own_komi and is_anothers(case.record.info, rules)
    return Source.RULE_SET if recorded is None or others else Source.RECORD


def _stones_from(case: Case) -> Source:
    if not case.record.is_bare:
        return Source.RECORD
    if case.sources.stones is StonesFrom.RECORD and case.photograph is not None:
        return Source.PHOTOGRAPH  # as earlier versions kept it
    return Source(case.sources.stones.value)


def _handicap_from(case: Case, event: EventTerms | None) -> Source:
    stated = case.answers.handicap
    if stated is not None:
        return Source.EVENT if event and event.handicap == stated else Source.REFEREE
    return Source.NOBODY if case.record.info.handicap is None else Source.RECORD


def fact_object(fact: SourcedFact) -> dict[str, Any]:
    """Returns a fact's value and source for JSON: numbers as exact decimals, points by name."""
    match fact.value:
        case Fraction():
            value: object = decimal(fact.value)
        case Colour():
            value = fact.value.letter
        case Who() | End() | PlayedFor():
            value = fact.value.value
        case Pair(black, white):
            value = {"black": black, "white": white}
        case tuple():
            value = list(fact.value)
        case _:
            value = fact.value
    return {"value": value, "source": fact.source.value}


def fact_texts(fact: SourcedFact, rules: RuleSet, language: Language) -> tuple[str, str, str]:
    """Returns a fact in words: its name, its value and its source."""
    name, source = FACTS[fact.key].in_(language), SOURCES[fact.source.value].in_(language)
    match fact.key, fact.value:
        case "rules", _:
            value = rules.name.in_(language)
        case "komi", Fraction() as komi if komi:
            value = terms.amount(komi / rules.unit.points, rules.unit, language)
        case (("komi" | "handicap"), _):
            value = str(fact.value) if fact.value else NONE.in_(language)
        case "dead", tuple() as names:
            value = stones_text(len(names), language) if names else NONE.in_(language)
        case _, None:
            value = UNKNOWN.in_(language)
        case _:
            value = fact_text(fact.value, language)
    return name, value, source


def fact_lines(
    case: Case, score: Score, reading: Iterable[Finding], language: Language
) -> Iterator[str]:
    """Yields a line for every fact of :func:`facts_told`: ``Komi: 3¾ zi (record)``."""
    writing = LANGUAGES[language]
    for fact in facts_told(case, score, reading):
        name, value, source = fact_texts(fact, score.rules, language)
        yield name + writing.colon + writing.with_aside(value, source)
