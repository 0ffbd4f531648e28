"""Every kind of act on an event, drawn by chance from what the event is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from random import Random

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.calls import AnswerCall, CallReferee, EndCall
from goref.app.event.acts.copied import CopiedAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames, Import, Restore
from goref.app.event.acts.pairings import (
    AddTable,
    ChangePairing,
    GiveBye,
    RemoveTable,
    WithdrawBye,
)
from goref.app.event.acts.players import AddPlayer, ChangePlayer, RemovePlayer, absences_of
from goref.app.event.acts.rounds import ChangeEvent, CloseRound, OpenRound, SetRoundTime
from goref.app.event.acts.tables import (
    AttachCase,
    ChangeTerms,
    Decide,
    DecideByCase,
    Dispute,
    EnterAgain,
    NoteIncidents,
    PutBack,
    Reopen,
    SecondSlip,
    Sign,
    WriteNote,
)
from goref.app.event.deciding import TableDecision, assessed, decision
from goref.app.event.restoring import _back
from goref.app.event.tables import audit_values
from goref.app.opening import open_bytes
from goref.core.base.frozen import replace
from goref.core.event.changes import EventChanges, seen
from goref.core.event.closing import before_closing
from goref.core.event.event import Bye, Event, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.io.case.case_file import dump
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.event.words import read_word
from goref.io.files import digest_of

MOST_ROUNDS = 6
WON = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
GAME = b"(;SZ[5]PB[Ann]PW[Bob];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[];W[])"


@cache
def by_case() -> tuple[bytes, TableDecision]:
    """The text of a case, and the decision by it."""
    opened = open_bytes(GAME)[0]
    case = replace(opened.case, rules="chinese-2002").answering(komi=Fraction(13, 2))
    text = dump(case, opened.game)
    return text, decision(assessed(open_bytes(text)[0]), counted=True, forced=True)


@dataclass(frozen=True)
class Draw:
    """What an act is drawn from.

    Attributes:
        event: the event as whoever acts read it.
        earlier: the event as it was before, for acts that go back.
    """

    rng: Random
    event: Event
    earlier: Event

    def table(self, *states: TableState) -> Table | None:
        """A table of an open round, in one of some states, or in any."""
        closed = self.event.info.closed
        tables = [t for t in self.event.tables if t.round not in closed]
        tables = [t for t in tables if not states or t.state in states]
        return self.rng.choice(tables) if tables else None

    @property
    def undecided(self) -> Table | None:
        return self.table(TableState.TO_PLAY, TableState.IN_DISPUTE)

    def player(self, *, free: int | None = None) -> Player | None:
        """A player; ``free``: one without a game or a bye in a round, 0 for any round."""
        players = list(self.event.players)
        if free is not None:
            rounds = {free} if free else set(range(1, MOST_ROUNDS + 1))
            busy = {
                p for t in self.event.tables if t.round in rounds for p in (t.black, t.white)
            }
            busy |= {bye.player for bye in self.event.byes if bye.round in rounds}
            players = [player for player in players if player.id not in busy]
        return self.rng.choice(players) if players else None

    def round(self) -> int | None:
        """A round that is not closed."""
        open_ = set(range(1, MOST_ROUNDS + 1)) - set(self.event.info.closed)
        return self.rng.choice(sorted(open_)) if open_ else None

    def number(self, round: int) -> int:
        """The number of the next table of a round."""
        return max((t.number for t in self.event.of_round(round)), default=0) + 1

    def new_player(self) -> Player:
        return Player(f"P{self.rng.getrandbits(48):x}", "", self.rng.choice(("", "3D", "12K")))

    def word(self) -> str:
        return self.rng.choice(("B+R", "W+0.5", "B+T", "0", "both-lose"))

    def text(self) -> str:
        return self.rng.choice(("late", "手合", '"}', "x" * 500)) + str(self.rng.random())


def _at(
    draw: Draw, make: Callable[[Table], EventAct | None], *states: TableState
) -> EventAct | None:
    table = draw.table(*states)
    return make(table) if table is not None else None


def _decide(draw: Draw) -> EventAct | None:
    result = read_word(draw.word(), reason=draw.text())
    assert result is not None
    return _at(draw, lambda table: Decide(seen(table), result))


def _decide_by_case(draw: Draw) -> EventAct | None:
    text, made = by_case()
    table = draw.undecided
    if table is None:
        return None
    of = {"case": digest_of(text), "source": "game.goref", "size": 5}
    decided = replace(table, **of, state=TableState.DECIDED, result=made.result)
    return DecideByCase(decided, audit_values(open_bytes(text)[0].case, made))


def _attach(draw: Draw) -> EventAct | None:
    table = draw.undecided
    if table is None or table.case:
        return None
    return AttachCase(replace(table, case=digest_of(by_case()[0]), source="a.sgf", size=5))


def _incidents(draw: Draw) -> EventAct | None:
    by, state = draw.rng.choice((Person.BLACK, Person.WHITE)), draw.rng.choice([*ProtestState])
    protest = Protest(1, by, lodged="15:00", grounds=draw.text(), state=state)
    return _at(draw, lambda table: NoteIncidents(replace(table, protests=(protest,))))


def _sign(draw: Draw) -> EventAct | None:
    table = draw.table(TableState.DECIDED)
    if table is None or not table.to_sign:
        return None
    return Sign((seen(table),), not table.is_signed)


def _enter_again(draw: Draw) -> EventAct | None:
    table = draw.table()
    if table is None:
        return None
    results = [
        one
        for one in (WON, replace(WON, verdict=Verdict.WHITE, re="W+R"), None)
        if one != table.second
    ]
    return EnterAgain((SecondSlip(seen(table), draw.rng.choice(results)),))


def _put_back(draw: Draw) -> EventAct | None:
    """A table as it was, unless its pairing is another one now."""
    now = draw.table()
    before = next((t for t in draw.earlier.tables if now and t.id == now.id), None)
    if now is None or before is None:
        return None
    same = {key: getattr(now, key) for key in ("round", "number", "black", "white", "version")}
    return PutBack((replace(before, **same),)) if replace(before, **same) != now else None


def _pair(draw: Draw) -> EventAct | None:
    round = draw.round()
    black, white = (draw.player(free=round) for _ in "bw")
    if round is None or black is None or white is None or black == white:
        return None
    return AddTable(Table(round, draw.number(round), black.id, white.id))


def _change_pairing(draw: Draw) -> EventAct | None:
    """The colours turned, or another number."""
    table = draw.table(TableState.TO_PLAY)
    if table is None or table.case:
        return None
    if draw.rng.random() < 0.5:
        return ChangePairing(replace(table, number=draw.number(table.round)))
    return ChangePairing(replace(table, black=table.white, white=table.black))


def _unpair(draw: Draw) -> EventAct | None:
    return _at(draw, lambda table: RemoveTable(seen(table)), TableState.TO_PLAY)


def _give_bye(draw: Draw) -> EventAct | None:
    round = draw.round()
    player = draw.player(free=round)
    return GiveBye(Bye(round, player.id)) if round and player else None


def _withdraw_bye(draw: Draw) -> EventAct | None:
    byes = [bye for bye in draw.event.byes if bye.round not in draw.event.info.closed]
    return WithdrawBye(draw.rng.choice(byes)) if byes else None


def _change_player(draw: Draw) -> EventAct | None:
    player = draw.player()
    if player is None:
        return None
    absent = tuple(sorted(draw.rng.sample(range(1, 9), 2)))
    return ChangePlayer(replace(player, club=draw.text(), absent=absent))


def _absences(draw: Draw) -> EventAct | None:
    player = draw.player()
    if player is None:
        return None
    rounds = tuple(sorted(draw.rng.sample(range(1, 9), 3)))
    return absences_of([(player, rounds)]) if rounds != player.absent else None


def _remove_player(draw: Draw) -> EventAct | None:
    player = draw.player(free=0)
    return RemovePlayer(seen(player)) if player is not None else None


def _change_event(draw: Draw) -> EventAct:
    place = f"Hall {draw.rng.random()}"
    return ChangeEvent(replace(draw.event.info, place=place))


def _close(draw: Draw) -> EventAct | None:
    """A round that can be closed; its unsigned sheets are signed or let be."""
    for round in draw.rng.sample(range(1, MOST_ROUNDS + 1), MOST_ROUNDS):
        before = before_closing(draw.event, round)
        if before.can_close and before.tables and round not in draw.event.info.closed:
            signed = tuple(map(seen, before.unsigned)) if draw.rng.random() < 0.5 else ()
            reserved = [True] * (len(fields(CloseRound)) - 2)  # whatever it lacks
            return CloseRound(round, signed, *reserved)
    return None


def _open(draw: Draw) -> EventAct | None:
    closed = draw.event.info.closed
    return OpenRound(draw.rng.choice(closed)) if closed else None


def _time(draw: Draw) -> EventAct:
    round, minutes = draw.rng.randint(1, MOST_ROUNDS), draw.rng.randint(1, 600)
    began = f"2026-11-21T{draw.rng.randint(10, 23)}:30+01:00"
    before = draw.event.info.time_of(round)
    if before is not None and before.minutes == minutes:
        minutes += 1
    return SetRoundTime(round, began, minutes, before)


def _called(draw: Draw) -> Table | None:
    closed = draw.event.info.closed
    called = [t for t in draw.event.tables if t.called and t.round not in closed]
    return draw.rng.choice(called) if called else None


def _call(draw: Draw) -> EventAct | None:
    time = f"2026-11-21T{draw.rng.randint(10, 23)}:{draw.rng.randint(10, 59)}+01:00"
    return _at(draw, lambda table: None if table.called else CallReferee(seen(table), time))


def _answer(draw: Draw) -> EventAct | None:
    table, name = _called(draw), draw.text()
    return AnswerCall(seen(table), name) if table is not None else None


def _end_call(draw: Draw) -> EventAct | None:
    table = _called(draw)
    return EndCall(seen(table)) if table is not None else None


def _games(draw: Draw) -> EventChanges:
    """Two players who are new, at a table."""
    round = draw.round() or MOST_ROUNDS + 1
    new = draw.new_player(), draw.new_player()
    return EventChanges(new_players=new, new_tables=(Table(round, draw.number(round), -1, -2),))


def _restore(draw: Draw) -> EventAct | None:
    changes = _back(draw.event, draw.earlier)
    return None if changes == _back(draw.event, draw.event) else Restore(changes)


def _copied(draw: Draw) -> EventAct | None:
    made = AddGames(_games(draw))
    return CopiedAct(made.changed, "2026-11-30T10:00:00+01:00", made.encode())


DRAWN: dict[str, Callable[[Draw], EventAct | None]] = {
    "decide": _decide,
    "decide-by-case": _decide_by_case,
    "attach-case": _attach,
    "incidents": _incidents,
    "dispute": lambda draw: _at(draw, lambda table: Dispute(seen(table), draw.text())),
    "reopen": lambda draw: _at(
        draw, lambda table: Reopen(seen(table)), TableState.DECIDED, TableState.IN_DISPUTE
    ),
    "note": lambda draw: _at(draw, lambda table: WriteNote(seen(table), draw.text())),
    "terms": lambda draw: _at(
        draw,
        lambda table: ChangeTerms(seen(table), 2, Fraction(1, 2), 13, draw.text()),
        TableState.TO_PLAY,
    ),
    "sign": _sign,
    "call": _call,
    "answer-call": _answer,
    "end-call": _end_call,
    "second-entry": _enter_again,
    "put-back": _put_back,
    "pair": _pair,
    "pair-anew": _change_pairing,
    "unpair": _unpair,
    "bye": _give_bye,
    "no-bye": _withdraw_bye,
    "enter-player": lambda draw: AddPlayer(draw.new_player()),
    "change-player": _change_player,
    "withdraw-player": _remove_player,
    "absences": _absences,
    "event": _change_event,
    "close-round": _close,
    "open-round": _open,
    "round-time": _time,
    "import": lambda draw: Import(_games(draw), "pairings"),
    "add-games": lambda draw: AddGames(_games(draw)),
    "from-copy": _copied,
    "restore": _restore,
}
"""Ways to draw an act of each kind, by its name in files; None if there is nothing to do."""
RARE = frozenset(("restore", "close-round", "from-copy", "import"))
"""Acts that are drawn a fourth as often, or little else would be done."""


def drawn(draw: Draw, kind: str = "") -> EventAct:
    """An act that is possible as far as the event read shows, of a kind or of any."""
    rng = draw.rng
    while True:
        name = kind or rng.choice(list(DRAWN))
        if not kind and name in RARE and rng.random() < 0.75:
            continue
        act = DRAWN[name](draw)
        if act is not None:
            return act
        if kind:
            raise LookupError(f"there is no {kind} to be done")


def done(store: EventStore, act: EventAct, reason: str, id: str = "") -> EventChanges:
    """Does an act with the case it may need. Raises EventError, EventFileError."""
    return do(store, act, reason, id=id, texts=[by_case()[0]] if _needs_case(act) else ())


def _needs_case(act: EventAct) -> bool:
    return isinstance(act, AttachCase | DecideByCase)


def change_event(store: EventStore, rng: Random, reason: str) -> str:
    """Changes something about an event; returns the kind of act. Raises EventError,
    EventFileError."""
    event = store.event()
    act = drawn(Draw(rng, event, event))
    with suppress(ChangedError):  # somebody else was faster, and that is said
        done(store, act, reason)
    return act.name
