"""The state of a game under a rule set and each side's options, derived from the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import fields, frozen, replace
from goref.core.base.pieces import PIECE, Pieces, at_once
from goref.core.case.case import Case
from goref.core.case.facts import read_passes
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.legality import refusal
from goref.core.game.play_rules import End, Passes, PlayRules
from goref.core.game.record import Act, GameRecord, Setup, Statement
from goref.core.game.replay import Moment
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.stopping.stop_machine import Phase, StopMachine

if TYPE_CHECKING:
    from goref.core.incidents.incident import EarlierOffence
    from goref.core.stopping.options import AllowedAct

ENDS = {
    GameEnding.AGREED: End.AGREED,
    GameEnding.ALIVE: End.ALIVE,
    GameEnding.ALL_LEFT: End.ALIVE,
    GameEnding.FORCED: End.FORCED,
}
"""The ends of a game that matter to the count, by the way it ended."""
DECIDED = (
    GameEnding.RESIGNED,
    GameEnding.NO_PLAY,
    GameEnding.NO_RESULT,
    GameEnding.DRAW,
    GameEnding.BOTH_LOSE,
)
"""Ends that give a result regardless of the count."""


@frozen
class Outcome:
    """A result that does not come from the count.

    Attributes:
        winner: the side that won; None if nobody won.
        incident: the number of the incident that decided the game; None if none did.
        kind: the kind of that incident; empty if none decided.
        led: the count of earlier offences, if the regulation ends the game because of it.
    """

    how: GameEnding
    winner: Colour | None = None
    incident: int | None = None
    kind: str = ""
    led: EarlierOffence | None = None


@frozen
class GameState:
    """The state of a game.

    Attributes:
        phase: playing, stopped, ended …
        how: how the game ended; None while it has not ended.
        loser: the side that resigned, or had no legal play; None if neither happened.
        to_move: the side to move, now or when play resumes.
        proposer: the side that proposed the stop, from its proposal until the end of the stop;
            else None.
        pending: the move number of a give-up that waits for an answer; a play or a pass stone
            refuses it. None if no give-up waits.
        owed: sides that must put down a pass stone before play resumes, in order.
        must_close: True if two passes in a row wait for the side that must pass last.
        options: each side's options now.
    """

    phase: Phase
    how: GameEnding | None
    loser: Colour | None
    to_move: Colour
    proposer: Colour | None
    pending: int | None
    owed: tuple[Colour, ...]
    must_close: bool
    options: tuple[AllowedAct, ...]

    def option(
        self,
        colour: Colour | None,
        kind: ActKind | None = None,
        say: StatementKind | None = None,
    ) -> AllowedAct | None:
        """Returns the option for an act or a statement; None if that is not possible now."""
        wanted = (colour, kind, say)
        return next((o for o in self.options if (o.colour, o.kind, o.say) == wanted), None)


def standing(case: Case, rules: RuleSet) -> GameState:
    """Returns the state of a case's game as a rule set reads its record.

    A move that the referee declared void is ignored. Acts and statements that the rule set
    lacks are read as its most similar ones. An empty move that is only read as a pass stone
    does not count towards a forced end.
    """
    from goref.core.stopping.options import options_of  # no score needs it

    machine = folded(case, rules)
    going = machine.phase is not Phase.ENDED
    told = {f.name: getattr(machine, f.name) for f in fields(GameState) if f.name != "options"}
    return GameState(
        **told,
        options=options_of(
            machine,
            repeats=going and _repeats(case.moments),
            can_play=going and _can_play(case, machine.to_move, rules.play),
        ),
    )


def ending(case: Case, rules: RuleSet) -> tuple[End | None, Outcome | None]:
    """Returns how the game ended, and a result that needs no count, such as a resignation.

    Each is None if it is missing, or if it does not matter to the rule set. The end that the
    referee stated overrides the record's.
    """
    return at_once(settling(case, rules))


def settling(case: Case, rules: RuleSet) -> Pieces[tuple[End | None, Outcome | None]]:
    """Does the work of :func:`ending` in pieces."""
    stop = rules.stop
    if stop.forced is None and not stop.must_play:
        if not case.words:
            return case.answers.end, None
    elif case.record.is_bare and not case.record.entries:
        return case.answers.end, None
    machine = yield from folding(case, rules)
    end = None if machine.how is None else ENDS.get(machine.how)
    return case.answers.end or end, _outcome(machine.how, machine.loser)


def is_end_open(case: Case, rules: RuleSet) -> bool:
    """Returns True if it is unclear whether the closing empty moves made every stone alive.

    It is unclear only if the record states neither that end nor an agreement. Four empty moves
    in a row can be two passes, and two more after the dead stones were removed.

    Source: Ji Ping Dian A, articles 5.1 and 5.3; Ing's laws of 1991, terms 18 and 19; AGA
    rules, rule 10.
    """
    stop = rules.stop
    length = stop.forced or (stop.end.length if stop.end else 0)
    if not rules.voids_dead or not length or len(case.acts) < length:
        return False
    if any(act.kind is ActKind.PLAY for act in case.acts[-length:]):
        return False
    forced = stop.forced is not None
    machine = at_once(folding(case, rules, all_stones=forced))
    return machine.phase is Phase.ENDED and machine.how in (
        (GameEnding.FORCED,) if forced else (GameEnding.PASSES, GameEnding.ALL_LEFT)
    )


def folded(case: Case, rules: RuleSet) -> StopMachine:
    """Returns a rule set's state machine after it has read all entries of a case's record."""
    return at_once(folding(case, rules))


def folding(case: Case, rules: RuleSet, *, all_stones: bool = False) -> Pieces[StopMachine]:
    """Does the work of :func:`folded` in pieces.

    Args:
        all_stones: True to read every empty move that the record does not explain as a pass
            stone that was put down.
    """
    record, moments, acts = case.record, case.moments, case.acts
    kinds = read_passes(acts, Passes.STONES if all_stones else rules.passes)
    machine = StopMachine(rules.stop, first_to_move(record), moments[0].cells)
    opening = case.opening
    machine.begin_with([act.colour for act in acts[:opening]], moments[opening].cells)
    left = iter(kinds[opening:])
    for at, moment in enumerate(moments[opening + 1 :], 1):
        if at % PIECE == 0:
            yield
        entry, cells = moment.entry, moment.cells
        if isinstance(entry, Act):
            if not moment.voided:
                kind, told = next(left), all_stones or entry.kind is not ActKind.PASS
                machine.act(kind, entry.colour, moment.number, cells, told=told)
        elif isinstance(entry, Setup):
            machine.set_up(cells)
        elif isinstance(entry, Statement):
            machine.word(entry)
    only_plays = bool(acts) and all(kind is ActKind.PLAY for kind in kinds[opening:])
    if (
        rules.stop.must_play
        and only_plays
        and machine.phase is Phase.PLAYING
        and not _can_play(case, machine.to_move, rules.play)
    ):
        machine.phase, machine.how, machine.loser = (
            Phase.ENDED,
            GameEnding.NO_PLAY,
            machine.to_move,
        )
    return machine


def first_to_move(record: GameRecord) -> Colour:
    """Returns the side to move first.

    The side of the first act comes first, then the recorded side. If neither is known, it is
    White after 2 handicap stones or more, else Black.
    """
    for entry in record.entries:
        if isinstance(entry, Act):
            return entry.colour
    return record.first or (WHITE if (record.info.handicap or 0) >= 2 else BLACK)


def _repeats(moments: Sequence[Moment]) -> bool:
    """Returns True if the last play made an earlier board again."""
    last = moments[-1]
    if not isinstance(last.entry, Act) or last.entry.kind is not ActKind.PLAY:
        return False
    cells = last.cells
    if cells == moments[-2].cells:
        return False  # a single stone's suicide is no cycle
    return any(moment.cells == cells for moment in moments[:-1])


def _can_play(case: Case, colour: Colour, play: PlayRules) -> bool:
    """Returns True if a side has a legal play now."""
    now, been = case.position, {moment.cells for moment in case.moments}
    empty = [point for point, code in enumerate(now.cells) if not code]
    for point in empty:  # no rule on repetition bars a new board
        tried = now.play(point, colour)
        if not tried.own and tried.position.cells not in been:
            return True
    first = first_to_move(case.record)
    return any(refusal(case.moments, p, colour, play, first) is None for p in empty)


def _outcome(how: GameEnding | None, loser: Colour | None) -> Outcome | None:
    if how not in DECIDED:
        return None
    return Outcome(how, None if loser is None else loser.other)


def with_refused(record: GameRecord, number: int) -> GameRecord:
    """Returns the record with the give-up of move ``number`` changed to a pass stone."""
    entries, count = list(record.entries), 0
    for index, entry in enumerate(entries):
        if isinstance(entry, Act):
            count += 1
            if count == number:
                entries[index] = replace(entry, kind=ActKind.PASS_STONE)
    return replace(record, entries=tuple(entries))
