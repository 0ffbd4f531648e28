"""A fifth language is a row of the languages and a catalogue."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from goref.core.base import language as languages
from goref.core.base.frozen import replace
from goref.core.base.language import (
    ENGLISH,
    FORM,
    InWords,
    Language,
    Plural,
    Text,
    capital,
    own_words,
)
from tests.cli.english import WORD, english
from tests.cli.runs import BOWLS, ENVIRONMENT
from tests.languages import EN, JA, KO, LANGUAGES
from tests.project import tree_of

HOME = Path(languages.__file__)
PACKAGE = HOME.parents[2]
EXEMPT = {}
"""Modules that may decide by the code of a language, and why."""


class Reversed:
    """A catalogue that says everything backwards."""

    def find(self, context: str, source: str, /) -> str | None:
        return source[::-1] if context == "here" else None


BACKWARDS = Language("xx", Reversed())


def test_a_text_is_told_by_the_catalogue_of_the_language() -> None:
    assert Text("here", "abc").in_(BACKWARDS) == "cba"
    assert Text("here", "}n{ stones").in_(BACKWARDS, n=3) == "senots 3"
    assert Text("elsewhere", "abc").in_(BACKWARDS) == "abc", "a text that it has not"
    assert Text("here", "{n} stones").in_(ENGLISH, n=3) == "3 stones"


STONES = Plural("here", "{n} stone of {side}", "{n} stones of {side}", "n")


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, "0 stones of a"),
        (Fraction(1, 2), "1/2 stone of a"),
        (1, "1 stone of a"),
        (Fraction(3, 2), "3/2 stones of a"),
        (2, "2 stones of a"),
        (-1, "-1 stone of a"),
    ],
)
def test_english_has_one_form_up_to_one(number: Fraction, told: str) -> None:
    assert STONES.in_(ENGLISH, n=number, side="a") == told


class Three:
    """A catalogue of a language with three forms, of which it lacks one."""

    def find(self, context: str, source: str, /) -> str | None:
        forms = {f"{STONES.en}{FORM}0": "{n} kámen", f"{STONES.en}{FORM}1": "{n} kameny"}
        return forms.get(source)


def test_a_language_has_as_many_forms_as_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    def form(number: Fraction) -> int:
        return 0 if number == 1 else 1 if 1 < number < 5 else 2

    czech = replace(languages.LANGUAGES["en"], form=form)
    monkeypatch.setitem(languages.LANGUAGES, "cs", czech)
    language = Language("cs", Three())
    told = [STONES.in_(language, n=n, side="a") for n in (1, 3, 5)]
    assert told == ["1 kámen", "3 kameny", "5 stones of a"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_forms_that_the_language_uses(language: Language) -> None:
    used = {language.form(n) for n in (0, Fraction(1, 2), 1, Fraction(3, 2), 2, 5, 21)}
    said = "nplurals=2" if language == ENGLISH else ""
    if not said:
        path = Path(__file__).parents[3] / "resources" / "i18n" / f"{language}.po"
        said = path.read_text(encoding="utf-8").partition("\n\n")[0]
    assert f"nplurals={len(used)}" in said
    assert used == set(range(len(used)))


class Wrong:
    """A catalogue whose places are not those of the English."""

    def find(self, context: str, source: str, /) -> str | None:
        return "{nom} {" if FORM in source or "{" in source else None


@pytest.mark.parametrize(
    "text", [Text("here", "{n} stones"), Plural("here", "{n}", "{n} stones", "n")]
)
def test_a_translation_that_cannot_be_filled_is_told_in_english(text: Text | Plural) -> None:
    assert text.in_(Language("xx", Wrong()), n=3) == "3 stones"
    with pytest.raises(KeyError):
        Text("here", "{n} stones").in_(ENGLISH, count=3)


def test_what_a_function_tells_is_a_value() -> None:
    told = InWords(joined, ("a", 1))
    assert told == InWords(joined, ("a", 1)) != InWords(joined, ("a", 2))
    assert told.in_(ENGLISH) == "a1en"


def joined(text: str, number: int, language: Language) -> str:
    return f"{text}{number}{language}"


def test_what_a_file_says_in_languages_of_its_choice() -> None:
    words = own_words({JA: "大会", EN: "Event"})
    assert [words.in_(each) for each in (JA, ENGLISH, KO)] == ["大会", "Event", "大会"]


def test_an_aside_is_written_beside_something() -> None:
    assert all(writing.aside.format("x") != writing.aside for writing in LANGUAGES.values())


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
    assert found == set()


FIFTH = """
import contextlib, io, json, sys
from goref.core.base.language import LANGUAGES, LanguageFormat
KA = ("ქართული", "ka", "ka", "Georgian")
LANGUAGES["ka"] = LanguageFormat(*KA, lambda number: 0, *["·"] * 7, "[{}]", *["·"] * 3)
from goref.io.text.catalogue import Catalogue
Catalogue.find = lambda self, context, source: "ქ"
from goref.__main__ import main
told = []
for line in json.loads(sys.argv[1]):
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
    ran = subprocess.run(
        [sys.executable, "-P", "-c", FIFTH, json.dumps(LINES)],
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
