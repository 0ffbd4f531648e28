"""The remaining dame, taken in turn (收后): the game as if all had been filled."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from goref.core.base.colour import COLOURS, Colour, Who
from goref.core.base.findings import Level, found
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.continuation.continuation import (
    EMPTY_MOVES,
    Continuation,
    PlayedTurn,
    TurnPurpose,
    closing_run,
    gone_on,
    idle,
)
from goref.core.continuation.filling import Filling
from goref.core.game.record import Act
from goref.core.ruling.survey import survey


def settle_dame(
    case: Case, first: Colour, *, kos: bool = True, go_on: Callable[[], None] = lambda: None
) -> Continuation:
    """Returns the game with the neutral points filled in turn, beginning with ``first``.

    The turns come before the two passes that ended play, as if nobody had stopped before.

    Args:
        kos: True if the last kos are played too; neither side has a threat for them.
        go_on: called before every turn; it may raise to cancel.
    """
    pieces = settling(case, first, kos=kos)
    made = None
    while made is None:
        go_on()
        made = next(pieces)
    return made


def settling(case: Case, first: Colour, *, kos: bool = True) -> Iterator[Continuation | None]:
    """Yields None after each turn of :func:`settle_dame`, and at last its result."""
    filling = Filling(survey(case.position, case.ruling), kos=kos)
    turns: list[PlayedTurn] = []
    colour, idled = first, 0
    while idled < len(COLOURS):
        turn = filling.turn(colour)
        if turn is None:
            idled += 1
            turns.append(idle(filling.position, colour))
        else:
            idled = 0
            turns.append(turn)
        colour = colour.other
        yield None
    while turns and turns[-1].aim is TurnPurpose.IDLE:
        turns.pop()
    yield _continued(case, first, turns, filling)


def settled_ways(
    case: Case, first: Colour, go_on: Callable[[], None] = lambda: None
) -> dict[bool, Continuation]:
    """Returns the continuations with the last kos played (True), and with them open (False).

    The arguments are those of :func:`settle_dame`.
    """
    played_ = settle_dame(case, first, go_on=go_on)
    kos = any(
        turn.aim in (TurnPurpose.KO_TAKEN, TurnPurpose.KO_CONNECTED) for turn in played_.turns
    )
    left = settle_dame(case, first, kos=False, go_on=go_on) if kos else played_
    return {True: played_, False: left}


def _continued(
    case: Case, first: Colour, turns: list[PlayedTurn], filling: Filling
) -> Continuation:
    findings = list(filling.findings())
    cut, closing = closing_run(case)
    after = first
    for _ in turns:
        after = after.other
    passes = []
    for act in closing:
        passes.append(replace(act, colour=after))
        after = after.other
    answers = case.answers
    ended_by_stated = answers.first_pass is Who.of(first) and not any(
        isinstance(e, Act) and e.kind in EMPTY_MOVES for e in case.record.entries[:cut]
    )
    if ended_by_stated and turns:
        # The first pass was made when play stopped: that is now later.
        idlers = [turn.act.colour for turn in turns if turn.aim is TurnPurpose.IDLE]
        passer = idlers[0] if idlers else _after(first, len(turns))
        answers = replace(answers, first_pass=Who.of(passer))
        findings.append(found("settle-first-pass", Level.NOTE, colour=first))
    longer = gone_on(
        case, turns, filling.dead, after=passes, at=cut if closing else None, answers=answers
    )
    return Continuation(case, first, tuple(turns), longer, tuple(findings))


def _after(first: Colour, turns: int) -> Colour:
    return first.other if turns % 2 else first
