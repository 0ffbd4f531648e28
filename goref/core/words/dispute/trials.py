"""Trials, cycles and the checklist in words."""

from __future__ import annotations

from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.case.kept_trial import Asserted, Assertion, TrialAct, TrialStep
from goref.core.game.play_rules import Repetition
from goref.core.repetition.cycle_rules import Settled, Settlement
from goref.core.trials.trial_rules import Assumed, First, KoRule
from goref.core.words.terms import SIDES, names, term

STEPS: dict[TrialStep, Text] = {
    TrialStep.PLAY: Text("Play", "着子", "着手", "착수"),
    TrialStep.PASS: Text("Pass", "停一手", "パス", "패스"),
    TrialStep.PASS_STONE: Text("Pass stone", "虚着", "パスの石（虚着）", "패스 돌"),
    TrialStep.GIVE_UP: Text("Give up", "放弃", "放棄", "착수 포기"),
    TrialStep.KO_PASS: Text("Pass for a ko", "对劫停一手", "劫のパス", "패를 위한 패스"),
}

CLAIMS: dict[Asserted, Text] = {
    Asserted.DEAD: Text(
        "{claimant} claims: {owner}'s stones {points} are dead",
        "{claimant}方主张：{owner}子{points}为死子",
        "{claimant}の主張：{owner}石{points}は死石",
        "{claimant}의 주장: {points}의 {owner}돌이 죽음",
    ),
    Asserted.ALIVE: Text(
        "{claimant} claims: {owner}'s stones {points} are alive",
        "{claimant}方主张：{owner}子{points}为活子",
        "{claimant}の主張：{owner}石{points}は活石",
        "{claimant}의 주장: {points}의 {owner}돌이 살아 있음",
    ),
    Asserted.KO_POINT: Text(
        "{claimant} claims: the ko at {points} need not be connected, its point is {owner}'s",
        "{claimant}方主张：{points}之劫不粘，劫空归{owner}方",
        "{claimant}の主張：{points}の劫は継がなくてよく、劫の点は{owner}のもの",
        "{claimant}의 주장: {points}의 패는 이을 필요가 없고, 그 자리는 {owner}의 것",
    ),
    Asserted.ENCLOSED: Text(
        "{claimant} claims: {points} enclosed by {owner} alone, hence {owner}'s",
        "{claimant}方主张：{points}为{owner}方单独围住，归{owner}方",
        "{claimant}の主張：{points}は{owner}だけが囲む点で、{owner}のもの",
        "{claimant}의 주장: {points} 자리는 {owner}만이 둘러싸고 있으므로 {owner}의 것",
    ),
    Asserted.ONE_SIDED: Text(
        "{claimant} claims: {points} can be played by {owner} alone",
        "{claimant}方主张：{points}为{owner}方单方权利官子",
        "{claimant}の主張：{points}は{owner}だけが打てるダメ",
        "{claimant}의 주장: {points} 자리에는 {owner}만 둘 수 있음",
    ),
}

CLAIMS_OF_ONE: dict[Asserted, Text] = {
    Asserted.DEAD: Text(
        "{claimant} claims: {owner}'s stone {points} is dead",
        "{claimant}方主张：{owner}子{points}为死子",
        "{claimant}の主張：{owner}石{points}は死石",
        "{claimant}의 주장: {points}의 {owner}돌이 죽음",
    ),
    Asserted.ALIVE: Text(
        "{claimant} claims: {owner}'s stone {points} is alive",
        "{claimant}方主张：{owner}子{points}为活子",
        "{claimant}の主張：{owner}石{points}は活石",
        "{claimant}의 주장: {points}의 {owner}돌이 살아 있음",
    ),
}
"""The same of one stone."""

FIRSTS: dict[First, Text] = {
    First.TURN: Text("the side whose turn it is", "轮走方", "手番の側", "둘 차례인 쪽"),
    First.PROVER: Text(
        "the side that must prove", "须证明的一方", "証明すべき側", "증명해야 하는 쪽"
    ),
    First.OTHER: Text(
        "the opponent of the side that asks",
        "提出要求者的对方",
        "求めた側の相手",
        "요구한 쪽의 상대",
    ),
}

KO_RULES: dict[KoRule, Text] = {
    KoRule.AS_IN_PLAY: Text(
        "ko as in play", "打劫同对局", "劫は対局と同じ", "패는 대국과 같음"
    ),
    KoRule.PASS_FOR_KO: Text(
        "a ko is retaken only after a pass for that ko",
        "须先对该劫停一手，方可回提",
        "劫の取り返しはその劫のパスの後",
        "패는 그 패를 위한 패스 뒤에만 되따냄",
    ),
}

ASSUMED: dict[Assumed, Text] = {
    Assumed.FIRST: Text(
        "The text does not say who moves first; goref takes the side whose turn it is.",
        "条文未说谁先下；goref取轮走方。",
        "どちらから打つか条文にない。goref は手番の側とする。",
        "누가 먼저 두는지는 조문에 없습니다. goref는 둘 차례인 쪽으로 합니다.",
    ),
    Assumed.END: Text(
        "The text names no end of the trial; goref takes two passes or give-ups in a row.",
        "条文未说实战何时结束；goref以连续两次停手为止。",
        "実戦の終わりは条文にない。goref は二回続けて打たないことで終える。",
        "실전 확인의 끝은 조문에 없습니다. goref는 연속 두 번의 패스 또는 착수 포기로 합니다.",
    ),
    Assumed.RESTORED: Text(
        "Whether the position is put back afterwards is not known for sure.",
        "事后是否恢复原局面，未有确据。",
        "後で局面を元に戻すかは確かでない。",
        "끝난 뒤 국면을 되돌리는지는 확실하지 않습니다.",
    ),
    Assumed.EVERYTHING: Text(
        "The text says nothing of disputes; goref plays on in turn.",
        "条文未提争议；goref按轮次续下。",
        "異議について条文にない。goref は手番どおり続ける。",
        "조문에 이의에 관한 말이 없습니다. goref는 차례대로 계속 둡니다.",
    ),
}

SETTLED: dict[Settled, Text] = {
    Settled.BANNED: Text(
        "the repeating play is barred", "禁止再现", "再現する着手は禁止", "반복하는 착수는 금지"
    ),
    Settled.NO_RESULT: Text("no result", "无胜负", "無勝負", "무승부"),
    Settled.DRAW: Text("a draw", "和棋", "引き分け", "비김"),
    Settled.REPLAY: Text("the game is replayed", "重赛", "打ち直し", "재대국"),
    Settled.AGREED_END: Text(
        "both declare the game over as it stands",
        "同意终局",
        "合意による終局",
        "양쪽이 그대로 종국을 선언",
    ),
    Settled.FORCED_END: Text(
        "pass stones in one position end it, all alive",
        "四虚终局",
        "パスの石四手による終局",
        "같은 국면의 패스 돌로 종료, 모두 삶",
    ),
    Settled.REFEREE: Text("the referee rules", "由裁判裁定", "審判が裁定する", "심판이 판정"),
}
OR = Text(" or ", "或", "、または", " 또는 ")

REPETITIONS: dict[Repetition, Text] = {
    Repetition.ALLOWED: Text("no ban", "不禁", "禁止なし", "금지 없음"),
    Repetition.SIMPLE_KO: Text(
        "simple ko", "单劫不得立即回提", "単劫の取り返し禁止", "단패 되따냄 금지"
    ),
    Repetition.POSITIONAL: Text("whole position", "禁全同", "全局同形禁止", "동형반복 금지"),
    Repetition.SITUATIONAL: Text(
        "whole position with the same side to move",
        "禁全同（含轮谁下）",
        "全局同形禁止（手番を含む）",
        "동형반복 금지, 둘 차례 포함",
    ),
    Repetition.OWN_PLAYS: Text(
        "position made by an own play",
        "禁再现己方着子所成之形",
        "自分の着手で作った局面の再現禁止",
        "자기 착수로 만든 국면의 반복 금지",
    ),
    Repetition.OWN_TURNS: Text(
        "position after an own turn",
        "禁再现己方一手之后之形",
        "自分の手番後の局面の再現禁止",
        "자기 차례 뒤 국면의 반복 금지",
    ),
    Repetition.WITH_PASS_STONES: Text(
        "whole position with the pass stones",
        "禁全同（含虚着之子）",
        "全局同形禁止（虚着を含む）",
        "동형반복 금지, 패스 돌 포함",
    ),
}


def claim_text(claim: Assertion, grid: Grid, language: Language) -> str:
    """Who claims what, as a sentence without a full stop."""
    text = CLAIMS[claim.what]
    if len(claim.points) == 1:
        text = CLAIMS_OF_ONE.get(claim.what, text)
    return text.in_(
        language,
        claimant=term(SIDES, claim.claimant.letter, language),
        owner=term(SIDES, claim.owner.letter, language),
        points=names(grid, claim.points),
    )


def trial_act_text(act: TrialAct, grid: Grid, language: Language) -> str:
    """Who did what in a trial: ``Black: play C3``."""
    side = term(SIDES, act.colour.letter, language)
    at = "" if act.point is None else f" {grid.name(act.point)}"
    return f"{side}{LANGUAGES[language].colon}{STEPS[act.step].in_(language)}{at}"


def settled_text(way: Settled, move: int | None, language: Language) -> str:
    """A way to settle a cycle; ``move``: the one a ban strikes."""
    if way is Settled.BANNED and move is not None:
        return STRUCK.in_(language, move=move)
    return capital(SETTLED[way].in_(language))


STRUCK = Text(
    "Move {move} repeats the board: void",
    "第{move}手全局再现，判作废",
    "{move}手目は同形再現につき無効",
    "{move}수는 동형반복: 무효",
)


def settlement_text(settled: Settlement, language: Language, *, cited: bool = True) -> str:
    """How a rule set settles a cycle; ``cited``: with its source, and what it repeats."""
    ways = OR.in_(language).join(
        SETTLED[way].in_(language) + (_by(way, settled, language) if cited else "")
        for way in settled.ways
    )
    if settled.organiser:
        ways = CHOICE.in_(language, ways=ways)
    if settled.agreement:
        ways = AGREEMENT.in_(language, ways=ways)
    if not cited:
        return ways
    return LANGUAGES[language].with_aside(ways, settled.source.in_(language))


CHOICE = Text(
    "{ways}, as the organiser has it",
    "{ways}，由主办方决定",
    "{ways}。主催者が定める",
    "{ways}, 주최 측이 정함",
)
AGREEMENT = Text(
    "{ways}, if both players agree",
    "双方同意时{ways}",
    "両者が同意すれば{ways}",
    "두 대국자가 동의하면 {ways}",
)


def _by(way: Settled, settled: Settlement, language: Language) -> str:
    if way is not Settled.BANNED or settled.by is None:
        return ""
    return LANGUAGES[language].aside.format(REPETITIONS[settled.by].in_(language))
