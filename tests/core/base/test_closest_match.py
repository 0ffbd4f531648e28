"""What was meant by a name that there is not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from goref.core.base.closest_match import closest_match

COMMANDS = ("score", "suggest", "compare", "arrange", "event")
OPTIONS = (
    "-h",
    "--help",
    "-o",
    "--out",
    "--prisoners",
    "--pass-stones",
    "--play-out",
    "--plays",
)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("scroe", "score"),
        ("SCORE", "score"),
        ("evnet", "event"),
        ("sugg", "suggest"),
        ("ar", "arrange"),
        ("a", ""),
        ("", ""),
        ("xyz", ""),
    ],
)
def test_a_name_is_known_by_its_letters_or_its_beginning(word: str, meant: str) -> None:
    assert closest_match(word, COMMANDS) == meant


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("--prisonres", "--prisoners"),
        ("--pass", "--pass-stones"),
        ("--play", "--plays"),
        ("--ou", "--out"),
        ("-out", "--out"),
        ("--nonsense", ""),
        ("--", ""),
    ],
)
def test_the_dashes_of_options_make_none_alike(word: str, meant: str) -> None:
    assert closest_match(word, OPTIONS) == meant


def test_who_mistypes_nothing_pays_nothing() -> None:
    code = (
        "import sys; import goref.__main__; "
        "import goref.core.rulesets.table; sys.exit('difflib' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-P", "-c", code]).returncode == 0
