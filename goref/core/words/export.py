"""The words of a record written out for other programs."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.words.terms import SIDES, term

TRIAL_NAME = Text(
    "Trial {number}", "实战解决之{number}", "実戦解決 {number}", "실전 확인 {number}"
)

RESULTS: dict[str, Text] = {
    "points": Text("{winner} wins by {amount} points", "{winner}胜{amount}", "{winner}{amount}勝ち", "{winner} {amount} 승"),
    "point": Text("{winner} wins by {amount} point", "{winner}胜{amount}", "{winner}{amount}勝ち", "{winner} {amount} 승"),
    "wins": Text("{winner} wins", "{winner}胜", "{winner}勝ち", "{winner} 승"),
    "R": Text("{winner} wins by resignation", "{winner}中盘胜", "{winner}中押し勝ち", "{winner} 불계승"),
    "T": Text("{winner} wins on time", "{winner}胜（超时）", "{winner}勝ち（時間切れ）", "{winner} 시간승"),
    "F": Text("{winner} wins by forfeit", "{winner}胜（对方判负）", "{winner}勝ち（反則または棄権）", "{winner} 승(상대의 반칙 또는 기권)"),
    "draw": Text("Draw", "和棋", "引き分け", "비김"),
    "void": Text("No result", "无胜负", "無勝負", "무승부"),
    "unknown": Text("no result is written", "没有写明结果", "結果の記入なし", "결과가 적혀 있지 않음"),
}  # fmt: skip
"""What ``RE`` says, by what it rests on."""

UNIT = Text("", "点", "目", "집")
"""What a point of a margin is called, where it is said after every number."""
HALF = Text("½", "半", "半", "반")

CLASHES: dict[str, Text] = {
    "result": Text(
        "{file} holds this game with another result: {theirs}. It would be replaced by: {ours}.",
        "{file} 中是同一局棋，但结果不同：{theirs}。将被替换为：{ours}。",
        "{file} には同じ対局が別の結果で入っています：{theirs}。次の結果に置き換わります：{ours}。",
        "{file}: 같은 대국이 다른 결과로 들어 있습니다: {theirs}. 다음으로 바뀝니다: {ours}.",
    ),
    "moves": Text(
        "{file} holds other moves from move {move} on ({theirs}). They would be lost; "
        "the result written is: {ours}.",
        "{file} 自第 {move} 手起着法不同（{theirs}），覆盖后将丢失；将写入的结果：{ours}。",
        "{file} は {move} 手目から着手が異なります（{theirs}）。上書きすると失われます。書き込む結果：{ours}。",
        "{file}: {move}수부터 수가 다릅니다({theirs}). 그 수들은 없어집니다. 적히는 결과: {ours}.",
    ),
    "game": Text(
        "{file} holds another game, {game}: {theirs}. It would be lost; the result written "
        "is: {ours}.",
        "{file} 中是另一局棋（{game}）：{theirs}。覆盖后将丢失；将写入的结果：{ours}。",
        "{file} には別の対局（{game}）が入っています：{theirs}。上書きすると失われます。書き込む結果：{ours}。",
        "{file}: 다른 대국({game})이 들어 있습니다: {theirs}. 그 대국은 없어집니다. 적히는 결과: {ours}.",
    ),
    "games": Text(
        "{file} holds {count} games. They would be lost; this game's result is: {ours}.",
        "{file} 中有 {count} 局棋，覆盖后将丢失；本局结果：{ours}。",
        "{file} には {count} 局が入っています。上書きすると失われます。この対局の結果：{ours}。",
        "{file}: 대국 {count}국이 들어 있습니다. 그 대국들은 없어집니다. 이 대국의 결과: {ours}.",
    ),
    "other": Text(
        "{file} is there already and is no game record. It would be lost; this game's result "
        "is: {ours}.",
        "{file} 已存在，且不是棋谱，覆盖后将丢失；本局结果：{ours}。",
        "{file} はすでにあり、棋譜ではありません。上書きすると失われます。この対局の結果：{ours}。",
        "{file}: 이미 있으며 기보가 아닙니다. 그 내용은 없어집니다. 이 대국의 결과: {ours}.",
    ),
}
"""What writing over a file would do."""


def result_text(
    winner: str | None, margin: Fraction | None, reason: str, language: Language
) -> str:
    """A result in words.

    Args:
        winner: ``B``, ``W``, ``draw``, ``void``, or None where none is known.
        margin: in points, of a game that was counted.
        reason: ``R``, ``T``, ``F`` or empty.
    """
    if winner not in ("B", "W"):
        return RESULTS[winner or "unknown"].in_(language)
    key = reason or "wins"
    if margin is not None and not reason:
        key = "points" if margin > 1 else "point"
    amount = "" if margin is None else _amount(margin, language)
    return RESULTS[key].in_(language, winner=term(SIDES, winner, language), amount=amount)


def _amount(points: Fraction, language: Language) -> str:
    """Points as they are read out: ``2½``, ``2点半``, ``半目``, ``3집반``."""
    unit, half = UNIT.in_(language), HALF.in_(language)
    whole, rest = divmod(points, 1)
    if unit and rest == Fraction(1, 2):
        return f"{whole}{unit}{half}" if whole else f"{half}{unit}"
    return f"{mixed(points)}{unit}"
