"""What a result rests on: nothing a rule set ever misses is left out."""

from __future__ import annotations

import pytest
from hypothesis import given

from goref.app.questions.facts_asked import facts_asked, facts_missing
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import RequiredFact
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from tests.core.build import COMPUTED, bare, played
from tests.strategies import cases


@given(cases(komi=True))
def test_whatever_a_case_misses_is_asked_for(case: Case) -> None:
    bench = Scorer(case)
    for rules in COMPUTED:
        needs = {need.value for need in bench.score(rules, remarks=False).needs}
        assert needs <= facts_asked(rules.id) | {RequiredFact.RECORD.value}, rules.id


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ("chinese-2002", set()),
        ("japanese", {"prisoners"}),
        ("jpd-a", {"first_pass", "end"}),
        ("modern-1920", {"began", "last_play"}),
        ("lu-nan", {"plays"}),
        ("tang-song", {"prisoners", "plays", "pass_stones", "last_play", "last_dame"}),
        ("saturation-stones", {"granted_first", "played_for"}),
        ("ing", {"end"}),
        ("tromp-taylor", set()),
    ],
)
def test_what_a_rule_set_asks(rules: str, asked: set[str]) -> None:
    assert facts_asked(rules) == asked


def test_every_rule_set_can_be_asked() -> None:
    for id_ in RULESETS:
        assert facts_asked(id_) <= StatedFacts.__dataclass_fields__.keys() | {"record"}


def missing(case: Case, rules: str, *, in_play: bool = False) -> tuple[RequiredFact, ...]:
    return facts_missing(Scorer(case, in_play=in_play).score(RULESETS[rules]))


def test_what_is_missing_is_told_only_where_somebody_can_state_it() -> None:
    position = bare(".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O.")
    assert missing(position, "japanese") == (RequiredFact.PRISONERS,)
    assert missing(position, "japanese", in_play=True) == ()
    assert missing(position, "chinese-2002") == ()
    assert missing(played(5, "B2 D4 pass pass"), "japanese") == ()
    for id_ in RULESETS:
        assert RequiredFact.RECORD not in missing(position, id_)
