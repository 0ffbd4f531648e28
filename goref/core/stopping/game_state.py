"""Where a game stands under a rule set, and what each side may do now: read off its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import fields, frozen, replace
from goref.core.base.pieces import PIECE, Pieces, at_once
from goref.core.case.case import Case
from goref.core.case.facts import read_passes
from goref.core.game.act_kinds import ActKind, Say
from goref.core.game.legality import refusal
from goref.core.game.play_rules import End, PlayRules
from goref.core.game.record import Act, GameRecord, Setup, Word
from goref.core.game.replay import Moment
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.stops.stop_rules import How
from goref.core.stopping.machine import Machine, Phase

if TYPE_CHECKING:
    from goref.core.incidents.incident import LedTo
    from goref.core.stopping.options import Option

ENDS = {
    How.AGREED: End.AGREED,
    How.ALIVE: End.ALIVE,
    How.ALL_LEFT: End.ALIVE,
    How.FORCED: End.FORCED,
}
"""What an end is to the count."""
DECIDED = (How.RESIGNED, How.NO_PLAY, How.NO_RESULT, How.DRAW, How.BOTH_LOSE)
"""Ends that are a result whatever the count says."""


@frozen
class Outcome:
    """A result that does not come from the count. ``winner`` is None where nobody won.

    ``incident`` and ``kind``: the number of the incident that it comes from, and what that
    was; None and empty where play ended so. ``led``: what that was counted with, where the
    regulation ends the game by it.
    """

    how: How
    winner: Colour | None = None
    incident: int | None = None
    kind: str = ""
    led: LedTo | None = None


@frozen
class GameState:
    """Where a game stands.

    Attributes:
        phase: playing, stopped, ended …
        how: how it ended; None while it has not.
        loser: who resigned, or had no legal play.
        to_move: whose turn it is (or would be).
        proposer: who proposed the stop, as long as it is proposed and at the stop.
        pending: the move number of a give-up that a play would refuse.
        owed: sides that must put down a pass stone before play goes on, in order.
        must_close: two passes in a row wait for the side that must pass last.
        options: what each side may do now.
    """

    phase: Phase
    how: How | None
    loser: Colour | None
    to_move: Colour
    proposer: Colour | None
    pending: int | None
    owed: tuple[Colour, ...]
    must_close: bool
    options: tuple[Option, ...]

    def option(
        self, colour: Colour | None, kind: ActKind | None = None, say: Say | None = None
    ) -> Option | None:
        """The option to do or say this, if there is one."""
        wanted = (colour, kind, say)
        return next((o for o in self.options if (o.colour, o.kind, o.say) == wanted), None)


def standing(case: Case, rules: RuleSet) -> GameState:
    """Where a case's game stands as a rule set reads its record.

    A move the referee declared void is passed over. Acts and words the rule set does not
    have are taken for what comes nearest; what is possible now is in ``options``. A pass
    stone that an empty move is only read as counts towards no forced end.
    """
    from goref.core.stopping.options import options_of  # no score asks for them

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
    """How a case's game ended for the count, and a result that does not come from it.

    What the referee stated goes before what the record shows.
    """
    return at_once(settling(case, rules))


def settling(case: Case, rules: RuleSet) -> Pieces[tuple[End | None, Outcome | None]]:
    """The same in pieces."""
    stop = rules.stop
    if stop.forced is None and not stop.must_play:
        if not case.words:
            return case.answers.end, None
    elif case.record.is_bare and not case.record.entries:
        return case.answers.end, None
    machine = yield from folding(case, rules)
    end = None if machine.how is None else ENDS.get(machine.how)
    return case.answers.end or end, _outcome(machine.how, machine.loser)


def folded(case: Case, rules: RuleSet) -> Machine:
    """The machine of a rule set after all that a case's record holds."""
    return at_once(folding(case, rules))


def folding(case: Case, rules: RuleSet) -> Pieces[Machine]:
    """The same in pieces."""
    record, moments, acts = case.record, case.moments, case.acts
    kinds = read_passes(acts, rules.passes)
    machine = Machine(rules.stop, first_to_move(record), moments[0].cells)
    opening = case.opening
    machine.begin_with([act.colour for act in acts[:opening]], moments[opening].cells)
    left = iter(kinds[opening:])
    for at, moment in enumerate(moments[opening + 1 :], 1):
        if at % PIECE == 0:
            yield
        entry, cells = moment.entry, moment.cells
        if isinstance(entry, Act):
            if not moment.voided:
                kind, told = next(left), entry.kind is not ActKind.PASS
                machine.act(kind, entry.colour, moment.number, cells, told=told)
        elif isinstance(entry, Setup):
            machine.set_up(cells)
        elif isinstance(entry, Word):
            machine.word(entry)
    only_plays = bool(acts) and all(kind is ActKind.PLAY for kind in kinds[opening:])
    if (
        rules.stop.must_play
        and only_plays
        and machine.phase is Phase.PLAYING
        and not _can_play(case, machine.to_move, rules.play)
    ):
        machine.phase, machine.how, machine.loser = Phase.ENDED, How.NO_PLAY, machine.to_move
    return machine


def first_to_move(record: GameRecord) -> Colour:
    """Who moves first: as recorded, else White after handicap stones, else Black."""
    for entry in record.entries:
        if isinstance(entry, Act):
            return entry.colour
    return record.first or (WHITE if (record.info.handicap or 0) >= 2 else BLACK)


def _repeats(moments: Sequence[Moment]) -> bool:
    """Whether the last play changed the board to what it had been before."""
    last = moments[-1]
    if not isinstance(last.entry, Act) or last.entry.kind is not ActKind.PLAY:
        return False
    cells = last.cells
    if cells == moments[-2].cells:
        return False  # a single stone's suicide, which goes round nothing
    return any(moment.cells == cells for moment in moments[:-1])


def _can_play(case: Case, colour: Colour, play: PlayRules) -> bool:
    """Whether a side has a legal play now."""
    now, been = case.position, {moment.cells for moment in case.moments}
    empty = [point for point, code in enumerate(now.cells) if not code]
    for point in empty:  # a board that has not been is refused by no rule of repetition
        tried = now.play(point, colour)
        if not tried.own and tried.position.cells not in been:
            return True
    first = first_to_move(case.record)
    return any(refusal(case.moments, p, colour, play, first) is None for p in empty)


def _outcome(how: How | None, loser: Colour | None) -> Outcome | None:
    if how not in DECIDED:
        return None
    return Outcome(how, None if loser is None else loser.other)


def with_refused(record: GameRecord, number: int) -> GameRecord:
    """The record with the give-up of this move number turned into a pass stone."""
    entries, count = list(record.entries), 0
    for index, entry in enumerate(entries):
        if isinstance(entry, Act):
            count += 1
            if count == number:
                entries[index] = replace(entry, kind=ActKind.PASS_STONE)
    return replace(record, entries=tuple(entries))
