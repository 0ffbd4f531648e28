"""What goref says of a game, and what came of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import TypeVar

from goref.app.opinion.accepting import suggested_ruling
from goref.app.opinion.suggest import suggest
from goref.app.ownership.network import OwnershipNet, load
from goref.core.base.geometry import Point
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from tests.benchmarks.suggest.games import Game, counted
from tests.benchmarks.suggest.held import boards

T = TypeVar("T")
U = TypeVar("U")

NETS: list[OwnershipNet] = []
"""The network of this process."""


@dataclass(frozen=True)
class Answer:
    """The dead stones somebody names.

    Attributes:
        dead: None if there was no answer.
        seconds: processor time; None if not known.
        clear: whether it says that nobody need be asked about stones or borders; None if it
            does not tell.
        wanted: why it was not clear, or why there was no answer.
        own: the margin by its own count; None if it has none.
        stones: whether it says so of stones, be a border open or not; None likewise.
    """

    dead: frozenset[Point] | None
    seconds: float | None = None
    clear: bool | None = None
    wanted: str = ""
    own: float | None = None
    stones: bool | None = None


@dataclass(frozen=True)
class Verdict:
    """An answer held against what is known.

    Attributes:
        difference: points counted less points written; None if there is nothing to compare.
        winner: whether the side that won wins by it.
        same: whether the dead stones are those known to be dead; None if not known.
    """

    difference: float | None
    winner: bool
    same: bool | None

    @property
    def wrong(self) -> bool:
        return bool(self.difference) or self.same is False


def goref_says(game: Game) -> tuple[Answer, Answer]:
    """The whole second opinion, and the dead stones by the network alone."""
    case, rules = game.case, ruleset(game.rules)
    position = case.position  # replayed when a game is opened
    began = process_time()
    made = suggest(case, rules, NETS[0])
    seconds = process_time() - began
    whys = [reason.why.value for doubt in made.unclear for reason in doubt.reasons]
    whys += [care.reason.why.value for care in made.open_borders]
    began = process_time()
    dead = boards.dead_chains(position, NETS[0].opinion(position).ownership)
    alone = Answer(dead, process_time() - began)
    margin = score(replace(case, ruling=suggested_ruling(case, made)), rules).margin
    own = None if margin is None else float(margin)
    told = " ".join(dict.fromkeys(whys))
    clear = not (made.unclear or made.border_open)  # as it was counted from the first
    return Answer(made.dead, seconds, clear, told, own, made.clear_of_stones), alone


def judged(game: Game, dead: frozenset[Point] | None) -> Verdict:
    if dead is None:
        return Verdict(None, False, None if game.dead is None else False)
    same = None if game.dead is None else dead == game.dead
    now = counted(game, dead)
    if now is None or game.written is None:
        return Verdict(None, False, same)
    winner = (now > 0) == (game.written > 0) and (now < 0) == (game.written < 0)
    return Verdict(now - game.written, winner, same)


def ask_goref(
    games: list[Game], weights: Path | None, jobs: int
) -> list[tuple[Answer, Answer]]:
    """For every game goref's opinion and the network's, one processor for each job."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    return list(shared(goref_says, games, jobs, "goref", _start, (weights,)))


def _start(weights: Path | None) -> None:
    NETS[:] = [OwnershipNet.read(weights) if weights else load()]


def shared(
    ask: Callable[[T], U],
    asked: list[T],
    jobs: int,
    name: str,
    start: Callable[..., None] | None = None,
    arguments: Iterable[object] = (),
) -> Iterator[U]:
    """What comes of each, in order, with progress on the error stream.

    One job is done in this process; more in processes begun afresh, so that NumPy there
    reads how many threads it may have.
    """
    if jobs == 1:
        if start is not None:
            start(*arguments)
        yield from _told(map(ask, asked), len(asked), name)
        return
    with get_context("spawn").Pool(jobs, start, tuple(arguments)) as pool:
        yield from _told(pool.imap(ask, asked), len(asked), name)


def _told(answers: Iterable[U], count: int, name: str) -> Iterator[U]:
    for number, one in enumerate(answers, 1):
        yield one
        if number % 50 == 0 or number == count:
            print(f"{name}: {number} of {count}", file=sys.stderr, flush=True)
