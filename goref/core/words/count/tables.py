"""What the moves of an arrangement are called; :mod:`goref.core.words.count.arranging` fills them in.

Placeholders: ``{n}`` stones, ``{s}`` the English plural of them, ``{side}`` and ``{other}``
whose stones they are and who is the other, ``{ink}`` the colour of the stones, ``{public}``
and ``{ps}`` the public points and their plural, ``{twice}`` twice the number of stones,
``{each}`` what each of them is for, ``{row}`` that they are played in a row.
"""

from __future__ import annotations

from goref.core.arranging.table.arrangement import MoveReason, Op
from goref.core.base.language import Text

WHOLE: dict[tuple[Op, MoveReason], Text] = {
    (Op.TAKE, MoveReason.TAKE_BACK): Text(
        "The last {ink} play taken back: it took a dame and made turns unequal",
        "收回{side}方最后一着：该着仅收单官而使手数不等",
        "{side}の最後の着手を取り除く。ダメを詰めただけで手数が揃わないため",
        "{side}의 마지막 착수를 되돌림: 공배를 두어 차례 수가 달라졌음",
    ),
    (Op.PASS_STONE, MoveReason.BALANCE): Text(
        "{n} {ink} pass stone{s} to {other}'s lid, to make turns equal",
        "{side}方下{n}手虚着，子入{other}方罐盖，平衡手数",
        "{side}がパスの石{n}個を{other}の蓋に置き、手数を揃える",
        "{side}이 패스 돌 {n}개를 {other}의 뚜껑에 넣어 차례 수를 맞춤",
    ),
    (Op.PASS_STONE, MoveReason.OWED_TURN): Text(
        "{n} {ink} stone{s} handed over to {other}, {each} turn {side} lacks",
        "{side}方少{n}手，交出{n}子给{other}方",
        "{side}は{n}手足りず、石{n}個を{other}に渡す",
        "{side}의 모자란 {n}수만큼 돌 {n}개를 {other}에게 건넴",
    ),
    (Op.PASS_STONE, MoveReason.PASSED): Text(
        "{n} {ink} stone{s} handed over to {other}, {each} pass of {side} in the game",
        "对局中{side}方虚着{n}手，交出{n}子给{other}方",
        "対局中の{side}のパス{n}回の分、石{n}個を{other}に渡す",
        "대국 중 {side}의 패스 {n}회만큼 돌 {n}개를 {other}에게 건넴",
    ),
    (Op.PASS_STONE, MoveReason.HANDED): Text(
        "{n} {ink} stone{s} handed over to {other}, {each} play {side} leaves out",
        "{side}方交出{n}子给{other}方，每少下一着交一子",
        "{side}は打たない一手につき一個、石{n}個を{other}に渡す",
        "{side}이 두지 않는 한 수마다 하나씩 돌 {n}개를 {other}에게 건넴",
    ),
    (Op.FILL, MoveReason.KOMI): Text(
        "{n} {ink} stone{s} into {other}'s land, for {twice} points of komi",
        "{n}颗{ink}子填入{other}方围空，抵贴目{twice}点",
        "コミ{twice}点として{ink}石{n}個を{other}地に置く",
        "{ink}돌 {n}개를 {other}집에 놓음, 덤 {twice}점 몫",
    ),
    (Op.FILL, MoveReason.ONE_SIDED): Text(
        "{n} {ink} stone{s} first, onto points only {side} may take",
        "先在{side}方单方权利的空点上填入{n}颗{ink}子",
        "まず{side}だけのものである点に{ink}石{n}個を置く",
        "먼저 {ink}돌 {n}개를 {side}만 가질 수 있는 점에 놓음",
    ),
    (Op.FILL, MoveReason.LAND): Text(
        "{n} {ink} stone{s} fill {side}'s own land",
        "{side}方以{n}子填己方围空",
        "{side}地を{ink}石{n}個で埋める",
        "{ink}돌 {n}개로 {side}의 집을 메움",
    ),
    (Op.FILL, MoveReason.ROUTE): Text(
        "{n} {ink} stone{s} onto {side}'s routes",
        "{side}方填路{n}子",
        "{side}の路に{ink}石{n}個を置く",
        "{ink}돌 {n}개를 {side}의 로에 놓음",
    ),
    (Op.FILL, MoveReason.BATCH): Text(
        "{n} {ink} stone{s}{row} onto {side}'s routes (da chou)",
        "打筹，{side}方在己路{row}下{n}子",
        "打筹。{side}が自分の路に{row}{n}手打つ",
        "타주(打籌): {side}이 자기 로에 {row}{n}개를 놓음",
    ),
    (Op.SHARE, MoveReason.OWED_TURN): Text(
        "{n} dame taken by {side}, {each} turn it lacks",
        "{side}方少{n}手，收单官{n}个",
        "{side}は{n}手足りず、ダメ{n}か所を打つ",
        "{side}의 모자란 {n}수만큼 공배 {n}개를 둠",
    ),
    (Op.TAKE, MoveReason.MISSING_EYE): Text(
        "{n} {ink} stone{s} off, so that a group shows its eyes",
        "取下{n}颗{ink}子，使该块棋显出眼位",
        "{ink}石{n}個を取り、その石群の眼を見せる",
        "{ink}돌 {n}개를 들어내 그 돌무리의 눈을 보임",
    ),
    (Op.SHIFT, MoveReason.REFEREE): Text(
        "{n} {ink} stone{s} moved by the referee",
        "裁判移动{n}颗{ink}子",
        "審判が{ink}石{n}個を動かす",
        "심판이 {ink}돌 {n}개를 옮김",
    ),
    (Op.SHARE, MoveReason.PUBLIC): Text(
        "{public} public point{ps}, half to each side",
        "公空{public}点，双方均分",
        "ダメ{public}点を双方で折半する",
        "공유점 {public}점을 양쪽이 절반씩 가짐",
    ),
}
"""Whole sentences, the reason in them."""

OPS: dict[tuple[Op, str], Text] = {
    (Op.LIFT, "board-lid"): Text(
        "{n} dead {ink} stone{s} to {other}'s lid",
        "取下{side}方死子{n}个，放入{other}方罐盖",
        "{side}の死石{n}個を{other}の碁笥の蓋へ移す",
        "{side}의 죽은 돌 {n}개를 {other}의 뚜껑에 넣음",
    ),
    (Op.NEGATIVE_A, "board-bowl"): Text(
        "{n} {ink} border stone{s} back to {side}'s bowl (A-type play)",
        "下A类负着，从交界处取下{n}颗{ink}子放回{side}方棋罐",
        "A類の負着で境界の{ink}石{n}個を{side}の碁笥へ戻す",
        "경계의 {ink}돌 {n}개를 {side}의 바둑통에 되돌림(A형 부착)",
    ),
    (Op.NEGATIVE_A, "board-lid"): Text(
        "{n} {ink} border stone{s} to {other}'s lid (A-type play)",
        "下A类负着，从交界处取下{n}颗{ink}子放入{other}方罐盖",
        "A類の負着で境界の{ink}石{n}個を{other}の蓋へ移す",
        "경계의 {ink}돌 {n}개를 {other}의 뚜껑에 넣음(A형 부착)",
    ),
    (Op.NEGATIVE_B, "board-bowl"): Text(
        "{n} {ink} stone{s} out of {side}'s own land, into the bowl (B-type play)",
        "下B类负着，从{side}方地盘内取下{n}颗{ink}子放回棋罐",
        "B類の負着で{side}地の中の{ink}石{n}個を碁笥へ戻す",
        "{side}의 집 안에서 {ink}돌 {n}개를 바둑통에 되돌림(B형 부착)",
    ),
    (Op.FILL_BACK, "lid-board"): Text(
        "{n} {ink} prisoner{s} back into {side}'s land",
        "{n}颗{ink}子回填到{side}方围空",
        "蓋の{ink}石{n}個を{side}地に埋め戻す",
        "따낸 {ink}돌 {n}개를 {side}의 집에 되메움",
    ),
    (Op.FILL, "bowl-board"): Text(
        "{n} {ink} stone{s} into {side}'s land",
        "{side}方围空内填入{n}颗{ink}子",
        "{side}地に{ink}石{n}個を置く",
        "{ink}돌 {n}개를 {side}의 집에 놓음",
    ),
    (Op.TAKE, "board-bowl"): Text(
        "{n} {ink} stone{s} out of {side}'s land",
        "从{side}方地盘取下{n}颗{ink}子",
        "{side}地から{ink}石{n}個を取る",
        "{ink}돌 {n}개를 {side}의 집에서 들어냄",
    ),
    (Op.TAKE, "lid-bowl"): Text(
        "{n} {ink} prisoner{s} back to {side}'s bowl",
        "{n}颗{ink}子从罐盖放回{side}方棋罐",
        "蓋の{ink}石{n}個を{side}の碁笥へ戻す",
        "따낸 {ink}돌 {n}개를 {side}의 바둑통에 되돌림",
    ),
    (Op.SHIFT, "board-board"): Text(
        "{n} {ink} stone{s} moved within {side}'s land",
        "{n}颗{ink}子在{side}方地盘内移动",
        "{ink}石{n}個を{side}地の中で動かす",
        "{ink}돌 {n}개를 {side}의 집 안에서 옮김",
    ),
}
"""By what is done, and from where to where."""

REASONS: dict[MoveReason, Text] = {
    MoveReason.TAKE_BACK: Text(
        "the last play, which made turns unequal",
        "最后一着使手数不等",
        "最後の着手で手数が等しくない",
        "차례 수가 달라지게 한 마지막 착수",
    ),
    MoveReason.FIRST_PASS: Text(
        "the point Black pays for White's first pass",
        "黑贴白先虚着的1点",
        "白の先パスに黒が払う1点",
        "백의 첫 패스에 흑이 지급하는 1점",
    ),
    MoveReason.KOMI: Text("for the komi", "抵贴目", "コミの分", "덤 몫"),
    MoveReason.BALANCE: Text(
        "to make turns equal", "平衡手数", "手数を揃える", "차례 수 맞추기"
    ),
    MoveReason.OWED_TURN: Text(
        "for a turn {side} lacks",
        "补{side}方所欠手数",
        "{side}の足りない手番",
        "{side}의 모자란 차례 몫",
    ),
    MoveReason.PASSED: Text(
        "for a pass in the game", "因对局中的虚着", "対局中のパスの分", "대국 중의 패스 몫"
    ),
    MoveReason.ONE_SIDED: Text(
        "a point only {side} may take",
        "{side}方单方权利的空点",
        "{side}だけのものである点",
        "{side}만 가질 수 있는 점",
    ),
    MoveReason.EVEN_SPACE: Text(
        "to give both sides equally many empty points",
        "做成等空",
        "双方の空点を等しくする",
        "양쪽의 빈 점을 같게 하기",
    ),
    MoveReason.EVEN_STONES: Text(
        "to give both sides equally many stones on the board",
        "做成等子",
        "盤上の石数を揃える",
        "양쪽의 판 위 돌 수를 같게 하기",
    ),
    MoveReason.TENS: Text(
        "so that the empty points make whole tens",
        "将空凑成整十",
        "空点を十の倍数にする",
        "빈 점을 10의 배수로 만들기",
    ),
    MoveReason.TIDY: Text(
        "for a shape that counts at a glance",
        "使空形便于点数",
        "一目で数えられる形にする",
        "한눈에 셀 수 있는 모양으로 만들기",
    ),
    MoveReason.LAND: Text(
        "to fill {side}'s own land", "填己方围空", "自分の地を埋める", "{side}의 집 메우기"
    ),
    MoveReason.ROUTE: Text("to fill a route", "填路", "路を埋める", "로 메우기"),
    MoveReason.BATCH: Text("da chou", "打筹", "打筹", "타주(打籌)"),
    MoveReason.IN_TURN: Text(
        "played on in turn, both sides equally often",
        "双方轮流续填，手数相等",
        "双方が同じ手数だけ交互に打ち足す",
        "양쪽이 번갈아 같은 수만큼 더 둠",
    ),
    MoveReason.HANDED: Text(
        "handed over for a play left out",
        "少下一着，交一子",
        "打たない一手の分",
        "두지 않은 수 대신 건넴",
    ),
    MoveReason.MISSING_EYE: Text("to show an eye", "显出眼位", "眼を見せる", "눈 보이기"),
    MoveReason.REFEREE: Text(
        "as the referee wants it", "按裁判所移", "審判の指示による", "심판의 뜻대로"
    ),
}
"""What a move is for, put after what is done; some need no saying."""

HAND: dict[Op, Text] = {
    Op.FILL_BACK: Text(
        "{n} prisoner{s} in", "回填{n}子", "アゲハマ{n}個を埋め戻し", "따낸 돌 {n}개 넣음"
    ),
    Op.FILL: Text("{n} stone{s} in", "填入{n}子", "石{n}個を追加", "돌 {n}개 넣음"),
    Op.TAKE: Text("{n} stone{s} off", "取下{n}子", "石{n}個を除去", "돌 {n}개 들어냄"),
    Op.SHIFT: Text("{n} stone{s} moved", "移动{n}子", "石{n}個を移動", "돌 {n}개 옮김"),
}
"""What is done in one part of the board, in short: the board shows what comes of it."""
TIDIED = Text(
    "{side}, {place}: {done}",
    "{side}方{place}：{done}",
    "{side}、{place}：{done}",
    "{side}, {place}: {done}",
)
"""What is done in one part of a side's land."""
SO_FAR = Text(
    "{done}; {total} so far",
    "{done}，至此{total}点",
    "{done}。ここまで{total}",
    "{done}; 지금까지 {total}",
)
"""With the points that can be counted of it then."""

BORROWED = Text(
    "{held} ({lacking} borrowed)",
    "{held}（借{lacking}）",
    "{held}（借り{lacking}）",
    "{held}({lacking}개 빌림)",
)
"""What a bowl holds where more stones went down than there were in it."""

NOUNS: dict[str, Text] = {
    "stone": Text("{side} stone", "{side}子", "{side}石", "{side}돌"),
    "dead": Text("Dead {ink} stone", "{side}方死子", "{side}の死石", "죽은 {ink}돌"),
    "border": Text(
        "{side} border stone", "{side}方交界处之子", "{side}の境界の石", "경계의 {side}돌"
    ),
    "pass": Text(
        "{side} pass stone", "{side}方虚着之子", "{side}のパスの石", "{side}의 패스 돌"
    ),
    "lid": Text("{side} prisoner", "{side}方罐盖上之子", "{side}の蓋の石", "따낸 {side}돌"),
}
FROM_TO = Text(
    "{noun} from {source} to {target}",
    "{noun}：{source}→{target}",
    "{noun}：{source}→{target}",
    "{noun}: {source} → {target}",
)
PLACES: dict[str, Text] = {
    "lid": Text("the lid", "罐盖", "蓋", "뚜껑"),
    "bowl": Text("the bowl", "棋罐", "碁笥", "바둑통"),
}
