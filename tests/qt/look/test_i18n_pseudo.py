"""A walk through the window in a language that nobody speaks: all is in it, and has room."""

from __future__ import annotations

import pytest

from goref.core.base import language as core
from goref.io.text import catalogue
from goref.qt.look.preferences import Preferences
from tests.length import sample
from tests.qt.desk import GAMES
from tests.qt.fitting import CASES, clipped, rest
from tests.qt.look.pseudo import PSEUDO, WRITING
from tests.qt.look.test_i18n import english, shown
from tests.qt.states import states


@pytest.fixture
def spoken(monkeypatch):
    known = {**catalogue.languages(), PSEUDO: PSEUDO}
    monkeypatch.setattr(catalogue, "languages", lambda: known)
    monkeypatch.setitem(core.LANGUAGES, PSEUDO, WRITING)
    Preferences().language = PSEUDO


NUMERALS = {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
"""What English alone has a place for; other languages say the number."""


@pytest.mark.parametrize("name", sample(CASES, 2))
def test_all_is_told_in_it_and_nothing_is_clipped(spoken, start, name):
    desk = start(GAMES / f"{name}.sgf")
    desk.window.resize(1280, 800)
    rest(desk.window)
    info = desk.case.record.info
    theirs = {word for key in ("PB", "PW", "EV") for word in english(info.text(key))}
    theirs |= NUMERALS
    walked = 0
    for where in states(desk.window):
        walked += 1
        told = [*shown(desk.window), ("status", desk.status)]
        assert [(what, text) for what, text in told if set(english(text)) - theirs] == [], where
        assert list(clipped(desk.window)) == [], where
    assert walked > 30
    rest(desk.window)  # nothing is told any more once the language is gone
