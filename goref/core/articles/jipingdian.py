"""The articles of Yan Lai's Ji Ping Dian rules, editions A and B."""

from __future__ import annotations

from goref.core.articles.entry import Article, Steps, Table, at, author, by_goref, entry, rule
from goref.core.base.language import Text
from goref.core.base.sources import JPD_TEXT, SourceText, cited, for_b

NOTE_B = Text("articles", "Ji Ping Dian A, note 1 on edition B")
NO_TEXT_OF_B = by_goref("No article of B was found; goref takes those of A:")
APART = author(
    "B differs from A by a payment alone.", at(SourceText.JPD_A, "注1", "A版与B版的区别")
)
SUSPENSION = entry(
    cited(JPD_TEXT, "2.3, 5.1 and 5.3"),
    rule(
        "Two give-ups in a row suspend play; a pass stone, required of a side that continues "
        "without a play, never does. A give-up the other side refuses becomes a pass "
        "stone. Four pass stones in one board position end the game.",
        at(SourceText.JPD_A, "5.1", "双方连续放弃后", "都不是连续两弃"),
        at(SourceText.JPD_A, "2.3", "要求棋局继续时", "若对方不同意", "放弃转换为虚着"),
        at(SourceText.JPD_A, "5.3", "累计下出四手虚着"),
    ),
    by_goref(
        "A file does not distinguish the two: goref takes the last two empty moves as "
        "give-ups, earlier ones as pass stones. Check them."
    ),
)
AGREED_OR_RESUMED = entry(
    cited(JPD_TEXT, "2.3 and 5.1 to 5.3"),
    rule(
        "After the suspension both agree on dead stones and owners of points. If they "
        "cannot, each puts down one pass stone in turn, and play continues to the next "
        "suspension. If they declare the game over as it is, or four pass stones end it, "
        "every stone is alive.",
        at(SourceText.JPD_A, "5.1", "协商时双方应以语言", "直至再次休止"),
        at(SourceText.JPD_A, "2.3", "依次各下一手虚着"),
        at(SourceText.JPD_A, "5.2", "愿就此终局"),
        at(SourceText.JPD_A, "5.3", "盘内的棋子都是活子"),
    ),
    by_goref("goref lets the proposer begin, and voids dead marks where all is alive."),
)
SEKI_WHOLE = entry(
    cited(JPD_TEXT, "6.1 and 6.3"),
    rule(
        "In a seki every point a side alone surrounds is its own, true or false eye. So is "
        "a liberty between its stones and a shared one, and a point only it can play: a "
        "side that claims such a point must name the liberty that remains shared. Shared "
        "liberties are split evenly.",
        at(SourceText.JPD_A, "6.1", "单独拥有的气点", "公气的位置", "分得公共空点的半数"),
        at(SourceText.JPD_A, "6.3", "假眼是该方的目"),
    ),
)
SINGLE_POINTS = entry(
    cited(JPD_TEXT, "6.3"),
    rule(
        "A last ko its holder need not connect, because threats favour him, is a point "
        "of the holder. A point that only one side can play is that side's. Dame that "
        "nobody took belong to both and are split evenly.",
        at(SourceText.JPD_A, "6.3", "劫材有利时不粘", "单方有权的单官", "双方共有的路点"),
    ),
)
PAYMENTS_A = entry(
    cited(JPD_TEXT, "2.5, 2.6, 6.4 and 7.1"),
    rule(
        "Komi 6½ points. If the first give-up or pass stone is White's, Black pays 1 point "
        "more: an A-type play removes one black stone from the border. Who played last does "
        "not matter for it.",
        at(SourceText.JPD_A, "6.4", "贴6点半", "先放弃"),
        at(SourceText.JPD_A, "2.6", "关于黑贴1"),
        at(SourceText.JPD_A, "2.5", "取下一颗黑子"),
        at(SourceText.JPD_A, "7.1", "不一定是收后方"),
    ),
    by_goref(
        "goref counts a refused give-up as the first too. The text says nothing of "
        "handicap games; goref then pays nothing."
    ),
)
PAYMENTS_B = entry(
    NOTE_B,
    author(
        "Komi 7½ points, no matter who passed or gave up first. Black keeps the gain of the "
        "last play.",
        at(SourceText.JPD_A, "注1", "一刀切地要求黑方", "因收后而获得"),
    ),
    by_goref("The text does not mention handicap games; goref then pays nothing."),
)
FOUR_COUNTS = entry(
    cited(JPD_TEXT, "2.5 and 7.1 to 7.4"),
    rule(
        "Four counts give one margin: equal stones, with prisoners and pass stones filled "
        "back (7.1); stones and empty points (7.2); filling in (7.3); equal empty points "
        "(7.4). Before the first, make the turns equal.",
        at(SourceText.JPD_A, "7.1", "等子比空", "回填死子与虚着之子"),
        at(SourceText.JPD_A, "7.2", "子空合计"),
        at(SourceText.JPD_A, "7.3", "填满计点"),
        at(SourceText.JPD_A, "7.4", "等空比子"),
        at(SourceText.JPD_A, "2.5", "要平衡双方的手数"),
    ),
    by_goref(
        "The text's four cases can fail after late pass stones; goref balances by the "
        "actual numbers."
    ),
)
RESULT_A = entry(
    cited(JPD_TEXT, "6.1 and 7.2"),
    rule(
        "More points win; half the public points go to each side. If you count one "
        "side only: Black must pass 183¾, White 177¼.",
        at(SourceText.JPD_A, "6.1", "得点多的一方为胜方", "公共空点的半数"),
        at(SourceText.JPD_A, "7.2", "1833/4", "1771/4"),
    ),
    by_goref(
        "These bases are the same when Black pays his 1 point with a stone on the board; do "
        "not count it twice. As goref reckons, no tie is possible."
    ),
)
RESULT_B = entry(
    NOTE_B,
    by_goref(
        "No article of edition B was found. As under edition A, goref lets more points win "
        "and halves the public points. If you count one side only, Black must pass 184¼ and "
        "White 176¾: these bases follow from its komi. No tie is possible."
    ),
)


def in_b(article: Article) -> Article:
    """Returns the article of edition A for use in edition B, whose text nobody has."""
    return Article(for_b(article.cite), (APART, NO_TEXT_OF_B, *article.says))


EDITIONS: Steps = {
    "record": SUSPENSION,
    "dead": AGREED_OR_RESUMED,
    "seki": SEKI_WHOLE,
    "points": SINGLE_POINTS,
    "payments": PAYMENTS_A,
    "count": FOUR_COUNTS,
    "result": RESULT_A,
}

ARTICLES: Table = {
    "jpd-a": EDITIONS,
    "jpd-b": {
        **{step: in_b(its) for step, its in EDITIONS.items()},
        "payments": PAYMENTS_B,
        "result": RESULT_B,
    },
}
