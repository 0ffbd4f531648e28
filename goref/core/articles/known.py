"""The articles of rule sets known by name only: what is told of them, and what is not."""

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
from goref.core.base.sources import AtHand

ART_ITEM_3 = Text(
    "Ji Ping Dian, art edition, part 1, item 3",
    "燕来《计枰点围棋规则》艺术版，第1部分第3项",
    "燕来『計枰点囲碁規則』芸術版、第1部第3項",
    "옌라이 “계평점 바둑 규칙” 예술판 제1부 제3항",
)
FORUM_COPY = Text(
    "Zhang Xu, references; a forum copy, attribution inferred",
    "章许文参考文献；论坛流传本（作者系推断）",
    "章許の参考文献、掲示板の写し（作者は推定）",
    "장쉬(章許)의 참고 문헌; 게시판 사본, 저자는 추정",
)
NATURAL_RECORD = Article(
    cite=Text(
        "Ji Ping Dian A, note 1 (editions)",
        "燕来《计枰点围棋规则》A版附注1（各版本）",
        "燕来『計枰点囲碁規則』A版の注1（各版）",
        "옌라이 “계평점 바둑 규칙” A판 주 1(각 판)",
    ),
    says=(
        author(
            "The note names a natural edition beside A, B and art, and no more.",
            "附注在A、B、艺术版之外列有自然版，别无所述。",
            "注はA版・B版・芸術版と並べて自然版の名を挙げるのみ。",
            "주에는 A판, B판, 예술판과 나란히 자연판의 이름만 나옵니다.",
            at(AtHand.JPD_A, "注1", "自然版"),
        ),
        reported(
            "A copy found elsewhere puts it with edition A.",
            "外间流传本将其归入A版一类。",
            "別の写しはA版と同類とする。",
            "다른 곳에서 찾은 사본은 이를 A판과 같은 부류로 봅니다.",
        ),
        by_goref(
            "goref computes nothing by it; edition A is the nearest with a text.",
            "goref不据以计算；有条文而最接近的是A版。",
            "goref は計算しない。条文のある最も近いものはA版。",
            "goref는 이 판으로 계가하지 않습니다. 조문이 있는 것 가운데 A판이 가장 가깝습니다.",
        ),
    ),
)
NATURAL_PAYMENTS = Article(
    cite=Text(
        "Ji Ping Dian A, note 1 (editions), and an outside copy",
        "燕来《计枰点围棋规则》A版附注1（各版本）及外间流传本",
        "燕来『計枰点囲碁規則』A版の注1（各版）と別の写し",
        "옌라이 “계평점 바둑 규칙” A판 주 1(각 판)과 외부 사본",
    ),
    says=(
        reported(
            "Said to pay for White's first pass as edition A does.",
            "据称在白先虚着时同A版贴点。",
            "白の先パスの支払いはA版と同じとされる。",
            "백의 첫 패스에 대해 A판과 같이 지급한다고 합니다.",
        ),
        by_goref(
            "No article says so, and no komi is named; goref applies nothing.",
            "未见条文，也未载贴先之数；goref不适用任何贴还。",
            "条文はなく、コミの数も示されない。goref は何も適用しない。",
            "그렇게 정한 조문은 없고 덤도 나와 있지 않습니다. goref는 아무것도 적용하지 "
            "않습니다.",
        ),
    ),
)
CANGJIE_COUNT = Article(
    cite=ART_ITEM_3,
    says=(
        author(
            "An early form, of 1993, of the live-stone rules. All that is quoted of it is "
            "the principle of comparing routes at equal stones.",
            "计活子规则的早期版本（1993年）。所引仅“停子比路，路多为赢”之意。",
            "計活子ルールの初期の版（1993年）。"
            "引かれるのは石数を等しくして路を比べるという原理のみ。",
            "계활자(計活子) 규칙의 초기판으로 1993년의 것입니다. 인용된 것은 돌 수를 "
            "맞추어 로를 비교한다는 원칙뿐입니다.",
            at(AtHand.JPD_ART, "I.3", "仓颉围棋规则", "停子比路"),
        ),
        by_goref(
            "goref computes nothing by it; compare the Tang–Song count.",
            "goref不据以计算；可参看唐宋填空法。",
            "goref は計算しない。唐宋填空法を参照。",
            "goref는 이 규칙으로 계가하지 않습니다. 당송 전공법을 참조하세요.",
        ),
    ),
)
LIVE_COUNT = Article(
    cite=FORUM_COPY,
    says=(
        reported(
            "Dead stones come off; basic eyes are kept, two points for an independent "
            "group, one for an eyed group in seki, and the shared liberty; all else is "
            "filled with own stones, and the living stones are counted.",
            "提走死子；留基本眼位：独立活棋两点，有眼双活一点，以及公气；其余填以己子，"
            "数活子。",
            "死石を取り、基本眼を残す：独立した石群は二点、眼のあるセキの石群は一点、"
            "それに共有の呼吸点。ほかは自分の石で埋め、活石を数える。",
            "사석을 들어냅니다. 기본눈(독립된 돌무리는 두 점, 빅에서 눈이 있는 돌무리는 "
            "한 점)과 공유 공배를 남기고, 나머지는 모두 자기 돌로 메운 다음 살아 있는 "
            "돌을 셉니다.",
        ),
        by_goref(
            "Zhang Xu lists only the title. goref computes nothing by it: stone scoring is "
            "the same count with a result.",
            "章许文仅列篇名。goref不据以计算：计子制与之相同，可得结果。",
            "章許は題名を挙げるのみ。goref は計算しない：同じ計算の石数計算なら結果が出る。",
            "장쉬는 제목만 들었습니다. goref는 이 규칙으로 계가하지 않습니다: 돌만 "
            "세기(計子制)가 같은 계가이며 결과도 나옵니다.",
        ),
    ),
)
LIVE_RESULT = Article(
    cite=FORUM_COPY,
    says=(
        reported(
            "More living stones win.",
            "活子多者胜。",
            "活石の多い側の勝ち。",
            "살아 있는 돌이 많은 쪽이 이깁니다.",
        ),
        by_goref(
            "Komi, ties and handicap are not told; goref computes nothing by it.",
            "贴还、和棋与让子未见记述；goref不据以计算。",
            "コミ・持碁・置碁は伝わらない。goref は計算しない。",
            "덤, 비김, 접바둑에 관해서는 전하지 않습니다. goref는 이 규칙으로 계가하지 "
            "않습니다.",
        ),
    ),
)
CHEN_RECORD = Article(
    cite=ART_ITEM_3,
    says=(
        author(
            "Yan Lai names, of Ikeda's proposal, the American rules and Chen's theory "
            "together: equal plays, and for a turn given up a stone handed over as a "
            "prisoner.",
            "燕来并述池田提案、美国规则与陈祖源新论：着手相等，弃权一次应交一子为俘虏。",
            "燕来は池田試案・アメリカルール・陳祖源の新論をまとめて、着手数を等しくし、"
            "放棄一回につき石を一つ捕虜として渡すと述べる。",
            "옌라이는 이케다의 시안, 미국 규칙, 천쭈위안의 신론을 함께 들어, 착수 수를 "
            "같게 하고 차례를 한 번 포기할 때마다 돌 하나를 따낸 돌로 건넨다고 합니다.",
            at(AtHand.JPD_ART, "I.3", "陈祖源新论", "着手相等", "弃权一次应交一子"),
        ),
        by_goref(
            "It is a theory told by another, not a text to referee by; goref computes "
            "nothing by it.",
            "此为他人转述的理论，并非可据以裁判的条文；goref不据以计算。",
            "他者の伝える理論であって裁定のための条文ではない。goref は計算しない。",
            "다른 사람이 전한 이론이며 심판의 근거로 삼을 조문이 아닙니다. goref는 "
            "이것으로 계가하지 않습니다.",
        ),
    ),
)
CHEN_COUNT = Article(
    cite=ART_ITEM_3,
    says=(
        author(
            "Yan Lai, of the same three together: moku are a side's own empty points and "
            "the other side's dead stones.",
            "燕来并述此三者：目等于己方的空加。",
            "燕来は同じ三つをまとめて、目は自分の空点と相手の死石の和とする。",
            "옌라이는 같은 세 가지를 함께 들어, 집은 자기 쪽의 빈 점과 상대의 사석이라고 "
            "합니다.",
            at(AtHand.JPD_ART, "I.3", "陈祖源新论", "己方的空加"),
        ),
        by_goref(
            "Chen's own text was not found; goref computes nothing by it. The AGA rules "
            "count this way with pass stones.",
            "陈祖源原文未见；goref不据以计算。美国规则以交子的方式如此计算。",
            "陳祖源の原文は見つからず、goref は計算しない。"
            "パスで石を渡すアメリカルールがこの数え方である。",
            "천쭈위안의 원문은 찾지 못했습니다. goref는 이것으로 계가하지 않습니다. AGA "
            "규칙은 패스 돌을 써서 이렇게 계가합니다.",
        ),
    ),
)

ARTICLES: Table = {
    "jpd-natural": {
        "record": NATURAL_RECORD,
        "payments": NATURAL_PAYMENTS,
    },
    "cangjie": {
        "count": CANGJIE_COUNT,
    },
    "live-stones": {
        "count": LIVE_COUNT,
        "result": LIVE_RESULT,
    },
    "chen-zuyuan": {
        "record": CHEN_RECORD,
        "count": CHEN_COUNT,
    },
}
