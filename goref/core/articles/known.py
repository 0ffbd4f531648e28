"""The articles of rule sets known by name only: what is told of them, and what is not."""

from __future__ import annotations

from goref.core.articles.entry import Article, Table
from goref.core.base.language import Text

ART_ITEM_3 = Text(
    "Ji Ping Dian, art edition, part 1, item 3",
    "燕来《计枰点围棋规则》艺术版，第1部分第3项",
    "燕来『計枰点囲碁規則』芸術版、第1部第3項",
)
FORUM_COPY = Text(
    "Zhang Xu, references; a forum copy, attribution inferred",
    "章许文参考文献；论坛流传本（作者系推断）",
    "章許の参考文献、掲示板の写し（作者は推定）",
)
NATURAL_RECORD = Article(
    cite=Text(
        "Ji Ping Dian A, note 1 (editions)",
        "燕来《计枰点围棋规则》A版附注1（各版本）",
        "燕来『計枰点囲碁規則』A版の注1（各版）",
    ),
    says=Text(
        "The note names a natural edition beside A, B and art, and no more. An outside "
        "copy puts it with edition A. goref computes nothing by it; edition A is the "
        "nearest with a text.",
        "附注在A、B、艺术版之外列有自然版，别无所述。外间流传本将其归入A版一类。"
        "goref不据以计算；有条文而最接近的是A版。",
        "注はA版・B版・芸術版と並べて自然版の名を挙げるのみ。別の写しはA版と同類とする。"
        "goref は計算しない。条文のある最も近いものはA版。",
    ),
)
NATURAL_PAYMENTS = Article(
    cite=Text(
        "Ji Ping Dian A, note 1 (editions), and an outside copy",
        "燕来《计枰点围棋规则》A版附注1（各版本）及外间流传本",
        "燕来『計枰点囲碁規則』A版の注1（各版）と別の写し",
    ),
    says=Text(
        "Said to pay for White's first pass as edition A does. No article says so, and "
        "no komi is named; goref applies nothing.",
        "据称在白先虚着时同A版贴点。未见条文，也未载贴先之数；goref不适用任何贴还。",
        "白の先パスの支払いはA版と同じとされる。条文はなく、コミの数も示されない。"
        "goref は何も適用しない。",
    ),
)
CANGJIE_COUNT = Article(
    cite=ART_ITEM_3,
    says=Text(
        "An early form, of 1993, of the live-stone rules. All that is quoted of it is "
        "the principle of comparing routes at equal stones. goref computes nothing by "
        "it; compare the Tang–Song count.",
        "计活子规则的早期版本（1993年）。所引仅“停子比路，路多为赢”之意。"
        "goref不据以计算；可参看唐宋填空法。",
        "計活子ルールの初期の版（1993年）。"
        "引かれるのは石数を等しくして路を比べるという原理のみ。goref は計算しない。"
        "唐宋填空法を参照。",
    ),
)
LIVE_COUNT = Article(
    cite=FORUM_COPY,
    says=Text(
        "Dead stones come off; basic eyes are kept, two points for an independent group, "
        "one for an eyed group in seki, and the shared liberty; all else is filled with "
        "own stones, and the living stones are counted. goref computes nothing by it: "
        "stone scoring is the same count with a result.",
        "提走死子；留基本眼位：独立活棋两点，有眼双活一点，以及公气；其余填以己子，"
        "数活子。goref不据以计算；计子制与之相同，可得结果。",
        "死石を取り、基本眼を残す：独立した石群は二点、眼のあるセキの石群は一点、"
        "それに共有の呼吸点。ほかは自分の石で埋め、活石を数える。goref は計算しない。"
        "同じ計算の石数計算なら結果が出る。",
    ),
)
LIVE_RESULT = Article(
    cite=FORUM_COPY,
    says=Text(
        "More living stones win. Komi, ties and handicap are not told; goref computes "
        "nothing by it.",
        "活子多者胜。贴还、和棋与让子未见记述；goref不据以计算。",
        "活石の多い側の勝ち。コミ・持碁・置碁は伝わらない。goref は計算しない。",
    ),
)
CHEN_RECORD = Article(
    cite=ART_ITEM_3,
    says=Text(
        "Chen Zuyuan argues that equal numbers of plays were the original premise, and a "
        "stone is handed over for a turn not played. It is a theory, not a text to "
        "referee by; goref computes nothing by it.",
        "陈祖源主张等手为古规则的前提：弃权一次，交一子给对方。此为理论，"
        "并非可据以裁判的条文；goref不据以计算。",
        "陳祖源は等手が本来の前提であり、打たない手番には石を渡すと論じる。"
        "理論であって裁定のための条文ではない。goref は計算しない。",
    ),
)
CHEN_COUNT = Article(
    cite=ART_ITEM_3,
    says=Text(
        "As reported: at equal plays a side's moku are its own empty points and the "
        "other side's dead stones. No article was found; goref computes nothing by it. "
        "The AGA rules count this way with pass stones.",
        "据转述：双方手数相等时，己方之空与所得对方死子合计为目。未见条文，"
        "goref不据以计算。美国规则以交子的方式如此计算。",
        "伝聞では、手数が等しければ目は自分の空点と相手の死石の和。条文は見つからず、"
        "goref は計算しない。パスで石を渡すアメリカルールがこの数え方である。",
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
