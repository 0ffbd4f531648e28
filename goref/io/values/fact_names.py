"""The names of a game's facts in files and on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.case.facts import RequiredFact

OPTIONS = {
    "komi": "--komi",
    "handicap": "--handicap",
    "began": "--first",
    "first_pass": "--first-pass",
    "last_play": "--last-play",
    "last_dame": "--last-dame",
    "last_competitive": "--last-competitive",
    "prisoners": "--prisoners",
    "plays": "--plays",
    "pass_stones": "--pass-stones",
    "end": "--end",
    "bowls": "--bowls",
    "granted_first": "--granted-first",
    "played_for": "--played-for",
}
"""The option that states an answer, by the answer's name; files use the same names."""
ANSWERS = {option: answer for answer, option in OPTIONS.items()}


def names_of(needs: Iterable[RequiredFact]) -> list[str]:
    """Returns the options that state missing facts; a fact without an option gives its name."""
    return [OPTIONS.get(need.value, need.value) for need in needs]
