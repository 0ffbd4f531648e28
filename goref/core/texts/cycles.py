"""Texts for positions that recur."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.language import Language, Text, capital
from goref.core.repetition.cycles import Cycle, CycleName
from goref.core.repetition.unruled import unruled

CYCLES: dict[CycleName, Text] = {
    CycleName.ROCKING: Text("cycles", "rocking two kos"),
    CycleName.TRIPLE_KO: Text("cycles", "triple ko"),
    CycleName.DOUBLE_KO_OUTSIDE: Text("cycles", "double ko with a ko outside"),
    CycleName.QUADRUPLE_KO: Text("cycles", "quadruple ko"),
    CycleName.MANY_KOS: Text("cycles", "cycle of {kos} kos"),
    CycleName.ETERNAL_LIFE: Text("cycles", "eternal life"),
    CycleName.SENDING_TWO: Text("cycles", "sending two, returning one"),
    CycleName.LONG: Text("cycles", "long cycle of {turns} moves"),
}
CYCLE_PLAYED = Text("cycles", "{name}, moves {first} to {last}")
CYCLE_AHEAD = Text("cycles", "{name} ahead, {played} of its moves played from move {first} on")


def cycle_name(cycle: Cycle, language: Language) -> str:
    """Returns the name of a cycle."""
    return CYCLES[cycle.name].in_(language, kos=len(cycle.kos), turns=cycle.length)


def cycle_where(cycle: Cycle, language: Language) -> str:
    """Returns the name of a cycle with the numbers of the moves that were played in it."""
    return cycle_as_told(dict(unruled(cycle).args), language)


def cycle_as_told(args: Mapping[str, object], language: Language) -> str:
    """Returns the name and moves of a cycle from the arguments of a finding."""
    name = CYCLES[CycleName(args["cycle"])].in_(language, **args)
    text = CYCLE_AHEAD if args["played"] else CYCLE_PLAYED
    return capital(text.in_(language, name=name, **args))
