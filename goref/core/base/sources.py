"""The texts that rule sets are taken from, and how a place in one is cited."""

from __future__ import annotations

from enum import Enum

from goref.core.base.language import Text


class AtHand(Enum):
    """A text that can be looked up, by the short name that passages cite it with."""

    ZHAO = Text("Zhao Zhiyun", "赵之云", "趙之雲", "자오즈윈(趙之雲)")
    HUANG = Text(
        "Zhao Zhiyun, translated by G. S. Huang",
        "赵之云文，黄氏译本",
        "趙之雲、黄氏訳本",
        "자오즈윈(趙之雲), 황(黃) 역본",
    )
    ZHANG = Text("Zhang Xu", "章许", "章許", "장쉬(章許)")
    LU_NAN = Text("Lu Nan", "路南", "路南", "루난(路南)")
    JPD_A = Text("Ji Ping Dian A", "计枰点A版", "計枰点A版", "계평점(計枰點) A판")
    JPD_ART = Text(
        "Ji Ping Dian, art edition", "计枰点艺术版", "計枰点芸術版", "계평점(計枰點) 예술판"
    )
    DIARY = Text("Pikaguri's diary", "Pikaguri日记", "ぴかぐりの日記", "피카구리 일기")


ZHAO_ZHIYUN = Text(
    "Zhao Zhiyun, part{s} {part}",
    "赵之云《中国围棋胜负计算法及其演变》第{part}部分",
    "趙之雲『中国囲碁の勝負計算法とその変遷』第{part}部",
    "자오즈윈 “중국 바둑의 승부 계산법과 그 변천” 제{part}부",
)
ZHANG_XU = Text(
    "Zhang Xu, section{s} {part}",
    "章许《中国古代围棋规则探源》第{part}节",
    "章許『中国古代囲碁規則探源』第{part}節",
    "장쉬(章許) “중국 고대 바둑 규칙의 기원” 제{part}절",
)
NO_PASS_TEXT = Text(
    "No-pass Go; named by Zhang Xu, section 2.1",
    "不准虚手围棋；章许文第2.1节提及",
    "ノーパス碁。章許 第2.1節に名がある",
    "패스 없는 바둑; 장쉬(章許) 제2.1절에 이름이 나옴",
)
LU_NAN = Text(
    "Lu Nan, part{s} {part}",
    "路南《数子与计目》第{part}部分",
    "路南『数子と計目』第{part}部",
    "루난 “수자와 계목” 제{part}부",
)
CHINA_END = Text(
    "Chinese competition rules on the end of the game; Lu Nan, part 2",
    "中国《围棋竞赛规则》终局条；路南《数子与计目》第2部分",
    "中国囲碁競技規則の終局条、路南『数子と計目』第2部",
    "중국 바둑 경기 규칙의 종국 조항; 루난 “수자와 계목” 제2부",
)
CHINA_2002 = Text(
    "Chinese competition rules 2002, article{s} {part}",
    "《中国围棋竞赛规则》2002年第{part}条",
    "中国囲碁競技規則2002年第{part}条",
    "중국 바둑 경기 규칙 2002년 제{part}조",
)
BEFORE_2002 = Text(
    "goref, as in the rules of 2002",
    "goref仿2002年规则",
    "goref が2002年の規則にならう",
    "goref, 2002년 규칙을 따름",
)
NO_WORD_ON_CYCLES = Text(
    "goref, as in the Tang–Song count; Zhao Zhiyun, parts 2 and 3, names no rule on cycles",
    "goref仿唐宋填空法；赵之云文第2、3部分未提循环",
    "goref が唐宋填空法にならう。趙之雲の第2・3部に循環の定めはない",
    "goref, 당송 전공법을 따름; 자오즈윈 제2부와 제3부에는 순환에 관한 규정이 없음",
)
JAPAN_1989 = Text(
    "Japanese rules of 1989, article{s} {part}",
    "日本围棋规约（1989年）第{part}条",
    "日本囲碁規約（1989年）第{part}条",
    "일본 바둑 규약(1989년) 제{part}조",
)
KOREA_2016 = Text(
    "Rules of the Korea Baduk Association (2016)",
    "韩国棋院围棋规则（2016年）",
    "韓国棋院囲碁規則（2016年）",
    "한국기원 바둑 규칙(2016년)",
)
ING_1991 = Text(
    "Ing's SST rules, edition of 1991",
    "应氏计点制围棋规则（1991年版）",
    "応氏計点制ルール（1991年版）",
    "응씨 계점제(SST) 규칙, 1991년판",
)
AGA_TEXT = Text(
    "AGA rule{s} {part}",
    "美国围棋协会规则第{part}条",
    "アメリカ囲碁協会規則第{part}条",
    "미국바둑협회(AGA) 규칙 제{part}조",
)
FRENCH_TEXT = Text(
    "Rules of the French Go Federation",
    "法国围棋联合会规则",
    "フランス囲碁連盟規則",
    "프랑스바둑연맹 규칙",
)
NEW_ZEALAND_TEXT = Text(
    "Rules of the New Zealand Go Society, {part}",
    "新西兰围棋协会规则，{part}部分",
    "ニュージーランド囲碁協会規則、{part}",
    "뉴질랜드바둑협회 규칙, {part}",
)
TROMP_TAYLOR_TEXT = Text(
    "Tromp and Taylor, The logical rules of Go",
    "Tromp–Taylor 逻辑规则",
    "トロンプとテイラーの論理的ルール",
    "트롬프와 테일러, 논리적 바둑 규칙",
)
WMSG_TEXT = Text(
    "World Mind Sports Games rules 2008, {part} (as reported)",
    "2008年世界智力运动会围棋规则，{part}部分（据转述）",
    "WMSG 2008 囲碁ルール、{part}（伝聞）",
    "세계 마인드 스포츠 게임 2008 바둑 규칙, {part}(전언)",
)
JPD_TEXT = Text(
    "Ji Ping Dian A, article{s} {part}",
    "燕来《计枰点围棋规则》A版第{part}条",
    "燕来『計枰点囲碁規則』A版第{part}条",
    "옌라이 “계평점 바둑 규칙” A판 제{part}조",
)
JPD_ART_TEXT = Text(
    "Ji Ping Dian, art edition, article{s} {part}",
    "燕来《计枰点围棋规则》艺术版第{part}条",
    "燕来『計枰点囲碁規則』芸術版第{part}条",
    "옌라이 “계평점 바둑 규칙” 예술판 제{part}조",
)
JPD_MING_QING_TEXT = Text(
    "Ji Ping Dian, art edition, remark on article 2",
    "燕来《计枰点围棋规则》艺术版第2条说明",
    "燕来『計枰点囲碁規則』芸術版第2条の説明",
    "옌라이 “계평점 바둑 규칙” 예술판 제2조의 설명",
)
DIARY_TEXT = Text(
    "Pikaguri's diary on Ikeda's proposals, {part}",
    "Pikaguri日记，论池田试案{part}",
    "ぴかぐりの日記、池田試案{part}について",
    "피카구리 일기, 이케다 시안에 대하여, {part}",
)
IKEDA_AREA = Text(
    "Ikeda Toshio, proposal{s} Area {part}",
    "池田敏雄试案，中国式{part}",
    "池田敏雄試案、中国式{part}",
    "이케다 도시오 시안, 중국식 {part}",
)
IKEDA_TERRITORY = Text(
    "Ikeda Toshio, proposal{s} Territory {part}",
    "池田敏雄试案，日本式{part}",
    "池田敏雄試案、日本式{part}",
    "이케다 도시오 시안, 일본식 {part}",
)


def for_b(cite: Text) -> Text:
    """A place in Ji Ping Dian A that stands in for one in B, which nobody has."""
    return Text(
        f"{cite.en}, taken over by goref for edition B",
        f"{cite.zh}，goref用于B版",
        f"{cite.ja}、goref がB版に用いる",
        f"{cite.ko}, goref가 B판에 쓰는 것",
    )


def cited(source: Text, en: str, zh: str = "", ja: str = "", ko: str = "") -> Text:
    """A source with the place in it: ``2, 6 and 7``, or words, which each language has.

    Numbers need no telling in the other languages: they are joined there as is usual.
    """
    return Text(
        source.en.format(part=en, s="s" if " " in en else ""),
        source.zh.format(part=zh or _joined(en, "、", "至")),
        source.ja.format(part=ja or _joined(en, "・", "〜")),
        source.ko.format(part=ko or _joined(en, "·", "~")),
    )


def _joined(numbers: str, comma: str, to: str) -> str:
    return numbers.replace(" to ", to).replace(", ", comma).replace(" and ", comma)
