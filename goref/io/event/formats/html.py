"""Standings and wall list as one printable HTML page, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape

from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed
from goref.core.base.particles import formatted
from goref.core.event.carried import held
from goref.core.event.event import Event
from goref.core.event.standings import WallCell, standings
from goref.core.rulesets.table import ruleset
from goref.core.words.event.checking import LINK
from goref.core.words.event.events import TERMS
from goref.core.words.event.glance import result_told
from goref.core.words.event.placing import (
    criterion_name,
    explained,
    place_text,
    score_texts,
)
from goref.core.words.terms import term
from goref.io.event.audit import shown_link

STYLE = """
body { font-family: sans-serif; margin: 2em; color: #000; background: #fff; }
h1 { margin: 0; } p { margin: .3em 0 1em; }
table { border-collapse: collapse; margin: .5em 0 1.5em; }
th, td { border: 1px solid #777; padding: .15em .5em; text-align: left; white-space: nowrap; }
th { background: #eee; } td.n { text-align: right; } thead { display: table-header-group; }
tr { break-inside: avoid; } .small { font-size: 80%; white-space: normal; }
@media print { body { margin: 0; font-size: 9pt; } @page { margin: 12mm; } }
"""


def write_html(event: Event, language: Language) -> bytes:
    """Returns the page: facts of the event, its standings, and the tables of each round."""

    def words(key: str, **parts: object) -> str:
        return escape(formatted(term(TERMS, key, language), **parts))

    info = event.info
    name = escape(info.name)
    days = " – ".join(dict.fromkeys(filter(None, (info.begins, info.ends))))
    rules = ruleset(info.rules).name.in_(language)
    facts = [info.place, days, f"{term(TERMS, 'rules', language)}: {rules}"]
    left = sum(table.result is None for table in event.tables)
    parts = [
        f"<h1>{name}</h1>",
        f"<p>{escape(' · '.join(filter(None, facts)))}</p>",
    ]
    if left:
        parts.append(f"<p><strong>{words('open', count=left)}</strong></p>")
    parts += [f"<h2>{words('standings')}</h2>", *_standings(event, language)]
    if event.link:
        told = LINK.in_(language, count=event.entries, link=shown_link(event.link))
        parts.append(f'<p class="small">{escape(told)}</p>')
    parts += _held(event, language)
    for round in range(1, event.rounds + 1):
        if event.of_round(round):
            parts += [f"<h2>{words('round-n', n=round)}</h2>", *_round(event, round, language)]
    body = "\n".join(parts)
    page = (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{name}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n"
        "</body>\n</html>\n"
    )
    return page.encode("utf-8", "xmlcharrefreplace")


def _standings(event: Event, language: Language) -> list[str]:
    if not event.players:
        return [f"<p>{escape(TERMS['nobody'].in_(language))}</p>"]
    keys = ("place", "name", "rank", "club")
    heads = [TERMS[key].in_(language) for key in keys]
    heads += [str(round) for round in range(1, event.rounds + 1)]
    found = standings(event)
    heads += [criterion_name(criterion, language) for criterion in found.criteria]
    rows = []
    for row in found.rows:
        player = row.player
        # Opponents are named by row; a shared place is left out.
        cells = [place_text(row), player.name, player.rank, player.club]
        cells += [cell_text(cell, language) for cell in row.cells]
        rows.append(cells + score_texts(row))
    told = explained(found, event.info.placement, language)
    numbers = {0, *range(len(heads) - len(found.criteria), len(heads))}
    small = [f'<p class="small">{escape(line)}</p>' for line in told]
    return [*_table(heads, rows, numbers), *small]


def cell_text(cell: WallCell, language: Language) -> str:
    """Returns a player's round as people read it: ``12+b2``, ``3−w``, ``bye``."""
    if cell.table is None:
        return TERMS["bye"].in_(language) if cell.bye else "–"
    colour = "b" if cell.black else "w"
    stones = str(cell.table.handicap) if cell.table.handicap else ""
    result = cell.table.result
    if result is None:
        return f"{cell.row}?{colour}{stones}"
    sign = {Fraction(1): "+", Fraction(0): "−"}.get(result.points(cell.black), "=")
    return f"{cell.row}{sign}{'!' * result.by_default}{colour}{stones}"


def _round(event: Event, round: int, language: Language) -> list[str]:
    keys = ("table", "black", "white", "handicap", "result")
    rows = []
    for table in event.of_round(round):
        state = TERMS[table.shown_state].in_(language)
        result = result_told(table.result, language) if table.result else state
        if table.result and table.under_protest:
            result = LANGUAGES[language].with_aside(result, state)
        names = [event.by_id[id_].name for id_ in (table.black, table.white)]
        rows.append([str(table.number), *names, str(table.handicap or ""), result])
    rows += [
        ["", event.by_id[bye.player].name, "", "", TERMS["bye"].in_(language)]
        for bye in event.byes
        if bye.round == round
    ]
    return _table([TERMS[key].in_(language) for key in keys], rows, {0, 3})


def _held(event: Event, language: Language) -> list[str]:
    """Returns a table of players' cautions and warnings with their origin; or nothing."""
    burdened = held(event)
    if not burdened:
        return []
    from goref.core.words.incidents.consequences import kind_said  # few events have any
    from goref.core.words.incidents.telling import outcome_of

    writing = LANGUAGES[language]
    rows = []
    for each in burdened:
        whence = writing.semicolon.join(
            f"{there.place} {kind_said(one.kind, language)}{writing.colon}"
            f"{outcome_of(one, language)}"
            for there, one in each.incidents
        )
        counts = (each.cautions, each.warnings, mixed(each.points), each.losses)
        rows.append([each.player.name, *map(str, counts), whence])
    keys = ("name", "cautions", "warnings", "paid", "lost", "what-happened")
    heads = [TERMS[key].in_(language) for key in keys]
    title = f"<h2>{escape(TERMS['held'].in_(language))}</h2>"
    return [title, *_table(heads, rows, {1, 2, 3, 4})]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: set[int]) -> list[str]:
    lines = ["<table>", "<thead><tr>"]
    lines += [f"<th>{escape(head)}</th>" for head in heads]
    lines += ["</tr></thead>", "<tbody>"]
    kinds = [' class="n"' if place in numbers else "" for place in range(len(heads))]
    for row in rows:
        cells = (f"<td{k}>{escape(cell)}</td>" for k, cell in zip(kinds, row, strict=True))
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return [*lines, "</tbody>", "</table>"]
