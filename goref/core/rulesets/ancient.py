"""Counts of old China, and those that return to them: group tax and saturation."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.game.play_rules import Passes, PlayRules, Repetition, Suicide
from goref.core.rulesets.ruleset import (
    Chips,
    Count,
    Payment,
    Reckoning,
    RuleSet,
    Story,
    Unit,
)
from goref.core.rulesets.stops.chinese import (
    MING_QING_STOP,
    NO_PASS_STOP,
    SATURATION_STOP,
    SUNJANG_STOP,
    TANG_SONG_STOP,
    TINGDAO_STOP,
)
from goref.core.rulesets.weights import RIGHTS, ROUTES, SATURATED
from goref.core.ruling.quantity import Quantity

FREE_SUICIDE = PlayRules(Repetition.SIMPLE_KO, Suicide.ANY)

ZHAO = Text(
    "Zhao Zhiyun, How winning and losing were computed in Chinese Go, part {part}",
    "赵之云《中国围棋胜负计算法及其演变》{part}",
    "趙之雲『中国囲碁の勝負計算法とその変遷』{part}",
    "자오즈윈(趙之雲), “중국 바둑의 승부 계산법과 그 변천”(中國圍棋勝負計算法及其演變) "
    "제{part}부",
)
ZHANG = Text(
    "Zhang Xu, Counting prisoners at saturation: the origin of the old rules, "
    "section{s} {part}",
    "章许《中国古代围棋规则探源——两溢后计俘子的围棋规则》第{part}节",
    "章許『中国古代囲碁規則探源』第{part}節",
    "장쉬(章許), “중국 고대 바둑 규칙의 기원: 양일 후 따낸 돌을 세는 "
    "규칙”(中國古代圍棋規則探源) 제{part}절",
)


ancient = partial(RuleSet, family="ancient")
by_zhang = partial(
    ancient,
    unit=Unit.STONES,
    play=FREE_SUICIDE,
    passes=Passes.STONES,
    wants_playing_out=True,
    granted_loses=True,
)
BETS = Chips(first=3, stones=3)
"""Of the stones taken; of living stones nothing is said."""

TANG_SONG = ancient(
    id="tang-song",
    name=Text("Tang–Song filling", "唐宋填空法", "唐宋填空法", "당송 전공법(填空法)"),
    source=cited(ZHAO, "1", "一、唐宋填空法", "一、唐宋填空法", "1, 당송 전공법(填空法)"),
    unit=Unit.ROUTES,
    reckoning=Reckoning.ROUTES,
    weights=ROUTES,
    payments=(Payment.EQUAL_TURNS,),
    passes=Passes.STONES,
    stop=TANG_SONG_STOP,
    counts=(Count.ROUTES,),
    story=Story.ROUTES,
    counts_before_last=True,
    wants_playing_out=True,
)

MING_QING = ancient(
    id="ming-qing",
    name=Text("Ming–Qing stone count", "明清数子法", "明清数子法", "명청 수자법(數子法)"),
    source=cited(ZHAO, "2", "二、明清数子法", "二、明清数子法", "2, 명청 수자법(數子法)"),
    unit=Unit.ZI,
    reckoning=Reckoning.LAND,
    weights=SATURATED,
    payments=(Payment.HANDICAP_ZI,),
    stop=MING_QING_STOP,
    counts=(Count.FILL_AND_HALVE, Count.BOTH_SIDES),
    story=Story.PLAYS,
    wants_dame_filled=True,
)

TINGDAO = by_zhang(
    id="tingdao",
    name=Text("Tingdao: equal rights to play", "停道", "停道", "정도(停道): 동등한 착수권"),
    source=cited(ZHANG, "7"),
    reckoning=Reckoning.TAKEN,
    weights=RIGHTS,
    payments=(Payment.HANDED_STONES,),
    stop=TINGDAO_STOP,
    counts=(Count.TINGDAO, Count.SATURATION),
    chips=BETS,
    story=Story.CHIPS,
)

SATURATION_PRISONERS = by_zhang(
    id="saturation-prisoners",
    name=Text(
        "Prisoners at saturation",
        "两溢后计俘子",
        "両溢後のアゲハマ計算",
        "양일(兩溢) 후 따낸 돌 세기",
    ),
    source=cited(ZHANG, "2 to 4 and 7"),
    reckoning=Reckoning.TAKEN,
    weights=RIGHTS,
    payments=(Payment.HANDED_STONES,),
    stop=SATURATION_STOP,
    counts=(Count.SATURATION, Count.TINGDAO),
    wants_dame_filled=True,
    chips=BETS,
    story=Story.CHIPS,
)

SATURATION_STONES = by_zhang(
    id="saturation-stones",
    name=Text(
        "Living stones at saturation",
        "两溢后计活子",
        "両溢後の活石計算",
        "양일(兩溢) 후 산 돌 세기",
    ),
    source=cited(ZHANG, "4"),
    reckoning=Reckoning.STANDING,
    weights=SATURATED,
    stop=SATURATION_STOP,
    counts=(Count.FILL_AND_HALVE, Count.SATURATION),
    wants_dame_filled=True,
    settles_handicap=False,
)

NO_PASS_GO = ancient(
    id="no-pass-go",
    name=Text(
        "No-pass Go (prisoners returned)",
        "不准虚手围棋（还俘子）",
        "ノーパス碁（アゲハマ返し）",
        "패스 없는 바둑(따낸 돌 반환)",
    ),
    source=cited(ZHANG, "2.1"),
    unit=Unit.ROUTES,
    reckoning=Reckoning.ROUTES,
    weights={q: w for q, w in RIGHTS.items() if q is not Quantity.PASS_STONES},
    play=PlayRules(Repetition.POSITIONAL, Suicide.NO),
    stop=NO_PASS_STOP,
    counts=(Count.ROUTES,),
    settles_handicap=False,
    remarks=("no-pass-play",),
)

STONE_SCORING = ancient(
    id="stone-scoring",
    name=Text("Stone scoring", "计子制（只计棋子）", "石数計算", "돌만 세기(計子制)"),
    source=Text(
        "Living stones once all that can be filled is filled (KataGo: area with tax ALL)",
        "填满可填之点后只数活子（KataGo：area，tax ALL）",
        "埋められる点を埋めたのちの活石数（KataGo：area, tax ALL）",
        "메울 수 있는 곳을 모두 메운 뒤의 산 돌(KataGo: area, tax ALL)",
    ),
    unit=Unit.STONES,
    reckoning=Reckoning.STANDING,
    weights=SATURATED,
    payments=(Payment.KOMI,),
    komi=Fraction(0),  # none unless one is agreed on, as programs and players today do
    own_komi=True,
    counts=(Count.FILL_AND_HALVE,),
    settles_handicap=False,
)

SUNJANG = ancient(
    id="sunjang",
    name=Text("Sunjang Baduk", "顺将围棋", "巡将囲碁（スンジャンバドゥク）", "순장바둑"),
    source=Text(
        "Traditional Korean count: inner stones come off, what is enclosed counts",
        "朝鲜传统算法：取去内部棋子，数所围之空",
        "朝鮮の伝統的計算：内側の石を取り去り、囲んだ点を数える",
        "한국 전통 계가: 안쪽 돌은 들어내고 둘러싼 곳을 셈",
    ),
    reckoning=Reckoning.TERRITORY,
    weights={Quantity.TERRITORY: 1, Quantity.KO: 1, Quantity.INNER_STONES: 1},
    stop=SUNJANG_STOP,
    settles_handicap=False,
    counts=(),
    remarks=("sunjang-border",),
)

RULESETS = (
    TANG_SONG,
    MING_QING,
    TINGDAO,
    SATURATION_PRISONERS,
    SATURATION_STONES,
    NO_PASS_GO,
    STONE_SCORING,
    SUNJANG,
)
