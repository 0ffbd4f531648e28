"""A disk that fails at every call, one after the other, of a sitting and of an event.

A script is gone through in a process that counts what it asks of the system. Then it is
gone through again and again: the first call meets a trouble, the second, the third, with
every kind of trouble. Each time what was shown has to be there, what is on the disk has to
be the old or the new, and nothing but an error with words of its own may have been raised.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from goref.app.edits.ruling import WriteNotes
from goref.app.event.files import change_info, new_event, open_event
from goref.app.event.restoring import restore
from goref.app.event.table_storage import decide, keep, sit_down
from goref.app.event.tables import decide_by_referee, keep_case
from goref.app.opening import open_bytes
from goref.app.reports.sgf_export import sgf_of
from goref.app.session.session import Session
from goref.core.base.language import ENGLISH
from goref.core.event.event import EventError, EventInfo, Player, Table
from goref.core.texts.faults.said import said
from goref.io.case.case_file import dump
from goref.io.case.journal import discard, unfinished
from goref.io.event.copies import copies_of, folder_of
from goref.io.event.schema import SUFFIX
from goref.io.event.store import EventStore
from goref.io.files import FileError, digest_of, sweep, write_bytes
from tests.attack import clock
from tests.attack.acts import GAMES, an_edit, case_print, session_print
from tests.attack.outcome import Outcome
from tests.attack.recovering import LostError, case_in, event_in, found_again, recovered
from tests.attack.syscalls import TROUBLES, Injector, Trouble
from tests.attack.telling import Line, Teller, alarms, forked, last

OLD = b"(;GM[1]SZ[5]PB[Old])"
"""What lay where the game record is written."""
QUIET = Trouble("none")


class Script:
    """What is done in the process whose disk fails, step by step."""

    def __init__(self, teller: Teller, folder: Path, seed: int) -> None:
        self.teller, self.folder, self.rng = teller, folder, Random(seed)
        self.journals = folder / "journals"
        self.session: Session | None = None
        self._steps = 0

    def step(self, what: str, work: Callable[[], Any], wanted: str = "") -> bool:
        """Do something and tell what is shown then; False where it was refused.

        Args:
            what: the thing that it changes: ``session``, ``case``, ``sgf``, ``event``.
            wanted: what it would be then.
        """
        self._steps += 1
        self.teller.tell("trying", of=what, step=self._steps, print=wanted)
        try:
            done = work()
        except (FileError, EventError) as error:
            told = said(error, ENGLISH)
            assert told, "an error without words"
            assert "\n" not in told, "an error of more than a line"
            self.teller.tell("refused", of=what, why=told)
            return False
        self.teller.tell("shown", of=what, step=self._steps, print=wanted or done)
        return True

    def act(self, what: str = "") -> None:
        """One act of the referee, an undo or a redo."""
        session = self.session
        if session is None:
            return
        history = session.history
        if what == "undo":
            work: Callable[[], None] = session.undo
        elif what == "redo":
            work = session.redo
        else:
            work = partial(session.do, self.sensible(session))

        def act() -> str:
            work()
            return session_print(session)

        if not self.step("session", act):
            assert session.history is history, "refused, and yet there"

    def sensible(self, session: Session) -> Any:
        """An act that changes something."""
        while True:
            edit = an_edit(self.rng)
            try:
                if edit.apply(session.case) != session.case:
                    return edit
            except ValueError:
                continue

    def end(self) -> None:
        """Tell whether all of the session is in its journal, as it is told a user."""
        session = self.session
        whole = session is not None and session.is_journaled
        self.teller.tell("end", journaled=whole)


def sitting(script: Script) -> None:
    """A sitting at a case: acts, a file that is saved twice, a game record."""
    opened = open_bytes(script.rng.choice(GAMES))[0]
    case, sgf = script.folder / "case.goref", script.folder / "game.sgf"

    def begin() -> str:
        script.session = Session.begin(opened, script.journals)
        return session_print(script.session)

    def save(session: Session) -> str:
        session.save(case)
        return case_print(session.case)

    for _ in range(2):  # what failed is tried once more
        if script.step("session", begin):
            break
    session = script.session
    if session is None:
        return
    for what in ("", "", "undo"):
        script.act(what)
    script.step("case", partial(save, session), case_print(session.case))
    for what in ("redo", "", ""):
        script.act(what)
    script.step("case", partial(save, session), case_print(session.case))
    data = sgf_of(session.case, session.game, session.assessment.score).data
    write = partial(write_bytes, sgf, data, digest_of(OLD))
    script.step("sgf", write, digest_of(data))
    script.act()


def event(script: Script) -> None:
    """An event: players, a table adjudicated, another round, a copy gone back to."""
    path = script.folder / "cup.gorefevent"
    store: EventStore | None = None

    def begin() -> str:
        nonlocal store
        if not os.path.exists(path):  # whatever the disk says
            new_event(path, EventInfo("Cup", rounds=3), "attack").close()
        store = open_event(path, "attack", sitting=True)
        return _link(store)

    def fill(store: EventStore) -> str:
        with store.change("entries") as change:
            people = [change.add_player(Player(f"P{n}")) for n in range(4)]
            change.add_table(Table(1, 1, people[0].id, people[1].id))
            change.add_table(Table(1, 2, people[2].id, people[3].id))
        return _link(store)

    def put(store: EventStore) -> str:
        opened = open_bytes(GAMES[0])[0]
        table = store.event().table(1, 1)
        keep_case(store, table, dump(opened.case, opened.game), "game.sgf")
        return _link(store)

    def sit(store: EventStore) -> str:
        script.session = sit_down(store, store.event().table(1, 1), script.journals)
        return session_print(script.session)

    def keep_at_table(store: EventStore, session: Session) -> str:
        keep(session, store)
        return _link(store)

    def decide_table(store: EventStore, session: Session) -> str:
        decide(session, store, "counted", counted=True, forced=True)
        return _link(store)

    def by_word(store: EventStore) -> str:
        decide_by_referee(store, store.event().table(1, 2), "B+R", "resigned")
        return _link(store)

    def next_round(store: EventStore) -> str:
        with store.change("pairings") as change:
            event = store.event()
            change.add_table(Table(2, 1, event.table(1, 1).black, event.table(1, 2).black))
        return _link(store)

    def rename(store: EventStore) -> str:
        change_info(store, replace(store.event().info, place="Hall 2"))
        return _link(store)

    def go_back(store: EventStore) -> str:
        copies = copies_of(path)
        if not copies:
            raise EventError("no copy was kept")
        restore(path, copies[0], "attack", "as it was")
        return _link(store)

    for _ in range(2):
        if script.step("event", begin):
            break
    if store is None:
        return
    for work in (fill, put):
        script.step("event", partial(work, store))
    script.step("session", partial(sit, store))
    script.act()
    script.act()
    if script.session is not None:
        script.step("event", partial(keep_at_table, store, script.session))
        script.act()
        script.step("event", partial(decide_table, store, script.session))
    for work in (by_word, next_round, rename, go_back):
        script.step("event", partial(work, store))
    store.close()


def restoring(script: Script) -> None:
    """A file that is damaged, and a copy that takes its place."""
    path = script.folder / "cup.gorefevent"

    def put_back() -> str:
        assert restore(path, copies_of(path)[0], "attack", "damaged").is_put_back
        with EventStore.open(path, "attack") as store:
            return _link(store)

    for _ in range(2):
        if script.step("event", put_back):
            break


def damaged(folder: Path) -> None:
    """An event with a copy, and its file as a disk that is breaking leaves it."""
    path = folder / "cup.gorefevent"
    with new_event(path, EventInfo("Cup"), "attack") as store, store.change() as change:
        change.add_player(Player("Ann"))
    path.write_bytes(b"\0" * 512 + path.read_bytes()[512:])


def _link(store: EventStore) -> str:
    event = store.event()
    return f"{event.entries} {event.link}"


def attack_sitting(outcome: Outcome) -> None:
    """Every trouble at every call of a sitting."""
    _attack(outcome, sitting)


def attack_event(outcome: Outcome) -> None:
    """Every trouble at every call of an event, SQLite's own among them."""
    _attack(outcome, event)


def attack_restoring(outcome: Outcome) -> None:
    """Every trouble at every call of going back to a copy of what is damaged."""
    _attack(outcome, restoring)


def _attack(outcome: Outcome, script: Callable[[Script], None]) -> None:
    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        calls, lines = _run(outcome, script, seed, 0, QUIET)
        steps = _entries_of(lines)
        times = [(at, trouble) for at in range(1, calls + 1) for trouble in TROUBLES]
        rng.shuffle(times)
        for at, trouble in times:
            if not outcome.goes_on():
                return
            _run(outcome, script, seed, at, trouble, steps)


def _entries_of(lines: list[Line]) -> dict[int, int]:
    """How many entries each step adds to the audit where nothing goes wrong."""
    steps, before = {}, 0
    for line in lines:
        if line["what"] == "shown" and line["of"] == "event":
            after = int(line["print"].partition(" ")[0])
            steps[line["step"]] = after - before
            before = after
    return steps


def _run(
    outcome: Outcome,
    script: Callable[[Script], None],
    seed: int,
    at: int,
    trouble: Trouble,
    steps: dict[int, int] | None = None,
) -> tuple[int, list[Line]]:
    """Go through a script once; how many calls it made, and what it told."""
    folder = Path(tempfile.mkdtemp(prefix="goref-disk-"))
    (folder / "journals").mkdir()
    (folder / "game.sgf").write_bytes(OLD)
    if script is restoring:
        damaged(folder)
    process = forked(partial(_spoiled, script, folder, seed, at, trouble))
    lines = process.lines()
    outcome.tried += 1
    counted = last(lines, "counted") or {"calls": 0, "name": "?"}
    where = f"{script.__name__} {seed}, call {at} ({counted['name']}): {trouble.name}"
    try:
        for trace in alarms(lines):
            raise LostError(trace)
        if process.status not in ((-signal.SIGKILL, 0) if trouble.killed else (0,)):
            raise LostError(f"ended with {process.status}")
        if script is restoring:
            _restored(folder, lines)
        else:
            verify(folder, lines, steps or {})
    except Exception as error:
        outcome.fail(
            f"{lines}\n{error}\n{where}: {type(error).__name__}: {_told(error)}", folder
        )
    shutil.rmtree(folder, ignore_errors=True)
    return int(counted["calls"]), lines


def _told(error: Exception) -> str:
    return (
        str(error).strip().splitlines()[-1]
        if isinstance(error, LostError)
        else said(error, ENGLISH)
    )


def _spoiled(
    script: Callable[[Script], None],
    folder: Path,
    seed: int,
    at: int,
    trouble: Trouble,
    teller: Teller,
) -> None:
    """What is done in the process of its own."""
    journals = folder / "journals"

    def vanish() -> None:
        for path in journals.iterdir():
            path.unlink()

    def replaced() -> None:
        for path in journals.iterdir():
            other = path.with_suffix(".other")
            other.write_bytes(b"something else\n")
            os.rename(other, path)

    acts = {"vanish": vanish, "replace": replaced, "clock": clock.set_back}
    injector = Injector(at, trouble, acts)
    sat = Script(teller, folder, seed)
    injector.start()
    with teller.alarm():
        script(sat)
        injector.stop()
        sat.end()
    injector.stop()
    name = injector.names[at - 1] if 0 < at <= len(injector.names) else ""
    teller.tell("counted", calls=injector.count, name=name)


def verify(folder: Path, lines: list[Line], steps: dict[int, int]) -> None:
    """Look at what a script left behind. Raises LostError, and whatever reading raises."""
    shown, trying = _shown(lines)
    if "session" in shown:
        _session(folder / "journals", shown["session"], lines)
    case, prints = folder / "case.goref", {shown.get("case"), *trying.get("case", {}).values()}
    if case.exists():
        if case_in(case) not in prints:
            raise LostError("the case file is neither the old one nor the new one")
    elif "case" in shown:
        raise LostError("the case file is gone")
    sgf = digest_of((folder / "game.sgf").read_bytes())
    if sgf not in {shown.get("sgf", digest_of(OLD)), *trying.get("sgf", {}).values()}:
        raise LostError("the game record is neither the old one nor the new one")
    path = folder / "cup.gorefevent"
    if "event" in shown:
        _event(path, shown["event"], [steps.get(n, 0) for n in trying.get("event", {})])
    for left in folder.rglob(".goref-*.tmp"):
        os.utime(left, (0, 0))
        sweep(left.parent)
        if left.exists():
            raise LostError(f"{left.name} stays for ever")


def _shown(lines: list[Line]) -> tuple[dict[str, str], dict[str, dict[int, str]]]:
    """What was shown last of each thing, and what was being made of it since, by step.

    What was refused is not made; only a journal may hold it, where nothing more could be
    done with that.
    """
    shown: dict[str, str] = {}
    trying: dict[str, dict[int, str]] = {}
    for line in lines:
        if line["what"] == "trying":
            trying[line["of"]] = {line["step"]: line["print"]}
        elif line["what"] == "shown":
            shown[line["of"]] = line["print"]
            trying.pop(line["of"], None)
        elif line["what"] == "refused":
            trying.pop(line["of"], None)
    return shown, trying


def _session(journals: Path, shown: str, lines: list[Line]) -> None:
    """The session is there and goes on, unless it is told that it is not."""
    end = last(lines, "end")
    if found_again(journals, shown) is None and end is not None and not end["journaled"]:
        return  # its journal was deleted or replaced since the last act
    session = recovered(journals, shown)
    session.do(WriteNotes(f"{session.case.notes}."))
    now = session_print(session)
    session.leave()
    recovered(journals, now).finish()
    for left in unfinished(journals):  # such as one that was begun and could not be
        discard(left)


def _event(path: Path, shown: str, adding: list[int]) -> None:
    entries, _, link = shown.partition(" ")
    more = event_in(path, int(entries), link) - int(entries)
    if more not in (0, *adding):
        raise LostError(f"{more} things were done that nobody did")


def _restored(folder: Path, lines: list[Line]) -> None:
    """The copy is in its place, or can be put there; what was damaged is kept."""
    path = folder / "cup.gorefevent"
    shown = _shown(lines)[0].get("event")
    if shown is None:
        try:
            EventStore.open(path, "attack").close()
        except FileError:
            restore(path, copies_of(path)[0], "attack", "damaged")
    entries, _, link = (shown or "0 ").partition(" ")
    event_in(path, int(entries), link)
    kept = [p.read_bytes() for p in folder_of(path).glob("damaged*") if p.suffix == SUFFIX]
    if not any(data.startswith(b"\0" * 512) for data in kept):
        raise LostError("what could have been read of the damaged file is gone")
