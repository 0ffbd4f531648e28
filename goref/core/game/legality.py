"""The legality of plays under a rule set: suicide and repetition, over a record's moments.

:mod:`goref.core.game.replay` has already played the record, legal or not. Here each play is
judged against all earlier boards.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import Enum

from goref.core.base.colour import BLACK, Colour, Pair
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.base.pieces import PIECE, Pieces, at_once
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import PlayRules, Repetition, Suicide
from goref.core.game.record import Act, Statement
from goref.core.game.replay import NO_STONES, Moment, added


class Refusal(Enum):
    """The reason why a play is not legal."""

    OFF_BOARD = "off-board"
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    REPEATS = "repeats"


@frozen
class Illegal:
    """An illegal play.

    Attributes:
        point: None if it was not on the board.
        repeats: the number of the move whose position it repeats, 0 for the start; None for
            other reasons than KO and REPEATS.
    """

    number: int
    colour: Colour
    point: Point | None
    reason: Refusal
    repeats: int | None = None


def judge(
    moments: Sequence[Moment], rules: PlayRules, first: Colour = BLACK
) -> tuple[Illegal, ...]:
    """Returns all illegal plays of a record, in order.

    ``first`` is the side to move at the start; situational repetition needs it. Each play is
    judged as if all earlier ones were legal.
    """
    return at_once(judging(moments, rules, first))


def judging(
    moments: Sequence[Moment], rules: PlayRules, first: Colour = BLACK
) -> Pieces[tuple[Illegal, ...]]:
    """Returns the work of :func:`judge` as a generator that does it in pieces."""
    repetition = rules.repetition
    simple = repetition is Repetition.SIMPLE_KO
    watched = repetition is not Repetition.ALLOWED
    key = KEYS.get(repetition, KEYS[Repetition.POSITIONAL])
    seen: dict[Hashable, int] = {}
    if watched and repetition not in OWN:
        seen[key(moments[0].cells, first.other, NO_STONES)] = 0
    verdicts = []
    stones = NO_STONES
    before_play: bytes | None = None
    previous = moments[0]
    for at, moment in enumerate(moments[1:], 1):
        if at % PIECE == 0:
            yield
        entry, cells = moment.entry, moment.cells
        if moment.voided or isinstance(entry, Statement):  # ignored
            continue
        if not isinstance(entry, Act):
            if watched and repetition not in OWN:
                seen.setdefault(key(cells, first.other, stones), moment.number)
            before_play = None
        elif entry.kind is ActKind.PLAY:
            if moment.impossible:
                off = entry.point is None
                reason = Refusal.OFF_BOARD if off else Refusal.OCCUPIED
                verdicts.append(Illegal(moment.number, entry.colour, entry.point, reason))
            else:
                colour = entry.colour
                now = key(cells, colour, stones) if watched else None
                earlier = seen.get(now) if watched else None
                lost = moment.captured[colour - 1] - previous.captured[colour - 1]
                # A single stone's suicide changes nothing, so it retakes nothing.
                back = before_play == cells != previous.cells
                found: Refusal | None = None
                if lost and not _may_lose(rules.suicide, lost):
                    found, earlier = Refusal.SUICIDE, None
                elif back and (simple or earlier is not None):
                    found = Refusal.KO
                elif earlier is not None and not simple:
                    found = Refusal.REPEATS
                if found is not None:
                    verdicts.append(Illegal(moment.number, colour, entry.point, found, earlier))
                if watched:
                    seen.setdefault(now, moment.number)
                before_play = previous.cells
        else:
            if entry.kind is not ActKind.GIVE_UP:
                stones = added(stones, entry.colour, 1)
                if watched and repetition is not Repetition.OWN_PLAYS:
                    seen.setdefault(key(cells, entry.colour, stones), moment.number)
            before_play = None
        previous = moment
    return tuple(verdicts)


def is_ordinary(moments: Sequence[Moment]) -> bool:
    """Returns True if every play made a new board and was no suicide.

    Then no rule set refuses any of the plays; most games are like this. Returns False if stones
    were put on the board outside the turns after the start.
    """
    start = moments[0]
    now, taken = start.cells, start.captured
    if moments[-1].setup is not start.setup:
        return False
    stones = 0  # more than at the start
    first = [now]  # indexed by number of stones: equal boards have equally many
    others: set[bytes] = set()
    for moment in moments:
        cells, captured = moment.cells, moment.captured
        if cells is now:  # as after passes and statements
            if moment.impossible:
                return False
            continue
        now = cells
        stones += 1
        if captured is not taken:
            stones += sum(taken) - sum(captured)
            taken = captured
            entry = moment.entry
            if isinstance(entry, Act) and entry.point is not None and not cells[entry.point]:
                return False  # suicide
        if stones == len(first):
            first.append(cells)
        elif cells in others or (stones >= 0 and cells == first[stones]):
            return False
        else:
            others.add(cells)
    return True


def refusal(
    moments: Sequence[Moment],
    point: Point,
    colour: Colour,
    rules: PlayRules,
    first: Colour = BLACK,
) -> Illegal | None:
    """Returns the illegal play that ``colour`` would make at ``point`` now; None if legal.

    ``moments`` are those of the record so far, ``first`` the side to move at the start. Nothing
    is changed.
    """
    now = moments[-1]
    number = now.number + 1
    if not 0 <= point < len(now.grid):
        return Illegal(number, colour, None, Refusal.OFF_BOARD)
    if now.cells[point]:
        return Illegal(number, colour, point, Refusal.OCCUPIED)
    played = now.position.play(point, colour)
    captured = added(now.captured, colour.other, len(played.captured))
    captured = added(captured, colour, len(played.own))
    tried = Moment(
        number,
        Act(ActKind.PLAY, colour, point),
        now.grid,
        played.position.cells,
        captured,
        added(now.plays, colour, 1),
        now.setup,
    )
    verdicts = judge((*moments, tried), rules, first)
    return verdicts[-1] if verdicts and verdicts[-1].number == number else None


def _may_lose(suicide: Suicide, stones: int) -> bool:
    return suicide is Suicide.ANY or (suicide is Suicide.GROUPS and stones > 1)


OWN = (Repetition.OWN_PLAYS, Repetition.OWN_TURNS)
"""Rules under which only positions made by a turn count, not those of setup stones."""


KEYS: dict[Repetition, Callable[[bytes, Colour, Pair[int]], Hashable]] = {
    Repetition.POSITIONAL: lambda cells, by, stones: cells,
    Repetition.SITUATIONAL: lambda cells, by, stones: (cells, by),
    Repetition.OWN_PLAYS: lambda cells, by, stones: (cells, by),
    Repetition.OWN_TURNS: lambda cells, by, stones: (cells, by),
    Repetition.WITH_PASS_STONES: lambda cells, by, stones: (cells, stones),
}
"""The functions that return the key that must not recur.

Their arguments are the board, the side that made it, and the numbers of pass stones.
"""
