"""The rules on the stop of play of the Chinese rule sets, old and new, and related ones."""

from __future__ import annotations

from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.base.sources import (
    BEFORE_2002,
    CHINA_2002,
    CHINA_END,
    NO_PASS_TEXT,
    NO_WORD_ON_CYCLES,
    ZHANG_XU,
    ZHAO_ZHIYUN,
    cited,
)
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.rulesets.stops.stop_rules import GameEnding, PassRun, StopRules

CHINESE_STOP = StopRules(
    source=CHINA_END,
    by_agreement=True,
    cycle=StatementKind.NO_RESULT,
    articles=(("no-result-cycle", BEFORE_2002),),
)
CHINESE_2002_STOP = replace(
    CHINESE_STOP, articles=(("no-result-cycle", cited(CHINA_2002, "20")),)
)

CHINESE_1964_STOP = replace(CHINESE_STOP, cycle=None, articles=())
"""The stop under the rules of 1964, for which no source on endless cycles is known."""

TANG_SONG_STOP = StopRules(
    source=cited(ZHAO_ZHIYUN, "1"),
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
    equal_turns=True,
    cycle=StatementKind.NO_RESULT,
)

MING_QING_STOP = StopRules(
    source=cited(ZHAO_ZHIYUN, "2"),
    stop=None,
    by_agreement=True,
    dame_filled=True,
    cycle=StatementKind.NO_RESULT,
    articles=(("no-result-cycle", NO_WORD_ON_CYCLES),),
)

MODERN_1920_STOP = replace(MING_QING_STOP, source=cited(ZHAO_ZHIYUN, "3"))

THREE_MUTUAL = PassRun(6, ActKind.PASS_STONE)
"""Each side in turn hands over a stone, three times in a row."""

TINGDAO_STOP = StopRules(
    source=cited(ZHANG_XU, "2, 6 and 7"),
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
    equal_turns=True,
    end=THREE_MUTUAL,
    end_is=GameEnding.FULL,
)

SATURATION_STOP = replace(TINGDAO_STOP, source=cited(ZHANG_XU, "2 to 4"))

NO_PASS_STOP = StopRules(
    source=NO_PASS_TEXT,
    empties=(),
    stop=None,
    going_on=(),
    closing=(),
    must_play=True,
)

SUNJANG_STOP = StopRules(
    source=Text(
        "rule sets", "Traditional Korean practice: all plays are made, then both agree"
    ),
    stop=None,
    by_agreement=True,
)
