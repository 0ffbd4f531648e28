"""The Ji Ping Dian family (Yan Lai), WMSG 2008 and Ikeda Toshio's proposals."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.game.play_rules import End, Passes, PlayRules, Repetition, Suicide
from goref.core.rulesets.chinese import POSITIONAL
from goref.core.rulesets.ruleset import Count, Payment, Reckoning, RuleSet
from goref.core.rulesets.stops.jipingdian import (
    IKEDA_SECOND_PHASE,
    IKEDA_STOP,
    JPD_ART_STOP,
    JPD_B_STOP,
    JPD_MING_QING_STOP,
    JPD_STOP,
    WMSG_STOP,
)
from goref.core.rulesets.weights import ALL_LAND, AREA, SATURATED
from goref.core.ruling.quantity import Quantity

JPD_PLAY = PlayRules(Repetition.WITH_PASS_STONES, Suicide.GROUPS)
ALIVE_ENDS = frozenset({End.ALIVE, End.FORCED})
FOUR_COUNTS = (Count.EQUAL_STONES, Count.AREA, Count.FILL_IN, Count.EQUAL_SPACE)

YAN_LAI = Text(
    "Yan Lai, Ji Ping Dian rules {part}",
    "燕来《计枰点围棋规则》{part}",
    "燕来『計枰点囲碁規則』{part}",
    "옌라이(燕來), 계평점(計枰點) 바둑 규칙 {part}",
)
IKEDA_TEXT = Text(
    "Ikeda Toshio, proposal {part}",
    "池田敏雄试案 {part}",
    "池田敏雄 囲碁ルール試案 {part}",
    "이케다 도시오(池田敏雄), 시안 {part}",
)

one_for_both = partial(RuleSet, family="jipingdian", settles_handicap=False)
ikeda = partial(one_for_both, play=POSITIONAL, stop=IKEDA_STOP)

JPD_A = one_for_both(
    id="jpd-a",
    name=Text("Ji Ping Dian A", "计枰点规则 A 版", "計枰点ルール A 版", "계평점(計枰點) A판"),
    source=cited(YAN_LAI, "A, articles 5 to 7", "A 版第5至7条", "A 版第5〜7条", "A판 제5~7조"),
    weights=AREA,
    payments=(Payment.KOMI, Payment.FIRST_PASS_BY_BLACK),
    komi=Fraction("6.5"),
    play=JPD_PLAY,
    passes=Passes.GIVE_UPS,
    stop=JPD_STOP,
    voids_dead=ALIVE_ENDS,
    counts=FOUR_COUNTS,
    leaves_kos=True,
    laid_out=frozenset({Payment.FIRST_PASS_BY_BLACK}),
)
JPD_B = replace(
    JPD_A,
    id="jpd-b",
    name=Text("Ji Ping Dian B", "计枰点规则 B 版", "計枰点ルール B 版", "계평점(計枰點) B판"),
    source=cited(
        YAN_LAI,
        "A, note 1 on edition B",
        "A 版附注一（B 版）",
        "A 版注一（B 版）",
        "A판 주 1(B판)",
    ),
    payments=(Payment.KOMI,),
    komi=Fraction("7.5"),
    stop=JPD_B_STOP,
    laid_out=frozenset(),
)
JPD_ART = one_for_both(
    id="jpd-art",
    name=Text(
        "Ji Ping Dian, art edition",
        "计枰点规则艺术版",
        "計枰点ルール芸術版",
        "계평점(計枰點) 예술판",
    ),
    source=cited(
        YAN_LAI,
        "art edition, articles 10 to 17",
        "艺术版第10至17条",
        "芸術版第10〜17条",
        "예술판 제10~17조",
    ),
    reckoning=Reckoning.TERRITORY,
    weights=ALL_LAND,
    payments=(Payment.KOMI,),
    komi=Fraction("6.5"),
    passes=Passes.ALL_GIVE_UPS,
    stop=JPD_ART_STOP,
    counts=(Count.AVERAGED, Count.HALF, Count.FILL_IN),
    leaves_kos=True,
)
JPD_MING_QING = one_for_both(
    id="jpd-ming-qing",
    name=Text(
        "Ji Ping Dian, Ming–Qing edition",
        "计枰点规则明清版",
        "計枰点ルール明清版",
        "계평점(計枰點) 명청판",
    ),
    source=cited(
        YAN_LAI,
        "art edition, remark on article 2",
        "艺术版第2条说明",
        "芸術版第2条説明",
        "예술판 제2조 설명",
    ),
    reckoning=Reckoning.TERRITORY,
    weights={**ALL_LAND, Quantity.PASS_STONES: -1},
    payments=(Payment.KOMI,),
    komi=Fraction("6.5"),
    play=JPD_PLAY,
    passes=Passes.STONES,
    stop=JPD_MING_QING_STOP,
    counts=(Count.TERRITORY,),
    remarks=("jpd-ming-qing-one-sentence",),
)

WMSG = one_for_both(
    id="wmsg-2008",
    name=Text(
        "World Mind Sports Games 2008",
        "2008年世界智力运动会规则",
        "WMSG 2008 ルール",
        "세계 마인드 스포츠 게임 2008",
    ),
    source=Text(
        "Rules of Go of the World Mind Sports Games 2008",
        "2008年世界智力运动会围棋规则",
        "ワールドマインドスポーツゲームズ 2008 囲碁ルール",
        "세계 마인드 스포츠 게임 2008 바둑 규칙",
    ),
    weights=AREA,
    payments=(Payment.KOMI, Payment.FIRST_PASS_BY_BLACK),
    komi=Fraction("6.5"),
    play=POSITIONAL,
    stop=WMSG_STOP,
    counts=(Count.AREA, Count.FILL_IN),
)

IKEDA_AREA_1 = ikeda(
    id="ikeda-area-1",
    name=Text("Ikeda Area I", "池田试案 中国式 I", "池田試案 中国式 I", "이케다 중국식 I"),
    source=cited(
        IKEDA_TEXT,
        "Area I: stones only",
        "中国式 I（只计子）",
        "中国式 I（石のみ）",
        "중국식 I(돌만)",
    ),
    reckoning=Reckoning.STANDING,
    weights=SATURATED,
    counts=(Count.FILL_AND_HALVE,),
)
IKEDA_AREA_2 = ikeda(
    id="ikeda-area-2",
    name=Text("Ikeda Area II", "池田试案 中国式 II", "池田試案 中国式 II", "이케다 중국식 II"),
    source=cited(IKEDA_TEXT, "Area II", "中国式 II", "中国式 II", "중국식 II"),
    weights=AREA,
)
IKEDA_AREA_3 = ikeda(
    id="ikeda-area-3",
    name=Text(
        "Ikeda Area III", "池田试案 中国式 III", "池田試案 中国式 III", "이케다 중국식 III"
    ),
    source=cited(
        IKEDA_TEXT,
        "Area III, rule 7",
        "中国式 III 第7条",
        "中国式 III 第7条",
        "중국식 III 제7조",
    ),
    weights=AREA,
    payments=(Payment.KOMI, Payment.FIRST_PASS),
    komi=Fraction("6.5"),
)
IKEDA_TERRITORY_1 = ikeda(
    id="ikeda-territory-1",
    name=Text("Ikeda Territory I", "池田试案 日本式 I", "池田試案 日本式 I", "이케다 일본식 I"),
    source=cited(IKEDA_TEXT, "Territory I", "日本式 I", "日本式 I", "일본식 I"),
    reckoning=Reckoning.TERRITORY,
    weights=ALL_LAND,
    payments=(Payment.KOMI, Payment.SECOND_PHASE),
    komi=Fraction("6.5"),
    stop=IKEDA_SECOND_PHASE,
    counts=(Count.TERRITORY,),
)
IKEDA_TERRITORY_2 = ikeda(
    id="ikeda-territory-2",
    name=Text(
        "Ikeda Territory II", "池田试案 日本式 II", "池田試案 日本式 II", "이케다 일본식 II"
    ),
    source=cited(IKEDA_TEXT, "Territory II", "日本式 II", "日本式 II", "일본식 II"),
    reckoning=Reckoning.TERRITORY,
    weights={Quantity.TERRITORY: 1, Quantity.KO: 1, Quantity.LOST: -1},
    payments=(Payment.KOMI, Payment.SECOND_PHASE),
    komi=Fraction("6.5"),
    stop=IKEDA_SECOND_PHASE,
    counts=(Count.TERRITORY,),
)

RULESETS = (
    JPD_A,
    JPD_B,
    JPD_ART,
    JPD_MING_QING,
    WMSG,
    IKEDA_AREA_1,
    IKEDA_AREA_2,
    IKEDA_AREA_3,
    IKEDA_TERRITORY_1,
    IKEDA_TERRITORY_2,
)
