"""The rules on the stop of play of Ji Ping Dian, WMSG 2008 and Ikeda's proposals."""

from __future__ import annotations

from goref.core.base.frozen import replace
from goref.core.base.language import AnyText, Text
from goref.core.base.sources import (
    AS_IN_JPD,
    IKEDA_TERRITORY,
    JPD_ART_TEXT,
    JPD_MING_QING_TEXT,
    JPD_TEXT,
    LIVE_STONES_TEXT,
    WMSG_TEXT,
    cited,
    for_b,
)
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.rulesets.stops.stop_rules import PassRun, ResumeRule, StopRules


def jpd(article: str | Text) -> AnyText:
    """Returns the citation of an article of edition A, such as ``2.3``."""
    return cited(JPD_TEXT, article)


REFUSAL = jpd(Text("citations", "2.3(2)"))
FAILED_TALK = jpd(Text("citations", "2.3(3)"))
SUSPENSION = jpd(Text("citations", "5.1(1)"))
PLAYED_OUT = jpd(Text("citations", "5.1(3)"))
FOUR_STONES = jpd("5.3")

JPD_STOP = StopRules(
    source=jpd("5"),
    empties=(ActKind.PASS_STONE, ActKind.GIVE_UP),
    stop=PassRun(2, ActKind.GIVE_UP),
    closing=(StatementKind.AGREED, StatementKind.ALL_ALIVE),
    going_on=((StatementKind.DISAGREE, ResumeRule.PASS_STONES),),
    forced=4,
    refused=ActKind.PASS_STONE,
    cycle=StatementKind.NO_RESULT,
    articles=(
        ("stone", jpd(Text("citations", "2.3(1)"))),
        ("play-refuses", REFUSAL),
        ("stone-refuses", REFUSAL),
        ("stone-owed", FAILED_TALK),
        ("disagree-pass-stones", PLAYED_OUT),
        ("give-up-proposes", SUSPENSION),
        ("give-up-stops", SUSPENSION),
        ("agreed", jpd(Text("citations", "5.1(2)"))),
        ("all-alive", jpd("5.2")),
        ("stone-forces", FOUR_STONES),
        ("refusal-forces", FOUR_STONES),
        ("no-result-cycle", jpd("4.2")),
    ),
)

JPD_B_STOP = replace(
    JPD_STOP,
    source=for_b(JPD_STOP.source),
    articles=tuple((means, for_b(source)) for means, source in JPD_STOP.articles),
)

JPD_ART_STOP = StopRules(
    source=cited(JPD_ART_TEXT, "11"),
    empties=(ActKind.GIVE_UP,),
    stop=PassRun(2, ActKind.GIVE_UP),
    going_on=((StatementKind.DISAGREE, ResumeRule.TRIAL),),
    cycle=StatementKind.DRAW,
    articles=(
        ("agreed", cited(JPD_ART_TEXT, "12")),
        ("disagree-trial", cited(JPD_ART_TEXT, "14")),
        ("draw-cycle", cited(JPD_ART_TEXT, "8")),
    ),
)

LIVE_STONES_STOP = replace(
    JPD_STOP,
    source=cited(LIVE_STONES_TEXT, "14 to 23"),
    going_on=((StatementKind.DISAGREE, ResumeRule.IN_TURN),),
    forced=None,
    cycle=None,
    articles=(
        ("stone", AS_IN_JPD),
        ("play-refuses", AS_IN_JPD),
        ("stone-refuses", AS_IN_JPD),
        ("agreed", cited(LIVE_STONES_TEXT, "18 to 21")),
        ("all-alive", cited(LIVE_STONES_TEXT, "14")),
    ),
)

JPD_MING_QING_STOP = StopRules(
    source=JPD_MING_QING_TEXT,
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
)

WMSG_STOP = StopRules(
    source=cited(WMSG_TEXT, Text("citations", "end of play")),
    going_on=((StatementKind.RESUME, ResumeRule.IN_TURN),),
    resumptions=1,
)

IKEDA_STOP = StopRules(
    source=Text(
        "rule sets", "Ikeda Toshio, proposals Area I to III; agreement is left to custom"
    ),
)

IKEDA_AREA_3_STOP = replace(
    IKEDA_STOP,
    source=Text(
        "rule sets",
        "Ikeda Toshio, proposal Area III and its first example: the first pass of the game, "
        "which names the side that played last, is not one of those that end it",
    ),
    first_pass_apart=True,
)

IKEDA_SECOND_PHASE = StopRules(
    source=cited(IKEDA_TERRITORY, "I and II"),
    second_phase=True,
    equal_turns=True,
)
