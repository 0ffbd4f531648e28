"""Results in the form in which people type them and files hold them, for an event's tables."""

from __future__ import annotations

import re
import unicodedata
from functools import partial

from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.numbers import decimal
from goref.core.event.result import RE, Result, ResultBasis, Verdict, re_of
from goref.io.sgf.result import WrittenOutcome, read_result

WORDS = {
    Verdict.BLACK: ("black", "b", "黑胜", "黒勝", "黒勝ち", "黑勝", "흑승", "흑 승"),
    Verdict.WHITE: ("white", "w", "白胜", "白勝", "白勝ち", "백승", "백 승"),
    Verdict.DRAW: (
        *("draw", "jigo", "tie", "equal", "和棋", "和", "持碁", "ジゴ", "引き分け", "引分"),
        *("비김", "비겼음", "빅"),
    ),
    Verdict.BOTH_LOSE: (
        *("both-lose", "both lose"),
        *("双负", "双方负", "双方判负", "両負け", "両者負け", "양쪽 패배", "양패", "쌍방 패배"),
    ),
    Verdict.BOTH_WIN: (
        *("both-win", "both win", "双胜", "双方胜", "双方判胜", "両勝ち", "両者勝ち"),
        *("양쪽 승리", "쌍방 승리"),
    ),
    Verdict.NO_RESULT: (
        *("no-result", "no result", "void", "无胜负", "無勝負", "승부 없음", "무효"),
    ),
}
POINTS = re.compile(r"[0-9.,/⁄½]{1,5}\s*[-:–—−‐]\s*[0-9.,/⁄½]{1,5}")
"""Text that looks like points of two sides, as in ``1-0``."""
NUMBER = re.compile(
    r"[bw]\s*\+\s*(?!0+(?:[.,]0+)?(?![0-9.,\s/⁄]))"
    r"(?:[0-9]{1,3})?(?:[.,][0-9]{1,2}|\s*[0-9]\s*[/⁄]\s*[0-9])?"
    r"\s*(?:points?|pts?|p|moku|zi|stones?|routes?|[目子路点點집])?\.?",
    re.IGNORECASE,
)
"""A side's win by a number, in the form in which people type it.

The pattern is stricter than for records, so that a typing error such as ``B+1e3`` is refused.
"""
VULGAR = re.compile(r"(?<=[0-9])(?=[¼½¾])")
MOST = 400
"""A limit above any margin of a game, in points."""
OPEN = ("", "?", "-", "–", "unknown", "to-play", "to play", "未定", "未")


def word_of(result: Result) -> str:
    """Returns a word from which :func:`read_word` reads the result, without its reason."""
    won = result.verdict in (Verdict.BLACK, Verdict.WHITE)
    word = result.re if won else result.verdict.value
    return f"{word}!" if result.by_default and not word.endswith("F") else word


def read_word(
    text: str, *, default: bool = False, reason: str = "", basis: ResultBasis = ResultBasis.WORD
) -> Result | None:
    """Reads a result such as ``B+R``, ``W+3.5``, ``jigo`` or ``both-lose``.

    Args:
        default: True if the game was decided without play; ``!`` at the end or ``F`` has the
            same meaning.

    Returns:
        The result; None if the text states that the game is open.

    Raises ValueError if the text is not a result, does not name the winner, or gives a margin
    by default.
    """
    # ``3½`` would become 31⁄2.
    plain = unicodedata.normalize("NFKC", VULGAR.sub(" ", text)).strip()
    if plain.endswith("!"):
        plain, default = plain[:-1].strip(), True
    ended = partial(Result, basis=basis, by_default=default, reason=reason)
    lowered = plain.lower()
    if lowered in OPEN:
        return None
    for verdict, words in WORDS.items():
        if lowered in words or lowered == verdict.value:
            return ended(verdict, re_of(verdict, default))
    read = read_result(plain)
    if POINTS.fullmatch(plain):
        raise ValueError(fault("points-no-order", text=text))
    mistyped = re.match(r"[bw]\s*\+\s*[-0-9]", lowered) and not NUMBER.fullmatch(plain)
    wild = read.margin is not None and (read.margin >= MOST or 4 % read.margin.denominator)
    if read.unit_open and read.understood and not mistyped:
        raise ValueError(fault("result-unit", text=text))
    unread = not read.understood or read.unit_open or mistyped or wild
    if unread or read.outcome is WrittenOutcome.UNKNOWN:
        raise ValueError(fault("no-result-word", text=text))
    if read.outcome is WrittenOutcome.DRAW:
        return ended(Verdict.DRAW, RE[Verdict.DRAW])
    if read.outcome is WrittenOutcome.VOID:
        return ended(Verdict.NO_RESULT, "Void")
    assert read.winner is not None
    verdict = Verdict.BLACK if read.winner is Colour.BLACK else Verdict.WHITE
    default = default or read.reason == "F"
    margin = read.margin
    if margin is None:
        tail = "F" if default else read.reason
        return ended(verdict, f"{read.winner.letter}+{tail}", by_default=default)
    if default:
        raise ValueError(fault("default-no-margin", text=text))
    signed = margin if verdict is Verdict.BLACK else -margin
    return ended(verdict, f"{read.winner.letter}+{decimal(margin)}", margin=signed)
