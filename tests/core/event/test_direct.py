"""Direct comparison: chains, circles, and who stands beside them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from goref.core.event.direct import balances, compared, simply_compared
from goref.core.event.result import Verdict
from tests.core.event.mcmahon import A, B, C, D, E, event, game


def beaten(*pairs: tuple[int, int]) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for winner, loser in pairs:
        found[winner, loser] += 1
        found[loser, winner] -= 1
    return found


def later(*members: int, **values: int) -> dict[int, tuple[Fraction, ...]]:
    return {i: (Fraction(values.get("abcde"[i - 1], 0)),) for i in members}


@pytest.mark.parametrize(
    ("won", "after", "wanted"),
    [
        ([], {}, {A: 0, B: 0, C: 0}),
        ([(A, B)], {}, {A: 1, B: 0, C: 0}),  # C, whom nobody met, is as low as can be
        ([(A, B), (B, C)], {}, {A: 2, B: 1, C: 0}),
        ([(A, B), (B, C), (C, A)], {}, {A: 0, B: 0, C: 0}),  # round in a circle
        ([(A, B), (A, B)], {}, {A: 1, B: 0, C: 0}),  # two games ahead
        ([(A, B), (B, A), (A, B)], {}, {A: 1, B: 0, C: 0}),  # two of three
        ([(A, B), (B, A)], {"b": 5}, {A: 0, B: 0, C: 0}),  # level, whatever comes later
        ([(A, B)], {"b": 5}, {A: 2, B: 1, C: 0}),  # what comes later parts B and C
        ([(A, B)], {"c": 5}, {A: 1, B: 0, C: 2}),
    ],
)
def test_three_who_are_equal(won, after, wanted) -> None:
    assert compared([A, B, C], beaten(*won), later(A, B, C, **after)) == wanted


@pytest.mark.parametrize(
    ("won", "ahead"), [([(A, B)], 1), ([(A, B)] * 2, 0), ([(A, B), (A, B), (B, A)], 1)]
)
def test_opengotha_compares_only_players_one_game_apart(won, ahead: int) -> None:
    found = compared([A, B], beaten(*won), later(A, B), once=True)
    assert found == {A: ahead, B: 0}


@pytest.mark.parametrize("won", [[], [(A, B), (B, A)]])
def test_opengotha_shows_the_later_criteria_where_nobody_leads(won) -> None:
    found = compared([A, B, C], beaten(*won), later(A, B, C, b=5), once=True)
    assert found == {A: 0, B: 1, C: 0}


def test_a_circle_stands_above_whom_one_of_it_beat() -> None:
    won = beaten((A, B), (B, C), (C, A), (C, D), (E, A))
    found = compared([A, B, C, D, E], won, later(A, B, C, D, E))
    assert found == {D: 0, A: 3, B: 3, C: 3, E: 4}


def test_the_simple_comparison_needs_all_to_have_met() -> None:
    assert simply_compared([A, B, C], beaten((A, B), (A, C))) == {A: 0, B: 0, C: 0}
    assert simply_compared([A, B, C], beaten((A, B), (A, C), (B, C))) == {A: 2, B: 1, C: 0}
    assert simply_compared([A, B], beaten((A, B), (B, A))) == {A: 0, B: 0}
    assert simply_compared([A], beaten()) == {A: 0}


def test_only_games_that_were_played_and_won_count() -> None:
    found = balances(event(), 3)
    assert found[A, B] == 1
    assert found[B, A] == -1
    assert (E, D) not in found, "won by default"
    assert (D, B) not in found, "open"
    assert balances(event(), 1).keys() == {(A, B), (B, A), (C, D), (D, C)}


@pytest.mark.parametrize("verdict", [Verdict.DRAW, Verdict.BOTH_WIN, Verdict.NO_RESULT, None])
def test_what_nobody_won_decides_nothing(verdict: Verdict | None) -> None:
    found = event()
    tables = (game(1, 1, B, A, 0, verdict),)
    assert not balances(type(found)(found.info, found.players, tables), 1)
