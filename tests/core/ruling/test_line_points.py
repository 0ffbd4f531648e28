"""Which points a line of the count speaks of: as many as it counts."""

from __future__ import annotations

from hypothesis import given

from goref.core.base.colour import COLOURS
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Payment
from goref.core.ruling.line_points import line_points, owned_points
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.tally import KIND_QUANTITIES
from goref.core.scoring.lines import REST
from goref.core.scoring.scorer import Scorer
from tests.core.build import COMPUTED, bare, counted, ruled
from tests.core.ruling.test_seki_known import SEVEN_BY_SEVEN, SMALL
from tests.strategies import cases

EACH_POINT_COUNTS = {Quantity.STONES, Quantity.INNER_STONES, *KIND_QUANTITIES.values()}


@given(cases(komi=True))
def test_as_many_points_as_are_counted(case: Case) -> None:
    bench = Scorer(case)
    for rules in COMPUTED:
        scored = bench.score(rules)
        survey = scored.survey
        for quantity in EACH_POINT_COUNTS:
            points = line_points(survey, quantity.value)
            assert len(points) == sum(scored.tally.both(quantity) or ()), quantity
            for colour in COLOURS:
                owned = owned_points(survey, quantity.value, colour)
                assert owned <= points
                assert len(owned) == scored.tally.of(quantity, colour), quantity
        public = line_points(survey, Quantity.PUBLIC.value)
        assert len(public) == scored.tally.public
        assert line_points(survey, Quantity.LOST.value) == survey.dead
        for colour in COLOURS:
            assert owned_points(survey, Quantity.PUBLIC.value, colour) == public
            dead = owned_points(survey, Quantity.LOST.value, colour)
            assert dead == {p for p in survey.dead if survey.position.cells[p] == colour}
        for line in scored.lines:
            beside = line.paid or line.key in (Quantity.PASS_STONES.value, REST)
            if beside:
                assert line_points(survey, line.key) == frozenset(), line.key
            elif line.key != Quantity.LOST.value:  # all may be lost in play
                assert line_points(survey, line.key), line.key


@given(cases())
def test_land_of_groups_is_owned_by_them(case: Case) -> None:
    survey, _ = Scorer(case).ruled
    groups = line_points(survey, "groups")
    seki = line_points(survey, "seki-groups")
    assert not groups & seki
    for group in survey.groups:
        lists = seki if group.seki else groups
        assert (group.land <= lists) if group.basic_eyes else not group.land & lists


def test_points_by_name() -> None:
    def names(case: Case, key: str) -> list[str]:
        return case.record.grid.names(line_points(counted(case, "jpd-b").survey, key))

    seki = ruled(SMALL, seki="A4")
    assert names(seki, "eyes") == names(seki, "seki-groups") == ["C3"]
    assert names(seki, "public") == ["A2", "B1"]
    assert names(seki, "territory") == ["F4", "F3", "F2", "F1"]
    sole = ruled(SEVEN_BY_SEVEN, seki="B6", sole_liberty="B: C6 D6")
    assert names(sole, "sole-liberties") == ["C6", "D6"]
    dead = ruled(bare("X.X..", ".....", "OOOOO", "....."), dead="A4 C4")
    assert names(dead, "lost") == ["A4", "C4"]
    inside = bare("XXXO", "XXXO", "..XO", ".XXO")
    assert names(inside, "inner-stones") == ["A4", "B4", "A3", "B3", "B1"]


def test_what_lies_beside_the_board_has_no_points() -> None:
    survey = counted(SMALL, "jpd-b").survey
    for payment in Payment:
        assert line_points(survey, payment.value) == frozenset()
    assert line_points(survey, "pass-stones") == frozenset()
    assert line_points(survey, "no such line") == frozenset()
