"""The stop under the Ji Ping Dian rules, WMSG 2008 and Ikeda's proposals."""

from __future__ import annotations

from dataclasses import replace

from goref.core.base.language import Text
from goref.core.base.sources import IKEDA_TERRITORY, WMSG_TEXT, cited, for_b
from goref.core.game.act_kinds import ActKind, Say
from goref.core.rulesets.stops.stop_rules import GoOn, Run, StopRules


def jpd(en: str, zh: str) -> Text:
    return Text(
        f"Ji Ping Dian A, article {en}",
        f"燕来《计枰点围棋规则》A版{zh}",
        f"燕来『計枰点囲碁規則』A版 第{en}条",
        f"옌라이 “계평점 바둑 규칙” A판 제{en}조",
    )


def art(en: str, zh: str, ja: str, ko: str) -> Text:
    return Text(
        f"Ji Ping Dian, art edition, article {en}",
        f"燕来《计枰点围棋规则》艺术版{zh}",
        f"燕来『計枰点囲碁規則』芸術版 {ja}",
        f"옌라이 “계평점 바둑 규칙” 예술판 {ko}",
    )


REFUSAL = jpd("2.3 (2)", "第2.3条2)")
FAILED_TALK = jpd("2.3 (3)", "第2.3条3)")
SUSPENSION = jpd("5.1 (1)", "第5.1条1)")
PLAYED_OUT = jpd("5.1 (3)", "第5.1条3)")
FOUR_STONES = jpd("5.3", "第5.3条（四虚终局）")

JPD_STOP = StopRules(
    source=jpd("5", "第五条"),
    empties=(ActKind.PASS_STONE, ActKind.GIVE_UP),
    stop=Run(2, ActKind.GIVE_UP),
    closing=(Say.AGREED, Say.ALL_ALIVE),
    going_on=((Say.DISAGREE, GoOn.PASS_STONES),),
    forced=4,
    refused=ActKind.PASS_STONE,
    cycle=Say.NO_RESULT,
    articles=(
        ("stone", jpd("2.3 (1)", "第2.3条1)")),
        ("play-refuses", REFUSAL),
        ("stone-refuses", REFUSAL),
        ("stone-owed", FAILED_TALK),
        ("disagree-pass-stones", PLAYED_OUT),
        ("give-up-proposes", SUSPENSION),
        ("give-up-stops", SUSPENSION),
        ("agreed", jpd("5.1 (2)", "第5.1条2)")),
        ("all-alive", jpd("5.2", "第5.2条（两弃终局）")),
        ("stone-forces", FOUR_STONES),
        ("refusal-forces", FOUR_STONES),
        ("no-result-cycle", jpd("4.2", "第4.2条")),
    ),
)

JPD_B_STOP = replace(
    JPD_STOP,
    source=for_b(JPD_STOP.source),
    articles=tuple((means, for_b(source)) for means, source in JPD_STOP.articles),
)

JPD_ART_STOP = StopRules(
    source=art("11", "第十一条", "第十一条", "제11조"),
    empties=(ActKind.GIVE_UP,),
    stop=Run(2, ActKind.GIVE_UP),
    going_on=((Say.DISAGREE, GoOn.TRIAL),),
    cycle=Say.DRAW,
    articles=(
        ("agreed", art("12", "第十二条", "第十二条", "제12조")),
        ("disagree-trial", art("14", "第十四条", "第十四条", "제14조")),
        ("draw-cycle", art("8", "第八条", "第八条", "제8조")),
    ),
)

JPD_MING_QING_STOP = StopRules(
    source=art("2, remark", "第二条说明", "第二条説明", "제2조 설명"),
    empties=(ActKind.PASS_STONE,),
    stop=None,
    by_agreement=True,
)

WMSG_STOP = StopRules(
    source=cited(WMSG_TEXT, "end of play", "终局", "終局", "종국"),
    going_on=((Say.RESUME, GoOn.IN_TURN),),
    resumptions=1,
)

IKEDA_STOP = StopRules(
    source=Text(
        "Ikeda Toshio, proposals Area I to III; agreement is left to custom",
        "池田敏雄试案，中国式I至III；商定死子从习惯",
        "池田敏雄試案、中国式I〜III。死石の合意は慣習による",
        "이케다 도시오 시안 중국식 I~III; 합의는 관습에 맡김",
    ),
)

IKEDA_SECOND_PHASE = StopRules(
    source=cited(IKEDA_TERRITORY, "I and II"),
    second_phase=True,
    equal_turns=True,
)
