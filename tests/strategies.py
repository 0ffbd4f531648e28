"""Hypothesis strategies: legal games, finished cases, rulings.

A game is drawn as a string of bytes, one a turn, so that Hypothesis shortens a failing game
to its fewest turns.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction

from hypothesis import strategies as st

from goref.core.base.colour import BLACK, WHITE, Colour, Who
from goref.core.base.findings import Level
from goref.core.base.geometry import Grid, Point, grid
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import End
from goref.core.game.record import Act, GameInfo, GameRecord, Setup
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.survey import survey

SIZES = st.sampled_from((3, 4, 4, 5, 5, 5, 6, 7, 9))
HANDICAPS = st.sampled_from((0, 0, 0, 2, 3, 4))
PASS_BELOW, STONE_BELOW, PLAYS_FROM = 8, 12, 16


@dataclass(frozen=True)
class Style:
    """Settings for drawn games."""

    passes: bool = True
    pass_stones: bool = True
    suicide: bool = True
    handicaps: bool = True


PLAIN = Style(passes=False, pass_stones=False, suicide=False, handicaps=False)
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
        self.stones: Counter[Position] = Counter()
        self.kept_open: frozenset[Point] = frozenset()

    def legal(self, point: Point, colour: Colour) -> Position | None:
        if self.position.cells[point] or point in self.kept_open:
            return None
        after, _, own = self.position.play(point, colour)
        if (own and not self.style.suicide) or after == self.before or len(own) == 1:
            return None
        return after

    def take(self, byte: int) -> None:
        """Takes one turn: a pass, a pass stone, or the first legal play from a chosen point
        on."""
        kind = ActKind.PASS
        if byte < PLAYS_FROM:
            if byte < PASS_BELOW and self.style.passes:
                return self.skip(kind)
            # A fourth in one position would end a game under Ji Ping Dian: no game has one.
            if byte < STONE_BELOW and self.style.pass_stones and self.stones[self.position] < 3:
                self.stones[self.position] += 1
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
        """Plays points that touch both colours, in turn, unless that would be self-atari."""
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
    """Draws games played by the rules of simple ko. ``closed``: they end with two passes."""
    board = grid(draw(SIZES))
    stones = draw(HANDICAPS) if style.handicaps else 0
    black: frozenset[Point] = frozenset()
    if stones:
        inner = st.sampled_from([p for p in board.points if (p + p // board.width) % 2 == 0])
        black = frozenset(draw(st.lists(inner, min_size=stones, max_size=stones, unique=True)))
    player = Player(board, black, style)
    turns = len(board) * draw(st.sampled_from((2, 4, 6, 8, 10, 12))) // 6
    for byte in draw(st.binary(min_size=turns, max_size=turns)):
        player.take(byte)
    if draw(st.booleans()):
        player.fill_dame()
    if closed:
        player.skip(ActKind.PASS)
        player.skip(ActKind.PASS)
    info = GameInfo(handicap=stones)
    return GameRecord(board, Setup(black), tuple(player.acts), info=info)


SEKIS = (
    ("XXXXXO.", "X...XO.", "OOOOOO.", ".......", ".......", ".......", "......."),
    ("XXXXXO.", "X...XO.", "X...XO.", "OOOOOO.", ".......", ".......", "......."),
)
"""Boards with a seki in the corner, without any claim."""


@st.composite
def seki_games(draw: st.DrawFn, style: Style = Style()) -> tuple[GameRecord, Ruling]:
    """Draws a game played into a seki, stone by stone, and the ruling on it."""
    start = Position.from_rows(draw(st.sampled_from(SEKIS)))
    symmetry, swap = draw(st.integers(0, 7)), draw(st.booleans())
    start = start.turned(symmetry)
    start = start.swapped() if swap else start
    holder = WHITE if swap else BLACK
    board = start.grid
    corner = [board.turned(p, symmetry) for p in range(board.width * 3)]
    inside = [p for p in corner if not start.cells[p] and p in next(
        r for r in start.regions() if any(start.cells[n] == holder for q in r
                                          for n in board.neighbours[q]))]  # fmt: skip
    player = Player(board, frozenset(), replace(style, suicide=False))
    waiting = {c: sorted(start.stones(c)) for c in (BLACK, WHITE)}
    bytes_ = iter(draw(st.binary(min_size=40, max_size=40)))
    player.kept_open = frozenset(inside) | start.stones(BLACK) | start.stones(WHITE)
    while waiting[BLACK] or waiting[WHITE]:
        queue = waiting[player.mover]
        if queue:
            point = queue.pop(0)
            player.put(point, player.position.play(point, player.mover).position)
        else:
            player.take(PLAYS_FROM + next(bytes_) % 200)
    for byte in draw(st.binary(max_size=12)):
        player.take(byte)
    player.skip(ActKind.PASS)
    player.skip(ActKind.PASS)
    record = GameRecord(board, entries=tuple(player.acts), info=GameInfo(handicap=0))
    position = player.position
    around = {n for p in inside for n in board.neighbours[p] if position.cells[n]}
    ruling = Ruling().with_lives(around, StoneStatus.SEKI)
    outer = [p for p in inside if any(position.cells[n] == holder.other
                                      for n in board.neighbours[p])]  # fmt: skip
    inner = [p for p in inside if p not in outer]
    tried = ruling
    if inner and draw(st.booleans()):
        tried = tried.with_claim(inner, PointRuling(PointKind.SOLE_LIBERTY, holder))
    elif len(inside) == 3:
        tried = tried.with_claim(outer[:2], PointRuling(PointKind.ONE_SIDED, holder))
        tried = tried.with_claim(outer[2:], PointRuling(PointKind.SHARED, None))
    return record, _if_clean(position, ruling, tried)


@st.composite
def dead_marks(draw: st.DrawFn, position: Position) -> Ruling:
    """Draws dead chains as a referee marks them: not next to living ones of the same colour."""
    ruling = Ruling()
    chains = list(position.chains())
    if not chains:
        return ruling
    for index in draw(st.lists(st.integers(0, len(chains) - 1), max_size=3, unique=True)):
        tried = ruling.with_lives(chains[index], StoneStatus.DEAD)
        beside = {"dead-beside-alive", "chain-two-statuses"}
        if not beside & {f.code for f in findings_of(survey(position, tried))}:
            ruling = tried
    return ruling


@st.composite
def claims(draw: st.DrawFn, position: Position, ruling: Ruling) -> Ruling:
    """Draws seki marks and kinds of points that contradict nothing."""
    board = survey(position, ruling).board
    chains = list(board.chains())
    regions = list(board.regions())
    if not chains or not regions:
        return ruling
    for index in draw(st.lists(st.integers(0, len(chains) - 1), max_size=2, unique=True)):
        ruling = _if_clean(position, ruling, ruling.with_lives(chains[index], StoneStatus.SEKI))
    for pick, byte in draw(
        st.lists(st.tuples(st.integers(0, 99), st.integers(0, 255)), max_size=4)
    ):
        surveyed = survey(position, ruling)
        points = sorted(regions[pick % len(regions)])
        point = points[byte % len(points)]
        owner = surveyed.statuses[point].owner
        if owner is None:
            kinds = (
                PointKind.ONE_SIDED,
                PointKind.SOLE_LIBERTY,
                PointKind.SHARED,
                PointKind.DAME,
            )
            kind = kinds[byte // 2 % 4]
            owner = None if kind.is_public else (BLACK, WHITE)[byte // 8 % 2]
        else:
            kinds = (PointKind.FALSE_EYE, PointKind.EYE, PointKind.TERRITORY, PointKind.KO)
            kind = kinds[byte // 2 % 4]
        tried = ruling.with_claim([point], PointRuling(kind, owner))
        around = {n for p in points for n in board.grid.neighbours[p] if board.cells[n]}
        if byte % 2:
            tried = tried.with_lives(around, StoneStatus.SEKI)
        ruling = _if_clean(position, ruling, tried)
    return ruling


def _if_clean(position: Position, before: Ruling, tried: Ruling) -> Ruling:
    findings = findings_of(survey(position, tried))
    return before if any(f.level is Level.CONFLICT for f in findings) else tried


@st.composite
def cases(
    draw: st.DrawFn, style: Style = Style(), *, ruled: bool = True, komi: bool = False
) -> Case:
    """Draws finished games with dead stones; with ``ruled``, also with seki and kinds of
    points."""
    if ruled and draw(st.integers(0, 3)) == 3:
        record, ruling = draw(seki_games(style))
        case = Case(record)
    else:
        record = draw(records(style))
        case = Case(record)
        ruling = draw(dead_marks(case.position))
        if ruled:
            ruling = draw(claims(case.position, ruling))
    answers = StatedFacts(
        komi=draw(komis()) if komi else Fraction(0),
        last_competitive=Who.BLACK,
        end=End.AGREED,  # else four empty moves may have made the dead stones alive
    )
    return replace(case, ruling=ruling, answers=answers)


def komis() -> st.SearchStrategy[Fraction]:
    """Returns a strategy for komi from −10 to 10 in steps of a half."""
    return st.integers(-20, 20).map(lambda halves: Fraction(halves, 2))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draws positions whose chains all have liberties, on boards of at most nine lines."""
    return Case(draw(records(closed=False))).position
