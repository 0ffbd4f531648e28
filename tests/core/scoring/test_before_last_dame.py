"""Tang–Song: the count before a last play that only took a dame."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.frozen import replace
from goref.core.base.geometry import grid
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord
from goref.core.incidents.consequence import Consequence, ConsequenceKind, PaidIn
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.table import ruleset
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import score


def played(lines: int, *points: int) -> Case:
    """A board of one row after plays in turn, Black first."""
    plays = [Act(ActKind.PLAY, WHITE if n % 2 else BLACK, p) for n, p in enumerate(points)]
    return Case(GameRecord(grid(lines, 1), entries=tuple(plays)))


def basis(lines: int, *points: int) -> CountedBoard:
    return score(played(lines, *points), ruleset("tang-song")).basis


def test_a_last_play_that_only_took_a_dame_is_taken_back() -> None:
    assert basis(5, 1, 3, 2) is CountedBoard.BEFORE_LAST  # . X . O .


def test_a_last_play_that_won_land_is_not() -> None:
    assert basis(6, 1, 4, 3) is CountedBoard.RULED  # . X . X O .: the point between is Black's


def test_stones_on_a_lid_are_no_prisoners_before_the_last_play_either() -> None:
    """Black's stone on White's lid pays for an incident; the record shows no capture."""
    two = Consequence(ConsequenceKind.PAYMENT, Fraction(1), PaidIn.POINTS)
    fined = Incident(1, "other", Offender.BLACK, decided=(two,), in_lid=True)
    case = replace(
        played(5, 1, 3, 2), incidents=(fined,), answers=StatedFacts(prisoners=Pair(2, 0))
    )
    counted = score(case, ruleset("tang-song"))
    assert counted.basis is CountedBoard.BEFORE_LAST
    assert counted.facts.captured == Pair(1, 0)


def test_before_the_only_play_of_a_record_nobody_had_played() -> None:
    case = replace(played(5, 1), answers=StatedFacts(pass_stones=Pair(2, 1)))
    counted = score(case, ruleset("tang-song-chen"))
    assert (counted.basis, counted.needs) == (CountedBoard.BEFORE_LAST, ())


def test_a_void_play_after_the_one_that_is_undone_stays_void() -> None:
    case = replace(played(6, 1, 3, 2, 5), voided=frozenset({4}))
    counted = score(case, ruleset("tang-song"))
    assert counted.basis is CountedBoard.BEFORE_LAST
    assert counted.survey.position.count(WHITE) == 1
