"""Capturing a dead chain to the end, with equal turns, to show the cost.

The chain is assumed dead: this shows the count, not the life or death of the chain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.continuation.capture import LARGEST_FIELD, capture_line
from goref.core.continuation.continuation import (
    CLOSING,
    Continuation,
    PlayedTurn,
    TurnPurpose,
    closing_run,
    gone_on,
    idle,
    to_move,
)
from goref.core.continuation.filling import Filling
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.proving.proof import Ground
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.remarks import costly_chains


class PlayOutError(ValueError):
    """Raised for a chain that cannot be played out here; carries a fault with the reason."""


class WorthReason(Enum):
    """The reason why a chain is worth playing out."""

    BENT_FOUR = "bent-four"
    """The chain is dead as a bent four in the corner: normally nobody begins to capture it."""
    COSTLY = "costly"
    """The captor would have to fill own land to capture the chain (砲棋)."""


class CaptureCandidate(NamedTuple):
    """A chain that is worth playing out."""

    chain: frozenset[Point]
    why: WorthReason


def worth_playing_out(
    case: Case, go_on: Callable[[], None] = lambda: None
) -> Iterator[CaptureCandidate]:
    """Yields the bent fours on the board, and chains ruled dead that are costly to capture.

    Args:
        go_on: called at every step of the search for bent fours; it may raise to cancel.
    """
    surveyed = survey(case.position, case.ruling)
    bent = _bent_fours(case.position, go_on)
    for chain in sorted(bent, key=min):
        yield CaptureCandidate(chain, WorthReason.BENT_FOUR)
    for _, chain, _ in costly_chains(surveyed):
        if chain not in bent:
            yield CaptureCandidate(chain, WorthReason.COSTLY)


def _bent_fours(
    position: Position, go_on: Callable[[], None] = lambda: None
) -> set[frozenset[Point]]:
    proved = proofs(position, go_on=go_on).items()
    return {chain for chain, proof in proved if proof.ground is Ground.BENT_FOUR}


def play_out(case: Case, point: Point) -> Continuation:
    """Captures the chain at a point: the captor moves first, the owner answers turn by turn.

    A side with nothing to play around the chain takes a dame, and passes if there is none: each
    rule set decides the cost of a pass. Neither side has a threat for a ko.

    Raises:
        PlayOutError: there is no chain, it is neither ruled dead nor a bent four, or it cannot
            be captured this way.
    """
    position = case.position
    if not 0 <= point < len(position.grid) or not position.cells[point]:
        raise PlayOutError(fault("play-out-no-stone"))
    chain = position.chain(point)
    owner = Colour(position.cells[point])
    findings: list[Finding] = []
    if not chain <= survey(position, case.ruling).dead:
        if chain not in _bent_fours(position):
            raise PlayOutError(fault("play-out-not-dead"))
        case = replace(case, ruling=case.ruling.with_lives(chain, StoneStatus.DEAD))
        findings.append(found("play-out-as-dead", Level.NOTE, chain))
    filling = Filling(survey(position, case.ruling), kos=False)
    turns = list(_turns(filling, point, owner))
    longer = _continued(case, turns, filling.dead, owner.other)
    return Continuation(case, owner.other, tuple(turns), longer, tuple(findings))


def _turns(filling: Filling, target: Point, owner: Colour) -> Iterator[PlayedTurn]:
    line: tuple[Point | None, ...] | None = None
    at = 0
    while True:
        position = filling.position
        outside, eye = _liberties(position, target)
        if line is None and not outside:
            line = capture_line(position, target, eye)
            if line is None:
                raise PlayOutError(fault("play-out-not-captured"))
        answer = filling.answer(owner.other) if line is None else None
        if answer is not None:
            yield answer
            yield filling.turn(owner) or idle(filling.position, owner)
            continue
        if line is None:
            point = _approach(position, outside, owner.other)
            yield filling.put(point, TurnPurpose.APPROACH, owner.other)
            if _strikes_back(filling.position, target, owner):
                raise PlayOutError(fault("play-out-fights"))
        else:
            inside = line[at]
            assert inside is not None  # only the owner passes
            last = at + 1 == len(line)
            yield filling.put(
                inside, TurnPurpose.CAPTURE if last else TurnPurpose.INSIDE, owner.other
            )
            at += 1
        taken = filling.position.cells[target] != owner
        reply = None if taken or line is None else line[at]
        if reply is None:
            yield filling.turn(owner) or idle(filling.position, owner)
        else:
            yield filling.put(reply, TurnPurpose.RESIST, owner)
        at += line is not None
        if taken:
            return


def _approach(position: Position, outside: frozenset[Point], captor: Colour) -> Point:
    """Returns a liberty that the captor can fill, without being in atari there if possible."""
    possible = []
    for point in sorted(outside):
        done = position.play(point, captor)
        if not done.own:
            chain = done.position.chain(point)
            in_atari = len(done.position.liberties(chain)) < 2 and not done.captured
            possible.append((in_atari, point))
    if not possible:
        raise PlayOutError(fault("play-out-not-captured"))
    return min(possible)[1]


def _strikes_back(position: Position, target: Point, owner: Colour) -> bool:
    """Returns whether the owner's next play could capture stones around the chain."""
    chain, cells, near = position.chain(target), position.cells, position.grid.neighbours
    about = {n for p in chain for n in near[p] if cells[n] == owner.other}
    return any(
        position.play(liberty, owner).captured
        for stone in about
        if len(free := position.liberties(position.chain(stone))) == 1
        for liberty in free
    )


def _liberties(position: Position, target: Point) -> tuple[frozenset[Point], frozenset[Point]]:
    """Returns a chain's outside liberties, and the points that the chain encloses."""
    near = position.grid.neighbours
    chain = position.chain(target)
    outside: set[Point] = set()
    eye: set[Point] = set()
    for liberty in position.liberties(chain):
        part = [liberty]
        seen = {liberty}
        for p in part:
            for n in near[p]:
                if n not in seen and n not in chain and len(part) <= LARGEST_FIELD:
                    seen.add(n)
                    part.append(n)
        if len(part) <= LARGEST_FIELD:
            eye |= seen
        else:
            outside.add(liberty)
    return frozenset(outside), frozenset(eye)


def _continued(
    case: Case, turns: list[PlayedTurn], dead: frozenset[Point], captor: Colour
) -> Case:
    """Returns the case with two passes (if it lacks them), the turns, and two passes more."""
    if case.record.is_bare:
        longer = gone_on(case, turns, dead)
    else:
        _, closing = closing_run(case)
        kinds = [act.kind for act in closing] or [ActKind.PASS] * CLOSING
        stop = []
        if not closing:
            last = case.record.acts[-1]
            now = to_move(case)
            colour = last.colour.other if now is None else now.colour
            missing = CLOSING if last.kind is ActKind.PLAY else CLOSING - 1
            for _ in range(missing):
                stop.append(Act(ActKind.PASS, colour))
                colour = colour.other
        again = [
            Act(kind, colour)
            for kind, colour in zip(kinds, (captor, captor.other), strict=True)
        ]
        longer = gone_on(case, turns, dead, before=stop, after=again)
    # The game's first pass was made before these turns.
    return longer.answering(first_pass=case.answers.first_pass)
