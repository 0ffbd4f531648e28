"""The record of a game: setup, then turns and words in order, exactly as written down.

A record may contain acts that are illegal or impossible; :mod:`goref.core.game.replay` and
:mod:`goref.core.game.legality` say which. Nothing here judges.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import TypeAlias, cast

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Grid, Point, grid
from goref.core.board.position import Position
from goref.core.game.act_kinds import ActKind, Say


@frozen
class Act:
    """One player's act.

    Attributes:
        point: where a stone was put; None unless ``kind`` is ``PLAY``.
        settling: added only to settle the last points; not counted in result sentences.
        written: for a play whose point could not be read, the text as it stood.
    """

    kind: ActKind
    colour: Colour
    point: Point | None = None
    settling: bool = False
    written: str = ""


@frozen
class Word:
    """What was said between turns. It is no turn, has no move number and moves no stone.

    Attributes:
        colour: the side that said it; None for both, or the referee.
    """

    said: Say
    colour: Colour | None = None


@frozen
class Setup:
    """Stones put or points cleared outside the turns (SGF AB, AW, AE)."""

    black: frozenset[Point] = frozenset()
    white: frozenset[Point] = frozenset()
    cleared: frozenset[Point] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.black or self.white or self.cleared)

    def apply(self, position: Position) -> Position:
        changes: dict[Point, Colour | None] = dict.fromkeys(self.cleared)
        changes |= dict.fromkeys(self.black, BLACK)
        changes |= dict.fromkeys(self.white, WHITE)
        return position.with_stones(changes)


Entry: TypeAlias = Act | Setup | Word
"""What a record consists of."""


@frozen
class ToldResult:
    """A result as a record tells it.

    Attributes:
        side: 1 where Black won, -1 where White did, 0 for a draw, or where nobody won.
        margin: Black less White, in points; None where only the winner is told.
        by_count: a count gave it, and no resignation, time, forfeit or want of a result.
    """

    side: int
    margin: Fraction | None
    by_count: bool = True


@frozen
class GameInfo:
    """What the record says about the game.

    Attributes:
        texts: names, event, date … as (SGF property, text).
        rules: the rule set as written, e.g. ``Chinese``.
        komi: in points, or None where the record gives none that can be read safely.
        handicap: handicap stones, 0 for none, None where the record is silent.
        result: the result as written.
        told: what it says; None where nothing is known of it.
    """

    texts: tuple[tuple[str, str], ...] = ()
    rules: str = ""
    komi: Fraction | None = None
    handicap: int | None = None
    result: str = ""
    told: ToldResult | None = field(default=None, compare=False)

    def text(self, key: str) -> str:
        return dict(self.texts).get(key, "")


@frozen
class GameRecord:
    """A game as written down.

    Attributes:
        setup: stones before the first turn (handicap, seat stones, or a whole position).
        entries: acts, later setups and what was said, in order.
        first: the side to move first if the record says so (SGF PL).
    """

    grid: Grid = field(default_factory=lambda: grid(19))
    setup: Setup = Setup()
    entries: tuple[Entry, ...] = ()
    first: Colour | None = None
    info: GameInfo = GameInfo()

    @cached_property
    def has_only_acts(self) -> bool:
        """Whether nothing but acts is among its entries, as in nearly all games."""
        return {*map(type, self.entries)} <= {Act}

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        if self.has_only_acts:
            return cast("tuple[Act, ...]", self.entries)
        return tuple([e for e in self.entries if isinstance(e, Act)])

    @property
    def start(self) -> Position:
        return self.setup.apply(Position.empty(self.grid))

    @property
    def is_bare(self) -> bool:
        """True for a position without any turn: how it came about is not known."""
        return not any(isinstance(entry, Act) for entry in self.entries)

    def with_info(self, **changes: object) -> GameRecord:
        return replace(self, info=replace(self.info, **changes))  # type: ignore[arg-type]

    @classmethod
    def of_position(cls, position: Position) -> GameRecord:
        """A bare position as a record."""
        return cls(
            grid=position.grid,
            setup=Setup(position.stones(BLACK), position.stones(WHITE)),
        )
