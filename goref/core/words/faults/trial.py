"""The sentences of why a trial, or an act in one, cannot be."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    "trial-not-the-turn": Text("It is the other side's turn", "轮对方下", "相手の手番です"),
    "trial-no-such-step": Text(
        "This rule set does not have that in a trial",
        "本规则实战解决中没有此项",
        "このルールの実戦解決にはない行為です",
    ),
    "trial-over": Text(
        "The trial has ended", "实战解决已经结束", "実戦解決はすでに終わっています"
    ),
    "trial-goes-on": Text(
        "The trial has not ended yet", "实战解决尚未结束", "実戦解決はまだ終わっていません"
    ),
    "trial-no-such-answer": Text(
        "That cannot be agreed on of this claim",
        "对此项主张不能如此商定",
        "この主張についてそのような合意はできません",
    ),
    "trial-needs-pass-for-ko": Text(
        "This ko may be retaken only after a pass for it",
        "回提此劫前，须先对该劫停一手",
        "この劫は、その劫のパスをした後でなければ取り返せません",
    ),
    "trial-no-ko-there": Text(
        "There is no ko there that waits for a pass",
        "该处没有须先停一手的劫",
        "そこにパスを要する劫はありません",
    ),
    "trial-no-first": Text(
        "Say who moves first: the case does not tell whose turn it is",
        "请指明谁先下：案中看不出轮谁下",
        "どちらから打つかを示してください。手番が分かりません",
    ),
    "trial-known-only": Text(
        "This rule set is known by name only",
        "本规则仅知其名",
        "このルールは名前のみ伝わります",
    ),
    "trial-claim": Text(
        "The claim does not fit the board", "主张与盘面不符", "主張が盤面に合いません"
    ),
    "trial-changed": Text(
        "The record has changed since this trial",
        "此次实战解决之后棋谱已改动",
        "この実戦解決の後に棋譜が変わりました",
    ),
    "trial-off-board": Text("Off the board", "在棋盘之外", "盤の外です"),
    "trial-occupied": Text("A stone stands there", "该处已有子", "すでに石があります"),
    "trial-suicide": Text("Suicide is not allowed", "禁止自尽", "自殺手は禁止です"),
    "trial-ko": Text("The ko may not be retaken yet", "不得立即回提", "劫はまだ取り返せません"),
    "trial-repeats": Text(
        "It repeats the board after move {repeats}",
        "与第{repeats}手后全局同形",
        "{repeats}手目の局面の再現です",
    ),
    "play-out-no-stone": Text(
        "There is no stone there", "该处没有棋子", "そこに石がありません"
    ),
    "play-out-not-dead": Text(
        "These stones are not ruled dead, and are no bent four in the corner",
        "这些子并未判为死子，也不是盘角曲四",
        "この石は死石と裁定されておらず、隅の曲がり四目でもありません",
    ),
    "play-out-fights": Text(
        "The owner can capture stones around these: that would have to be read out",
        "对方可提吃周围的棋子，须另行计算",
        "持ち主が周りの石を取り返せるため、読みが必要です",
    ),
    "play-out-not-captured": Text(
        "These stones are not captured by filling what is around and in them",
        "仅靠紧外气与在眼内落子提不掉这些子",
        "外と中のダメを詰めるだけではこの石は取れません",
    ),
}
