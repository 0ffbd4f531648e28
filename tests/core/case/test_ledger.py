"""The ledger of stones: what is played or set up stands or was captured, no stone between."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.findings import Finding, Level
from goref.core.case.case import Case
from goref.core.case.facts import Facts, facts_of
from goref.core.case.ledger import FULL_SET, Ledger, ledger_of
from goref.core.game.play_rules import Passes
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.survey import survey
from goref.core.scoring.counts import COUNTS, CountBase
from goref.core.scoring.payments import PaymentContext
from goref.core.scoring.scorer import Scorer, score
from goref.core.scoring.stone_discrepancy import effects
from goref.core.texts.findings import say
from tests.core.build import COMPUTED, DATA, bare, counted, game, played, ruled
from tests.languages import EN, JA, ZH
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
        (f.side, f.arg("count"))
        for f in score(said, RULESETS["japanese"]).findings
        if f.code == "ledger-gap"
    ]
    assert told == [(c, gap) for c, gap in zip(COLOURS, gaps, strict=True) if gap]
    if not case.record.is_bare:
        assert list(of_case(said).unexplained) == [
            (c, gap) for c, gap in zip(COLOURS, gaps, strict=True) if gap
        ]


def test_a_gap_is_a_conflict_under_every_rule_set() -> None:
    case = played(5, "B2 D4 C3 pass pass", prisoners=(1, 0))
    bench = Scorer(case)
    for rules in RULESETS.values():
        gaps = [f for f in bench.score(rules).findings if f.code == "ledger-gap"]
        (gap,) = gaps
        assert gap.level is Level.CONFLICT
        assert {"colour": BLACK, "count": 1}.items() <= dict(gap.args).items()
    silent = replace(case, answers=played(5, "").answers)
    assert not [f for f in counted(silent, "japanese").findings if f.code == "ledger-gap"]


@given(cases(), PAIRS, PAIRS)
def test_colours_change_places(case: Case, plays: Pair[int], captured: Pair[int]) -> None:
    position = case.position
    one, other = (
        ledger_of(Case(Case().record.of_position(board)), Facts(plays=put, captured=lost))
        for board, put, lost in (
            (position, plays, captured),
            (position.swapped(), Pair(*reversed(plays)), Pair(*reversed(captured))),
        )
    )
    assert one.gap is not None
    assert other.gap == tuple(reversed(one.gap))
    assert other.setup == tuple(reversed(one.setup))


# What is found in the bowls


BOWLS = played(5, "B2 D4 C3 pass pass")
"""Two black stones and a white one on the board: 13 and 12 less those must be left."""


def astray(case: Case, rules: str) -> list[Finding]:
    codes = ("ledger-missing", "ledger-surplus")
    return [f for f in counted(case, rules).findings if f.code in codes]


@pytest.mark.parametrize(
    ("bowls", "told"),
    [
        ((11, 11), []),
        ((10, 11), [("ledger-missing", BLACK, 1, 10, 11)]),
        ((11, 13), [("ledger-surplus", WHITE, 2, 13, 11)]),
        (
            (14, 9),
            [("ledger-surplus", BLACK, 3, 14, 11), ("ledger-missing", WHITE, 2, 9, 11)],
        ),
    ],
)
def test_stones_missing_and_too_many_in_the_bowls(bowls: tuple[int, int], told: list) -> None:
    for rules in RULESETS:
        if RULESETS[rules].passes is not Passes.FREE or RULESETS[rules].equal_sets:
            continue
        seen = []
        for finding in astray(
            replace(BOWLS, answers=replace(BOWLS.answers, bowls=Pair(*bowls))), rules
        ):
            args = dict(finding.args)
            seen.append(
                (finding.code, *(args[key] for key in ("colour", "count", "seen", "due")))
            )
        assert seen == told


def test_a_pass_stone_is_not_in_the_bowl() -> None:
    found = BOWLS.answering(bowls=Pair(11, 11))
    assert astray(found, "tang-song"), "two passes, a stone handed over for each"
    assert not astray(BOWLS.answering(bowls=Pair(10, 10)), "tang-song")


def test_nothing_is_compared_while_pass_stones_are_not_known() -> None:
    case = bare(*SEATS, prisoners=(1, 1), bowls=(1, 1))
    assert of_case(case).in_bowls is None
    assert not astray(case, "japanese")
    # Stones on the board and off it tell what is left, without the number of plays.
    case = case.answering(pass_stones=Pair(0, 0))
    assert of_case(case).in_bowls == (5, 5)
    assert of_case(case).astray == ((BLACK, -4), (WHITE, -4))


def test_a_small_board_may_be_played_with_a_full_set() -> None:
    assert of_case(BOWLS.answering(bowls=Pair(11, 11))).bowls_held == (13, 12)
    full = of_case(BOWLS.answering(bowls=Pair(178, 179)))
    assert full.bowls_held == FULL_SET
    assert full.astray == ((BLACK, -1),)
    assert of_case(BOWLS.answering(bowls=Pair(0, 0))).bowls_held == (13, 12)
    large = played(25, "B2 pass pass", bowls=(180, 180))
    assert of_case(large).bowls_held == (313, 312)


def test_bowls_tell_nothing_once_prisoners_were_exchanged() -> None:
    kept = of_case(bare(*SEATS, plays=(9, 10), prisoners=(7, 8), bowls=(0, 0)))
    assert kept.in_bowls == (-1, -2)
    assert kept.astray == ()


# What stones astray change


def changed(rules: str, colour: Colour, gap: int) -> dict[str, int]:
    return {count.value: points for count, points in effects(RULESETS[rules], colour, gap)}


def test_one_white_stone_missing() -> None:
    assert changed("jpd-a", WHITE, -1) == {"equal-stones": -1, "fill-in": -1}
    assert changed("jpd-art", WHITE, -1) == {"averaged": -1, "half": -1, "fill-in": -1}
    assert changed("japanese", BLACK, -1) == {"territory": 1}
    assert changed("japanese", BLACK, 2) == {"territory": -2}
    assert changed("tang-song", WHITE, 3) == {"routes": 3}
    assert changed("saturation-prisoners", BLACK, -1) == {"to-saturation": 1, "tingdao": 1}
    assert changed("lu-nan", BLACK, -1) == {"dot": 1}
    assert changed("japanese", BLACK, 0) == {}
    for rules in ("chinese-2002", "modern-1920", "ming-qing", "saturation-stones"):
        assert set(changed(rules, BLACK, -1)) <= {"fill-in"}
    for rules in ("ming-qing", "saturation-stones", "tromp-taylor"):
        assert changed(rules, WHITE, -1) == {}


@given(cases(), st.sampled_from(COLOURS), st.integers(-3, 3))
def test_counts_are_off_by_what_is_told(case: Case, colour: Colour, gap: int) -> None:
    """The counts are made once more with that many lost stones more, or fewer."""
    bench = Scorer(case)
    for rules in COMPUTED:
        score = bench.score(rules, remarks=False)
        facts = score.facts
        if facts.captured is None or rules.undoes is not None:
            continue
        lids = facts.captured.with_(colour, facts.captured.of(colour) + gap)
        other = replace(facts, captured=lids)
        told = dict(effects(rules, colour, gap))
        for check in score.checks:
            grounds = PaymentContext(case, rules, other, score.survey, score.tally)
            extra = sum((line.difference for line in score.lines if line.paid), Fraction(0))
            work = CountBase(grounds, extra)
            margin = COUNTS[check.count](work)
            assert margin is not None
            if check.count in ON_HANDS:
                continue
            assert margin - check.margin == told.get(check.count, 0), (rules.id, check.count)


ON_HANDS = (Count.FILL_IN, Count.SATURATION)
"""Counts whose numbers do not know how many stones are in hand."""


def test_what_changes_nothing_is_no_alarm() -> None:
    case = BOWLS.answering(bowls=Pair(10, 11))
    (quiet,) = astray(case, "ming-qing")
    assert quiet.level is Level.NOTE
    assert "Could" not in say(quiet, case.record.grid, EN)
    (loud,) = astray(case, "japanese")
    assert loud.level is Level.CHECK
    assert say(loud, case.record.grid, EN) == (
        "Black, stones missing: 1. The bowl holds 10; it must hold 11. Could be off by 1: "
        "territory and prisoners."
    )
    two = case.answering(bowls=Pair(11, 13))
    (surplus,) = astray(two, "chinese-2.5zi")
    assert say(surplus, case.record.grid, ZH) == (
        "白方多子：2。棋罐内13子，应有11子。受影响的算法（可能差2）：填满计点。"
    )
    assert say(surplus, case.record.grid, JA) == (
        "白石が2個余分です。碁笥に13個ありますが、あるべき数は11個です。差が2ずれているかもしれない計算：埋め込み計算。"
    )


def test_a_gap_tells_what_it_could_put_off() -> None:
    case = played(5, "B2 D4 C3 pass pass", prisoners=(1, 0))
    told = {
        rules: say(f, case.record.grid, EN)
        for rules in ("jpd-art", "ming-qing")
        for f in counted(case, rules).findings
        if f.code == "ledger-gap"
    }
    assert told["jpd-art"].endswith(
        "check prisoners and plays. Could be off by 1: averaged after filling back; half "
        "count; filling in."
    )
    assert told["ming-qing"].endswith("check prisoners and plays.")
