"""Prisoners and bowls beside a photographed board, and what cannot be."""

from __future__ import annotations

from dataclasses import replace

from goref.app.edits.photo import TakePhotographed
from goref.app.photo.counted import photographed_ledger
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.case.case import Case
from tests.core.build import played

ONE = ("X........", *(".........",) * 8)


def test_a_bare_board_is_weighed_against_its_bowls() -> None:
    """41 and 40 stones: one black on the board, two white captured."""
    right = photographed_ledger(Case(), TakePhotographed(ONE, Pair(0, 2), Pair(40, 38)))
    assert right.in_bowls == Pair(40, 38)
    assert not right.astray
    wrong = photographed_ledger(Case(), TakePhotographed(ONE, Pair(0, 2), Pair(40, 37)))
    assert wrong.astray == ((WHITE, -1),)


def test_what_nobody_counted_is_not_known() -> None:
    ledger = photographed_ledger(Case(), TakePhotographed(ONE))
    assert ledger.in_bowls is None
    assert ledger.gap is None


def test_with_pass_stones_no_bowl_tells_anything_of_a_bare_board() -> None:
    taken = TakePhotographed(ONE, Pair(0, 2), Pair(40, 38))
    assert photographed_ledger(replace(Case(), rules="tang-song"), taken).in_bowls is None


def test_beside_a_record_what_stands_and_was_captured_is_what_was_played() -> None:
    case = played(9, "A9 B2 C3 D4")
    assert photographed_ledger(case, TakePhotographed(ONE, Pair(1, 2))).gap == Pair(0, 0)
    missing = photographed_ledger(case, TakePhotographed(ONE, Pair(0, 2)))
    assert missing.unexplained == ((BLACK, -1),)
