"""How each rule set settles a dispute on the board, as data: one table, keyed by its id.

A rule set without an entry plays on in turn by its own rules, and says that this is assumed.
"""

from __future__ import annotations

from enum import Enum

from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.base.sources import JPD_ART_TEXT, JPD_MING_QING_TEXT, cited, for_b
from goref.core.case.kept_trial import TrialStep
from goref.core.rulesets.ruleset import RuleSet


class First(Enum):
    """Who moves first in a trial."""

    TURN = "turn"
    """The side whose turn it is: a trial takes nobody's turn away."""
    PROVER = "prover"
    """The side that must prove something: capture, take or occupy."""
    OTHER = "other"
    """The opponent of the side that asks for it."""


class KoRule(Enum):
    """Which repetition a trial knows."""

    AS_IN_PLAY = "as-in-play"
    """The rule set's own, with everything that stood on the board in the game."""
    PASS_FOR_KO = "pass-for-ko"
    """A side whose stone was taken in a ko takes it back only after a pass for that ko."""


class Assumed(Enum):
    """What a text does not say and goref assumes; the referee may rule otherwise."""

    FIRST = "first"
    END = "end"
    RESTORED = "restored"
    EVERYTHING = "everything"


@frozen
class TrialRules:
    """The rules of a trial.

    Attributes:
        source: the text and article.
        first: who moves first.
        steps: what a side may do beside playing.
        closing: the steps that end it, ``run`` of them in a row.
        ko: which repetition it knows.
        restored: the frozen position is put back afterwards. Otherwise the game has really
            gone on, and the result is counted from where it ends.
        opening: a pass stone of each side, the proposer's first, before play goes on.
        even: it ends only when both have had equally many turns.
        forced: so many pass stones in one board position, in a row or not, end it with
            every stone alive; None where there is no such rule.
        reborn: a captured stone is alive where its owner gets a new one on its place.
        assumed: what the text leaves open.
    """

    source: Text
    first: First = First.TURN
    steps: tuple[TrialStep, ...] = (TrialStep.PASS,)
    closing: frozenset[TrialStep] = frozenset({TrialStep.PASS})
    run: int = 2
    ko: KoRule = KoRule.AS_IN_PLAY
    restored: bool = False
    opening: bool = False
    even: bool = False
    forced: int | None = None
    reborn: bool = False
    assumed: frozenset[Assumed] = frozenset()


STONES = frozenset({TrialStep.PASS_STONE})
GIVE_UPS = frozenset({TrialStep.GIVE_UP})

JPD = TrialRules(
    source=Text(
        "Ji Ping Dian A, articles 5.1(3), 5.3 and 2.3",
        "燕来《计枰点围棋规则》A版第5.1（3）、5.3、2.3条",
        "燕来『計枰点囲碁規則』A版第5.1(3)・5.3・2.3条",
        "옌라이 “계평점 바둑 규칙” A판 제5.1(3)·5.3·2.3조",
    ),
    steps=(TrialStep.GIVE_UP, TrialStep.PASS_STONE),
    closing=GIVE_UPS,
    opening=True,
    forced=4,
)
JPD_B = replace(JPD, source=for_b(JPD.source))
ART = TrialRules(
    source=cited(JPD_ART_TEXT, "12 and 14"),
    steps=(TrialStep.GIVE_UP,),
    closing=GIVE_UPS,
    restored=True,
    assumed=frozenset({Assumed.END}),
)
JPD_MING_QING = TrialRules(
    source=JPD_MING_QING_TEXT,
    steps=(TrialStep.PASS_STONE,),
    closing=STONES,
    assumed=frozenset({Assumed.EVERYTHING}),
)
JAPANESE = TrialRules(
    source=Text(
        "Japanese rules of 1989, articles 7.1, 7.2 and 9",
        "日本围棋规约（1989年）第7.1、7.2、9条",
        "日本囲碁規約（1989年）第7.1・7.2・9条",
        "일본 바둑 규약(1989년) 제7.1·7.2·9조",
    ),
    first=First.PROVER,
    steps=(TrialStep.PASS, TrialStep.KO_PASS),
    ko=KoRule.PASS_FOR_KO,
    restored=True,
    reborn=True,
    assumed=frozenset({Assumed.END}),
)
KOREAN = TrialRules(
    source=Text(
        "Rules of the Korea Baduk Association, life and death (as reported)",
        "韩国棋院围棋规则死活部分（据转述）",
        "韓国棋院囲碁規則、死活（伝聞による）",
        "한국기원 규칙의 사활(전해지는 바에 따름)",
    ),
    assumed=frozenset({Assumed.FIRST, Assumed.END, Assumed.RESTORED}),
)
CHINESE = TrialRules(
    source=Text(
        "Chinese competition rules on life and death",
        "中国《围棋竞赛规则》死活条",
        "中国囲碁競技規則の死活条",
        "중국 바둑 경기 규칙의 사활 조항",
    ),
    assumed=frozenset({Assumed.FIRST}),
)
LU_NAN = TrialRules(
    source=Text(
        "Lu Nan, Counting zi and counting moku, part 1",
        "路南《数子与计目》第1部分",
        "路南『数子と計目』第1部",
        "루난, “수자와 계목” 제1부",
    ),
    assumed=frozenset({Assumed.FIRST}),
)
TANG_SONG = TrialRules(
    source=Text(
        "Zhao Zhiyun, part 1: settled move for move, nobody a stone less",
        "赵之云《中国围棋胜负计算法及其演变》一：实战解决，一人一着",
        "趙之雲『中国囲碁の勝負計算法とその変遷』一：一手ずつの実戦解決",
        "자오즈윈 제1부: 한 수씩 두어 해결하며 누구도 돌이 적어지지 않음",
    ),
    steps=(TrialStep.PASS_STONE,),
    closing=STONES,
    even=True,
    assumed=frozenset({Assumed.FIRST, Assumed.END}),
)
MING_QING = TrialRules(
    source=Text(
        "Zhao Zhiyun, parts 2 and 3, tells of no disputes; goref has them played out",
        "赵之云《中国围棋胜负计算法及其演变》二、三未述争议，goref以实战解决",
        "趙之雲『中国囲碁の勝負計算法とその変遷』二・三に争いの定めはなく、goref は実戦による",
        "자오즈윈 제2부와 제3부에는 이의에 관한 말이 없어 goref는 실전으로 해결하게 함",
    ),
    assumed=frozenset({Assumed.FIRST, Assumed.END}),
)
SATURATION = TrialRules(
    source=Text(
        "Zhang Xu, Counting prisoners at saturation, sections 2 and 7",
        "章许《中国古代围棋规则探源》二、七",
        "章許『中国古代囲碁規則探源』二・七",
        "장쉬, “중국 고대 바둑 규칙의 기원” 제2절과 제7절",
    ),
    steps=(TrialStep.PASS_STONE,),
    closing=STONES,
    run=6,
    even=True,
    assumed=frozenset({Assumed.FIRST}),
)
NO_PASSES = TrialRules(
    source=Text(
        "Zhang Xu, section 2.1: nobody may pass",
        "章许《中国古代围棋规则探源》第2.1节：不准虚手",
        "章許『中国古代囲碁規則探源』第2.1節：パスは許されない",
        "장쉬 제2.1절: 누구도 패스할 수 없음",
    ),
    steps=(),
    closing=frozenset(),
    assumed=frozenset({Assumed.FIRST}),
)
WMSG = TrialRules(
    source=Text(
        "World Mind Sports Games 2008: one resumption, in turn",
        "2008年世界智力运动会规则：可恢复一次，按原轮次",
        "WMSG 2008 ルール：再開は一度、手番どおり",
        "세계 마인드 스포츠 게임 2008: 차례대로 한 번 재개",
    ),
)
IKEDA = TrialRules(
    source=Text(
        "Ikeda Toshio's proposals: nothing is taken off without being captured",
        "池田敏雄试案：不经提取不得取走",
        "池田敏雄試案：打ち上げずに取り除かない",
        "이케다 도시오 시안: 따내지 않고는 아무것도 들어내지 않음",
    ),
    assumed=frozenset({Assumed.FIRST}),
)
AGA = TrialRules(
    source=Text(
        "AGA rules of Go, rules 9 and 10: disputes are resolved by play",
        "美国围棋协会规则第9、10条：以续下解决争议",
        "アメリカ囲碁協会規則 第9・10条：争いは続行で決める",
        "AGA 바둑 규칙 제9조와 제10조: 이의는 계속 두어 해결",
    ),
)
ING = TrialRules(
    source=Text(
        "Ing's SST rules: verified by removal",
        "应氏计点制规则：以提取验证",
        "応氏計点制ルール：取り上げで検証",
        "응씨 SST 규칙: 들어내어 검증",
    ),
    assumed=frozenset({Assumed.FIRST, Assumed.RESTORED}),
)
NEW_ZEALAND = TrialRules(
    source=Text(
        "New Zealand rules: play resumes; without agreement who moves, all is alive",
        "新西兰规则：续下；轮谁下不能商定的，全部作活",
        "ニュージーランドルール：続行。手番に合意できなければすべて活き",
        "뉴질랜드 규칙: 대국 재개; 누가 둘지 합의하지 못하면 모두 삶",
    ),
    assumed=frozenset({Assumed.END}),
)
TROMP_TAYLOR = TrialRules(
    source=Text(
        "Tromp and Taylor: nothing is taken off as dead, so play goes on",
        "Tromp–Taylor：不取死子，故须续下",
        "トロンプ・テイラー：死石を取らないので続けて打つ",
        "트롬프-테일러: 죽은 돌이라고 들어내지 않으므로 계속 둠",
    ),
)


TABLE: dict[str, TrialRules] = {
    id_: rules
    for rules, ids in (
        (JPD, "jpd-a"),
        (JPD_B, "jpd-b"),
        (ART, "jpd-art"),
        (JPD_MING_QING, "jpd-ming-qing"),
        (JAPANESE, "japanese"),
        (KOREAN, "korean"),
        (CHINESE, "chinese-1964 chinese-2.5zi chinese-1988 chinese-2002"),
        (LU_NAN, "lu-nan"),
        (TANG_SONG, "tang-song"),
        (MING_QING, "ming-qing modern-1920"),
        (SATURATION, "saturation-prisoners saturation-stones tingdao"),
        (NO_PASSES, "no-pass-go"),
        (WMSG, "wmsg-2008"),
        (IKEDA, "ikeda-area-1 ikeda-area-2 ikeda-area-3 ikeda-territory-1 ikeda-territory-2"),
        (AGA, "aga bga french"),
        (ING, "ing"),
        (NEW_ZEALAND, "new-zealand"),
        (TROMP_TAYLOR, "tromp-taylor"),
    )
    for id_ in ids.split()
}
"""By rule-set id."""


def trial_rules(rules: RuleSet) -> TrialRules:
    """The trial rules of a rule set; without an entry, play goes on by its own rules."""
    own = TABLE.get(rules.id)
    if own is not None:
        return own
    return TrialRules(rules.source, assumed=frozenset({Assumed.EVERYTHING}))
