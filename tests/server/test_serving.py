"""A server that is killed and started again: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

from goref.app.event.acts.doing import do, new_id
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.core.event.changes import Seen, seen
from goref.io.event.lease import WrittenError, lease_of
from goref.io.files import is_there
from tests.cli.runs import ENVIRONMENT, ROOT
from tests.length import of_all
from tests.refusals import refuses
from tests.server.served import SERVE, Server, new_cup, sent

KILLS = of_all(30, short=5)
SEED = 48


def test_what_was_acknowledged_survives_kills(tmp_path: Path, home: Path) -> None:
    """Acts are sent one after the other; the server is killed at any moment of that.

    An act without an answer is sent again to the next server.
    """
    cup = new_cup(tmp_path / "cup.gorefevent")
    rng = Random(SEED)
    server = Server.of(cup, home)
    token = server.joined("referee").headers["authorization"]
    with open_event(cup, read_only=True) as store:
        (table, *_) = store.event().tables
    done: list[str] = []
    version, unanswered, open_ = table.version, "", 0
    for kill in range(KILLS):
        server = server if kill == 0 else Server.of(cup, home)
        running = server
        timer = threading.Timer(rng.uniform(0.0, 0.4), running.process.kill)
        with server.client() as client:
            client.headers["authorization"] = token
            timer.start()
            with suppress(httpx.HTTPError):
                while True:
                    id_ = unanswered or new_id()
                    unanswered = id_
                    act = WriteNote(Seen(table.id, version), id_)
                    answer = client.post("/acts", json=sent(act, id_)).json()
                    assert answer["done"] == [id_], answer
                    done.append(id_)
                    unanswered, version = "", version + 1
        timer.join()
        running.kill()
        open_ += bool(unanswered)
    with open_event(cup) as store:
        notes = [entry for entry in store.audit() if entry.act_id and "note" in entry.after]
        ids = [entry.act_id for entry in notes]
        assert [id_ for id_ in ids if id_ != unanswered] == done
        assert len(ids) == len(set(ids))
        assert unfit(store) == ()
        assert store.event().tables[0].note == ids[-1]
    assert len(done) > KILLS
    assert open_ > 0, "some were killed at work"


KILLED_AT_WORK = """
import os, sys
from pathlib import Path
from goref.core.base.frozen import replace
from goref.io.event.store import EventStore
store = EventStore.open(Path(sys.argv[1]), 'server')
store.sit_alone()
tables = store.event().tables
with store.change() as change:
    store._connection.execute('PRAGMA cache_size = 1')
    for table in tables:
        change.update_table(replace(table, note='x' * 50000))
    os.kill(os.getpid(), 9)
"""


def test_a_server_that_was_killed_amid_an_act_starts_again(tmp_path: Path, home: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    command = [sys.executable, "-c", KILLED_AT_WORK, str(cup)]
    died = subprocess.run(command, env={**ENVIRONMENT, "PYTHONPATH": str(ROOT)})
    assert died.returncode == -signal.SIGKILL
    assert is_there(cup.with_name(cup.name + "-journal"))
    assert is_there(lease_of(cup))
    server = Server.of(cup, home)
    assert server.joined("chief").get("/entries?after=1").json()["last"] > 1
    assert server.interrupt() == 0
    with open_event(cup) as store:
        assert {table.note for table in store.event().tables} == {""}
        assert unfit(store) == ()


def test_a_second_writer_is_refused_and_told_who_writes(tmp_path: Path, home: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = Server.of(cup, home)
    with open_event(cup) as store:
        assert store.event().info.name == "Cup"
        address = server.told["joins"][0]
        with refuses(WrittenError, "event-served-by", address=address):
            do(store, WriteNote(seen(store.event().tables[0]), "beside"))
    second = subprocess.run(
        [*SERVE, str(cup), "--port", "0"],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
    )
    assert second.returncode != 0
    assert f"goref event join {address}" in second.stderr
    assert "Traceback" not in second.stderr
    server.kill()
    assert is_there(lease_of(cup))
    with open_event(cup) as store:  # the killed one's lease is taken over
        do(store, WriteNote(seen(store.event().tables[0]), "after"))


def test_pages_alone_are_served_while_somebody_else_writes(tmp_path: Path, home: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = Server.of(cup, home, "--read-only")
    assert server.told["joins"] == []
    assert server.told["pins"] == {}
    with httpx.Client(base_url=server.pages) as client, open_event(cup) as store:
        assert "Ann" in client.get("/").text
        with client.stream("GET", "/live") as live:
            lines = (line for line in live.iter_lines() if line)
            before = json.loads(next(lines).removeprefix("data: "))["last"]
            do(store, WriteNote(seen(store.event().tables[0]), "beside"))
            told = (json.loads(line.removeprefix("data: ")) for line in lines)
            assert next(one for one in told if one["last"] != before)["last"] == before + 1
    assert server.interrupt() == 0


def test_a_port_in_use_is_told(server: Server, tmp_path: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    port = server.pages.rstrip("/").rpartition(":")[2]
    ran = subprocess.run(
        [*SERVE, str(cup), "--host", "127.0.0.1", "--port", port],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
    )
    assert f"port {port} cannot be used" in ran.stderr
    assert "(--port, --join-port)" in ran.stderr
    assert not is_there(lease_of(cup))
