"""Stones that a referee may put elsewhere at the end of a count."""

from __future__ import annotations

import random

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.table.arrangement import Arrangement
from goref.core.case.shift import Shift


def dragged(made: Arrangement, chance: random.Random) -> Shift | None:
    """Some stone of the final board put somewhere in its side's spaces; None: not allowed."""
    stones = [p for p in made.grid.points if made.final.cells[p]]
    source = chance.choice(stones)
    own = [s for s in made.spaces if s.owner is made.final.colour(source)]
    if not own:
        return None
    target = chance.choice(sorted(chance.choice(own).points))
    rules, count, side = made.rules.id, made.count.value, made.readoff.side
    shift = Shift(rules, count, side, len(made.moves), source, target)
    try:
        drag(made, shift)
    except RefusedError:
        return None
    return shift
