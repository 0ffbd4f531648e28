"""Names of lines, reasons, kinds, counts, units and other terms."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import Unit

JOINT = " · "
"""Stands between the parts of a line that tells several things."""
MANY = 8
"""More points than this are cut short in a sentence."""

LINES: dict[str, Text] = {
    "stones": Text("Stones on the board", "盘上活子", "盤上の石", "바둑판 위의 돌"),
    "territory": Text("Territory", "围空", "地", "집"),
    "eyes": Text("Points in seki eyes", "双活中的眼位", "セキの眼", "빅의 눈에 있는 점"),
    "one-sided": Text(
        "One-sided dame", "单方权利官子", "片側だけが打てるダメ", "한쪽만 둘 수 있는 공배"
    ),
    "sole-liberties": Text(
        "Sole liberties", "单方拥有的气点", "片側だけのダメ", "한쪽만의 공배"
    ),
    "ko-points": Text(
        "Open ko points", "单劫不粘的劫空", "継がない劫の点", "잇지 않은 패 자리"
    ),
    "public": Text("Public points, halved", "公空（均分）", "ダメ（折半）", "공유점(절반씩)"),
    "groups": Text(
        "Basic eyes of groups", "独立活棋基本眼位", "独立した石群の基本眼", "돌무리의 기본눈"
    ),
    "seki-groups": Text(
        "Basic eyes of groups in seki",
        "双活中有眼棋块的基本眼位",
        "セキの石群の基本眼",
        "빅인 돌무리의 기본눈",
    ),
    "inner-stones": Text(
        "Inner stones taken off", "取去的内部棋子", "取り除く内側の石", "들어낸 안쪽 돌"
    ),
    "lost": Text("Prisoners and dead stones", "俘子与死子", "アゲハマと死石", "따낸 돌과 사석"),
    "pass-stones": Text("Pass stones", "虚着之子", "パスの石", "패스 돌"),
    "komi": Text("Komi", "贴目（贴点）", "コミ", "덤"),
    "handicap": Text("Handicap", "让子还子", "置石の返却", "치석 반환"),
    "handicap-less-one": Text(
        "Handicap stones less one", "让子数减一", "置石数−1", "치석 수 빼기 1"
    ),
    "handicap-zi": Text("Handicap stones returned", "还让子", "置石の返却", "치석 반환"),
    "last-play-1920": Text("Last play", "收后", "最後の着手", "마지막 착수"),
    "last-play-1964": Text(
        "Black's last play", "黑收后贴还", "黒の最後の着手", "흑의 마지막 착수"
    ),
    "first-pass": Text("White passed first", "白先虚着", "白の先パス", "백이 먼저 패스"),
    "first-pass-by-black": Text(
        "White passed first: Black pays",
        "白先放弃或虚着，黑贴1点",
        "白の先パスで黒が1点",
        "백이 먼저 패스: 흑이 지급",
    ),
    "button": Text("Button", "纽扣", "ボタン", "버튼"),
    "surplus-plays": Text("Surplus plays", "多着子贴还", "手数の差", "더 둔 수"),
    "equal-turns": Text("Turns made equal", "平衡手数", "手数の均等化", "수 맞추기"),
    "handed-stones": Text(
        "Turns made equal by handing stones",
        "交子以等手",
        "石を渡して手数を揃える",
        "돌을 건네 수 맞추기",
    ),
    "second-phase": Text(
        "Equal plays after the stop",
        "休止后等手",
        "対局停止後の手数の均等化",
        "대국 중지 뒤 착수 수 맞추기",
    ),
    "penalty": Text("Penalty", "罚目（罚子）", "反則の罰", "벌점"),
}

REASONS: dict[str, Text] = {
    **LINES,
    "eyes": Text("points in seki eyes", "双活眼位", "セキの眼", "빅의 눈에 있는 점"),
    "groups": Text("group tax", "还棋头", "切り賃（石群の眼）", "환기두(還棋頭)"),
    "seki-groups": Text(
        "group tax in seki", "双活还棋头", "セキの切り賃", "빅의 환기두(還棋頭)"
    ),
    "komi": Text("Komi", "贴目", "コミ", "덤"),
    "lost": Text("prisoners and dead stones", "俘子与死子", "アゲハマと死石", "따낸 돌과 사석"),
    "handicap": Text("handicap payment", "让子还子", "置石の支払い", "접바둑 지급"),
    "last-play": Text("last play", "收后", "最後の着手", "마지막 착수"),
    "equal-turns": Text("turns made equal", "平衡手数", "手数の均等化", "수 맞추기"),
    "surplus-plays": Text(
        "surplus plays paid", "多着子贴还", "手数差の支払い", "더 둔 수의 지급"
    ),
    "handicap-stones": Text(
        "handicap or set-up stones", "让子或摆子", "置石・配置した石", "치석 또는 배치한 돌"
    ),
    "plays": Text("more stones played", "多下的子", "着手数の差", "더 둔 돌"),
    "all-alive": Text(
        "dead marks void: all stones alive",
        "全部作活棋计",
        "すべて活石とする",
        "죽음 표시 무효: 모든 돌이 삶",
    ),
    "as-it-stands": Text(
        "board counted without any ruling",
        "不计任何判定",
        "裁定なしで計算",
        "판정 없이 바둑판만 계가",
    ),
    "penalty": Text("penalty", "罚目（罚子）", "反則の罰", "벌점"),
    "before-last": Text(
        "counted before the last play",
        "计至最后一着之前",
        "最後の着手の前で計算",
        "마지막 착수 전까지 계가",
    ),
}

KINDS: dict[str, Text] = {
    "territory": Text("territory", "空（目）", "地", "집"),
    "eye": Text("eye in seki", "双活真眼", "セキの眼", "빅의 눈"),
    "false-eye": Text("false eye", "假眼", "欠け眼", "옥집"),
    "one-sided": Text(
        "one-sided dame", "单方权利官子", "片側だけが打てるダメ", "한쪽만 둘 수 있는 공배"
    ),
    "sole-liberty": Text("sole liberty", "单方拥有的气点", "片側だけのダメ", "한쪽만의 공배"),
    "ko": Text("ko point", "劫空", "劫の点", "패 자리"),
    "shared": Text("shared liberty", "公气", "共有のダメ", "공유 공배"),
    "dame": Text("dame", "单官", "ダメ", "공배"),
    "alive": Text("alive", "活", "活き", "삶"),
    "dead": Text("dead", "死", "死", "죽음"),
    "seki": Text("in seki", "双活", "セキ", "빅"),
}

COUNTS: dict[str, Text] = {
    "area": Text("area, both sides", "计点", "地と石の計算", "돌과 집(양쪽)"),
    "half": Text("half count", "数子", "数子法", "수자법(數子法)"),
    "both-sides": Text(
        "stones and land of each side", "双方子空合计", "両者の石と地", "양쪽 각각의 돌과 집"
    ),
    "fill-in": Text("filling in", "填满计点", "埋め込み計算", "메우기 계가"),
    "equal-stones": Text(
        "equal stones, compare moku",
        "等子比空（计目）",
        "石数を揃えて目を比較",
        "돌 수 맞추고 집 비교",
    ),
    "equal-space": Text(
        "equal space, compare stones", "等空比子", "地を揃えて石を比較", "집 수 맞추고 돌 비교"
    ),
    "averaged": Text(
        "averaged after filling back", "回填均分", "埋め戻し均分", "되메운 뒤 평균"
    ),
    "dot": Text(
        "points without filling back", "比较点数", "点数比較", "되메우지 않고 점으로 계가"
    ),
    "territory": Text("territory and prisoners", "目与俘子", "地とアゲハマ", "집과 따낸 돌"),
    "routes": Text(
        "routes after filling back", "填空数路", "埋め戻して路を数える", "되메운 뒤 로 세기"
    ),
    "fill-and-halve": Text(
        "fill the routes, halve the rest",
        "填路均分",
        "路を埋め残りを折半",
        "로를 메우고 나머지는 절반씩",
    ),
    "tingdao": Text("equal rights to play", "停道", "停道", "정도(停道)"),
    "to-saturation": Text(
        "played to saturation", "下至两溢", "両溢まで打つ", "양일(兩溢)까지 두기"
    ),
}

UNITS: dict[str, Text] = {
    "points": Text("points", "点", "点", "점"),
    "moku": Text("moku", "目", "目", "집"),
    "zi": Text("zi", "子", "子", "자"),
    "routes": Text("routes", "路", "路", "로"),
    "stones": Text("stones", "子", "子", "개"),
}

SIDES: dict[str, Text] = {
    "B": Text("Black", "黑", "黒", "흑"),
    "W": Text("White", "白", "白", "백"),
    "-": Text("nobody", "双方", "双方", "양쪽"),
    "none": Text("nobody", "无人", "なし", "없음"),
    "draw": Text("draw", "和棋", "持碁", "비김"),
    "void": Text("no result", "无胜负", "無勝負", "무승부"),
}

NEEDS: dict[str, Text] = {
    "began": Text("who began", "谁先下", "先番", "먼저 둔 쪽"),
    "first_pass": Text(
        "who passed first", "谁先虚着或放弃", "最初にパスした側", "먼저 패스한 쪽"
    ),
    "last_play": Text("who played last", "谁收后", "最後に打った側", "마지막에 둔 쪽"),
    "prisoners": Text("prisoners", "俘子数", "アゲハマ数", "따낸 돌"),
    "plays": Text("numbers of plays", "双方手数", "双方の手数", "착수 수"),
    "pass_stones": Text("pass stones", "虚着之子数", "パスの石の数", "패스 돌"),
    "record": Text("the record of the game", "棋谱", "棋譜", "대국의 기보"),
}

FACTS: dict[str, Text] = {
    **NEEDS,
    "handicap": Text("handicap", "让子数", "置石数", "접바둑"),
    "komi": Text("komi", "贴目", "コミ", "덤"),
    "bowls": Text("stones in the bowls", "棋罐内子数", "碁笥の石数", "바둑통의 돌"),
    "end": Text("how play ended", "终局方式", "終局の仕方", "대국이 끝난 방식"),
    "granted_first": Text(
        "who was granted the first move", "受饶先方", "先番を許された側", "선착을 허락받은 쪽"
    ),
    "played_for": Text(
        "what was played for", "取局或论筹", "局か論籌か", "무엇을 걸고 두었는지"
    ),
}

ENDS: dict[str, Text] = {
    "agreed": Text("agreed on life and death", "双方同意死活", "死活に合意", "사활에 합의"),
    "alive": Text(
        "declared all alive", "宣告全部为活棋", "すべて活石と宣言", "모두 삶으로 선언"
    ),
    "forced": Text(
        "forced by pass stones",
        "因虚着强制终局",
        "パスの石による強制終局",
        "패스 돌에 의한 강제 종국",
    ),
}


PLAYED_FOR: dict[str, Text] = {
    "game": Text("the game alone", "只取局", "局のみ", "승패만"),
    "chips": Text("chips", "论筹", "論籌", "논주(論籌)"),
}


GRANTED_LOSES = Text(
    "loss for whoever was granted the first move, else draw",
    "受饶先者负，否则和棋",
    "先番を許された側の負け、なければ持碁",
    "선착을 허락받은 쪽의 패, 없으면 비김",
)


def term(table: dict[str, Text], key: str, language: Language) -> str:
    """A term in a language; a key without an entry comes back as it is."""
    text = table.get(key)
    return key if text is None else text.in_(language)


def side_name(colour: Colour | None, language: Language) -> str:
    """A side; both where it is neither alone."""
    return term(SIDES, colour.letter if colour else "-", language)


def cut_short(names: Sequence[str], *, counted: bool = True) -> str:
    """Names in a line; where there are many, the first ones and how many there are.

    ``counted`` is False where the sentence tells their number itself.
    """
    if len(names) <= MANY:
        return ", ".join(names)
    return ", ".join(names[:MANY]) + (f" … ({len(names)})" if counted else " …")


def names(grid: Grid, points: object) -> str:
    """Names of points in a line, cut short where there are many."""
    return cut_short(grid.names(points))


def amount(value: Fraction, unit: Unit, language: Language) -> str:
    """A number with its unit: ``1 point``, ``−2 routes``, ``184子``."""
    word = term(UNITS, unit.value, language)
    if 0 < abs(value) <= 1:
        word = word.removesuffix("s")  # English alone has such a plural
    return f"{mixed(value)}{LANGUAGES[language].unit}{word}"
