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


def test_two_regions_read_apart_give_an_eye_each() -> None:
    two = ("XX.XXXXX.XX", "X...XXX...X", "XX.XXXXX.XX")
    below = ("X" * 11, "O" * 11, "." * 11)
    here = Position.from_rows([*two, *below], square=False)
    black = here.chain(here.grid.point("A6"))
    assert black in finding.proofs(here)
    one = Position.from_rows([row[:5] + "X" * 6 for row in two] + [*below], square=False)
    assert one.chain(one.grid.point("A6")) not in finding.proofs(one)
