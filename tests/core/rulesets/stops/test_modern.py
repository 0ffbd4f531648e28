"""The stop under the rule sets in use today, WMSG and Ikeda's proposals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.facts import facts_of
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.scoring.scorer import score
from goref.core.stopping.game_state import standing
from goref.core.stopping.stop_machine import Phase
from tests.core.build import moves
from tests.core.stopping.walking import Walk, offered

RESIGNING = {"resign-B", "resign-W"}
KO = {"black": "B3 C4 C2", "white": "C3 E3 D4 D2"}

# WMSG 2008: one resumption in turn.


def test_wmsg_resumes_once_and_the_second_stop_ends() -> None:
    walk = Walk("wmsg-2008").do("C3 pass")
    assert walk.meant == "pass-proposes"
    walk.do("pass")
    assert walk.meant == "pass-stops"
    assert offered(walk.now) == {"agreed", "resume-B", "resume-W", *RESIGNING}
    walk.do("resume-W")
    assert walk.meant == "resume-last"
    assert walk.now.to_move is WHITE  # the turn stays where it was
    walk.do("C4 pass pass")
    assert walk.meant == "pass-ends-second"
    assert walk.now.how is GameEnding.SECOND_STOP
    assert walk.machine.first_pass is Who.WHITE


def test_wmsg_can_end_at_the_first_stop() -> None:
    assert Walk("wmsg-2008").do("C3 pass pass agreed").now.how is GameEnding.AGREED


def test_wmsg_a_record_without_words_is_read_as_resumed() -> None:
    walk = Walk("wmsg-2008")
    board = walk.case.record.grid
    record = replace(walk.case.record, entries=moves(board, "C3 pass pass D3 pass pass"))
    assert standing(replace(walk.case, record=record), walk.rules).how is GameEnding.SECOND_STOP


# Ikeda: a preliminary end, then equal turns.


@pytest.mark.parametrize("rules", ["ikeda-territory-1", "ikeda-territory-2"])
def test_ikeda_territory_has_a_second_phase_of_equal_turns(rules: str) -> None:
    walk = Walk(rules).do("C3 pass pass")
    assert walk.meant == "pass-preliminary"
    assert walk.now.phase is Phase.SECOND_PHASE
    assert offered(walk.now) == {"play", "pass", "agreed", *RESIGNING}
    walk.do("C4 pass")
    assert walk.meant == "pass-second"
    assert walk.meanings[-2] == "play-second"
    walk.do("pass")
    assert walk.machine.since == Pair(1, 2)
    assert walk.now.phase is Phase.SECOND_PHASE  # Black lacks a turn yet
    assert "agreed" not in offered(walk.now)
    walk.do("pass")
    assert walk.meant == "pass-ends"
    assert walk.now.how is GameEnding.PASSES
    assert walk.machine.since == Pair(2, 2)
    facts = facts_of(walk.case, walk.rules.passes)
    assert facts.second_phase == Pair(0, 1)
    assert facts.first_pass is walk.machine.first_pass is Who.WHITE


@pytest.mark.parametrize("rules", ["ikeda-area-1", "ikeda-area-2", "ikeda-area-3"])
def test_ikeda_area_leaves_agreement_to_custom(rules: str) -> None:
    first = "pass" if rules == "ikeda-area-3" else ""
    walk = Walk(rules).do(
        f"C3 {first} pass pass disagree C4 pass pass disagree pass pass agreed"
    )
    assert walk.now.how is GameEnding.AGREED
    assert walk.machine.resumptions == 2


# Japanese and Korean.


def test_japanese_who_asks_to_resume_lets_the_other_play_first() -> None:
    for asked, first in (("resume-B", WHITE), ("resume-W", BLACK)):
        walk = Walk("japanese").do(f"C3 pass pass {asked}")
        assert walk.meant == "resume-opponent-first"
        assert walk.now.to_move is first
        assert walk.now.phase is Phase.PLAYING
        assert "pass" in offered(walk.now), "commentary on 9.3"
        walk.do("E5 pass pass agreed")
        assert walk.now.how is GameEnding.AGREED


def test_japanese_at_the_stop() -> None:
    walk = Walk("japanese").do("C3 pass pass")
    words = {"agreed", "both-lose", "disagree", "resume-B", "resume-W"}
    assert offered(walk.now) == words | RESIGNING
    walk.do("disagree")
    assert walk.meant == "disagree-trial"
    assert walk.now.phase is Phase.TRIAL
    assert offered(walk.now) == {"agreed", "both-lose", *RESIGNING}
    assert walk.do("both-lose").now.how is GameEnding.BOTH_LOSE


def test_japanese_no_result_once_a_position_came_back() -> None:
    walk = Walk("japanese", **KO)
    assert "no-result" not in offered(walk.now)
    walk.do("D3 pass pass resume-B C3")
    assert "no-result" in offered(walk.now)
    assert walk.do("no-result").now.how is GameEnding.NO_RESULT


def test_a_single_stones_suicide_brings_no_position_back() -> None:
    walk = Walk("japanese", white="A2 B1")
    acts = moves(walk.case.record.grid, "A1")
    walk.case = replace(walk.case, record=replace(walk.case.record, entries=acts))
    assert "no-result" not in offered(walk.now)


def test_japanese_pass_is_no_pass_stone() -> None:
    walk = Walk("japanese").do("pass pass")
    assert facts_of(walk.case, walk.rules.passes).pass_stones == Pair(0, 0)
    assert walk.machine.stones_here == 0


def test_korean_plays_it_out_and_draws_a_cycle() -> None:
    walk = Walk("korean", **KO).do("D3 pass pass")
    assert offered(walk.now) == {"agreed", "disagree", *RESIGNING}
    walk.do("disagree C3")
    assert walk.do("draw").now.how is GameEnding.DRAW


# AGA and its kin: White passes last.


@pytest.mark.parametrize("rules", ["aga", "bga", "french"])
def test_aga_white_passes_last(rules: str) -> None:
    walk = Walk(rules).do("C3 C4 pass pass")
    assert walk.now.phase is Phase.STOPPED  # Black passed, then White
    walk = Walk(rules).do("C3 pass pass")
    assert walk.meant == "pass-last-wanted"
    assert walk.now.phase is Phase.PLAYING
    assert walk.now.must_close
    assert offered(walk.now) == {"pass", *RESIGNING}
    walk.do("pass")
    assert walk.meant == "pass-stops"
    assert walk.now.phase is Phase.STOPPED
    assert walk.now.proposer is WHITE
    assert facts_of(walk.case, walk.rules.passes).passes == Pair(1, 2)
    assert walk.machine.turns == Pair(2, 2)  # whatever they did, turns came out equal


def test_aga_in_a_handicap_game_white_moves_first() -> None:
    walk = Walk("aga", handicap=2)
    assert walk.now.to_move is WHITE
    assert walk.do("C3 pass pass").now.phase is Phase.STOPPED


def test_aga_disagreeing_and_passing_twice_again_leaves_all_alive() -> None:
    walk = Walk("aga").do("C3 C4 pass pass disagree")
    assert walk.now.to_move is BLACK
    walk.do("pass pass")
    assert walk.meant == "pass-all-left"
    assert walk.now.how is GameEnding.ALL_LEFT
    board = walk.case.record.grid
    dead = Ruling().with_lives([board.point("C4")], StoneStatus.DEAD)
    assert score(replace(walk.case, ruling=dead), walk.rules).tally.dead == Pair(0, 0)
    walk = Walk("aga").do("C3 C4 pass pass disagree D3 D4 pass pass")
    assert walk.now.phase is Phase.STOPPED  # plays between: it is a new stop


# Ing: two passes pause, four end.


def test_ing_two_passes_pause_and_four_end() -> None:
    walk = Walk("ing").do("C3 pass pass")
    assert walk.now.phase is Phase.STOPPED
    assert offered(walk.now) == {"play", "pass", "agreed", "disagree", *RESIGNING}
    walk.do("pass")
    assert walk.meant == "pass-resumes"
    walk.do("pass")
    assert walk.meant == "pass-ends"
    assert walk.now.how is GameEnding.PASSES


def test_ing_a_play_in_the_pause_goes_on() -> None:
    walk = Walk("ing").do("C3 pass pass C4")
    assert walk.meant == "play-resumes"
    walk.do("pass pass")
    assert walk.now.phase is Phase.STOPPED
    assert walk.do("agreed").now.how is GameEnding.AGREED


# New Zealand, Tromp and Taylor, the button, stone scoring.


def test_new_zealand_ends_by_agreement_and_not_by_passes() -> None:
    walk = Walk("new-zealand").do("C3 pass pass pass pass")
    assert walk.now.phase is Phase.PLAYING
    assert walk.meant == "pass"
    walk.do("stop")
    assert offered(walk.now) == {"agreed", "all-alive", "disagree", *RESIGNING}
    assert walk.do("disagree C4 stop all-alive").now.how is GameEnding.ALIVE


def test_tromp_taylor_ends_with_two_passes() -> None:
    walk = Walk("tromp-taylor").do("C3 pass")
    assert walk.meant == "pass-closing"
    walk.do("pass")
    assert walk.meant == "pass-ends"
    assert walk.now.how is GameEnding.PASSES


@pytest.mark.parametrize("rules", ["button", "ikeda-area-3"])
def test_the_first_pass_of_the_game_may_close_nothing(rules: str) -> None:
    walk = Walk(rules).do("C3 pass")
    assert walk.meant == "pass-apart"
    walk.do("pass")
    assert walk.meant == "pass-proposes"
    assert walk.now.phase is Phase.PLAYING
    walk.do("pass")
    assert walk.now.phase is Phase.STOPPED
    assert walk.machine.first_pass is Who.WHITE


def test_an_empty_move_of_a_foreign_kind_is_read_as_the_own_one() -> None:
    walk = Walk("jpd-a").do("C3 give give")
    japanese = Walk("japanese")
    now = standing(walk.case, japanese.rules)
    assert now.phase is Phase.STOPPED
