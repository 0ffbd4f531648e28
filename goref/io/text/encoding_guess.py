"""Guessing an encoding from very little text: a few names and titles, as records have.

General detectors want paragraphs. Here every candidate that can read the bytes is scored
by how much its reading looks like a Go record: characters of names, titles and results
count most, then the part of each character set that its makers filled with common
characters.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from goref.io.files import strictly

BEYOND_ASCII = re.compile(r"[^\x00-\x7f]+")
ENOUGH = 4000  # characters beyond ASCII that are looked at
FRACTIONS = "½¼¾"
"""Of komi and results; in Chinese sets they are rare names: a file full of ½ is no 陆's."""
WITHIN = 3.0  # what speaks against an East Asian character within a Western word

SIMPLIFIED = frozenset(
    "黑白胜负中盘子目点和棋杯赛第届局段职业名人战围甲乙联决半准冠军挑网快大国手龙百灵三星应"
    "春兰农心天元圣王新秀世界锦标女男组友谊争霸邀请十番升降级预选轮循环超时对方先后贴"
    "李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶"
    "程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方邹孟熊秦邱江尹薛闫雷侯史陶黎贺顾毛郝"
    "龚邵万钱严覃武戴莫孔向汤柯洁申真谞古力聂卫平常昊晓春俞斌炜刚洗河鹤洋越芈昱廷耀烨连笑"
    "钰檀啸党毅飞辜梓豪尔浩鼎轩嘉阳赫俊文明志伟华建东海云波涛峰军强小光一二四五六七八九年"
    "月日北京上州本昌镐薰铉哲瀚晟润锡旻朴桓坊宫村井田山野木川道策因幡治勋秀行正夫清源"
)
TRADITIONAL = frozenset(
    "黑白勝負中盤子目點和棋盃杯賽第屆局段職業名人戰圍甲聯決半準冠軍挑網快大國手龍百靈三星"
    "應春蘭農心天元聖王新秀世界錦標女男組友誼爭霸邀請十番升降級預選輪循環超時對方先後貼"
    "李張劉陳楊黃趙吳周徐孫馬朱胡郭何高林羅鄭梁謝宋唐許韓馮鄧曹彭曾蕭田董袁潘于蔣蔡余杜葉"
    "程蘇魏呂丁任沈姚盧姜崔鍾譚陸汪范金石廖賈夏韋方鄒孟熊秦邱江尹薛雷侯史陶黎賀顧毛郝龔邵"
    "萬錢嚴武戴莫孔向湯柯潔申真諝古力聶衛平常昊曉俞斌煒剛洗河鶴洋越昱廷耀燁連笑鈺檀嘯黨毅"
    "飛豪浩鼎軒嘉陽俊文明志偉華建東海雲波濤峰強小光一二四五六七八九年月日北京上州本昌鎬薰鉉"
    "哲瀚潤錫朴桓坊宮村井山野木川道策因幡治勳行正夫清源立誠銘琬海峰瀚紅奴恆碁院台灣"
)
JAPANESE = frozenset(
    "黒白勝負中押目半持碁名人戦本因坊棋聖王座天元十段期局第挑者手合予選決先番級定互置打込"
    "時間切反則無一二三四五六七八九百年月日杯国際新秀若鯉女流早最強位院東京大阪名古屋関西"
    "小林光一武宮正樹趙治勲加藤夫石田芳夫竹大坂栄男橋本宇太郎昌呉清源木谷実岩達雄高川格秀"
    "行秋山次沢朋斎依紀基張栩井裕結羽根直依敬吾覚淑覧鄭銘琬溝上知親潤吉柳時熏蘇耀許家元芝"
    "野虎丸余正麒瀬戸河野臨村彦佐伊藤中村渡辺鈴木福田島松前森池清水阿部岡崎原和子美道策丈"
    "祐悦安井算哲知得幻庵雄蔵瀬越憲作鴻原誠苑田勇橋梶原武春山勇倉安倍長谷章久保秀次川小県"
    "真樹藤沢里菜上野愛咲美仲邑菫平田智也関航太郎酒寄勝也俊広志弘英博茂健"
)
KOREAN = frozenset(
    "흑백승패집반불계시간기전국수명인왕위배제회국단결승예선본선도전농심삼성엘지춘란바둑리그"
    "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민유나진지"
    "엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편창호훈세"
    "돌환철영진서준동윤목희용상태경재혁수민규건찬웅섭봉일정욱광범병식종순미혜유리아라율"
)
MARKS = frozenset(
    "、。，：；！？（）「」『』《》〈〉【】・ー〜～—…“”‘’·　１２３４５６７８９０年"
)


def guess(data: bytes, prefer: str = "") -> tuple[str, str, int]:
    """Read bytes of unknown encoding.

    Args:
        prefer: an encoding that was declared and did not fit; read with replaced bytes if
            nothing else looks better.

    Returns:
        The text, the encoding used, and how many bytes could not be kept (replaced).
    """
    readings: list[tuple[float, int, str, str]] = []
    text = strictly(data, "utf-8")
    if text is not None and _surely_utf8(text):
        return text, "utf-8", 0
    if text is not None:
        readings.append((_score(text, "utf-8"), 0, "utf-8", text))
    for encoding in STRUCTURE:
        text = strictly(data, encoding)
        if text is not None:
            eaten = sum(data.count(b) - text.count(b.decode()) for b in (b"]", b"["))
            readings.append((_score(text, encoding) - 3 * eaten, 0, encoding, text))
    for encoding in {"utf-8", prefer or "utf-8"}:
        text = data.decode(encoding, "replace")
        lost = text.count("\ufffd")
        if lost:
            readings.append((_score(text, encoding), lost, encoding, text))
    western = strictly(data, "cp1252")
    name = "cp1252" if western is not None else "latin-1"
    text = western if western is not None else data.decode("latin-1")
    readings.append((_score(text, name), 0, name, text))
    best = max(readings, key=lambda reading: reading[0])
    return best[3], best[2], best[1]


def _surely_utf8(text: str) -> bool:
    # Two-byte sequences alone may be a short double-byte name that fits by chance.
    return text.isascii() or any(c >= "\u0800" for c in text)


def _score(text: str, encoding: str) -> float:
    total, seen = 0.0, 0
    for run in BEYOND_ASCII.finditer(text):
        before, after = (
            text[max(0, run.start() - 1) : run.start()],
            text[run.end() : run.end() + 1],
        )
        chars = run.group()[:ENOUGH]
        # As in Müller: nobody writes one or two East Asian characters within a word.
        within = len(chars) <= 2 and before.isalpha() and after.islower()
        for index, char in enumerate(chars):
            # Western letters stand among ASCII letters; two in a row are rare.
            beside = (index == 0 and before.isalpha()) or (
                index == len(chars) - 1 and after.isalpha()
            )
            total += _worth(
                char, encoding, beside=beside, behind=not index and before.isalpha()
            )
            if within and encoding in STRUCTURE:
                total -= WITHIN
        seen += len(chars)
        if seen > ENOUGH:
            break
    return total


def _worth(char: str, encoding: str, *, beside: bool, behind: bool) -> float:
    """What a character speaks for its encoding, the more bytes it has the more.

    Args:
        beside: an ASCII letter stands before or after it.
        behind: an ASCII letter stands before it.
    """
    if char == "\ufffd" or "\ue000" <= char <= "\uf8ff" or char < "\u00a0":
        return -6.0
    if encoding == "utf-8" and char in FRACTIONS:
        return 6.5
    if encoding == "utf-8":
        # Valid sequences are good evidence: only a reading made up of characters that
        # records are full of may beat them.
        return 3.9
    structure = STRUCTURE.get(encoding)
    if structure is None:
        return 0.8 if char.isalpha() and beside else -0.8
    raw = char.encode(encoding)
    worth = structure.worth(raw) + (2.0 if char in COMMON[encoding] else 0.0)
    if char in MARKS:
        worth = max(worth, 0.7)
    # Rather an accented letter that has eaten the next one, as in Göteborg.
    eats = 2.0 if raw[-1] < 0x80 and behind else 0.0
    return worth * len(raw) - eats


class Structure(NamedTuple):
    """Where a character set has its common characters.

    Attributes:
        alone: what a character speaks for the set that has one byte, or more than two.
        low: what one speaks with a byte below A1; None where such bytes are usual.
        places: what others speak, each up to a place, in order.
    """

    alone: float
    low: float | None
    places: tuple[tuple[int, float], ...]

    def worth(self, raw: bytes) -> float:
        """What a character speaks for the set, as its bytes there tell."""
        if len(raw) != 2:
            return self.alone
        if self.low is not None and min(raw) < 0xA1:
            return self.low
        return next(worth for last, worth in self.places if int.from_bytes(raw) <= last)


STRUCTURE = {
    "gb18030": Structure(
        -2.0,
        -0.5,
        ((0xA3FF, 0.3), (0xAFFF, -0.5), (0xD7FF, 1.0), (0xF7FF, 0.2), (0xFFFF, -0.5)),
    ),
    "cp932": Structure(
        -1.0,  # half-width kana: nobody writes names in them
        None,
        ((0x81FF, 0.3), (0x83FF, 1.0), (0x9872, 0.9), (0xEAFF, -0.2), (0xFFFF, -2.0)),
    ),
    "cp950": Structure(
        -2.0,
        None,
        (
            *((0xA0FF, -2.0), (0xA3FF, 0.3), (0xC6FF, 1.0)),
            *((0xC8FF, -2.0), (0xF9FF, 0.0), (0xFFFF, -2.0)),
        ),
    ),
    "cp949": Structure(-2.0, -0.8, ((0xAFFF, 0.3), (0xC8FF, 1.0), (0xFFFF, -0.3))),
    "euc_jp": Structure(
        -1.0,
        None,
        (
            *((0x8FFF, -1.0), (0xA3FF, 0.3), (0xA5FF, 1.0)),
            *((0xAFFF, -0.2), (0xCFFF, 0.9), (0xFFFF, -0.2)),
        ),
    ),
}
COMMON = {
    "gb18030": SIMPLIFIED,
    "cp950": TRADITIONAL,
    "cp932": JAPANESE,
    "euc_jp": JAPANESE,
    "cp949": KOREAN,
}
