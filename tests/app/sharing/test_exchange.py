"""What goes wrong between laptops and a real server: nothing is lost, and nothing doubled."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest

from goref.app.event.acts.players import ChangePlayer
from goref.app.sharing.connection import ServerConnection
from goref.app.sharing.exchange import Exchange, NotHeardError
from goref.app.sharing.hearing import Hearing
from goref.app.sharing.joined_event import JoinedEvent
from goref.core.base.frozen import replace
from tests.app.sharing.laptops import (
    PATIENCE_S,
    Laptop,
    Proxies,
    Serve,
    acts_of,
    authors,
    closing,
    event_of,
    is_whole,
    link_of,
    until_same,
)
from tests.cli.runs import ENVIRONMENT, ROOT
from tests.length import of_all
from tests.server.served import Server, new_cup

KILLS = of_all(30, short=6)
SEED = 48


def test_what_both_changed_is_asked_and_either_can_be_kept(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    ann, bob = Laptop(tmp_path / "ann", server), Laptop(tmp_path / "bob", server, name="Bob")
    with closing(ann, bob):
        for choice in ("here", "copy"):
            until_same(cup, (ann, bob))
            ann.stop()
            own, theirs = f"Ann's {choice}", f"Bob's {choice}"
            ann.note(own)
            done = bob.note(theirs)
            until_same(cup, (bob,), [done])
            other = ann.note(f"beside {choice}", 2)  # not in question: it does not wait
            onto = ann.note(f"{own}, again")  # it does
            ann.start()
            state = ann.until(lambda s: s.clashes)
            (clash,) = state.clashes
            assert (clash.there, clash.own) == ({"note": theirs}, {"note": f"{own}, again"})
            assert (clash.who_there, clash.subject) == ("Bob (referee)", "table 1/1")
            ann.until(lambda s: s.on_the_way == 2 and s.clashes)
            until_same(cup, (bob,), [other])
            assert event_of(cup).table(1, 2).note == f"beside {choice}"
            later = ann.note(f"later {choice}", 3)  # done while the question is open
            until_same(cup, (bob,), [later])
            assert onto not in acts_of(cup)
            assert not state.is_in_step
            assert ann.event().table(1, 1).note == f"{own}, again"
            ann.sync.choose({clash.key: choice})
            until_same(cup, (ann, bob), [onto])
            assert ann.sync.state.clashes == ()
            kept = theirs if choice == "here" else f"{own}, again"
            assert event_of(cup).table(1, 1).note == kept
            assert Counter(acts_of(cup)).most_common(1)[0][1] == 1
            assert event_of(cup).table(1, 2).note == f"beside {choice}"
            assert is_whole(ann.joined.mirror)


def test_what_was_changed_after_it_was_asked_is_asked_again(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    ann, bob = Laptop(tmp_path / "ann", server), Laptop(tmp_path / "bob", server, name="Bob")
    with closing(ann, bob):
        until_same(cup, (ann, bob))
        ann.stop()
        ann.note("Ann's", 3)
        until_same(cup, (bob,), [bob.note("first", 3)])
        ann.start()
        (clash,) = ann.until(lambda s: s.clashes).clashes
        until_same(cup, (bob,), [bob.note("second", 3)])
        ann.until(lambda s: s.clashes and s.clashes[0].there == {"note": "second"})
        ann.sync.choose({clash.key: "copy"})
        ann.until(lambda s: s.is_in_step)
        assert event_of(cup).table(1, 3).note == "Ann's"


def test_what_a_role_may_not_do_is_refused_and_taken_back(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    ann = Laptop(tmp_path / "ann", server)
    with closing(ann):
        until_same(cup, (ann,))
        before = ann.event()
        player = before.players[0]
        refused = ann.act(ChangePlayer(replace(player, rating=1)), "a slip")
        done = ann.note("allowed", 2)
        until_same(cup, (ann,), [done])
        (one,) = ann.until(lambda s: s.refused).refused
        assert (one.id, one.code, one.who) == (refused, "role-may-not", "Ann (referee)")
        assert "Referee" in one.problem
        assert one.reason == "a slip"
        assert '"change-player"' in one.act
        assert ann.event().players[0].rating == player.rating
        assert refused not in acts_of(cup)
        ann.stop()
        ann.start()  # the user has not seen it yet
        assert ann.sync.state.refused == (one,)
        ann.sync.dismiss([one.id])
        ann.until(lambda s: not s.refused)
        assert JoinedEvent.read(ann.joined.folder).refused == ()


def test_acts_done_while_cut_off_are_sent_in_order_when_it_is_back(
    tmp_path: Path, serve: Serve, proxies: Proxies
) -> None:
    """The server is away, and the laptop is ended and started again meanwhile."""
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = serve(cup)
    proxy = proxies(server)
    ann = Laptop(tmp_path / "ann", server, address=proxy.address)
    with closing(ann):
        until_same(cup, (ann,))
        server.kill()
        acts = [ann.note(f"away {number}", 1 + number % 3) for number in range(20)]
        state = ann.until(lambda s: s.on_the_way == 20 and not s.is_heard)
        assert state.since
        ann.stop()
        ann.start()
        state = ann.until(lambda s: s.on_the_way == 20)
        assert not state.is_heard
        proxy.lead_to(serve(cup))
        began = time.monotonic()
        until_same(cup, (ann,), acts)
        assert time.monotonic() - began < 5
        assert [id_ for id_ in acts_of(cup) if id_ in acts] == acts
        assert acts_of(cup) == acts_of(ann.joined.mirror)


def test_a_network_that_swallows_all_is_shown_and_loses_nothing(
    server: Server, cup: Path, tmp_path: Path, proxies: Proxies
) -> None:
    proxy = proxies(server)
    ann = Laptop(tmp_path / "ann", server, address=proxy.address)
    with closing(ann):
        until_same(cup, (ann,))
        proxy.swallows = True
        began = time.monotonic()
        acts = [ann.note("swallowed 1", 1), ann.note("swallowed 2", 2)]
        ann.until(lambda s: not s.is_heard)
        assert time.monotonic() - began < 3.5, "three seconds, and a slow machine"
        state = ann.until(lambda s: s.on_the_way == 2)
        assert (state.is_heard, state.is_in_step) == (False, False)
        acts.append(ann.note("swallowed 3", 3))
        proxy.swallows = False
        began = time.monotonic()
        until_same(cup, (ann,), acts)
        assert time.monotonic() - began < 5
        assert Counter(acts_of(cup)).most_common(1)[0][1] == 1


def test_a_request_that_fails_as_its_connection_is_closed_is_no_fault(
    server: Server, tmp_path: Path
) -> None:
    ann = Laptop(tmp_path / "ann", server)
    ann.stop()

    async def ask(exchange: Exchange, to: ServerConnection) -> None:
        exchange._connection = None  # the server is no longer heard
        exchange._lost.set()
        raise RuntimeError("Cannot send a request, as the client has been closed.")

    async def asked() -> None:
        connection = ann.sync._connection()
        exchange = Exchange(ann.joined, Hearing(), lambda: connection, print)
        exchange._connection = connection
        try:
            with pytest.raises(NotHeardError):
                await exchange._answered(partial(ask, exchange))
        finally:
            exchange.close()
            await connection.close()

    asyncio.run(asked())


def test_an_event_whose_server_goes_on_from_an_earlier_state_is_fetched_again(
    tmp_path: Path, serve: Serve, proxies: Proxies
) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    earlier = cup.read_bytes()
    server = serve(cup)
    proxy = proxies(server)
    ann = Laptop(tmp_path / "ann", server, address=proxy.address)
    with closing(ann):
        act = ann.note("after that")
        until_same(cup, (ann,), [act])
        server.kill()
        cup.write_bytes(earlier)
        proxy.lead_to(serve(cup))
        until_same(cup, (ann,), [act])
        assert is_whole(ann.joined.mirror)


def test_acts_of_others_are_not_sent_as_own_if_the_server_goes_back(
    tmp_path: Path, serve: Serve, proxies: Proxies
) -> None:
    """A referee's laptop names them; their author's laptop, or a chief's, brings them again."""
    cup = new_cup(tmp_path / "cup.gorefevent")
    earlier = cup.read_bytes()
    server = serve(cup)
    proxy = proxies(server)
    ann, bob, eve = (
        Laptop(tmp_path / name, server, role, name, proxy.address)
        for name, role in (("ann", "referee"), ("bob", "referee"), ("eve", "chief"))
    )
    with closing(ann, bob, eve):
        of_bob = [bob.note("Bob's", 1), bob.note("Bob's too", 2)]
        of_ann = ann.note("Ann's", 3)
        until_same(cup, (ann, bob, eve), [*of_bob, of_ann])
        bob.stop()
        eve.stop()
        server.kill()
        unsent = ann.note("while it was away", 3)
        cup.write_bytes(earlier)
        proxy.lead_to(serve(cup))
        until_same(cup, (ann,), [of_ann, unsent])
        state = ann.until(lambda s: len(s.refused) == 2)
        assert {(one.id, one.code, one.who) for one in state.refused} == {
            (id_, "act-of-another", "bob (referee)") for id_ in of_bob
        }
        assert not {*of_bob} & {*acts_of(cup)}
        assert [*ann.joined.folder.glob("before *")], "nothing is dropped"
        eve.start()
        until_same(cup, (ann, eve), of_bob)
        ann.until(lambda s: not s.refused)
        bob.start()
        until_same(cup, (ann, bob, eve))
        assert event_of(cup).table(1, 1).note == "Bob's"
        assert authors(cup, [*of_bob, of_ann, unsent]) == [
            *("bob (referee)", "bob (referee)", "ann (referee)", "ann (referee)"),
        ]
        assert Counter(acts_of(cup)).most_common(1)[0][1] == 1
        assert is_whole(cup)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the laptops are forked")
def test_kills_of_server_and_laptops_lose_and_double_nothing(
    tmp_path: Path, serve: Serve, proxies: Proxies
) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = serve(cup)
    proxy = proxies(server)
    rng = Random(SEED)
    laptops = [
        Laptop(tmp_path / name, server, role, name, proxy.address)
        for name, role in (("ann", "chief"), ("bob", "referee"))
    ]
    for laptop in laptops:
        laptop.stop()
    starter = subprocess.Popen(
        [sys.executable, "-P", "-m", "tests.app.sharing.busy_laptops"],
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    logs = [tmp_path / f"{number}.log" for number in (1, 2)]

    def start(at: int) -> int:
        assert starter.stdin
        assert starter.stdout
        print(laptops[at].joined.folder, at + 1, logs[at], sep="\t", file=starter.stdin)
        starter.stdin.flush()
        return int(starter.stdout.readline())

    pids = [start(0), start(1)]
    for _ in range(KILLS):
        threading.Event().wait(rng.uniform(0.02, 0.25))
        at = rng.randrange(3)
        if at < 2:
            os.kill(pids[at], signal.SIGKILL)
            pids[at] = start(at)
        else:
            server.kill()
            server = serve(cup)
            proxy.lead_to(server)
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    starter.communicate(timeout=PATIENCE_S)
    for laptop in laptops:
        laptop.start()
    with closing(*laptops):
        written = [log.read_text().split() for log in logs]
        until_same(cup, laptops, [id_ for ids in written for id_ in ids])
        done, refused = acts_of(cup), {*laptops[0].refused, *laptops[1].refused}
        assert max(Counter(done).values()) == 1
        for ids in written:
            assert [id_ for id_ in done if id_ in {*ids}] == [
                id_ for id_ in ids if id_ not in refused
            ]
        # The referee's additions of players, and what rested on them.
        for laptop in laptops:
            for one in laptop.sync.state.refused:
                assert (laptop.joined.membership.role, one.code) == ("referee", "role-may-not")
            assert is_whole(laptop.joined.mirror)
            assert is_whole(laptop.joined.working)
            assert laptop.event() == event_of(laptop.joined.working)
    server.interrupt()
    assert is_whole(cup)
    assert sum(map(len, written)) > 3 * KILLS
    assert len({link_of(path) for path in (cup, *(x.joined.mirror for x in laptops))}) == 1
