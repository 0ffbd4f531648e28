"""A slow, second opinion on the rules of Go, written from the definitions.

It shares nothing with goref: a board is a frozenset of (column, row, colour), colours are
the letters B and W, and every question is answered from scratch, over the whole history.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

Spot = tuple[int, int]
Stone = tuple[int, int, str]
Board = frozenset[Stone]

OTHER = {"B": "W", "W": "B"}
EMPTY_BOARD: Board = frozenset()


def board_of(rows: Iterable[str]) -> Board:
    """Returns the board of rows of ``.XO``, top row first; rows are numbered from the top."""
    letters = {"X": "B", "O": "W"}
    return frozenset(
        (x, y, letters[sign])
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign in letters
    )


def beside(spot: Spot, width: int, height: int) -> set[Spot]:
    x, y = spot
    return {
        (x + dx, y + dy)
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        if 0 <= x + dx < width and 0 <= y + dy < height
    }


def spots(width: int, height: int) -> list[Spot]:
    return [(x, y) for y in range(height) for x in range(width)]


def colours(board: Board) -> dict[Spot, str]:
    return {(x, y): colour for x, y, colour in board}


def grown(start: Spot, inside: set[Spot], width: int, height: int) -> set[Spot]:
    """Returns the points of ``inside`` that are connected with ``start``, found ring by
    ring."""
    part = {start}
    while True:
        ring = {n for p in part for n in beside(p, width, height)} & inside
        if ring <= part:
            return part
        part |= ring


def breathless(board: Board, colour: str, width: int, height: int) -> set[Spot]:
    """Returns all stones of a colour whose chain has no liberty."""
    stones = colours(board)
    own = {p for p, c in stones.items() if c == colour}
    gone: set[Spot] = set()
    for p in own:
        chain = grown(p, own, width, height)
        if all(n in stones for q in chain for n in beside(q, width, height)):
            gone |= chain
    return gone


def put(
    board: Board, spot: Spot, colour: str, width: int, height: int
) -> tuple[Board, int, int]:
    """Returns the board after a play, and the numbers of enemy and own stones captured by
    it."""
    after = board | {(*spot, colour)}
    enemy = breathless(after, OTHER[colour], width, height)
    after = frozenset(s for s in after if s[:2] not in enemy)
    own = breathless(after, colour, width, height)
    after = frozenset(s for s in after if s[:2] not in own)
    return after, len(enemy), len(own)


@dataclass
class Turn:
    """A turn: the side, the kind (``play``, ``pass``, ``pass-stone``, ``give-up``), two boards.

    They are the board before the turn and after it.
    """

    colour: str
    kind: str
    before: Board
    after: Board


@dataclass
class Game:
    """A game whose state is computed again from its turns on every call."""

    width: int
    height: int
    repetition: str
    suicide: str
    start: Board = EMPTY_BOARD
    first: str = "B"
    turns: list[Turn] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return self.turns[-1].after if self.turns else self.start

    @property
    def mover(self) -> str:
        return OTHER[self.turns[-1].colour] if self.turns else self.first

    def stones_put_off(self, until: int) -> tuple[int, int]:
        """Returns the numbers of Black's and White's pass stones in the first ``until``
        turns."""
        kinds = ("pass", "pass-stone")
        off = [t.colour for t in self.turns[:until] if t.kind in kinds]
        return off.count("B"), off.count("W")

    def refusal(self, spot: Spot, colour: str) -> tuple[str, int | None] | None:
        """Returns why a play is illegal, and the number of the turn that it repeats.

        The number is None for other reasons than repetition. Returns None if the play is legal.
        """
        if spot in colours(self.board):
            return "occupied", None
        after, _, own = put(self.board, spot, colour, self.width, self.height)
        if own and (self.suicide == "no" or (self.suicide == "groups" and own == 1)):
            return "suicide", None
        earlier = self._repeats(after, colour)
        last = self.turns[-1] if self.turns else None
        undoes = (
            last is not None
            and last.kind == "play"
            and last.before == after != self.board  # a suicide of one stone takes nothing
        )
        if self.repetition == "simple-ko":
            return ("ko", earlier) if undoes else None
        if earlier is None:
            return None
        return ("ko" if undoes else "repeats"), earlier

    def _repeats(self, after: Board, colour: str) -> int | None:
        """Returns the number of the earliest turn that a play would repeat against the rules.

        0 means the start; None that the play repeats nothing. ``after`` is the board after the
        play.
        """
        for number in range(len(self.turns) + 1):
            turn = self.turns[number - 1] if number else None
            board = turn.after if turn else self.start
            if board != after or (turn and turn.kind == "give-up"):
                continue
            match self.repetition:
                case "positional" | "simple-ko":
                    same = True
                case "situational":
                    to_move = OTHER[turn.colour] if turn else self.first
                    same = to_move == OTHER[colour]
                case "own-plays":
                    same = bool(turn and turn.colour == colour and turn.kind == "play")
                case "own-turns":
                    same = bool(turn and turn.colour == colour)
                case "with-pass-stones":
                    same = self.stones_put_off(number) == self.stones_put_off(len(self.turns))
                case _:
                    same = False
            if same:
                return number
        return None

    def play(self, spot: Spot, colour: str) -> None:
        after, _, _ = put(self.board, spot, colour, self.width, self.height)
        self.turns.append(Turn(colour, "play", self.board, after))

    def skip(self, colour: str, kind: str = "pass") -> None:
        self.turns.append(Turn(colour, kind, self.board, self.board))


def sequences(game: Game, depth: int) -> int:
    """Returns the number of sequences of ``depth`` turns, each a legal play or a pass."""
    if not depth:
        return 1
    total = 0
    colour = game.mover
    for spot in spots(game.width, game.height):
        if game.refusal(spot, colour) is None:
            game.play(spot, colour)
            total += sequences(game, depth - 1)
            game.turns.pop()
    game.skip(colour)
    total += sequences(game, depth - 1)
    game.turns.pop()
    return total


def legal_boards(width: int, height: int) -> Iterator[Board]:
    """Yields every board of a size on which all chains have a liberty."""
    places = spots(width, height)
    for colouring in product(("", "B", "W"), repeat=len(places)):
        board = frozenset((*p, c) for p, c in zip(places, colouring, strict=True) if c)
        if not any(breathless(board, colour, width, height) for colour in "BW"):
            yield board


@dataclass(frozen=True)
class Count:
    """The count of a board by flood fill; it knows dead stones, but no seki, ko points or
    rulings."""

    standing: dict[str, int]
    land: dict[str, int]
    public: int

    @property
    def area_difference(self) -> Fraction:
        return Fraction(
            self.standing["B"] + self.land["B"] - self.standing["W"] - self.land["W"]
        )


def count(board: Board, width: int, height: int, dead: Iterable[Spot] = ()) -> Count:
    """Counts living stones, points that reach one colour only, and all other empty points."""
    off = set(dead)
    stones = {p: c for p, c in colours(board).items() if p not in off}
    empty = {p for p in spots(width, height) if p not in stones}
    land = {"B": 0, "W": 0}
    public = 0
    for p in empty:
        part = grown(p, empty, width, height)
        reached = {stones[n] for q in part for n in beside(q, width, height) if n in stones}
        if len(reached) == 1:
            land[reached.pop()] += 1
        else:
            public += 1
    standing = {c: sum(1 for x in stones.values() if x == c) for c in "BW"}
    return Count(standing, land, public)
