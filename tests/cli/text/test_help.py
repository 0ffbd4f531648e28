"""Help and complaints in Chinese and Japanese, and which language is chosen."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.cli.commands import ACTIONS, COMMANDS, OVERVIEW
from goref.cli.text import options
from goref.cli.text.complaints import SAID
from goref.cli.text.language import usual, wanted
from goref.cli.text.progress import bar
from goref.cli.text.terminal import width
from goref.cli.text.wrapping import CLOSING, OPENING, wrapped
from goref.core.base.language import Language
from goref.core.sharing.roles import ROLES
from goref.io.text.catalogue import languages
from tests.cli.english import OTHERS, english
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, Goref
from tests.languages import EN, JA, KO, LANGUAGES, ZH
from tests.pseudo import PSEUDO


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


WRONG = (
    ["score"],
    ["score", "/nowhere/x.sgf"],
    ["score", "/"],
    ["score", ""],
    ["score", BOWLS, "--rules", "nothing"],
    ["score", BOWLS, "--rules", "cangjie"],
    ["score", BOWLS, "--komi", "x"],
    ["score", BOWLS, "--komi", "1e9"],
    ["score", BOWLS, "--komi", "0.12345"],
    ["score", BOWLS, "--komi"],
    ["score", BOWLS, "--handicap", "-1"],
    ["score", BOWLS, "--handicap", "99999"],
    ["score", BOWLS, "--first", "x"],
    ["score", BOWLS, "--last-play", "x"],
    ["score", BOWLS, "--end", "x"],
    ["score", BOWLS, "--prisoners", "x"],
    ["score", BOWLS, "--prisoners", "B=1"],
    ["score", BOWLS, "--game", "0"],
    ["score", BOWLS, "--game", "7"],
    ["score", BOWLS, "--dead", "x"],
    ["score", BOWLS, "--dead", "Z99"],
    ["score", BOWLS, "--dead", ","],
    ["score", BOWLS, "--claim", "x"],
    ["score", BOWLS, "--claim", "x:y:z"],
    ["score", BOWLS, "--claim", "eye:x:D4"],
    ["score", BOWLS, "--claim", "eye:-:D4"],
    ["score", BOWLS, "--claim", "dame:B:D4"],
    ["score", BOWLS, "--json=1"],
    ["score", BOWLS, "--xyz"],
    ["arrange", BOWLS, "--count", "x"],
    ["compare", BOWLS, "--csv", BOWLS],
    ["suggest", BOWLS, "--limit", "0"],
    ["batch", "/nowhere", "--rules", "ing", "--csv", "x", "--jobs", "0"],
    ["verify", BOWLS],
    ["event"],
    ["event", "dance"],
    ["event", "set", "e", "1"],
    ["event", "set", "e", "1/1"],
    ["event", "set", "e", "1/1", "--dispute", "--reopen"],
    ["event", "set", "e", "1/1", "--default"],
    ["event", "new", "e", "--name", "n", "--begins", "x"],
    ["event", "new", "e", "--name", "n", "--bye", "x"],
    ["event", "export", "e", "--as", "csv", "--out", "o", "--source", "s"],
    ["gui", ""],
    ["gui", "--xyz"],
    ["dance"],
)
GIVEN = {
    ZH,
    JA,
    KO,
    "opengotha",
    "pairgoth",
    "aga",
    "nothing",
    "xyz",
    "dance",
    "xx",
    "FILE",
    "EVENT",
    "ROUND",
    "TABLE",
    "ACTION",
    "eye",
}


@pytest.mark.parametrize("arguments", WRONG, ids=lambda line: " ".join(map(str, line))[:40])
def test_wrong_usage(goref: Goref, language: str, arguments: list[object]) -> None:
    ran = goref(*arguments, "--lang", language)
    assert ran.code in (2, 4)
    assert not english(ran.complaint, *GIVEN, *ACTIONS, *(kind for kind in KINDS))
    assert re.search("[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3⟦]", ran.complaint)


KINDS = ("territory", "sole-liberty", "nowhere")


def parsers(monkeypatch: pytest.MonkeyPatch) -> Iterator[options.Parser]:
    """The parser of every command and action, with all its options."""
    found: list[options.Parser] = []

    def keep(self: options.Parser, *_: object) -> argparse.Namespace:
        found.append(self)
        raise SystemExit

    monkeypatch.setattr(options.Parser, "parse_args", keep)
    for name, command in COMMANDS.items():
        for action in ("", *command.actions):
            arguments = [action] if action else []
            if name == "gui":
                arguments = ["--"]  # names alone are read without a parser
            with pytest.raises(SystemExit):
                command.function()(arguments)
    yield from found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != EN])
def test_every_text_of_the_help_has_its_words(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    texts = {"usage: ", OVERVIEW, *(command.summary for command in COMMANDS.values())}
    for parser in parsers(monkeypatch):
        texts.add(str(parser.description))
        texts |= {str(group.title) for group in parser._action_groups if group._group_actions}
        texts |= {a.help for a in parser._actions if a.help and a.help != argparse.SUPPRESS}
    same = {text for text in texts if language.words("help", text) == text}
    french = {"options"} if language == languages()["fr"] else set()
    assert same <= {"B+R, W+3.5, draw, both-lose, no-result"} | french


def test_what_is_for_measuring_alone_is_not_listed(goref: Goref) -> None:
    ran = goref("gui", "-h")
    assert "--help" in ran.out
    assert "--quit" not in ran.out


HELPED = [[c, "-h"] for c in COMMANDS] + [["event", a, "-h"] for a in ACTIONS] + [["-h"]]


@pytest.mark.parametrize("arguments", HELPED, ids=" ".join)
def test_help(
    goref: Goref, language: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ran = goref(*arguments, "--lang", language)
    assert ran.code == 0
    assert ran.err == ""
    usage = ran.out.partition("\n\n")[0]
    assert not english(ran.out.removeprefix(usage), *SHOWN, *ACTIONS, *COMMANDS)
    assert USAGE[language] in usage
    if language != PSEUDO:  # whose lines are longer than those that were laid out by hand
        assert max(map(width, ran.out.splitlines())) <= 88
    assert goref("--lang", language, *arguments).out == ran.out, "before the command too"


USAGE = {ZH: "用法：", JA: "使い方：", KO: "사용법: ", PSEUDO: "⟦úšáǵé: "}
SHOWN = {
    *("FILE", "COMMAND", "ACTION", "EVENT", "ROUND", "TABLE", "CASE", "PATH", "ID", "CMD"),
    *("HASH", "COPY", "IMAGE", "GAME", "JPEG", "PNG", "WebP", "TIFF", "BMP"),
    *("DIR", "PAGE", "PDF", "ADDRESS", "TIME", "NUMBER"),
    *("list", "show", "run", "check"),  # of goref cases
    *("SECONDS", "KIND", "COLOUR", "POINTS", "DAY", "TEXT", "REASON", "WHO", "NAME", "PLACE"),
    *("XML", "XLSX", "XX", "XXXX", "XXXX-XXXX-XXXX-XXXX", "XO", *LANGUAGES),
    *("RANK", "CRITERIA", "MMS", "SOSM", "SOSOSM", "players", "html"),
    *("pairings", "pairgoth", "opengotha", "macmahon", "csv", "egf", "aga"),
    *("here", "copy", "all"),  # of --clash
    *("PIN", "DIGITS", "server", "own", *ROLES),
    *("RESULT", "yes", "no", "eyes", "COURSE"),
}


def test_help_in_english_reads_none_of_the_others(tmp_path: Path) -> None:
    code = (
        "import sys; from goref.__main__ import main; from goref.io.text import catalogue; "
        "catalogue.table = None; main(['score', '-h']); "
        "sys.exit(any('texts.faults' in m for m in sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("usage: goref score")


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ({}, EN),
        ({"LANG": "zh_CN.UTF-8"}, ZH),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, EN),
        ({"LANG": "sv_SE.UTF-8"}, EN),
        ({"LANG": "C", "LC_MESSAGES": "ja"}, JA),
        ({"LANG": "zha_CN"}, EN),
    ],
)
def test_the_language_of_the_system(
    values: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    assert usual() == found
    assert wanted(["--lang", "nothing"]) == found
    assert wanted(["x", "--lang=JA"]) == "ja"
    assert wanted(["x", "--", "--lang", "ja"]) == found


def test_the_system_says_the_language_of_results_too(
    goref: Goref, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = goref("score", BOWLS, "--lang", "ja").out
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert goref("score", BOWLS).out == said
    assert goref("score", BOWLS, "--lang", "en").out != said


@pytest.mark.parametrize("stated", [["--lang", "zh"], []])
def test_a_complaint_of_a_process_of_its_own(stated: list[str], tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "score", str(tmp_path / "x.sgf"), *stated],
        env={**ENVIRONMENT, "LC_ALL": "", "LANG": "ja_JP.UTF-8", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 4
    assert ("没有文件" if stated else "がありません") in ran.stderr


def test_argparse_says_nothing_that_is_not_known(goref: Goref) -> None:
    """Each of its sentences is met once, or this Python says it otherwise."""
    told = "".join(goref(*line).err for line in WRONG)
    for pattern, code in SAID:
        if code not in ("one-of-arguments", "option-ambiguous", *SELDOM):
            assert re.search(pattern.replace(".*", ".*?"), told), code


SELDOM = ("values-expected", "value-most", "value-invalid")
"""Sentences for which no option of ours gives cause yet."""


def test_columns_stand_in_line(goref: Goref, language: str) -> None:
    """Where a table's second column begins, counted in columns of a terminal."""
    lines = goref("rules", "--lang", language).out.splitlines()
    rows = [line for line in lines if line.startswith("  ")]
    gaps = [re.search(r"(?<=\S) {2,}(?=\S)", line[2:]) for line in rows]
    begins = {width(row[: 2 + gap.end()]) for row, gap in zip(rows, gaps, strict=True) if gap}
    assert len(begins) == 1


@pytest.mark.parametrize("columns", [10, 24, 40])
def test_wide_text_is_wrapped(columns: int) -> None:
    text = "按一种规则计算文件（.sgf、.goref）中的每一局；プレーヤーを「取り込む」。 The end"
    lines = wrapped(text, columns)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width(line) <= columns + 8 for line in lines)
    assert not any(line[0] in CLOSING or line[-1] in OPENING for line in lines)


def test_progress_in_each_language() -> None:
    assert [bar(1, 2, one).partition("%  ")[2] for one in (EN, *OTHERS)] == [
        "files: 1 of 2",
        "文件1/2",
        "ファイル1/2",
        "파일 2개 중 1개",
        "⟦ƒíĺéš: 1 óƒ 2········⟧",
    ]
