"""Shared parts of ``goref event``'s actions: options, and functions that print the answer."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any

from goref.app.event.checking import unfit
from goref.app.event.files import open_event, writing_told
from goref.app.event.restoring import can_put_right
from goref.app.sharing.joined_event import author_at
from goref.cli.event.output import note_lines, note_objects
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, NOT_WHOLE, UnusableError
from goref.cli.text.options import OptionValueError
from goref.cli.text.output import print_json, print_lines
from goref.core.base.faults import Fault, fault, why
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.event.event import MOST_ROUNDS, MOST_TABLES, Event
from goref.core.event.notes import Note
from goref.core.event.placement import read_criteria
from goref.core.event.ranks import rank_number
from goref.core.texts.event import checking as words
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.files import is_there, one_line, shown_path, write_bytes
from goref.io.sgf.typed import typed_number

BYES = (Fraction(0), Fraction(1, 2), Fraction(1))


class EventParser(options.Parser):
    """A parser for one action; its first argument is the event's file."""

    def __init__(self, action: str, summary: str) -> None:
        super().__init__(f"event {action}", f"{summary[0].upper()}{summary[1:]}.")
        self.add_argument("event", metavar="EVENT", help="the event's file (.gorefevent)")
        self.add_argument("--who", default="", help="who does it (usual: user@computer)")
        self.take("lang", "json")


def add_reason(parser: EventParser) -> None:
    parser.add_argument("--reason", default="", type=line, help="why; kept in the audit")


def add_out(
    parser: EventParser, *, required: bool = True, force: str = "even if the file exists"
) -> None:
    parser.add_argument("--out", metavar="FILE", required=required, help="the file to write")
    parser.add_argument("--force", action="store_true", help=force)


def event_of(args: argparse.Namespace) -> tuple[Event, tuple[Note, ...]]:
    """Returns the event in the named file, and notes on reasons not to trust that file."""
    with open_event(Path(args.event)) as store:
        return store.event(), unfit(store)


@contextmanager
def writing(args: argparse.Namespace) -> Iterator[EventStore]:
    """Opens the named event for changes within the ``with`` block.

    At the end, a line on stderr warns if another computer was writing the event.
    """
    path = Path(args.event)
    with open_event(path, args.who or author_at(path)) as store:
        yield store
        told = writing_told(store)
    if told is not None:
        print_lines([said(told, args.lang)], sys.stderr)


def say(args: argparse.Namespace, value: Callable[[], Any], lines: Iterable[str]) -> None:
    """Prints the answer: ``value`` as JSON if JSON was requested, else ``lines``."""
    if args.json:
        print_json(value())
    else:
        print_lines(lines)


def answer(
    args: argparse.Namespace,
    unfit: Sequence[Note],
    value: Callable[[], dict[str, Any]],
    lines: Iterable[str],
) -> int:
    """Prints the answer, and on stderr the reasons not to trust the event.

    Returns the exit code.

    Args:
        unfit: the reasons, as notes.
        value: returns the answer for ``--json``.
        lines: the answer as printed lines.
    """
    language = args.lang
    say(args, lambda: {**value(), "unfit": note_objects(unfit, language)}, lines)
    if not unfit:
        return ANSWERED

    more = len(unfit) - words.UNFIT_SHOWN
    told = [
        words.UNFIT.in_(language),
        *note_lines(unfit[: words.UNFIT_SHOWN], language),
        *([words.UNFIT_MORE.in_(language, count=more)] if more > 0 else ()),
        (words.UNFIT_COMMANDS if can_put_right(unfit) else words.UNFIT_COPY).in_(language),
    ]
    print_lines(told, sys.stderr)
    return NOT_WHOLE


def write(
    args: argparse.Namespace, data: bytes, notes: Sequence[Note], unfit: Sequence[Note]
) -> int:
    """Writes a file, and prints its name and the notes about it; returns the exit code.

    ``unfit``: as in :func:`answer`. Raises UnusableError if the file exists and ``--force`` was
    not given.
    """
    out = Path(args.out)
    if not args.force and is_there(out, "cannot-write"):
        raise UnusableError(fault("file-there", path=shown_path(out)))
    write_bytes(out, data)
    told = {"file": args.out, "bytes": len(data), "notes": note_objects(notes, args.lang)}
    lines = [shown_path(out), *note_lines(notes, args.lang)]
    return answer(args, unfit, lambda: told, lines)


def line(text: str) -> str:
    """Returns a text on one line, without blanks around it."""
    return one_line(text).strip()


def day(text: str) -> str:
    """Returns a day as ``2026-11-21``; "" for an empty text.

    Raises OptionValueError for a text of any other form.
    """
    if not text:
        return ""
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text.strip()) is not None:
        try:
            return date.fromisoformat(text.strip()).isoformat()
        except ValueError:
            pass
    raise OptionValueError(fault("no-day", text=text))


def bye(text: str) -> Fraction:
    written = typed_number(text)
    if written is None or written.number not in BYES:
        raise OptionValueError(fault("none-of", text=text, known="0, 0.5, 1"))
    return written.number


def board_size(text: str) -> int:
    """Reads the number of lines of a board. Raises OptionValueError if it is not allowed."""
    plain = text.strip()
    if not (plain.isascii() and plain.isdecimal() and len(plain) < 4):
        raise OptionValueError(fault("no-whole-number-to", text=text, most=LARGEST))
    if not SMALLEST <= int(plain) <= LARGEST:
        raise OptionValueError(fault("no-size-option", text=text, least=SMALLEST, most=LARGEST))
    return int(plain)


def criteria(text: str) -> tuple[str, ...]:
    """Returns the placement criteria that a text names, in order.

    Raises OptionValueError for an unknown criterion.
    """
    try:
        return read_criteria(text)
    except ValueError as error:
        problem = why(error)
        assert isinstance(problem, Fault)
        raise OptionValueError(problem) from None


def rank(text: str) -> int:
    """Returns a rank as a number: 2 for ``3d``. Raises OptionValueError if it is no rank."""
    number = rank_number(text)
    if number is None:
        raise OptionValueError(fault("no-rank", text=text))
    return number


def place(text: str) -> tuple[int, int]:
    """Reads a table's place such as ``2/13``; returns the round and the table's number.

    Raises OptionValueError if the text has another form or a number is too large.
    """
    found = re.fullmatch(r"([0-9]{1,4})/([0-9]{1,5})", text.strip())
    if found is None:
        raise OptionValueError(fault("no-place", text=text))
    round, number = int(found[1]), int(found[2])
    if not (1 <= round <= MOST_ROUNDS and 1 <= number <= MOST_TABLES):
        raise OptionValueError(
            fault("place-range", text=text, rounds=MOST_ROUNDS, tables=MOST_TABLES)
        )
    return round, number


def country(text: str) -> str:
    """Returns a country's code in two capital letters; "" for an empty text.

    Raises OptionValueError if it is not two letters.
    """
    if not text:
        return ""
    if re.fullmatch(r"[A-Za-z]{2}", text.strip()) is None:
        raise OptionValueError(fault("no-country", text=text))
    return text.strip().upper()
