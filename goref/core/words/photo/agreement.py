"""Whether a photographed board is that of a record, in sentences."""

from __future__ import annotations

from goref.core.base.language import Text

AGREES = {
    "wholly": Text(
        "The record agrees on all {points} points.",
        "与棋谱完全一致，共{points}点。",
        "棋譜と{points}点すべてで一致。",
        "기보와 {points}점 모두에서 일치합니다.",
    ),
    "partly": Text(
        "The record agrees on {count} of {points} points.",
        "{points}点中有{count}点与棋谱一致。",
        "{points}点のうち{count}点で棋譜と一致。",
        "기보와 {points}점 중 {count}점에서 일치합니다.",
    ),
    "earlier": Text(
        "This is not the record's last position but the one after turn {turn} of {turns}; "
        "{count} of {points} points agree.",
        "这不是棋谱的最后局面，而是第{turn}手后的局面（共{turns}手）；{points}点中有{count}点一致。",
        "棋譜の最後の局面ではなく、{turns}手のうち{turn}手目の後の局面。{points}点のうち{count}点で一致。",
        "기보의 마지막 국면이 아니라 {turns}수 중 {turn}수 뒤의 국면입니다. {points}점 중 {count}점이 일치합니다.",
    ),
    "nowhere": Text(
        "No moment of the record is like this board.",
        "棋谱中没有与此盘面相似的局面。",
        "棋譜にこの盤面に似た局面はない。",
        "기보에 이 바둑판과 비슷한 국면이 없습니다.",
    ),
}
"""Of the record as a whole."""
DIFFERS = {
    "moved": Text(
        "{point}: {side} lies on {read}.",
        "{point}：{side}子在{read}。",
        "{point}：{side}石が{read}にある。",
        "{point}: {side}돌이 {read}에 놓여 있습니다.",
    ),
    "other": Text(
        "{point}: {read} lies there, {side} in the record.",
        "{point}：盘上为{read}，棋谱为{side}。",
        "{point}：盤上は{read}、棋譜は{side}。",
        "{point}: 바둑판에는 {read}, 기보에는 {side}입니다.",
    ),
    "missing": Text(
        "{point}: {side} is missing.",
        "{point}：缺{side}子。",
        "{point}：{side}石がない。",
        "{point}: {side}돌이 없습니다.",
    ),
    "surplus": Text(
        "{point}: {side} is not in the record.",
        "{point}：棋谱中无此{side}子。",
        "{point}：この{side}石は棋譜にない。",
        "{point}: 이 {side}돌은 기보에 없습니다.",
    ),
}
"""Of one stone."""
