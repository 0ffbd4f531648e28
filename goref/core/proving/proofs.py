"""All proofs about a board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Grid, Point
from goref.core.board.benson import Chain
from goref.core.board.position import SWAP, Position
from goref.core.proving.attempts import Attempts
from goref.core.proving.certificate import Certificate, LivingTogether, ProvedSeki
from goref.core.proving.checking import UnprovedError
from goref.core.proving.masks import Mask, of_stones, points, union
from goref.core.proving.proof import Proof
from goref.core.proving.side import Side
from goref.core.proving.standoff import Standoffs
from goref.core.proving.telling import flaw, told
from goref.core.ruling.ruling import StoneStatus

Found = tuple[dict[Colour, tuple[LivingTogether, ...]], tuple[ProvedSeki, ...]]
NOTHING_HELD: Mapping[Chain, StoneStatus] = MappingProxyType({})


def proofs(
    position: Position,
    given: Collection[Chain] = (),
    effort: int = 1,
    held: Mapping[Chain, StoneStatus] = NOTHING_HELD,
    *,
    dead: bool = True,
    go_on: Callable[[], None] = lambda: None,
) -> dict[Chain, Proof]:
    """Returns the proofs about the chains of a finished board; most chains have none.

    Every claim holds with the other side to play, even if that side has ko threats, and all
    claims for one side hold together. The one exception is bent four in the corner (see
    :class:`Ground`). The board is taken without its history, so a ko may be open to retake. If
    a chain has no liberty, which cannot arise, nothing is proved.

    Args:
        given: chains that are assumed to live; nothing is proved about them.
        effort: a factor for the number of positions read; 1 is usual, 0 reads nothing.
        held: the expected status of chains; claims that contradict it are not read.
        dead: True if chains are read for death.
        go_on: called at every step of the work; it may raise to cancel, and nothing is kept.
    """
    grid = position.grid
    if min(grid.width, grid.height) < 2:
        return {}
    if not all(position.liberties(chain) for chain in position.chains()):
        return {}
    certificate = certificate_of(position, given, effort, held, dead=dead, go_on=go_on)
    back = _turns(grid)[certificate.turn]
    try:
        follows = told(certificate, grid)
    except UnprovedError:  # a bug in the search is no proof, and no reason to stop
        return {}
    made = {}
    for chain, life, ground, around in follows:
        go_on()
        stones = frozenset(back[p] for p in points(chain, grid))
        shown = frozenset(back[p] for p in points(around, grid))
        proof = Proof(stones, life, ground, shown, bool(given), certificate)
        if flaw(position, proof, given) is None:
            made[stones] = proof
    return made


def certificate_of(
    position: Position,
    given: Collection[Chain] = (),
    effort: int = 1,
    held: Mapping[Chain, StoneStatus] = NOTHING_HELD,
    *,
    dead: bool = True,
    go_on: Callable[[], None] = lambda: None,
) -> Certificate:
    """Returns all results for a board in written form, for the independent checker.

    The arguments are those of :func:`proofs`.
    """
    grid = position.grid
    cells, turn = min(_images(grid, position.cells))
    here = {p: i for i, p in enumerate(_turns(grid)[turn])}
    walls = frozenset(frozenset(here[p] for p in chain) for chain in given)
    living, lost = (
        of_stones((here[p] for chain, life in held.items() if life is one for p in chain), grid)
        for one in (StoneStatus.ALIVE, StoneStatus.DEAD)
    )
    known = _known(grid, cells, walls, effort, living, lost, dead)
    if not known:  # two threads may both search: they find the same
        known[:] = [_found(grid, cells, walls, effort, living, lost, dead, go_on)]
    return Certificate(cells, turn, walls, *known[0])


def _images(grid: Grid, cells: bytes) -> Iterator[tuple[bytes, int]]:
    """Yields a board turned, mirrored and with colours exchanged, in every way.

    The first of these in byte order is searched, so that all have the same proofs.
    """
    for turn, back in enumerate(_turns(grid)):
        turned = bytes([cells[p] for p in back])
        yield turned, turn
        yield turned.translate(SWAP), turn


@lru_cache(maxsize=8)
def _turns(grid: Grid) -> tuple[tuple[Point, ...], ...]:
    """Returns, for every symmetry, the point that moves to each point."""
    turns = []
    for symmetry in range(8 if grid.width == grid.height else 4):
        back = [0] * len(grid)
        for p in grid.points:
            back[grid.turned(p, symmetry)] = p
        turns.append(tuple(back))
    return tuple(turns)


@lru_cache(maxsize=32)
def _known(
    grid: Grid,
    cells: bytes,
    given: frozenset[Chain],
    effort: int,
    living: Mask,
    lost: Mask,
    hunts: bool,
) -> list[Found]:
    """Returns a list that is cached for each board, for the caller to store its results in.

    The list is empty until a search of the board has ended.
    """
    return []


def _found(
    grid: Grid,
    cells: bytes,
    given: frozenset[Chain],
    effort: int,
    living: Mask,
    lost: Mask,
    hunts: bool,
    go_on: Callable[[], None],
) -> Found:
    """Searches a board; returns the claims by colour, and the sekis."""
    position = Position(grid, cells)
    sides = {colour: Side(position, colour, given) for colour in COLOURS}
    tries = {
        colour: Attempts(
            side, effort, side.enemy & living | side.own & lost, hunts=hunts, go_on=go_on
        )
        for colour, side in sides.items()
    }
    for one in tries.values():
        one.run()
    sekis = tuple(Standoffs(tries).run()) if effort else ()
    between = union(seki.field for seki in sekis)
    stages = {c: one.side.standing(one.now.pledges, between).stages for c, one in tries.items()}
    return stages, sekis
