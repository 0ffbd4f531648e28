"""Whatever is offered can be done, and what is read off a record is what was walked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.base.colour import BLACK
from goref.core.case.facts import facts_of
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.legality import refusal
from goref.core.ruling.ruling import Ruling
from goref.core.stopping.game_state import first_to_move, standing
from goref.core.stopping.options import AllowedAct
from goref.core.stopping.stop_machine import Phase
from goref.core.texts.stopping.stopping import option_means, option_name, standing_sentence
from goref.io.sgf.read import read_sgf
from goref.io.sgf.write import write_sgf
from tests.core.build import COMPUTED
from tests.core.stopping.walking import Walk
from tests.languages import LANGUAGES
from tests.length import of_all

RULES = st.sampled_from([rules.id for rules in COMPUTED])
STEPS = st.lists(st.integers(0, 255), max_size=30)


def legal(walk: Walk, option: AllowedAct, number: int) -> str:
    """A point the option may be played at."""
    case, board = walk.case, walk.case.record.grid
    if option.kind is not ActKind.PLAY or option.colour is None:
        return ""
    first = first_to_move(case.record)
    for step in board.points:
        point = (number + step) % len(board)
        if refusal(case.moments, point, option.colour, walk.rules.play, first) is None:
            return board.name(point)
    raise AssertionError("a play is offered and none is legal")


@settings(max_examples=of_all(300, short=100))
@given(RULES, STEPS, st.sampled_from((2, 3, 4)), st.integers(0, 1))
def test_random_walks(rules: str, steps: list[int], size: int, quiet: int) -> None:
    walk = Walk(rules, size)
    for number in steps:
        now = walk.now
        assert (now.phase is Phase.ENDED) == (not now.options)
        # Empty moves and talk are what is looked at: plays and resigning are made rarer.
        likely = [o for o in now.options if o.say is not StatementKind.RESIGN]
        if quiet and number % 4:
            likely = [o for o in likely if o.kind is not ActKind.PLAY] or likely
        options = likely or now.options
        if not options:
            break
        option = options[number % len(options)]
        for language in LANGUAGES:
            assert option_name(option, language)
            assert "{" not in option_means(option, language)
        walk.take(option, legal(walk, option, number))
        facts = facts_of(walk.case, walk.rules.passes)
        after, machine = walk.now, walk.machine
        assert machine.first_pass == facts.first_pass
        assert all(standing_sentence(after, language) for language in LANGUAGES)
        acts = walk.case.record.acts
        assert sum(machine.turns) == sum(act.kind is not ActKind.GIVE_UP for act in acts)
    written = write_sgf(None, walk.case.record, Ruling())
    again = read_sgf(written).games[0].record
    assert again.entries == walk.case.record.entries
    walked = walk.now
    walk.case = type(walk.case)(again, rules=rules)
    assert standing(walk.case, walk.rules) == walked


@pytest.mark.parametrize(
    ("rules", "meant"),
    [
        ("new-zealand", "pass pass pass pass"),
        ("chinese-2002", "pass-proposes pass-stops"),
        ("aga", "pass-proposes pass-last-wanted pass-stops"),
        ("ing", "pass-proposes pass-stops pass-resumes pass-ends"),
        ("tromp-taylor", "pass-closing pass-ends"),
        ("button", "pass-apart pass-proposes pass-stops"),
        ("ikeda-area-3", "pass-apart pass-proposes pass-stops"),
        ("ikeda-territory-1", "pass-proposes pass-preliminary pass-second pass-ends"),
    ],
)
def test_what_one_pass_after_another_means(rules: str, meant: str) -> None:
    walk = Walk(rules).do("C3")
    assert [walk.do("pass").meant for _ in meant.split()] == meant.split()


def test_every_rule_set_offers_its_empty_moves_and_resigning() -> None:
    for rules in COMPUTED:
        now = Walk(rules.id).now
        assert now.to_move is BLACK
        kinds = {o.kind for o in now.options if o.kind is not None}
        assert kinds == {ActKind.PLAY, *rules.stop.empties}
        assert {o.colour for o in now.options if o.say is StatementKind.RESIGN} == {1, 2}
