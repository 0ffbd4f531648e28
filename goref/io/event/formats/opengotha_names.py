"""OpenGotha's keys for the players of a game, and its words for results."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from goref.core.event.event import player_key
from goref.core.event.result import Result, ResultBasis, Verdict, re_of

VERDICTS = {
    "RESULT_WHITEWINS": Verdict.WHITE,
    "RESULT_BLACKWINS": Verdict.BLACK,
    "RESULT_EQUAL": Verdict.DRAW,
    "RESULT_BOTHLOSE": Verdict.BOTH_LOSE,
    "RESULT_BOTHWIN": Verdict.BOTH_WIN,
}
WORDS = {verdict: word for word, verdict in VERDICTS.items()}
SPELT = {"RESULT_BOTHLOOSE": "RESULT_BOTHLOSE"}
"""Pairgoth's spelling of a result, and OpenGotha's spelling of the same."""
UNKNOWN = "RESULT_UNKNOWN"
BY_DEFAULT = "_BYDEF"


class Keys:
    """Finds players by their keys in games."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._exact = {_key(key): key for key in keys}
        self._folded: dict[str, set[str]] = {}
        for key in self._exact.values():
            self._folded.setdefault(_folded(key), set()).add(key)

    def find(self, name: str) -> str | None:
        """Returns the key of the player with a name; None if no player, or more than one, fits.

        The name may lack accents, hyphens and the like.
        """
        found = self._exact.get(_key(name))
        if found is not None:
            return found
        near = self._folded.get(_folded(name), set()) if _folded(name) else set()
        return next(iter(near)) if len(near) == 1 else None


def _key(name: str) -> str:
    return player_key(name.strip())


def _folded(name: str) -> str:
    """Returns a name in the letters A to Z alone."""
    plain = unicodedata.normalize("NFKD", name.upper().replace("Ø", "O"))
    return "".join(sign for sign in plain if "A" <= sign <= "Z")


def read_word(word: str) -> Result | None:
    """Returns a result from OpenGotha's word; None for an unknown word."""
    by_default = word.endswith(BY_DEFAULT)
    plain = word.removesuffix(BY_DEFAULT)
    verdict = VERDICTS.get(SPELT.get(plain, plain))
    if verdict is None:
        return None
    return Result(
        verdict, re_of(verdict, by_default), ResultBasis.IMPORTED, by_default=by_default
    )


def write_word(result: Result) -> str | None:
    """Returns OpenGotha's word for a result; None if it has none."""
    word = WORDS.get(result.verdict)
    return None if word is None else word + BY_DEFAULT * result.by_default
