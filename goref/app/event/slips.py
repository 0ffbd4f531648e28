"""Results as they are typed from slips: ``12 B``, ``12=``, ``2/12 W+3.5``; double entry."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import EnterAgain, SecondSlip
from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import frozen
from goref.core.base.language import InWords
from goref.core.event.changes import seen
from goref.core.event.event import Event, EventError, Table
from goref.core.event.notes import Note, note
from goref.core.event.result import Verdict
from goref.core.event.second_entry import EntryGap, gaps
from goref.core.texts.event.events import result_words
from goref.io.event.lists.problems import ListError, ListProblems, on_line
from goref.io.event.store import EventStore
from goref.io.event.words import WORDS, read_word

KEYS = {"b": "B+", "w": "W+", "=": Verdict.DRAW.value}
"""The results that a single key enters, by the key in lower case."""
SIDES = {"黑": "b", "黒": "b", "흑": "b", "白": "w", "백": "w"}
LONG = "|".join(re.escape(word) for words in WORDS.values() for word in words if len(word) > 1)
"""A pattern for results that are written as words, such as ``both-lose``."""
SLIP = re.compile(
    rf"(?:(\d{{1,2}})/)?(\d{{1,4}})\s*([bw黑黒흑白백=?]|[bw]\+\S*|{LONG})", re.IGNORECASE
)


@frozen
class Slip:
    """A typed result.

    Attributes:
        round: the round that was typed; 0 for the round that is shown.
        number: the number of the table.
        word: the result, as :func:`goref.io.event.words.read_word` reads it; ``?`` for none.
    """

    round: int
    number: int
    word: str


def read_slip(text: str) -> Slip | None:
    """Returns the slip that a text states; None for any other text."""
    found = SLIP.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if found is None:
        return None
    round, number, word = found.groups()
    key = word.lower()
    return Slip(int(round or 0), int(number), KEYS.get(SIDES.get(key, key), word))


Typed = tuple[Table, str]
"""A table, and the result that was typed for it, as in :class:`Slip`."""


def read_slips(event: Event, round: int, text: str) -> tuple[Typed, ...]:
    """Returns the slips of a round in a text, one a line, with their tables.

    Of several slips for one table the last holds. Raises ListError for all lines that are no
    slips of this round.
    """
    found: dict[int, Typed] = {}
    problems = ListProblems()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            table, word = typed_slip(event, round, line)
        except ValueError as error:
            problem = why(error)
            assert isinstance(problem, Fault)
            problems.add(number, on_line(number, problem))
        else:
            found[table.id] = table, word
    problems.refuse()
    return tuple(found.values())


def typed_slip(event: Event, round: int, line: str) -> Typed:
    """Returns the slip in a line, with its table. Raises ListError for a line that is no slip
    of the round, EventError for a table that is not there, ValueError for no result."""
    slip = read_slip(line)
    if slip is None:
        raise ListError(fault("no-slip", text=line.strip()))
    if slip.round not in (0, round):
        raise ListError(fault("slip-other-round", text=line.strip(), round=round))
    read_word(slip.word)
    return event.table(round, slip.number), slip.word


def enter_again(store: EventStore, typed: Iterable[Typed]) -> tuple[Table, ...]:
    """Keeps results that somebody typed again; the decisions remain as they are.

    ``?`` forgets what was typed again before. Raises EventError for a text that is no result or
    in a closed round, ChangedError, EventFileError.
    """
    try:
        slips = tuple(SecondSlip(seen(table), read_word(word)) for table, word in typed)
    except ValueError as error:
        raise EventError(why(error)) from None
    return do(store, EnterAgain(slips)).tables


def entry_notes(event: Event, round: int) -> tuple[tuple[Table, Note], ...]:
    """Returns the tables of a round whose entries do not confirm each other, with notes.

    Those whose entries differ come first.
    """
    return tuple((table, _entry_note(table, gap)) for table, gap in gaps(event, round))


def _entry_note(table: Table, gap: EntryGap) -> Note:
    place = table.place
    mine, theirs = (InWords(result_words, (one,)) for one in (table.result, table.second))
    match gap:
        case EntryGap.DIFFERS:
            return note("entry-differs", table=place, mine=mine, theirs=theirs)
        case EntryGap.ONCE:
            return note("entry-once", table=place, mine=mine)
        case EntryGap.UNDECIDED:
            return note("entry-undecided", table=place, theirs=theirs)
        case EntryGap.MISSING:
            return note("entry-missing", table=place)
