"""What a referee does to a case, drawn by chance."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from hashlib import sha256
from random import Random
from typing import Any

from goref.app.edits.base import Edit
from goref.app.edits.details import StateDetails
from goref.app.edits.ruling import (
    ChooseRules,
    DisputePoints,
    MarkStones,
    RulePoints,
    StateFacts,
    VoidMove,
    WriteNotes,
)
from goref.app.opening import Opened, open_bytes
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, COLOURS, Pair, Who
from goref.core.case.case import Case
from goref.core.event.event import Event
from goref.core.game.play_rules import End
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.io.case.case_file import encode_case
from goref.io.files import json_bytes

GAMES = (
    b"(;SZ[5]RU[Chinese]KM[7.5]PB[Ann]PW[Bob];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[];W[])",
    b"(;SZ[5]HA[2]AB[bb][dd]RU[jp]PB[A]XX[y];W[cc];B[cb](;W[bc];B[cd])(;W[dc]))",
    b".X.O.\n.X.O.\n.XXO.\n.XOO.\n.XO..",
)
FACTS: tuple[tuple[str, Any], ...] = (
    *(("komi", None), ("komi", Fraction(13, 2)), ("handicap", 2), ("handicap", None)),
    *(("began", BLACK), ("first_pass", Who.NOBODY), ("last_play", Who.WHITE)),
    *(("prisoners", Pair(0, 0)), ("plays", Pair(9, 9)), ("end", End.FORCED), ("end", None)),
)
RULES = ("japanese", "aga", "tang-song", "tromp-taylor", "cangjie", "chinese-2002")
TEXTS = ("", "a", "注\n意", '"}', "\udcff", "x" * 5000)


def a_game(rng: Random) -> Opened:
    """A game to be ruled on."""
    return open_bytes(rng.choice(GAMES))[0]


def an_edit(rng: Random) -> Edit:
    """An act that may make no sense."""
    points = frozenset(rng.sample(range(25), rng.randint(1, 4)))
    kind = rng.choice(list(PointKind))
    claim = PointRuling(kind, None if kind.is_public else rng.choice(COLOURS))
    reason = rng.choice(("", "both agree", "争"))
    edits: tuple[Edit, ...] = (
        MarkStones(points, rng.choice((None, *StoneStatus)), reason),
        RulePoints(points, rng.choice((None, claim)), reason),
        ChooseRules(rng.choice(RULES)),
        StateFacts(tuple(rng.sample(FACTS, 2))),
        VoidMove(rng.randint(1, 4), rng.random() < 0.5, reason),
        DisputePoints(points, rng.random() < 0.5),
        WriteNotes(rng.choice(TEXTS)),
        StateDetails(((rng.choice(("PB", "EV")), rng.choice(("", "A", "高川 格"))),)),
    )
    return rng.choice(edits)


def act(session: Session, rng: Random) -> None:
    """Do something to a case, take something back or do it again. Raises JournalError."""
    draw = rng.random()
    if draw < 0.15:
        session.undo()
    elif draw < 0.25:
        session.redo()
    else:
        with suppress(ValueError):  # what makes no sense is refused
            session.do(an_edit(rng))


def case_print(case: Case) -> str:
    """What tells a case from any other."""
    return sha256(json_bytes(encode_case(case, None))).hexdigest()


def session_print(session: Session) -> str:
    """What tells a session with its undo and redo from any other."""
    history = session.history
    cases = [step.value for step in (*history.past, history.present, *history.future)]
    parts = [*map(case_print, cases), str(len(history.past))]
    return sha256("".join(parts).encode()).hexdigest()


def event_print(event: Event) -> str:
    """What tells an event, with all that was done to it, from any other."""
    return sha256(repr((event, event.entries, event.link)).encode()).hexdigest()
