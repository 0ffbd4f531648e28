"""Files of MacMahon 3: players, games, byes and absences, and what is told of the rest."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.event.files import new_event, take_in
from goref.app.event.formats import IMPORTS, recognised
from goref.core.base.faults import Fault, fault
from goref.core.event.event import Event, EventInfo
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note
from goref.core.event.placement import SWISS
from goref.core.event.result import ResultBasis, Verdict
from goref.core.texts.event.events import SENTENCES
from goref.core.texts.faults.said import said
from goref.io.event.formats.macmahon import read_tournament
from goref.io.event.formats.xml import XmlError
from tests.languages import EN
from tests.refusals import refuses


def participant(number: int, player: str, more: str = "") -> str:
    return f"""\
  <IndividualParticipant typeversion="1">
    <Id>{number}</Id>
    <Joker>false</Joker>
    <PreliminaryRegistration>false</PreliminaryRegistration>
    <ScoreAdjustment>false</ScoreAdjustment>
    <ScoreAdjustmentValue>0</ScoreAdjustmentValue>
    <SuperBarMember>false</SuperBarMember>
{more}    <GoPlayer typeversion="1">
      <AsianName>false</AsianName>
      {player}
    </GoPlayer>
  </IndividualParticipant>
"""


def pairing(black: str, white: str, board: int, word: str, handicap: int = 0) -> str:
    return f"""\
    <Pairing typeversion="2">
      <ForcedPairing>false</ForcedPairing>
      <PairingWithBye>false</PairingWithBye>
      <Black>{black}</Black>
      <White>{white}</White>
      <Handicap>{handicap}</Handicap>
      <AllowJigo>false</AllowJigo>
      <Result>{word}</Result>
      <ResultByReferee>false</ResultByReferee>
      <ResultPoints>0</ResultPoints>
      <BoardNumber>{board}</BoardNumber>
      <BoardNumberFixed>false</BoardNumberFixed>
      <CreationTime>2026-05-14 22:34:08</CreationTime>
    </Pairing>
"""


DOE = "<FirstName><![CDATA[Jo & Ann]]></FirstName><Surname><![CDATA[Doe]]></Surname>"
DOE += "<GoLevel>2d</GoLevel><Rating>2210</Rating><Country>de</Country><Club>Berlin</Club>"
DOE += "<EgdPin>12345678</EgdPin>"
ROE = "<Surname><![CDATA[Roe]]></Surname><GoLevel>35k</GoLevel><Rating>0</Rating>"
ROE += "<EgdPin>0</EgdPin>"
LEE = "<FirstName>洁</FirstName><Surname>柯</Surname><GoLevel>9p</GoLevel><Rating>-12</Rating>"
POE = "<FirstName></FirstName><Surname>Poe</Surname><GoLevel>12k</GoLevel>"

# In the shape and the order of elements of MacMahon 3.10; the people are made up.
FILE = (
    """\
<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Tournament typeversion="9">
  <NumberOfRounds>5</NumberOfRounds>
  <CurrentRoundNumber>2</CurrentRoundNumber>
  <Name><![CDATA[Cup <2026>]]></Name>
  <RatingDeterminesStartScore>false</RatingDeterminesStartScore>
  <LowerMacMahonBar>true</LowerMacMahonBar>
  <LowerMacMahonBarLevel>20k</LowerMacMahonBarLevel>
  <UpperMacMahonBar>true</UpperMacMahonBar>
  <UpperMacMahonBarLevel>3d</UpperMacMahonBarLevel>
  <ExportColumnDelimiter><![CDATA[\t]]></ExportColumnDelimiter>
  <VersionSaved>MacMahon 3.10</VersionSaved>
  <MakePairingSeedingPlacementCriterion typeversion="2">
    <ShortName>SOS</ShortName>
  </MakePairingSeedingPlacementCriterion>
  <Walllist typeversion="3">
    <ShowCountry>true</ShowCountry>
    <WeakSortCriteria>0</WeakSortCriteria>
    <SortCriterionDescriptor typeversion="2">
      <ShortName>Score</ShortName>
    </SortCriterionDescriptor>
    <SortCriterionDescriptor typeversion="2">
      <ShortName>SOS</ShortName>
    </SortCriterionDescriptor>
  </Walllist>
  <Country typeversion="1">
    <InternetCode>de</InternetCode>
    <Name>Germany</Name>
    <Club typeversion="1">
      <Name>Berlin</Name>
      <EGDName>B</EGDName>
    </Club>
  </Country>
"""
    + participant(1, DOE)
    + participant(4, ROE, "    <NotPlayingInRound>3</NotPlayingInRound>\n" * 2)
    + participant(9, LEE, "    <NotPlayingInRound>2</NotPlayingInRound>\n")
    + participant(12, POE)
    + """\
  <TournamentRound typeversion="2">
    <RoundNumber>1</RoundNumber>
    <LastUpdated>2026-05-14 22:34:13</LastUpdated>
"""
    + pairing("4", "1", 2, "0-1", 9)
    + pairing("9", "12", 1, "1-0")
    + """\
  </TournamentRound>
  <TournamentRound typeversion="2">
    <RoundNumber>2</RoundNumber>
"""
    + pairing("1", "12", 1, "?-?")
    + """\
    <Pairing typeversion="2">
      <PairingWithBye>true</PairingWithBye>
      <Black>4</Black>
      <Handicap>0</Handicap>
      <Result>1-0</Result>
      <BoardNumber>0</BoardNumber>
    </Pairing>
  </TournamentRound>
  <TournamentRound typeversion="2">
    <RoundNumber>3</RoundNumber>
  </TournamentRound>
</Tournament>
"""
)


def read(*changes: tuple[str, str]) -> ImportedEvent:
    text = FILE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_tournament(text.encode())


def codes(told: ImportedEvent) -> list[str]:
    assert all(note.code in SENTENCES for note in told.notes)
    return [note.code for note in told.notes]


def only(told: ImportedEvent, code: str) -> Note:
    (found,) = (note for note in told.notes if note.code == code)
    return found


def test_all_of_it_is_read() -> None:
    told = read()
    doe, roe, lee, poe = told.players
    assert (doe.surname, doe.given, doe.rank, doe.rating) == ("Doe", "Jo & Ann", "2D", 2210)
    assert (doe.country, doe.club, doe.egf_pin) == ("DE", "Berlin", "12345678")
    assert (roe.name, roe.rank, roe.rating, roe.egf_pin, roe.absent) == (
        *("Roe", "35k", None),
        *("", (3,)),
    )
    assert (lee.name, lee.rank, lee.rating, lee.absent) == ("柯洁", "9P", -12, (2,))
    assert (poe.name, poe.rating, poe.club) == ("Poe", None, "")
    one, two, three = told.pairings
    assert (one.round, one.number, one.black, one.white) == (1, 1, lee.key, poe.key)
    assert (two.round, two.number, two.black, two.white) == (1, 2, roe.key, doe.key)
    assert (two.handicap, two.komi) == (9, None)
    assert (three.round, three.number, three.result) == (2, 1, None)
    assert one.result is not None
    assert (one.result.verdict, one.result.basis) == (Verdict.BLACK, ResultBasis.IMPORTED)
    assert two.result is not None
    assert two.result.verdict is Verdict.WHITE
    assert told.byes == ((2, roe.key),)
    assert told.info is not None
    assert (told.info.name, told.info.rounds, told.info.komi) == ("Cup <2026>", 5, None)
    assert codes(told) == ["rank-unreadable"]


# As Pairgoth's importer takes it too: settings, players and rounds beside each other.
BESIDE = """\
<TournamentData typeversion="3.9">
<Tournament typeversion="3.9"><Name>Cup</Name><NumberOfRounds>3</NumberOfRounds>
<UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>1d</UpperMacMahonBarLevel></Tournament>
<Walllist><Criterion><ShortName>Score</ShortName></Criterion>
<Criterion><ShortName>SOS</ShortName></Criterion></Walllist>
<Playerlist>
<Player><Id>1</Id><GoPlayer><Surname>Doe</Surname><GoLevel>3d</GoLevel></GoPlayer></Player>
<Player><Id>2</Id><NotPlayingInRound>2</NotPlayingInRound>
<GoPlayer><Surname>Roe</Surname><GoLevel>2k</GoLevel></GoPlayer></Player>
</Playerlist>
<Roundlist>
<Round><RoundNumber>1</RoundNumber><Pairing><BoardNumber>1</BoardNumber><White>1</White>
<Black>2</Black><Handicap>3</Handicap><Result>1-0</Result></Pairing></Round>
<Round><RoundNumber>2</RoundNumber><Pairing><BoardNumber>0</BoardNumber>
<PairingWithBye>true</PairingWithBye><White>0</White><Black>1</Black></Pairing></Round>
</Roundlist></TournamentData>
"""


def test_lists_beside_the_settings_are_read_alike() -> None:
    data = BESIDE.encode()
    assert recognised(data) == "macmahon"
    told = read_tournament(data)
    doe, roe = told.players
    assert (doe.name, doe.rank, roe.name, roe.rank, roe.absent) == (
        *("Doe", "3D", "Roe"),
        *("2K", (2,)),
    )
    (game,) = told.pairings
    assert (game.round, game.black, game.white, game.handicap) == (1, roe.key, doe.key, 3)
    assert game.result is not None
    assert game.result.verdict is Verdict.BLACK
    assert told.byes == ((2, doe.key),)
    assert told.info is not None
    assert (told.info.name, told.info.rounds) == ("Cup", 3)
    assert told.info.placement.criteria == ("MMS", "SOSM")
    assert told.info.placement.bar == 0
    assert codes(told) == []


def test_corrections_that_were_set_by_hand_stay(tmp_path: Path) -> None:
    """For the file's own are not read."""
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "me") as store:
        take_in(store, "macmahon", FILE.encode())
        doe = next(p for p in store.event().players if p.surname == "Doe")
        with store.change() as change:
            change.update_player(replace(doe, mms_correction=1))
        later = FILE.replace("NotPlayingInRound>2<", "NotPlayingInRound>4<")
        take_in(store, "macmahon", later.encode())
        people = {p.surname: p for p in store.event().players}
    assert people["Doe"].mms_correction == 1
    assert people["柯"].absent == (4,)


@pytest.mark.parametrize(
    ("word", "verdict"),
    [("1-0", Verdict.BLACK), ("0-1", Verdict.WHITE), ("½-½", Verdict.DRAW),
     ("1-1", Verdict.BOTH_WIN), ("0-0", Verdict.BOTH_LOSE), ("?-?", None), ("", None),
     ("2-0", None)],
)  # fmt: skip
def test_results_by_their_words(word: str, verdict: Verdict | None) -> None:
    told = read(("<Result>?-?</Result>", f"<Result>{word}</Result>"))
    result = told.pairings[2].result
    assert (result and result.verdict) == verdict
    assert ("result-unknown" in codes(told)) == (word == "2-0")


def test_what_the_referee_decided_is_told_and_not_taken_for_a_default() -> None:
    referee = "<Result>0-1</Result>\n      <ResultByReferee>"
    for change in (
        (f"{referee}false", f"{referee}true"),
        ("<Result>0-1<", "<Result>0-1!<"),
    ):
        told = read(change)
        result = told.pairings[1].result
        assert result is not None
        assert (result.verdict, result.by_default, result.re) == (Verdict.WHITE, False, "W+")
        assert dict(only(told, "results-by-referee").args) == {"tables": "1/2"}
    waiting = "<Result>?-?</Result>\n      <ResultByReferee>"
    assert codes(read((f"{waiting}false", f"{waiting}true"))) == ["rank-unreadable"]


def test_ranks_that_are_none_are_told_once_each() -> None:
    told = read(("<GoLevel>12k<", "<GoLevel>35k<"))
    assert dict(only(told, "rank-unreadable").args) == {"text": "35k", "name": "Roe, Poe"}


@pytest.mark.parametrize(
    ("field", "code"),
    [("Joker", "marks-not-read"), ("SuperBarMember", "starts-not-read"),
     ("ScoreAdjustment", "starts-not-read"),
     ("PreliminaryRegistration", "players-preliminary")],
)  # fmt: skip
def test_marks_that_are_not_read_are_told_with_their_players(field: str, code: str) -> None:
    told = read((f"<{field}>false", f"<{field}>true"))
    args = dict(only(told, code).args)
    assert args["names"] == "Doe Jo & Ann, Roe, 柯洁, Poe"
    assert args.get("field", field) == field
    assert {player.mms_correction for player in told.players} == {0}


def test_a_bye_is_the_one_player_of_it_wherever_he_stands() -> None:
    black = "<PairingWithBye>true</PairingWithBye>\n      <Black>4</Black>"
    for stands in (
        "<White>4</White>",
        "<Black>0</Black><White>4</White>",
        "<Black>4</Black><White>0</White>",
        "<Black>4</Black><White>-1</White>",
    ):
        told = read((black, f"<PairingWithBye>true</PairingWithBye>{stands}"))
        assert told.byes == ((2, "ROE"),)
    told = read((black, "<PairingWithBye>true</PairingWithBye><Black>5</Black>"))
    assert told.byes == ()
    assert dict(only(told, "bye-ignored").args) == {"name": "5"}
    with refuses(XmlError, "bye-of-two"):
        read((black, f"{black}<White>9</White>"))


def test_games_of_nobody_known_are_left_out_and_told() -> None:
    for stands, name in (("<White>77</White>", "77"), ("", "?"), ("<White>١</White>", "١")):
        told = read(("<White>1</White>", stands))
        assert len(told.pairings) == 2
        assert dict(only(told, "game-ignored").args) == {"name": name}


def test_a_game_without_a_board_comes_after_the_others() -> None:
    for stands in ("", "<BoardNumber>0</BoardNumber>"):
        first = pairing("9", "12", 1, "1-0")
        told = read((first, first.replace("<BoardNumber>1</BoardNumber>", stands)))
        assert [(p.round, p.number) for p in told.pairings] == [(1, 2), (1, 3), (2, 1)]
        assert dict(only(told, "table-numbered").args) == {"table": "1/3"}


def test_what_is_not_understood_is_named() -> None:
    told = read(("<Walllist ", "<Teams><Team><Id>1</Id></Team></Teams><Walllist "))
    assert dict(only(told, "part-ignored").args) == {"part": "Teams"}


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (
            "<Id>4</Id>",
            "<Id>1</Id>",
            fault(
                "on-line",
                line=46,
                problem=fault("xml-same-number", name="Doe Jo & Ann", number=1),
            ),
        ),
        ("<Id>4</Id>", "", fault("on-line", line=46, problem=fault("xml-missing", name="Id"))),
        (
            "<Id>4</Id>",
            "<Id>x</Id>",
            fault("on-line", line=47, problem=fault("no-number-from", name="Id", text="x")),
        ),
        ("<![CDATA[Roe]]>", "", fault("on-line", line=46, problem=fault("player-no-name"))),
        (
            "<![CDATA[Roe]]>",
            "Poe",
            fault("on-line", line=73, problem=fault("player-in-file-twice", name="Poe")),
        ),
        ("<![CDATA[Roe]]>", "R" * 201, fault("xml-long-text", name="Surname", most=200)),
        (
            "<Surname>Poe<",
            "<Surname>P</Surname><Surname>Poe<",
            fault("xml-twice", name="Surname"),
        ),
        ("<Joker>false", "<Joker>no", fault("xml-no-flag", name="Joker", text="no")),
        ("<RoundNumber>2</RoundNumber>", "", fault("xml-missing", name="RoundNumber")),
        ("<RoundNumber>2<", "<RoundNumber>100<", fault("no-number-from", most=99)),
        (
            "<NumberOfRounds>5<",
            "<NumberOfRounds>-5<",
            fault(
                "on-line",
                line=3,
                problem=fault("no-number-from", name="NumberOfRounds", text="-5"),
            ),
        ),
        (
            "<Handicap>9<",
            "<Handicap>-2<",
            fault("no-number-from", name="Handicap", text="-2", least=0),
        ),
        ("<White>1<", "<White>4<", fault("game-himself")),
        ("<White>1<", "<White>12<", fault("plays-on-line", name="Poe", round=1, line=102)),
        ("<BoardNumber>2<", "<BoardNumber>1<", fault("table-on-line", table="1/1")),
        (
            "Level>20k<",
            "Level>4d<",
            fault("on-line", line=2, problem=fault("floor-above-bar", floor="4D")),
        ),
        (
            "NotPlayingInRound>2",
            "NotPlayingInRound>0",
            fault("no-number-from", name="NotPlayingInRound", text="0"),
        ),
        ("<?xml ", "<!DOCTYPE x><?xml ", fault("xml-doctype")),
        (
            "?>\n",
            '?>\n<!DOCTYPE Tournament [<!ENTITY a "b">]>',
            fault("on-line", line=2, problem=fault("xml-doctype")),
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, wrong: Fault) -> None:
    with refuses(XmlError, wrong):
        read((old, new))


def test_what_is_no_tournament_of_macmahon_is_refused() -> None:
    with refuses(XmlError, "no-tournament", name="Other"):
        read_tournament(b"<Other/>")
    with refuses(XmlError, "no-macmahon"):
        read_tournament(b'<Tournament dataVersion="201"><Players/></Tournament>')


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_a_file_is_told_from_opengothas(encoding: str) -> None:
    text = FILE.replace(' encoding="UTF-8"', "")
    data = text.encode(encoding)
    assert recognised(data) == "macmahon"
    assert IMPORTS["macmahon"].read(Event(EventInfo("x")), data, 0) == read()
    theirs = re.sub(' typeversion="9"', ' dataVersion="201"', text)
    assert recognised(theirs.encode(encoding)) == "opengotha"


def test_without_criteria_goref_places_by_its_own() -> None:
    told = read_tournament(
        b'<Tournament typeversion="9"><TournamentRound><RoundNumber>1</RoundNumber>'
        b"</TournamentRound></Tournament>"
    )
    assert told.info is not None
    assert (told.info.placement, told.info.rounds, told.notes) == (SWISS, 0, ())


def complaint(data: bytes) -> str:
    try:
        read_tournament(data)
    except XmlError as error:
        return said(error, EN)
    return ""


@given(st.integers(0, len(FILE)), st.integers(0, 60), st.binary(max_size=6))
def test_a_broken_file_is_read_or_refused(start: int, length: int, put: bytes) -> None:
    data = FILE.encode()
    assert complaint(data[:start] + put + data[start + length :]).isprintable()
