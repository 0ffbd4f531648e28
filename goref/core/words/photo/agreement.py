"""Whether a photographed board is that of a record, in sentences."""

from __future__ import annotations

from goref.core.base.language import Text

AGREES = {
    "wholly": Text(
        "The record agrees on all {points} points.",
        "与棋谱完全一致，共{points}点。",
        "棋譜と{points}点すべてで一致。",
    ),
    "partly": Text(
        "The record agrees on {count} of {points} points.",
        "{points}点中有{count}点与棋谱一致。",
        "{points}点のうち{count}点で棋譜と一致。",
    ),
    "earlier": Text(
        "This is not the record's last position but the one after turn {turn} of {turns}; "
        "{count} of {points} points agree.",
        "这不是棋谱的最后局面，而是第{turn}手后的局面（共{turns}手）；{points}点中有{count}点一致。",
        "棋譜の最後の局面ではなく、{turns}手のうち{turn}手目の後の局面。{points}点のうち{count}点で一致。",
    ),
    "nowhere": Text(
        "No moment of the record is like this board.",
        "棋谱中没有与此盘面相似的局面。",
        "棋譜にこの盤面に似た局面はない。",
    ),
}
"""Of the record as a whole."""
DIFFERS = {
    "moved": Text(
        "{point}: {side} lies on {read}.",
        "{point}：{side}子在{read}。",
        "{point}：{side}石が{read}にある。",
    ),
    "other": Text(
        "{point}: {read} lies there, {side} in the record.",
        "{point}：盘上为{read}，棋谱为{side}。",
        "{point}：盤上は{read}、棋譜は{side}。",
    ),
    "missing": Text(
        "{point}: {side} is missing.", "{point}：缺{side}子。", "{point}：{side}石がない。"
    ),
    "surplus": Text(
        "{point}: {side} is not in the record.",
        "{point}：棋谱中无此{side}子。",
        "{point}：この{side}石は棋譜にない。",
    ),
}
"""Of one stone."""
