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
    "{clause}: {side}이 {amount} 유리합니다.",
)
COUNTED = Text(
    "This rule set counts {name}",
    "此规则计入{name}",
    "このルールでは{name}を数える",
    "이 규칙에서는 {name}도 셉니다",
)
NOT_COUNTED = Text(
    "This rule set does not count {name}",
    "此规则不计{name}",
    "このルールでは{name}を数えない",
    "이 규칙에서는 {name}까지는 세지 않습니다",
)
OTHERWISE = Text(
    "Another amount here ({name})",
    "数额不同（{name}）",
    "このルールでは額が違う（{name}）",
    "이 규칙에서는 양이 다릅니다({name})",
)
OTHER_KOMI = Text(
    "Komi is {here} here and {there} in the reference",
    "此规则贴{here}，基准规则贴{there}",
    "コミはここで{here}、基準のルールで{there}",
    "덤이 여기서는 {here}, 기준 규칙에서는 {there}입니다",
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
            "이 규칙에서는 돌무리마다 환기두를 냅니다",
        ),
        Text(
            "No group tax is paid here",
            "此规则不还棋头",
            "このルールに切り賃はない",
            "이 규칙에서는 환기두를 내지 않습니다",
        ),
    ),
    "seki-groups": Clauses(
        Text(
            "Groups with an eye in seki pay group tax here",
            "此规则双活中有眼的棋块也还棋头",
            "このルールではセキで眼のある石群も切り賃を払う",
            "이 규칙에서는 빅에서 눈이 있는 돌무리도 환기두를 냅니다",
        ),
        Text(
            "Groups in seki pay no group tax here",
            "此规则双活不还棋头",
            "このルールではセキの石群は切り賃を払わない",
            "이 규칙에서는 빅인 돌무리가 환기두를 내지 않습니다",
        ),
    ),
    "inner-stones": Clauses(
        Text(
            "Inner stones are taken off and their points counted here",
            "此规则取去内部棋子，计其所占之点",
            "このルールでは内側の石を取り除いてその点を数える",
            "이 규칙에서는 안쪽 돌을 들어내고 그 점을 셉니다",
        ),
        Text(
            "Inner stones are not taken off here",
            "此规则不取去内部棋子",
            "このルールでは内側の石を取り除かない",
            "이 규칙에서는 안쪽 돌을 들어내지 않습니다",
        ),
    ),
    "lost": Clauses(
        Text(
            "Prisoners and dead stones are filled back here",
            "此规则俘子与死子要回填",
            "このルールではアゲハマと死石を埋める",
            "이 규칙에서는 따낸 돌과 사석을 되메웁니다",
        ),
        Text(
            "Prisoners and dead stones cost nothing here",
            "此规则俘子与死子不计",
            "このルールではアゲハマと死石を数えない",
            "이 규칙에서는 따낸 돌과 사석으로 잃는 것이 없습니다",
        ),
    ),
    "pass-stones": Clauses(
        Text(
            "Pass stones are filled back here",
            "此规则虚着之子要回填",
            "このルールではパスの石を埋める",
            "이 규칙에서는 패스 돌을 되메웁니다",
        ),
        Text(
            "No pass stones are filled back here",
            "此规则不回填虚着之子",
            "このルールではパスの石を埋めない",
            "이 규칙에서는 패스 돌을 되메우지 않습니다",
        ),
    ),
    "komi": Clauses(
        Text(
            "Komi is paid here",
            "此规则贴目",
            "このルールにはコミがある",
            "이 규칙에서는 덤을 냅니다",
        ),
        Text(
            "No komi is paid here",
            "此规则不贴目",
            "このルールではコミを払わない",
            "이 규칙에서는 덤을 내지 않습니다",
        ),
    ),
    "handicap": Clauses(
        Text(
            "The handicap is paid back here",
            "此规则要还让子",
            "このルールでは置石の分を返す",
            "이 규칙에서는 치석만큼 되돌려 줍니다",
        ),
        Text(
            "Nothing is paid back for the handicap here",
            "此规则不还让子",
            "このルールでは置石の分を返さない",
            "이 규칙에서는 치석에 대해 되돌려 주는 것이 없습니다",
        ),
    ),
    "last-play": Clauses(
        Text(
            "The last play is settled with a point here",
            "此规则收后须贴还",
            "このルールでは最後の着手を1点で精算する",
            "이 규칙에서는 마지막 착수를 1점으로 정산합니다",
        ),
        Text(
            "Nothing is paid for the last play here",
            "此规则收后不贴还",
            "このルールでは最後の着手に支払いはない",
            "이 규칙에서는 마지막 착수에 대해 내는 것이 없습니다",
        ),
    ),
    "first-pass": Clauses(
        Text(
            "White gets a point for passing first here",
            "此规则白先虚着得1点",
            "このルールでは白の先パスに1点が付く",
            "이 규칙에서는 백이 먼저 패스하면 1점을 얻습니다",
        ),
        Text(
            "White gets nothing for passing first here",
            "此规则白先虚着不得点",
            "このルールでは白の先パスに何も付かない",
            "이 규칙에서는 백이 먼저 패스해도 얻는 것이 없습니다",
        ),
    ),
    "button": Clauses(
        Text(
            "Whoever passed first has the button here",
            "此规则先虚着者得纽扣",
            "このルールでは先にパスした側がボタンを得る",
            "이 규칙에서는 먼저 패스한 쪽이 버튼을 가집니다",
        ),
        Text(
            "There is no button here",
            "此规则没有纽扣",
            "このルールにボタンはない",
            "이 규칙에는 버튼이 없습니다",
        ),
    ),
    "surplus-plays": Clauses(
        Text(
            "Surplus plays are paid for here",
            "此规则多着之子须贴还",
            "このルールでは手数の差を支払う",
            "이 규칙에서는 더 둔 수에 대해 지급합니다",
        ),
        Text(
            "Nothing is paid for surplus plays here",
            "此规则多着不贴还",
            "このルールでは手数の差を支払わない",
            "이 규칙에서는 더 둔 수에 대해 내는 것이 없습니다",
        ),
    ),
    "equal-turns": Clauses(
        Text(
            "Missing turns are made up with stones here",
            "此规则手数不等须交子补足",
            "このルールでは足りない手数を石で補う",
            "이 규칙에서는 모자란 차례를 돌로 채웁니다",
        ),
        Text(
            "No stone is handed over for missing turns here",
            "此规则手数不等不交子",
            "このルールでは手数の差で石を渡さない",
            "이 규칙에서는 모자란 차례에 대해 돌을 건네지 않습니다",
        ),
    ),
    "handicap-stones": Clauses(
        Text(
            "Handicap and set-up stones count as stones here",
            "此规则让子与摆子都算作子",
            "このルールでは置石や配置した石も石として数える",
            "이 규칙에서는 치석과 배치한 돌도 돌로 셉니다",
        ),
        Text(
            "Handicap and set-up stones do not count as stones here",
            "此规则让子与摆子不算作子",
            "このルールでは置石や配置した石を石として数えない",
            "이 규칙에서는 치석과 배치한 돌을 돌로 세지 않습니다",
        ),
    ),
    "plays": Clauses(
        Text(
            "Every stone played counts here, and the sides did not play equally many",
            "此规则下出的每一子都算，而双方所下子数不等",
            "このルールでは打った石がみな数に入り、両者の打った数は同じでない",
            "이 규칙에서는 둔 돌을 모두 세며, 양쪽의 둔 수가 같지 않습니다",
        ),
        Text(
            "How many stones each side played does not count here",
            "此规则不计双方下了多少子",
            "このルールでは打った石の数は問わない",
            "이 규칙에서는 양쪽이 둔 돌의 수를 따지지 않습니다",
        ),
    ),
    "all-alive": Clauses(
        Text(
            "All stones are counted as alive here",
            "此规则此时全部作活棋计",
            "このルールではこの場合すべて活石とする",
            "이 규칙에서는 모든 돌을 살아 있는 것으로 셉니다",
        ),
        Text(
            "Dead stones are taken off here",
            "此规则死子要提去",
            "このルールでは死石を取り除く",
            "이 규칙에서는 죽은 돌을 들어냅니다",
        ),
    ),
    "as-it-stands": Clauses(
        Text(
            "The board is counted as it stands here, whatever was ruled",
            "此规则按盘面原样计算，不采用判定",
            "このルールは裁定を用いず盤面のまま数える",
            "이 규칙에서는 판정과 관계없이 바둑판을 있는 그대로 셉니다",
        ),
        Text(
            "What was ruled on the board counts here",
            "此规则采用判定",
            "このルールでは裁定を用いる",
            "이 규칙에서는 바둑판에 대한 판정에 따릅니다",
        ),
    ),
    "before-last": Clauses(
        Text(
            "The count stops before the last play here",
            "此规则计至最后一着之前",
            "このルールでは最後の着手の前で数える",
            "이 규칙에서는 마지막 착수 전까지 계가합니다",
        ),
        Text(
            "The last play is counted here",
            "此规则计入最后一着",
            "このルールでは最後の着手も数える",
            "이 규칙에서는 마지막 착수도 셉니다",
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
