"""Which margins rules, komi and penalties can give at a table, and which are next to others."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.event.event import Event, EventInfo, Player, Table
from goref.core.event.margins import komi_paid, nearest_margins
from goref.core.incidents.consequence import points
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.table import ruleset


def event(rules: str, komi: str = "") -> Event:
    players = (Player("A", id=1), Player("B", id=2))
    return Event(EventInfo("Cup", rules=rules, komi=Fraction(komi) if komi else None), players)


@pytest.mark.parametrize(
    ("rules", "komi", "margin", "near"),
    [
        ("japanese", "", "7/2", []),
        ("japanese", "", "3", ["5/2", "7/2"]),
        ("japanese", "", "-3", ["-5/2", "-7/2"]),
        ("japanese", "6", "3", []),
        ("japanese", "6", "1/2", ["1"]),
        ("japanese", "6", "-5/2", ["-2", "-3"]),
        ("aga", "", "3", ["5/2", "7/2"]),
        ("aga", "7", "5/2", ["2", "3"]),
        ("chinese-2002", "", "11/2", []),
        ("chinese-2002", "", "6", ["11/2", "13/2"]),
        ("chinese-2002", "", "-5", ["-9/2", "-11/2"]),
        ("new-zealand", "", "7", []),
        ("new-zealand", "", "13/2", ["6", "7"]),
        ("button", "", "13/2", []),
        ("button", "", "6", ["11/2", "13/2"]),
        ("taiwan", "", "6", []),
        ("taiwan", "", "13/2", []),
        ("tang-song", "", "1/2", ["1"]),
    ],
)
def test_a_margin_that_no_count_gives_has_possible_ones_next_to_it(
    rules: str, komi: str, margin: str, near: list[str]
) -> None:
    found = nearest_margins(event(rules, komi), Table(1, 1, 1, 2), Fraction(margin))
    assert list(found) == [Fraction(each) for each in near]


def test_the_komi_is_that_of_the_table_and_of_a_handicap() -> None:
    even, table = event("japanese"), Table(1, 1, 1, 2)
    assert komi_paid(even, table) == Fraction(13, 2)
    assert komi_paid(even, replace(table, handicap=3)) == 0
    assert komi_paid(even, replace(table, komi=Fraction(5))) == 5
    assert komi_paid(event("tang-song"), table) is None
    assert nearest_margins(even, replace(table, handicap=3), Fraction(3)) == ()
    assert nearest_margins(even, replace(table, komi=Fraction(5)), Fraction(3)) == ()


def test_a_penalty_of_half_a_point_counts() -> None:
    paid = Incident(1, "other", Offender.BLACK, decided=(points(Fraction(1, 2)),), reason="x")
    table = Table(1, 1, 1, 2, incidents=(paid,))
    assert nearest_margins(event("japanese"), table, Fraction(3)) == ()
    assert nearest_margins(event("japanese"), table, Fraction(7, 2)) == (3, 4)
    annulled = replace(paid, annulled="a mistake")
    assert not nearest_margins(
        event("japanese"), replace(table, incidents=(annulled,)), Fraction(7, 2)
    )


def test_a_draw_is_possible_where_a_payment_decides_the_half_point() -> None:
    assert ruleset("taiwan").part_of_point(Fraction(13, 2)) is None
    assert ruleset("taiwan").can_draw(Fraction(13, 2))
    assert not ruleset("japanese").can_draw(Fraction(13, 2))
