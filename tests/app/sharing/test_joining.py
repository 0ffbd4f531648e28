"""Joining a real server: what is checked, what is refused, and what is there afterwards."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from goref.app.sharing.connection import check_digits, read_address, shown_address
from goref.app.sharing.joined_event import JoinedEvent, joined_events
from goref.app.sharing.joining import JoinError, join_event, joined_at
from goref.app.sharing.synchroniser import EventSynchroniser
from goref.core.base.faults import Fault
from goref.core.base.language import ENGLISH
from goref.core.event.event import EventError
from tests.app.sharing.laptops import Laptop, Serve, closing, is_whole, until_same
from tests.languages import JA
from tests.refusals import refuses
from tests.server.served import PINS, Server, new_cup
from tests.systems import user_data


@pytest.fixture(autouse=True)
def laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in user_data(tmp_path / "laptop").items():
        monkeypatch.setenv(name, value)


def joined(
    server: Server, role: str = "referee", digits: str = "", pin: str = "", name: str = "Ann"
) -> JoinedEvent:
    address, told = server.told["joins"][0], server.told["digits"]
    return join_event(address, digits or told, role, pin or PINS[role], name, ENGLISH)


def test_both_files_are_there_and_the_event_is_found_again(server: Server, cup: Path) -> None:
    event = joined(server)
    assert is_whole(event.mirror)
    assert is_whole(event.working)
    member = event.membership
    assert (member.who, member.event, member.role) == ("Ann (referee)", "Cup", "referee")
    found = joined_at(f" https://{server.told['joins'][0]}/ ")
    assert found is not None
    assert found.working == event.working
    assert joined(server, "chief").working == event.working
    assert len(joined_events()) == 1


@pytest.mark.parametrize("digits", ["", "1", "0000 0000 0000", "x"])
def test_other_digits_are_refused_before_a_pin_is_sent(server: Server, digits: str) -> None:
    with refuses(EventError, "join-digits"):
        joined(server, digits=digits or "-")
    assert joined_events() == ()


def test_a_wrong_pin_is_refused_in_the_user_s_language(server: Server) -> None:
    address, digits = server.told["joins"][0], server.told["digits"]
    with pytest.raises(JoinError, match="暗証番号"):
        join_event(address, digits, "chief", "0000", "Ann", JA)
    assert joined_events() == ()


def test_a_role_without_a_copy_is_shown_the_pages(server: Server) -> None:
    with refuses(JoinError, "role-no-copy"):
        joined(server, "reporter")


@pytest.mark.parametrize(
    ("address", "code"),
    [("127.0.0.1:1", "server-far"), ("", "no-address"), ("x y", "no-address")],
)
def test_an_address_that_leads_nowhere(address: str, code: str) -> None:
    with refuses(EventError, code):
        join_event(address, "1", "referee", "1", "Ann")


@pytest.mark.parametrize("with_scheme", [True, False])
def test_the_address_of_the_pages_is_named_so(server: Server, with_scheme: bool) -> None:
    pages = server.pages if with_scheme else server.pages.removeprefix("http://").rstrip("/")
    with refuses(JoinError, "server-pages"):
        join_event(pages, "1", "referee", "1", "Ann")


def test_another_certificate_is_not_accepted_later(
    tmp_path: Path, home: Path, serve: Serve
) -> None:
    """Another server at the same address, with all that it could know but the key."""
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = serve(cup)
    ann = Laptop(tmp_path / "ann", server)
    with closing(ann):
        until_same(cup, (ann,))
        server.kill()
        port = int(server.told["joins"][0].rpartition(":")[2])
        other = Server.of(cup, tmp_path / "other", ports=(0, port))
        assert other.told["digits"] != server.told["digits"]
        ann.until(lambda s: not s.is_heard)
        act = ann.note("for the true server")
        state = ann.until(lambda s: s.problem is not None and s.on_the_way)
        assert isinstance(state.problem, Fault)
        assert state.problem.code == "server-other"
        assert state.on_the_way == 1
        other.kill()
        true = Server.of(cup, home, ports=(0, port))
        until_same(cup, (ann,), [act])
        assert ann.sync.state.problem is None
        true.kill()


def test_a_member_whom_the_server_forgot_must_join_again(
    tmp_path: Path, home: Path, serve: Serve
) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = serve(cup)
    ann = Laptop(tmp_path / "ann", server)
    with closing(ann):
        until_same(cup, (ann,))
        server.kill()
        for path in (home / "goref" / "serving").glob("*.json"):
            path.unlink()
        port = int(server.told["joins"][0].rpartition(":")[2])
        server = Server.of(cup, home, ports=(0, port))
        act = ann.note("kept")
        ann.until(lambda s: s.must_join and s.on_the_way == 1)
        ann.stop()
        again = Laptop(tmp_path / "ann", server)
    with closing(again):
        until_same(cup, (again,), [act])


def test_without_the_packages_a_sentence_says_what_to_install(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = joined(server)
    monkeypatch.setitem(sys.modules, "httpx", None)
    with refuses(EventError, "no-join"):
        EventSynchroniser(event).start()
    with refuses(EventError, "no-join"):
        joined(server)


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("192.168.1.5:9000", "192.168.1.5", 9000),
        ("192.168.1.5", "192.168.1.5", 8443),
        ("https://laptop.local:8443/", "laptop.local", 8443),
        ("http://laptop.local:8443", "laptop.local", 8443),
        ("[fe80::1]:9000", "fe80::1", 9000),
        ("[fe80::1]", "fe80::1", 8443),
        ("::1", "::1", 8443),
    ],
)
def test_an_address_is_host_and_port(text: str, host: str, port: int) -> None:
    assert read_address(text) == (host, port)
    assert read_address(shown_address(host, port)) == (host, port)


@pytest.mark.parametrize("text", ["", ":", "x:", "x:0", "x:99999", "x:y", "a/b:1", "²:²"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with refuses(EventError, "no-address"):
        read_address(text)


def test_digits_are_checked_whatever_is_typed_between_them(server: Server) -> None:
    certificate = joined(server).membership.certificate
    check_digits(certificate, server.told["digits"].replace(" ", "-"))
    with refuses(EventError, "join-digits"):
        check_digits(certificate, server.told["digits"][:-1])
