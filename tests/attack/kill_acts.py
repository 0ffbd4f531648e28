"""Every kind of act on an event, killed when it is shown as done, or in the middle.

After each kill the event is opened again: what was shown is in it, once; what was not shown is
in it whole or not at all; ``goref event check`` ends with 0.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.rounds import CloseRound, OpenRound
from goref.app.event.acts.tables import Decide, NoteIncidents
from goref.app.event.files import new_event, open_event
from goref.core.base.frozen import replace
from goref.core.event.changes import seen
from goref.core.event.event import EventInfo
from goref.io.event.copies import copies_of
from goref.io.event.store import EventStore
from tests.attack.event_acts import DRAWN, GAME, WON, Draw, change_event, done, drawn
from tests.attack.kill import scratch
from tests.attack.outcome import Outcome
from tests.attack.recovering import LostError, event_in
from tests.attack.tampering import said_of
from tests.attack.telling import Line, Teller, alarms, forked

CHAIN = 25
"""So many kills in one event, each in what the one before left."""
BEGUN = 30
"""So many acts are done before the first kill, so that there is something to act on."""
OF_AN_ACT, OF_A_COMMAND = 1500, 50_000
"""About so many calls, of C's functions too, does an act or a command have; it is killed at one
of them, or when it is shown as done."""


def attack(outcome: Outcome) -> None:
    """Kills processes at all kinds of acts in turn."""
    kill_each(outcome)


def kill_each(outcome: Outcome, most: int = sys.maxsize) -> Counter[str]:
    """Kills processes at all kinds of acts in turn; returns how often at each.

    Args:
        most: the number of kills after which it ends.
    """
    rng, killed = Random(outcome.seed), Counter[str]()
    while outcome.goes_on() and outcome.tried < most:
        seed = rng.getrandbits(32)
        with scratch(outcome, f"acts {seed}") as folder:
            _chain(outcome, folder, Random(seed), most, killed)
    return killed


def _chain(
    outcome: Outcome, folder: Path, rng: Random, most: int, killed: Counter[str]
) -> None:
    path = folder / "cup.gorefevent"
    with new_event(path, EventInfo("Cup"), "attack") as store:
        for number in range(BEGUN):
            change_event(store, rng, f"begun {number}")
    for number in range(CHAIN):
        if not outcome.goes_on() or outcome.tried >= most:
            return
        kind = min(KINDS, key=lambda name: (killed[name], rng.random()))
        most_calls = OF_AN_ACT if kind in DRAWN else OF_A_COMMAND
        calls = rng.randint(1, most_calls) if killed[kind] % 2 else 0
        seed, reason = rng.getrandbits(32), f"{kind} {number}"
        process = forked(partial(_killed, kind, path, seed, reason, calls))
        lines = process.lines()
        outcome.tried += 1
        killed[kind] += 1
        for trace in alarms(lines):
            raise LostError(trace)
        if process.status != -signal.SIGKILL:
            raise LostError(f"{kind}: the process ended by itself")
        _is_there(path, kind, lines)


def _killed(kind: str, *of: Any) -> None:
    _Victim(*of).do(kind)


@dataclass
class _Victim:
    """A process that does one act and is killed.

    Attributes:
        reason: by which the act is found in the audit.
        calls: the number of calls after which it is killed; 0 if the act is to be shown first.
    """

    path: Path
    seed: int
    reason: str
    calls: int
    teller: Teller

    def do(self, kind: str) -> None:
        self._rng = Random(self.seed)
        if kind in COMMANDS:
            self._command(kind)
        elif kind == COPY:
            self._copy()
        else:
            self._act(kind)

    def _act(self, kind: str) -> None:
        """Does an act in an open file, as a window does."""
        with open_event(self.path, "attack", sitting=True) as store:
            _, act = self._draw(store, kind)
            self._begin([self.reason])
            done(store, act, self.reason)
            self._end(store)

    def _command(self, kind: str) -> None:
        """Does an act by ``goref event``."""
        name = kind.removeprefix(COMMAND)
        with open_event(self.path, "attack") as store:
            draw, _ = self._draw(store, NEEDED.get(name, "decide"))
        arguments = COMMANDS[kind](draw, self.path)
        self._begin([self.reason])
        self._said(name.partition("-")[0], *arguments, "--reason", self.reason)

    def _copy(self) -> None:
        """Imports a copy in which something was done."""
        copy = self.path.with_name("copy.gorefevent")
        shutil.copyfile(self.path, copy)
        reasons = [f"{self.reason} {number}" for number in range(5)]
        with EventStore.open(copy, "away") as store:
            for reason in reasons:
                done(store, self._draw(store, "note")[1], reason)
        self._begin(reasons)
        self._said("import", copy)

    def _said(self, *arguments: object) -> None:
        action, *more = arguments
        answer = said_of(self.reason, "event", action, self.path, *more)
        assert not answer.code, answer.said
        with open_event(self.path, "attack", read_only=True) as store:
            self._end(store)

    def _draw(self, store: EventStore, kind: str) -> tuple[Draw, EventAct]:
        """An act of a kind, and what it was drawn from, after what must be done before it."""
        earlier = store.event()
        while True:
            draw = Draw(self._rng, store.event(), earlier)
            act = DRAWN[kind](draw)
            if act is not None:
                return draw, act
            if kind == "open-round":
                done(store, self._draw(store, "close-round")[1], "before")
            elif kind == "close-round":
                _decide_all(store)
            change_event(store, self._rng, "before")

    def _begin(self, reasons: Sequence[str]) -> None:
        """Tells what is about to be done; calls are counted from here."""
        self.teller.tell("trying", reasons=reasons)
        if self.calls:
            sys.setprofile(self._count)

    def _count(self, *_: object) -> None:
        self.calls -= 1
        if not self.calls:
            os.kill(os.getpid(), signal.SIGKILL)

    def _end(self, store: EventStore) -> None:
        """Tells what is shown, and dies before anything is closed."""
        sys.setprofile(None)
        event = store.event()
        self.teller.tell("shown", entries=event.entries, link=event.link)
        os.kill(os.getpid(), signal.SIGKILL)


def _decide_all(store: EventStore) -> None:
    """Decides all tables of open rounds, and takes protests away."""
    for table in store.event().tables:
        if table.round in store.event().info.closed:
            continue
        if table.protests:
            done(store, NoteIncidents(replace(table, protests=())), "before")
        if table.result is None:
            (now,) = (one for one in store.event().tables if one.id == table.id)
            do(store, Decide(seen(now), WON), "before")


def _is_there(path: Path, kind: str, lines: list[Line]) -> None:
    """What was shown is in the event once, what was not at most once, and all of it whole."""
    shown = lines[-1] if lines[-1]["what"] == "shown" else None
    event_in(path, *((shown["entries"], shown["link"]) if shown else (0, "")))
    with open_event(path, "attack", read_only=True) as store:
        audit = store.audit()
    acts = Counter(entry.act_id for entry in audit if entry.act_id)
    if acts and max(acts.values()) > 1:
        raise LostError("an act is in the audit twice")
    reasons = Counter(entry.reason for entry in audit if entry.act_id)
    for reason in lines[0]["reasons"]:
        if reasons[reason] > 1 or (shown and not reasons[reason]):
            raise LostError(f"{reason} was done once and is there {reasons[reason]} times")
    found = said_of("check", "event", "check", path)
    if found.code:
        raise LostError(f"after {kind} goref event check ends with {found.code}")


# Commands


def _place(draw: Draw) -> str:
    table = draw.undecided or draw.table()
    assert table is not None
    return table.place


def _round(draw: Draw, kind: str) -> int:
    act = drawn(draw, kind)
    assert isinstance(act, CloseRound | OpenRound)
    return act.round


def _people(draw: Draw, path: Path) -> list[object]:
    file = path.with_name("people.csv")
    file.write_text(f"Name,Rank\n{draw.new_player().name},3D\n")
    return [file]


def _record(draw: Draw, path: Path) -> list[object]:
    file = path.with_name("game.sgf")
    file.write_bytes(GAME)
    return [file, "--force", "--table", _place(draw)]


COMMAND = "goref-event-"
COPY = "copy"
COMMANDS: dict[str, Callable[[Draw, Path], list[object]]] = {
    COMMAND + "set": lambda draw, path: [_place(draw), "--result", "B+R"],
    COMMAND + "edit": lambda draw, path: ["--place", draw.text()],
    COMMAND + "import": _people,
    COMMAND + "attach": _record,
    COMMAND + "restore": lambda draw, path: [copies_of(path)[-1].number],
    COMMAND + "close": lambda draw, path: [_round(draw, "close-round")],
    COMMAND + "close-reopen": lambda draw, path: [_round(draw, "open-round"), "--reopen"],
}
"""The arguments after the event's file, for each command."""
NEEDED = {"close": "close-round", "close-reopen": "open-round", "attach": "attach-case"}
"""The acts that must be possible for a command."""
KINDS = (*DRAWN, *COMMANDS, COPY)
