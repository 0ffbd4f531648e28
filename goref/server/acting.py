"""Acts that come from others: what their role may do is done, the rest is refused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.table import decode_act
from goref.app.event.merging import (
    CopyClash,
    CopyComparison,
    acts_of,
    compared,
    merge_copy,
    waiting,
)
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.event.event import EventError
from goref.core.sharing.roles import Role
from goref.io.event.audit import BESIDE
from goref.io.event.change import EventChange
from goref.io.event.faults import ChangedError
from goref.io.event.replay import Subject
from goref.io.event.store import EventStore
from goref.server.protocol import ActRefusal, ActsAnswer, AskedClash, SentAct, SentActs
from goref.server.sent_copy import SentCopy

NEED_REASON = frozenset(("decide", "decide-by-case", "dispute", "reopen"))
"""Acts that need a reason if they change a result that is there."""


@frozen
class EventMember:
    """Somebody who joined.

    Attributes:
        who: the author of this member's acts in the audit: ``Ann (referee)``.
    """

    who: str
    role: Role


def do_acts(store: EventStore, member: EventMember, sent: SentActs) -> ActsAnswer:
    """Does what a member sent, as far as the role may; what is done is on disk afterwards.

    Raises EventError if the request does not fit the event at all, EventFileError if the file
    cannot be written; acts done until then remain.
    """
    if sent.acts:
        refused = tuple(_refused(store, member, sent))
        gone = {one.id for one in refused}
        done = tuple(act.id for act in sent.acts if act.id not in gone)
        return ActsAnswer(done, refused, (), *store.last_link())
    without = frozenset() if member.role.for_others else sent.others
    copy = SentCopy(store, member.who, sent.after, sent.link, sent.entries, sent.texts, without)
    found = compared(store, copy)
    asked, chosen = _choices(found, sent)
    later = waiting(found, [key for _, key in asked])
    merged = merge_copy(
        store,
        copy,
        found,
        chosen,
        reason=sent.reason,
        who="" if member.role.for_others else member.who,
        check=partial(check_role, member.role),
        later=later,
    )
    refused = (
        *(ActRefusal(act.id, act.who, act.subject, act.problem) for act in merged.refused),
        *_of_others(store, copy, sent.after),
    )
    gone = {*(one.id for one in refused), *later}
    ids = (act.id for act in (*acts_of(copy.audit(sent.after)), *copy.left_out))
    return ActsAnswer(
        tuple(id_ for id_ in ids if id_ not in gone),
        refused,
        tuple(_asked(clash, key) for clash, key in asked),
        *store.last_link(),
    )


def _of_others(store: EventStore, copy: SentCopy, after: int) -> Iterator[ActRefusal]:
    """Yields the refusals of acts of others, unless somebody who may has brought them."""
    if not copy.left_out:
        return
    there = {entry.act_id for entry in store.audit(after)}
    for act in copy.left_out:
        if act.id not in there:
            problem = fault("act-of-another", who=act.who)
            yield ActRefusal(act.id, act.who, act.entries[0].subject, problem)


def _refused(store: EventStore, member: EventMember, sent: SentActs) -> Iterator[ActRefusal]:
    """Does acts that were sent as acts, in order; yields those that are refused."""
    for each in sent.acts:
        try:
            act = decode_act(each.act)
            if not member.role.may(act.name):
                raise EventError(fault("role-may-not", role=member.role.name))
            _do(store, member, act, each, sent)
        except (ValueError, ChangedError) as error:
            subject = error.subject if isinstance(error, ChangedError) else ""
            yield ActRefusal(each.id, member.who, subject, why(error))


def _do(
    store: EventStore, member: EventMember, act: EventAct, each: SentAct, sent: SentActs
) -> None:
    def check(change: EventChange) -> None:
        check_role(member.role, act.name, change)
        if act.name in NEED_REASON and not each.reason.strip() and _corrects(change):
            raise EventError(fault("changed-needs-reason"))

    texts = sent.texts.values()
    do(store, act, each.reason, id=each.id, who=member.who, texts=texts, check=check)


def check_role(role: Role, act: str, change: EventChange) -> None:
    """Checks the recorded changes of an act against a role. Raises EventError.

    Args:
        act: the act's name in files.
    """
    if not role.may(act):
        raise EventError(fault("role-may-not", role=role.name))
    for one in change.recorded:
        beyond = role.beyond(act, one.kind, {*one.before, *one.after} - BESIDE)
        if beyond:
            named = ", ".join(sorted(beyond))
            raise EventError(fault("role-beyond", role=role.name, columns=named))
    if not role.corrects and _corrects(change):
        raise EventError(fault("role-corrects-not", role=role.name))


def _corrects(change: EventChange) -> bool:
    """Returns whether a change replaces or withdraws a result."""
    return any(one.before.get("verdict") is not None for one in change.recorded) or any(
        one.before.get("re") is not None for one in change.recorded
    )


def _choices(
    found: CopyComparison, sent: SentActs
) -> tuple[list[tuple[CopyClash, Subject]], list[int]]:
    """Returns the clashes to be asked, and the numbers of those for which the copy is
    chosen."""
    asked, chosen = [], []
    for clash, key in zip(found.clashes, found.keys, strict=True):
        choice = sent.choices.get(_key(key))
        if choice is None or clash.entry_here > sent.asked:
            asked.append((clash, key))
        elif choice == "copy":
            chosen.append(clash.number)
    return asked, chosen


def _key(key: Subject) -> str:
    return f"{key[0]}:{key[1]}"


def _asked(clash: CopyClash, key: Subject) -> AskedClash:
    """Returns a clash to be asked, without its number, which may differ next time."""
    told = {
        "subject": clash.subject,
        "here": clash.here,
        "copy": clash.copy,
        "who_here": clash.who_here,
        "who_copy": clash.who_copy,
        "time_here": clash.time_here,
        "time_copy": clash.time_copy,
    }
    return AskedClash(_key(key), told)
