"""Positions that go round, in words."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.language import Language, Text, capital
from goref.core.repetition.cycles import Cycle, CycleName
from goref.core.repetition.unruled import unruled

CYCLES: dict[CycleName, Text] = {
    CycleName.ROCKING: Text(
        "rocking two kos", "摇橹劫", "両コウの往復（揺櫓劫）", "양패 왕복(搖櫓劫)"
    ),
    CycleName.TRIPLE_KO: Text("triple ko", "三劫循环", "三コウ", "3패"),
    CycleName.DOUBLE_KO_OUTSIDE: Text(
        "double ko with a ko outside",
        "连环劫与外劫循环",
        "両コウと外の劫の循環",
        "양패와 바깥 패",
    ),
    CycleName.QUADRUPLE_KO: Text("quadruple ko", "四劫循环", "四コウ", "4패"),
    CycleName.MANY_KOS: Text(
        "cycle of {kos} kos", "{kos}劫循环", "{kos}つの劫の循環", "패 {kos}개의 순환"
    ),
    CycleName.ETERNAL_LIFE: Text("eternal life", "长生劫", "長生", "장생"),
    CycleName.SENDING_TWO: Text(
        "sending two, returning one",
        "送二还一",
        "二子を送り一子を取り返す循環",
        "두 점을 주고 한 점을 되따냄",
    ),
    CycleName.LONG: Text(
        "long cycle of {turns} moves",
        "{turns}手长循环",
        "{turns}手の長い循環",
        "{turns}수의 긴 순환",
    ),
}
CYCLE_PLAYED = Text(
    "{name}, moves {first} to {last}",
    "{name}，第{first}至{last}手",
    "{name}、{first}〜{last}手目",
    "{name}, {first}수~{last}수",
)
CYCLE_AHEAD = Text(
    "{name} ahead, {played} of its moves played from move {first} on",
    "将成{name}，自第{first}手起已走{played}手",
    "{name}になる見込み（{first}手目から{played}手）",
    "{name} 예상, {first}수부터 그 가운데 {played}수를 둠",
)


def cycle_name(cycle: Cycle, language: Language) -> str:
    """The name of a cycle."""
    return CYCLES[cycle.name].in_(language, kos=len(cycle.kos), turns=cycle.length)


def cycle_where(cycle: Cycle, language: Language) -> str:
    """The name of a cycle and the moves it was played by, as far as it has been."""
    return cycle_as_told(dict(unruled(cycle).args), language)


def cycle_as_told(args: Mapping[str, str], language: Language) -> str:
    """The same as a finding tells of it."""
    name = CYCLES[CycleName(args["cycle"])].in_(language, **args)
    text = CYCLE_AHEAD if args["played"] else CYCLE_PLAYED
    return capital(text.in_(language, name=name, **args))
