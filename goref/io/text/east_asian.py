"""The character sets of East Asia: their common characters, and the code ranges of these."""

from __future__ import annotations

from typing import NamedTuple

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


class Structure(NamedTuple):
    """The code ranges of a character set, with their evidence for the set.

    The evidence of a character is positive if it speaks for the set, negative if against it.

    Attributes:
        alone: the evidence of a character of one byte, or of more than two bytes.
        low: the evidence of a character with a byte below A1; None if such bytes are usual.
        places: the last code of each range, in order, and the evidence of its characters.
    """

    alone: float
    low: float | None
    places: tuple[tuple[int, float], ...]

    def worth(self, raw: bytes) -> float:
        """Returns the evidence of a character for the set, by its bytes."""
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
