"""Cases and events changed behind goref's back, without making their chains again.

Whatever is changed, ``goref verify`` and ``goref event check`` have to see it or name it:
neither may end with 0. What nobody tampered with must get 0, however it came about.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from goref.__main__ import _guarded
from goref.app.edits.ruling import WriteNotes
from goref.app.event.files import new_event, open_event
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.cli.text.faults import UNUSABLE
from goref.core.event.event import EventError, EventInfo
from goref.io.case.journal import unfinished
from goref.io.event.copies import copies_of, folder_of
from tests.attack.acts import a_game, act
from tests.attack.event_acts import change_event
from tests.attack.outcome import Outcome

Value = dict[str, Any]
Change = Callable[[Random, Value], None]
OLD_TIME = "1999-12-31T23:59:59+00:00"


@dataclass(frozen=True)
class Tampered:
    """A file that somebody changed, or nobody, and what goref says of it.

    Attributes:
        what: what was done to it.
        code: what the command ended with.
        said: what it printed.
    """

    what: str
    code: int
    said: str


def said_of(what: str, command: str, *arguments: object) -> Tampered:
    """Runs a command of goref in this process."""
    from goref.cli.commands import COMMANDS

    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        run = COMMANDS[command].function()
        code = _guarded(lambda: run([*map(str, arguments), "--lang", "en"]))
    return Tampered(what, code, out.getvalue())


# Cases


def a_case(rng: Random, path: Path) -> None:
    """Save a case of a record, after several sittings."""
    session = Session(a_game(rng))
    for _ in range(rng.randint(2, 4)):
        for _ in range(rng.randint(2, 5)):
            act(session, rng)
        session.do(WriteNotes(f"seen {rng.random()}"))
        session.save(path)
        session = Session.begin(open_path(path)[0], None, FileStorage(path))


def _any_entry(rng: Random, value: Value) -> tuple[list[Value], int]:
    entries = value["protocol"]["entries"]
    return entries, rng.randrange(len(entries))


def _delete(rng: Random, value: Value) -> None:
    entries, at = _any_entry(rng, value)
    del entries[at]


def _delete_end(rng: Random, value: Value) -> None:
    entries, at = _any_entry(rng, value)
    del entries[at:]


def _swap(rng: Random, value: Value) -> None:
    entries, _ = _any_entry(rng, value)
    one, other = rng.sample(range(len(entries)), 2)
    entries[one], entries[other] = entries[other], entries[one]


def _double(rng: Random, value: Value) -> None:
    entries, at = _any_entry(rng, value)
    entries.insert(at, entries[at])


def _alter(rng: Random, value: Value) -> None:
    entries, at = _any_entry(rng, value)
    key = rng.choice(sorted(entries[at]))
    entries[at] = {**entries[at], key: OLD_TIME if key == "time" else "W"}


def _strip_key(rng: Random, value: Value) -> None:
    entries, at = _any_entry(rng, value)
    entries[at] = dict(entries[at])
    del entries[at][rng.choice(sorted(entries[at]))]


def _blank(rng: Random, value: Value) -> None:
    entries, at = _any_entry(rng, value)
    entries[at] = {**entries[at], "chain": ""}


def _blank_all(rng: Random, value: Value) -> None:
    protocol = value["protocol"]
    protocol["header"]["chain"] = ""
    protocol["entries"] = [{**entry, "chain": ""} for entry in protocol["entries"]]


def _empty(rng: Random, value: Value) -> None:
    value["protocol"]["entries"] = []


def _header(rng: Random, value: Value) -> None:
    header = value["protocol"]["header"]
    key = rng.choice(sorted(header))
    header[key] = "left-out" if key == "earlier" else OLD_TIME


def _start(rng: Random, value: Value) -> None:
    start = value["protocol"]["start"]
    start[rng.choice(("notes", "rules"))] = "aga"


def _times(rng: Random, value: Value) -> None:
    entries = value["protocol"]["entries"]
    value["protocol"]["entries"] = [{**entry, "time": OLD_TIME} for entry in entries]


def _beside(rng: Random, value: Value) -> None:
    key, other = rng.choice((("notes", "never said"), ("rules", "aga"), ("goref", 2)))
    value[key] = other


def _record(rng: Random, value: Value) -> None:
    value["sgf"] = value["sgf"].replace("(;", "(;C[never said]", 1)


def _stripped(rng: Random, value: Value) -> None:
    del value["protocol"]


def _left_out(rng: Random, value: Value) -> None:
    value["protocol"] = {"format": 1, "left-out": rng.randint(1, 99)}


OF_CASES: tuple[Change, ...] = (
    *(_delete, _delete_end, _swap, _double, _alter, _strip_key, _blank, _blank_all, _empty),
    *(_header, _start, _times, _beside, _record, _stripped, _left_out),
)
SAVED_AGAIN = (_stripped, _left_out)
"""What leaves no trace in a protocol that goes on, but for how that begins."""


def tampered_case(rng: Random, case: Path, change: Change) -> Tampered:
    """Change a case, in a copy, and ask what goref says of it."""
    value: Value = json.loads(case.read_bytes())
    before = deepcopy(value)
    while value == before:
        change(rng, value)
    path = case.with_name("tampered.goref")
    path.write_text(json.dumps(value), "utf-8")
    what = change.__name__
    if change in SAVED_AGAIN and rng.random() < 0.5:
        what += ", changed and saved again"
        session = Session.begin(open_path(path)[0], None, FileStorage(path))
        session.do(WriteNotes("as if nothing had been"))
        session.save(path)
    return said_of(what, "verify", path)


def untampered_cases(rng: Random, folder: Path) -> Iterator[Tampered]:
    """What a referee may do with a case, with nobody behind his back."""
    path = folder / "case.goref"
    session = Session.begin(a_game(rng), folder)
    for number in range(5):
        act(session, rng)
        session.save(path)
        yield said_of(f"saved {number + 1} times", "verify", path)
    session.save(folder / "as.goref")
    yield said_of("saved as", "verify", folder / "as.goref")
    act(session, rng)
    session.do(WriteNotes(f"at last {rng.random()}"))
    session.leave()  # as if killed
    (left,) = unfinished(folder)
    session = Session.recover(left)
    session.save(path)
    session.finish()
    yield said_of("recovered", "verify", path)
    again = Session.begin(open_path(path)[0], folder, FileStorage(path))
    act(again, rng)
    again.save(path)
    again.finish()
    yield said_of("opened again", "verify", path)


# Events


def an_event(rng: Random, path: Path) -> None:
    """Make an event and change it, as its referees do."""
    with new_event(path, EventInfo("Cup"), "referee") as store:
        store.keep_copies(every_sitting=True)
        done = 0
        while done < 15 or not store.event().tables:
            with contextlib.suppress(EventError):
                change_event(store, rng, "as asked")
            done += 1


SQL = (
    "UPDATE audit SET chain = ''",
    "UPDATE audit SET chain = '', about = NULL",
    "UPDATE audit SET chain = '' WHERE id <= :some",
    "UPDATE audit SET chain = '' WHERE id = :some",
    "UPDATE audit SET chain = '' WHERE id >= :some",
    "UPDATE audit SET chain = 'ff' WHERE id = :some",
    "UPDATE audit SET about = 99 WHERE id = :some",
    "UPDATE audit SET time = '1999-12-31T23:59:59+00:00' WHERE id = :some",
    "UPDATE audit SET time = '1999-12-31T23:59:59+00:00'",
    "UPDATE audit SET who = 'nobody' WHERE id = :some",
    "UPDATE audit SET reason = 'none' WHERE id = :some",
    "UPDATE audit SET what = 'event-restored' WHERE id = :some",
    "UPDATE audit SET after = '{}' WHERE id = :some",
    "UPDATE audit SET before = '{\"a\": 1}' WHERE id = :some",
    "UPDATE audit SET id = id + 1000 WHERE id = :some",
    "UPDATE audit SET id = -id",
    "DELETE FROM audit WHERE id = :some",
    "DELETE FROM audit WHERE id >= :some",
    "DELETE FROM audit WHERE id = (SELECT MAX(id) FROM audit)",
    "DELETE FROM audit",
    (
        "INSERT INTO audit SELECT NULL, time, who, what, subject, before, after, reason, about,"
        " chain, act_id, act FROM audit WHERE id = :some"
    ),
    "UPDATE audit SET act = '' WHERE act <> ''",
    "UPDATE audit SET act_id = 'x' WHERE id = :some",
    "UPDATE game SET note = 'never said'",
    "UPDATE game SET black = white, white = black",
    "UPDATE game SET round = round + 1",
    "UPDATE game SET signed = 'BW'",
    "DELETE FROM game",
    "UPDATE player SET surname = surname || 'x'",
    "UPDATE player SET rank = '9D'",
    "UPDATE event SET komi = '0'",
    "UPDATE event SET place = 'Nowhere'",
    "INSERT INTO bye VALUES (60, 1)",
    "INSERT INTO kept VALUES ('00', x'00')",
    "PRAGMA user_version = 1",
    "PRAGMA application_id = 7",
)


def tamper(path: Path, statement: str, some: int = 1) -> bool:
    """Change the file of an event; returns whether anything is different."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        found = other.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        triggers = found.fetchall()
        for name, _ in triggers:
            other.execute(f"DROP TRIGGER {name}")
        before = list(other.iterdump())
        named = {"some": some} if ":some" in statement else {}
        with contextlib.suppress(sqlite3.IntegrityError):
            other.execute(statement, named)
        changed = "PRAGMA" in statement or list(other.iterdump()) != before
        for _, sql in triggers:
            other.execute(sql)
    return changed


def tampered_event(rng: Random, event: Path, statement: str) -> Tampered | None:
    """Change an event, in a copy, and ask what goref says; None if nothing is changed by it."""
    path = Path(shutil.copy(event, event.with_name("tampered.gorefevent")))
    with open_event(path) as store:
        some = rng.randint(1, store.stamp())
    if not tamper(path, statement, some):
        return None
    return said_of(f"{statement} ({some})", "event", "check", path)


def tampered_copy(rng: Random, event: Path, statement: str) -> Iterator[Tampered]:
    """Change a copy of an event, and go back to it: first as it is, then by force."""
    folder = event.parent / "restoring"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(folder_of(event), folder / folder_of(event).name)
    path = Path(shutil.copy(event, folder))
    copy = rng.choice(copies_of(path))
    with open_event(copy.path, read_only=True) as store:
        some = rng.randint(1, store.stamp())
    if not tamper(copy.path, statement, some):
        return
    back = "event", "restore", path, copy.number, "--reason", "as it was"
    yield said_of(f"restored: {statement} ({some})", *back)
    if said_of("", *back, "--force").code != UNUSABLE:
        yield said_of(f"restored by force: {statement} ({some})", "event", "check", path)


def untampered_events(rng: Random, folder: Path) -> Iterator[Tampered]:
    """What referees may do with an event, with nobody behind their backs."""
    path = folder / "cup.gorefevent"
    an_event(rng, path)
    yield said_of("made", "event", "check", path)
    for copy in copies_of(path)[:2]:
        yield said_of("copy", "event", "check", copy.path)
        said_of("restored", "event", "restore", path, copy.number, "--reason", "as it was")
        yield said_of("restored", "event", "check", path)


# Attacks


def attack_case(outcome: Outcome) -> None:
    """Tamper with cases until the time is over."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        with tempfile.TemporaryDirectory(prefix="goref-case-") as name:
            folder = Path(name)
            _hold(outcome, untampered_cases(rng, folder), folder)
            case = folder / "case.goref"
            a_case(rng, case)
            _see(outcome, (tampered_case(rng, case, change) for change in OF_CASES), folder)


def attack_event(outcome: Outcome) -> None:
    """Tamper with events until the time is over."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        with tempfile.TemporaryDirectory(prefix="goref-event-") as name:
            folder = Path(name)
            _hold(outcome, untampered_events(rng, folder), folder)
            event = folder / "cup.gorefevent"
            done = (tampered_event(rng, event, statement) for statement in SQL)
            _see(outcome, filter(None, done), folder)
            back = (tampered_copy(rng, event, statement) for statement in rng.sample(SQL, 5))
            _see(outcome, chain.from_iterable(back), folder)


def _hold(outcome: Outcome, done: Iterator[Tampered], folder: Path) -> None:
    for one in done:
        outcome.tried += 1
        if one.code:
            outcome.fail(f"{one.said}\n{one.what}: a false alarm, {one.code}", folder)


def _see(outcome: Outcome, done: Iterator[Tampered], folder: Path) -> None:
    for one in done:
        outcome.tried += 1
        if not one.code or "Traceback" in one.said:
            outcome.fail(f"{one.said}\n{one.what}: not seen, {one.code}", folder)
        if not outcome.goes_on():
            return
