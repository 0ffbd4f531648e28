"""Laptops that go on with one event at the same time, each as its server, and are joined again.

The server goes away. Two laptops go on with the event at once, the third joins one of them, and
sometimes the first server comes back, too. Everywhere acts are done, some at the same tables.
Then all join one of them. The event ends in one chain, with every act that was acknowledged
anywhere: done, or decided by a person who was asked.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

from goref.app.event.acts.doing import new_id
from goref.app.event.acts.players import AddPlayer
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import checked
from goref.app.event.files import open_event
from goref.core.event.changes import seen
from goref.core.event.event import Player
from goref.io.event.faults import ChangedError
from goref.io.event.replay import as_it_is
from tests.app.sharing.laptops import PATIENCE_S, Laptop, acts_of, event_of, link_of
from tests.attack.kill import scratch
from tests.attack.outcome import Outcome
from tests.attack.recovering import LostError
from tests.server.served import Server, new_cup, sent

TABLES = (1, 2, 3)


def attack(outcome: Outcome) -> None:
    """Split brains, one after the other."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        with scratch(outcome, f"split brain {seed}") as folder:
            outcome.count(split(seed, folder))
        outcome.tried += 1


def split(seed: int, folder: Path) -> Counter[str]:
    """Splits one event and joins it again. Raises LostError; returns what happened, counted."""
    hall = Hall(folder, Random(seed))
    try:
        hall.play()
        return hall.counts
    finally:
        hall.end()


class Hall:
    """One event, its first server, and three laptops.

    Attributes:
        known: the ids of all acts that were acknowledged, by a server or by the own disk.
    """

    def __init__(self, folder: Path, rng: Random) -> None:
        self.folder, self.rng = folder, rng
        self.counts: Counter[str] = Counter()
        self.known: list[str] = []
        self.servers: list[Server] = []
        self.laptops: dict[str, Laptop] = {}

    def end(self) -> None:
        for laptop in self.laptops.values():
            laptop.stop()
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()

    def play(self) -> None:
        """Plays it all."""
        cup = new_cup(self.folder / "cup.gorefevent")
        first = self.serve(cup, self.folder / "first")
        for name, role in (("bob", "chief"), ("carl", "chief"), ("dan", "referee")):
            self.laptops[name] = Laptop(self.folder / name, first, role, name)
        bob, carl, dan = self.laptops.values()
        self.work(self.laptops.values(), [first])
        if self.rng.random() < 0.5:
            self.settle(cup, self.laptops.values())
        first.kill()
        self.work(self.laptops.values(), [])
        servers = [self.go_on(bob), self.go_on(carl)]
        if self.rng.random() < 0.5:  # the third one
            servers.append(self.serve(cup, self.folder / "first"))
            self.counts["first server back"] += 1
        at = self.rng.randrange(2)
        dan = self.join(dan, servers[at], "referee")
        self.work([dan], servers)
        if self.rng.random() < 0.5:
            self.settle(file_of(servers[at]), [dan, (bob, carl)[at]])
        self.join_again(cup, servers, bob, carl)

    def join_again(self, cup: Path, servers: list[Server], bob: Laptop, carl: Laptop) -> None:
        """Makes all join one of the two laptops that went on."""
        wins, loses = self.rng.sample((bob, carl), 2)
        server = servers[0 if wins is bob else 1]
        for one in servers:
            if one is not server:
                one.interrupt() if self.rng.random() < 0.5 else one.kill()
        todo: list[Callable[[], object]] = [lambda: self.join(loses, server, "chief")]
        todo += [lambda: self.bring(cup, server)]
        todo += [lambda: self.join(self.laptops["dan"], server, "referee")]
        self.rng.shuffle(todo)
        for step in todo:
            step()
            self.work(self.laptops.values(), [server])
        self.settle(file_of(server), self.laptops.values(), all_known=True)
        self.check(file_of(server))

    def serve(self, path: Path, home: Path, *options: str) -> Server:
        server = Server.of(path, home, *options)
        self.servers.append(server)
        return server

    def go_on(self, laptop: Laptop) -> Server:
        laptop.stop()
        self.counts["gone on"] += 1
        server = self.serve(laptop.joined.working, laptop.home, "--go-on")
        laptop.start()  # it follows its own server now
        return server

    def join(self, laptop: Laptop, server: Server, role: str) -> Laptop:
        laptop.stop()
        name = laptop.home.name
        self.laptops[name] = Laptop(laptop.home, server, role, name)
        return self.laptops[name]

    def bring(self, cup: Path, server: Server) -> None:
        """The first server's laptop joins with its file."""
        home = self.folder / "first"
        self.laptops["first"] = Laptop(home, server, "chief", "first", bring=cup)

    # Work

    def work(self, laptops: Iterable[Laptop], servers: Iterable[Server]) -> None:
        """Does some acts in working files, and some at servers, as a phone does."""
        for laptop in laptops:
            for _ in range(self.rng.randrange(3)):
                if laptop.home.name != "dan" and self.rng.random() < 0.2:
                    self.known.append(laptop.act(AddPlayer(Player(f"P{new_id()}"))))
                else:
                    text = f"{laptop.home.name} {new_id()[:6]}"
                    with suppress(ChangedError):  # by what the server just sent
                        self.known.append(laptop.note(text, self.rng.choice(TABLES)))
                self.counts["acts in copies"] += 1
        for server in servers:
            for _ in range(self.rng.randrange(3)):
                self.post(server)

    def post(self, server: Server) -> None:
        with open_event(file_of(server), read_only=True) as store:
            table = store.event().table(1, self.rng.choice(TABLES))
        id_ = new_id()
        act = WriteNote(seen(table), f"phone {id_[:6]}")
        with server.joined("chief", "Phone") as client:
            try:
                told = client.post("/acts", json=sent(act, id_)).json()
            except httpx.HTTPError:
                return
        if told["done"] == [id_]:
            self.known.append(id_)
            self.counts["acts at servers"] += 1

    def settle(self, path: Path, laptops: Iterable[Laptop], *, all_known: bool = False) -> None:
        """Waits until copies are as a server's file; answers every question by chance."""
        laptops, ends = tuple(laptops), time.monotonic() + PATIENCE_S
        asked: dict[str, object] = {}
        while time.monotonic() < ends:
            for one in laptops:
                clashes = one.sync.state.clashes
                if clashes and asked.get(one.home.name) != clashes:
                    asked[one.home.name] = clashes
                    sides = {clash.key: self.rng.choice(("here", "copy")) for clash in clashes}
                    self.counts["asked"] += len(sides)
                    one.sync.choose(sides)
            paths = [
                path for one in laptops for path in (one.joined.working, one.joined.mirror)
            ]
            same = len({link_of(each) for each in (path, *paths)}) == 1
            is_done = not all_known or not self.missing(path)
            if same and is_done and all(one.sync.state.is_in_step for one in laptops):
                return
            threading.Event().wait(0.05)
        told = [(one.home.name, one.sync.state) for one in laptops]
        raise LostError(f"{self.missing(path)} are missing, or not in step: {told}"[:3000])

    def missing(self, path: Path) -> list[str]:
        there = {*acts_of(path)}
        return [id_ for id_ in self.known if id_ not in there]

    def check(self, path: Path) -> None:
        """Raises LostError unless the event has every act once, and fits its audit."""
        found = Counter(acts_of(path))
        if missing := self.missing(path):
            raise LostError(f"lost: {missing}")
        if doubled := [id_ for id_, count in found.items() if count > 1]:
            raise LostError(f"doubled: {doubled}")
        for one in self.laptops.values():
            if refused := one.sync.state.refused:
                raise LostError(f"{one.home.name}: refused {refused}")
            if as_it_is(event_of(one.joined.working)) != as_it_is(event_of(path)):
                raise LostError(f"{one.home.name} has another event")
        with open_event(path, read_only=True) as store:
            if not checked(store).fits:
                raise LostError(f"it does not fit: {checked(store).notes}")


def file_of(server: Server) -> Path:
    return Path(str(server.told["file"]))
