"""What is read off an arranged board, and what stays the same on it."""

from __future__ import annotations

from goref.core.base.language import Text

PARTS: dict[str, Text] = {
    "stones": Text("Stones on the board", "盘上之子", "盤上の石", "바둑판 위의 돌"),
    "own-empties": Text("Own empty points", "己方空点", "自分の空点", "자기 빈 점"),
    "half-public": Text("Half of the public points", "公空之半", "ダメの半分", "공유점의 절반"),
    "moku": Text("Moku", "目数", "目数", "집 수"),
    "held-back": Text(
        "Stones without room", "无处可填之子", "入りきらない石", "들어갈 곳이 없는 돌"
    ),
    "stones-over": Text("Own stones left over", "填后余子", "埋めて余った石", "남은 자기 돌"),
    "empties-left": Text(
        "Own empty points left", "填后余空", "埋めて残った空点", "남은 자기 빈 점"
    ),
    "reserve": Text("Stones to fill in with", "备用之子", "埋めるための石", "메우는 데 쓸 돌"),
    "shared-rest": Text(
        "Half of the rest of the board",
        "其余盘面之半",
        "残りの盤面の半分",
        "바둑판 나머지의 절반",
    ),
    "half-rest": Text(
        "Half of what is not filled",
        "未填之点之半",
        "埋めない点の半分",
        "메우지 않은 곳의 절반",
    ),
    "other-lost": Text(
        "Stones the other side lost", "对方死子", "相手の失った石", "상대가 잃은 돌"
    ),
    "lost": Text("Own stones lost", "己方死子与被俘", "失った自分の石", "잃은 자기 돌"),
    "turns": Text("Turns", "手数", "手数", "차례 수"),
    "taken": Text("Stones taken", "所得俘子", "取った石", "따낸 돌"),
    "standing": Text("Stones standing", "盘上所立之子", "立っている石", "놓여 있는 돌"),
    "rest": Text("The rest of the board", "盘面其余之点", "盤面の残り", "바둑판의 나머지"),
    "routes": Text("Routes", "路", "路", "로"),
    "basic-eyes": Text("Basic eyes, left showing", "基本眼位", "基本眼", "남겨 보인 기본눈"),
    "group-tax": Text("Group tax", "还棋头", "切り賃", "환기두(還棋頭)"),
    "surplus-plays": Text("Surplus plays", "多着子", "手数の差", "더 둔 수"),
}
"""What a read-off is made of; payments have their names in ``terms.LINES``."""

LEADING: dict[str, Text] = {
    "B": Text("Black +{amount}", "黑+{amount}", "黒+{amount}", "흑 +{amount}"),
    "W": Text("White +{amount}", "白+{amount}", "白+{amount}", "백 +{amount}"),
    "-": Text("even", "相等", "同じ", "같음"),
}
"""Black less White as told to both sides."""
BEFORE_KOMI = Text(
    "Margin before komi: {lead}",
    "贴目前差数：{lead}",
    "コミ前の差：{lead}",
    "덤을 빼기 전의 차이: {lead}",
)
ON_THE_BOARD = Text(
    "Margin on the board: {lead}",
    "盘面差数：{lead}",
    "盤面の差：{lead}",
    "판 위의 차이: {lead}",
)
"""Where the rule set has no komi."""
UNCHANGED = Text(
    "{margin}, unchanged", "{margin}，不变", "{margin}、変わらない", "{margin}, 변화 없음"
)
PAID = Text(
    "{margin} now; {amount} paid on the board",
    "{margin}；在盘上贴出{amount}",
    "{margin}となる。盤上で{amount}を支払った",
    "{margin}; 판 위에서 {amount} 지급",
)
PART_OF_BOTH = Text(
    "{part}: Black {black}, White {white}",
    "{part}：黑{black}，白{white}",
    "{part}：黒{black}、白{white}",
    "{part}: 흑 {black}, 백 {white}",
)
"""What is counted of both sides, where that is no area."""
MOMENT_PARTS = " · "
TALLY = Text(
    "Black {black}, White {white}, public {public}",
    "黑{black}，白{white}，公空{public}",
    "黒{black}、白{white}、ダメ{public}",
    "흑 {black}, 백 {white}, 공유점 {public}",
)
READ_OFF = Text(
    "Black {black}, White {white}",
    "黑{black}，白{white}",
    "黒{black}、白{white}",
    "흑 {black}, 백 {white}",
)
READ_IT = Text("Read it off: {told}.", "点数：{told}。", "数える：{told}。", "세기: {told}.")
"""The last step of a count."""
PART_AND_NUMBER = Text("{part} {number}", "{part}{number}", "{part}{number}", "{part} {number}")
EMPTIES_ADDED = Text(
    "{side}'s empty points: {sum}",
    "{side}方空点：{sum}",
    "{side}の空点：{sum}",
    "{side}의 빈 점: {sum}",
)
"""Where what is counted is something else."""
REST = "rest"
"""What the side that is not counted gets."""
ONE_SIDE = Text(
    "{side} counted alone: {counted}; the rest is {other}'s: {rest}",
    "只数{side}方：{counted}；其余归{other}方：{rest}",
    "{side}だけを数えて{counted}、残りは{other}のもの：{rest}",
    "{side}만 셈: {counted}; 나머지는 {other}의 것: {rest}",
)
ALONE = Text("{side} alone", "只数{side}方", "{side}だけ", "{side}만")
