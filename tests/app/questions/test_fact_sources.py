"""The facts of a result, each with where it comes from."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.edits.photo import UsePhotoPosition
from goref.app.edits.position import NewBoard, PaintStones, bared
from goref.app.opening import open_bytes
from goref.app.questions.fact_sources import (
    VOICES,
    Source,
    fact_lines,
    fact_object,
    fact_texts,
    facts_told,
)
from goref.core.base.colour import Pair, Who
from goref.core.case.case import Case
from goref.core.case.sources import CaseSources, EventTerms
from goref.core.case.stored_photo import StoredPhoto
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.core.rulesets.used_facts import ORDER
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.core.scoring.scorer import Scorer
from goref.core.texts.count.fact_sources import FACTS, SOURCES
from goref.io.case.case_file import dump, load
from tests.core.build import bare, played
from tests.languages import EN, LANGUAGES
from tests.wordings import in_words

ALWAYS_SHOWN = ("handicap", "stones", "dead")
GAME = "(;SZ[5]{};B[bb];W[cc];B[];W[])"


def told(
    text: str,
    event: EventTerms | None = None,
    of_case: EventTerms | None = None,
    **answers: object,
) -> dict[str, tuple[object, str]]:
    opened = open_bytes(GAME.format(text).encode())[0]
    case = replace(opened.case.answering(**answers), sources=CaseSources(of_case))
    score = Scorer(case, opened.findings).score(ruleset(case.rules))
    objects = {
        fact.key: fact_object(fact) for fact in facts_told(case, score, opened.findings, event)
    }
    return {key: (one["value"], one["source"]) for key, one in objects.items()}


def test_what_a_record_states_is_the_records() -> None:
    assert told("KM[0.5]RU[Japanese]HA[0]") == {
        "rules": ("japanese", "record"),
        "komi": ("0.5", "record"),
        "handicap": (0, "record"),
        "stones": ({"black": 1, "white": 1}, "record"),
        "dead": ([], "nobody"),
        "prisoners": ({"black": 0, "white": 0}, "record"),
    }


def test_what_nobody_states_is_said_to_be_usual_or_not_stated() -> None:
    facts = told("")
    assert facts["rules"] == (DEFAULT, "nobody")
    assert facts["komi"] == ("7.5", "rule-set")
    assert facts["handicap"] == (0, "nobody")
    assert told("RU[Utopian]")["rules"] == (DEFAULT, "nobody")
    assert "komi" not in told("RU[Tang]KM[6.5]"), "that rule set knows none"


def test_what_is_stated_goes_before_the_record() -> None:
    facts = told("KM[6.5]RU[Japanese]", komi=Fraction(0), handicap=2, prisoners=Pair(3, 1))
    assert facts["komi"] == ("0", "referee")
    assert facts["handicap"] == (2, "referee")
    assert facts["prisoners"] == ({"black": 3, "white": 1}, "referee")
    opened = open_bytes(GAME.format("RU[Japanese]").encode())[0]
    case = replace(opened.case, rules="aga")
    score = Scorer(case, opened.findings).score(ruleset("aga"))
    assert next(facts_told(case, score, opened.findings)).source is Source.REFEREE


@pytest.mark.parametrize(
    ("terms", "stated", "source"),
    [
        (EventTerms("japanese", Fraction(1, 2), 0), Fraction(1, 2), "event"),
        (EventTerms("japanese", None, 0), Fraction(13, 2), "rule-set"),
        (EventTerms("japanese", Fraction(1, 2), 0), Fraction(0), "referee"),
        (EventTerms("japanese", None, 0), Fraction(0), "referee"),
    ],
)
def test_what_an_event_states_is_the_events(
    terms: EventTerms, stated: Fraction, source: str
) -> None:
    facts = told("RU[Japanese]", terms, komi=stated, handicap=0)
    assert facts["komi"][1] == source
    assert (facts["rules"][1], facts["handicap"][1]) == ("event", "event")
    assert told("RU[Japanese]", None, terms, komi=stated, handicap=0) == facts


@pytest.mark.parametrize("voice", StatusSource)
def test_dead_stones_are_of_whoever_spoke_of_the_board(voice: StatusSource) -> None:
    case = replace(played(5, "B2 D4 pass pass"), ruling=Ruling(word=voice))
    facts = facts_told(case, Scorer(case).score(ruleset(case.rules)))
    assert next(f.source for f in facts if f.key == "dead") is VOICES[voice]


def test_stones_of_a_photographed_board_are_the_photographs() -> None:
    case = replace(bare("XX.OO", "XX.OO"), rules="japanese")
    photo = StoredPhoto.__new__(StoredPhoto)
    for photograph, source in ((photo, Source.PHOTOGRAPH), (None, Source.RECORD)):
        seen = replace(case, photograph=photograph)
        facts = list(facts_told(seen, Scorer(seen).score(ruleset(seen.rules))))
        assert next(f.source for f in facts if f.key == "stones") is source
    unknown = {f.key: f.source for f in facts if f.value is None}
    assert unknown == {"prisoners": Source.NOBODY}


def test_the_facts_that_are_shown_are_those_that_decide() -> None:
    keys = {}
    for rules in ("japanese", "jpd-a", "tang-song", "modern-1920", "saturation-stones"):
        case = replace(played(5, "B2 D4 pass pass"), rules=rules)
        keys[rules] = [f.key for f in facts_told(case, Scorer(case).score(ruleset(rules)))]
    always = list(ALWAYS_SHOWN)
    assert keys == {
        "japanese": ["rules", "komi", *always, "prisoners"],
        "jpd-a": ["rules", "komi", *always, "first_pass", "end"],
        "tang-song": ["rules", *always, "last_play", "prisoners", "plays", "pass_stones"],
        "modern-1920": ["rules", *always, "began", "last_play"],
        "saturation-stones": ["rules", *always, "granted_first", "played_for"],
    }  # fmt: skip


def test_stones_that_were_put_by_hand_are_the_referees() -> None:
    played_on = played(5, "B2 D4 pass pass")
    point = played_on.record.grid.point("C3")
    for edit, source in (
        (PaintStones(black=frozenset([point])), Source.REFEREE),
        (NewBoard(5, ("XX.OO",) * 5), Source.REFEREE),
        (UsePhotoPosition(("XX.OO",) * 5), Source.PHOTOGRAPH),
    ):
        after = load(dump(edit.apply(played_on))).case
        facts = facts_told(after, Scorer(after).score(ruleset(after.rules)))
        assert next(f.source for f in facts if f.key == "stones") is source


def test_a_last_dame_is_shown_where_it_was_taken_back_or_is_asked() -> None:
    full = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 C5 C4 C3 C2 C1 pass pass")
    full = replace(full, rules="tang-song")
    # The pass stones made the turns unequal; Black's C1 was a dame.
    for case, value, source in (
        (full, Who.BLACK, Source.RECORD),
        (bared(full), Who.BLACK, Source.REFEREE),
        (bared(full).answering(last_dame=None), None, Source.NOBODY),
    ):
        score = Scorer(case).score(ruleset("tang-song"))
        told = {f.key: (f.value, f.source) for f in facts_told(case, score)}
        assert told["last_dame"] == (value, source)


def test_every_fact_and_source_has_words_and_its_value_is_in_the_rule_sets_unit() -> None:
    assert SOURCES.keys() == {source.value for source in Source}
    case = Case(rules="chinese-2002")
    score = Scorer(case).score(ruleset(case.rules))
    facts = list(facts_told(case, score))
    assert {"rules", *ALWAYS_SHOWN, *ORDER} - {"record"} == FACTS.keys()
    for language in LANGUAGES:
        lines = list(fact_lines(case, score, (), language))
        assert len(lines) == len(facts)
        assert all("{" not in line for line in lines)
    komi = next(fact for fact in facts if fact.key == "komi")
    assert fact_texts(komi, score.rules, EN) == ("Komi", "3¾ zi", in_words(SOURCES["rule-set"]))
    assert (
        list(fact_lines(case, score, (), EN))[1]
        == f"Komi: 3¾ zi ({in_words(SOURCES['rule-set'])})"
    )
