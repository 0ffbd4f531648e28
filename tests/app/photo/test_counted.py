"""Prisoners and bowls beside a photographed board, and what cannot be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.edits.photo import UsePhotoPosition
from goref.app.photo.counted import counted_findings, photographed_ledger
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.case.case import Case
from tests.core.build import played

ONE = ("X........", *(".........",) * 8)


def test_a_bare_board_is_weighed_against_its_bowls() -> None:
    """41 and 40 stones: one black on the board, two white captured."""
    right = photographed_ledger(Case(), UsePhotoPosition(ONE, Pair(0, 2), Pair(40, 38)))
    assert right.in_bowls == Pair(40, 38)
    assert not right.astray
    wrong = photographed_ledger(Case(), UsePhotoPosition(ONE, Pair(0, 2), Pair(40, 37)))
    assert wrong.astray == ((WHITE, -1),)


def test_what_nobody_counted_is_not_known() -> None:
    ledger = photographed_ledger(Case(), UsePhotoPosition(ONE))
    assert ledger.in_bowls is None
    assert ledger.gap is None


def test_with_pass_stones_no_bowl_tells_anything_of_a_bare_board() -> None:
    taken = UsePhotoPosition(ONE, Pair(0, 2), Pair(40, 38))
    assert photographed_ledger(replace(Case(), rules="tang-song"), taken).in_bowls is None


def test_beside_a_record_what_stands_and_was_captured_is_what_was_played() -> None:
    case = played(9, "A9 B2 C3 D4")
    assert photographed_ledger(case, UsePhotoPosition(ONE, Pair(1, 2))).gap == Pair(0, 0)
    missing = photographed_ledger(case, UsePhotoPosition(ONE, Pair(0, 2)))
    assert missing.unexplained == ((BLACK, -1),)


def test_beside_an_earlier_moment_what_was_played_until_then_counts() -> None:
    case = played(9, "A9 B2 C3 D4")
    first = case.moments[1]
    assert photographed_ledger(case, UsePhotoPosition(ONE, Pair(0, 0)), first).gap == Pair(0, 0)


@pytest.mark.parametrize(
    ("prisoners", "plays", "bowls", "codes"),
    [
        (None, None, None, []),
        (Pair(1, 2), Pair(2, 2), None, []),
        (Pair(1, 2), Pair(2, 3), None, ["ledger-gap"]),
        (Pair(1, 2), None, Pair(39, 38), []),
        (Pair(1, 2), None, Pair(39, 37), ["ledger-missing"]),
        (Pair(1, 2), None, Pair(179, 178), []),
        (None, Pair(2, 2), Pair(40, 38), ["ledger-surplus"]),
    ],
)
def test_what_cannot_be_of_stones_and_bowls_is_found(
    prisoners: Pair[int] | None,
    plays: Pair[int] | None,
    bowls: Pair[int] | None,
    codes: list[str],
) -> None:
    taken = UsePhotoPosition(ONE, prisoners, bowls)
    ledger = photographed_ledger(Case(), taken, plays=plays)
    assert [one.code for one in counted_findings(Case(), ledger)] == codes
