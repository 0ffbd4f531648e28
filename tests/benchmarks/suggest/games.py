"""Games to measure on: from the training data what was held back, from SGF files all."""

from __future__ import annotations

import base64
import hashlib
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point, grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameInfo, GameRecord, Setup
from tests.benchmarks.suggest.held import boards

RULES = {"Chinese": "chinese-2002", "AGA": "aga", "NZ": "new-zealand", "area": "chinese-2002"}
KATAGO = "KataGo 1.17, 38 MB net, one look for each side to move (in the data)"
GNUGO = "GNU Go 3.8, level 1, and 8 where 1 did not explain the result (in the data)"


@dataclass(frozen=True)
class Game:
    """A finished game, and what is known of its end.

    Attributes:
        source: where it comes from; a row of the table.
        rules: the id of the rule set that goref is told.
        terms: what the plain count needs beside the board, as in the data.
        written: the margin it ended with, in points for Black; None if that or the komi is not
            known.
        dead: the stones that were dead; None if not known.
        opinions: the stones other programs take for dead, as far as the data tell.
        note: what is known to be odd about it.
    """

    id: str
    source: str
    record: GameRecord
    rules: str
    terms: dict[str, Any]
    written: float | None
    dead: frozenset[Point] | None
    opinions: Mapping[str, frozenset[Point]] = field(default_factory=dict)
    note: str = ""

    @property
    def size(self) -> int:
        return self.record.grid.width

    @property
    def case(self) -> Case:
        """The game with nothing ruled."""
        return Case(self.record, rules=self.rules)

    @property
    def place(self) -> str:
        """Where it comes in a sample: chance, but always the same."""
        return hashlib.sha1(self.id.encode()).hexdigest()


def from_data(folder: Path) -> Iterator[Game]:
    """What the trainer held back, each game once with all that the files say of it.

    Games that were looked at by others (for dead stones or ownership: drawn at random, so
    they favour nobody) come first within a source.
    """
    known = {
        name: _by_id(folder / f"{name}.jsonl.gz")
        for name in ("verified-endings", "disputed-endings", "katago-ownership")
    }
    verified, disputed, taught = known.values()
    games = []
    for line in _held_back(folder / "finished-games.jsonl.gz"):
        id_ = line["id"]
        game = _game(line, verified.get(id_), line["result_black_margin"])
        opinions = {}
        if asked := verified.get(id_) or disputed.get(id_):
            opinions[GNUGO] = boards.points(game.record.grid, asked["dead"])
        if id_ in taught:
            opinions[KATAGO] = _taught(taught[id_])
        note = f"disputed: {disputed[id_]['why']}" if id_ in disputed else ""
        games.append(replace(game, opinions=opinions, note=note))
    met = {game.id for game in games}
    rest = [x for x in (*verified.values(), *disputed.values()) if x["id"] not in met]
    games += [_game(x, x if x["id"] in verified else None, x["margin"]) for x in rest]
    yield from sorted(games, key=lambda game: (not game.opinions, game.place))


def from_small(path: Path) -> Iterator[Game]:
    """Small boards as ``selfplay.py`` writes them; their margin is what their dead stones give.

    Only what the trainer held back.
    """
    for line in _held_back(path):
        rows = {key: value for key, value in line.items() if key != "moves"}
        terms = {"rules": "area", "rules_word": None, "komi": 0, "handicap": 0, **rows}
        game = _game(terms, terms, None)
        yield replace(game, written=counted(game, game.dead or frozenset()))


def sampled(games: Iterable[Game], limit: int | None) -> list[Game]:
    """The first so many games of every size and source."""
    taken: dict[tuple[int, str], int] = defaultdict(int)
    found = []
    for game in games:
        group = (game.size, game.source)
        if limit is None or taken[group] < limit:
            taken[group] += 1
            found.append(game)
    return found


def counted(game: Game, dead: frozenset[Point]) -> float | None:
    """The margin of the plain count with these stones dead. None if the komi is not known."""
    margin: float | None = boards.margin(game.terms, game.case.position, dead)
    return margin


def _held_back(path: Path) -> Iterator[dict[str, Any]]:
    if not path.is_file():
        print(f"{path.name}: not there", file=sys.stderr)
        return
    for line in boards.lines(path):
        if boards.held_back(line["id"]):
            yield line


def _by_id(path: Path) -> dict[str, dict[str, Any]]:
    return {line["id"]: line for line in _held_back(path)}


def _game(line: dict[str, Any], known: dict[str, Any] | None, written: float | None) -> Game:
    board = grid(line["size"])
    word = line["rules_word"] or ""
    names = ("rules", "rules_word", "komi", "handicap", "prisoners")
    return Game(
        line["id"],
        line["source"],
        _record(line),
        RULES.get(word) or RULES.get(line["rules"], "japanese"),
        {name: line[name] for name in names if name in line},
        None if line["komi"] is None else written,
        None if known is None else boards.points(board, known["dead"]),
    )


def _record(line: dict[str, Any]) -> GameRecord:
    """The record, or the last board where there are no moves."""
    komi = None if line["komi"] is None else Fraction(str(line["komi"]))
    info = GameInfo(rules=line["rules_word"] or "", komi=komi, handicap=line["handicap"])
    if "moves" not in line:
        record = GameRecord.of_position(boards.position(line["rows"]))
        return replace(record, info=info)
    board = grid(line["size"])
    setup = Setup(
        *(boards.points(board, line[name]) for name in ("setup_black", "setup_white"))
    )
    colour = WHITE if line["first_player"] == "W" else BLACK
    entries = []
    for move in line["moves"]:
        if move == boards.PASS:
            entries.append(Act(ActKind.PASS, colour))
        else:
            entries.append(Act(ActKind.PLAY, colour, board.point(move)))
        colour = colour.other
    return GameRecord(board, setup, tuple(entries), info=info)


def _taught(line: dict[str, Any]) -> frozenset[Point]:
    """The chains that are the other side's by KataGo's mean ownership."""
    maps = [base64.b64decode(line[key]) for key in ("ownership_b", "ownership_w")]
    means = [b + w - 200 for b, w in zip(*maps, strict=True)]
    dead: frozenset[Point] = boards.dead_chains(boards.position(line["rows"]), means)
    return dead
