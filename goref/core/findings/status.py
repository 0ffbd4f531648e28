"""What leaves a case undecided or unconfirmed, in every language."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, kinds

RECORD = {
    "board-empty": Text(
        "No stone is on the board.",
        "盘上没有棋子。",
        "盤上に石がない。",
        "바둑판에 돌이 없습니다.",
    ),
}

DEAD = {
    "not-ruled": Text(
        "Nobody has ruled on life and death; every stone is counted as alive.",
        "死活尚未裁定，所有棋子暂作活子计。",
        "死活はまだ裁定されておらず、すべての石を活き石として数えている。",
        "사활을 아무도 판정하지 않았습니다. 모든 돌을 살아 있는 것으로 셉니다.",
    ),
    "rest-not-ruled": Text(
        "Some stones are marked; nobody has said that nothing else is dead.",
        "已有棋子作了标记，但尚无人确认此外再无死子。",
        "印のある石はあるが、ほかに死石がないとはまだ誰も述べていない。",
        "표시된 돌이 있으나, 그 밖에 죽은 돌이 없다고는 아무도 말하지 않았습니다.",
    ),
    "marked-by-record": Text(
        "Life and death are as the record's own marks have them; no referee has confirmed them.",
        "死活依棋谱自带的标记，裁判尚未确认。",
        "死活は棋譜の印によるもので、審判はまだ確認していない。",
        "사활은 기보의 표시를 따른 것이며, 심판이 아직 확인하지 않았습니다.",
    ),
    "marked-in-part": Text(
        "Life and death are taken from the record's own marks, which differ from the count; no "
        "referee has confirmed them.",
        "死活取自棋谱自带的标记，该标记与计算有出入，裁判尚未确认。",
        "死活は棋譜の印から取りましたが、印と計算が食い違っています。審判はまだ確認していません。",
        "사활은 기보의 표시에서 가져왔으나 표시와 계가가 다릅니다. 심판이 아직 확인하지 않았습니다.",
    ),
    "marked-by-suggestion": Text(
        "Life and death are as suggested, or as the record marks them; no referee has "
        "confirmed them.",
        "死活依建议或棋谱标记而定，裁判尚未确认。",
        "死活は提案または棋譜の印によるもので、審判はまだ確認していない。",
        "사활은 제안 또는 기보의 표시를 따른 것이며, 심판이 아직 확인하지 않았습니다.",
    ),
    "left-unclear": Text(
        "Not clear to the second opinion, and not ruled on since: {points}.",
        "{points}在参考意见中不明确，此后未经裁定。",
        "{points}は参考意見ではっきりせず、その後も裁定されていない。",
        "보조 판단에서 불분명했고 그 뒤로도 판정되지 않았습니다: {points}.",
    ),
    "trial-open": Text(
        "{points} went to a trial on the board; nothing has been decided on it yet.",
        "{points}已交实战解决，尚未裁定。",
        "{points}は実戦で打たれたが、まだ裁定されていない。",
        "{points}에 대해 실전 확인을 했으나 아직 아무것도 정해지지 않았습니다.",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
}
