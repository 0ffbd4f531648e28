"""Columns by what organisers call them, in six languages."""

from __future__ import annotations

import pytest

from goref.core.event.event import Player
from goref.core.event.merge import ImportedEvent
from goref.core.event.result import Verdict
from goref.io.event.lists.headings import list_words, plainly
from goref.io.event.lists.pairings import read_pairings
from goref.io.event.lists.players import read_players
from goref.io.event.lists.problems import ListError
from tests.refusals import refuses
from tests.wordings import in_words


def test_no_heading_stands_for_two_columns() -> None:
    words, fields = list_words(), dict[str, str]()
    for field, every in {**words.players, **words.pairings}.items():
        for heading in every:
            plain = plainly(heading)
            assert plain, heading
            assert fields.setdefault(plain, field) == field, heading
    assert not set(words.yes) & set(words.no)
    assert all(word == word.lower() for word in (*words.yes, *words.no, *words.byes))


@pytest.mark.parametrize(
    "headings",
    [
        "Runde,Tisch,Schwarz,Weiß,Vorgabe,Komi,Ergebnis,Kampflos",
        "RUNDE,TISCH-NR.,SCHWARZ,WEISS,VORGABESTEINE,KOMI,RESULTAT,KAMPFLOS",
        "Ronde,Table,Noir,Blanc,Handicap,Komi,Résultat,Forfait",
        "ronde,n° de table,noirs,blancs,handicap,komi,resultat,par forfait",
        "Ｒｏｎｄｅ,ＴＡＢＬＥ,noir,blanc,handicap,komi,Re\u0301sultat,forfait",
        "轮次,台号,黑方,白方,让子,贴目,结果,弃权",
        "輪次,桌號,執黑,執白,讓子,貼目,勝負,棄權",
        "回戦,卓,黒番,白番,置石,コミ,結果,不戦",
        "ﾗｳﾝﾄﾞ,ﾃｰﾌﾞﾙ,黒,白,ﾊﾝﾃﾞ,ｺﾐ,勝敗,不戦",
        "라운드,테이블,흑,백,치수,덤,결과,부전",
        "라운드,테이블 번호,흑번,백번,핸디캡,덤,승패,기권",
        "Round,Board,Black,White,Hd,Komi,Result,By default",
    ],
)
def test_pairings_in_six_languages(headings: str) -> None:
    told = read_pairings(f"{headings}\n2,7,Ann,Bo,3,0.5,B+,x\n".encode())
    (pairing,) = told.pairings
    assert (pairing.round, pairing.number, pairing.handicap) == (2, 7, 3)
    assert (pairing.black, pairing.white) == ("ANN", "BO")
    assert pairing.result is not None
    assert pairing.result.verdict is Verdict.BLACK
    assert pairing.result.by_default
    assert told.notes == ()


@pytest.mark.parametrize(
    "headings",
    [
        "Nachname,Vorname,Stärke,Verein,Land,EGF-Nummer",
        "NAME,VORNAME,STAERKE,KLUB,LAND,PIN",
        "Nom,Prénom,Niveau,Club,Pays,Numéro EGF",
        "nom de famille,PRENOM,force,equipe,nationalite,egf",
        "姓,名,段位,单位,国家,EGF 编号",
        "姓,名,段級位,所属,国籍,EGF番号",
        "성,Given name,급수,소속,국가,EGF 번호",
    ],
)
def test_entry_lists_in_six_languages(headings: str) -> None:
    told = read_players(f"{headings}\nDoe,Jane,3d,Pari,fr,12345678\n".encode())
    jane = Player("Doe", "Jane", "3D", None, "Pari", "FR", "12345678")
    assert told == ImportedEvent((jane,))


@pytest.mark.parametrize("encoding", ["cp1252", "iso8859-15", "utf-16", "utf-8-sig"])
def test_accents_in_the_encodings_of_spreadsheets(encoding: str) -> None:
    data = "Runde;Tisch;Weiß;Schwarz\n1;1;Müller;Jäger\n".encode(encoding)
    (pairing,) = read_pairings(data).pairings
    assert (pairing.black, pairing.white) == ("JÄGER", "MÜLLER")


@pytest.mark.parametrize(
    ("headings", "words"),
    [
        (
            "Round,Runde,Black,White",
            f"column 'Runde': {in_words('csv-same-column', other='Round')}",
        ),
        (
            "Runde,Schwarz,Weiß,WEISS",
            f"column 'WEISS': {in_words('csv-same-column', other='Weiß')}",
        ),
        ("라운드,흑,백,흑번", f"column '흑번': {in_words('csv-same-column', other='흑')}"),
    ],
)
def test_one_column_under_two_headings_is_refused(headings: str, words: str) -> None:
    with refuses(ListError, says=f"line 1, {words}"):
        read_pairings(f"{headings}\n1,a,b,c\n".encode())


def test_what_means_two_things_is_no_heading() -> None:
    told = read_players("Name,Rang,贴子\nDoe,3,1\n".encode())
    assert told.players == (Player("Doe"),)
    assert [dict(n.args)["column"] for n in told.notes] == ["Rang", "贴子"]


@pytest.mark.parametrize(
    ("headings", "given", "code"),
    [
        ("Surname,Name", "Jane", "column-given"),
        ("성,이름", "Jane", "column-given"),
        ("Surname,Name,Given name", "", "column-ignored"),
    ],
)
def test_a_name_beside_a_surname(headings: str, given: str, code: str) -> None:
    told = read_players(f"{headings}\nDoe,Jane\n".encode())
    assert told.players == (Player("Doe", given),)
    assert [note.code for note in told.notes] == [code]


@pytest.mark.parametrize("nobody", ["Freilos", "spielfrei", "Exempt", "부전승", "輪空"])
def test_nobody_in_other_languages(nobody: str) -> None:
    told = read_pairings(f"Runde,Schwarz,Weiß\n1,Ann,{nobody}\n".encode())
    assert told.byes == ((1, "ANN"),)
    assert told.pairings == ()
