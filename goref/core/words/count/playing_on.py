"""A game played on, in words: whose turn it is, each turn, what it changes and why."""

from __future__ import annotations

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed, signed
from goref.core.playing_on.continuation import Aim, Continuation, PlayedTurn, ToMove, TurnSource
from goref.core.playing_on.effects import Effect
from goref.core.playing_on.play_out import WorthReason
from goref.core.words.results import needs_text
from goref.core.words.terms import LINES, cut_short, side_name, term

AIMS: dict[Aim, Text] = {
    Aim.DAME: Text("dame", "收单官", "ダメ", "공배"),
    Aim.DAME_ATARI: Text("dame, and atari", "收单官，叫吃", "ダメでアタリ", "공배이자 단수"),
    Aim.LAND: Text("wins or saves land", "得空或护空", "地を得るか守る", "집을 얻거나 지킴"),
    Aim.ANSWER: Text(
        "saves stones in atari", "救被叫吃之子", "アタリの石を守る", "단수인 돌을 살림"
    ),
    Aim.PROTECT: Text(
        "protective play, as ruled",
        "补棋（按裁定）",
        "手入れ（裁定による）",
        "가일수, 판정대로",
    ),
    Aim.KO_TAKEN: Text("takes the ko", "提劫", "劫を取る", "패를 따냄"),
    Aim.KO_CONNECTED: Text("connects the ko", "粘劫", "劫を継ぐ", "패를 이음"),
    Aim.APPROACH: Text("fills a liberty", "紧气", "石のダメを詰める", "활로를 메움"),
    Aim.INSIDE: Text("plays inside", "在眼内落子", "眼の中に打つ", "안쪽에 둠"),
    Aim.CAPTURE: Text("captures", "提净", "打ち上げる", "따냄"),
    Aim.RESIST: Text("resists", "抵抗", "抵抗する", "버팀"),
    Aim.IDLE: Text(
        "nothing to play: a pass, or a pass stone",
        "无处可下：停一手或虚着",
        "打つ所がない：パス、またはパスの石",
        "둘 곳 없음: 패스 또는 패스 돌",
    ),
}
TAKES = Text(
    "{aim}; stones taken: {count}",
    "{aim}，提{count}子",
    "{aim}（{count}子取る）",
    "{aim}; 따낸 돌: {count}",
)

WORTH: dict[WorthReason, Text] = {
    WorthReason.BENT_FOUR: Text(
        "Bent four in the corner: {points}",
        "盘角曲四：{points}",
        "隅の曲がり四目：{points}",
        "귀곡사: {points}",
    ),
    WorthReason.COSTLY: Text(
        "Dead, costly to take: {points}",
        "死子，提取须自填己空（砲棋）：{points}",
        "取るのに自分の地を埋める死石：{points}",
        "죽었으나 따내려면 손해: {points}",
    ),
}
"""Why a chain is offered to be played out."""

WHOSE: dict[TurnSource, Text] = {
    TurnSource.PLAY: Text(
        "{side} moves first: the last move of the record is the other side's.",
        "{side}方先行：棋谱最后一手为对方所下。",
        "{side}から：棋譜の最後の手は相手のもの。",
        "{side}이 먼저 둡니다. 기보의 마지막 수를 상대가 두었습니다.",
    ),
    TurnSource.PASS: Text(
        "{side} moves first: a pass is a turn, and the last one is the other side's.",
        "{side}方先行：停一手也算轮过，最后停手的是对方。",
        "{side}から：パスも一手番で、最後のパスは相手のもの。",
        "{side}이 먼저 둡니다. 패스도 한 차례이며, 마지막 패스를 상대가 했습니다.",
    ),
    TurnSource.SAID: Text(
        "{side} moves first: the other side is stated to have played last.",
        "{side}方先行：据填写，最后落子者为对方。",
        "{side}から：最後に打ったのは相手と入力されている。",
        "{side}이 먼저 둡니다. 상대가 마지막으로 두었다고 되어 있습니다.",
    ),
    TurnSource.SETUP: Text(
        "{side} moves first: the position says so.",
        "{side}方先行：局面中已注明。",
        "{side}から：局面にそう記されている。",
        "{side}이 먼저 둡니다. 국면에 그렇게 적혀 있습니다.",
    ),
}
UNKNOWN = Text(
    "Whose turn it is at the end is not known: who played last must be stated.",
    "终局时轮到谁行棋不明：须填写最后落子的一方。",
    "終局時の手番が分からない：最後に打った側を入力すること。",
    "마지막에 누구의 차례인지 알 수 없습니다. 누가 마지막으로 두었는지 밝혀야 합니다.",
)
SETTLED = Text(
    "What if the dame had been filled in turn before play stopped? Nobody played or ruled "
    "this; the case stays as it is. Only stones in atari are saved: what would have to be read "
    "out is not seen.",
    "若在终局前轮流收完单官，结果如何？此为假设，并无人如此下过或裁定，案卷不变。"
    "只救被叫吃之子，须计算才知的手段未予考虑。",
    "終局の前にダメを交互に打っていたらどうなるか。実際に打たれたものでも裁定でもなく、"
    "記録も裁定も変わらない。守るのはアタリの石だけで、読みの要る手段は見ていない。",
    "대국 중지 전에 공배를 번갈아 메웠다면 어떻게 됩니까? 아무도 그렇게 두거나 판정하지 않았으며, 이 건은 그대로입니다. 단수인 돌만 살리며, 수읽기가 필요한 것은 보지 않습니다.",
)
PLAYED_OUT = Text(
    "What if {points} were captured on the board, by turns? Nobody played or ruled this; the "
    "case stays as it is. It shows what the count would be, not that the stones are dead. "
    "Nobody plays a ko threat.",
    "若将{points}一人一手实际提净，结果如何？此为假设，并无人如此下过或裁定，案卷不变。"
    "所示者为计算结果，并不证明其为死子；双方均不找劫材。",
    "{points}を一手ずつ交互に打って実際に取ればどうなるか。実際に打たれたものでも裁定でもなく、"
    "記録も裁定も変わらない。示すのは計算であり、死石の証明ではない。双方とも劫材は打たない。",
    "{points}의 돌을 판 위에서 번갈아 두어 따냈다면 어떻게 됩니까? 아무도 그렇게 두거나 판정하지 않았으며, 이 건은 그대로입니다. 계가가 어떻게 되는지를 보일 뿐, 그 돌이 죽었음을 보이는 것은 아닙니다. 아무도 팻감을 쓰지 않습니다.",
)
NOTHING = Text(
    "There is nothing to fill.",
    "没有可收的单官。",
    "打つべきダメはない。",
    "메울 곳이 없습니다.",
)
SAME = Text("no change", "不变", "変わらない", "변화 없음")
SINCE = Text("{change}: {terms}", "{change}：{terms}", "{change}：{terms}", "{change}: {terms}")
CANCEL = Text(
    "no change ({terms})", "不变（{terms}）", "変わらない（{terms}）", "변화 없음({terms})"
)
RESTORED = Text(
    "{told}; played for proof, the board is put back and the ruling is counted",
    "{told}；若为证死活而下，则恢复原局面，按裁定计算",
    "{told}。確認のために打つのなら盤は元に戻り、裁定どおり数える",
    "{told}; 증명을 위해 둔 것이면 판을 되돌리고 판정대로 셈",
)
FORBIDDEN = Text(
    "not counted: a side passes here, and this rule set knows no pass",
    "不计：此处有一方停手，而此规则不许停手",
    "数えない：一方がパスするが、このルールにパスはない",
    "세지 않음: 여기서 한쪽이 패스하는데, 이 규칙에는 패스가 없음",
)
LACKING = Text("not decided: {facts}", "未定：{facts}", "未定：{facts}", "미정: {facts}")


def whose_turn(mover: ToMove, language: Language) -> str:
    """Who moves first, and why."""
    side = side_name(mover.colour, language)
    return WHOSE[mover.source].in_(language, side=side)


def played_out(chain: frozenset[int], made: Continuation, language: Language) -> str:
    """What is asked where a chain is played out."""
    names = made.case.record.grid.names(chain)
    return PLAYED_OUT.in_(language, points=cut_short(names))


def turn_sentence(made: Continuation, turn: PlayedTurn, language: Language) -> str:
    """A turn in a line: ``Black D4: dame``."""
    side = side_name(turn.act.colour, language)
    place = turn_place(made, turn)
    return f"{side} {place}{LANGUAGES[language].colon}{turn_aim(turn, language)}"


def turn_aim(turn: PlayedTurn, language: Language) -> str:
    """What a turn is for, and how many stones it takes."""
    aim = AIMS[turn.aim].in_(language)
    count = sum(turn.captured)
    return TAKES.in_(language, aim=aim, count=count) if count else aim


def turn_place(made: Continuation, turn: PlayedTurn) -> str:
    """The point of a turn; a dash for none."""
    return "–" if turn.point is None else made.case.record.grid.name(turn.point)


def effect_sentence(effect: Effect, language: Language) -> str:
    """What playing on changes under a rule set, and why."""
    if effect.forbidden:
        return FORBIDDEN.in_(language)
    if effect.difference is None:
        score = effect.before if effect.before.needs else effect.after
        return LACKING.in_(language, facts=needs_text(score, language))
    listed = LANGUAGES[language].listed
    terms = listed(
        f"{term(LINES, reason.term, language)} {signed(mixed(reason.points))}"
        for reason in effect.reasons
    )
    change = signed(mixed(effect.difference))
    if effect.difference:
        told = SINCE.in_(language, change=change, terms=terms)
        return RESTORED.in_(language, told=told) if effect.restored else told
    return CANCEL.in_(language, terms=terms) if terms else SAME.in_(language)
