"""The rule sets in use today outside China, and proposals related to them."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.colour import Who
from goref.core.base.frozen import replace
from goref.core.base.language import Text
from goref.core.base.sources import (
    AGA_TEXT,
    FRENCH_TEXT,
    ING_1991,
    JAPAN_1989,
    KOREA_2016,
    TROMP_TAYLOR_TEXT,
    cited,
)
from goref.core.game.play_rules import End, PlayRules, Repetition, Suicide
from goref.core.rulesets.ruleset import SIMPLE_KO, CheckFormula, Count, Payment, RuleSet, Unit
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
from goref.core.rulesets.weights import AREA, LAND_OUTSIDE_SEKI

SITUATIONAL = PlayRules(Repetition.SITUATIONAL, Suicide.NO)

modern = partial(RuleSet, family="modern")

JAPANESE = modern(
    id="japanese",
    name=Text("rule sets", "Japanese"),
    source=cited(JAPAN_1989, "7 to 10"),
    unit=Unit.MOKU,
    reckoning=CheckFormula.TERRITORY,
    weights=LAND_OUTSIDE_SEKI,
    payments=(Payment.KOMI,),
    komi=Fraction("6.5"),
    play=SIMPLE_KO,
    stop=JAPANESE_STOP,
    counts=(Count.TERRITORY,),
)
KOREAN = replace(
    JAPANESE,
    id="korean",
    name=Text("rule sets", "Korean"),
    source=KOREA_2016,
    stop=KOREAN_STOP,
)
ING = modern(
    id="ing",
    name=Text("rule sets", "Ing"),
    source=Text("rule sets", "Ing's SST rules: 180 stones each, 8 points, Black wins ties"),
    weights=AREA,
    payments=(Payment.KOMI,),
    komi=Fraction(8),
    ties=Who.BLACK,
    play=PlayRules(Repetition.SIMPLE_KO, Suicide.GROUPS),
    stop=ING_STOP,
    voids_dead=frozenset({End.ALIVE}),
    counts=(Count.FILL_IN, Count.AREA),
    laid_out=frozenset({Payment.KOMI}),
    equal_sets=True,
    settles_handicap=False,
    remarks=("ing-ko",),
    articles=(("end", ING_1991),),
)
ING_AMERICAN = replace(
    ING,
    id="ing-american",
    name=Text("rule sets", "Ing, American handicap"),
    source=Text(
        "rule sets", "Ing's SST rules; in handicap games as read in America: White wins ties"
    ),
    payments=(Payment.KOMI, Payment.HANDICAP),
    handicap_ties=Who.WHITE,
    settles_handicap=True,
)


american = partial(
    modern,
    weights=AREA,
    payments=(Payment.KOMI, Payment.HANDICAP_LESS_ONE),
    komi=Fraction("7.5"),
    handicap_komi=Fraction(0),
    play=SITUATIONAL,
    stop=AGA_STOP,
    voids_dead=frozenset({End.ALIVE}),
    counts=(Count.AREA, Count.TERRITORY),
    articles=(("end", cited(AGA_TEXT, "10")),),
)
"""Makes a rule set with an area count; a territory count with pass stones gives the same."""

AGA = american(
    id="aga",
    name=Text("rule sets", "American (AGA)"),
    source=Text("rule sets", "AGA rules of Go, rules 4 to 12"),
)
BGA = american(
    id="bga",
    name=Text("rule sets", "British (BGA)"),
    source=Text("rule sets", "AGA rules as adopted by the British Go Association, 2007"),
)
FRENCH = american(
    id="french",
    name=Text("rule sets", "French (FFG)"),
    source=FRENCH_TEXT,
    handicap_komi=Fraction("0.5"),
    play=PlayRules(Repetition.OWN_PLAYS, Suicide.NO),
    articles=(),
    stop=FRENCH_STOP,
)
NEW_ZEALAND = modern(
    id="new-zealand",
    name=Text("rule sets", "New Zealand"),
    source=Text("rule sets", "Rules of the New Zealand Go Society"),
    weights=AREA,
    payments=(Payment.KOMI,),
    komi=Fraction(7),
    play=PlayRules(Repetition.OWN_TURNS, Suicide.ANY),
    stop=NEW_ZEALAND_STOP,
    voids_dead=frozenset({End.ALIVE}),
)
TROMP_TAYLOR = modern(
    id="tromp-taylor",
    name=Text("rule sets", "Tromp–Taylor"),
    source=TROMP_TAYLOR_TEXT,
    weights=AREA,
    play=PlayRules(Repetition.POSITIONAL, Suicide.ANY),
    stop=TROMP_TAYLOR_STOP,
    ignores_ruling=True,
)
BUTTON = modern(
    id="button",
    name=Text("rule sets", "Button Go"),
    source=Text(
        "rule sets",
        "Button Go: area count, the first to pass takes a button worth half a point",
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
    ING_AMERICAN,
    AGA,
    BGA,
    FRENCH,
    NEW_ZEALAND,
    TROMP_TAYLOR,
    BUTTON,
)
