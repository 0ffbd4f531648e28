"""The wording of an event's tables at a glance: what a count says now, and results in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.rulesets.table import RULESETS
from goref.core.words.event.events import result_words
from goref.core.words.results import won_by
from goref.core.words.terms import SIDES, term

GLANCES: dict[str, Text] = {
    "ready": Text("{verdict}, nothing open", "{verdict}，无未决事项", "{verdict}、未決なし", "{verdict}, 미결 없음"),
    "open": Text("{count} open: {first}", "{count}项未决：{first}", "未決{count}件：{first}", "미결 {count}건: {first}"),
    "open-counted": Text("{verdict}, but {count} open: {first}", "{verdict}，但有{count}项未决：{first}", "{verdict}、ただし未決{count}件：{first}", "{verdict}, 단 미결 {count}건: {first}"),
    "suggested": Text("{verdict} (suggested, the board is clear)", "建议：{verdict}，局面明确", "提案：{verdict}、盤面は明らか", "{verdict}(제안, 바둑판은 분명함)"),
    "suggested-open": Text("{verdict} (suggested, the stones are clear)", "建议：{verdict}，棋子死活明确", "提案：{verdict}、石の死活は明らか", "{verdict}(제안, 돌의 사활은 분명함)"),
    "doubtful": Text("{count} to ask: {first} (suggested)", "建议：{count}处须询问：{first}", "提案：確認が要るもの{count}件：{first}", "물어볼 것 {count}건: {first}(제안)"),
    "unmarked": Text("Nothing is marked yet", "尚无任何判定", "まだ何も裁定していない", "아직 아무 표시도 없습니다"),
    "empty": Text("Nothing is on the board yet", "盘上尚无棋子", "盤上にまだ石がない", "아직 바둑판에 아무것도 없습니다"),
    "unreadable": Text("The case cannot be read: {first}", "案卷无法读取：{first}", "裁定ファイルを読めない：{first}", "판정 파일을 읽을 수 없습니다: {first}"),
    "counts-otherwise": Text("the case counts otherwise now: {verdict}", "案卷现在的计算结果不同：{verdict}", "裁定ファイルはいま別の結果：{verdict}", "지금은 판정 파일의 계가가 다릅니다: {verdict}"),
    "differs": Text("Its case says now: {verdict}", "现按案卷：{verdict}", "いまの裁定ファイルでは：{verdict}", "지금 판정 파일에 따르면: {verdict}"),
}  # fmt: skip
"""What a table's case says, by the kind of the glance."""

WAITING = Text(
    "Ready to be decided: {ready}. Something open: {open}.",
    "可以判定：{ready}台。尚有未决事项：{open}台。",
    "決められる卓：{ready}。未決のある卓：{open}。",
    "확정할 수 있음: {ready}. 미결이 있음: {open}.",
)
"""Of tables that are not decided and have a case."""
BY_RECORD = Text(
    "The record says {re}, which no count gives; decide by word.",
    "棋谱注明 {re}，无法由计算得出；请直接判定。",
    "棋譜には {re} とあり、数えても出ない。直接裁定すること。",
    "기보에 {re}(이)라고 적혀 있으나 계가로는 나오지 않는 결과입니다. 직접 확정하세요.",
)
TAILS: dict[str, Text] = {
    "": Text("{winner} wins", "{winner}胜", "{winner}勝ち", "{winner} 승"),
    "R": Text(
        "{winner} wins by resignation",
        "{winner}中盘胜",
        "{winner}中押し勝ち",
        "{winner} 불계승",
    ),
    "T": Text(
        "{winner} wins on time", "{winner}超时胜", "{winner}時間切れ勝ち", "{winner} 시간승"
    ),
    "F": Text(
        "{winner} wins by forfeit",
        "{winner}胜（判{loser}负）",
        "{winner}反則勝ち",
        "{winner} 반칙승",
    ),
}
"""How a game was won that was played and not counted, by the end of its ``RE``."""
BY_DEFAULT = Text(
    "{winner} wins by default", "{winner}胜（弃权）", "{winner}勝ち（不戦）", "{winner} 부전승"
)
"""How one was won that was not played."""
USUAL = (Fraction(177, 2), Fraction(1, 2), Fraction(19, 2))
"""Margins in points, one of them about as long to write as they come."""
BY_MARGIN = Text(
    "{winner} wins by {amount}",
    "{winner}胜{amount}",
    "{winner}{amount}勝ち",
    "{winner} {amount} 승",
)


def result_told(result: Result, language: Language) -> str:
    """A result in words: ``White wins by 3½ points``."""
    letter = {Verdict.BLACK: "B", Verdict.WHITE: "W"}.get(result.verdict)
    if letter is None:
        return result_words(result, language)
    winner = term(SIDES, letter, language)
    loser = term(SIDES, "W" if letter == "B" else "B", language)
    rules = RULESETS.get(result.rules)
    if result.margin and rules is not None:
        native = abs(result.margin) / rules.unit.points
        return won_by(letter, native, rules, language)
    if result.by_default:
        return BY_DEFAULT.in_(language, winner=winner)
    tail = result.re.partition("+")[2]
    if tail in TAILS:
        return TAILS[tail].in_(language, winner=winner, loser=loser)
    if result.margin:
        told = mixed(abs(result.margin))
        return BY_MARGIN.in_(language, winner=winner, amount=told)
    return result_words(result, language)


def usual_results(rules: str, language: Language) -> Iterator[str]:
    """Results in words as they are met under a rule set, for the room they need."""
    for verdict, letter in ((Verdict.BLACK, "B"), (Verdict.WHITE, "W")):
        for margin in USUAL:
            result = Result(verdict, f"{letter}+", ResultBasis.CASE, margin, rules)
            yield result_told(result, language)
        for tail in ("R", "T"):
            yield result_told(Result(verdict, f"{letter}+{tail}", ResultBasis.WORD), language)
