"""Reading records: what is taken, what is repaired, what is refused."""

from __future__ import annotations

import gc
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.collecting import COLLECT_AFTER
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.faults import Fault, fault
from goref.core.base.findings import Finding, Level
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Setup
from goref.core.game.replay import LATEST
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.texts.faults.said import said
from goref.io.sgf import syntax
from goref.io.sgf.read import SgfError, SgfGame, read_sgf
from goref.io.sgf.syntax import MOST_BYTES, MOST_GAMES, MOST_MOVES, MOST_NODES, Spent, main_line
from tests.languages import EN
from tests.refusals import refuses
from tests.wordings import tells

DATA = Path(__file__).parents[2] / "data" / "sgf"
NINE = grid(9)


def one(text: str) -> SgfGame:
    """The only game of a text."""
    (game,) = read_sgf(text.encode()).games
    return game


def codes(text: str) -> list[str]:
    """The codes of all findings of a text with one game."""
    collection = read_sgf(text.encode())
    return [f.code for f in (*collection.findings, *collection.games[0].findings)]


def black(name: str) -> Act:
    return Act(ActKind.PLAY, BLACK, NINE.point(name))


def white(name: str) -> Act:
    return Act(ActKind.PLAY, WHITE, NINE.point(name))


def test_a_clean_record_gives_no_findings() -> None:
    text = (
        "(;FF[4]GM[1]SZ[9]KM[6.5]HA[0]RU[Japanese]PB[A\\]b]PW[C\\\\d]DT[2024-01-02]"
        "GC[two\nlines]RE[W+2.5];B[ee];W[cc]C[a comment];B[];W[tt])"
    )
    game = one(text)
    assert codes(text) == []
    assert game.record.grid == NINE
    assert game.record.entries == (
        black("E5"),
        white("C7"),
        Act(ActKind.PASS, BLACK),
        Act(ActKind.PASS, WHITE),
    )
    info = game.record.info
    assert (info.rules, info.komi, info.handicap) == ("Japanese", Fraction(13, 2), 0)
    assert info.result == "W+2.5"
    assert info.texts == (
        ("PB", "A]b"),
        ("PW", "C\\d"),
        ("DT", "2024-01-02"),
        ("GC", "two\nlines"),
    )
    assert game.title == "A]b – C\\d, 2024-01-02"
    assert game.ruling == Ruling()


def test_defaults_of_an_almost_empty_record() -> None:
    game = one("(;)")
    assert (game.record.grid, game.record.entries, game.title) == (grid(19), (), "#1")
    assert game.findings == ()


def test_variations_are_left_aside() -> None:
    game = read_sgf((DATA / "variations.sgf").read_bytes()).games[0]
    names = [a.point if a.point is None else NINE.name(a.point) for a in game.record.acts]
    assert names == ["E5", "G7", "C7", "G3", "C3", None, None]
    assert [(f.code, dict(f.args)) for f in game.findings] == [
        ("territory-differs", {"count": 4}),
        ("properties-unknown", {"names": "XQ (7)"}),
        ("variations-kept", {"count": 3}),
    ]


def test_names_of_the_old_format_and_text_around_the_game() -> None:
    collection = read_sgf((DATA / "old-names.sgf").read_bytes())
    (game,) = collection.games
    assert game.record.info.text("PB") == "Kim"
    assert game.record.info.komi == Fraction(11, 2)
    assert [a.kind.value for a in game.record.acts] == ["play", "play", "play", "pass", "pass"]
    assert [f.code for f in collection.findings] == ["text-outside"]


def test_a_server_s_record_in_zi() -> None:
    game = read_sgf((DATA / "server.sgf").read_bytes()).games[0]
    assert game.record.info.komi == Fraction(15, 2)
    assert [f.code for f in game.findings] == ["komi-hundredths", "result-in-zi"]


def test_several_games_are_a_collection() -> None:
    text = "(;SZ[9]PB[a])\n(;SZ[13]GN[second];B[aa])\n(;SZ[9:13])"
    collection = read_sgf(text.encode())
    assert [g.title for g in collection.games] == ["a – ?", "second"]
    assert [f.code for f in collection.findings] == ["several-games", "game-skipped"]
    assert tells(dict(collection.findings[1].args)["reason"], "sgf-not-square")


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("(;SZ[9];B[aa];W[bb]", 2),
        ("(;SZ[9];B[aa];W[bb](;B[cc](;W[dd]", 4),
        ("(;SZ[9];B[aa];W[bb]C[cut off in the com", 2),
        ("(;SZ[9];B[aa];W[bb]C[cut off after \\", 2),
        ("(;SZ[9];B[aa];W[bb];B", 2),
        ("(;SZ[9];B[aa];W[bb] ( (", 2),
        ("(;SZ[9];B[aa];W[bb];", 2),
    ],
)
def test_a_file_cut_off_is_closed(text: str, plays: int) -> None:
    game = one(text)
    assert len(game.record.acts) == plays
    assert codes(text)[0] == "closed"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", fault("sgf-empty")),
        (" \r\n", fault("sgf-empty")),
        ("\0\0\0", fault("sgf-empty")),
        ("hello", fault("sgf-none")),
        ("\\HS\r\n\\[GAMETAG=", fault("sgf-none")),
        ("<!DOCTYPE html><script>for(;;){}</script>", fault("sgf-web-page")),
        ("  <html>(;SZ[9])</html>", fault("sgf-web-page")),
        ("(;SZ[9];B[aa]\0)", fault("sgf-nul", line=1, column=14)),
        (
            "(;SZ[9]\n;B[aa]#;W[bb])",
            fault("sgf-broken", line=2, column=7, problem=fault("sgf-out-of-place", sign="#")),
        ),
        (
            "(;SZ[9]\n;B[aa]\n  W)",
            fault("sgf-broken", line=3, column=4, problem=fault("sgf-no-value")),
        ),
        (
            "(;SZ[9];[aa])",
            fault("sgf-broken", line=1, column=9, problem=fault("sgf-value-alone")),
        ),
        (
            "(;SZ[9];B[aa]())",
            fault("sgf-broken", column=15, problem=fault("sgf-empty-variation")),
        ),
        ("(;SZ[9](;B[aa]);W[bb])", fault("sgf-node-after-variation")),
        ("(;SZ[9](;B[aa])W[bb])", fault("sgf-outside-node")),
        ("(;SZ[9](AB[aa]))", fault("sgf-outside-node")),
        ("(;中文", fault("sgf-out-of-place", sign="中")),
        ("(;SZ[19:13])", fault("sgf-not-square")),
        ("(;SZ[26])", fault("sgf-size-range", most=25)),
        ("(;SZ[x])", fault("sgf-no-size")),
        ("(;GM[2])", fault("sgf-other-game")),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, wrong: Fault) -> None:
    with refuses(SgfError, wrong) as caught:
        read_sgf(text.encode())
    assert "\n" not in said(caught.value, EN)


def test_a_huge_file_is_refused() -> None:
    with refuses(SgfError, "sgf-too-large", size=20, most=20):
        read_sgf(b"(;C[" + b"a" * MOST_BYTES + b"])")
    with refuses(SgfError, "sgf-too-many-nodes"):
        read_sgf(b"(" + b";" * (MOST_NODES + 1) + b")")
    with refuses(SgfError, "sgf-too-many-moves"):
        read_sgf(b"(" + b";B[]" * (MOST_MOVES + 1) + b")")


def test_what_costs_more_than_its_size_is_refused_before_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def made(*_: object) -> object:
        raise AssertionError("a game was read")

    with monkeypatch.context() as context:
        context.setattr("goref.io.sgf.read.read_game", made)
        with refuses(SgfError, "sgf-too-many-games", count=10003, most=10000):
            read_sgf(b"(;B[aa]C[(;)])" * (MOST_GAMES + 3))
        with refuses(
            SgfError, "sgf-too-many-values", line=2, column=20003, count=5002, most=5000
        ):
            read_sgf(b"(;\nAB" + b"[aa]" * 5002 + b"LB[aa:1])")
        with refuses(SgfError, "sgf-too-many-variations", count=300002, most=300000):
            read_sgf(b"(;" + b"(;)" * 300_001 + b")")
        with refuses(SgfError, "sgf-too-many-kinds", most=1000):
            names = ("".join(three) for three in product("ABCDEFGHIJK", repeat=3))
            read_sgf(b"(;" + "".join(f"{name}[]" for name in names).encode() + b")")
    points: list[int] = []
    count = Spent.points

    def counted(spent: Spent, more: int) -> None:
        points.append(more)
        count(spent, more)

    monkeypatch.setattr(Spent, "points", counted)
    laid = b";AB[aa:ss]AE[aa:ss]"
    with refuses(SgfError, "sgf-too-many-points", count=2000301):
        read_sgf(b"(" + laid * 5000 + b")")
    assert len(points) == 5541
    with refuses(SgfError, "sgf-too-many-marks", count=100002):
        read_sgf(b"(" + b";B[aa]XG[x][y][z]" * 40_000 + b")")


def test_garbage_is_seldom_looked_for_while_trees_grow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[int] = []
    before = gc.get_threshold()
    explain = syntax.TreeBuilder.findings

    def findings(growth: syntax.TreeBuilder) -> list[Finding]:
        seen.append(gc.get_threshold()[0])
        return explain(growth)

    monkeypatch.setattr(syntax.TreeBuilder, "findings", findings)
    read_sgf(b"(;B[aa])")
    assert seen == [COLLECT_AFTER]
    assert gc.get_threshold() == before


def test_a_rectangle_that_stands_often_is_read_once() -> None:
    once = read_sgf(b"(;AB[aa:ss];AE[bb:rr])").games[0]
    often = read_sgf(b"(;AB" + b"[aa:ss]" * 4999 + b";AE" + b"[bb:rr]" * 4999 + b")").games[0]
    assert often.record == once.record
    assert once.record.start.count(BLACK) == 361 - 17 * 17


def test_a_game_is_tokenised_once_and_played_through_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[int] = []
    match = syntax.TOKEN.match

    class Token:
        def match(self, data: bytes, position: int) -> object:
            seen.append(position)
            return match(data, position)

    monkeypatch.setattr(syntax, "TOKEN", Token())
    LATEST.clear()
    data = b"(;GM[1]SZ[9];B[ee](;W[dd];B[cc])(;W[ff]))(;SZ[9];B[aa])"
    assert len(Case(read_sgf(data).games[0].record).moments) == 4
    assert seen == sorted(set(seen)), "no place is looked at twice"
    assert len(LATEST) == 2, "one for each game"


def test_short_values_are_held_once() -> None:
    first, second = read_sgf(b"(;B[aa])(;B[aa])").games
    assert first.tree.sequence[0]["B"][0] is second.tree.sequence[0]["B"][0]


def test_reading_tells_how_far_it_is_and_ends_where_it_is_told_to() -> None:
    told: list[tuple[int, int]] = []
    data = b"(;SZ[9]" + b"(;B[aa])" * 5000 + b")" + b"(;SZ[9])" * 3
    read_sgf(data, lambda now, of: told.append((now, of)))
    assert told == sorted(told)
    assert len(told) == 2 + 4, "every 2,000 nodes, and every game"
    assert told[-1] == (2 * len(data), 2 * len(data))

    class Enough(Exception):  # noqa: N818
        pass

    def enough(now: int, of: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        read_sgf(data, enough)


@pytest.mark.parametrize("closing", [b"", b")" * 20_000])
def test_deep_nesting_is_no_danger(closing: bytes) -> None:
    game = read_sgf(b"(;B[aa]" * 20_000 + closing).games[0]
    assert len(game.record.acts) == 20_000


@pytest.mark.parametrize("text", ["(;" + "(" * 50_000, "(;SZ[9]" + "(;)" * 20_000 + ")"])
def test_many_brackets_are_no_danger(text: str) -> None:
    assert read_sgf(text.encode()).games[0].record.is_bare


def test_a_bracket_missing_between_games_is_noticed() -> None:
    assert "game-inside-game" in codes("(;SZ[9];B[aa]\n(;SZ[9];B[bb])")


def test_points_off_the_board_stay_as_turns() -> None:
    game = one("(;SZ[9];B[aa];W[zz];B[?];W[bb])")
    assert game.record.acts[1] == Act(ActKind.PLAY, WHITE, written="zz")
    assert [(f.code, f.move) for f in game.findings] == [
        ("point-unreadable", 2),
        ("point-unreadable", 3),
    ]


def test_an_occupied_point_is_reported_with_its_move() -> None:
    game = one("(;SZ[9];B[aa];W[aa])")
    (finding,) = game.findings
    assert (finding.code, finding.move, finding.points) == ("impossible-move", 2, (0,))


def test_two_moves_in_one_node_keep_their_order() -> None:
    text = "(;SZ[9];W[aa]B[bb];W[cc])"
    assert [a.colour for a in one(text).record.acts] == [WHITE, BLACK, WHITE]
    assert codes(text) == ["moves-in-one-node"]


def test_turns_taken_twice_are_kept_and_noted() -> None:
    assert codes("(;SZ[9]PL[B];B[aa];W[bb])") == codes("(;SZ[9];B[aa];W[bb])")
    text = "(;SZ[9]PL[W];B[aa];B[bb];B[cc])"
    findings = one(text).findings
    assert [(f.code, f.move) for f in findings] == [
        ("first-differs", 1),
        ("same-colour-twice", 2),
        ("same-colour-twice", 3),
    ]


def test_findings_of_one_kind_are_told_as_one() -> None:
    (told,) = one("(;SZ[9]" + ";B[]" * 40 + ")").findings
    assert (told.code, told.move) == ("same-colour-twice", 2)
    assert dict(told.args)["alike"] == 39
    assert codes("(;SZ[9]" + ";B[]" * 11 + ")") == ["same-colour-twice"] * 10


def test_games_that_cannot_be_read_are_told_as_one() -> None:
    (told,) = read_sgf(b"(;SZ[9])" + b"(;GM[2])" * 40).findings[1:]
    assert (told.code, dict(told.args)["alike"]) == ("game-skipped", 40)


def test_setup_with_rectangles_and_contradictions() -> None:
    game = one("(;SZ[9]AB[aa:bb]AW[bb][cc]AE[cc][dd]AB[zz])")
    setup = game.record.setup
    assert NINE.names(setup.black) == ["A9", "B9", "A8"]
    assert NINE.names(setup.white) == ["B8", "C7"]
    assert NINE.names(setup.cleared) == ["D6"]
    assert [f.code for f in game.findings] == [
        "setup-unreadable",
        "setup-both-colours",
        "setup-cleared-too",
    ]


def test_setup_in_the_second_node_is_the_start() -> None:
    game = one("(;SZ[9]AB[aa];AW[bb]AE[aa];B[cc])")
    assert game.record.setup == Setup(white=frozenset({10}), cleared=frozenset({0}))
    assert game.record.entries == (black("C7"),)
    assert [f.code for f in game.findings] == ["setup-second-node"]


def test_setup_during_the_game_is_an_entry() -> None:
    game = one("(;SZ[9];B[aa];AB[bb]AE[aa];W[cc])")
    assert game.record.entries[1] == Setup(black=frozenset({10}), cleared=frozenset({0}))
    assert [(f.code, f.move) for f in game.findings] == [("setup-later", 1)]


@pytest.mark.parametrize(
    ("text", "stones", "acts", "handicap", "found"),
    [
        ("HA[2]AB[cc][gg];W[ee]", 2, 1, 2, []),
        ("HA[0];B[cc];W[gg]", 0, 2, 0, []),
        ("HA[1];B[cc];W[gg]", 0, 2, 0, ["handicap-one"]),
        ("AB[cc][gg];W[ee]", 2, 1, 2, ["handicap-from-setup"]),
        ("AB[cc][gg];B[ee]", 2, 1, None, []),
        ("AB[cc][gg]AW[cg][gc];W[ee]", 2, 1, None, []),
        ("AB[cc][gg]", 2, 0, None, []),
        ("HA[3]AB[cc][gg];W[ee]", 2, 1, 3, ["handicap-differs"]),
        ("HA[0]AB[cc][gg];W[ee]", 2, 1, 0, ["handicap-differs"]),
        ("HA[2];B[cc];B[gg];W[ee]", 2, 1, 2, ["handicap-from-moves"]),
        ("HA[2];B[cc]B[gg];W[ee]", 2, 1, 2, ["moves-in-one-node", "handicap-from-moves"]),
        (
            "HA[3];B[cc];B[gg];W[ee]",
            0,
            3,
            3,
            ["handicap-differs", "same-colour-twice"],
        ),
        ("HA[2];B[cc];W[gg]", 0, 2, 2, ["handicap-differs"]),
        ("HA[x];B[cc]", 0, 1, None, ["handicap-unreadable"]),
    ],
)
def test_handicap(
    text: str, stones: int, acts: int, handicap: int | None, found: list[str]
) -> None:
    game = one(f"(;SZ[9]{text})")
    record = game.record
    read = (len(record.setup.black), len(record.acts), record.info.handicap)
    assert read == (stones, acts, handicap)
    assert [f.code for f in game.findings] == found


@pytest.mark.parametrize(
    ("text", "komi", "found"),
    [
        ("KM[3.75]RU[Chinese]", "15/2", ["komi-zi"]),
        ("KM[3.75]RU[Japanese]", None, ["komi-unit-unknown"]),
        ("KM[3.75]RE[B+1.75]", "15/2", ["komi-zi", "result-in-zi"]),
        ("KM[3.75]RE[黑胜3/4子]", "15/2", ["komi-zi", "result-in-zi"]),
        ("KM[3又3/4子]RE[W+0.25]", "15/2", ["komi-zi", "result-in-zi"]),
        ("KM[]", None, []),
        ("KM[6.5]RE[B+0.75]", "13/2", ["result-unit-unknown"]),
        ("KM[6.5]RE[by luck]", "13/2", ["result-unreadable"]),
    ],
)
def test_komi_and_result_are_each_other_s_witness(
    text: str, komi: str | None, found: list[str]
) -> None:
    game = one(f"(;SZ[19]{text})")
    assert game.record.info.komi == (None if komi is None else Fraction(komi))
    assert [f.code for f in game.findings] == found


def test_information_in_the_second_node_is_found() -> None:
    game = one("(;FF[4];KM[5.5]PB[a];B[aa];PW[late]KM[9])")
    assert game.record.info.komi == Fraction(11, 2)
    assert game.record.info.texts == (("PB", "a"),)


BOARD = "(;SZ[5]AB[ba][bb][bc][bd][be][aa]AW[ca][cb][cc][cd][ce][ac][ad]"


def test_territory_marks_propose_dead_chains() -> None:
    game = one(BOARD + "TB[ab][ac][ae]TW[da:ee])")
    finding, differs = game.findings
    assert finding.code == "dead-from-territory-marks"
    assert differs.code == "territory-differs"
    five = grid(5)
    assert five.names(differs.points) == ["A2"], "dead with A3, and not marked"
    assert five.names(game.ruling.stones(StoneStatus.DEAD)) == ["A3", "A2"]
    assert five.names(finding.points) == ["A3", "A2"]


def test_our_own_marks() -> None:
    game = one(
        BOARD + "GOREF[dead A3 A2][seki B5][eye B A4][shared - A1][because A3 A2: seen: yes]"
        "TB[ca])"
    )
    five = grid(5)
    assert game.findings == ()
    assert five.names(game.ruling.stones(StoneStatus.DEAD)) == ["A3", "A2"]
    assert five.names(game.ruling.stones(StoneStatus.SEKI)) == ["B5"]
    assert game.ruling.claims == {
        five.point("A4"): PointRuling(PointKind.EYE, BLACK),
        five.point("A1"): PointRuling(PointKind.SHARED, None),
    }
    assert set(game.ruling.reasons.values()) == {"seen: yes"}


def test_a_ruling_of_nothing_outweighs_territory_marks() -> None:
    game = one(BOARD + "GOREF[no-ruling]TB[ac])")
    assert (game.ruling, game.findings) == (Ruling(), ())


@pytest.mark.parametrize(
    "mark",
    ["dead Z9", "eye - A1", "shared B A1", "eye", "because A1", "new-idea 3", "give-up"],
)
def test_marks_that_make_no_sense_are_reported(mark: str) -> None:
    game = one(f"(;SZ[5];B[aa]GOREF[{mark}])")
    assert [f.code for f in game.findings] == ["mark-unreadable"]
    assert game.ruling == Ruling()


def test_marks_of_acts() -> None:
    game = one("(;SZ[9];B[aa]GOREF[settling];W[]GOREF[give-up];B[]GOREF[pass-stone][settling])")
    assert game.record.entries == (
        Act(ActKind.PLAY, BLACK, 0, settling=True),
        Act(ActKind.GIVE_UP, WHITE),
        Act(ActKind.PASS_STONE, BLACK, settling=True),
    )
    assert game.findings == ()


def test_a_ruling_with_moves_after_it_is_not_used() -> None:
    game = one("(;SZ[9];B[aa]GOREF[dead A9];W[bb])")
    assert [f.code for f in game.findings] == ["ruling-not-at-end"]
    assert game.ruling == Ruling()


def test_a_game_may_begin_without_a_sign_for_its_first_node() -> None:
    text = "\n(\nSZ[9]PB[Ann]KM[6.5]\n;B[aa];W[bb])\n(SZ[9]PB[Bob];B[cc](;W[dd])(;W[ee]))"
    collection = read_sgf(text.encode())
    names = [game.record.info.text("PB") for game in collection.games]
    assert names == ["Ann", "Bob"]
    assert [len(game.record.entries) for game in collection.games] == [2, 2]
    assert [f.code for f in collection.findings] == ["headless", "headless", "several-games"]
    assert codes("(SZ[9];B[aa]") == ["headless", "closed"]
    assert codes("see (AB[1]) (;SZ[9];B[aa])") == ["text-outside"]  # prose is no game


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9];B[aa])\n(See[1]: notes)",
        "(Event[1] see notes)\n(;SZ[9];B[aa])",
        "(A[x]) text (;SZ[9];B[aa])",
        "(;SZ[9];B[aa])\n(C[hello])",
        "(;SZ[9];B[aa])\n(C[hello];and so on)",
    ],
)
def test_remarks_in_brackets_are_no_games(text: str) -> None:
    (game,) = read_sgf(text.encode()).games
    assert len(game.record.entries) == 1
    assert "headless" not in codes(text)


def test_a_file_of_a_publisher_may_begin_with_any_property() -> None:
    text = "(TE[第1局\\]]RD[2005-01-01]PB[Ann]\nSZ[9];B[aa];W[bb])"
    assert one(text).record.info.text("PB") == "Ann"


@pytest.mark.parametrize(
    ("text", "place"),
    [("(SZ[9];B[aa](W[bb]))", "column 14"), ("(SZ[9]\n;B[aa]) [", "")],
)
def test_what_is_broken_behind_such_a_beginning_is_told_with_its_place(
    text: str, place: str
) -> None:
    if not place:
        assert codes(text) == ["headless", "text-outside"]
        return
    with pytest.raises(SgfError) as error:
        read_sgf(text.encode())
    assert place in said(error.value, EN)


MOVE = st.builds(
    ";{}[{}{}]{}".format,
    st.sampled_from("BW"),
    *[st.sampled_from("abcdsty")] * 2,
    st.sampled_from(
        ["", "", "", "\n", " ;", "C[;B[aa\\]]", "B[bb]", "[cc]", ";W[]", ";AB[dd]"]
    ),
)


@given(st.lists(MOVE, max_size=12), st.sampled_from(["", "(;B[aa])(;W[bb];B[cc])"]))
def test_moves_alone_in_their_nodes_are_read_as_others_are(nodes: list[str], end: str) -> None:
    alone = one(f"(;SZ[19]{''.join(nodes)}{end})")
    beside = one(f"(;SZ[19]{''.join(n.replace(';', ';ZZ[1]', 1) for n in nodes)}{end})")
    assert alone.record == beside.record
    assert (alone.layout, alone.head) == (beside.layout, beside.head)
    mine, others = ([n.properties for n in main_line(game.tree)] for game in (alone, beside))
    assert mine == [{k: v for k, v in node.items() if k != "ZZ"} for node in others]


def told(text: str, code: str) -> list[dict[str, str]]:
    """The arguments of the findings of one kind."""
    findings = read_sgf(text.encode()).findings
    return [dict(finding.args) for finding in findings if finding.code == code]


@pytest.mark.parametrize(
    "text",
    [
        "(;ff[4]gm[1]sz[9]pb[Ann]km[6.5];b[ee];w[cc])",
        "(;FF[4]GM[1]size[9]PB[Ann]komi[6.5];black[ee];white[cc])",
        "(;sz[9]pb[Ann]km[6.5];b[ee];w[cc]",
    ],
)
def test_names_in_small_letters_are_read_and_told(text: str) -> None:
    game = one(text)
    assert len(game.record.grid) == 81
    assert [NINE.name(act.point) for act in game.record.acts if act.point] == ["E5", "C7"]
    assert (game.record.info.text("PB"), game.record.info.komi) == ("Ann", Fraction(13, 2))
    assert len(told(text, "small-names")) == 1


def test_names_that_mean_nothing_are_told_with_their_place() -> None:
    text = "(;SZ[9]\n;B[ee]foo[1];W[cc]bar[2]foo[3])"
    assert told(text, "nameless-property") == [{"names": "foo, bar", "line": 2, "column": 7}]
    (finding,) = read_sgf(text.encode()).findings
    assert finding.level is Level.CHECK


def test_moves_outside_a_game_are_asked_about() -> None:
    levels = [
        [f.level for f in read_sgf(text).findings if f.code == "text-outside"]
        for text in (b"mail (;SZ[9];B[ee]) end", b"(;SZ[9];B[ee]);W[cc];B[dd])")
    ]
    assert levels == [[Level.NOTE], [Level.CHECK]]
