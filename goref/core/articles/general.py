"""Articles for a rule set nobody wrote any for: built from its entry in the table."""

from __future__ import annotations

from fractions import Fraction

from goref.core.articles.entry import Article, by_goref
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.game.play_rules import Passes
from goref.core.rulesets.ruleset import RuleSet
from goref.core.words.terms import COUNTS, LINES, SIDES, UNITS, term

PASSES = {
    Passes.FREE: Text(
        "A pass costs nothing and hands over no stone.",
        "虚着不交子，也不付代价。",
        "パスに代償はなく、石も渡さない。",
        "패스에는 대가가 없고 돌도 건네지 않습니다.",
    ),
    Passes.STONES: Text(
        "Every empty move of a record is a pass stone.",
        "棋谱中的空着一律作虚着（交子）。",
        "棋譜の着手のない手番はすべてパスの石とする。",
        "기보에서 착수가 없는 차례는 모두 패스 돌입니다.",
    ),
    Passes.GIVE_UPS: Text(
        "The two empty moves that close a record are give-ups, earlier ones are pass stones.",
        "棋谱末尾的两次空着作放弃，其前的作虚着。",
        "棋譜の最後の二つの空の手番は放棄、それより前はパスの石とする。",
        "기보 끝의 착수가 없는 차례 두 번은 착수 포기이고, 그 앞의 것은 패스 돌입니다.",
    ),
    Passes.ALL_GIVE_UPS: Text(
        "Every empty move of a record is a give-up.",
        "棋谱中的空着一律作放弃。",
        "棋譜の着手のない手番はすべて放棄とする。",
        "기보에서 착수가 없는 차례는 모두 착수 포기입니다.",
    ),
}

SAYS = {
    "record": Text(
        "goref knows no article of this rule set on the end of the game. {passes} Both sides "
        "must agree that play is over.",
        "goref未收此规则关于终局的条文。{passes}须双方都认为棋局已毕。",
        "goref はこのルールの終局の条文を収めていない。{passes}終局は双方の同意による。",
        "goref는 이 규칙에서 종국에 관한 조항을 알지 못합니다. {passes} 대국이 끝났다는 "
        "데 양쪽이 합의해야 합니다.",
    ),
    "dead": Text(
        "goref knows no article of this rule set on dead stones. Mark what both sides agree "
        "on; if they disagree, let them play it out.",
        "goref未收此规则关于死子的条文。双方同意的请标出；有分歧则实战解决。",
        "goref はこのルールの死石の条文を収めていない。双方が同意した石に印を付け、"
        "異論があれば実戦で解決する。",
        "goref는 이 규칙에서 사석에 관한 조항을 알지 못합니다. 양쪽이 합의한 것을 "
        "표시하세요. 의견이 다르면 실전으로 해결하게 하세요.",
    ),
    "seki": Text(
        "goref knows no article of this rule set on seki. Counted for their owner: {seki}.",
        "goref未收此规则关于双活的条文。计给所有者的有：{seki}。",
        "goref はこのルールのセキの条文を収めていない。所有者に数えるもの：{seki}。",
        "goref는 이 규칙에서 빅에 관한 조항을 알지 못합니다. 주인의 것으로 세는 것: {seki}.",
    ),
    "points": Text(
        "goref knows no article of this rule set on single points. Counted for their owner: "
        "{single}. {dame}",
        "goref未收此规则关于个别空点的条文。计给所有者的有：{single}。{dame}",
        "goref はこのルールの個々の点の条文を収めていない。"
        "所有者に数えるもの：{single}。{dame}",
        "goref는 이 규칙에서 개별 점에 관한 조항을 알지 못합니다. 주인의 것으로 세는 것: "
        "{single}. {dame}",
    ),
    "payments": Text(
        "Komi: {komi}. On top of the count: {payments}. {handicap}",
        "贴目：{komi}。计数之外另有：{payments}。{handicap}",
        "コミ：{komi}。数のほかに加えるもの：{payments}。{handicap}",
        "덤: {komi}. 센 수에 더하는 것: {payments}. {handicap}",
    ),
    "count": Text(
        "Counted in {unit}. Counts goref performs: {counts}.",
        "以{unit}计。goref可行的算法：{counts}。",
        "単位は{unit}。goref が行う計算：{counts}。",
        "계가 단위: {unit}. goref가 하는 계가: {counts}.",
    ),
    "result": Text(
        "The larger number after all payments wins, told in {unit}. Equal: {ties}.",
        "各项贴还之后多者胜，以{unit}计。相等：{ties}。",
        "すべての支払いののち多い側の勝ち、単位は{unit}。同数：{ties}。",
        "모든 지급을 마친 뒤 큰 쪽이 이깁니다. 단위: {unit}. 같을 때: {ties}.",
    ),
}

KNOWN_ONLY = Text(
    "Only the name of this rule set is known. What it says of this step was not found, and "
    "goref computes nothing by it: choose another rule set for a result.",
    "此规则仅知其名，关于这一步的规定未见。goref不据以计算；要得结果，请另选规则。",
    "名前だけが知られるルールで、この段階の定めは見つかっていない。goref は計算しないので、"
    "結果を得るには別のルールを選ぶこと。",
    "이 규칙은 이름만 알려져 있습니다. 이 단계에 관한 내용은 찾지 못했고, goref는 이 "
    "규칙으로 아무것도 계산하지 않습니다. 결과를 얻으려면 다른 규칙을 선택하세요.",
)
NONE = Text("none", "无", "なし", "없음")
DAME = Text(
    "Dame must be filled before the count.",
    "计算前须收完单官。",
    "計算の前にダメを打ち終える。",
    "계가 전에 공배를 메워야 합니다.",
)
DAME_FREE = Text(
    "goref knows of no duty to fill dame.",
    "收不收单官，goref未见规定。",
    "ダメ詰めの義務は確認されていない。",
    "goref에는 공배를 메울 의무가 알려져 있지 않습니다.",
)
SILENT = Text(
    "goref knows of no payment for handicap stones.",
    "让子如何贴还，goref未见规定。",
    "置石の支払いは確認されていない。",
    "goref에는 치석에 대한 지급이 알려져 있지 않습니다.",
)
DRAW = Text("draw", "和棋", "持碁", "비김")
TIE_TO = Text("{side} wins", "{side}胜", "{side}勝ち", "{side} 승")
SEKI_LINES = ("eyes", "one-sided", "sole-liberties")
SINGLE_LINES = ("ko-points", "one-sided")


def general_article(rules: RuleSet, step: str) -> Article:
    """An article built from a rule set's source and entry. Raises KeyError for no step."""
    template = SAYS[step]
    said = KNOWN_ONLY
    if not rules.known_only:
        said = Text.of(lambda lang: template.in_(lang, **_fields(rules, lang)).strip())
    return Article(rules.source, (by_goref(*said),))


def _fields(rules: RuleSet, language: Language) -> dict[str, str]:
    """What the templates leave open, in one language."""

    def joined(words: list[str]) -> str:
        return LANGUAGES[language].listed(words) or NONE.in_(language)

    lines = {quantity.value for quantity, weight in rules.weights.items() if weight > 0}
    payments = [term(LINES, p.value, language) for p in rules.payments if p.value != "komi"]
    ties = DRAW.in_(language)
    if rules.ties is not None:
        ties = TIE_TO.in_(language, side=term(SIDES, rules.ties.value, language))
    return {
        "passes": PASSES[rules.passes].in_(language),
        "seki": joined([term(LINES, q, language) for q in SEKI_LINES if q in lines]),
        "single": joined([term(LINES, q, language) for q in SINGLE_LINES if q in lines]),
        "dame": (DAME if rules.wants_dame_filled else DAME_FREE).in_(language),
        "komi": NONE.in_(language) if rules.komi is None else _komi(rules, language),
        "payments": joined(payments),
        "handicap": "" if rules.settles_handicap else SILENT.in_(language),
        "counts": joined([term(COUNTS, count.value, language) for count in rules.counts]),
        "unit": term(UNITS, rules.unit.value, language),
        "ties": ties,
    }


def _komi(rules: RuleSet, language: Language) -> str:
    """The usual komi in the unit the rule set speaks: ``3¾ zi``, ``7½点``."""
    amount = mixed(Fraction(rules.komi or 0) / rules.unit.points)
    return f"{amount}{LANGUAGES[language].unit}{term(UNITS, rules.unit.value, language)}"
