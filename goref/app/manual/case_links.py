"""The manual's text on the library of cases: its chapters, and the cases of a rule set."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from goref.core.base.language import Language, Text
from goref.io.files import read_bytes
from goref.io.study.library import folder

PAGE = "cases.md"
HEADING = Text("manual", "Cases")
OF_RULES = Text(
    "manual",
    "The [library of cases](cases.md) has this rule set's answer to {count} cases. "
    "`goref cases show seki-001 --rules {id}` shows one.",
)
CHAPTER = Text("manual", "Chapter")
NUMBER = Text("manual", "Cases in it")


@cache
def _told() -> dict[str, Any]:
    """Returns what the library says of the rule sets, with the number of cases of each."""
    value: dict[str, Any] = json.loads(read_bytes(folder() / "rules.json"))
    return value


def cases_of(rules_id: str, language: Language) -> str:
    """Returns the last part of a rule set's page; empty if the library has no case for it."""
    of = _told()["rules"].get(rules_id)
    if of is None:
        return ""
    said = OF_RULES.in_(language, count=sum(of["cases"].values()), id=rules_id)
    table = _table(of["cases"], language)
    return f"\n## {HEADING.in_(language)}\n\n{said}\n\n{table}\n"


def chapters_table(language: Language) -> str:
    """Returns the table of the chapters, with the number of cases that any rule set answers."""
    rules = _told()["rules"].values()
    most = {id_: max(each["cases"][id_] for each in rules) for id_ in _told()["chapters"]}
    return _table(most, language)


def _table(numbers: dict[str, int], language: Language) -> str:
    head = f"| {CHAPTER.in_(language)} | {NUMBER.in_(language)} |"
    titles = _told()["chapters"]
    rows = [
        f"| [{Text(context='cases', en=titles[id_]).in_(language)}]({PAGE}) | {number} |"
        for id_, number in numbers.items()
        if number
    ]
    return "\n".join([head, "|:--|--:|", *rows])
