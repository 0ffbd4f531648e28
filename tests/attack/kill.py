"""Processes killed at any moment: a sitting, and an event that two write at once.

Each goes on where the one that was killed before it left off, as a referee would.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from goref.app.event.files import new_event, open_event
from goref.app.session.session import Session
from goref.core.event.event import EventError, EventInfo
from goref.io.case.journal import discard, unfinished
from tests.attack.acts import a_game, act, case_print, session_print
from tests.attack.event_acts import change_event
from tests.attack.outcome import Outcome
from tests.attack.recovering import LostError, case_in, event_in, recovered
from tests.attack.telling import Line, Teller, alarms, forked, last

LONGEST = 0.12
"""Seconds after which a process is dead at the latest."""
CHAIN = 12
"""So many kills in one folder, each of what came back of the one before."""


@contextmanager
def scratch(outcome: Outcome, what: str) -> Iterator[Path]:
    """A folder for one try; what falls in it is written down with it."""
    folder = Path(tempfile.mkdtemp(prefix="goref-kill-"))
    try:
        yield folder
    except Exception as error:
        outcome.fail(f"{error}\n{what}: {type(error).__name__}: {error}", folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def attack_session(outcome: Outcome) -> None:
    """A sitting with its journal, saved now and then."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        with scratch(outcome, f"session {seed}") as folder:
            _chain_of_sittings(outcome, folder, Random(seed))


def _chain_of_sittings(outcome: Outcome, folder: Path, rng: Random) -> None:
    journals, case = folder / "journals", folder / "case.goref"
    journals.mkdir()
    shown = saved = ""
    for _ in range(CHAIN):
        if not outcome.goes_on():
            return
        seed = rng.getrandbits(32)
        process = forked(partial(_sit, folder, shown, seed))
        time.sleep(rng.random() * LONGEST)
        os.kill(process.pid, signal.SIGKILL)
        lines = process.lines()
        outcome.tried += 1
        for trace in alarms(lines):
            raise LostError(trace)
        told = last(lines, "shown")
        shown = told["print"] if told else shown
        saving, done = (last(lines, what) for what in ("saving", "saved"))
        saved = done["print"] if done else saved
        found = case_in(case) if case.exists() else ""
        if found not in (saved, saving and saving["print"]):
            raise LostError("the case file is neither the old one nor the new one")
        saved = found
        if not shown:
            for left in unfinished(journals):
                discard(left)
        else:  # what came to the disk and was not shown is no harm: go on with it
            session = recovered(journals, shown)
            shown = session_print(session)
            session.leave()


def _sit(folder: Path, shown: str, seed: int, teller: Teller) -> None:
    rng = Random(seed)
    journals = folder / "journals"
    session = recovered(journals, shown) if shown else Session.begin(a_game(rng), journals)
    while True:
        teller.tell("shown", print=session_print(session))
        if rng.random() < 0.1:
            teller.tell("saving", print=case_print(session.case))
            if rng.random() < 0.2:  # between the file and the word of it in the journal
                die = partial(os.kill, os.getpid(), signal.SIGKILL)
                session._write_kept = die  # type: ignore[method-assign]
            session.save(folder / "case.goref")
            teller.tell("saved", print=case_print(session.case))
        else:
            act(session, rng)


def attack_event(outcome: Outcome) -> None:
    """One event, and two who change it and are killed."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        with scratch(outcome, f"event {seed}") as folder:
            _chain_of_writers(outcome, folder, Random(seed))


def _chain_of_writers(outcome: Outcome, folder: Path, rng: Random) -> None:
    path = folder / "cup.gorefevent"
    new_event(path, EventInfo("Cup"), "attack").close()
    entries, link = 0, ""
    for _ in range(CHAIN):
        if not outcome.goes_on():
            return
        pair = [forked(partial(_write, path, rng.getrandbits(32), who)) for who in "AB"]
        ends = sorted((rng.random() * LONGEST * 2, process.pid) for process in pair)
        begun = time.monotonic()
        for when, pid in ends:
            time.sleep(max(0, begun + when - time.monotonic()))
            os.kill(pid, signal.SIGKILL)
        told = [process.lines() for process in pair]
        outcome.tried += 2
        for lines in told:
            for trace in alarms(lines):
                raise LostError(trace)
        shown = [line for lines in told for line in lines if line["what"] == "shown"]
        newest = max(shown, key=lambda line: line["entries"], default=None)
        if newest is not None:
            entries, link = newest["entries"], newest["link"]
        event_in(path, entries, link)
        _only_what_was_done(path, told)


def _write(path: Path, seed: int, who: str, teller: Teller) -> None:
    rng = Random(seed)
    with open_event(path, who, sitting=True) as store:
        for number in count():
            reason = f"{who} {seed} {number}"
            teller.tell("trying", reason=reason)
            with suppress(EventError):
                change_event(store, rng, reason)
            event = store.event()
            teller.tell("shown", reason=reason, entries=event.entries, link=event.link)


def _only_what_was_done(path: Path, told: list[list[Line]]) -> None:
    """Nothing was done that nobody did."""
    reasons = {line["reason"] for lines in told for line in lines if line["what"] == "trying"}
    seeds = {reason.rpartition(" ")[0] for reason in reasons}
    with open_event(path, "attack", read_only=True) as store:
        for entry in store.audit():
            begun = entry.reason.rpartition(" ")[0]
            if begun in seeds and entry.reason not in reasons:
                raise LostError(f"nobody did entry {entry.number}")
