"""By what MacMahon's files place players, and what goref will not guess of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.event.notes import Note
from goref.core.event.placement import CRITERIA, Placement
from goref.io.event.formats.macmahon_placement import read_placement
from goref.io.event.formats.xml import read_xml

HALF = Fraction(1, 2)


def read(
    names: str,
    settings: str = "",
    *,
    ranks: tuple[str, ...] = ("2D", "5K"),
    stones: bool = False,
) -> tuple[Placement, list[Note]]:
    every = "".join(
        f"<SortCriterionDescriptor><ShortName>{name}</ShortName></SortCriterionDescriptor>"
        for name in names.split()
    )
    text = f"<Tournament>{settings}<Walllist>{every}</Walllist></Tournament>"
    placement, notes = read_placement(read_xml(text.encode()).whole, ranks, handicaps=stones)
    return placement, list(notes)


def test_score_first_sums_scores() -> None:
    placement, notes = read("Score SOS SOSOS SODOS Points")
    assert placement == Placement(("MMS", "SOSM", "SOSOSM", "SODOSM", "NBW"), absent_mms=HALF)
    assert notes == []


@pytest.mark.parametrize("ranks", [(), ("35k", "35k"), ("35k", ""), ("3K", "3K")])
def test_points_first_sum_wins_where_all_start_alike(ranks: tuple[str, ...]) -> None:
    placement, notes = read("Points SOS SOSOS", ranks=ranks)
    assert (placement.criteria, notes) == (("NBW", "SOSW", "SOSOSW"), [])


BARS = """<UpperMacMahonBar>{}</UpperMacMahonBar>
<UpperMacMahonBarLevel>4k</UpperMacMahonBarLevel>
<LowerMacMahonBar>{}</LowerMacMahonBar><LowerMacMahonBarLevel>4k</LowerMacMahonBarLevel>"""


def test_bars_in_force_may_let_all_start_alike() -> None:
    placement, notes = read("Points SOS", BARS.format("true", "true"))
    assert (placement.criteria, placement.bar, placement.floor) == (("NBW", "SOSW"), -4, -4)
    assert notes == []


@pytest.mark.parametrize("names", ["Points SOS SOSOS", "SOS SOSOS"])
def test_what_sums_what_is_left_open_where_it_matters_and_then_nobody_is_placed(
    names: str,
) -> None:
    placement, (told,) = read(names, BARS.format("true", "false"))
    assert {"SOS", "SOSOS"} <= set(placement.criteria)
    assert "SOS" not in CRITERIA
    assert (told.code, dict(told.args)) == ("sums-unclear", {"names": "SOS, SOSOS"})


def test_bars_not_in_force_are_none() -> None:
    placement, _ = read("Score", BARS.format("false", "false"))
    assert (placement.bar, placement.floor) == (8, -30)


def test_criteria_of_which_nothing_is_known_stay_as_they_are() -> None:
    placement, notes = read("Score ScoreX Score CUSS")
    assert (placement.criteria, notes) == (("MMS", "SCOREX", "CUSS"), [])
    assert not {"SCOREX", "CUSS"} & set(CRITERIA)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ("<RatingDeterminesStartScore>true</RatingDeterminesStartScore>", "starts-by-rating"),
        ("<RatingDeterminesStartScore>false</RatingDeterminesStartScore>", None),
        ("<UpperMacMahonBarRating>2100</UpperMacMahonBarRating>", "setting-not-followed"),
        ("<UpperMacMahonBarRating>0</UpperMacMahonBarRating>", None),
        ("<HalfScoreGroupsRoundDown>true</HalfScoreGroupsRoundDown>", "setting-not-followed"),
        ("<Walllist><WeakSortCriteria>1</WeakSortCriteria></Walllist>", "setting-not-followed"),
        (
            "<HandicapIncludeInTieBreakers>false</HandicapIncludeInTieBreakers>",
            "setting-not-followed",
        ),
        ("<HandicapIncludeInTieBreakers>true</HandicapIncludeInTieBreakers>", None),
    ],
)
def test_what_goref_does_not_go_by_is_told(settings: str, code: str | None) -> None:
    _, notes = read("Score", settings, stones=True)
    assert [note.code for note in notes] == ([code] if code else [])


def test_handicaps_in_sums_matter_where_there_are_any() -> None:
    settings = "<HandicapIncludeInTieBreakers>false</HandicapIncludeInTieBreakers>"
    assert read("Score", settings, stones=False)[1] == []
