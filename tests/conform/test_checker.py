"""The library of cases: its schema, and the answers of goref and of the independent checker."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from shutil import copy, copytree
from typing import Any

import pytest

from goref.io.study.library import CHAPTERS
from tests.conform import checker
from tests.conform.schema import problems

FOLDER = Path(__file__).parents[2] / "resources" / "cases"
SCHEMA = json.loads((FOLDER / "schema.json").read_text("utf-8"))
OLD = Path(__file__).parent / "version_1.0"
"""The schema and the questions of that version; neither is changed."""
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
    case = deepcopy(whole("seki")["cases"][0])
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
        assert rules["pays"] == told["payments"], id_
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


def shape(schema: Any, at: str = "$") -> Iterator[str]:
    """Yields what a schema lets a file say: members, values, kinds; but no words about them."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key in ("description", "title", "$id", "$schema"):
                continue
            yield from shape(value, f"{at}.{key}")
    elif isinstance(schema, list):
        for value in sorted(map(str, schema)):
            yield f"{at}: {value}"
    else:
        yield f"{at}: {schema}"


def test_a_version_only_adds() -> None:
    """What version 1.0 allowed is allowed, and means the same; more is a new minor version.

    A change of what was there is a new major version: with a new file beside this one, and a
    reader that refuses what it does not know.
    """
    old = json.loads((OLD / "schema.json").read_text("utf-8"))
    before, now = set(shape(old)), set(shape(SCHEMA))
    assert before - now == set()
    stated = re.search(r"Version (\d+\.\d+)\.", SCHEMA["description"])
    assert stated is not None
    versions = {whole(name)["version"] for name in CHAPTERS}
    assert versions == {stated[1]}
    added = now - before
    assert not added or stated[1] != OLD.name.removeprefix("version_")
    asked = {one.partition(".required: ")[0] for one in added if ".required: " in one}
    assert not [one for one in before if one.startswith(tuple(asked))], (
        "old files would not fit any more"
    )


def question_of(case: dict[str, Any]) -> str:
    """Returns a few letters that change with whatever a case asks."""
    asked = ("kind", "board", "first", "moves", "facts", "ruling", "penalties", "play")
    told = json.dumps([case.get(key) for key in asked], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:8]


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_chain_on_a_board_has_a_liberty(name: str) -> None:
    for case in whole(name)["cases"]:
        for board in (checker.Game(case).start, checker.Game(case).board):
            for chain in (board.chain(p) for p in board.has("B") | board.has("W")):
                assert any(board[n] == "." for n in board.around(chain)), case["id"]


def test_the_library_is_answered_from_a_copy(tmp_path: Path) -> None:
    """Whoever copies the folder and the checker needs nothing else of goref."""
    copytree(FOLDER, tmp_path / "cases")
    copy(checker.__file__, tmp_path)
    command = [
        sys.executable,
        "-I",
        "-S",
        tmp_path / "checker.py",
        tmp_path / "cases" / "seki.json",
    ]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout.endswith(" 0 differences\n")


def test_an_id_is_never_used_again() -> None:
    """Cases of version 1.0 are there with the same question, or are withdrawn."""
    kept = json.loads((OLD / "questions.json").read_text("utf-8"))
    now = {case["id"]: question_of(case) for case in cases()}
    gone = {each["id"] for name in CHAPTERS for each in whole(name).get("withdrawn", ())}
    for id_, question in kept.items():
        assert id_ in gone or now.get(id_) == question, id_


def test_the_licence_goes_with_the_library() -> None:
    """Whoever copies the folder has the licence, the schema and the rule sets in it."""
    assert {"LICENSE", "README.md", "schema.json", "rules.json"} <= {
        path.name for path in FOLDER.iterdir()
    }
    assert "CC0 1.0 Universal" in (FOLDER / "LICENSE").read_text("utf-8")
    assert {whole(name)["licence"] for name in CHAPTERS} == {"CC0-1.0"}
