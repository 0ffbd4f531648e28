"""The man pages and the completions: as they are made, whole, and working in real shells."""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from goref.cli.commands import ACTIONS, COMMANDS, OF_CASES
from goref.core.rulesets.table import RULESETS
from tests.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
SHELL = ROOT / "packaging" / "shell"
COMPLETIONS = {"bash": "goref.bash", "zsh": "_goref", "fish": "goref.fish"}
PAGES = [f"goref.{language}.1" for language in LANGUAGES]
WITHOUT = """
import socket, sys
def refused(*_, **__):
    raise OSError("no network")
socket.socket.connect = socket.getaddrinfo = refused
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
import runpy
sys.path.insert(0, sys.argv[1])
sys.argv[1:] = sys.argv[2:]
runpy.run_path(sys.path[0] + "/make.py", run_name="__main__")
"""


ANOTHER = """
from tests.languages import MADE_UP, language, languages
language.LANGUAGES["ka"] = MADE_UP
languages.cache_clear()
"""

ANOTHER_COMMAND = """
from tests.cli import made_up
made_up.add()
"""


def tree() -> ModuleType:
    """``packaging/shell/tree.py``."""
    spec = importlib.util.spec_from_file_location("tree", SHELL / "tree.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def every_option() -> dict[str, set[str]]:
    """Returns, for every command, the options that its help lists."""
    return {
        command.name: {
            name
            for action in command.parser._actions
            if action.help != argparse.SUPPRESS
            for name in action.option_strings
        }
        for command in tree().every_command()
    }


# What is kept is what would be made


def made(folder: Path, before: str = "") -> set[str]:
    """Returns the names of the files that the tool makes in a folder.

    Args:
        before: Python code to run first.
    """
    ran = subprocess.run(
        [sys.executable, "-P", "-c", before + WITHOUT, str(SHELL), str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    return {path.name for path in folder.iterdir()}


def test_they_are_as_they_would_be_made_now(tmp_path: Path) -> None:
    shtab = pytest.importorskip("shtab", reason="shtab is in the extra 'test'")
    wanted = re.search(r'"shtab==([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert wanted is not None
    if shtab.__version__ != wanted[1]:
        pytest.skip(f"another shtab makes them otherwise: {shtab.__version__}")
    names = made(tmp_path)
    assert names == {*COMPLETIONS.values(), *PAGES}
    for name in sorted(names):
        same = (tmp_path / name).read_bytes() == (SHELL / name).read_bytes()
        assert same, f"{name}: .venv/bin/python packaging/shell/make.py, and commit it"


def test_another_language_has_its_page_and_is_completed(tmp_path: Path) -> None:
    pytest.importorskip("shtab", reason="shtab is in the extra 'test'")
    assert "goref.ka.1" in made(tmp_path, ANOTHER)
    last = [code for code in LANGUAGES if code != "ka"][-1]
    for name in COMPLETIONS.values():
        completed = (tmp_path / name).read_text("utf-8")
        assert re.search(rf"{last}['\"]? ['\"]?ka\b", completed)


def test_a_command_is_declared_by_one_entry(tmp_path: Path) -> None:
    """Its help and its run are seen by tests/cli/test_commands.py."""
    pytest.importorskip("shtab", reason="shtab is in the extra 'test'")
    made(tmp_path, ANOTHER_COMMAND)
    page = (tmp_path / "goref.en.1").read_text("utf-8")
    assert r".SS \fBgoref dance\fR \fIFILE\fR" in page
    assert "\\fB\\-\\-pirouettes\\fR \\fIN\\fR\nhow many turns" in page
    for name in COMPLETIONS.values():
        told = (tmp_path / name).read_text("utf-8")
        assert "dance" in told
        assert "pirouettes" in told


def test_every_command_is_in_the_tree() -> None:
    assert [one.name for one in tree().every_command() if " " not in one.name] == [*COMMANDS]
    actions = [one.name for one in tree().every_command() if " " in one.name]
    of_cases = [f"cases {action}" for action in OF_CASES]
    assert actions == [f"event {action}" for action in ACTIONS] + of_cases


@pytest.mark.parametrize("name", PAGES)
def test_a_page_names_every_command_and_option(name: str) -> None:
    text = (SHELL / name).read_text("utf-8").replace("\\-", "-")
    for command, told in every_option().items():
        assert f".SS \\fBgoref {command}\\fR" in text
        for option in told:
            assert f"\\fB{option}\\fR" in text, option
    assert "--quit-when-shown" not in text
    assert not re.search(r"[^\x00-\x7f]", text) or name != PAGES[0]


@pytest.mark.parametrize("shell", COMPLETIONS)
def test_a_completion_names_every_command_and_option(shell: str) -> None:
    text = (SHELL / COMPLETIONS[shell]).read_text("utf-8")
    for command, told in every_option().items():
        words = command.split()
        assert words[-1] in text
        for option in told - {"-h"}:
            plain = option.lstrip("-") if shell == "fish" else option
            assert re.search(rf"(?<![\w-]){re.escape(plain)}(?![\w-])", text), (command, option)
    assert all(rules in text for rules in RULESETS)
    assert "--quit-when-shown" not in text
    assert str(Path.home()) not in text


# In the shells themselves

TYPED = [
    ("goref sco", {"score"}),
    ("goref event st", {"standings"}),
    ("goref event set cup 1/1 --fr", {"--from-case"}),
    ("goref score --rules japan", {"japanese"}),
    ("goref batch --rules as", {"as-recorded"}),
    ("goref score ga", {"game.sgf"}),
    ("goref sheet game.sgf ca", {"case.goref"}),
    ("goref score game.sgf --first-pass ", {"B", "W", "none"}),
    ("goref event list cup --state ", {"to-play", "in-dispute", "decided"}),
    ("goref --lang zh arr", {"arrange"}),
    ("goref ga", {"game.sgf"}),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("game.sgf", "case.goref"):
        (tmp_path / name).touch()
    return tmp_path


def run_in(shell: str, script: str, folder: Path, *arguments: str) -> list[str]:
    """Returns the lines that a shell script prints; fails if it writes anything to stderr."""
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    ran = subprocess.run(
        [shell, "-c", script, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config")},
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.splitlines()


BASH = r"""
source "$1"
read -ra COMP_WORDS <<<"$2"
[[ $2 == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2 COMP_POINT=${#2}
complete=$(complete -p goref | sed 's/.*-F \([^ ]*\).*/\1/')
"$complete" goref "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
[[ ${#COMPREPLY[@]} -gt 0 ]] || [[ $(complete -p goref) != *'-o default'* ]] ||
  mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[-1]}")
printf '%s\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(("line", "offered"), TYPED, ids=[line for line, _ in TYPED])
def test_bash(folder: Path, line: str, offered: set[str]) -> None:
    assert set(run_in("bash", BASH, folder, "bash", str(SHELL / "goref.bash"), line)) == offered


@pytest.mark.parametrize(("line", "offered"), TYPED, ids=[line for line, _ in TYPED])
def test_fish(folder: Path, line: str, offered: set[str]) -> None:
    script = f"source '{SHELL / 'goref.fish'}'; complete -C '{line}'"
    found = run_in("fish", script, folder)
    assert {each.partition("\t")[0] for each in found} == offered


ZSH = r"""
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PROMPT=; fpath=('$1' \$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w z "LISTMAX=9999; stty columns 200; print RE''ADY"
while zpty -r z line; do [[ $line == *READY* ]] && break; done
zpty -w z "$2"$'\t\C-a: \C-e; print END'
while zpty -r z line; do
  print -r -- "$line"
  [[ $line == *$'\n'END* || $line == END* ]] && break
done
"""


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("goref sco", "goref score"),
        ("goref event st", "goref event standings"),
        ("goref score --rules japan", "goref score --rules japanese"),
        ("goref sheet game.sgf ca", "goref sheet game.sgf case.goref"),
        ("goref ga", "goref game.sgf"),
    ],
)
def test_zsh(folder: Path, line: str, whole: str) -> None:
    shown = "\n".join(run_in("zsh", ZSH, folder, "zsh", str(SHELL), line))
    assert whole in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", shown)


@pytest.mark.parametrize("name", PAGES)
def test_man_shows_the_page_without_a_warning(name: str) -> None:
    if shutil.which("man") is None or not Path("/usr/bin/groff").exists():
        pytest.skip("there is no man")
    ran = subprocess.run(
        ["man", "--warnings", "-l", str(SHELL / name)],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANPAGER": "cat"},
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "goref score FILE" in ran.stdout
    assert "--as-it-stands" in ran.stdout
    assert "\\" not in ran.stdout
