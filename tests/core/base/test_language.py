"""A fifth language touches one place: the row of languages, and the texts themselves."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from goref.core.base import language as languages
from goref.core.base.language import LANGUAGES, SOURCE, Language, Text, capital, language_of
from tests.cli.english import WORD, english
from tests.cli.runs import BOWLS, ENVIRONMENT
from tests.house import tree_of

HOME = Path(languages.__file__)
PACKAGE = HOME.parents[2]
EXEMPT = {
    "goref/qt/look/i18n.py": "what Qt's own translations lack stands beside the .ts files",
}
"""Modules that may decide by the code of a language, and why."""


def test_a_code_a_row_and_a_field_are_one_language() -> None:
    assert tuple(LANGUAGES) == get_args(Language) == Text._fields
    assert all(writing.aside.format("x") != writing.aside for writing in LANGUAGES.values())


def test_a_code_from_outside() -> None:
    assert [language_of(code) for code in LANGUAGES] == list(LANGUAGES)
    assert language_of("EN-GB") == language_of("") == SOURCE
    assert language_of("fr", "ja") == "ja"
    assert language_of("fr", "ko") == "ko"


def test_a_text_made_of_what_is_said_in_each() -> None:
    assert Text.of(lambda language: f"<{language}>") == Text("<en>", "<zh>", "<ja>", "<ko>")


def is_code(node: ast.AST | None) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(is_code, node.elts))
    return isinstance(node, ast.Constant) and node.value in LANGUAGES


def is_term(keys: list[ast.expr]) -> bool:
    """Whether ``ko`` is the ko of the game: beside keys that are codes of no language."""
    codes = {key.value for key in keys if isinstance(key, ast.Constant) and is_code(key)}
    return codes == {"ko"} and not all(map(is_code, keys))


def decisions(tree: ast.AST) -> Iterator[ast.AST]:
    """Where something depends on which language it is: compared, looked up, matched."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                asked = [node.left, *node.comparators]
            case ast.Dict():
                asked = [key for key in node.keys if key is not None]
                if is_term(asked):
                    continue
            case ast.Subscript():
                asked = [node.slice]
            case ast.MatchValue():
                asked = [node.value]
            case ast.Call(func=ast.Attribute(attr="get" | "index" | "startswith")):
                asked = node.args[:1]
            case _:
                continue
        if any(map(is_code, asked)):
            yield node


@pytest.mark.parametrize(
    "source",
    [
        'gap = " " if language == "en" else ""',
        'wide = language in ("zh", "ja")',
        'JOINTS = {"en": ", ", "zh": "、", "ja": "、"}',
        'NAMES = {"ko": "한국어"}',
        'NAMES = {"ko": "한국어", "ja": "日本語", "other": ""}',
        'name = NAMES["ja"]',
        'tag = TAGS.get("zh")',
        'match language:\n    case "zh":\n        pass',
    ],
)
def test_a_decision_by_the_code_would_be_seen(source: str) -> None:
    assert list(decisions(ast.parse(source)))


def test_a_ko_on_the_board_is_no_language() -> None:
    assert not list(decisions(ast.parse('KINDS = {"eye": 1, "ko": 2}')))


def test_no_other_module_decides_by_the_code_of_a_language() -> None:
    found = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*.py")
        if path != HOME and any(decisions(tree_of(path)))
    }
    assert found == EXEMPT.keys()


PLACES = (
    ('Literal["en", "zh", "ja", "ko"]', 'Literal["en", "zh", "ja", "ko", "ka"]'),
    (
        '"", "({})"),\n',
        '"", "({})"),\n    "ka": Writing("ქართული", "ka", *["·"] * 7, "[{}]"),\n',
    ),
    ("    ko: str\n", '    ko: str\n    ka: str = "ქ"\n'),
)
"""What a fifth language changes, all of it in one file; every text has the same word in it."""
FIFTH = """
import contextlib, io, json, sys
from importlib import import_module
import goref.core.base
from types import ModuleType

module = ModuleType("goref.core.base.language")
sys.modules[module.__name__] = goref.core.base.language = module
exec(sys.argv[1], module.__dict__)
main = import_module("goref.__main__").main
told = []
for line in json.loads(sys.argv[2]):
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        code = main([*line, "--lang", "ka"])
    told.append((code, out.getvalue()))
print(json.dumps(told))
"""
LINES = (
    ["score", str(BOWLS)],
    ["score", str(BOWLS), "--rules", "ming-qing"],
    ["score", str(BOWLS), "--rules", "chinese-2002"],
    ["compare", str(BOWLS)],
    ["arrange", str(BOWLS)],
    ["suggest", str(BOWLS)],
    ["check", str(BOWLS)],
    ["rules"],
    ["rules", "jpd-b"],
    ["-h"],
    ["score", "-h"],
    ["event", "list", "-h"],
    ["score", "--komi", "x"],
)


def test_a_fifth_language_speaks_everywhere() -> None:
    source = HOME.read_text(encoding="utf-8")
    for old, new in PLACES:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    ran = subprocess.run(
        [sys.executable, "-P", "-c", FIFTH, source, json.dumps(LINES)],
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    named = set(WORD.findall(BOWLS.read_text(encoding="utf-8")))
    for line, (code, told) in zip(LINES, json.loads(ran.stdout), strict=True):
        assert code == (2 if line[-1] == "x" else 0), (line, told)
        assert "ქ" in told, line
        assert "-h" in line or not english(told, *named), line


def test_goref_is_written_small_at_the_beginning_too() -> None:
    assert [capital(text) for text in ("goref的参考意见", "black", "黑", "")] == [
        "goref的参考意见",
        "Black",
        "黑",
        "",
    ]


def test_no_line_ends_between_a_number_and_its_unit() -> None:
    apart = LANGUAGES["en"].unbroken("Black wins by 3¾ zi, 2 open, A1 dead")
    assert apart == "Black wins by 3¾\u00a0zi, 2\u00a0open, A1\u00a0dead"
    assert LANGUAGES["ja"].unbroken("黒3目半勝ち") == "黒3目半勝ち"
