"""Results as they are typed from slips: ``12 B``, ``12=``, ``2/12 W+3.5``; one or a list.

A list has one slip on each line. It is entered whole or not at all, each result as an act of
its own. If the same list is entered twice, the second time changes nothing. Slips that somebody
types a second time as a check decide nothing: they are compared with the results that were
entered.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import Decide, EnterAgain, SecondSlip
from goref.app.event.table_status import TableStatus, status_of
from goref.app.event.tables import needs_reason, result_by_referee
from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import frozen, replace
from goref.core.event.changes import seen
from goref.core.event.event import Event, EventError, Table, TableState
from goref.core.event.notes import Note
from goref.core.event.result import Result
from goref.core.event.second_entry import gaps
from goref.core.texts.event.events import entry_note
from goref.io.event.lists.csv import read_text
from goref.io.event.lists.problems import ListProblems, on_line
from goref.io.event.lists.typed_results import typed_word
from goref.io.event.store import EventStore
from goref.io.event.words import VULGAR, read_word
from goref.io.files import FileError, digest_of

SLIP = re.compile(r"(?:(\d{1,2})\s*/\s*)?(\d{1,4})(?:\s*[:;,.]\s*|\s*(?=\D)|\s+)(.+)")
"""A table's place, and the typed result."""
Typed = tuple[Table, str]
"""A table, and the result that was typed for it, as in :class:`Slip`."""
Met = dict[int, tuple[int, str]]
"""By a table's id: the line of its first slip in a list, from 1, and the result on it."""
COMMENT = "#"
SHOWN = 40
"""The most characters of an unreadable line that its message repeats."""


@frozen
class Slip:
    """A typed result.

    Attributes:
        round: the typed round; 0 if none was typed, which means the round that is shown.
        number: the number of the table.
        word: the result, in a form that :func:`goref.io.event.words.read_word` reads; ``?`` for
            no result.
    """

    round: int
    number: int
    word: str


def read_slip(text: str) -> Slip | None:
    """Returns the slip that a text states; None for any other text.

    >>> read_slip("2/12 w 3.5")
    Slip(round=2, number=12, word='W+3.5')
    """
    found = SLIP.fullmatch(unicodedata.normalize("NFKC", VULGAR.sub(" ", text)).strip())
    word = typed_word(found[3]) if found is not None else ""
    if found is None or not word:
        return None
    return Slip(int(found[1] or 0), int(found[2]), word)


def only_round(event: Event) -> int:
    """Returns the only round that slips without a round can be about; 0 if there are several.

    That is the only round with tables, or the only one with tables to decide.
    """
    rounds = {table.round for table in event.tables}
    if len(rounds) > 1:
        rounds = {t.round for t in event.tables if t.state is not TableState.DECIDED}
    return rounds.pop() if len(rounds) == 1 else 0


@frozen
class EnteredSlips:
    """The outcome of entering a list of slips.

    Attributes:
        entered: pairs of a table before and after its result was entered now.
        there: tables that already had the typed result.
        since: tables whose result the same list entered before, and that were changed since;
            they remain as they are.
    """

    entered: tuple[tuple[Table, Table], ...]
    there: tuple[Table, ...]
    since: tuple[Table, ...]

    @property
    def changed(self) -> tuple[Table, ...]:
        """The entered tables that had another result before, as they are now."""
        return tuple(after for before, after in self.entered if before.result is not None)


def enter_slips(
    store: EventStore,
    data: bytes,
    round: int = 0,
    reason: str = "",
    *,
    id: str = "",
    forced: bool = False,
) -> EnteredSlips:
    """Enters a list of slips, one a line, skipping empty lines and those that begin with #.

    Nothing is entered if a line cannot be. Entering the same list again continues where it was
    interrupted, and changes nothing if it was not.

    Args:
        data: the list as text.
        round: the round of slips that name none; 0 for the one they can only mean.
        reason: why; kept only for results that need a reason and for changed decisions.
        id: what the ids of its acts are made of; empty for its text.
        forced: True to enter also margins that no count gives.

    Raises ListError with all lines that cannot be entered, and why. Raises EventError if the
    round is not clear, or if somebody else changed a table meanwhile. In the latter case, the
    results entered before remain. Also raises EventFileError.
    """
    event, digest = store.event(), id or digest_of(data)
    done = {entry.act_id for entry in store.audit() if entry.act_id}
    lines = _read(data)
    slips = [slip for slip in lines.values() if isinstance(slip, Slip)]
    if not round and any(not slip.round for slip in slips):
        round = _round_of(event, digest, slips, done)
    todo: list[tuple[Table, Result]] = []
    there: list[Table] = []
    since: list[Table] = []

    def take(table: Table, word: str) -> None:
        if _is_so(table, word):
            there.append(table)
        elif _id(digest, table) in done:
            since.append(table)
        else:
            todo.append((table, _result(event, table, word, reason, forced=forced)))

    _each(event, lines, round, take)
    entered = _carry_out(store, todo, digest)
    return EnteredSlips(entered, tuple(there), tuple(since))


def _read(data: bytes) -> dict[int, Slip | str]:
    """Returns the slips of a list by line, from 1; for a line that is no slip, its text.

    Raises ListError if the list is not text; EventError if it is empty.
    """
    text, _ = read_text(data)
    typed = {line: told.strip() for line, told in enumerate(text.splitlines(), 1)}
    told = {line: text for line, text in typed.items() if text and text[0] != COMMENT}
    if not told:
        raise EventError(fault("slips-empty"))
    return {line: read_slip(text) or text for line, text in told.items()}


def _each(
    event: Event,
    lines: Mapping[int, Slip | str],
    round: int,
    take: Callable[[Table, str], object],
    *,
    only: bool = False,
) -> None:
    """Calls ``take`` with the table and the word of each slip; once for repeated slips.

    Args:
        round: the round of slips that name none.
        only: True to refuse slips that name another round.

    Raises ListError with the lines that are no slips, whose tables have another result on an
    earlier line, or for which ``take`` raises ValueError.
    """
    problems, met = ListProblems(), Met()
    for line, slip in lines.items():
        try:
            table, word = _slip_at(event, slip, round, only=only)
            if _is_first(met, line, table, word):
                take(table, word)
        except ValueError as error:
            problem = why(error)
            assert isinstance(problem, Fault)
            problems.add(line, on_line(line, problem))
    problems.refuse()


def _slip_at(event: Event, slip: Slip | str, round: int, *, only: bool) -> Typed:
    """Returns the table of a slip, and its word. Raises EventError, as :func:`_each` says."""
    if isinstance(slip, str):
        raise EventError(fault("slip-unread", text=slip[:SHOWN]))
    if only and slip.round not in (0, round):
        raise EventError(fault("slip-other-round", text=_told(slip), round=round))
    return event.table(slip.round or round, slip.number), slip.word


def _told(slip: Slip) -> str:
    return f"{slip.round}/{slip.number} {slip.word}"


def _round_of(event: Event, digest: str, slips: Sequence[Slip], done: set[str]) -> int:
    """Returns the round of slips that name no round.

    That is the round for which the same list was entered before, else :func:`only_round`.
    Raises EventError if it is not clear.

    Args:
        digest: identifies the list.
        done: the ids of all acts in the audit.
    """
    bare = {slip.number for slip in slips if not slip.round}
    for table in event.tables:
        if table.number in bare and _id(digest, table) in done:
            return table.round
    round = only_round(event)
    if not round:
        raise EventError(fault("slips-round"))
    return round


def _is_first(met: Met, line: int, table: Table, word: str) -> bool:
    """Returns whether a slip is the first of a list for its table, and remembers it.

    Raises EventError if an earlier slip for the table has another result.
    """
    first, before = met.setdefault(table.id, (line, word))
    if _meaning(before) != _meaning(word):
        raise EventError(fault("slip-twice", table=table.place, line=first))
    return first == line


def _meaning(word: str) -> object:
    """Returns a value that is equal for words of the same result: ``=`` and ``jigo``."""
    try:
        return read_word(word)
    except ValueError:
        return word.upper()


def _id(digest: str, table: Table) -> str:
    """Returns the id of the act that enters a table's result from a list."""
    return digest_of(f"slip {table.place} {digest}".encode())


def _is_so(table: Table, word: str) -> bool:
    """Returns whether a table already has a slip's result; a slip may name just the winner.

    Raises EventError for a word that is no result.
    """
    try:
        said, had = read_word(word), table.result
    except ValueError as error:
        raise EventError(why(error)) from None
    return said is not None and had is not None and had.includes(said)


def _result(event: Event, table: Table, word: str, reason: str, *, forced: bool) -> Result:
    """Returns the result that a slip gives a table, with the reason only if it needs one.

    Raises EventError if the slip cannot decide the table.
    """
    if table.round in event.info.closed:
        raise EventError(fault("round-closed", round=table.round))
    if status_of(table, None) is TableStatus.PROTEST:
        raise EventError(fault("slip-in-dispute", table=table.place))
    result = result_by_referee(event, table, word, reason, forced=forced)
    if table.result is None and not needs_reason(event, table, result):
        return replace(result, reason="")
    return result


def _carry_out(
    store: EventStore, todo: Sequence[tuple[Table, Result]], digest: str
) -> tuple[tuple[Table, Table], ...]:
    """Enters results, each by its own act; returns pairs of each table before and after."""
    entered: list[tuple[Table, Table]] = []
    for table, result in todo:
        try:
            act = Decide(seen(table), result)
            changes = do(store, act, result.reason, id=_id(digest, table))
        except (EventError, FileError) as error:
            if not entered:
                raise
            count = {"count": len(entered), "of": len(todo)}
            raise EventError(fault("slips-stopped", **count, problem=why(error))) from None
        # Without changes another process has entered the same list meanwhile.
        entered.extend((table, after) for after in changes.tables)
    return tuple(entered)


def read_slips(event: Event, round: int, data: bytes) -> tuple[Typed, ...]:
    """Returns the slips of a round in a list, one a line, with their tables.

    Empty lines and those that begin with # are skipped. Raises ListError for all lines that
    are no slips of this round, or have another result than an earlier slip for their table;
    EventError for a list without slips.
    """
    found: list[Typed] = []

    def take(table: Table, word: str) -> None:
        read_word(word)
        found.append((table, word))

    _each(event, _read(data), round, take, only=True)
    return tuple(found)


def typed_slip(event: Event, round: int, line: str) -> Typed:
    """Returns the slip in a line, with its table. Raises EventError for a line that is no slip
    of the round, or for a table that is not there; ValueError for no result."""
    table, word = _slip_at(event, read_slip(line) or line.strip(), round, only=True)
    read_word(word)
    return table, word


def enter_again(store: EventStore, typed: Iterable[Typed]) -> tuple[Table, ...]:
    """Stores results that somebody typed again as a check; the decisions do not change.

    ``?`` removes the result that was typed again before. Raises EventError for a text that is
    no result or in a closed round, ChangedError, EventFileError.
    """
    try:
        slips = tuple(SecondSlip(seen(table), read_word(word)) for table, word in typed)
    except ValueError as error:
        raise EventError(why(error)) from None
    return do(store, EnterAgain(slips)).tables


def entry_notes(event: Event, round: int) -> tuple[tuple[Table, Note], ...]:
    """Returns the tables of a round whose two entries do not agree, or lack one, with notes.

    Those whose entries differ come first.
    """
    return tuple((table, entry_note(table, gap)) for table, gap in gaps(event, round))
