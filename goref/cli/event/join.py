"""``goref event join``: an event that another computer serves, kept in step here."""

from __future__ import annotations

import getpass
import json
import queue
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from goref.app.event.files import here, open_event
from goref.app.sharing.hearing import STALE_S
from goref.app.sharing.joining import JOINING, join_event, joined_at
from goref.app.sharing.state import SharingState
from goref.app.sharing.state_texts import clash_texts, clock_text, refused_text, state_texts
from goref.app.sharing.synchroniser import EventSynchroniser
from goref.cli.event.options import EventParser
from goref.cli.text.faults import (
    ANSWERED,
    FACTS_MISSING,
    NOT_WHOLE,
    UNUSABLE,
    MissingFactError,
    UnusableError,
)
from goref.cli.text.options import Parser
from goref.cli.text.output import print_lines
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.texts.event import sharing as texts
from goref.core.texts.faults.said import filled
from goref.io.files import FileError, shown_path

ONCE_S = 30
"""The most seconds for one exchange."""
WAIT_S = 0.5
CHOICES = {"server": "here", "own": "copy"}
"""The words of ``--keep`` as the server reads them: its own state is here, ours in a copy."""


def join(given: EventParser, argv: Sequence[str]) -> int:
    parser = Parser("event join", given.description or "")
    add = parser.add_argument
    add("address", metavar="ADDRESS", help="where the event is served, as the server shows it")
    add("--digits", default="", help="the digits that the server shows; asked if missing")
    add(
        "--role",
        choices=JOINING,
        default="",
        help="the role at the event (usual: that of a referee)",
    )
    add("--pin", default="", help="the role's PIN; asked if missing")
    add("--name", default="", help="the name for the log")
    add("--keep", choices=("server", "own"), help="what to keep if both changed the same")
    add(
        "--with",
        dest="bring",
        metavar="FILE",
        help="a file of the same event: what it alone has is sent",
    )
    add("--once", action="store_true", help="exchange what is new, and end")
    parser.take("lang", "json")
    args = parser.parse_args(argv)

    joined = joined_at(args.address)
    bring = Path(args.bring) if args.bring else None
    if joined is None or args.pin or args.role or args.digits or bring:
        digits = args.digits or _asked("--digits", "Digits: ")
        pin = args.pin or _asked("--pin", "PIN: ", secret=True)
        name = args.name or here().partition("@")[0]
        role = args.role or "referee"
        joined = join_event(args.address, digits, role, pin, name, args.lang, bring=bring)
    states: queue.Queue[SharingState] = queue.Queue()
    sync = EventSynchroniser(joined, language=args.lang)
    sync.subscribe(states.put)
    sync.start()
    member = joined.membership
    if not args.json:
        path = shown_path(joined.working)
        _print([texts.JOINED.in_(args.lang, event=member.event, who=member.who)])
        _print([texts.FILE.in_(args.lang, path=path)])
    printer = _StatePrinter(args, joined.working)
    began = time.monotonic()
    try:
        while not args.once or time.monotonic() < began + ONCE_S:
            if not sync.state.since and time.monotonic() > began + STALE_S:
                printer.show(sync.state)  # nothing changes while no server is there
            with suppress(queue.Empty):
                state = states.get(timeout=WAIT_S)
                printer.show(state)
                if args.keep and state.clashes:
                    choice = CHOICES[args.keep]
                    sync.choose({clash.key: choice for clash in state.clashes})
                code = _code(state, keeps=bool(args.keep)) if args.once else None
                if code is not None:
                    return code
    except KeyboardInterrupt:
        return ANSWERED
    finally:
        sync.stop()
    return UNUSABLE


def _code(state: SharingState, *, keeps: bool) -> int | None:
    """Returns the exit code after one exchange; None if it is not over."""
    if state.must_join:
        raise UnusableError(fault("join-first"))
    if state.clashes and not keeps:
        return FACTS_MISSING
    if state.is_in_step:
        return NOT_WHOLE if state.refused else ANSWERED
    return None


class _StatePrinter:
    """Prints a line for each change of the state, and one for each refused act and clash."""

    def __init__(self, args: Namespace, working: Path) -> None:
        self._language: Language = args.lang
        self._as_json: bool = args.json
        self._working = working
        self._line = ""
        self._known: set[str] = set()

    def show(self, state: SharingState) -> None:
        told = (*state_texts(state, self._language), clock_text(state, self._language))
        line = " · ".join(filter(None, told))
        if self._as_json:
            line = json.dumps(state_object(state, self._language), ensure_ascii=False)
        lines = [line] if line != self._line else []
        self._line = line
        _print([*lines, *(() if self._as_json else self._details(state))])

    def _details(self, state: SharingState) -> Iterator[str]:
        """Yields lines about refused acts and clashes that were not printed yet."""
        for act in state.refused:
            if self._is_new(act.id):
                yield f"  {refused_text(act, self._language)}"
        for clash in state.clashes:
            if self._is_new(f"{clash.key} {clash.there} {clash.own}"):
                subject, *sides = clash_texts(clash, self._names(), self._language)
                yield f"  {subject}"
                yield from (f"    {side}" for side in sides)

    def _is_new(self, key: str) -> bool:
        is_new = key not in self._known
        self._known.add(key)
        return is_new

    def _names(self) -> dict[int, str]:
        """Returns the players' names by their ids."""
        with suppress(FileError), open_event(self._working, read_only=True) as store:
            return {player.id: player.name for player in store.event().players}
        return {}


def state_object(state: SharingState, language: Language) -> dict[str, Any]:
    """Returns a state for ``--json``."""
    names = ("id", "who", "subject", "code", "problem", "time", "reason")
    problem = state.problem
    return {
        "event": state.event,
        "role": state.role,
        "who": state.who,
        "heard": state.is_heard,
        "since": state.since,
        "in_step": state.is_in_step,
        "on_the_way": state.on_the_way,
        "refused": [{name: getattr(one, name) for name in names} for one in state.refused],
        "clashes": [
            {"key": one.key, "subject": one.subject, "server": one.there, "own": one.own}
            for one in state.clashes
        ],
        "clock_s": state.clock_s,
        "problem": None if problem is None else str(filled(problem, language)),
        "must_join": state.must_join,
    }


def _asked(option: str, prompt: str, *, secret: bool = False) -> str:
    """Asks for a value at the terminal. Raises MissingFactError without one or an answer."""
    missing = MissingFactError(fault("join-needs", option=option))
    if not sys.stdin.isatty():
        raise missing
    try:
        return (getpass.getpass(prompt) if secret else input(prompt)).strip()
    except EOFError:  # the end of a file typed there; Windows calls its NUL a terminal
        raise missing from None


def _print(lines: Sequence[str]) -> None:
    print_lines(lines)
    sys.stdout.flush()
