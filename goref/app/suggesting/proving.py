"""What is proved of a board, also where that rests on large areas that nobody doubts."""

from __future__ import annotations

from goref.app.suggesting.judging import leaning
from goref.app.suggesting.network import Opinion
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.proof import Ground, Proof
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import Life

LAND = 6
"""An empty region of so many points that touches one colour only makes a wall,"""
BELIEVED = 0.9
"""if what was learned gives the stones around it to their side by this much."""


def proved(position: Position, opinion: Opinion) -> dict[Chain, Proof]:
    """What can be proved of the chains of a board, or read out between walls.

    A wall is a chain beside much land of its own that is taken to live because all that was
    learned says so: no proof, but nobody asks about it.
    """
    first = proofs(position)
    between = walls(position, opinion)
    living = {chain for chain, proof in first.items() if proof.life is Life.ALIVE}
    if between <= living:
        return first
    resting = proofs(position, between | living)
    return {chain: _resting(proof) for chain, proof in resting.items()} | first


def _resting(proof: Proof) -> Proof:
    """A proof that rests on walls: nothing lives by itself there."""
    if proof.ground is Ground.UNCONDITIONAL:
        return proof._replace(ground=Ground.READ_ALIVE)
    return proof


def walls(position: Position, opinion: Opinion) -> set[Chain]:
    """Chains beside much land of their own that all that was learned takes for alive."""
    near, cells = position.grid.neighbours, position.cells
    home = {p: chain for chain in position.chains() for p in chain}
    beside: set[Chain] = set()
    for region in position.regions():
        around = {n for p in region for n in near[p] if cells[n]}
        if len(region) >= LAND and len({cells[p] for p in around}) == 1:
            beside |= {home[p] for p in around}
    own = opinion.ownership
    return {chain for chain in beside if leaning(position, own, chain) >= BELIEVED}
