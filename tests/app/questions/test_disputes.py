"""What can be ruled on an item of the checklist, and what each ruling does to the count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.edits.ruling import ClaimPoints, DisputePoints, MarkStones
from goref.app.questions.disputes import decisions, taking_back
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.trials.checklist import Item, ItemKind
from goref.core.words.dispute.disputes import amount, effect_text, ruled_text, stake_text
from tests.core.build import bare, counted, game, ruled, spots
from tests.core.trials.boards import DOUBLE_KO, TWO_OF_THREE, checklist

INTRUDER = bare(".XO..", ".XO..", ".XOX.", ".XO..", ".XO..", prisoners=(0, 0), komi=0)
D3 = spots(INTRUDER.record.grid, "D3")
DISPUTED = replace(INTRUDER, disputed=D3)
LANGUAGES = ("en", "zh", "ja")


def one(case: Case, rules: str, asked: ItemKind) -> Item:
    return next(i for i in checklist(counted(case, rules), case) if i.asked is asked)


def test_stones_as_they_are_and_otherwise() -> None:
    score = counted(DISPUTED, "chinese-2002")
    item = one(DISPUTED, "chinese-2002", ItemKind.STONES)
    alive, dead, seki = decisions(DISPUTED, score.survey, item)
    assert alive.because("") == MarkStones(D3, Life.ALIVE)
    assert alive.other is None
    assert dead.because("no eyes") == MarkStones(D3, Life.DEAD, "no eyes")
    assert seki.because("") == MarkStones(D3, Life.SEKI)
    after = alive.because("").apply(DISPUTED)
    assert not after.disputed
    assert counted(after, "chinese-2002").margin == score.margin


@pytest.mark.parametrize("rules", ["jpd-a", "japanese", "chinese-2002"])
def test_every_ruling_leads_where_it_says(rules: str) -> None:
    cases = (
        DISPUTED,
        replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, "F7 C7 E1")),
        ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2", shared="D2"),
        replace(game("takagawa--go-seigen-1959").settled(), disputed=frozenset({60, 180})),
    )
    for case in cases:
        score = counted(case, rules)
        for item in checklist(score, case):
            for decision in decisions(case, score.survey, item):
                after = counted(decision.because("why").apply(case), rules)
                if decision.other is None:
                    assert after.difference == score.difference
                elif decision.other.change is not None:
                    assert after.difference == score.difference + decision.other.change
                    assert (after.ahead is not score.ahead) is decision.other.flips


def test_what_a_claim_would_cut_off_is_only_withdrawn() -> None:
    # Counted without the ruling, the stone lives; put down so it would be another ruling.
    case = replace(ruled(INTRUDER, dead="D3"), disputed=D3)
    score = counted(case, "tromp-taylor")
    item = one(case, "tromp-taylor", ItemKind.STONES)
    assert item.life is Life.ALIVE
    as_it_is = decisions(case, score.survey, item)[0]
    assert as_it_is.because("why") == DisputePoints(D3, disputed=False)


def test_what_is_ruled_can_be_taken_back() -> None:
    case = ruled(DOUBLE_KO, dame="B6")
    score = counted(case, "jpd-a")
    ko, other = (i for i in checklist(score, case) if i.asked is ItemKind.KO)
    assert taking_back(case, ko) == ClaimPoints(ko.points, None)
    assert taking_back(case, other) is None
    assert all(d.other is not None for d in decisions(case, score.survey, ko))
    disputed = replace(case, disputed=ko.points)
    assert taking_back(disputed, ko) is None
    assert decisions(disputed, score.survey, ko)[0].other is None


@pytest.mark.parametrize(
    ("rules", "language", "told"),
    [
        ("chinese-2002", "en", "changes the winner: White wins by 2½ zi"),
        ("chinese-2002", "zh", "胜负改变：白胜2子半"),
        ("new-zealand", "en", "changes the winner: White wins by 5 points"),
        ("new-zealand", "ja", "勝敗が変わる：白5点勝ち"),
    ],
)
def test_what_a_ruling_changes_in_words(rules: str, language: str, told: str) -> None:
    item = one(DISPUTED, rules, ItemKind.STONES)
    assert effect_text(counted(DISPUTED, rules), item.otherwise[0], language) == told


def test_a_lead_grows_and_shrinks() -> None:
    # With a komi of ten either way White leads: by 4 with the stone alive, by 15 with it dead.
    case = replace(DISPUTED, answers=replace(DISPUTED.answers, komi=INTRUDER.answers.komi + 10))
    item = one(case, "new-zealand", ItemKind.STONES)
    now = counted(case, "new-zealand")
    assert effect_text(now, item.otherwise[0], "en") == "White's lead grows by 11 points"
    assert stake_text(item, now.rules.unit, "en") == "changes the margin by up to 11 points"
    dead = replace(ruled(case, dead="D3"), disputed=D3)
    item = one(dead, "new-zealand", ItemKind.STONES)
    now = counted(dead, "new-zealand")
    told = effect_text(now, item.otherwise[0], "en")
    assert told == "White's lead shrinks by 11 points"
    unknown = bare(*INTRUDER.position.rows)
    item = one(replace(unknown, disputed=D3), "jpd-a", ItemKind.STONES)
    told = effect_text(counted(unknown, "jpd-a"), item.otherwise[0], "zh")
    assert told.startswith("白方增")


def test_amounts_in_the_unit_of_the_rule_set() -> None:
    one_, unit = counted(DISPUTED, "new-zealand").rules.unit, RULESETS["chinese-2002"].unit
    three = counted(DISPUTED, "new-zealand").difference / 2
    assert amount(three / 3, one_, "en") == "1 point"
    assert amount(three, one_, "en") == "3 points"
    assert amount(-three, unit, "en") == "1½ zi"
    assert amount(three, unit, "zh") == "1½子"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_ruled_has_words(language: str) -> None:
    said = set()
    for asked in ItemKind:
        for kind in Kind:
            owner = None if kind.is_public else INTRUDER.position.colour(min(D3))
            text = ruled_text(asked, None, Claim(kind, owner), language)
            assert text
            assert "{" not in text
            said.add(text)
        for life in Life:
            said.add(ruled_text(asked, life, None, language))
    assert len(said) > len(Kind) + len(Life)
