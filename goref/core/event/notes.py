"""Notes on parts of an event that were read differently, ignored or doubtful, as data.

Like a finding, but about lines, columns and players instead of points.
``core/texts/event/events.py`` has the sentence and the level of each code.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.faults import Fault
from goref.core.base.frozen import frozen
from goref.core.base.language import InWords, Text


@frozen
class Note:
    """A note on an event or on a file for it.

    Attributes:
        args: the values for the sentence's placeholders: texts, and faults, which are written
            in the language of the sentence.
        line: the line of the file, from 1; None if the note is about no line.
    """

    code: str
    args: tuple[tuple[str, object], ...] = ()
    line: int | None = None


def note(code: str, *, line: int | None = None, **args: object) -> Note:
    """Returns a note; arguments become text, except those with a text in every language."""
    return Note(code, tuple((key, _kept(value)) for key, value in args.items()), line)


def _kept(value: object) -> object:
    return value if isinstance(value, Fault | Text | InWords | BaseException) else str(value)


def listed(names: Iterable[object], most: int = 8) -> str:
    """Returns names joined by commas; beyond ``most`` names, only the first and the total."""
    every = [str(name) for name in names]
    shown = ", ".join(every[:most])
    return f"{shown} … ({len(every)})" if len(every) > most else shown
