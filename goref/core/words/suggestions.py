"""A second opinion in words: why a chain is taken for alive or dead, and what is unclear.

Placeholders of reasons: ``{points}``, the points in brackets or nothing where there are none,
and ``{number}``.
"""

from __future__ import annotations

from goref.core.base.language import Text

REASONS: dict[str, Text] = {
    "alive-proved": Text(
        "Alive whatever is played: its eyes{points} cannot be taken away.",
        "净活：其眼位{points}不会被破。",
        "何を打たれても活き：眼{points}を奪われることはない。",
        "무엇을 두어도 살아 있습니다. 눈{points}을 빼앗을 수 없습니다.",
    ),
    "alive-eyes": Text(
        "Two eyes{points}.",
        "有两眼{points}。",
        "二眼がある{points}。",
        "두 눈{points}이 있습니다.",
    ),
    "alive-land": Text(
        "Points of its own: {number}{points}; two eyes cannot be denied it.",
        "自有{number}点空{points}，足以做出两眼。",
        "自分の点が{number}{points}あり、二眼を妨げられない。",
        "자기만의 점 {number}개{points}가 있어 두 눈을 막을 수 없습니다.",
    ),
    "alive-read": Text(
        "Read out: it cannot be captured, whoever begins.",
        "已算清：无论谁先下都杀不掉。",
        "読み切り：どちらから打っても取られない。",
        "수읽기 결과: 어느 쪽이 먼저 두어도 따낼 수 없습니다.",
    ),
    "alive-played": Text(
        "Played out on the spot, not proved: not captured, whoever begins.",
        "经局部试下（并非证明）：无论谁先下都杀不掉。",
        "その場で打ち進めた限り（証明ではない）、どちらから打っても取られない。",
        "그 자리에서 두어 본 것이며 증명은 아닙니다. 어느 쪽이 먼저 두어도 따내지 못했습니다.",
    ),
    "alive-learned": Text(
        "Not proved, but such chains have lived.",
        "未能证明，但此类棋串一向是活棋。",
        "証明はないが、このような連は活きとされてきた。",
        "증명되지는 않았으나 이런 돌은 살아 왔습니다.",
    ),
    "dead-read": Text(
        "Captured in every line, whoever begins.",
        "已算清：无论谁先下都会被提。",
        "読み切り：どちらから打っても取られる。",
        "어느 쪽이 먼저 두어도 모든 변화에서 따냅니다.",
    ),
    "dead-shape": Text(
        "Its one eye space{points} makes one eye only (nakade).",
        "唯一的眼形{points}只能做成一只眼（可点死）。",
        "ただ一つの眼形{points}は一眼にしかならない（ナカデ）。",
        "하나뿐인 눈 모양{points}이 한 눈밖에 되지 않습니다(치중).",
    ),
    "dead-bent-four": Text(
        "Bent four in the corner{points}.",
        "盘角曲四{points}。",
        "隅の曲がり四目{points}。",
        "귀곡사{points}입니다.",
    ),
    "dead-played": Text(
        "Played out on the spot, not proved: captured, whoever begins.",
        "经局部试下（并非证明）：无论谁先下都会被提。",
        "その場で打ち進めた限り（証明ではない）、どちらから打っても取られる。",
        "그 자리에서 두어 본 것이며 증명은 아닙니다. 어느 쪽이 먼저 두어도 따냈습니다.",
    ),
    "dead-learned": Text(
        "No two eyes inside the other side's area: such stones are taken off.",
        "在对方地域内做不出两眼，此类棋子作死子取走。",
        "相手の地の中で二眼がなく、このような石は死石とされる。",
        "상대의 집 안에서 두 눈이 없습니다. 이런 돌은 들어냅니다.",
    ),
    "seki-shared": Text(
        "No two eyes; who plays first at the liberties shared with the other side{points} is caught.",
        "没有两眼，与对方的公气{points}谁先下谁被吃。",
        "二眼がなく、相手と共有のダメ{points}に先に打った側が取られる。",
        "두 눈이 없으며, 상대와의 공유 공배{points}에 먼저 두는 쪽이 잡힙니다.",
    ),
    "seki-eyes": Text(
        "A seki with eyes; who plays first at its liberties{points} is caught.",
        "有眼双活，其气点{points}谁先下谁被吃。",
        "眼のあるセキで、そのダメ{points}に先に打った側が取られる。",
        "눈이 있는 빅이며, 그 활로{points}에 먼저 두는 쪽이 잡힙니다.",
    ),
    "seki-played": Text(
        "Played out on the spot, not proved: neither side captures the other{points}, whoever "
        "begins.",
        "经局部试下（并非证明）：无论谁先下，双方都杀不掉对方{points}。",
        "その場で打ち進めた限り（証明ではない）、どちらから打っても互いに相手を取れない{points}。",
        "그 자리에서 두어 본 것이며 증명은 아닙니다. 어느 쪽이 먼저 두어도 서로 상대를 따내지 못했습니다{points}.",
    ),
    "seki-learned": Text(
        "No two eyes, and liberties shared with the other side{points}: such stones stand as "
        "they are.",
        "没有两眼，与对方有公气{points}，此类棋子一般作双活留在盘上。",
        "二眼がなく、相手と共有のダメ{points}がある。このような石はふつうセキとして残される。",
        "두 눈이 없고 상대와의 공유 공배{points}가 있습니다. 이런 돌은 그대로 둡니다.",
    ),
    "seki-spare": Text(
        "Neither side can capture the other; of the liberties of both{points} some may be "
        "filled, but who takes one too many is caught.",
        "双方都杀不掉对方；公气{points}可先紧掉一部分，紧过头的一方被吃。",
        "互いに相手を取れない。共有のダメ{points}は一部詰められるが、詰めすぎた側が取られる。",
        "서로 상대를 따낼 수 없습니다. 공유 공배{points} 가운데 일부는 메울 수 있으나, 하나라도 더 메우는 쪽이 잡힙니다.",
    ),
    "alive-between": Text(
        "Read out: it cannot be captured, as long as the chains around it live, as they seem to.",
        "已算清：只要周围的棋确如所见是活棋，就杀不掉。",
        "読み切り：周りの石が見たとおり活きていれば、取られない。",
        "수읽기 결과: 주위의 돌이 보이는 대로 살아 있는 한 따낼 수 없습니다.",
    ),
    "dead-between": Text(
        "Read out: it is captured, whoever begins, as long as the chains around it live, as "
        "they seem to.",
        "已算清：只要周围的棋确如所见是活棋，无论谁先下都会被提。",
        "読み切り：周りの石が見たとおり活きていれば、どちらから打っても取られる。",
        "수읽기 결과: 주위의 돌이 보이는 대로 살아 있는 한 어느 쪽이 먼저 두어도 따냅니다.",
    ),
    "dead-given": Text(
        "Read out: it is captured, whoever begins, as long as the chains around it live, as "
        "they were ruled to or seem to.",
        "已算清：只要周围的棋如所裁定或如所见是活棋，无论谁先下都会被提。",
        "読み切り：周りの石が裁定のとおり、または見たとおり活きていれば、どちらから打っても取られる。",
        "수읽기 결과: 주위의 돌이 판정대로 또는 보이는 대로 살아 있는 한 어느 쪽이 먼저 두어도 따냅니다.",
    ),
    "seki-between": Text(
        "Read out: neither side can capture the other{points}, as long as the chains around "
        "them live, as they seem to.",
        "已算清：只要周围的棋确如所见是活棋，双方谁也杀不掉谁{points}。",
        "読み切り：周りの石が見たとおり活きていれば、互いに相手を取れない{points}。",
        "수읽기 결과: 주위의 돌이 보이는 대로 살아 있는 한 서로 상대를 따낼 수 없습니다{points}.",
    ),
    "seki-avenged": Text(
        "A seki with liberties of both{points}: who captures the other side then loses his own stones there and "
        "has no more points for it.",
        "双活，公气{points}：谁先杀对方，自己的棋随后也被提，所得不会更多。",
        "共有のダメ{points}のあるセキで、相手を取った側は次に自分の石も取られ、得にはならない。",
        "공유 공배{points}가 있는 빅이며, 상대를 따내는 쪽은 이어 자기 돌도 잡혀 이득이 없습니다.",
    ),
    "seki-avenged-between": Text(
        "Read out: who captures the other side{points} then loses his own stones there and has no more points "
        "for it, as long as the chains around them live, as they seem to.",
        "已算清：只要周围的棋确如所见是活棋，谁先杀对方{points}，自己的棋随后也被提，所得不会更多。",
        "読み切り：周りの石が見たとおり活きていれば、相手を取った側は次に自分の石も取られ{points}、得にはならない。",
        "수읽기 결과: 주위의 돌이 보이는 대로 살아 있는 한, 상대를 따내는 쪽은 이어 자기 돌도 잡혀 이득이 없습니다{points}.",
    ),
    "ruled": Text(
        "The referee has ruled so.",
        "裁判已如此判定。",
        "審判がそう裁定した。",
        "심판이 그렇게 판정했습니다.",
    ),
    "near": Text(
        "It cannot be told from the board alone.",
        "单凭盘面无法确定。",
        "盤面だけでは決められない。",
        "판만 보아서는 알 수 없습니다.",
    ),
    "no-eyes": Text(
        "It seems alive, but no two eyes are to be seen, and playing it out settled nothing.",
        "似为活棋，但看不出两眼，局部试下也未分清。",
        "活きのようだが二眼が見当たらず、その場で打ち進めても決まらない。",
        "살아 있는 듯하나 두 눈이 보이지 않으며, 두어 보아도 아무것도 정해지지 않았습니다.",
    ),
    "bare": Text(
        "It seems alive, but shows neither two eyes nor a seki.",
        "似为活棋，但看不出两眼，也看不出双活。",
        "活きのようだが、二眼もセキも見当たらない。",
        "살아 있는 듯하나 두 눈도 빅도 보이지 않습니다.",
    ),
    "eye-filled": Text(
        "An enemy play puts stones here in atari, and only filling an own eye saves them;"
        " that they live then was not shown.",
        "对方一子叫吃此处棋子，只有自填一眼才能救；其后是否活棋未能试明。",
        "相手の一手でここの石がアタリになり、自分の眼を埋めるほかに助けがない。"
        "そのあと活きるかは確かめられていない。",
        "상대의 한 수로 이곳의 돌이 단수가 되고, 제 눈을 메워야만 살릴 수 있습니다."
        " 그 뒤에 사는지는 확인되지 않았습니다.",
    ),
    "not-taken": Text(
        "It seems dead, but playing it out on the spot did not capture it: perhaps a seki.",
        "似为死子，但局部试下未能提掉，或为双活。",
        "死石のようだが、その場で打ち進めても取れなかった。セキかもしれない。",
        "죽은 듯하나 그 자리에서 두어 보아도 따내지 못했습니다. 빅일 수 있습니다.",
    ),
    "partner": Text(
        "It is in seki only together with stones that are unclear.",
        "与之构成双活的棋子尚不明确。",
        "セキの相手となる石がはっきりしない。",
        "불분명한 돌과 함께일 때에만 빅입니다.",
    ),
    "depends": Text(
        "It depends on other stones that are unclear{points}.",
        "取决于尚不明确的其他棋子{points}。",
        "ほかのはっきりしない石{points}しだいです。",
        "아직 불분명한 다른 돌{points}에 달려 있습니다.",
    ),
    "leads": Text(
        "If these stones are dead, others live by that{points}.",
        "若此处为死子，其他棋子{points}即为活棋。",
        "この石が死石なら、ほかの石{points}は活きです。",
        "이 돌이 죽은 돌이면 다른 돌{points}은 삽니다.",
    ),
    "one-side": Text(
        "It looks like a seki, but the stones it shares liberties with were ruled alive.",
        "看似双活，但与之有公气的棋子已判为活棋。",
        "セキに見えるが、ダメを共有する相手の石は活きと裁定された。",
        "빅으로 보이지만, 공배를 공유하는 상대의 돌은 산 것으로 판정되었습니다.",
    ),
    "by-ruling": Text(
        "It seems so only if what was ruled{points} is so, and even then it is not proved.",
        "仅在所作裁定{points}成立时似应如此，而且也未经证明。",
        "裁定{points}のとおりであればそう見えるだけで、それでも証明はない。",
        "판정{points}대로일 때에만 그렇게 보이며, 그때에도 증명되지는 않았습니다.",
    ),
    "turn": Text(
        "It depends on who plays first.",
        "取决于谁先下。",
        "どちらが先に打つかによる。",
        "어느 쪽이 먼저 두는지에 달려 있습니다.",
    ),
    "contradicted": Text(
        "The stones seem dead, but do not lie in the other side's own area.",
        "似为死子，却不在对方单独围住的地域内。",
        "死石のようだが、相手だけが囲む地の中にはない。",
        "죽은 돌인 듯하나 상대만의 집 안에 있지 않습니다.",
    ),
    "unapproached": Text(
        "The stones seem dead, but every play beside them puts itself in atari: perhaps a seki.",
        "似为死子，但对方无论下在哪口气上都是自填被叫吃，或为双活。",
        "死石のようだが、相手はどのダメに打っても自分がアタリになる。セキかもしれない。",
        "죽은 돌인 듯하나 그 옆에 두는 수마다 자기가 단수에 몰립니다. 빅일 수 있습니다.",
    ),
    "one-area": Text(
        "Life hangs on taking stones in one small area, which was not read out: perhaps a seki.",
        "死活系于能否吃掉一小块空内的子，尚未算清，或为双活。",
        "死活は一つの小さな地の中の石を取れるかどうかにかかり、読み切っていない。セキかもしれない。",
        "사활이 작은 집 하나 안의 돌을 따낼 수 있는지에 달려 있으며, 수읽기로 확인하지 않았습니다. 빅일 수 있습니다.",
    ),
    "sparse": Text(
        "So few stones are on the board that it was hardly played to the end.",
        "盘上棋子太少，似乎尚未下到终局。",
        "盤上の石が少なく、終局まで打たれたとは考えにくい。",
        "바둑판에 돌이 적어 끝까지 두었다고 보기 어렵습니다.",
    ),
    "undecided": Text(
        "So much of the board is still open that it was hardly played to the end.",
        "盘上归属未定之处太多，似乎尚未下到终局。",
        "まだ決まっていない所が多く、終局まで打たれたとは考えにくい。",
        "누구의 것인지 정해지지 않은 곳이 많아 끝까지 두었다고 보기 어렵습니다.",
    ),
    "left-over": Text(
        "These points{points} seem not to belong to the side whose stones surround them.",
        "这些点{points}似不属于围住它们的一方。",
        "これらの点{points}は、囲んでいる側のものではないように見える。",
        "이 점들{points}은 둘러싼 돌 쪽의 것이 아닌 듯합니다.",
    ),
    "ko-fight": Text(
        "It hangs on a ko{points}.",
        "取决于打劫{points}。",
        "劫{points}次第である。",
        "패{points}에 달려 있습니다.",
    ),
    "bent-four-rule": Text(
        "Bent four in the corner{points}: dead by rule or to be played out, as the rule set has it.",
        "盘角曲四{points}：依所用规则，或径作死子，或须实战解决。",
        "隅の曲がり四目{points}：ルールにより、そのまま死石とするか、実戦で解決する。",
        "귀곡사{points}: 규칙에 따라 그대로 죽음으로 보거나 실전으로 해결합니다.",
    ),
    "differs": Text(
        "Another engine says otherwise.",
        "另一引擎的判断不同。",
        "ほかのエンジンの判断は異なる。",
        "다른 엔진의 판단은 다릅니다.",
    ),
    "open": Text(
        "The border is not closed here{points}.",
        "此处{points}边界未收。",
        "ここ{points}の境界が閉じていない。",
        "여기{points}의 경계가 닫히지 않았습니다.",
    ),
    "atari": Text(
        "In atari on the border; the last liberty{points} is open to both.",
        "边界之子被叫吃，仅剩的一口气{points}双方均可下。",
        "境界の石がアタリで、最後のダメ{points}はどちらも打てる。",
        "경계의 돌이 단수이며, 마지막 활로{points}에는 양쪽 다 둘 수 있습니다.",
    ),
    "first-play": Text(
        "It matters who plays here{points} first.",
        "此处{points}谁先下，结果不同。",
        "ここ{points}は、どちらが先に打つかで変わる。",
        "여기{points}에 어느 쪽이 먼저 두는지에 따라 달라집니다.",
    ),
    "fill": Text(
        "Even with every dame, its owner loses stones or territory unless one play is made here{points} first.",
        "即使单官全归己方，若不先在此{points}补一手，仍会失子或失地。",
        "ダメをすべて自分が打っても、先にここ{points}に一手入れなければ、石か地を失う。",
        "공배를 모두 자기가 메우더라도 먼저 여기{points}에 한 수 두지 않으면 돌이나 집을 잃습니다.",
    ),
}
"""What a finding rests on, by code."""

PLACES = Text(" ({names})", "（{names}）", "（{names}）", "({names})")
"""The points of a reason within its sentence."""

BORDER: dict[str, Text] = {
    "same": Text(
        "Whoever plays{at} first gains {amount}.",
        "先下{at}者得{amount}。",
        "先に打つ側が{at}{amount}得をします。",
        "먼저 두는 쪽이{at} {amount}을(를) 얻습니다.",
    ),
    "either": Text(
        "Whoever begins here, {side} gains {amount}.",
        "无论谁先下，{side}得{amount}。",
        "どちらが先に打っても、{side}が{amount}得をします。",
        "어느 쪽이 먼저 두어도 {side}이 {amount}을(를) 얻습니다.",
    ),
    "nothing": Text(
        "Whoever plays here, the count stays as it is.",
        "无论谁下在此处，差数不变。",
        "どちらがここに打っても、差は変わりません。",
        "어느 쪽이 여기에 두어도 차이는 그대로입니다.",
    ),
    "each": Text(
        "{black}; {white}.", "{black}；{white}。", "{black}。{white}。", "{black}. {white}."
    ),
    "at-most": Text(
        "It was not played through: given to one side alone it is worth up to {amount}.",
        "未逐手算清：全归一方时最多值{amount}。",
        "打ち切って確かめてはいません。全部が一方のものなら最大{amount}です。",
        "끝까지 두어 보지 않았습니다. 모두 한쪽의 것이면 최대 {amount}입니다.",
    ),
    "opening": Text(
        "Only plays at the opening were tried.",
        "只试了缺口处的着法。",
        "切れ目の着手だけを試しました。",
        "트인 곳의 수만 시험했습니다.",
    ),
    "winner": Text(
        "That decides the game.",
        "这关系胜负。",
        "これで勝敗が変わります。",
        "이것으로 승패가 갈립니다.",
    ),
}
"""What an open border comes to, by who begins there; ``at``: the point to play."""
BORDER_FIRST: dict[bool, Text] = {
    True: Text(
        "if {first} begins{at}, {side} gains {amount}",
        "{first}先下{at}，{side}得{amount}",
        "{first}が先に打てば{at}、{side}が{amount}得をします",
        "{first}이 먼저 두면{at} {side}이 {amount}을(를) 얻습니다",
    ),
    False: Text(
        "if {first} begins{at}, nothing changes",
        "{first}先下{at}，差数不变",
        "{first}が先に打てば{at}、差は変わりません",
        "{first}이 먼저 두면{at} 차이는 그대로입니다",
    ),
}
"""The same of one side that begins; True if the margin changes by it."""
OPEN_AT: dict[bool, Text] = {
    True: Text(
        "border open at {points} ({worth})",
        "{points}边界未收（{worth}）",
        "{points}の境界が閉じていません（{worth}）",
        "{points} 경계 열림({worth})",
    ),
    False: Text(
        "border open at {points}",
        "{points}边界未收",
        "{points}の境界が閉じていません",
        "{points} 경계 열림",
    ),
}
"""An open border within a sentence; True with what it comes to."""
AT = Text(" at {point}", "（{point}）", "（{point}）", "({point})")
"""The point that is played, within those sentences."""

IF_BEGUN = Text(
    "{engine}, if {side} begins",
    "{engine}（{side}先下）",
    "{engine}（{side}が先に打つ場合）",
    "{engine}({side}이 먼저 둘 때)",
)
"""Who says something that holds only if one side begins."""
OWNED_BY = Text("{side}'s", "归{side}方", "{side}の地", "{side}집")
NOBODYS = Text("nobody's", "不归任何一方", "どちらのものでもない", "누구의 것도 아님")
"""Whose empty points are."""

CERTAINTY: dict[str, Text] = {
    "ruled": Text("ruled", "已裁定", "裁定済み", "판정됨"),
    "proved": Text("proved", "已证明", "証明済み", "증명됨"),
    "by-ruling": Text("if as ruled", "依裁定", "裁定による", "판정에 따름"),
    "agreed": Text("opinions agree", "意见一致", "判断一致", "의견 일치"),
    "sure": Text("sure", "可靠", "確か", "확실"),
    "likely": Text("likely", "大概", "おそらく", "가능성 높음"),
    "unclear": Text("unclear", "不明", "不明", "불분명"),
}
"""How certain a finding is."""

SEEMING = Text(
    "{side} {points}, {life} as it seems",
    "{side}{points}（似为{life}）",
    "{side}{points}（{life}と見える）",
    "{side} {points}({life}인 듯함)",
)
"""Stones that are unclear."""
WHOSE = Text(
    "{points}, {side}'s as it seems",
    "{points}（似属{side}方）",
    "{points}（{side}のものと見える）",
    "{points}({side}의 것인 듯함)",
)
"""Empty points that are unclear."""

AGREES = {
    True: Text(
        "{engine} agrees.",
        "{engine} 判断相同。",
        "{engine} の判断も同じ。",
        "{engine}의 판단도 같습니다.",
    ),
    False: Text(
        "{engine} says the same of the stones that it speaks of.",
        "{engine} 对其表态的棋子判断相同。",
        "{engine} は、述べた石については同じ判断。",
        "{engine}: 말한 돌에 대해서는 판단이 같습니다.",
    ),
}
"""By whether an engine has spoken of every stone; nothing is said where it has of none."""
AGREES_ON_DEAD = {
    True: Text(
        "{engine} takes the same stones for dead.",
        "{engine} 认定的死子相同。",
        "{engine} が死石とする石も同じ。",
        "{engine}도 같은 돌을 죽은 돌로 봅니다.",
    ),
    False: Text(
        "Of the stones that it speaks of {engine} takes the same for dead.",
        "在其表态的棋子中，{engine} 认定的死子相同。",
        "{engine} が述べた石のうち、死石とする石は同じ。",
        "{engine}: 말한 돌 가운데 죽은 돌로 보는 것은 같습니다.",
    ),
}
"""The same of one that does not tell seki apart."""
DIFFERS_DEAD = Text(
    "{engine} takes {points} for dead.",
    "{engine} 认为{points}是死子。",
    "{engine} は{points}を死石とする。",
    "{engine}: {points}을(를) 죽은 돌로 봅니다.",
)
DIFFERS_SEKI = Text(
    "{engine} takes {points} to be in seki.",
    "{engine} 认为{points}是双活。",
    "{engine} は{points}をセキとする。",
    "{engine}: {points}을(를) 빅으로 봅니다.",
)
DIFFERS_ALIVE = Text(
    "{engine} takes {points} for alive.",
    "{engine} 认为{points}是活子。",
    "{engine} は{points}を活き石とする。",
    "{engine}: {points}을(를) 산 돌로 봅니다.",
)
DIFFERS_NOT_DEAD = Text(
    "{engine} takes {points} for not dead.",
    "{engine} 认为{points}不是死子。",
    "{engine} は{points}を死石としない。",
    "{engine}: {points}을(를) 죽은 돌로 보지 않습니다.",
)
"""What another engine says of the chains that it takes otherwise."""
DISPROVED = Text(
    "That contradicts a proof: {points} ({life}).",
    "这与已证明者相反：{points}（{life}）。",
    "これは証明と食い違う：{points}（{life}）。",
    "이는 증명과 어긋납니다: {points}({life}).",
)
"""The same, where goref has a proof; ``life`` is what is proved."""
SETTLES = Text(
    "Clear, as goref and {engine} agree: {points}.",
    "goref与 {engine} 判断相同，不再存疑：{points}。",
    "goref と {engine} の判断が一致し、明確：{points}。",
    "goref와 {engine}의 판단이 일치하여 분명함: {points}.",
)
UNSETTLED = Text(
    "{engine} says the same of {points}, but that does not settle them: they are still asked about.",
    "{engine} 对{points}的判断相同，但不能据此定论，仍须询问。",
    "{engine} は{points}についても同じ判断だが、それでは決まらず、問いは残る。",
    "{engine}의 판단은 {points}에 대해서도 같지만, 그것으로 정해지지 않아 질문은 남습니다.",
)
UNSETTLED_HERE = Text(
    "{engine} says the same, but that does not settle it.",
    "{engine} 判断相同，但不能据此定论。",
    "{engine} の判断も同じだが、それでは決まらない。",
    "{engine}의 판단도 같지만, 그것으로 정해지지는 않습니다.",
)
"""What an engine's agreement has not settled: all of it, and of the stones that are asked about."""
AGREED = Text(
    "goref alone was not sure; the same was said by {engines}.",
    "goref本身不能确定，{engines} 的判断与之相同。",
    "goref だけでは不明だったが、{engines} の判断も同じ。",
    "goref만으로는 확실하지 않았으나 {engines}의 판단도 같습니다.",
)
"""What an engine's agreement has settled: all of it, and of one chain."""
BY_RULING = Text(
    "That goes by what was ruled{points}: from the board alone goref does not say so.",
    "这以所作裁定{points}为前提，仅凭盘面goref不作此判断。",
    "これは裁定{points}を前提とし、盤面だけからは goref はそう言わない。",
    "이는 판정{points}을 전제로 하며, 바둑판만으로는 goref가 그렇게 말하지 않습니다.",
)
"""What is so only because the referee has ruled on other stones; ``points``: which."""
NOT_DEAD = Text("not dead", "不是死子", "死石でない", "죽은 돌 아님")
"""Alive or in seki, where that is not told apart."""
