"""What an open border comes to is counted, and only what changes nothing for sure is a note."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opinion import sentences
from goref.app.opinion.border_stakes import weighed_borders
from goref.app.opinion.suggestion import (
    Caution,
    Doubt,
    FirstPlay,
    Reason,
    Suggestion,
    TriedPlays,
    Why,
)
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import score
from goref.core.texts.suggestions import BORDER
from tests.core.build import bare, spots
from tests.languages import LANGUAGES
from tests.wordings import in_words

CORRIDOR = (
    "....O..",
    "XXXXO..",
    ".X.XO..",
    "..XXO..",
    "..XO...",
    "..XO...",
    "..XO...",
)
"""Four points of the top row are open at D7."""
DAME = ("..X.O..", *["..XXO.."] * 2, *["..XO..."] * 4)
WIDE = ("..XO...", "..XO...", "...O...", "XXXO...", *["..XO..."] * 3)


def weighed(rows: tuple[str, ...], border: str, rules: str, komi: str = "0") -> Caution:
    case = ended(rows, rules, komi)
    points = spots(case.record.grid, border)
    care = Caution(points, BLACK, Reason(Why.OPEN, points))
    (made,) = weighed_borders(case, case.ruling, ruleset(rules), [care])
    return made


def ended(rows: tuple[str, ...], rules: str, komi: str = "0") -> Case:
    """A board on which the referee has said that nothing is dead."""
    case = bare(*rows, komi=komi)
    return replace(case, rules=rules, ruling=case.ruling.as_it_stands())


def told(care: Caution) -> list[tuple[str, Fraction | None]]:
    grid = bare(*CORRIDOR).record.grid
    names = ["" if one.point is None else grid.name(one.point) for one in care.firsts]
    return list(zip(names, (one.change for one in care.firsts), strict=True))


@pytest.mark.parametrize(
    ("rules", "black", "white"), [("japanese", 3, 2), ("chinese-2002", 4, 2), ("aga", 4, 2)]
)
def test_a_corridor_is_counted_as_it_would_be_closed(
    rules: str, black: int, white: int
) -> None:
    care = weighed(CORRIDOR, "A7 B7 C7 D7", rules)
    assert [one.side for one in care.firsts] == [*COLOURS]
    assert told(care) == [("D7", black), ("D7", white)]
    assert {one.tried for one in care.firsts} == {TriedPlays.WHOLE}
    assert care.worth == black - white
    assert care.asks, "as it stands it is counted as no play would leave it"


@pytest.mark.parametrize("rules", ["japanese", "chinese-2002"])
def test_it_comes_to_what_the_board_counts_once_it_is_closed(rules: str) -> None:
    now = ended(CORRIDOR, rules)
    closed = {BLACK: ("...XO..", CORRIDOR[1:]), WHITE: ("..XOO..", CORRIDOR[1:])}
    for one in weighed(CORRIDOR, "A7 B7 C7 D7", rules).firsts:
        top, rest = closed[one.side]
        after = score(ended((top, *rest), rules), ruleset(rules))
        assert score(now, ruleset(rules)).change_to(after) == one.change


@pytest.mark.parametrize(("rules", "change"), [("japanese", 0), ("chinese-2002", 1)])
def test_a_dame_is_a_note_with_its_worth(rules: str, change: int) -> None:
    care = weighed(DAME, "D7", rules)
    assert [one.change for one in care.firsts] == [change, -change]
    assert (care.worth, care.asks) == (2 * change, False)


def test_a_border_that_turns_the_winner_is_asked_about() -> None:
    margin = score(ended(DAME, "chinese-2002"), ruleset("chinese-2002")).margin
    assert margin is not None
    for komi, asks in ((margin + Fraction(1, 2), True), (margin - Fraction(7, 2), False)):
        care = weighed(DAME, "D7", "chinese-2002", str(float(komi)))
        assert care.asks is asks
        assert any(one.winner for one in care.firsts) is asks


def test_of_a_wide_border_the_opening_is_tried_and_it_is_asked_about() -> None:
    care = weighed(WIDE, "A7 B7 A6 B6 A5 B5 C5", "japanese")
    assert told(care) == [("C5", 6), ("C5", 5)]
    assert {one.tried for one in care.firsts} == {TriedPlays.OPENING}
    assert care.asks


def test_what_cannot_be_played_through_is_given_to_either_side() -> None:
    rows = ("XXXXXXX", *["......."] * 5, "OOOOOOO")
    border = " ".join(bare(*rows).record.grid.names(range(7, 42)))
    care = weighed(rows, border, "japanese")
    assert told(care) == [("", 35), ("", -35)]
    assert {one.tried for one in care.firsts} == {TriedPlays.NONE}
    assert care.asks


def test_beside_a_seki_nothing_is_counted() -> None:
    case = ended(CORRIDOR, "japanese")
    ruling = case.ruling.with_lives(case.position.stones(WHITE), StoneStatus.SEKI)
    points = spots(case.record.grid, "A7 B7 C7 D7")
    care = Caution(points, BLACK, Reason(Why.OPEN, points))
    (made,) = weighed_borders(case, ruling, ruleset("japanese"), [care])
    assert (made.firsts, made.worth, made.asks) == ((), None, True)


def opinion(*cares: Caution) -> Suggestion:
    position = bare(*CORRIDOR).position
    return Suggestion(position, "chinese-2002", (), (), (), cares, (), (), (), 0.1)


def first(side: int, point: str, change: int | None, **more: object) -> FirstPlay:
    grid = bare(*CORRIDOR).record.grid
    where = grid.point(point) if point else None
    colour = BLACK if side == BLACK else WHITE
    whole = None if change is None else Fraction(change)
    return replace(FirstPlay(colour, where, whole, winner=False), **more)


def border(black: FirstPlay, white: FirstPlay) -> Caution:
    points = spots(bare(*CORRIDOR).record.grid, "C7 D7")
    return Caution(points, BLACK, Reason(Why.OPEN, points), (black, white))


def test_stones_and_borders_are_clear_each_for_itself() -> None:
    note = border(first(1, "D7", 1), first(2, "D7", 0))
    question = border(first(1, "D7", 3), first(2, "D7", 2))
    for care, clear in ((note, True), (question, False)):
        made = opinion(care)
        assert (made.clear_of_stones, made.border_open, made.clear) == (True, True, clear)
        assert made.asked == (not clear)
        assert bool(made.left_open) is not clear, "a note is left as it stands"
    ko = Doubt(note.points, (Reason(Why.KO_FIGHT, note.points),), Stake(Fraction(1), False))
    left = replace(ko, reasons=(Reason(Why.LEFT_OVER, note.points),))
    of_stones = replace(ko, otherwise=StoneStatus.ALIVE)
    for doubt, clear in ((ko, True), (left, False), (of_stones, False)):
        made = replace(opinion(), unclear=(doubt,))
        assert (made.clear, made.clear_of_stones) == (False, clear)
    assert opinion().clear
    assert not opinion().border_open


@pytest.mark.parametrize(
    ("black", "white", "says"),
    [
        (first(1, "D7", 1), first(2, "D7", -1), "The side that plays at D7 first gains ½ zi."),
        (first(1, "", 2), first(2, "", 2), "No matter who begins here, Black gains 1 zi."),
        (first(1, "", 0), first(2, "", 0), in_words(BORDER["nothing"])),
        (
            first(1, "D7", 1),
            first(2, "C7", 0),
            "If Black begins at D7, Black gains ½ zi; if White begins at C7, nothing changes.",
        ),
        (
            first(1, "D7", 1, winner=True),
            first(2, "D7", -1),
            f"The side that plays at D7 first gains ½ zi. {in_words(BORDER['winner'])}",
        ),
        (
            first(1, "D7", 9, tried=TriedPlays.OPENING),
            first(2, "D7", 9, tried=TriedPlays.OPENING),
            f"No matter who begins here, Black gains 4½ zi. {in_words(BORDER['opening'])}",
        ),
        (
            first(1, "", 9, tried=TriedPlays.NONE),
            first(2, "", -9, tried=TriedPlays.NONE),
            in_words(BORDER["at-most"], amount="4½ zi"),
        ),
        (first(1, "D7", None), first(2, "D7", None), ""),
    ],
)
def test_a_border_says_what_it_comes_to(black: FirstPlay, white: FirstPlay, says: str) -> None:
    made = opinion(border(black, white))
    (care,) = made.open_borders
    grid = made.position.grid
    texts = [sentences.worth_text(care, made.rules, grid, language) for language in LANGUAGES]
    assert texts[0] == says
    assert len(set(texts)) == (len(LANGUAGES) if says else 1)
    assert not any("{" in text for text in texts)
    whole = [sentences.borders_text(made, language) for language in LANGUAGES]
    assert len(set(whole)) == len(LANGUAGES)
    assert not any(text.endswith((".", "。")) or "()" in text for text in whole)
