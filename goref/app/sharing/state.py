"""The state of a joined event, as one value for views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.core.base.frozen import frozen


@frozen
class RefusedOwnAct:
    """An act done here that the server did not accept.

    Attributes:
        who: the author by whose name the server refused it.
        subject: the thing that it changed first, such as ``table 2/13``.
        code: the fault's code; empty if the server stated none.
        problem: the reason, as a sentence in the language in which it was asked.
        time, act, reason: from the entry here: its time, the act as JSON, and why it was done.
    """

    id: str
    who: str
    subject: str
    code: str
    problem: str
    time: str = ""
    act: str = ""
    reason: str = ""


@frozen
class ClashToDecide:
    """A thing that was changed here and, in a different way, at the server.

    Attributes:
        key: identifies it when the choice is made.
        subject: the thing, such as ``table 2/13``.
        there, own: the columns that differ, with their values at the server and here.
        who_there, who_own, time_there, time_own: who changed it last, and when.
    """

    key: str
    subject: str
    there: Mapping[str, Any]
    own: Mapping[str, Any]
    who_there: str
    who_own: str
    time_there: str
    time_own: str


@frozen
class SharingState:
    """The state of a joined event at one moment.

    Attributes:
        event, role, who: the event's name, the role's id, and the author of acts done here.
        is_heard: True if the server was heard within
            :data:`goref.app.sharing.hearing.STALE_S` seconds.
        since: the time of day, as ``11:42``, at which it was heard last; empty if never.
        is_in_step: True if this copy has everything that the server has, and nothing is on its
            way.
        on_the_way: the number of acts done here that the server has not answered.
        refused: the acts that the server refused, until the user has dismissed them.
        clashes: what the user must decide; nothing done here reaches the server until then.
        clock_s: the number of seconds by which the server's clock is ahead of the one here.
        problem: a fault or a sentence: why the copies cannot be kept in step; None if nothing
            prevents that.
        must_join: True if the server does not know this member any longer.
        laptops, phones: how many listen to the server, this one included; 0 if not known.
    """

    event: str
    role: str
    who: str
    is_heard: bool = False
    since: str = ""
    is_in_step: bool = False
    on_the_way: int = 0
    refused: tuple[RefusedOwnAct, ...] = ()
    clashes: tuple[ClashToDecide, ...] = ()
    clock_s: int = 0
    problem: object = None
    must_join: bool = False
    laptops: int = 0
    phones: int = 0
