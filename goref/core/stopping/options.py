"""Each side's options at a moment of the game, and the meaning of each."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.stopping.stop_machine import Phase, StopMachine, is_equal

NAMES = {ActKind.PLAY: "play", ActKind.PASS: "pass", ActKind.PASS_STONE: "stone"}
NAMES[ActKind.GIVE_UP] = "give-up"
LAST_ONES = {
    GameEnding.FORCED: "stone-forces",
    GameEnding.FULL: "stone-full",
    GameEnding.ALL_LEFT: "pass-all-left",
    GameEnding.SECOND_STOP: "pass-ends-second",
    GameEnding.PASSES: "pass-ends",
}
"""The meaning of the empty move that ends a game, by the way it ends."""
CYCLES = {StatementKind.NO_RESULT: "no-result-cycle", StatementKind.DRAW: "draw-cycle"}


@frozen
class AllowedAct:
    """An act or a statement that is possible now; ``kind`` or ``say`` is None.

    Attributes:
        colour: the side that may choose it; None for both sides together.
        means: its meaning, as a key of a table in ``goref.core.texts.stopping``.
        proposer: the side whose proposal the option refuses, accepts or follows; None if no
            proposal is open.
        count: the number of pass stones in the present board position after the act; 0 for a
            statement.
    """

    colour: Colour | None
    kind: ActKind | None
    say: StatementKind | None
    means: str
    article: AnyText
    proposer: Colour | None = None
    count: int = 0


def options_of(
    machine: StopMachine, *, repeats: bool, can_play: bool
) -> tuple[AllowedAct, ...]:
    """Returns all options now.

    Args:
        repeats: True if the present board position has occurred before.
        can_play: True if the side to move has a legal play.
    """
    if machine.phase is Phase.ENDED:
        return ()
    rules = machine.rules
    made: list[AllowedAct] = []
    for kind in _kinds(machine, can_play):
        after = machine.copy()
        after.act(kind, machine.to_move, 0, b"" if kind is ActKind.PLAY else machine.cells)
        means = _means(machine, after, kind)
        count = machine.stones_here + (machine.pending is not None)
        count += kind is ActKind.PASS_STONE
        made.append(
            AllowedAct(
                machine.to_move,
                kind,
                None,
                means,
                rules.article(means),
                machine.proposer,
                count,
            )
        )
    for colour, say, means in _words(machine, repeats):
        article = rules.article(means)
        made.append(AllowedAct(colour, None, say, means, article, machine.proposer))
    return tuple(made)


def _kinds(machine: StopMachine, can_play: bool) -> tuple[ActKind, ...]:
    """Returns the kinds of act that the side to move may choose."""
    rules = machine.rules
    going = machine.phase in (Phase.PLAYING, Phase.SECOND_PHASE)
    if not going and not (machine.phase is Phase.STOPPED and rules.acts_at_stop):
        return ()
    if machine.owed:
        return (ActKind.PASS_STONE,)
    if machine.must_close and rules.stop is not None:
        return (rules.stop.kind,)
    return ((ActKind.PLAY,) if can_play else ()) + rules.empties


def _means(machine: StopMachine, after: StopMachine, kind: ActKind) -> str:
    name, phase = NAMES[kind], machine.phase
    if machine.pending is not None and kind is not ActKind.GIVE_UP:
        refused = machine.copy()
        refused.refuse()
        if refused.phase is Phase.ENDED:
            return "refusal-forces"
        if after.phase is not Phase.ENDED:
            return f"{name}-refuses"
    if after.phase is Phase.ENDED and after.how is not None:
        return LAST_ONES[after.how]
    if machine.owed:
        return "stone-owed"
    if kind is ActKind.PLAY:
        return {Phase.STOPPED: "play-resumes", Phase.SECOND_PHASE: "play-second"}.get(
            phase, "play"
        )
    if after.phase is not phase:
        if after.phase is Phase.SECOND_PHASE:
            return "pass-preliminary"
        if after.phase is Phase.STOPPED:
            return f"{name}-stops"
        return f"{name}-resumes"
    if phase is Phase.SECOND_PHASE:
        return "pass-second"
    if machine.rules.first_pass_apart and machine.first_pass is None:
        return "pass-apart"
    if after.must_close:
        return "pass-last-wanted"
    if after.run:
        return f"{name}-proposes"
    end = machine.rules.end
    closes = end is not None and (after.long > 1 or after.long == end.length - 1)
    return f"{name}-closing" if closes else name


def _words(
    machine: StopMachine, repeats: bool
) -> Iterator[tuple[Colour | None, StatementKind, str]]:
    """Yields the possible statements: the side, the statement and the key of its meaning."""
    rules, phase = machine.rules, machine.phase
    at_stop = phase in (Phase.STOPPED, Phase.TRIAL)
    equal = not rules.equal_turns or is_equal(machine.turns)
    if phase is Phase.SECOND_PHASE:
        at_stop = is_equal(machine.since)
    if phase is Phase.PLAYING and rules.by_agreement and equal:
        yield None, StatementKind.STOP, "stop-dame" if rules.dame_filled else "stop"
    if at_stop:
        for say in rules.closing:
            yield None, say, say.value
    if phase is Phase.STOPPED:
        for say, how in rules.going_on:
            means = f"{say.value}-{how.value}"
            if rules.resumptions == machine.resumptions + 1:
                means = f"{say.value}-last"
            for colour in (BLACK, WHITE) if say is StatementKind.RESUME else (None,):
                yield colour, say, means
    if phase is Phase.PLAYING and rules.cycle is not None and repeats:
        yield None, rules.cycle, CYCLES[rules.cycle]
    for colour in (BLACK, WHITE):
        yield colour, StatementKind.RESIGN, "resign"


def said_by(option: AllowedAct) -> Statement | None:
    """Returns the statement that an option means; None if the option is an act."""
    return None if option.say is None else Statement(option.say, option.colour)
