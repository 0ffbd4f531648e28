"""The articles of rule sets known by name only: the facts reported about them, and the gaps."""

from __future__ import annotations

from goref.core.articles.entry import Steps, Table, at, author, by_goref, entry, reported
from goref.core.base.language import Text
from goref.core.base.sources import SourceText

ART_ITEM_3 = Text("articles", "Ji Ping Dian, art edition, part 1, item 3")
FORUM_COPY = Text(
    "articles", "Zhang Xu, references; forum copies, one of 2012 signed by Yan Lai"
)

NATURAL: Steps = {
    "record": entry(
        Text("articles", "Ji Ping Dian A, note 1 (editions)"),
        author(
            "The note names a natural edition besides A, B and art, and no more.",
            at(SourceText.JPD_A, "注1", "自然版"),
        ),
        reported("A copy found elsewhere puts it with edition A."),
        by_goref("goref computes nothing by it; edition A is the nearest with a text."),
    ),
    "payments": entry(
        Text("articles", "Ji Ping Dian A, note 1 (editions), and an outside copy"),
        reported("A copy says that it pays for White's first pass as edition A does."),
        by_goref("No article says so, and no komi is named; goref applies nothing."),
    ),
}


CANGJIE: Steps = {
    "count": entry(
        ART_ITEM_3,
        author(
            "An early form, of 1993, of the live-stone rules. All that is quoted of it is "
            "the principle of comparing routes at equal stones.",
            at(SourceText.JPD_ART, "I.3", "仓颉围棋规则", "停子比路"),
        ),
        by_goref("goref computes nothing by it; compare the Tang–Song count."),
    )
}


LIVE_STONES: Steps = {
    "count": entry(
        FORUM_COPY,
        reported(
            "Dead stones are removed; basic eyes are kept, two points for an independent "
            "group, one for an eyed group in seki, and the shared liberty; all other points "
            "are filled with own stones, and the living stones are counted."
        ),
        by_goref(
            "Zhang Xu lists only the title. goref computes nothing by it: stone scoring is "
            "the same count with a result."
        ),
    ),
    "result": entry(
        FORUM_COPY,
        reported("More living stones win."),
        by_goref(
            "The parts seen say nothing of komi, ties and handicap; goref computes nothing by "
            "it."
        ),
    ),
}


CHEN_ZUYUAN: Steps = {
    "record": entry(
        ART_ITEM_3,
        author(
            "Yan Lai names, of Ikeda's proposal, the American rules and Chen's theory "
            "together: equal plays, and for a turn given up a stone handed over as a prisoner.",
            at(SourceText.JPD_ART, "I.3", "陈祖源新论", "着手相等", "弃权一次应交一子"),
        ),
        by_goref(
            "It is a theory reported by another, not a text to referee by; goref computes "
            "nothing by it."
        ),
    ),
    "count": entry(
        ART_ITEM_3,
        author(
            "Yan Lai, of the same three together: the points are a side's own empty points "
            "and the other side's dead stones.",
            at(SourceText.JPD_ART, "I.3", "陈祖源新论", "己方的空加"),
        ),
        by_goref(
            "Chen's own text was not found; goref computes nothing by it. The AGA rules "
            "count this way with pass stones."
        ),
    ),
}

ARTICLES: Table = {
    "jpd-natural": NATURAL,
    "cangjie": CANGJIE,
    "live-stones": LIVE_STONES,
    "chen-zuyuan": CHEN_ZUYUAN,
}
