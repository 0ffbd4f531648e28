"""The sentences of why a trial, or an act in one, cannot be."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    "trial-not-the-turn": Text(
        "It is the other side's turn", "轮对方下", "相手の手番です", "상대의 차례입니다"
    ),
    "trial-no-such-step": Text(
        "This rule set does not have that in a trial",
        "本规则实战解决中没有此项",
        "このルールの実戦解決にはない行為です",
        "이 규칙의 실전 확인에는 그런 것이 없습니다",
    ),
    "trial-over": Text(
        "The trial has ended",
        "实战解决已经结束",
        "実戦解決はすでに終わっています",
        "실전 확인이 끝났습니다",
    ),
    "trial-goes-on": Text(
        "The trial has not ended yet",
        "实战解决尚未结束",
        "実戦解決はまだ終わっていません",
        "실전 확인이 아직 끝나지 않았습니다",
    ),
    "trial-no-such-answer": Text(
        "That cannot be agreed on of this claim",
        "对此项主张不能如此商定",
        "この主張についてそのような合意はできません",
        "이 주장에 대해서는 그렇게 합의할 수 없습니다",
    ),
    "trial-needs-pass-for-ko": Text(
        "This ko may be retaken only after a pass for it",
        "回提此劫前，须先对该劫停一手",
        "この劫は、その劫のパスをした後でなければ取り返せません",
        "이 패는 그 패에 대한 패스를 한 뒤에만 되따낼 수 있습니다",
    ),
    "trial-no-ko-there": Text(
        "There is no ko there that waits for a pass",
        "该处没有须先停一手的劫",
        "そこにパスを要する劫はありません",
        "거기에는 패스를 기다리는 패가 없습니다",
    ),
    "trial-no-first": Text(
        "Say who moves first: the case does not tell whose turn it is",
        "请指明谁先下：案中看不出轮谁下",
        "どちらから打つかを示してください。手番が分かりません",
        "누가 먼저 두는지 지정하세요. 판정 파일로는 누구 차례인지 알 수 없습니다",
    ),
    "trial-known-only": Text(
        "This rule set is known by name only",
        "本规则仅知其名",
        "このルールは名前のみ伝わります",
        "이 규칙은 이름만 알려져 있습니다",
    ),
    "trial-claim": Text(
        "The claim does not fit the board",
        "主张与盘面不符",
        "主張が盤面に合いません",
        "주장이 바둑판과 맞지 않습니다",
    ),
    "trial-changed": Text(
        "The record has changed since this trial",
        "此次实战解决之后棋谱已改动",
        "この実戦解決の後に棋譜が変わりました",
        "이 실전 확인 뒤에 기보가 바뀌었습니다",
    ),
    "trial-off-board": Text("Off the board", "在棋盘之外", "盤の外です", "바둑판 밖입니다"),
    "trial-occupied": Text(
        "A stone stands there", "该处已有子", "すでに石があります", "거기에 돌이 있습니다"
    ),
    "trial-suicide": Text(
        "Suicide is not allowed", "禁止自尽", "自殺手は禁止です", "자살수는 금지되어 있습니다"
    ),
    "trial-ko": Text(
        "The ko may not be retaken yet",
        "不得立即回提",
        "劫はまだ取り返せません",
        "아직 패를 되따낼 수 없습니다",
    ),
    "trial-repeats": Text(
        "It repeats the board after move {repeats}",
        "与第{repeats}手后全局同形",
        "{repeats}手目の局面の再現です",
        "{repeats}수 뒤의 바둑판이 되풀이됩니다",
    ),
    "play-out-no-stone": Text(
        "There is no stone there",
        "该处没有棋子",
        "そこに石がありません",
        "거기에는 돌이 없습니다",
    ),
    "play-out-not-dead": Text(
        "These stones are not ruled dead, and are no bent four in the corner",
        "这些子并未判为死子，也不是盘角曲四",
        "この石は死石と裁定されておらず、隅の曲がり四目でもありません",
        "이 돌은 죽은 돌로 판정되지 않았고 귀곡사도 아닙니다",
    ),
    "play-out-fights": Text(
        "The owner can capture stones around these: that would have to be read out",
        "对方可提吃周围的棋子，须另行计算",
        "持ち主が周りの石を取り返せるため、読みが必要です",
        "그 돌의 주인이 주위의 돌을 따낼 수 있습니다. 이는 수읽기가 필요합니다",
    ),
    "play-out-not-captured": Text(
        "These stones are not captured by filling what is around and in them",
        "仅靠紧外气与在眼内落子提不掉这些子",
        "外と中のダメを詰めるだけではこの石は取れません",
        "이 돌은 주위와 안쪽을 메우는 것으로는 따낼 수 없습니다",
    ),
}
