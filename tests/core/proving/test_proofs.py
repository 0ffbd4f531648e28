"""What is made of what was found: only what the checker has let pass."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import Position
from goref.core.proving import proof_numbers
from goref.core.proving import proofs as finding
from goref.core.proving.certificate import Certificate, LivingTogether


def test_a_search_that_errs_proves_nothing_and_stops_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it claims is refused by the checker: here that a chain lives without an eye."""
    claimed = LivingTogether(frozenset({0}), ())
    found = {BLACK: (claimed,), WHITE: (claimed,)}
    monkeypatch.setattr(finding, "_known", lambda *_: [(found, ())])
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


class CancelledError(Exception):
    """The search is not wanted any more."""


def written(made: Certificate) -> list[tuple[object, ...]]:
    """All that a certificate says of its claims."""
    claims = (c for some in made.stages.values() for stage in some for c in stage.claims)
    return [(*c[:-1], c.answers and c.answers.plays) for c in claims]


def test_a_search_that_is_cancelled_leaves_nothing_behind() -> None:
    """Wherever it is cancelled, the next one finds all that it would have found without."""
    steps, last = 0, 0

    def go_on() -> None:
        nonlocal steps
        steps += 1
        if steps == last:
            raise CancelledError

    def forget() -> None:
        nonlocal steps
        steps = 0
        finding._known.cache_clear()
        proof_numbers._known.cache_clear()

    forget()
    found = written(finding.certificate_of(CORNER, go_on=go_on))
    in_all = steps
    assert in_all > sum(len(answers) for *_, answers in found if answers), "each step is asked"
    for step in range(1, in_all + 1, max(1, in_all // 20)):
        forget()
        last = step
        with pytest.raises(CancelledError):
            finding.certificate_of(CORNER, go_on=go_on)
        assert written(finding.certificate_of(CORNER)) == found
