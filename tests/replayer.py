"""A slow, second opinion on a count laid out with stones, written from the definitions.

It reads the fields of the moves and shares nothing else with :mod:`goref.core.arranging`.
The board is a list of ``""``, ``"B"``, ``"W"``; after every move all that can be counted is
counted anew: land by flood fill, lost stones and turns by looking at what was moved.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any

SIDES = "BW"
LETTERS = {None: "", 0: "", 1: "B", 2: "W"}
OTHER = {"B": "W", "W": "B"}
SCATTERED = ("ko", "one-sided", "sole-liberty")
WEIGHTS = {
    "territory": "territory",
    "eye": "eyes",
    "false-eye": "eyes",
    "one-sided": "one-sided",
    "sole-liberty": "sole-liberties",
    "ko": "ko-points",
}
"""The quantity of a rule set's weights that a kind of point falls under."""

AREA, LAND, ROUTES, RIGHTS, STANDING = "area", "land", "routes", "rights", "standing"
UNCHANGED = {
    ("area", False): AREA,
    ("area", True): AREA,
    ("half", False): AREA,
    ("half", True): LAND,
    ("both-sides", False): AREA,
    ("fill-in", False): AREA,
    ("fill-in", True): AREA,
    ("equal-stones", False): AREA,
    ("equal-space", False): AREA,
    ("averaged", True): LAND,
    ("dot", False): LAND,
    ("territory", True): LAND,
    ("territory", False): LAND,
    ("routes", True): ROUTES,
    ("fill-and-halve", False): STANDING,
    ("stones", False): STANDING,
    ("tingdao", True): RIGHTS,
    ("to-saturation", True): RIGHTS,
    ("to-saturation", False): STANDING,
}
"""What a count must not change, by the count and by whether the rule set counts lost stones."""
WEIGHED = {"territory", "routes", "fill-and-halve", "stones", "tingdao", "to-saturation"}
"""Counts that count the kinds of points the rule set weighs and no others."""


@cache
def beside(width: int, height: int) -> list[list[int]]:
    """Returns, for every point of a board, the points next to it."""
    found = []
    for y in range(height):
        for x in range(width):
            steps = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
            inside = [(i, j) for i, j in steps if 0 <= i < width and 0 <= j < height]
            found.append([j * width + i for i, j in inside])
    return found


class WrongMoveError(AssertionError):
    """A move that is impossible with the stones where they are."""


@dataclass
class Tally:
    """Everything that is counted at one moment."""

    area: dict[str, int]
    public: int
    standing: dict[str, int]
    empties: dict[str, int]
    lost: dict[str, int]
    owners: list[str]
    margin: Fraction


@dataclass
class Table:
    """The stones of a count, moved by code that shares nothing with the code under test.

    Attributes:
        cells: the stones on the board; dead ones are also in ``dead``.
        walls: points that the referee ruled on, with their owners.
        kinds: the kind of every point that is empty once the dead stones are removed.
        lids, bowls: the numbers of stones of each colour there.
        known: whether these numbers are known.
        counted: kinds of own empty points that the count counts.
        guests: stones that change no ownership around them: komi in the other side's land. Dame
            taken in turn change none either: the points next to them are ruled public.
        lent: stones that count for the other side, with that side.
        opened: points of stones that were removed to show an eye.
        short: sides from whose empty bowl a stone was taken.
    """

    width: int
    height: int
    cells: list[str]
    dead: set[int]
    seki: set[int]
    walls: dict[int, str]
    kinds: dict[int, str]
    lids: dict[str, int]
    bowls: dict[str, int]
    known: bool
    turns: dict[str, int]
    counted: set[str]
    unchanged: str
    played: Counter[str] = field(default_factory=Counter)
    guests: set[int] = field(default_factory=set)
    lent: dict[int, str] = field(default_factory=dict)
    opened: dict[int, str] = field(default_factory=dict)
    basic_eyes: dict[str, int] = field(default_factory=dict)
    short: set[str] = field(default_factory=set)

    def beside(self, point: int) -> list[int]:
        return beside(self.width, self.height)[point]

    def stone(self, point: int) -> str:
        """Returns the colour of the living stone at a point; "" if there is no such stone."""
        return "" if point in self.dead else self.cells[point]

    def owners(self) -> list[str]:
        """Returns the owner of each point: by stones, by ruling, else by what its empty region
        touches."""
        whose = [*self.cells]
        for p, owner in self.lent.items():
            whose[p] = owner
        for p in self.dead:
            whose[p] = ""
        fixed = {**self.walls, **self.opened}
        touches = list(whose)
        seen = [bool(owner) for owner in whose]
        for p in self.guests:
            touches[p] = ""
            seen[p] = False
        for p, owner in fixed.items():
            touches[p] = owner
            seen[p] = True
            whose[p] = whose[p] or owner
        near = beside(self.width, self.height)
        for start in range(len(whose)):
            if seen[start]:
                continue
            seen[start] = True
            part: list[int] = [start]
            reached: set[str] = set()
            for p in part:
                for n in near[p]:
                    if touches[n]:
                        reached.add(touches[n])
                    elif not seen[n]:
                        seen[n] = True
                        part.append(n)
            if len(reached) == 1:
                (owner,) = reached
                for p in part:
                    whose[p] = whose[p] or owner
        return whose

    def kind(self, point: int) -> str:
        return self.kinds.get(point, "territory")

    def tally(self) -> Tally:
        whose = self.owners()
        area = {c: whose.count(c) for c in SIDES}
        standing = dict.fromkeys(SIDES, 0)
        empties = dict.fromkeys(SIDES, 0)
        cells, dead, kinds, counted = self.cells, self.dead, self.kinds, self.counted
        for p, owner in enumerate(whose):  # after every move: without a call for each point
            if not owner:
                continue
            if cells[p] and p not in dead:
                standing[owner] += 1
            elif kinds.get(p, "territory") in counted:
                empties[owner] += 1
        lost = {c: self.lids[c] + sum(cells[p] == c for p in dead) for c in SIDES}
        figures = {}
        for c in SIDES:
            eyes = self.basic_eyes.get(c, 0)
            figures[c] = {
                AREA: area[c],
                LAND: empties[c] - lost[c],
                ROUTES: empties[c] - eyes - lost[c],
                RIGHTS: empties[c] - eyes - lost[c] + self.turns[c] + self.played[c],
                STANDING: standing[c] + empties[c] - eyes,
            }[self.unchanged]
        margin = Fraction(figures["B"] - figures["W"])
        return Tally(area, whose.count(""), standing, empties, lost, whose, margin)

    def make(self, move: Any) -> None:
        """Moves stones as a move says. Raises WrongMoveError."""
        colour, op = LETTERS[move.colour], move.op.value
        source, target = (
            place if place is None or isinstance(place, int) else place.value
            for place in (move.source, move.target)
        )
        if not colour:
            if op != "share" or source is not None or target is not None:
                raise WrongMoveError(f"{op} without a colour moves a stone")
            return
        if source is None or target is None or source == target:
            raise WrongMoveError(f"{op} moves a stone from {source} to {target}")
        if isinstance(source, int):
            if self.cells[source] != colour:
                raise WrongMoveError(f"{op}: no {colour} on {source}")
            if (source in self.dead) != (op == "lift"):
                raise WrongMoveError(f"{op} of a stone that is dead or not: {source}")
            if source in self.seki:
                raise WrongMoveError(f"{op}: {source} is in seki")
            self.cells[source] = ""
            self.dead.discard(source)
            self.guests.discard(source)
            if move.why.value == "missing-eye":
                self.opened[source] = colour
        else:
            self._held(source, colour, -1)
        if isinstance(target, int):
            if self.cells[target]:
                raise WrongMoveError(f"{op}: {target} is taken")
            if move.why.value == "owed-turn":
                self.walls |= {p: "" for p, owner in enumerate(self.owners()) if not owner}
            self.cells[target] = colour
            if move.why.value == "komi":
                self.guests.add(target)
            if move.why.value == "lent":
                self.lent[target] = OTHER[colour]
        else:
            self._held(target, colour, 1)
        if op in ("fill", "pass-stone"):
            self.played[colour] += 1

    def _held(self, place: str, colour: str, change: int) -> None:
        held = self.lids if place == "lid" else self.bowls
        if change < 0 and held[colour] <= 0 and self.known:
            if place == "lid":
                raise WrongMoveError(f"no {colour} stone on the lid")
            self.short.add(colour)
        held[colour] += change


def table_of(case: Any, score: Any, count: str) -> Table:
    """Returns the stones of a scored case before the first move of a count."""
    position, survey = case.position, score.survey
    if score.basis.value == "before-last" and not score.rules.undoes.dame_only:
        position = survey.position  # what the last play took is not laid out
    grid = position.grid
    cells = [LETTERS[code] for code in position.cells]
    after = list(survey.board.cells)
    walls = {p: LETTERS[c.owner] for p, c in survey.ruling.claims.items() if not after[p]}
    kinds = {p: s.kind.value for p, s in survey.statuses.items()}
    facts, rules = score.facts, score.rules
    known = facts.captured is not None
    lids = [*facts.captured] if known else [0, 0]
    if rules.passes.value in ("stones", "give-ups") and facts.pass_stones is not None:
        lids = [n + v for n, v in zip(lids, facts.pass_stones, strict=True)]
    points = len(cells)
    full = {"B": (points + 1) // 2, "W": points // 2}
    if count == "fill-in" or rules.equal_sets:
        full["B"] = points // 2
    weights = {q.value for q in rules.weights}
    counted = {k for k, q in WEIGHTS.items() if q in weights or count not in WEIGHED}
    lost = "lost" in weights
    if (count, lost) == ("territory", False):
        counted = set(WEIGHTS)
    turns = facts.turns or (0, 0)
    table = Table(
        grid.width,
        grid.height,
        cells,
        set(survey.dead),
        set(survey.seki),
        walls,
        kinds,
        dict(zip(SIDES, lids, strict=True)),
        {c: full[c] - cells.count(c) - n for c, n in zip(SIDES, lids, strict=True)},
        known,
        dict(zip(SIDES, turns, strict=True)),
        counted,
        UNCHANGED[count, lost],
    )
    if count == "stones" and "groups" not in weights:
        return table  # the stones alone count, and no eye is kept
    table.basic_eyes = _basic_eyes(table, [LETTERS[code] for code in after])
    return table


def groups_of(table: Table, stones: list[str]) -> list[tuple[str, bool, set[int], int]]:
    """Returns the groups of the board without its dead stones.

    Each has its side, whether it is in seki, its points, and the number of its basic eyes.
    """
    standing = Table(**{**table.__dict__, "cells": stones, "dead": set()})
    whose = standing.owners()
    found = []
    for side in SIDES:
        for seki in (False, True):
            kinds = ("eye", "false-eye") if seki else ("territory", "ko")
            eye = kinds[0]
            left = {
                p
                for p, owner in enumerate(whose)
                if owner == side
                and ((p in table.seki) is seki if stones[p] else table.kind(p) in kinds)
            }
            while left:
                part = [left.pop()]
                for p in part:
                    for n in table.beside(p):
                        if n in left:
                            left.discard(n)
                            part.append(n)
                real = any(not stones[p] and table.kind(p) == eye for p in part)
                found.append((side, seki, set(part), (1 if seki else 2) if real else 0))
    return found


def _basic_eyes(table: Table, stones: list[str]) -> dict[str, int]:
    eyes = dict.fromkeys(SIDES, 0)
    for side, _, _, needed in groups_of(table, stones):
        eyes[side] += needed
    return eyes
