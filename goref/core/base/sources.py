"""The texts that rule sets are taken from, and how a place in one is cited."""

from __future__ import annotations

from enum import Enum

from goref.core.base.language import Text


class AtHand(Enum):
    """A text that can be looked up, by the short name that passages cite it with."""

    ZHAO = Text("Zhao Zhiyun", "赵之云", "趙之雲")
    HUANG = Text(
        "Zhao Zhiyun, translated by G. S. Huang", "赵之云文，黄氏译本", "趙之雲、黄氏訳本"
    )
    ZHANG = Text("Zhang Xu", "章许", "章許")
    LU_NAN = Text("Lu Nan", "路南", "路南")
    JPD_A = Text("Ji Ping Dian A", "计枰点A版", "計枰点A版")
    JPD_ART = Text("Ji Ping Dian, art edition", "计枰点艺术版", "計枰点芸術版")
    DIARY = Text("Pikaguri's diary", "Pikaguri日记", "ぴかぐりの日記")


ZHAO_ZHIYUN = Text(
    "Zhao Zhiyun, part{s} {part}",
    "赵之云《中国围棋胜负计算法及其演变》第{part}部分",
    "趙之雲『中国囲碁の勝負計算法とその変遷』第{part}部",
)
ZHANG_XU = Text(
    "Zhang Xu, section{s} {part}",
    "章许《中国古代围棋规则探源》第{part}节",
    "章許『中国古代囲碁規則探源』第{part}節",
)
NO_PASS_TEXT = Text(
    "No-pass Go; named by Zhang Xu, section 2.1",
    "不准虚手围棋；章许文第2.1节提及",
    "ノーパス碁。章許 第2.1節に名がある",
)
LU_NAN = Text(
    "Lu Nan, part{s} {part}", "路南《数子与计目》第{part}部分", "路南『数子と計目』第{part}部"
)
CHINA_END = Text(
    "Chinese competition rules on the end of the game; Lu Nan, part 2",
    "中国《围棋竞赛规则》终局条；路南《数子与计目》第2部分",
    "中国囲碁競技規則の終局条、路南『数子と計目』第2部",
)
CHINA_2002 = Text(
    "Chinese competition rules 2002, article{s} {part}",
    "《中国围棋竞赛规则》2002年第{part}条",
    "中国囲碁競技規則2002年第{part}条",
)
BEFORE_2002 = Text(
    "goref, as in the rules of 2002",
    "goref仿2002年规则",
    "goref が2002年の規則にならう",
)
NO_WORD_ON_CYCLES = Text(
    "goref, as in the Tang–Song count; Zhao Zhiyun, parts 2 and 3, names no rule on cycles",
    "goref仿唐宋填空法；赵之云文第2、3部分未提循环",
    "goref が唐宋填空法にならう。趙之雲の第2・3部に循環の定めはない",
)
JAPAN_1989 = Text(
    "Japanese rules of 1989, article{s} {part}",
    "日本围棋规约（1989年）第{part}条",
    "日本囲碁規約（1989年）第{part}条",
)
KOREA_2016 = Text(
    "Rules of the Korea Baduk Association (2016)",
    "韩国棋院围棋规则（2016年）",
    "韓国棋院囲碁規則（2016年）",
)
ING_1991 = Text(
    "Ing's SST rules, edition of 1991",
    "应氏计点制围棋规则（1991年版）",
    "応氏計点制ルール（1991年版）",
)
AGA_TEXT = Text(
    "AGA rule{s} {part}", "美国围棋协会规则第{part}条", "アメリカ囲碁協会規則第{part}条"
)
FRENCH_TEXT = Text(
    "Rules of the French Go Federation", "法国围棋联合会规则", "フランス囲碁連盟規則"
)
NEW_ZEALAND_TEXT = Text(
    "Rules of the New Zealand Go Society, {part}",
    "新西兰围棋协会规则，{part}部分",
    "ニュージーランド囲碁協会規則、{part}",
)
TROMP_TAYLOR_TEXT = Text(
    "Tromp and Taylor, The logical rules of Go",
    "Tromp–Taylor 逻辑规则",
    "トロンプとテイラーの論理的ルール",
)
WMSG_TEXT = Text(
    "World Mind Sports Games rules 2008, {part} (as reported)",
    "2008年世界智力运动会围棋规则，{part}部分（据转述）",
    "WMSG 2008 囲碁ルール、{part}（伝聞）",
)
JPD_TEXT = Text(
    "Ji Ping Dian A, article{s} {part}",
    "燕来《计枰点围棋规则》A版第{part}条",
    "燕来『計枰点囲碁規則』A版第{part}条",
)
JPD_ART_TEXT = Text(
    "Ji Ping Dian, art edition, article{s} {part}",
    "燕来《计枰点围棋规则》艺术版第{part}条",
    "燕来『計枰点囲碁規則』芸術版第{part}条",
)
JPD_MING_QING_TEXT = Text(
    "Ji Ping Dian, art edition, remark on article 2",
    "燕来《计枰点围棋规则》艺术版第2条说明",
    "燕来『計枰点囲碁規則』芸術版第2条の説明",
)
DIARY_TEXT = Text(
    "Pikaguri's diary on Ikeda's proposals, {part}",
    "Pikaguri日记，论池田试案{part}",
    "ぴかぐりの日記、池田試案{part}について",
)
IKEDA_AREA = Text(
    "Ikeda Toshio, proposal{s} Area {part}",
    "池田敏雄试案，中国式{part}",
    "池田敏雄試案、中国式{part}",
)
IKEDA_TERRITORY = Text(
    "Ikeda Toshio, proposal{s} Territory {part}",
    "池田敏雄试案，日本式{part}",
    "池田敏雄試案、日本式{part}",
)


def for_b(cite: Text) -> Text:
    """A place in Ji Ping Dian A that stands in for one in B, which nobody has."""
    return Text(
        f"{cite.en}, taken over by goref for edition B",
        f"{cite.zh}，goref用于B版",
        f"{cite.ja}、goref がB版に用いる",
    )


def cited(source: Text, en: str, zh: str = "", ja: str = "") -> Text:
    """A source with the place in it: ``2, 6 and 7``, or words, which each language has.

    Numbers need no telling in Chinese and Japanese: they are joined there as is usual.
    """
    return Text(
        source.en.format(part=en, s="s" if " " in en else ""),
        source.zh.format(part=zh or _joined(en, "、", "至")),
        source.ja.format(part=ja or _joined(en, "・", "〜")),
    )


def _joined(numbers: str, comma: str, to: str) -> str:
    return numbers.replace(" to ", to).replace(", ", comma).replace(" and ", comma)
