"""The stop under the rule sets in use today outside China."""

from __future__ import annotations

from goref.core.base.colour import WHITE
from goref.core.base.language import Text
from goref.core.game.record import ActKind, Say
from goref.core.rulesets.stops.stop_rules import GoOn, How, Run, StopRules


def j89(article: str) -> Text:
    return Text(
        f"Japanese rules of 1989, article {article}",
        f"日本围棋规约（1989年）第{article}条",
        f"日本囲碁規約（1989年）第{article}条",
    )


JAPANESE_STOP = StopRules(
    source=j89("9"),
    closing=(Say.AGREED, Say.BOTH_LOSE),
    going_on=((Say.RESUME, GoOn.OPPONENT_FIRST), (Say.DISAGREE, GoOn.TRIAL)),
    cycle=Say.NO_RESULT,
    articles=(
        ("disagree-trial", j89("7")),
        ("no-result-cycle", j89("12")),
        ("both-lose", j89("13")),
    ),
)

KOREAN_STOP = StopRules(
    source=Text(
        "Rules of the Korea Baduk Association (2016)",
        "韩国棋院围棋规则（2016年）",
        "韓国棋院囲碁規則（2016年）",
    ),
    cycle=Say.DRAW,
)

ING_STOP = StopRules(
    source=Text(
        "Ing's SST rules, edition of 1991",
        "应氏计点制围棋规则（1991年版）",
        "応氏計点制ルール（1991年版）",
    ),
    acts_at_stop=True,
    end=Run(4),
)


def american(source: Text, resumed: Text) -> StopRules:
    """The stop of the AGA rules and those who took it over."""
    return StopRules(
        source=source,
        stop=Run(2, ActKind.PASS, WHITE),
        end=Run(4, ActKind.PASS, WHITE),
        end_is=How.ALL_LEFT,
        articles=(("disagree-in-turn", resumed), ("pass-all-left", resumed)),
    )


AGA_STOP = american(
    Text(
        "AGA rules 7, 9 and 11",
        "美国围棋协会规则第7、9、11条",
        "アメリカ囲碁協会規則第7・9・11条",
    ),
    Text("AGA rule 10", "美国围棋协会规则第10条", "アメリカ囲碁協会規則第10条"),
)
FRENCH_TEXT = Text(
    "Rules of the French Go Federation", "法国围棋联合会规则", "フランス囲碁連盟規則"
)
FRENCH_STOP = american(FRENCH_TEXT, FRENCH_TEXT)

NEW_ZEALAND_STOP = StopRules(
    source=Text(
        "Rules of the New Zealand Go Society, end of the game",
        "新西兰围棋协会规则，终局部分",
        "ニュージーランド囲碁協会規則、終局",
    ),
    stop=None,
    by_agreement=True,
    closing=(Say.AGREED, Say.ALL_ALIVE),
)

TROMP_TAYLOR_STOP = StopRules(
    source=Text(
        "Tromp and Taylor, The logical rules of Go",
        "Tromp–Taylor 逻辑规则",
        "トロンプとテイラーの論理的ルール",
    ),
    stop=None,
    closing=(),
    going_on=(),
    end=Run(2),
)

BUTTON_STOP = StopRules(
    source=Text(
        "Button Go: the first pass takes the button and does not close play",
        "纽扣围棋：首次停一手取得纽扣，不计入终局的停着",
        "ボタン碁：最初のパスはボタンを取り、終局のパスに数えない",
    ),
    first_pass_apart=True,
)
