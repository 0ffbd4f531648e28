"""What files and the command line call the facts of a game."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.case.facts import RequiredFact

OPTIONS = {
    "komi": "--komi",
    "handicap": "--handicap",
    "began": "--first",
    "first_pass": "--first-pass",
    "last_play": "--last-play",
    "prisoners": "--prisoners",
    "plays": "--plays",
    "pass_stones": "--pass-stones",
    "end": "--end",
    "bowls": "--bowls",
    "granted_first": "--granted-first",
    "played_for": "--played-for",
}
"""The option that states an answer, by the answer's name; so it is called in files too."""
ANSWERS = {option: answer for answer, option in OPTIONS.items()}


def names_of(needs: Iterable[RequiredFact]) -> list[str]:
    """What missing facts are called; the record has no option."""
    return [OPTIONS.get(need.value, need.value) for need in needs]
