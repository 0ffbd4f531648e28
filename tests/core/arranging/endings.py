"""Finished cases to lay out: the recorded games, and games played at random on large boards."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import Grid, Point, grid
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameInfo, GameRecord, Setup
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.ruling.survey import survey
from goref.io.sgf.read import read_sgf
from tests.core.build import DATA, game, ruled
from tests.core.modern_ending import SEKI

GAMES = sorted(file.stem for file in (DATA / "games").glob("*.txt"))
RESOURCES = Path(__file__).parents[3] / "resources" / "games"
MARKED_SEKI = {"modern-ending": SEKI, "huang-longshi--zhou-donghou": "G19 H18 J19"}


@cache
def settled(name: str) -> Case:
    """A recorded game, settled, with the marks of the referee."""
    case = game(name).settled()
    return ruled(case, seki=MARKED_SEKI[name]) if name in MARKED_SEKI else case


def bundled() -> dict[str, Case]:
    """The games that goref brings along, as their files are read."""
    return {
        file.stem: Case(read_sgf(file.read_bytes()).games[0].record)
        for file in sorted(RESOURCES.glob("*.sgf"))
    }


def random_game(size: int, seed: int, *, handicap: int = 0, part: float = 1.0) -> Case:
    """A game of two players who play anywhere, but into no eye of their own.

    ``part`` of the turns are played that it takes until neither wants to play; then some
    chains that touch no friend's life are taken off as dead.
    """
    chance = random.Random(seed)
    board = grid(size)
    black = frozenset(chance.sample(list(board.stars), handicap)) if handicap else frozenset()
    acts: list[Act] = []
    position, before = Position.of(board, black), None
    mover: Colour = WHITE if black else BLACK
    waiting = 0
    for _ in range(int(2 * len(board) * part)):
        point = _choice(position, before, mover, chance)
        if point is None or chance.random() < 0.004:
            waiting += 1
            acts.append(Act(ActKind.PASS_STONE, mover))
            before = None
        else:
            waiting = 0
            before, position = position, position.play(point, mover).position
            acts.append(Act(ActKind.PLAY, mover, point))
        mover = mover.other
        if waiting == 2:
            break
    acts += [Act(ActKind.PASS, mover), Act(ActKind.PASS, mover.other)]
    info = GameInfo(handicap=handicap)
    case = Case(GameRecord(board, Setup(black), tuple(acts), info=info))
    ruling = _dead(case.position, chance)
    return Case(case.record, ruling, StatedFacts(komi=None))


def _choice(
    position: Position, before: Position | None, mover: Colour, chance: random.Random
) -> Point | None:
    board, cells = position.grid, position.cells
    open_points = [p for p in board.points if not cells[p]]
    for _ in range(12):
        if not open_points:
            return None
        point = chance.choice(open_points)
        if _own_eye(board, cells, point, mover):
            continue
        after, _, own = position.play(point, mover)
        if not own and after != before:
            return point
    return None


def _own_eye(board: Grid, cells: bytes, point: Point, mover: Colour) -> bool:
    return all(cells[n] == mover for n in board.neighbours[point])


def _dead(position: Position, chance: random.Random) -> Ruling:
    """Up to six chains, none of them beside a living one of its colour."""
    ruling = Ruling()
    chains = sorted(position.chains(), key=lambda chain: (len(chain), min(chain)))[:40]
    for chain in chance.sample(chains, min(6, len(chains))):
        tried = ruling.with_lives(chain, StoneStatus.DEAD)
        findings = findings_of(survey(position, tried))
        if not {"dead-beside-alive", "chain-two-statuses"} & {f.code for f in findings}:
            ruling = tried
    return ruling
