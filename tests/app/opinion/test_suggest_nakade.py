"""Chains round one eye space with enemy stones in it: dead, or it depends on who begins.

Every other stone lives. What is true of each board was found by playing all lines out.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from goref.app.opinion.sentences import said
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Why
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from tests.core.build import bare, spots
from tests.languages import LANGUAGES


class Nakade(NamedTuple):
    """A board and its truth.

    Attributes:
        ring: a stone of Black's chain.
        inside: White's stones in its eye space.
        dead: whether it is captured whoever begins; else that depends on who does.
    """

    rows: tuple[str, ...]
    ring: str
    inside: str
    dead: bool


BOARDS = {
    "bulky five": Nakade(
        (
            "..XOO..O.",
            "OOXOOOOOO",
            "XOXOO..O.",
            "XXXOO..O.",
            "OOOOOOOOO",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "XXXXXXXXX",
            ".X..X..X.",
        ),
        "C9",
        "A8 B8 B7",
        dead=True,
    ),
    "square four round one stone": Nakade(
        (
            ".O.OOOOOO",
            "OOOOXXXXO",
            ".O.OX..XO",
            ".O.OXO.XO",
            "OOOOXXXXO",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "XXXXXXXXX",
            ".X..X..X.",
        ),
        "E8",
        "F6",
        dead=True,
    ),
    "crossed five round its middle": Nakade(
        (
            ".OXX.XXO.",
            "OOX.O.XOO",
            ".OXX.XXO.",
            "OOOXXXOOO",
            "O.OOOOO.O",
            "OOOOOOOOO",
            "XXXXXXXXX",
            ".X..X..X.",
            ".X..X..X.",
        ),
        "C9",
        "E8",
        dead=True,
    ),
    "crossed five, its middle open": Nakade(
        (
            ".OXX.XXO.",
            "OOXO..XOO",
            ".OXX.XXO.",
            "OOOXXXOOO",
            "O.OOOOO.O",
            "OOOOOOOOO",
            "XXXXXXXXX",
            ".X..X..X.",
            ".X..X..X.",
        ),
        "C9",
        "D8",
        dead=False,
    ),
    "rabbity six in the corner": Nakade(
        (
            "..XXOO..O",
            "O..X.OOOO",
            "X.XXOO..O",
            "XXXOOO..O",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "..X..X..X",
            "XXXXXXXXX",
            "..X..X..X",
        ),
        "C9",
        "A8",
        dead=False,
    ),
    "pyramid four, its middle open": Nakade(
        (
            "O.OXOO..O",
            "X.XXOOOOO",
            "XXX.OO..O",
            "O.OOOO..O",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "..X..X..X",
            "XXXXXXXXX",
            "..X..X..X",
        ),
        "D9",
        "A9 C9",
        dead=False,
    ),
    "Y five, one point open": Nakade(
        (
            "OOOOXO.O.",
            "X.XXXOOOO",
            "XXXOOO.O.",
            "OOOOOOOOO",
            "XXXXXXXXX",
            ".X..X..X.",
            ".X..X..X.",
            "XXXXXXXXX",
            ".X..X..X.",
        ),
        "E9",
        "A9 B9 C9 D9",
        dead=False,
    ),
    "pyramid four, empty, two dame open": Nakade(
        (
            "OOOOOOOOO",
            "OOOOOOOOO",
            "OOOOOOOOO",
            "OOO..OOOO",
            "OOOXXXOOO",
            ".OXX.XXOO",
            "OOX...XOO",
            "OOXXXXXOO",
            ".OOOOO.OO",
        ),
        "D5",
        "",
        dead=False,
    ),
    "rabbity six, empty": Nakade(
        (
            "OOOOOOOOO",
            "OOOOOOOOO",
            "OXXXXOOOO",
            "OX..XXOOO",
            "OX...XOOO",
            "OXX.XXOOO",
            "OOXXXOOOO",
            "OOOOOOOOO",
            ".OO.OOOOO",
        ),
        "B7",
        "",
        dead=False,
    ),
}


@pytest.mark.parametrize("rules", ["chinese-2002", "japanese"])
@pytest.mark.parametrize("name", BOARDS)
def test_a_nakade_is_dead_or_asked_about_if_who_begins_decides(name: str, rules: str) -> None:
    rows, ring, inside, dead = BOARDS[name]
    made = suggest(bare(*rows), ruleset(rules))
    board = made.position
    chain = board.chain(board.grid.point(ring))
    if dead:
        assert made.dead == chain
        assert made.clear
    else:
        asked = chain | spots(board.grid, inside)
        assert made.doubtful == asked
        assert all(Why.TURN in {r.why for r in doubt.reasons} for doubt in made.unclear)


@pytest.mark.parametrize("rules", ["chinese-2002", "japanese"])
def test_who_lives_by_doubtful_stones_is_asked_about_with_them(rules: str) -> None:
    rows, ring, inside, _ = BOARDS["Y five, one point open"]
    made = suggest(bare(*rows), ruleset(rules))
    grid = made.position.grid
    (doubt,) = made.unclear
    assert made.asked == 1
    assert doubt.points == made.position.chain(grid.point(ring))
    assert doubt.follows == spots(grid, inside)
    assert doubt.stones == made.doubtful == made.left_open
    assert {c.life for c in made.chains if c.points <= doubt.follows} == {StoneStatus.ALIVE}
    assert all(c.unclear for c in made.chains if c.points <= doubt.stones)
    (leads,) = (reason for reason in doubt.reasons if reason.why is Why.LEADS)
    texts = {said(leads, grid, language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all("A9, B9, C9, D9" in text for text in texts)


SMALL_SPACE = (
    "OOOOOOOOO",
    ".OOOOOOOO",
    "OO.OOOOOO",
    "..OOOOOOO",
    "XXOOOOOOO",
    ".XOOOOOOO",
    "OXXXOOOOO",
    "OOOXOOOOO",
    ".XXXOOOOO",
)
"""Black takes White's four stones in the corner whoever begins, and lives in their place."""


@pytest.mark.parametrize("rules", ["chinese-2002", "japanese"])
def test_a_few_stones_in_a_small_space_are_in_no_seki_if_they_can_be_taken(rules: str) -> None:
    made = suggest(bare(*SMALL_SPACE), ruleset(rules))
    assert made.clear
    assert made.dead == spots(made.position.grid, "A3 A2 B2 C2")


SEKI_IF_WHITE_BEGINS = {
    "L five": (
        (
            "..OOXO.O.",
            "XXX.XOOOO",
            "OOXXXO.O.",
            ".OOOOO.O.",
            "OOOOOOOOO",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "XXXXXXXXX",
            ".X..X..X.",
        ),
        "E9",
        "C9 D9",
    ),
    "N five": (
        (
            ".OXXXO..O",
            "XO..XOOOO",
            "XXXXXO..O",
            "OOO.OO..O",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "..X..X..X",
            "XXXXXXXXX",
            "..X..X..X",
        ),
        "C9",
        "B8 B9",
    ),
}
"""Black's chain is not captured, but White, to begin, makes a seki of it: boards, a stone of
the chain, and White's stones in it."""


@pytest.mark.parametrize("rules", ["chinese-2002", "japanese"])
@pytest.mark.parametrize("name", SEKI_IF_WHITE_BEGINS)
def test_stones_that_a_play_leaves_in_seki_are_not_called_dead(name: str, rules: str) -> None:
    rows, ring, inside = SEKI_IF_WHITE_BEGINS[name]
    made = suggest(bare(*rows), ruleset(rules))
    board = made.position
    chain = board.chain(board.grid.point(ring))
    assert made.doubtful == chain | spots(board.grid, inside)


RACE = (
    ".XX.XX.XXX.XX",
    "XXXXXXXXOOOOO",
    "XXXXXXXXOOOOO",
    ".XX.XX.XOOXXX",
    "XXXXXXXXOOXOX",
    "XXXXXXXXO.XO.",
    ".XX.XX.XOOXOX",
    "XXXXXXXXOOXXX",
    "XXXXXXX.OOOOO",
    ".XX.XX.XOOOOO",
    "XXXXXXXXXXXXX",
    "XXXXXXXXXXXXX",
    ".XX.XX.XX.XX.",
)
"""White, at L13, may take two stones and so gets an eye; Black wins the race all the same."""


@pytest.mark.parametrize("rules", ["chinese-2002", "japanese"])
def test_stones_that_may_be_taken_do_not_save_who_loses_the_race(rules: str) -> None:
    made = suggest(bare(*RACE), ruleset(rules))
    board = made.position
    inside = spots(board.grid, "M7")
    wall = spots(board.grid, "J12")
    assert made.clear
    assert made.dead == frozenset(p for c in map(board.chain, inside | wall) for p in c)
