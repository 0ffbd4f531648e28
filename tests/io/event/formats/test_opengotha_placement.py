"""How a file of OpenGotha says that players are placed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.faults import Fault, fault
from goref.core.event.placement import SWISS, Placement
from goref.io.event.formats.opengotha import read_tournament
from goref.io.event.formats.opengotha_placement import read_placement
from goref.io.event.formats.xml import XmlError, read_xml
from tests.refusals import refuses

FILE = """<Tournament><Players>
<Player name="Doe" firstName="Jo" rank="3D" smmsCorrection="-1" participating="10x1"/>
<Player name="Roe" firstName="Al" rank="4K"/>
</Players><TournamentParameterSet>
<GeneralParameterSet {general}/>
<PlacementParameterSet><PlacementCriteria>{criteria}</PlacementCriteria>
</PlacementParameterSet></TournamentParameterSet>
<TeamTournamentParameterSet><TeamPlacementParameterSet><PlacementCriteria>
<PlacementCriterion name="TEAMP" number="1"/>
</PlacementCriteria></TeamPlacementParameterSet></TeamTournamentParameterSet></Tournament>"""
MADE = (
    'genMMBar="1D" genMMFloor="20K" genMMS2ValueBye="2" genMMS2ValueAbsent="1" '
    'genNBW2ValueAbsent="2" genRoundDownNBWMMS="true" numberOfCategories="3" '
    'genCountNotPlayedGamesAsHalfPoint="true"'
)


def criteria(*names: str) -> str:
    rows = list(enumerate(names, 1))
    return "".join(f'<PlacementCriterion name="{n}" number="{at}"/>' for at, n in rows[::-1])


def placed(general: str = MADE, *names: str) -> Placement:
    text = FILE.format(general=general, criteria=criteria(*names))
    return read_placement(read_xml(text.encode()))


def test_all_of_it_is_read_and_the_criteria_by_their_numbers() -> None:
    names = ("MMS", "SOSMM1", "NULL", "DC", "STS", "NULL")
    assert placed(MADE, *names) == Placement(
        ("MMS", "SOSM-1", "DC", "STS"),
        bar=0,
        floor=-20,
        bye_mms=Fraction(1),
        absent=Fraction(1),
        absent_mms=Fraction(1, 2),
        round_down=True,
        half_unplayed=True,
        categories=3,
        direct_once=True,
    )


LIMITS = '<Category lowerLimit="5K" number="2"/><Category lowerLimit="1D" number="1"/>'


@pytest.mark.parametrize(
    ("inside", "limits"),
    [
        (LIMITS, (0, -5)),
        (LIMITS.replace("5K", "none"), ()),
        (LIMITS.replace('"2"', '"3"'), ()),
        (LIMITS + '<Category lowerLimit="9D" number="7"/>', (0, -5)),
        ("", ()),
    ],
)
def test_where_categories_end(inside: str, limits: tuple[int, ...]) -> None:
    text = FILE.format(general='numberOfCategories="3"', criteria=criteria("CAT", "NBW"))
    begin, end = text.split('"3"/>')
    whole = f'{begin}"3"><Categories>{inside}</Categories></GeneralParameterSet>{end}'
    found = read_placement(read_xml(whole.encode()))
    assert (found.categories, found.limits, found.has_limits) == (3, limits, bool(limits))


def test_what_is_not_said_is_as_opengotha_has_it() -> None:
    told = placed("", "NBW")
    assert told == Placement(
        ("NBW",), absent_mms=Fraction(1, 2), round_down=True, direct_once=True
    )


def test_a_file_without_criteria_says_nothing() -> None:
    assert placed(MADE) == SWISS
    assert placed(MADE, "NULL") == SWISS


def test_players_begin_and_are_absent_as_the_file_says() -> None:
    text = FILE.format(general=MADE, criteria=criteria("MMS"))
    told = read_tournament(text.encode())
    assert [(p.mms_correction, p.absent) for p in told.players] == [(-1, (2,)), (0, ())]
    assert told.starts
    assert told.info is not None
    assert told.info.placement.criteria == ("MMS",)


@pytest.mark.parametrize(
    ("general", "name", "wrong"),
    [
        (
            'genMMS2ValueAbsent="3"',
            "MMS",
            fault("no-number-from", name="genMMS2ValueAbsent", most=2),
        ),
        (
            'numberOfCategories="many"',
            "MMS",
            fault("no-number-from", name="numberOfCategories"),
        ),
        (MADE, "M" * 21, fault("on-line", line=6)),
    ],
)
def test_what_cannot_be_is_refused_by_its_line(general: str, name: str, wrong: Fault) -> None:
    with refuses(XmlError, wrong):
        placed(general, name)
