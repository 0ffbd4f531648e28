"""Cases made of anything: boards with rulings of every kind, and records of every kind of act.

Nobody would rule or play like that. But whatever is ruled, a count must add up, and each kind
of point comes to stand beside each other one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from boards import Play, dame
from drafts import Draft, is_clear
from generated import FOUND, fill, several, some

from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, PointRuling

EQUAL = ("tang-song", "tang-song-chen")
"""The rule sets that may undo the last play."""
OWNED = tuple(kind for kind in PointKind if kind not in (PointKind.DAME, PointKind.SHARED))


def _random_board(chance: random.Random, size: int, empty: float) -> Position:
    """Returns a board on which every chain has a liberty."""
    while True:
        signs = [
            "." if chance.random() < empty else chance.choice("XO") for _ in range(size * size)
        ]
        # Neighbours are often of one colour, so that there are regions with an owner.
        for at in range(1, size * size):
            if signs[at] != "." and signs[at - 1] != "." and chance.random() < 0.6:
                signs[at] = signs[at - 1]
        text = "".join(signs)
        board = Position.from_rows([text[i : i + size] for i in range(0, size * size, size)])
        if all(board.liberties(chain) for chain in board.chains()):
            return board


def _ruled(seed: int) -> Draft:
    """A board with dead stones, stones in seki and points ruled at will."""
    chance = random.Random(seed)
    position = _random_board(chance, chance.choice([4, 5, 5, 6]), chance.choice([0.25, 0.4]))
    chains = sorted(map(min, position.chains()))
    dead: list[Point] = []
    seki: list[Point] = []
    for start in chance.sample(chains, min(len(chains), chance.choice([0, 1, 2, 3]))):
        chance.choice([dead, seki, seki]).append(start)
    off = frozenset[Point]().union(*map(position.chain, dead))
    empty = [p for p, code in enumerate(position.cells) if not code or p in off]
    points: dict[Point, PointRuling] = {}
    for point in chance.sample(empty, min(len(empty), chance.choice([0, 1, 2, 3, 4]))):
        kind = chance.choice([PointKind.DAME, PointKind.SHARED, *OWNED, PointKind.DAME])
        owner = chance.choice(COLOURS) if kind in OWNED else None
        points[point] = PointRuling(kind, owner)
    names, stones = position.grid.names, [position.count(c) for c in COLOURS]
    prisoners = [chance.randrange(4), chance.randrange(4)]
    facts: dict[str, Any] = {
        "began": "B", "first_pass": "B", "last_play": "W", "last_dame": "none",
        "last_competitive": "W", "prisoners": prisoners,
        "plays": [n + m for n, m in zip(stones, prisoners, strict=True)],
    }  # fmt: skip
    return Draft(
        "count", "ruled-at-will", "points", position.rows, facts=facts, dead=" ".join(names(dead)),
        seki=" ".join(names(seki)), points=_told(position, points), seed=seed, by="rulings-at-will", rules=some(seed, 18),
    )  # fmt: skip


def _told(position: Position, points: dict[Point, PointRuling]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for point in sorted(points):
        ruled, name = points[point], position.grid.name(point)
        if ruled.owner is None:
            told[ruled.kind.value] = f"{told.get(ruled.kind.value, '')} {name}".strip()
        else:
            sides = told.setdefault(ruled.kind.value, {})
            letter = ruled.owner.letter
            sides[letter] = f"{sides.get(letter, '')} {name}".strip()
    return told


def _acts(chance: random.Random, game: Play, length: int) -> None:
    """Plays on, with empty acts and plays on occupied points between."""
    kinds = chance.choice([["pass"], ["pass-stone", "give-up"], ["pass", "pass-stone"]])
    for _ in range(length):
        draw, plays = chance.random(), game.plays()
        if draw < 0.2 or not plays:
            game.skip(chance.choice(kinds))
        elif draw < 0.25 and any(game.position.cells):
            taken = [p for p, code in enumerate(game.position.cells) if code]
            game.moves.append(f"{game.side.letter} {game.grid.name(chance.choice(taken))}")
            game.side = game.side.other
        else:
            game.put(chance.choice(plays))


def _record(seed: int) -> Draft:
    """A record of any acts, with facts stated beside it or against it."""
    chance = random.Random(seed)
    game = Play(chance.choice([4, 4, 5]), seed)
    if chance.random() < 0.5:
        game.start = game.position = _random_board(chance, game.grid.width, 0.7)
        game.seen = {game.position.cells}
    if chance.random() < 0.2:
        game.side = game.side.other
    _acts(chance, game, chance.choice([1, 2, 5, 9, 14, 20]))
    takes = [p for p in game.plays() if game.position.play(p, game.side).captured]
    if takes and chance.random() < 0.7:
        game.put(chance.choice(takes))
    if chance.random() < 0.3:
        game.moves.append(chance.choice(["agreed", "all-alive", "stop"]))
    elif chance.random() < 0.3:
        for _ in range(2):
            game.skip(chance.choice(["pass", "give-up"]))
    facts: dict[str, Any] = {"last_competitive": chance.choice("BW")}
    if chance.random() < 0.2:
        facts["handicap"] = chance.choice([2, 3, 5])
    stated = (
        ("began", chance.choice("BW")),
        ("first_pass", chance.choice(["B", "W", "none"])),
        ("last_play", chance.choice(["B", "W", "none"])),
        ("last_dame", chance.choice(["B", "W", "none"])),
        ("prisoners", [chance.randrange(3), chance.randrange(3)]),
        ("plays", [chance.randrange(9, 13), chance.randrange(9, 13)]),
        ("pass_stones", [chance.randrange(3), chance.randrange(3)]),
    )
    facts |= {name: value for name, value in stated if chance.random() < 0.15}
    return Draft(
        "count", "record-at-will", "record", game.start.rows, game.moves, facts=facts,
        seed=seed, by="records-at-will", rules=some(seed, 18, EQUAL),
    )  # fmt: skip


def _fined_game(seed: int) -> Draft:
    """A record with captures, whose players pay for incidents, perhaps on each other's lids."""
    chance = random.Random(seed)
    game = Play(chance.choice([3, 4]), seed)
    _acts(chance, game, chance.randrange(9, 20))
    if chance.random() < 0.6 and (plays := game.plays()):
        game.put(chance.choice(plays))
    fines: list[dict[str, Any]] = []
    for _ in range(chance.choice([1, 2, 2, 3])):
        fine = {
            "by": chance.choice(["B", "W", "both"]),
            "unit": chance.choice(["points", "zi"]),
        }
        fine["pays"] = chance.choice(["1", "2", "0.5", "1.5", "3"])
        fines.append(fine | ({"stones_in_lid": True} if chance.random() < 0.6 else {}))
        if chance.random() < 0.05:
            fines[-1]["ends"] = chance.choice(["loss", "draw"])
    facts: dict[str, Any] = {"last_competitive": "B"}
    if chance.random() < 0.4:
        facts["prisoners"] = [chance.randrange(6), chance.randrange(6)]
    if chance.random() < 0.2:
        facts["last_dame"] = chance.choice("BW")
    return Draft(
        "count", "fined-game", "payments", game.start.rows, game.moves, facts=facts,
        penalties=fines, seed=seed, by="fined-games", rules=some(seed, 10, EQUAL),
    )  # fmt: skip


def _to_the_last_dame(game: Play, seed: int) -> Draft | None:
    """A game that ends with the play on the last dame, or with one more after it."""
    if not dame(game):
        return None
    chance = game.chance
    if early := chance.random() < 0.5:
        game.skip("pass-stone")
    fill(game)
    why = "ends-with-dame"
    if chance.random() < 0.4 and game.plays():
        game.put(chance.choice(game.plays()))
        why = "ends-after-dame"
    if chance.random() < 0.3:
        game.skip("give-up")
        game.skip("give-up")
    facts = {"pass_stones": [1, 0]} if early and chance.random() < 0.3 else {}
    rules = some(seed, 6, (*EQUAL, "live-stones-paying", "ikeda-territory-1", "tingdao"))
    return Draft(
        "count", why, "payments", game.start.rows, game.moves, facts=facts, seed=seed,
        by="last-dame", rules=rules,
    )  # fmt: skip


def _clear(
    by: str, number: int, first_seed: int, make: Callable[[int], Draft]
) -> Iterator[Draft]:
    """Yields drafts by seeds, but for those in which something stays open."""
    known = [seed for seed, _ in FOUND.get(by, [])][:number]
    more = (s for s in count(known[-1] + 1 if known else first_seed) if is_clear(make(s)))
    seeds = [*known, *islice(more, number - len(known))]
    FOUND[by] = [[seed, 0] for seed in seeds]
    yield from map(make, seeds)


def at_will() -> Iterator[tuple[int, Iterator[Draft]]]:
    """Yields numbers from which on cases are numbered, with the cases."""
    yield 1, _clear("rulings-at-will", 80, 71000, _ruled)
    yield 101, _clear("records-at-will", 100, 72000, _record)
    yield 301, several("last-dame", 35, 73000, _to_the_last_dame)
    yield 401, _clear("fined-games", 40, 74000, _fined_game)
