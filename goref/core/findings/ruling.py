"""What looks wrong or doubtful in a ruling, in every language.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
Arguments named ``colour`` or ``owner`` are put in words; ``kind`` likewise.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, Topic, kinds

RECORD = {
    "no-liberty": Text(
        "The chain at {points} has no liberty; the position cannot have arisen in play.",
        "{points}处的棋串没有气，对局中不可能出现此局面。",
        "{points}の連にはダメがなく、対局では生じない局面である。",
        "{points}의 연결된 돌에 활로가 없습니다. 대국에서 나올 수 없는 국면입니다.",
    ),
}

DEAD = {
    "decision-without-stone": Text(
        "No stone stands at {points}; the decision about it has no effect.",
        "{points}处没有棋子，对它的判定不起作用。",
        "{points}に石はなく、その判定は効力がない。",
        "{points}에 돌이 없습니다. 그에 대한 판정은 효력이 없습니다.",
    ),
    "chain-two-statuses": Text(
        "The chain at {points} is marked {lives} at once; mark it once.",
        "{points}处的棋串同时被判为{lives}，请只判一种。",
        "{points}の連は同時に{lives}と裁定されている。一つにすること。",
        "{points}의 연결된 돌이 동시에 {lives}(으)로 표시되어 있습니다. 하나로만 표시하세요.",
    ),
    "dead-beside-alive": Text(
        "{colour} stones, dead and alive, lie beside one open space: {points}.",
        "同一片空旁的{colour}子有死有活：{points}。",
        "一つの空間に接する{colour}石に死石と活石がある：{points}。",
        "하나의 빈 곳에 {colour}의 죽은 돌과 산 돌이 함께 닿아 있습니다: {points}.",
    ),
    "left-in-atari": Text(
        "The chain at {points} is left in atari.",
        "{points}处的棋串只剩一口气。",
        "{points}の連はアタリのまま残っている。",
        "{points}의 연결된 돌이 단수인 채로 남아 있습니다.",
    ),
    "dead-kin-followed": Text(
        "The stones at {points} lie in the same enemy area and follow as dead.",
        "{points}在同一片敌方区域内，随之作死子。",
        "{points}は同じ相手の区域にあり、ともに死石とする。",
        "{points}의 돌은 같은 상대 구역에 있으므로 함께 죽은 돌이 됩니다.",
    ),
}

DEAD_DISPUTED = {
    "dead-disputed": Text(
        "The players do not agree on the stones at {points}.",
        "双方对{points}的死活有争议。",
        "{points}の石について両者の意見が一致しない。",
        "{points}의 돌에 대해 두 대국자의 의견이 다릅니다.",
    ),
}

SEKI = {
    "seki-beside-territory": Text(
        "Territory at {points} touches stones in seki and stones that are not.",
        "{points}的空既接双活之子又接非双活之子。",
        "{points}の地はセキの石とそうでない石の両方に接する。",
        "{points}의 집이 빅인 돌과 빅이 아닌 돌에 함께 닿아 있습니다.",
    ),
    "seki-on-one-side": Text(
        "The shared liberties at {points} touch seki stones of one colour only.",
        "{points}的公气旁，只有一方的棋子被判为双活。",
        "{points}の共有のダメに接する石は、片方の色だけがセキとされている。",
        "{points}의 공유 공배에 닿은 빅인 돌은 한쪽 색뿐입니다.",
    ),
    "shared-without-seki": Text(
        "{points} is called a shared liberty, but no stone in seki is near.",
        "{points}被认作公气，但近旁没有双活之子。",
        "{points}は共有のダメとされたが、近くにセキの石がない。",
        "{points}: 공유 공배로 되어 있으나 가까이에 빅인 돌이 없습니다.",
    ),
    "owned-beside-enemy": Text(
        "{points} is called {kind} of {owner}, but a live enemy stone touches it.",
        "{points}被认作{owner}方的{kind}，但有对方活子与它相邻。",
        "{points}は{owner}の{kind}とされたが、相手の活石が接している。",
        "{points}: {owner}의 {kind}인 것으로 되어 있으나 상대의 산 돌이 닿아 있습니다.",
    ),
    "eye-without-seki": Text(
        "{points} is called {kind} of {owner}, but no {owner} stone in seki touches it.",
        "{points}被认作{owner}方的{kind}，但没有{owner}方双活之子与它相邻。",
        "{points}は{owner}の{kind}とされたが、{owner}のセキの石が接していない。",
        "{points}: {owner}의 {kind}(으)로 되어 있으나 {owner}의 빅인 돌이 닿아 있지 않습니다.",
    ),
    "seki-sole-liberty-possible": Text(
        "{points} may be sole liberties of {owner}: only its stones touch them. They are "
        "shared unless ruled otherwise.",
        "{points}仅与{owner}方棋子相邻，可能是{owner}方单方拥有的气点；未判定前作公气计。",
        "{points}に接するのは{owner}の石だけで、{owner}だけのダメかもしれない。裁定がなければ共有とする。",
        "{points}: {owner}돌만 닿아 있어 {owner}만의 공배일 수 있습니다. 달리 판정하지 않으면 공유로 봅니다.",
    ),
    "seki-one-sided-possible": Text(
        "{points} may be one-sided dame of {owner}: the other side would put itself in atari "
        "there. They are shared unless ruled otherwise.",
        "{points}处对方入子即被叫吃，可能是{owner}方的单方权利官子；未判定前作公气计。",
        "{points}は相手が打つとアタリになり、{owner}の片側だけが打てるダメかもしれない。裁定がなければ共有とする。",
        "{points}: 상대가 두면 스스로 단수가 되므로 {owner}만 둘 수 있는 공배일 수 있습니다. 달리 판정하지 않으면 공유로 봅니다.",
    ),
    "seki-spread": Text(
        "The seki mark spreads to {points}.",
        "双活标记扩及{points}。",
        "セキの印は{points}に及ぶ。",
        "빅 표시가 {points}에도 미칩니다.",
    ),
}

POINTS = {
    "claim-on-stone": Text(
        "A stone stands at {points}; the kind given to the point has no effect.",
        "{points}处有棋子，对该点的认定不起作用。",
        "{points}には石があり、その点の指定は効力がない。",
        "{points}에 돌이 있습니다. 그 점에 정한 종류는 효력이 없습니다.",
    ),
    "ko-proposed": Text(
        "An open ko at {points}: taken as {owner}'s ko point; rule otherwise if it must be filled.",
        "{points}有未粘之劫，暂作{owner}方劫空；若须粘劫请改判。",
        "{points}に継がれていない劫がある。仮に{owner}の劫の点とする。継ぐべきなら裁定を改めること。",
        "{points}에 이어지지 않은 패가 있습니다. {owner}의 패 자리로 봅니다. 이어야 한다면 달리 판정하세요.",
    ),
    "nobodys-region": Text(
        "No stone touches {points}; it is counted as public.",
        "{points}不与任何棋子相邻，作公空计。",
        "{points}に接する石はなく、ダメとする。",
        "{points}에 닿은 돌이 없습니다. 공유점으로 셉니다.",
    ),
    "open-border": Text(
        "An open border: {count} points at {points} touch both sides and are nobody's land.",
        "边界未收：{points}等{count}点与双方相邻，不算任何一方的地。",
        "境界が閉じていない：{points}の{count}点は双方に接し、どちらの地でもない。",
        "경계가 닫히지 않았습니다. {points}의 {count}점은 양쪽에 닿아 있어 누구의 집도 아닙니다.",
    ),
    "dame-left": Text(
        "{count} dame left: {points}.",
        "尚有单官{count}个：{points}。",
        "ダメが{count}か所残る：{points}。",
        "공배가 {count}개 남았습니다: {points}.",
    ),
}

POINTS_ASKED = {
    "one-sided-without-seki": Text(
        "One-sided dame at {points} is claimed where there is no seki.",
        "{points}主张为单方权利官子，但该处没有双活。",
        "{points}は片側だけが打てるダメとされたが、そこにセキはない。",
        "{points}: 한쪽만 둘 수 있는 공배라고 하지만 그곳에 빅이 없습니다.",
    ),
    "one-sided-nothing-shared": Text(
        "The one-sided claim at {points} leaves no shared liberty; name the one that stays.",
        "{points}的单方权利主张没有留下公气，请指明留作公气的点。",
        "{points}の主張では共有のダメが残らない。残る点を示すこと。",
        "{points}: 한쪽만 둘 수 있다는 주장대로면 공유 공배가 남지 않습니다. 남는 점을 지정하세요.",
    ),
    "one-sided-shared-not-named": Text(
        "The one-sided claim at {points} does not name the shared liberty left; {shared} stays.",
        "{points}的单方权利主张未指明留作公气的点，剩下的是{shared}。",
        "{points}の主張は残る共有のダメを示していない。残るのは{shared}。",
        "{points}: 한쪽만 둘 수 있다는 주장에 남는 공유 공배가 지정되어 있지 않습니다. 남는 것은 {shared}입니다.",
    ),
}

POINTS_DISPUTED = {
    "claim-disputed": Text(
        "The players do not agree on {points}.",
        "双方对{points}的归属有争议。",
        "{points}について両者の意見が一致しない。",
        "{points}에 대해 두 대국자의 의견이 다릅니다.",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
    **kinds(DEAD_DISPUTED, step="dead", topic=Topic.DISPUTED),
    **kinds(SEKI, step="seki"),
    **kinds(POINTS, step="points"),
    **kinds(POINTS_ASKED, step="points", topic=Topic.ASKING),
    **kinds(POINTS_DISPUTED, step="points", topic=Topic.DISPUTED),
}
