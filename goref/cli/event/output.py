"""The output of ``goref event``: printed lines, and objects for ``--json``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from goref.app.event.acts.table import entry_text, whole_act
from goref.cli.text.output import table as aligned
from goref.cli.text.words import LEVELS
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import decimal
from goref.core.base.particles import formatted
from goref.core.event.closing import states_of
from goref.core.event.event import USUAL_SIZE, Event, Player, Table
from goref.core.event.notes import Note
from goref.core.event.ranks import rank_text
from goref.core.event.result import Result
from goref.core.event.standings import Standings, StandingsRow, WallCell
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.audit import change_text
from goref.core.texts.event.events import TERMS, level, result_words, say
from goref.core.texts.event.placing import explained
from goref.core.texts.event.wall_list import standings_table
from goref.core.texts.faults.said import filled
from goref.core.texts.terms import term
from goref.io.text.times import local_time
from goref.io.values.incident_values import encode_consequences
from goref.io.values.regulations import regulation_named

if TYPE_CHECKING:
    from goref.app.assessment import Assessment
    from goref.app.event.attach import Match
    from goref.app.event.checking import EventCheck
    from goref.app.event.files import Imported
    from goref.io.event.audit import AuditEntry


def note_objects(notes: Iterable[Note], language: Language) -> list[dict[str, Any]]:
    """Returns notes for ``--json``."""
    return [
        {
            "code": note.code,
            "level": level(note).value,
            "message": say(note, language),
            "line": note.line,
        }
        for note in notes
    ]


def note_lines(notes: Iterable[Note], language: Language) -> list[str]:
    """Returns notes as printed lines, in the given order."""
    notes = list(notes)
    rows = [(term(LEVELS, level(note).value, language), say(note, language)) for note in notes]
    return aligned(rows, indent="  ", tones=[level(note).value for note in notes])


def check_object(found: EventCheck, language: Language) -> dict[str, Any]:
    """Returns the result of checking an event, for ``--json``."""
    return {
        "fits": found.fits,
        "whole": found.is_whole,
        "unchained": found.unchained,
        "blanked_at": found.blanked_at or None,
        "backwards": list(found.backwards),
        "restored": list(found.restored),
        "found": list(found.found),
        "notes": note_objects(found.notes, language),
    }


def player_object(player: Player) -> dict[str, Any]:
    """Returns a player for ``--json``."""
    return {
        "id": player.id,
        "name": player.name,
        "surname": player.surname,
        "given": player.given,
        "rank": player.rank,
        "rating": player.rating,
        "club": player.club,
        "country": player.country,
        "egf_pin": player.egf_pin,
        "aga_id": player.aga_id,
        "mms_correction": player.mms_correction,
        "absent": list(player.absent),
    }


def result_object(result: Result) -> dict[str, Any]:
    """Returns a result for ``--json``; the margin is Black less White in points, as text."""
    return {
        "verdict": result.verdict.value,
        "re": result.re,
        "margin": None if result.margin is None else decimal(result.margin),
        "rules": result.rules or None,
        "by_default": result.by_default,
        "basis": result.basis.value,
        "reason": result.reason,
    }


def table_object(event: Event, table: Table) -> dict[str, Any]:
    """Returns a table for ``--json``; ``komi`` is null if the komi of the rule set applies."""
    komi = event.komi(table)
    return {
        "round": table.round,
        "table": table.number,
        "black": player_object(event.by_id[table.black]),
        "white": player_object(event.by_id[table.white]),
        "handicap": table.handicap,
        "komi": None if komi is None else decimal(komi),
        "size": event.lines(table),
        "state": table.state.value,
        "result": None if table.result is None else result_object(table.result),
        "case": table.case or None,
        "source": table.source,
        "note": table.note,
        "signed": table.is_signed,
        **_happened(table),
    }


def _happened(table: Table) -> dict[str, Any]:
    """Returns, for ``--json``, a table's incidents and whether it is under protest.

    Returns an empty object if the table has neither incidents nor protests.
    """
    if not (table.incidents or table.protests):
        return {}
    return {
        "under_protest": table.under_protest,
        "incidents": [
            {
                "number": one.number,
                "kind": one.kind,
                "side": one.side.value,
                "decided": None if one.decided is None else encode_consequences(one.decided),
                "annulled": bool(one.annulled),
            }
            for one in table.incidents
        ],
    }


def event_object(
    event: Event, tables: Sequence[Table] | None = None, again: Collection[int] = ()
) -> dict[str, Any]:
    """Returns an event for ``--json``; the arguments are those of :func:`event_lines`."""
    info = event.info
    return {
        "name": info.name,
        "place": info.place,
        "begins": info.begins,
        "ends": info.ends,
        "rounds": event.rounds,
        "rules": info.rules,
        "komi": None if info.komi is None else decimal(info.komi),
        "handicap_komi": None if info.handicap_komi is None else decimal(info.handicap_komi),
        "bye": decimal(info.bye),
        "placement": {
            "criteria": list(info.placement.criteria),
            "bar": rank_text(info.placement.bar),
            "floor": rank_text(info.placement.floor),
        },
        "closed": list(info.closed),
        **({"size": info.size} if info.size else {}),
        **({} if info.regulation is None else {"regulation": info.regulation.id}),
        "players": list(map(player_object, event.players)),
        "tables": [
            {**table_object(event, t), **({"again": True} if t.id in again else {})}
            for t in (event.tables if tables is None else tables)
        ],
        "byes": [
            {"round": bye.round, "player": player_object(event.by_id[bye.player])}
            for bye in event.byes
        ],
    }


def table_words(event: Event, table: Table, language: Language) -> str:
    """Returns a table as one printed line."""
    return "  ".join(cell for cell in _row(event, table, language) if cell)


def event_lines(
    event: Event,
    language: Language,
    tables: Sequence[Table] | None = None,
    again: Collection[int] = (),
) -> list[str]:
    """Returns an event as printed lines: its data, each table, the number of open tables.

    Args:
        tables: the tables listed; None for all.
        again: the ids of decided tables whose result is in question.
    """
    info = event.info
    days = " – ".join(dict.fromkeys(filter(None, (info.begins, info.ends))))
    board = f"{info.lines}×{info.lines}" if info.lines != USUAL_SIZE else ""
    rules = ruleset(info.rules).name.in_(language)
    head = ", ".join(filter(None, (info.name, info.place, days, rules, board)))
    shown = event.tables if tables is None else tables
    heads = [
        term(TERMS, key, language)
        for key in ("table", "black", "white", "handicap", "state", "result")
    ]
    rows = [_row(event, table, language, again=table.id in again) for table in shown]
    if not rows:
        return [head] if event.players else [head, term(TERMS, "nobody", language)]
    left = sum(not table.is_settled for table in shown)
    open_ = [formatted(term(TERMS, "open", language), count=left)] if left else []
    return [head, *aligned([heads, *rows], right=(3,)), *open_]


def _row(event: Event, table: Table, language: Language, *, again: bool = False) -> list[str]:
    names = [
        " ".join(filter(None, (event.by_id[id_].name, event.by_id[id_].rank)))
        for id_ in (table.black, table.white)
    ]
    return [
        table.place,
        *names,
        str(table.handicap or ""),
        LANGUAGES[language].listed(
            term(TERMS, key, language) for key in states_of(event, table, again=again)
        ),
        result_words(table.result, language) if table.result else "",
        table.source,
        table.note,
    ]


def standing_lines(event: Event, found: Standings, language: Language) -> list[str]:
    """Returns standings as printed lines."""
    if not found.rows:
        return [term(TERMS, "nobody", language)]
    table = standings_table(found, language, ("place", "name", "rank"))
    told = explained(found, event.info.placement, language)
    return [*aligned([table.heads, *table.rows], right=table.numbers), "", *told]


def standings_object(event: Event, found: Standings) -> dict[str, Any]:
    """Returns standings for ``--json``; points and scores are decimals as text."""
    rows = [_standing_object(row, found.criteria) for row in found.rows]
    criteria = event.info.placement.criteria
    told: dict[str, Any] = {"criteria": list(criteria), "unknown": list(found.unknown)}
    unranked = [player.name for player in found.unranked]
    return {**told, "unranked": unranked, "standings": rows}


def _standing_object(row: StandingsRow, criteria: Sequence[str]) -> dict[str, Any]:
    scores = zip(criteria, map(decimal, row.scores), strict=True)
    return {
        "row": row.row,
        "place": row.place,
        "player": player_object(row.player),
        "points": decimal(row.wins),
        "start": decimal(row.start),
        "scores": dict(scores),
        "rounds": list(map(_cell_object, row.cells)),
    }


def _cell_object(cell: WallCell) -> dict[str, Any]:
    if cell.table is None:
        return {"bye": cell.bye}
    return {
        "opponent": cell.row,
        "colour": "B" if cell.black else "W",
        "handicap": cell.table.handicap,
        "result": None if cell.table.counted is None else result_object(cell.table.counted),
    }


def unsettled_object(table: Table, found: Assessment, glance: str) -> dict[str, Any]:
    """Returns, for ``--json``, a table that its case cannot decide yet.

    ``glance``: the summary of the case as text.
    """
    from goref.app.questions.open_matters import open_matters
    from goref.app.reports.report import open_objects

    opened = open_matters(found)
    return {
        "round": table.round,
        "table": table.number,
        "decided": False,
        "status": opened.status.state.value,
        "open": open_objects(opened, found.case.record.grid),
        "glance": glance,
    }


def imported_object(done: Imported, language: Language) -> dict[str, Any]:
    """Returns the outcome of an import, for ``--json``."""
    counts = {key: getattr(done, key) for key in ("players", "tables", "changed", "results")}
    return {**counts, "notes": note_objects(done.notes, language)}


def match_object(match: Match, language: Language) -> dict[str, Any]:
    """Returns the match of a record with a table, for ``--json``."""
    return {
        "file": match.file,
        "game": match.game,
        "table": match.table.place if match.table else None,
        "certain": match.certain,
        "attached": match.attached,
        "problem": filled(match.problem, language) or None,
        "notes": note_objects((*match.notes, *match.differing), language),
    }


def match_lines(match: Match, language: Language) -> list[str]:
    """Returns the match of a record with a table, as printed lines."""
    sign = "=>" if match.attached else "->" if match.certain else "?"
    game = f" #{match.game}" if match.game > 1 else ""
    first = f"{match.file}{game} {sign} {match.table.place if match.table else '–'}"
    return [first, *([f"  {filled(match.problem, language)}"] if match.problem else []),
            *note_lines((*match.notes, *match.differing), language)]  # fmt: skip


def audit_lines(event: Event, entries: Iterable[AuditEntry], language: Language) -> list[str]:
    """Returns the entries of the audit (the log of changes), one line each."""
    names = {player.id: player.name for player in event.players}
    rows = []
    for entry in entries:
        before, after = entry.before, entry.after
        changed = (
            change_text(before, after, names, regulation_named, language) if before else ""
        )
        reason = f"({entry.reason})" * bool(entry.reason)
        told = "; ".join(filter(None, (whole_act(entry, language), changed, reason)))
        what = entry_text(entry, language)
        rows.append((str(entry.number), local_time(entry.time), entry.who, what, told))
    return aligned(rows, right=(0,))
