"""Every finding about a file has its sentence, and the sentences agree."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import goref.io
from goref.core.findings.reading import KINDS
from tests.languages import templates
from tests.project import tree_of

FOLDER = Path(goref.io.__file__).parent
SOURCES = [
    FOLDER / "text" / "encoding.py",
    *sorted([*FOLDER.glob("sgf/*.py"), *FOLDER.glob("records/*.py")]),
]


@cache
def emitted() -> dict[str, set[str]]:
    """The codes that the sources make findings of, and the arguments they always give."""
    codes: dict[str, set[str]] = {}
    for source in SOURCES:
        for node in ast.walk(tree_of(source)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            code = node.args[0]
            if name in ("found", "_note") and isinstance(code, ast.Constant):
                given = {keyword.arg or "" for keyword in node.keywords} - {"move"}
                codes[code.value] = codes.get(code.value, given) & given
    return codes


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert emitted().keys() == KINDS.keys()


@pytest.mark.parametrize("code", sorted(KINDS))
def test_placeholders_match_the_arguments(code: str) -> None:
    assert placeholders(KINDS[code].text.en) <= emitted()[code] | {"points", "move"}


@pytest.mark.parametrize("code", sorted(KINDS))
def test_the_first_sentence_says_as_much_in_every_language(code: str) -> None:
    text = KINDS[code].text  # a row has that sentence alone
    ends = (r"\.(?:\s|$)", "。", "。", r"\.(?:\s|$)")
    assert (
        len(
            {
                len(re.findall(end, part))
                for end, part in zip(ends, templates(text), strict=True)
            }
        )
        == 1
    )
