"""Forgetting what is remembered of a game: a file that is new has none of it."""

from __future__ import annotations

from goref.core.board.position import parts
from goref.core.game.replay import LATEST
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.dame import _filled_last, joinings
from goref.core.ruling.survey import survey
from goref.core.ruling.tally import tally
from goref.io.sgf.result import read_result


def forget() -> None:
    for remembered in (parts, survey, tally, findings_of, _filled_last, joinings, read_result):
        remembered.cache_clear()
    LATEST.clear()
