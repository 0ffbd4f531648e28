"""What was read off a photograph, in sentences."""

from __future__ import annotations

from goref.core.base.language import Text

OFF = Text(
    "The grid seems to lie off: left side {left}, right side {right}, upper side {up}, "
    "lower side {down} (lines further out).",
    "网格似乎放错了：左边{left}、右边{right}、上边{up}、下边{down}（应外移的路数）。",
    "格子の位置がずれているらしい：左辺{left}、右辺{right}、上辺{up}、下辺{down}（外へ動かすべき路数）。",
    "격자가 어긋난 것 같습니다: 왼쪽 변 {left}, 오른쪽 변 {right}, 위쪽 변 {up}, 아래쪽 변 {down}(더 바깥으로 옮길 줄 수).",
)
BENT = Text(
    "The grid seems to lie off: a corner is not on its own crossing.",
    "网格似乎放错了：有一角不在自己的交叉点上。",
    "格子の位置がずれているらしい：自分の交点にない隅がある。",
    "격자가 어긋난 것 같습니다: 제 교차점에 있지 않은 모서리가 있습니다.",
)
POINTS = Text(
    "{size} lines; Black {black}, White {white}; {count} in doubt.",
    "{size}路；黑{black}子，白{white}子；存疑{count}点。",
    "{size}路。黒{black}子、白{white}子。疑わしい点{count}。",
    "{size}로. 흑 {black}, 백 {white}. 의심스러운 점 {count}.",
)
DOUBT = Text(
    "{point}: {sign} ({percent} % sure)",
    "{point}：{sign}（把握{percent}%）",
    "{point}：{sign}（確かさ{percent}%）",
    "{point}: {sign}(확신도 {percent}%)",
)
EMPTY = Text("empty", "空", "空点", "빈 점")
HELD = Text(
    "Taken for granted: at first the bowls held {black} black stones and {white} white.",
    "以棋罐原有黑{black}子、白{white}子为前提。",
    "碁笥には初め黒{black}個、白{white}個があったものとする。",
    "전제: 처음에 바둑통에는 흑돌 {black}개와 백돌 {white}개가 있었습니다.",
)
