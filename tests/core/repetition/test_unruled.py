"""A cycle with which a record ends is open until somebody has ruled on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.edits.ruling import ConfirmAllOthers, LetFindingStand
from goref.core.base.colour import WHITE
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.scoring.scorer import Scorer
from goref.core.texts.findings import say
from tests.core.build import game, moves
from tests.core.trials.boards import TRIPLE_KO
from tests.languages import EN, JA, KO, ZH

ROUND = "B6 C2 B4 C6 B2 C4"
ASKS = {"japanese", "korean", "jpd-art", "chinese-1964", "ming-qing", "ing"}
"""Rule sets that let a cycle be played and have it settled otherwise."""


def going(text: str, rules: str) -> Case:
    """The triple ko, White to move, played on by this."""
    record = TRIPLE_KO.record
    entries = moves(record.grid, text, first=WHITE)
    case = replace(TRIPLE_KO, record=replace(record, entries=entries), rules=rules)
    return ConfirmAllOthers().apply(case)


def told(case: Case, language: str = EN) -> list[str]:
    score = Scorer(case).score(ruleset(case.rules))
    asked = [f for f in score.status.open if f.code == "cycle-unruled"]
    return [say(f, case.record.grid, language) for f in asked]


@pytest.mark.parametrize("rules", sorted(ASKS))
def test_what_went_round_to_the_end_is_open(rules: str) -> None:
    (asked,) = told(going(ROUND, rules))
    assert asked.startswith("Triple ko, moves 1 to 6, and the record ends with it")
    assert told(going(f"{ROUND} E1 F1 E3", rules)) == [], "play has left it"


def test_what_a_rule_set_bars_is_asked_of_the_play() -> None:
    asked = {}
    for rules in RULESETS.values():
        case = going(ROUND, rules.id)
        codes = {f.code for f in Scorer(case).score(rules).status.open}
        asked[rules.id] = codes & {"illegal-repeats", "cycle-unruled"}
    assert all(len(codes) < 2 for codes in asked.values()), "nothing is asked twice"
    for barred in ("chinese-2002", "jpd-a", "aga", "tromp-taylor"):
        assert asked[barred] == {"illegal-repeats"}


def test_what_goes_round_next_is_open_where_a_ban_is_one_way_of_several() -> None:
    ahead = "B6 C2 B4"
    assert told(going(ahead, "chinese-2002"))[0].startswith("Triple ko ahead, 3 of its moves")
    assert told(going(ahead, "aga")) == []
    assert len(told(going(ahead, "japanese"))) == 1


def test_the_games_that_ended_so_are_open_and_others_are_not() -> None:
    def asks(name: str, rules: str) -> bool:
        return bool(told(replace(game(name).case, rules=rules)))

    assert asks("rin-kaiho--komatsu-1993-eternal-life", "japanese")
    assert asks("li-zhe--gu-li-2011-triple-ko", "chinese-2002")
    assert not asks("iwamoto--go-seigen-1948", "japanese"), "a single ko goes round nothing"
    assert not asks("modern-ending", "japanese")


@pytest.mark.parametrize(
    "said", [StatementKind.AGREED, StatementKind.ALL_ALIVE, StatementKind.NO_RESULT]
)
def test_who_has_agreed_on_the_end_goes_round_no_more(said: StatementKind) -> None:
    case = going(ROUND, "japanese")
    entries = (*case.record.entries, Statement(said))
    assert told(replace(case, record=replace(case.record, entries=entries))) == []


def test_the_referee_may_count_the_board_all_the_same() -> None:
    case = going(ROUND, "japanese")
    (finding,) = [
        f for f in Scorer(case).score(ruleset("japanese")).findings if f.code == "cycle-unruled"
    ]
    assert told(LetFindingStand(finding).apply(case)) == []


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_it_is_named_in_every_language(language: str) -> None:
    named = {EN: "Triple ko", ZH: "三劫循环", JA: "三コウ", KO: "3패"}[language]
    assert told(going(ROUND, "japanese"), language)[0].startswith(named)
