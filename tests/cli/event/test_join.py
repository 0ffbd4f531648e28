"""``goref event join``: joined by options alone, one exchange, and what is decided by them."""

from __future__ import annotations

import io
import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import ChangePlayer
from goref.app.event.acts.tables import WriteNote
from goref.app.event.files import open_event
from goref.core.base.frozen import replace
from goref.core.event.changes import seen
from tests.cli.runs import COMMAND, ENVIRONMENT, ROOT, Goref
from tests.server.served import PINS, Server, new_cup
from tests.systems import user_data


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_cup(tmp_path_factory.mktemp("served") / "cup.gorefevent")


@pytest.fixture(scope="module")
def server(cup: Path) -> Iterator[Server]:
    server = Server.of(cup, cup.parent)
    yield server
    server.interrupt()


@pytest.fixture(autouse=True)
def laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in user_data(tmp_path).items():
        monkeypatch.setenv(name, value)
    return tmp_path


def joining(server: Server, *more: str) -> list[str]:
    digits = ("--digits", server.told["digits"])
    who = ("--role", "referee", "--pin", PINS["referee"], "--name", "Ann")
    return ["event", "join", server.told["joins"][0], *digits, *who, *more]


def working(laptop: Path) -> Path:
    (path,) = laptop.glob("goref/joined/*/Cup.gorefevent")
    return path


def note(path: Path, text: str, number: int = 1) -> None:
    with open_event(path) as store:
        do(store, WriteNote(seen(store.event().table(1, number)), text))


def test_a_command_acts_in_the_name_of_who_joined(
    goref: Goref, server: Server, cup: Path, laptop: Path
) -> None:
    chief = ["--role", "chief", "--pin", PINS["chief"], "--once"]
    assert goref(*joining(server, *chief)).code == 0
    assert goref("event", "set", str(working(laptop)), "1/3", "--note", "a lamp").code == 0
    assert goref("event", "join", server.told["joins"][0], "--once").code == 0
    with open_event(cup, read_only=True) as store:
        last = store.audit()[-1]
    assert (last.who, last.after) == ("Ann (chief)", {"note": "a lamp"})


def test_the_mirror_is_not_changed_but_the_file_to_open_is_named(
    goref: Goref, server: Server, laptop: Path
) -> None:
    assert goref(*joining(server, "--once")).code == 0
    path = working(laptop)
    mirror = path.with_name("mirror.gorefevent")
    before = mirror.read_bytes()
    refused = goref("event", "set", str(mirror), "1/3", "--note", "a lamp")
    assert (refused.code, str(path) in refused.err, mirror.read_bytes()) == (4, True, before)


def test_one_exchange_after_another(
    goref: Goref, server: Server, cup: Path, laptop: Path
) -> None:
    ran = goref(*joining(server, "--once"))
    assert ran.code == 0
    first, second, *rest = ran.out.splitlines()
    assert first == "Cup: joined as Ann (referee)"
    assert second.endswith(str(working(laptop)))
    assert "Connected" in rest
    note(working(laptop), "from the laptop")
    again = goref("event", "join", server.told["joins"][0], "--once", "--json")
    assert again.code == 0, again.err
    told = [json.loads(line) for line in again.out.splitlines()]
    assert any(one["on_the_way"] == 1 for one in told)
    assert (told[-1]["in_step"], told[-1]["on_the_way"]) == (True, 0)
    with open_event(cup, read_only=True) as store:
        assert store.event().table(1, 1).note == "from the laptop"


def test_what_is_refused_has_its_exit_code(goref: Goref, server: Server, laptop: Path) -> None:
    assert goref(*joining(server, "--once")).code == 0
    with open_event(working(laptop)) as store:
        do(store, ChangePlayer(replace(store.event().players[0], rating=1)))
    ran = goref("event", "join", server.told["joins"][0], "--once")
    assert ran.code == 6
    assert "  Refused: player Ann: the role Referee may not do this" in ran.out.splitlines()


@pytest.mark.parametrize(("keep", "kept"), [("server", "theirs"), ("own", "ours")])
def test_a_clash_is_shown_and_decided_by_an_option(
    goref: Goref, server: Server, cup: Path, laptop: Path, keep: str, kept: str
) -> None:
    assert goref(*joining(server, "--once")).code == 0
    note(working(laptop), f"ours {keep}", 2)
    other = server.joined("chief", "Eve")
    with open_event(cup, read_only=True) as store:
        act = WriteNote(seen(store.event().table(1, 2)), f"theirs {keep}")
    body = {"acts": [{"id": f"their act {keep}", "act": act.encode(), "reason": ""}]}
    assert other.post("/acts", json=body).json()["refused"] == []
    address = server.told["joins"][0]
    ran = goref("event", "join", address, "--once")
    assert ran.code == 3
    assert "1 to decide" in ran.out
    assert f"theirs {keep}" in ran.out
    assert f"ours {keep}" in ran.out
    assert goref("event", "join", address, "--once", "--keep", keep).code == 0
    with open_event(cup, read_only=True) as store:
        assert store.event().table(1, 2).note == f"{kept} {keep}"


def test_what_is_missing_is_asked_at_a_terminal_alone(goref: Goref, server: Server) -> None:
    ran = goref("event", "join", server.told["joins"][0])
    assert ran.code == 3
    assert "--digits is needed" in ran.complaint


def test_an_end_of_file_typed_at_a_terminal_is_no_answer(
    goref: Goref, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    ran = goref("event", "join", server.told["joins"][0])
    assert ran.code == 3
    assert "--digits is needed" in ran.err


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("--pin", "0000"), "do not fit"),
        (("--digits", "0000 0000 0000"), "other digits"),
    ],
)
def test_what_does_not_fit_is_refused(
    goref: Goref, server: Server, change: tuple[str, str], words: str, laptop: Path
) -> None:
    ran = goref(*joining(server, *change))
    assert ran.code == 4
    assert words in ran.complaint
    assert [*laptop.glob("goref/joined/*")] == []


def test_it_keeps_in_step_until_it_is_interrupted(
    server: Server, cup: Path, laptop: Path
) -> None:
    process = subprocess.Popen(
        [*COMMAND, *joining(server, "--json")],
        cwd=ROOT,
        env={**ENVIRONMENT, "XDG_DATA_HOME": str(laptop)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    lines = (json.loads(line) for line in process.stdout)
    next(line for line in lines if line["in_step"])
    note(working(laptop), "while it runs", 3)
    next(line for line in lines if line["on_the_way"])
    next(line for line in lines if line["in_step"])
    with open_event(cup, read_only=True) as store:
        assert store.event().table(1, 3).note == "while it runs"
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    process.stdout.close()


def test_a_server_that_is_not_there_is_said_to_be_not_heard_yet(
    goref: Goref, tmp_path: Path, laptop: Path
) -> None:
    server = Server.of(new_cup(tmp_path / "cup.gorefevent"), tmp_path)
    assert goref(*joining(server, "--once")).code == 0
    server.kill()
    process = subprocess.Popen(
        [*COMMAND, "event", "join", server.told["joins"][0]],
        cwd=ROOT,
        env={**ENVIRONMENT, **user_data(laptop)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    assert next(line for line in process.stdout if line.startswith("Not")) == "Not heard yet\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    process.stdout.close()
