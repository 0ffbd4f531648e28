"""The protocol between the computer that serves an event and those who join it.

Everything a client sends or receives here goes over HTTPS with the certificate whose digits it
typed (:mod:`goref.server.certificate`); every request but ``/join`` bears the token:
``Authorization: Bearer TOKEN``. Bodies are JSON in UTF-8. A refusal has a status of 4xx or 503
and the body ``{"code": …, "problem": …}``: the fault's code, and its sentence in the language
of ``Accept-Language``. Paths that need a token answer 401 without one, and 403 if the role may
not read or do that.

``POST /join`` ``{"role": id, "pin": text, "name": text}``
    → ``{"protocol": 1, "token": …, "role": id, "who": …, "event": name, "id": …, "part": n,
    "acts": […], "reads": id, "last": N, "link": …}``. ``who`` is the author of this member's
    acts in the audit; ``id`` identifies the event, not the file. ``part`` is 1, and one more
    for each time that the event was continued on another computer. 403 for a wrong PIN or role,
    429 (with ``Retry-After``, in seconds) after wrong PINs.

``GET /events``
    Server-Sent Events: at once, after each change and every 0.8 s a line
    ``data: {"last": N, "link": …, "time": …, "members": n, "phones": m}``: number and link of
    the last entry, the server's clock (ISO 8601), and how many listen. Silence of more than
    3 s means that the server is not heard.

``GET /entries?after=N``  (roles that read everything)
    → ``{"entries": […], "texts": […], "last": N, "more": bool}``. An entry is an object with
    the columns of the audit as they are stored (``before``, ``after`` and ``act`` are JSON as
    text), so that its link can be computed again; a text is a case file in base64 to which an
    entry refers. :meth:`goref.io.event.store.EventStore.follow` does them in a copy, which
    then has the same chain. ``more``: ask again after the last of them.

``GET /copy``  (roles that read everything)
    → the whole event as a file, as of the entry in the header ``Goref-Last``.

``GET /tables``  (roles that read the states of tables)
    → ``{"last": N, "tables": [{"id", "version", "round", "number", "black", "white", "state",
    "result", "note", "called", "comes"}]}``, for those who have no copy.

``POST /acts``, in one of two forms; every act has an id that its author made, and is done once
however often it is sent.

    As acts, by those who are in touch: ``{"acts": [{"id": …, "act": {…}, "reason": text}],
    "texts": […]}``. An act is what ``EventAct.encode`` returns.

    As entries, by those who worked on in a copy: ``{"after": N, "link": …, "entries": […],
    "texts": […], "asked": M, "choices": {KEY: "copy" | "here"}, "others": [id, …],
    "reason": text}``: what was done in the copy after entry N, the last that both share, and
    its link. Earlier acts are imported as from a file (:mod:`goref.app.event.merging`).
    ``others`` are the acts that a server had accepted from somebody else, such as this one
    before it went back to an earlier file; a role that may not bring acts of others has them
    refused.

    → 200 ``{"done": [id, …], "refused": [{"id", "who", "subject", "code", "problem"}],
    "last": N, "link": …}``. Every act that was sent is in one of the two lists; what is done is
    on the server's disk. A refused act changed nothing; it is refused again if sent again.

    → 409, with the same and ``"clashes": [{"key", "subject", "here", "copy", "who_here",
    "who_copy", "time_here", "time_copy"}], "asked": M``. Acts on the things in question, and
    those that rest on them, wait and are in neither list; all others are answered. The person
    chooses for each KEY, and the client sends the same again with ``choices`` and ``asked``;
    what was changed here after entry M is asked about again.

``GET /devices`` and ``POST /devices`` ``{"put_out": id}``  (a chief referee)
    → ``{"devices": [{"id", "who", "role", "joined", "heard", "listens"}]}``: who has joined,
    one entry a token. A device that is removed is answered 401 from then on.

``GET /owner`` and ``POST /owner`` ``{"put_out": id, "stop": bool}``  (the server's owner)
    → what the server printed when it began (also the PINs), with ``members``, ``phones`` and
    ``devices``. The owner's token is the key in a file that the user of the server alone may
    read (:mod:`goref.app.sharing.served_here`); it joins, too, as a PIN of every role.

After an answer the client reads ``/entries`` after the last entry that both share; its own acts
are among them, with their ids, in the server's order. Times in entries are the server's.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from goref.app.sharing.protocol import BEAT_S as BEAT_S
from goref.app.sharing.protocol import MOST_BODY as MOST_BODY
from goref.app.sharing.protocol import MOST_ENTRIES as MOST_ENTRIES
from goref.app.sharing.protocol import MOST_ID as MOST_ID
from goref.app.sharing.protocol import MOST_NAME as MOST_NAME
from goref.app.sharing.protocol import MOST_REASON, MOST_SENT
from goref.app.sharing.protocol import MOST_TEXTS as MOST_TEXTS
from goref.app.sharing.protocol import PROTOCOL as PROTOCOL
from goref.app.sharing.protocol import texts_value as texts_value
from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.event.event import EventError
from goref.core.texts.faults.said import filled
from goref.io.event.audit import RawEntry

MOST_SMALL = 16 * 1024
"""The most bytes of any other request."""
MOST_DEPTH = 60
"""The deepest nesting of values in a request."""
MOST_NUMBER = 2**53


class RequestError(EventError):
    """A request that is not of the protocol's form."""


@frozen
class SentAct:
    """An act that is sent as an act.

    Attributes:
        id: made by its author; an act whose id is in the audit is not done again.
        act: the act as JSON, as ``EventAct.encode`` returns it.
    """

    id: str
    act: dict[str, Any]
    reason: str


@frozen
class SentActs:
    """A request to do acts.

    Attributes:
        acts: acts that are sent as acts; then there are no entries.
        after: the number of the last entry that the sender's copy shares with the event.
        link: its link.
        entries: the later entries of the copy, as they are stored.
        texts: case files by their digests.
        choices: "copy" or "here" for clashes, by their keys.
        asked: the number of the last entry when the clashes were asked.
        others: the ids of acts that a server had accepted from somebody else.
    """

    acts: tuple[SentAct, ...] = ()
    after: int = 0
    link: str = ""
    entries: tuple[RawEntry, ...] = ()
    texts: Mapping[str, bytes] = {}
    choices: Mapping[str, str] = {}
    asked: int = 0
    reason: str = ""
    others: frozenset[str] = frozenset()


@frozen
class ActRefusal:
    """An act that was not done."""

    id: str
    who: str
    subject: str
    problem: object


@frozen
class AskedClash:
    """A thing that was changed in the copy and, in a different way, here.

    Attributes:
        key: identifies it in ``choices``: the kind and the id of the thing in the copy.
        sides: what both sides have, for the question.
    """

    key: str
    sides: Mapping[str, object]


@frozen
class ActsAnswer:
    """The answer to a request to do acts.

    Attributes:
        clashes: to be asked; the acts that wait for that are neither done nor refused.
        last, link: the event's last entry and its link.
    """

    done: tuple[str, ...]
    refused: tuple[ActRefusal, ...]
    clashes: tuple[AskedClash, ...]
    last: int
    link: str

    def value(self, language: Language) -> dict[str, object]:
        """Returns the answer for JSON, its sentences in a language."""
        refused = [
            {
                "id": one.id,
                "who": one.who,
                "subject": one.subject,
                **problem_value(one.problem, language),
            }
            for one in self.refused
        ]
        told = {"done": self.done, "refused": refused, "last": self.last, "link": self.link}
        if self.clashes:
            clashes = [{"key": clash.key, **clash.sides} for clash in self.clashes]
            told |= {"clashes": clashes, "asked": self.last}
        return told


def problem_value(problem: object, language: Language) -> dict[str, str]:
    """Returns a fault, or an error that carries one, for JSON: its code and its sentence."""
    code = problem.code if isinstance(problem, Fault) else ""
    return {"code": code, "problem": str(filled(problem, language))}


def read_json(data: bytes) -> dict[str, Any]:
    """Returns the object in a body. Raises RequestError for anything else."""
    try:
        value = json.loads(data.decode(), parse_constant=_constant)
    except (ValueError, RecursionError):
        raise RequestError(fault("request-json")) from None
    if not isinstance(value, dict):
        raise RequestError(fault("request-json"))
    _check(value, MOST_DEPTH)
    return value


def _constant(name: str) -> object:
    raise ValueError(name)


def _check(value: object, depth: int) -> None:
    """Raises RequestError for values that are nested too deeply, or that no file can have."""
    if depth < 0:
        raise RequestError(fault("request-json"))
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise RequestError(fault("request-json")) from None
    elif isinstance(value, int):
        if abs(value) > MOST_NUMBER:
            raise RequestError(fault("request-json"))
    elif isinstance(value, dict):
        for key, each in value.items():
            _check(key, depth - 1)
            _check(each, depth - 1)
    elif isinstance(value, list):
        for each in value:
            _check(each, depth - 1)


def text_of(
    value: Mapping[str, Any], key: str, most: int, *, default: str | None = None
) -> str:
    """Returns a text in a request. Raises RequestError if it is missing or too long."""
    text = value.get(key, default)
    if not isinstance(text, str) or len(text) > most:
        raise RequestError(fault("request-field", field=key))
    return text


def number_of(value: Mapping[str, Any], key: str, default: int = 0) -> int:
    """Returns a whole number from 0 in a request. Raises RequestError."""
    number = value.get(key, default)
    if type(number) is not int or not number >= 0:
        raise RequestError(fault("request-field", field=key))
    return number


def read_acts(value: Mapping[str, Any]) -> SentActs:
    """Returns the request to do acts in a body. Raises RequestError."""
    texts = read_texts(value)
    reason = text_of(value, "reason", MOST_REASON, default="")
    if "acts" in value:
        acts = tuple(map(_sent, _objects(value, "acts")))
        return SentActs(acts, texts=texts, reason=reason)
    choices = value.get("choices", {})
    if not isinstance(choices, dict) or not set(choices.values()) <= {"copy", "here"}:
        raise RequestError(fault("request-field", field="choices"))
    return SentActs(
        (),
        number_of(value, "after", -1),
        text_of(value, "link", MOST_ID),
        tuple(_objects(value, "entries")),
        texts,
        choices,
        number_of(value, "asked"),
        reason,
        frozenset(_ids(value, "others")),
    )


def _ids(value: Mapping[str, Any], key: str) -> list[str]:
    found = value.get(key, [])
    if not isinstance(found, list) or len(found) > MOST_SENT:
        raise RequestError(fault("request-field", field=key))
    if not all(isinstance(each, str) and len(each) <= MOST_ID for each in found):
        raise RequestError(fault("request-field", field=key))
    return found


def _objects(value: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    found = value.get(key)
    if (
        not isinstance(found, list)
        or not 0 < len(found) <= MOST_SENT
        or not all(isinstance(each, dict) for each in found)
    ):
        raise RequestError(fault("request-field", field=key))
    return found


def _sent(value: Mapping[str, Any]) -> SentAct:
    act, id_ = value.get("act"), text_of(value, "id", MOST_ID)
    if not isinstance(act, dict) or not id_:
        raise RequestError(fault("request-field", field="act"))
    return SentAct(id_, act, text_of(value, "reason", MOST_REASON, default=""))


def read_texts(value: Mapping[str, Any]) -> dict[str, bytes]:
    """Returns the case files in a body by their digests. Raises RequestError."""
    texts = value.get("texts", [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise RequestError(fault("request-field", field="texts"))
    try:
        found = [base64.b64decode(text, validate=True) for text in texts]
    except (binascii.Error, ValueError):
        raise RequestError(fault("request-field", field="texts")) from None
    return {sha256(text).hexdigest(): text for text in found}
