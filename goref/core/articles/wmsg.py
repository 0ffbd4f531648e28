"""The articles of the World Mind Sports Games 2008."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    reported,
)
from goref.core.base.language import Text
from goref.core.base.sources import WMSG_TEXT, AtHand, cited

RECORD_WMSG = Article(
    cite=Text(
        "World Mind Sports Games rules 2008, end of play (as reported); Pikaguri's diary",
        "2008年世界智力运动会围棋规则，终局部分（据转述）；Pikaguri日记",
        "WMSG 2008 囲碁ルール、終局（伝聞）。ぴかぐりの日記",
        "세계 마인드 스포츠 게임 2008 바둑 규칙, 종국(전언); 피카구리 일기",
    ),
    says=(
        reported(
            "Two passes in a row stop play; it may be resumed once, in turn order, to a "
            "second two-pass stop that ends the game. A supplementary ko rule existed.",
            "连续两次虚着停止行棋；可按原次序续下一次，再次连续虚着即终局。另有补充打劫条款。",
            "連続パスで停止し、手番どおりに一度再開でき、二度目の連続パスで終局。"
            "劫の補則があった。",
            "연속된 두 번의 패스로 착수가 멈춥니다. 차례대로 한 번 재개할 수 있으며, "
            "다시 두 번 연속 패스로 멈추면 종국합니다. 패에 관한 보충 규정이 있었습니다.",
        ),
        author(
            "What matters is who passed first.",
            "要看谁先虚着。",
            "肝心なのは最初にパスした側である。",
            "중요한 것은 누가 먼저 패스했는가입니다.",
            at(AtHand.DIARY, "¶2", "白がパスした場合"),
            at(AtHand.JPD_A, "注1", "白方先虚"),
        ),
        by_goref(
            "goref takes the first pass of the whole game for it, not the first of the "
            "closing passes. The ko rule was not found; goref checks repeated positions "
            "only.",
            "goref以全局首次虚着为准，而不是终局时谁先。补充打劫条款未见原文；"
            "goref只查全局同形。",
            "goref は対局全体の最初のパスを採り、終局のパスの順ではない。"
            "劫の補則は見つかっておらず、goref は同形反復だけを調べる。",
            "goref는 종국의 패스 가운데 첫 번째가 아니라 대국 전체의 첫 패스로 봅니다. "
            "패에 관한 규정은 찾지 못했습니다. goref는 동형반복만 확인합니다.",
        ),
    ),
)
DEAD_WMSG = Article(
    cite=cited(WMSG_TEXT, "end of play", "终局", "終局", "종국"),
    says=(
        reported(
            "After the first stop the two sides agree on removals; if they do not, play "
            "resumes and the stones in doubt are taken on the board before the second stop.",
            "首次停止后双方商定取走的子；谈不拢则续下，有疑之子须在再次停止之前于盘上提走。",
            "最初の停止後に取り上げる石を合意する。できなければ再開し、"
            "疑わしい石は二度目の停止までに盤上で取る。",
            "처음 멈춘 뒤 양쪽이 들어낼 돌을 합의합니다. 합의하지 못하면 대국을 "
            "재개하며, 의문이 있는 돌은 두 번째로 멈추기 전에 바둑판에서 따냅니다.",
        ),
        by_goref(
            "The versions of the text differ on the resumption; goref takes your ruling "
            "either way.",
            "各版条文对续下的规定不一；goref均以你的判定为准。",
            "再開の定めは版により異なり、goref はいずれも審判の裁定による。",
            "재개에 관한 조문은 판마다 다릅니다. goref는 어느 쪽이든 심판의 판정에 따릅니다.",
        ),
    ),
)
SEKI_WMSG = Article(
    cite=Text(
        "Pikaguri's diary, on the rules of 2008",
        "Pikaguri日记，论2008年规则",
        "ぴかぐりの日記、2008年のルールについて",
        "피카구리 일기, 2008년 규칙에 대하여",
    ),
    says=(
        author(
            "In substance Ikeda's Area III was used, where eyes in a seki count for their "
            "owner.",
            "实质上采用了池田中国式III，双活眼位归其所有者。",
            "実質的に池田の中国式IIIが採用され、そこではセキの眼は持つ側に数える。",
            "실질적으로 이케다의 중국식 III이 쓰였으며, 여기서 빅의 눈은 그 주인의 "
            "것으로 셉니다.",
            at(AtHand.DIARY, "¶1", "実質的に池田敏雄"),
            at(AtHand.DIARY, "¶2", "セキの目を含む"),
        ),
        by_goref(
            "goref halves shared liberties. One-sided dame and sole liberties are not "
            "named in what was seen; goref gives them to their owner, as Ji Ping Dian A "
            "does.",
            "公气goref均分。单方权利官子与单方拥有的气点，所见未提；goref同计枰点A版，"
            "归其所有者。",
            "共有の呼吸点は goref が折半する。片側だけのダメや呼吸点は見た資料になく、"
            "goref は計枰点A版と同じく所有者に数える。",
            "goref는 공유 공배를 절반씩 나눕니다. 확인한 자료에는 한쪽만 둘 수 있는 "
            "공배와 한쪽만의 공배에 관한 말이 없습니다. goref는 계평점 A판과 같이 그 "
            "주인의 것으로 셉니다.",
        ),
    ),
)
POINTS_WMSG = Article(
    cite=Text(
        "World Mind Sports Games rules 2008",
        "2008年世界智力运动会围棋规则",
        "WMSG 2008 囲碁ルール",
        "세계 마인드 스포츠 게임 2008 바둑 규칙",
    ),
    says=(
        by_goref(
            "Nothing was seen of dame left or of an open ko: goref halves the one and "
            "proposes the other's point for the holder. Filling dame is worth a point each "
            "until the first pass, so who passes too early pays for it.",
            "未收的单官与不粘之劫，所见未提：goref将前者均分，后者暂归持劫方。"
            "首次虚着之前单官各值一手，过早虚着者自担其失。",
            "残ったダメと継がない劫は見た資料になく、goref は前者を折半し、"
            "後者は仮に持つ側の点とする。最初のパスまではダメも打てば得で、"
            "早すぎるパスは損になる。",
            "남은 공배와 잇지 않은 패에 관한 것은 보지 못했습니다: goref는 앞의 것을 "
            "절반씩 나누고, 뒤의 점은 패를 가진 쪽의 것으로 제안합니다. 첫 패스까지는 "
            "공배를 메우면 하나에 한 점의 가치가 있으므로, 너무 일찍 패스하면 그만큼 "
            "손해입니다.",
        ),
    ),
)
PAYMENTS_WMSG = Article(
    cite=Text(
        "Ji Ping Dian A, note 1 and article 7.1, on the rules of 2008",
        "燕来《计枰点围棋规则》A版附注1、第7.1条，论2008年规则",
        "燕来『計枰点囲碁規則』A版の注1・第7.1条、2008年のルールについて",
        "옌라이 “계평점 바둑 규칙” A판 주 1과 제7.1조, 2008년 규칙에 대하여",
    ),
    says=(
        author(
            "Komi 6½ points; if White was the first to pass Black pays 1 point more. Who "
            "really played last does not matter: the other side of the first passer is "
            "deemed to have.",
            "黑贴6½点；白先虚着时黑再贴1点。实际谁收后不论：先虚一方的对方即视为收后方。",
            "コミは6½点。白が先にパスすれば黒はさらに1点を払う。"
            "実際に最後に打った側は問わず、先にパスした側の相手をそれとみなす。",
            "덤은 6½점입니다. 백이 먼저 패스했으면 흑이 1점을 더 지급합니다. 실제로 누가 "
            "마지막에 두었는지는 상관없습니다: 먼저 패스한 쪽의 상대가 마지막에 둔 "
            "것으로 봅니다.",
            at(AtHand.JPD_A, "注1", "该规则黑先贴6点半", "黑收后贴1点"),
            at(AtHand.JPD_A, "7.1", "判先下出虚着"),
        ),
        by_goref(
            "In goref's half count 1 point is ½ zi. Handicap is not in what was seen; "
            "goref pays nothing.",
            "goref数子时1点为½子。让子所见未提，goref不作贴还。",
            "goref の数子では1点は½子。置碁は見た資料になく、goref は何も支払わない。",
            "goref의 수자법에서 1점은 ½자입니다. 접바둑은 확인한 자료에 없으며, goref는 "
            "아무것도 지급하지 않습니다.",
        ),
    ),
)
COUNT_WMSG = Article(
    cite=Text(
        "Ji Ping Dian A, note 2 on the rules of 2008",
        "燕来《计枰点围棋规则》A版附注2（论2008年规则）",
        "燕来『計枰点囲碁規則』A版の注2（2008年ルールについて）",
        "옌라이 “계평점 바둑 규칙” A판 주 2, 2008년 규칙에 대하여",
    ),
    says=(
        author(
            "Count stones and empties, or let each side fill its own land: these two, and "
            "neither equal-stones nor equal-space.",
            "子空合计，或填满计点：只有此二法，没有等子比空与等空比子。",
            "石と地を数えるか、各側が自分の地を埋める：この二つで、"
            "石数や地を揃える方法はない。",
            "돌과 빈 점을 세거나 각 쪽이 자기 집을 메웁니다: 이 두 방법뿐이며, 돌 수 "
            "맞추기도 집 수 맞추기도 아닙니다.",
            at(AtHand.JPD_A, "注2", "只有子空合计", "填满计点法"),
        ),
        reported(
            "Sets of 180 stones each were used for filling in.",
            "比赛用具双方各180子，以便填满。",
            "埋め込みのため各180子の用具を用いた。",
            "메우기 계가에는 각 180개씩의 돌을 썼습니다.",
        ),
        by_goref(
            "goref runs one as the check of the other.",
            "goref以一法核对另一法。",
            "goref は一方で他方を照合する。",
            "goref는 한 방법을 다른 방법의 교차 확인으로 실행합니다.",
        ),
    ),
)
RESULT_WMSG = Article(
    cite=Text(
        "Pikaguri's diary, on the rules of 2008",
        "Pikaguri日记，论2008年规则",
        "ぴかぐりの日記、2008年のルールについて",
        "피카구리 일기, 2008년 규칙에 대하여",
    ),
    says=(
        author(
            "The sum of land and stones decides.",
            "子空合计，多者胜。",
            "地と石の和で決まる。",
            "집과 돌의 합으로 정해집니다.",
            at(AtHand.DIARY, "¶2", "盤上の石の数"),
        ),
        by_goref(
            "So Black must pass 183¾ if he passed first, 184¼ if White did; half the "
            "shared points are included. goref tells the margin in points. No tie is "
            "possible.",
            "故黑先虚着时黑须超过183¾，白先虚着时须超过184¼，含公空之半。goref以点报告。"
            "不会成和。",
            "したがって黒が先にパスしたなら黒は183¾、"
            "白が先なら184¼を超えること（共有点の半分を含む）。goref は点で述べる。"
            "同点はない。",
            "따라서 흑은 자신이 먼저 패스했으면 183¾, 백이 먼저 패스했으면 184¼를 넘어야 "
            "합니다. 공유점의 절반이 포함됩니다. goref는 차이를 점으로 알립니다. "
            "같아지는 일은 없습니다.",
        ),
    ),
)

ARTICLES: Table = {
    "wmsg-2008": {
        "record": RECORD_WMSG,
        "dead": DEAD_WMSG,
        "seki": SEKI_WMSG,
        "points": POINTS_WMSG,
        "payments": PAYMENTS_WMSG,
        "count": COUNT_WMSG,
        "result": RESULT_WMSG,
    },
}
