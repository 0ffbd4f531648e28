"""The lines of a protocol that grows: each once, and the chain checked on the way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.act_log.feed import LineFeed
from goref.app.act_log.lines import protocol_lines
from goref.app.edits.ruling import WriteNotes
from goref.app.opening import Opened
from goref.app.session.session import Session
from goref.io.case.act_log_file import Protocol
from tests.core.build import bare
from tests.languages import EN


@pytest.fixture
def protocol() -> Protocol:
    session = Session(Opened(bare("X.O")))
    for text in ("one", "two", "three"):
        session.do(WriteNotes(text))
    return session.protocol


def test_each_line_is_made_once_also_of_what_comes_later(protocol: Protocol) -> None:
    feed = LineFeed(replace(protocol, entries=protocol.entries[:1]), EN)
    made = []
    for count in (1, 3):
        feed.follow(replace(protocol, entries=protocol.entries[:count]))
        while feed.missing:
            made.append(feed.step())
    assert made == protocol_lines(protocol, EN)
    assert (feed.made, feed.broken_at) == (4, None)


@pytest.mark.parametrize("changed", [0, 1, 2])
def test_the_first_link_that_does_not_fit_is_told(protocol: Protocol, changed: int) -> None:
    entries = list(protocol.entries)
    entries[changed] = {**entries[changed], "reason": "another"}
    broken = replace(protocol, entries=tuple(entries))
    feed = LineFeed(broken, EN)
    while feed.missing:
        feed.step()
    assert feed.broken_at == broken.broken_at == changed + 1
