"""A bent four in the corner, played out with the threats removed first (Zhao Zhiyun, part 1).

By hand, before: White has rows 6 to 11, 66 points, and 27 stones: E 39. Black has rows 1 to 5,
55 points, and 11 living stones: E 44. Twelve black stones are dead, four were captured: P 16:0.
One group each and equal turns: (44 - 16) - 39 = -11 routes; Japanese -11 - 6½ = -17½.

Played out, White fills D8, H11, F11, E9 (E -4), then A10, B11, A10 again, C11. Black captures
four (P_W 4), loses D11, A11 and the seven (prisoners 4 + 9, with five dead still on the board
P_B 18), and fills six of his own points for the turns that he has nothing to play in (E 38).
The corner is 12 points with three white stones, as before. White: 39 - 4 - 4 = 31; Black:
38 - 18 = 20; again -11. Where Black may pass for nothing instead, he keeps the six: -5.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.stored_trial import AssertedStatus
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import StoneStatus
from goref.core.trials.going_on import played_on
from goref.core.trials.outcome import TrialOutcome, outcome
from goref.core.trials.trial import TrialError
from tests.core.build import counted, margin, ruled
from tests.core.trials.boards import (
    BENT_FOUR,
    BENT_FOUR_DEAD,
    FIVE,
    checklist,
    claimed,
    finished,
    more,
    tried,
)

RULED = ruled(BENT_FOUR, dead=BENT_FOUR_DEAD + " A7 B7 C7 J10 K10")
CLAIM = claimed(BENT_FOUR, AssertedStatus.DEAD, "W", BENT_FOUR_DEAD)
OWN = ("A4", "B4", "C4", "D4", "E4", "F4")
WITH_FILLING = "D8 {} H11 {} F11 {} E9 {} A10 D11 B11 A11 A10 {} C11 {}".format(*OWN)
WITH_PASSES = "D8 - H11 - F11 - E9 - A10 D11 B11 A11 A10 -A11 C11 -"


def before_and_after(rules: str, text: str) -> tuple[Fraction | None, Fraction | None]:
    trial = finished(tried(RULED, rules, CLAIM, text, WHITE))
    return margin(RULED, rules), margin(played_on(trial), rules)


def test_by_hand_before() -> None:
    assert margin(RULED, "tang-song") == -11
    assert margin(RULED, "japanese") == Fraction("-17.5")
    assert margin(RULED, "jpd-art") == Fraction("-17.5")
    assert margin(RULED, "chinese-2002") == Fraction("-18.5")


@pytest.mark.parametrize("text", [WITH_FILLING, WITH_PASSES])
def test_tang_song_is_the_same_played_out_by_equal_turns(text: str) -> None:
    # A pass stone handed over costs what a stone in the own land costs.
    assert before_and_after("tang-song", text) == (-11, -11)


def test_the_japanese_count_would_change_by_every_free_pass() -> None:
    trial = finished(tried(RULED, "chinese-2002", CLAIM, WITH_PASSES, WHITE))
    after = played_on(trial)
    assert margin(after, "japanese") == Fraction("-17.5") + 6
    filled = played_on(finished(tried(RULED, "chinese-2002", CLAIM, WITH_FILLING, WHITE)))
    assert margin(filled, "japanese") == Fraction("-17.5")


def test_area_does_not_change_either() -> None:
    for text in (WITH_FILLING, WITH_PASSES):
        before, after = before_and_after("chinese-2002", text)
        assert before == after == Fraction("-18.5")


@pytest.mark.parametrize("rules", FIVE)
def test_dead_under_every_rule_set(rules: str) -> None:
    trial = finished(tried(RULED, rules, CLAIM, WITH_PASSES, WHITE))
    found = outcome(trial)
    assert {p.shown for p in found} == {TrialOutcome.CAPTURED}
    assert all(p.life is StoneStatus.DEAD and p.upheld for p in found)
    assert frozenset().union(*(p.points for p in found)) == CLAIM.points
    assert trial.case is RULED


def test_japanese_ko_needs_a_pass_for_it_and_no_threat_serves() -> None:
    # White moves first there: it is he who must capture.
    begun = tried(RULED, "japanese", CLAIM, "F11 - E9 - A10 D11 B11 A11 A10")
    # D8 would be a threat; answered, it still does not free the ko.
    threatened = more(begun, "D8 D7")
    with pytest.raises(TrialError, match="needs-pass-for-ko"):
        more(threatened, "A11")
    assert more(begun, "-A11 C11").position.count(BLACK) == 16


def test_threats_left_the_ko_is_taken_back_in_play() -> None:
    begun = tried(RULED, "tang-song", CLAIM, "F11 - E9 - A10 D11 B11 A11 A10", WHITE)
    back = more(begun, "D8 D7 A11")
    assert back.position.cells[RULED.record.grid.point("A10")] == 0


def test_threats_that_are_answered_are_no_protective_plays() -> None:
    # D8, H11 and E9 give atari, and one answer is enough: threats for a ko, no more.
    found = checklist(counted(RULED, "tang-song"), RULED)
    assert not any(item.asked is QuestionKind.FILL for item in found)
