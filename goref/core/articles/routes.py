"""The articles of the old Chinese counts: Tang–Song routes and Ming–Qing stones."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    custom,
    editor,
)
from goref.core.base.language import Text
from goref.core.base.sources import ZHAO_ZHIYUN, SourceText, cited

TABLE_1 = Text("articles", "Zhao Zhiyun, part 2, and part 3, table 1")
RECORD_TANG = Article(
    cite=Text("articles", "Zhao Zhiyun, part 1, with the editor's note in Huang's translation"),
    says=(
        author(
            "The old records end on an even number: each side equally many plays. Zhao "
            "guesses that this was an early rule, kept by then as a token of fairness.",
            at(SourceText.ZHAO, "1", "偶数", "各若干着", "臆测", "象征"),
        ),
        author(
            "Endless cycles of ko are no result.",
            at(SourceText.ZHAO, "1", "无胜负", "无法终局"),
        ),
        editor(
            "No turn may be given up, but a stone may be handed over instead.",
            at(SourceText.HUANG, "编者注", "不得放弃", "虚手", "俘子一枚"),
        ),
        by_goref(
            "Zhao himself mentions no such stone; goref follows the note and reads every "
            "empty move as one. Give the plays of each side and all prisoners."
        ),
    ),
)
DEAD_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=(
        author(
            "Dead stones are filled back with the prisoners. On disputes: Zhao infers that "
            "the dame were filled and the dispute was then played out, move for move, "
            "nobody escaping to fill his own routes. Bent four in the corner, standing "
            "alone, is dead at the end.",
            at(
                SourceText.ZHAO,
                "1",
                "全部填入",
                "实战解决",
                "不得少下一子",
                "局竟乃亡",
                "孤立无援",
            ),
        ),
        by_goref("Check the chains that goref lists as worth playing out."),
    ),
)
SEKI_TANG = Article(
    cite=Text("articles", "Zhao Zhiyun, part 1, figures 7 to 10; part 2, figure 1"),
    says=(
        author(
            "A point in a seki that its owner can fill without harm to the group is a "
            "route. No game record proves this; Zhao infers it.",
            at(SourceText.ZHAO, "1", "公活", "不影响白棋的生存", "没有棋谱资料验证"),
        ),
        author(
            "Points that only one side can ever take he calls a privilege brought by the "
            "later count.",
            at(SourceText.ZHAO, "2", "专利", "不能染指"),
        ),
        by_goref(
            "goref therefore counts no route for one-sided dame. Of a group's eyes it "
            "keeps one real one back and counts the others and false eyes; shared "
            "liberties count for nobody."
        ),
    ),
)
POINTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Dame are worth nothing and may be left. Zhao infers two cases where they were "
            "taken: to even out the turns, and before a doubtful shape was played out.",
            at(SourceText.ZHAO, "1", "无路官子", "保持手数平衡", "死活不清"),
            at(SourceText.ZHAO, "2", "可以不争"),
        ),
        by_goref(
            "Zhao says nothing of a ko left open; goref counts its point as a route of the "
            "holder. Rule differently if it must be connected."
        ),
    ),
)
PAYMENTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Both sides made equally many turns: the side that would have moved last took a "
            "worthless point to even them.",
            at(SourceText.ZHAO, "1", "保持手数平衡"),
        ),
        author(
            "For handicap stones, Zhao reasons, Black had nothing to return. He reckons "
            "Huang–Zhou without the last dame.",
            at(SourceText.ZHAO, "2", "无须还白地域", "各一百六十一着"),
        ),
        by_goref(
            "No komi. Where turns are unequal the shorter side takes a dame; if none is "
            "left and the last play only took one, goref counts before it; else, by "
            "goref's reading, the shorter side hands over a stone and loses a route."
        ),
    ),
)
COUNT_TANG = Article(
    cite=Text("articles", "Zhao Zhiyun, part 1, figures 4 to 6; Zhang Xu, section 5"),
    says=(
        author(
            "Fill each side's dead stones and prisoners into its own land. Then count the "
            "empty points it could still fill: two of each independent group do not count.",
            at(SourceText.ZHAO, "1", "全部填入", "总有两点任其空虚", "不算“路”"),
        ),
        author(
            "Dead stones, says Zhang Xu, are negative routes.",
            at(SourceText.ZHANG, "5", "死子是负路"),
        ),
        by_goref(
            "So goref counts stones without a point to fill against their side, fills "
            "stones handed over back as well, and keeps one point of a group in seki with a "
            "real eye."
        ),
    ),
)
RESULT_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "The sides are compared: who wins by how many routes, the plays of each side, "
            "the stones each has captured and the routes each has.",
            at(SourceText.ZHAO, "1", "差额计算法", "黑胜一路", "各一百二十二着"),
        ),
        author("Equal routes are a draw.", at(SourceText.ZHAO, "2", "停路为", "路数均等")),
        by_goref("goref states it in the words of the old records; there is no base number."),
    ),
)
RECORD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=(
        author(
            "All dame are filled at the end. A player need only look after the board when "
            "it is counted: captured stones are not kept.",
            at(SourceText.ZHAO, "2", "收完单官终局", "只须在终局计算"),
        ),
        author("Who played last does not matter.", at(SourceText.ZHAO, "3 表1", "不论")),
        custom(
            "Old games begin with four seat stones, and White moves first.",
            at(SourceText.ZHANG, "1.3", "座子"),
            at(SourceText.ZHAO, "2", "白先"),
        ),
        by_goref(
            "Zhao names no rule on endless cycles here; goref calls them no result, as in "
            "the Tang–Song count."
        ),
    ),
)
DEAD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "After the dame both sides remove the dead stones. Filling one's own land costs "
            "no stones as long as the group lives.",
            at(SourceText.ZHAO, "2", "取走盘上的死棋", "不会减少子数"),
        ),
        by_goref("Zhao says nothing of a disagreement; goref has it played out."),
    ),
)
SEKI_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Seki is treated as in the Tang–Song count.",
            at(SourceText.ZHAO, "1", "与此也保持一致"),
        ),
        author(
            "A point that was a route is filled with own stones, any other is halved. Where "
            "Black can take any two of three points and White none, two are Black's.",
            at(SourceText.ZHAO, "2", "按双方各半折合", "其中两点早晚归黑"),
        ),
        by_goref(
            "So goref halves the last real eye of a group and the shared liberties. Sole "
            "liberties are not named; goref halves them too."
        ),
    ),
)
POINTS_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "All dame are filled before the count. Connecting the last ko is named among "
            "the questions of the last play.",
            at(SourceText.ZHAO, "2", "收完单官终局", "粘劫收后"),
        ),
        by_goref(
            "goref halves dame left and reports them. The text says nothing of a ko left "
            "open; goref counts its point for the holder."
        ),
    ),
)
PAYMENTS_MING = Article(
    cite=TABLE_1,
    says=(
        author(
            "Three steps, without any condition. Group tax: the side with more independent "
            "groups gives one zi for each in excess.",
            at(SourceText.ZHAO, "2", "不需要附加其它条件", "还棋头"),
        ),
        author(
            "Nothing for the last play. For each handicap stone Black returns a whole zi.",
            at(SourceText.ZHAO, "2", "须还白几子"),
            at(SourceText.ZHAO, "3 表1", "不论"),
        ),
        by_goref("So goref takes no komi. It shows the tax as basic eyes, not as a payment."),
    ),
)
COUNT_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=(
        author(
            "Remove the dead. Fill every route with its owner's stones; halve what remains "
            "empty, so that of the two eye points of a group one goes to the other side. "
            "Count one side in zi.",
            at(SourceText.ZHAO, "2", "以己方棋子填入", "一子属己方", "任择一方"),
        ),
        author(
            "Or write down stones and land of both sides, as on the sheet of Takabe's game "
            "of 1910, which was still counted this way.",
            at(SourceText.ZHAO, "3", "仍按明清数子法计算", "又算白棋"),
        ),
        by_goref("goref settles the groups then and compares; both must agree."),
    ),
)
RESULT_MING = Article(
    cite=TABLE_1,
    says=(
        author(
            "Each side's base is 180½ zi, in handicap games after the stones are returned. "
            "The same number is a draw, possible only with a seki. Records give the number "
            "of all plays.",
            at(SourceText.ZHAO, "2", "180子半", "没有“公活”", "共若干着", "须还白几子"),
        ),
        author(
            Text("articles: routes", "Who played last does not matter."),
            at(SourceText.ZHAO, "3 表1", "不论", "均为"),
        ),
    ),
)

ARTICLES: Table = {
    "tang-song": {
        "record": RECORD_TANG,
        "dead": DEAD_TANG,
        "seki": SEKI_TANG,
        "points": POINTS_TANG,
        "payments": PAYMENTS_TANG,
        "count": COUNT_TANG,
        "result": RESULT_TANG,
    },
    "ming-qing": {
        "record": RECORD_MING,
        "dead": DEAD_MING,
        "seki": SEKI_MING,
        "points": POINTS_MING,
        "payments": PAYMENTS_MING,
        "count": COUNT_MING,
        "result": RESULT_MING,
    },
}
