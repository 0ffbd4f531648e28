"""From the fields of a form to an act, done as every act of somebody who joined.

A form is filled in against a page that may be a minute old. What it depends on is compared with
the event as it is now; everything else that others did meanwhile does not matter.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import datetime

from goref.app.event.acts.base import ACTS, EventAct
from goref.app.event.acts.calls import AnswerCall, CallReferee, EndCall, name_of
from goref.app.event.acts.round_clock import clock_moment, present
from goref.app.event.acts.rounds import SetRoundTime
from goref.app.event.acts.tables import Decide, NoteIncidents
from goref.app.event.tables import result_by_referee
from goref.app.incidents.table_incidents import (
    table_incident,
    time_added,
    with_incident,
    without_incident,
)
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.base.numbers import decimal
from goref.core.event.changes import seen
from goref.core.event.event import Event, EventError, RoundTime, Table
from goref.core.incidents.incident import Offender
from goref.core.rulesets.ruleset import Unit
from goref.core.texts.event import referee_pages as texts
from goref.core.texts.incidents.consequences import WHOSE, consequences_said
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from goref.io.sgf.typed import typed_number
from goref.io.sgf.values import WrittenUnit
from goref.server.acting import EventMember, do_acts
from goref.server.protocol import RequestError, SentAct, SentActs

ID = re.compile(r"[0-9a-f]{32}")
MOST_FACTS = 500
MOST_ADDED = 60
"""The most minutes that one form adds to a clock."""
MOST_KEPT = 2000
"""The most answers to forms that are kept; beyond it the oldest is forgotten."""
PROPOSED, LATER = "proposed", "later"
DECIDED = frozenset(("state", "verdict", "re"))
Fields = Mapping[str, str]


@frozen
class FormAnswer:
    """The answer to a form: done, or refused and why.

    Attributes:
        who: the member who sent it; nobody else sees the answer.
        act: the name of the act in files.
        subject: the thing that it concerns: ``table 2/13``, ``round 2``.
        problem: the fault, or an error that carries one; None if the act was done.
    """

    who: str
    act: str
    subject: str
    time: datetime
    problem: object = None


class FormAnswers:
    """The answers to the forms that were sent, by the ids of their acts."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, FormAnswer] = OrderedDict()

    def keep(self, id_: str, answer: FormAnswer) -> None:
        self._kept[id_] = answer
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def of(self, id_: str, member: EventMember) -> FormAnswer | None:
        """Returns the answer that a member got; None if there is none."""
        answer = self._kept.get(id_)
        return answer if answer is not None and answer.who == member.who else None


@frozen
class FormAct:
    """A form that stands for an act.

    Attributes:
        make: returns the act, from the event as it is when it is done.
        act: its name in files.
        subject: as for a :class:`FormAnswer`.
    """

    make: Callable[[EventStore], tuple[EventAct, str]]
    act: str
    subject: str


def id_of(fields: Fields) -> str:
    """Returns the id that the page gave the act. Raises RequestError."""
    if ID.fullmatch(found := fields.get("id", "")) is None:
        raise RequestError(fault("request-field", field="id"))
    return found


def do_form(store: EventStore, member: EventMember, id_: str, form: FormAct) -> FormAnswer:
    """Does the act of a form, once however often it is sent. Called in the writer's thread.

    The answer names each refused act, and why. Raises EventFileError if the file cannot be
    written.
    """

    def answer(problem: object = None) -> FormAnswer:
        return FormAnswer(member.who, form.act, form.subject, present(), problem)

    if store.has_act(id_):
        return answer()
    if not member.role.may(form.act):
        return answer(fault("role-may-not", role=member.role.name))
    try:
        act, reason = form.make(store)
    except (ValueError, ChangedError) as error:
        return answer(why(error))
    sent = SentActs((SentAct(id_, act.encode(), reason),))
    refused = do_acts(store, member, sent).refused
    return answer(refused[0].problem if refused else None)


def table_in(event: Event, id_: int) -> Table:
    """Returns a table by its id. Raises EventError if it was removed."""
    found = next((table for table in event.tables if table.id == id_), None)
    if found is None:
        raise EventError(fault("no-table", table=f"#{id_}"))
    return found


def form_at_table(
    what: str, table: Table, fields: Fields, member: EventMember, language: Language
) -> FormAct | None:
    """Returns what a form at a table stands for; None if there is no such form.

    Args:
        what: the form's name in its address.
        language: of texts that the act keeps.
    """

    def now(store: EventStore) -> Table:
        return table_in(store.event(), table.id)

    def incident(store: EventStore) -> tuple[EventAct, str]:
        return _incident(store.event(), now(store), fields, member, language)

    def added(store: EventStore) -> tuple[EventAct, str]:
        return _time_added(store.event(), now(store), fields, member, language)

    def annulled(store: EventStore) -> tuple[EventAct, str]:
        reason = _line(fields.get("reason", ""))
        number = _whole(fields.get("number", ""))
        return NoteIncidents(without_incident(now(store), number, reason)), reason

    def result(store: EventStore) -> tuple[EventAct, str]:
        return _result(store, now(store), fields)

    def answered(store: EventStore) -> tuple[EventAct, str]:
        return AnswerCall(seen(now(store)), name_of(member.who)), ""

    time = present().isoformat(timespec="minutes")
    forms: dict[str, tuple[type[EventAct], Callable[[EventStore], tuple[EventAct, str]]]] = {
        "call": (CallReferee, lambda store: (CallReferee(seen(now(store)), time), "")),
        "answer": (AnswerCall, answered),
        "end-call": (EndCall, lambda store: (EndCall(seen(now(store))), "")),
        "incident": (NoteIncidents, incident),
        "annul": (NoteIncidents, annulled),
        "time": (NoteIncidents, added),
        "result": (Decide, result),
    }
    if what not in forms:
        return None
    kind, make = forms[what]
    return FormAct(make, kind.name, f"table {table.place}")


def form_of_round(round: int, fields: Fields) -> FormAct:
    """Returns the act of the form that sets a round's time."""

    def make(store: EventStore) -> tuple[EventAct, str]:
        now = present()
        began = clock_moment(fields.get("began", ""), now)
        if "now" in fields:
            began = now.isoformat(timespec="minutes")
        minutes = fields.get("minutes", "").strip()
        before = store.event().info.time_of(round)
        if time_key(before) != fields.get("was", ""):
            raise EventError(fault("time-changed", round=round))
        return SetRoundTime(round, began, _whole(minutes) if minutes else 0, before), ""

    return FormAct(make, SetRoundTime.name, f"round {round}")


def time_key(time: RoundTime | None) -> str:
    """Returns a round's time as a form keeps it, to see whether somebody changed it."""
    return f"{time.began} {time.minutes}" if time is not None else ""


def result_key(table: Table) -> str:
    """Returns the decision of a table as a form keeps it."""
    result = table.result
    return f"{table.state.value} {result.verdict.value} {result.re}" if result else ""


def _result(store: EventStore, table: Table, fields: Fields) -> tuple[EventAct, str]:
    if result_key(table) != fields.get("was", ""):
        raise _changed(store, table, _whole(fields.get("since", "0")))
    winner, how = fields.get("winner", ""), fields.get("how", "")
    points = fields.get("points", "").strip()
    if points and not how:
        how = "points"
    word, margin = winner, _margin(points, fields.get("unit", ""))
    if winner in ("B", "W"):
        ending = {"": "", "R": "R", "T": "T", "F": "F", "points": margin}.get(how)
        if ending is None or (how == "points" and not points):
            raise EventError(fault("request-field", field="points"))
        word = f"{winner}+{ending}"
    elif not winner:
        raise EventError(fault("request-field", field="winner"))
    reason = _line(fields.get("reason", ""))
    by_default = "default" in fields
    result = result_by_referee(
        store.event(), table, word, reason, default=by_default, forced="forced" in fields
    )
    return Decide(seen(table), result), reason


def _margin(text: str, unit: str) -> str:
    """Returns a typed margin with its unit, as :func:`read_typed` reads it.

    Args:
        unit: that of a number without a unit. An invalid margin is returned as typed.
    """
    written = typed_number(text)
    if written is None or 4 % written.number.denominator:
        return text
    in_zi = unit == Unit.ZI.value if written.unit is None else written.unit is WrittenUnit.ZI
    return decimal(written.number) + "子" * in_zi


def _changed(store: EventStore, table: Table, since: int) -> ChangedError:
    """Returns the error for a table that somebody decided since a page was made."""
    for entry in reversed(store.audit(since)):
        here = entry.about == table.id and entry.what == "table-changed"
        if here and DECIDED & entry.after.keys():
            subject = f"table {table.place}"
            return ChangedError(subject, entry.who, entry.what, entry.time)
    return ChangedError(f"table {table.place}")


def _incident(
    event: Event, table: Table, fields: Fields, member: EventMember, language: Language
) -> tuple[EventAct, str]:
    side = side_of(fields.get("side", ""))
    facts = _line(fields.get("facts", ""))
    found = table_incident(event, table, fields.get("kind", ""), side, facts)
    if consequences_said(found.proposal.consequences, language) != fields.get("was", ""):
        raise EventError(fault("proposal-changed"))
    decision, reason = fields.get("decision", ""), _line(fields.get("reason", ""))
    time = f"{present():%H:%M}"
    if decision == LATER:
        incident = found.incident
    elif decision == PROPOSED and found.can_be_accepted:
        incident = found.decided(found.proposal.consequences, "", member.who, time)
    elif decision in found.choices:
        incident = found.decided(found.choices[decision], reason or facts, member.who, time)
    else:
        raise EventError(fault("request-field", field="decision"))
    return NoteIncidents(with_incident(table, incident)), reason


def _time_added(
    event: Event, table: Table, fields: Fields, member: EventMember, language: Language
) -> tuple[EventAct, str]:
    minutes = _whole(fields.get("minutes", ""))
    if not 0 < minutes <= MOST_ADDED:
        raise EventError(fault("request-field", field="minutes"))
    side = side_of(fields.get("side", ""))
    if side is Offender.NOBODY:
        raise EventError(fault("request-field", field="side"))
    whose = texts.TO_BOTH if side is Offender.BOTH else WHOSE[side]
    told = texts.ADDED_TO.in_(language, minutes=minutes, whose=whose.in_(language))
    time = f"{present():%H:%M}"
    incident = time_added(event, table, side, minutes, told, member.who, time)
    return NoteIncidents(with_incident(table, incident)), ""


def side_of(text: str) -> Offender:
    """Returns a side by its letter in a form. Raises EventError."""
    try:
        return Offender(text)
    except ValueError:
        raise EventError(fault("request-field", field="side")) from None


def _whole(text: str) -> int:
    """Returns a whole number from 0 in a form. Raises EventError."""
    if not (text.isascii() and text.isdecimal() and len(text) < 12):
        raise EventError(fault("no-whole-number-to", text=text[:20], most=99999))
    return int(text)


def _line(text: str) -> str:
    return " ".join(text.split())[:MOST_FACTS]


def act_title(name: str, language: Language) -> str:
    """Returns the name of an act in the log, by its name in files."""
    return ACTS[name].title.in_(language)
