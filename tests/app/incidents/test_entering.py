"""What is known of an incident before the referee decides, and what is told him."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.incidents import RecordIncident
from goref.app.edits.ruling import ConfirmAllOthers
from goref.app.incidents.entering import (
    asks_lid,
    begun,
    hangs_on_reply,
    kinds_with,
    may_be_taken,
    of_kind,
    proposal_of,
    ruled,
    turned,
)
from goref.core.base.colour import WHITE
from goref.core.case.case import Case
from goref.core.event.carried_over import CarriedOver
from goref.core.incidents.consequence import LOSS, STANDS, WARNING, points
from goref.core.incidents.incident import GamePhase, Incident, Offender
from goref.core.incidents.kinds import ALL
from goref.core.incidents.proposing import Precedent
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.scorer import Winner
from goref.io.values.regulations import regulations
from tests.core.build import played
from tests.languages import EN, JA

WALLS = " ".join(f"D{n} F{n}" for n in range(1, 10))
DAME = " ".join(f"E{n}" for n in range(1, 10))
ALONE = CarriedOver()


def game(rules: str = "korean") -> Case:
    """White is half a point ahead, as nobody has ruled yet."""
    case = played(9, f"{WALLS} {DAME} pass pass", komi="0.5")
    return replace(case, rules=rules, ruling=Ruling())


def of_white(kind: str, case: Case) -> Incident:
    return of_kind(replace(begun(case, 29), side=Offender.WHITE), kind)


def test_the_frequent_kinds_come_first_and_a_word_begins_before_it_ends() -> None:
    assert kinds_with("", EN) == ALL
    assert [kind.id for kind in kinds_with("pho", EN)] == ["phone-rang"]
    assert kinds_with("手机", JA)[0].id == "phone-rang"
    found = [kind.id for kind in kinds_with("res", EN)]
    assert "pressed-early" in found
    assert found[0] == "impossible-result", "result agreed …"
    assert kinds_with("no such thing", EN) == ()


@pytest.mark.parametrize(
    ("kind", "phase", "move"),
    [
        ("two-moves", GamePhase.PLAY, 29),
        ("late", GamePhase.BEFORE, None),
        ("dame-unfilled", GamePhase.COUNT, 29),
        ("found-late", GamePhase.AFTER, 29),
    ],
)
def test_a_kind_belongs_to_a_part_of_the_game(
    kind: str, phase: GamePhase, move: int | None
) -> None:
    made = of_white(kind, game())
    assert (made.phase, made.move) == (phase, move)


def test_a_bare_board_has_no_move() -> None:
    assert begun(Case(), 3).move is None


def test_what_was_brought_in_counts_where_the_regulation_says_so() -> None:
    case = game()
    ground = CarriedOver(
        regulations()["club-mild"], {WHITE: (Precedent("two-moves", (WARNING,), 1, 4),)}
    )
    alone = proposal_of(case, of_white("two-moves", case), ALONE, replied=False)[1]
    brought = proposal_of(case, of_white("two-moves", case), ground, replied=False)[1]
    assert alone.regulation == "korean-2024"
    assert brought.regulation == "club-mild"


def test_only_before_the_reply_the_move_may_be_claimed() -> None:
    case = game("chinese-2002")
    draft = replace(of_white("let-go-moved", case), move=4)
    assert hangs_on_reply(case, draft, ALONE)
    assert proposal_of(case, draft, ALONE, replied=True)[1].consequences == (STANDS,)
    assert WARNING in proposal_of(case, draft, ALONE, replied=False)[1].consequences
    assert not hangs_on_reply(case, replace(draft, move=None), ALONE)


def test_what_the_referee_decides_cannot_simply_be_taken() -> None:
    case = game("japanese")
    for kind, may in (("two-moves", True), ("life-disputed", False), ("phone-rang", False)):
        proposal = proposal_of(case, of_white(kind, case), ALONE, replied=False)[1]
        assert may_be_taken(proposal) is may, kind


def test_a_winner_that_turns_is_told_once_there_is_one() -> None:
    case = game()
    made = ruled(of_white("prisoner-not-in-lid", case), (WARNING, points(2)))
    act = RecordIncident(made)
    assert turned(Assessment(case, ()), made, act) is None, "nobody has ruled"
    case = ConfirmAllOthers().apply(case)
    score = turned(Assessment(case, ()), made, act)
    assert score is not None
    assert score.ahead is Winner.BLACK
    half = ruled(made, (points(Fraction(1, 2)),))
    tie = turned(Assessment(case, ()), half, RecordIncident(half))
    assert tie is not None
    assert tie.ahead is Winner.DRAW
    lost = ruled(made, (LOSS,))
    beaten = turned(Assessment(case, ()), lost, RecordIncident(lost))
    assert beaten is not None
    assert beaten.ahead is Winner.BLACK
    warned = ruled(made, (WARNING,))
    assert turned(Assessment(case, ()), warned, RecordIncident(warned)) is None
    mine = replace(made, side=Offender.BLACK)
    assert turned(Assessment(case, ()), mine, RecordIncident(mine)) is None


def test_the_lid_is_asked_for_where_prisoners_count() -> None:
    made = ruled(of_white("prisoner-not-in-lid", game()), (WARNING, points(2)))
    assert asks_lid(game("korean"), made) == 2
    assert asks_lid(game("chinese-2002"), made) == 0
    assert asks_lid(game("korean"), ruled(made, (WARNING,))) == 0
