"""The account of a record: what stands late, twice or under another name."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.findings import Finding, Level
from goref.io.sgf.account import HARMLESS, KNOWN, TEXTS, USED
from goref.io.sgf.read import SgfGame, read_sgf
from goref.io.sgf.write import write_sgf


def one(text: str) -> SgfGame:
    return read_sgf(text.encode()).games[0]


def told(game: SgfGame) -> list[tuple[str, str, int | None]]:
    return [(f.code, f.level.value, f.move) for f in game.findings]


def args(finding: Finding) -> dict[str, str]:
    return dict(finding.args)


@pytest.mark.parametrize("name", ["KM[0.5]", "KO[0.5]", "KM[]KM[0.5]"])
@pytest.mark.parametrize(
    ("text", "late"),
    [
        ("(;SZ[5]{};B[aa];W[bb])", None),
        ("(;SZ[5];{};B[aa];W[bb])", None),
        ("(;SZ[5];B[aa]{};W[bb])", 1),
        ("(;SZ[5];B[aa];W[bb];C[end]{})", 2),
    ],
)
def test_a_komi_is_read_wherever_it_stands(name: str, text: str, late: int | None) -> None:
    game = one(text.format(name))
    assert game.record.info.komi == Fraction(1, 2)
    expected = [("fact-late", "note", late)] if late else []
    expected += [("komi-in-ko", "note", None)] if "KO" in name else []
    assert told(game) == expected
    again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
    assert again.record == game.record


def test_an_order_to_play_is_no_komi() -> None:
    for order in ("KO[]", "KO[1]", "KO[yes]"):
        game = one(f"(;SZ[5];B[aa]{order};W[bb])")
        assert (game.record.info.komi, game.findings) == (None, ())


@pytest.mark.parametrize(
    ("name", "one_value", "other", "same"),
    [
        ("KM", "6.5", "0.5", "6.50"),
        ("HA", "2", "3", "２"),
        ("RU", "Japanese", "Chinese", "jp"),
        ("RE", "B+2.5", "W+R", "black wins by 2.5"),
        ("SZ", "5", "9", "5:5"),
        ("PL", "B", "W", "Black"),
    ],
)
def test_what_is_given_twice_is_used_if_it_agrees_and_asked_if_not(
    name: str, one_value: str, other: str, same: str
) -> None:
    root = "(;SZ[5]AB[aa][ee]{}" if name == "HA" else "(;SZ[5]{}" if name != "SZ" else "(;{}"
    rest = ";W[bb];B[cc])" if name == "HA" else ";B[bb];W[cc])"
    alone = one(root.format(f"{name}[{one_value}]") + rest)
    agreeing = one(root.format(f"{name}[{one_value}]{name}[{same}]") + rest)
    assert (agreeing.record, told(agreeing)) == (alone.record, told(alone))
    game = one(root.format(f"{name}[{one_value}]{name}[{other}]") + rest)
    assert game.record == alone.record
    again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
    assert (again.record, again.findings) == (game.record, game.findings)
    (finding,) = (f for f in game.findings if f.code == "fact-twice")
    assert finding.level is Level.CHECK
    assert (args(finding)["name"], args(finding)["other"]) == (name, other)
    if name in ("SZ", "PL"):
        return
    late = one(root.format(f"{name}[{one_value}]") + rest[:-1] + f";{name}[{other}])")
    assert late.record == alone.record
    (finding,) = (f for f in late.findings if f.code == "fact-again")
    assert (finding.level, finding.move, args(finding)["other"]) == (Level.CHECK, 2, other)


def test_two_komis_of_different_names_are_asked_about() -> None:
    game = one("(;SZ[5]KM[6.5]KO[0.5];B[aa])")
    assert game.record.info.komi == Fraction(13, 2)
    (finding,) = game.findings
    assert (finding.code, args(finding)["other"]) == ("komi-in-ko-too", "0.5")


@pytest.mark.parametrize("text", ["B?+R", "W 3.5", "B", "B;;", "11W+3.5", "Wx+3.5"])
def test_a_damaged_result_is_asked_about_and_one_in_words_is_told(text: str) -> None:
    for result, level in ((text, Level.CHECK), ("by luck", Level.NOTE)):
        (finding,) = one(f"(;SZ[5]RE[{result}];B[aa])").findings
        assert (finding.code, finding.level) == ("result-unreadable", level)


def test_a_result_that_is_open_gives_way_to_one_that_is_not() -> None:
    game = one("(;SZ[5]RE[?];B[aa];RE[B+R])")
    assert game.record.info.result == "B+R"
    game = one("(;SZ[5]RE[B+R];B[aa];RE[?])")
    assert (game.record.info.result, game.findings) == ("B+R", ())


def test_results_that_a_record_had_before_are_not_asked_about_again() -> None:
    game = one("(;SZ[5];B[aa];W[bb]RE[B+R])")
    record = game.record.with_info(result="W+R")
    again = read_sgf(write_sgf(game, record, game.ruling)).games[0]
    assert again.record.info.result == "W+R"
    assert [f.code for f in again.findings] == ["result-earlier"]


def test_whose_turn_it_is_is_compared_between_moves_too() -> None:
    assert one("(;SZ[5];B[aa];PL[W];W[bb];PL[B])").findings == ()
    assert told(one("(;SZ[5];B[aa];PL[B];W[bb])")) == [("turn-differs", "check", 1)]
    assert told(one("(;SZ[5];B[aa];PL[?];W[bb])")) == [("first-unreadable", "note", 1)]


def test_names_that_nobody_knows_are_listed_in_one_note() -> None:
    game = one("(;SZ[5]KX[6.5]C[a];B[aa]ZZ[1];W[bb]QQ[x]ZZ[2]BL[3])")
    (finding,) = game.findings
    assert (finding.code, finding.level) == ("properties-unknown", Level.NOTE)
    assert args(finding)["names"] == "KX (0), ZZ (1), QQ (2)"
    many = "".join(f"Q{letter}[1]" for letter in "ABCDEFGHIJKLMNOP")
    (finding,) = one(f"(;SZ[5]{many};B[aa])").findings
    assert args(finding)["names"].endswith("QL (0), …")


def test_a_point_under_a_name_that_nobody_knows_may_be_a_move() -> None:
    game = one("(;SZ[5];B[aa];ZZ[bb];B[cc])")
    assert ("move-in-doubt", "check", 1) in told(game)
    assert told(one("(;SZ[5]ZZ[bb];B[aa]ZZ[cc])")) == [("properties-unknown", "note", None)]


def test_details_of_the_game_behind_its_moves_are_named() -> None:
    (finding,) = one("(;SZ[5]PB[a];B[aa]PB[b]EV[c];W[bb]EV[])").findings
    assert (finding.code, finding.level) == ("properties-late", Level.NOTE)
    assert args(finding)["names"] == "PB (1), EV (1)"


def test_the_tables_of_names_say_one_thing_of_each() -> None:
    assert not USED & HARMLESS
    assert set(TEXTS) < USED
    names = [name for names in KNOWN.values() for name in names.split()]
    assert len(names) == len(set(names)) == len(HARMLESS)
    assert all(name.isascii() and name.isupper() for name in names)


# Handicap.


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("(;SZ[9]HA[2]AB[aa][bb][cc]AW[dd];W[ee])", ["handicap-beside-setup"]),
        ("(;SZ[9]HA[2]AB[aa][bb]AW[dd];W[ee])", []),
        ("(;SZ[9]HA[2]AB[aa][bb][cc];W[ee])", ["handicap-differs"]),
        ("(;SZ[9]HA[0]AB[aa][bb][cc]AW[dd];W[ee])", []),
        ("(;SZ[9]HA[2]AB[aa][bb][cc]AW[dd])", []),
    ],
)
def test_handicap_stones_beside_white_ones(text: str, codes: list[str]) -> None:
    game = one(text)
    assert [f.code for f in game.findings] == codes


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("(;SZ[9]KM[375]HA[2]AB[aa][bb];W[cc])", True),
        ("(;SZ[9]KM[650]AB[aa][bb];W[cc])", True),
        ("(;SZ[9]KM[375]HA[0];B[cc])", False),
        ("(;SZ[9]KM[7.5]HA[2]AB[aa][bb];W[cc])", False),
        ("(;SZ[9]AP[foxwq]KM[25]HA[2]AB[aa][bb];W[cc])", False),
    ],
)
def test_a_servers_even_komi_in_a_handicap_game_is_asked_about(text: str, asked: bool) -> None:
    game = one(text)
    again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
    for read in (game, again):
        assert ("komi-with-handicap" in [f.code for f in read.findings]) is asked


@pytest.mark.parametrize(
    ("text", "name", "other"),
    [
        *((text, "KM", text) for text in ("KMX", "MK", "BKM", "K")),
        *((text, "RU", text) for text in ("RUX", "UR", "U")),
        ("ER", "RE", "ER"),
    ],
)
def test_a_fact_under_a_damaged_name_is_asked_about(text: str, name: str, other: str) -> None:
    facts = {"KM": "6.5", "RU": "Japanese", "RE": "B+R"}
    value = facts.pop(name)
    root = "".join(f"{key}[{said}]" for key, said in facts.items())
    game = one(f"(;SZ[5]{root}{text}[{value}];B[aa])")
    (finding,) = (f for f in game.findings if f.level is Level.CHECK)
    assert finding.code == "fact-in-doubt"
    said = args(finding)
    assert (said["name"], said["other"], said["text"]) == (name, other, value)
    with_fact = one(f"(;SZ[5]{root}{name}[{value}]{text}[{value}];B[aa])")
    assert not any(f.level is Level.CHECK for f in with_fact.findings)


def test_a_text_that_goes_on_into_another_entry_is_asked_about() -> None:
    for text in ("RU[JapaneseKM[0.5]", "PW[BobRU[Japanese]KM[6.5]", "RU[JapaneseA~B[0.5]"):
        game = one(f"(;SZ[5]{text};B[aa])")
        codes = [f.code for f in game.findings if f.level is Level.CHECK]
        assert codes == ["bracket-missing"], text
    assert one("(;SZ[5]KM[0]RU[AGA]PB[Ann [3d\\]]RE[B+R];B[aa])").findings == ()
