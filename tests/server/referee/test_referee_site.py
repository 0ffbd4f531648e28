"""The referees' pages of a real server: who reads and does what, and that nobody else can."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.acts.round_clock import ends_at
from goref.app.event.acts.rounds import ChangeEvent, CloseRound
from goref.app.event.acts.tables import Decide, NoteIncidents, WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.app.incidents.table_incidents import table_incident, with_incident
from goref.core.base.frozen import replace
from goref.core.event.changes import EventChanges, seen
from goref.core.event.event import Event, Player, Table
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.consequence import WARNING
from goref.core.incidents.incident import Offender
from goref.core.sharing.roles import ROLES
from goref.core.texts.event import referee_pages as texts
from goref.core.texts.event.events import TERMS
from goref.core.texts.faults.said import sentences
from goref.server.referee.form_session import COOKIE
from tests.languages import EN, ZH
from tests.server.referee.phone import DONE, HOME, REFUSED, Form, Forms, Phone, said
from tests.server.served import PINS, STARTED, Server, new_cup, sent

SECRETS = ("2345", "13579246", "97531")
ACTING = [role for role in ROLES if ROLES[role].acts]
WARNED = "Telephone rang"
NOTED = "SECRET note"
GETS = {
    HOME: "",
    f"{HOME}?round=1": "",
    f"{HOME}/table/1": "",
    f"{HOME}/table/1/incident?side=B": "incidents",
    f"{HOME}/table/1/incident?side=W&kind=late": "incidents",
    f"{HOME}/table/1/result": "decide",
    f"{HOME}/round/1": "round-time",
}
"""The addresses that are read, each with the act that a role must be allowed to do."""
FORMS: dict[str, tuple[str, dict[str, str]]] = {
    f"{HOME}/table/2/answer": ("answer-call", {}),
    f"{HOME}/table/3/call": ("call", {}),
    f"{HOME}/table/2/end-call": ("end-call", {}),
    f"{HOME}/table/2/incident": (
        "incidents",
        {"side": "B", "kind": "late", "decision": "later"},
    ),
    f"{HOME}/table/2/annul": ("incidents", {"number": "1", "reason": "it was White"}),
    f"{HOME}/table/2/time": ("incidents", {"side": "both", "minutes": "2"}),
    f"{HOME}/table/2/result": ("decide", {"winner": "B", "how": "R"}),
    f"{HOME}/round/1": ("round-time", {"began": "10:00", "minutes": "150"}),
}
"""The addresses of the forms, each with its act and what is typed."""


def event_in(path: Path) -> Event:
    with open_event(path, read_only=True) as store:
        return store.event()


def entries(path: Path) -> int:
    with open_event(path, read_only=True) as store:
        assert unfit(store) == ()
        return len(store.audit())


def prepared(path: Path) -> Path:
    """The cup with a note, a warning and a call, and with more tables than the tests use."""
    new_cup(path)
    with open_event(path, "home") as store:
        info = replace(store.event().info, rules="korean")
        do(store, ChangeEvent(info))
        more = tuple(Player(f"P{n}", rank="1d") for n in range(48))
        tables = [Table(1, 4 + n, -2 * n - 1, -2 * n - 2) for n in range(24)]
        second = Table(2, 1, 1, 2)
        do(store, AddGames(EventChanges(new_players=more, new_tables=(*tables, second))))
        do(store, WriteNote(seen(store.event().tables[0]), NOTED))
        event = store.event()
        found = table_incident(event, event.tables[0], "phone-rang", Offender.BLACK)
        made = found.decided((WARNING,), "loud", "Bob (referee)", "10:00")
        do(store, NoteIncidents(with_incident(event.tables[0], made)))
    return path


@pytest.fixture(scope="module")
def cup(home: Path) -> Path:
    return prepared(home / "cup.gorefevent")


@pytest.fixture(scope="module")
def phones(server: Server) -> dict[str, Phone]:
    return {role: Phone.signed_in(server, role, role.title()) for role in ACTING}


@pytest.fixture(scope="module")
def busy(home: Path) -> Iterator[tuple[Path, Server]]:
    """An event that the tests change, each at tables of its own, and its server."""
    path = prepared(home / "busy.gorefevent")
    server = Server.of(path, home)
    yield path, server
    if server.process.poll() is None:
        server.interrupt()


# Reading


@pytest.mark.parametrize("role", ACTING)
@pytest.mark.parametrize("address", GETS)
def test_a_role_reads_what_it_may(
    phones: dict[str, Phone], cup: Path, role: str, address: str
) -> None:
    before = entries(cup)
    answer = phones[role].client.get(address)
    act = GETS[address]
    assert answer.status_code == (200 if not act or ROLES[role].may(act) else 404)
    assert not [secret for secret in SECRETS if secret in answer.text]
    everything = role != "reporter"
    assert everything or WARNED.lower() not in answer.text.lower()
    if address == f"{HOME}/table/1":
        assert (WARNED.lower() in answer.text.lower()) == everything
        assert NOTED in answer.text
    assert entries(cup) == before


@pytest.mark.parametrize("role", ACTING)
def test_a_page_offers_what_its_reader_may_do(phones: dict[str, Phone], role: str) -> None:
    page = phones[role].get(f"{HOME}/table/2").text
    ends = {form.action.rpartition("/")[2] for form in Forms(page).forms}
    assert ("time" in ends) == ROLES[role].may("incidents")
    assert ("call" in ends) == ROLES[role].may("call")
    assert ("/result" in page) == ROLES[role].may("decide")
    home = phones[role].get(HOME).text
    assert ("/referee/round/2" in home) == ROLES[role].may("round-time")


@pytest.mark.parametrize("cookie", ["", "x", "é", "spectator"])
@pytest.mark.parametrize("address", GETS)
def test_who_has_not_signed_in_sees_the_page_for_that(
    server: Server, cookie: str, address: str
) -> None:
    """A spectator's token, with which nothing can be done, signs nobody in either."""
    with server.client() as client:
        if cookie == "spectator":
            cookie = server.joined("spectator").headers["authorization"].partition(" ")[2]
        if cookie:
            client.headers["cookie"] = f"{COOKIE}={cookie}".encode().decode("latin-1")
        answer = client.get(address)
        assert answer.status_code == (200 if address.partition("?")[0] == HOME else 401)
        assert texts.LOG_IN.en in answer.text
        for name in ("Ann", "Bob", NOTED, WARNED, *SECRETS):
            assert name not in answer.text


@pytest.mark.parametrize("address", [*GETS, *FORMS, f"{HOME}/in", f"{HOME}/out", f"{HOME}/go"])
def test_there_is_nothing_of_it_without_tls(server: Server, cup: Path, address: str) -> None:
    """No PIN is taken there, and no form; a token changes nothing about that."""
    token = server.joined("chief").headers["authorization"].partition(" ")[2]
    before = entries(cup)
    with httpx.Client(base_url=server.pages, headers={"cookie": f"{COOKIE}={token}"}) as client:
        answer = client.get(address)
        joins = server.told["joins"][0]
        assert (answer.status_code, answer.content) == (303, b"")
        assert answer.headers["location"] == f"https://{joins}{HOME}"
        fields = {"role": "chief", "pin": PINS["chief"], "name": "Eve", "form": "x"}
        answer = client.post(address, data=fields)
        assert answer.status_code in (404, 405)
        assert "set-cookie" not in answer.headers
    assert entries(cup) == before


def test_pages_speak_their_reader_s_language(phones: dict[str, Phone]) -> None:
    phone = phones["referee"]
    for answer in (
        phone.client.get(f"{HOME}/table/1", headers={"accept-language": "zh-CN"}),
        phone.get(f"{HOME}/table/1", lang="zh"),
    ):
        assert texts.TIME_ADDED.in_(ZH) in answer.text
        assert '<html lang="zh-Hans"' in answer.text
    chosen = Forms(answer.text).forms[0].action
    assert chosen.endswith("?lang=zh")
    assert answer.headers["cache-control"] == "no-store"
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_there_is_no_page_of_no_table(phones: dict[str, Phone]) -> None:
    for path in ("/table/99", "/table/x", "/nowhere", "/round/0", "/round/100"):
        assert phones["chief"].get(f"{HOME}{path}").status_code == 404
    answer = phones["chief"].get(f"{HOME}/table/1/incident", side="B", kind="nonsense")
    assert answer.status_code == 404


def test_a_number_leads_to_its_table(phones: dict[str, Phone]) -> None:
    go = phones["referee"].get
    assert go(f"{HOME}/go", round=1, number=2).headers["location"] == f"{HOME}/table/2"
    assert go(f"{HOME}/go", round=1, number=99).headers["location"] == HOME


# Signing in


def test_the_cookie_goes_over_tls_to_this_server_alone(server: Server) -> None:
    answer = Phone(server.client()).sign_in("referee", PINS["referee"])
    told = answer.headers["set-cookie"]
    assert told.startswith("__Host-")
    for word in ("Secure", "HttpOnly", "SameSite=lax", "Path=/"):
        assert word in told
    assert "Domain" not in told
    assert PINS["referee"] not in str(answer.headers)


def test_a_cookie_is_no_token_of_a_program(server: Server, phones: dict[str, Phone]) -> None:
    """Else another site's form could send acts."""
    client = phones["chief"].client
    for path in ("/entries?after=0", "/copy", "/tables", "/events"):
        assert client.get(path).status_code == 401
    assert client.post("/acts", json={}).status_code == 401


def test_a_wrong_pin_opens_nothing_and_slows_down(tmp_path: Path, home: Path) -> None:
    server = Server.of(new_cup(tmp_path / "cup.gorefevent"), home)
    phone = Phone(server.client())
    roles = ("chief", "nobody", "", "chief", "chief")
    answers = [phone.sign_in(role, "0000", "<b>Eve") for role in roles]
    assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]
    for answer in answers:
        assert "set-cookie" not in answer.headers
        assert "&lt;b&gt;Eve" in answer.text
        assert "0000" not in answer.text
    assert int(answers[-1].headers["retry-after"]) >= 1
    told = {"role": "chief", "pin": PINS["chief"], "name": "Eve"}
    assert phone.client.post("/join", json=told).status_code == 429, "one brake for both doors"
    server.kill()


def test_a_spectator_does_not_sign_in(server: Server) -> None:
    answer = Phone(server.client()).sign_in("spectator", PINS["spectator"])
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_who_signs_out_is_out(server: Server) -> None:
    phone = Phone.signed_in(server, "referee")
    token = phone.client.cookies[COOKIE]
    answer = phone.client.post(f"{HOME}/out", data=phone.form(HOME, "/out").fields)
    assert "Max-Age=0" in answer.headers["set-cookie"]
    with server.client() as client:
        client.cookies.set(COOKIE, token)
        assert texts.LOG_IN.en in client.get(HOME).text


# Sending


def forms_of(phone: Phone, address: str, typed: dict[str, str]) -> Form:
    """A right form for an address, whether or not a page offers it."""
    fields = phone.form(HOME, "/out").fields
    return Form(address, "post", {**fields, "id": f"{Random().getrandbits(128):032x}", **typed})


@pytest.mark.parametrize("role", ACTING)
def test_a_role_does_what_it_may(busy: tuple[Path, Server], role: str) -> None:
    path, server = busy
    place = 4 + ACTING.index(role)
    caller = Phone.signed_in(server, "chief", "Cid")
    assert caller.send(caller.form(f"{HOME}/table/{place}", "/call")).startswith(DONE)
    phone = Phone.signed_in(server, role, "Ann")
    for at, (act, typed) in FORMS.items():
        address = at.replace("/2/", f"/{place}/").replace("/3/", f"/{place + 12}/")
        address = address.replace("round/1", f"round/{place}")
        before = entries(path)
        right = forms_of(phone, address, {**typed, "was": proposal_of(caller, address)})
        told = phone.send(right)
        with open_event(path, read_only=True) as store:
            after = store.audit()
        if ROLES[role].may(act):
            assert told.startswith(DONE), told
            assert [entry.who for entry in after[before:]] == [f"Ann ({role})"], address
        else:
            assert told.startswith(REFUSED), told
            assert ROLES[role].name.en in told
            assert len(after) == before, address


def proposal_of(phone: Phone, address: str) -> str:
    """What the regulation proposes, as the page of an incident says."""
    if not address.endswith("/incident"):
        return ""
    return phone.form(address, "/incident", side="B", kind="late").fields["was"]


@pytest.mark.parametrize("address", FORMS)
def test_a_form_from_elsewhere_does_nothing(
    server: Server, phones: dict[str, Phone], cup: Path, address: str
) -> None:
    before = entries(cup)
    phone = phones["chief"]
    right = forms_of(phone, address, FORMS[address][1])
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "null"},
    ):
        answer = phone.client.post(address, data=right.fields, headers=headers)
        assert answer.status_code == 403
    too_old = str(sentences()["form-too-old"].en)[10:]
    for form in ("", "x", "é", phones["referee"].form(HOME, "/out").fields["form"]):
        told = phone.send(Form(address, "post", {**right.fields, "form": form}))
        assert told.startswith(REFUSED)
        assert too_old in told
    for more in ({"id": ""}, {"id": "../../x"}, {"id": "A" * 32}):
        assert phone.client.post(address, data=right.fields | more).status_code == 400
    for body, kind in (
        (b"{}", "application/json"),
        (b"form=\xff", "application/x-www-form-urlencoded"),
        (b"a=1&" * 40, "application/x-www-form-urlencoded"),
        (b"a=%00", "application/x-www-form-urlencoded"),
        (b"", "multipart/form-data; boundary=x"),
    ):
        headers = {"content-type": kind}
        assert phone.client.post(address, content=body, headers=headers).status_code == 400
    with server.client() as client:
        answer = client.post(address, data=right.fields)
        assert answer.headers["location"] == HOME
    assert entries(cup) == before


def test_a_form_that_is_sent_again_is_done_once(tmp_path: Path, home: Path) -> None:
    """Also if the server was started again in between, and forgot the answer."""
    path = new_cup(tmp_path / "cup.gorefevent")
    server = Server.of(path, home)
    phone = Phone.signed_in(server, "referee")
    form = phone.form(f"{HOME}/table/2", "/time")
    assert phone.send(form, minutes="2").startswith(DONE)
    assert phone.send(form, minutes="2").startswith(DONE)
    won = phone.form(f"{HOME}/table/1/result", "/result")
    assert phone.send(won, winner="B", how="R").startswith(DONE)
    before = entries(path)
    port = int(server.joins.rpartition(":")[2])
    server.kill()
    again = Server.of(path, home, ports=(0, port))
    with again.client() as client:
        client.cookies = phone.client.cookies
        assert Phone(client).send(form, minutes="2").startswith(DONE)
        told = Phone(client).send(won, winner="B", how="R")
        assert told.startswith(DONE), "although the table is decided by now"
    assert entries(path) == before
    assert [one.clock.added for one in event_in(path).tables[1].incidents] == [
        ("2 min", "2 min")
    ]
    again.kill()


def table(path: Path, number: int) -> Table:
    return event_in(path).table(1, number)


def test_a_result_that_somebody_changed_meanwhile_is_refused(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "referee", "Ann")
    form = phone.form(f"{HOME}/table/9/result", "/result")
    other = Phone.signed_in(server, "scorekeeper", "Bob")
    other.send(other.form(f"{HOME}/table/9", "/call"))
    assert other.send(
        other.form(f"{HOME}/table/9/result", "/result"), winner="W", how="T"
    ).startswith(DONE)
    told = phone.send(form, winner="B", how="R")
    assert told.startswith(REFUSED)
    assert "Bob (scorekeeper)" in told
    assert table(path, 9).result.re == "W+T"  # type: ignore[union-attr]
    again = phone.form(f"{HOME}/table/9/result", "/result")
    assert phone.send(again, winner="B", how="R").startswith(REFUSED), "no reason"
    again = phone.form(f"{HOME}/table/9/result", "/result")
    assert phone.send(again, winner="B", how="R", reason="the slip").startswith(DONE)
    assert table(path, 9).result.re == "B+R"  # type: ignore[union-attr]


def test_a_call_does_not_keep_a_result_from_being_entered(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "referee", "Ann")
    form = phone.form(f"{HOME}/table/10/result", "/result")
    phone.send(phone.form(f"{HOME}/table/10", "/call"))
    assert phone.send(form, winner="W", points="3.5").startswith(DONE)
    assert table(path, 10).result.re == "W+3.5"  # type: ignore[union-attr]
    assert table(path, 10).called


def test_an_incident_is_annulled_once_and_with_a_reason(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "referee", "Ann")
    assert phone.send(phone.form(f"{HOME}/table/16", "/time"), minutes="5").startswith(DONE)
    page, end = f"{HOME}/table/16", "/annul"
    right, other = phone.form(page, end), phone.form(page, end)
    assert phone.send(phone.form(page, end), reason=" ").startswith(REFUSED)
    assert phone.send(right, reason="the wrong table").startswith(DONE)
    assert phone.send(other, reason="again").startswith(REFUSED)
    assert phone.send(other, number="7", reason="x").startswith(REFUSED)
    (incident,) = table(path, 16).incidents
    assert (incident.annulled, incident.holds) == ("the wrong table", False)
    text = phone.get(page).text
    assert "the wrong table" in text
    assert end not in text


def test_a_margin_is_in_the_unit_of_the_rule_set(tmp_path: Path, home: Path) -> None:
    path = new_cup(tmp_path / "cup.gorefevent")
    with open_event(path, "home") as store:
        do(store, ChangeEvent(replace(store.event().info, rules="chinese-2002")))
    server = Server.of(path, home)
    phone = Phone.signed_in(server, "referee")
    at = f"{HOME}/table/1/result"
    page = phone.get(at).text
    assert page.index('<option value="zi"') < page.index('<option value="points"')
    for typed, unit, expected in (
        ("3.75", "zi", "7.5"),
        ("3¾", "zi", "7.5"),
        ("7,5", "points", "7.5"),
        ("7.5点", "zi", "7.5"),
        ("3.75", "points", ""),
        ("7.5", "zi", ""),
        ("x", "zi", ""),
    ):
        fields = {"winner": "B", "points": typed, "unit": unit, "reason": "counted again"}
        told = phone.send(phone.form(at, "/result"), **fields)
        assert told.startswith(DONE if expected else REFUSED), told
        if unit == "points" and not expected:
            assert "in zi or in points" in told
        assert table(path, 1).result.re == f"B+{expected or '7.5'}"  # type: ignore[union-attr]
        for shown in (phone.get(f"{HOME}/table/1"), phone.get("/player/1"), phone.get("/wall")):
            assert "Black wins by 3¾ zi" in shown.text
    server.kill()


RESULTS = [
    ({"winner": "B", "how": "points"}, ""),
    ({"winner": "B", "how": "points", "points": "<b>"}, ""),
    ({"winner": "both-lose"}, ""),
    ({"winner": "x"}, ""),
    ({"winner": "B", "how": "x"}, ""),
    ({}, ""),
    ({"winner": "B", "how": "R"}, "B+R"),
    ({"winner": "B", "how": "T"}, "B+R"),  # without a reason
    ({"winner": "W", "how": "", "reason": "x"}, "W+"),
    ({"winner": "W", "how": "points", "points": "0.5", "reason": "x"}, "W+0.5"),
    ({"winner": "draw", "reason": "x"}, "0"),
    ({"winner": "both-lose", "reason": "x"}, "Void"),
    ({"winner": "B", "default": "1", "reason": "away"}, "B+F"),
]
"""What is typed for one table, one after the other, and its result afterwards."""


def test_results_are_read_as_the_window_reads_them(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone, before = Phone.signed_in(server, "referee"), ""
    for typed, expected in RESULTS:
        told = phone.send(phone.form(f"{HOME}/table/8/result", "/result"), **typed)
        assert told.startswith(DONE if expected != before else REFUSED), (typed, told)
        assert "<b>" not in told
        result = table(path, 8).result
        assert (result.re if result else "") == expected
        before = expected


def test_a_reporter_corrects_no_result(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "reporter")
    phone.send(phone.form(f"{HOME}/table/11/result", "/result"), winner="B", how="R")
    form = phone.form(f"{HOME}/table/11/result", "/result")
    told = phone.send(form, winner="W", how="R", reason="no")
    assert told.startswith(REFUSED)
    assert "Reporter" in told
    assert table(path, 11).result.re == "B+R"  # type: ignore[union-attr]


def test_a_warning_is_recorded_under_the_regulation(busy: tuple[Path, Server]) -> None:
    """The second one leads to what the regulation says of the second one."""
    path, server = busy
    phone = Phone.signed_in(server, "referee", "Ann")
    page, query = f"{HOME}/table/12/incident", {"side": "W", "kind": "prisoner-not-in-lid"}
    form = phone.form(page, "/incident", **query)
    late = phone.form(page, "/incident", **query)
    assert phone.send(form, facts="move 31").startswith(DONE)
    (first,) = table(path, 12).incidents
    assert (first.kind, first.side, first.by) == (
        "prisoner-not-in-lid",
        Offender.WHITE,
        "Ann (referee)",
    )
    assert first.decided == first.proposed != ()
    assert first.facts == "move 31"
    shown = phone.get(f"{HOME}/table/12").text
    assert "· move 31" in shown
    assert shown.count("prisoner not laid in the lid") == 2, "of the player, and at this table"
    second = phone.form(page, "/incident", **query)
    assert second.fields["was"] != late.fields["was"]
    told = phone.send(late)
    assert told.startswith(REFUSED), "the proposal is another one now"
    assert len(table(path, 12).incidents) == 1
    assert phone.send(second, decision="caution").startswith(REFUSED), "no reason"
    again = phone.form(page, "/incident", **query)
    assert phone.send(again, decision="caution", reason="a child").startswith(DONE)
    assert [one.reason for one in table(path, 12).incidents] == ["", "a child"]
    later = phone.form(page, "/incident", **query)
    assert phone.send(later, decision="later").startswith(DONE)
    assert table(path, 12).has_open_incident
    assert TERMS["question"].en in phone.get(HOME, round=1).text


def test_a_call_is_seen_answered_and_ended(busy: tuple[Path, Server]) -> None:
    path, server = busy
    reporter = Phone.signed_in(server, "reporter", "Rob")
    referee = Phone.signed_in(server, "referee", "Ann Berg")
    assert reporter.send(reporter.form(f"{HOME}/table/13", "/call")).startswith(DONE)
    grid = referee.get(HOME, round=1).text
    assert "Table 13" in grid
    assert texts.NOBODY_COMES.en in grid
    assert referee.send(referee.form(HOME, "/13/answer")).startswith(DONE)
    assert texts.COMES.in_(EN, name="Ann Berg") in reporter.get(HOME).text
    told = server.joined("reporter").get("/tables").json()["tables"][12]
    assert (told["comes"], told["called"]) == ("Ann Berg", table(path, 13).called)
    form = referee.form(f"{HOME}/table/13", "/end-call")
    late = reporter.form(f"{HOME}/table/13", "/end-call")
    assert referee.send(form).startswith(DONE)
    assert reporter.send(late).startswith(REFUSED)
    assert (table(path, 13).called, table(path, 13).comes) == ("", "")
    with httpx.Client(base_url=server.pages) as pages:
        for address in ("/", "/pairings", "/player/3", "/hall"):
            assert "Ann Berg" not in pages.get(address).text


def test_the_time_of_a_round_is_on_every_page(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "scorekeeper")
    page = f"{HOME}/round/2"
    with httpx.Client(base_url=server.pages) as pages:
        assert "began" not in pages.get("/").text
        late = phone.form(page, "/round/2")
        told = phone.send(phone.form(page, "/round/2"), now="1", minutes="150")
        assert told.startswith(DONE), told
        time = event_in(path).info.time_of(2)
        assert time is not None
        assert time.minutes == 150
        ends = ends_at(time)
        for address in ("/", "/pairings", "/standings", "/wall", "/player/1", "/hall"):
            text = pages.get(address).text
            assert f"began {time.began[11:16]}" in text, address
            assert f"ends about {ends:%H:%M}" in text
            assert re.search("1(50|49) min left", text)
        assert phone.send(late, minutes="120").startswith(REFUSED), "it was set meanwhile"
        assert phone.send(phone.form(page, "/round/2"), began="25:00").startswith(REFUSED)
        assert phone.send(phone.form(page, "/round/2"), minutes="x").startswith(REFUSED)
        gone = phone.send(phone.form(page, "/round/2"), began="", minutes="")
        assert gone.startswith(DONE)
        assert "began" not in pages.get("/").text
    assert event_in(path).info.time_of(2) is None


# Attacks


def test_made_up_forms_write_nothing_and_break_nothing(
    server: Server, phones: dict[str, Phone], cup: Path
) -> None:
    rng, before = Random(48), entries(cup)
    phone = phones["chief"]
    form = phone.form(HOME, "/out").fields["form"]
    words = ("", "B", "both", "0", "-1", "9" * 30, "late", "<b>", "é", "\u202e", "x" * 900)
    keys = ("side", "kind", "decision", "minutes", "winner", "how", "points", "was", "since")
    places = ("call", "answer", "end-call", "incident", "time", "result", "x", "")
    counts: dict[int, int] = {}
    for _ in range(600):
        at = rng.choice((f"table/{rng.choice((1, 2, 99, 'x', '9' * 25))}/{rng.choice(places)}",
                         f"round/{rng.choice((0, 1, 100, 'x'))}"))  # fmt: skip
        fields = {rng.choice(keys): rng.choice(words) for _ in range(rng.randrange(6))}
        fields["was"] = "never so"
        if rng.random() < 0.8:
            fields |= {"form": form}
        if rng.random() < 0.8 and not at.endswith(("/call", "/answer", "/end-call", "/time")):
            fields |= {"id": f"{rng.getrandbits(128):032x}"}
        answer = phone.client.post(f"{HOME}/{at}", data=fields)
        counts[answer.status_code] = counts.get(answer.status_code, 0) + 1
        assert answer.status_code < 500, (at, fields)
        query = {rng.choice(("side", "kind", "round", "act", "lang")): rng.choice(words)}
        assert phone.client.get(f"{HOME}/{at}", params=query).status_code < 500
    assert {303, 400, 404} <= counts.keys()
    assert entries(cup) == before
    assert server.process.poll() is None
    assert server in STARTED


def test_names_are_text(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "referee", '"><img src=x>')
    wild = '"><script>alert(1)</script>'
    with server.joined("chief") as client:
        now = table(path, 14)
        client.post("/acts", json=sent(WriteNote(seen(now), wild)))
    form = phone.form(f"{HOME}/table/14/incident", "/incident", side="B", kind="other")
    phone.send(form, facts=wild, decision="later")
    for address in (HOME, f"{HOME}/table/14", f"{HOME}/table/14?act={wild}"):
        page = phone.get(address).text
        assert "<script>alert" not in page
        assert "<img" not in page
    assert said(phone.get(f"{HOME}/table/14", act="old").text).startswith(REFUSED)


def test_what_another_did_is_not_told_to_who_did_not(busy: tuple[Path, Server]) -> None:
    _, server = busy
    one, two = (Phone.signed_in(server, "referee", name) for name in ("Ann", "Bob"))
    form = one.form(f"{HOME}/table/15", "/call")
    assert one.send(form).startswith(DONE)
    assert said(two.get(f"{HOME}/table/15", act=form.fields["id"]).text) == ""


def test_nothing_in_a_closed_round_is_changed(busy: tuple[Path, Server]) -> None:
    path, server = busy
    phone = Phone.signed_in(server, "chief")
    (last,) = event_in(path).of_round(2)
    page = f"{HOME}/table/{last.id}"
    form = phone.form(page, "/call")
    with server.joined("chief") as client:
        won = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
        client.post("/acts", json=sent(Decide(seen(last), won)))
        client.post("/acts", json=sent(CloseRound(2, (), True, True)))
    assert event_in(path).info.closed == (2,)
    assert phone.send(form).startswith(REFUSED)
    assert len(Forms(phone.get(page).text).forms) == 0
    assert event_in(path).of_round(2)[0].called == ""
