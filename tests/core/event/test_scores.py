"""Every criterion of placement, against sums made by hand and against what must be equal."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.event.event import Bye, Event, EventInfo
from goref.core.event.placement import BESIDE, CRITERIA, OVER_SCORES, OVER_WINS, Placement
from goref.core.event.result import Verdict
from goref.core.event.scores import Scores
from tests.core.event.mcmahon import HALF, PLACEMENT, event, game


def values(scores: Scores, criterion: str) -> list[Fraction]:
    found = scores.of(criterion)
    return [found[id_] for id_ in sorted(found)]


@pytest.mark.parametrize(
    ("criterion", "wanted"),
    [
        ("NBW", [1, 1, 1, 1, 2]),
        ("MMS", [33, 31, 29, 11, 12]),  # A: two halves for absence are one
        ("SOSW", [1, 3, 4, 4, 2]),
        ("SOSW-1", [1, 2, 3, 3, 2]),
        ("SOSW-2", [1, 1, 2, 2, 1]),
        ("SOSOSW", [3, 9, 9, 9, 8]),
        ("SODOSW", [1, 1, 2, 1, 1]),
        ("CUSSW", [3, 2, 1, 3, 5]),
        # A: B's 31, and twice its own start; B: 33, 29 + 2, 11 + 9; C: 11 + 9, 31 - 2, 12 + 9;
        # D: 29 - 9, 12, 31 - 9; E: its own start, 11, 29 - 9
        ("SOSM", [93, 84, 70, 54, 41]),
        ("SOSM-1", [62, 64, 50, 42, 31]),
        ("SOSM-2", [31, 33, 29, 22, 20]),
        ("SOSOSM", [84 + 6 * 31, 217, 179, 195, 3 * 10 + 54 + 70]),
        ("SODOSM", [31, 31, 21, 20, 11]),
        ("CUSSM", [32 + 32 + 33, 30 + 31 + 31, 85, 33, 11 + 12 + 12]),
        # B had an opponent two ranks above, then one exactly at the handicap
        ("EXT", [0, 3 + 1, 1, 3 + 6 + 3, 3]),
        ("EXR", [0, 1, 0, 3, 0]),
        ("CAT", [1, 1, 1, 1, 1]),
        ("RANK", [2, 0, -2, -25, -20]),
        ("RATING", [0, 0, 0, 0, 0]),
    ],
)
def test_by_hand(criterion: str, wanted: list[int]) -> None:
    assert values(Scores(event(), 3), criterion) == wanted


def test_starts_keep_between_floor_and_bar_but_for_corrections() -> None:
    scores = Scores(event(), 3)
    assert [scores.starts[id_] for id_ in sorted(scores.starts)] == [31, 30, 28, 10, 10]
    wide = Scores(event(replace(PLACEMENT, bar=8, floor=-30)), 3)
    assert [wide.starts[id_] for id_ in sorted(wide.starts)] == [33, 30, 28, 5, 10]


def test_halves_stay_where_nothing_is_rounded() -> None:
    loose = replace(PLACEMENT, round_down=False, absent=HALF)
    course = [Scores(event(loose), rounds).of("MMS")[1] for rounds in (1, 2, 3)]
    assert course == [32, Fraction(65, 2), 33]
    assert Scores(event(loose), 2).of("NBW")[1] == Fraction(3, 2)
    assert Scores(event(), 2).of("MMS")[1] == 32


def test_rounds_not_played_may_count_half_for_opponents() -> None:
    scores = Scores(event(replace(PLACEMENT, half_unplayed=True)), 3)
    # Worth to others: A 33, B 31½ (one open), C 29, D 10 + 1 + ½ + ½, E 10 + ½ + ½.
    assert values(scores, "SOSM") == [
        Fraction(63, 2) + 62,
        33 + 31 + 21,
        21 + Fraction(59, 2) + 20,
        20 + 11 + Fraction(45, 2),
        10 + 12 + 20,
    ]
    assert values(scores, "MMS") == [33, 31, 29, 11, 12], "one's own score is as it was"


def test_a_bye_gives_what_the_event_says() -> None:
    info = EventInfo("x", bye=HALF, placement=replace(PLACEMENT, bye_mms=Fraction(0)))
    scores = Scores(replace(event(), info=info), 3)
    assert scores.of("NBW")[5] == 1, "half a point is rounded down"
    assert scores.of("MMS")[5] == 11


def test_terms_are_dropped_only_after_enough_rounds() -> None:
    for rounds, zero in ((1, ("SOSW-1", "SOSW-2", "SOSM-1")), (2, ("SOSW-2", "SOSM-1"))):
        scores = Scores(event(), rounds)
        for criterion in zero:
            assert values(scores, criterion) == [0] * 5
    assert values(Scores(event(), 2), "SOSW-1") == [1, 1, 1, 2, 1]


def test_every_criterion_is_told_for_every_player() -> None:
    scores = Scores(event(), 3)
    for criterion in CRITERIA:
        if criterion not in ("DC", "SDC"):
            assert len(scores.of(criterion)) == 5
    with pytest.raises(KeyError):
        scores.of("STS")
    assert len({*OVER_WINS, *OVER_SCORES, *BESIDE}) == len(CRITERIA) - 2


@st.composite
def rounds_of_six(draw: st.DrawFn) -> Event:
    """Two rounds of six players: games, byes and absences as they come."""
    base = event()
    people = tuple(replace(p, id=n, absent=draw(st.sampled_from([(), (1,), (1, 2)])))
                   for n, p in enumerate((*base.players, base.players[0]), 1))  # fmt: skip
    tables, byes = [], []
    for number in (1, 2):
        order = draw(st.permutations(range(1, 7)))
        paired = draw(st.integers(0, 3))
        for at in range(paired):
            verdict = draw(st.sampled_from([None, *Verdict]))
            stones = draw(st.integers(0, 9))
            tables.append(game(number, at + 1, *order[2 * at : 2 * at + 2], stones, verdict))
        if paired < 3 and draw(st.booleans()):
            byes.append(Bye(number, order[-1]))
    return Event(EventInfo("x", placement=PLACEMENT), people, tuple(tables), tuple(byes))


@given(rounds_of_six())
def test_what_must_be_equal(event: Event) -> None:
    scores = Scores(event, 2)
    mms, wins, starts = scores.of("MMS"), scores.of("NBW"), scores.starts
    handed = {id_: sum(game.points for game in scores.games[id_]) for id_ in starts}
    for id_, player in event.by_id.items():
        idle = {1, 2} - {game.round for game in scores.games[id_]}
        byes = sum(bye.player == id_ for bye in event.byes)
        away = sum(round in player.absent for round in idle) - sum(
            bye.player == id_ and bye.round in player.absent for bye in event.byes
        )
        assert wins[id_] == handed[id_] + byes
        assert mms[id_] == starts[id_] + handed[id_] + (byes + away * HALF).__floor__()
    # What White is given by handicap is taken from Black: over all, each opponent's score
    # stands in as many sums as the opponent has games.
    games = scores.games
    met = sum((mms[id_] * len(games[id_]) for id_ in mms), Fraction(0))
    idle_terms = sum(((2 - len(games[id_])) * starts[id_] for id_ in mms), Fraction(0))
    assert sum(scores.of("SOSM").values()) == met + idle_terms
    assert sum(scores.of("SOSW").values()) == sum(wins[i] * len(games[i]) for i in wins)


def test_swiss_ranks_do_not_matter() -> None:
    swiss = Scores(event(Placement()), 3)
    for criterion in OVER_WINS:
        assert values(swiss, criterion) == values(Scores(event(), 3), criterion)
