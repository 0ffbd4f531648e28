"""A browser that asks without TLS: it is led to the referees' pages, and nothing is read."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from goref.server.site import referees_at
from tests.server.served import PINS, Server

USUAL = "192.168.1.5:8443"


def answer_to(server: Server, *pieces: bytes) -> bytes:
    """What the port with TLS answers to a request without it."""
    host, _, port = server.told["joins"][0].rpartition(":")
    with socket.create_connection((host, int(port)), 10) as client:
        for piece in pieces:
            client.sendall(piece)
        found = b""
        try:
            while b"\r\n\r\n" not in found and (more := client.recv(4096)):
                found += more
        except ConnectionError:
            pass
        return found


@pytest.mark.parametrize("path", [b"/", b"/referee", b"/player/1?lang=de"])
def test_a_page_is_asked_for_over_tls(server: Server, path: bytes) -> None:
    request = b"GET " + path + b" HTTP/1.1\r\nHost: laptop.local:8443\r\nAccept: */*\r\n\r\n"
    told = answer_to(server, request).decode()
    port = server.joins.rpartition(":")[2]
    assert told.startswith("HTTP/1.1 303 ")
    assert f"\r\nlocation: https://laptop.local:{port}/referee\r\n" in told
    assert told.endswith("\r\n\r\n")


def test_a_pin_without_tls_logs_nobody_in(server: Server) -> None:
    body = f"role=chief&pin={PINS['chief']}&name=Eve".encode()
    head = f"POST /referee/in HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
    told = answer_to(server, head.encode() + body).lower()
    assert told.startswith(b"http/1.1 303 ")
    assert b"cookie" not in told


@pytest.mark.parametrize(
    "host", [b"Host: a b\r\n", b"Host: x\x00y\r\n", b"", b"Host: \xff\r\n"]
)
def test_an_invalid_host_is_not_repeated(server: Server, host: bytes) -> None:
    told = answer_to(server, b"GET / HTTP/1.1\r\n" + host + b"\r\n").decode()
    assert f"location: https://{server.told['joins'][0]}/referee\r\n" in told


@pytest.mark.parametrize("first", [b"\r\n\r\n", b"SSH-2.0-x\r\n", b"\x16\x03\x01", b"x" * 9000])
def test_anything_else_gets_no_answer(server: Server, first: bytes) -> None:
    if first.startswith(b"\x16"):
        first += b"\x00\x02GET / HTTP/1.1"
    assert b"HTTP" not in answer_to(server, first, b"GET / HTTP/1.1\r\n\r\n")


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("laptop:8080", "laptop:8443"),
        ("10.0.0.7", "10.0.0.7:8443"),
        ("[fe80::1]:8080", "[fe80::1]:8443"),
        ("", USUAL),
        ("x/y", USUAL),
        ("user@x", USUAL),
        ("x\r\nset-cookie: a=b", USUAL),
    ],
)
def test_the_host_remains_if_it_is_one(host: str, expected: str) -> None:
    assert referees_at(host, USUAL) == f"https://{expected}/referee"


def test_there_is_no_way_to_it_if_only_pages_are_served(cup: Path, home: Path) -> None:
    server = Server.of(cup, home, "--read-only")
    host, _, port = server.pages.removeprefix("http://").rstrip("/").rpartition(":")
    with socket.create_connection((host, int(port)), 10) as client:
        client.sendall(b"GET /referee HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert client.recv(4096).startswith(b"HTTP/1.1 404 ")
    server.kill()
