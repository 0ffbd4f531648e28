"""Records of servers: each kind is known by its content, read, and refused with the line."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from goref.app.opening import OpeningError, open_bytes
from goref.core.texts.faults.said import said
from goref.io.records.read import read_record
from goref.io.records.server_game import ALL_STARS
from goref.io.sgf.read import SgfError, SgfGame, read_sgf
from goref.io.sgf.write import write_sgf
from tests.attack.fuzz import CORPUS
from tests.languages import EN, LANGUAGES

FILES = {path.name: path.read_bytes() for path in (CORPUS / "record").iterdir()}


def one(data: bytes) -> SgfGame:
    (game,) = read_record(data).games
    return game


def played(game: SgfGame) -> list[str]:
    """The acts: a side and a point, or a pass."""
    board = game.record.grid
    return [
        f"{act.colour.letter} {'pass' if act.point is None else board.name(act.point)}"
        for act in game.record.acts
    ]


def stones(game: SgfGame) -> set[str]:
    return {game.record.grid.name(point) for point in game.record.setup.black}


def codes(data: bytes) -> set[str]:
    collection = read_record(data)
    return {f.code for f in (*collection.findings, *collection.games[0].findings)}


def test_a_record_of_tygem() -> None:
    game = one(FILES["three.gib"])
    info = game.record.info
    assert [info.text(name) for name in ("PB", "BR", "PW", "WR", "DT")] == [
        *("Ann", "3K", "Bob", "2D", "2021-03-07")
    ]
    assert (info.komi, info.handicap, info.result) == (Fraction(13, 2), 3, "W+3.5")
    assert played(game) == ["W Q4", "B A1", "W pass"]
    assert stones(game) == {"Q16", "D4", "D16"}  # so that White can play at Q4
    assert "handicap-placed" in codes(FILES["three.gib"])


def test_a_komi_of_tygem_that_is_told_in_another_way_is_left_open() -> None:
    data = FILES["three.gib"].replace(b"DUM:0,GONGJE:65", b"DUM:5,GONGJE:0")
    game = one(data)
    assert game.record.info.komi is None
    assert "komi-dum" in codes(data)


def test_a_fact_that_another_line_gives_again_is_asked_about_with_its_number() -> None:
    for name, line, again in (
        ("three.gib", rb"\[GAMEINFOMAIN=GONGJE:5\]", "KM"),
        ("three.gib", b"INI 0 1 2 &4", "HA"),
        ("two.ugf", b"Rule=CHN", "RU"),
        ("two.ugf", b"Hdcp=3,0.50", "HA"),
        ("two.ugf", b"Hdcp=2,6.50", "KM"),
        ("two.ugf", b"Winner=B,C", "RE"),
    ):
        rows = FILES[name].split(b"\n")
        alone = one(FILES[name])
        at = next(n for n, row in enumerate(rows) if row.startswith((b"INI", b"Winner"))) + 1
        game = one(b"\n".join([*rows[:at], line, *rows[at:]]))
        assert (game.record.info, game.record.setup) == (alone.record.info, alone.record.setup)
        (finding,) = (f for f in game.findings if f.code == "fact-line")
        said = dict(finding.args)
        assert (said["name"], said["line"]) == (again, at + 1)


def test_a_komi_of_tygem_that_is_no_number_is_asked_about() -> None:
    data = FILES["three.gib"].replace(b"GONGJE:65", b"GONGJE:6x")
    assert one(data).record.info.komi is None
    assert "komi-unreadable" in codes(data)


def test_a_record_of_cyberoro() -> None:
    game = one(FILES["even.ngf"])
    info = game.record.info
    assert [info.text(name) for name in ("PB", "BR", "PW", "WR", "DT")] == [
        *("Ann", "3K", "Bob", "2D", "2021-03-07")
    ]
    assert (info.komi, info.told and info.told.margin) == (Fraction(13, 2), Fraction(5, 2))
    assert played(game) == ["B C7", "W E8", "B pass"]
    assert "komi-half-added" in codes(FILES["even.ngf"])


def test_a_handicap_of_cyberoro_has_the_komi_as_written() -> None:
    data = FILES["even.ngf"].replace(b"\n0\n0\n6", b"\n3\n0\n0").replace(b"\n9\n", b"\n19\n")
    game = one(data)
    assert (game.record.info.komi, game.record.info.handicap) == (0, 3)
    assert stones(game) == {"Q16", "D4", "Q4"}
    thirteen = one(data.replace(b"\n19\n", b"\n11\n"))
    assert not thirteen.record.setup  # nobody knows where
    assert "handicap-not-placed" in {f.code for f in thirteen.findings}


def test_star_points_are_where_their_names_say_on_19_lines() -> None:
    for name, spot in ALL_STARS.items():
        assert "".join("djp"[place] for place in spot) == name


def test_a_record_of_pandanet() -> None:
    game = one(FILES["two.ugf"])
    info = game.record.info
    assert [info.text(name) for name in ("PB", "BR", "PW", "EV", "DT", "PC")] == [
        *("藤沢", "3d", "Bob", "2021, Cup", "2021-03-07", "Club")
    ]
    assert (info.rules, info.komi, info.handicap) == ("Japanese", Fraction(1, 2), 2)
    assert info.result == "W+R"
    assert stones(game) == {"C3", "G7"}
    assert played(game) == ["W C2", "B pass"]
    above = one(FILES["two.ugf"].replace(b"=IGS", b"=JPN"))
    assert stones(above) == {"C7", "G3"}


@pytest.mark.parametrize("name", sorted(FILES))
def test_what_is_read_can_be_written_as_sgf_and_opened(name: str) -> None:
    game = one(FILES[name])
    assert read_sgf(write_sgf(game, game.record, game.ruling)).games[0].record == game.record
    (opened,) = open_bytes(FILES[name], name)
    assert opened.case.record == game.record
    assert one(b"\xef\xbb\xbf" + FILES["even.ngf"]).record.acts


def test_a_komi_of_cyberoro_may_have_its_half_itself() -> None:
    data = FILES["even.ngf"].replace(b"\n6\n", b"\n6.5\n")
    assert one(data).record.info.komi == Fraction(13, 2)
    assert "komi-half-added" not in codes(data)
    with pytest.raises(SgfError):
        read_record(FILES["even.ngf"].replace(b"\n6\n", b"\n--6\n"))


def test_a_header_of_pandanet_may_have_spaces_and_gaps() -> None:
    data = FILES["two.ugf"].replace(b"CoordinateType=IGS", b"CoordinateType = IGS")
    assert stones(one(data)) == {"C3", "G7"}
    assert one(re.sub(rb"Hdcp=[^\r\n]*", b"Hdcp=", FILES["two.ugf"])).record.info.komi is None
    remarks = b"# made by hand\r\n" * 400
    assert one(remarks + FILES["two.ugf"]).record == one(FILES["two.ugf"]).record


def test_a_record_of_pandanet_whose_encoding_is_told_wrongly() -> None:
    text = FILES["two.ugf"].decode("shift_jis")
    assert one(text.encode()).record.info.text("PB") == "藤沢"


def test_only_ends_of_lines_end_a_line() -> None:
    data = FILES["three.gib"].replace(b"Ann", "An\u2028n\u0085".encode())
    assert one(data).record.info.text("PB").startswith("An")
    assert one(data).record.acts == one(FILES["three.gib"]).record.acts


def test_long_lines_are_read_at_once() -> None:
    name = b"A" * 200_000
    data = FILES["three.gib"].replace(b"GAMEINFOMAIN=", b"GAMEINFOMAIN=" + name)
    assert one(data.replace(b"Ann", b" " * 100_000 + b"(")).record.acts
    assert one(FILES["even.ngf"].replace(b"Bob", b" " * 60_000 + b"x")).record.acts


def test_names_in_korean_are_read_and_the_guess_is_told() -> None:
    data = FILES["three.gib"].replace(b"Ann", "이창호 기사".encode("cp949"))
    assert one(data).record.info.text("PB") == "이창호 기사"
    assert "encoding-guessed" in codes(data)


@pytest.mark.parametrize(
    ("name", "old", "new", "line"),
    [
        ("three.gib", b"STO 0 3 1 0 18", b"STO 0 3 1 0 19", 13),
        ("three.gib", b"STO 0 3 1", b"STO 0 3 7", 13),
        ("three.gib", b"INI 0 1 3", b"INI 0 1 x", 11),
        ("even.ngf", b"\n9\n", b"\nnine\n", 2),
        ("even.ngf", b"\n6\n", b"\nsix\n", 8),
        ("even.ngf", b"PMACWFCCF", b"PMACWZCCZ", 14),
        ("even.ngf", b"PMACWFCCF", b"PMACW", 14),
        ("two.ugf", b"CB,W1", b"CX,W1", 17),
        ("two.ugf", b"CC,B1", b"XC,B1", 15),
        ("two.ugf", b"CB,W1", b"C?,W1", 17),
        ("two.ugf", b"Size=9", b"Size=99", 8),
        ("three.gib", b"Ann", b"A\0nn", 5),
        ("even.ngf", b"Bob", b"B\0ob", 3),
    ],
)
def test_what_is_broken_is_told_with_its_line(
    name: str, old: bytes, new: bytes, line: int
) -> None:
    data = FILES[name].replace(old, new, 1)
    assert data != FILES[name]
    with pytest.raises(SgfError) as error:
        read_record(data)
    assert said(error.value, EN).startswith(f"Line {line}: ")
    assert all(said(error.value, language) for language in LANGUAGES)
    with pytest.raises(OpeningError):
        open_bytes(data, name)


def findings(data: bytes, code: str) -> list[dict[str, str]]:
    collection = read_record(data)
    every = (*collection.findings, *collection.games[0].findings)
    return [dict(f.args) for f in every if f.code == code]


@pytest.mark.parametrize("sign", [b"+", b"%20"])
def test_another_sign_may_stand_for_blanks_in_moves_of_tygem(sign: bytes) -> None:
    head, _, body = FILES["three.gib"].partition(b"\\HE")
    data = head + b"\\HE" + body.replace(b" ", sign)
    assert one(data).record == one(FILES["three.gib"]).record
    told = findings(data, "blanks-written")
    assert [one["sign"] for one in told] == [sign.decode()]


@pytest.mark.parametrize("name", ["three.gib", "even.ngf"])
@pytest.mark.parametrize("sign", [b"+", b"%20"])
def test_another_sign_may_stand_for_every_blank(name: str, sign: bytes) -> None:
    data = FILES[name].replace(b" ", sign)
    assert one(data).record == one(FILES[name]).record
    assert findings(data, "blanks-written")


def test_a_plus_in_a_header_with_blanks_stands_for_itself() -> None:
    head, _, body = FILES["three.gib"].replace(b"Ann", b"A+B").partition(b"\\HE")
    data = head + b"\\HE" + body.replace(b" ", b"+")
    assert one(data).record.info.text("PB") == "A+B"


def test_a_plus_in_a_result_stands_for_itself() -> None:
    data = FILES["even.ngf"].replace(b" ", b"+").replace(b"Black+wins+by+2.5!", b"B+R")
    assert one(data).record.info.result == "B+R"


def test_a_plus_in_a_name_is_none_of_them() -> None:
    data = FILES["three.gib"].replace(b"Ann", b"A++")
    assert one(data).record.info.text("PB") == "A++"
    assert not findings(data, "blanks-written")


@pytest.mark.parametrize(
    ("name", "old", "new", "line"),
    [
        ("three.gib", b"STO 0 3 1", b"sto 0 3 1", "13"),
        ("three.gib", b"STO 0 3 1", b"ST0 0 3 1", "13"),
        ("three.gib", b"SKI 0 4", b"SKIP 0 4", "14"),
        ("three.gib", b"\\GS", b"what", "8"),
        ("even.ngf", b"PMACW", b"pmacw", "14"),
        ("even.ngf", b"PMADB", b"XXADB", "15"),
    ],
)
def test_a_line_that_is_not_understood_is_told(
    name: str, old: bytes, new: bytes, line: str
) -> None:
    data = FILES[name].replace(old, new, 1)
    (told,) = findings(data, "record-lines-unread")
    assert told["lines"] == line
    assert told["text"].startswith(new.decode())
    assert not findings(FILES[name], "record-lines-unread")


def test_a_remark_of_tygem_may_have_lines() -> None:
    data = FILES["three.gib"].replace(b"\\HE", b"\\[GAMECOMMENT=one\n two\nthree\\]\n\\HE")
    assert not findings(data, "record-lines-unread")
    assert one(data).record.acts == one(FILES["three.gib"]).record.acts


def test_of_many_lines_the_first_are_named() -> None:
    data = FILES["three.gib"].replace(b"\\GE", b"what\n" * 20)
    (told,) = findings(data, "record-lines-unread")
    assert told["lines"] == "15, 16, 17, 18, 19, 20, 21, 22 …"


def test_names_of_pandanet_are_read_where_another_encoding_is_told() -> None:
    data = FILES["two.ugf"].decode("shift_jis").replace("藤沢", "Müller’s").encode()
    assert one(data).record.info.text("PB") == "Müller’s"
    assert "encoding-not-as-declared" in codes(data)
