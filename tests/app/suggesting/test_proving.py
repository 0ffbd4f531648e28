"""Walls that all that was learned takes for alive, and what is read out between them."""

from __future__ import annotations

from goref.app.suggesting.proving import BELIEVED, proved
from goref.core.proving.proof import Ground
from tests.app.suggesting.opinions import opinion
from tests.core.proving.test_proofs_given import SEKI, WALL, WHITE


def test_what_lies_between_walls_is_read_out() -> None:
    found = proved(SEKI, opinion(SEKI, {}))
    assert found[WHITE].ground is Ground.SEKI
    assert WALL not in found


def test_a_wall_that_is_not_believed_is_none() -> None:
    names = " ".join(SEKI.grid.names(WALL))
    assert WHITE not in proved(SEKI, opinion(SEKI, {names: BELIEVED - 0.05}))
    assert WHITE in proved(SEKI, opinion(SEKI, {names: BELIEVED + 0.05}))
