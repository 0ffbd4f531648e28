"""The articles of Zhang Xu's counts: tingdao and play to saturation."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Steps,
    Table,
    at,
    author,
    by_goref,
)
from goref.core.base.language import Text
from goref.core.base.sources import ZHANG_XU, SourceText, cited

RECORD_TINGDAO = Article(
    cite=cited(ZHANG_XU, "2, 6 and 7"),
    says=(
        author(
            "One turn each, no giving up: a side that does not play hands over a stone, and "
            "both end with equally many turns. Suicide is allowed.",
            at(SourceText.ZHANG, "2.1", "等手终局", "可走虚手"),
            at(SourceText.ZHANG, "2.2", "允许自尽"),
        ),
        author(
            "Zhang's reading: three mutual hand-overs in a row mean that both sides are "
            "full. Ko may be settled in advance; his section on it is left out.",
            at(SourceText.ZHANG, "6.7", "互相交三个回合"),
            at(SourceText.ZHANG, "7", "可以事先商定"),
            at(SourceText.ZHANG, "2.3", "本文略"),
        ),
        by_goref(
            "State the plays, prisoners and pass stones of both: goref needs all of them."
        ),
    ),
)
RECORD_SATURATION = Article(
    cite=cited(ZHANG_XU, "2 and 3"),
    says=(
        author(
            "Play continues until both sides hold only basic eyes and can only hand over "
            "stones. No giving up; both end with equally many turns. Suicide is allowed.",
            at(SourceText.ZHANG, "3.1", "只能走虚手交俘虏"),
            at(SourceText.ZHANG, "2.1", "等手终局"),
            at(SourceText.ZHANG, "2.2", "允许自尽"),
        ),
        author("The rule on ko is left out.", at(SourceText.ZHANG, "2.3", "本文略")),
        by_goref("goref reads every empty move as a pass stone and checks simple ko."),
    ),
)
DEAD_ZHANG = Article(
    cite=cited(ZHANG_XU, "2 and 7"),
    says=(
        author(
            "Zhang guesses that dead stones were cleared off and handed over. But stones "
            "the captor must play in his own land to take are worth playing out; handing "
            "them over loses.",
            at(SourceText.ZHANG, "7", "猜测", "淘子：清理", "让对方填掉空", "那样就吃亏了"),
        ),
        author(
            "Disputes are settled on the board; a stone for each turn not played keeps the "
            "score true.",
            at(SourceText.ZHANG, "2.1", "实证死活"),
        ),
        by_goref("goref lists such chains; nothing happens by itself."),
    ),
)
SEKI_ZHANG = Article(
    cite=cited(ZHANG_XU, "5"),
    says=(
        author(
            "Basic eyes add nothing to the stones taken.", at(SourceText.ZHANG, "5", "没有贡献")
        ),
        by_goref(
            "Zhang does not treat seki: goref keeps one real eye of a group in seki and "
            "the shared liberties empty, lets other eyes, false eyes and one-sided dame be "
            "filled by their owner, and counts sole liberties for nobody."
        ),
    ),
)
POINTS_ZHANG = Article(
    cite=cited(ZHANG_XU, "7"),
    says=(
        author(
            "Where stones can be taken from outside, the outside dame must all be filled "
            "first, for the most prisoners.",
            at(SourceText.ZHANG, "7", "必须收完外围的单官"),
        ),
        by_goref(
            "goref gives dame left to nobody: fill them before the end. Of a ko left open "
            "the text says nothing; goref lets the holder fill it."
        ),
    ),
)
PAYMENTS_HANDED = Article(
    cite=cited(ZHANG_XU, "2 and 7"),
    says=(
        author(
            "Both sides have equally many turns: for each it does not play, a side hands "
            "over a stone.",
            at(SourceText.ZHANG, "2.1", "等手终局", "交一俘虏"),
        ),
        author(
            "Betting by chips must be agreed before the game, and concerns the stake alone: "
            "three chips for the first stone won, then one for every three.",
            at(SourceText.ZHANG, "7", "必须先说定", "子彩", "一子为三筹", "三子为一筹"),
        ),
        by_goref(
            "No komi is named, and goref takes none. Handicap stones are not mentioned, and "
            "goref pays nothing for them."
        ),
    ),
)
PAYMENTS_SATURATION = Article(
    cite=cited(ZHANG_XU, "4 and 5"),
    says=(
        author(
            "The living stones alone decide. That this agrees with the prisoners rests on "
            "equal turns.",
            at(SourceText.ZHANG, "5", "在等手的前提下"),
            at(SourceText.ZHANG, "4", "计活子"),
        ),
        by_goref(
            "No komi is named, and goref takes none: have the last turn made even on the "
            "board. Handicap stones are not mentioned; goref pays nothing for them."
        ),
    ),
)
COUNT_TINGDAO = Article(
    cite=cited(ZHANG_XU, "6 and 7"),
    says=(
        author(
            "A gloss lets a side play three stones in a row, stopping before it would kill.",
            at(SourceText.ZHANG, "6.7", "许连下三子打筹", "将杀则止"),
        ),
        author(
            "From it Zhang guesses the steps: clear the dead stones; the side with more "
            "plays left makes them in its own land and the other hands over as many "
            "stones, until both can play equally often. Then compare the stones taken.",
            at(SourceText.ZHANG, "7", "猜测", "淘子：清理", "交俘子，直到盘面上"),
        ),
        by_goref("Playing to saturation must agree; goref runs it as a check."),
    ),
)
COUNT_PRISONERS = Article(
    cite=cited(ZHANG_XU, "3"),
    says=(
        author(
            "Play until only basic eyes are left, handing over a stone for each turn not "
            "played. Then count what each side has lost: captured stones, and stones "
            "handed over.",
            at(SourceText.ZHANG, "3.1", "只有基本眼位"),
            at(SourceText.ZHANG, "3.2", "虚手就是直接交俘虏", "合计"),
        ),
        by_goref(
            "goref fills every route in turn for it. Stopping at equal rights to play must "
            "give the same margin; goref runs it as a check."
        ),
    ),
)
COUNT_STONES = Article(
    cite=cited(ZHANG_XU, "4"),
    says=(
        author(
            "Count the living stones of both sides when only basic eyes are left. Zhang "
            "proves that at equal turns the winner is the same as by prisoners and by the "
            "group-tax count.",
            at(SourceText.ZHANG, "4", "两溢后计活子", "胜负是一致的"),
        ),
        by_goref(
            "goref fills every route with its owner's stones to get there; basic eyes and "
            "shared liberties remain empty and count for nobody."
        ),
    ),
)
RESULT_TINGDAO = Article(
    cite=cited(ZHANG_XU, "7"),
    says=(
        author(
            "The Dunhuang text, as Zhang reads it: more stones taken wins. Equal numbers, "
            "where no chips were agreed and the first move was granted: the side that was "
            "granted it loses.",
            at(SourceText.ZHANG, "7", "子多为胜", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "The margin is stated in stones; there is no base number. In an even game, and "
            "until you state who was granted the first move, goref calls equal numbers a "
            "draw."
        ),
    ),
)
RESULT_PRISONERS = Article(
    cite=cited(ZHANG_XU, "3 and 7"),
    says=(
        author(
            "The side that has taken more stones wins; such a stone is worth as much as a "
            "route in the Tang–Song count.",
            at(SourceText.ZHANG, "3.2", "按俘子多少定胜负", "等价"),
        ),
        author(
            "Equal numbers, by the Dunhuang text as Zhang reads it, where no chips were "
            "agreed and the first move was granted: the side that was granted it loses.",
            at(SourceText.ZHANG, "7", "两溢者", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "The margin is stated in stones; there is no base number. In an even game goref "
            "calls equal numbers a draw."
        ),
    ),
)
RESULT_STONES = Article(
    cite=cited(ZHANG_XU, "4, 5 and 7"),
    says=(
        author(
            "More living stones win; at equal turns that is fewer stones lost.",
            at(SourceText.ZHANG, "4", "计活子"),
            at(SourceText.ZHANG, "5", "被吃的死子自然就少"),
        ),
        author(
            Text(
                "articles: stones",
                "Equal numbers, by the Dunhuang text as Zhang reads it, where no chips were "
                "agreed and the first move was granted: the side that was granted it loses.",
            ),
            at(SourceText.ZHANG, "7", "两溢者", "取局子停", "受饶先下者输", "不论筹"),
        ),
        by_goref(
            "The margin is stated in stones; both sides are counted, no base number is "
            "needed. The text says this of stones taken. In an even game goref calls equal "
            "numbers a draw."
        ),
    ),
)

PRISONERS: Steps = {
    "record": RECORD_SATURATION,
    "dead": DEAD_ZHANG,
    "seki": SEKI_ZHANG,
    "points": POINTS_ZHANG,
    "payments": PAYMENTS_HANDED,
    "count": COUNT_PRISONERS,
    "result": RESULT_PRISONERS,
}

ARTICLES: Table = {
    "tingdao": {
        **PRISONERS,
        "record": RECORD_TINGDAO,
        "count": COUNT_TINGDAO,
        "result": RESULT_TINGDAO,
    },
    "saturation-prisoners": PRISONERS,
    "saturation-stones": {
        **PRISONERS,
        "payments": PAYMENTS_SATURATION,
        "count": COUNT_STONES,
        "result": RESULT_STONES,
    },
}
