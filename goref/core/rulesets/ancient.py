"""Counts of old China, and those that return to them: group tax and saturation."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.case.facts import Passes
from goref.core.game.legality import PlayRules, Repetition, Suicide
from goref.core.rulesets.ruleset import Count, Payment, RuleSet, Story, Unit
from goref.core.rulesets.stops.chinese import (
    MING_QING_STOP,
    NO_PASS_STOP,
    SATURATION_STOP,
    SUNJANG_STOP,
    TANG_SONG_STOP,
    TINGDAO_STOP,
)
from goref.core.rulesets.weights import RIGHTS, ROUTES, SATURATED
from goref.core.ruling.tally import Quantity

SIMPLE = PlayRules(Repetition.SIMPLE_KO, Suicide.NO)
FREE_SUICIDE = PlayRules(Repetition.SIMPLE_KO, Suicide.ANY)

ZHAO = Text(
    "Zhao Zhiyun, How winning and losing were computed in Chinese Go, part {part}",
    "赵之云《中国围棋胜负计算法及其演变》{part}",
    "趙之雲『中国囲碁の勝負計算法とその変遷』{part}",
)
ZHANG = Text(
    "Zhang Xu, Counting prisoners at saturation: the origin of the old rules, section {part}",
    "章许《中国古代围棋规则探源——两溢后计俘子的围棋规则》第{part}节",
    "章許『中国古代囲碁規則探源』第{part}節",
)


def cited(text: Text, en: str, zh: str | None = None, ja: str | None = None) -> Text:
    """A source with its part filled in (the same in all languages unless given)."""
    return Text(
        text.en.format(part=en), text.zh.format(part=zh or en), text.ja.format(part=ja or en)
    )


TANG_SONG = RuleSet(
    id="tang-song",
    name=Text("Tang–Song filling", "唐宋填空法", "唐宋填空法"),
    source=cited(ZHAO, "1", "一、唐宋填空法", "一、唐宋填空法"),
    family="ancient",
    unit=Unit.ROUTES,
    weights=ROUTES,
    payments=(Payment.EQUAL_TURNS,),
    play=SIMPLE,
    passes=Passes.STONES,
    stop=TANG_SONG_STOP,
    counts=(Count.ROUTES,),
    story=Story.ROUTES,
    counts_before_last=True,
    wants_playing_out=True,
)

MING_QING = RuleSet(
    id="ming-qing",
    name=Text("Ming–Qing stone count", "明清数子法", "明清数子法"),
    source=cited(ZHAO, "2", "二、明清数子法", "二、明清数子法"),
    family="ancient",
    unit=Unit.ZI,
    weights=SATURATED,
    payments=(Payment.HANDICAP_ZI,),
    play=SIMPLE,
    stop=MING_QING_STOP,
    counts=(Count.FILL_AND_HALVE, Count.BOTH_SIDES),
    story=Story.PLAYS,
    wants_dame_filled=True,
)

TINGDAO = RuleSet(
    id="tingdao",
    name=Text("Tingdao: equal rights to play", "停道", "停道"),
    source=cited(ZHANG, "7", "七", "七"),
    family="ancient",
    unit=Unit.STONES,
    weights=RIGHTS,
    payments=(Payment.HANDED_STONES,),
    play=FREE_SUICIDE,
    passes=Passes.STONES,
    stop=TINGDAO_STOP,
    counts=(Count.TINGDAO, Count.SATURATION),
    wants_playing_out=True,
    tie_remark="tie-granted-first",
)

SATURATION_PRISONERS = RuleSet(
    id="saturation-prisoners",
    name=Text("Prisoners at saturation", "两溢后计俘子", "両溢後のアゲハマ計算"),
    source=cited(ZHANG, "2 to 4", "二至四", "二〜四"),
    family="ancient",
    unit=Unit.STONES,
    weights=RIGHTS,
    payments=(Payment.HANDED_STONES,),
    play=FREE_SUICIDE,
    passes=Passes.STONES,
    stop=SATURATION_STOP,
    counts=(Count.SATURATION, Count.TINGDAO),
    wants_dame_filled=True,
    wants_playing_out=True,
)

SATURATION_STONES = RuleSet(
    id="saturation-stones",
    name=Text("Living stones at saturation", "两溢后计活子", "両溢後の活石計算"),
    source=cited(ZHANG, "4", "四", "四"),
    family="ancient",
    unit=Unit.STONES,
    weights=SATURATED,
    play=FREE_SUICIDE,
    passes=Passes.STONES,
    stop=SATURATION_STOP,
    counts=(Count.FILL_AND_HALVE, Count.SATURATION),
    wants_dame_filled=True,
    settles_handicap=False,
    wants_playing_out=True,
)

NO_PASS_GO = RuleSet(
    id="no-pass-go",
    name=Text(
        "No-pass Go (prisoners returned)",
        "不准虚手围棋（还俘子）",
        "ノーパス碁（アゲハマ返し）",
    ),
    source=cited(ZHANG, "2.1", "二之1", "二の1"),
    family="ancient",
    unit=Unit.ROUTES,
    weights={q: w for q, w in RIGHTS.items() if q is not Quantity.PASS_STONES},
    play=PlayRules(Repetition.POSITIONAL, Suicide.NO),
    stop=NO_PASS_STOP,
    counts=(Count.ROUTES,),
    settles_handicap=False,
    remarks=("no-pass-play",),
)

STONE_SCORING = RuleSet(
    id="stone-scoring",
    name=Text("Stone scoring", "计子制（只计棋子）", "石数計算"),
    source=Text(
        "Living stones once all that can be filled is filled (KataGo: area with tax ALL)",
        "填满可填之点后只数活子（KataGo：area，tax ALL）",
        "埋められる点を埋めたのちの活石数（KataGo：area, tax ALL）",
    ),
    family="ancient",
    unit=Unit.STONES,
    weights=SATURATED,
    play=SIMPLE,
    counts=(Count.FILL_AND_HALVE,),
    settles_handicap=False,
)

SUNJANG = RuleSet(
    id="sunjang",
    name=Text("Sunjang Baduk", "顺将围棋", "巡将囲碁（スンジャンバドゥク）"),
    source=Text(
        "Traditional Korean count: inner stones come off, what is enclosed counts",
        "朝鲜传统算法：取去内部棋子，数所围之空",
        "朝鮮の伝統的計算：内側の石を取り去り、囲んだ点を数える",
    ),
    family="ancient",
    weights={Quantity.TERRITORY: 1, Quantity.KO: 1, Quantity.INNER_STONES: 1},
    play=SIMPLE,
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
