"""A continued game, as a value: its turns, and the case that would result."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple

from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.case.growth import facts_after
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Entry, GameRecord, Statement
from goref.core.game.replay import NO_STONES, added
from goref.core.ruling.dead import dead_stones
from goref.core.ruling.ruling import Ruling, StoneStatus

EMPTY_MOVES = frozenset(ActKind) - {ActKind.PLAY}
CLOSING = 2
"""The number of passes in a row that end play."""


class TurnPurpose(Enum):
    """The purpose of a turn."""

    DAME = "dame"
    """A dame is taken."""
    DAME_ATARI = "dame-atari"
    """A dame is taken, which puts stones in atari."""
    LAND = "land"
    """A neutral point is taken, which wins land or stops the other side from winning it."""
    ANSWER = "answer"
    """Stones in atari are saved, at a cost."""
    PROTECT = "protect"
    """The owner fills a point ruled to need a protective play."""
    KO_TAKEN = "ko-taken"
    KO_CONNECTED = "ko-connected"
    APPROACH = "approach"
    """A liberty of the chain to be captured is filled."""
    INSIDE = "inside"
    """A stone is put into the eye of the chain to be captured."""
    CAPTURE = "capture"
    RESIST = "resist"
    """The owner of the chain to be captured plays in its eye."""
    IDLE = "idle"
    """A side has nothing to play: a pass, or a pass stone under rules that have these."""


class PlayedTurn(NamedTuple):
    """One turn that was not played in the game.

    Attributes:
        position: the board after the turn.
        captured: the number of stones of each colour that the turn captured.
    """

    act: Act
    aim: TurnPurpose
    position: Position
    captured: Pair[int] = NO_STONES

    @property
    def point(self) -> Point | None:
        return self.act.point


@frozen
class Continuation:
    """A continued game. Nobody played or ruled on any of it.

    Attributes:
        case: the case before the turns, never changed. In it a bent four to be captured is
            already marked dead.
        first: the side that moves first.
        longer: the case that would result.
        findings: notes about the continuation that the reader should know.
    """

    case: Case
    first: Colour
    turns: tuple[PlayedTurn, ...]
    longer: Case
    findings: tuple[Finding, ...] = ()

    @property
    def dead(self) -> frozenset[Point]:
        """The dead stones on the board before the turns."""
        return dead_stones(self.case.position, self.case.ruling)

    def at(self, done: int) -> Position:
        """Returns the board after a number of turns; 0 for the board before them."""
        return self.turns[done - 1].position if done else self.case.position


class TurnSource(Enum):
    """The source by which the side to move is known."""

    PLAY = "play"
    """The last act of the record, a play."""
    PASS = "pass"
    """The last act of the record, a pass, which is a turn."""
    SAID = "said"
    """The side that played last, as stated."""
    SETUP = "setup"
    """The position itself (SGF PL)."""


class ToMove(NamedTuple):
    """The side to move at the end of a case, and the source of that."""

    colour: Colour
    source: TurnSource


def to_move(case: Case) -> ToMove | None:
    """Returns the side to move at the end of a case; None if that is not known.

    A pass is a turn: after one pass the other side is to move, and after two the side whose
    turn it was when play stopped. If the referee stated another last play than the record's,
    the side after that play is to move.
    """
    said = case.answers.last_play
    last: Act | None = None
    played = Who.NOBODY
    for moment in case.moments:
        entry = moment.entry
        if isinstance(entry, Act) and not moment.voided:
            last = entry
            if entry.kind is ActKind.PLAY and not moment.impossible:
                played = Who.of(entry.colour)
    if said is not None and said.colour and (last is None or said is not played):
        return ToMove(said.colour.other, TurnSource.SAID)
    if last is not None:
        source = TurnSource.PLAY if last.kind is ActKind.PLAY else TurnSource.PASS
        return ToMove(last.colour.other, source)
    first = case.record.first
    return None if first is None else ToMove(first, TurnSource.SETUP)


def closing_run(case: Case) -> tuple[int, tuple[Act, ...]]:
    """Returns the index of the first of two closing passes among the entries, and both passes.

    If play did not end with two passes, returns the number of entries and an empty tuple.
    Statements between or after the passes do not matter.
    """
    entries = case.record.entries
    run: list[tuple[int, Act]] = []
    for index, moment in reversed(list(enumerate(case.moments[1:]))):
        entry = moment.entry
        if isinstance(entry, Statement):
            continue
        if not isinstance(entry, Act) or entry.kind is ActKind.PLAY or moment.voided:
            break
        run.insert(0, (index, entry))
        if len(run) == CLOSING:
            return run[0][0], tuple(act for _, act in run)
    return len(entries), ()


def gone_on(
    case: Case,
    turns: Sequence[PlayedTurn],
    dead: Collection[Point],
    *,
    before: Sequence[Act] = (),
    after: Sequence[Act] = (),
    at: int | None = None,
    answers: StatedFacts | None = None,
) -> Case:
    """Returns the case with turns added at the end of its record, or in place of its passes.

    Args:
        dead: the stones that are dead after the turns.
        before, after: acts before and after the turns.
        at: the index of the entry from which on the record's own acts are removed; ``after``
            replaces them. None adds everything at the end.
        answers: the stated facts before the turns, if they differ from the case's.
    """
    record = case.record
    acts = [*before, *(turn.act for turn in turns)]
    captured = NO_STONES
    for turn in turns:
        captured = Pair(
            captured.black + turn.captured.black, captured.white + turn.captured.white
        )
    position = turns[-1].position if turns else case.position
    counted = acts if at is not None else [*acts, *after]
    stated = case if answers is None else replace(case, answers=answers)
    if record.is_bare:
        words: tuple[Entry, ...] = tuple(e for e in record.entries if isinstance(e, Statement))
        longer = replace(
            GameRecord.of_position(position),
            entries=words,
            first=counted[-1].colour.other if counted else record.first,
            info=record.info,
        )
    else:
        cut = len(record.entries) if at is None else at
        words = tuple(e for e in record.entries[cut:] if isinstance(e, Statement))
        longer = replace(record, entries=(*record.entries[:cut], *acts, *after, *words))
    return replace(
        case,
        record=longer,
        answers=facts_after(stated, counted, captured, EMPTY_MOVES),
        ruling=_still(case.ruling, case.position, position, frozenset(dead)),
    )


def _still(ruling: Ruling, before: Position, after: Position, dead: frozenset[Point]) -> Ruling:
    """Returns a ruling for the later board by which exactly ``dead`` stones are dead.

    A mark affects whole chains and joined ones, which change with every play.
    """
    gone = {p for p in ruling.lives if before.cells[p] != after.cells[p]}
    gone |= ruling.stones(StoneStatus.DEAD) - dead
    later = ruling.with_lives(gone, None) if gone else ruling
    marked = dead_stones(after, later)
    if marked != dead:
        later = later.with_lives(dead, StoneStatus.DEAD).with_lives(
            marked - dead, StoneStatus.ALIVE
        )
    return later


def played(position: Position, point: Point, colour: Colour, aim: TurnPurpose) -> PlayedTurn:
    """Returns the turn of a play at a point."""
    done = position.play(point, colour)
    captured = added(NO_STONES, colour.other, len(done.captured))
    captured = added(captured, colour, len(done.own))
    return PlayedTurn(
        Act(ActKind.PLAY, colour, point, settling=True), aim, done.position, captured
    )


def idle(position: Position, colour: Colour) -> PlayedTurn:
    """Returns the turn of a side that does not play."""
    return PlayedTurn(Act(ActKind.PASS, colour, settling=True), TurnPurpose.IDLE, position)
