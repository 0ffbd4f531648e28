"""What was read otherwise, passed over or doubtful about an event, as data.

Like a finding, but about lines, columns and players rather than points of a board. The
sentence of each code, and how much it asks of the reader, is in ``core/words/event/events.py``.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.faults import Fault
from goref.core.base.frozen import frozen
from goref.core.base.language import InWords, Text


@frozen
class Note:
    """One thing to know.

    Attributes:
        args: what fills the sentence's places: texts, and faults, which are said in the
            language of the sentence.
        line: where in a file, from 1; None where that means nothing.
    """

    code: str
    args: tuple[tuple[str, object], ...] = ()
    line: int | None = None


def note(code: str, *, line: int | None = None, **args: object) -> Note:
    """Make a note; its arguments are turned into text, unless they have words of their own."""
    return Note(code, tuple((key, _kept(value)) for key, value in args.items()), line)


def _kept(value: object) -> object:
    return value if isinstance(value, Fault | Text | InWords | BaseException) else str(value)


def listed(names: Iterable[object], most: int = 8) -> str:
    """Names in a row, cut short where they are many."""
    every = [str(name) for name in names]
    shown = ", ".join(every[:most])
    return f"{shown} … ({len(every)})" if len(every) > most else shown
