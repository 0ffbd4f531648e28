"""Games that were called clear and came out wrong: what a developer wants to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from goref.app.opinion.suggestion import joined
from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Point
from tests.benchmarks.suggest.answers import Answer, Verdict
from tests.benchmarks.suggest.figures import Found
from tests.benchmarks.suggest.games import Game, counted


def errors(found: Sequence[Found], peers: Mapping[str, Mapping[str, Answer]]) -> Iterator[str]:
    """The games called clear and wrong, with what others say of them, and their boards.

    First come those where another names other stones. Dead stones as named are small
    letters; ``+`` marks stones that are known, or else said by any other, to be otherwise.
    """
    listed = []
    for one in (x for x in found if x.clear_but_wrong):
        said, dead = one.answer.dead or frozenset(), one.game.dead
        others = {} if dead is None else {"known": dead}
        for name, of in peers.items():
            if one.game.id in of and (theirs := of[one.game.id].dead) is not None:
                others[name] = theirs
        listed.append((one, {name: dead ^ said for name, dead in others.items()}))
    alone = [x for x in listed if any(x[1].values())]
    yield "### Called clear, and wrong"
    yield ""
    yield f"{len(listed)} games; in {len(alone)} of them somebody names other dead stones."
    for one, differing in alone + [x for x in listed if x not in alone]:
        game = one.game
        title = f"{game.id} {game.size}×{game.size} {game.terms['rules']} {game.note}"
        yield ""
        yield f"{title.rstrip()}: {wording(one.verdict)} (written {game.written})"
        for name, points in differing.items():
            names = " ".join(game.record.grid.names(points))
            yield f"  {name}: {'differs at ' + names if names else 'the same dead stones'}"
        for group in fitting(game, one.answer.dead or frozenset()):
            names = " ".join(game.record.grid.names(group))
            yield f"  it would be exact with {names} otherwise"
        yield from _diagram(one, joined(differing.values()))


def fitting(game: Game, dead: frozenset[Point]) -> list[frozenset[Point]]:
    """Stones that would give the written margin if they were not what they are said to be.

    Tried are single chains, and stones of a colour that lie in one region or round it.
    """
    position = game.case.position
    board = position.without(dead)
    tried: dict[frozenset[Point], None] = dict.fromkeys(position.chains())
    for region in board.regions():
        near = {n for p in region for n in board.grid.neighbours[p]} | region
        for colour in COLOURS:
            stones = joined(c for c in position.chains(colour) if c & near)
            tried |= dict.fromkeys((stones & dead, stones - dead, stones & region))
    margin = game.written
    return [x for x in tried if x and margin is not None and counted(game, dead ^ x) == margin]


def wording(verdict: Verdict) -> str:
    amount = "" if verdict.difference is None else f"counted {verdict.difference:+g}"
    return " ".join(
        filter(None, (amount, "other dead stones" if verdict.same is False else ""))
    )


def _diagram(found: Found, other: frozenset[Point]) -> Iterator[str]:
    position, board = found.game.case.position, found.game.record.grid
    said = found.answer.dead or frozenset()
    for row in range(board.height):
        points = range(row * board.width, (row + 1) * board.width)
        cells = [(".xo" if p in said else ".XO")[position.cells[p]] for p in points]
        marks = ["+" if p in other else " " for p in points]
        text = "".join(f"{cell}{mark}" for cell, mark in zip(cells, marks, strict=True))
        yield f"    {board.height - row:2d} {text}".rstrip()
