"""Texts for events: the sentences of notes, and the terms of lists and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goref.core.base.findings import Level
from goref.core.base.language import InWords, Language, Plural, Text
from goref.core.event.event import Table
from goref.core.event.notes import Note, listed, note
from goref.core.event.result import Result
from goref.core.event.second_entry import EntryGap, gap_of
from goref.core.rulesets.table import RULESETS
from goref.core.texts.event.adding import SENTENCES as ADDING
from goref.core.texts.event.checking import SENTENCES as CHECKING
from goref.core.texts.event.fields import FIELDS
from goref.core.texts.faults.said import filled
from goref.core.texts.terms import term

WITHOUT_TABLE = Plural(
    "event", "{count} player has no table: {names}", "{count} players have no table: {names}"
)
"""The players with neither a table nor a bye in a round, who are not absent."""
SENTENCES: dict[str, tuple[Level, Text | Plural]] = {
    **ADDING,
    **CHECKING,
    "encoding-guessed": (Level.NOTE, Text("event", "The file does not say its encoding; it was read as {encoding}.")),
    "encoding-unsure": (Level.CHECK, Text("event", "The file does not say its encoding; it was read as {used}: {names}. As {other} the same would be {others}. If that is right, import it with --encoding {other}.")),
    "column-ignored": (Level.NOTE, Text("event", "The column “{column}” was not read.")),
    "own-list": (Level.NOTE, Text("event", "This is a list that goref wrote. Reasons, notes and incidents in it are not imported; signatures and cases are not in it. The event's own file (.gorefevent) has them all.")),
    "file-rules": (Level.CHECK, Text("event", "The file's rules are {theirs}; the event keeps {mine}. Change its rule set if the file is right.")),
    "size-from-file": (Level.NOTE, Text("event", "The event's board is {theirs}×{theirs} now, as in the file; it was {mine}×{mine}.")),
    "size-not-taken": (Level.CHECK, Text("event", "The board size {text} in the file was not used; goref has boards of {least} to {most} lines.")),
    "cell-left-out": (Level.CHECK, Text("event", "The cell of column “{column}” was left out: {problem}.")),
    "cells-left-out": (Level.CHECK, Plural("event", "{count} more cell was left out.", "{count} more cells were left out.")),
    "ratings-rounded": (Level.NOTE, Text("event", "goref keeps ratings as whole numbers. Rounded: {count}, the first from {text} to {rating}.")),
    "tdlist-not-kept": (Level.NOTE, Text("event", "The ratings gave the ranks; they have decimals and are not kept, nor are kind and end of the membership, the state, sigma and the day of the rating.")),
    "tdlist-no-rank": (Level.CHECK, Text("event", "Without a rating, so without a rank: {names}.")),
    "tdlist-rating": (Level.CHECK, Text("event", "The AGA has no such rating (1 and more, or −1 and less), so without a rank: {names}.")),
    "column-nameless": (Level.CHECK, Text("event", "Column {column} has no heading and was not read.")),
    "column-given": (Level.CHECK, Text("event", "The column “{column}” is next to the surnames; it was read as given names.")),
    "sheet-read": (Level.NOTE, Text("event", "Of {count} visible sheets “{sheet}” was read, the first whose headings fit.")),
    "points-order": (Level.CHECK, Text("event", "Results such as “{text}” were read with the points of {field} first, because the column “{column}” comes first.")),
    "points-nobody": (Level.CHECK, Text("event", "“{text}” was read as lost by both.")),
    "points-everybody": (Level.CHECK, Text("event", "“{text}” was read as won by both.")),
    "rank-unreadable": (Level.CHECK, Text("event", "goref does not know the rank “{text}” of {name}; it is kept as written.")),
    "table-numbered": (Level.NOTE, Text("event", "No table was given; the game was put at {table}.")),
    "part-ignored": (Level.NOTE, Text("event", "“{part}” was not read.")),
    "game-ignored": (Level.CHECK, Text("event", "A game was left out: no player of the file is {name}.")),
    "bye-ignored": (Level.CHECK, Text("event", "A bye was left out: no player of the file is {name}.")),
    "bye-dropped": (Level.CHECK, Text("event", "{name} is paired in round {round} now; the bye was withdrawn.")),
    "byes-several": (Level.CHECK, Text("event", "Round {round} has {count} byes in the file, and all of them here; OpenGotha itself keeps only the last, that of {name}.")),
    "bye-not-taken": (Level.CHECK, Text("event", "{name} has a game in round {round}; the bye was not imported.")),
    "colours-unknown": (Level.CHECK, Plural("event", "In {count} game the file does not say who had Black; its order was used.", "In {count} games the file does not say who had Black; its order was used.")),
    "result-unknown": (Level.CHECK, Text("event", "The result “{text}” is not known; the table is left open.")),
    "komi-unreadable": (Level.CHECK, Text("event", "The komi “{text}” was not read.")),
    "starts-not-read": (Level.CHECK, Text("event", "In the file “{field}” moves the start of {names}; it was not read. Give those who start elsewhere a McMahon correction.")),
    "starts-by-rating": (Level.CHECK, Text("event", "In the file players start by their rating ({field}); goref starts them by rank.")),
    "setting-not-followed": (Level.NOTE, Text("event", "The file has {field} = {value}; goref does not use it when it places players.")),
    "sums-unclear": (Level.CHECK, Text("event", "The file does not say whether {names} sum wins or McMahon scores; nobody is placed until the criteria are set.")),
    "marks-not-read": (Level.NOTE, Text("event", "Marked “{field}” in the file, which was not read: {names}.")),
    "results-by-referee": (Level.CHECK, Text("event", "In the file the referee decided these results; whether the games were played it does not say: {tables}.")),
    "players-preliminary": (Level.NOTE, Text("event", "Registered only preliminarily: {names}.")),
    "ratings-shifted": (Level.NOTE, Text("event", "An older file: {shift} was added to its ratings, as OpenGotha does.")),
    "absent-sums-differ": (Level.CHECK, Text("event", "The file sums over opponents with another value for a missed round ({field}); goref counts the start of the player there.")),
    "info-differs": (Level.NOTE, Text("event", "The event keeps {field} {mine}; the file has {theirs}.")),
    "player-changed": (Level.NOTE, Text("event", "{name}: {field} was {before}, now {after}.")),
    "table-changed": (Level.NOTE, Text("event", "Table {table}: {field} is now as in the file.")),
    "table-kept": (Level.CHECK, Text("event", "Table {table}: {field} differs in the file; nothing was changed, because something was done at the table.")),
    "pairing-in-the-way": (Level.CONFLICT, Text("event", "The file's table {table} was left out: at {by}, which shares a player or a place with it, something was done already.")),
    "pairing-replaced": (Level.CHECK, Text("event", "Table {table} was removed: the file has another pairing.")),
    "result-changed": (Level.CHECK, Text("event", "Table {table}: the imported result {mine} is now {theirs}.")),
    "result-differs": (Level.CONFLICT, Text("event", "Table {table}: the result here is {mine}, in the file {theirs}; {mine} is kept.")),
    "file-other-event": (Level.CONFLICT, Text("event", "None of the players that the file pairs is in this event; it seems to be the file of another event.")),
    "round-other": (Level.CONFLICT, Text("event", "Round {round} has other pairings here, and something was done at its tables already: the file seems to be of another round or event, and none of its pairings of this round was imported.")),
    "round-skipped": (Level.CHECK, Text("event", "The file has pairings of round {round}; round {before} has none yet.")),
    "margin-doubted": (Level.CHECK, Text("event", "Table {table}: {problem}.")),
    "result-in-dispute": (Level.CHECK, Text("event", "Table {table} is in dispute; the file's result {theirs} was not imported.")),
    "round-closed-kept": (Level.CHECK, Text("event", "Round {round} is closed: the file has a different {what}, which was not imported.")),
    "table-not-in-file": (Level.CHECK, Text("event", "The file has no table {table}; it is kept.")),
    "game-not-in-file": (Level.CHECK, Text("event", "The file has no game for table {table}; its result is not written.")),
    "game-without-table": (Level.NOTE, Text("event", "{black} – {white} in round {round} of the file have no table here; their game is left as it is.")),
    "handicap-differs": (Level.CHECK, Text("event", "Table {table}: handicap {mine} here, {theirs} in the file, where it is kept.")),
    "colours-differ": (Level.CHECK, Text("event", "Table {table}: the file has the colours reversed; its colours are kept, the winner is the same player.")),
    "result-left": (Level.CHECK, Text("event", "Table {table} is not decided; the file's {theirs} is kept.")),
    "result-no-word": (Level.CHECK, Text("event", "Table {table}: OpenGotha has no way to write {mine}; nothing was written.")),
    "default-no-sign": (Level.NOTE, Text("event", "Table {table}: Pairgoth has no code for a result by default; “{after}” was written, as after a game that was played.")),
    "no-result-cancels": (Level.CHECK, Text("event", "Table {table}: no result; written as “{after}”, by which Pairgoth means a cancelled game.")),
    "result-overwritten": (Level.CHECK, Text("event", "Table {table}: the file has {theirs}, the event {mine}; the event's is written.")),
    "bye-not-in-file": (Level.CHECK, Text("event", "Round {round}: in the file {name} has no bye.")),
    "bye-only-in-file": (Level.CHECK, Text("event", "Round {round}: {name} has a bye in the file, but not here.")),
    "table-under-protest": (Level.CHECK, Text("event", "Table {table} is under protest.")),
    "open-anew": (Level.NOTE, Text("event", "If {program} has the file open, open it there again before it is saved: otherwise it would write its old results over these.")),
    "written-unfinished": (Level.CHECK, Text("event", "Not decided yet: {tables}.")),
    "rounds-written": (Level.NOTE, Text("event", "Rounds in the file: {rounds}.")),
    "rounds-not-written": (Level.CHECK, Text("event", "No result yet, so not in the file: round {rounds}.")),
    "egf-no-result": (Level.CHECK, Text("event", "Without result, written as games not played: {tables}.")),
    "egf-both-sides": (Level.CHECK, Text("event", "Lost or won by both, which the list does not know; written as rounds without an opponent: {tables}.")),
    "egf-pin-odd": (Level.CHECK, Text("event", "No number of eight digits, left out: {names}.")),
    "egf-no-pin": (Level.NOTE, Text("event", "The list identifies players without a number by name: {names}.")),
    "egf-country": (Level.CHECK, Text("event", "The list requires two letters for a country; written XX: {names}.")),
    "egf-club-cut": (Level.NOTE, Text("event", "Clubs are cut to {most} characters: {names}.")),
    "aga-id-odd": (Level.CHECK, Text("event", "Not an AGA number, left out: {names}.")),
    "aga-no-rank": (Level.CHECK, Text("event", "The list asks for the rank of: {names}.")),
    "egf-header-lacks": (Level.CHECK, Text("event", "To be filled in before it is sent: {fields}.")),
    "players-without-games": (Level.NOTE, Text("event", "Left out, because they have no game: {names}.")),
    "egf-name-parted": (Level.CHECK, Text("event", "{name} has no given name of its own; written “{written}”.")),
    "name-cut": (Level.CHECK, Text("event", "{name}: cut to {most} characters.")),
    "copied-refused": (Level.CONFLICT, Text("event", "{subject}: what {who} did in the copy is not possible here: {problem}")),
    "letters-changed": (Level.NOTE, Text("event", "“{before}” was written “{after}”.")),
    "placed-by": (Level.NOTE, Text("event", "Players are placed according to the file: by {criteria}.")),
    "placement-differs": (Level.CHECK, Text("event", "Players are still placed as this event says; the file places them differently, by {theirs}.")),
    "egf-no-places": (Level.CHECK, Text("event", "The numbers at the left are not places: {criteria} cannot be computed.")),
    "handicap-high": (Level.CHECK, Text("event", "More than {most} handicap stones, written as they were; programs that pair write one digit, so ask the list before you send it: {tables}.")),
    "games-not-rated": (Level.NOTE, Text("event", "Not rated, left out: {tables}.")),
    "aga-no-date": (Level.CHECK, Text("event", "The event has no date, which the list asks for.")),
    "aga-temporary-ids": (Level.CHECK, Text("event", "Numbers given for the file only: {names}.")),
    "record-komi": (Level.CHECK, Text("event", "The record says komi {theirs}; the event's {mine} is used.")),
    "record-handicap": (Level.CHECK, Text("event", "The record says handicap {theirs}; the table's {mine} is used.")),
    "record-no-handicap": (Level.CHECK, Text("event", "The table says handicap {mine}, but the record begins without handicap stones; the table's {mine} is used.")),
    "record-rules": (Level.NOTE, Text("event", "The record names {theirs}; the event's rules {mine} are used.")),
    "case-unrecorded": (Level.CHECK, Text("event", "The case has no log of rulings: it was removed, or goref did not save the case.")),
    "case-rules": (Level.CHECK, Text("event", "The case is under {theirs}, the event under {mine}; the case is left as it is.")),
    "recount-differs": (Level.CONFLICT, Text("event", "Table {table}: decided as {mine}, but its case counts {theirs}.")),
    "recount-impossible": (Level.CONFLICT, Text("event", "Table {table}: decided as {mine}, but its case cannot be counted now: {problem}")),
    "recount-unsettled": (Level.CHECK, Text("event", "Table {table}: decided as {mine}, though its case is not settled. {status}")),
    "players-without-table": (Level.CHECK, WITHOUT_TABLE),
    "upheld-not-ruled": (Level.CHECK, Text("event", "A protest was upheld, and the result has not been decided again since: {tables}.")),
    "sheets-unsigned": (Level.CHECK, Text("event", "Not signed: {tables}.")),
    "sheet-not-imported": (Level.CHECK, Text("event", "{file} has pairings of round {round} that were not imported: {tables}.")),
    "round-not-imported": (Level.CHECK, Text("event", "The pairings of round {round} were not imported; those of other rounds come from {file}.")),
    "same-players": (Level.NOTE, Text("event", "Both players are those of the table.")),
    "near-players": (Level.CHECK, Text("event", "Only like the players of the table: {black} – {white}.")),
    "colours-turned": (Level.CHECK, Text("event", "The record has the colours reversed.")),
    "same-round": (Level.NOTE, Text("event", "The round is the same.")),
    "other-round": (Level.CHECK, Text("event", "The record says round {theirs}.")),
    "no-round": (Level.NOTE, Text("event", "The record does not say the round; these two meet only once.")),
    "same-event": (Level.NOTE, Text("event", "The event is the same.")),
    "other-event": (Level.CHECK, Text("event", "The record names another event: {theirs}.")),
    "no-such-players": (Level.CHECK, Text("event", "No table has these players: {black} – {white}.")),
    "other-players": (Level.CHECK, Text("event", "The record has other names for the players: {black} – {white}.")),
    "other-size": (Level.CHECK, Plural("event", "The record's board has {theirs} line, the table's {mine}.", "The record's board has {theirs} lines, the table's {mine}.", "theirs")),
    "several-tables": (Level.CHECK, Text("event", "Could be any of these: {tables}.")),
    "several-records": (Level.CHECK, Text("event", "Another record fits the table too: {other}.")),
    "table-has-case": (Level.CHECK, Text("event", "Table {table} has a case already.")),
    "table-decided": (Level.CHECK, Text("event", "Table {table} was decided by its case already.")),
    "entry-differs": (Level.CHECK, Text("event", "Table {table}: decided as {mine}, typed again as {theirs}.")),
    "entry-once": (Level.CHECK, Text("event", "Table {table}: decided as {mine}, not typed again.")),
    "entry-undecided": (Level.CHECK, Text("event", "Table {table}: typed again as {theirs}, but not decided.")),
    "entry-missing": (Level.CHECK, Text("event", "Table {table}: not decided, and not typed again.")),
    "decision-kept": (Level.NOTE, Text("event", "Table {table} is decided; the decision is kept.")),
    "record-contradicts": (Level.CHECK, Text("event", "Table {table}: decided as {mine}, but its record says {theirs}.")),
    "count-contradicts": (Level.CHECK, Text("event", "Table {table}: decided as {mine}, but its case counts {theirs}.")),
}  # fmt: skip
"""Every note's level and sentence."""

LINE = Text("event", "line {line}: {said}")

TERMS: dict[str, Text] = {
    "round": Text("event", "Round"),
    "round-n": Text("event", "Round {n}"),
    "table": Text("event", "Table"),
    "black": Text("event", "Black"),
    "white": Text("event", "White"),
    "handicap": Text("event", "Hd"),
    "komi": Text("event", "Komi"),
    "state": Text("event", "State"),
    "result": Text("event", "Result"),
    "place": Text("event", "Pl"),
    "name": Text("event", "Name"),
    "rank": Text("event", "Rank"),
    "club": Text("event", "Club"),
    "points": Text("event", "Points"),
    "sos": Text("event", "SOS"),
    "sosos": Text("event", "SOSOS"),
    "sodos": Text("event", "SODOS"),
    "standings": Text("event", "Standings"),
    "tables": Text("event", "Tables"),
    "rules": Text("event", "Rules"),
    "bye": Text("event", "bye"),
    "absent": Text("event", "absent"),
    "no-table": Text("event", "no table yet"),
    "colour": Text("event", "Colour"),
    "opponent": Text("event", "Opponent"),
    "to-play": Text("event", "to play"),
    "record-in": Text("event", "record in"),
    "question": Text("event", "question"),
    "ready": Text("event", "ready"),
    "protest": Text("event", "protest"),
    "in-dispute": Text("event", "in dispute"),
    "decided": Text("event", "decided"),
    "signed": Text("event", "signed"),
    "closed": Text("event", "round closed"),
    "held": Text("event", "Cautions and warnings"),
    "cautions": Text("event", "cautions"),
    "warnings": Text("event", "warnings"),
    "paid": Text("event", "points paid"),
    "lost": Text("event", "lost by penalty"),
    "what-happened": Text("event", "what happened"),
    "under-protest": Text("event", "under protest"),
    "open": Text("event", "Not decided yet: {count}."),
    "nobody": Text("event", "No players yet."),
}

VERDICTS: dict[str, Text] = {
    "black": Text("event", "Black wins"),
    "white": Text("event", "White wins"),
    "draw": Text("event", "Draw"),
    "both-lose": Text("event", "Both lose"),
    "both-win": Text("event", "Both win"),
    "no-result": Text("event", "No result"),
}
WITHOUT_RE = ("0", "Void")
"""The ``RE`` values that do not say what the result was."""
BY_DEFAULT = Text("event", "{verdict} by default")
TYPED_AGAIN = Text("event", "Slips typed again: {count} of {of}.")
ALL_CONFIRMED = Text("event", "Both entries agree at every table.")
NO_TABLES = Text("event", "No tables yet")
ROUND_STATE = Text("event", "Round {round}: {decided} of {count} decided")
PROTESTS = Plural("event", "{count} protest", "{count} protests")

ENTERED = Text("event", "Results entered: {count}, there already: {there}")
"""The outcome of entering a list of results."""
CHANGED = Plural(
    "event", "{count} decided result was changed", "{count} decided results were changed"
)
"""The results in a list that replaced a decision."""
ENTERED_BEFORE = Text(
    "event", "Left as they are, because they were changed after they were entered: {tables}"
)


def entered_lines(
    count: int, there: int, changed: int, since: Sequence[str], language: Language
) -> list[str]:
    """Returns the outcome of entering a list of results, in one to three lines.

    Args:
        count: the number of results that were entered.
        there: the number of tables that were decided so before.
        changed: the number of entered results that changed a decision.
        since: the places of tables whose results were entered before, and changed since.
    """
    lines = [ENTERED.in_(language, count=count, there=there)]
    if changed:
        lines.append(CHANGED.in_(language, count=changed))
    if since:
        lines.append(ENTERED_BEFORE.in_(language, tables=listed(since)))
    return lines


def say(note: Note, language: Language) -> str:
    """Returns a note's sentence in a language. Raises KeyError for a code without one."""
    args = {name: filled(value, language) for name, value in note.args}
    for name in ("mine", "theirs"):
        rules = RULESETS.get(str(args.get(name)))
        if rules is not None:
            args[name] = rules.name.in_(language)
    if "field" in args:
        args["field"] = term(FIELDS, str(args["field"]), language)
    said = SENTENCES[note.code][1].in_(language, **args)
    return said if note.line is None else LINE.in_(language, line=note.line, said=said)


def level(note: Note) -> Level:
    """Returns the level of a note. Raises KeyError for a code without a sentence."""
    return SENTENCES[note.code][0]


def result_words(result: Result, language: Language) -> str:
    """Returns a result for display: its ``RE``, or a text if ``RE`` does not state it all."""
    if result.re not in WITHOUT_RE and not result.by_default:
        return result.re
    verdict = VERDICTS[result.verdict.value].in_(language)
    return BY_DEFAULT.in_(language, verdict=verdict) if result.by_default else verdict


def entry_note(table: Table, gap: EntryGap) -> Note:
    """Returns a note on a table whose two entries do not confirm each other."""
    mine, theirs = (
        None if one is None else InWords(result_words, (one,))
        for one in (table.result, table.second)
    )
    place = table.place
    match gap:
        case EntryGap.DIFFERS:
            return note("entry-differs", table=place, mine=mine, theirs=theirs)
        case EntryGap.ONCE:
            return note("entry-once", table=place, mine=mine)
        case EntryGap.UNDECIDED:
            return note("entry-undecided", table=place, theirs=theirs)
        case EntryGap.MISSING:
            return note("entry-missing", table=place)


def differing(tables: Iterable[Table]) -> tuple[Note, ...]:
    """Returns notes on the tables whose two entries differ."""
    found = (table for table in tables if gap_of(table) is EntryGap.DIFFERS)
    return tuple(entry_note(table, EntryGap.DIFFERS) for table in found)
