"""A served event and made-up requests; every act from every role.

``python -m tests.attack.serving ARGUMENT …`` is ``goref``, broken first with ``--sabotage``: it
is the server that is attacked.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import ssl
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import new_event, open_event
from goref.core.event.changes import seen
from goref.core.event.event import EventInfo
from goref.core.sharing.roles import REACH, ROLES
from goref.io.event.audit import BESIDE
from goref.io.event.store import EventStore
from tests.attack.event_acts import DRAWN, Draw, by_case, change_event, drawn
from tests.attack.kill import scratch
from tests.attack.outcome import Outcome
from tests.attack.recovering import LostError
from tests.network.crowd import peak_mib
from tests.server.served import PINS, Server, new_cup, sent
from tests.server.test_guard import METHODS, PATHS, WORDS, bodies

SABOTAGED = "--sabotage"
REFEREES = ("/referee", "/referee/table/1", "/referee/in", "/referee/x")
AT_ONCE, ROUND = 100, 200
"""The number of requests at a time, and those between two looks at the server."""
PATIENCE_S = 20.0
SILENCES_S = (0.0, *[0.3] * 9)
"""The seconds of silence after which a client goes, 0 before anything comes."""
MOST_MIB = 200
SLOW = 15
"""The number of readers, in each round, who ask for a long page and do not read it."""
NOTE = "between us"
SECRETS = (
    b"2345",
    b"13579246",
    b"97531",
    b"Traceback",
    *(pin.encode() for pin in PINS.values()),
)
"""What nobody is shown who has not joined: ratings, numbers, PINs, and how goref is made."""
PRIVATE = NOTE.encode()
"""What is shown to those who may read the states of tables."""
STATUSES = {100, 200, 303, 400, 401, 403, 404, 405, 408, 409, 413, 414, 429, 503}
HEADERS = (
    *(
        "cookie: a=b; {word}",
        "host: {word}",
        "range: bytes=0-{word}",
        "accept-language: {word}",
    ),
    *("content-length: {number}", "transfer-encoding: chunked", "transfer-encoding: {word}"),
    *("expect: 100-continue", "upgrade: websocket", "connection: {word}", "x: {word}" * 20),
    *("if-none-match: *", "accept-encoding: gzip;q=0, {word}", "x-forwarded-for: {word}"),
    *("authorization: Bearer {word}", "authorization: Basic {word}", "content-type: {word}"),
)
Made = tuple[bytes, str]
"""The bytes of a request, and the role of its token; "" for none."""


def attack_requests(outcome: Outcome) -> None:
    """Sends made-up requests: nothing is written or shown that should not be."""
    rng = Random(outcome.seed)
    with scratch(outcome, "requests") as folder, served(folder, outcome) as server:
        with open_event(folder / "cup.gorefevent", read_only=True) as store:
            before = store.last_link()
            maker = _Maker(rng, store, server)
        while outcome.goes_on():
            asyncio.run(_round(maker, server))
            outcome.tried += ROUND
            with open_event(folder / "cup.gorefevent", read_only=True) as store:
                if store.last_link() != before:
                    raise LostError(
                        f"{store.audit()[-1].what} was written by a made-up request"
                    )
            if (peak := peak_mib(server.process.pid)) > MOST_MIB:
                raise LostError(f"the server takes {peak:.0f} MiB")
            if told := (folder / "errors.txt").read_text():
                raise LostError(f"the server printed: {told[-1500:]}")
        outcome.count({"MiB at most": round(peak_mib(server.process.pid))})


@contextmanager
def served(folder: Path, outcome: Outcome) -> Iterator[Server]:
    """Serves an event in which something is secret."""
    cup = new_cup(folder / "cup.gorefevent")
    with open_event(cup, "home") as store:
        for table in store.event().tables:
            do(store, WriteNote(seen(table), NOTE))
    command = [sys.executable, "-P", "-m", "tests.attack.serving"]
    command += [SABOTAGED] * outcome.sabotaged + ["event", "serve"]
    with (folder / "errors.txt").open("wb") as errors:
        server = Server.of(cup, folder / "home", command=command, errors=errors)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.kill()


class _Maker:
    """Makes requests by chance.

    No request may do anything: what is right otherwise lacks a value, or the role for it.
    """

    def __init__(self, rng: Random, store: EventStore, server: Server) -> None:
        self._rng = rng
        self._tokens = {}
        for role in ROLES:
            with server.joined(role) as client:
                self._tokens[role] = client.headers["authorization"]
        event = store.event()
        acts = [
            drawn(Draw(rng, event, event), name) for name in ("note", "change-player", "event")
        ]
        self._right = [sent(act) for act in acts]
        self._spoilt: list[dict[str, Any]] = [
            {"acts": [{**one["acts"][0], "id": "", "reason": 7}]} for one in self._right
        ]
        entries = [dict(entry) for entry in store.raw_audit()]
        self._spoilt.append({"after": 1, "link": "x", "entries": entries})
        self._kinds = (self._page, self._page, self._body, self._beyond, self._raw, self._huge)

    def request(self) -> Made:
        return self._rng.choice(self._kinds)()

    def _head(self, method: str, path: str, role: str, *more: str) -> bytes:
        rng = self._rng
        lines = [f"{method} {path} HTTP/1.1", "host: a"]
        for _ in range(rng.choice((0, 0, 1, 3))):
            words = {"word": rng.choice(WORDS), "number": rng.choice((-1, 0, 5, 10**9, 10**20))}
            lines.append(rng.choice(HEADERS).format(**words))
        if role:
            lines.append(f"authorization: {self._tokens[role]}")
        return "\r\n".join((*lines, *more, "", "")).encode("utf-8", "replace")

    def _page(self) -> Made:
        rng = self._rng
        role = rng.choice(("", "", "spectator", "reporter"))
        method = "GET" if rng.random() < 0.8 else rng.choice(METHODS)
        path = rng.choice(
            (*PATHS, *REFEREES, f"/player/{rng.randrange(-3, 20)}", f"/{rng.choice(WORDS)}")
        )
        key = rng.choice(("after", "lang", "name", "page", ""))
        return self._head(method, f"{path}?{key}={rng.choice(WORDS)}", role), role

    def _body(self) -> Made:
        """A request that is not of the protocol's form, from somebody who may do everything."""
        body, role = bodies(self._rng, self._spoilt), self._rng.choice(list(ROLES))
        path = self._rng.choice(("/acts", "/acts", "/join", "/entries"))
        return self._head("POST", path, role, f"content-length: {len(body)}") + body, role

    def _beyond(self) -> Made:
        """A right request from somebody who may not do that."""
        body = json.dumps(self._rng.choice(self._right)).encode()
        role = self._rng.choice(("", "spectator", "reporter"))
        return self._head("POST", "/acts", role, f"content-length: {len(body)}") + body, role

    def _raw(self) -> Made:
        """A request of which bytes are missing, repeated or others; or two in one."""
        rng = self._rng
        data, role = rng.choice((self._page, self._beyond))()
        for _ in range(rng.randrange(1, 4)):
            at, to = sorted((rng.randrange(len(data)), rng.randrange(len(data))))
            middle = rng.choice(
                (b"", rng.randbytes(rng.randrange(9)), data[at:to] * 2, b"\r\n")
            )
            data = (data[:at] + middle + data[to if rng.random() < 0.5 else at :])[:20_000]
            data = data or b"\0"
        return (data * 2 if rng.random() < 0.1 else data), role

    def _huge(self) -> Made:
        rng, role = self._rng, self._rng.choice(("", "spectator", "reporter", "chief"))
        path, piece = rng.choice(("/acts", "/join", "/")), b"[" * rng.randrange(20_000, 90_000)
        if rng.random() < 0.5:
            stated = rng.choice((len(piece), 2**25, 2**40))
            return self._head("POST", path, role, f"content-length: {stated}") + piece, role
        chunk = b"%x\r\n%b\r\n" % (len(piece), piece)
        return self._head("POST", path, role, "transfer-encoding: chunked") + chunk * 3, role


async def _round(maker: _Maker, server: Server) -> None:
    plain = server.pages.split("/")[2].rpartition(":")
    tls = str(server.told["joins"][0]).rpartition(":")
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    to: list[tuple[str, int, ssl.SSLContext | None]]
    to = [(plain[0], int(plain[2]), None)] * 8
    to += [(tls[0], int(tls[2]), each) for each in (context, None)]
    slow = [asyncio.create_task(_slow(*to[0][:2])) for _ in range(SLOW)]
    try:
        for _ in range(ROUND // AT_ONCE):
            made = [maker.request() for _ in range(AT_ONCE)]
            rng = Random(made[0][0])
            asking = (_asked(*rng.choice(to), one, rng.choice(SILENCES_S)) for one in made)
            await asyncio.gather(*asking)
    finally:
        for task in slow:
            task.cancel()
    answer = await _asked(*to[0], (b"GET / HTTP/1.1\r\nhost: a\r\n\r\n", ""), PATIENCE_S)
    if not answer.startswith(b"HTTP/1.1 200"):
        raise LostError(f"the first page is {answer[:100]!r}")


async def _slow(host: str, port: int) -> None:
    """Asks for long pages and reads nothing."""
    _, writer = await asyncio.open_connection(host, port, limit=1024)
    try:
        writer.write(b"GET /wall HTTP/1.1\r\nhost: a\r\n\r\n" * 100)
        await asyncio.Event().wait()
    finally:
        writer.transport.abort()


async def _asked(
    host: str, port: int, context: ssl.SSLContext | None, made: Made, silence_s: float
) -> bytes:
    """Sends a request, and checks what comes; some go before anything comes."""
    data, role = made
    answer = b""
    with suppress(ConnectionError, ssl.SSLError):
        async with asyncio.timeout(PATIENCE_S):
            reader, writer = await asyncio.open_connection(host, port, ssl=context)
            try:
                writer.write(data)
                if silence_s:
                    with suppress(TimeoutError):  # it waits for more, or goes on for ever
                        while piece := await asyncio.wait_for(reader.read(2**16), silence_s):
                            answer += piece
                            if _is_whole(answer):
                                break
            finally:
                writer.transport.abort()
    _check(data, role, answer)
    return answer


def _is_whole(answer: bytes) -> bool:
    """Returns whether one answer of a stated length is complete."""
    head, end, body = answer.partition(b"\r\n\r\n")
    _, found, length = head.lower().partition(b"content-length: ")
    return bool(end and found) and len(body) >= int(length.split(b"\r\n")[0])


def _check(data: bytes, role: str, answer: bytes) -> None:
    if not answer:
        return
    status = int(answer[9:12])
    if not answer.startswith(b"HTTP/1.1 ") or status not in STATUSES:
        raise LostError(f"{data[:2000]!r} was answered {answer[:300]!r}")
    if role in ("", "spectator", "reporter"):
        secrets = (*SECRETS, *([] if role == "reporter" else [PRIVATE]))
        if shown := [one for one in secrets if one in answer]:
            raise LostError(f"{data[:2000]!r} was shown {shown}")


# Acts


def attack_acts(outcome: Outcome) -> None:
    """Lets every role attempt every act, as an act and as an entry of a copy."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        with scratch(outcome, "acts") as folder, ExitStack() as stack:
            with new_event(folder / "cup.gorefevent", EventInfo("Cup"), "home") as store:
                for number in range(30):
                    change_event(store, rng, f"begun {number}")
            store = stack.enter_context(open_event(folder / "cup.gorefevent", "home"))
            pairs = [(kind, role) for kind in DRAWN for role in ROLES]
            for kind, role in rng.sample(pairs, len(pairs)):
                if not outcome.goes_on():
                    break
                with suppress(LookupError):  # there is nothing to be done
                    _attempt(store, rng, kind, role, folder)
                    outcome.tried += 1
            if found := unfit(store):
                raise LostError(f"{found[0].code} after acts of all roles")


def _attempt(store: EventStore, rng: Random, kind: str, role_id: str, folder: Path) -> None:
    """One role attempts one act; refused it changes nothing, done nothing beyond the role."""
    from goref.server.acting import EventMember, do_acts
    from goref.server.protocol import read_acts, read_json, texts_value

    role = ROLES[role_id]
    event = store.event()
    act = drawn(Draw(rng, event, event), kind)
    before = store.last_link()
    text = by_case()[0]
    if rng.random() < 0.5:
        request: dict[str, Any] = {**sent(act), "texts": texts_value([text])}
    else:
        kind = str(_original(act.encode())["act"])  # that is what the role is asked about
        request = _as_entries(store, act, text, folder / "away.gorefevent", before)
    member = EventMember(f"Ann ({role_id})", role)
    answer = do_acts(store, member, read_acts(read_json(json.dumps(request).encode())))
    new = store.audit(before[0])
    if not role.may(kind) and not {
        getattr(one.problem, "code", "") for one in answer.refused
    } >= {"role-may-not"}:
        raise LostError(f"{role_id} did {kind}")
    if answer.refused and new:
        raise LostError(f"{role_id} was refused {kind}, and it was done")
    for entry in new:
        thing = entry.what.partition("-")[0]
        columns = {*entry.before, *entry.after} - BESIDE
        if columns - REACH[kind].get(thing, frozenset()) or (
            not role.for_others and entry.who != member.who
        ):
            raise LostError(f"{role_id} changed {sorted(columns)} by {kind} as {entry.who}")
        is_result = {"re", "verdict"} & {c for c, v in entry.before.items() if v is not None}
        if is_result and not role.corrects:
            raise LostError(f"{role_id} changed a result by {kind}")


def _original(act: dict[str, Any]) -> dict[str, Any]:
    """The act that was done in a copy in the first place."""
    return _original(act["original"]) if act["act"] == "from-copy" else act


def _as_entries(
    store: EventStore, act: EventAct, text: bytes, path: Path, shared: tuple[int, str]
) -> dict[str, Any]:
    """The act as it is done in a copy and then sent. Raises LookupError if it is not done."""
    from goref.core.event.event import EventError
    from goref.server.protocol import texts_value

    shutil.copyfile(store.path, path)
    with open_event(path, "Ann") as copy:
        try:
            do(copy, act, "because", texts=[text])
        except EventError:
            raise LookupError from None
        entries = [dict(entry) for entry in copy.raw_audit(shared[0])]
    if not entries:
        raise LookupError
    told = {"after": shared[0], "link": shared[1], "entries": entries}
    return {**told, "texts": texts_value([text])}


ATTACKS: dict[str, Callable[[Outcome], None]] = {
    "requests": attack_requests,
    "acts": attack_acts,
}


def main(arguments: list[str]) -> None:
    """The server that is attacked."""
    from goref.__main__ import main as goref

    if arguments[:1] == [SABOTAGED]:
        from tests.attack import sabotage

        sabotage.break_for("serve-requests")
        arguments = arguments[1:]
    sys.argv = ["goref", *arguments]
    sys.exit(goref())


if __name__ == "__main__":
    main(sys.argv[1:])
