"""What can go wrong: every code has a sentence in every language, and every sentence a use."""

from __future__ import annotations

import ast
import errno
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import goref
from goref.core.base.faults import SYSTEM, Fault, fault, fault_of, why
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.texts.faults.said import said, sentences, worded
from goref.core.texts.findings import say
from goref.io.engine.gtp import GtpError
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH, made_up
from tests.project import tree_of

SOURCE = Path(goref.__file__).parent
CARRIERS = {
    *("FileError", "EventFileError", "JournalError", "OpeningError", "SgfError"),
    *("DiagramError", "CaseFileError", "ListError", "XmlError", "EventError", "NetworkError"),
    *("ManualError", "TableError", "WrongUsageError", "UnusableError"),
}
"""What a user may see, and carries a fault."""
WITHOUT = {
    "goref/app/incidents/positions.py",
    "goref/app/photo/perspective.py",
    "goref/io/engine/gtp_answers.py",
    "goref/io/engine/programs.py",
    "goref/io/engine/gtp.py",
    "goref/io/sgf/marks.py",
}
"""Whose ValueErrors never come before a user's eyes: they are caught where they are raised."""


HANGUL = re.compile(r"[\uac00-\ud7a3]")
WIDE = re.compile(r"[，。、：；！？（）「」]")
"""Signs that Korean does not write."""


class Use(NamedTuple):
    """A fault that the code makes: where, its code (None: computed), and its parts."""

    place: str
    code: str
    parts: frozenset[str] | None


@cache
def trees(word: str = "") -> dict[str, ast.Module]:
    """The files of goref that have a word in them, read; those with ``fault(`` are read
    before the first test of any room, and are a fifth of all."""
    return {
        path.relative_to(SOURCE.parent).as_posix(): tree_of(path)
        for path in sorted(SOURCE.rglob("*.py"))
        if word in path.read_text(encoding="utf-8")
    }


def called(node: ast.AST) -> str:
    """The name of what a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def uses() -> Iterator[Use]:
    """Every call of ``fault`` whose code can be read off."""
    for name, tree in trees("fault(").items():
        for node in ast.walk(tree):
            if called(node) != "fault" or not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Attribute):  # a row's, which has the cell's place
                continue
            told = {word.arg for word in node.keywords}
            parts = None if None in told else frozenset(filter(None, told))
            place = f"{name}:{node.lineno}"
            for code in codes(node.args[0]) or [""]:
                yield Use(place, code, parts)


def codes(node: ast.AST) -> list[str]:
    """The codes an expression may come to, where it says them."""
    match node:
        case ast.Constant(value=str(code)):
            return [code]
        case ast.IfExp(body=one, orelse=other):
            return codes(one) + codes(other)
    return []


def places_of(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def every_string() -> set[str]:
    return {
        node.value
        for name, tree in trees().items()
        if "core/texts/faults/said" not in name
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_code_stands_in_two_tables() -> None:
    keys = [
        key.value
        for name, tree in trees().items()
        if "core/texts/faults/" in name
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    ]
    assert len(keys) == len(set(keys)) == len(sentences())


@pytest.mark.parametrize("use", [u for u in uses() if u.code], ids=lambda use: f"{use.code}")
def test_every_fault_has_a_sentence_and_its_parts(use: Use) -> None:
    assert use.code in sentences(), f"{use.place}: no sentence in core/texts/faults"
    if use.parts is not None:
        assert use.parts == places_of(sentences()[use.code].en), use.place


def test_every_sentence_is_used() -> None:
    unused = set(sentences()) - every_string()
    assert not unused


def raised() -> Iterator[tuple[str, str, ast.expr]]:
    """Where, of what class, and with what every error is raised."""
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                yield f"{name}:{node.lineno}", called(node.exc), node.exc


def test_what_a_user_may_see_carries_a_fault() -> None:
    bare = []
    for place, class_, call in raised():
        assert isinstance(call, ast.Call)
        shown = class_ in CARRIERS or (
            class_ in ("ValueError", "FileNotFoundError", "PermissionError")
            and place.startswith(("goref/app/", "goref/io/"))
            and place.rpartition(":")[0] not in WITHOUT
        )
        if shown and (not call.args or plainly_text(call.args[0])):
            bare.append(place)
    assert not bare, "say these with fault(code, …) of goref.core.base.faults"


def plainly_text(node: ast.expr) -> bool:
    """Whether an expression is a text, which has one language only."""
    match node:
        case ast.Constant() | ast.JoinedStr() | ast.BinOp():
            return True
        case ast.Call():
            return called(node) in ("str", "one_line")
        case ast.IfExp(body=one, orelse=other):
            return plainly_text(one) or plainly_text(other)
    return False


def test_an_error_says_itself_in_each_language() -> None:
    error = OSError(fault("no-file", path="game.sgf"))
    assert said(error, EN) == "there is no file game.sgf"
    assert said(error, ZH) == "没有文件game.sgf"
    assert said(error, JA) == "ファイルgame.sgfがありません"
    assert said(error, KO) == "파일이 없습니다: game.sgf"
    assert fault_of(error) == fault("no-file", path="game.sgf")
    assert str(error) == "no-file (path=game.sgf)"


def test_a_part_may_be_a_fault_or_a_text() -> None:
    inner = fault("no-number", text="x")
    assert said(fault("on-line", line=3, problem=inner), ZH) == "第3行：“x”不是数"
    told = fault("in-file", file="a", problem=made_up("one", "一", "いち", "하나"))
    assert [said(told, language) for language in WRITTEN_OUT] == [
        "a: one",
        "a：一",
        "a：いち",
        "a: 하나",
    ]


def test_a_part_stays_on_its_line() -> None:
    told = fault("no-file", path="a\nb\x07c")
    assert said(told, EN) == "there is no file a b?c"
    assert str(told) == "no-file (path=a b?c)"


@pytest.mark.parametrize("name", SYSTEM)
def test_what_the_system_says_has_words(name: str) -> None:
    number = getattr(errno, name, None)
    if number is None:
        pytest.skip("not on this system")
    error = OSError(number, "what the system says")
    assert len({said(error, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert said(error, EN) == sentences()[SYSTEM[name]].in_(EN)
    assert isinstance(why(error), Fault)


def test_what_the_system_seldom_says_is_passed_on() -> None:
    error = OSError(errno.EPIPE, "Broken pipe")
    assert why(error) == "Broken pipe"
    assert [said(error, language) for language in LANGUAGES] == ["Broken pipe"] * len(LANGUAGES)
    assert said(ValueError("plain"), JA) == "plain"


def test_a_file_that_another_program_holds() -> None:
    error = PermissionError(errno.EACCES, "denied")
    assert said(error, ZH) == "没有权限"
    error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
    assert said(error, ZH) == "正由其他程序使用"


def test_a_network_of_windows_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    error = FileNotFoundError(errno.ENOENT, "not there")
    error.winerror = 53  # type: ignore[attr-defined, unused-ignore]
    assert why(error) == fault("out-of-reach")
    monkeypatch.setitem(errno.errorcode, 10060, "WSAETIMEDOUT")
    assert why(TimeoutError(10060, "Unknown error")) == fault("out-of-reach")


def test_words_kept_as_text() -> None:
    kept = worded(ValueError(fault("no-number", text="x")))
    finding = found("game-skipped", Level.CHECK, game=2, reason=kept)
    assert json.loads(json.dumps(finding.args[1][1])) == kept == "not a number: 'x'"
    assert finding == found(
        "game-skipped", Level.CHECK, game=2, reason=str(kept.encode(), "utf-8")
    )
    assert "“x”不是数" in say(finding, grid(9), ZH)
    assert say(finding, grid(9), KO) == (
        "대국 2: 읽을 수 없어 건너뛰었습니다. “x”: 수가 아닙니다"
    )
    assert kept in say(finding, grid(9), EN)
    assert worded(ValueError("plain")) == "plain"


def test_errors_with_words_of_their_own() -> None:
    error = GtpError("unreadable", "GNU Go", "name", "?")
    told = {said(error, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    for outer in (ValueError(why(error)), fault("in-file", file="a", problem=why(error))):
        assert all(said(error, language) in said(outer, language) for language in LANGUAGES)
