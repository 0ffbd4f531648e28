"""What is said of a game above its board: the names of its details, and its komi."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import in_zi, mixed, with_half
from goref.core.rulesets.ruleset import Unit

DETAILS: dict[str, Text] = {
    "PB": Text("Black's name", "黑方姓名", "黒番の氏名", "흑 이름"),
    "BR": Text("Black's rank", "黑方段位", "黒番の段位", "흑 단급"),
    "BT": Text("Black's team", "黑方队名", "黒番のチーム", "흑 팀"),
    "PW": Text("White's name", "白方姓名", "白番の氏名", "백 이름"),
    "WR": Text("White's rank", "白方段位", "白番の段位", "백 단급"),
    "WT": Text("White's team", "白方队名", "白番のチーム", "백 팀"),
    "GN": Text("name of the game", "对局名称", "対局名", "대국 이름"),
    "EV": Text("event", "赛事", "大会", "대회"),
    "RO": Text("round", "轮次", "回戦", "라운드"),
    "DT": Text("date", "日期", "日付", "날짜"),
    "PC": Text("place", "地点", "場所", "장소"),
}
"""The texts of a record that tell who played, where and when, by their SGF property."""

NO_KOMI = Text("no komi", "不贴目", "コミなし", "덤 없음")
KOMI: dict[Unit, Text] = {
    Unit.POINTS: Text("komi {amount} point{s}", "贴{points}", "コミ{points}", "덤 {amount}점"),
    Unit.MOKU: Text("komi {amount} moku", "贴{moku}", "コミ{moku}", "덤 {jip}"),
    Unit.ZI: Text("komi {amount} zi", "贴{zi}", "コミ{zi}", "덤 {amount}자"),
    Unit.ROUTES: Text(
        "komi {amount} route{s}", "贴{amount}路", "コミ{amount}路", "덤 {amount}로"
    ),
    Unit.STONES: Text(
        "komi {amount} stone{s}", "贴{amount}子", "コミ{amount}子", "덤 돌 {amount}개"
    ),
}


def komi_text(komi: Fraction | None, unit: Unit, language: Language) -> str:
    """A komi as players of a rule set say it: ``komi 3¾ zi``, ``贴3¾子``, ``コミ6目半``.

    Args:
        komi: in points; None where the rule set has none.
        unit: of the rule set's results.
    """
    if not komi:
        return NO_KOMI.in_(language)
    amount = komi / unit.points
    return KOMI[unit].in_(
        language,
        amount=mixed(amount),
        s="" if 0 < abs(amount) <= 1 else "s",
        points=with_half(amount, "点"),
        moku=with_half(amount, "目"),
        jip=with_half(amount, "집", "반"),
        zi=in_zi(amount),
    )


RECORDED = Text("record {komi}", "棋谱{komi}", "棋譜{komi}", "기보 {komi}")


USUAL = Text("usual", "通常值", "通常", "통상")


def komi_beside_record(
    komi: Fraction | None,
    recorded: Fraction | None,
    unit: Unit,
    language: Language,
    *,
    usual: bool = False,
) -> str:
    """A komi, and beside it the record's where that is another: ``komi 3¾ zi (record 2¾)``.

    Args:
        recorded: in points, as ``komi``; None where the record has none.
        usual: nobody stated it: ``komi 3¾ zi (usual)``.
    """
    told = komi_text(komi, unit, language)
    if usual and komi is not None and recorded in (None, komi):
        return LANGUAGES[language].with_aside(told, USUAL.in_(language))
    if recorded is None or komi is None or recorded == komi:
        return told
    theirs = RECORDED.in_(language, komi=mixed(recorded / unit.points))
    return LANGUAGES[language].with_aside(told, theirs)
