"""Ing's rules of 1991 and 1996: the published figures, four passes, hot stones."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.arranging.plan import arrange
from goref.core.base.colour import Pair
from goref.core.case.case import Case
from goref.core.game.legality import Refusal, judge
from goref.core.game.play_rules import End
from goref.core.incidents.consequence import points
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import Scorer, Winner
from goref.core.scoring.status import CaseState
from goref.core.stopping.stop_machine import Phase
from tests.core.build import bare, codes, counted, played, ruled, walls
from tests.core.stopping.walking import Walk

ING, AMERICAN = RULESETS["ing"], RULESETS["ing-american"]

# N1 to N10: the figures. An own point left over counts for a side, a stone against it.


@pytest.mark.parametrize(
    ("black", "white", "over", "re"),
    [
        (186, 175, (2, -1), "B+3"),
        (185, 176, (1, 0), "B+1"),
        (184, 177, (0, 1), "W+1"),
        (184, 176, (0, 0), "B+"),
        (183, 175, (-1, -1), "B+"),
        (183, 176, (-1, 0), "W+1"),
        (180, 181, (-4, 5), "W+9"),
        (190, 171, (6, -5), "B+11"),
    ],
)
def test_figures(black: int, white: int, over: tuple[int, int], re: str) -> None:
    """``over``: what is left over after 4 white stones were laid into Black's land."""
    case = walls(black, white)
    score = counted(case, ING)
    assert score.re == re
    made = arrange(case, score, Count.FILL_IN)
    assert made.margin == score.margin
    assert made.readoff.black - made.readoff.white == over[0] - over[1]
    assert {check.agrees for check in score.checks} == {True}


def test_three_handicap_stones_are_paid_in_america_alone() -> None:
    case = walls(184, 176, handicap=3)
    assert counted(case, AMERICAN).re == "B+5"
    assert counted(case, ING).re == "B+8"
    assert "handicap-silent" in codes(counted(case, ING))


def test_white_wins_a_tie_of_a_handicap_game_in_america() -> None:
    case = walls(182, 178, handicap=4)
    score = counted(case, AMERICAN)
    assert (score.margin, score.winner) == (0, Winner.WHITE)
    assert counted(walls(184, 176), AMERICAN).winner is Winner.BLACK


# N11 and N12: periods of the clock, two points each.


def over_time(case: Case, *sides: Offender) -> Case:
    made = tuple(
        Incident(number, "time-period", side, decided=(points(2),))
        for number, side in enumerate(sides, 1)
    )
    return replace(case, incidents=made)


@pytest.mark.parametrize(
    ("sides", "re"),
    [
        ((Offender.WHITE,), "B+3"),
        ((Offender.BLACK,), "W+1"),
        ((Offender.BLACK, Offender.WHITE), "B+1"),
    ],
)
def test_a_period_costs_two_points(sides: tuple[Offender, ...], re: str) -> None:
    assert counted(over_time(walls(185, 176), *sides), ING).re == re


# N13: the sets.


@pytest.mark.parametrize(("found", "asks"), [((80, 90), False), ((79, 90), True)])
def test_the_bowls_prove_180_stones_each(found: tuple[int, int], asks: bool) -> None:
    case = walls(186, 175, empties=(90, 90), prisoners=(4, 5), plays=(100, 90))
    case = case.answering(bowls=Pair(*found))
    told = codes(Scorer(case).score(ING))
    assert ("ledger-missing" in told) is asks
    assert "ledger-surplus" not in told
    if asks:
        assert Scorer(case).score(ING).status.state is not CaseState.SETTLED


# N14 to N16: hot stones, removal of one's own.

KO = {"black": "B3 C4 C2", "white": "C3 E3 D4 D2"}


@pytest.mark.parametrize(
    ("text", "refused"),
    [("D3 pass pass C3", None), ("D3 C3", Refusal.KO), ("D3 A1 A5 C3", None)],
)
def test_a_hot_stone_cools_with_a_play_or_a_pass(text: str, refused: Refusal | None) -> None:
    illegal = judge(played(5, text, **KO).moments, ING.play)
    assert [one.reason for one in illegal] == ([refused] if refused else [])


@pytest.mark.parametrize(
    ("black", "white", "point", "legal"),
    [("", "A2 B1", "A1", False), ("A2", "A3 B2 B1", "A1", True)],
)
def test_a_single_stone_may_not_remove_itself(
    black: str, white: str, point: str, legal: bool
) -> None:
    illegal = judge(played(5, point, black=black, white=white).moments, ING.play)
    assert [one.reason for one in illegal] == ([] if legal else [Refusal.SUICIDE])


# N17 and N18: the pause, and four passes.


def test_play_goes_on_after_two_passes() -> None:
    walk = Walk("ing").do("C3 pass pass")
    assert walk.now.phase is Phase.STOPPED
    assert walk.do("D3").now.phase is Phase.PLAYING
    assert walk.do("pass pass pass pass").now.phase is Phase.ENDED


def four_passes() -> Case:
    return ruled(
        played(5, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E1 pass pass pass pass pass"), dead="E1"
    )


def test_after_four_passes_it_is_asked_whether_dead_stones_were_removed_in_time() -> None:
    score = Scorer(four_passes()).score(ING)
    asked = [one for one in score.findings if one.code == "removed-before-end"]
    assert [one.points for one in asked] == [
        tuple(four_passes().ruling.stones(StoneStatus.DEAD))
    ]
    assert score.status.state is not CaseState.SETTLED
    assert score.margin == Fraction(15 - 10 - 8)


@pytest.mark.parametrize(
    ("end", "margin", "void"), [(End.AGREED, 15 - 10 - 8, False), (End.ALIVE, 18 - 7 - 8, True)]
)
def test_what_the_answer_changes(end: End, margin: int, void: bool) -> None:
    score = counted(four_passes().answering(end=end), ING)
    assert score.margin == margin
    assert "removed-before-end" not in codes(score)
    assert ("dead-marks-void" in codes(score)) is void


def test_three_passes_or_a_board_without_dead_marks_ask_nothing() -> None:
    case = four_passes()
    fewer = replace(case.record, entries=case.record.entries[:-2])
    assert "removed-before-end" not in codes(counted(replace(case, record=fewer), ING))
    alive = bare(*case.position.rows)
    assert "removed-before-end" not in codes(counted(alive, ING))
