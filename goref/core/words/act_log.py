"""The protocol in words: who asked, what was done, what stood before and after."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.colour import Colour, Who
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import decimal
from goref.core.game.play_rules import End, PlayedFor
from goref.core.words.terms import ENDS, PLAYED_FOR, SIDES, term

PARTIES: dict[str, Text] = {
    "B": Text("Black", "黑方", "黒"),
    "W": Text("White", "白方", "白"),
    "referee": Text("Referee", "裁判", "審判"),
    "": Text("not recorded", "未记", "記録なし"),
}
"""Who asked for an act."""

ACTS: dict[str, Text] = {
    "undo": Text("Taken back: act {number}", "撤回第{number}项", "第{number}項を取り消し"),
    "redo": Text("Done again: act {number}", "恢复第{number}项", "第{number}項をやり直し"),
    "saved": Text("Saved as {name}", "保存为 {name}", "{name} に保存"),
    "opened": Text("Opened again: a new sitting", "再次打开，继续裁定", "再び開いて続行"),
    "recovered": Text("Brought back after an interruption", "中断后恢复", "中断から復旧"),
    "recovered-less": Text(
        "Brought back after an interruption; lines lost: {lost}",
        "中断后恢复，丢失记录{lost}行",
        "中断から復旧（失われた記録：{lost}行）",
    ),
    "unread": Text("An act this goref cannot read", "此版本无法识别的操作", "この版では読めない操作"),
}  # fmt: skip
"""What was done, where it is no act on the case: those say it themselves."""

BEGINNINGS: dict[str, Text] = {
    "nothing": Text("Protocol begun", "裁判记录开始", "裁定記録を開始"),
    "unrecorded": Text(
        "Protocol begun; how the case came to be as it was opened is not recorded",
        "裁判记录开始；打开之前的裁定经过未有记录",
        "裁定記録を開始。開いた時点までの経過は記録されていない",
    ),
    "left-out": Text(
        "Protocol begun; an earlier one was too long to be kept",
        "裁判记录开始；此前的记录过长，未予保留",
        "裁定記録を開始。以前の記録は長すぎて残されていない",
    ),
}
"""How a protocol begins, by what went before."""

STATES: dict[str, Text] = {
    "undecided": Text("no mark", "未判", "未裁定"),
    "single-marks": Text("single marks only", "仅逐块裁定", "個々の裁定のみ"),
    "said-nobody": Text("not ruled on", "未裁定", "未裁定"),
    "said-record": Text("as the record marks it", "依棋谱标记", "棋譜の印による"),
    "said-suggestion": Text("as suggested", "依建议", "提案による"),
    "said-referee": Text("as it stands", "照此盘面", "盤面のとおり"),
    "disputed": Text("in dispute", "有争议", "異議あり"),
    "undisputed": Text("not in dispute", "无争议", "異議なし"),
    "void": Text("void", "作废", "無効"),
    "valid": Text("valid", "有效", "有効"),
    "stands": Text("let stand", "已认可", "了承済み"),
    "open": Text("open", "未处理", "未処理"),
    "tried": Text("acts played: {acts}", "{acts}手", "{acts}手"),
    "tried-closed": Text("{state}, ended by agreement", "{state}，双方同意结束", "{state}、合意により終了"),
    "tried-agreed": Text("{state}, ended by agreement: {agreed}", "{state}，双方同意结束：{agreed}", "{state}、合意により終了：{agreed}"),
    "tried-ruled": Text("{state}, ruled on", "{state}，已裁定", "{state}、裁定済み"),
    "unstated": Text("not stated", "未说明", "申告なし"),
    "empty": Text("empty", "空", "空点"),
    "no-text": Text("nothing", "无", "なし"),
    "usual": Text("the usual one", "按规则通常所用", "ルールに通常のもの"),
    "in-lid": Text("stones in the lid", "罚子在盒盖中", "罰の石は蓋の中"),
    "not-in-lid": Text("stones not in the lid", "罚子不在盒盖中", "罰の石は蓋にない"),
    "photo": Text("kept", "已存", "保存"),
    "photo-none": Text("not kept", "未存", "保存なし"),
    "at": Text("at {point}", "在{point}", "{point}"),
    "because": Text("{state}, because: {reason}", "{state}，理由：{reason}", "{state}、理由：{reason}"),
}  # fmt: skip
"""What a point, move, finding or fact can be, where the other tables have no word for it."""

SUBJECTS: dict[str, Text] = {
    "whole-board": Text("the whole board", "全盘", "盤全体"),
    "move": Text("move {number}", "第{number}手", "{number}手目"),
    "rules": Text("rule set", "规则", "ルール"),
    "notes": Text("notes", "备注", "備考"),
    "record": Text("record", "棋谱", "棋譜"),
    "photograph": Text("photograph", "照片", "写真"),
    "stone": Text("stone", "移动之子", "移した石"),
    "incident": Text(
        "incident {number} ({kind})", "第{number}号事件（{kind}）", "事案{number}（{kind}）"
    ),
    "protest": Text("protest {number}", "第{number}项申诉", "抗議{number}"),
    "regulation": Text("regulation", "规程", "規定"),
    "trial": Text("trial ({claim})", "实战解决（{claim}）", "実戦解決（{claim}）"),
}

RECORDS: dict[str, Text] = {
    "position": Text(
        "{size}, Black {black}, White {white}, no moves",
        "{size}，黑{black}子，白{white}子，无着手",
        "{size}、黒{black}子、白{white}子、着手なし",
    ),
    "game": Text(
        "{size}, Black {black}, White {white}, {moves} moves",
        "{size}，黑{black}子，白{white}子，{moves}手",
        "{size}、黒{black}子、白{white}子、{moves}手",
    ),
}

TURNS: tuple[Text, ...] = (
    Text("as it is", "不变", "そのまま"),
    Text("left and right exchanged", "左右翻转", "左右反転"),
    Text("top and bottom exchanged", "上下翻转", "上下反転"),
    Text("by half a turn", "旋转180度", "180度回転"),
    Text("rows and columns exchanged", "行列互换", "行と列を入れ替え"),
    Text("a quarter to the right", "右转90度", "右へ90度回転"),
    Text("a quarter to the left", "左转90度", "左へ90度回転"),
    Text("mirrored at the other diagonal", "沿另一对角线翻转", "もう一方の対角線で反転"),
)
"""The board's symmetries, by number."""

POINTS_GAP = Text(" ", "、", "、")
"""Between points."""
ACCEPTED: dict[str, Text] = {
    "own": Text("goref's second opinion", "goref的参考意见", "gorefの参考意見"),
    "network": Text("goref {version}, network {network}", "goref {version}，网络 {network}", "goref {version}、ネットワーク {network}"),
    "other": Text("{engine}", "{engine} 的意见", "{engine} の意見"),
    "dead": Text("dead {points}", "死子{points}", "死石{points}"),
    "seki": Text("in seki {points}", "双活{points}", "セキ{points}"),
    "alive": Text("alive {points}", "活子{points}", "活き石{points}"),
    "proved": Text("proved: {points}", "已证明：{points}", "証明済み：{points}"),
    "agreed": Text("clear, as {engine} agrees: {points}", "与{engine}判断一致：{points}", "{engine}と判断が一致：{points}"),
    "unclear": Text("left open: {points}", "未决：{points}", "未決：{points}"),
    "rest": Text("all else as it stands", "其余照此盘面", "ほかは盤面のとおり"),
    "all": Text("life and death as they stand", "死活照此盘面", "死活は盤面のとおり"),
    "mark": Text("accepted from {opinion}", "采纳{opinion}", "{opinion}を採用"),
    "agreed-mark": Text("accepted from {opinion}, {engines} agreeing", "采纳{opinion}，{engines}判断相同", "{opinion}を採用、{engines}の判断も同じ"),
    "proved-mark": Text("accepted from {opinion}; proved", "采纳{opinion}；已证明", "{opinion}を採用、証明済み"),
}  # fmt: skip
"""What was accepted, from whose opinion; ``mark`` and those like it say it of one mark."""
OWNED = Text("{kind} of {owner}", "{owner}方{kind}", "{owner}の{kind}")
STONES = Text("{count} stone{s}", "{count}子", "{count}子")


def stones_text(count: int, language: Language) -> str:
    """``3 stones``, ``3子``."""
    return STONES.in_(language, count=count, s="" if count == 1 else "s")


def points_text(names: Iterable[str], language: Language) -> str:
    """Points in a row, all of them: a protocol leaves none out."""
    return POINTS_GAP.in_(language).join(names)


def fact_text(value: object, language: Language) -> str:
    """A fact in words: a side, a number, a number for each side, a word; ``not stated``."""
    match value:
        case None:
            return term(STATES, "unstated", language)
        case Colour():
            return term(SIDES, value.letter, language)
        case Who():
            return term(SIDES, value.value, language)
        case End():
            return term(ENDS, value.value, language)
        case PlayedFor():
            return term(PLAYED_FOR, value.value, language)
        case (black, white):
            writing = LANGUAGES[language]
            sides = (("B", black), ("W", white))
            return writing.listed(
                f"{term(SIDES, s, language)}{writing.gap}{n}" for s, n in sides
            )
        case int() | Fraction():
            return decimal(value)
        case _:
            return str(value)
