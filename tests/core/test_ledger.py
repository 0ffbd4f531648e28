"""The ledger of stones: what is played or set up stands or was captured, no stone between."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.case import Case
from goref.core.colour import BLACK, COLOURS, WHITE, Pair
from goref.core.facts import Passes, facts_of
from goref.core.findings import Level
from goref.core.ledger import NONE, Ledger, ledger, ledger_of
from goref.core.rulesets import RULESETS
from goref.core.scoring import Bench, score
from goref.core.survey import survey
from tests.core.build import DATA, bare, counted, game, played, ruled
from tests.strategies import cases

GAMES = sorted(path.stem for path in (DATA / "games").glob("*.txt"))
SEATS = ("X..O", "....", "....", "O..X")
"""Two seat stones of each colour and nothing else."""
SMALL = st.integers(0, 40)
PAIRS = st.builds(Pair, SMALL, SMALL)


def of_case(case: Case, passes: Passes = Passes.FREE) -> Ledger:
    dead = survey(case.position, case.ruling).dead_count
    return ledger_of(case, facts_of(case, passes), dead)


@given(cases(), st.sampled_from(Passes))
def test_a_replayed_game_has_no_gap(case: Case, passes: Passes) -> None:
    kept = of_case(case, passes)
    assert kept.gap == (0, 0)
    assert kept.unexplained == ()
    for side in COLOURS:
        assert kept.plays is not None
        assert kept.captured is not None
        used = kept.plays.of(side) + kept.setup.of(side)
        assert kept.standing.of(side) == case.position.count(side)
        assert kept.standing.of(side) + kept.captured.of(side) == used


@given(cases())
def test_what_is_lost_and_what_is_left_in_the_bowls(case: Case) -> None:
    for passes in (Passes.FREE, Passes.STONES):
        kept = of_case(case, passes)
        lines = case.record.grid.width
        assert kept.bowls_held == ((lines * lines + 1) // 2, lines * lines // 2)
        lost, left = kept.lost, kept.in_bowls
        assert lost is not None
        assert left is not None
        for side in COLOURS:
            dead = sum(
                1
                for p in survey(case.position, case.ruling).dead
                if case.position.cells[p] == side
            )
            assert kept.captured is not None
            assert lost.of(side) == kept.captured.of(side) + dead
            moved = [m for m in case.record.acts if m.colour is side]
            setup = case.record.start.count(side)
            put = sum(1 for act in moved if act.point is not None)
            off = sum(1 for act in moved if act.kind.value == "pass-stone")
            if passes is Passes.STONES:
                off = len(moved) - put - sum(1 for act in moved if act.kind.value == "give-up")
            assert left.of(side) == kept.bowls_held.of(side) - setup - put - off


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_games_have_no_gap(name: str) -> None:
    settled = game(name).settled()
    kept = of_case(settled)
    assert kept.bowls_held == (181, 180)
    assert kept.unexplained == ()
    assert kept.gap == (0, 0)


def test_seat_stones_of_old_games_are_set_up() -> None:
    seats = game("huang-longshi--zhou-donghou").case
    assert of_case(seats).setup == (2, 2)
    # A bare position does not say so: what both sides have too many alike is taken for it.
    case = bare(*SEATS, plays=(0, 0), prisoners=(0, 0))
    assert of_case(case).setup == (2, 2)
    assert of_case(case).gap == (0, 0)
    more = bare("X..O", "....", "....", "O.XX", plays=(0, 0), prisoners=(0, 0))
    assert of_case(more).setup == (0, 0)
    assert of_case(more).unexplained == ((BLACK, 3), (WHITE, 2))
    fewer = bare(*SEATS, plays=(3, 3), prisoners=(0, 0))
    assert of_case(fewer).unexplained == ((BLACK, -1), (WHITE, -1))


def test_seats_are_not_made_up_where_there_is_a_record() -> None:
    case = played(5, "B2 D4 pass pass", plays=(0, 0))
    assert of_case(case).unexplained == ((BLACK, 1), (WHITE, 1))


def test_handicap_stones_are_set_up() -> None:
    case = bare("X...", ".X..", "....", "...O", plays=(0, 1), prisoners=(0, 0), handicap=2)
    assert of_case(case).setup == (2, 0)
    assert of_case(case).gap == (0, 0)


def test_what_is_not_known_stays_unknown() -> None:
    kept = of_case(bare(*SEATS))
    assert (kept.plays, kept.captured, kept.pass_stones) == (None, None, None)
    assert (kept.gap, kept.lost, kept.in_bowls, kept.unexplained) == (None, None, None, ())
    assert kept.standing == (2, 2)
    played_only = of_case(bare(*SEATS, plays=(2, 2)))
    assert (played_only.gap, played_only.lost) == (None, None)
    assert played_only.in_bowls == (6, 6)  # pass stones not stated: taken as none
    lost_only = of_case(ruled(bare(*SEATS, prisoners=(1, 4)), dead="D4 A1"))
    assert (lost_only.gap, lost_only.in_bowls) == (None, None)
    assert lost_only.lost == (1, 6)


def test_more_stones_than_the_bowls_hold() -> None:
    kept = of_case(bare(*SEATS, plays=(9, 10), prisoners=(7, 8)))
    assert kept.in_bowls == (-1, -2)
    assert kept.gap == (0, 0)


@given(cases(), PAIRS, PAIRS)
def test_contradictory_answers_are_named(
    case: Case, prisoners: Pair[int], plays: Pair[int]
) -> None:
    said = case.answering(prisoners=prisoners, plays=plays)
    end = case.moments[-1]
    gaps = [
        case.position.count(c) + prisoners.of(c) - plays.of(c) - end.setup.of(c)
        for c in COLOURS
    ]
    if case.record.is_bare and gaps[0] == gaps[1] > 0:
        gaps = [0, 0]
    told = [
        (dict(f.args)["colour"], int(dict(f.args)["count"]))
        for f in score(said, RULESETS["japanese"]).findings
        if f.code == "ledger-gap"
    ]
    assert told == [(c.letter, gap) for c, gap in zip(COLOURS, gaps, strict=True) if gap]
    if not case.record.is_bare:
        assert list(of_case(said).unexplained) == [
            (c, gap) for c, gap in zip(COLOURS, gaps, strict=True) if gap
        ]


def test_a_gap_is_a_conflict_under_every_rule_set() -> None:
    case = played(5, "B2 D4 C3 pass pass", prisoners=(1, 0))
    bench = Bench(case)
    for rules in RULESETS.values():
        gaps = [f for f in bench.score(rules).findings if f.code == "ledger-gap"]
        assert [(f.level, f.args) for f in gaps] == [
            (Level.CONFLICT, (("colour", "B"), ("count", "1")))
        ]
    silent = replace(case, answers=played(5, "").answers)
    assert not [f for f in counted(silent, "japanese").findings if f.code == "ledger-gap"]


@given(cases(), PAIRS, PAIRS)
def test_colours_change_places(case: Case, plays: Pair[int], captured: Pair[int]) -> None:
    position = case.position
    one, other = (
        ledger(
            Case(Case().record.of_position(board)),
            setup=NONE,
            plays=put,
            pass_stones=None,
            captured=lost,
        )
        for board, put, lost in (
            (position, plays, captured),
            (position.swapped(), Pair(*reversed(plays)), Pair(*reversed(captured))),
        )
    )
    assert one.gap is not None
    assert other.gap == tuple(reversed(one.gap))
    assert other.setup == tuple(reversed(one.setup))
