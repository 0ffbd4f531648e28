"""What is to be known of opening a file and of what the user asked for, in every language.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, Topic, kinds

RECORD = {
    "option-over-ruling": Text(
        "{option} overrides what the file's own ruling says of {points}.",
        "{option} 取代文件中对{points}的原有判定。",
        "{option} はファイルにある{points}の裁定に優先する。",
        "{points}에 대해서는 파일 자체의 판정보다 {option} 쪽이 우선합니다.",
    ),
}

RECORD_ASKED = {
    "fact-asked": Text(
        "To be known first: {need}.",
        "须先知道：{need}。",
        "先に知る必要がある：{need}。",
        "먼저 알아야 할 것: {need}.",
    ),
}

DEAD = {
    "dead-suggested": Text(
        "Nobody marked {points}; counted as dead, as suggested.",
        "{points}无人标记，按建议作死子计。",
        "{points}には印がなく、提案どおり死石として数える。",
        "{points}: 아무도 표시하지 않아 제안대로 죽은 돌로 계가했습니다.",
    ),
}

SEKI = {
    "seki-suggested": Text(
        "Nobody marked {points}; counted as in seki, as suggested.",
        "{points}无人标记，按建议作双活计。",
        "{points}には印がなく、提案どおりセキとして数える。",
        "{points}: 아무도 표시하지 않아 제안대로 빅으로 계가했습니다.",
    ),
}

REMARKS = {
    "rules-not-known": Text(
        "The rule set {rules} is not known; {used} is used unless another is chosen.",
        "无法识别规则“{rules}”，未另选时按“{used}”计算。",
        "ルール「{rules}」は不明。ほかを選ばない限り「{used}」を用いる。",
        "{rules}: 알 수 없는 규칙입니다. 다른 규칙을 선택하지 않으면 다음 규칙을 씁니다: {used}.",
    ),
    "rules-taken": Text(
        "The record names no rule set; {used} is used unless another is chosen.",
        "棋谱未写明规则，未另选时按“{used}”计算。",
        "棋譜にルールの記載がない。ほかを選ばない限り「{used}」を用いる。",
        "기보에 규칙이 적혀 있지 않습니다. 다른 규칙을 선택하지 않으면 다음 규칙을 씁니다: {used}.",
    ),
    "protocol-broken": Text(
        "The case and its protocol do not fit: one was changed outside goref (goref verify "
        "says where).",
        "案卷与其裁判记录不符：有一方在 goref 之外被改动（goref verify 可指明何处）。",
        "裁定ファイルとその裁定記録が合わない：goref の外で変更されている（goref verify で箇所が分かる）。",
        "판정 파일과 그 판정 기록이 맞지 않습니다. 둘 중 하나가 goref 밖에서 바뀌었습니다(goref verify로 어디인지 알 수 있음).",
    ),
    "acts-unrecorded": Text(
        "How this case came to be is not recorded, or not from the beginning: its protocol was "
        "removed, was too long, or was never there (goref verify says more).",
        "此案卷的裁定经过没有记录，或并非自始即有记录：裁判记录已被删去、过长，或从未存在（详见 goref verify）。",
        "この裁定ファイルの経過が記録されていないか、途中からしか記録されていない：裁定記録が削除されたか、長すぎたか、初めからなかった（詳しくは goref verify）。",
        "이 판정 파일의 경위가 기록되어 있지 않거나 처음부터 기록되어 있지 않습니다. 판정 기록이 삭제되었거나, 너무 길었거나, 처음부터 없었습니다(자세한 것은 goref verify).",
    ),
    "collection-first-game": Text(
        "The file holds {count} games; this is the first (--game chooses another).",
        "文件中有{count}局棋，此为第一局（可用 --game 另选）。",
        "ファイルには{count}局ある。これは一局目（--game で選べる）。",
        "파일에 대국이 {count}개 있으며 이것은 첫 번째입니다(--game으로 다른 대국 선택).",
    ),
    "nothing-suggested": Text(
        "No further stones are suggested to be dead or in seki.",
        "未建议将其他棋子作死子或双活。",
        "死石またはセキとして提案する石はほかにない。",
        "죽은 돌이나 빅으로 제안할 돌이 더 없습니다.",
    ),
    "suggested-otherwise": Text(
        "The territory marks of the file take {points} otherwise than suggested: look again.",
        "文件中的地域标记对{points}的判断与建议不同，请再核对。",
        "ファイルの地の印は{points}を提案と異なるものとする。再確認すること。",
        "파일의 집 표시는 {points}에 대해 제안과 다릅니다. 다시 살펴보세요.",
    ),
    "suggested-winner-unclear": Text(
        "The winner hangs on {points}, which is unclear: ask the players.",
        "{points}不明，且关系胜负，请询问双方。",
        "勝敗は{points}にかかるが、はっきりしない。対局者に尋ねること。",
        "승패가 {points}에 달려 있으나 불분명합니다. 대국자에게 물어보세요.",
    ),
    "suggested-unclear": Text(
        "{points} seems {kind}, but it is unclear: ask the players.",
        "{points}似为“{kind}”，但不明确，请询问双方。",
        "{points}は「{kind}」と見えるが、はっきりしない。対局者に尋ねること。",
        "{points}: {kind}(으)로 보이지만 불분명합니다. 대국자에게 물어보세요.",
    ),
    "suggested-points-unclear": Text(
        "It is unclear whose {points} is: ask the players.",
        "{points}归属不明，请询问双方。",
        "{points}がどちらのものかはっきりしない。対局者に尋ねること。",
        "{points}: 누구의 것인지 불분명합니다. 대국자에게 물어보세요.",
    ),
    "suggested-border-open": Text(
        "The border at {points} seems not to be closed: ask the players.",
        "{points}处边界似未收，请询问双方。",
        "{points}の境界は閉じていないように見える。対局者に尋ねること。",
        "{points}의 경계가 닫히지 않은 듯합니다. 대국자에게 물어보세요.",
    ),
    "suggested-border-noted": Text(
        "The border at {points} is left open, and counted as it stands; the winner stays the same.",
        "{points}处边界未收，按现状计算，胜负不变。",
        "{points}の境界は閉じていませんが、このまま数えても勝敗は変わりません。",
        "{points}의 경계가 닫히지 않았습니다. 그대로 계가하며 승패는 바뀌지 않습니다.",
    ),
    "engine-silent": Text(
        "An engine that was asked has given no opinion: {reason}",
        "所询问的一个引擎未给出意见：{reason}",
        "尋ねたエンジンの一つから意見が得られなかった：{reason}",
        "물어본 엔진 하나가 의견을 내지 않았습니다: {reason}",
    ),
    "engine-none": Text(
        "No engine was found that could be asked (GNU Go, or KataGo with its network).",
        "未找到可询问的引擎（GNU Go，或带有网络的 KataGo）。",
        "尋ねられるエンジンが見つからない（GNU Go、またはネットワークのある KataGo）。",
        "물어볼 수 있는 엔진을 찾지 못했습니다(GNU Go, 또는 신경망을 갖춘 KataGo).",
    ),
    "result-stays": Text(
        "The record says {text}, which no count gives; it stays (the count says {counted}).",
        "棋谱写明 {text}，非计算所得，予以保留（按计算为 {counted}）。",
        "棋譜に {text} とある。計算による結果ではないので、そのまま残す（数えれば {counted}）。",
        "기보에 적힌 결과는 {text}이며 계가로는 나올 수 없는 결과이므로 그대로 둡니다(계가 결과는 {counted}).",
    ),
    "result-kept-unruled": Text(
        "The record says {text}; it stays, as nobody has ruled on the board.",
        "棋谱写明 {text}；盘面尚未裁定，予以保留。",
        "棋譜に {text} とある。盤面がまだ裁定されていないので、そのまま残す。",
        "기보에 적힌 결과는 {text}입니다. 바둑판을 아무도 판정하지 않았으므로 그대로 둡니다.",
    ),
    "result-kept": Text(
        "The record says {text}; it stays, as no referee has settled the case (the count says "
        "{counted}).",
        "棋谱写明 {text}；此案未经裁判裁定完毕，予以保留（按计算为 {counted}）。",
        "棋譜に {text} とある。審判の裁定が済んでいないので、そのまま残す（数えれば {counted}）。",
        "기보에 적힌 결과는 {text}입니다. 심판이 이 건을 확정하지 않았으므로 그대로 둡니다(계가 결과는 {counted}).",
    ),
    "result-replaced": Text(
        "The record says {text}; the counted {counted} is written, and {text} is kept beside it.",
        "棋谱写明 {text}；现写入计算结果 {counted}，原结果 {text} 一并保留。",
        "棋譜に {text} とある。計算した {counted} を書き込み、{text} も残す。",
        "기보에 적힌 결과는 {text}입니다. 계가한 {counted} 쪽을 쓰고 {text} 쪽도 함께 남깁니다.",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(RECORD_ASKED, step="record", topic=Topic.ASKING),
    **kinds(DEAD, step="dead"),
    **kinds(SEKI, step="seki"),
    **kinds(REMARKS),
}
