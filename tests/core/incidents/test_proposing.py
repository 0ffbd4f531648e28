"""What is counted with an incident: in the order of the acts, in the game or the event."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.incidents.adding_up import LED, counted_said
from goref.core.incidents.consequence import (
    CAUTION,
    LOSS,
    STANDS,
    WARNING,
    points,
)
from goref.core.incidents.incident import EarlierOffence, Incident, Offender, in_act_order
from goref.core.incidents.proposing import (
    Precedent,
    outdated,
    precedents,
    propose,
    proposed_for,
)
from goref.core.incidents.regulation import Certainty, Scope
from goref.io.values.regulations import regulation
from tests.languages import EN
from tests.wordings import in_words

KOREA = regulation("korean-2024")


def entered(number: int, move: int | None, kind: str = "prisoner-not-in-lid") -> Incident:
    return Incident(
        number, kind, Offender.WHITE, move, regulation=KOREA.id, proposed=(WARNING, points(2)),
        decided=(WARNING, points(2)),
    )  # fmt: skip


def test_the_second_warning_says_what_led_to_it() -> None:
    made = proposed_for(KOREA, entered(2, 80), [entered(1, 18)])
    assert made.consequences == (WARNING, LOSS)
    assert made.led_to == (EarlierOffence("warning", 2, Scope.GAME),)
    assert made.certainty is Certainty.REPORTED


def test_the_order_of_the_acts_decides_not_that_of_entry() -> None:
    """What happened at move 18 and was entered after move 80 is the first."""
    late = entered(2, 18)
    assert in_act_order([entered(1, 80), late]) == (late, entered(1, 80))
    assert proposed_for(KOREA, late, [entered(1, 80)]).consequences == (WARNING, points(2))
    assert [one.number for one in outdated(KOREA, (entered(1, 80), late))] == [1]


def test_without_a_move_it_stands_where_it_was_entered_and_times_decide() -> None:
    rang = replace(entered(2, None), act="14:20")
    among = (entered(1, 40), rang, entered(3, 60))
    assert [one.number for one in in_act_order(reversed(among))] == [1, 2, 3]
    one, other = replace(entered(1, 40), act="14:30"), replace(entered(2, 40), act="14:20")
    assert [each.number for each in in_act_order((one, other))] == [2, 1]


def test_what_was_annulled_is_not_counted_and_makes_later_ones_out_of_date() -> None:
    first = replace(entered(1, 18), annulled="the video shows otherwise")
    second = replace(entered(2, 80), proposed=(WARNING, LOSS), decided=(WARNING, LOSS))
    assert list(precedents((first, second), Offender.WHITE, second)) == []
    assert outdated(KOREA, (first, second)) == (second,)
    assert outdated(KOREA, (entered(1, 18), second)) == ()


def test_what_stands_because_of_a_reply_is_not_out_of_date() -> None:
    """How many moves had been made when it was claimed is known only when it is entered."""
    aga = regulation("aga")
    ko = replace(entered(1, 18, "ko-retaken"), regulation="aga")
    made = proposed_for(aga, ko, (), moves=20)
    stood = replace(ko, proposed=made.consequences, led_to=made.led_to)
    assert made.consequences == (STANDS,)
    assert outdated(aga, (stood,)) == ()


def test_only_a_move_stands_because_of_a_reply() -> None:
    club = regulation("club-mild")
    for kind, stands in (("ko-retaken", True), ("stone-dropped", False), ("late", False)):
        made = propose(club, kind, Offender.WHITE, move=18, replies=1)
        assert (made.consequences == (STANDS,)) is stands, kind


def test_the_other_side_brings_nothing() -> None:
    assert list(precedents([entered(1, 18)], Offender.BLACK)) == []
    both = replace(entered(1, 18), side=Offender.BOTH)
    assert len(list(precedents([both], Offender.BLACK))) == 1


@pytest.mark.parametrize(("scope", "expected"), [(Scope.GAME, 1), (Scope.EVENT, 2)])
def test_earlier_rounds_count_where_the_regulation_says_so(scope: Scope, expected: int) -> None:
    rules = replace(KOREA, scope=scope)
    carried = [Precedent("other-hand", (WARNING,), round=1, table=4)]
    made = proposed_for(rules, entered(1, 18), [], carried)
    assert (LOSS in made.consequences) is (expected == 2)


def test_four_cautions_are_two_warnings_and_so_a_loss() -> None:
    earlier: list[Precedent] = []
    came = []
    for _ in range(4):
        made = propose(KOREA, "other-hand", Offender.BLACK, earlier)
        earlier.append(Precedent("other-hand", made.consequences))
        came.append(made.consequences)
    assert came == [
        (CAUTION,),
        (CAUTION, WARNING, points(2)),
        (CAUTION,),
        (CAUTION, WARNING, LOSS),
    ]


def test_nothing_adds_up_where_nobody_is_to_blame() -> None:
    made = propose(KOREA, "prisoner-not-in-lid", Offender.NOBODY, [Precedent("x", (WARNING,))])
    assert not made.consequences


def test_without_a_clause_or_a_regulation_nothing_is_proposed() -> None:
    for rules in (None, regulation("egf")):
        made = propose(rules, "two-moves", Offender.BLACK)
        assert (made.is_known, made.certainty) == (False, Certainty.UNKNOWN)
    assert regulation("aga").by_kind["found-late"].nth(5) == (STANDS,)


def test_what_nobody_did_costs_nobody() -> None:
    assert propose(KOREA, "two-moves", Offender.BLACK).consequences == (LOSS,)
    assert not propose(KOREA, "two-moves", Offender.NOBODY).is_known


def test_no_stone_stands_on_another() -> None:
    aga = regulation("aga")
    kinds = ("two-moves", "occupied-point")
    late = [propose(aga, kind, Offender.WHITE, (), 7, 2) for kind in kinds]
    assert [STANDS in made.consequences for made in late] == [True, False]


@pytest.mark.parametrize(
    ("nth", "said"),
    [(2, "second"), (6, "6th"), (11, "11th"), (21, "21st"), (22, "22nd"), (113, "113th")],
)
def test_the_how_manieth_is_said_as_english_has_it(nth: int, said: str) -> None:
    led = EarlierOffence("warning", nth, Scope.GAME)
    assert counted_said(led, EN) == in_words(LED["warning", Scope.GAME], nth=said)
