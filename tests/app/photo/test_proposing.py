"""Corners proposed where a board plainly lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import pytest

from goref.app.photo.perspective import perspective, seen_at
from goref.app.photo.proposing import _hull, proposed
from tests.app.photo.boards import OBLIQUE, drawn, rows_of

if TYPE_CHECKING:
    from goref.app.photo.perspective import Place

TURNED = ((210.0, 50.0), (560.0, 130.0), (480.0, 440.0), (120.0, 350.0))


def off(found: Sequence[Place], corners: Sequence[Place], lines: int) -> float:
    """How far the worst corner lies from where it is, in cells."""
    back = np.linalg.inv(perspective(corners, lines))
    last = lines - 1
    places = seen_at(back, found) - ((0, 0), (last, 0), (last, last), (0, last))
    return float(np.linalg.norm(places, axis=1).max())


@pytest.mark.parametrize(("lines", "share", "corners"), [(13, 0.4, OBLIQUE), (9, 0.2, TURNED)])
def test_a_board_is_found(lines: int, share: float, corners: Sequence[Place]) -> None:
    found = proposed(drawn(rows_of(2, lines, share), corners), lines)
    assert found is not None
    assert off(found, corners, lines) < 0.15


def test_an_outline_has_no_bend_and_no_place_on_a_side() -> None:
    square = [(0, 0), (2, 0), (2, 2), (0, 2)]
    assert _hull([(1, 0), *square, (1, 1), (2, 1), (0, 1)]) == square


def test_nothing_is_proposed_where_there_is_no_such_board() -> None:
    assert proposed(np.full((120, 160, 3), 90, np.uint8), 9) is None
    assert proposed(drawn(rows_of(2, 7, 0.2), TURNED), 6) is None
