"""The library of cases: its schema, and the answers of goref and of the independent checker."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from goref.io.study.library import CHAPTERS
from tests.conform import checker
from tests.conform.schema import problems

FOLDER = Path(__file__).parents[2] / "resources" / "cases"
SCHEMA = json.loads((FOLDER / "schema.json").read_text("utf-8"))
RULES = json.loads((FOLDER / "rules.json").read_text("utf-8"))["rules"]


def whole(name: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return value


def cases() -> Iterator[dict[str, Any]]:
    for name in CHAPTERS:
        yield from whole(name)["cases"]


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_is_as_the_schema_says(name: str) -> None:
    assert list(problems(whole(name), SCHEMA)) == []


def test_every_chapter_is_listed() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")}
    assert files - {"schema", "rules"} == set(CHAPTERS)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"version": "2.0"}, "version"),
        ({"licence": "MIT"}, "licence"),
        ({"more": 1}, "more"),
        ({"cases": []}, "cases"),
        ({"title": None}, "title"),
    ],
)
def test_what_the_schema_does_not_allow_is_seen(change: dict[str, Any], place: str) -> None:
    found = list(problems({**whole("seki"), **change}, SCHEMA))
    assert any(place in one for one in found)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("kind", "riddle"),
        ("board", ["XZ", "..", ".."]),
        ("moves", ["B Z9"]),
        ("facts", {"komi": 7.5}),
        ("ruling", {"dead": ["I4"]}),
        ("answers", [{"rules": ["japanese"]}]),
        ("made", "by magic"),
    ],
)
def test_a_case_that_the_schema_does_not_allow_is_seen(key: str, value: object) -> None:
    chapter = whole("seki")
    chapter["cases"] = [{**chapter["cases"][0], key: value}]
    assert list(problems(chapter, SCHEMA))


def test_the_library_has_what_it_promises() -> None:
    of = Counter(case["id"].rpartition("-")[0] for case in cases())
    assert sum(of.values()) >= 1200
    assert of["legal-plays"] + of["stops"] >= 300
    ids = [case["id"] for case in cases()]
    assert len({*ids}) == len(ids)
    assert {id_ for case in cases() for a in case["answers"] for id_ in a["rules"]} == {*RULES}


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_checker_answers_as_the_library_does(name: str) -> None:
    for case in whole(name)["cases"]:
        assert [(case["id"], *one) for one in checker.differences(case)] == []


def test_the_checker_sees_a_wrong_answer() -> None:
    case = copy.deepcopy(whole("seki")["cases"][0])
    answer = next(a for a in case["answers"] if "margin" in a)
    answer["margin"] = str(Fraction(answer["margin"]) + 1)
    found = list(checker.differences(case))
    assert {(id_, key) for id_, key, *_ in found} == {
        (id_, "margin") for id_ in answer["rules"]
    }


def test_the_checker_knows_the_rule_sets_as_the_table_has_them() -> None:
    for id_, told in RULES.items():
        rules = checker.RULES[id_]
        assert checker.weights(rules["count"]) == told["weights"], id_
        assert rules["pays"].split() == told["payments"], id_
        assert rules["komi"] == (told["komi"] and Fraction(told["komi"])), id_
        assert rules["repetition"] == told["repetition"], id_
        assert rules["suicide"] == told["suicide"], id_
        assert rules.get("ties", "draw") == told["ties"], id_


def test_a_margin_is_the_sum_of_its_terms() -> None:
    for case in cases():
        for answer in (a for a in case["answers"] if "margin" in a):
            counted = {**case["count"], **answer.get("count", {})}
            paid = sum(map(Fraction, answer.get("paid", {}).values()), Fraction(0))
            for id_ in answer["rules"]:
                terms = [
                    weight * (counted[name][0] - counted[name][1])
                    for name, weight in RULES[id_]["weights"].items()
                    if name in counted
                ]
                assert sum(terms) + paid == Fraction(answer["margin"]), (case["id"], id_)
