"""How sure one must be, by the kind of ending."""

from __future__ import annotations

import pytest

from goref.app.opinion.limits import FIRST_MOVE, LIMITS, USUAL, EndingKind, ending, unended
from goref.app.opinion.suggestion import Why
from goref.core.board.position import Position
from goref.core.rulesets.table import ruleset
from tests.app.opinion.opinions import opinion

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


@pytest.mark.parametrize(("points", "why"), [(12, None), (13, Why.UNDECIDED)])
def test_a_board_with_much_undecided_was_not_played_to_the_end(
    points: int, why: Why | None
) -> None:
    empty = [p for p, cell in enumerate(BOARD.cells) if not cell][:points]
    says = opinion(BOARD, dict.fromkeys(BOARD.grid.names(empty), 0.0))
    assert unended(BOARD, says) is None  # all of it is dame
    nobody = tuple(0.0 if p in empty else n for p, n in enumerate(says.neutral))
    assert unended(BOARD, says._replace(neutral=nobody)) is why


def test_a_board_with_hardly_a_stone_was_not_played_to_the_end() -> None:
    stones = [p for p, cell in enumerate(BOARD.cells) if cell]
    left = BOARD.without(stones[10:])
    assert unended(left, opinion(left, {})) is None
    left = BOARD.without(stones[9:])
    assert unended(left, opinion(left, {})) is Why.SPARSE


def test_every_kind_has_its_limits_and_dead_stones_are_never_taken_lightly() -> None:
    assert LIMITS.keys() == set(EndingKind)
    assert {limits.dead for limits in LIMITS.values()} == {USUAL.dead}
    assert LIMITS[EndingKind.TERRITORY].alive < LIMITS[EndingKind.AREA].alive


@pytest.mark.parametrize(
    ("lean", "near"), [(-0.84, False), (-0.82, True), (0.69, True), (0.71, False)]
)
def test_dead_and_living_stones_have_limits_of_their_own(lean: float, near: bool) -> None:
    assert LIMITS[EndingKind.TERRITORY].is_near(lean) is near
