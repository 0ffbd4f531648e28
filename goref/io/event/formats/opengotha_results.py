"""Writes an event's results into OpenGotha's file, and changes nothing else in the file."""

from __future__ import annotations

from typing import Any

from goref.core.base.faults import fault
from goref.core.event.event import MOST_ROUNDS, Event
from goref.core.event.merge import turned
from goref.core.event.notes import Note, note
from goref.io.event.formats.opengotha import GAME, read_document
from goref.io.event.formats.opengotha_names import UNKNOWN, Keys, read_word, write_word
from goref.io.event.formats.xml import Element


def write_results(data: bytes, event: Event, only: int = 0) -> tuple[bytes, tuple[Note, ...]]:
    """Returns a tournament's file with the results of an event, and notes.

    A game is found by its round and players. A game keeps the result that is in the
    file if its table is not decided, or OpenGotha has no word for the result.

    Args:
        only: the round whose results are written; 0 for all.

    Raises XmlError.
    """
    document = read_document(data)
    keys = Keys(player.key for player in event.players)
    names = {player.key: player.name for player in event.players}
    games: dict[tuple[int, frozenset[str]], Element] = {}
    strange: list[Element] = []
    for element in document.elements:
        if element.path == GAME:
            round, black, white = _meeting(element, keys)
            if only not in (0, round):
                continue
            if not (black and white):
                strange.append(element)
            else:
                pair = frozenset((black, white))
                if (round, pair) in games:
                    again = fault("game-again", other=games[round, pair].line)
                    raise element.error(again)
                games[round, pair] = element
    notes: list[Note] = []
    changes: list[tuple[Element, str, str]] = []
    for table in event.of_round(only) if only else event.tables:
        black, white = event.by_id[table.black].key, event.by_id[table.white].key
        game = games.pop((table.round, frozenset((black, white))), None)
        if game is None:
            notes.append(note("game-not-in-file", table=table.place))
            continue
        here: dict[str, Any] = {"line": game.line, "table": table.place}
        if (game.says("handicap") or "0") != str(table.handicap):
            theirs = game.says("handicap")
            notes.append(note("handicap-differs", **here, mine=table.handicap, theirs=theirs))
        before = game.says("result") or UNKNOWN
        result = table.result
        if result is None:
            if before != UNKNOWN:
                notes.append(note("result-left", **here, theirs=before))
            continue
        if _meeting(game, keys)[1] != black:
            result = turned(result)
            notes.append(note("colours-differ", **here))
        after = write_word(result)
        if after is None:
            notes.append(note("result-no-word", table=table.place, mine=result.re))
            continue
        if read_word(before) == read_word(after):
            continue
        if before != UNKNOWN:
            notes.append(note("result-overwritten", **here, theirs=before, mine=after))
        changes.append((game, "result", after))
    for game in (*games.values(), *strange):
        round, first, second = _meeting(game, keys)
        sides = {
            "black": names.get(first or "", game.says("blackPlayer") or "?"),
            "white": names.get(second or "", game.says("whitePlayer") or "?"),
        }
        notes.append(note("game-without-table", line=game.line, round=round, **sides))
    return document.changed(changes), tuple(notes)


def _meeting(element: Element, keys: Keys) -> tuple[int, str | None, str | None]:
    """Returns a game's round, and the keys of its two players; None for an unknown player."""
    round = element.whole("roundNumber", MOST_ROUNDS, least=1)
    return round, keys.find(element.says("blackPlayer")), keys.find(element.says("whitePlayer"))
