"""Anything in any order: a sitting beside a rival, and an event in two windows.

The sitting is the one of ``tests/app/session/test_session_machine.py``, with somebody else at
the same files. What falls is made as short as it can be by Hypothesis.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from goref.app.event.checking import checked
from goref.app.event.files import new_event, open_event
from goref.app.event.restoring import restore
from goref.app.session.change import Change, Part
from goref.core.event.event import Event, EventError, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.io.case.journal import JournalError, discard, read
from goref.io.event.copies import copies_of
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.files import FileChangedError
from tests.app.session.test_session_machine import Referee
from tests.attack.outcome import Outcome
from tests.attack.recovering import AUDITED

BATCH, STEPS = 4, 40
WON = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)


class Rivals(Referee):
    """A referee, and somebody else who is at his files."""

    steps = 0

    def heard(self, change: Change) -> None:
        self.anew = bool(change.parts & Part.JOURNAL)
        super().heard(change)

    def _note(self) -> None:
        """An act that surely changes something."""
        self.note(f"{self.session.case.notes[-40:]}.")

    def is_journaled(self) -> bool:
        return self.session.is_journaled

    @property
    def journal(self) -> Path:
        (path,) = self.journals.iterdir()
        return path

    @rule(what=st.sampled_from(["deleted", "replaced", "emptied", "written to"]))
    def journal_is(self, what: str) -> None:
        """It is noticed at the next act, and another begun with all that was done."""
        path = self.journal
        assert self.is_journaled()
        if what == "deleted":
            path.unlink()
        elif what == "replaced":
            other = self.journals / "other"
            other.write_bytes(b"something else")
            os.replace(other, path)
        elif what == "emptied":
            path.write_bytes(b"")
        else:
            path.write_bytes(b"{}\n" + path.read_bytes())
        assert not self.is_journaled()
        self._note()
        assert self.is_journaled()
        assert self.anew
        if what != "deleted":  # what was put in its place stays
            path.unlink()

    @rule()
    def another_window_discards_it(self) -> None:
        path = self.journal
        left = read(path, path.read_bytes())
        assert left is not None
        try:
            discard(left)
        except JournalError:
            pass
        else:
            raise AssertionError("a running session's journal was taken")
        assert self.is_journaled()

    @precondition(lambda self: self.session.path is not None and self.file.exists())
    @rule(data=st.sampled_from([b"theirs", b"", b'{"goref": 1}']))
    def another_saves(self, data: bytes) -> None:
        self.file.write_bytes(data)
        try:
            self.session.save(self.file)
        except FileChangedError:
            pass
        else:
            raise AssertionError("what another saved was overwritten unasked")
        assert self.file.read_bytes() == data
        self.session.save(self.file, anyway=True)
        self.saved = self.session.case

    @invariant()
    def counted(self) -> None:
        type(self).steps += 1


class Desks(RuleBasedStateMachine):
    """Two windows on one event, each with what it read last; a model says what is so."""

    steps = 0

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="goref-desks-"))
        self.path = self.folder / "cup.gorefevent"
        self.stores: list[EventStore] = []

    @initialize()
    def begin(self) -> None:
        new_event(self.path, EventInfo("Cup"), "first").close()
        self.stores = [open_event(self.path, who, sitting=True) for who in ("one", "two")]
        self.now = self.stores[0].event()
        self.read = [self.now, self.now]

    def teardown(self) -> None:
        for store in self.stores:
            store.close()
        shutil.rmtree(self.folder)

    def act(
        self, desk: int, wanted: Event | None, work: Callable[[EventStore], object]
    ) -> None:
        """Change something from what a window read.

        Args:
            wanted: the event as it has to be then, versions aside; None where it has to be
                refused.
        """
        try:
            work(self.stores[desk])
        except (ChangedError, EventError):
            assert wanted is None, "refused, though nobody else was there"
            assert self.stores[desk].event() == self.now
            return
        finally:
            self.before, self.now = self.now, self.stores[desk].event()
        assert wanted is not None, "a change of somebody else was overwritten"
        assert plain(self.now) == plain(wanted)
        assert self.now.entries > self.before.entries or self.now == self.before

    @rule(desk=st.sampled_from([0, 1]))
    def look(self, desk: int) -> None:
        self.read[desk] = self.stores[desk].event()
        assert self.read[desk] == self.now
        assert self.read[desk].link == self.now.link

    @rule(desk=st.sampled_from([0, 1]), place=st.sampled_from(["Paris", "Wien", "東京"]))
    def rename(self, desk: int, place: str) -> None:
        info = replace(self.read[desk].info, place=place)
        stale = info.version != self.now.info.version
        wanted = None if stale else replace(self.now, info=info)

        def work(store: EventStore) -> None:
            with store.change() as change:
                change.set_info(info)

        self.act(desk, wanted, work)

    @rule(desk=st.sampled_from([0, 1]), name=st.sampled_from("ABCDEFGH"))
    def enter(self, desk: int, name: str) -> None:
        taken = any(player.surname == name for player in self.now.players)
        new = Player(name)
        wanted = None if taken else replace(self.now, players=(*self.now.players, new))

        def work(store: EventStore) -> None:
            with store.change() as change:
                change.add_player(new)

        self.act(desk, wanted, work)

    @precondition(lambda self: len(self.now.players) > 1)
    @rule(desk=st.sampled_from([0, 1]), data=st.data(), round_=st.sampled_from([1, 2, 3]))
    def pair(self, desk: int, data: st.DataObject, round_: int) -> None:
        one, other = data.draw(st.permutations([p.id for p in self.now.players]))[:2]
        there = self.now.of_round(round_)
        number = data.draw(st.integers(1, 4))
        taken = any({one, other} & {t.black, t.white} or t.number == number for t in there)
        table = Table(round_, number, one, other)
        wanted = None if taken else replace(self.now, tables=(*self.now.tables, table))

        def work(store: EventStore) -> None:
            with store.change() as change:
                change.add_table(table)

        self.act(desk, wanted, work)

    @precondition(lambda self: bool(self.now.tables))
    @rule(desk=st.sampled_from([0, 1]), data=st.data(), to=st.sampled_from(TableState))
    def rule_on(self, desk: int, data: st.DataObject, to: TableState) -> None:
        known = self.read[desk].tables
        if not known:
            return
        table = data.draw(st.sampled_from(known))
        result = WON if to is TableState.DECIDED else None
        ruled = replace(table, state=to, result=result)
        there = {t.id: t for t in self.now.tables}
        stale = table.id not in there or there[table.id].version != table.version
        others = tuple(t for t in self.now.tables if t.id != table.id)
        wanted = None if stale else replace(self.now, tables=(*others, ruled))

        def work(store: EventStore) -> None:
            with store.change("ruled") as change:
                change.update_table(ruled)

        self.act(desk, wanted, work)

    @precondition(lambda self: bool(self.now.tables))
    @rule(desk=st.sampled_from([0, 1]), data=st.data())
    def take_out(self, desk: int, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from(self.now.tables))
        others = tuple(t for t in self.now.tables if t != table)

        def work(store: EventStore) -> None:
            with store.change() as change:
                change.remove_table(table)

        self.act(desk, replace(self.now, tables=others), work)

    @rule(desk=st.sampled_from([0, 1]))
    def leave_and_come_back(self, desk: int) -> None:
        self.stores[desk].close()
        self.stores[desk] = open_event(self.path, "again", sitting=True)
        self.look(desk)

    @precondition(lambda self: bool(copies_of(self.path)))
    @rule(desk=st.sampled_from([0, 1]), data=st.data())
    def go_back(self, desk: int, data: st.DataObject) -> None:
        copy = data.draw(st.sampled_from(copies_of(self.path)))
        with EventStore.open(copy.path, "reader", read_only=True) as source:
            then = source.event()
        same = plain(then, ids=True) == plain(self.now, ids=True)
        wanted = None if same else then
        self.act(desk, wanted, lambda store: restore(self.path, copy, "one", "as it was"))

    @invariant()
    def both_see_the_same(self) -> None:
        type(self).steps += 1
        for store in self.stores:
            assert store.event() == self.now

    @precondition(lambda self: self.stores)
    @rule()
    def it_is_what_was_done(self) -> None:
        notes = checked(self.stores[0]).notes
        assert [note for note in notes if note.code.startswith(AUDITED)] == []


def plain(event: Event, *, ids: bool = False) -> object:
    """An event without counts of changes, and without ids unless they are asked for."""
    info = replace(event.info, version=0)
    players = {replace(one, id=ids and one.id, version=0) for one in event.players}
    tables = {replace(one, id=ids and one.id, version=0) for one in event.tables}
    return info, players, tables, frozenset(event.byes)


def attack_session(outcome: Outcome) -> None:
    """A sitting beside a rival."""
    _attack(outcome, Rivals)


def attack_event(outcome: Outcome) -> None:
    """An event in two windows."""
    _attack(outcome, Desks)


def _attack(outcome: Outcome, machine: type[Rivals] | type[Desks]) -> None:
    rng = Random(outcome.seed)
    plan = settings(
        max_examples=BATCH,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        print_blob=False,
        verbosity=Verbosity.normal,
        phases=[Phase.generate, *[Phase.shrink] * (not outcome.sabotaged)],
        suppress_health_check=list(HealthCheck),
    )
    while outcome.goes_on():
        number = rng.getrandbits(32)
        machine.steps = 0
        try:
            run_state_machine_as_test(seed(number)(machine), settings=plan)
        except Exception as error:
            told = "\n".join([*getattr(error, "__notes__", ()), f"{number}: {error!r}"])
            outcome.fail(told)
        outcome.tried += machine.steps
