"""Results as sentences, in the words of each unit and rule set."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.numbers import chinese, decimal, mixed
from goref.core.base.text import Text
from goref.core.case.case import Case
from goref.core.game.record import Act, ActKind
from goref.core.rulesets.ruleset import Story, Unit
from goref.core.rulesets.stops.stop_rules import How
from goref.core.scoring.scoring import Score, Winner
from goref.core.stopping.game_state import Outcome
from goref.core.words.terms import NEEDS, SIDES, term

ZH_PARTS = {Fraction(1, 4): "1/4", Fraction(1, 2): "1/2", Fraction(3, 4): "3/4"}


def sentence(case: Case, score: Score, language: str) -> str:
    """The result of a score in ``en``, ``zh`` or ``ja``."""
    if score.outcome is not None:
        return _decided(score, language)
    if score.rules.known_only:
        return KNOWN_ONLY[language]
    if score.margin is None:
        asked = LIST_JOINT[language].join(term(NEEDS, n.value, language) for n in score.needs)
        return NEEDED[language].format(facts=asked)
    short = _verdict(score, language)
    story = STORIES.get(score.rules.story)
    return story(case, score, language, short) if story else short


def verdict(score: Score, language: str) -> str:
    """Who won by how much, without the story around it; ``–`` while undecided."""
    if score.outcome is not None:
        return _outcome(score.outcome, language)
    return "–" if score.margin is None else _verdict(score, language)


def _outcome(outcome: Outcome, language: str) -> str:
    winner = outcome.winner
    return (
        OUTCOMES[outcome.how]
        .in_(language)
        .format(
            winner=term(SIDES, winner.letter, language) if winner else "",
            loser=term(SIDES, winner.other.letter, language) if winner else "",
        )
    )


def _decided(score: Score, language: str) -> str:
    """A result that does not come from the count, and the count beside it."""
    told = verdict(score, language)
    if score.margin is None:
        return told
    counted = _verdict(replace(score, outcome=None), language)
    return COUNTED.in_(language).format(verdict=told, counted=counted)


OUTCOMES = {
    How.RESIGNED: Text("{winner} wins by resignation", "{winner}中盘胜", "{winner}中押し勝ち"),
    How.NO_PLAY: Text(
        "{winner} wins: {loser} has no legal play",
        "{loser}方无处可下，{winner}胜",
        "{loser}に合法手なし、{winner}勝ち",
    ),
    How.NO_RESULT: Text("No result", "无胜负", "無勝負"),
    How.DRAW: Text("Draw", "和棋", "引き分け"),
    How.BOTH_LOSE: Text("Both sides lose", "双方负", "両者負け"),
}
"""Results that do not come from the count."""
COUNTED = Text(
    "{verdict} (the count would say: {counted})",
    "{verdict}（若计算则：{counted}）",
    "{verdict}（数えれば：{counted}）",
)

KNOWN_ONLY = {
    "en": "Known by name only; nothing is computed.",
    "zh": "仅知其名，不作计算。",
    "ja": "名前のみ伝わり、計算しない。",
}
NEEDED = {
    "en": "Not decided: {facts} must be known.",
    "zh": "未定：须先知道{facts}。",
    "ja": "未定：{facts}が必要。",
}
LIST_JOINT = {"en": ", ", "zh": "、", "ja": "、"}


DRAWN = Text("Draw", "和棋", "持碁")


def _verdict(score: Score, language: str) -> str:
    if score.winner is Winner.DRAW:
        return DRAWN.in_(language)
    amount = abs(score.native or Fraction(0))
    return won_by(score.winner.value, amount, score.rules.unit, language)


def won_by(winner: str, amount: Fraction, unit: Unit, language: str) -> str:
    """Who won by how much: ``White wins by 3¾ zi``.

    Args:
        winner: ``B`` or ``W``.
        amount: in the unit; of nought, the tie was won.
    """
    return WON_BY[language](term(SIDES, winner, language), amount, unit)


def _english(name: str, amount: Fraction, unit: Unit) -> str:
    if not amount:
        return f"{name} wins the tie"
    word = {
        Unit.POINTS: "point",
        Unit.MOKU: "moku",
        Unit.ZI: "zi",
        Unit.ROUTES: "route",
        Unit.STONES: "stone",
    }[unit]
    plural = "s" if amount > 1 and word in ("point", "route", "stone") else ""
    return f"{name} wins by {mixed(amount)} {word}{plural}"


def _zi(amount: Fraction) -> str:
    """``3/4子``, ``1又3/4子``, ``半子``, ``3子半``."""
    whole, rest = divmod(amount, 1)
    if not rest:
        return f"{whole}子"
    if rest == Fraction(1, 2):
        return f"{whole}子半" if whole else "半子"
    part = ZH_PARTS.get(rest, decimal(rest))
    return f"{whole}又{part}子" if whole else f"{part}子"


def _half(amount: Fraction, unit: str) -> str:
    """``1目半``, ``半目``, ``3点``."""
    whole, rest = divmod(amount, 1)
    if rest == Fraction(1, 2):
        return f"{whole}{unit}半" if whole else f"半{unit}"
    return f"{decimal(amount)}{unit}"


def _chinese(name: str, amount: Fraction, unit: Unit) -> str:
    if not amount:
        return f"和棋，{name}胜"
    match unit:
        case Unit.ZI:
            return f"{name}胜{_zi(amount)}"
        case Unit.MOKU:
            return f"{name}胜{_half(amount, '目')}"
        case Unit.ROUTES if amount.denominator == 1:
            return f"{name}胜{chinese(int(amount))}路"
        case Unit.STONES:
            return f"{name}胜{decimal(amount)}子"
        case _:
            return f"{name}胜{_half(amount, '点')}"


def _japanese(name: str, amount: Fraction, unit: Unit) -> str:
    if not amount:
        return f"持碁、{name}勝ち"
    match unit:
        case Unit.ZI:
            return f"{name}{_zi(amount).replace('又', 'と')}勝ち"
        case Unit.MOKU:
            return f"{name}{_half(amount, '目')}勝ち"
        case Unit.ROUTES:
            return f"{name}{decimal(amount)}路勝ち"
        case Unit.STONES:
            return f"{name}{decimal(amount)}子勝ち"
        case _:
            return f"{name}{_half(amount, '点')}勝ち"


WON_BY = {"en": _english, "zh": _chinese, "ja": _japanese}


def recorded_plays(case: Case) -> tuple[int, int] | None:
    """Plays of each side without those added only to settle; None for a bare position."""
    if case.answers.plays is not None:
        return case.answers.plays.black, case.answers.plays.white
    if case.record.is_bare:
        return None
    counts = {BLACK: 0, WHITE: 0}
    for moment in case.moments:
        act = moment.entry
        if isinstance(act, Act) and act.kind is ActKind.PLAY:
            counts[act.colour] += not (moment.impossible or moment.voided or act.settling)
    return counts[BLACK], counts[WHITE]


PASSED = {
    "en": " Pass stones filled back too: Black {black}, White {white}.",
    "zh": "另回填虚着之子：黑{black}，白{white}。",
    "ja": "ほかにパスの石を埋め戻す：黒{black}、白{white}。",
}


def _routes(case: Case, score: Score, language: str, verdict: str) -> str:
    """As the old records write it: plays of each side, prisoners, routes."""
    lost = score.facts.lost(score.tally.dead)
    if lost is None:
        return verdict
    black, white = map(int, score.totals)  # a stone handed over is a route less
    minus = str.maketrans("-", "−")
    routes = [str(number).translate(minus) for number in (black, white)]
    passed = score.facts.pass_stones
    also = ""
    if passed is not None and any(passed):
        also = PASSED[language].format(black=passed.black, white=passed.white)
    plays = recorded_plays(case)
    if language == "zh":
        each = ""
        if plays is not None and plays[0] == plays[1]:
            each = f"各{chinese(plays[0])}着。"
        elif plays is not None:
            each = f"黑{chinese(plays[0])}着，白{chinese(plays[1])}着。"
        return (
            f"{verdict}。{each}黑杀白{chinese(lost.white)}子，黑有{chinese(black)}路；"
            f"白杀黑{chinese(lost.black)}子，白有{chinese(white)}路。{also}"
        )
    if language == "ja":
        each = ""
        if plays is not None and plays[0] == plays[1]:
            each = f"各{plays[0]}手。"
        elif plays is not None:
            each = f"黒{plays[0]}手、白{plays[1]}手。"
        return (
            f"{verdict}。{each}黒は白{lost.white}子を取り{routes[0]}路、"
            f"白は黒{lost.black}子を取り{routes[1]}路。{also}"
        )
    each = ""
    if plays is not None and plays[0] == plays[1]:
        each = f" {plays[0]} plays each."
    elif plays is not None:
        each = f" Black {plays[0]} plays, White {plays[1]}."
    return (
        f"{verdict}.{each} Black took {_many(lost.white, 'white stone')} and has "
        f"{_many(routes[0], 'route')}; White took {_many(lost.black, 'black stone')} and has "
        f"{_many(routes[1], 'route')}.{also}"
    )


def _many(number: object, thing: str) -> str:
    """A number with its noun, in English."""
    return f"{number} {thing}" if str(number) == "1" else f"{number} {thing}s"


def _plays(case: Case, score: Score, language: str, verdict: str) -> str:
    """The number of all plays, as Ming and Qing records note it."""
    plays = recorded_plays(case)
    if plays is None:
        return verdict
    total = sum(plays)
    match language:
        case "zh":
            return f"共{chinese(total)}着。{verdict}。"
        case "ja":
            return f"共{total}手。{verdict}。"
        case _:
            return f"{total} plays in all. {verdict}."


STORIES = {Story.ROUTES: _routes, Story.PLAYS: _plays}
"""What is told beside the verdict."""
