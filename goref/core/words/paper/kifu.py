"""The wording of a game's numbered figures on paper."""

from __future__ import annotations

from goref.core.base.language import Text

FIGURE = Text("Figure {number}: {first}–{last}", "第{number}谱：{first}—{last}", "第{number}譜：{first}～{last}", "제{number}보: {first}–{last}")  # fmt: skip
WHOLE = Text(
    "Moves {first}–{last}", "第{first}—{last}手", "{first}～{last}手", "{first}–{last}수"
)
NO_MOVES = Text(
    "The record has no moves.", "棋谱没有着手。", "棋譜に着手がない。", "기보에 수가 없습니다."
)
PASSES = Text("pass: {numbers}", "停着：{numbers}", "パス：{numbers}", "패스: {numbers}")
UNPLAYED = Text(
    "no stone was put down: {numbers}",
    "未落子：{numbers}",
    "石を置いていない：{numbers}",
    "돌을 놓지 않음: {numbers}",
)
RECORDED = Text(
    "Result in the record: {result}",
    "棋谱所记结果：{result}",
    "棋譜の結果：{result}",
    "기보의 결과: {result}",
)
HANDICAP = Text("handicap {count}", "让{count}子", "置石{count}", "치석 {count}")
KOMI = Text("komi {komi}", "贴{komi}", "コミ{komi}", "덤 {komi}")
FOOT = Text("goref {version} · the moves as recorded", "goref {version} · 按棋谱所记", "goref {version} · 棋譜のとおり", "goref {version} · 기보에 적힌 대로의 수순")  # fmt: skip
