"""What another engine says settles a doubt, makes one, or is told and no more."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opinion import sentences
from goref.app.opinion.accepting import acceptance
from goref.app.opinion.engines.asking import EngineOpinions
from goref.app.opinion.engines.engines import EngineOpinion
from goref.app.opinion.engines.other_opinions import agreed, with_opinions
from goref.app.opinion.suggestion import (
    ChainFinding,
    Doubt,
    IfBegun,
    OtherOpinion,
    Reason,
    Suggestion,
    Why,
)
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK
from goref.core.base.geometry import Point
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.engines import REMARKS
from goref.core.texts.suggestions import DIFFERS_SEKI, DISPROVED, UNSETTLED
from tests.core.build import bare, spots
from tests.languages import EN, KO, LANGUAGES
from tests.wordings import in_words, tells

CHINESE = RULESETS["chinese-2002"]
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
"""A white stone and a white pair in Black's land, a black stone in White's."""
BOARD = CASE.position.grid
STAKE = Stake(Fraction(9), True)


def points(names: str) -> frozenset[Point]:
    return frozenset(spots(BOARD, names)) if names else frozenset()


def doubtful(
    names: str = "J7", *whys: Why, life: StoneStatus = StoneStatus.DEAD, proved: str = ""
) -> Suggestion:
    """All invaders dead, but of some ``life`` as it seems: a doubt for some reasons."""
    unclear, chains = points(names), []
    for stones in CASE.position.chains():
        colour = CASE.position.colour(min(stones))
        assert colour is not None
        invades = not stones & points("F9 G9")
        seems = (
            life if stones <= unclear else StoneStatus.DEAD if invades else StoneStatus.ALIVE
        )
        learned = Reason(Why.ALIVE_LEARNED if seems is StoneStatus.ALIVE else Why.DEAD_LEARNED)
        sure = stones <= points(proved)
        chains.append(ChainFinding(stones, colour, seems, stones <= unclear, 60, sure, learned))
    other = StoneStatus.ALIVE if life is StoneStatus.DEAD else StoneStatus.DEAD
    reasons = tuple(map(Reason, whys or (Why.NEAR,)))
    doubts = (Doubt(unclear, reasons, STAKE, other),) if unclear else ()
    plain = Suggestion(
        CASE.position, CHINESE.id, tuple(chains), (), doubts, (), (), (), (), 0.1
    )
    return replace(plain, network="n")


def said(
    dead: str = "", seki: str | None = "", unsaid: str = "", engine: str = "Fake"
) -> EngineOpinion:
    told = None if seki is None else points(seki)
    return EngineOpinion(engine, "1.5", points(dead), told, points(unsaid), None, 0.25, ())


def asked(made: Suggestion, *opinions: EngineOpinion) -> Suggestion:
    return with_opinions(made, opinions, CASE, CHINESE)


def unclear(made: Suggestion) -> str:
    return " / ".join(" ".join(BOARD.names(doubt.points)) for doubt in made.unclear)


def chain(made: Suggestion, name: str) -> ChainFinding:
    return next(c for c in made.chains if points(name) <= c.points)


ALL = "C8 J7 B4 C4"


# Where both say the same.


@pytest.mark.parametrize(
    "why",
    [
        Why.NEAR,
        Why.NO_EYES,
        Why.BARE,
        Why.DEPENDS,
        Why.EYE_FILLED,
        Why.CONTRADICTED,
        Why.UNAPPROACHED,
        Why.ONE_AREA,
        Why.NOT_TAKEN,
        Why.PARTNER,
        Why.BY_RULING,
    ],
)
def test_where_an_engine_agrees_there_is_no_question_any_more(why: Why) -> None:
    made = asked(doubtful("J7", why), said(ALL))
    assert made.clear
    stone = chain(made, "J7")
    assert (stone.life, stone.unclear, stone.agreed) == (StoneStatus.DEAD, False, ("Fake 1.5",))
    assert (stone.proved, stone.confidence) == (False, 60), "it is no more certain by itself"
    assert sentences.certainty(stone) == "agreed"
    assert chain(made, "C8").agreed == (), "of that there was no doubt"
    assert "J7" in sentences.opinion_text(made.others[0], made, EN)
    grid = made.position.grid
    told = {" ".join(sentences.rests_on(stone, grid, language)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("Fake 1.5" in text for text in told)


@pytest.mark.parametrize(("life", "dead", "seki"), [
    (StoneStatus.DEAD, ALL, ""),
    (StoneStatus.SEKI, "C8 B4 C4", "J7"),
    (StoneStatus.ALIVE, "C8 B4 C4", ""),
])  # fmt: skip
def test_it_agrees_by_saying_the_very_same(life: StoneStatus, dead: str, seki: str) -> None:
    before = doubtful("J7", life=life)
    assert asked(before, said(dead, seki)).clear
    for other in (StoneStatus.DEAD, StoneStatus.SEKI, StoneStatus.ALIVE):
        opinion = {
            StoneStatus.DEAD: said(ALL),
            StoneStatus.SEKI: said("C8 B4 C4", "J7"),
            StoneStatus.ALIVE: said("C8 B4 C4"),
        }[other]
        made = asked(before, opinion)
        assert made.clear is (other is life), other
        if other is not life:
            assert made.others[0].differs == points("J7")
            assert made.unclear[0].reasons[0].why is Why.DIFFERS
            assert chain(made, "J7").agreed == ()


def test_an_engine_settles_nothing_of_a_seki_that_it_judges_differently() -> None:
    black, white = (" ".join(f"{column}{n}" for n in range(1, 10)) for column in "FG")
    before = doubtful(black, life=StoneStatus.SEKI)
    assert asked(before, said(ALL, black)).clear
    assert unclear(asked(before, said("C8 B4 C4", black))) == "J7", "that is elsewhere"
    assert set(asked(before, said(f"{ALL} {white}", black)).doubtful) == points(
        f"{black} {white}"
    )


def test_a_doubt_about_several_chains_goes_as_a_whole_or_stays() -> None:
    before = doubtful("C8 B4 C4")
    assert asked(before, said(ALL)).clear
    made = asked(before, said("C8 J7"))
    assert unclear(made) == "C8 B4 C4"
    assert chain(made, "C8").unclear
    assert chain(made, "C8").agreed == ()


def test_that_it_says_the_same_of_what_is_asked_is_not_said_where_it_does_not() -> None:
    for before, opinion in (
        (doubtful("J7"), said(ALL)),
        (doubtful("J7", Why.TURN), said("C8 B4 C4", unsaid="J7")),
        (doubtful("C8 B4 C4", Why.TURN), said("C8 J7", unsaid="B4 C4")),
    ):
        made = asked(before, opinion)
        assert not tells(sentences.opinion_text(made.others[0], made, EN), UNSETTLED)


def test_what_it_says_hangs_on_who_begins_is_neither_agreed_nor_denied() -> None:
    opinion = replace(said("C8 B4 C4", unsaid="J7"), remarks=("hangs-on-turn",))
    made = asked(doubtful("J7"), opinion)
    assert unclear(made) == "J7"
    assert EngineOpinions(made).outcome == "hangs"
    half = replace(said("", unsaid=ALL), remarks=("one-side-asked",))
    assert EngineOpinions(asked(doubtful("J7"), half)).outcome == "one-side"
    assert EngineOpinions(asked(doubtful("J7"), said(ALL))).outcome == "agrees"
    assert EngineOpinions(asked(doubtful("J7"), said("C8 B4 C4"))).outcome == "differs"


def test_stones_that_follow_others_go_with_them_or_are_asked_about_themselves() -> None:
    wall = CASE.position.chain(min(points("F9")))
    before = doubtful("J7")
    (doubt,) = before.unclear
    leads = replace(doubt, reasons=(*doubt.reasons, Reason(Why.LEADS, wall)))
    chains = tuple(replace(c, unclear=c.unclear or c.points == wall) for c in before.chains)
    before = replace(before, chains=chains, unclear=(leads,))
    made = asked(before, said(ALL))
    assert made.clear
    assert not any(c.unclear for c in made.chains)
    assert chain(made, "F9").agreed == ("Fake 1.5",)
    for dead, left in ((ALL, {wall}), ("C8 B4 C4", {wall, doubt.points})):
        denied = asked(before, said(" ".join([dead, *BOARD.names(wall)])))
        assert {d.points for d in denied.unclear} == left
        assert not any(d.follows for d in denied.unclear), "each by itself"


def test_a_doubt_of_which_it_speaks_in_part_stays() -> None:
    made = asked(doubtful("C8 B4 C4"), said("C8 J7", unsaid="B4 C4"))
    assert unclear(made) == "C8 B4 C4"


def test_of_living_stones_that_nobody_doubts_seki_makes_no_question() -> None:
    wall = " ".join(BOARD.names(CASE.position.chain(min(points("F9")))))
    made = asked(doubtful("J7"), said(ALL, wall))
    assert made.clear
    assert made.others[0].differs == points(wall), "it is told"
    told = sentences.opinion_text(made.others[0], made, EN)
    assert tells(told, DIFFERS_SEKI)
    assert "agrees" not in told.replace("goref and Fake 1.5 agree", "")
    assert EngineOpinions(made).outcome == "differs"
    proved = asked(doubtful("", proved=wall), said(ALL, wall))
    told = sentences.opinion_text(proved.others[0], proved, EN)
    assert "contradicts" not in told, "no stone in a seki is captured"
    dead = asked(doubtful("", proved=wall), said(f"{ALL} {wall}"))
    assert "contradicts" in sentences.opinion_text(dead.others[0], dead, EN)


def test_an_engine_agrees_only_on_what_it_has_spoken_of() -> None:
    for language in LANGUAGES:
        told = []
        for dead, seki, unsaid in (
            (ALL, "", ""), ("C8 B4 C4", "", "J7"), (ALL, None, ""), ("C8 B4 C4", None, "J7"),
        ):  # fmt: skip
            made = asked(doubtful(""), said(dead, seki, unsaid))
            assert made.clear
            told.append(sentences.opinion_text(made.others[0], made, language))
        assert len(set(told)) == 4
        every = " ".join(BOARD.names(p for p in BOARD.points if CASE.position.cells[p]))
        silent = replace(said("", "", every), remarks=("hangs-on-turn",))
        made = asked(doubtful(""), silent)
        said_of_it = sentences.opinion_text(made.others[0], made, language)
        assert said_of_it == REMARKS["hangs-on-turn"].in_(language, engine="Fake 1.5")
    made = asked(doubtful(""), said("C8 B4 C4", unsaid="J7"))
    assert EngineOpinions(made).outcome == "unsaid"
    assert (
        EngineOpinions(asked(doubtful("", proved="J7"), said("C8 B4 C4"))).outcome == "differs"
    )


def test_a_chain_that_is_half_dead_to_an_engine_is_no_agreement() -> None:
    for life in (StoneStatus.DEAD, StoneStatus.ALIVE):
        made = asked(doubtful("B4 C4", life=life), said("C8 J7 B4"))
        assert unclear(made) == "B4 C4"


def test_of_what_it_says_nothing_nothing_is_settled() -> None:
    before = doubtful("J7", life=StoneStatus.ALIVE)
    assert asked(before, said("C8 B4 C4", unsaid="J7")) != before
    assert unclear(asked(before, said("C8 B4 C4", unsaid="J7"))) == "J7"


def test_an_engine_that_knows_no_seki_settles_what_can_be_none() -> None:
    for why, settled in ((Why.NEAR, True), (Why.ONE_AREA, False)):
        before = doubtful("J7", why, life=StoneStatus.ALIVE)
        assert asked(before, said("C8 B4 C4", None)).clear is settled
    assert asked(doubtful("J7", Why.ONE_AREA), said(ALL, None)).clear
    assert not asked(doubtful("J7", life=StoneStatus.SEKI), said("C8 B4 C4", None)).clear


@pytest.mark.parametrize("why", [Why.KO_FIGHT, Why.BENT_FOUR_RULE, Why.LEFT_OVER, Why.TURN])
def test_kos_rules_and_points_are_not_an_engine_s_to_settle(why: Why) -> None:
    before = doubtful("J7", Why.NEAR, why)
    made = asked(before, said(ALL))
    assert unclear(made) == "J7"
    told = {sentences.opinion_text(made.others[0], made, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert f"Fake 1.5 agrees. {in_words(UNSETTLED, engine='Fake 1.5', points='J7')}" in told
    spot = replace(before.unclear[0], otherwise=None, reasons=(Reason(Why.NEAR),))
    empty = replace(before, unclear=(spot,))
    assert asked(empty, said(ALL)).unclear == (spot,)


def test_what_an_engine_says_by_turn_and_of_land_stands_with_its_opinion() -> None:
    begun = IfBegun(BLACK, points("J7"), frozenset(), points("J7"))
    land = points("A1"), points("J1")
    opinion = replace(said("C8 B4 C4", unsaid="J7"), if_begun=(begun,), land=land)
    made = asked(doubtful("J7", Why.TURN), opinion)
    assert unclear(made) == "J7"
    (other,) = made.others
    assert (other.if_begun, other.land) == ((begun,), land)
    assert other.life(points("J7")) is None, "whoever begins it says nothing"


def test_an_open_border_stays_open() -> None:
    from goref.app.opinion.suggestion import Caution

    border = Caution(points("A1"), None, Reason(Why.OPEN))
    made = asked(replace(doubtful(), open_borders=(border,)), said(ALL))
    assert made.unclear == ()
    assert not made.clear


def test_two_engines_settle_nothing_unless_both_agree() -> None:
    yes, no = said(ALL), said("C8 B4 C4", engine="Other")
    assert asked(doubtful(), yes).clear
    for both in ((yes, no), (no, yes)):
        made = asked(doubtful(), *both)
        assert unclear(made) == "J7"
        assert [reason.why for reason in made.unclear[0].reasons] == [Why.DIFFERS, Why.NEAR]


def test_the_word_alone_is_enough() -> None:
    word = OtherOpinion(
        "Fake", "", points(ALL), frozenset(), frozenset(), 1.0, told=points(ALL)
    )
    made = agreed(doubtful(), word)
    assert made.clear
    assert made.others == (), "it only settles"
    assert agreed(made, word) is made


# What is proved or ruled.


def test_a_proof_is_not_overruled_and_the_contradiction_is_told() -> None:
    made = asked(doubtful("", proved="J7"), said("C8 B4 C4"))
    assert made.clear
    assert made.others[0].differs == points("J7")
    assert sentences.opinion_text(made.others[0], made, EN) == (
        f"Fake 1.5 considers J7 alive. {in_words(DISPROVED, points='J7', life='dead')}"
    )
    assert sentences.opinion_text(made.others[0], made, KO) == (
        "Fake 1.5: J7을 산 돌로 봅니다. 이는 증명과 어긋납니다: J7(사석)."
    )
    told = {sentences.opinion_text(made.others[0], made, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_what_a_rule_set_leaves_open_is_open_though_it_is_proved() -> None:
    before = doubtful("J7", Why.BENT_FOUR_RULE, proved="J7")
    made = asked(before, said("C8 B4 C4"))
    assert unclear(made) == "J7"
    assert made.unclear[0].reasons[0].why is Why.DIFFERS


# Accepted.


def test_who_agreed_is_kept_with_what_is_accepted() -> None:
    act = acceptance(CASE, asked(doubtful(), said(ALL)))
    assert act is not None
    assert act.dead == points(ALL)
    assert act.agreed == (("Fake 1.5", points("J7")),)
    assert acceptance(CASE, doubtful()).agreed == ()  # type: ignore[union-attr]
    alone = acceptance(CASE, asked(doubtful(), said(ALL)), points("J7"))
    assert alone is not None
    assert alone.agreed == act.agreed
    alive = acceptance(CASE, asked(doubtful(life=StoneStatus.ALIVE), said("C8 B4 C4")))
    assert alive is not None
    assert alive.alive == frozenset()
    assert alive.agreed == act.agreed, "of the living it is told too"
    assert type(act).decode(BOARD, act.encode(BOARD)) == act
    older = {key: value for key, value in act.encode(BOARD).items() if key != "agreed"}
    assert type(act).decode(BOARD, older) == replace(act, agreed=())
