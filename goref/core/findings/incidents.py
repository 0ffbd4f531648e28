"""What is to be known of incidents, penalties and protests, in every language.

Placeholders as in :mod:`goref.core.findings.ruling`; ``incident`` is the id of a kind.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, kinds

INCIDENTS = {
    "incident-open": Text(
        "Incident {number} ({incident}) is not decided yet.",
        "第{number}号事件（{incident}）尚未裁定。",
        "事案{number}（{incident}）は未裁定。",
        "사안 {number}({incident})은(는) 아직 결정되지 않았습니다.",
    ),
    "incident-outdated": Text(
        "Incident {number} ({incident}) was decided by what had happened before it; by what "
        "holds now the regulation leads to something else.",
        "第{number}号事件（{incident}）是依其前发生之事裁定的；按现在有效的情况，规程的结论不同。",
        "事案{number}（{incident}）はその前の出来事によって裁定された。今有効なものによれば規定の結論は異なる。",
        "사안 {number}({incident})은(는) 그 전에 있었던 일에 따라 결정되었습니다. 지금 유효한 것에 따르면 규정의 결론이 다릅니다.",
    ),
    "incidents-at-odds": Text(
        "Incidents {numbers} would each end the game, and not alike. The first of them holds: "
        "incident {number}.",
        "第{numbers}号事件各自都会终止对局，而结果不同。以最先发生的为准：第{number}号。",
        "事案{numbers}はそれぞれ対局を終わらせ、結果が異なる。最初に起きた事案{number}による。",
        "사안 {numbers}은(는) 각각 대국을 끝내며 그 결과가 서로 다릅니다. 그중 첫 번째인 사안 {number}에 따릅니다.",
    ),
    "under-protest": Text(
        "A protest is lodged and not decided: the result stands under protest.",
        "已提出申诉，尚未裁决：结果附申诉。",
        "抗議が出され未裁定：結果は抗議中。",
        "항의가 제기되어 아직 결정되지 않았습니다. 결과는 항의 중입니다.",
    ),
    "protest-upheld": Text(
        "Protest {number} was upheld: the result before it does not stand until it is ruled anew.",
        "第{number}项申诉成立：此前的结果在重新裁定之前无效。",
        "抗議{number}が認められた。改めて裁定するまで、それまでの結果は効力を持たない。",
        "항의 {number}이(가) 받아들여졌습니다. 다시 판정할 때까지 이전 결과는 효력이 없습니다.",
    ),
    "penalty-without-source": Text(
        "The penalty is counted in the unit of this rule set; no source speaks of penalties in "
        "it.",
        "罚目按本规则的单位计算；没有资料提到以此为单位的罚则。",
        "罰はこのルールの単位で数えた。この単位での罰を述べた資料はない。",
        "벌점을 이 규칙의 단위로 계산했습니다. 이 단위의 벌점을 말하는 자료는 없습니다.",
    ),
    "penalty-in-zi": Text(
        "A penalty is stated in zi, in which this rule set does not count; 1 zi is counted as 2 "
        "points. No source speaks of it.",
        "罚则以子计，本规则不以子计胜负；按 1 子合 2 目计算，没有资料提到这种情形。",
        "罰が子で示されているが、このルールは子で数えない。1 子を 2 目と数えた。これを述べた資料はない。",
        "벌점이 자로 적혀 있으나 이 규칙은 자로 계가하지 않으므로 1자를 2점으로 계산했습니다. 이를 말하는 자료는 없습니다.",
    ),
    "penalty-in-lid": Text(
        "Incident {number} pays {count}. Are those stones among the prisoners that were stated? "
        "Counted so far: they are not.",
        "第{number}号事件罚{count}目。所填俘子中是否已含这些棋子？目前按未含计算。",
        "事案{number}の罰は{count}目。入力したアゲハマにその石が含まれているか？今は含まれないものとして数えている。",
        "사안 {number}의 벌점은 {count}점입니다. 그 돌이 입력된 따낸 돌에 들어 있습니까? 지금은 들어 있지 않은 것으로 계가했습니다.",
    ),
    "penalty-lid-short": Text(
        "More stones are said to lie in a lid as a penalty than prisoners were stated.",
        "所称作为罚子放入罐盖的棋子多于所填俘子。",
        "罰として蓋に入れたという石が、入力したアゲハマより多い。",
        "벌점으로 뚜껑에 있다고 한 돌이 입력된 따낸 돌보다 많습니다.",
    ),
    "penalty-decides": Text(
        "Without the penalty the winner would be another.",
        "若无罚目，胜负将有不同。",
        "罰がなければ勝敗は異なる。",
        "벌점이 없으면 승자가 달라집니다.",
    ),
}

KINDS: dict[str, FindingKind] = {**kinds(INCIDENTS, step="result")}
