"""Writes an event's results into Pairgoth's file, and changes nothing else in the file."""

from __future__ import annotations

from typing import Any

from goref.core.event.event import Event
from goref.core.event.merge import turned
from goref.core.event.notes import Note, note
from goref.core.event.result import Verdict
from goref.io.event.formats.json import Value
from goref.io.event.formats.pairgoth import (
    UNKNOWN,
    VERDICTS,
    TournamentReading,
    read_document,
    read_sign,
)

SIGNS = {verdict: sign for sign, verdict in VERDICTS.items()}


def write_results(data: bytes, event: Event, only: int = 0) -> tuple[bytes, tuple[Note, ...]]:
    """Returns a tournament's file with the results of an event, and notes.

    A game is found by its round and players. A game whose table is not decided keeps the result
    that is in the file.

    Args:
        only: the round whose results are written; 0 for all.

    Raises JsonError.
    """
    document = read_document(data)
    reading = TournamentReading(document.root)
    names = {player.key: player.name for player in reading.incoming().players}
    games = {
        (p.round, frozenset((p.black, p.white))): (game, p)
        for game, p in reading.games
        if only in (0, p.round)
    }
    notes: list[Note] = []
    changes: list[tuple[Value, str, str]] = []
    for table in event.of_round(only) if only else event.tables:
        black, white = event.by_id[table.black].key, event.by_id[table.white].key
        found = games.pop((table.round, frozenset((black, white))), None)
        if found is None:
            notes.append(note("game-not-in-file", table=table.place))
            continue
        game, pairing = found
        here: dict[str, Any] = {"line": game.line, "table": table.place}
        if pairing.handicap != table.handicap:
            differing = {"mine": table.handicap, "theirs": pairing.handicap}
            notes.append(note("handicap-differs", **here, **differing))
        before = game.says("r") or UNKNOWN
        result = table.result
        if result is None:
            if before != UNKNOWN:
                notes.append(note("result-left", **here, theirs=before))
            continue
        if pairing.black != black:
            result = turned(result)
            notes.append(note("colours-differ", **here))
        after = SIGNS[result.verdict]
        if result.by_default:
            notes.append(note("default-no-sign", **here, after=after))
        if read_sign(before) == read_sign(after):
            continue
        if result.verdict is Verdict.NO_RESULT:
            notes.append(note("no-result-cancels", **here, after=after))
        if before != UNKNOWN:
            notes.append(note("result-overwritten", **here, theirs=before, mine=after))
        changes.append((game, "r", after))
    for (round, _), (game, p) in games.items():
        sides = {"black": names[p.black], "white": names[p.white]}
        notes.append(note("game-without-table", line=game.line, round=round, **sides))
    return document.changed(changes), tuple(notes)
