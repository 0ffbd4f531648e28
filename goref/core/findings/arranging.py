"""What is to be known of a count laid out with stones, in every language.

Placeholders: ``{points}`` always, the rest as the finding's arguments.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, kinds

COUNT = {
    "arrange-no-border-stone": Text(
        "No black border stone can come off without opening more; the point is paid on paper.",
        "没有黑方交界处之子可取而不另开缺口，该点记账贴出。",
        "ほかを開かずに取れる黒の境界の石がない。その点は紙上で支払う。",
        "다른 곳을 더 열지 않고 뺄 수 있는 흑의 경계 돌이 없습니다. 그 점은 종이 위의 계산으로 지급합니다.",
    ),
    "arrange-held-back": Text(
        "There is no room in a side's own land: held off the board are {black} black and "
        "{white} white stones.",
        "己方围空已填满，留在盘外未填：黑子{black}颗，白子{white}颗。",
        "自分の地に入りきらず盤の外に残す：黒石{black}個、白石{white}個。",
        "자기 집 안에 자리가 없어 바둑판 밖에 남긴 돌: 흑 {black}개, 백 {white}개.",
    ),
    "arrange-eyes-filled": Text(
        "There was no other room: at {points} a group shows fewer than two eyes now. It is "
        "alive all the same.",
        "别无余地：{points}处的棋块显不出两眼，但仍是活棋。",
        "ほかに場所がなく、{points}の石群は二眼が見えない。それでも活きである。",
        "다른 자리가 없었습니다. {points}의 돌무리는 이제 눈이 두 개보다 적게 보이지만 그래도 살아 있습니다.",
    ),
    "arrange-shift-dropped": Text(
        "Stones that you had moved can no longer be moved so and were left: {points}.",
        "移动过的棋子中，现已不能那样移动的保持原位：{points}。",
        "動かした石のうち、もうそのように動かせないものは元のままにした：{points}。",
        "옮겼던 돌 가운데 이제 그렇게 옮길 수 없는 것은 그대로 두었습니다: {points}.",
    ),
    "arrange-balanced-by-numbers": Text(
        "The text's table of four cases would leave the turns unequal here; goref balances by "
        "the actual numbers of turns.",
        "照条文的四种情形，此局手数并不相等；goref按实际手数平衡。",
        "条文の四つの場合分けではここで手数が揃わない。goref は実際の手数で揃える。",
        "조문의 네 가지 경우의 표대로 하면 여기서는 차례 수가 같아지지 않습니다. goref는 실제 차례 수로 맞춥니다.",
    ),
    "arrange-uneven": Text(
        "With everything filled back {colour} has {count} fewer on the board: so many stones "
        "are missing, or the other side has so many too many.",
        "全部回填后，{colour}方盘上少{count}子：或缺失这些棋子，或对方多出同样之数。",
        "すべて埋め戻すと盤上の{colour}石が{count}個少ない。それだけ紛失したか、相手の石が多い。",
        "모두 되메우면 바둑판 위의 {colour}돌이 {count}개 적습니다. 그만큼 돌이 없어졌거나 상대 돌이 그만큼 많습니다.",
    ),
    "arrange-bowl-short": Text(
        "{colour}'s bowl runs out: {count} more stones of that colour are needed; borrow them.",
        "{colour}棋罐之子不足，尚缺{count}子，须借子。",
        "{colour}の碁笥の石が{count}個足りない。借りて数える。",
        "{colour}의 바둑통이 바닥납니다. 그 색의 돌이 {count}개 더 필요하니 빌리세요.",
    ),
    "arrange-stone-for-eye": Text(
        "The group at {points} has one point of territory only; a stone of it comes off to show "
        "its second eye.",
        "{points}处的棋块仅有一个空点，取下其一子以显出第二个眼位。",
        "{points}の石群は地が一点だけなので、石を一つ取って二つ目の眼を見せる。",
        "{points}의 돌무리는 집이 한 점뿐이어서, 돌 하나를 빼어 두 번째 눈을 보입니다.",
    ),
    "arrange-quicker-side": Text(
        "{colour} is counted: by goref's estimate counting Black takes about {black} seconds, "
        "counting White about {white}.",
        "数{colour}方：据goref估计，数黑方约需{black}秒，数白方约需{white}秒。",
        "{colour}を数える。goref の見積もりでは、黒を数えると約{black}秒、白を数えると約{white}秒。",
        "{colour}을 셉니다. goref의 추정으로는 흑을 세면 약 {black}초, 백을 세면 약 {white}초 걸립니다.",
    ),
    "arrange-odd-komi": Text(
        "Not all of the komi can be laid out with stones, which are two points each; the rest "
        "is paid on paper.",
        "贴目以每子2点抵付，未能全数以子抵付，余数记账贴出。",
        "コミは石一個を二点として払うが、すべては石で払えない。残りは紙上で支払う。",
        "돌 하나가 2점에 해당하므로 덤 전부를 돌로 놓을 수는 없습니다. 나머지는 종이 위의 계산으로 지급합니다.",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(COUNT, step="count"),
}
