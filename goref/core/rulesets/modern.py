"""The rule sets in use today outside China, and proposals around them."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.colour import Who
from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.base.sources import (
    FRENCH_TEXT,
    JAPAN_1989,
    KOREA_2016,
    TROMP_TAYLOR_TEXT,
    cited,
)
from goref.core.game.play_rules import End, PlayRules, Repetition, Suicide
from goref.core.rulesets.ruleset import Count, Payment, Reckoning, RuleSet, Unit
from goref.core.rulesets.stops.modern import (
    AGA_STOP,
    BUTTON_STOP,
    FRENCH_STOP,
    ING_STOP,
    JAPANESE_STOP,
    KOREAN_STOP,
    NEW_ZEALAND_STOP,
    TROMP_TAYLOR_STOP,
)
from goref.core.rulesets.stops.stop_rules import StopRules
from goref.core.rulesets.weights import AREA, LAND_OUTSIDE_SEKI

SITUATIONAL = PlayRules(Repetition.SITUATIONAL, Suicide.NO)
KOMI_75 = Fraction("7.5")

modern = partial(RuleSet, family="modern")

JAPANESE = modern(
    id="japanese",
    name=Text("Japanese", "日本规则", "日本ルール", "일본 규칙"),
    source=cited(JAPAN_1989, "7 to 10"),
    unit=Unit.MOKU,
    reckoning=Reckoning.TERRITORY,
    weights=LAND_OUTSIDE_SEKI,
    payments=(Payment.KOMI,),
    komi=Fraction("6.5"),
    stop=JAPANESE_STOP,
    counts=(Count.TERRITORY,),
)
KOREAN = replace(
    JAPANESE,
    id="korean",
    name=Text("Korean", "韩国规则", "韓国ルール", "한국 규칙"),
    source=KOREA_2016,
    stop=KOREAN_STOP,
)
ING = modern(
    id="ing",
    name=Text("Ing", "应氏规则", "応氏ルール", "응씨 규칙"),
    source=Text(
        "Ing's SST rules: 180 stones each, 8 points, Black wins ties",
        "应氏计点制围棋规则：各180子，黑贴8点，和棋黑胜",
        "応氏計点制ルール：各180子、コミ8点、同点は黒勝ち",
        "응씨 규칙: 돌 각 180개, 덤 8점, 비기면 흑 승",
    ),
    weights=AREA,
    payments=(Payment.KOMI,),
    komi=Fraction(8),
    ties=Who.BLACK,
    play=PlayRules(Repetition.SIMPLE_KO, Suicide.GROUPS),
    stop=ING_STOP,
    counts=(Count.FILL_IN, Count.AREA),
    laid_out=frozenset({Payment.KOMI}),
    remarks=("ing-ko",),
)


def american(
    id_: str,
    name: Text,
    source: Text,
    repetition: Repetition = Repetition.SITUATIONAL,
    handicap_komi: str = "0",
    stop: StopRules = AGA_STOP,
) -> RuleSet:
    """A rule set of the AGA kind: area, with pass stones the territory count agrees."""
    return modern(
        id=id_,
        name=name,
        source=source,
        weights=AREA,
        payments=(Payment.KOMI, Payment.HANDICAP_LESS_ONE),
        komi=KOMI_75,
        handicap_komi=Fraction(handicap_komi),
        play=PlayRules(repetition, Suicide.NO),
        stop=stop,
        voids_dead=frozenset({End.ALIVE}),
        counts=(Count.AREA, Count.TERRITORY),
    )


AGA = american(
    "aga",
    Text("American (AGA)", "美国规则（AGA）", "アメリカルール（AGA）", "미국 규칙(AGA)"),
    Text(
        "AGA rules of Go, rules 4 to 12",
        "美国围棋协会规则第4至12条",
        "アメリカ囲碁協会規則 第4〜12条",
        "AGA 바둑 규칙 제4조~제12조",
    ),
)
BGA = american(
    "bga",
    Text("British (BGA)", "英国规则（BGA）", "イギリスルール（BGA）", "영국 규칙(BGA)"),
    Text(
        "AGA rules as adopted by the British Go Association, 2007",
        "英国围棋协会采用之 AGA 规则（2007年）",
        "イギリス囲碁協会採用の AGA ルール（2007年）",
        "영국바둑협회가 2007년에 채택한 AGA 규칙",
    ),
)
FRENCH = american(
    "french",
    Text("French (FFG)", "法国规则（FFG）", "フランスルール（FFG）", "프랑스 규칙(FFG)"),
    FRENCH_TEXT,
    Repetition.OWN_PLAYS,
    "0.5",
    FRENCH_STOP,
)
NEW_ZEALAND = modern(
    id="new-zealand",
    name=Text("New Zealand", "新西兰规则", "ニュージーランドルール", "뉴질랜드 규칙"),
    source=Text(
        "Rules of the New Zealand Go Society",
        "新西兰围棋协会规则",
        "ニュージーランド囲碁協会規則",
        "뉴질랜드바둑협회 규칙",
    ),
    weights=AREA,
    payments=(Payment.KOMI,),
    komi=Fraction(7),
    play=PlayRules(Repetition.OWN_TURNS, Suicide.ANY),
    stop=NEW_ZEALAND_STOP,
    voids_dead=frozenset({End.ALIVE}),
)
TROMP_TAYLOR = modern(
    id="tromp-taylor",
    name=Text(
        "Tromp–Taylor", "Tromp–Taylor 规则", "トロンプ・テイラールール", "트롬프-테일러 규칙"
    ),
    source=TROMP_TAYLOR_TEXT,
    weights=AREA,
    play=PlayRules(Repetition.POSITIONAL, Suicide.ANY),
    stop=TROMP_TAYLOR_STOP,
    ignores_ruling=True,
)
BUTTON = modern(
    id="button",
    name=Text("Button Go", "纽扣围棋", "ボタン碁", "버튼 바둑"),
    source=Text(
        "Button Go: area count, the first to pass takes a button worth half a point",
        "纽扣围棋：子空皆地，先虚手者得纽扣（半点）",
        "ボタン碁：石と地を数え、最初にパスした側がボタン（半点）を得る",
        "버튼 바둑: 돌과 집을 세고, 먼저 패스한 쪽이 반 점짜리 버튼을 가짐",
    ),
    weights=AREA,
    payments=(Payment.KOMI, Payment.BUTTON),
    komi=Fraction(7),
    play=SITUATIONAL,
    stop=BUTTON_STOP,
    settles_handicap=False,
)

RULESETS = (
    JAPANESE,
    KOREAN,
    ING,
    AGA,
    BGA,
    FRENCH,
    NEW_ZEALAND,
    TROMP_TAYLOR,
    BUTTON,
)
