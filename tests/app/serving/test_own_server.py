"""The server of this computer, found again by its owner: asked, joined without a PIN, ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import WriteNote
from goref.app.event.files import open_event
from goref.app.serving.devices import DevicesError, devices_of, put_out
from goref.app.serving.own_server import (
    NotServedError,
    goref_command,
    own_server,
    server_joined,
)
from goref.app.sharing.server_record import served_here
from goref.core.event.changes import seen
from goref.io.event.lease import lease_of
from goref.io.files import is_there
from goref.io.places import serving
from tests.app.sharing.laptops import Laptop, closing, until_same
from tests.refusals import refuses
from tests.server.served import PINS, Server, new_cup
from tests.systems import is_private, user_data


@pytest.fixture(autouse=True)
def of_this_computer(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in user_data(home).items():
        monkeypatch.setenv(name, value)


def test_a_server_is_found_by_its_file_and_says_what_it_showed(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    found = own_server(cup)
    assert found is not None
    assert (found.record.process, found.record.name) == (server.process.pid, "Cup")
    assert own_server(tmp_path / "other.gorefevent") is None
    now = found.ask()
    assert (now.pins, now.digits) == (PINS, server.told["digits"])
    assert now.pages == tuple(server.told["pages"])
    path = serving() / f"{found.record.id} owner.json"
    assert is_private(path)
    assert not any(pin in path.read_text() for pin in PINS.values())


def test_its_owner_joins_as_chief_without_a_pin(
    server: Server, cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = own_server(cup)
    assert found is not None
    for name, value in user_data(tmp_path).items():
        monkeypatch.setenv(name, value)
    joined = found.join()
    assert joined.membership.role == "chief"
    assert joined.working.exists()
    assert server_joined(joined) is None, "the record is not in this home"


def test_whoever_has_no_key_is_refused(server: Server, cup: Path) -> None:
    found = own_server(cup)
    assert found is not None
    for token in ("x", server.joined("chief").headers["authorization"].split()[1]):
        with server.client() as client:
            client.headers["authorization"] = f"Bearer {token}"
            for answer in (client.get("/owner"), client.post("/owner", json={"stop": True})):
                assert (answer.status_code, answer.json()["code"]) == (401, "join-first")
                assert not any(pin in answer.text for pin in PINS.values())
    assert server.process.poll() is None


def test_a_device_that_is_put_out_joins_again_with_its_pin_alone(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    ann = Laptop(tmp_path / "ann", server)
    eve = Laptop(tmp_path / "eve", server, "chief", "Eve")
    with closing(ann, eve):
        until_same(cup, (ann, eve))
        mine = {one.who: one for one in devices_of(eve.joined.membership)}
        assert mine["Ann (referee)"].listens
        with refuses(DevicesError):
            devices_of(ann.joined.membership)
        with refuses(DevicesError):
            put_out(ann.joined.membership, mine["Eve (chief)"].id)
        left = put_out(eve.joined.membership, mine["Ann (referee)"].id)
        assert "Ann (referee)" not in {one.who for one in left}
        state = ann.until(lambda s: s.must_join)
        act = ann.note("kept until it joins again")
        ann.until(lambda s: s.on_the_way == 1)
        assert state.must_join
        with refuses(DevicesError):
            put_out(eve.joined.membership, mine["Ann (referee)"].id)
    again = Laptop(tmp_path / "ann", server)
    with closing(again):
        until_same(cup, (again,), [act])


def test_its_owner_ends_it_and_the_file_can_be_written_at_once(
    tmp_path: Path, home: Path
) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = Server.of(cup, home)
    found = own_server(cup)
    assert found is not None
    found.stop()
    assert not is_there(lease_of(cup))
    with open_event(cup) as store:
        do(store, WriteNote(seen(store.event().tables[0]), "after"))
    assert server.process.wait(30) == 0
    assert own_server(cup) is None
    with pytest.raises(NotServedError):
        found.ask()


def test_a_server_that_was_killed_is_not_found(tmp_path: Path, home: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = Server.of(cup, home)
    server.kill()
    assert own_server(cup) is None
    assert server.process.pid not in {one.process for one in served_here()}
    again = Server.of(cup, home)
    found = own_server(cup)
    assert found is not None
    assert found.record.process == again.process.pid
    again.kill()


@pytest.mark.parametrize(
    ("executable", "command"),
    [
        ("/opt/goref/goref", ["/opt/goref/goref"]),
        ("/usr/bin/python3.11", ["/usr/bin/python3.11", "-m", "goref"]),
        ("/goref/python/pythonw.exe", ["/goref/python/pythonw.exe", "-m", "goref"]),
        ("/Library/Python", ["/Library/Python", "-m", "goref"]),
    ],
)
def test_the_built_program_starts_itself_and_python_its_module(
    executable: str, command: list[str]
) -> None:
    assert goref_command(Path(executable)) == command
