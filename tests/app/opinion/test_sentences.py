"""Every reason has its sentence in every language, and reads well with and without points."""

from __future__ import annotations

import string
from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opinion import sentences
from goref.app.opinion.suggestion import (
    Caution,
    ChainFinding,
    Doubt,
    OtherOpinion,
    Reason,
    Suggestion,
    Why,
)
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.texts.dispute.disputes import FACTS, NOTHING
from goref.core.texts.engines import REMARKS
from goref.core.texts.suggestions import CERTAINTY, REASONS, SEEMING
from goref.core.texts.terms import KINDS
from tests.core.build import spots
from tests.languages import EN, KO, LANGUAGES, ZH
from tests.wordings import in_words

NINE = grid(9)
POINTED = {"alive-proved", "alive-eyes", "alive-land", "dead-shape", "dead-bent-four"}
POINTED |= {"seki-shared", "seki-eyes", "left-over", "ko-fight", "open", "atari"}
POINTED |= {"bent-four-rule", "first-play", "fill", "seki-between", "seki-spare"}
POINTED |= {"seki-played", "seki-learned", "seki-avenged", "seki-avenged-between"}
POINTED |= {"by-ruling", "depends", "leads"}
"""Reasons whose sentences name points."""


def points(names: str) -> frozenset[int]:
    return frozenset(spots(NINE, names))


def chain(names: str = "C3 C4", **more: object) -> ChainFinding:
    plain = ChainFinding(
        points(names), WHITE, StoneStatus.DEAD, False, 95, False, Reason(Why.DEAD_LEARNED)
    )
    return replace(plain, **more)  # type: ignore[arg-type]


def suggestion(*chains: ChainFinding, **more: object) -> Suggestion:
    board = Position.of(NINE, white=[p for c in chains for p in c.points])
    plain = Suggestion(board, "japanese", chains, (), (), (), (), (), (), 0.1)
    return replace(plain, **more)  # type: ignore[arg-type]


def holes(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_every_reason_has_a_sentence_and_no_sentence_is_idle() -> None:
    assert {why.value for why in Why} == REASONS.keys()


@pytest.mark.parametrize("code", sorted(REASONS))
def test_a_reason_asks_for_the_points_that_it_is_about(code: str) -> None:
    asked = holes(REASONS[code].en)
    assert ("points" in asked) is (code in POINTED)
    assert ("number" in asked) is (code == "alive-land")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_differ_with_and_without_points(language: str) -> None:
    for where in ("", "A1 B1"):
        told = {sentences.said(Reason(why, points(where)), NINE, language) for why in Why}
        assert len(told) == len(Why)
        assert not any("{" in text or "()" in text or "（）" in text for text in told)
        assert sum("A1, B1" in text for text in told) == (len(POINTED) if where else 0)


def test_points_are_named_in_board_order_and_cut_short() -> None:
    reason = Reason(Why.ALIVE_EYES, points("B1 D1 A9"))
    assert sentences.said(reason, NINE, EN) == "Two eyes (A9, B1, D1)."
    assert sentences.said(reason, NINE, ZH) == "有两眼（A9, B1, D1）。"
    assert sentences.said(reason, NINE, KO) == "두 눈(A9, B1, D1)이 있습니다."
    many = Reason(Why.ALIVE_LAND, frozenset(range(12)), 12)
    told = sentences.said(many, NINE, EN)
    assert told.startswith("Points of its own: 12 (A9, B9")
    assert told.count(",") == 7
    assert " …)" in told


def test_how_certain_a_chain_is() -> None:
    for expected, finding in {
        "sure": chain(),
        "likely": chain(confidence=89),
        "unclear": chain(unclear=True),
        "proved": chain(proved=True, confidence=100),
        "ruled": chain(proved=True, reason=Reason(Why.RULED)),
    }.items():
        assert sentences.certainty(finding) == expected
        told = {sentences.certainty_text(finding, language) for language in LANGUAGES}
        assert CERTAINTY[expected].in_(EN) in told
        assert len(told) >= 2


def test_lives_in_words() -> None:
    assert [sentences.life_text(life, EN) for life in StoneStatus] == [
        "alive",
        "dead",
        in_words(KINDS["seki"]),
    ]


def test_a_doubt_says_what_why_and_what_it_would_change() -> None:
    stones = Doubt(
        points("C3 C4"),
        (Reason(Why.TURN), Reason(Why.NEAR)),
        Stake(Fraction(12), True),
        StoneStatus.ALIVE,
    )
    made = suggestion(chain(), unclear=(stones,))
    assert sentences.doubt_text(stones, made, EN) == in_words(
        SEEMING, side="White", points="C4, C3", life="dead"
    )
    assert sentences.why_text(stones, NINE, EN) == (
        f"{in_words(REASONS['turn'])} {in_words(REASONS['near'])}"
    )
    for stake, rules, said in (
        (
            Stake(Fraction(12), True),
            "japanese",
            "changes the winner, and the margin by up to 12 points",
        ),
        (Stake(Fraction(3), False), "chinese-2002", "changes the margin by up to 1½ zi"),
        (Stake(Fraction(0), False), "japanese", in_words(NOTHING)),
        (Stake(None, False), "japanese", in_words(FACTS)),
    ):
        assert sentences.stake_text(stake, rules, EN) == said
        told = {sentences.stake_text(stake, rules, one) for one in LANGUAGES}
        assert len(told) == len(LANGUAGES)


def test_a_doubt_about_points_names_them_once() -> None:
    from goref.app.opinion.suggestion import PointFinding

    spot = points("A1 A2")
    doubt = Doubt(spot, (Reason(Why.LEFT_OVER, spot),), Stake(Fraction(1), False))
    found = tuple(PointFinding(p, PointKind.TERRITORY, BLACK, False, 10) for p in sorted(spot))
    made = suggestion(chain(), points=found, unclear=(doubt,))
    assert sentences.doubt_text(doubt, made, EN) == "A2, A1, apparently Black's"
    assert "A1" not in sentences.why_text(doubt, NINE, EN)


def test_a_care_names_what_stands_beside_it_only() -> None:
    care = Caution(points("C3"), BLACK, Reason(Why.ATARI, points("C2")))
    assert "(C2)" in sentences.care_text(care, "japanese", NINE, EN)
    care = Caution(points("C3"), BLACK, Reason(Why.FIRST_PLAY, points("C3")))
    assert "C3" not in sentences.care_text(care, "japanese", NINE, EN)


def test_another_opinion_says_where_it_differs() -> None:
    made = suggestion(chain())
    agreeing = OtherOpinion(
        "GNU Go",
        "3.8",
        points("C3"),
        None,
        frozenset(),
        1.0,
        ("no-seki",),
        points("C3 C4"),
    )
    assert sentences.opinion_text(agreeing, made, EN) == (
        "GNU Go 3.8 considers the same stones dead. "
        f"{in_words(REMARKS['no-seki'], engine='GNU Go 3.8')}"
    )
    other = replace(agreeing, differs=points("C3 A1"), remarks=())
    assert sentences.opinion_text(other, made, EN) == (
        "GNU Go 3.8 considers C3 dead. GNU Go 3.8 considers A1 not dead."
    )
    nameless = replace(agreeing, version="", remarks=(), seki=frozenset())
    assert sentences.opinion_text(nameless, made, EN) == "GNU Go agrees."
    told = {sentences.opinion_text(other, made, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
