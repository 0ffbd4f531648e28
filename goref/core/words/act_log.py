"""The protocol in words: who asked, what was done, what stood before and after."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.colour import Colour, Who
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.game.play_rules import End, PlayedFor
from goref.core.words.terms import ENDS, PLAYED_FOR, SIDES, term

PARTIES: dict[str, Text] = {
    "B": Text("Black", "黑方", "黒", "흑"),
    "W": Text("White", "白方", "白", "백"),
    "referee": Text("Referee", "裁判", "審判", "심판"),
    "": Text("not recorded", "未记", "記録なし", "기록 없음"),
}
"""Who asked for an act."""

ACTS: dict[str, Text] = {
    "undo": Text("Taken back: act {number}", "撤回第{number}项", "第{number}項を取り消し", "실행 취소: 처리 {number}"),
    "redo": Text("Done again: act {number}", "恢复第{number}项", "第{number}項をやり直し", "다시 실행: 처리 {number}"),
    "saved": Text("Saved as {name}", "保存为 {name}", "{name} に保存", "{name}(으)로 저장"),
    "opened": Text("Opened again: a new sitting", "再次打开，继续裁定", "再び開いて続行", "다시 엶: 새로 진행"),
    "recovered": Text("Brought back after an interruption", "中断后恢复", "中断から復旧", "중단 뒤 복구"),
    "recovered-less": Text(
        "Brought back after an interruption; lines lost: {lost}",
        "中断后恢复，丢失记录{lost}行",
        "中断から復旧（失われた記録：{lost}行）", "중단 뒤 복구; 잃어버린 줄: {lost}",
    ),
    "unread": Text("An act this goref cannot read", "此版本无法识别的操作", "この版では読めない操作", "이 goref가 읽을 수 없는 처리"),
}  # fmt: skip
"""What was done, where it is no act on the case: those say it themselves."""

BEGINNINGS: dict[str, Text] = {
    "nothing": Text("Protocol begun", "裁判记录开始", "裁定記録を開始", "판정 기록 시작"),
    "unrecorded": Text(
        "Protocol begun; how the case came to be as it was opened is not recorded",
        "裁判记录开始；打开之前的裁定经过未有记录",
        "裁定記録を開始。開いた時点までの経過は記録されていない",
        "판정 기록 시작; 열었을 때까지의 경위는 기록되어 있지 않음",
    ),
    "left-out": Text(
        "Protocol begun; an earlier one was too long to be kept",
        "裁判记录开始；此前的记录过长，未予保留",
        "裁定記録を開始。以前の記録は長すぎて残されていない",
        "판정 기록 시작; 이전 기록은 너무 길어 보존되지 않음",
    ),
}
"""How a protocol begins, by what went before."""

STATES: dict[str, Text] = {
    "undecided": Text("no mark", "未判", "未裁定", "표시 없음"),
    "single-marks": Text("single marks only", "仅逐块裁定", "個々の裁定のみ", "개별 표시만 있음"),
    "said-nobody": Text("not ruled on", "未裁定", "未裁定", "판정되지 않음"),
    "said-record": Text("as the record marks it", "依棋谱标记", "棋譜の印による", "기보의 표시대로"),
    "said-suggestion": Text("as suggested", "依建议", "提案による", "제안대로"),
    "said-referee": Text("as it stands", "照此盘面", "盤面のとおり", "지금 그대로"),
    "disputed": Text("in dispute", "有争议", "異議あり", "이의 있음"),
    "undisputed": Text("not in dispute", "无争议", "異議なし", "이의 없음"),
    "void": Text("void", "作废", "無効", "무효"),
    "valid": Text("valid", "有效", "有効", "유효"),
    "stands": Text("let stand", "已认可", "了承済み", "그대로 인정"),
    "open": Text("open", "未处理", "未処理", "미처리"),
    "tried": Text("acts played: {acts}", "{acts}手", "{acts}手", "둔 수: {acts}"),
    "tried-closed": Text("{state}, ended by agreement", "{state}，双方同意结束", "{state}、合意により終了", "{state}, 합의로 종료"),
    "tried-agreed": Text("{state}, ended by agreement: {agreed}", "{state}，双方同意结束：{agreed}", "{state}、合意により終了：{agreed}", "{state}, 합의로 종료: {agreed}"),
    "tried-ruled": Text("{state}, ruled on", "{state}，已裁定", "{state}、裁定済み", "{state}, 판정됨"),
    "unstated": Text("not stated", "未说明", "申告なし", "밝히지 않음"),
    "empty": Text("empty", "空", "空点", "빈 점"),
    "no-text": Text("nothing", "无", "なし", "없음"),
    "usual": Text("the usual one", "按规则通常所用", "ルールに通常のもの", "통상의 규정"),
    "in-lid": Text("stones in the lid", "罚子在罐盖中", "罰の石は蓋の中", "벌점 돌이 뚜껑에 있음"),
    "not-in-lid": Text("stones not in the lid", "罚子不在罐盖中", "罰の石は蓋にない", "벌점 돌이 뚜껑에 없음"),
    "photo": Text("kept", "已存", "保存", "보존됨"),
    "photo-none": Text("not kept", "未存", "保存なし", "보존되지 않음"),
    "at": Text("at {point}", "在{point}", "{point}", "{point}"),
    "because": Text("{state}, because: {reason}", "{state}，理由：{reason}", "{state}、理由：{reason}", "{state}, 이유: {reason}"),
}  # fmt: skip
"""What a point, move, finding or fact can be, where the other tables have no word for it."""

SUBJECTS: dict[str, Text] = {
    "whole-board": Text("the whole board", "全盘", "盤全体", "바둑판 전체"),
    "move": Text("move {number}", "第{number}手", "{number}手目", "{number}수"),
    "rules": Text("rule set", "规则", "ルール", "규칙"),
    "notes": Text("notes", "备注", "備考", "비고"),
    "record": Text("record", "棋谱", "棋譜", "기보"),
    "photograph": Text("photograph", "照片", "写真", "사진"),
    "stone": Text("stone", "移动之子", "移した石", "옮긴 돌"),
    "incident": Text(
        "incident {number} ({kind})",
        "第{number}号事件（{kind}）",
        "事案{number}（{kind}）",
        "사안 {number}({kind})",
    ),
    "protest": Text("protest {number}", "第{number}项申诉", "抗議{number}", "항의 {number}"),
    "regulation": Text("regulation", "规程", "規定", "규정"),
    "trial": Text(
        "trial ({claim})", "实战解决（{claim}）", "実戦解決（{claim}）", "실전 확인({claim})"
    ),
}

RECORDS: dict[str, Text] = {
    "position": Text(
        "{size}, Black {black}, White {white}, no moves",
        "{size}，黑{black}子，白{white}子，无着手",
        "{size}、黒{black}子、白{white}子、着手なし",
        "{size}, 흑 {black}, 백 {white}, 수 없음",
    ),
    "game": Text(
        "{size}, Black {black}, White {white}, {moves} moves",
        "{size}，黑{black}子，白{white}子，{moves}手",
        "{size}、黒{black}子、白{white}子、{moves}手",
        "{size}, 흑 {black}, 백 {white}, {moves}수",
    ),
}

TURNS: tuple[Text, ...] = (
    Text("as it is", "不变", "そのまま", "그대로"),
    Text("left and right exchanged", "左右翻转", "左右反転", "좌우 바꿈"),
    Text("top and bottom exchanged", "上下翻转", "上下反転", "상하 바꿈"),
    Text("by half a turn", "旋转180度", "180度回転", "180도 회전"),
    Text("rows and columns exchanged", "行列互换", "行と列を入れ替え", "행과 열 바꿈"),
    Text("a quarter to the right", "右转90度", "右へ90度回転", "오른쪽으로 90도 회전"),
    Text("a quarter to the left", "左转90度", "左へ90度回転", "왼쪽으로 90도 회전"),
    Text(
        "mirrored at the other diagonal",
        "沿另一对角线翻转",
        "もう一方の対角線で反転",
        "다른 대각선으로 뒤집음",
    ),
)
"""The board's symmetries, by number."""

POINTS_GAP = Text(" ", "、", "、", ", ")
"""Between points."""
ACCEPTED: dict[str, Text] = {
    "own": Text("goref's second opinion", "goref的参考意见", "gorefの参考意見", "goref의 보조 판단"),
    "network": Text("goref {version}, network {network}", "goref {version}，网络 {network}", "goref {version}、ネットワーク {network}", "goref {version}, 신경망 {network}"),
    "other": Text("{engine}", "{engine} 的意见", "{engine} の意見", "{engine}의 의견"),
    "dead": Text("dead {points}", "死子{points}", "死石{points}", "죽음 {points}"),
    "seki": Text("in seki {points}", "双活{points}", "セキ{points}", "빅 {points}"),
    "alive": Text("alive {points}", "活子{points}", "活き石{points}", "삶 {points}"),
    "standing": Text("standing, as the referee has said: {points}", "依裁判所言仍留盘上：{points}", "審判の言のとおり残る：{points}", "심판이 말한 대로 그대로 둠: {points}"),
    "proved": Text("proved: {points}", "已证明：{points}", "証明済み：{points}", "증명됨: {points}"),
    "agreed": Text("clear, as {engine} agrees: {points}", "与{engine}判断一致：{points}", "{engine}と判断が一致：{points}", "{engine}의 판단도 같아 분명함: {points}"),
    "unclear": Text("left open: {points}", "未决：{points}", "未決：{points}", "미정: {points}"),
    "rest": Text("all else as it stands", "其余照此盘面", "ほかは盤面のとおり", "나머지는 지금 그대로"),
    "all": Text("life and death as they stand", "死活照此盘面", "死活は盤面のとおり", "사활은 지금 그대로"),
    "mark": Text("accepted from {opinion}", "采纳{opinion}", "{opinion}を採用", "받아들임: {opinion}"),
    "agreed-mark": Text("accepted from {opinion}, {engines} agreeing", "采纳{opinion}，{engines}判断相同", "{opinion}を採用、{engines}の判断も同じ", "받아들임: {opinion}, {engines}의 판단도 같음"),
    "proved-mark": Text("accepted from {opinion}; proved", "采纳{opinion}；已证明", "{opinion}を採用、証明済み", "받아들임: {opinion}; 증명됨"),
}  # fmt: skip
"""What was accepted, from whose opinion; ``mark`` and those like it say it of one mark."""
OWNED = Text("{kind} of {owner}", "{owner}方{kind}", "{owner}の{kind}", "{owner}의 {kind}")
STONES = Text("{count} stone{s}", "{count}子", "{count}子", "돌 {count}개")


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
            return mixed(Fraction(value))
        case _:
            return str(value)
