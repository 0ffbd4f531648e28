"""How sure one must be, by the kind of ending."""

from __future__ import annotations

import pytest

from goref.app.suggesting.limits import FIRST_MOVE, LIMITS, USUAL, EndingKind, ending
from goref.core.board.position import Position
from goref.core.rulesets.table import ruleset
from tests.app.suggesting.opinions import opinion

BOARD = Position.from_rows(("..XO...",) * 7)


@pytest.mark.parametrize(
    ("rules", "sway", "kind"),
    [
        ("chinese-2002", 0.0, EndingKind.AREA),
        ("chinese-2002", 1.9, EndingKind.AREA_OPEN),
        ("japanese", 0.0, EndingKind.TERRITORY),
        ("japanese", 1.9, EndingKind.TERRITORY_OPEN),
    ],
)
def test_the_kind_of_an_ending(rules: str, sway: float, kind: EndingKind) -> None:
    # Each point counts half of what it differs by who plays first.
    says = opinion(BOARD, {}, sway={"A1 A2 A3": sway})
    assert (sway * 3 / 2 > FIRST_MOVE) is (sway > 0)
    assert ending(ruleset(rules), says) is kind


def test_every_kind_has_its_limits_and_dead_stones_are_never_taken_lightly() -> None:
    assert LIMITS.keys() == set(EndingKind)
    assert {limits.dead for limits in LIMITS.values()} == {USUAL.dead}
    assert LIMITS[EndingKind.TERRITORY].alive < LIMITS[EndingKind.AREA].alive


@pytest.mark.parametrize(
    ("lean", "near"), [(-0.84, False), (-0.82, True), (0.69, True), (0.71, False)]
)
def test_dead_and_living_stones_have_limits_of_their_own(lean: float, near: bool) -> None:
    assert LIMITS[EndingKind.TERRITORY].is_near(lean) is near
