"""What leaves a case undecided or unconfirmed, in three languages."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, kinds

RECORD = {
    "board-empty": Text("No stone is on the board.", "盘上没有棋子。", "盤上に石がない。"),
}

DEAD = {
    "not-ruled": Text(
        "Nobody has ruled on life and death; every stone is counted as alive.",
        "死活尚未裁定，所有棋子暂作活子计。",
        "死活はまだ裁定されておらず、すべての石を活き石として数えている。",
    ),
    "rest-not-ruled": Text(
        "Some stones are marked; nobody has said that nothing else is dead.",
        "已有棋子作了标记，但尚无人确认此外再无死子。",
        "印のある石はあるが、ほかに死石がないとはまだ誰も述べていない。",
    ),
    "marked-by-record": Text(
        "Life and death are as the record's own marks have them; no referee has confirmed them.",
        "死活依棋谱自带的标记，裁判尚未确认。",
        "死活は棋譜の印によるもので、審判はまだ確認していない。",
    ),
    "marked-by-suggestion": Text(
        "Life and death are as suggested, or as the record marks them; no referee has "
        "confirmed them.",
        "死活依建议或棋谱标记而定，裁判尚未确认。",
        "死活は提案または棋譜の印によるもので、審判はまだ確認していない。",
    ),
    "left-unclear": Text(
        "Not clear to the second opinion, and not ruled on since: {points}.",
        "{points}在参考意见中不明确，此后未经裁定。",
        "{points}は参考意見ではっきりせず、その後も裁定されていない。",
    ),
    "trial-open": Text(
        "{points} went to a trial on the board; nothing has been decided on it yet.",
        "{points}已交实战解决，尚未裁定。",
        "{points}は実戦で打たれたが、まだ裁定されていない。",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
}
