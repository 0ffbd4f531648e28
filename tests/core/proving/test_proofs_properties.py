"""What must hold of proofs on any board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain, unconditionally_alive
from goref.core.board.position import Position
from goref.core.proving.proof import Ground
from goref.core.proving.proofs import certificate_of, proofs
from goref.core.proving.telling import told
from goref.core.ruling.ruling import StoneStatus
from tests.core.proving.enclosed import SETTLED, enclosed
from tests.core.proving.test_proofs_shapes import CLAIMS
from tests.length import of_all


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """A square board on which every chain has a liberty."""
    size = draw(st.integers(4, 7))
    signs = draw(st.lists(st.sampled_from("..XXXOOO"), min_size=size**2, max_size=size**2))
    rows = ["".join(signs[i : i + size]) for i in range(0, size**2, size)]
    position = Position.from_rows(rows)
    while stifled := [c for c in position.chains() if not position.liberties(c)]:
        position = position.without(stifled[0])
    return position


def claims(position: Position) -> dict[Chain, tuple[StoneStatus, Ground, frozenset[Point]]]:
    return {c: (p.life, p.ground, p.points) for c, p in proofs(position).items()}


def is_lopsided(position: Position) -> bool:
    """Whether no symmetry leaves the board as it is, nor only exchanges its colours."""
    images = [position.turned(i) for i in range(1, 8)]
    return position not in images and position not in [i.swapped() for i in images]


@settings(max_examples=of_all(60, short=20), deadline=None)
@given(boards(), st.integers(0, 7), st.booleans())
def test_turned_mirrored_and_swapped(position: Position, symmetry: int, swap: bool) -> None:
    image = position.turned(symmetry)
    if swap:
        image = image.swapped()
    turn = position.grid.turned
    expected = {
        frozenset(turn(p, symmetry) for p in chain): (
            life,
            ground,
            frozenset(turn(p, symmetry) for p in around),
        )
        for chain, (life, ground, around) in claims(position).items()
    }
    if is_lopsided(position):
        assert claims(image) == expected
    else:
        assert all(claims(image).get(c, e)[0] is e[0] for c, e in expected.items())


@settings(max_examples=of_all(80, short=25), deadline=None)
@given(boards())
def test_what_lives_unconditionally_is_proved(position: Position) -> None:
    proved = proofs(position)
    for colour in COLOURS:
        living = unconditionally_alive(position, colour)
        for chain in living:
            assert proved[chain].life is StoneStatus.ALIVE
            assert proved[chain].ground in (Ground.UNCONDITIONAL, Ground.LAND)
        for chain, proof in proved.items():
            if proof.ground is Ground.UNCONDITIONAL and position.cells[min(chain)] == colour:
                assert chain in living


@settings(max_examples=of_all(80, short=25), deadline=None)
@given(boards())
def test_claims_fit_together(position: Position) -> None:
    """What is proved alive is a chain, and none of its enemies is proved dead around it
    while it is itself proved dead."""
    chains = set(position.chains())
    for chain, proof in proofs(position).items():
        assert proof.chain == chain
        assert chain in chains
        near = {n for p in chain for n in position.grid.neighbours[p]} - chain
        if proof.life is StoneStatus.DEAD:
            beside = [other for c, other in proofs(position).items() if c & near]
            assert not any(other.life is StoneStatus.DEAD for other in beside)


@settings(max_examples=of_all(40, short=15), deadline=None)
@given(st.one_of(boards(), enclosed(SETTLED).map(lambda where: where[0])))
def test_what_was_found_is_never_refused(position: Position) -> None:
    told(certificate_of(position), position.grid)


@settings(max_examples=of_all(60, short=20), deadline=None)
@given(enclosed(SETTLED), st.integers(1, 3), st.sampled_from("O.X"))
def test_what_is_outside_changes_nothing_inside(
    where: tuple[Position, list[Point]], lines: int, beyond: str
) -> None:
    """More land of the wall's, liberties outside it, or enemy stones behind it.

    What was read may not be found again where there is more to read, a wall to capture or
    enemy stones outside; it is never found to be otherwise.
    """
    position, points = where
    rows = [row + "O" + beyond * lines for row in position.rows]
    rows += ["O" * (position.grid.width + 1) + beyond * lines]
    rows += [beyond * len(rows[0])] * lines
    if beyond == "X":
        rows[-1] = "." + rows[-1][1:]
    wider = Position.from_rows(rows, square=False)

    def inside(chain: Chain) -> Chain:
        return frozenset(wider.grid.at(*divmod(p, position.grid.width)[::-1]) for p in chain)

    fewer, more = proofs(position), proofs(wider)
    for chain in position.chains():
        if chain <= set(points):
            one, other = fewer.get(chain), more.get(inside(chain))
            if one is not None and other is not None:
                assert one.life is other.life


@pytest.mark.parametrize("name", CLAIMS)
@pytest.mark.parametrize("lines", [1, 2])
def test_claims_stay_on_a_larger_board(name: str, lines: int) -> None:
    rows, expected = CLAIMS[name]
    small = Position.from_rows(rows.split(), square=False)
    size = small.grid.width
    wide = [row + row[-1] * lines for row in small.rows]
    large = Position.from_rows([*wide, *[wide[-1]] * lines], square=False)
    proved = proofs(large)
    for point, claim in expected.items():
        column, row = small.grid.column(old := small.grid.point(point)), small.grid.row(old)
        at = large.grid.at(column, row)
        assert large.grid.width == size + lines
        proof = next((p for c, p in proved.items() if at in c), None)
        assert (proof and (proof.life, proof.ground)) == claim, point
