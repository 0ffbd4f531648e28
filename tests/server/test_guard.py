"""Made-up requests to a real server: each is refused, nothing is written, it goes on."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from goref.app.event.acts.doing import do
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.io.event.audit import link_after
from goref.server.api import MOST_WITHOUT_COPY
from goref.server.guard import MOST_HEAD, MOST_PATH
from goref.server.protocol import MOST_BODY, MOST_SMALL
from tests.app.event.acts.test_acts import EXAMPLES
from tests.length import of_all
from tests.server.served import SERVE, Server

REQUESTS = of_all(5000, short=600)
SEED = 4848
PATHS: tuple[str, ...] = (
    "/join",
    "/acts",
    "/entries",
    "/copy",
    "/tables",
    "/",
    "/wall",
    "/hall",
    "/player/1",
)
PATHS += ("/standings", "/pairings", "/player/x", "/player/-1", "/..", "/%00", "/acts/", "//")
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW")
WORDS = ("", "0", "x" * 300, "é", "\0", "'; DROP TABLE game; --", "<script>", "../../etc", "名")


ODD = (
    *(b"[" * 5000, b"NaN", b"{}", b'"\xff"', b'{"acts":[' + b"9" * 5000 + b"]}"),
    b'{"role":"\\ud800","pin":"1","name":"a"}',
)


def value(rng: Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind < 6:
        numbers = (0, -1, 2**63, -(2**70), 1.5, 1e308)
        return rng.choice((None, True, rng.choice(WORDS), *numbers))
    if kind == 6:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    keys = ("id", "act", "acts", "entries", "after", "link", "texts", "role", "pin", "name")
    return {rng.choice(keys): value(rng, depth + 1) for _ in range(rng.randrange(5))}


def spoilt(rng: Random, request: dict[str, Any]) -> dict[str, Any]:
    """A right request with one value in it replaced or removed, at any depth."""
    copy: Any = json.loads(json.dumps(request))
    at: Any = copy
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            break
        key = rng.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.8:
            at = at[key]
            continue
        if rng.random() < 0.3:
            del at[key]
        else:
            at[key] = value(rng)
        break
    return copy  # type: ignore[no-any-return]


def bodies(rng: Random, right: list[dict[str, Any]]) -> bytes:
    kind = rng.randrange(8)
    if kind < 5:
        return json.dumps(spoilt(rng, rng.choice(right))).encode()
    if kind == 5:
        return json.dumps(value(rng)).encode()
    if kind == 6:
        return rng.randbytes(rng.randrange(200))
    return rng.choice(ODD)


def test_made_up_requests_write_nothing_and_break_nothing(server: Server, cup: Path) -> None:
    """From a member who may do everything, if the request were right."""
    rng = Random(SEED)
    with open_event(cup, read_only=True) as store:
        event = store.event()
        entries = [dict(entry) for entry in store.raw_audit()]
        before = store.last_link()
    right: list[dict[str, Any]] = [
        {"acts": [{"id": "", "act": make(event).encode(), "reason": 7}]}
        for name, make in EXAMPLES.items()
        if name not in ("sign", "reopen", "no-bye", "open-round", "put-back")
    ]
    right += [
        {"after": n, "link": entries[n - 1]["chain"], "entries": entries[n:], "texts": []}
        for n in (1, len(entries) - 1)
    ]
    right += [{"after": 1, "link": "x", "entries": entries, "choices": {"table:1": "copy"}}]
    counts: dict[int, int] = {}
    with server.joined("chief") as client, httpx.Client(base_url=server.pages) as pages:
        for number in range(REQUESTS):
            path = rng.choice(("/acts", "/acts", *PATHS))
            method = "POST" if path in ("/acts", "/join") else rng.choice(METHODS)
            method = rng.choice(METHODS) if rng.random() < 0.1 else method
            query = {rng.choice(("after", "lang", "name", "page")): rng.choice(WORDS)}
            body = bodies(rng, right) if method == "POST" else b""
            one = client if number % 4 else pages
            if (method, path) == ("GET", "/copy"):
                continue
            answer = one.request(method, path, params=query, content=body)
            counts[answer.status_code] = counts.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (method, path, body, answer.text)
            if path == "/acts" and answer.status_code == 200:
                assert answer.json()["last"] == before[0], body
        assert client.get("/tables").status_code == 200
    assert counts[400] > REQUESTS / 10
    assert {200, 404, 405} <= counts.keys()
    with open_event(cup, read_only=True) as store:
        assert store.last_link() == before
        assert unfit(store) == ()
    assert server.process.poll() is None


def relinked(link: str, number: int, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entries with links that follow, whatever is in them."""
    for entry in entries:
        number += 1
        entry["id"] = number
        with suppress(TypeError, KeyError, AttributeError):
            entry["chain"] = link = link_after(link, entry)
    return entries


def spoilt_text(rng: Random, text: str) -> str:
    """A JSON object as text, with one of its values replaced or removed."""
    if rng.random() < 0.1:
        return rng.choice(("[]", "{", "1", '{"a": NaN}', "[" * 3000))
    return json.dumps(spoilt(rng, json.loads(text)))


def test_made_up_entries_with_links_that_follow_do_nothing(
    server: Server, cup: Path, tmp_path: Path
) -> None:
    """From a member who may enter results, of which there are none among them."""
    rng = Random(SEED)
    with open_event(cup, read_only=True) as store:
        before, event = store.last_link(), store.event()
        store.back_up(tmp_path / "away.gorefevent")
    with open_event(tmp_path / "away.gorefevent", "away") as copy:
        for name in ("pair", "enter-player", "note", "event", "unpair"):
            do(copy, EXAMPLES[name](event))
        mine = [dict(entry) for entry in copy.raw_audit(before[0])]
    codes: set[str] = set()
    with server.joined("reporter") as client:
        for _ in range(REQUESTS // 8):
            entries = json.loads(json.dumps(mine))
            entry = rng.choice(entries)
            column = rng.choice([*entry])
            if column in ("before", "after", "act") and rng.random() < 0.8:
                if entry[column]:
                    entry[column] = spoilt_text(rng, entry[column])
            else:
                entry[column] = rng.choice((*WORDS, None, 0, -1, 2**40, [], 1.5))
            request = {
                "after": before[0],
                "link": before[1],
                "entries": relinked(before[1], before[0], entries),
            }
            answer = client.post("/acts", json=request)
            assert answer.status_code in (200, 400), (answer.text, request)
            told = answer.json()
            assert told.get("done", []) == [], request
            codes |= {one["code"] for one in told.get("refused", [told])}
    assert {"role-may-not", "entry-unfit"} <= codes
    with open_event(cup, read_only=True) as store:
        assert store.last_link() == before


def test_a_body_longer_than_its_path_allows_is_refused(server: Server) -> None:
    with server.client() as client:
        assert client.post("/join", content=b"x" * (MOST_SMALL + 1)).status_code == 413

        def pieces() -> Any:
            for _ in range(3 * MOST_SMALL // 1024):
                yield b"x" * 1024

        assert client.post("/join", content=pieces()).status_code == 413


def test_a_role_without_a_copy_sends_little(server: Server) -> None:
    """The server's memory is not for whoever may enter results alone."""
    acts = json.dumps({"acts": [{}] * (MOST_WITHOUT_COPY // 3)})
    for role, status in (("reporter", 413), ("referee", 400)):
        with server.joined(role) as client:
            assert client.post("/acts", content=acts).status_code == status


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_there_are_as_many_connections_as_phones(cup: Path, tmp_path: Path) -> None:
    """More than the system usually lets a process open."""
    limited = ("sh", "-c", 'ulimit -Sn 64; exec "$0" "$@"', *SERVE)
    copy = Path(shutil.copy(cup, tmp_path))
    server = Server.of(copy, tmp_path, "--read-only", command=limited)
    host, _, port = server.pages.split("/")[2].rpartition(":")
    with ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(socket.create_connection((host, int(port)), timeout=20))
        with httpx.Client(base_url=server.pages, timeout=20) as client:
            assert client.get("/").status_code == 200
    assert server.interrupt() == 0


def test_bad_requests_print_nothing(cup: Path, tmp_path: Path) -> None:
    """Whoever started the server may not read what it prints; it must not wait for that."""
    errors = tmp_path / "errors.txt"
    copy = shutil.copy(cup, tmp_path)
    with errors.open("wb") as file:
        server = Server.of(Path(copy), tmp_path, "--read-only", errors=file)
        host, _, port = server.pages.split("/")[2].rpartition(":")
        half = POST + b"content-length: 9\r\n\r\nhalf"
        for data in (*RAW.values(), half, POST + b"x: y\r\n\r\n" * 3):
            with socket.create_connection((host, int(port)), timeout=20) as connection:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                with suppress(ConnectionError):
                    while connection.recv(1000):
                        pass
        assert server.interrupt() == 0
    assert errors.read_text() == ""


def test_a_long_address_is_refused(server: Server) -> None:
    with httpx.Client(base_url=server.pages) as client:
        assert client.get(f"/{'x' * MOST_PATH}").status_code == 414


GET, POST = (way + b" / HTTP/1.1\r\nhost: a\r\n" for way in (b"GET", b"POST"))
RAW = {
    "no http": b"\x16\x03\x01 hello\r\n\r\n",
    "half a line": b"GET / HT",
    "a long head": b"GET / HTTP/1.1\r\nx: " + b"y" * (2 * MOST_HEAD) + b"\r\n\r\n",
    "two lengths": POST + b"content-length: 1\r\ncontent-length: 2\r\n\r\n",
    "a negative length": POST + b"content-length: -5\r\n\r\n",
    "too great a length": POST + b"content-length: %d\r\n\r\n" % (MOST_BODY + 1),
    "an upgrade": GET + b"connection: upgrade\r\nupgrade: websocket\r\n\r\n",
    "nothing": b"",
}


@pytest.mark.parametrize("name", RAW)
@pytest.mark.parametrize("tls", [False, True])
def test_bytes_that_are_no_request_end_their_connection_alone(
    server: Server, name: str, tls: bool
) -> None:
    address = server.told["joins"][0] if tls else server.pages.split("/")[2]
    host, _, port = address.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=20) as plain:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with context.wrap_socket(plain) if tls else plain as connection:
            connection.sendall(RAW[name])
            if not tls:
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(100)
                assert answer[9:12] in (b"", b"400", b"200", b"405", b"413", b"431")
    with httpx.Client(base_url=server.pages) as client:
        assert client.get("/").status_code == 200
