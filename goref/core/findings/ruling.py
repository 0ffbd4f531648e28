"""What looks wrong or doubtful in a ruling, in three languages.

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
    ),
}

DEAD = {
    "decision-without-stone": Text(
        "No stone stands at {points}; the decision about it has no effect.",
        "{points}处没有棋子，对它的判定不起作用。",
        "{points}に石はなく、その判定は効力がない。",
    ),
    "chain-two-statuses": Text(
        "The chain at {points} is marked {lives} at once; mark it once.",
        "{points}处的棋串同时被判为{lives}，请只判一种。",
        "{points}の連は同時に{lives}と裁定されている。一つにすること。",
    ),
    "dead-beside-alive": Text(
        "{colour} stones, dead and alive, lie beside one open space: {points}.",
        "同一片空旁的{colour}子有死有活：{points}。",
        "一つの空間に接する{colour}石に死石と活石がある：{points}。",
    ),
    "left-in-atari": Text(
        "The chain at {points} is left in atari.",
        "{points}处的棋串只剩一口气。",
        "{points}の連はアタリのまま残っている。",
    ),
    "dead-kin-followed": Text(
        "The stones at {points} lie in the same enemy area and follow as dead.",
        "{points}在同一片敌方区域内，随之作死子。",
        "{points}は同じ相手の区域にあり、ともに死石とする。",
    ),
}

DEAD_DISPUTED = {
    "dead-disputed": Text(
        "The players do not agree on the stones at {points}.",
        "双方对{points}的死活有争议。",
        "{points}の石について両者の意見が一致しない。",
    ),
}

SEKI = {
    "seki-beside-territory": Text(
        "Territory at {points} touches stones in seki and stones that are not.",
        "{points}的空既接双活之子又接非双活之子。",
        "{points}の地はセキの石とそうでない石の両方に接する。",
    ),
    "seki-on-one-side": Text(
        "The shared liberties at {points} touch seki stones of one colour only.",
        "{points}的公气旁，只有一方的棋子被判为双活。",
        "{points}の共有のダメに接する石は、片方の色だけがセキとされている。",
    ),
    "shared-without-seki": Text(
        "{points} is called a shared liberty, but no stone in seki is near.",
        "{points}被认作公气，但近旁没有双活之子。",
        "{points}は共有のダメとされたが、近くにセキの石がない。",
    ),
    "owned-beside-enemy": Text(
        "{points} is called {kind} of {owner}, but a live enemy stone touches it.",
        "{points}被认作{owner}方的{kind}，但有对方活子与它相邻。",
        "{points}は{owner}の{kind}とされたが、相手の活石が接している。",
    ),
    "eye-without-seki": Text(
        "{points} is called {kind} of {owner}, but no {owner} stone in seki touches it.",
        "{points}被认作{owner}方的{kind}，但没有{owner}方双活之子与它相邻。",
        "{points}は{owner}の{kind}とされたが、{owner}のセキの石が接していない。",
    ),
    "seki-sole-liberty-possible": Text(
        "{points} may be sole liberties of {owner}: only its stones touch them. They are "
        "shared unless ruled otherwise.",
        "{points}仅与{owner}方棋子相邻，可能是{owner}方单方拥有的气点；未判定前作公气计。",
        "{points}に接するのは{owner}の石だけで、{owner}だけのダメかもしれない。裁定がなければ共有とする。",
    ),
    "seki-one-sided-possible": Text(
        "{points} may be one-sided dame of {owner}: the other side would put itself in atari "
        "there. They are shared unless ruled otherwise.",
        "{points}处对方入子即被叫吃，可能是{owner}方的单方权利官子；未判定前作公气计。",
        "{points}は相手が打つとアタリになり、{owner}の片側だけが打てるダメかもしれない。裁定がなければ共有とする。",
    ),
    "seki-spread": Text(
        "The seki mark spreads to {points}.",
        "双活标记扩及{points}。",
        "セキの印は{points}に及ぶ。",
    ),
}

POINTS = {
    "claim-on-stone": Text(
        "A stone stands at {points}; the kind given to the point has no effect.",
        "{points}处有棋子，对该点的认定不起作用。",
        "{points}には石があり、その点の指定は効力がない。",
    ),
    "ko-proposed": Text(
        "An open ko at {points}: taken as {owner}'s ko point; rule otherwise if it must be filled.",
        "{points}有未粘之劫，暂作{owner}方劫空；若须粘劫请改判。",
        "{points}に継がれていない劫がある。仮に{owner}の劫の点とする。継ぐべきなら裁定を改めること。",
    ),
    "nobodys-region": Text(
        "No stone touches {points}; it is counted as public.",
        "{points}不与任何棋子相邻，作公空计。",
        "{points}に接する石はなく、ダメとする。",
    ),
    "open-border": Text(
        "An open border: {count} points at {points} touch both sides and are nobody's land.",
        "边界未收：{points}等{count}点与双方相邻，不算任何一方的地。",
        "境界が閉じていない：{points}の{count}点は双方に接し、どちらの地でもない。",
    ),
    "dame-left": Text(
        "{count} dame left: {points}.",
        "尚有单官{count}个：{points}。",
        "ダメが{count}か所残る：{points}。",
    ),
}

POINTS_ASKED = {
    "one-sided-without-seki": Text(
        "One-sided dame at {points} is claimed where there is no seki.",
        "{points}主张为单方权利官子，但该处没有双活。",
        "{points}は片側だけが打てるダメとされたが、そこにセキはない。",
    ),
    "one-sided-nothing-shared": Text(
        "The one-sided claim at {points} leaves no shared liberty; name the one that stays.",
        "{points}的单方权利主张没有留下公气，请指明留作公气的点。",
        "{points}の主張では共有のダメが残らない。残る点を示すこと。",
    ),
    "one-sided-shared-not-named": Text(
        "The one-sided claim at {points} does not name the shared liberty left; {shared} stays.",
        "{points}的单方权利主张未指明留作公气的点，剩下的是{shared}。",
        "{points}の主張は残る共有のダメを示していない。残るのは{shared}。",
    ),
}

POINTS_DISPUTED = {
    "claim-disputed": Text(
        "The players do not agree on {points}.",
        "双方对{points}的归属有争议。",
        "{points}について両者の意見が一致しない。",
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
