"""Tables of the manual, made from the regulations: kinds with consequences, examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.incidents.incident import Offender
from goref.core.incidents.kinds import KINDS, IncidentGroup
from goref.core.incidents.proposing import ConsequenceProposal, Precedent, propose
from goref.core.incidents.regulation import Certainty, Regulation
from goref.core.texts.incidents.clauses import REPORTED, clause_said
from goref.core.texts.incidents.consequences import (
    GROUPS,
    NO_CLAUSE,
    NO_CONSEQUENCE,
    consequences_said,
)
from goref.io.values.regulations import regulations

HEADS = (
    Text("incident pages", "What happened"),
    Text("incident pages", "Regulation"),
    Text("incident pages", "Consequences"),
    Text("incident pages", "Article"),
)
NOWHERE = Text("incident pages", "No clause is known for: {kinds}.")
NONE = "–"


def kinds_page(language: Language) -> str:
    """Returns the clauses of all regulations as Markdown, a table for each group of kinds."""
    return "\n\n".join(_group(group, language) for group in IncidentGroup)


def _group(group: IncidentGroup, language: Language) -> str:
    kinds = [kind for kind in KINDS.values() if kind.group is group]
    rows, without = [], []
    for kind in kinds:
        clauses = [
            (each, each.by_kind[kind.id])
            for each in regulations().values()
            if kind.id in each.by_kind
        ]
        name = kind.name.in_(language)
        if not clauses:
            without.append(name)
        for index, (each, row) in enumerate(clauses):
            mark = f" {REPORTED}" if row.certainty is Certainty.REPORTED else ""
            told = clause_said(row, language) + mark
            first = name if not index else ""
            rows.append((first, each.name.in_(language), told, row.article or NONE))
    parts = [f"## {GROUPS[group].in_(language)}", _table(HEADS, rows, language)]
    if without:
        parts.append(NOWHERE.in_(language, kinds=LANGUAGES[language].semicolon.join(without)))
    return "\n\n".join(parts)


def case_table(kind: str, times: int, language: Language) -> str:
    """Returns a Markdown table of what each regulation proposes for the nth incident of a kind.

    ``times`` is n, from 1. The earlier incidents are assumed to be decided as proposed.
    """
    rows = [
        (each.name.in_(language), *_told(_nth(each, kind, times), language))
        for each in regulations().values()
    ]
    return _table(HEADS[1:], rows, language)


def _nth(regulation: Regulation, kind: str, times: int) -> ConsequenceProposal:
    earlier: list[Precedent] = []
    for _ in range(times):
        made = propose(regulation, kind, Offender.BLACK, earlier)
        earlier.append(Precedent(kind, made.consequences))
    return made


def _told(made: ConsequenceProposal, language: Language) -> Iterator[str]:
    if made.certainty is Certainty.UNKNOWN:
        yield NO_CLAUSE.in_(language)
    else:
        told = consequences_said(made.consequences, language)
        mark = f" {REPORTED}" if made.certainty is Certainty.REPORTED else ""
        yield (told or NO_CONSEQUENCE.in_(language)) + mark
    yield made.article or NONE


def _table(heads: tuple[Text, ...], rows: Sequence[tuple[str, ...]], language: Language) -> str:
    told = [f"| {' | '.join(cells)} |" for cells in rows]
    first = f"| {' | '.join(head.in_(language) for head in heads)} |"
    return "\n".join([first, "|" + ":--|" * len(heads), *told])
