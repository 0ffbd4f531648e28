"""The rules on the stop of play of the rule sets in use today outside China."""

from __future__ import annotations

from goref.core.base.colour import WHITE
from goref.core.base.language import AnyText, Text
from goref.core.base.sources import (
    AGA_TEXT,
    FRENCH_TEXT,
    ING_1991,
    JAPAN_1989,
    KOREA_2016,
    NEW_ZEALAND_TEXT,
    TROMP_TAYLOR_TEXT,
    cited,
)
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.rulesets.stops.stop_rules import GameEnding, PassRun, ResumeRule, StopRules

JAPANESE_STOP = StopRules(
    source=cited(JAPAN_1989, "9"),
    closing=(StatementKind.AGREED, StatementKind.BOTH_LOSE),
    going_on=(
        (StatementKind.RESUME, ResumeRule.OPPONENT_FIRST),
        (StatementKind.DISAGREE, ResumeRule.TRIAL),
    ),
    cycle=StatementKind.NO_RESULT,
    articles=(
        ("disagree-trial", cited(JAPAN_1989, "7")),
        ("no-result-cycle", cited(JAPAN_1989, "12")),
        ("both-lose", cited(JAPAN_1989, "13")),
    ),
)

KOREAN_STOP = StopRules(source=KOREA_2016, cycle=StatementKind.DRAW)

ING_STOP = StopRules(source=ING_1991, acts_at_stop=True, end=PassRun(4), removal_first=True)


def american(source: AnyText, resumed: AnyText) -> StopRules:
    """Returns the stop under the AGA rules, or under rules that adopted them."""
    return StopRules(
        source=source,
        stop=PassRun(2, ActKind.PASS, WHITE),
        end=PassRun(4, ActKind.PASS, WHITE),
        end_is=GameEnding.ALL_LEFT,
        articles=(("disagree-in-turn", resumed), ("pass-all-left", resumed)),
    )


AGA_STOP = american(cited(AGA_TEXT, "7, 9 and 11"), cited(AGA_TEXT, "10"))
FRENCH_STOP = american(FRENCH_TEXT, FRENCH_TEXT)

NEW_ZEALAND_STOP = StopRules(
    source=cited(NEW_ZEALAND_TEXT, Text("citations", "end of the game")),
    stop=None,
    by_agreement=True,
    closing=(StatementKind.AGREED, StatementKind.ALL_ALIVE),
)

TROMP_TAYLOR_STOP = StopRules(
    source=TROMP_TAYLOR_TEXT,
    stop=None,
    closing=(),
    going_on=(),
    end=PassRun(2),
)

BUTTON_STOP = StopRules(
    source=Text(
        "rule sets", "Button Go: the first pass takes the button and does not close play"
    ),
    first_pass_apart=True,
)
