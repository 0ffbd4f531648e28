"""What is made of what was found: only what the checker has let pass."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import Position
from goref.core.proving import proofs as finding
from goref.core.proving.certificate import LivingTogether


def test_a_search_that_errs_proves_nothing_and_stops_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it claims is refused by the checker: here that a chain lives without an eye."""
    claimed = LivingTogether(frozenset({0}), ())
    found = {BLACK: (claimed,), WHITE: (claimed,)}
    monkeypatch.setattr(finding, "_found", lambda *_: (found, ()))
    position = Position.from_rows(["X...", "....", "....", "...O"])
    assert finding.proofs(position) == {}


CORNER = Position.from_rows(
    ["...OOX.X.", "....OX...", "...OOXXXX", "....OOOOO", *5 * ["........."]]
)


@pytest.mark.parametrize(("effort", "reads"), [(0, False), (1, True)])
def test_without_effort_nothing_is_read(effort: int, reads: bool) -> None:
    made = finding.certificate_of(CORNER, effort=effort)
    claims = [c for stages in made.stages.values() for stage in stages for c in stage.claims]
    assert any(claim.answers for claim in claims) is reads
    assert (
        CORNER.chain(CORNER.grid.point("F9")) in finding.proofs(CORNER, (), effort)
    ) is reads
