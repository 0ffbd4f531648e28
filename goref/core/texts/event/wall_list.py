"""Standings and wall list as texts: the same tables for web page, paper and window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed
from goref.core.event.carried_over import warning_records
from goref.core.event.event import Event
from goref.core.event.standings import Standings, StandingsRow, WallCell, standings
from goref.core.rulesets.table import ruleset
from goref.core.texts.event.checking import LINK, shown_link
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.glance import result_told
from goref.core.texts.event.placing import criterion_name, explained, place_text, score_texts
from goref.core.texts.incidents.consequences import kind_said
from goref.core.texts.incidents.telling import outcome_of

BEFORE = ("place", "name", "rank", "club")
"""The columns of the standings before the columns of the rounds."""


@frozen
class PageText:
    """A title, a heading or a paragraph.

    Attributes:
        kind: ``h1``, ``h2``, ``p``, or a paragraph that is ``strong`` or ``small``.
    """

    kind: str
    text: str


@frozen(eq=False)
class PageTable:
    """A table.

    Attributes:
        numbers: the indexes, from 0, of the columns that hold numbers.
        names: the indexes of the columns whose texts may be broken at any letter on a narrow
            page.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int]
    names: frozenset[int] = frozenset()


PagePart = PageText | PageTable


def wall_list(
    event: Event, language: Language, found: Standings | None = None
) -> Iterator[PagePart]:
    """Yields the parts of an event's page: facts, standings, warnings, tables by round.

    Rounds without tables are left out.

    Args:
        found: the standings; None to compute them from the event.
    """
    info = event.info
    rules = ruleset(info.rules).name.in_(language)
    facts = (info.place, days_text(event), f"{TERMS['rules'].in_(language)}: {rules}")
    yield PageText("h1", info.name)
    yield PageText("p", " · ".join(filter(None, facts)))
    if left := sum(not table.is_settled for table in event.tables):
        yield PageText("strong", TERMS["open"].in_(language, count=left))
    yield PageText("h2", TERMS["standings"].in_(language))
    if event.players:
        found = found or standings(event)
        yield standings_table(found, language)
        for line in explained(found, info.placement, language):
            yield PageText("small", line)
    else:
        yield PageText("p", TERMS["nobody"].in_(language))
    if event.link:
        link = shown_link(event.link)
        yield PageText("small", LINK.in_(language, count=event.entries, link=link))
    yield from _held(event, language)
    for round in range(1, event.rounds + 1):
        if event.of_round(round):
            yield PageText("h2", TERMS["round-n"].in_(language, n=round))
            yield _round(event, round, language)


def days_text(event: Event) -> str:
    """Returns the days of an event, ``2026-11-21 – 2026-11-22``; empty if it states none."""
    return " – ".join(dict.fromkeys(filter(None, (event.info.begins, event.info.ends))))


def standings_table(
    found: Standings, language: Language, before: Sequence[str] = BEFORE
) -> PageTable:
    """Returns a row for each player: the columns of ``before``, all rounds, all criteria."""
    heads = (
        *(TERMS[key].in_(language) for key in before),
        *(str(round) for round in range(1, found.rounds + 1)),
        *(criterion_name(criterion, language) for criterion in found.criteria),
    )

    def texts(row: StandingsRow) -> tuple[str, ...]:
        player = row.player
        # Opponents are named by their row; if a place is shared, it is left out.
        whose = (place_text(row), player.name, player.rank, player.club)
        told = dict(zip(BEFORE, whose, strict=True))
        cells = (cell_text(cell, language) for cell in row.cells)
        return (*(told[key] for key in before), *cells, *score_texts(row))

    numbers = {0, *range(len(heads) - len(found.criteria), len(heads))}
    return PageTable(heads, tuple(map(texts, found.rows)), frozenset(numbers))


def cell_text(cell: WallCell, language: Language) -> str:
    """Returns a player's round in short: ``12+b2``, ``3−w``, ``5?b`` (open or under protest), ``bye``, ``–``."""
    if cell.table is None:
        return TERMS["bye"].in_(language) if cell.bye else "–"
    colour = "b" if cell.black else "w"
    stones = str(cell.table.handicap) if cell.table.handicap else ""
    result = cell.table.counted
    if result is None:
        return f"{cell.row}?{colour}{stones}"
    sign = {Fraction(1): "+", Fraction(0): "−"}.get(result.points(cell.black), "=")
    return f"{cell.row}{sign}{'!' * result.by_default}{colour}{stones}"


def _table(
    heads: Sequence[str], rows: Sequence[tuple[str, ...]], numbers: set[int], language: Language
) -> PageTable:
    named = tuple(TERMS[key].in_(language) for key in heads)
    return PageTable(named, tuple(rows), frozenset(numbers))


def _round(event: Event, round: int, language: Language) -> PageTable:
    rows = []
    for table in event.of_round(round):
        state = TERMS[table.shown_state].in_(language)
        rules = event.info.rules
        result = result_told(table.result, language, rules) if table.result else state
        if table.result and table.under_protest:
            result = LANGUAGES[language].with_aside(result, state)
        black, white = (event.by_id[id_].name for id_ in (table.black, table.white))
        rows.append((str(table.number), black, white, str(table.handicap or ""), result))
    rows += [
        ("", event.by_id[bye.player].name, "", "", TERMS["bye"].in_(language))
        for bye in event.byes
        if bye.round == round
    ]
    return _table(("table", "black", "white", "handicap", "result"), rows, {0, 3}, language)


def _held(event: Event, language: Language) -> Iterator[PagePart]:
    """Yields a table of players with cautions or warnings, and their incidents, if any."""
    burdened = warning_records(event)
    if not burdened:
        return
    writing = LANGUAGES[language]
    rows = []
    for each in burdened:
        whence = writing.semicolon.join(
            f"{there.place} {kind_said(one.kind, language)}{writing.colon}"
            f"{outcome_of(one, language)}"
            for there, one in each.incidents
        )
        counts = (each.cautions, each.warnings, mixed(each.points), each.losses)
        rows.append((each.player.name, *map(str, counts), whence))
    keys = ("name", "cautions", "warnings", "paid", "lost", "what-happened")
    yield PageText("h2", TERMS["held"].in_(language))
    yield _table(keys, rows, {1, 2, 3, 4}, language)
