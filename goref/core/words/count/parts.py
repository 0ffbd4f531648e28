"""What is read off an arranged board, what stays the same on it, and why something is refused."""

from __future__ import annotations

from goref.core.base.language import Text

PARTS: dict[str, Text] = {
    "stones": Text("Stones on the board", "盘上之子", "盤上の石"),
    "own-empties": Text("Own empty points", "己方空点", "自分の空点"),
    "half-public": Text("Half of the public points", "公空之半", "ダメの半分"),
    "moku": Text("Moku", "目数", "目数"),
    "held-back": Text("Stones without room", "无处可填之子", "入りきらない石"),
    "stones-over": Text("Own stones left over", "填后余子", "埋めて余った石"),
    "empties-left": Text("Own empty points left", "填后余空", "埋めて残った空点"),
    "reserve": Text("Stones to fill in with", "备用之子", "埋めるための石"),
    "shared-rest": Text("Half of the rest of the board", "其余盘面之半", "残りの盤面の半分"),
    "half-rest": Text("Half of what is not filled", "未填之点之半", "埋めない点の半分"),
    "other-lost": Text("Stones the other side lost", "对方死子", "相手の失った石"),
    "taken": Text("Stones taken", "所得俘子", "取った石"),
    "standing": Text("Stones standing", "盘上所立之子", "立っている石"),
    "rest": Text("The rest of the board", "盘面其余之点", "盤面の残り"),
    "routes": Text("Routes", "路", "路"),
    "basic-eyes": Text("Basic eyes, left showing", "基本眼位", "基本眼"),
    "group-tax": Text("Group tax", "还棋头", "切り賃"),
    "surplus-plays": Text("Surplus plays", "多着子", "手数の差"),
}
"""What a read-off is made of; payments have their names in ``terms.LINES``."""

REFUSALS: dict[str, Text] = {
    "not-allowed": Text(
        "The rule set does not know this count.",
        "此规则没有这种算法。",
        "このルールにこの数え方はない。",
    ),
    "facts-missing": Text(
        "This count needs to be told first: {needs}.",
        "此算法须先知道：{needs}。",
        "この数え方には次が必要：{needs}。",
    ),
    "facts-unfit": Text(
        "What is known of this game is not enough for this count, or does not fit it.",
        "就此局所知，不足以或不宜用此算法。",
        "この対局について分かっていることでは、この数え方はできない。",
    ),
    "undecided": Text(
        "There is no result yet, so there is nothing to lay out.",
        "尚无结果，无从做棋。",
        "まだ結果がないので、並べられない。",
    ),
    "no-side": Text(
        "This count cannot be made of one side alone.",
        "此算法不能只数一方。",
        "この数え方は片方だけではできない。",
    ),
    "no-stone": Text(
        "No stone that you may move stands at {point}.",
        "{point}处没有可移动的棋子。",
        "{point}に動かせる石はない。",
    ),
    "occupied": Text(
        "A stone stands at {point} already.",
        "{point}处已有棋子。",
        "{point}にはすでに石がある。",
    ),
    "not-own-land": Text(
        "{point} is not in the stone's own land: the margin would change.",
        "{point}不在该子己方的地盘内，移到那里会改变差数。",
        "{point}はその石の地の中ではない。差が変わってしまう。",
    ),
    "border": Text(
        "The stone at {point} closes its side's land; without it the land would be open.",
        "{point}之子封住己方边界，移走则地盘不封。",
        "{point}の石は地の境界を閉じている。動かすと地が開く。",
    ),
    "same-point": Text(
        "The stone stands at {point} already.",
        "该子就在{point}。",
        "その石はすでに{point}にある。",
    ),
    "eyes": Text(
        "With a stone at {point} the group would no longer show two eyes.",
        "子到{point}，该块棋就显不出两眼。",
        "{point}に置くと、その石群の二眼が見えなくなる。",
    ),
}
"""Why a count cannot be laid out, or a stone not be moved; ``{point}`` and ``{needs}``."""

LEADING: dict[str, Text] = {
    "B": Text("Black +{amount}", "黑+{amount}", "黒+{amount}"),
    "W": Text("White +{amount}", "白+{amount}", "白+{amount}"),
    "-": Text("even", "相等", "同じ"),
}
"""Black less White as told to both sides."""
BEFORE_KOMI = Text("Margin before komi: {lead}", "贴目前差数：{lead}", "コミ前の差：{lead}")
ON_THE_BOARD = Text("Margin on the board: {lead}", "盘面差数：{lead}", "盤面の差：{lead}")
"""Where the rule set has no komi."""
UNCHANGED = Text("{margin}, unchanged", "{margin}，不变", "{margin}、変わらない")
PAID = Text(
    "{margin} now; {amount} paid on the board",
    "{margin}；在盘上贴出{amount}",
    "{margin}となる。盤上で{amount}を支払った",
)
TALLY = Text(
    "Black {black}, White {white}, public {public}",
    "黑{black}，白{white}，公空{public}",
    "黒{black}、白{white}、ダメ{public}",
)
READ_OFF = Text("Black {black}, White {white}", "黑{black}，白{white}", "黒{black}、白{white}")
READ_IT = Text("Read it off: {told}.", "点数：{told}。", "数える：{told}。")
"""The last step of a count."""
PART_AND_NUMBER = Text("{part} {number}", "{part}{number}", "{part}{number}")
EMPTIES_ADDED = Text(
    "{side}'s empty points: {sum}", "{side}方空点：{sum}", "{side}の空点：{sum}"
)
"""Where what is counted is something else."""
REST = "rest"
"""What the side that is not counted gets."""
ONE_SIDE = Text(
    "{side} counted alone: {counted}; the rest is {other}'s: {rest}",
    "只数{side}方：{counted}；其余归{other}方：{rest}",
    "{side}だけを数えて{counted}、残りは{other}のもの：{rest}",
)
ALONE = Text("{side} alone", "只数{side}方", "{side}だけ")
