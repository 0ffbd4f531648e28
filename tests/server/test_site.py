"""The pages of a real server: their addresses, heads and languages, and that they follow."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import httpx
import pytest

from goref.app.event.acts.doing import new_id
from goref.app.event.acts.players import AddPlayer
from goref.core.event.event import Event, EventInfo, Player, RoundTime
from goref.core.texts.event import phone_pages as texts
from goref.server.site import minute_of
from tests.languages import ZH
from tests.server.served import Server, sent

ADDRESSES = ("/", "/pairings", "/standings", "/wall", "/player/1", "/hall", "/?name=Ann")
SECRETS = ("2345", "13579246", "97531")


@pytest.fixture(scope="module")
def pages(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.pages) as client:
        yield client


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_is_there_on_both_servers(
    server: Server, pages: httpx.Client, address: str
) -> None:
    with server.client() as joining:
        for client in (pages, joining):
            answer = client.get(address)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"
            assert "server" not in answer.headers
            assert not [secret for secret in SECRETS if secret in answer.text]


def test_kept_pages_hold_for_a_minute_if_a_round_has_its_time() -> None:
    timed = Event(EventInfo("Cup", times=(RoundTime(1, "2026-11-21T10:00+01:00", 150),)))
    minutes = [datetime(2026, 11, 21, 10, 0, second) for second in (0, 59)]
    later = [datetime(2026, 11, 21, 10, 1), datetime(2026, 11, 22, 10, 0)]
    assert minute_of(timed, minutes[0]) == minute_of(timed, minutes[1])
    assert len({minute_of(timed, now) for now in (*minutes, *later)}) == 3
    assert {minute_of(Event(EventInfo("Cup")), now) for now in (*minutes, *later)} == {""}


@pytest.mark.parametrize(
    "address", ["/nowhere", "/player/99", "/player/x", "/player/", "/pins"]
)
def test_what_is_not_there_is_told(pages: httpx.Client, address: str) -> None:
    answer = pages.get(address, headers={"accept-language": "zh"})
    assert answer.status_code == 404
    assert texts.NOT_FOUND.in_(ZH) in answer.text


def test_a_page_speaks_its_reader_s_language(pages: httpx.Client) -> None:
    for answer in (
        pages.get("/", headers={"accept-language": "zh-CN,en;q=0.5"}),
        pages.get("/?lang=zh", headers={"accept-language": "ja"}),
    ):
        assert texts.FIND.in_(ZH) in answer.text
        assert '<html lang="zh-Hans"' in answer.text
        assert answer.headers["content-language"] == "zh"
    assert 'lang="en"' in pages.get("/?lang=xx").text


def test_style_and_script_are_the_server_s_own(pages: httpx.Client) -> None:
    assert pages.get("/pages.css").headers["content-type"].startswith("text/css")
    assert pages.get("/pages.js").headers["content-type"].startswith("text/javascript")


def test_pages_follow_the_event_and_listeners_are_told_no_more_than_that(
    server: Server, pages: httpx.Client, cup: Path
) -> None:
    before = pages.get("/").text
    with pages.stream("GET", "/live") as live, server.joined("chief") as chief:
        lines = (line for line in live.iter_lines() if line)
        first = json.loads(next(lines).removeprefix("data: "))
        assert first.keys() == {"last", "time", "members", "phones"}
        assert f'data-last="{first["last"]}"' in before
        act = sent(AddPlayer(Player("Newcomer")), new_id())
        last = chief.post("/acts", json=act).json()["last"]
        told = (json.loads(line.removeprefix("data: ")) for line in lines)
        assert next(one for one in told if one["last"] == last)
    after = pages.get("/").text
    assert "Newcomer" in after
    assert "Newcomer" not in before
    assert f'data-last="{last}"' in after
    assert cup.exists()
