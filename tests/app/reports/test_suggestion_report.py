"""A suggestion as an object: what it has, and how it writes it."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opinion import sentences
from goref.app.opinion.engines.engines import EngineOpinion
from goref.app.opinion.engines.other_opinions import with_opinion
from goref.app.opinion.suggestion import (
    Caution,
    ChainFinding,
    Doubt,
    PointFinding,
    Reason,
    Suggestion,
    Why,
)
from goref.app.reports.suggestion_report import suggestion_object
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Level, found
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, StoneStatus
from tests.core.build import bare, spots
from tests.languages import EN, LANGUAGES

ISSUED = ("clear", "dead", "seki", "points", "unclear", "open_borders", "protect", "seconds")
CHINESE = RULESETS["chinese-2002"]

# A white stone and a white pair in Black's land, a black stone in White's.
CASE = bare(
    ".....XO..",
    "..O..XO..",
    ".....XO.X",
    ".....XO..",
    ".....XO..",
    ".OO..XO..",
    ".....XO..",
    ".....XO..",
    ".....XO..",
)
BOARD = CASE.position.grid


def points(names: str) -> frozenset[Point]:
    return frozenset(spots(BOARD, names))


def plain(dead: str = "C8 B4 C4 J7", unclear: str = "") -> Suggestion:
    """Every chain alive but for those named, for reasons that do not matter."""
    chains = []
    for stones in CASE.position.chains():
        life = StoneStatus.DEAD if stones & points(dead) else StoneStatus.ALIVE
        why = Why.DEAD_LEARNED if life is StoneStatus.DEAD else Why.ALIVE_LEARNED
        colour = CASE.position.colour(min(stones))
        assert colour is not None
        open_ = bool(stones & points(unclear)) if unclear else False
        chains.append(ChainFinding(stones, colour, life, open_, 95, False, Reason(why)))
    return Suggestion(CASE.position, CHINESE.id, tuple(chains), (), (), (), (), (), (), 0.12345)


def opinion(dead: str, unsaid: str = "", seki: str | None = None) -> EngineOpinion:
    return EngineOpinion(
        "Fake",
        "1.5",
        points(dead),
        None if seki is None else points(seki),
        points(unsaid) if unsaid else frozenset(),
        None,
        0.25,
        (),
    )


def asked(made: Suggestion) -> list[str]:
    return [" ".join(BOARD.names(doubt.points)) for doubt in made.unclear]


def test_the_keys_of_the_object() -> None:
    told = suggestion_object(plain(), EN)
    assert tuple(told)[: len(ISSUED)] == ISSUED
    assert told["clear"] is True
    assert told["dead"] == ["C8", "J7", "B4", "C4"]
    assert (told["seki"], told["unclear"], told["others"]) == ([], [], [])
    assert (told["seconds"], told["size"], told["rules"]) == (0.123, 9, "chinese-2002")
    assert json.loads(json.dumps(told)) == told


def test_points_have_kind_and_owner() -> None:
    made = replace(
        plain(),
        points=(
            PointFinding(0, PointKind.TERRITORY, BLACK, False, 99),
            PointFinding(8, PointKind.ONE_SIDED, WHITE, True, 40),
            PointFinding(80, PointKind.DAME, None, False, 70),
        ),
    )
    assert suggestion_object(made, EN)["points"] == [
        {"point": "A9", "kind": "territory", "owner": "B", "proposed": False, "confidence": 99},
        {"point": "J9", "kind": "one-sided", "owner": "W", "proposed": True, "confidence": 40},
        {"point": "J1", "kind": "dame", "owner": "-", "proposed": False, "confidence": 70},
    ]


def test_chains_have_life_certainty_and_reason() -> None:
    told = suggestion_object(plain(), EN)["chains"]
    assert {c["life"] for c in told} == {"alive", "dead"}
    (lone,) = (c for c in told if c["points"] == ["C8"])
    assert (lone["colour"], lone["certainty"], lone["confidence"]) == ("W", "sure", 95)
    assert lone["reason"]["code"] == "dead-learned"
    assert lone["reason"]["text"].startswith("No two eyes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_by_a_ruling_is_told_in_the_same_words_everywhere(language: Language) -> None:
    made, ruled = plain(), points("B4 C4")
    chains = tuple(
        replace(c, premises=ruled, agreed=("Fake 1.5",)) if c.points == points("C8") else c
        for c in made.chains
    )
    (lone,) = (c for c in chains if c.premises)
    told = suggestion_object(replace(made, chains=chains), language)["chains"]
    (one,) = (c for c in told if c["points"] == ["C8"])
    assert (one["certainty"], one["premises"]) == ("agreed", ["B4", "C4"])
    assert len(one["rests_on"]) == 2
    assert "B4, C4" in one["rests_on"][0]
    assert "Fake 1.5" in one["rests_on"][1]
    told_whole = sentences.reason_text(lone, BOARD, language)
    assert told_whole == LANGUAGES[language].gap.join([one["reason"]["text"], *one["rests_on"]])
    assert not any(c["premises"] or c["rests_on"] for c in told if c != one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_doubt_has_sentence_codes_and_stake(language: str) -> None:
    reasons = (Reason(Why.TURN), Reason(Why.LEADS, points("D2")))
    doubt = Doubt(points("B4 C4"), reasons, Stake(Fraction(13, 2), True), StoneStatus.ALIVE)
    spot = points("A1")
    left = Doubt(spot, (Reason(Why.LEFT_OVER, spot),), Stake(None, False))
    first, second = suggestion_object(replace(plain(), unclear=(doubt, left)), language)[
        "unclear"
    ]
    assert first["points"] == ["B4", "C4"]
    assert first["codes"] == ["turn", "leads"]
    assert (first["follows"], second["follows"]) == (["D2"], [])
    assert first["at_stake"] == {"points": "6.5", "winner": True}
    assert (first["otherwise"], second["otherwise"]) == ("alive", None)
    assert first["why"]
    assert second["at_stake"] == {"points": None, "winner": False}


def test_what_to_look_at_is_listed_as_points_and_with_reasons() -> None:
    border = Caution(points("F1 G1"), None, Reason(Why.OPEN, points("F1 G1")))
    play = Caution(points("A1"), BLACK, Reason(Why.FIRST_PLAY, points("A1")))
    atari = Caution(points("C8"), WHITE, Reason(Why.ATARI, points("C9")))
    told = suggestion_object(
        replace(plain(), open_borders=(border,), protect=(play,), in_atari=(atari,)), EN
    )
    assert told["clear"] is False
    assert (told["open_borders"], told["protect"]) == (["F1", "G1"], ["A1"])
    assert [(one["what"], one["owner"], one["code"]) for one in told["look_at"]] == [
        ("open-border", "-", "open"),
        ("protect", "B", "first-play"),
        ("atari", "W", "atari"),
    ]
    assert told["look_at"][2]["points"] == ["C8"]
    assert told["must_fill"] == []
    fill = replace(play, reason=Reason(Why.FILL, points("A1")))
    for rules, filled in (("chinese-2002", []), ("japanese", ["A1"])):
        told_of = suggestion_object(replace(plain(), protect=(fill,), rules=rules), EN)
        assert (told_of["protect"], told_of["must_fill"]) == (["A1"], filled)
        assert told_of["clear"] is not bool(filled)
    assert "(C9)" in told["look_at"][2]["why"]


def test_findings_of_reading_are_told() -> None:
    finding = found("nothing-suggested", Level.NOTE)
    told = suggestion_object(plain(), EN, [finding])["findings"]
    assert [one["code"] for one in told] == ["nothing-suggested"]


# Another engine's opinion beside it.


def test_an_engine_that_agrees_changes_nothing() -> None:
    made = with_opinion(plain(), opinion("C8 B4 C4 J7"), CASE, CHINESE)
    assert made.clear
    (other,) = made.others
    assert (other.engine, other.version, other.differs) == ("Fake", "1.5", frozenset())
    assert made.chains == plain().chains


def test_chains_that_differ_are_asked_about_first() -> None:
    doubt = Doubt(
        points("J7"), (Reason(Why.NEAR),), Stake(Fraction(99), True), StoneStatus.ALIVE
    )
    before = replace(plain(unclear="J7"), unclear=(doubt,))
    made = with_opinion(before, opinion("C8 J7"), CASE, CHINESE)
    assert asked(made) == ["B4 C4", "J7"]
    first = made.unclear[0]
    assert [reason.why for reason in first.reasons] == [Why.DIFFERS]
    assert first.otherwise is StoneStatus.ALIVE
    # Black's land, five columns, is nobody's then, and two points of it White's stones.
    assert first.at_stake == Stake(Fraction(-45 - 2), True)
    unclear = {min(c.points) for c in made.chains if c.unclear}
    assert unclear == {min(points("B4 C4")), min(points("J7"))}
    assert made.others[0].differs == points("B4 C4")


def test_chains_that_differ_together_are_one_question() -> None:
    made = with_opinion(plain(), opinion("J7"), CASE, CHINESE)
    assert sorted(asked(made)) == ["C8 B4 C4"]
    apart = with_opinion(plain(), opinion("B4 C4"), CASE, CHINESE)
    assert sorted(asked(apart)) == ["C8", "J7"]


def test_a_doubt_that_is_there_gets_one_more_reason() -> None:
    doubt = Doubt(
        points("C8 B4 C4"), (Reason(Why.NEAR),), Stake(Fraction(1), False), StoneStatus.ALIVE
    )
    before = replace(plain(unclear="C8 B4 C4"), unclear=(doubt,))
    made = with_opinion(before, opinion("C8 J7"), CASE, CHINESE)
    (same,) = made.unclear
    assert [reason.why for reason in same.reasons] == [Why.DIFFERS, Why.NEAR]
    again = with_opinion(made, opinion("C8 J7"), CASE, CHINESE)
    assert again.unclear == made.unclear
    assert len(again.others) == 2


def test_living_stones_that_an_engine_takes_for_dead() -> None:
    wall = CASE.position.chain(min(points("F9")))
    told = replace(opinion("C8 B4 C4 J7"), dead=points("C8 B4 C4 J7") | wall)
    made = with_opinion(plain(), told, CASE, CHINESE)
    assert made.unclear[0].points == wall
    assert made.unclear[0].otherwise is StoneStatus.DEAD


def test_of_stones_it_says_nothing_of_nothing_follows() -> None:
    made = with_opinion(plain(), opinion("C8 J7", unsaid="B4 C4"), CASE, CHINESE)
    assert made.clear


def test_a_ruling_is_not_put_in_doubt_by_an_engine() -> None:
    before = plain()
    ruled = tuple(
        replace(c, reason=Reason(Why.RULED)) if c.points & points("J7") else c
        for c in before.chains
    )
    made = with_opinion(replace(before, chains=ruled), opinion("C8 B4 C4"), CASE, CHINESE)
    assert made.clear
    assert made.others[0].differs == points("J7")


def test_other_opinions_in_the_object() -> None:
    case = Case(GameRecord.of_position(CASE.position), rules=CHINESE.id)
    made = with_opinion(plain(), opinion("C8", seki="J7"), case, CHINESE)
    (told,) = suggestion_object(made, EN)["others"]
    assert (told["engine"], told["dead"], told["seki"]) == ("Fake", ["C8"], ["J7"])
    assert told["differs"] == ["J7", "B4", "C4"]
    assert told["text"] == "Fake 1.5 considers J7 in seki. Fake 1.5 considers B4, C4 alive."
