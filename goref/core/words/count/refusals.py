"""Why a count cannot be laid out, or a stone of it not be moved, and what to do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.obstacles import UnfitFact
from goref.core.scoring.scoring import Score
from goref.core.words.terms import COUNTS, NEEDS, term

if TYPE_CHECKING:
    from goref.core.arranging.dragging import RefusedError
    from goref.core.arranging.plan import CannotArrangeError

REFUSALS: dict[str, Text] = {
    "known-only": Text(
        "{rules} is known by name only: nothing is computed under it. Choose another rule set.",
        "{rules}仅知其名，无从计算。请选择其他规则。",
        "{rules}は名前のみ伝わり、計算できません。別のルールを選んでください。",
        "{rules}: 이름만 알려져 있어 계산할 수 없습니다. 다른 규칙을 선택하세요.",
    ),
    "no-counts": Text(
        "{rules} names no count that is laid out with stones. The result shows its figures.",
        "{rules}没有可用子摆出的算法，各项数目见结果。",
        "{rules}には石を並べて示す数え方がありません。数値は結果にあります。",
        "{rules}: 돌을 놓아 보일 수 있는 계가가 없습니다. 수치는 결과에 있습니다.",
    ),
    "not-allowed": Text(
        "{rules} does not have this count.",
        "{rules}没有这种算法。",
        "{rules}にこの数え方はありません。",
        "{rules}: 이 계가가 없습니다.",
    ),
    "facts-missing": Text(
        "Facts are missing for this count: {needs}.",
        "此算法尚缺：{needs}。",
        "この数え方には次が必要です：{needs}。",
        "이 계가에는 다음이 필요합니다: {needs}.",
    ),
    "no-side": Text(
        "This count is of both sides together. Count without a side.",
        "此算法须双方同数，不能只数一方。请勿指定一方。",
        "この数え方は双方を合わせて数えます。片方を指定しないでください。",
        "이 계가는 양쪽을 함께 셉니다. 한쪽을 지정하지 마세요.",
    ),
    "no-stone": Text(
        "No stone that you may move stands at {point}.",
        "{point}处没有可移动的棋子。",
        "{point}に動かせる石はありません。",
        "{point}에 옮길 수 있는 돌이 없습니다.",
    ),
    "occupied": Text(
        "A stone stands at {point} already. Choose an empty point.",
        "{point}处已有棋子。请选择空点。",
        "{point}にはすでに石があります。空点を選んでください。",
        "{point}에 이미 돌이 있습니다. 빈 점을 선택하세요.",
    ),
    "guest": Text(
        "The stone at {point} is not in its own side's land: only stones in their own land "
        "are moved.",
        "{point}之子不在己方地盘内；只能移动己方地盘内的棋子。",
        "{point}の石は自分の地の中にありません。動かせるのは自分の地の中の石だけです。",
        "{point}의 돌은 자기 집 안에 있지 않습니다. 자기 집 안의 돌만 옮길 수 있습니다.",
    ),
    "fixed": Text(
        "{point} belongs to a seki, a ko or a payment: no stone is moved there.",
        "{point}属于双活、劫或已付之点，该处不移动棋子。",
        "{point}はセキ・コウ・精算の点なので、そこで石は動かせません。",
        "{point}: 빅, 패 또는 가감에 쓰인 자리라서 그곳의 돌은 옮기지 않습니다.",
    ),
    "not-own-land": Text(
        "{point} is not in the stone's own land: the margin would change.",
        "{point}不在该子己方的地盘内，移到那里会改变差数。",
        "{point}はその石の地の中ではありません。差が変わってしまいます。",
        "{point} 자리는 그 돌 쪽의 집 안이 아닙니다. 차이가 바뀌게 됩니다.",
    ),
    "border": Text(
        "The stone at {point} closes its side's land; without it the land would be open.",
        "{point}之子封住己方边界，移走则地盘不封。",
        "{point}の石は地の境界を閉じています。動かすと地が開きます。",
        "{point}의 돌은 자기 집을 막고 있습니다. 없으면 집이 열리게 됩니다.",
    ),
    "same-point": Text(
        "The stone stands at {point} already.",
        "该子就在{point}。",
        "その石はすでに{point}にあります。",
        "그 돌은 이미 {point}에 있습니다.",
    ),
    "eyes": Text(
        "With a stone at {point} the group would no longer show two eyes.",
        "子到{point}，该块棋就显不出两眼。",
        "{point}に置くと、その石群の二眼が見えなくなります。",
        "{point}에 돌이 있으면 그 돌무리가 더는 두 눈을 보이지 못합니다.",
    ),
}
"""Why it is refused, by the code of the error."""
UNFIT: dict[UnfitFact, Text] = {
    UnfitFact.WHITE_BEGAN: Text(
        "White began and it is no handicap game: White's last pass does not make the turns "
        "equal, as this count requires.",
        "白方先下且非让子棋，白最后停一手不能使双方手数相等，不合此算法的前提。",
        "置碁でないのに白が先に打っています。白の最後のパスで手数が等しくならず、"
        "この数え方の前提に合いません。",
        "접바둑이 아닌데 백이 먼저 두었습니다. 백의 마지막 패스로 차례 수가 같아지지 않아 "
        "이 계가의 전제와 맞지 않습니다.",
    ),
    UnfitFact.HANDICAP: Text(
        "It is a handicap game: this count sets the numbers of plays off against each other, "
        "and handicap stones are no plays.",
        "此局为让子棋；此算法以双方手数相抵，而所让之子不是着手。",
        "置碁です。この数え方は双方の手数を差し引きしますが、置石は着手ではありません。",
        "접바둑입니다. 이 계가는 두 쪽의 착수 수를 상쇄하는데, 치석은 착수가 아닙니다.",
    ),
    UnfitFact.STATED: Text(
        "Plays or prisoners were stated: this count takes both, and the passes, from the "
        "record. Withdraw what was stated.",
        "手数或俘子数系另行填写；此算法的手数、俘子和停一手均取自棋谱。请撤回所填数字。",
        "手数かアゲハマが入力されています。この数え方は手数・アゲハマ・パスを棋譜から"
        "取ります。入力した値を取り消してください。",
        "착수 수나 따낸 돌이 입력되어 있습니다. 이 계가는 착수 수, 따낸 돌, 패스를 기보에서 "
        "가져옵니다. 입력한 값을 취소하세요.",
    ),
}
"""What is known of a game and does not fit a count."""
OTHERS: dict[bool, Text] = {
    False: Text(
        "Counts that can be laid out: {counts}.",
        "可用的算法：{counts}。",
        "使える数え方：{counts}。",
        "쓸 수 있는 계가: {counts}.",
    ),
    True: Text(
        "Counts of one side alone: {counts}.",
        "可只数一方的算法：{counts}。",
        "片方だけで数えられるもの：{counts}。",
        "한쪽만 셀 수 있는 계가: {counts}.",
    ),
}
"""What can be counted instead; True: of one side alone."""
NAMED = Text("{count}: {reason}", "{count}：{reason}", "{count}：{reason}", "{count}: {reason}")
"""A count that is left out, and why."""


def shift_refusal(error: RefusedError, grid: Grid, language: Language) -> str:
    """Returns why a stone cannot be moved so."""
    return REFUSALS[error.code].in_(language, point=grid.name(error.point))


def count_refusal(error: CannotArrangeError, language: Language) -> str:
    """Returns why a count cannot be laid out, and what can be counted instead."""
    said = reasons(error, language)
    if error.others:
        names = [term(COUNTS, count.value, language) for count in error.others]
        others = OTHERS[error.code == "no-side"]
        said.append(others.in_(language, counts=" / ".join(names)))  # some have commas
    return LANGUAGES[language].gap.join(said)


def reasons(error: CannotArrangeError, language: Language) -> list[str]:
    """Returns the facts for which a count cannot be laid out, a sentence each."""
    needs = [term(NEEDS, need.value, language) for need in error.needs]
    said = []
    if error.code in REFUSALS:  # unless there are nothing but facts that do not fit
        said.append(
            REFUSALS[error.code].in_(
                language,
                rules=error.rules.name.in_(language),
                needs=LANGUAGES[language].listed(needs),
            )
        )
    return said + [UNFIT[fact].in_(language) for fact in error.unfit]


def none_can(case: Case, score: Score, language: Language) -> str:
    """Returns why no count of a rule set can be laid out: the reason for its own count."""
    from goref.core.arranging.plan import refusal  # seldom needed

    count = next(iter(score.rules.counts), Count.AREA)
    error = refusal(case, score, count)
    return "" if error is None else count_refusal(error, language)


def left_out(case: Case, score: Score, language: Language) -> list[str]:
    """Returns the counts of a rule set that cannot be laid out, each with the reason."""
    from goref.core.arranging.plan import refusal  # seldom needed

    said = []
    for count in score.rules.counts:
        if count not in score.countable:
            error = refusal(case, score, count)
            assert error is not None
            reason = LANGUAGES[language].gap.join(reasons(error, language))
            name = capital(term(COUNTS, count.value, language))
            said.append(NAMED.in_(language, count=name, reason=reason))
    return said
