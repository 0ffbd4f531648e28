"""Requests of those who joined, against a real server: what each role may, once and whole."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import ChangePlayer
from goref.app.event.acts.tables import Decide, WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.core.base.frozen import replace
from goref.core.event.changes import Seen, seen
from goref.core.event.event import Event
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.sharing.roles import ROLES
from goref.io.event.store import EventStore
from tests.server.served import PINS, Server, new_cup, sent
from tests.systems import is_private

B, W = (
    Result(verdict, re, ResultBasis.WORD)
    for verdict, re in ((Verdict.BLACK, "B+R"), (Verdict.WHITE, "W+R"))
)


@pytest.fixture(scope="module")
def clients(server: Server) -> Iterator[dict[str, httpx.Client]]:
    found = {role: server.joined(role) for role in ROLES}
    yield found
    for client in found.values():
        client.close()


def event_of(path: Path) -> Event:
    with open_event(path, read_only=True) as store:
        return store.event()


def last(path: Path) -> int:
    return event_of(path).entries


READS = {"/entries?after=0": "everything", "/copy": "everything", "/tables": "tables"}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("path", READS)
def test_a_role_reads_what_it_may(
    clients: dict[str, httpx.Client], role: str, path: str
) -> None:
    order = ["lists", "tables", "everything"]
    may = order.index(READS[path]) <= order.index(ROLES[role].reads.value)
    assert clients[role].get(path).status_code == (200 if may else 403)


def test_tables_show_nothing_private(clients: dict[str, httpx.Client]) -> None:
    text = clients["reporter"].get("/tables").text
    for secret in ("2345", "13579246", "97531"):
        assert secret not in text
        assert secret in clients["chief"].get("/entries?after=0").text


@pytest.mark.parametrize("path", ["/entries", "/copy", "/tables", "/events"])
@pytest.mark.parametrize("token", ["", "Bearer", "Bearer x", "Basic eA==", "Bearer é"])
def test_who_did_not_join_reads_nothing(server: Server, path: str, token: str) -> None:
    with server.client() as client:
        headers = {"authorization": token.encode()} if token else {}
        answer = client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "join-first")


def test_an_act_is_done_once(clients: dict[str, httpx.Client], cup: Path) -> None:
    event = event_of(cup)
    note = sent(WriteNote(seen(event.tables[0]), "once"), "one-act")
    for _ in range(3):
        answer = clients["referee"].post("/acts", json=note)
        assert answer.json()["done"] == ["one-act"]
    with open_event(cup, read_only=True) as store:
        entries = [entry for entry in store.audit() if entry.act_id == "one-act"]
    assert [(entry.who, entry.reason) for entry in entries] == [("Ann (referee)", "because")]


def test_who_acts_on_what_another_has_changed_is_told(
    clients: dict[str, httpx.Client], cup: Path
) -> None:
    table = event_of(cup).tables[0]
    act = WriteNote(Seen(table.id, table.version - 1), "late")
    for language, word in (("en", "somebody else"), ("ja", "ほか")):
        headers = {"accept-language": language}
        answer = clients["referee"].post("/acts", json=sent(act), headers=headers).json()
        (refused,) = answer["refused"]
        assert refused["code"] == "in-the-meantime-by"
        assert (word in refused["problem"]) or language == "ja"
        assert refused["subject"] == f"table {table.place}"


def test_a_reporter_enters_results_and_corrects_none(tmp_path: Path, home: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    server = Server.of(cup, home)
    with server.joined("reporter", "Rob") as client:
        (first, *_) = client.get("/tables").json()["tables"]
        act = Decide(Seen(first["id"], first["version"]), B)
        assert client.post("/acts", json=sent(act)).json()["refused"] == []
        now = event_of(cup).tables[0]
        assert now.result == B
        answer = client.post("/acts", json=sent(Decide(seen(now), W))).json()
        assert [one["code"] for one in answer["refused"]] == ["role-corrects-not"]
    with server.joined("referee") as client:
        bare = sent(Decide(seen(now), W), reason=" ")
        answer = client.post("/acts", json=bare).json()
        assert [one["code"] for one in answer["refused"]] == ["changed-needs-reason"]
        assert client.post("/acts", json=sent(Decide(seen(now), W))).json()["refused"] == []
    assert event_of(cup).tables[0].result == W
    assert server.interrupt() == 0
    assert not cup.with_name(f"{cup.name}.writer").exists()


# A laptop that worked on in its copy


def copied(client: httpx.Client, path: Path) -> EventStore:
    """The event as ``/copy`` gives it."""
    answer = client.get("/copy")
    path.write_bytes(answer.content)
    store = open_event(path, "away")
    assert int(answer.headers["goref-last"]) == store.event().entries
    return store


def worked_on(copy: EventStore, after: int, link: str, **more: Any) -> dict[str, Any]:
    """The request that brings what was done in a copy."""
    entries = copy.raw_audit(after)
    return {"after": after, "link": link, "entries": entries, **more}


def caught_up(client: httpx.Client, copy: Path, base: Path) -> EventStore:
    """The copy as it was before, with the server's entries after that."""
    shutil.copyfile(base, copy)
    store = open_event(copy, "away")
    while True:
        told = client.get("/entries", params={"after": store.last_link()[0]}).json()
        store.follow(told["entries"], map(base64.b64decode, told["texts"]))
        if not told["more"]:
            return store


def test_what_was_done_away_is_done_here_and_both_have_one_chain(
    clients: dict[str, httpx.Client], cup: Path, tmp_path: Path
) -> None:
    client = clients["scorekeeper"]
    with copied(client, tmp_path / "away.gorefevent") as copy:
        shutil.copyfile(copy.path, tmp_path / "base.gorefevent")
        base = copy.last_link()
        table = copy.event().tables[1]
        do(copy, WriteNote(seen(table), "from away"), "cut off", id="away-1")
        player = copy.event().players[0]
        do(copy, ChangePlayer(replace(player, club="Brno")), id="away-2")
        request = worked_on(copy, *base)
    clients["referee"].post("/acts", json=sent(WriteNote(seen(event_of(cup).tables[2]), "x")))
    for _ in range(2):  # the answer to the first was lost
        answer = client.post("/acts", json=request)
        assert answer.json()["done"] == ["away-1", "away-2"]
        assert answer.json()["refused"] == []
    event = event_of(cup)
    assert (event.tables[1].note, event.players[0].club) == ("from away", "Brno")
    with caught_up(client, tmp_path / "away.gorefevent", tmp_path / "base.gorefevent") as copy:
        assert copy.last_link()[1] == answer.json()["link"]
        assert copy.event() == event
        assert unfit(copy) == ()
        mine = [entry for entry in copy.audit() if entry.act_id.startswith("away-")]
    assert [entry.who for entry in mine] == ["Ann (scorekeeper)"] * 2


def test_what_both_changed_is_asked_until_it_is_chosen(
    clients: dict[str, httpx.Client], cup: Path, tmp_path: Path
) -> None:
    client = clients["referee"]
    with copied(client, tmp_path / "away.gorefevent") as copy:
        base = copy.last_link()
        table = copy.event().tables[2]
        do(copy, WriteNote(seen(table), "away"))
        request = worked_on(copy, *base)
    here = sent(WriteNote(seen(table), "here"))
    assert client.post("/acts", json=here).json()["refused"] == []
    before = last(cup)
    answer = client.post("/acts", json=request)
    assert answer.status_code == 409
    (clash,) = answer.json()["clashes"]
    assert (clash["here"], clash["copy"]) == ({"note": "here"}, {"note": "away"})
    assert last(cup) == before
    asked = {**request, "asked": answer.json()["asked"], "choices": {clash["key"]: "copy"}}
    again = sent(WriteNote(seen(event_of(cup).tables[2]), "here again"))
    assert client.post("/acts", json=again).json()["refused"] == []
    answer = client.post("/acts", json=asked)
    assert answer.status_code == 409, "it was changed here since it was asked"
    asked["asked"] = answer.json()["asked"]
    assert client.post("/acts", json=asked).status_code == 200
    assert event_of(cup).tables[2].note == "away"


def test_a_role_cannot_bring_more_than_it_may_by_its_copy(
    clients: dict[str, httpx.Client], cup: Path, tmp_path: Path
) -> None:
    with copied(clients["chief"], tmp_path / "away.gorefevent") as copy:
        base = copy.last_link()
        player = copy.event().players[0]
        do(copy, ChangePlayer(replace(player, rating=1)), id="brought")
        request = worked_on(copy, *base)
    before = event_of(cup)
    (refused,) = clients["referee"].post("/acts", json=request).json()["refused"]
    assert (refused["id"], refused["code"]) == ("brought", "role-may-not")
    assert event_of(cup) == before
    disguised = json.loads(request["entries"][0]["act"]) | {"act": "note"}
    with copied(clients["chief"], tmp_path / "b.gorefevent") as copy:
        with copy.change("", ("sly", json.dumps(disguised))) as change:
            change.update_player(replace(copy.event().players[0], rating=1))
        request = worked_on(copy, *base)
    (refused,) = clients["referee"].post("/acts", json=request).json()["refused"]
    assert refused["code"] == "role-beyond"
    assert event_of(cup) == before


def test_the_event_is_what_its_audit_says(cup: Path) -> None:
    with open_event(cup, read_only=True) as store:
        assert unfit(store) == ()
        ids = [entry.act_id for entry in store.audit() if entry.act_id]
        assert len(ids) == len(set(ids))


# Joining


def test_events_come_at_once_and_every_second(
    server: Server, clients: dict[str, httpx.Client], cup: Path
) -> None:
    with server.joined("referee").stream("GET", "/events") as events:
        lines = (line for line in events.iter_lines() if line)
        told = json.loads(next(lines).removeprefix("data: "))
        assert told["last"] == last(cup)
        json.loads(next(lines).removeprefix("data: "))  # a beat
        note = sent(WriteNote(seen(event_of(cup).tables[0]), "heard"))
        answer = clients["referee"].post("/acts", json=note).json()
        found = next(
            told
            for told in (json.loads(line.removeprefix("data: ")) for line in lines)
            if told["last"] != answer["last"] - 1
        )
        assert (found["last"], found["link"]) == (answer["last"], answer["link"])
        assert found["members"] == 1


def test_wrong_pins_are_refused_more_and_more_slowly(tmp_path: Path, home: Path) -> None:
    server = Server.of(new_cup(tmp_path / "cup.gorefevent"), home)
    with server.client() as client:
        told = {"role": "chief", "pin": "0000", "name": "Eve"}
        codes = [client.post("/join", json=told).status_code for _ in range(5)]
        assert codes == [403, 403, 403, 429, 429]
        right = {**told, "pin": PINS["chief"]}
        answer = client.post("/join", json=right)
        assert (answer.status_code, answer.json()["code"]) == (429, "join-wait")
        assert int(answer.headers["retry-after"]) >= 1
    server.kill()


def test_a_token_is_good_after_a_restart(tmp_path: Path, home: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    first = Server.of(cup, home)
    headers = first.joined("referee").headers
    first.kill()
    second = Server.of(cup, home)
    with second.client() as client:
        token = {"authorization": headers["authorization"]}
        assert client.get("/tables", headers=token).status_code == 200
        assert first.told["digits"] == second.told["digits"]
    stored = [*(home / "goref" / "serving").glob("*.json")]
    assert stored
    for path in stored:
        assert headers["authorization"].partition(" ")[2] not in path.read_text()
        assert not any(pin in path.read_text() for pin in PINS.values())
        assert is_private(path)
    second.kill()


def test_no_pin_is_taken_without_tls(server: Server) -> None:
    with httpx.Client(base_url=server.pages) as client:
        told = {"role": "chief", "pin": PINS["chief"], "name": "Eve"}
        assert client.post("/join", json=told).status_code == 404
        for path in ("/entries", "/copy", "/tables", "/acts", "/events"):
            assert client.get(path).status_code == 404
