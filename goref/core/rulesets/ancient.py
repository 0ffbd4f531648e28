"""The old Chinese counts, and later ones like them: with group tax, or by saturation."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.frozen import replace
from goref.core.base.language import Plural, Text
from goref.core.base.sources import cited
from goref.core.game.play_rules import End, Passes, PlayRules, Repetition, Suicide
from goref.core.rulesets.ruleset import (
    CheckFormula,
    Chips,
    Count,
    Payment,
    ResultStyle,
    RuleSet,
    UndonePlay,
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
from goref.core.rulesets.stops.jipingdian import LIVE_STONES_STOP
from goref.core.rulesets.weights import RIGHTS, ROUTES, SATURATED
from goref.core.ruling.quantity import Quantity

FREE_SUICIDE = PlayRules(Repetition.SIMPLE_KO, Suicide.ANY)

ZHAO = Text(
    "rule sets", "Zhao Zhiyun, How winning and losing were computed in Chinese Go, part {part}"
)
ZHANG = Plural(
    "rule sets",
    "Zhang Xu, Counting prisoners at saturation: the origin of the old rules, section {part}",
    "Zhang Xu, Counting prisoners at saturation: the origin of the old rules, sections {part}",
    "places",
)

CHEN = Text("rule sets", "Chen Zuyuan, History of Go Rules, as reported")
YAN_LAI_LIVE = Text("rule sets", "Yan Lai, Live-stone rules (2011 and 2012), articles {part}")

ancient = partial(RuleSet, family="ancient")
by_zhang = partial(
    ancient,
    unit=Unit.STONES,
    play=FREE_SUICIDE,
    passes=Passes.STONES,
    wants_playing_out=True,
    granted_loses=True,
    chips=Chips(first=3, stones=3),
    story=ResultStyle.CHIPS,
    articles=tuple((fact, cited(ZHANG, "7")) for fact in ("granted_first", "played_for")),
)
"""Makes a rule set of equal rights to play or of saturation.

Source: Zhang Xu, sections 4 and 7: both have the same rule on ties, and counting living stones
gives the same as counting stones taken.
"""

TANG_SONG = ancient(
    id="tang-song",
    name=Text("rule sets", "Tang–Song filling"),
    source=cited(ZHAO, Text("citations", "1")),
    unit=Unit.ROUTES,
    reckoning=CheckFormula.ROUTES,
    weights=ROUTES,
    payments=(Payment.EQUAL_TURNS,),
    passes=Passes.STONES,
    stop=TANG_SONG_STOP,
    counts=(Count.ROUTES,),
    story=ResultStyle.ROUTES,
    undoes=UndonePlay("counted-before-last", dame_only=True, other_finding="turns-by-chen"),
    wants_playing_out=True,
    articles=(("last_dame", cited(ZHAO, Text("citations", "2"))),),
)
TANG_SONG_CHEN = replace(
    TANG_SONG,
    id="tang-song-chen",
    name=Text("rule sets", "Tang–Song filling, Chen's reading"),
    source=Text(
        "rule sets", "Chen Zuyuan on unequal turns, as reported; the rest as Zhao Zhiyun"
    ),
    undoes=UndonePlay("counted-before-last-by-chen", dame_only=False),
    articles=(("last_dame", CHEN), ("record", CHEN)),
)
"""Zhao's count, except that any last play that made the turns unequal is undone."""

MING_QING = ancient(
    id="ming-qing",
    name=Text("rule sets", "Ming–Qing stone count"),
    source=cited(ZHAO, Text("citations", "2")),
    unit=Unit.ZI,
    reckoning=CheckFormula.LAND,
    weights=SATURATED,
    payments=(Payment.HANDICAP_ZI,),
    stop=MING_QING_STOP,
    counts=(Count.FILL_AND_HALVE, Count.BOTH_SIDES),
    story=ResultStyle.PLAYS,
    wants_dame_filled=True,
)

TINGDAO = by_zhang(
    id="tingdao",
    name=Text("rule sets", "Tingdao: equal rights to play"),
    source=cited(ZHANG, "7"),
    reckoning=CheckFormula.TAKEN,
    weights=RIGHTS,
    payments=(Payment.HANDED_STONES,),
    stop=TINGDAO_STOP,
    counts=(Count.TINGDAO, Count.SATURATION),
)

SATURATION_PRISONERS = by_zhang(
    id="saturation-prisoners",
    name=Text("rule sets", "Prisoners at saturation"),
    source=cited(ZHANG, "2 to 4 and 7"),
    reckoning=CheckFormula.TAKEN,
    weights=RIGHTS,
    payments=(Payment.HANDED_STONES,),
    stop=SATURATION_STOP,
    counts=(Count.SATURATION, Count.TINGDAO),
    wants_dame_filled=True,
)

SATURATION_STONES = by_zhang(
    id="saturation-stones",
    name=Text("rule sets", "Living stones at saturation"),
    source=cited(ZHANG, "4"),
    reckoning=CheckFormula.STANDING,
    weights=SATURATED,
    stop=SATURATION_STOP,
    counts=(Count.FILL_AND_HALVE, Count.SATURATION),
    wants_dame_filled=True,
    settles_handicap=False,
)

NO_PASS_GO = ancient(
    id="no-pass-go",
    name=Text("rule sets", "No-pass Go (prisoners returned)"),
    source=cited(ZHANG, "2.1"),
    unit=Unit.ROUTES,
    reckoning=CheckFormula.ROUTES,
    weights={q: w for q, w in RIGHTS.items() if q is not Quantity.PASS_STONES},
    play=PlayRules(Repetition.POSITIONAL, Suicide.NO),
    stop=NO_PASS_STOP,
    counts=(Count.ROUTES,),
    settles_handicap=False,
    remarks=("no-pass-play",),
)

STONE_SCORING = ancient(
    id="stone-scoring",
    name=Text("rule sets", "Stone scoring"),
    source=Text(
        "rule sets",
        "Living stones once every point that can be filled is filled (KataGo: area with tax "
        "ALL)",
    ),
    unit=Unit.STONES,
    reckoning=CheckFormula.STANDING,
    weights=SATURATED,
    payments=(Payment.KOMI,),
    komi=Fraction(0),  # none unless one is agreed on, as in today's programs and games
    own_komi=True,
    counts=(Count.FILL_AND_HALVE,),
    settles_handicap=False,
)

LIVE_STONES = ancient(
    id="live-stones",
    name=Text("rule sets", "Live-stone rules"),
    source=cited(YAN_LAI_LIVE, "14 to 23"),
    unit=Unit.STONES,
    reckoning=CheckFormula.STANDING,
    weights=SATURATED,
    play=PlayRules(Repetition.WITH_PASS_STONES, Suicide.GROUPS),
    passes=Passes.GIVE_UPS,
    stop=LIVE_STONES_STOP,
    voids_dead=frozenset({End.ALIVE}),
    stones_alone=True,
    equal_sets=True,
    lends_stones=True,
    counts=(Count.STONES, Count.SATURATION),
    wants_dame_filled=True,
    settles_handicap=False,
    leaves_kos=True,
    remarks=("live-stones-unseen", "live-stones-inferred"),
)
LIVE_STONES_PAYING = replace(
    LIVE_STONES,
    id="live-stones-paying",
    name=Text("rule sets", "Live-stone rules, surplus turns paid"),
    source=cited(YAN_LAI_LIVE, "14 to 24"),
    payments=(Payment.SURPLUS_TURNS,),
    remarks=(*LIVE_STONES.remarks, "live-stones-payment"),
)
SUNJANG = ancient(
    id="sunjang",
    name=Text("rule sets", "Sunjang Baduk"),
    source=Text(
        "rule sets", "Traditional Korean count: inner stones are removed, enclosed points count"
    ),
    reckoning=CheckFormula.TERRITORY,
    weights={Quantity.TERRITORY: 1, Quantity.KO: 1, Quantity.INNER_STONES: 1},
    stop=SUNJANG_STOP,
    settles_handicap=False,
    counts=(),
    remarks=("sunjang-border",),
)

RULESETS = (
    TANG_SONG,
    TANG_SONG_CHEN,
    MING_QING,
    TINGDAO,
    SATURATION_PRISONERS,
    SATURATION_STONES,
    NO_PASS_GO,
    STONE_SCORING,
    LIVE_STONES,
    LIVE_STONES_PAYING,
    SUNJANG,
)
