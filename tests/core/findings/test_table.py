"""Every finding of goref has its kind: a step, a topic, a sentence in every language."""

from __future__ import annotations

import ast
import string
from functools import cache
from pathlib import Path

import pytest

import goref
from goref.core.base.findings import Level, found
from goref.core.findings import arranging, asking, counting, incidents, reading, ruling, status
from goref.core.findings.kind import Topic
from goref.core.findings.table import FINDING_KINDS, kind_of
from goref.core.flow import STEPS
from goref.core.game.legality import Refusal
from goref.core.rulesets.table import RULESETS
from tests.languages import templates
from tests.project import tree_of

SOURCES = sorted(Path(goref.__file__).parent.rglob("*.py"))
PLACES = {"points", "move", "where"}
"""Keywords of a call that makes a finding which are no arguments of its sentence."""


@cache
def made_in_sources() -> list[tuple[str, str, frozenset[str]]]:
    """Where in goref a finding is made with its code written out: file, code, arguments."""
    made = []
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        if "found(" not in source and "Level." not in source:
            continue  # read before the first test of any room: no more than has to be
        for node in ast.walk(tree_of(path)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first = node.args[0]
            levels = [
                a
                for a in node.args
                if isinstance(a, ast.Attribute)
                and isinstance(a.value, ast.Name)
                and a.value.id == "Level"
            ]
            says_found = isinstance(node.func, ast.Name) and node.func.id == "found"
            named = levels or says_found
            if named and isinstance(first, ast.Constant) and isinstance(first.value, str):
                keys = frozenset(k.arg for k in node.keywords if k.arg) - PLACES
                open_ended = any(k.arg is None for k in node.keywords)
                made.append((path.name, first.value, keys if not open_ended else keys | {"*"}))
    return made


def holes(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def other_codes() -> set[str]:
    """Codes that are put together or kept in tables."""
    remarks = {code for rules in RULESETS.values() for code in rules.remarks}
    refused = {f"illegal-{reason.value}" for reason in Refusal}
    readings = [rules.undoes for rules in RULESETS.values() if rules.undoes is not None]
    undone = {code for read in readings for code in (read.finding, read.other_finding) if code}
    return remarks | refused | undone | arranging.KINDS.keys()


def test_findings_are_found_in_the_sources() -> None:
    assert len(made_in_sources()) > 40


@pytest.mark.parametrize(
    "code", sorted({code for _, code, _ in made_in_sources()} | other_codes())
)
def test_every_finding_has_a_sentence_that_asks_for_what_is_given(code: str) -> None:
    assert code in FINDING_KINDS, "put it in a table of core/findings, where it belongs"
    asked = holes(FINDING_KINDS[code].text.en)
    for path, made, keys in made_in_sources():
        if made == code and "*" not in keys:
            assert asked <= keys | {"points", "move"}, f"{path} does not give them all"
    if code.startswith("illegal-"):
        assert asked <= {"points", "move", "colour", "repeats"}


def test_no_kind_stands_in_two_tables() -> None:
    tables = (status, ruling, counting, arranging, asking, reading, incidents)
    assert sum(len(table.KINDS) for table in tables) == len(FINDING_KINDS)


def test_every_kind_is_shown_at_a_step_that_there_is() -> None:
    steps = {kind.step for kind in FINDING_KINDS.values()} - {""}
    assert steps == {step.id for step in STEPS}


@pytest.mark.parametrize("topic", Topic)
def test_every_topic_has_its_kinds(topic: Topic) -> None:
    codes = [code for code, kind in FINDING_KINDS.items() if kind.topic is topic]
    assert codes
    assert all(kind_of(found(code, Level.NOTE)).topic is topic for code in codes)


def test_a_kind_of_a_newer_goref_is_of_no_step_and_topic() -> None:
    unknown = found("not-thought-of-yet", Level.CHECK)
    assert (kind_of(unknown).step, kind_of(unknown).topic) == ("", None)


def test_every_sentence_belongs_to_a_finding() -> None:
    made = {code for _, code, _ in made_in_sources()} | other_codes()
    assert {code for code in FINDING_KINDS if code not in made} == set()


def test_sentences_differ() -> None:
    for texts in zip(*(templates(kind.text) for kind in FINDING_KINDS.values()), strict=True):
        assert len(set(texts)) == len(texts)
