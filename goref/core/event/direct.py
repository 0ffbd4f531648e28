"""Direct comparison: the results among players who are equal by all earlier criteria.

Only games that were played and won count. If the results form a circle, its players are not
compared with each other, and are placed above or below the other players together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from goref.core.event.event import Event
from goref.core.event.scores import Values, decisive

Key = tuple[Fraction, ...]


def balances(event: Event, rounds: int) -> Counter[tuple[int, int]]:
    """Returns games won less games lost, up to a round, by the ids of player and opponent."""
    found: Counter[tuple[int, int]] = Counter()
    for table in event.tables:
        won = decisive(table) if table.round <= rounds else None
        if won is not None:
            found[won] += 1
            found[won[::-1]] -= 1
    return found


def simply_compared(group: Sequence[int], balance: Mapping[tuple[int, int], int]) -> Values:
    """Returns how many of a group each player has beaten, by the player's id.

    Returns 0 for all if two players of the group never met, or won equally often against each
    other.
    """
    if any(not balance.get((i, j)) for i in group for j in group if i != j):
        return dict.fromkeys(group, Fraction(0))
    return {i: Fraction(sum(balance[i, j] > 0 for j in group if j != i)) for i in group}


def compared(
    group: Sequence[int],
    balance: Mapping[tuple[int, int], int],
    later: Mapping[int, Key],
    *,
    once: bool = False,
) -> Values:
    """Returns each player's place in a group, counted from the bottom: 0 for the last.

    Players are placed from the bottom up. Of those with no unplaced player below them, the
    lowest by the later criteria come next. If nobody is above anybody, all get 0.

    Args:
        balance: games won less games lost, as from :func:`balances`.
        later: each player's values in the later criteria.
        once: True to compare as OpenGotha does: a player is above another only with exactly one
            game more, and the later criteria count even if nobody is above anybody.
    """

    def leads(games: int) -> bool:
        return games == 1 if once else games > 0

    above = {i: {j for j in group if leads(balance.get((i, j), 0))} for i in group}
    circle = _circles(group, above)
    below: dict[int, set[int]] = {i: set() for i in group}
    for i in group:
        for j in above[i]:
            if circle[i] is not circle[j]:
                for member in circle[i]:
                    below[member] |= circle[j]
    if not once and not any(below.values()):
        return dict.fromkeys(group, Fraction(0))
    left, ranks = set(group), {}
    while left:
        free = [i for i in left if not below[i] & left]
        lowest = min(later[i] for i in free)
        taken = [i for i in free if later[i] == lowest]
        ranks.update(dict.fromkeys(taken, 1 + len(left) - len(taken)))
        left -= set(taken)
    last = max(ranks.values())
    return {i: Fraction(last - rank) for i, rank in ranks.items()}


def _circles(group: Iterable[int], above: Mapping[int, set[int]]) -> dict[int, set[int]]:
    """Returns, for each player of a group, the set of players in the same circle.

    Each member of a circle is above every other member, directly or through others. A player in
    no circle is alone in the set.
    """
    reach = {i: _reached(i, above) for i in group}
    found: dict[int, set[int]] = {}
    for i, reached in reach.items():
        if i not in found:
            circle = {i, *(j for j in reached if i in reach[j])}
            found.update(dict.fromkeys(circle, circle))
    return found


def _reached(first: int, above: Mapping[int, set[int]]) -> set[int]:
    found: set[int] = set()
    waiting = [first]
    while waiting:
        for j in above[waiting.pop()] - found:
            found.add(j)
            waiting.append(j)
    return found
