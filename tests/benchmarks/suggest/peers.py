"""Other programs that name dead stones: GNU Go and Sabaki's detector."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from goref.app.opinion.engines.engines import EngineKind, EngineSpec, consult
from goref.core.board.position import Position
from goref.core.rulesets.table import ruleset
from goref.io.engine.gtp import GtpError
from goref.io.engine.programs import find_program, join_command
from tests.benchmarks.suggest.answers import Answer, shared
from tests.benchmarks.suggest.games import Game

LIMIT_S = 300.0
BRIDGE = Path(__file__).with_name("sabaki.cjs")
RUNNING: dict[str, subprocess.Popen[str]] = {}
"""Sabaki's detector in this process, once it was asked."""


@dataclass(frozen=True)
class Peer:
    """A program to ask.

    Attributes:
        name: what it is called in the table, with all that its answers depend on.
        command: how it is started.
        is_gtp: whether it is asked by GTP.
    """

    name: str
    command: tuple[str, ...]
    is_gtp: bool


def found_peers(gnugo: str | None, level: int, sabaki: Path | None) -> list[Peer]:
    """The peers that are installed; what is missing is said on the error stream."""
    found = []
    program = gnugo or find_program("gnugo")
    if program:
        words = (program, "--mode", "gtp", "--seed", "1", "--level", str(level))
        found.append(Peer(f"GNU Go 3.8, level {level}", words, True))
    else:
        print("GNU Go is not there: apt-get install gnugo, or --gnugo", file=sys.stderr)
    node = shutil.which("node")
    package = sabaki and (sabaki / "node_modules/@sabaki/deadstones").resolve()
    if node and package and (package / "package.json").is_file():
        version = json.loads((package / "package.json").read_text())["version"]
        command = (node, str(BRIDGE), str(package))
        found.append(Peer(f"Sabaki deadstones {version}, 1,000 play-outs", command, False))
    else:
        text = "npm install @sabaki/deadstones in a folder, and --sabaki FOLDER"
        print(f"Sabaki's detector is not there: {text}", file=sys.stderr)
    return found


class Cache:
    """What peers have said, in a file of JSON lines; without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._kept: dict[str, Answer] = {}
        if path is not None and path.is_file():
            for line in path.read_text().splitlines():
                stored = json.loads(line)
                dead = None if stored["dead"] is None else frozenset(stored["dead"])
                answer = Answer(dead, stored["seconds"], wanted=stored["wanted"])
                self._kept[stored["key"]] = answer

    def get(self, peer: Peer, position: Position) -> Answer | None:
        return self._kept.get(_key(peer, position))

    def put(self, peer: Peer, position: Position, answer: Answer) -> None:
        key = _key(peer, position)
        self._kept[key] = answer
        if self._path is not None:
            dead = None if answer.dead is None else sorted(answer.dead)
            stored = {"key": key, "dead": dead, "seconds": answer.seconds}
            with self._path.open("a") as file:
                file.write(json.dumps({**stored, "wanted": answer.wanted}) + "\n")


def _key(peer: Peer, position: Position) -> str:
    board = position.grid
    told = f"{board.width}x{board.height}".encode() + position.cells
    return f"{peer.name}/{hashlib.sha1(told).hexdigest()}"


def ask_peer(peer: Peer, games: list[Game], cache: Cache, jobs: int) -> dict[str, Answer]:
    """What a peer says of every game, by its id."""
    boards = {game.id: game.case.position for game in games}
    left = [game for game in games if cache.get(peer, boards[game.id]) is None]
    asked = [(peer, boards[game.id], game.rules) for game in left]
    for game, answer in zip(left, shared(_ask, asked, jobs, peer.name), strict=True):
        cache.put(peer, boards[game.id], answer)
    answers = {game.id: cache.get(peer, boards[game.id]) for game in games}
    return {id_: answer for id_, answer in answers.items() if answer is not None}


def _ask(asked: tuple[Peer, Position, str]) -> Answer:
    peer, position, rules = asked
    return (_by_gtp if peer.is_gtp else _by_lines)(peer, position, rules)


def _by_gtp(peer: Peer, position: Position, rules: str) -> Answer:
    spec = EngineSpec(peer.name, join_command(list(peer.command)), EngineKind.GNUGO)
    began = _children()
    try:
        said = consult(position, None, ruleset(rules), None, spec, LIMIT_S)
    except GtpError as error:
        return Answer(None, wanted=str(error))
    return Answer(said.dead, _children() - began)


def _children() -> float:
    """Processor seconds of the programs this process has started and seen end."""
    from resource import RUSAGE_CHILDREN, getrusage  # not on Windows

    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _by_lines(peer: Peer, position: Position, rules: str) -> Answer:
    process = RUNNING.get(peer.name)
    if process is None:
        process = RUNNING[peer.name] = subprocess.Popen(
            peer.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    assert process.stdin is not None
    assert process.stdout is not None
    width = position.grid.width
    rows = [[(0, 1, -1)[code] for code in row] for row in _rows(position)]
    process.stdin.write(json.dumps(rows) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    if not line:
        del RUNNING[peer.name]
        return Answer(None, wanted="it has ended")
    said = json.loads(line)
    return Answer(frozenset(y * width + x for x, y in said["dead"]), said["seconds"])


def _rows(position: Position) -> list[bytes]:
    width = position.grid.width
    cells = bytes(position.cells)
    return [cells[start : start + width] for start in range(0, len(cells), width)]
