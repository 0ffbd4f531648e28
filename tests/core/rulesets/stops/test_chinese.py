"""The stop under the Chinese rules, old and new, and their kin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.facts import facts_of
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.scoring.scorer import Winner, score
from goref.core.stopping.game_state import standing
from goref.core.stopping.stop_machine import Phase
from tests.core.build import moves
from tests.core.stopping.walking import Walk, offered

RESIGNING = {"resign-B", "resign-W"}
HALF_COUNTS = ["chinese-1964", "chinese-1988", "chinese-2002", "chinese-2.5zi", "lu-nan"]


@pytest.mark.parametrize("rules", HALF_COUNTS)
def test_chinese_stops_by_agreement_or_by_two_passes(rules: str) -> None:
    walk = Walk(rules).do("C3")
    assert offered(walk.now) == {"play", "pass", "stop", *RESIGNING}
    assert walk.do("stop agreed").now.how is GameEnding.AGREED
    walk = Walk(rules).do("C3 pass pass disagree")
    assert walk.meant == "disagree-in-turn"
    assert walk.now.to_move is WHITE
    assert walk.do("C4 pass pass agreed").now.how is GameEnding.AGREED
    assert walk.machine.resumptions == 1


def test_tang_song_agrees_at_equal_turns_only() -> None:
    walk = Walk("tang-song").do("C3")
    assert offered(walk.now) == {"play", "stone", *RESIGNING}
    walk.do("stone")
    assert "stop" in offered(walk.now)
    assert walk.meant == "stone"
    walk.do("stone stone stone stone stone stone")
    assert walk.now.phase is Phase.PLAYING  # hand-overs alone end nothing here
    walk.do("stop disagree C4 D4 stop agreed")
    assert walk.now.how is GameEnding.AGREED
    assert (
        facts_of(walk.case, walk.rules.passes).first_pass
        is walk.machine.first_pass
        is Who.WHITE
    )


@pytest.mark.parametrize("rules", ["ming-qing", "modern-1920"])
def test_ming_qing_and_the_1920s_agree_with_all_dame_filled(rules: str) -> None:
    walk = Walk(rules).do("C3 pass pass")
    assert walk.now.phase is Phase.PLAYING
    assert walk.meant == "pass"
    walk.do("stop")
    assert walk.meant == "stop-dame"
    assert offered(walk.now) == {"agreed", "disagree", *RESIGNING}
    assert walk.do("disagree C4 stop agreed").now.how is GameEnding.AGREED
    assert facts_of(walk.case, walk.rules.passes).pass_stones == Pair(0, 0)


@pytest.mark.parametrize("rules", ["tingdao", "saturation-prisoners", "saturation-stones"])
def test_saturation_ends_with_three_mutual_hand_overs(rules: str) -> None:
    walk = Walk(rules).do("C3 C4 stone stone stone stone")
    assert walk.meant == "stone-closing"
    walk.do("D3 D4 stone stone stone stone stone")
    assert walk.now.phase is Phase.PLAYING  # the play between began it anew
    walk.do("stone")
    assert walk.meant == "stone-full"
    assert walk.now.how is GameEnding.FULL
    assert walk.machine.turns == Pair(7, 7)


def test_tingdao_may_stop_sooner_by_agreement_at_equal_turns() -> None:
    walk = Walk("tingdao").do("C3")
    assert "stop" not in offered(walk.now)
    assert walk.do("C4 stop agreed").now.how is GameEnding.AGREED


def test_sunjang_ends_by_agreement() -> None:
    assert Walk("sunjang").do("C3 pass pass stop agreed").now.how is GameEnding.AGREED


# No-pass go.


def three_eyes() -> Walk:
    """White to move; his stones have three eyes and fill the rest of the board."""
    walk = Walk("no-pass-go", 3, white="A2 B1 B2 C2 B3 A3")
    walk.case = replace(walk.case, record=replace(walk.case.record, first=WHITE))
    return walk


def test_no_pass_go_who_has_no_legal_play_loses() -> None:
    walk = three_eyes()
    assert offered(walk.now) == {"play", *RESIGNING}
    walk.do("A1")  # two eyes are left, and each is suicide for Black
    assert walk.now.how is GameEnding.NO_PLAY
    assert walk.now.loser is BLACK
    assert walk.now.options == ()
    counted = score(walk.case, walk.rules)
    assert counted.winner is Winner.WHITE
    assert counted.re == "W+"


def test_no_pass_go_a_record_with_passes_is_not_decided_by_it() -> None:
    walk = three_eyes()
    acts = moves(walk.case.record.grid, "A1 pass pass", WHITE)
    record = replace(walk.case.record, entries=acts)
    assert standing(replace(walk.case, record=record), walk.rules).how is None


def test_no_pass_go_has_no_empty_move() -> None:
    walk = Walk("no-pass-go")
    assert offered(walk.now) == {"play", *RESIGNING}
    assert offered(walk.do("C3").now) == {"play", *RESIGNING}
