"""What stones and points may be ruled to be, and how much a ruling changes."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.trials.checklist import ItemKind
from goref.core.words import terms
from goref.core.words.terms import SIDES, term

LIVES: dict[Life, Text] = {
    Life.ALIVE: Text("Alive", "活子", "活石", "삶"),
    Life.DEAD: Text("Dead", "死子", "死石", "죽음"),
    Life.SEKI: Text("In seki", "双活", "セキ", "빅"),
}
KINDS: dict[Kind, Text] = {
    Kind.TERRITORY: Text("{owner}'s territory", "{owner}方的空", "{owner}の地", "{owner}의 집"),
    Kind.EYE: Text(
        "{owner}'s eye in seki", "{owner}方双活真眼", "{owner}のセキの眼", "{owner}의 빅의 눈"
    ),
    Kind.FALSE_EYE: Text(
        "{owner}'s false eye", "{owner}方假眼", "{owner}の欠け眼", "{owner}의 옥집"
    ),
    Kind.ONE_SIDED: Text(
        "{owner} alone can play there",
        "{owner}方单方权利官子",
        "{owner}だけが打てるダメ",
        "{owner}만 둘 수 있음",
    ),
    Kind.SOLE_LIBERTY: Text(
        "{owner}'s sole liberty",
        "{owner}方单方拥有的气点",
        "{owner}だけのダメ",
        "{owner}만의 공배",
    ),
    Kind.KO: Text(
        "{owner}'s ko point", "{owner}方劫空", "{owner}の劫の点", "{owner}의 패 자리"
    ),
    Kind.SHARED: Text("Shared liberty", "公气", "共有のダメ", "공유 공배"),
    Kind.DAME: Text("Nobody's", "不属任何一方", "どちらのものでもない", "누구의 것도 아님"),
}
SPECIAL: dict[tuple[ItemKind, Kind], Text] = {
    (ItemKind.PROTECTIVE, Kind.DAME): Text(
        "A play is needed: no point",
        "须补一手，不计目",
        "手入れが必要：地でない",
        "가일수 필요: 집이 아님",
    ),
    (ItemKind.PROTECTIVE, Kind.TERRITORY): Text(
        "No play is needed: {owner}'s point",
        "不须补手，归{owner}方",
        "手入れは不要：{owner}の地",
        "가일수 필요 없음: {owner}의 집",
    ),
    (ItemKind.KO, Kind.DAME): Text(
        "It must be connected: no point",
        "须粘劫，不计目",
        "継ぐ必要がある：地でない",
        "이어야 함: 집이 아님",
    ),
    (ItemKind.KO, Kind.TERRITORY): Text(
        "Plain territory of {owner}",
        "按{owner}方普通目计",
        "{owner}の普通の地",
        "{owner}의 보통 집",
    ),
    (ItemKind.ONE_SIDED, Kind.SHARED): Text(
        "Both can play there: shared",
        "双方可下：公气",
        "どちらも打てる：共有",
        "양쪽 모두 둘 수 있음: 공유",
    ),
}
"""Rulings that are called something else where a certain question is asked."""

NOTHING = Text("changes nothing", "不改变结果", "結果は変わらない", "변화 없음")
MARGIN = Text(
    "changes the margin by up to {amount}",
    "差数最多变动{amount}",
    "差が最大{amount}変わる",
    "차이가 최대 {amount} 바뀜",
)
WINNER = Text(
    "changes the winner, and the margin by up to {amount}",
    "胜负改变，差数最多变动{amount}",
    "勝敗が変わり、差は最大{amount}変わる",
    "승자가 바뀌고 차이가 최대 {amount} 바뀜",
)
FACTS = Text(
    "changes what must be known for a result",
    "影响须先查明的事项",
    "結果に必要な事実が変わる",
    "결과를 내는 데 필요한 사실이 바뀜",
)


def ruled_text(
    asked: ItemKind, life: Life | None, claim: Claim | None, language: Language
) -> str:
    """What stones or points are ruled to be, or are by computation: one of the two is given."""
    if claim is None:
        assert life is not None
        return LIVES[life].in_(language)
    text = SPECIAL.get((asked, claim.kind), KINDS[claim.kind])
    owner = term(SIDES, claim.owner.letter, language) if claim.owner else ""
    return text.in_(language, owner=owner)


def amount(points: Fraction, unit: Unit, language: Language) -> str:
    """A part of the margin, given in points, in the unit of a rule set: ``1½ zi``."""
    return terms.amount(abs(points) / unit.points, unit, language)
