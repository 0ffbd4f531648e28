"""The stop under the Chinese rules, old and new, and their kin."""

from __future__ import annotations

from dataclasses import replace

from goref.core.base.language import Text
from goref.core.game.record import ActKind, Say
from goref.core.rulesets.stops.stop_rules import How, Run, StopRules


def zhao(part: int) -> Text:
    return Text(
        f"Zhao Zhiyun, part {part}",
        f"赵之云《中国围棋胜负计算法及其演变》第{part}部分",
        f"趙之雲『中国囲碁の勝負計算法とその変遷』第{part}部",
    )


def zhang(en: str, zh: str, ja: str) -> Text:
    return Text(
        f"Zhang Xu, sections {en}",
        f"章许《中国古代围棋规则探源》第{zh}节",
        f"章許『中国古代囲碁規則探源』第{ja}節",
    )


CHINESE_STOP = StopRules(
    source=Text(
        "Chinese competition rules on the end of the game; Lu Nan, part 2",
        "中国《围棋竞赛规则》终局条；路南《数子与计目》第2部分",
        "中国囲碁競技規則の終局条、路南『数子と計目』第2部",
    ),
    by_agreement=True,
    cycle=Say.NO_RESULT,
    articles=(
        (
            "no-result-cycle",
            Text(
                "Chinese competition rules 2002, article 20",
                "《中国围棋竞赛规则》2002年第20条",
                "中国囲碁競技規則2002年第20条",
            ),
        ),
    ),
)

CHINESE_1964_STOP = replace(CHINESE_STOP, cycle=None, articles=())
"""Nothing has come down of what the rules of 1964 said of endless cycles."""

TANG_SONG_STOP = StopRules(
    source=zhao(1),
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
    equal_turns=True,
    cycle=Say.NO_RESULT,
)

MING_QING_STOP = StopRules(
    source=zhao(2),
    stop=None,
    by_agreement=True,
    dame_filled=True,
    cycle=Say.NO_RESULT,
)

MODERN_1920_STOP = StopRules(
    source=zhao(3),
    stop=None,
    by_agreement=True,
    dame_filled=True,
    cycle=Say.NO_RESULT,
)

THREE_MUTUAL = Run(6, ActKind.PASS_STONE)
"""Three times in a row both hand a stone over."""

TINGDAO_STOP = StopRules(
    source=zhang("2, 6 and 7", "2、6、7", "2・6・7"),
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
    equal_turns=True,
    end=THREE_MUTUAL,
    end_is=How.FULL,
)

SATURATION_STOP = StopRules(
    source=zhang("2 to 4", "2至4", "2〜4"),
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
    equal_turns=True,
    end=THREE_MUTUAL,
    end_is=How.FULL,
)

NO_PASS_STOP = StopRules(
    source=Text(
        "No-pass Go; named by Zhang Xu, section 2.1",
        "不准虚手围棋；章许文第2.1节提及",
        "ノーパス碁。章許 第2.1節に名がある",
    ),
    empties=(),
    stop=None,
    going_on=(),
    closing=(),
    must_play=True,
)

SUNJANG_STOP = StopRules(
    source=Text(
        "Traditional Korean practice: all plays are made, then both agree",
        "朝鲜传统做法：着手下尽，双方同意终局",
        "朝鮮の伝統：すべて打ち終え、双方の合意で終局",
    ),
    stop=None,
    by_agreement=True,
)
