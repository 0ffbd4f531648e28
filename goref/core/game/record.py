"""The record of a game: setup, then turns and statements in order, exactly as recorded.

A record may contain illegal or impossible acts; :mod:`goref.core.game.replay` and
:mod:`goref.core.game.legality` report them. This module judges nothing.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import TypeAlias, cast

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Grid, Point, grid
from goref.core.board.position import Position
from goref.core.game.act_kinds import ActKind, StatementKind


@frozen
class Act:
    """One player's act.

    Attributes:
        point: the point played; None unless ``kind`` is ``PLAY``, or if it could not be read.
        settling: True if added only to settle the last points; then not counted in result
            sentences.
        written: the text in the record, for a play whose point could not be read; else empty.
    """

    kind: ActKind
    colour: Colour
    point: Point | None = None
    settling: bool = False
    written: str = ""


@frozen
class Statement:
    """A statement between turns. It is no turn, has no move number and moves no stone.

    Attributes:
        colour: the side that made the statement; None for both sides, or the referee.
    """

    said: StatementKind
    colour: Colour | None = None


@frozen
class Setup:
    """Stones put on the board or points cleared outside the turns (SGF AB, AW, AE)."""

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


Entry: TypeAlias = Act | Setup | Statement
"""An entry of a record: an act, a setup or a statement."""


@frozen
class RecordedResult:
    """A result as stated in a record.

    Attributes:
        side: 1 if Black won, -1 if White won, 0 for a draw, or if nobody won.
        margin: Black less White, in points; None if only the winner is stated.
        by_count: True if a count decided, not resignation, time, forfeit or no result.
    """

    side: int
    margin: Fraction | None
    by_count: bool = True


@frozen
class GameInfo:
    """The information about the game in a record.

    Attributes:
        texts: names, event, date and others, as pairs of SGF property and text.
        rules: the rule set as written, e.g. ``Chinese``.
        komi: in points, or None if the record states none that can be read safely.
        handicap: handicap stones, 0 for none, None if the record does not state it.
        result: the result as written.
        told: the result as read from that text; None if it could not be understood.
    """

    texts: tuple[tuple[str, str], ...] = ()
    rules: str = ""
    komi: Fraction | None = None
    handicap: int | None = None
    result: str = ""
    told: RecordedResult | None = field(default=None, compare=False)

    def text(self, key: str) -> str:
        return dict(self.texts).get(key, "")


@frozen
class GameRecord:
    """A game as recorded.

    Attributes:
        setup: stones before the first turn (handicap, seat stones, or a whole position).
        entries: acts, later setups and statements, in order.
        first: the side to move first if the record states it (SGF PL), else None.
    """

    grid: Grid = field(default_factory=lambda: grid(19))
    setup: Setup = Setup()
    entries: tuple[Entry, ...] = ()
    first: Colour | None = None
    info: GameInfo = GameInfo()

    @cached_property
    def has_only_acts(self) -> bool:
        """True if all entries of the record are acts, as in nearly all games."""
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
        """True for a position without any turn: its history is not known."""
        return not any(isinstance(entry, Act) for entry in self.entries)

    def with_info(self, **changes: object) -> GameRecord:
        return replace(self, info=replace(self.info, **changes))  # type: ignore[arg-type]

    @classmethod
    def of_position(cls, position: Position) -> GameRecord:
        """Returns a bare position as a record."""
        return cls(
            grid=position.grid,
            setup=Setup(position.stones(BLACK), position.stones(WHITE)),
        )
