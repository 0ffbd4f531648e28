"""The exchange of acts and entries between a joined event and its server.

The server's entries go into the mirror; acts that were done in the working file go to the
server; when it has answered all of them, the working file takes over the mirror's state.
Nothing is lost if the process ends at any moment: own acts are in the working file until they
are in the mirror or among the refused ones, and the server does an act once, by its id.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from goref.app.sharing.connection import (
    Beat,
    NotReachedError,
    ServerConnection,
    ServerRefusedError,
)
from goref.app.sharing.hearing import Hearing
from goref.app.sharing.joined_copies import NEW, JoinedCopies, OwnActs
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.protocol import texts_value
from goref.app.sharing.state import ClashToDecide, RefusedOwnAct, SharingState
from goref.core.base.faults import fault, fault_of, why
from goref.core.base.frozen import replace
from goref.core.event.event import EventError
from goref.io.event.follow import UnfitEntryError
from goref.io.files import FileError

POLL_S = 0.15
"""The number of seconds between two checks of the working file."""
PAUSES_S = (0.2, 0.5, 1.0, 2.0)
"""The pauses before a connection is made again, the last one again and again.

With the time for a connection they are below five seconds.
"""
TRY_S = 2.0
"""The number of seconds after which something that failed here is attempted again."""
JOIN_S = 5.0
"""The number of seconds between two attempts while the server does not know this member."""
NO_COPY = "copy-of-another"
"""The code of the fault if the server does not know the entry from which acts were sent."""
BUSY = "db-busy"
"""The code of the fault of a file that somebody else is just writing."""
STRANGERS = ("server-other", "server-not-goref")
"""The codes of faults because of which the user must see to the server."""
UNKNOWN = 401
"""The status of an answer to a member whom the server does not know."""

P = ParamSpec("P")
T = TypeVar("T")
Listener = Callable[[SharingState], object]


class NotHeardError(Exception):
    """The server was no longer heard while an answer was awaited."""


class Exchange:
    """The work of the thread: it listens, and exchanges acts and entries."""

    def __init__(
        self,
        joined: JoinedEvent,
        hearing: Hearing,
        connect: Callable[[], ServerConnection],
        publish: Listener,
    ) -> None:
        self._joined, self._hearing = joined, hearing
        self._connect, self._tell = connect, publish
        self._state = joined.first_state
        self._files = ThreadPoolExecutor(1, "sharing")  # the files are used by one thread
        self._tasks: set[asyncio.Task[None]] = set()
        self._copies: JoinedCopies | None = None
        self._connection: ServerConnection | None = None  # while the server is heard
        self._beat: Beat | None = None
        self._lost = asyncio.Event()
        self._wake = asyncio.Event()
        self._choices: dict[str, str] = {}
        self._asked = 0
        self._asked_for: object = None  # what was sent when the clashes were asked
        self._answered_ids: frozenset[str] = frozenset()  # of own acts, while others wait

    async def run(self) -> None:
        """Runs until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen())
            group.create_task(self._exchange())
            group.create_task(self._watch())

    def close(self) -> None:
        """Closes the files, once what is under way with them has ended."""
        self._files.submit(self._close)
        self._files.shutdown()

    def _close(self) -> None:
        if self._copies is not None:
            self._copies.close()

    def _open(self) -> JoinedCopies:
        self._copies = JoinedCopies(self._joined)
        return self._copies

    async def _file(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Calls a function that uses the files, after those called before."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._files, partial(act, *args, **kwargs))

    # What the user does

    def wake(self) -> None:
        self._wake.set()

    def choose(self, choices: Mapping[str, str]) -> None:
        self._choices |= choices
        self._wake.set()

    def dismiss(self, ids: tuple[str, ...]) -> None:
        task = asyncio.ensure_future(self._dismiss(ids))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _dismiss(self, ids: tuple[str, ...]) -> None:
        try:
            await self._file(self._joined.refuse, (), ids)
        except FileError as error:
            self._publish(problem=why(error))
        self._publish(refused=self._joined.refused)

    def _publish(self, **changes: Any) -> None:
        heard, since = self._hearing.is_heard, self._hearing.since
        in_step = changes.pop("is_in_step", self._state.is_in_step) and heard
        self._state = replace(
            self._state, is_heard=heard, since=since, is_in_step=in_step, **changes
        )
        self._tell(self._state)

    # Listening

    async def _watch(self) -> None:
        """Shows within a moment that the server is not heard."""
        while True:
            await asyncio.sleep(POLL_S)
            if self._hearing.is_heard != self._state.is_heard:
                self._publish()

    async def _listen(self) -> None:
        pauses = iter(PAUSES_S)
        while True:
            connection = self._connect()
            pause = None
            try:
                async with connection.beats() as beats:
                    async for beat in beats:
                        pauses = iter(PAUSES_S)
                        if await self._file(self._joined.see_membership):
                            break  # it was joined again, perhaps at another server
                        self._hear(beat, connection)
            except NotReachedError as error:
                if error.problem.code in STRANGERS:
                    self._publish(problem=error.problem)
            except ServerRefusedError as error:
                must_join = error.status == UNKNOWN
                self._publish(problem=error.problem, must_join=must_join)
                pause = JOIN_S if must_join else None
            except Exception as error:
                logging.getLogger(__name__).exception("listening failed")
                self._publish(problem=why(error))
            finally:
                self._connection = None
                self._lost.set()
                with suppress(Exception):  # it has failed already
                    await connection.close()
            await asyncio.sleep(next(pauses, PAUSES_S[-1]) if pause is None else pause)

    def _hear(self, beat: Beat, connection: ServerConnection) -> None:
        self._hearing.hear()
        before, self._beat = self._beat, beat
        if self._connection is None:
            self._connection = connection
            self._lost.clear()
            self._wake.set()
        if before is None or before.link != beat.link:
            self._wake.set()
        ahead = self._hearing.ahead_s(beat.time)
        if abs(ahead - self._state.clock_s) < 2:  # the way takes its time, too
            ahead = self._state.clock_s
        counts = {"laptops": beat.members, "phones": beat.phones}
        self._publish(clock_s=ahead, must_join=False, **counts)

    # Exchanging

    async def _exchange(self) -> None:
        again = True
        while True:
            if not again:
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL_S):
                        await self._wake.wait()
                if not (self._wake.is_set() or await self._has_changed()):
                    continue
            self._wake.clear()
            again, pause = True, TRY_S
            try:
                again = not await self._step()
                continue
            except (NotHeardError, NotReachedError):
                pause = PAUSES_S[0]
            except ServerRefusedError as error:
                self._publish(problem=error.problem, must_join=error.status == UNKNOWN)
            except Exception as error:  # nothing may end this but the end of the thread
                if not isinstance(error, FileError | EventError):
                    logging.getLogger(__name__).exception("the exchange failed")
                self._publish(problem=why(error), is_in_step=False)
            await asyncio.sleep(pause)

    async def _has_changed(self) -> bool:
        copies = self._copies
        if copies is None or not copies.has_mirror:
            return False
        try:
            return await self._file(copies.has_changed)
        except FileError:
            return True

    async def _step(self) -> bool:
        """Does what can be done now; returns False if there is more to do at once."""
        copies = self._copies
        if copies is None:
            copies = await self._file(self._open)
        if not copies.has_mirror:
            await self._renew(copies)
        await self._has_changed()  # whatever is done from now on is seen
        own = await self._file(copies.own)
        self._show(own)
        if self._connection is None or self._beat is None:
            return True
        last = await self._send(copies, own) if own.entries else 0
        await self._fetch(copies, max(last, self._beat.last))
        if own.entries and not last:
            return True
        if not await self._file(copies.take_over, own):
            return False
        own = await self._file(copies.own)
        here, _ = await self._file(copies.mirror.last_link)
        in_step = not own.entries and here >= self._beat.last
        if in_step and self._joined.to_bring:
            await self._bring(copies, self._joined.to_bring[0])
            return False
        self._show(own, is_in_step=in_step, problem=None)
        return in_step

    async def _bring(self, copies: JoinedCopies, path: str) -> None:
        """Takes the acts that another file alone has into the working file, to be sent."""
        try:
            if not await self._file(copies.bring, Path(path)):
                return  # something was just done here: that is sent first
        except FileError as error:
            problem = fault_of(error)
            if problem is not None and problem.code == BUSY:
                raise
            # It cannot be read, and is left where it is.
            logging.getLogger(__name__).warning("%s is not brought: %s", path, error)
        await self._file(self._joined.drop_brought, path)

    def _show(self, own: OwnActs, **changes: Any) -> None:
        if own.entries:
            changes["is_in_step"] = False
        left = sum(id_ not in self._answered_ids for id_ in own.ids)
        self._publish(on_the_way=left, refused=self._joined.refused, **changes)

    async def _send(self, copies: JoinedCopies, own: OwnActs) -> int:
        """Sends own acts.

        Returns the number of the event's last entry; 0 if acts wait until the user has decided
        about clashes. All others are done then.
        """
        assert self._beat is not None
        sent_for = own.last, self._beat.link, dict(self._choices)
        if self._state.clashes and sent_for == self._asked_for:
            return 0
        last, clashed = 0, None
        answered: set[str] = set()
        for entries, texts in await self._file(copies.portions, own):
            request = {
                "after": own.after,
                "link": own.link,
                "entries": entries,
                "texts": texts_value(texts),
                "choices": dict(self._choices),
                "asked": self._asked,
                "others": [id_ for id_ in own.ids if id_ in self._joined.others],
            }
            is_done, answer = await self._sent(copies, request)
            try:
                clashed = None if is_done else answer
                last = int(answer["last"])
                refused = [_refused(one, own) for one in answer["refused"]]
                done = [str(id_) for id_ in answer["done"]]
            except (KeyError, TypeError, ValueError):
                raise ServerRefusedError(200, "", fault("request-json")) from None
            await self._file(self._joined.refuse, refused, done)
            answered |= {*done, *(one.id for one in refused)}
        self._answered_ids = frozenset(answered)
        if clashed is not None:
            self._ask(own, clashed)
            self._show(own)
            return 0
        self._choices, self._asked, self._asked_for = {}, 0, None
        self._publish(clashes=(), refused=self._joined.refused)
        return last

    async def _sent(
        self, copies: JoinedCopies, request: Mapping[str, Any]
    ) -> tuple[bool, dict[str, Any]]:
        """Sends one request with own acts.

        Fetches the whole event, and raises NotHeardError, if the server continues from an
        earlier or another state than the mirror's.
        """
        try:
            return await self._answered(partial(_acts, request))
        except ServerRefusedError as error:
            if error.code != NO_COPY:
                raise
        await self._renew(copies)
        raise NotHeardError

    def _ask(self, own: OwnActs, answer: Mapping[str, Any]) -> None:
        """Takes the clashes of an answer; choices about what is as it was are kept."""
        clashes = tuple(map(_clash, answer["clashes"]))
        before = {(one.key, str(one.there), str(one.own)) for one in self._state.clashes}
        same = {c.key for c in clashes if (c.key, str(c.there), str(c.own)) in before}
        self._choices = {key: one for key, one in self._choices.items() if key in same}
        self._asked = int(answer["asked"])
        beat = self._beat
        # Choices that were kept are sent again: neither side has changed since.
        complete = clashes and {one.key for one in clashes} <= self._choices.keys()
        link = "" if beat is None else beat.link
        self._asked_for = None if complete else (own.last, link, dict(self._choices))
        if complete:
            self._wake.set()
        self._publish(clashes=clashes, is_in_step=False)

    async def _fetch(self, copies: JoinedCopies, last: int) -> None:
        """Takes the server's entries, up to a number at least, into the mirror."""
        while True:
            here, link = await self._file(copies.mirror.last_link)
            beat = self._beat
            if beat is None or here == beat.last:
                if beat is not None and link != beat.link:
                    await self._renew(copies)
                if here >= last:
                    return
            answer = await self._answered(partial(_entries, here))
            try:
                if int(answer["last"]) < here:
                    raise ValueError  # the server has less than the mirror
                entries = list(answer["entries"])
                texts = [base64.b64decode(text, validate=True) for text in answer["texts"]]
                await self._file(copies.follow, entries, texts)
                ids = [str(entry["act_id"]) for entry in entries]
            except (UnfitEntryError, ValueError, KeyError, TypeError):
                await self._renew(copies)
                continue
            # One that was refused may have been sent once more, and done then.
            await self._file(self._joined.refuse, (), ids)
            if here + len(entries) >= last and not answer.get("more"):
                return

    async def _renew(self, copies: JoinedCopies) -> None:
        """Fetches the whole event, which the mirror then is."""
        path = self._joined.folder / NEW
        await self._answered(lambda to: to.copy(path))
        await self._file(copies.put_mirror, path)

    async def _answered(self, ask: Callable[[ServerConnection], Coroutine[Any, Any, T]]) -> T:
        """Returns an answer of the server. Raises NotHeardError as soon as it is not heard."""
        connection = self._connection
        if connection is None:
            raise NotHeardError
        answer = asyncio.ensure_future(ask(connection))
        lost = asyncio.ensure_future(self._lost.wait())
        try:
            await asyncio.wait((answer, lost), return_when=asyncio.FIRST_COMPLETED)
            is_lost = self._connection is not connection  # closed: whatever is asked fails
            if not answer.done() or (is_lost and answer.exception() is not None):
                raise NotHeardError
            return answer.result()
        finally:
            for one in (answer, lost):
                one.cancel()
            await asyncio.gather(answer, lost, return_exceptions=True)


async def _acts(
    request: Mapping[str, Any], to: ServerConnection
) -> tuple[bool, dict[str, Any]]:
    return await to.acts(request)


async def _entries(after: int, to: ServerConnection) -> dict[str, Any]:
    return await to.entries(after)


def _clash(told: Mapping[str, Any]) -> ClashToDecide:
    texts = (str(told[key]) for key in ("who_here", "who_copy", "time_here", "time_copy"))
    here, copy = dict(told["here"]), dict(told["copy"])
    return ClashToDecide(str(told["key"]), str(told["subject"]), here, copy, *texts)


def _refused(told: Mapping[str, Any], own: OwnActs) -> RefusedOwnAct:
    id_, who, subject, code, problem = (
        str(told.get(key, "")) for key in ("id", "who", "subject", "code", "problem")
    )
    entry = own.entry(id_)
    if entry is None:
        return RefusedOwnAct(id_, who, subject, code, problem)
    beside = (str(entry[key]) for key in ("time", "act", "reason"))
    return RefusedOwnAct(id_, who, subject, code, problem, *beside)
