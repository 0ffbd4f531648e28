"""The articles of the World Mind Sports Games 2008."""

from __future__ import annotations

from goref.core.articles.entry import Article, Table
from goref.core.base.language import Text
from goref.core.base.sources import WMSG_TEXT, cited

RECORD_WMSG = Article(
    cite=cited(WMSG_TEXT, "end of play", "终局", "終局"),
    says=Text(
        "Two passes in a row stop play; it may be resumed once, in turn order, to a "
        "second two-pass stop that ends the game. You need who passed first in the whole "
        "game, not who opened the closing passes. A supplementary ko rule existed but "
        "was not found; goref checks repeated positions only.",
        "连续两次虚着停止行棋；可按原次序续下一次，再次连续虚着即终局。须知全局谁先虚着，"
        "而不是终局时谁先。另有补充打劫条款，未见原文；goref只查全局同形。",
        "連続パスで停止し、手番どおりに一度再開でき、二度目の連続パスで終局。"
        "必要なのは対局全体で最初にパスした側で、終局のパスの順ではない。"
        "劫の補則があったが見つかっておらず、goref は同形反復だけを調べる。",
    ),
)
DEAD_WMSG = Article(
    cite=cited(WMSG_TEXT, "end of play", "终局", "終局"),
    says=Text(
        "After the first stop the two sides agree on removals; if they do not, play "
        "resumes and the stones in doubt are taken on the board before the second stop. "
        "The versions of the text differ on the resumption; goref takes your ruling "
        "either way.",
        "首次停止后双方商定取走的子；谈不拢则续下，有疑之子须在再次停止之前于盘上提走。"
        "各版条文对续下的规定不一；goref均以你的判定为准。",
        "最初の停止後に取り上げる石を合意する。できなければ再開し、"
        "疑わしい石は二度目の停止までに盤上で取る。再開の定めは版により異なり、"
        "goref はいずれも審判の裁定による。",
    ),
)
SEKI_WMSG = Article(
    cite=cited(WMSG_TEXT, "area count", "计点", "面積計算"),
    says=Text(
        "Eyes in a seki count for their owner, shared liberties are halved. What was "
        "seen of the text does not name one-sided dame or sole liberties; goref gives "
        "them to their owner, as Ji Ping Dian A does.",
        "双活眼位归其所有者，公气均分。所见条文未提单方权利官子与单方拥有的气点；"
        "goref同计枰点A版，归其所有者。",
        "セキの眼は持つ側に数え、共有の呼吸点は折半する。"
        "見た条文に片側だけのダメや呼吸点の定めはなく、"
        "goref は計枰点A版と同じく所有者に数える。",
    ),
)
POINTS_WMSG = Article(
    cite=cited(WMSG_TEXT, "area count", "计点", "面積計算"),
    says=Text(
        "Dame left are halved, but filling them is worth a point each until the first "
        "pass: the side that passes too early pays for it. Of an open ko what was seen "
        "says nothing; goref proposes its point for the holder.",
        "未收的单官均分；首次虚着之前，单官各值一手，过早虚着者自担其失。"
        "不粘之劫所见条文未提，goref暂归持劫方。",
        "残ったダメは折半するが、最初のパスまでは打てば得で、早すぎるパスは損になる。"
        "継がない劫は見た条文になく、goref は仮に持つ側の点とする。",
    ),
)
PAYMENTS_WMSG = Article(
    cite=Text(
        "World Mind Sports Games rules 2008, komi; Ji Ping Dian A, article 7.1",
        "2008年世界智力运动会围棋规则，贴点部分；燕来《计枰点围棋规则》A版第7.1条",
        "WMSG 2008 囲碁ルール、コミ。燕来『計枰点囲碁規則』A版第7.1条",
    ),
    says=Text(
        "Komi 6½ points; if White was the first to pass in the whole game Black pays 1 "
        "point more, 7½ together. Who really played last does not matter: the other side "
        "of the first passer is deemed to have. In the half count 1 point is ½ zi. "
        "Handicap is not in the text seen; goref pays nothing.",
        "黑贴6½点；全局白先虚着时黑再贴1点，共7½点。实际谁收后不论："
        "先虚一方的对方即视为收后方。数子时1点为½子。让子未见条文，goref不作贴还。",
        "コミは6½点。対局全体で白が先にパスすれば黒はさらに1点、計7½点を払う。"
        "実際に最後に打った側は問わず、先にパスした側の相手をそれとみなす。"
        "数子では1点は½子。置碁は見た条文になく、goref は何も支払わない。",
    ),
)
COUNT_WMSG = Article(
    cite=Text(
        "Ji Ping Dian A, note 2 on the rules of 2008",
        "燕来《计枰点围棋规则》A版附注2（论2008年规则）",
        "燕来『計枰点囲碁規則』A版の注2（2008年ルールについて）",
    ),
    says=Text(
        "Count stones and empties, or let each side fill its own land: the text has "
        "these two, and neither equal-stones nor equal-space. The event used sets of 180 "
        "stones each for filling in. goref runs one as the check of the other.",
        "子空合计，或填满计点：条文只有此二法，没有等子比空与等空比子。"
        "比赛用具双方各180子，以便填满。goref以一法核对另一法。",
        "石と地を数えるか、各側が自分の地を埋める：条文にあるのはこの二つで、"
        "石数や地を揃える方法はない。大会では各180子の用具を用いた。"
        "goref は一方で他方を照合する。",
    ),
)
RESULT_WMSG = Article(
    cite=Text(
        "World Mind Sports Games rules 2008; Ji Ping Dian A, article 7.2",
        "2008年世界智力运动会围棋规则；燕来《计枰点围棋规则》A版第7.2条",
        "WMSG 2008 囲碁ルール。燕来『計枰点囲碁規則』A版第7.2条",
    ),
    says=Text(
        "More points win, told in points. Black must pass 183¾ if he passed first, 184¼ "
        "if White did; half the shared points are included. No tie is possible.",
        "点多为胜，以点报告。黑先虚着时黑须超过183¾，白先虚着时须超过184¼，含公空之半。"
        "不会成和。",
        "点の多い側の勝ち、点で述べる。黒が先にパスしたなら黒は183¾、"
        "白が先なら184¼を超えること（共有点の半分を含む）。同点はない。",
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
