"""Long cycles of a record with the rulings there are on them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from goref.app.edits.play import RecordStatement
from goref.app.edits.ruling import LetFindingStand, VoidMove
from goref.app.questions.answers import of_cycle
from goref.app.questions.cycle_status import CycleStatus, cycles_of
from goref.app.questions.sentences import answer_text
from goref.core.base.colour import WHITE
from goref.core.base.language import capital
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import GameRecord, Statement
from goref.core.repetition.cycle_rules import Settled
from goref.core.repetition.unruled import unruled
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from goref.core.texts.dispute.trials import SETTLED, STRUCK
from goref.core.texts.results import OUTCOMES, verdict
from goref.io.sgf.read import read_sgf
from tests.core.build import moves
from tests.core.trials.boards import TRIPLE_KO
from tests.languages import EN, ZH
from tests.wordings import in_words

GAMES = Path(__file__).parents[3] / "resources" / "games"


@cache
def record(name: str) -> GameRecord:
    (file,) = GAMES.glob(f"{name}*.sgf")
    return read_sgf(file.read_bytes()).games[0].record


def only(case: Case) -> CycleStatus:
    (item,) = cycles_of(case)
    return item


def played_round(rules: str, text: str = "B6 C2 B4 C6 B2 C4") -> Case:
    """The triple ko, White to move, played on by this."""
    longer = moves(TRIPLE_KO.record.grid, text, first=WHITE)
    return replace(TRIPLE_KO, record=replace(TRIPLE_KO.record, entries=longer), rules=rules)


def test_eternal_life_of_1993_is_told_and_left_to_both_players() -> None:
    item = only(Case(record("rin-kaiho"), rules="japanese"))
    assert item.name(EN) == "Eternal life, moves 323 to 333"
    assert item.name(ZH) == "长生劫，第323至333手"
    assert "article 12" in item.told(EN)
    board = record("rin-kaiho").grid
    assert {board.name(p) for p in item.points} == {"A2", "E1", "C1", "A3", "B1", "D1"}
    assert item.ways == ((Settled.NO_RESULT, None),)
    edit = item.edit(Settled.NO_RESULT, None, item.reason(EN))
    assert edit == RecordStatement(
        Statement(StatementKind.NO_RESULT),
        True,
        "eternal life (Japanese rules of 1989, article 12)",
    )
    after = edit.apply(Case(record("rin-kaiho"), rules="japanese"))
    counted = score(after, ruleset("japanese"))
    assert counted.outcome is not None
    assert counted.outcome.how is GameEnding.NO_RESULT
    assert verdict(counted, EN) == in_words(OUTCOMES[GameEnding.NO_RESULT])


def test_a_cycle_ahead_is_told_as_such() -> None:
    item = only(Case(record("li-zhe"), rules="chinese-2002"))
    assert item.name(EN) == "Triple ko ahead, 3 of its moves played from move 218 on"
    # Nothing has come back yet that a ban could strike.
    ways = [Settled.NO_RESULT, Settled.DRAW, Settled.REPLAY]
    assert item.settlement.ways == (Settled.BANNED, *ways)
    assert item.ways == tuple((way, None) for way in ways)


@pytest.mark.parametrize("rules", ["chinese-2002", "jpd-a"])
def test_a_ban_strikes_the_move_that_repeats(rules: str) -> None:
    case = played_round(rules)
    item = only(case)
    assert item.ways[0] == (Settled.BANNED, 6)
    (answer, *_), _ = of_cycle(item, None, EN)
    assert answer_text(answer, EN) == in_words(STRUCK, move=6)
    edit = item.edit(*item.ways[0], "the board after the stop came back")
    assert edit == VoidMove(6, True, "the board after the stop came back")
    after = edit.apply(case)
    assert after.voided == {6}
    # What is void no longer goes round: it is a cycle ahead again.
    assert [one.cycle.foreseen for one in cycles_of(after)] == [True]


def test_the_art_edition_makes_it_a_draw() -> None:
    case = played_round("jpd-art")
    (way,) = only(case).ways
    edit = only(case).edit(*way, "article 8")
    counted = score(edit.apply(case), ruleset("jpd-art"))
    assert counted.outcome is not None
    assert counted.outcome.how is GameEnding.DRAW


def test_what_play_has_left_asks_for_nothing() -> None:
    case = played_round("japanese", "B6 C2 B4 C6 B2 C4 E1 F1 E3")
    item = only(case)
    assert item.ways == ()


def test_where_the_text_is_silent_the_referee_may_rule_either_way() -> None:
    item = only(played_round("chinese-1964"))
    assert item.ways == ((Settled.NO_RESULT, None), (Settled.DRAW, None))
    assert in_words(SETTLED[Settled.REFEREE]) in item.told(EN)


def test_a_game_without_a_cycle_has_none() -> None:
    assert cycles_of(TRIPLE_KO) == ()


# Ing: the referee says whether a cycle is a fighting or a disturbing ko, and who disturbs.

ROUND = "B6 C2 B4 C6 B2 C4"


def test_ing_asks_for_the_class_and_the_disturber_and_judges_neither() -> None:
    case = played_round("ing", ROUND)
    assert [way for way, _ in only(case).ways] == [
        Settled.FIGHTING,
        Settled.BLACK_DISTURBS,
        Settled.WHITE_DISTURBS,
    ]
    bench = score(case, ruleset("ing"))
    assert not bench.status.is_settled
    assert "cycle-unruled" in {finding.code for finding in bench.findings}


@pytest.mark.parametrize(
    ("text", "way", "void"),
    [
        (ROUND, Settled.FIGHTING, None),
        (ROUND, Settled.WHITE_DISTURBS, None),  # one round is allowed, and no more was played
        (f"{ROUND} {ROUND}", Settled.FIGHTING, None),
        (f"{ROUND} {ROUND}", Settled.WHITE_DISTURBS, 7),
        (f"{ROUND} {ROUND}", Settled.BLACK_DISTURBS, 8),
    ],
)
def test_after_one_round_the_disturber_may_not_continue(
    text: str, way: Settled, void: int | None
) -> None:
    case = played_round("ing", text)
    item = only(case)
    move = dict(item.ways)[way]
    assert move == void
    reason = item.reason(EN)
    edit = item.edit(way, move, reason)
    ruled = edit.apply(case)
    if void is None:
        assert edit == LetFindingStand(unruled(item.cycle), True, reason)
    else:
        assert (ruled.voided, ruled.void_reasons) == ({void}, {void: reason})
    answers, _ = of_cycle(item, None, EN)
    told = {answer.name: answer_text(answer, EN) for answer in answers}
    said = capital(in_words(SETTLED[way]))
    assert told[way.value] == (said if void is None else f"{said} (move {void} is void)")
