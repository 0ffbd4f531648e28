"""The articles of Yan Lai's Ji Ping Dian rules, art and Ming–Qing editions."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    rule,
)
from goref.core.base.sources import JPD_ART_TEXT, JPD_MING_QING_TEXT, SourceText, cited

ART_RECORD = Article(
    cite=cited(JPD_ART_TEXT, "2, 7, 8 and 11"),
    says=(
        rule(
            "Giving up is free and costs nothing; two give-ups in a row suspend play. Keep "
            "the captured stones, they are filled back. A long cycle of captures is a draw.",
            at(SourceText.JPD_ART, "2", "自由的无条件的"),
            at(SourceText.JPD_ART, "11", "两次放弃后休止"),
            at(SourceText.JPD_ART, "7", "各方被提走的棋子"),
            at(SourceText.JPD_ART, "8", "判为和棋"),
        ),
        by_goref(
            "There are no pass stones: goref reads every empty move of a record as a give-up."
        ),
    ),
)
ART_TRIAL = Article(
    cite=cited(JPD_ART_TEXT, "12 and 14"),
    says=(
        rule(
            "Both sides agree on dead stones; any dispute is played out on the board. Name "
            "the claim, set up the position of the suspension, and let the side whose turn "
            "it is play first. Captured stones are dead, the others are alive. Then put the "
            "position back and count with these findings.",
            at(SourceText.JPD_ART, "12", "应以实战解决之"),
            at(
                SourceText.JPD_ART,
                "14",
                "由轮走方先下",
                "提证死活",
                "被提走的棋子是死子",
                "恢复到休止时的局面",
            ),
        ),
        by_goref("goref ends a trial at two give-ups; the text names no end."),
    ),
)
ART_SEKI = Article(
    cite=cited(JPD_ART_TEXT, "10 and 12"),
    says=(
        rule(
            "Each eye a side alone surrounds in a seki, true or false, is its point; shared "
            "liberties are split evenly. A point only one side can play is its point, and "
            "one of its own lost stones may be filled in there.",
            at(SourceText.JPD_ART, "10", "真眼或假眼"),
            at(SourceText.JPD_ART, "12", "公空由双方均分", "该方的一个死子"),
        ),
        by_goref(
            "The text says nothing of sole liberties; goref counts them for their owner, "
            "as edition A does."
        ),
    ),
)
ART_POINTS = Article(
    cite=cited(JPD_ART_TEXT, "9, 10 and 14"),
    says=(
        rule(
            "A ko the holder need not connect is worth 1 point to him; if it is disputed, a "
            "trial in which the other side fails to take it proves it. For a one-sided "
            "point the claimant must really occupy it in the trial. Dame may be filled or "
            "left: that gains and loses nothing.",
            at(SourceText.JPD_ART, "10", "可不粘劫"),
            at(SourceText.JPD_ART, "14", "不为另一方所攻占", "若能实际占到"),
            at(SourceText.JPD_ART, "9", "想收就收", "不收单官也不会受损"),
        ),
    ),
)
ART_PAYMENTS = Article(
    cite=cited(JPD_ART_TEXT, "13 and 17"),
    says=(
        rule(
            "Komi 6½ points. Filling back and then sharing the stones evenly does what a "
            "payment of 1 point does when White passes first.",
            at(SourceText.JPD_ART, "17", "黑先贴6.5点"),
            at(SourceText.JPD_ART, "13", "平均分配给双方", "具等效性"),
        ),
        by_goref(
            "That holds only if nobody passed before the close; goref pays nothing for the "
            "first pass or the last play. The text says nothing of handicap games; goref "
            "then pays nothing."
        ),
    ),
)
ART_COUNT = Article(
    cite=cited(JPD_ART_TEXT, "12, 13, 16 and 18"),
    says=(
        rule(
            "Fill all lost stones back into their owners' land; turns need not be equal. "
            "Count the points of territory b and w, and share the rest: land is b + (361 − "
            "b − w)/2, and likewise for w. This gives the Chinese count. Filling in may "
            "verify it.",
            at(SourceText.JPD_ART, "12", "不要求平衡手数"),
            at(SourceText.JPD_ART, "13", "平均分配给双方"),
            at(SourceText.JPD_ART, "16", "均分后每方得其半", "得到了数子法的结果"),
            at(SourceText.JPD_ART, "18", "填满检验"),
        ),
        by_goref(
            "goref finds that this is the raw Chinese count only if both sides played "
            "equally many stones."
        ),
    ),
)
ART_RESULT = Article(
    cite=cited(JPD_ART_TEXT, "8 and 17"),
    says=(
        rule(
            "Black wins if his points exceed White's by more than 6½, White if by less. In "
            "the half count made from these points the bases are 183¾ and 177¼. A long "
            "cycle is a draw.",
            at(SourceText.JPD_ART, "17", "大于6.5时", "1833/4", "1771/4"),
            at(SourceText.JPD_ART, "8", "判为和棋"),
        ),
        by_goref("As goref reckons, the count itself gives no tie."),
    ),
)
MQ_RECORD = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        author(
            "One sentence is all there is: nobody may give up; one may put down a pass "
            "stone, which is filled back in the count.",
            at(SourceText.JPD_ART, "2", "不准放弃", "可下虚着", "于做棋时回填"),
        ),
        by_goref(
            "goref reads every empty move as a pass stone. The sentence does not say how "
            "the game ends; count when both sides agree that nothing is left."
        ),
    ),
)
MQ_DEAD = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of dead stones. In goref mark what both sides "
            "agree on; if they disagree, play on as in edition A, one turn each."
        ),
    ),
)
MQ_POINTS = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of seki, ko points or dame. goref follows the "
            "art edition: eyes in seki, one-sided dame, sole liberties and open ko points "
            "count for their owner, shared liberties and dame for nobody."
        ),
    ),
)
MQ_PAYMENTS = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of komi or handicap. goref takes komi 6½ points "
            "from the art edition and pays nothing else: each pass stone already costs its "
            "owner 1 point when it is filled back."
        ),
    ),
)
MQ_COUNT = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        author(
            "Pass stones are filled back in the count.",
            at(SourceText.JPD_ART, "2", "虚着之子", "于做棋时回填"),
        ),
        by_goref(
            "Nothing more is stated. goref removes the dead stones, fills prisoners, dead "
            "stones and pass stones into their owners' land and compares the empty points "
            "left; it offers no second count as a check."
        ),
    ),
)
MQ_RESULT = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence does not say how the margin is stated. goref compares the own "
            "points left after filling back, less komi, and states it in points. No tie is "
            "possible with its komi."
        ),
    ),
)

ARTICLES: Table = {
    "jpd-art": {
        "record": ART_RECORD,
        "dead": ART_TRIAL,
        "seki": ART_SEKI,
        "points": ART_POINTS,
        "payments": ART_PAYMENTS,
        "count": ART_COUNT,
        "result": ART_RESULT,
    },
    "jpd-ming-qing": {
        "record": MQ_RECORD,
        "dead": MQ_DEAD,
        "seki": MQ_POINTS,
        "points": MQ_POINTS,
        "payments": MQ_PAYMENTS,
        "count": MQ_COUNT,
        "result": MQ_RESULT,
    },
}
