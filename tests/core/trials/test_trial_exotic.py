"""Exotic positions tried under five rule sets and carried to a result.

The margins are counted by hand in the comments; D_A is the difference of areas, D_T that of
territory less prisoners. Turns are equal before every trial, so D_A = D_T there.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.case.case import Case
from goref.core.case.stored_trial import AssertedStatus
from goref.core.repetition.cycle_rules import Settled, settled_by
from goref.core.repetition.cycles import CycleName, cycles
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.trials.going_on import played_on
from goref.core.trials.outcome import TrialOutcome, outcome
from goref.core.trials.trial import Ending, Trial, TrialError
from tests.core.build import margin, ruled
from tests.core.ruling.test_seki_known import SEVEN_EYES
from tests.core.trials.boards import (
    DOUBLE_KO,
    FIVE,
    SENDING_TWO,
    TEN_THOUSAND_YEARS,
    THREE_POINTS,
    TRIPLE_KO,
    TWO_OF_THREE,
    claimed,
    finished,
    more,
    tried,
)
from tests.core.trials.exotic_boards import with_proposal

PLAYED_ON = ("jpd-a", "chinese-2002", "tang-song")


def accepted(trial: Trial) -> Case:
    """The frozen case with everything the trial proposes taken over."""
    ruling = trial.case.ruling
    for proposed in outcome(trial):
        ruling = with_proposal(ruling, proposed)
    return Case(trial.case.record, ruling, trial.case.answers)


def margins(case: Case) -> dict[str, Fraction | None]:
    return {rules: margin(case, rules) for rules in FIVE}


def told(**values: str) -> dict[str, Fraction]:
    names = dict(zip(("a", "art", "jp", "cn", "ts"), FIVE, strict=True))
    return {names[key]: Fraction(value) for key, value in values.items()}


# A double ko seki. Black 12 + 9 stones, 10 points, an eye, a ko point: 33; White 14 + 2: 16.
# D_A 17. Japanese: 10 + 7 prisoners. Routes: (10 - 2 + 1 - 1 + 1) - (1 - 1 + 1 - 7) = 15.

SEKI = ruled(DOUBLE_KO, seki="A7 C7")
DOUBLE_KO_SEKI = told(a="10.5", art="10.5", jp="10.5", cn="9.5", ts="15")


@pytest.mark.parametrize("rules", FIVE)
def test_double_ko_seki_neither_side_can_be_taken(rules: str) -> None:
    claim = claimed(SEKI, AssertedStatus.DEAD, "B", "C7 C5 D7 D6 D5 D4 D3 C3 D2 C2 C1 E2 E1")
    # Black takes one ko, White the other; then both look elsewhere.
    trial = finished(tried(SEKI, rules, claim, "C4 B6", BLACK))
    (found,) = outcome(trial)
    assert (found.shown, found.life, found.upheld) == (
        TrialOutcome.NOT_CAPTURED,
        StoneStatus.SEKI,
        False,
    )
    assert margins(accepted(trial)) == margins(SEKI) == DOUBLE_KO_SEKI


def test_double_ko_seki_he_who_looks_elsewhere_too_early_is_taken() -> None:
    claim = claimed(SEKI, AssertedStatus.DEAD, "B", "C7 C5 D7 D6 D5 D4 D3 C3 D2 C2 C1 E2 E1")
    trial = finished(tried(SEKI, "jpd-art", claim, "C4 - D1", BLACK))
    assert [found.life for found in outcome(trial)] == [StoneStatus.DEAD]


# Rocking: the same two kos taken in turn with pass stones between.


def test_rocking_two_kos_ends_by_four_pass_stones() -> None:
    claim = claimed(SEKI, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    round_ = "B6 C4 - C6 B4 -"
    trial = tried(SEKI, "jpd-a", claim, round_, WHITE)
    # Both have put down a stone in the position of the stop, Black one more there.
    assert (trial.stones_here, trial.ending) == (3, None)
    (cycle,) = cycles(trial.moments)
    assert (cycle.name, cycle.length, len(cycle.kos)) == (CycleName.ROCKING, 5, 2)
    ways = settled_by(cycle, RULESETS["jpd-a"]).ways
    assert ways == (Settled.AGREED_END, Settled.FORCED_END)
    trial = more(trial, round_)
    assert trial.ending is Ending.FORCED
    (found,) = outcome(trial)
    assert (found.shown, found.upheld) == (TrialOutcome.ALL_ALIVE, False)
    # D_A is what it was; White was the first to put down a pass stone: Black pays one.
    assert margin(played_on(trial), "jpd-a") == Fraction("9.5")


@pytest.mark.parametrize(
    ("rules", "ways"),
    [
        ("jpd-art", (Settled.DRAW,)),
        ("tang-song", (Settled.NO_RESULT,)),
        ("chinese-2002", None),
        ("japanese", None),
    ],
)
def test_rocking_elsewhere(rules: str, ways: tuple[Settled, ...] | None) -> None:
    claim = claimed(SEKI, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = tried(SEKI, rules, claim, "B6 C4 -", WHITE)
    if rules == "japanese":
        # The ko at B6 was taken from Black: he has not passed for it.
        with pytest.raises(TrialError, match="needs-pass-for-ko"):
            more(trial, "C6")
        return
    trial = more(trial, "C6")
    if ways is None:
        # The board of the stop would come back.
        with pytest.raises(TrialError) as caught:
            more(trial, "B4")
        assert caught.value.args[0].code == "trial-repeats"
    else:
        (cycle,) = cycles(more(trial, "B4").moments)
        assert cycle.name is CycleName.ROCKING
        assert settled_by(cycle, RULESETS[rules]).ways == ways


# A triple ko, White to move and in atari.

ROUND = "B6 C2 B4 C6 B2 C4"
LEFT = "A7 A6 A5 A4 A3 A2 A1 B7 B5 B3 B1"


@pytest.mark.parametrize(("rules", "way"), [("jpd-art", "draw"), ("tang-song", "no-result")])
def test_triple_ko_goes_round(rules: str, way: str) -> None:
    claim = claimed(TRIPLE_KO, AssertedStatus.DEAD, "W", LEFT)
    trial = tried(TRIPLE_KO, rules, claim, ROUND, WHITE)
    (cycle,) = cycles(trial.moments)
    assert (cycle.name, cycle.first, cycle.last) == (CycleName.TRIPLE_KO, 1, 6)
    assert cycle.lost == (3, 3)
    assert [w.value for w in settled_by(cycle, RULESETS[rules]).ways] == [way]


@pytest.mark.parametrize(("rules", "expected"), [("jpd-a", "-14.5"), ("chinese-2002", "-14.5")])
def test_triple_ko_broken_by_the_ban(rules: str, expected: str) -> None:
    claim = claimed(TRIPLE_KO, AssertedStatus.DEAD, "W", LEFT)
    trial = tried(TRIPLE_KO, rules, claim, "B6 C2 B4 C6 B2", WHITE)
    with pytest.raises(TrialError) as caught:
        more(trial, "C4")
    assert caught.value.args[0].code == "trial-repeats"
    trial = finished(more(trial, "- B6"))
    (found,) = outcome(trial)
    assert (found.life, found.upheld) == (StoneStatus.DEAD, True)
    # White has four columns of seven, Black three: 21 - 28 = -7, komi 7½; under edition A 6½
    # and one more for White's first pass stone.
    assert margin(played_on(trial), rules) == Fraction(expected)


def test_triple_ko_in_japanese_hypothetical_play() -> None:
    claim = claimed(TRIPLE_KO, AssertedStatus.DEAD, "W", LEFT)
    trial = tried(TRIPLE_KO, "japanese", claim, "B6 C2 B4", WHITE)
    assert len(trial.barred) == 3
    with pytest.raises(TrialError, match="needs-pass-for-ko"):
        more(trial, "C6")
    with pytest.raises(TrialError, match="no-ko-there"):
        more(trial, "-D3")
    # Black passes for the ko at B6. Had White to wait too, Black would take it back; but White
    # now takes the whole chain at B2, which is more than a ko.
    passed = more(trial, "-C6")
    assert more(passed, "- C6").position.colour(TRIPLE_KO.record.grid.point("C6")) is BLACK
    (found,) = outcome(finished(more(passed, "B2")))
    assert (found.shown, found.life, found.move) == (TrialOutcome.CAPTURED, StoneStatus.DEAD, 5)


# Sending two, returning one.

SENT = "C1 A1 B1"


@pytest.mark.parametrize("rules", FIVE)
def test_sending_two_returning_one(rules: str) -> None:
    claim = claimed(SENDING_TWO, AssertedStatus.DEAD, "W", "B1")
    trial = tried(SENDING_TWO, rules, claim, "C1 A1", BLACK)
    if rules in ("jpd-a", "chinese-2002"):
        with pytest.raises(TrialError) as caught:
            more(trial, "B1")
        assert caught.value.args[0].code == "trial-repeats"
        trial = finished(more(trial, "- B1"))
        (found,) = outcome(trial)
        assert (found.life, found.move) == (StoneStatus.DEAD, 4 if rules == "jpd-a" else 2)
        # Black 20; White 13 stones, C1, E2, F1: 16. D_A 4; Black passed first.
        expected = {"jpd-a": "-2.5", "chinese-2002": "-3.5"}[rules]
        assert margin(played_on(trial), rules) == Fraction(expected)
        return
    trial = more(trial, "B1")
    (cycle,) = cycles(trial.moments)
    assert cycle.name is CycleName.SENDING_TWO
    assert (cycle.lost, cycle.length) == ((2, 1), 3)
    # The texts of the other two are about kos: eternal life, cycles of several.
    ways = Settled.NO_RESULT if rules == "japanese" else Settled.REFEREE
    settled = settled_by(cycle, RULESETS[rules])
    assert settled.ways == (ways,)
    assert settled.agreement is (rules == "japanese")


# A ten-thousand-year ko. Left alone it is a seki: Black 9 + 3 stones and 25 points, 37; White 9
# stones and A1, 10; two shared. D_A 27. Japanese: 25 + 3. Routes: (25 - 2) - (1 - 3) = 25.

LEFT_ALONE = ruled(TEN_THOUSAND_YEARS, seki="B2 C2")


def test_ten_thousand_year_ko_left_alone() -> None:
    expected = told(a="20.5", art="20.5", jp="21.5", cn="19.5", ts="25")
    assert margins(LEFT_ALONE) == expected


@pytest.mark.parametrize("rules", FIVE)
def test_ten_thousand_year_ko_connected(rules: str) -> None:
    claim = claimed(LEFT_ALONE, AssertedStatus.KO_POINT, "W", "A1")
    trial = finished(tried(LEFT_ALONE, rules, claim, "A1", WHITE))
    (found,) = outcome(trial)
    assert (found.shown, found.upheld) == (TrialOutcome.NOT_TAKEN, True)
    assert found.claim is not None
    assert (found.claim.kind, found.claim.owner) == (PointKind.KO, WHITE)
    assert margins(accepted(trial)) == margins(LEFT_ALONE)


@pytest.mark.parametrize("rules", FIVE)
def test_ten_thousand_year_ko_taken(rules: str) -> None:
    claim = claimed(LEFT_ALONE, AssertedStatus.KO_POINT, "W", "A1")
    trial = finished(tried(LEFT_ALONE, rules, claim, "A1", BLACK))
    (found,) = outcome(trial)
    assert (found.shown, found.upheld) == (TrialOutcome.TAKEN, False)
    assert found.claim is not None
    assert found.claim.kind is PointKind.SHARED
    # The point is nobody's: one less for White wherever a ko point counts.
    change = {r: margin(accepted(trial), r) - margin(LEFT_ALONE, r) for r in FIVE}  # type: ignore[operator]
    assert change == told(a="1", art="1", jp="0", cn="1", ts="1")


def test_the_ko_taken_and_taken_back_is_the_holders() -> None:
    claim = claimed(LEFT_ALONE, AssertedStatus.KO_POINT, "W", "A1")
    trial = finished(tried(LEFT_ALONE, "jpd-art", claim, "A1 - F4 A2 - A1", BLACK))
    assert [found.upheld for found in outcome(trial)] == [True]


# Three points without capturing. Played first by White, Black takes five stones and loses two.

PLAYED_OUT = "A1 A2 B2 C2 A1 B1 A2"


@pytest.mark.parametrize(
    ("rules", "expected"), [("jpd-a", "1.5"), ("chinese-2002", "1.5"), ("tang-song", "9")]
)
def test_three_points_without_capturing_played_out(rules: str, expected: str) -> None:
    claim = claimed(THREE_POINTS, AssertedStatus.DEAD, "B", "B2 C2 B1 C1")
    trial = finished(tried(THREE_POINTS, rules, claim, PLAYED_OUT, WHITE))
    (found,) = outcome(trial)
    assert (found.life, found.upheld) == (StoneStatus.DEAD, True)
    lost = trial.moments[-1].captured
    assert lost == (2, 5)
    # White 18 stones and 2 points, Black 14 stones, 14 points and C1: D_A 9. Edition A: komi 6½
    # and one for White's first pass stone. Routes: Black 15 - 2 - 8 - 2 pass stones, White
    # 2 - 2 - 5 - 1.
    assert margin(played_on(trial), rules) == Fraction(expected)


def test_three_points_without_capturing_tried_and_restored() -> None:
    claim = claimed(THREE_POINTS, AssertedStatus.DEAD, "B", "B2 C2 B1 C1")
    trial = finished(tried(THREE_POINTS, "jpd-art", claim, PLAYED_OUT, WHITE))
    # Dead: Black 14 + 5 points less 6 prisoners, White 2 less 4: 13 + 2 - 6½.
    assert margin(accepted(trial), "jpd-art") == Fraction("8.5")


def test_three_points_without_capturing_a_new_stone_is_born() -> None:
    claim = claimed(THREE_POINTS, AssertedStatus.DEAD, "B", "B2 C2 B1 C1")
    # Black, who must prove, takes four; White gets stones there that stand.
    line = "A1 B1 C1 B2 C2 A2"
    trial = finished(tried(THREE_POINTS, "japanese", claim, line))
    (found,) = outcome(trial)
    assert (found.shown, found.life, found.upheld) == (
        TrialOutcome.REBORN,
        StoneStatus.ALIVE,
        False,
    )
    # Black 14 less 6 prisoners, White 2: 6 - 6½.
    assert margin(accepted(trial), "japanese") == Fraction("-0.5")
    other = finished(tried(THREE_POINTS, "jpd-art", claim, line, BLACK))
    assert [found.life for found in outcome(other)] == [StoneStatus.DEAD]


# One-sided dame: Black may take two of three.

NAMED = ruled(TWO_OF_THREE, seki="A3 A1")


@pytest.mark.parametrize("rules", FIVE)
def test_one_sided_dame_occupied(rules: str) -> None:
    claim = claimed(NAMED, AssertedStatus.ONE_SIDED, "B", "B2 C2")
    trial = finished(tried(NAMED, rules, claim, "B2 - C2 -", BLACK))
    found = outcome(trial)
    assert [f.shown for f in found] == [TrialOutcome.OCCUPIED] * 2
    assert all(f.upheld for f in found)
    # Art edition: two points and two prisoners, 4 - 6½; area 9 to 5 and one shared, 4 less
    # komi. Neither Japanese rules nor routes count them: 2 prisoners.
    assert margins(accepted(trial)) == told(a="-2.5", art="-2.5", jp="-4.5", cn="-3.5", ts="2")


@pytest.mark.parametrize("rules", FIVE)
def test_one_sided_dame_not_occupied(rules: str) -> None:
    claim = claimed(NAMED, AssertedStatus.ONE_SIDED, "B", "B2 C2")
    trial = finished(tried(NAMED, rules, claim, "B2 C2", BLACK))
    found = outcome(trial)
    assert [f.shown for f in found] == [TrialOutcome.OCCUPIED, TrialOutcome.NOT_OCCUPIED]
    assert [f.upheld for f in found] == [True, False]
    assert found[1].claim is not None
    assert found[1].claim.kind is PointKind.SHARED


# A seki of false eyes (Zhao Zhiyun, figure 9).

FALSE_EYES = ruled(SEVEN_EYES, seki="A18")
EYES = "A19 C19 E19 G19 H19 K19 M19"


@pytest.mark.parametrize("rules", FIVE)
def test_false_eye_seki(rules: str) -> None:
    claim = claimed(FALSE_EYES, AssertedStatus.ENCLOSED, "W", EYES)
    begun = tried(FALSE_EYES, rules, claim, "", BLACK)
    with pytest.raises(TrialError) as caught:
        more(begun, "A19")
    assert caught.value.args[0].code == "trial-suicide"
    # A stone thrown in is captured, so it has taken nothing.
    trial = finished(more(begun, "G19 H19"))
    found = outcome(trial)
    assert {(f.shown, f.upheld) for f in found} == {(TrialOutcome.NOT_TAKEN, True)}
    assert {f.claim.kind for f in found if f.claim} == {PointKind.EYE}
    none = Pair(0, 0)
    stated = accepted(trial).answering(prisoners=none, plays=none)
    without = ruled(FALSE_EYES, shared=EYES).answering(prisoners=none, plays=none)
    if rules != "jpd-a":
        # Seven points; one of them the group must keep where eyes are taxed.
        worth = {"japanese": 0, "tang-song": 6}.get(rules, 7)
        assert margin(without, rules) - margin(stated, rules) == worth  # type: ignore[operator]


def test_what_falls_on_the_way_proves_nothing() -> None:
    claim = claimed(THREE_POINTS, AssertedStatus.DEAD, "B", "B2 C2 B1 C1")
    trial = finished(tried(THREE_POINTS, "jpd-art", claim, PLAYED_OUT, WHITE))
    fallen = THREE_POINTS.record.grid.point("A2")
    assert trial.frozen.cells[fallen]
    assert any(not moment.position.cells[fallen] for moment in trial.moments)
    found = outcome(trial)
    assert found
    assert all(fallen not in proposed.points for proposed in found)
