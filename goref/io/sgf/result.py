"""Results as records write them, in four languages, read into one form."""

from __future__ import annotations

import re
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from operator import attrgetter

from goref.core.base.colour import BLACK, Colour
from goref.core.base.frozen import frozen
from goref.core.game.record import RecordedResult
from goref.io.sgf.values import (
    WrittenNumber,
    WrittenUnit,
    is_chinese,
    is_garbled,
    plainly,
    read_quantity,
)


class WrittenOutcome(Enum):
    WIN = "win"
    DRAW = "draw"
    VOID = "void"
    """The game has no result, was suspended or not played, or both sides lost."""
    UNKNOWN = "unknown"


@frozen
class WrittenResult:
    """The parsed form of a result in a record.

    Attributes:
        winner: the winner; None unless the outcome is ``WIN``.
        margin: in points, if the result was counted and its unit is known; else None.
        reason: ``R`` resignation, ``T`` time, ``F`` forfeit, or empty.
        number: the margin's number as written; None if there is none.
        unit: the margin's unit: written, or concluded from the rules (zi); None otherwise.
        unit_open: True if the unit of the number cannot be known; ``margin`` is then None.
        understood: False if a part of the text could not be read.
    """

    outcome: WrittenOutcome
    winner: Colour | None = None
    margin: Fraction | None = None
    reason: str = ""
    number: Fraction | None = None
    unit: WrittenUnit | None = None
    unit_open: bool = False
    understood: bool = True

    @property
    def in_zi(self) -> bool:
        """True if the number is in zi, by its word or because it ends in a quarter."""
        return self.unit is WrittenUnit.ZI or (
            self.number is not None and self.number.denominator == 4
        )

    @property
    def told(self) -> RecordedResult | None:
        """The result in the form of the game's record; None if there is no known result."""
        if self.outcome is WrittenOutcome.DRAW:
            return RecordedResult(0, Fraction(0))
        if self.outcome is WrittenOutcome.VOID:
            return RecordedResult(0, None, by_count=False)
        if self.winner is None:
            return None
        side = 1 if self.winner is BLACK else -1
        margin = None if self.margin is None else side * self.margin
        return RecordedResult(side, margin, by_count=not self.reason)

    @property
    def meaning(self) -> object:
        """A value that is equal for results with the same meaning."""
        return MEANING(self)

    def says_as(self, other: WrittenResult) -> bool:
        """Returns whether two results mean the same, even if their wording differs."""
        return self.meaning == other.meaning


MEANING = attrgetter("outcome", "winner", "margin", "reason", "unit_open")


LONGEST = 200  # the most characters of a result that are read

# Korean 무승부 means a draw or no result; it is left unread.
# Patterns are texts: most results need few of them, and each is compiled on first use.
DRAWS = (
    r"0(?:\.0*)?|draw(?:n)?|tie|jigo|j|.*(?:和棋|平局|持碁|持棋|和局|引き?分け?|비김|화국|빅).*"
    r"|[bw]\+0(?:\.0+)?"
)
VOIDS = (
    r"(?:void|no[ -]?result|annulled|unfinished|suspended|adjourned|abandoned"
    r"|both[ -]?(?:lost|lose)|not[ -]?played|unplayed|cancell?ed)\b.*"
    r"|.*(?:無勝負|无胜负|無胜负|双负|雙負|双方判?负|双方敗|両者負け|両負け|两败"
    r"|打掛|打ち掛け|打挂|未完|무효).*"
)
UNKNOWNS = r"\?+|unknown|不明|未知|-+"
WESTERN = (
    r"(?s:(?P<who>b|w|black|white)\b\s*"
    r"(?P<verb>\+|wins?\b|won\b|lost\b|loses\b|by\b|resigns\b|resigned\b)\s*(?P<rest>.*))"
)
SIDES = r"(?P<black>黑|黒|흑|black|执黑)|(?P<white>白|백|white)"
LOST = r"负|負|败|敗|认输|認輸|投了|投降|패"
WON = r"胜|勝|승|赢|贏|中押|wins?|won|不计点|不計點"
REASONS = (
    ("R", (r"中盘|中盤|中押|认输|認輸|投了|投子|投降|不计败|불계|resign")),
    ("T", (r"超时|超時|时间|時間|시간|\btime\b|timeout")),
    (
        "F",
        (r"弃权|棄權|棄権|反则|反則|不戦|不战|不戰|犯规|犯規|判|기권|반칙|forfeit"),
    ),
)
WESTERN_REASONS = (
    ("R", (r"(?:r|res|resign(?:s|ed|ation)?)(?![a-z])")),
    ("T", (r"(?:t|time(?:out)?|overtime)(?![a-z])")),
    ("F", (r"(?:f|forf|forfeit(?:s|ed|ure)?|w\.?o|walk-?over|bye|default|illegal"
                     r"|penalty|disqualif\w+|no[ -]?show|referee)(?![a-z])")),
)  # fmt: skip


@lru_cache(maxsize=256)  # called repeatedly for a record, and few results are rare
def read_result(text: str, rules: str = "", *, zi: bool = False) -> WrittenResult:
    """Reads a result such as ``B+3.5``, ``W+Resign``, ``黑胜3/4子`` or ``白中押し勝ち``.

    Args:
        rules: the rule set as written; a number ending in a quarter is zi under Chinese rules,
            and of unknown unit under any other.
        zi: True if something else in the record (its komi) is in zi.
    """
    plain = plainly(text[:LONGEST]).strip(" .。!")
    western = re.match(WESTERN, plain)
    if western is not None:
        return _western(western, rules, zi)
    if not plain or re.fullmatch(UNKNOWNS, plain):
        return WrittenResult(WrittenOutcome.UNKNOWN)
    if re.fullmatch(VOIDS, plain):
        return WrittenResult(WrittenOutcome.VOID)
    if re.fullmatch(DRAWS, plain):
        return WrittenResult(WrittenOutcome.DRAW, margin=Fraction(0))
    return _words(plain, rules, zi)


def _western(match: re.Match[str], rules: str, zi: bool) -> WrittenResult:
    winner = Colour.from_letter(match["who"][0])
    verb = match["verb"]
    rest = re.sub(r"^(?:by|on|through)\b\s*", "", match["rest"].strip()).rstrip(" .")
    if verb.startswith(("los", "resign")):
        winner = winner.other
        if verb.startswith("resign"):
            return WrittenResult(WrittenOutcome.WIN, winner, reason="R")
    rest = re.sub(r"^(?:by|on|through)\b\s*", "", rest)
    if not rest or rest == "?":
        return WrittenResult(WrittenOutcome.WIN, winner)
    for reason, pattern in () if rest[0].isdigit() else WESTERN_REASONS:
        if re.match(pattern, rest):
            return WrittenResult(WrittenOutcome.WIN, winner, reason=reason)
    quantity = None if is_garbled(rest) else read_quantity(rest)
    if quantity is None:
        words = _reason(rest)
        return WrittenResult(WrittenOutcome.WIN, winner, reason=words, understood=bool(words))
    return _counted(winner, quantity, rules, zi, words=False)


def _words(plain: str, rules: str, zi: bool) -> WrittenResult:
    side = re.search(SIDES, plain)
    won, lost = re.search(WON, plain), re.search(LOST, plain)
    verbs = [m for m in (won, lost) if m is not None]
    if side is None or not verbs:
        return WrittenResult(WrittenOutcome.UNKNOWN, understood=False)
    winner = Colour.BLACK if side.lastgroup == "black" else Colour.WHITE
    if lost is not None and (won is None or lost.start() < won.start()):
        winner = winner.other
    reason = _reason(plain)
    if reason:
        return WrittenResult(WrittenOutcome.WIN, winner, reason=reason)
    quantity = read_quantity(plain)
    if quantity is None:
        return WrittenResult(WrittenOutcome.WIN, winner)
    return _counted(winner, quantity, rules, zi, words=True)


def _reason(text: str) -> str:
    return next((reason for reason, pattern in REASONS if re.search(pattern, text)), "")


def _counted(
    winner: Colour, quantity: WrittenNumber, rules: str, zi: bool, *, words: bool
) -> WrittenResult:
    number, unit = quantity.number, quantity.unit
    if quantity.is_quarter and unit is WrittenUnit.POINTS:
        unit = None  # a quarter of a point does not exist, whatever word follows it
    if unit is None and quantity.is_quarter and (zi or is_chinese(rules)):
        unit = WrittenUnit.ZI
    # Without a unit the letters' form is in points; in words it may be either.
    if unit is None and (quantity.is_quarter or words):
        return WrittenResult(WrittenOutcome.WIN, winner, number=number, unit_open=True)
    margin = WrittenNumber(number, unit).points
    if not margin:
        return WrittenResult(WrittenOutcome.DRAW, margin=margin)
    return WrittenResult(WrittenOutcome.WIN, winner, margin, number=number, unit=unit)
