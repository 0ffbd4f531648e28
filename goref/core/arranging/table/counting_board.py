"""The board while a count is laid out on it.

The one mutable object of the package: a plan moves stones on it, and each move is checked and
recorded with the areas and the margin after it. Only the planner sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from goref.core.arranging.table.arrangement import (
    AREA,
    Layout,
    Move,
    MoveReason,
    OffBoardPlace,
    Place,
    StoneAction,
    Term,
    Terms,
    margin_of,
)
from goref.core.base.colour import COLOURS, Colour, Pair
from goref.core.base.findings import Finding, Level, read_arg
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.game.play_rules import Passes
from goref.core.rulesets.ruleset import Count, Payment
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Group
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Score

NOBODY = 0

Invariant = Callable[["CountingBoard"], Terms]


class CountingBoard:
    """The stones of a count, on and off the board.

    Attributes:
        cells: the stones on the board.
        owner: the owner of each point, 0 for public; living stones own their point.
        kind: the kind of a point once the point is empty.
        counted: the kinds of own empty points that this count counts.
        lids, bowls: the number of stones of each colour in them, by colour - 1.
        started: stones of each colour on the board and the lids at the start.
        least_in_bowl: the lowest number in each bowl so far, but at most 0; below 0 if stones
            were missing.
        lent: points filled with the other side's stone, which counts as the owner's.
        lost: prisoners and pass stones of each colour, on the lids or dead on the board.
        standing: living stones of each colour on the board.
        empties: own points of the counted kinds, empty or under dead stones, by side.
        turns: turns each side has made, those of the count included if it counts turns.
        tidies: True if living stones may be moved within their own land.
        settled: the payments made with stones, in points, positive for Black.
    """

    def __init__(
        self,
        case: Case,
        score: Score,
        count: Count,
        side: Colour | None,
        counted: frozenset[PointKind],
        invariant: Invariant,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        self.go_on = go_on
        self.case, self.score, self.rules = case, score, score.rules
        self.count, self.side, self.counted = count, side, counted
        undoes = self.rules.undoes if score.basis is CountedBoard.BEFORE_LAST else None
        # Unlike a play on a dame, any other may have captured stones or filled land.
        is_undone = undoes is not None and not undoes.dame_only
        self.start = score.survey.position if is_undone else case.position
        self.grid = case.position.grid
        self.near = self.grid.neighbours
        self.cells = bytearray(self.start.cells)
        self.seki = score.survey.seki
        self.dead = set(score.survey.dead)
        self.lent: set[Point] = set()
        self.owner = bytearray(len(self.grid))
        self.kind: list[PointKind] = [PointKind.TERRITORY] * len(self.grid)
        self._place_owners()
        self.area = [0, 0]
        self.standing = [0, 0]
        self.empties = [0, 0]
        for p in self.grid.points:
            self._add(p, 1)
        self.public = len(self.grid) - sum(self.area)
        facts = score.facts
        self.lids_known = facts.captured is not None
        self.lids = list(facts.captured or (0, 0))
        if score.rules.passes in (Passes.STONES, Passes.GIVE_UPS) and facts.pass_stones:
            self.lids = [self.lids[i] + facts.pass_stones[i] for i in (0, 1)]
        self.lost = [self.lids[i] + score.survey.dead_count[i] for i in (0, 1)]
        points = len(self.grid)
        equal = count is Count.FILL_IN or score.rules.equal_sets
        more = 0 if equal else points % 2
        held = (points // 2 + more, points // 2)
        self.bowls = [
            held[c - 1] - self.cells.count(int(c)) - self.lids[c - 1] for c in COLOURS
        ]
        self.started = [self.cells.count(int(c)) + self.lids[c - 1] for c in COLOURS]
        self.least_in_bowl = [0, 0]
        turns = facts.turns or Pair(0, 0)
        self.turns = [turns.black, turns.white]
        self.counts_turns = False
        self.tidies = True
        self.settled: dict[Payment, Fraction] = {}
        self.moves: list[Move] = []
        self.findings: list[Finding] = []
        self.basic_eyes = [0, 0]
        self.held_back = [0, 0]
        self.invariant = invariant

    def _place_owners(self) -> None:
        surveyed = self.score.survey
        for p, code in enumerate(surveyed.board.cells):
            if code:
                self.owner[p] = code
                if p in self.seki:
                    self.kind[p] = PointKind.EYE
            else:
                status = surveyed.statuses[p]
                self.owner[p] = status.owner or NOBODY
                self.kind[p] = status.kind
        self.last_played: Point | None = None
        if self.score.basis is CountedBoard.BEFORE_LAST:
            for p in self.grid.points:
                if self.cells[p] != surveyed.position.cells[p]:
                    self.last_played = p
                    self.owner[p] = self.cells[p]

    def _add(self, point: Point, sign: int) -> None:
        """Adds a point to its owner's counts; ``sign`` -1 subtracts it, before a change."""
        owner = self.owner[point]
        if not owner:
            return
        self.area[owner - 1] += sign
        own = self.cells[point] == owner or point in self.lent
        if own and point not in self.dead:
            self.standing[owner - 1] += sign
        elif self.kind[point] in self.counted:
            self.empties[owner - 1] += sign

    def keep_basic_eyes(self) -> None:
        """Stores each side's number of basic eyes, which are left out of the counted points."""
        self.basic_eyes = [
            sum(g.basic_eyes for g in self.groups if g.colour is c) for c in COLOURS
        ]

    @property
    def tally(self) -> Pair[int]:
        return Pair(self.area[0], self.area[1])

    @property
    def opening(self) -> Layout:
        """The layout before the count's first move; to be read before any stone is moved."""
        terms = self.invariant(self)
        return Layout(
            self.start,
            Pair(self.lids[0], self.lids[1]) if self.lids_known else None,
            Pair(self.bowls[0], self.bowls[1]) if self.lids_known else None,
            self.tally,
            self.public,
            margin_of(terms),
            terms,
        )

    def make(
        self,
        op: StoneAction,
        colour: Colour,
        source: Place,
        target: Place,
        why: MoveReason,
        *,
        pays: bool = False,
        public: bool = False,
        lent: bool = False,
    ) -> None:
        """Moves one stone.

        Args:
            pays: True if the move is a payment.
            lent: True if the stone is put down for the other side.
            public: True if the point that the stone leaves then belongs to neither side.

        Raises AssertionError if there is no such stone or the target is occupied: a bug of the
        plan.
        """
        was_dead = False
        if isinstance(source, int):
            if self.cells[source] != colour:
                raise AssertionError(f"no {colour.letter} stone on {self.grid.name(source)}")
            self._add(source, -1)
            self.cells[source] = NOBODY
            was_dead = source in self.dead
            self.dead.discard(source)
            if public:
                self.public += self.owner[source] != NOBODY
                self.owner[source] = NOBODY
                self.kind[source] = PointKind.DAME
            self._add(source, 1)
        if isinstance(target, int):
            if self.cells[target]:
                raise AssertionError(f"{self.grid.name(target)} is taken")
            self._add(target, -1)
            self.public -= self.owner[target] == NOBODY
            self.cells[target] = colour
            self.owner[target] = colour.other if lent else colour
            if lent:
                self.lent.add(target)
            self._add(target, 1)
        index = colour - 1
        for place, held in ((OffBoardPlace.LID, self.lids), (OffBoardPlace.BOWL, self.bowls)):
            held[index] += (target is place) - (source is place)
        self.least_in_bowl[index] = min(self.least_in_bowl[index], self.bowls[index])
        self.lost[index] += (
            (target is OffBoardPlace.LID) - (source is OffBoardPlace.LID) - was_dead
        )
        if self.counts_turns and op in (StoneAction.FILL, StoneAction.PASS_STONE):
            self.turns[index] += 1
        self._note(op, colour, source, target, why, pays)

    def share(self) -> None:
        """Records that the public points are halved; no stone moves."""
        self._note(StoneAction.SHARE, None, None, None, MoveReason.PUBLIC, False)

    def _note(
        self,
        op: StoneAction,
        colour: Colour | None,
        source: Place,
        target: Place,
        why: MoveReason,
        pays: bool,
    ) -> None:
        if self.area[0] + self.area[1] + self.public != len(self.grid):
            raise AssertionError("areas and public points do not make the board")
        terms = self.invariant(self)
        now = self.tally, self.public, margin_of(terms)
        self.moves.append(Move(op, colour, source, target, why, *now, pays, terms=terms))

    def say(self, code: str, points: Iterable[Point] = (), **args: object) -> None:
        """Adds a finding, of level NOTE."""
        said = tuple((name, read_arg(name, value)) for name, value in args.items())
        self.findings.append(Finding(code, Level.NOTE, tuple(points), said))

    def empty_points(self, colour: Colour, kinds: Iterable[PointKind]) -> list[Point]:
        """Returns a side's empty points of the given kinds, in board order."""
        wanted = set(kinds)
        return [
            p
            for p in self.grid.points
            if not self.cells[p] and self.owner[p] == colour and self.kind[p] in wanted
        ]

    def inner_stones(self, colour: Colour) -> frozenset[Point]:
        """Returns a side's living stones that can be removed together without opening the land.

        At least one living stone is always left.
        """
        inner = [p for p in self.grid.points if self.is_inner(p, colour)]
        return frozenset(inner[1:] if len(inner) == self.standing[colour - 1] else inner)

    def is_inner(self, point: Point, colour: Colour) -> bool:
        """Returns whether a side's stone is alive without seki, touches only its side's stones
        and territory, and is not its side's only living stone."""
        if self.cells[point] != colour or point in self.seki or point in self.dead:
            return False
        if self.kind[point] is not PointKind.TERRITORY or self.standing[colour - 1] < 2:
            return False
        return all(
            self.owner[n] == colour
            and n not in self.seki
            and self.cells[n] in (NOBODY, colour)
            and (self.cells[n] == colour or self.kind[n] is PointKind.TERRITORY)
            for n in self.near[point]
        )

    @property
    def counted_sides(self) -> tuple[Colour, ...]:
        """The side that is counted alone, or both."""
        return (self.side,) if self.side else COLOURS

    @property
    def groups(self) -> tuple[Group, ...]:
        return self.score.survey.groups


def terms_of_areas(top: CountingBoard) -> Terms:
    """Returns both areas; Black's less White's is D_A in the formulas."""
    return (_term(AREA, top.area),)


def terms_of_land(top: CountingBoard) -> Terms:
    """Returns own empty points that count, less lost stones."""
    return _term("own-empties", top.empties), _term("lost", top.lost, -1)


def terms_of_routes(top: CountingBoard) -> Terms:
    """Returns own empty points that count, less lost stones and basic eyes."""
    return *terms_of_land(top), _term("basic-eyes", top.basic_eyes, -1)


def terms_of_rights(top: CountingBoard) -> Terms:
    """Returns rights to play (routes less lost stones), and the turns of each side."""
    return *terms_of_routes(top), _term("turns", top.turns)


def terms_of_standing(top: CountingBoard) -> Terms:
    """Returns the stones on the board once every route is filled."""
    return (
        _term("standing", top.standing),
        _term("own-empties", top.empties),
        _term("basic-eyes", top.basic_eyes, -1),
    )


def _term(key: str, of: list[int], sign: int = 1) -> Term:
    return Term(key, Pair(sign * of[0], sign * of[1]))
