"""Cycles found, named and settled: bundled games, and cycles of other kinds."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.case.stored_trial import AssertedStatus
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.play_rules import Repetition
from goref.core.game.record import Act, GameRecord, Setup, Statement
from goref.core.game.replay import Moment, replay
from goref.core.repetition import cycles as module
from goref.core.repetition.cycle_rules import TABLE, Settled, settled_by
from goref.core.repetition.cycles import Cycle, CycleName, Turn, cycles, foreseen
from goref.core.repetition.kos import linked, open_kos
from goref.core.rulesets.table import RULESETS
from goref.core.texts.cycles import cycle_name
from goref.core.texts.dispute.trials import settlement_text
from goref.core.trials.trial import TrialError
from goref.io.sgf.read import read_sgf
from tests.core.build import COMPUTED, moves, position
from tests.core.trials.boards import DOUBLE_KO, TRIPLE_KO, claimed, more, tried
from tests.languages import EN, JA, KO, ZH

GAMES = Path(__file__).parents[3] / "resources" / "games"


@cache
def record(name: str) -> GameRecord:
    (file,) = GAMES.glob(f"{name}*.sgf")
    return read_sgf(file.read_bytes()).games[0].record


def moments(name: str) -> tuple[Moment, ...]:
    return replay(record(name))


def first_acts(name: str, count: int) -> GameRecord:
    whole = record(name)
    return replace(whole, entries=whole.entries[:count])


def points(cycle: Cycle, name: str) -> list[str]:
    board = record(name).grid
    return ["-" if t.point is None else board.name(t.point) for t in cycle.turns]


# The bundled games.


def test_eternal_life_of_1993() -> None:
    (cycle,) = cycles(moments("rin-kaiho"))
    assert cycle.name is CycleName.ETERNAL_LIFE
    # The board after move 322 stands again after 328, and so on to the end of the record.
    assert (cycle.first, cycle.last, cycle.until) == (323, 328, 333)
    assert points(cycle, "rin-kaiho") == ["A2", "E1", "C1", "A3", "B1", "D1"]
    assert cycle.lost == (3, 3)
    assert not cycle.foreseen


def test_triple_ko_of_2011_stopped_before_the_board_came_back() -> None:
    assert cycles(moments("li-zhe")) == ()
    cycle = foreseen(moments("li-zhe"))
    assert cycle is not None
    assert cycle.name is CycleName.TRIPLE_KO
    # Moves 218 to 220 are on record; three more would make the board after 217 again.
    assert (cycle.first, cycle.last, cycle.on_record) == (218, 223, 3)
    assert points(cycle, "li-zhe") == ["L19", "G13", "G19", "K19", "G14", "H19"]
    # The ko at A4 and A5 stands apart from the others and is none of it.
    assert len(cycle.kos) == 3


def test_quadruple_ko_of_the_qing() -> None:
    assert cycles(moments("qing")) == ()
    cycle = foreseen(moments("qing"))
    assert cycle is not None
    assert cycle.name is CycleName.QUADRUPLE_KO
    assert (cycle.first, cycle.last, cycle.on_record) == (259, 266, 1)
    board = record("qing").grid
    assert {tuple(board.names(ko)) for ko in cycle.kos} == {
        ("A12", "A11"),
        ("A7", "A6"),
        ("O4", "P4"),
        ("M3", "N3"),
    }


@pytest.mark.parametrize("name", ["li-zhe", "qing"])
def test_what_is_foreseen_comes_true_when_played(name: str) -> None:
    cycle = foreseen(moments(name))
    assert cycle is not None
    rest = cycle.turns[cycle.on_record :]
    acts = tuple(Act(ActKind.PLAY, turn.colour, turn.point) for turn in rest)
    whole = record(name)
    (played,) = cycles(replay(replace(whole, entries=whole.entries + acts)))
    assert (played.name, played.first, played.last) == (cycle.name, cycle.first, cycle.last)
    assert played.turns == cycle.turns


@pytest.mark.parametrize(
    "name", ["iwamoto", "jia-xuan", "huang-longshi", "gold-petal", "takagawa"]
)
def test_games_with_ordinary_ko_fights_have_no_cycle(name: str) -> None:
    assert cycles(moments(name)) == ()
    assert foreseen(moments(name)) is None


def test_a_word_at_the_end_hides_nothing() -> None:
    whole = record("li-zhe")
    said = replace(whole, entries=(*whole.entries, Statement(StatementKind.NO_RESULT)))
    assert foreseen(replay(said)) == foreseen(moments("li-zhe"))


# Eternal life on the board of 1993, tried after move 322.


@pytest.mark.parametrize("rules", ["jpd-a", "chinese-2002", "jpd-art", "tang-song"])
def test_eternal_life_tried(rules: str) -> None:
    case = Case(first_acts("rin-kaiho", 322))
    claim = claimed(case, AssertedStatus.DEAD, "B", "A1")
    begun = tried(case, rules, claim, "A2 E1 C1 A3 B1")
    if rules in ("jpd-a", "chinese-2002"):
        with pytest.raises(TrialError) as caught:
            more(begun, "D1")
        assert caught.value.args[0].code == "trial-repeats"
        return
    (cycle,) = cycles(more(begun, "D1").moments)
    assert (cycle.name, cycle.first, cycle.last) == (CycleName.ETERNAL_LIFE, 323, 328)
    way = Settled.DRAW if rules == "jpd-art" else Settled.NO_RESULT
    assert settled_by(cycle, RULESETS[rules]).ways == (way,)


def test_eternal_life_in_hypothetical_play_needs_the_pass_for_its_ko() -> None:
    case = Case(first_acts("rin-kaiho", 322))
    claim = claimed(case, AssertedStatus.DEAD, "B", "A1")
    begun = tried(case, "japanese", claim, "A2 E1 C1", BLACK)
    with pytest.raises(TrialError, match="needs-pass-for-ko"):
        more(begun, "A3")
    (cycle,) = cycles(moments("rin-kaiho"))
    settled = settled_by(cycle, RULESETS["japanese"])
    assert settled.ways == (Settled.NO_RESULT,)
    assert settled.agreement


# What each rule set does about them.


def eternal() -> Cycle:
    return cycles(moments("rin-kaiho"))[0]


@pytest.mark.parametrize(
    ("rules", "ways", "organiser"),
    [
        ("jpd-a", (Settled.BANNED, Settled.NO_RESULT), True),
        ("jpd-art", (Settled.DRAW,), False),
        (
            "chinese-2002",
            (Settled.BANNED, Settled.NO_RESULT, Settled.DRAW, Settled.REPLAY),
            True,
        ),
        ("tang-song", (Settled.NO_RESULT,), False),
        ("korean", (Settled.DRAW,), False),
        ("wmsg-2008", (Settled.BANNED,), False),
        ("aga", (Settled.BANNED,), False),
        ("chinese-1964", (Settled.REFEREE,), False),
        ("ing", (Settled.FIGHTING, Settled.BLACK_DISTURBS, Settled.WHITE_DISTURBS), False),
        ("tingdao", (Settled.NO_RESULT, Settled.BANNED), True),
    ],
)
def test_eternal_life_settled(rules: str, ways: tuple[Settled, ...], organiser: bool) -> None:
    settled = settled_by(eternal(), RULESETS[rules])
    assert (settled.ways, settled.organiser) == (ways, organiser)


def test_a_ban_says_which() -> None:
    named = {id_: settled_by(eternal(), RULESETS[id_]).by for id_ in ("jpd-a", "aga", "french")}
    assert named == {
        "jpd-a": Repetition.WITH_PASS_STONES,
        "aga": Repetition.SITUATIONAL,
        "french": Repetition.OWN_PLAYS,
    }
    assert settled_by(eternal(), RULESETS["jpd-art"]).by is None


def test_the_table_names_only_rule_sets_there_are() -> None:
    assert set(TABLE) <= set(RULESETS)


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_every_cycle_is_settled_in_words(language: str) -> None:
    for name in CycleName:
        cycle = replace(eternal(), name=name)
        assert cycle_name(cycle, language)
        for rules in COMPUTED:
            text = settlement_text(settled_by(cycle, rules), language)
            assert text
            assert "{" not in text


# Kinds that no bundled game has.


def played(rows: tuple[str, ...], text: str, first: str = "B") -> tuple[Cycle, ...]:
    stood = position(*rows)
    acts = moves(stood.grid, text, BLACK if first == "B" else WHITE)
    setup = Setup(stood.stones(BLACK), stood.stones(WHITE))
    return cycles(replay(GameRecord(stood.grid, setup, acts)))


SINGLE_KO = (".XO.", "X.XO", ".XO.", "....")


def test_a_single_ko_is_no_cycle() -> None:
    # Taken and taken back with passes between, the board comes back; nothing goes round.
    assert played(SINGLE_KO, "B3 pass pass C3 pass pass B3", "W") == ()


def test_a_single_ko_with_a_threat_that_changes_the_board_is_no_cycle() -> None:
    assert played(SINGLE_KO, "B3 D1 A1 C3", "W") == ()


# A ko at B5 and C5; A1 is suicide for a black stone, F2 for a white one.
DEAD_ENDS = (".XO....", "X.XO...", ".XO....", ".....X.", "O...X.X", ".O...X.")


@pytest.mark.parametrize(
    "text", ["A1", "A1 F2", "A1 pass A1", "w:F2 G6 F2", "w:B5 A1 pass C5", "w:B5 A1 F2 C5"]
)
def test_a_single_stones_suicide_goes_round_nothing(text: str) -> None:
    assert played(DEAD_ENDS, text) == ()


def test_two_stones_suicide_goes_round_and_costs_two() -> None:
    (cycle,) = played(("..O..", "OOO..", *(".....",) * 3), "A5 pass B5")
    assert (cycle.name, cycle.first, cycle.last) == (CycleName.LONG, 1, 3)
    assert cycle.lost == (2, 0)


def test_stones_that_die_between_leave_a_cycle_its_name() -> None:
    beside = ("....", "..O.", ".O.O", "..O.", "....", "..X.", ".X.X")
    rows = tuple(a + b for a, b in zip(DOUBLE_KO.position.rows, beside, strict=True))
    (cycle,) = played(rows, "K5 B6 C4 K1 C6 B4")
    assert (cycle.name, cycle.first, cycle.last) == (CycleName.ROCKING, 2, 6)


def test_setting_up_the_same_board_is_no_cycle() -> None:
    stood = position(*SINGLE_KO)
    board = stood.grid
    setup = Setup(stood.stones(BLACK), stood.stones(WHITE))
    cleared = Setup(cleared=frozenset({board.point("D1")}))
    entries = (Act(ActKind.PLAY, BLACK, board.point("D1")), cleared)
    assert cycles(replay(GameRecord(board, setup, entries))) == ()


def test_double_ko_with_a_ko_outside() -> None:
    # Two kos between the same chains on the left, a third one between other chains.
    rows = (
        "XXOOX......",
        "X.XOX..XO..",
        "XXOOX.XO.O.",
        "XO.OX..XO..",
        "XXOOX......",
        "XXOOOX.....",
        ".XO.OX.....",
    )
    text = "J5 B6 C4 H5 C6 B4"
    (cycle,) = played(rows, text)
    assert cycle.name is CycleName.DOUBLE_KO_OUTSIDE
    assert (cycle.first, cycle.last) == (1, 6)


def test_open_kos_and_what_links_them() -> None:
    stood = DOUBLE_KO.position
    found = list(open_kos(stood))
    names = stood.grid.name
    assert [(names(k.at), names(k.stone), k.taker.letter) for k in found] == [
        ("B6", "C6", "W"),
        ("C4", "B4", "B"),
    ]
    assert [len(part) for part in linked(stood, [k.points for k in found])] == [2]


def test_what_takes_a_whole_chain_is_no_ko() -> None:
    # Black at C2 would take White's chain with the stone.
    taken = [TRIPLE_KO.record.grid.name(k.at) for k in open_kos(TRIPLE_KO.position)]
    assert taken == ["B6", "B4"]


def test_a_last_play_on_an_occupied_point_takes_no_ko() -> None:
    (game,) = read_sgf(b"(;SZ[5];B[bb];W[cc];B[bb])").games
    assert foreseen(replay(game.record)) is None


def test_a_round_that_is_played_on_and_on_is_not_looked_through_at_each_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would cost the square of the moves: a record of 1.5 MB took a minute."""
    size, count = 7, 1200
    letters = "abcdefg"
    played = (
        f";{'BW'[n % 2]}[{letters[n % size]}{letters[n // size % size]}]" for n in range(count)
    )
    text = f"(;GM[1]FF[4]SZ[{size}]{''.join(played)})"
    whole = replay(read_sgf(text.encode()).games[0].record)
    made = []

    def turn(*about: Moment) -> Turn:
        made.append(about)
        return worked_out(*about)

    worked_out = module._turn
    monkeypatch.setattr(module, "_turn", turn)
    found = cycles(whole)
    assert [(c.name, c.first, c.last, c.until) for c in found[:3]] == [
        (CycleName.LONG, 1, 98, 145),
        (CycleName.LONG, 50, 146, 146),
        (CycleName.LONG, 52, 148, 243),
    ]
    assert len(made) == count, "each move once"


@pytest.mark.parametrize(
    ("size", "seed"), [(2, 22), (2, 30), (2, 84), (2, 131), (3, 9), (3, 31)]
)
def test_a_cycle_is_told_by_its_own_turns_alone(size: int, seed: int) -> None:
    """Not by the turn that led to where it begins, which took stones in these."""
    chance, lines = random.Random(seed), "abc"[:size]
    played = "".join(
        f";{'BW'[n % 2]}[{chance.choice(lines)}{chance.choice(lines)}]" for n in range(400)
    )
    whole = replay(read_sgf(f"(;GM[1]FF[4]SZ[{size}]{played})".encode()).games[0].record)
    found = cycles(whole)
    assert found
    for cycle in found:
        assert cycle.kos == tuple(dict.fromkeys(t.ko for t in cycle.turns if t.ko))
        plays = [t for t in cycle.turns if not t.idle]
        takes = [t for t in plays if t.captured]
        sends = (
            sorted(t.captured for t in takes) == [1, 2] and len({t.colour for t in takes}) == 2
        )
        sends = sends and not all(t.ko for t in plays)
        assert sends is (cycle.name is CycleName.SENDING_TWO)
        lost = [0, 0]
        for turn in cycle.turns:
            lost[turn.colour is BLACK] += turn.captured
            lost[turn.colour is not BLACK] += turn.own
        assert [cycle.lost.black, cycle.lost.white] == lost
