"""The pages of a real server: their addresses, heads and languages, and that they follow."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from shutil import which

import httpx
import pytest

from goref.app.event.acts.doing import new_id
from goref.app.event.acts.players import AddPlayer
from goref.core.base.language import ENGLISH
from goref.core.event.event import Event, EventInfo, Player, RoundTime
from goref.core.texts.event import phone_pages as texts
from goref.server.api import Listeners
from goref.server.page_files import LISTEN_AGAIN_S, SCRIPT, STALE_S
from goref.server.pages import PhonePages
from goref.server.site import LARGE, Site, minute_of
from goref.server.writer import EventWriter
from tests.languages import ZH
from tests.network.hall import new_congress
from tests.server.served import Server, sent

ADDRESSES = ("/", "/pairings", "/standings", "/wall", "/player/1", "/hall", "/?name=Ann")
AS_OF = re.compile(r"\d\d:\d\d:\d\d")
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


NODE = which("node")
SCRIPT_RUN = """
const foot = {dataset: {stale: "", heard: ""}}, opened = [], seen = [];
let now = 0, tick, heads = 0, reloads = 0, far = true;
const wait = () => new Promise((done) => setImmediate(done));
globalThis.document = {getElementById: () => foot, documentElement: {dataset: {last: "5"}}};
globalThis.location = {href: "/", reload: () => { reloads += 1; }};
globalThis.EventSource = class {
  constructor() { opened.push(this); }
  close() { this.ended = 1; }
};
globalThis.window = {EventSource};
globalThis.fetch = async () => { heads += 1; if (far) throw new Error("far"); };
Date.now = () => now;
globalThis.setInterval = (act) => { tick = act; };
globalThis.setTimeout = (act) => { act(); };
eval(SCRIPT);
const hear = (last) => opened.at(-1).onmessage(
  {data: JSON.stringify({last, time: "2026-01-01T11:42:03"})});
hear(5);
for (now = 1000; now <= 25000; now += 1000) { tick(); seen.push(foot.className); }
(async () => {
  hear(6);
  await wait();
  const before = reloads;
  far = false;
  hear(6);
  await wait();
  console.log(JSON.stringify({stale: seen.indexOf("stale") + 1, opened: opened.length,
    ended: opened.filter((one) => one.ended).length, before, reloads, heads}));
})();
"""


@pytest.mark.skipif(NODE is None, reason="the script needs node to run without a browser")
def test_a_page_listens_again_and_is_loaded_only_from_a_server_that_is_there() -> None:
    """A server that is started again while a phone is cut off never closes the connection."""
    assert NODE is not None
    run = SCRIPT_RUN.replace("SCRIPT", json.dumps(SCRIPT), 1)
    ran = subprocess.run([NODE, "-e", run], capture_output=True, text=True, check=True)
    told = json.loads(ran.stdout)
    assert told == {
        "stale": STALE_S,
        "opened": 1 + 25 // (LISTEN_AGAIN_S + 1),
        "ended": 25 // (LISTEN_AGAIN_S + 1),
        "before": 0,
        "reloads": 1,
        "heads": 2,
    }


def test_a_large_page_is_compressed_for_those_who_can_read_it(tmp_path: Path) -> None:
    cup = new_congress(tmp_path / "cup.gorefevent", 200, 1)
    server = Server.of(cup, tmp_path, "--read-only")
    with httpx.Client(base_url=server.pages) as get:
        for address in ("/", "/pairings", "/wall", "/player/1"):
            plain = get.get(address, headers={"accept-encoding": "identity"})
            packed = get.get(address, headers={"accept-encoding": "gzip"})
            without_time = [AS_OF.sub("", one.text) for one in (plain, packed)]
            assert without_time[0] == without_time[1]
            assert without_time[0] != plain.text
            is_large = len(plain.content) > LARGE
            assert ("content-encoding" in packed.headers) is is_large
            assert "content-encoding" not in plain.headers
            length = int(packed.headers["content-length"])
            assert (length < len(plain.content) / 3) is is_large
            assert "accept-encoding" in packed.headers["vary"]
    assert server.interrupt() == 0


def test_kept_pages_are_bounded(monkeypatch: pytest.MonkeyPatch, cup: Path) -> None:
    """Whatever is searched for has a page of its own."""
    monkeypatch.setattr("goref.server.site.MOST_KEPT", 20_000)

    async def kept() -> list[int]:
        writer = EventWriter(cup, "", read_only=True)
        try:
            pages = Site(writer, Listeners(writer))
            sizes = []
            for number in range(40):
                name = f"name {number}"
                key = f"/?{name}", ENGLISH, False
                pages._page(key, partial(PhonePages.names, asked=name), ENGLISH, False)
                assert key in pages._made
                sizes.append(sum(page.size for page in pages._made.values()))
        finally:
            writer.close()
        return sizes

    sizes = asyncio.run(kept())
    assert 15_000 < max(sizes) < 25_000
    assert sizes[-1] < sum(sizes)


def test_a_phone_that_loads_its_page_again_is_still_counted(cup: Path) -> None:
    clock, found = [100.0], []
    writer = EventWriter(cup, "", read_only=True)
    try:
        listeners = Listeners(writer, lambda: clock[0])
    finally:
        writer.close()
    for seconds, phones in ((0, 5), (3, 2), (8, 5), (0, 1), (11, 1), (11, 1)):
        clock[0] += seconds
        listeners.phones = phones
        found.append(listeners.most_phones)
    assert found == [5, 5, 5, 5, 5, 1]
