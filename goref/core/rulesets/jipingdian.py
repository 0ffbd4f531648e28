"""The Ji Ping Dian family (Yan Lai), WMSG 2008 and Ikeda Toshio's proposals."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.base.sources import cited
from goref.core.game.play_rules import End, Passes, PlayRules, Repetition, Suicide
from goref.core.rulesets.chinese import POSITIONAL
from goref.core.rulesets.ruleset import SIMPLE_KO, CheckFormula, Count, Payment, RuleSet
from goref.core.rulesets.stops.jipingdian import (
    IKEDA_AREA_3_STOP,
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

YAN_LAI = Text("rule sets", "Yan Lai, Ji Ping Dian rules {part}")
IKEDA_TEXT = Text("rule sets", "Ikeda Toshio, proposal {part}")

one_for_both = partial(RuleSet, family="jipingdian", settles_handicap=False)
ikeda = partial(one_for_both, play=POSITIONAL, stop=IKEDA_STOP)

JPD_A = one_for_both(
    id="jpd-a",
    name=Text("rule sets", "Ji Ping Dian A"),
    source=cited(YAN_LAI, Text("citations", "A, articles 5 to 7")),
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
    articles=(
        ("first_pass", cited(YAN_LAI, Text("citations", "A, articles 2.6 and 6.4.2"))),
        ("end", cited(YAN_LAI, Text("citations", "A, articles 5.1 to 5.3"))),
    ),
)
JPD_B = replace(
    JPD_A,
    id="jpd-b",
    name=Text("rule sets", "Ji Ping Dian B"),
    source=cited(YAN_LAI, Text("citations", "A, note 1 on edition B")),
    payments=(Payment.KOMI,),
    komi=Fraction("7.5"),
    stop=JPD_B_STOP,
    laid_out=frozenset(),
    articles=(),
)
JPD_ART = one_for_both(
    id="jpd-art",
    name=Text("rule sets", "Ji Ping Dian, art edition"),
    source=cited(YAN_LAI, Text("citations", "art edition, articles 10 to 17")),
    reckoning=CheckFormula.TERRITORY,
    weights=ALL_LAND,
    payments=(Payment.KOMI,),
    komi=Fraction("6.5"),
    play=SIMPLE_KO,
    passes=Passes.ALL_GIVE_UPS,
    stop=JPD_ART_STOP,
    counts=(Count.AVERAGED, Count.HALF, Count.FILL_IN),
    leaves_kos=True,
)
JPD_MING_QING = one_for_both(
    id="jpd-ming-qing",
    name=Text("rule sets", "Ji Ping Dian, Ming–Qing edition"),
    source=cited(YAN_LAI, Text("citations", "art edition, remark on article 2")),
    reckoning=CheckFormula.TERRITORY,
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
    name=Text("rule sets", "World Mind Sports Games 2008"),
    source=Text("rule sets", "Rules of Go of the World Mind Sports Games 2008"),
    weights=AREA,
    payments=(Payment.KOMI, Payment.FIRST_PASS_BY_BLACK),
    komi=Fraction("6.5"),
    play=POSITIONAL,
    stop=WMSG_STOP,
    counts=(Count.AREA, Count.FILL_IN),
)

IKEDA_AREA_1 = ikeda(
    id="ikeda-area-1",
    name=Text("rule sets", "Ikeda Area I"),
    source=cited(IKEDA_TEXT, Text("citations", "Area I: stones only")),
    reckoning=CheckFormula.STANDING,
    weights=SATURATED,
    counts=(Count.FILL_AND_HALVE,),
)
IKEDA_AREA_2 = ikeda(
    id="ikeda-area-2",
    name=Text("rule sets", "Ikeda Area II"),
    source=cited(IKEDA_TEXT, Text("citations", "Area II")),
    weights=AREA,
)
IKEDA_AREA_3 = ikeda(
    id="ikeda-area-3",
    name=Text("rule sets", "Ikeda Area III"),
    source=cited(IKEDA_TEXT, Text("citations", "Area III")),
    weights=AREA,
    payments=(Payment.KOMI, Payment.FIRST_PASS),
    komi=Fraction("6.5"),
    stop=IKEDA_AREA_3_STOP,
)
IKEDA_TERRITORY_1 = ikeda(
    id="ikeda-territory-1",
    name=Text("rule sets", "Ikeda Territory I"),
    source=cited(IKEDA_TEXT, Text("citations: Ji Ping Dian", "Territory I")),
    reckoning=CheckFormula.TERRITORY,
    weights=ALL_LAND,
    payments=(Payment.KOMI, Payment.SECOND_PHASE),
    komi=Fraction("6.5"),
    stop=IKEDA_SECOND_PHASE,
    counts=(Count.TERRITORY,),
)
IKEDA_TERRITORY_2 = ikeda(
    id="ikeda-territory-2",
    name=Text("rule sets", "Ikeda Territory II"),
    source=cited(IKEDA_TEXT, Text("citations", "Territory II")),
    reckoning=CheckFormula.TERRITORY,
    weights={Quantity.TERRITORY: 1, Quantity.KO: 1, Quantity.LOST: -1},
    payments=(Payment.KOMI, Payment.SECOND_PHASE),
    komi=Fraction("6.5"),
    stop=IKEDA_SECOND_PHASE,
    counts=(Count.TERRITORY,),
)
TAIWAN = one_for_both(
    id="taiwan",
    name=Text("rule sets", "Taiwan rule"),
    source=Text(
        "rule sets",
        "The rule on the last competitive play, as Ikeda Toshio reports it from Taiwan (3.6, "
        "4.2)",
    ),
    weights=AREA,
    payments=(Payment.KOMI, Payment.LAST_COMPETITIVE),
    komi=Fraction("6.5"),
    counts=(Count.AREA, Count.FILL_IN),
    remarks=("taiwan-reported",),
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
    TAIWAN,
)
