"""Makes acts that accept a second opinion (a suggestion); they never change the referee's
marks."""

from __future__ import annotations

from collections.abc import Iterable

from goref import __version__
from goref.app.edits.accepting import AcceptSuggestion, Agreed
from goref.app.opinion.suggestion import Suggestion, joined
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.ruling.survey import survey

NONE: frozenset[Point] = frozenset()
LIVES = (StoneStatus.DEAD, StoneStatus.SEKI, StoneStatus.ALIVE)


def suggested_ruling(case: Case, suggestion: Suggestion) -> Ruling:
    """Returns the case's ruling with all suggested statuses marked, even unclear ones.

    A mark spreads to the stones connected with it. Where it would reach stones that seem alive,
    these are marked alive. So the result is exactly the suggestion.
    """
    return _held(case.ruling, suggestion, suggestion.position.grid.points)


def acceptance(
    case: Case, suggestion: Suggestion, points: Iterable[Point] | None = None
) -> AcceptSuggestion | None:
    """Returns the act that accepts the suggestion; None if it would change nothing.

    Stones that the referee has marked keep their marks. For the whole board, only clear stones
    are accepted and the rest is left open. But if the referee has ruled on the whole board, no
    stone becomes open again.

    Args:
        points: the stones to accept, even if unclear or alive; None for the whole board. Stones
            to which their marks spread are marked too if clear, else left open.
    """
    whole, ruling = points is None, case.ruling
    left = ruling.unclear
    if points is None:
        points = set(suggestion.position.grid.points) - suggestion.doubtful
        again = ruling.unclear if ruling.word is StatusSource.REFEREE else suggestion.left_open
        left = suggestion.left_open & again
    wanted = frozenset(points)
    if not whole:
        wanted |= joined(d.follows for d in suggestion.unclear if d.points <= wanted)
    held = _held(replace(ruling, unclear=left), suggestion, wanted)
    lives = dict(held.lives)
    if not whole:
        asked = (
            c for c in suggestion.chains if c.life is StoneStatus.ALIVE and c.points & wanted
        )
        lives = dict.fromkeys(joined(c.points for c in asked), StoneStatus.ALIVE) | lives
    new = {
        life: frozenset(p for p in lives.keys() - ruling.lives.keys() if lives[p] is life)
        for life in StoneStatus
    }
    proved = joined(c.points for c in suggestion.chains if c.proved)
    marked = joined(new.values())
    act = AcceptSuggestion(
        "goref",
        __version__,
        suggestion.network,
        new[StoneStatus.DEAD],
        new[StoneStatus.SEKI],
        new[StoneStatus.ALIVE],
        proved & marked,
        held.unclear - lives.keys() - ruling.claims.keys() - (NONE if whole else left),
        _agreed(suggestion, wanted - ruling.lives.keys() if whole else marked),
        whole,
        new[StoneStatus.ALIVE] & (suggestion.doubtful - wanted),
    )
    return None if act.apply(case) == case else act


def _agreed(suggestion: Suggestion, points: frozenset[Point]) -> Agreed:
    """Returns pairs: the name of an engine, and the stones that are clear because it agrees."""
    by_name: dict[str, frozenset[Point]] = {}
    for chain in suggestion.chains:
        for engine in chain.agreed if chain.points & points else ():
            by_name[engine] = by_name.get(engine, NONE) | chain.points
    return tuple(sorted(by_name.items()))


def from_engine(
    suggestion: Suggestion, points: frozenset[Point], life: StoneStatus
) -> AcceptSuggestion | None:
    """Returns the act that gives stones the status ``life`` as an engine does.

    Returns None if no engine gives it to all of them.
    """
    other = next((o for o in suggestion.others if o.life(points) is life), None)
    if other is None:
        return None
    dead, seki, alive = (points if life is one else NONE for one in LIVES)
    return AcceptSuggestion(other.engine, other.version, "", dead, seki, alive)


def _held(ruling: Ruling, suggestion: Suggestion, wanted: Iterable[Point]) -> Ruling:
    """Returns the ruling with the suggested status of the ``wanted`` stones marked.

    Other stones to which these marks would spread are marked as suggested if they are clear. If
    not, they are left open, or marked alive if the referee has ruled on the whole board.
    """
    wanted, spoken = frozenset(wanted), ruling.word is StatusSource.REFEREE
    open_ = [c for c in suggestion.chains if not c.points & ruling.lives.keys()]
    for life in (StoneStatus.DEAD, StoneStatus.SEKI):
        named = [p for c in open_ if c.life is life and c.points & wanted for p in c.points]
        ruling = ruling.with_lives(named, life) if named else ruling
    doubtful = suggestion.doubtful - wanted
    while True:
        seen = survey(suggestion.position, ruling)
        gone = (seen.dead | seen.seki) - ruling.lives.keys()
        strayed = [c for c in open_ if c.points & gone]
        if not strayed:
            return ruling
        for chain in strayed:
            if chain.points.isdisjoint(doubtful):
                ruling = ruling.with_lives(chain.points, chain.life)
            elif spoken:
                ruling = ruling.with_lives(chain.points, StoneStatus.ALIVE)
            else:
                ruling = replace(ruling, unclear=ruling.unclear | chain.points)
