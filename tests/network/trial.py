"""A day in the hall: laptops at work while processes are killed and wires are cut.

Afterwards nothing that was done is lost or done twice, every conflict that was made was asked
about, and nothing else was. Meanwhile it is measured how soon a silent server is shown.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from goref.app.event.files import open_event
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.joining import join_event
from goref.core.base.frozen import frozen, replace
from tests.app.sharing.laptops import acts_of, event_of, is_whole, link_of
from tests.cli.runs import ENVIRONMENT, ROOT
from tests.network.crowd import peak_mib, started_phones
from tests.network.hall import PHONES, SERVER, Cut, SocketHall, new_congress
from tests.server.served import PINS, SERVE, Server

ROLES = ("chief", "referee", "scorekeeper", "referee")
PATIENCE_S = 120
STALE_S, STALE_ON_PHONES_S = 3.0, 10.0
"""The promised number of seconds after which a silent server is shown."""


@frozen
class Plan:
    """The size of a trial.

    Attributes:
        windows: the number of laptops that are windows; the others have none.
        one_way, both_ways: the number of cuts that swallow packets in one direction, in both.
        clashes: the number of conflicts that are made.
        pause_s: the pause between two acts of a laptop, on average.
    """

    tables: int = 200
    rounds: int = 8
    laptops: int = 4
    windows: int = 1
    phones: int = 20
    server_kills: int = 100
    laptop_kills: int = 100
    one_way: int = 100
    both_ways: int = 100
    clashes: int = 30
    phone_cuts: int = 10
    seed: int = 48
    pause_s: float = 0.8


@dataclass
class BusyLaptop:
    """A laptop's process, started again after each kill.

    Attributes:
        lines: everything that its processes reported.
        cuts: begin, end and way of each cut; the end is 0 while it lasts.
        kills: their times.
        asked: the keys of the conflicts that it asked about.
        choices: what is chosen for each, by its key.
    """

    name: str
    joined: JoinedEvent
    home: Path
    prefix: tuple[str, ...]
    is_window: bool = False
    away_s: float = 0.0
    lines: list[dict[str, Any]] = field(default_factory=list)
    cuts: list[list[Any]] = field(default_factory=list)
    kills: list[float] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)
    choices: dict[str, str] = field(default_factory=dict)
    work: dict[str, Any] = field(default_factory=dict)

    @property
    def log(self) -> Path:
        return self.home / "acts.log"

    @property
    def written(self) -> list[str]:
        return self.log.read_text().split() if self.log.exists() else []

    @property
    def is_cut(self) -> bool:
        return bool(self.cuts) and not self.cuts[-1][1]

    @property
    def state(self) -> dict[str, Any]:
        """The last state that the running process reported."""
        for line in reversed(self.lines):
            if "begun" in line or "killed" in line:
                return {}
            if "heard" in line:
                return dict(line)
        return {}

    def start(self) -> None:
        options = ["--window"] * self.is_window + ["--away", str(self.away_s)]
        homes = {f"XDG_{n}_HOME": str(self.home / n) for n in ("STATE", "CONFIG", "CACHE")}
        words = [*self.prefix, sys.executable, "-P", "-m", "tests.network.laptop"]
        errors = (self.home / "stderr.txt").open("ab")
        self.process = subprocess.Popen(
            [*words, str(self.joined.folder), str(self.log), *options],
            cwd=ROOT,
            env={
                **ENVIRONMENT,
                **homes,
                "PYTHONPATH": str(ROOT),
                "HOME": str(self.home),
                "XDG_DATA_HOME": str(self.home),
                "QT_QPA_PLATFORM": "offscreen",
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        errors.close()
        self._reading = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reading.start()
        if self.work:
            self.send(self.work)

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        sent: object = None
        for line in process.stdout:
            with suppress(ValueError):  # killed while it wrote
                told = json.loads(line)
                self.lines.append(told)
                asked = told.get("clashes")
                if asked and asked != sent:
                    sent = asked
                    self.asked |= {key for key, *_ in asked}
                    keys = {key: self.choices.get(key, "here") for key, *_ in asked}
                    self.send({"do": "choose", "choices": keys})

    def send(self, command: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it was killed
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()

    def kill(self) -> None:
        self.kills.append(time.monotonic())
        os.kill(self.process.pid, signal.SIGKILL)
        self._ended()
        self.lines.append({"killed": True, "t": time.monotonic()})

    def act(self, round: int, number: int, text: str) -> str:
        """Does an act on the laptop; returns its id."""
        self.send({"do": "act", "round": round, "number": number, "text": text})
        return str(wait_for(lambda: self._did(text), f"{self.name} acts"))

    def _did(self, text: str) -> str:
        found = (one["did"] for one in reversed(self.lines) if one.get("text") == text)
        return next(found, "")

    def delays(self) -> Iterator[tuple[float, Cut]]:
        """Yields the seconds from each long cut to a window that shows it; inf if none did."""
        for began, ended, cut in self.cuts:
            shows = began + STALE_S + 0.5
            if cut is Cut.OUT or (ended or shows) < shows:
                continue
            if any(began - 4 < kill < shows for kill in self.kills):
                continue
            marks = ("heard", "begun", "killed")
            before = [x for x in self.lines if x["t"] < began and x.keys() & {*marks}]
            if not before or not before[-1].get("heard"):
                continue  # it was not heard anyhow, or it was only beginning
            after = (
                one["t"] - began
                for one in self.lines
                if one["t"] >= began and one.get("heard") is False
            )
            yield next(after, float("inf")), cut

    def stop(self) -> None:
        if self.process.poll() is None:
            assert self.process.stdin is not None
            self.process.stdin.close()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(PATIENCE_S)
        self._reading.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was not sent to it
                pipe.close()


def wait_for(find: Callable[[], Any], what: str, patience_s: float = PATIENCE_S) -> Any:
    """Returns the first value that is not empty."""
    ends = time.monotonic() + patience_s
    while not (found := find()):
        assert time.monotonic() < ends, what
        time.sleep(0.02)
    return found


def _has_all(path: Path, ids: Sequence[str]) -> bool:
    return all(has_act(path, id_) for id_ in ids)


def has_act(path: Path, id_: str) -> bool:
    """Returns whether an event's file has an act."""
    with (
        suppress(sqlite3.OperationalError),
        closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file,
    ):
        asked = "SELECT 1 FROM audit WHERE act_id = ?"
        return file.execute(asked, (id_,)).fetchone() is not None
    return False


class Trial:
    """A trial in a hall.

    Attributes:
        figures: what was measured, as lines.
    """

    def __init__(self, hall: SocketHall, folder: Path, plan: Plan) -> None:
        self._hall, self._folder, self._plan = hall, folder, plan
        self._rng = Random(plan.seed)
        self._cup = new_congress(folder / "congress.gorefevent", plan.tables, plan.rounds)
        self._ids = {(one.round, one.number): one.id for one in event_of(self._cup).tables}
        self._ports = (0, 0)
        self._server = self._serve()
        at = (self._server.told[key][0] for key in ("pages", "joins"))
        self._ports = tuple(int(one.rstrip("/").rpartition(":")[2]) for one in at)  # type: ignore[assignment]
        self._laptops = [self._joined(number) for number in range(plan.laptops)]
        self._made: list[tuple[BusyLaptop, str, int, int, str]] = []
        self._asked_about: set[str] = set()
        """The acts that wait for an answer; others that were done later need not."""
        self._round, self._waiting = 1, list[threading.Thread]()
        self._phone_cuts: list[tuple[float, float]] = []
        self.figures: list[str] = []

    def _serve(self) -> Server:
        options = "--host", self._hall.host
        command = (*self._hall.prefix(SERVER), *SERVE)
        home = self._folder / "home"
        return Server.of(self._cup, home, *options, ports=self._ports, command=command)

    def _joined(self, number: int) -> BusyLaptop:
        name, role = f"laptop{number}", ROLES[number % len(ROLES)]
        home = self._folder / name
        address = str(self._server.told["joins"][0])
        if len(self._hall.cuts) == 1 or number % 2:
            address = self._hall.address(name, self._server)
        digits = self._server.told["digits"]
        with patch.dict(os.environ, {"XDG_DATA_HOME": str(home)}):
            joined = self._hall.inside(
                name, lambda: join_event(address, digits, role, PINS[role], name)
            )
        is_window = number < self._plan.windows
        return BusyLaptop(name, joined, home, self._hall.prefix(name), is_window)

    # The day

    def run(self) -> list[str]:
        """Runs the trial, and checks it; returns what was measured."""
        plan = self._plan
        kinds = (
            *((self._kill_server, plan.server_kills), (self._kill_laptop, plan.laptop_kills)),
            *((self._cut_one_way, plan.one_way), (self._cut_both_ways, plan.both_ways)),
            (self._make_clash, plan.clashes),
        )
        acts = [act for act, number in kinds for _ in range(number)]
        self._rng.shuffle(acts)
        with self._phones() as log:
            try:
                for laptop in self._laptops:
                    laptop.start()
                wait_for(lambda: all(x.state.get("in_step") for x in self._laptops), "begun")
                self._work(plan.pause_s)
                began = time.monotonic()
                for number, act in enumerate(acts):
                    wanted = 1 + number * plan.rounds // len(acts)
                    if wanted != self._round:
                        self._round = wanted
                        self._work(plan.pause_s)
                    time.sleep(self._rng.uniform(0.05, 0.7))
                    act()
                took = time.monotonic() - began
                self._settle()
                self.figures.append(f"{took:.0f} s, memory of the server {self._peak:.0f} MiB")
                self._check_phones(log)
            except AssertionError as error:
                raise AssertionError(f"{error}; {self._told}") from None
            finally:
                for laptop in self._laptops:
                    laptop.stop()
                if self._server.process.poll() is None:
                    self._code = self._server.interrupt()
        self._check()
        return self.figures

    @contextmanager
    def _phones(self) -> Iterator[Path]:
        log = self._folder / "phones.log"
        address = f"{self._hall.host}:{self._ports[0]}"
        prefix = self._hall.prefix(PHONES)
        with started_phones(address, self._plan.phones, log, prefix) as phones:
            ended = threading.Event()
            cutter = threading.Thread(target=self._cut_phones, args=(ended,))
            cutter.start()
            try:
                yield log
            finally:
                ended.set()
                cutter.join()
                assert phones.stdin is not None
                phones.stdin.close()

    def _cut_phones(self, ended: threading.Event) -> None:
        for _ in range(self._plan.phone_cuts if len(self._hall.cuts) > 1 else 0):
            if ended.wait(15):
                return
            began = time.monotonic()
            self._hall.cut(PHONES, Cut.BOTH)
            ended.wait(13)
            self._hall.heal(PHONES)
            self._phone_cuts.append((began, time.monotonic()))

    def _work(self, pause_s: float) -> None:
        """Lets every laptop work at tables of its own."""
        own = self._plan.tables * 3 // 4
        for at, laptop in enumerate(self._laptops):
            tables = [n for n in range(1, own + 1) if n % len(self._laptops) == at]
            own_work = {"round": self._round, "tables": tables, "pause_s": pause_s}
            laptop.work = {"do": "work", **own_work}
            laptop.send(laptop.work)

    def _kill_server(self) -> None:
        self._server.kill()
        if self._rng.random() < 0.3:
            time.sleep(self._rng.uniform(0, 4))
        self._server = self._serve()

    def _kill_laptop(self) -> None:
        laptop = self._rng.choice(self._laptops)
        laptop.kill()
        laptop.start()

    def _cut_one_way(self) -> None:
        self._cut([cut for cut in self._hall.cuts if not cut.is_both_ways] or [Cut.SWALLOW])

    def _cut_both_ways(self) -> None:
        self._cut([cut for cut in self._hall.cuts if cut.is_both_ways])

    def _cut(self, ways: list[Cut]) -> None:
        laptop = self._free_laptop()
        if not self._hall.has_proxy(laptop.name):
            ways = [way for way in ways if way is not Cut.SWALLOW]
        is_long = self._rng.random() < 0.5
        lasts = self._rng.uniform(3.6, 6) if is_long else self._rng.uniform(0.1, 2.5)
        self._begin_cut(laptop, self._rng.choice(ways))
        timer = threading.Timer(lasts, self._end_cut, (laptop,))
        timer.start()
        self._waiting.append(timer)

    def _free_laptop(self) -> BusyLaptop:
        """Returns a laptop whose wire is whole, as soon as there is one."""
        wait_for(lambda: [one for one in self._laptops if not one.is_cut], "a whole wire")
        return self._rng.choice([one for one in self._laptops if not one.is_cut])

    def _begin_cut(self, laptop: BusyLaptop, way: Cut) -> None:
        laptop.cuts.append([time.monotonic(), 0.0, way])
        self._hall.cut(laptop.name, way)

    def _end_cut(self, laptop: BusyLaptop) -> None:
        ended = time.monotonic()
        self._hall.heal(laptop.name)
        laptop.cuts[-1][1] = ended

    def _make_clash(self) -> None:
        """Two laptops change a table in different ways while one is cut off."""
        one = self._free_laptop()
        way = Cut.SWALLOW if self._hall.has_proxy(one.name) else Cut.BOTH
        self._begin_cut(one, way)
        other = self._rng.choice([each for each in self._laptops if each is not one])
        number = len(self._made)
        table = self._plan.tables * 3 // 4 + 1 + number % (self._plan.tables // 4)
        round = 1 + number // (self._plan.tables // 4)
        choice = self._rng.choice(("here", "copy"))
        id_ = self._ids[round, table]
        one.choices[f"table:{id_}"] = choice
        self._made.append((one, f"table:{id_}", round, table, choice))
        time.sleep(0.2)  # what was on its way before the cut is there, or lost
        self._asked_about.add(one.act(round, table, f"{choice} of {number}: copy"))
        done = other.act(round, table, f"{choice} of {number}: here")
        wait_for(lambda: has_act(self._cup, done), "the other's act at the server")
        self._end_cut(one)

    def _settle(self) -> None:
        """Everything is mended; waits until all copies are the same."""
        for thread in self._waiting:
            thread.join()
        for laptop in self._laptops:
            laptop.work = {**laptop.work, "pause_s": 0.0}
            laptop.send(laptop.work)
        began = time.monotonic()
        wait_for(self._is_same, "all copies are the same")
        self.figures.append(f"the same everywhere after {time.monotonic() - began:.1f} s")
        self._peak = peak_mib(self._server.process.pid)

    def _is_same(self) -> bool:
        states = [laptop.state for laptop in self._laptops]
        if not all(state.get("in_step") and not state["waiting"] for state in states):
            return False
        files = [self._cup, *(one.joined.working for one in self._laptops)]
        files += [one.joined.mirror for one in self._laptops]
        return len({link_of(path) for path in files}) == 1

    @property
    def _told(self) -> str:
        """The last states of all laptops, for whoever looks for what went wrong."""
        return "; ".join(
            f"{x.name} cut {x.is_cut} ended {x.process.poll()}: {x.state}"
            for x in self._laptops
        )

    # The checks

    def _check(self) -> None:
        done = acts_of(self._cup)
        assert max(Counter(done).values()) == 1, "an act was done twice"
        places = {id_: at for at, id_ in enumerate(done)}
        written = [laptop.written for laptop in self._laptops]
        lost = [id_ for ids in written for id_ in ids if id_ not in places]
        assert not lost, f"{len(lost)} acts are lost, such as {lost[:3]}"
        for ids in written:
            ids = [id_ for id_ in ids if id_ not in self._asked_about]
            order = sorted(ids, key=places.__getitem__)
            moved = [one for one in zip(ids, order, strict=True) if one[0] != one[1]]
            assert not moved, f"acts are in another order, from {moved[0]}"
        refused = [one for x in self._laptops for one in x.state.get("refused", ())]
        assert not refused, refused
        with open_event(self._cup, read_only=True) as store:
            notes = Counter(e.after.get("note") for e in store.audit() if e.act_id)
        del notes[None]
        assert max(notes.values(), default=1) == 1, "an act had its effect twice"
        self._check_clashes()
        for path in (self._cup, *(x.joined.mirror for x in self._laptops)):
            assert is_whole(path), path
        ran = subprocess.run(
            [sys.executable, "-P", "-m", "goref", "event", "check", str(self._cup)],
            cwd=ROOT,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert self._code == 0
        acts = sum(map(len, written))
        kills = sum(len(laptop.kills) for laptop in self._laptops)
        cuts = Counter(way.value for x in self._laptops for *_, way in x.cuts)
        self.figures.append(
            f"{acts} acts acknowledged, {len(done)} in the chain: 0 lost, 0 twice, 0 refused; "
            f"kills: {self._plan.server_kills} of the server, {kills} of laptops; cuts: "
            + ", ".join(f"{number} {way}" for way, number in sorted(cuts.items()))
        )
        self._check_delays()

    def _check_clashes(self) -> None:
        made = {(laptop.name, key) for laptop, key, *_ in self._made}
        asked = {(laptop.name, key) for laptop in self._laptops for key in laptop.asked}
        assert asked == made, f"{asked ^ made}"
        event = event_of(self._cup)
        for number, (_, _, round, table, choice) in enumerate(self._made):
            note = event.table(round, table).note
            assert note == f"{choice} of {number}: {choice}", note
        self.figures.append(f"{len(made)} conflicts made, {len(asked)} asked about")

    def _check_delays(self) -> None:
        for is_window in (True, False):
            found = sorted(
                delay
                for laptop in self._laptops
                if laptop.is_window is is_window
                for delay, _ in laptop.delays()
            )
            if found:
                what = "windows" if is_window else "laptops without a window"
                late = sum(one > STALE_S for one in found)
                self.figures.append(
                    f"silence shown in {what}: {len(found)} cuts, median "
                    f"{found[len(found) // 2]:.2f} s, longest {found[-1]:.2f} s, "
                    f"{late} after {STALE_S:.0f} s"
                )
        longest = [x["longest_s"] for one in self._laptops for x in one.lines if "chip" in x]
        if longest:
            self.figures.append(f"longest block of a window's loop: {max(longest):.2f} s")

    def _check_phones(self, log: Path) -> None:
        last, _ = link_of(self._cup)
        number = self._plan.phones

        def lines() -> list[dict[str, Any]]:
            return [json.loads(line) for line in log.read_text().splitlines(keepends=True)
                    if line.endswith("\n")]  # fmt: skip

        def shown() -> dict[int, int]:
            return {one["phone"]: one["last"] for one in lines() if "last" in one}

        wait_for(lambda: [*shown().values()] == [last] * number, f"phones show entry {last}")
        delays = []
        for began, ended in self._phone_cuts:
            told = [one for one in lines() if began <= one["t"] < ended and "stale" in one]
            first = {one["phone"]: one["t"] - began for one in reversed(told) if one["stale"]}
            delays += [*first.values()]
        took = [one["took_s"] for one in lines() if "took_s" in one]
        self.figures.append(
            f"{number} phones loaded {len(took)} pages, half of them within "
            f"{sorted(took)[len(took) // 2]:.2f} s"
        )
        if delays:
            self.figures.append(
                f"silence shown on phones: {len(delays)} times, longest {max(delays):.2f} s, "
                f"{sum(one > STALE_ON_PHONES_S for one in delays)} after 10 s"
            )


def away(hall: SocketHall, folder: Path, times: int, acts: int = 20) -> list[str]:
    """A laptop is off for half an hour by its clocks, does acts, and is killed in between.

    Returns how soon the server has all of them, in order, once the wire is whole.
    """
    trial = Trial(hall, folder, Plan(tables=20, rounds=1, laptops=1, windows=0, phones=0))
    (laptop,), server, cup = trial._laptops, trial._server, trial._cup
    laptop.start()
    wait_for(lambda: laptop.state.get("in_step"), "in step")
    took = []
    for number in range(times):
        ways = [way for way in hall.cuts if way.is_both_ways]
        way = Cut.SWALLOW if hall.has_proxy(laptop.name) else ways[number % (len(ways) - 1)]
        hall.cut(laptop.name, way)
        laptop.away_s += 1800
        wait_for(lambda: laptop.state.get("heard") is False, "silence")
        for act in range(acts):
            if act == acts // 2:
                laptop.kill()
                laptop.start()
            laptop.act(1, 1 + act % 20, f"away {number}.{act}")
        own = laptop.written[-acts:]
        time.sleep(1 + 0.37 * number % 2)
        began = time.monotonic()
        hall.heal(laptop.name)
        wait_for(partial(_has_all, cup, own), "all are sent")
        took.append(time.monotonic() - began)
        wait_for(lambda: laptop.state.get("in_step"), "in step")
        assert [id_ for id_ in acts_of(cup) if id_ in own] == own
    laptop.stop()
    assert server.interrupt() == 0
    assert is_whole(cup)
    assert max(took) < 5, took
    told = ", ".join(f"{one:.1f}" for one in took)
    return [f"{acts} acts after half an hour, in order after (s): {told}"]


def window_blocks(folder: Path, plan: Plan, acts: int = 15) -> list[str]:
    """A window of the event on the serving computer, at work without and with phones.

    Returns the longest blocks of its loop at an act, with and without them in turn.
    """
    trial = Trial(SocketHall(), folder, replace(plan, laptops=1, windows=1))
    (laptop,) = trial._laptops
    laptop.start()
    found: dict[bool, list[float]] = {False: [], True: []}
    try:
        wait_for(lambda: laptop.state.get("in_step"), "in step")
        for number in range(4 * acts):
            has_phones = bool(number // acts % 2)
            if number % acts == 0 and has_phones:
                address = f"{trial._hall.host}:{trial._ports[0]}"
                phones = started_phones(address, plan.phones, folder / "phones.log")
                time.sleep(5)
            seen = len(laptop.lines)
            laptop.act(1, 1 + number % plan.tables, f"act {number}")
            time.sleep(2)
            if number % acts:  # the first is after a start of other processes
                blocks = [one["longest_s"] for one in laptop.lines[seen:] if "chip" in one]
                found[has_phones] += [max(blocks)] if blocks else []
            if number % acts == acts - 1 and has_phones:
                phones.communicate()
    finally:
        laptop.stop()
        trial._server.interrupt()
    told = []
    for has_phones, blocks in found.items():
        blocks.sort()
        told.append(
            f"{plan.phones if has_phones else 0:3} phones: a block of the window at an act: "
            f"median {blocks[len(blocks) // 2]:.3f} s, longest {blocks[-1]:.3f} s"
        )
    return told
