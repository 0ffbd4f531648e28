"""Finds ataris that a group can only answer by filling an eye of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from goref.core.base.colour import Colour
from goref.core.proving.masks import Mask, bits, flood, grown, many, played, union

Stones = Mapping[Colour, Mask]


def eyes_filled(
    stones: Stones, colour: Colour, chains: Iterable[Mask], board: Mask, stride: int
) -> Iterator[tuple[Mask, Stones]]:
    """Yields each group that must fill an own eye against an atari, with all stones afterwards.

    Filling the eye joins the group from several chains. Chains that have another defence
    against the atari, or none, are left out.

    Args:
        colour, chains: the side, and those of its chains that are examined.
    """
    for chain in chains:
        liberties = grown(chain, stride) & board & ~union(stones.values())
        if not many(liberties) or many(liberties & (liberties - 1)):
            continue
        for eye in bits(liberties):
            if grown(eye, stride) & board & ~stones[colour] & ~eye:
                continue  # not an eye
            intruder = liberties & ~eye
            after = played(stones, colour.other, intruder, board, stride)
            taker = flood(intruder, after[colour.other], stride) if after else 0
            if many(_free(taker, after, board, stride)):  # otherwise it can be captured at once
                after = played(after, colour, eye, board, stride)
                group = flood(eye, after[colour], stride) if after else 0
                if many(_free(group, after, board, stride)):
                    yield group, after


def _free(chain: Mask, stones: Stones, board: Mask, stride: int) -> Mask:
    return grown(chain, stride) & board & ~union(stones.values())
