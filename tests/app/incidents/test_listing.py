"""Kinds and regulations as rows and objects."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.incidents.listing import (
    by_kind,
    clauses,
    incident_objects,
    kind_objects,
    regulation_object,
)
from goref.core.base.language import Language
from goref.core.incidents.incident import Incident, Offender, Person, Protest
from goref.core.incidents.kinds import KINDS
from goref.io.values.regulations import regulation, regulations
from tests.core.build import bare
from tests.languages import EN, LANGUAGES, ZH


def test_every_kind_is_an_object_with_its_names() -> None:
    told = kind_objects()
    assert [each["id"] for each in told] == list(KINDS)
    assert all(each["name"].keys() == LANGUAGES.keys() for each in told)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_regulation_has_a_row_for_each_clause(language: Language) -> None:
    for each in regulations().values():
        rows = list(clauses(each, language))
        assert len(rows) == len(each.rows)
        assert all(all(cells) for cells in rows)
        entries = regulation_object(each, language)["rule"]
        assert [entry["text"] for entry in entries] == [row[2] for row in rows]


def test_clauses_are_told_with_times_options_and_what_is_suspended() -> None:
    told = {row[0]: row[2] for row in clauses(regulation("chinese-2002"), EN)}
    assert told["colours swapped"] == (
        "restored as it was (up to move 10); later: it is valid as played"
    )
    assert told["time used up"] == "loss of the game (or: counts as a pass)"
    assert told["left the seat"] == "no consequence known: the referee decides"
    abroad = {row[0]: row for row in clauses(regulation("korean-2025-international"), ZH)}
    assert abroad["提子未放入罐盖"][1:] == (
        "17, 18",
        "注意（暂停适用：警告、罚2目）",
        "据转述",
    )


def test_the_table_of_kinds_has_a_cell_for_each_regulation() -> None:
    chosen = [regulation("aga"), regulation("korean-2024")]
    rows = list(by_kind(chosen, EN))
    assert len(rows) == len(KINDS)
    first = rows[0]
    assert first == (
        "Stones and board",
        "prisoner not laid in the lid",
        ["–", "warning, 2 points to the opponent [18]"],
    )


def test_what_happened_is_told_in_the_order_of_the_acts() -> None:
    two = (
        Incident(1, "late", Offender.WHITE, 8, decided=()),
        Incident(2, "other", Offender.BLACK, 3, facts="sang"),
    )
    case = replace(bare("X.O"), incidents=two, protests=(Protest(1, Person.BLACK),))
    told = incident_objects(case, EN)
    assert [each["text"] for each in told["incidents"]] == [
        "2. Black, move 3: sang → not decided",
        "1. White, move 8: came late → no consequence",
    ]
    assert told["protests"][0]["text"] == "protest of Black (the result): under protest"
