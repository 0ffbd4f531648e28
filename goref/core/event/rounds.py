"""Rounds that a player misses, and lists of rounds as people write them: ``2, 4–6``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from goref.core.base.faults import fault
from goref.core.event.event import MOST_ROUNDS, Event, Player, Table


def missed(event: Event, player: Player, round: int, *, only: bool) -> tuple[int, ...]:
    """Returns the rounds that a player misses, who is away in a round and perhaps after it.

    Those noted before are among them. Rounds in which the player has a table or a bye are not,
    nor are closed ones.

    Args:
        round: the first round that the player misses.
        only: True for this round alone, False for all planned rounds from it on.
    """
    away = range(round, 1 + (round if only else max(event.rounds, round)))
    placed = {table.round for table in tables_of(event, player)}
    placed.update(bye.round for bye in event.byes if bye.player == player.id)
    new = set(away) - placed - set(event.info.closed)
    return tuple(sorted({*player.absent, *new}))


def tables_of(event: Event, player: Player) -> tuple[Table, ...]:
    """Returns a player's tables, by round."""
    return tuple(t for t in event.tables if player.id in (t.black, t.white))


def rounds_text(rounds: Iterable[int]) -> str:
    """Returns rounds, given in ascending order, as text; three or more in a row as a range."""
    spans: list[list[int]] = []
    for round in rounds:
        if spans and spans[-1][-1] == round - 1:
            spans[-1].append(round)
        else:
            spans.append([round])
    return ", ".join(
        f"{span[0]}–{span[-1]}" if len(span) > 2 else ", ".join(map(str, span))
        for span in spans
    )


def read_rounds(text: str) -> tuple[int, ...]:
    """Returns the rounds in a text such as ``2, 4-6``, in order; empty for an empty text.

    Raises ValueError for a part that is neither a round nor a range of rounds, from 1 to 99.
    """
    found: set[int] = set()
    for part in re.split(r"[\s,;、，；]+", re.sub(r"\s*[-–—~～]\s*", "-", text.strip())):
        if not part:
            continue
        ends = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", part, re.ASCII)
        first, last = (int(ends[1]), int(ends[2] or ends[1])) if ends else (0, 0)
        if not 1 <= first <= last <= MOST_ROUNDS:
            raise ValueError(fault("no-rounds", text=part))
        found |= set(range(first, last + 1))
    return tuple(sorted(found))
