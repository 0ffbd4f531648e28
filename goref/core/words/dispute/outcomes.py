"""How a trial went, what it supports and what was decided of it, each as a sentence.

What a trial showed is a fact and is told as one; what follows from it is proposed until the
referee decides. Sentences have no full stop.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.case.kept_trial import Agreed, Assertion, KeptTrial
from goref.core.ruling.ruling import Claim, Life
from goref.core.trials.checklist import ItemKind
from goref.core.trials.outcome import Fate, Proposed, Shown, outcome
from goref.core.trials.trial import Ending, Trial, close
from goref.core.words.dispute.disputes import ruled_text
from goref.core.words.terms import SIDES, names, term

Decided = Life | Claim

RULES = Text(
    "Tried under {rules}",
    "依{rules}实战解决",
    "{rules}による実戦解決",
    "{rules}에 따른 실전 확인",
)
BEGAN = Text("{side} began", "{side}方先下", "{side}から打ち始めた", "{side}이 먼저 둠")
NOTHING_PLAYED = Text(
    "No move was made", "双方一手未下", "一手も打たれていない", "한 수도 두지 않음"
)

SHOWN: dict[Shown, Text] = {
    Shown.CAPTURED: Text(
        "{points} captured at move {move} of the trial",
        "{points}于实战解决第{move}手被提走",
        "{points}は実戦解決の{move}手目に取られた",
        "실전 확인 {move}수에 {points}의 돌을 따냄",
    ),
    Shown.NOT_CAPTURED: Text(
        "{points} not captured in the trial",
        "{points}在实战解决中未被提走",
        "{points}は実戦解決で取られなかった",
        "실전 확인에서 {points}의 돌을 따내지 못함",
    ),
    Shown.REBORN: Text(
        "{points} captured at move {move} of the trial, but a new stone of {owner} in their "
        "place stood to the end",
        "{points}于实战解决第{move}手被提走，但{owner}方在原处新下之子至结束仍在",
        "{points}は実戦解決の{move}手目に取られたが、跡に打たれた{owner}の新たな石が終わりまで残った",
        "실전 확인 {move}수에 {points}의 돌을 따냈으나, 그 자리에 새로 놓인 {owner}돌이 끝까지 남음",
    ),
    Shown.ALL_ALIVE: Text(
        "{points} on the board when pass stones in one board position ended the trial: by the "
        "rule all that stood there is alive",
        "{points}在同一盘内棋形虚着已满、强制终止时仍在盘上：依规则，盘上均为活子",
        "{points}は同じ盤面のパスの石による強制終了のとき盤上にあり、規則により盤上の石はすべて活石",
        "같은 국면의 패스 돌로 실전 확인이 끝났을 때 {points}의 돌이 판에 있음: 규칙에 따라 그때 판에 있던 돌은 모두 삶",
    ),
    Shown.TAKEN: Text(
        "{other} took {points} at move {move} of the trial",
        "{other}方于实战解决第{move}手占到{points}",
        "{other}が実戦解決の{move}手目に{points}を占めた",
        "실전 확인 {move}수에 {other}이 {points} 자리를 차지함",
    ),
    Shown.NOT_TAKEN: Text(
        "{points} without a stone of {other} at the end of the trial",
        "实战解决结束时，{points}上没有{other}子",
        "実戦解決の終わりに、{points}に{other}石はない",
        "실전 확인이 끝났을 때 {points}에 {other}돌이 없음",
    ),
    Shown.OCCUPIED: Text(
        "{owner} occupied {points} at move {move} of the trial",
        "{owner}方于实战解决第{move}手占到{points}",
        "{owner}が実戦解決の{move}手目に{points}を占めた",
        "실전 확인 {move}수에 {owner}이 {points} 자리에 둠",
    ),
    Shown.NOT_OCCUPIED: Text(
        "{points} without a stone of {owner} at the end of the trial",
        "实战解决结束时，{points}上没有{owner}子",
        "実戦解決の終わりに、{points}に{owner}石はない",
        "실전 확인이 끝났을 때 {points}에 {owner}돌이 없음",
    ),
    Shown.FELL: Text(
        "{owner}'s stones beside {points} captured at move {move} of the trial",
        "{points}旁的{owner}子于实战解决第{move}手被提走",
        "{points}に接する{owner}石が実戦解決の{move}手目に取られた",
        "실전 확인 {move}수에 {points} 옆의 {owner}돌을 따냄",
    ),
}

ENDINGS: dict[Ending, Text] = {
    Ending.GIVEN_UP: Text(
        "Both sides stopped", "双方停手", "双方が打ち終えた", "양쪽 모두 멈춤"
    ),
    Ending.FORCED: Text(
        "Ended by pass stones in one board position",
        "同一盘内棋形虚着已满，强制终止",
        "同じ盤面のパスの石により強制終了",
        "같은 국면의 패스 돌로 종료",
    ),
    Ending.CLOSED: Text(
        "Trial ended by agreement; what was agreed is not recorded",
        "实战解决经双方同意结束，所同意的内容未有记录",
        "実戦解決は合意により終了（合意の内容は記録なし）",
        "실전 확인을 합의로 종료; 합의 내용은 기록되어 있지 않음",
    ),
}
AGREED: dict[Agreed, Text] = {
    Agreed.ALIVE: Text(
        "Trial ended by agreement: alive",
        "实战解决经双方同意结束：活子",
        "実戦解決は合意により終了：活石",
        "실전 확인을 합의로 종료: 삶",
    ),
    Agreed.DEAD: Text(
        "Trial ended by agreement: dead",
        "实战解决经双方同意结束：死子",
        "実戦解決は合意により終了：死石",
        "실전 확인을 합의로 종료: 죽음",
    ),
    Agreed.SEKI: Text(
        "Trial ended by agreement: in seki",
        "实战解决经双方同意结束：双活",
        "実戦解決は合意により終了：セキ",
        "실전 확인을 합의로 종료: 빅",
    ),
    Agreed.HOLDS: Text(
        "Trial ended by agreement: the claim holds",
        "实战解决经双方同意结束：主张成立",
        "実戦解決は合意により終了：主張は成り立つ",
        "실전 확인을 합의로 종료: 주장 성립",
    ),
    Agreed.FALLS: Text(
        "Trial ended by agreement: the claim falls",
        "实战解决经双方同意结束：主张不成立",
        "実戦解決は合意により終了：主張は成り立たない",
        "실전 확인을 합의로 종료: 주장 불성립",
    ),
    Agreed.UNDECIDED: Text(
        "Trial ended by agreement: left undecided",
        "实战解决经双方同意结束：未作定论",
        "実戦解決は合意により終了：未決のまま",
        "실전 확인을 합의로 종료: 미정으로 둠",
    ),
}
"""How a trial ended, where it did by agreement and it is known on what."""

ANSWERS: dict[Agreed, Text] = {
    Agreed.ALIVE: Text("Alive", "活子", "活石", "삶"),
    Agreed.DEAD: Text("Dead", "死子", "死石", "죽음"),
    Agreed.SEKI: Text("Seki", "双活", "セキ", "빅"),
    Agreed.HOLDS: Text("The claim holds", "主张成立", "主張は成り立つ", "주장 성립"),
    Agreed.FALLS: Text("The claim falls", "主张不成立", "主張は成り立たない", "주장 불성립"),
    Agreed.UNDECIDED: Text("Undecided", "未定", "未決", "미정"),
}
"""What can be agreed on, as an answer."""

STATES: dict[str, Text] = {
    "under-way": Text("Under way", "进行中", "進行中", "진행 중"),
    "other-record": Text(
        "The record has changed since", "此后棋谱已改动", "その後棋譜が変わっている", "그 뒤에 기보가 바뀜"
    ),
    "not-yet": Text("Not decided yet", "尚未裁定", "まだ裁定されていない", "아직 정해지지 않음"),
    "not-yet-on": Text(
        "Not decided yet: {points}", "尚未裁定：{points}", "まだ裁定されていない：{points}", "아직 정해지지 않음: {points}"
    ),
    "disputed": Text("In dispute: {points}", "有争议：{points}", "異議あり：{points}", "이의 있음: {points}"),
    "taken-back": Text(
        "The ruling on {points} was taken back",
        "对{points}的裁定已撤回",
        "{points}についての裁定は取り消された", "{points}에 대한 판정이 철회됨",
    ),
    "proposed": Text("Proposed: {what}", "据此建议：{what}", "これによる提案：{what}", "제안: {what}"),
    "by-trial": Text("By the trial: {what}", "按实战结果：{what}", "実戦解決の結果：{what}", "실전 확인에 따라: {what}"),
    "as-shown": Text(
        "Decided by the referee, in keeping with the trial: {what}",
        "裁判裁定，与实战结果相符：{what}",
        "審判の裁定（実戦解決の結果と合う）：{what}", "심판이 실전 확인에 맞게 정함: {what}",
    ),
    "as-agreed": Text("Ruled accordingly: {what}", "据此裁定：{what}", "これに従い裁定：{what}", "이에 따라 판정함: {what}"),
    "otherwise": Text(
        "The referee has ruled otherwise: {what}",
        "裁判另有裁定：{what}",
        "審判は別に裁定：{what}", "심판이 다르게 판정함: {what}",
    ),
    "decided": Text("Decided by the referee: {what}", "裁判裁定：{what}", "審判の裁定：{what}", "심판이 정함: {what}"),
    "changed": Text("Ruled otherwise since: {what}", "此后另有裁定：{what}", "その後別に裁定：{what}", "그 뒤 다르게 판정됨: {what}"),
    "marked": Text(
        "The case has it ruled: {what}; whether on this trial is not recorded",
        "案卷中的裁定：{what}；是否依据本次实战解决，未有记录",
        "記録上の裁定：{what}（この実戦解決によるかどうかは記録なし）", "이 건의 판정: {what}; 이 실전 확인에 따른 것인지는 기록되어 있지 않음",
    ),
}  # fmt: skip
"""What became of a trial."""

BEARS: dict[bool, Text] = {
    True: Text("the claim holds", "主张成立", "主張は成り立つ", "주장 성립"),
    False: Text("the claim falls", "主张不成立", "主張は成り立たない", "주장 불성립"),
}


def answer_text(trial: Trial, agreed: Agreed, language: Language) -> str:
    """What can be agreed on of a claim; of points with what they would be ruled to be."""
    said = ANSWERS[agreed].in_(language)
    found = outcome(close(trial, agreed))
    if not found or trial.claim.what.of_stones:
        return said
    parts = [(one.points, one.decided) for one in found]
    ruled = decided_text(parts, trial.frozen.grid, language)
    return f"{said}{LANGUAGES[language].colon}{ruled}"


def began_text(trial: KeptTrial, language: Language) -> str:
    """Who began, if anybody did anything."""
    if not trial.acts:
        return NOTHING_PLAYED.in_(language)
    return BEGAN.in_(language, side=term(SIDES, trial.first.letter, language))


def ending_text(ending: Ending, agreed: Agreed | None, language: Language) -> str:
    """How a trial ended; by agreement, on what."""
    text = ENDINGS[ending] if agreed is None else AGREED[agreed]
    return text.in_(language)


def shown_text(seen: Fate, claim: Assertion, grid: Grid, language: Language) -> str:
    """What a trial showed of stones or points."""
    return SHOWN[seen.shown].in_(
        language,
        points=names(grid, seen.points),
        move=seen.move,
        owner=term(SIDES, claim.owner.letter, language),
        other=term(SIDES, claim.owner.other.letter, language),
    )


def seen_texts(
    seen: Iterable[Fate], claim: Assertion, grid: Grid, language: Language
) -> Iterable[str]:
    """What a trial showed, a sentence for all of which the same is to be said."""
    groups: dict[tuple[Shown, int | None], frozenset[Point]] = {}
    for one in seen:
        key = one.shown, one.move
        groups[key] = groups.get(key, frozenset()) | one.points
    for (shown, move), points in groups.items():
        yield shown_text(Fate(points, shown, move), claim, grid, language)


def reason_text(of: Proposed, claim: Assertion, grid: Grid, language: Language) -> str:
    """Why something is ruled as a trial has it, with the article: kept with the ruling."""
    if of.agreed is None:
        said = shown_text(of, claim, grid, language)
    else:
        said = AGREED[of.agreed].in_(language)
    return LANGUAGES[language].with_aside(said, of.article.cited(language))


def decided_text(
    parts: Iterable[tuple[frozenset[Point], Decided]], grid: Grid, language: Language
) -> str:
    """What stones or points are, within a sentence; named where they are not all the same."""
    writing = LANGUAGES[language]
    groups: dict[Decided, frozenset[Point]] = {}
    for points, what in parts:
        groups[what] = groups.get(what, frozenset()) | points
    said = {what: _what(what, language) for what in groups}
    if len(groups) == 1:
        return "".join(said.values())
    told = (writing.with_aside(said[w], names(grid, points)) for w, points in groups.items())
    return writing.semicolon.join(told)


def proposed_text(
    found: Iterable[Proposed], grid: Grid, language: Language, *, waits: bool
) -> str:
    """What a trial supports, and what that means for the claim.

    Args:
        waits: it is still a proposal. Stones in seki are so because they are marked: by the
            trial itself they are alive.
    """
    found = tuple(found)
    alone: dict[Decided, Decided] = {} if waits else {Life.SEKI: Life.ALIVE}
    parts = [(one.points, alone.get(one.decided, one.decided)) for one in found]
    said = decided_text(parts, grid, language)
    bears = {one.upheld for one in found}
    if len(bears) == 1 and all(what is not Life.SEKI for _, what in parts):
        said = LANGUAGES[language].with_aside(said, BEARS[bears.pop()].in_(language))
    return STATES["proposed" if waits else "by-trial"].in_(language, what=said)


def _what(decided: Decided, language: Language) -> str:
    if isinstance(decided, Life):
        return _small(ruled_text(ItemKind.STONES, decided, None, language))
    said = ruled_text(ItemKind.POINTS, None, decided, language)
    return said if decided.owner is not None else _small(said)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
