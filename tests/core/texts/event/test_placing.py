"""What is said of standings, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.event.event import Event, Player
from goref.core.event.placement import CRITERIA, SWISS
from goref.core.event.standings import standings
from goref.core.texts.event.placing import criterion_name, criterion_told, explained, place_text
from tests.core.event.mcmahon import PLACEMENT, event
from tests.languages import EN, LANGUAGES, ZH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_criterion_has_a_name_of_its_own_and_says_what_it_counts(language) -> None:
    names = [criterion_name(criterion, language) for criterion in CRITERIA]
    assert len(set(names)) == len(names)
    told = [criterion_told(criterion, PLACEMENT, language) for criterion in CRITERIA]
    assert len(set(told)) == len(told)
    assert all(told)
    assert not any("{" in text for text in (*names, *told))


def test_one_that_is_not_known_keeps_its_name() -> None:
    assert criterion_name("STS", ZH) == "STS"
    assert criterion_told("STS", SWISS, EN) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_bar_and_floor_are_the_events_own(language) -> None:
    text = criterion_told("MMS", replace(PLACEMENT, bar=3, floor=-12), language)
    assert "4D" in text
    assert "12K" in text


def test_all_that_counts_is_told_and_nothing_else() -> None:
    def told(event: Event) -> str:
        return " ".join(explained(standings(event), event.info.placement, EN))

    mcmahon = told(event())
    assert "rounded down" in mcmahon
    assert "½. " not in mcmahon
    assert "SOSOS M: sum of the opponents' SOS, with MMS" in mcmahon
    swiss = told(event(SWISS))
    assert "MMS" not in swiss
    assert "rounded" not in swiss
    halves = told(event(replace(SWISS, half_unplayed=True)))
    assert "a round that they did not play counts ½" in halves


def test_who_has_no_rank_is_named_where_ranks_count() -> None:
    base = event()
    unranked = replace(base.players[4], rank="?")
    people = (*base.players[:4], unranked)
    found = standings(replace(base, players=people))
    assert found.unranked == (unranked,)
    assert "started at the floor: E." in explained(found, PLACEMENT, EN)[0]
    assert standings(replace(event(SWISS), players=people)).unranked == ()


@pytest.mark.parametrize(
    ("criteria", "unknown"),
    [
        (("MMS", "STS"), ("STS",)),
        (("CAT", "MMS"), ()),
        (("RATING",), ("RATING",)),
        (("RANK", "EXT"), ()),
        (("CPS", "NBW", "FOO"), ("CPS", "FOO")),
    ],
)
def test_what_cannot_be_told_leaves_nobody_a_place(criteria, unknown) -> None:
    found = standings(event(replace(PLACEMENT, criteria=criteria)))
    assert found.unknown == unknown
    assert {row.place is None for row in found.rows} == {bool(unknown)}
    assert found.criteria == tuple(c for c in criteria if c not in unknown)
    first = explained(found, PLACEMENT, EN)[0]
    assert first.startswith("No places:") == bool(unknown)


def test_categories_without_limits_or_ranks_cannot_be_told() -> None:
    placement = replace(PLACEMENT, criteria=("CAT", "NBW"), categories=2)
    assert standings(event(placement)).unknown == ("CAT",)
    limited = event(replace(placement, limits=(-10,)))
    assert standings(limited).unknown == ()
    unranked = replace(limited.players[0], rank="")
    people = (unranked, *limited.players[1:])
    assert standings(replace(limited, players=people)).unknown == ("CAT",)


def test_a_higher_category_stands_before_a_lower_whatever_was_won() -> None:
    placement = replace(PLACEMENT, criteria=("CAT", "NBW"), categories=3, limits=(0, -5))
    rows = standings(event(placement)).rows
    assert [(row.player.name, *row.scores, row.place) for row in rows] == [
        ("A", 1, 1, 1), ("B", 1, 1, 1), ("C", 2, 1, 3), ("E", 3, 2, 4), ("D", 3, 1, 5),
    ]  # fmt: skip


def test_who_does_not_play_comes_last_however_strong() -> None:
    base = event()
    idle = Player("F", rank="9D", id=6)
    rows = standings(replace(base, players=(idle, *base.players))).rows
    assert [row.player.name for row in rows] == ["A", "B", "C", "E", "D", "F"]
    assert [row.place for row in rows] == [1, 2, 3, 4, 5, None]
    assert rows[5].scores[0] == 30 > rows[4].scores[0]


def test_places_as_shown() -> None:
    base = event(replace(SWISS, criteria=("NBW",)))
    idle = Player("F", id=6)
    rows = standings(replace(base, players=(*base.players, idle))).rows
    assert [place_text(row) for row in rows] == ["1", "2", "(3)", "(4)", "(5)", "–"]
    later = standings(replace(base, info=replace(base.info, rounds=3)), 1).rows
    assert [place_text(row) for row in later] == ["1", "(2)", "(3)", "4", "(5)"]
