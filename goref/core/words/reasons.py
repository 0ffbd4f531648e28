"""Why a rule set gives another margin than a reference: a sentence for each reason."""

from __future__ import annotations

from typing import NamedTuple

from goref.core.base.language import Language, Text, capital
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import Unit
from goref.core.scoring.compare import Compared, MarginTerm
from goref.core.words.terms import REASONS, SIDES, amount, term

SENTENCE = Text(
    "{clause}: {amount} better for {side}.",
    "{clause}，对{side}方有利{amount}。",
    "{clause}。{side}に{amount}有利。",
)
COUNTED = Text(
    "This rule set counts {name}", "此规则计入{name}", "このルールでは{name}を数える"
)
NOT_COUNTED = Text(
    "This rule set does not count {name}",
    "此规则不计{name}",
    "このルールでは{name}を数えない",
)
OTHERWISE = Text(
    "Another amount here ({name})", "数额不同（{name}）", "このルールでは額が違う（{name}）"
)
OTHER_KOMI = Text(
    "Komi is {here} here and {there} in the reference",
    "此规则贴{here}，基准规则贴{there}",
    "コミはここで{here}、基準のルールで{there}",
)


class Clauses(NamedTuple):
    """What is said of a reason.

    Attributes:
        here: where only this rule set makes something of it.
        there: where only the reference does.
    """

    here: Text
    there: Text


CLAUSES: dict[str, Clauses] = {
    "groups": Clauses(
        Text(
            "Every group pays group tax here",
            "此规则要还棋头",
            "このルールでは石群ごとに切り賃を払う",
        ),
        Text(
            "No group tax is paid here",
            "此规则不还棋头",
            "このルールに切り賃はない",
        ),
    ),
    "seki-groups": Clauses(
        Text(
            "Groups with an eye in seki pay group tax here",
            "此规则双活中有眼的棋块也还棋头",
            "このルールではセキで眼のある石群も切り賃を払う",
        ),
        Text(
            "Groups in seki pay no group tax here",
            "此规则双活不还棋头",
            "このルールではセキの石群は切り賃を払わない",
        ),
    ),
    "inner-stones": Clauses(
        Text(
            "Inner stones are taken off and their points counted here",
            "此规则取去内部棋子，计其所占之点",
            "このルールでは内側の石を取り除いてその点を数える",
        ),
        Text(
            "Inner stones are not taken off here",
            "此规则不取去内部棋子",
            "このルールでは内側の石を取り除かない",
        ),
    ),
    "lost": Clauses(
        Text(
            "Prisoners and dead stones are filled back here",
            "此规则俘子与死子要回填",
            "このルールではアゲハマと死石を埋める",
        ),
        Text(
            "Prisoners and dead stones cost nothing here",
            "此规则俘子与死子不计",
            "このルールではアゲハマと死石を数えない",
        ),
    ),
    "pass-stones": Clauses(
        Text(
            "Pass stones are filled back here",
            "此规则虚着之子要回填",
            "このルールではパスの石を埋める",
        ),
        Text(
            "No pass stones are filled back here",
            "此规则不回填虚着之子",
            "このルールではパスの石を埋めない",
        ),
    ),
    "komi": Clauses(
        Text("Komi is paid here", "此规则贴目", "このルールにはコミがある"),
        Text("No komi is paid here", "此规则不贴目", "このルールではコミを払わない"),
    ),
    "handicap": Clauses(
        Text(
            "The handicap is paid back here",
            "此规则要还让子",
            "このルールでは置石の分を返す",
        ),
        Text(
            "Nothing is paid back for the handicap here",
            "此规则不还让子",
            "このルールでは置石の分を返さない",
        ),
    ),
    "last-play": Clauses(
        Text(
            "The last play is settled with a point here",
            "此规则收后须贴还",
            "このルールでは最後の着手を1点で精算する",
        ),
        Text(
            "Nothing is paid for the last play here",
            "此规则收后不贴还",
            "このルールでは最後の着手に支払いはない",
        ),
    ),
    "first-pass": Clauses(
        Text(
            "White gets a point for passing first here",
            "此规则白先虚着得1点",
            "このルールでは白の先パスに1点が付く",
        ),
        Text(
            "White gets nothing for passing first here",
            "此规则白先虚着不得点",
            "このルールでは白の先パスに何も付かない",
        ),
    ),
    "button": Clauses(
        Text(
            "Whoever passed first has the button here",
            "此规则先虚着者得纽扣",
            "このルールでは先にパスした側がボタンを得る",
        ),
        Text("There is no button here", "此规则没有纽扣", "このルールにボタンはない"),
    ),
    "surplus-plays": Clauses(
        Text(
            "Surplus plays are paid for here",
            "此规则多着之子须贴还",
            "このルールでは手数の差を支払う",
        ),
        Text(
            "Nothing is paid for surplus plays here",
            "此规则多着不贴还",
            "このルールでは手数の差を支払わない",
        ),
    ),
    "equal-turns": Clauses(
        Text(
            "Missing turns are made up with stones here",
            "此规则手数不等须交子补足",
            "このルールでは足りない手数を石で補う",
        ),
        Text(
            "No stone is handed over for missing turns here",
            "此规则手数不等不交子",
            "このルールでは手数の差で石を渡さない",
        ),
    ),
    "handicap-stones": Clauses(
        Text(
            "Handicap and set-up stones count as stones here",
            "此规则让子与摆子都算作子",
            "このルールでは置石や配置した石も石として数える",
        ),
        Text(
            "Handicap and set-up stones do not count as stones here",
            "此规则让子与摆子不算作子",
            "このルールでは置石や配置した石を石として数えない",
        ),
    ),
    "plays": Clauses(
        Text(
            "Every stone played counts here, and the sides did not play equally many",
            "此规则下出的每一子都算，而双方所下子数不等",
            "このルールでは打った石がみな数に入り、両者の打った数は同じでない",
        ),
        Text(
            "How many stones each side played does not count here",
            "此规则不计双方下了多少子",
            "このルールでは打った石の数は問わない",
        ),
    ),
    "all-alive": Clauses(
        Text(
            "All stones are counted as alive here",
            "此规则此时全部作活棋计",
            "このルールではこの場合すべて活石とする",
        ),
        Text(
            "Dead stones are taken off here",
            "此规则死子要提去",
            "このルールでは死石を取り除く",
        ),
    ),
    "as-it-stands": Clauses(
        Text(
            "The board is counted as it stands here, whatever was ruled",
            "此规则按盘面原样计算，不采用判定",
            "このルールは裁定を用いず盤面のまま数える",
        ),
        Text(
            "What was ruled on the board counts here",
            "此规则采用判定",
            "このルールでは裁定を用いる",
        ),
    ),
    "before-last": Clauses(
        Text(
            "The count stops before the last play here",
            "此规则计至最后一着之前",
            "このルールでは最後の着手の前で数える",
        ),
        Text(
            "The last play is counted here",
            "此规则计入最后一着",
            "このルールでは最後の着手も数える",
        ),
    ),
}
"""Where it is more than being counted or not."""


def reason_sentences(compared: Compared, language: Language) -> tuple[str, ...]:
    """Why a margin differs from the reference's, the weightiest first.

    Amounts are in the rule set's own unit.
    """
    unit = compared.score.rules.unit
    return tuple(_sentence(reason, unit, language) for reason in compared.reasons)


def _sentence(reason: MarginTerm, unit: Unit, language: Language) -> str:
    return SENTENCE.in_(
        language,
        clause=_clause(reason, unit, language),
        amount=amount(abs(reason.points) / unit.points, unit, language),
        side=term(SIDES, "B" if reason.points > 0 else "W", language),
    )


def _clause(reason: MarginTerm, unit: Unit, language: Language) -> str:
    key, here, there = reason.term, reason.here, reason.there
    name = term(REASONS, key, language)
    name = name[:1].lower() + name[1:]
    if here and there:
        if key == "komi" and here < 0 and there < 0:
            both = (mixed(-each / unit.points) for each in (here, there))
            return OTHER_KOMI.in_(language, **dict(zip(("here", "there"), both, strict=True)))
        return OTHERWISE.in_(language, name=name)
    clauses = CLAUSES.get(key, Clauses(COUNTED, NOT_COUNTED))
    return capital((clauses.here if here else clauses.there).in_(language, name=name))
