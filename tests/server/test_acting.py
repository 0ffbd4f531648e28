"""Every act from every role, sent to a real server: done, or refused without a trace."""

from __future__ import annotations

import base64
from contextlib import suppress
from pathlib import Path

import pytest

from goref.app.event.acts.base import ACTS, EventAct
from goref.app.event.files import open_event
from goref.core.event.event import Event, EventError
from goref.core.sharing.roles import ROLES
from tests.app.event.acts.test_acts import CASE, EXAMPLES
from tests.server.served import Server, sent

ORDER = ("spectator", "reporter", "referee", "scorekeeper", "chief")
"""The roles, so that what one does leaves the next something to do."""


@pytest.fixture(scope="module")
def first(cup: Path) -> Event:
    """The event before any act is done."""
    with open_event(cup, read_only=True) as store:
        return store.event()


def made(name: str, now: Event, first: Event) -> EventAct:
    """An act of a kind, from the present event if that can be."""
    with suppress(EventError):
        return EXAMPLES[name](now)
    return EXAMPLES[name](first)


def test_every_role_is_tried() -> None:
    assert {*ORDER} == ROLES.keys()


@pytest.mark.parametrize("role", ORDER)
def test_a_role_does_its_acts_and_no_others(
    server: Server, cup: Path, first: Event, role: str
) -> None:
    texts = [base64.b64encode(CASE).decode()]
    done = 0
    with server.joined(role) as client, open_event(cup, read_only=True) as store:
        for name in ACTS:
            before = store.event()
            request = sent(made(name, before, first))
            answer = client.post("/acts", json={**request, "texts": texts})
            told = answer.json()
            codes = {one["code"] for one in told.get("refused", [told])}
            if ROLES[role].may(name):
                assert answer.status_code == 200
                assert not {"role-may-not", "role-beyond"} & codes, name
                done += not codes
            else:
                assert codes == {"role-may-not"}, name
                assert store.event() == before
                assert store.event().entries == before.entries
                assert answer.status_code == (200 if ROLES[role].acts else 403)
    assert bool(done) == bool(ROLES[role].acts)
