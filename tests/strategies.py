"""Hypothesis strategies: legal games, finished cases, rulings.

A game is drawn as a string of bytes, one a turn, so that Hypothesis shortens a failing game
to its fewest turns.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from hypothesis import strategies as st

from goref.core.case import Answers, Case
from goref.core.colour import BLACK, WHITE, Colour
from goref.core.findings import Level
from goref.core.geometry import Grid, Point, grid
from goref.core.position import Position
from goref.core.record import Act, ActKind, GameInfo, GameRecord, Setup
from goref.core.ruling import Claim, Kind, Life, Ruling
from goref.core.survey import survey

SIZES = st.sampled_from((3, 4, 4, 5, 5, 5, 6, 7, 9))
HANDICAPS = st.sampled_from((0, 0, 0, 2, 3, 4))
PASS_BELOW, STONE_BELOW, PLAYS_FROM = 8, 12, 16


@dataclass(frozen=True)
class Style:
    """What may happen in a drawn game."""

    passes: bool = True
    pass_stones: bool = True
    suicide: bool = False
    handicaps: bool = True


PLAIN = Style(passes=False, pass_stones=False, handicaps=False)
"""An even game in which nobody passes before the end."""


class Player:
    """Plays a legal game (simple ko) from bytes."""

    def __init__(self, board: Grid, black: frozenset[Point], style: Style) -> None:
        self.board = board
        self.position = Position.of(board, black)
        self.style = style
        self.before: Position | None = None
        self.mover = WHITE if black else BLACK
        self.acts: list[Act] = []

    def legal(self, point: Point, colour: Colour) -> Position | None:
        if self.position.cells[point]:
            return None
        after, _, own = self.position.play(point, colour)
        if (own and not self.style.suicide) or after == self.before or len(own) == 1:
            return None
        return after

    def take(self, byte: int) -> None:
        """One turn: a pass, a pass stone, or the first legal play from a chosen point on."""
        kind = ActKind.PASS
        if byte < PLAYS_FROM:
            if byte < PASS_BELOW and self.style.passes:
                return self.skip(kind)
            if byte < STONE_BELOW and self.style.pass_stones:
                return self.skip(ActKind.PASS_STONE)
        size = len(self.board)
        for step in range(size):
            point = (byte * 37 + step) % size
            after = self.legal(point, self.mover)
            if after is not None and not self.fills_own_eye(point):
                return self.put(point, after)
        return None

    def fills_own_eye(self, point: Point) -> bool:
        cells = self.position.cells
        return all(cells[n] == self.mover for n in self.board.neighbours[point])

    def put(self, point: Point, after: Position) -> None:
        self.before, self.position = self.position, after
        self.acts.append(Act(ActKind.PLAY, self.mover, point))
        self.mover = self.mover.other

    def skip(self, kind: ActKind) -> None:
        self.acts.append(Act(kind, self.mover))
        self.before = None
        self.mover = self.mover.other

    def fill_dame(self) -> None:
        """Take points that touch both colours, in turn, while that is no self-atari."""
        for _ in range(len(self.board)):
            for point in self.board.points:
                near = {self.position.cells[n] for n in self.board.neighbours[point]}
                if not {1, 2} <= near:
                    continue
                after = self.legal(point, self.mover)
                if after is None or len(after.liberties(after.chain(point))) < 2:
                    continue
                self.put(point, after)
                break
            else:
                return


@st.composite
def records(draw: st.DrawFn, style: Style = Style(), *, closed: bool = True) -> GameRecord:
    """Games played by the rules of simple ko. ``closed``: ended by two empty moves."""
    board = grid(draw(SIZES))
    stones = draw(HANDICAPS) if style.handicaps else 0
    black: frozenset[Point] = frozenset()
    if stones:
        inner = st.sampled_from([p for p in board.points if (p + p // board.width) % 2 == 0])
        black = frozenset(draw(st.lists(inner, min_size=stones, max_size=stones, unique=True)))
    player = Player(board, black, style)
    for byte in draw(st.binary(max_size=len(board) * 2)):
        player.take(byte)
    if draw(st.booleans()):
        player.fill_dame()
    if closed:
        player.skip(ActKind.PASS)
        player.skip(ActKind.PASS)
    info = GameInfo(handicap=stones)
    return GameRecord(board, Setup(black), tuple(player.acts), info=info)


@st.composite
def dead_marks(draw: st.DrawFn, position: Position) -> Ruling:
    """Dead chains, as a referee would mark them: none beside live ones of their colour."""
    ruling = Ruling()
    chains = list(position.chains())
    if not chains:
        return ruling
    for index in draw(st.lists(st.integers(0, len(chains) - 1), max_size=3, unique=True)):
        tried = ruling.with_lives(chains[index], Life.DEAD)
        beside = {"dead-beside-alive", "chain-two-statuses"}
        if not beside & {f.code for f in survey(position, tried).findings}:
            ruling = tried
    return ruling


@st.composite
def claims(draw: st.DrawFn, position: Position, ruling: Ruling) -> Ruling:
    """Seki marks and kinds of points that contradict nothing."""
    board = survey(position, ruling).board
    chains = list(board.chains())
    regions = list(board.regions())
    if not chains or not regions:
        return ruling
    for index in draw(st.lists(st.integers(0, len(chains) - 1), max_size=2, unique=True)):
        ruling = _if_clean(position, ruling, ruling.with_lives(chains[index], Life.SEKI))
    kinds = st.sampled_from([Kind.FALSE_EYE, Kind.ONE_SIDED, Kind.SOLE_LIBERTY, Kind.KO,
                             Kind.TERRITORY, Kind.SHARED, Kind.DAME])  # fmt: skip
    picks = st.tuples(st.integers(0, len(regions) - 1), st.integers(0, 9), kinds, st.booleans())
    for index, nth, kind, black in draw(st.lists(picks, max_size=3)):
        points = sorted(regions[index])
        owner = None if kind.is_public else (BLACK if black else WHITE)
        tried = ruling.with_claim([points[nth % len(points)]], Claim(kind, owner))
        ruling = _if_clean(position, ruling, tried)
    return ruling


def _if_clean(position: Position, before: Ruling, tried: Ruling) -> Ruling:
    findings = survey(position, tried).findings
    return before if any(f.level is Level.CONFLICT for f in findings) else tried


@st.composite
def cases(
    draw: st.DrawFn, style: Style = Style(), *, ruled: bool = True, komi: bool = False
) -> Case:
    """Finished games with dead stones, and ``ruled``: seki and claims."""
    record = draw(records(style))
    case = Case(record)
    ruling = draw(dead_marks(case.position))
    if ruled:
        ruling = draw(claims(case.position, ruling))
    answers = Answers(komi=draw(komis()) if komi else Fraction(0))
    return replace(case, ruling=ruling, answers=answers)


def komis() -> st.SearchStrategy[Fraction]:
    """Komi from -10 to 10, in halves."""
    return st.integers(-20, 20).map(lambda halves: Fraction(halves, 2))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any stones that have liberties, on any board of at most nine lines."""
    return Case(draw(records(closed=False))).position
