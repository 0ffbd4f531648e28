"""Every option of every rule set has its words, and every article is one of an option."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.case.symmetry import turned
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import GameRecord, Statement
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import RULESETS
from goref.core.stopping.stop_machine import ENDINGS
from goref.core.texts.stopping.stopping import option_means, saying, standing_sentence
from goref.core.texts.stopping.stopping_tables import ACTS, HOWS, MEANS, REFUSED, SAYINGS
from tests.core.stopping.walking import Walk
from tests.languages import EN, JA, KO, LANGUAGES, ZH

TABLES = {"acts": ACTS, "sayings": SAYINGS, "means": MEANS, "hows": HOWS, "refused": REFUSED}


def test_everything_has_its_word() -> None:
    assert SAYINGS.keys() == {say.value for say in StatementKind}
    assert HOWS.keys() == {how.value for how in GameEnding}
    assert set(ENDINGS) == set(StatementKind) - {
        StatementKind.STOP,
        StatementKind.RESUME,
        StatementKind.DISAGREE,
    }


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_articles_are_of_things_that_can_be_meant(rules: RuleSet) -> None:
    assert dict(rules.stop.articles).keys() <= MEANS.keys()
    assert all(all(text) for _, text in rules.stop.articles)
    assert all(rules.stop.source)


def test_what_it_would_mean_is_told_with_sides_and_numbers() -> None:
    walk = Walk("jpd-a").do("C3 stone stone give")
    said = {o.means: option_means(o, EN) for o in walk.now.options}
    assert said["play-refuses"].startswith("Refuses to stop: White's give-up")
    walk = Walk("jpd-a").do("C3 stone stone stone")
    (stone,) = (o for o in walk.now.options if o.means == "stone-forces")
    assert option_means(stone, EN).startswith("Pass stone 4 in this position")
    assert "第4手" in option_means(stone, ZH)
    assert option_means(stone, KO).startswith("이 국면의 4번째 패스 돌입니다.")
    assert str(stone.article.in_(ZH)).endswith("第5.3条")


def test_where_the_game_stands_is_told() -> None:
    walk = Walk("jpd-a").do("C3 give")
    assert standing_sentence(walk.now, EN) == "White proposes to stop; Black answers."
    assert standing_sentence(walk.do("give disagree").now, ZH) == "白方须先下一手虚着。"
    walk.do("resign-B")
    assert standing_sentence(walk.now, JA) == "終局：黒の投了です。"
    assert standing_sentence(walk.now, KO) == "종국: 흑의 불계패."
    assert saying(StatementKind.RESUME, WHITE, EN) == "White asks to resume"


def test_words_stay_when_the_board_is_turned() -> None:
    record = GameRecord(
        grid(5), entries=(Statement(StatementKind.RESIGN, BLACK), Statement(StatementKind.STOP))
    )
    for symmetry in range(8):
        assert turned(Case(record), symmetry) == Case(record)
    for language in LANGUAGES:
        assert saying(StatementKind.RESIGN, BLACK, language) != saying(
            StatementKind.RESIGN, WHITE, language
        )
    assert replace(record, entries=()).is_bare
    assert record.is_bare  # words are no turns
