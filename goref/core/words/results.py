"""Results as sentences, in the words of each unit and rule set."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.frozen import replace
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import chinese, in_zi, mixed, with_half
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import PlayedFor
from goref.core.game.record import Act
from goref.core.rulesets.ruleset import Payment, RuleSet, Story, Unit
from goref.core.rulesets.stops.stop_rules import How
from goref.core.ruling.ruling import Voice
from goref.core.scoring.lines import PENALTY, Basis, Line
from goref.core.scoring.scoring import Score, Winner
from goref.core.scoring.status import CaseState
from goref.core.stopping.game_state import Outcome
from goref.core.words.terms import NEEDS, SIDES, term

MARGINS: dict[str, Text] = {
    "komi": Text("Margin with komi", "贴目后差数", "コミ込みの差", "덤을 넣은 차이"),
    "paid": Text("Margin, all paid", "结算后差数", "加減後の差", "모두 지급한 뒤의 차이"),
    "plain": Text("Black less White", "黑减白", "黒−白", "흑에서 백을 뺀 값"),
}


def sentence(case: Case, score: Score, language: Language) -> str:
    """The result of a score in ``en``, ``zh`` or ``ja``; no winner before that is ruled."""
    if score.outcome is not None:
        return _decided(score, language)
    if score.rules.known_only:
        return KNOWN_ONLY.in_(language)
    if not score.status.state.names_winner:
        return UNRULED[score.status.state].in_(language)
    if score.margin is None:
        return NEEDED.in_(language, facts=needs_text(score, language))
    short = _verdict(score, language)
    story = STORIES.get(score.rules.story)
    told = story(case, score, language, short) if story else short
    return told if score.status.is_settled else PROVISIONAL.in_(language, result=told)


def needs_text(score: Score, language: Language) -> str:
    """What must be known before there is a result, as a list in a line."""
    return LANGUAGES[language].listed(term(NEEDS, n.value, language) for n in score.needs)


def margin_name(lines: Iterable[Line], language: Language) -> str:
    """What Black less White is called, by what is paid in it."""
    paid = {line.key for line in lines if line.paid}
    kind = "komi" if Payment.KOMI.value in paid else "paid" if paid else "plain"
    return term(MARGINS, kind, language)


def verdict(score: Score, language: Language) -> str:
    """Who won by how much, without the story around it; ``–`` while undecided."""
    return would_be(score, language) if score.status.state.names_winner else "–"


def would_be(score: Score, language: Language) -> str:
    """The verdict if all that is open were as it is counted; ``–`` where facts are missing."""
    if score.outcome is not None:
        return _outcome(score.outcome, language)
    return "–" if score.margin is None else _verdict(score, language)


def _outcome(outcome: Outcome, language: Language) -> str:
    winner = outcome.winner
    told = OUTCOMES[outcome.how].in_(
        language,
        winner=term(SIDES, winner.letter, language) if winner else "",
        loser=term(SIDES, winner.other.letter, language) if winner else "",
    )
    if outcome.incident is None:
        return told
    from goref.core.incidents.kinds import KINDS  # few games end so

    kind = KINDS.get(outcome.kind)
    why = outcome.kind if kind is None else kind.name.in_(language)
    if outcome.how is How.TIME:  # its name says no more than that
        why = INCIDENT.in_(language, number=outcome.incident)
    if outcome.led is not None:
        from goref.core.incidents.adding_up import counted_said

        why = f"{why}{LANGUAGES[language].clause}{counted_said(outcome.led, language)}"
    return LANGUAGES[language].with_aside(told, why)


def _decided(score: Score, language: Language) -> str:
    """A result that does not come from the count, and beside it what the referee ruled."""
    told, counted = verdict(score, language), as_counted(score)
    if counted is None:
        return told
    return COUNTED.in_(language, verdict=told, counted=_verdict(counted, language))


def as_counted(score: Score) -> Score | None:
    """The score as if the count decided; None where that is not known, nobody ruled it, or
    stones or points were left open."""
    if score.outcome is None:
        return score
    known = _is_all_ruled(score) and score.margin is not None
    return replace(score, outcome=None) if known else None


def _is_all_ruled(score: Score) -> bool:
    ruling = score.survey.ruling
    return ruling.voice is Voice.REFEREE and not ruling.unclear


def ends_every_count(score: Score) -> bool:
    """Whether an incident ended the game, under whatever rule set it is counted."""
    return score.outcome is not None and score.outcome.incident is not None


def count_beside(score: Score, language: Language) -> str:
    """What the count would say beside a result that it does not decide; empty if unknown."""
    counted = None if score.outcome is None else as_counted(score)
    if counted is None:
        return ""
    return BESIDE.in_(language, counted=_verdict(counted, language))


def same_everywhere(score: Score, language: Language) -> str:
    """What incidents do under every rule set alike; empty where they do nothing."""
    if ends_every_count(score):
        text = EVERY_COUNT if _is_all_ruled(score) else NO_COUNT
        return text.in_(language, verdict=verdict(score, language))
    if not score.penalty:
        return ""
    gains = BLACK if score.penalty > 0 else WHITE
    name = term(SIDES, gains.letter, language)
    return EVERY_PENALTY.in_(language, name=name, amount=mixed(abs(score.penalty)))


OUTCOMES = {
    How.RESIGNED: Text(
        "{winner} wins by resignation",
        "{winner}中盘胜",
        "{winner}中押し勝ち",
        "{winner} 불계승",
    ),
    How.NO_PLAY: Text(
        "{winner} wins: {loser} has no legal play",
        "{loser}方无处可下，{winner}胜",
        "{loser}に合法手なし、{winner}勝ち",
        "{winner} 승: {loser}에게 둘 수 있는 곳이 없음",
    ),
    How.NO_RESULT: Text("No result", "无胜负", "無勝負", "무승부"),
    How.DRAW: Text("Draw", "和棋", "引き分け", "비김"),
    How.BOTH_LOSE: Text("Both sides lose", "双方负", "両者負け", "양쪽 패배"),
    How.PENALTY: Text(
        "{winner} wins: {loser} loses by penalty",
        "{loser}被判负，{winner}胜",
        "{loser}の反則負け、{winner}勝ち",
        "{winner} 승: {loser}의 반칙패",
    ),
    How.TIME: Text(
        "{winner} wins on time",
        "{loser}超时，{winner}胜",
        "{winner}の時間切れ勝ち",
        "{winner} 시간승",
    ),
    How.NEW_GAME: Text(
        "No result: a new game was ordered",
        "无胜负：裁定重赛",
        "無勝負：再対局の裁定",
        "무승부: 재대국 판정",
    ),
}
"""Results that do not come from the count."""
COUNTED = Text(
    "{verdict} (the count would say: {counted})",
    "{verdict}（若计算则：{counted}）",
    "{verdict}（数えれば：{counted}）",
    "{verdict}(계가하면: {counted})",
)
INCIDENT = Text("incident {number}", "第{number}号事件", "事案{number}", "사안 {number}")
BESIDE = Text(
    "The count would say: {counted}",
    "若计算则：{counted}",
    "数えれば：{counted}",
    "계가하면: {counted}",
)
EVERY_COUNT = Text(
    "{verdict}. Below is what the count would have given.",
    "{verdict}。以下为若计算则如何。",
    "{verdict}。以下は数えた場合の結果。",
    "{verdict}. 아래는 계가했을 경우의 결과입니다.",
)
NO_COUNT = Text(
    "{verdict}. What the count would have given is not ruled.",
    "{verdict}。若计算则如何，尚未裁定。",
    "{verdict}。数えた場合の結果は裁定されていない。",
    "{verdict}. 계가했을 경우의 결과는 판정되지 않았습니다.",
)
EVERY_PENALTY = Text(
    "Penalty under every rule set: {name} +{amount}.",
    "罚（各规则相同）：{name}+{amount}。",
    "罰（どのルールでも同じ）：{name}+{amount}。",
    "모든 규칙에서 같은 벌점: {name} +{amount}.",
)

KNOWN_ONLY = Text(
    "Known by name only; nothing is computed.",
    "仅知其名，不作计算。",
    "名前のみ伝わり、計算しない。",
    "이름만 알려져 있으며 아무것도 계산하지 않습니다.",
)
NEEDED = Text(
    "Not decided: {facts} must be known.",
    "未定：须先知道{facts}。",
    "未定：{facts}が必要。",
    "미정. 알아야 할 것: {facts}.",
)
UNRULED = {
    CaseState.UNDECIDED: Text(
        "Not ruled yet.", "尚未裁定。", "未裁定。", "아직 판정되지 않았습니다."
    ),
    CaseState.IN_PLAY: Text(
        "The game is in play.", "对局进行中。", "対局中。", "대국 중입니다."
    ),
}
PROVISIONAL = Text(
    "Provisional: {result}", "暂定：{result}", "暫定：{result}", "잠정: {result}"
)
DRAWN = Text("Draw", "和棋", "持碁", "비김")


def _verdict(score: Score, language: Language) -> str:
    if score.ahead is Winner.DRAW:
        return DRAWN.in_(language)
    amount = abs(score.native or Fraction(0))
    return won_by(score.ahead.value, amount, score.rules, language)


def won_by(winner: str, amount: Fraction, rules: RuleSet, language: Language) -> str:
    """Who won by how much: ``White wins by 3¾ zi``.

    Args:
        winner: ``B`` or ``W``.
        amount: in the unit of the rule set; of nought, the tie was won.
    """
    text = WON[rules.unit] if amount else TIE
    if rules.unit is Unit.ROUTES and amount.denominator != 1:
        text = PARTS_OF_ROUTES
    elif rules.story is Story.PLAYS and amount:
        text = ZI_OF_OLD
    return text.in_(
        language,
        name=term(SIDES, winner, language),
        amount=mixed(amount),
        s="s" if amount > 1 else "",
        zi=in_zi(amount),
        old=_zi_of_old(amount),
        moku=with_half(amount, "目"),
        points=with_half(amount, "点"),
        jip=with_half(amount, "집", "반"),
        whole=_Count(amount),
    )


TIE = Text("{name} wins the tie", "和棋，{name}胜", "持碁、{name}勝ち", "비김, {name} 승")
WON: dict[Unit, Text] = {
    Unit.POINTS: Text(
        "{name} wins by {amount} point{s}",
        "{name}胜{points}",
        "{name}{points}勝ち",
        "{name} {amount}점 승",
    ),
    Unit.MOKU: Text(
        "{name} wins by {amount} moku",
        "{name}胜{moku}",
        "{name}{moku}勝ち",
        "{name} {jip} 승",
    ),
    Unit.ZI: Text(
        "{name} wins by {amount} zi", "{name}胜{zi}", "{name}{zi}勝ち", "{name} {amount}자 승"
    ),
    Unit.ROUTES: Text(
        "{name} wins by {amount} route{s}",
        "{name}胜{whole:numeral}路",
        "{name}{amount}路勝ち",
        "{name} {amount}로 승",
    ),
    Unit.STONES: Text(
        "{name} wins by {amount} stone{s}",
        "{name}胜{amount}子",
        "{name}{amount}子勝ち",
        "{name} 돌 {amount}개 차 승",
    ),
}
"""A margin is there in every way it is written, for each language to choose from."""
PARTS_OF_ROUTES = Text(
    "{name} wins by {amount} route{s}",
    "{name}胜{amount}路",
    "{name}{amount}路勝ち",
    "{name} {amount}로 승",
)
ZI_OF_OLD = Text(
    "{name} wins by {amount} zi", "{name}胜{old}", "{name}{zi}勝ち", "{name} {amount}자 승"
)


def _zi_of_old(amount: Fraction) -> str:
    """Zi as Ming and Qing records write them, who knew halves alone: ``三子半``, ``半子``."""
    whole, rest = divmod(amount, 1)
    if not whole or rest not in (0, Fraction(1, 2)):
        return in_zi(amount)
    return f"{chinese(whole)}子半" if rest else f"{chinese(whole)}子"


class _Count(int):
    """A number that a text writes in its own way: ``{n}``, ``{n:s}``, ``{n:numeral}``."""

    def __format__(self, way: str) -> str:
        """The number with a true minus, the plural's ending after it, or as a numeral."""
        match way:
            case "s":
                return "" if self == 1 else "s"
            case "numeral":
                return chinese(self)
        return str(int(self)).replace("-", "−")


def counted_plays(case: Case, score: Score) -> tuple[int, int] | None:
    """Plays of each side up to the board that was counted, and without those added only to
    settle; None for a bare position."""
    if case.answers.plays is not None:
        return score.facts.plays
    if case.record.is_bare:
        return None
    plays = [
        moment.entry
        for moment in case.moments
        if isinstance(moment.entry, Act) and moment.entry.kind is ActKind.PLAY
        if not (moment.impossible or moment.voided)
    ]
    if score.basis is Basis.BEFORE_LAST:
        plays.pop()
    made = [act.colour for act in plays if not act.settling]
    return made.count(BLACK), made.count(WHITE)


PASSED = Text(
    " Pass stones filled back too: Black {black}, White {white}.",
    "另回填虚着之子：黑{black:numeral}，白{white:numeral}。",
    "ほかにパスの石を埋め戻す：黒{black}、白{white}。",
    " 패스 돌도 되메움: 흑 {black}, 백 {white}.",
)
PLAYS_EACH = Text(
    " {black} plays each.", "各{black:numeral}着。", "各{black}手。", " 각각 {black}수."
)
PLAYS_OF_BOTH = Text(
    " Black {black} plays, White {white}.",
    "黑{black:numeral}着，白{white:numeral}着。",
    "黒{black}手、白{white}手。",
    " 흑 {black}수, 백 {white}수.",
)
ROUTES = Text(
    "{verdict}.{each} Black took {lost_white} white stone{lost_white:s} and has "
    "{black} route{black:s}; White took {lost_black} black stone{lost_black:s} and has "
    "{white} route{white:s}.{also}",
    "{verdict}。{each}黑杀白{lost_white:numeral}子，黑有{black:numeral}路；"
    "白杀黑{lost_black:numeral}子，白有{white:numeral}路。{also}",
    "{verdict}。{each}黒は白{lost_white}子を取り{black}路、"
    "白は黒{lost_black}子を取り{white}路。{also}",
    "{verdict}.{each} 흑은 백돌 {lost_white}개를 따내고 {black}로, 백은 흑돌 {lost_black}개를 따내고 {white}로입니다.{also}",
)
ALL_PLAYS = Text(
    "{plays} plays in all. {verdict}.",
    "共{plays:numeral}着。{verdict}。",
    "共{plays}手。{verdict}。",
    "모두 {plays}수. {verdict}.",
)


def _routes(case: Case, score: Score, language: Language, verdict: str) -> str:
    """As the old records write it: plays of each side, prisoners, routes."""
    lost = score.facts.lost(score.tally.dead)
    if lost is None:
        return verdict
    passed = score.facts.pass_stones
    also = ""
    if passed is not None and any(passed):
        also = PASSED.in_(language, black=_Count(passed.black), white=_Count(passed.white))
    plays = counted_plays(case, score)
    each = ""
    if plays is not None:
        black, white = map(_Count, plays)
        text = PLAYS_EACH if black == white else PLAYS_OF_BOTH
        each = text.in_(language, black=black, white=white)
    # A stone handed over is a route less; what is paid for an incident is no route.
    own = [line for line in score.lines if line.key != PENALTY]
    black, white = (_Count(sum(line.of(side) for line in own)) for side in COLOURS)
    return ROUTES.in_(
        language,
        verdict=verdict,
        each=each,
        lost_white=_Count(lost.white),
        lost_black=_Count(lost.black),
        black=black,
        white=white,
        also=also,
    )


def _plays(case: Case, score: Score, language: Language, verdict: str) -> str:
    """The number of all plays, as Ming and Qing records note it."""
    plays = counted_plays(case, score)
    if plays is None:
        return verdict
    return ALL_PLAYS.in_(language, plays=_Count(sum(plays)), verdict=verdict)


CHIPS_WON = Text(
    "{verdict}. Played for chips: {winner} wins {chips} ({first} for the first stone, one for "
    "every {stones} more).",
    "{verdict}。论筹：{winner}得{chips:numeral}筹（初一子{first:numeral}筹，后每{stones:numeral}子一筹）。",
    "{verdict}。論籌：{winner}が{chips}籌を得る（最初の一子に{first}籌、以後{stones}子ごとに一籌）。",
    "{verdict}. 논주(論籌): {winner}이 주(籌) {chips}개를 얻습니다(첫 돌에 {first}개, 그 뒤로 돌 {stones}개마다 1개).",
)
NO_CHIPS = Text(
    "{verdict}. Played for chips: none change hands.",
    "{verdict}。论筹：无筹。",
    "{verdict}。論籌：籌のやりとりはない。",
    "{verdict}. 논주(論籌): 주고받는 주(籌)가 없습니다.",
)
GAME_ALONE = Text(
    "{verdict}. Played for the game alone: what is won beyond it pays nothing.",
    "{verdict}。只取局：多得之子不计。",
    "{verdict}。局だけを争う：余分に得た石には何も支払わない。",
    "{verdict}. 승패만을 다툰 대국: 승패 말고 더 이긴 몫은 지급하지 않습니다.",
)


def _chips(case: Case, score: Score, language: Language, verdict: str) -> str:
    """What changes hands, where the players declared beforehand what they play for."""
    pays, margin = score.rules.chips, score.margin
    if pays is None or margin is None or score.facts.played_for is None:
        return verdict
    if score.facts.played_for is PlayedFor.GAME:
        return GAME_ALONE.in_(language, verdict=verdict)
    text = CHIPS_WON if margin else NO_CHIPS
    return text.in_(
        language,
        verdict=verdict,
        winner=term(SIDES, score.winner.value, language),
        chips=_Count(pays.won(margin)),
        first=_Count(pays.first),
        stones=_Count(pays.stones),
    )


STORIES = {Story.CHIPS: _chips, Story.ROUTES: _routes, Story.PLAYS: _plays}
"""What is told beside the verdict."""
