"""The session in the README is run, and prints what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from goref.__main__ import main

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def sessions() -> list[tuple[str, str]]:
    """Returns the commands of the console blocks, each with the output printed under it."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            if command.startswith("goref "):
                found.append((command, output.strip()))
    return found


@pytest.mark.parametrize(("command", "output"), sessions())
def test_session(
    command: str,
    output: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(shlex.split(command)[1:]) == 0
    printed = [line.rstrip() for line in capsys.readouterr().out.strip().splitlines()]
    assert printed == [line.rstrip() for line in output.splitlines()]


def test_the_readme_shows_a_session_and_a_picture() -> None:
    assert len(sessions()) >= 1
    (picture,) = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert [*(ROOT / "resources" / "screenshots").iterdir()] == [ROOT / picture]


def test_the_readme_is_a_page() -> None:
    assert README.count("\n") <= 100
    assert len(README.encode()) <= 6 * 1024


def test_the_two_commands_exist() -> None:
    for command in ("bash packaging/run", "bash packaging/test"):
        assert command in README
        assert (ROOT / command.split()[1]).is_file()
