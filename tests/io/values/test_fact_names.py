"""Facts have the names in files that the options of the command line have."""

from __future__ import annotations

from dataclasses import fields

import pytest

from goref.core.base.findings import Finding, Level
from goref.core.base.geometry import grid
from goref.core.case.case import StatedFacts
from goref.core.case.facts import RequiredFact
from goref.core.texts.terms import FACTS, NEEDS
from goref.io.values.case_values import FINDING
from goref.io.values.fact_names import OPTIONS, names_of


def test_every_answer_has_an_option_and_words_and_every_need_is_an_answer() -> None:
    answers = {field.name for field in fields(StatedFacts)}
    assert answers == OPTIONS.keys() == FACTS.keys() - {"record"}
    assert NEEDS.keys() == {need.value for need in RequiredFact} <= answers | {"record"}


def test_missing_facts_by_name() -> None:
    needs = (RequiredFact.FIRST, RequiredFact.PASS_STONES, RequiredFact.RECORD)
    assert names_of(needs) == ["--first", "--pass-stones", "record"]


@pytest.mark.parametrize(
    ("key", "fact", "name"),
    [
        ("need", "last_play", "--last-play"),
        ("option", "began", "--first"),
        ("option", "--rules", "--rules"),
        ("text", "began", "began"),
    ],
)
def test_findings_are_kept_with_the_names(key: str, fact: str, name: str) -> None:
    finding = Finding("fact-asked", Level.CHECK, args=((key, fact), ("said", "B")))
    written = FINDING.write(grid(9), finding)
    assert written["args"] == {key: name, "said": "B"}
    assert FINDING.read(grid(9), written, "here") == finding
