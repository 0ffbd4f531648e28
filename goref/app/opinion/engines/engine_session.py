"""The commands to an engine about one position, and its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import chain, zip_longest

from goref.app.opinion.suggestion import IfBegun
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.base.language import ENGLISH
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.texts.faults.said import said
from goref.io.engine.gtp import GtpError, GtpProcess, brief
from goref.io.engine.gtp_answers import komi_text, read_board, read_ownership, read_points

SYMMETRIES = (0, 3)
"""KataGo's symmetries for its network's estimate: the board as it is, and turned by 180°."""
ONE_SIDED = 0.1  # per stone; below it, a map's positive side is unclear


@frozen
class EngineVerdict:
    """The answers of an engine.

    For the fields see :class:`goref.app.opinion.engines.engines.EngineOpinion`.
    """

    dead: frozenset[Point]
    seki: frozenset[Point] | None = None
    unsaid: frozenset[Point] = frozenset()
    ownership: tuple[float, ...] | None = None
    if_begun: tuple[IfBegun, ...] = ()
    land: tuple[frozenset[Point], frozenset[Point]] | None = None

    def begun(self, side: Colour, stones: frozenset[Point]) -> IfBegun:
        """Returns the answers about ``stones`` when ``side`` begins."""
        seki = None if self.seki is None else self.seki & stones
        return IfBegun(side, self.dead & stones, seki, stones - self.unsaid)


def hanging(told: EngineVerdict, after: EngineVerdict) -> frozenset[Point]:
    """Returns the stones with different statuses in two answers: for either side to begin."""
    seki = frozenset[Point]()
    if told.seki is not None and after.seki is not None:
        seki = told.seki ^ after.seki
    return seki | (told.dead ^ after.dead)


@dataclass
class EngineSession:
    """The questions to one engine about one position."""

    process: GtpProcess
    position: Position
    remarks: list[str] = field(default_factory=list)
    name: str = ""
    version: str = ""
    commands: frozenset[str] = frozenset()

    def ask_if_can(self, command: str) -> str | None:
        """Returns the engine's answer to a command; None if the engine refuses the command.

        Raises GtpError for any other failure.
        """
        try:
            return self.process.ask(command)
        except GtpError as error:
            if error.code != "refused":
                raise
            return None

    def knows(self, command: str) -> bool:
        return not self.commands or command in self.commands

    def set_up(self, rules: RuleSet) -> None:
        """Gets the engine's commands, name and version; sets board size and kind of rules.

        Raises GtpError for a board that is not square, or a size that the engine refuses.
        """
        self.commands = frozenset((self.ask_if_can("list_commands") or "").split())
        self.name = brief(self.ask_if_can("name") or "", 60)
        self.version = brief(self.ask_if_can("version") or "", 60)
        board = self.position.grid
        size = (
            f"{board.width}" if board.width == board.height else f"{board.width}×{board.height}"
        )
        if board.width != board.height or self.ask_if_can(f"boardsize {size}") is None:
            raise self.process.failed("board-size", "boardsize", size)
        self.process.ask("clear_board")
        if "kata-set-rules" in self.commands:
            kind = "japanese" if Quantity.LOST in rules.weights else "chinese"
            if self.ask_if_can(f"kata-set-rules {kind}") is None:
                self.remarks.append("rules-refused")

    def set_komi(self, komi: Fraction | None) -> None:
        if komi is not None and self.ask_if_can(f"komi {komi_text(komi)}") is None:
            self.remarks.append("komi-refused")

    def opinion(
        self, to_play: Colour, komi: Fraction | None, *, by_ownership: bool
    ) -> EngineVerdict:
        """Returns the engine's opinion.

        Args:
            by_ownership: True to prefer who owns each point, if the engine reports that, to the
                status of stones. False to ask for the status of stones and for the territory.

        Raises GtpError if the engine gives no opinion.
        """
        if by_ownership:
            for command, ask in (
                ("kata-raw-nn", self.raw_map),
                ("kata-analyze", self.searched_map),
            ):
                if self.knows(command) and (told := self.by_ownership(ask, komi)) is not None:
                    return told
        if (told := self.by_status(to_play, komi)) is not None:
            return told if by_ownership else replace(told, land=self.land())
        raise self.process.failed("no-opinion", "final_status_list")

    # The owners of points.

    def by_ownership(
        self, ask: Callable[[Position], tuple[float, ...] | None], komi: Fraction | None
    ) -> EngineVerdict | None:
        # White to move is asked as Black to move with the colours exchanged: this needs no
        # pass, and the engine knows of no moves before.
        both = []
        for exchanged in (False, True):
            position = self.position.swapped() if exchanged else self.position
            self.set_komi(komi and (-komi if exchanged else komi))
            self.place(position, BLACK)
            points = ask(position)
            if points is None:
                return None
            both.append([-value if exchanged else value for value in points])
        ownership = tuple((b + w) / 2 for b, w in zip(*both, strict=True))
        first, second = (self.owned_by_the_enemy(points) for points in both)
        begun: tuple[IfBegun, ...] = ()
        if hangs := first ^ second:
            self.remarks.append("hangs-on-turn")
            sides = zip((BLACK, WHITE), (first, second), strict=True)
            begun = tuple(EngineVerdict(dead).begun(side, hangs) for side, dead in sides)
        self.remarks.append("no-seki")
        return EngineVerdict(first & second, unsaid=hangs, ownership=ownership, if_begun=begun)

    def owned_by_the_enemy(self, ownership: Sequence[float]) -> frozenset[Point]:
        """Returns the stones of all chains whose points the enemy owns on average."""
        dead: set[Point] = set()
        for colour in COLOURS:
            sign = 1 if colour is BLACK else -1
            for stones in self.position.chains(colour):
                if sign * sum(ownership[p] for p in stones) < 0:
                    dead |= stones
        return frozenset(dead)

    def raw_map(self, position: Position) -> tuple[float, ...] | None:
        """Returns the ownership by KataGo's network alone, from 1 (Black's) to −1 (White's).

        Returns None if the engine refuses.
        """
        maps = []
        for symmetry in SYMMETRIES:
            command = f"kata-raw-nn {symmetry}"
            answer = self.ask_if_can(command)
            if answer is None:
                return None
            maps.append(self.read_map(answer, "whiteOwnership", command))
        return tuple(-sum(values) / len(maps) for values in zip(*maps, strict=True))

    def searched_map(self, position: Position) -> tuple[float, ...] | None:
        """Returns the ownership after half a second of search, 1 Black's, −1 White's.

        Returns None if the engine refuses. The engine's numbers are positive for Black or for
        White, by a setting that goref cannot read. goref concludes it from the fact that most
        stones on a board are alive.
        """
        command = "kata-analyze black 50 ownership true"
        try:
            line = self.process.first(command, lambda text: "ownership" in text.split())
        except GtpError as error:
            if error.code != "refused":
                raise
            return None
        values = self.read_map(line, "ownership", command)
        black, white = (sum(values[p] for p in position.stones(c)) for c in COLOURS)
        stones = position.count(BLACK) + position.count(WHITE)
        if abs(black - white) <= ONE_SIDED * stones:
            raise self.process.failed("unreadable", command, "ownership")
        return values if black > white else tuple(-value for value in values)

    def read_map(self, answer: str, key: str, command: str) -> tuple[float, ...]:
        try:
            return read_ownership(self.position.grid, answer, key)
        except ValueError as error:
            raise self._unreadable(command, error) from None

    def _unreadable(self, command: str, error: ValueError) -> GtpError:
        return self.process.failed("unreadable", command, brief(said(error, ENGLISH), 60))

    # The status of stones.

    def by_status(self, to_play: Colour, komi: Fraction | None) -> EngineVerdict | None:
        if not self.knows("final_status_list"):
            return None
        self.set_komi(komi)
        self.place(self.position, to_play)
        dead = self.status("dead")
        if dead is None:
            return None
        seki, alive = self.status("seki"), self.status("alive")
        stones = self.position.stones(BLACK) | self.position.stones(WHITE)
        named = [points for points in (dead, seki, alive) if points is not None]
        if sum(map(len, named)) > len(frozenset().union(*named)):
            where = next(p for p in stones if sum(p in points for points in named) > 1)
            where_name = self.position.grid.name(where)
            raise self.process.failed("contradicts-itself", "final_status_list", where_name)
        unsaid = stones.difference(*named) if alive is not None else frozenset()
        if stones and unsaid == stones:
            raise self.process.failed("says-nothing", "final_status_list")
        if unsaid:
            self.remarks.append("chains-unsaid")
        if seki is None:
            self.remarks.append("no-seki")
        return EngineVerdict(dead, seki, unsaid)

    def land(self) -> tuple[frozenset[Point], frozenset[Point]] | None:
        """Returns the empty points of Black's territory and of White's.

        Returns None if the engine refuses, or gives both sides the same point.
        """
        black, white = (self.land_of(side) for side in ("black", "white"))
        return None if black is None or white is None or black & white else (black, white)

    def land_of(self, side: str) -> frozenset[Point] | None:
        """Returns the empty points that the engine calls territory of ``black`` or ``white``.

        Returns None if the engine refuses or fails: its statuses of stones remain valid. Raises
        GtpError only if cancelled.
        """
        try:
            answer = self.ask_if_can(f"final_status_list {side}_territory")
            points = None if answer is None else read_points(self.position.grid, answer)
        except ValueError:
            return None
        except GtpError as error:
            if error.code == "cancelled":
                raise
            return None
        if points is None:
            return None
        return frozenset(p for p in points if not self.position.cells[p])

    def status(self, kind: str) -> frozenset[Point] | None:
        """Returns the whole chains that the engine lists as ``kind``; None if it refuses."""
        command = f"final_status_list {kind}"
        answer = self.ask_if_can(command)
        if answer is None:
            return None
        try:
            points = read_points(self.position.grid, answer)
        except ValueError as error:
            raise self._unreadable(command, error) from None
        for point in points:
            if not self.position.cells[point]:
                where = self.position.grid.name(point)
                raise self.process.failed("another-board", command, where)
        return frozenset(chain.from_iterable(self.position.chain(p) for p in points))

    # The board.

    def place(self, position: Position, to_play: Colour) -> None:
        """Sets up the position with ``to_play`` to move, and checks the engine's board.

        Stones may be played in any order: a chain with a liberty in the final position has one
        while it is built, so nothing is captured.
        """
        words = {BLACK: "black", WHITE: "white"}
        stones = _alternating(position, last=to_play.other)
        named = [f"{words[colour]} {position.grid.name(point)}" for colour, point in stones]
        at_once = to_play is BLACK and "set_position" in self.commands
        if not at_once or self.ask_if_can(" ".join(["set_position", *named])) is None:
            self.process.ask("clear_board")
            for stone in named:
                self.process.ask(f"play {stone}")
        self.check_board(position)

    def check_board(self, position: Position) -> None:
        seen = None
        command = "list_stones"
        try:
            if command in self.commands:
                sides = (self.process.ask(f"{command} {c}") for c in ("black", "white"))
                seen = Position.of(
                    position.grid, *(read_points(position.grid, s) for s in sides)
                )
        except ValueError as error:
            raise self._unreadable(command, error) from None
        if seen is None:
            command = "showboard"
            answer = self.ask_if_can(command)
            seen = read_board(position.grid, answer) if answer else None
        if seen is None:
            self.remarks.append("board-unchecked")
        elif seen != position:
            wrong = (p for p in position.grid.points if seen.cells[p] != position.cells[p])
            raise self.process.failed("another-board", command, position.grid.name(next(wrong)))


def _alternating(position: Position, last: Colour) -> list[tuple[Colour, Point]]:
    """Returns all stones in an order to be played, so that the colours alternate at the end.

    The last stone has the colour ``last``, if there are stones of this colour.
    """
    sides = [[(c, p) for p in sorted(position.stones(c))] for c in (last, last.other)]
    pairs = zip_longest(*map(reversed, sides))
    return [stone for pair in pairs for stone in pair if stone is not None][::-1]
