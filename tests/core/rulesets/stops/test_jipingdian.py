"""The stop under Ji Ping Dian A and B, clause by clause, and under its art edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.facts import facts_of
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Setup, Statement
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.scoring.scorer import score
from goref.core.stopping.game_state import folded, standing
from goref.core.stopping.stop_machine import Phase
from tests.core.build import moves, spots
from tests.core.stopping.walking import Walk, offered

RESIGNING = {"resign-B", "resign-W"}
KO = {"black": "B3 C4 C2", "white": "C3 E3 D4 D2"}


@pytest.fixture(params=["jpd-a", "jpd-b"])
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(request.param)


def kinds(walk: Walk) -> list[ActKind]:
    return [act.kind for act in walk.case.record.acts]


def test_a_turn_is_a_play_a_pass_stone_or_a_give_up(walk: Walk) -> None:
    assert offered(walk.now) == {"play", "stone", "give", *RESIGNING}
    assert walk.now.to_move is BLACK


def test_two_give_ups_in_a_row_suspend_and_an_agreement_ends(walk: Walk) -> None:
    walk.do("C3 C4 give")
    assert walk.meant == "give-up-proposes"
    assert walk.now.pending == 3
    assert walk.now.proposer is BLACK
    walk.do("give")
    assert walk.meant == "give-up-stops"
    assert walk.now.phase is Phase.STOPPED
    assert (walk.now.pending, walk.now.proposer) == (None, BLACK)
    assert offered(walk.now) == {"agreed", "all-alive", "disagree", *RESIGNING}
    walk.do("agreed")
    assert walk.now.how is GameEnding.AGREED
    assert walk.end is End.AGREED
    assert walk.now.options == ()
    assert walk.machine.turns == Pair(1, 1)  # a give-up is no turn


@pytest.mark.parametrize("two", ["stone stone", "stone give", "give stone"])
def test_nothing_but_two_give_ups_suspends(walk: Walk, two: str) -> None:
    walk.do(f"C3 {two}")
    assert walk.now.phase is Phase.PLAYING


def test_a_refused_give_up_becomes_a_pass_stone_before_the_answer(walk: Walk) -> None:
    walk.do("C3 give")
    assert {o.means for o in walk.now.options} == {
        "play-refuses",
        "stone-refuses",
        "give-up-stops",
        "resign",
    }
    walk.do("C4")
    assert kinds(walk) == [ActKind.PLAY, ActKind.PASS_STONE, ActKind.PLAY]
    facts = facts_of(walk.case, walk.rules.passes)
    assert facts.pass_stones == Pair(0, 1)
    assert facts.first_pass is walk.machine.first_pass is Who.WHITE
    assert facts.second_phase == Pair(0, 0)


def test_a_refused_give_up_and_the_stone_that_refuses_it_both_count(walk: Walk) -> None:
    walk.do("C3 give stone")
    assert walk.machine.stones_here == 2
    assert facts_of(walk.case, walk.rules.passes).pass_stones == Pair(1, 1)


def test_a_record_that_kept_a_refused_give_up_is_read_alike(walk: Walk) -> None:
    walk.do("C3 give C4 stone stone")
    unread = walk.case.record.entries
    given = replace(unread[1], kind=ActKind.GIVE_UP)  # type: ignore[arg-type, call-arg]
    kept = replace(
        walk.case, record=replace(walk.case.record, entries=(unread[0], given, *unread[2:]))
    )
    assert facts_of(kept, walk.rules.passes) == facts_of(walk.case, walk.rules.passes)
    assert standing(kept, walk.rules) == walk.now


def test_after_a_failed_talk_each_puts_down_a_pass_stone_the_proposer_first(walk: Walk) -> None:
    walk.do("C3 give give disagree")
    assert walk.meant == "disagree-pass-stones"
    assert walk.now.owed == (WHITE, BLACK)
    assert walk.now.to_move is WHITE
    assert offered(walk.now) == {"stone", *RESIGNING}
    walk.do("stone")
    assert walk.meant == "stone-owed"
    assert offered(walk.now) == {"stone", *RESIGNING}
    walk.do("stone")
    assert walk.now.to_move is WHITE
    assert walk.machine.resumptions == 1
    assert offered(walk.now) == {"play", "stone", "give", *RESIGNING}
    assert facts_of(walk.case, walk.rules.passes).pass_stones == Pair(1, 1)
    assert walk.machine.stones_here == 2


def test_failed_talks_twice_in_one_position_end_the_game(walk: Walk) -> None:
    walk.do("C3 give give disagree stone stone give give disagree stone")
    assert walk.now.phase is Phase.PLAYING
    walk.do("stone")
    assert walk.meant == "stone-forces"
    assert walk.now.how is GameEnding.FORCED


def test_four_pass_stones_in_a_row_end_the_game(walk: Walk) -> None:
    walk.do("C3 stone stone stone stone")
    assert walk.meant == "stone-forces"
    assert (walk.now.phase, walk.now.how) == (Phase.ENDED, GameEnding.FORCED)
    assert walk.end is End.FORCED


def test_a_play_between_begins_another_position(walk: Walk) -> None:
    walk.do("C3 stone stone stone D3 stone")
    assert walk.now.phase is Phase.PLAYING
    assert walk.machine.stones_here == 1


@pytest.mark.parametrize("rules", ["jpd-a", "jpd-b"])
def test_four_pass_stones_not_in_a_row_count_where_the_position_comes_back(rules: str) -> None:
    walk = Walk(rules, **KO)
    walk.do("D3 stone stone C3 stone stone D3")
    assert walk.machine.stones_here == 2
    walk.do("stone")
    assert walk.now.phase is Phase.PLAYING
    walk.do("stone")
    assert walk.now.how is GameEnding.FORCED


def test_the_four_may_be_one_sides_alone(walk: Walk) -> None:
    # Sending two and returning one: each round White has a turn to spend.
    board = walk.case.record.grid
    setup = Setup(spots(board, "B1 C2 D1"), spots(board, "A2 B2"))
    text = "E5 " + "stone A1 C1 B1 " * 3 + "stone"
    record = replace(walk.case.record, setup=setup, entries=moves(board, text))
    three = replace(record, entries=record.entries[:-1])
    assert folded(replace(walk.case, record=three), walk.rules).stones_here == 3
    ended = standing(replace(walk.case, record=record), walk.rules)
    assert ended.how is GameEnding.FORCED
    assert facts_of(replace(walk.case, record=record), walk.rules.passes).pass_stones == Pair(
        0, 4
    )


def test_a_refusal_can_be_the_fourth_stone_and_the_answer_is_not_played(walk: Walk) -> None:
    walk.do("C3 stone stone stone give")
    assert walk.now.option(WHITE, ActKind.PLAY).means == "refusal-forces"  # type: ignore[union-attr]
    assert walk.now.option(WHITE, ActKind.GIVE_UP) is not None
    walk.do("C4")
    assert walk.now.how is GameEnding.FORCED
    assert kinds(walk)[-1] is ActKind.PASS_STONE
    assert len(kinds(walk)) == 5


def test_the_stone_that_refuses_can_be_the_fourth(walk: Walk) -> None:
    walk.do("C3 stone stone give stone")
    assert walk.meant == "stone-forces"
    assert walk.now.how is GameEnding.FORCED


@pytest.mark.parametrize("how", ["give give all-alive", "stone stone stone stone"])
def test_an_end_by_declaration_or_by_force_voids_dead_marks(walk: Walk, how: str) -> None:
    walk.do(f"C3 B2 {how}")
    board = walk.case.record.grid
    dead = Ruling().with_lives([board.point("B2")], StoneStatus.DEAD)
    marked = replace(walk.case, ruling=dead)
    stated = replace(marked, answers=replace(marked.answers, end=End.AGREED))
    alive, counted = score(marked, walk.rules), score(stated, walk.rules)
    assert alive.tally.dead == Pair(0, 0)
    assert {"dead-marks-void", "end-from-record"} <= {f.code for f in alive.findings}
    assert counted.tally.dead == Pair(0, 1)  # what the referee states goes first
    assert "end-from-record" not in {f.code for f in counted.findings}


def test_an_agreed_end_keeps_them(walk: Walk) -> None:
    walk.do("C3 B2 give give agreed")
    dead = Ruling().with_lives([walk.case.record.grid.point("B2")], StoneStatus.DEAD)
    assert score(replace(walk.case, ruling=dead), walk.rules).tally.dead == Pair(0, 1)


def test_a_play_after_the_end_reopens_the_game(walk: Walk) -> None:
    walk.do("C3 stone stone stone stone")
    played = Walk("jpd-a").do("E5").case.record.acts[0]
    after = replace(walk.case.record, entries=(*walk.case.record.entries, played))
    assert standing(replace(walk.case, record=after), walk.rules).phase is Phase.PLAYING


def test_a_long_cycle_may_be_no_result(walk: Walk) -> None:
    walk = Walk(walk.rules.id, **KO).do("D3 stone stone C3")
    assert "no-result" in offered(walk.now)
    walk.do("stone")
    assert "no-result" not in offered(walk.now)


def test_the_first_pass_is_kept_through_refusal_stop_and_resumption(walk: Walk) -> None:
    walk.do("C3 give B2 give give disagree stone stone D4 C4 give give agreed")
    assert walk.machine.first_pass is Who.WHITE
    assert facts_of(walk.case, walk.rules.passes).first_pass is Who.WHITE
    # jpd-a: Black pays for White's first pass; jpd-b does not.
    paid = {line.key for line in score(walk.case, walk.rules).lines}
    assert ("first-pass-by-black" in paid) == (walk.rules.id == "jpd-a")


def test_give_ups_of_one_side_twice_running_suspend_nothing(walk: Walk) -> None:
    walk.do("C3 give")
    again = replace(
        walk.case.record, entries=(*walk.case.record.entries, walk.case.record.acts[-1])
    )
    assert standing(replace(walk.case, record=again), walk.rules).phase is Phase.PLAYING


# The art edition.


def test_art_two_give_ups_then_trial_then_agreement() -> None:
    walk = Walk("jpd-art").do("C3 B2")
    assert offered(walk.now) == {"play", "give", *RESIGNING}
    walk.do("give give")
    assert offered(walk.now) == {"agreed", "disagree", *RESIGNING}
    walk.do("disagree")
    assert walk.meant == "disagree-trial"
    assert walk.now.phase is Phase.TRIAL
    assert walk.now.to_move is BLACK  # whose turn it is after the two give-ups
    walk.do("agreed")
    assert walk.now.how is GameEnding.AGREED


def test_art_a_refused_give_up_stays_one() -> None:
    walk = Walk("jpd-art").do("C3 give C4")
    assert kinds(walk)[1] is ActKind.GIVE_UP
    assert walk.machine.turns == Pair(2, 0)
    assert walk.machine.stones_here == 0


def test_art_a_long_cycle_is_a_draw() -> None:
    walk = Walk("jpd-art", **KO).do("D3 A5 A1 C3")
    assert "draw" not in offered(walk.now)
    word = Statement(StatementKind.DRAW)
    drawn = replace(walk.case.record, entries=(*walk.case.record.entries, word))
    assert standing(replace(walk.case, record=drawn), walk.rules).how is GameEnding.DRAW


def test_ming_qing_edition_has_no_give_up() -> None:
    assert offered(Walk("jpd-ming-qing").now) == {"play", "stone", "stop", *RESIGNING}
