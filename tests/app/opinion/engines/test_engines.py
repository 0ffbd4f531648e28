"""What engines say is asked for rightly, checked, and told with what it lacks."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.opinion.engines.engines import (
    EngineKind,
    EngineOpinion,
    EngineSpec,
    consult,
    found_engines,
)
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.engines import REMARKS
from goref.io.engine.gtp import GtpError
from goref.io.engine.gtp_answers import komi_text, read_board, read_ownership, read_points
from goref.io.engine.programs import find_program, join_command
from tests.io.engine_script import words
from tests.languages import EN, JA, KO, ZH
from tests.refusals import refuses
from tests.systems import PROGRAM

CHINESE, JAPANESE = RULESETS["chinese-2002"], RULESETS["japanese"]
KOMI = Fraction(15, 2)
BOARD = Position.from_rows(
    [
        ".X.XO.O",
        "XXXXOO.",
        ".X.XO.O",
        "XXOXOOO",
        ".X.XO.O",
        "XXXXOX.",
        ".X.XO.O",
    ]
)
DEAD = "C4 F2"
SEVEN = BOARD.grid


def spec(*flags: str, kind: EngineKind = EngineKind.GTP) -> EngineSpec:
    return EngineSpec("Fake", join_command(words(*flags)), kind)


def asked(
    *flags: str,
    position: Position = BOARD,
    to_play: Colour | None = BLACK,
    komi: Fraction | None = KOMI,
    kind: EngineKind = EngineKind.GTP,
    limit_s: float = 5,
) -> EngineOpinion:
    return consult(position, to_play, CHINESE, komi, spec(*flags, kind=kind), limit_s)


def fault(*flags: str, position: Position = BOARD, limit_s: float = 5) -> GtpError:
    with pytest.raises(GtpError) as caught:
        asked(*flags, position=position, limit_s=limit_s)
    return caught.value


def names(points: Iterable[int] | None) -> str | None:
    return None if points is None else " ".join(SEVEN.names(points))


def logged(path: Path, command: str) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.split()[0] == command]


# By the status of stones.


def test_the_status_of_stones() -> None:
    wall = BOARD.chain(SEVEN.point("E7"))
    told = asked("--dead", DEAD, "--seki", " ".join(SEVEN.names(wall)))
    assert (told.engine, told.version) == ("Fake", "1.5")
    assert names(told.dead) == DEAD
    assert told.seki == wall
    assert told.ownership is None
    assert (told.unsaid, told.remarks) == (frozenset(), ())
    assert 0 < told.seconds < 5


def test_a_stone_stands_for_its_chain() -> None:
    told = asked("--say", "final_status_list dead=E4", "--say", "final_status_list alive=A2")
    assert told.dead == BOARD.chain(SEVEN.point("E4"))
    assert BOARD.chain(SEVEN.point("A2")).isdisjoint(told.unsaid)
    assert SEVEN.point("C4") in told.unsaid
    assert told.remarks == ("chains-unsaid",)


def test_an_engine_whose_board_is_drawn_only() -> None:
    assert names(asked("--dead", DEAD, "--without", "list_stones").dead) == DEAD


def test_an_engine_that_tells_the_dead_alone() -> None:
    told = asked("--dead", DEAD, "--deny", "final_status_list seki,final_status_list alive")
    assert (names(told.dead), told.seki) == (DEAD, None)
    assert told.unsaid == frozenset()
    assert told.remarks == ("no-seki",)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_stones_are_played_so_that_it_is_a_sides_turn(
    colour: Colour, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    asked("--log", str(log), to_play=colour)
    stones = BOARD.count(BLACK) + BOARD.count(WHITE)
    plays = logged(log, "play")
    first, again = plays[:stones], plays[stones:]
    assert len(set(first)) == len(set(again)) == len(again) == stones
    # Then the other side begins.
    last = [one[-1].split()[1] for one in (first, again)]
    assert last == (["white", "black"] if colour is BLACK else ["black", "white"])
    assert logged(log, "komi") == ["komi 7.5"] * 2
    assert logged(log, "boardsize") == ["boardsize 7"] * 2


@pytest.mark.parametrize("colour", COLOURS)
def test_of_stones_that_hang_on_who_begins_nothing_is_said(colour: Colour) -> None:
    told = asked("--dead", DEAD, "--hangs", "final_status_list dead", to_play=colour)
    assert told.dead == frozenset()
    assert names(told.unsaid) == DEAD
    assert "hangs-on-turn" in told.remarks
    (begun,) = told.if_begun  # with Black to begin it has them in no list at all
    assert (begun.side, names(begun.dead), names(begun.told)) == (WHITE, DEAD, DEAD)
    seki = asked("--seki", DEAD, "--hangs", "final_status_list seki", to_play=colour)
    assert (seki.seki, names(seki.unsaid)) == (frozenset(), DEAD)


def test_of_stones_that_do_not_hang_on_it_nothing_is_said_by_turn() -> None:
    wall = " ".join(SEVEN.names(BOARD.chain(SEVEN.point("E7"))))
    assert asked("--dead", DEAD, "--seki", wall).if_begun == ()


def test_an_engine_that_fails_with_the_other_side_to_begin_keeps_its_first_word() -> None:
    told = asked("--dead", DEAD, "--fails", "final_status_list dead", to_play=WHITE)
    assert (told.dead, told.seki) == (frozenset(), frozenset())
    stones = BOARD.stones(BLACK) | BOARD.stones(WHITE)
    assert told.unsaid == stones
    (one,) = told.if_begun
    assert (one.side, names(one.dead), one.told) == (WHITE, DEAD, stones)
    assert told.remarks == ("one-side-asked",)
    with pytest.raises(GtpError):  # and it has none if it fails at once
        asked("--dead", DEAD, "--fails", "final_status_list dead", to_play=BLACK)


def test_a_gnu_go_tells_whose_the_land_is() -> None:
    black, white = (
        "final_status_list black_territory=A7",
        "final_status_list white_territory=G6",
    )
    said = ("--dead", DEAD, "--say", black, "--say", white)
    told = asked(*said, kind=EngineKind.GNUGO)
    assert told.land is not None
    assert [names(side) for side in told.land] == ["A7", "G6"]
    assert asked(*said).land is None, "others may not know the question, and fail at it"
    for answer in ("of course", "A7"):  # unreadable, or both sides'
        odd = ("--say", f"final_status_list white_territory={answer}", "--say", black)
        told = asked("--dead", DEAD, *odd, kind=EngineKind.GNUGO)
        assert (names(told.dead), told.land) == (DEAD, None)
    failing = asked("--dead", DEAD, kind=EngineKind.GNUGO)
    assert (names(failing.dead), failing.land) == (DEAD, None)


def test_no_order_of_stones_captures() -> None:
    for position in (BOARD, BOARD.swapped(), BOARD.turned(5)):
        for colour in COLOURS:
            assert asked(position=position, to_play=colour).dead == frozenset()


@pytest.mark.parametrize("rows", ["..|..", "X..|...|...", "O.O|...|.O."])
def test_bare_boards(rows: str) -> None:
    position = Position.from_rows(rows.split("|"))
    for colour in COLOURS:
        assert asked(position=position, to_play=colour).dead == frozenset()


def test_what_an_engine_will_not_take_is_remarked() -> None:
    told = asked(komi=Fraction(361))
    assert told.remarks == ("komi-refused",)
    told = asked("--without", "list_stones", "--without", "showboard")
    assert told.remarks == ("board-unchecked",)
    told = asked("--katago", "--deny", "kata-set-rules")
    assert "rules-refused" in told.remarks
    assert asked(komi=None).remarks == ()


@pytest.mark.parametrize("checked_by", ["list_stones", "showboard"])
def test_another_board_is_seen(checked_by: str) -> None:
    other = {"list_stones": "showboard", "showboard": "list_stones"}[checked_by]
    error = fault("--misplace", "--without", other)
    assert (error.code, error.command) == ("another-board", checked_by)
    assert BOARD.cells[SEVEN.point(error.detail)]
    assert "is not used" in str(error)


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (["--say", "final_status_list dead=A1"], "another-board"),
        (["--say", "final_status_list dead=Z99"], "unreadable"),
        (["--say", "final_status_list dead=of course"], "unreadable"),
        (["--say", "list_stones=of course"], "unreadable"),
        (["--say", "final_status_list alive=C4", "--dead", "C4"], "contradicts-itself"),
        (["--say", "final_status_list="], "says-nothing"),
        (["--deny", "final_status_list"], "no-opinion"),
        (["--without", "final_status_list"], "no-opinion"),
        (["--deny", "play"], "refused"),
        (["--crash", "final_status_list"], "crashed"),
        (["--crash", "list_commands"], "crashed"),
        (["--endless", "final_status_list"], "endless"),
        (["--katago", "--say", "kata-raw-nn=whiteWin 0.5"], "unreadable"),
        (["--katago", "--say", "kata-raw-nn=whiteOwnership 0.5 1"], "unreadable"),
        (["--katago", "--say", "kata-raw-nn=whiteOwnership" + " 2.5" * 49], "unreadable"),
        (["--katago", "--say", "kata-raw-nn=whiteOwnership" + " nan" * 49], "unreadable"),
    ],
)
def test_answers_that_cannot_be_used(flags: list[str], code: str) -> None:
    error = fault(*flags)
    assert error.code == code
    assert "Fake" in str(error)


@pytest.mark.parametrize("command", ["list_commands", "play", "final_status_list"])
def test_the_time_is_for_all_of_it(command: str) -> None:
    error = fault("--slow", command, limit_s=0.25)
    assert error.seconds == 0.25
    assert error.code == "timeout"


def test_a_size_the_engine_does_not_know() -> None:
    error = fault(position=Position.empty(grid(21)))
    assert (error.code, error.detail) == ("board-size", "21")
    error = fault(position=Position.empty(grid(5, 4)))
    assert (error.code, error.detail) == ("board-size", "5×4")


def test_a_position_no_engine_can_have() -> None:
    error = fault(position=Position.from_rows(["XO.", "OO.", "..."]))
    assert (error.code, error.detail) == ("no-liberty", "A3")


def test_it_can_be_called_off() -> None:
    stop = threading.Event()
    threading.Timer(0.05, stop.set).start()
    with pytest.raises(GtpError) as caught:
        consult(BOARD, BLACK, CHINESE, KOMI, spec("--slow", "name"), 5, stop.is_set)
    assert caught.value.code == "cancelled"


# By ownership.


def test_ownership_with_either_side_to_move(tmp_path: Path) -> None:
    log = tmp_path / "log"
    told = asked("--katago", "--dead", DEAD, "--log", str(log), kind=EngineKind.KATAGO)
    assert told.ownership is not None
    for point in SEVEN.points:
        colour = BOARD.colour(point)
        sign = 0 if colour is None else 1 if colour is BLACK else -1
        alive = -1 if SEVEN.name(point) in DEAD.split() else 1
        assert told.ownership[point] == pytest.approx(0.8 * sign * alive)
    assert names(told.dead) == DEAD
    assert (told.seki, told.remarks) == (None, ("no-seki",))
    assert logged(log, "komi") == ["komi 7.5", "komi -7.5"]
    assert logged(log, "kata-set-rules") == ["kata-set-rules chinese"]
    assert len(logged(log, "set_position")) == 2
    assert not logged(log, "play")
    assert not logged(log, "final_status_list")


def test_of_stones_whose_points_hang_on_who_begins_nothing_is_said() -> None:
    told = asked("--katago", "--dead", DEAD, "--hangs", "ownership", kind=EngineKind.KATAGO)
    assert told.dead == frozenset()
    assert names(told.unsaid) == DEAD
    assert told.remarks == ("hangs-on-turn", "no-seki")
    begun = {one.side: names(one.dead) for one in told.if_begun}
    assert begun == {BLACK: "C4", WHITE: "F2"}, "who is to move saves his own"
    stones = [BOARD.chain(SEVEN.point(name)) for name in DEAD.split()]
    lives = {one.side: [one.life(stone) for stone in stones] for one in told.if_begun}
    assert lives == {BLACK: [StoneStatus.DEAD, None], WHITE: [None, StoneStatus.DEAD]}, (
        "it knows no seki"
    )


def test_the_rules_are_told_by_kind(tmp_path: Path) -> None:
    log = tmp_path / "log"
    consult(BOARD, None, JAPANESE, None, spec("--katago", "--log", str(log)), 5)
    assert logged(log, "kata-set-rules") == ["kata-set-rules japanese"]


@pytest.mark.parametrize("flags", [[], ["--for-white"], ["--without", "set_position"]])
def test_ownership_by_search(flags: list[str]) -> None:
    told = asked("--katago", "--dead", DEAD, "--without", "kata-raw-nn", *flags)
    assert told.ownership is not None
    assert told.ownership[SEVEN.point("A2")] == pytest.approx(0.8)
    assert told.ownership[SEVEN.point("C4")] == pytest.approx(0.8)
    assert told.ownership[SEVEN.point("E4")] == pytest.approx(-0.8)
    assert names(told.dead) == DEAD


def test_whose_ownership_it_is_must_be_clear() -> None:
    error = fault("--katago", "--without", "kata-raw-nn", position=Position.empty(SEVEN))
    assert error.code == "unreadable"


def test_where_ownership_is_refused_the_status_is_asked() -> None:
    flags = ["--katago", "--deny", "kata-raw-nn", "--without", "kata-analyze", "--dead", DEAD]
    for colour in COLOURS:
        told = asked(*flags, to_play=colour, kind=EngineKind.KATAGO)
        assert told.ownership is None
        assert names(told.dead) == DEAD
        assert told.seki == frozenset()


def test_a_gnu_go_is_asked_for_the_status_alone() -> None:
    assert asked("--katago", kind=EngineKind.GNUGO).ownership is None


def test_an_engine_that_does_not_list_its_commands() -> None:
    told = asked("--deny", "list_commands", "--dead", DEAD)
    assert names(told.dead) == DEAD


# Reading.


def test_boards_as_engines_print_them() -> None:
    board = grid(3)
    wanted = Position.from_rows(["X.O", ".XO", "..."])
    gnugo = "\n   A B C\n 3 X . O 3\n 2 . X O 2     WHITE (O) has captured 0 stones\n 1 . + . 1"
    katago = "MoveNum: 3 HASH: AB\n   A B C\n 3 X . O2\n 2 . X1O \n 1 . . .\nNext player: B"
    pachi = "Move: 3\n      A B C\n  3 | X . O | X . O\n  2 | . X)O |\n  1 | . . . |\n    +---+"
    for text in (gnugo, katago, pachi):
        assert read_board(board, text) == wanted
    for text in ("", "3 X . O\n2 . X O", "3 X . O\n2 ? X O\n1 . . .", "3 X .\n2 . X\n1 . ."):
        assert read_board(board, text) is None


def test_points_and_numbers() -> None:
    assert read_points(SEVEN, "a1 G7\n\npass") == {SEVEN.point("A1"), SEVEN.point("G7")}
    with refuses(ValueError, "no-point"):
        read_points(SEVEN, "I3")
    assert read_ownership(grid(1), "info ownership -0.5 1", "ownership") == (-0.5,)
    with refuses(ValueError, says="could not convert"):
        read_ownership(grid(1), "ownership x", "ownership")


@pytest.mark.parametrize(
    ("komi", "text"), [("15/2", "7.5"), ("-13/2", "-6.5"), ("0", "0.0"), ("11/4", "3.0")]
)
def test_komi_in_halves(komi: str, text: str) -> None:
    assert komi_text(Fraction(komi)) == text


def test_every_remark_is_told_in_every_language() -> None:
    for text in REMARKS.values():
        said = {text.in_(language, engine="GNU Go") for language in (EN, ZH, JA, KO)}
        assert len(said) == 4
        assert all("GNU Go" in sentence for sentence in said)


# What is there.


def program(path: Path) -> Path:
    path = path.with_name(path.name + PROGRAM)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")
    path.chmod(0o755)
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on it."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setattr("goref.io.engine.programs.FOLDERS", (str(tmp_path / "games"),))
    return tmp_path


def test_nothing_is_found_where_nothing_is(machine: Path) -> None:
    assert found_engines() == ()


def test_gnu_go_is_found_among_the_games(machine: Path) -> None:
    gnugo = program(machine / "games" / "gnugo")
    command = join_command([str(gnugo), "--mode", "gtp", "--seed", "1"])
    assert found_engines() == (EngineSpec("GNU Go", command, EngineKind.GNUGO),)


def test_katago_needs_its_network_and_its_configuration(machine: Path) -> None:
    katago = program(machine / "bin" / "katago")
    assert found_engines() == ()
    home = machine / "home" / ".katago"
    large, small = home / "kata1 b28.bin.gz", home / "models" / "b6.txt.gz"
    for path, size in ((large, 200), (small, 100), (home / "b18-humanv0.bin.gz", 1)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(size))
    assert found_engines() == ()
    config = machine / "share" / "katago" / "configs" / "gtp_example.cfg"
    config.parent.mkdir(parents=True)
    config.touch()
    line = [str(katago), "gtp", "-model", str(small), "-config", str(config)]
    assert found_engines() == (EngineSpec("KataGo", join_command(line), EngineKind.KATAGO),)
    chosen = home / "default_model.bin.gz"
    chosen.write_bytes(bytes(300))
    assert str(chosen) in found_engines()[0].command


def test_engines_are_named_after_their_program() -> None:
    of = EngineSpec.of_command
    assert of("/usr/games/gnugo --mode gtp").kind is EngineKind.GNUGO
    assert of("'/opt/my go/KataGo-1.15' gtp") == EngineSpec(
        "KataGo", "'/opt/my go/KataGo-1.15' gtp", EngineKind.KATAGO
    )
    assert of("pachi -t 100") == EngineSpec("pachi", "pachi -t 100", EngineKind.GTP)
    with pytest.raises(GtpError) as caught:
        of("'")
    assert caught.value.code == "command-line"


# The real one.


@pytest.mark.skipif(find_program("gnugo") is None, reason="GNU Go is not installed")
def test_gnu_go_itself() -> None:
    (gnugo,) = (engine for engine in found_engines() if engine.kind is EngineKind.GNUGO)
    position = Position.from_rows(
        [
            ".X.XO..O.",
            "XXXXO.OOO",
            ".XO.XO.O.",
            ".XXXXOOOO",
            "XX.XOO...",
            ".X.XO.O.X",
            "XXXXO.O..",
            ".XO.XO.OO",
            ".X.XXO.O.",
        ]
    )
    for to_play in COLOURS:
        told = consult(position, to_play, JAPANESE, KOMI, gnugo)
        assert (told.engine, told.remarks) == ("GNU Go", ())
        assert " ".join(position.grid.names(told.dead)) == "C7 J4 C2"
        assert (told.seki, told.unsaid) == (frozenset(), frozenset())
    # White's halves hang together by E1: who plays there first has them.
    halves = Position.from_rows(
        [
            *["...XO...."] * 3,
            "...XO..O.",
            "..XXOOOOO",
            "XXXXXXXXX",
            "XOOOXOOOX",
            "XO.OXO.OX",
            "XOOO.OOOX",
        ]
    )
    told = consult(halves, None, JAPANESE, KOMI, gnugo)
    assert told.remarks == ("hangs-on-turn",)
    assert told.dead == frozenset()
    assert told.unsaid == halves.chain(halves.grid.point("B3")) | halves.chain(
        halves.grid.point("F3")
    )
    with pytest.raises(GtpError) as caught:
        consult(Position.empty(grid(21)), BLACK, JAPANESE, KOMI, gnugo)
    assert caught.value.code == "board-size"
    with pytest.raises(GtpError) as caught:
        consult(
            position,
            BLACK,
            JAPANESE,
            KOMI,
            replace(gnugo, command=gnugo.command.replace("gtp", "gtpx")),
        )
    assert caught.value.code.startswith("crashed")
