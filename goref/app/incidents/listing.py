"""Kinds and regulations as rows: for the command line, JSON, and the manual."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.incidents.incident import Incident, in_act_order
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.regulation import Regulation
from goref.core.texts.incidents.clauses import clause_said
from goref.core.texts.incidents.consequences import CERTAINTIES, kind_said
from goref.core.texts.incidents.telling import incident_said, protest_said
from goref.io.text.catalogue import in_every_language
from goref.io.values.incident_values import encode_incident, encode_protest
from goref.io.values.regulation_file import encode_regulation
from goref.io.values.regulations import regulation_named


def kind_objects() -> list[dict[str, Any]]:
    """Returns every kind of incident as an object for JSON."""
    return [
        {
            "id": kind.id,
            "name": in_every_language(kind.name),
            "group": kind.group.value,
            "on_board": kind.on_board,
        }
        for kind in KINDS.values()
    ]


def regulation_object(regulation: Regulation, language: Language) -> dict[str, Any]:
    """Returns a regulation as an object for JSON, with a text for each clause."""
    value = encode_regulation(regulation)
    for entry, row in zip(value["rule"], regulation.rows, strict=True):
        entry["text"] = clause_said(row, language)
    value["rule_sets"] = value.pop("rules")
    return value


def clauses(regulation: Regulation, language: Language) -> Iterator[tuple[str, str, str, str]]:
    """Yields four texts for each clause: kind, article or “–”, consequence, certainty."""
    for row in regulation.rows:
        yield (
            kind_said(row.kind, language),
            row.article or "–",
            clause_said(row, language),
            CERTAINTIES[row.certainty].in_(language),
        )


def case_lines(case: Case, language: Language) -> list[str]:
    """Returns a line for each incident of a case, by move, then one for each protest."""
    lines = [_said(case, one, language) for one in in_act_order(case.incidents)]
    return [*lines, *(protest_said(one, language) for one in case.protests)]


def _said(case: Case, incident: Incident, language: Language) -> str:
    return incident_said(
        incident, language, regulation_named(incident.regulation, case.regulation)
    )


def incident_objects(case: Case, language: Language) -> dict[str, Any]:
    """Returns the incidents and protests of a case for JSON, each with its line in words."""
    return {
        "incidents": [
            {**encode_incident(one), "text": _said(case, one, language)}
            for one in in_act_order(case.incidents)
        ],
        "protests": [
            {**encode_protest(one), "text": protest_said(one, language)}
            for one in case.protests
        ],
    }
