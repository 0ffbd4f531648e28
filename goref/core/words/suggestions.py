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
    ),
    "alive-eyes": Text(
        "Two eyes{points}.",
        "有两眼{points}。",
        "二眼がある{points}。",
    ),
    "alive-land": Text(
        "Points of its own: {number}{points}; two eyes cannot be denied it.",
        "自有{number}点空{points}，足以做出两眼。",
        "自分の点が{number}{points}あり、二眼を妨げられない。",
    ),
    "alive-read": Text(
        "Read out: it cannot be captured, whoever begins.",
        "已算清：无论谁先下都杀不掉。",
        "読み切り：どちらから打っても取られない。",
    ),
    "alive-played": Text(
        "Played out on the spot, not proved: not captured, whoever begins.",
        "经局部试下（并非证明）：无论谁先下都杀不掉。",
        "その場で打ち進めた限り（証明ではない）、どちらから打っても取られない。",
    ),
    "alive-learned": Text(
        "Not proved, but such chains have lived.",
        "未能证明，但此类棋串一向是活棋。",
        "証明はないが、このような連は活きとされてきた。",
    ),
    "dead-read": Text(
        "Captured in every line, whoever begins.",
        "已算清：无论谁先下都会被提。",
        "読み切り：どちらから打っても取られる。",
    ),
    "dead-shape": Text(
        "Its one eye space{points} makes one eye only (nakade).",
        "唯一的眼形{points}只能做成一只眼（可点死）。",
        "ただ一つの眼形{points}は一眼にしかならない（ナカデ）。",
    ),
    "dead-bent-four": Text(
        "Bent four in the corner{points}.",
        "盘角曲四{points}。",
        "隅の曲がり四目{points}。",
    ),
    "dead-played": Text(
        "Played out on the spot, not proved: captured, whoever begins.",
        "经局部试下（并非证明）：无论谁先下都会被提。",
        "その場で打ち進めた限り（証明ではない）、どちらから打っても取られる。",
    ),
    "dead-learned": Text(
        "No two eyes inside the other side's area: such stones are taken off.",
        "在对方地域内做不出两眼，此类棋子作死子取走。",
        "相手の地の中で二眼がなく、このような石は死石とされる。",
    ),
    "seki-shared": Text(
        "No two eyes; who plays first at the liberties shared with the other side{points} is caught.",
        "没有两眼，与对方的公气{points}谁先下谁被吃。",
        "二眼がなく、相手と共有のダメ{points}に先に打った側が取られる。",
    ),
    "seki-eyes": Text(
        "A seki with eyes; who plays first at its liberties{points} is caught.",
        "有眼双活，其气点{points}谁先下谁被吃。",
        "眼のあるセキで、そのダメ{points}に先に打った側が取られる。",
    ),
    "seki-played": Text(
        "Played out on the spot, not proved: neither side captures the other{points}, whoever "
        "begins.",
        "经局部试下（并非证明）：无论谁先下，双方都杀不掉对方{points}。",
        "その場で打ち進めた限り（証明ではない）、どちらから打っても互いに相手を取れない{points}。",
    ),
    "seki-learned": Text(
        "No two eyes, and liberties shared with the other side{points}: such stones stand as "
        "they are.",
        "没有两眼，与对方有公气{points}，此类棋子一般作双活留在盘上。",
        "二眼がなく、相手と共有のダメ{points}がある。このような石はふつうセキとして残される。",
    ),
    "seki-spare": Text(
        "Neither side can capture the other; of the liberties of both{points} some may be "
        "filled, but who takes one too many is caught.",
        "双方都杀不掉对方；公气{points}可先紧掉一部分，紧过头的一方被吃。",
        "互いに相手を取れない。共有のダメ{points}は一部詰められるが、詰めすぎた側が取られる。",
    ),
    "alive-between": Text(
        "Read out: it cannot be captured, as long as the chains around it live, as they seem to.",
        "已算清：只要周围的棋确如所见是活棋，就杀不掉。",
        "読み切り：周りの石が見たとおり活きていれば、取られない。",
    ),
    "dead-between": Text(
        "Read out: it is captured, whoever begins, as long as the chains around it live, as "
        "they seem to.",
        "已算清：只要周围的棋确如所见是活棋，无论谁先下都会被提。",
        "読み切り：周りの石が見たとおり活きていれば、どちらから打っても取られる。",
    ),
    "seki-between": Text(
        "Read out: neither side can capture the other{points}, as long as the chains around "
        "them live, as they seem to.",
        "已算清：只要周围的棋确如所见是活棋，双方谁也杀不掉谁{points}。",
        "読み切り：周りの石が見たとおり活きていれば、互いに相手を取れない{points}。",
    ),
    "ruled": Text(
        "The referee has ruled so.",
        "裁判已如此判定。",
        "審判がそう裁定した。",
    ),
    "near": Text(
        "Boards like this one have ended either way.",
        "类似局面的结果两种都有。",
        "似た局面はどちらの結果にもなっている。",
    ),
    "no-eyes": Text(
        "It seems alive, but no two eyes are to be seen, and playing it out settled nothing.",
        "似为活棋，但看不出两眼，局部试下也未分清。",
        "活きのようだが二眼が見当たらず、その場で打ち進めても決まらない。",
    ),
    "not-taken": Text(
        "It seems dead, but playing it out on the spot did not capture it: perhaps a seki.",
        "似为死子，但局部试下未能提掉，或为双活。",
        "死石のようだが、その場で打ち進めても取れなかった。セキかもしれない。",
    ),
    "partner": Text(
        "It is in seki only together with stones that are unclear.",
        "与之构成双活的棋子尚不明确。",
        "セキの相手となる石がはっきりしない。",
    ),
    "turn": Text(
        "It depends on who plays first.",
        "取决于谁先下。",
        "どちらが先に打つかによる。",
    ),
    "contradicted": Text(
        "The stones seem dead, but do not lie in the other side's own area.",
        "似为死子，却不在对方单独围住的地域内。",
        "死石のようだが、相手だけが囲む地の中にはない。",
    ),
    "unapproached": Text(
        "The stones seem dead, but every play beside them puts itself in atari: perhaps a seki.",
        "似为死子，但对方无论下在哪口气上都是自填被叫吃，或为双活。",
        "死石のようだが、相手はどのダメに打っても自分がアタリになる。セキかもしれない。",
    ),
    "one-area": Text(
        "Life hangs on taking stones in one small area, which was not read out: perhaps a seki.",
        "死活系于能否吃掉一小块空内的子，尚未算清，或为双活。",
        "死活は一つの小さな地の中の石を取れるかどうかにかかり、読み切っていない。セキかもしれない。",
    ),
    "sparse": Text(
        "So few stones are on the board that it was hardly played to the end.",
        "盘上棋子太少，似乎尚未下到终局。",
        "盤上の石が少なく、終局まで打たれたとは考えにくい。",
    ),
    "left-over": Text(
        "These points{points} seem not to belong to the side whose stones surround them.",
        "这些点{points}似不属于围住它们的一方。",
        "これらの点{points}は、囲んでいる側のものではないように見える。",
    ),
    "ko-fight": Text(
        "It hangs on a ko{points}.",
        "取决于打劫{points}。",
        "劫{points}次第である。",
    ),
    "bent-four-rule": Text(
        "Bent four in the corner{points}: dead by rule or to be played out, as the rule set has it.",
        "盘角曲四{points}：依所用规则，或径作死子，或须实战解决。",
        "隅の曲がり四目{points}：ルールにより、そのまま死石とするか、実戦で解決する。",
    ),
    "differs": Text(
        "Another engine says otherwise.",
        "另一引擎的判断不同。",
        "ほかのエンジンの判断は異なる。",
    ),
    "open": Text(
        "The border is not closed here{points}.",
        "此处{points}边界未收。",
        "ここ{points}の境界が閉じていない。",
    ),
    "atari": Text(
        "In atari on the border; the last liberty{points} is open to both.",
        "边界之子被叫吃，仅剩的一口气{points}双方均可下。",
        "境界の石がアタリで、最後のダメ{points}はどちらも打てる。",
    ),
    "unanswered": Text(
        "The other side, playing here{points}, takes something or threatens more than one answer saves.",
        "对方下在此处{points}即有所获，或一手补不全。",
        "相手がここ{points}に打てば、何かを取るか、一手では受けきれない。",
    ),
    "first-play": Text(
        "It matters who plays here{points} first.",
        "此处{points}谁先下，结果不同。",
        "ここ{points}は、どちらが先に打つかで変わる。",
    ),
}
"""What a finding rests on, by code."""

PLACES = Text(" ({names})", "（{names}）", "（{names}）")
"""The points of a reason within its sentence."""

CERTAINTY: dict[str, Text] = {
    "ruled": Text("ruled", "已裁定", "裁定済み"),
    "proved": Text("proved", "已证明", "証明済み"),
    "agreed": Text("opinions agree", "意见一致", "判断一致"),
    "sure": Text("sure", "可靠", "確か"),
    "likely": Text("likely", "大概", "おそらく"),
    "unclear": Text("unclear", "不明", "不明"),
}
"""How certain a finding is."""

SEEMING = Text(
    "{side} {points}, {life} as it seems",
    "{side}{points}（似为{life}）",
    "{side}{points}（{life}と見える）",
)
"""Stones that are unclear."""
WHOSE = Text(
    "{points}, {side}'s as it seems",
    "{points}（似属{side}方）",
    "{points}（{side}のものと見える）",
)
"""Empty points that are unclear."""

AGREES = Text("{engine} agrees.", "{engine} 判断相同。", "{engine} の判断も同じ。")
DIFFERS_DEAD = Text(
    "{engine} takes {points} for dead.",
    "{engine} 认为{points}是死子。",
    "{engine} は{points}を死石とする。",
)
DIFFERS_SEKI = Text(
    "{engine} takes {points} to be in seki.",
    "{engine} 认为{points}是双活。",
    "{engine} は{points}をセキとする。",
)
DIFFERS_ALIVE = Text(
    "{engine} takes {points} for alive.",
    "{engine} 认为{points}是活子。",
    "{engine} は{points}を活き石とする。",
)
DIFFERS_NOT_DEAD = Text(
    "{engine} takes {points} for not dead.",
    "{engine} 认为{points}不是死子。",
    "{engine} は{points}を死石としない。",
)
"""What another engine says of the chains that it takes otherwise."""
DISPROVED = Text(
    "That contradicts a proof: {points} ({life}).",
    "这与已证明者相反：{points}（{life}）。",
    "これは証明と食い違う：{points}（{life}）。",
)
"""The same, where goref has a proof; ``life`` is what is proved."""
SETTLES = Text(
    "Clear, as goref and {engine} agree: {points}.",
    "goref与 {engine} 判断相同，不再存疑：{points}。",
    "goref と {engine} の判断が一致し、明確：{points}。",
)
AGREED = Text(
    "goref alone was not sure; the same was said by {engines}.",
    "goref本身不能确定，{engines} 的判断与之相同。",
    "goref だけでは不明だったが、{engines} の判断も同じ。",
)
"""What an engine's agreement has settled: all of it, and of one chain."""
NOT_DEAD = Text("not dead", "不是死子", "死石でない")
"""Alive or in seki, where that is not told apart."""
