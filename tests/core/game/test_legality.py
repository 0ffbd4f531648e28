"""Which plays are legal: counted exhaustively, walked at random, and named one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.legality import Refusal, is_ordinary, judge, refusal
from goref.core.game.play_rules import PlayRules, Repetition, Suicide
from goref.core.game.record import Act, GameRecord, Setup
from goref.core.game.replay import Moment, replay
from tests import oracle
from tests.core.build import DATA, game, moves, played
from tests.length import of_all, sample

RULES = [PlayRules(r, s) for r, s in product(Repetition, Suicide)]
SEQUENCES = [
    (fields[0].split("/"), fields[1], int(fields[2]), fields[3], [int(n) for n in fields[4:]])
    for line in (DATA / "sequences.txt").read_text().splitlines()
    if not line.startswith("#")
    for fields in [line.split()]
]
SOME = sample(SEQUENCES, 3)
KO = PlayRules(Repetition.SIMPLE_KO)
POSITIONAL = PlayRules(Repetition.POSITIONAL)


# All boards.


@pytest.mark.parametrize(
    ("width", "height", "known"),
    [(1, 1, 1), (1, 2, 5), (1, 3, 15), (1, 4, 41), (1, 5, 113), (5, 1, 113), (2, 2, 57),
     (2, 3, 489), (3, 2, 489), (2, 4, 4125), (3, 3, 12675)],
)  # fmt: skip
def test_numbers_of_legal_boards(width: int, height: int, known: int) -> None:
    # Square boards: OEIS A094777. Rectangles: Tromp and Farnebäck, Combinatorics of Go.
    board = grid(width, height)
    legal = 0
    for cells in product((0, 1, 2), repeat=width * height):
        position = Position(board, bytes(cells))
        legal += all(position.liberties(chain) for chain in position.chains())
    assert legal == known


@pytest.mark.parametrize(("width", "height"), [(1, 2), (1, 4), (2, 2), (2, 3), (3, 3)])
def test_play_reaches_every_legal_board_and_no_other(width: int, height: int) -> None:
    board = grid(width, height)
    start = Position.empty(board)
    reached = {start.cells}
    queue = [start]
    for position in queue:
        for point, colour in product(board.points, (BLACK, WHITE)):
            if not position.cells[point]:
                after = position.play(point, colour).position
                if after.cells not in reached:
                    reached.add(after.cells)
                    queue.append(after)
    assert len(reached) == {2: 5, 4: 41 if width == 1 else 57, 6: 489, 9: 12675}[len(board)]


# All sequences.


def put(moments: list[Moment], point: int, colour: Colour) -> Moment:
    """The moment after a play, made here and not by goref's replay."""
    now = moments[-1]
    done = now.position.play(point, colour)
    captured = now.captured.with_(
        colour.other, now.captured.of(colour.other) + len(done.captured)
    )
    captured = captured.with_(colour, captured.of(colour) + len(done.own))
    act = Act(ActKind.PLAY, colour, point)
    cells = done.position.cells
    return Moment(now.number + 1, act, now.grid, cells, captured, now.plays, now.setup)


def sequences(moments: list[Moment], first: Colour, rules: PlayRules, depth: int) -> int:
    if not depth:
        return 1
    now = moments[-1]
    colour = now.entry.colour.other if isinstance(now.entry, Act) else first
    total = 0
    for point in now.position.grid.points:
        if not now.position.cells[point] and not refusal(moments, point, colour, rules, first):
            total += sequences([*moments, put(moments, point, colour)], first, rules, depth - 1)
    passed = Moment(
        now.number + 1,
        Act(ActKind.PASS, colour),
        now.grid,
        now.cells,
        now.captured,
        now.plays,
        now.setup,
    )
    return total + sequences([*moments, passed], first, rules, depth - 1)


@pytest.mark.parametrize(
    ("rows", "first", "depth", "repetition", "known"),
    SOME,
    ids=[f"{'/'.join(s[0])} {s[3]}" for s in SOME],
)
def test_numbers_of_sequences(
    rows: list[str], first: str, depth: int, repetition: str, known: list[int]
) -> None:
    start = Position.from_rows(rows, square=False)
    moments = list(replay(GameRecord.of_position(start)))
    colour = Colour.from_letter(first)
    found = [
        sequences(moments, colour, PlayRules(Repetition(repetition), suicide), depth)
        for suicide in Suicide
    ]
    assert found == known


def test_the_table_of_sequences_was_counted_by_the_oracle() -> None:
    for rows, first, depth, repetition, known in SOME:
        if max(known) < 1000:
            board = oracle.board_of(rows)
            for suicide, number in zip(("no", "groups", "any"), known, strict=True):
                game_ = oracle.Game(len(rows[0]), len(rows), repetition, suicide, board, first)
                assert oracle.sequences(game_, depth) == number


# Long random walks, where what may not come back lies far behind.

WALKS = st.tuples(
    st.sampled_from([(1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (3, 2), (3, 3)]),
    st.sampled_from(RULES),
    st.binary(min_size=12, max_size=40),
    st.booleans(),
)


@settings(max_examples=of_all(200, short=60), deadline=None)
@given(WALKS)
def test_verdicts_are_the_oracles(walk: tuple[tuple[int, int], PlayRules, bytes, bool]) -> None:
    (width, height), rules, choices, alternate = walk
    board = grid(width, height)
    second = oracle.Game(width, height, rules.repetition.value, rules.suicide.value)
    acts: list[Act] = []
    for byte in choices:
        colour = BLACK if second.mover == "B" else WHITE
        if not alternate and byte % 7 == 0:
            colour = colour.other
        record = GameRecord(board, entries=tuple(acts))
        moments = replay(record)
        legal = []
        for point in board.points:
            spot = (board.column(point), board.row(point))
            said = second.refusal(spot, colour.letter)
            found = refusal(moments, point, colour, rules)
            assert (found and (found.reason.value, found.repeats)) == said, (acts, point)
            if said is None:
                legal.append((point, spot))
        kind = {0: ActKind.PASS, 1: ActKind.PASS_STONE, 2: ActKind.GIVE_UP}.get(byte % 24)
        if kind is None and legal:
            point, spot = legal[byte // 24 % len(legal)]
            second.play(spot, colour.letter)
            acts.append(Act(ActKind.PLAY, colour, point))
        else:
            kind = kind or ActKind.PASS
            second.skip(colour.letter, kind.value)
            acts.append(Act(kind, colour))
    assert judge(replay(GameRecord(board, entries=tuple(acts))), rules) == ()


@settings(max_examples=of_all(200, short=60), deadline=None)
@given(WALKS)
def test_judging_a_record_is_judging_each_play_in_turn(
    walk: tuple[tuple[int, int], PlayRules, bytes, bool],
) -> None:
    (width, height), rules, choices, _ = walk
    board = grid(width, height)
    colour, acts, one_by_one = BLACK, [], []
    for byte in choices:
        point = byte % (len(board) + 1)
        if point == len(board):
            acts.append(Act(ActKind.PASS, colour))
        else:
            moments = replay(GameRecord(board, entries=tuple(acts)))
            if verdict := refusal(moments, point, colour, rules):
                one_by_one.append(verdict)
            acts.append(Act(ActKind.PLAY, colour, point))
        colour = colour.other
    assert judge(replay(GameRecord(board, entries=tuple(acts))), rules) == tuple(one_by_one)


# Named cases.


def verdicts(case: Case, rules: PlayRules, first: Colour = BLACK) -> list[tuple[object, ...]]:
    return [(v.number, v.reason.value, v.repeats) for v in judge(case.moments, rules, first)]


def ko_fight(after: str) -> Case:
    """Black takes the ko at C2 of a board of three rows and four columns; then what follows."""
    return played(grid(4, 3), f"C2 {after}", black="B3 A2 B1", white="C3 D2 C1 B2")


@pytest.mark.parametrize("repetition", [r for r in Repetition if r is not Repetition.ALLOWED])
def test_a_ko_is_not_taken_back_at_once(repetition: Repetition) -> None:
    found = verdicts(ko_fight("B2"), PlayRules(repetition))
    if repetition in (Repetition.OWN_PLAYS, Repetition.OWN_TURNS):
        # The position before the capture was set up; no play of White's made it.
        assert found == []
    else:
        assert [v[:2] for v in found] == [(2, "ko")]


def test_a_ko_is_taken_back_after_an_exchange_or_a_pass() -> None:
    assert verdicts(ko_fight("D3 A1 B2"), KO) == []
    assert verdicts(ko_fight("pass pass B2"), KO) == []
    assert verdicts(ko_fight("giveup giveup B2"), KO) == []


def test_passes_do_not_lift_positional_superko_but_pass_stones_do_in_ji_ping_dian() -> None:
    jpd = PlayRules(Repetition.WITH_PASS_STONES, Suicide.GROUPS)
    for skip in ("pass", "stone"):
        case = ko_fight(f"{skip} {skip} B2")
        assert verdicts(case, POSITIONAL) == [(4, "repeats", 0)]
        assert verdicts(case, jpd) == []
    assert verdicts(ko_fight("giveup giveup B2"), jpd) == [(4, "repeats", 0)]
    assert verdicts(ko_fight("B2"), jpd) == [(2, "ko", 0)]


def test_a_pass_stone_lifts_the_ban_and_a_give_up_does_not() -> None:
    jpd = PlayRules(Repetition.WITH_PASS_STONES, Suicide.GROUPS)
    assert verdicts(ko_fight("stone w:B2"), jpd) == []
    assert verdicts(ko_fight("giveup w:B2"), jpd) == [(3, "repeats", 0)]


@pytest.mark.parametrize(
    ("suicide", "single", "group"),
    [(Suicide.NO, False, False), (Suicide.GROUPS, False, True), (Suicide.ANY, True, True)],
)
def test_suicide(suicide: Suicide, single: bool, group: bool) -> None:
    rules = PlayRules(Repetition.ALLOWED, suicide)
    one = played(4, "A1", white="A2 B1")
    two = played(4, "A1", black="B1", white="A2 B2 C1")
    assert verdicts(one, rules) == ([] if single else [(1, "suicide", None)])
    assert verdicts(two, rules) == ([] if group else [(1, "suicide", None)])
    assert one.moments[-1].captured == (1, 0)
    assert two.moments[-1].captured == (2, 0)
    assert two.position.rows == ["....", "....", "OO..", "..O."]


@pytest.mark.parametrize(
    ("repetition", "banned"),
    [(Repetition.POSITIONAL, True), (Repetition.WITH_PASS_STONES, True),
     (Repetition.SITUATIONAL, False), (Repetition.OWN_PLAYS, False),
     (Repetition.OWN_TURNS, False), (Repetition.SIMPLE_KO, False)],
)  # fmt: skip
def test_suicide_of_one_stone_is_a_pass_that_repeats_the_whole_board(
    repetition: Repetition, banned: bool
) -> None:
    rules = PlayRules(repetition, Suicide.ANY)
    case = played(4, "D4 A2 C4 B1 A1")
    assert verdicts(case, rules) == ([(5, "repeats", 4)] if banned else [])


@pytest.mark.parametrize(
    ("repetition", "barred"),
    [(Repetition.ALLOWED, []), (Repetition.SIMPLE_KO, []), (Repetition.OWN_PLAYS, []),
     (Repetition.OWN_TURNS, []), (Repetition.SITUATIONAL, [2]),
     (Repetition.POSITIONAL, [1, 2]), (Repetition.WITH_PASS_STONES, [1, 2])],
)  # fmt: skip
def test_two_single_suicides_in_a_row_take_no_ko_back(
    repetition: Repetition, barred: list[int]
) -> None:
    case = played(5, "A1 E5", white="A2 B1", black="D5 E4")
    found = verdicts(case, PlayRules(repetition, Suicide.ANY))
    assert found == [(number, "repeats", 0) for number in barred]
    for suicide in (Suicide.NO, Suicide.GROUPS):
        found = verdicts(case, PlayRules(repetition, suicide))
        assert found == [(1, "suicide", None), (2, "suicide", None)]


def test_single_stone_suicide_twice_running_needs_no_superko_in_new_zealand() -> None:
    # The second time the board is as Black's own first suicide left it.
    rules = PlayRules(Repetition.OWN_TURNS, Suicide.ANY)
    case = played(4, "D4 A2 C4 B1 A1 pass A1")
    assert verdicts(case, rules) == [(7, "repeats", 5)]
    assert verdicts(case, PlayRules(Repetition.OWN_PLAYS, Suicide.ANY)) == [(7, "repeats", 5)]


def test_own_turns_remember_passes_and_own_plays_do_not() -> None:
    # The position that White's last play restores stood after White's pass.
    case = played(
        grid(4, 3),
        "pass C2 pass pass B2",
        black="B3 A2 B1",
        white="C3 D2 C1 B2",
        first=WHITE,
    )
    assert verdicts(case, PlayRules(Repetition.OWN_PLAYS), WHITE) == []
    assert verdicts(case, PlayRules(Repetition.OWN_TURNS), WHITE) == [(5, "repeats", 1)]
    assert verdicts(case, PlayRules(Repetition.SITUATIONAL), WHITE) == [(5, "repeats", 1)]


def test_own_plays_and_situational_differ_by_a_position_the_opponent_left() -> None:
    # White restores what was set up, with the same side to move: no play of his made it.
    case = ko_fight("pass pass B2")
    assert verdicts(case, PlayRules(Repetition.OWN_PLAYS)) == []
    assert verdicts(case, PlayRules(Repetition.SITUATIONAL)) == [(4, "repeats", 0)]


def test_sending_two_returning_one() -> None:
    # White sends a second stone, Black takes two, White takes one: the old board, but
    # Black to move. A pass, and White sends two again.
    case = played(grid(3), "A1 C1 B1 pass A1", black="A2 B2", white="C2 B1", first=WHITE)
    assert case.moments[3].position == case.moments[0].position
    assert verdicts(case, POSITIONAL, WHITE) == [(3, "repeats", 0), (5, "repeats", 1)]
    for repetition in (Repetition.SITUATIONAL, Repetition.OWN_PLAYS, Repetition.OWN_TURNS):
        assert verdicts(case, PlayRules(repetition), WHITE) == [(5, "repeats", 1)]
    stones = PlayRules(Repetition.WITH_PASS_STONES)
    assert verdicts(case, stones, WHITE) == [(3, "repeats", 0)]
    assert verdicts(case, KO, WHITE) == []


def triple_ko() -> Case:
    """Three kos, one above another; Black holds the upper one; six plays come full circle."""
    held = (".XO.", "X.XO", ".XO.")
    open_ = (".XO.", "XO.O", ".XO.")
    rows = (*held, *open_, *open_)
    start = Position.from_rows(rows, square=False)
    setup = Setup(start.stones(BLACK), start.stones(WHITE))
    entries = moves(start.grid, "C5 B8 C2 B5 C8 B2")
    return Case(GameRecord(start.grid, setup, entries))


def test_triple_ko() -> None:
    case = triple_ko()
    assert case.position == case.moments[0].position
    assert case.moments[-1].captured == (3, 3)
    assert verdicts(case, KO) == []
    for repetition in (Repetition.POSITIONAL, Repetition.SITUATIONAL):
        assert verdicts(case, PlayRules(repetition)) == [(6, "repeats", 0)]
    assert verdicts(case, PlayRules(Repetition.OWN_TURNS)) == []


def test_eternal_life() -> None:
    # Rin Kaiho against Komatsu Hideki, 1993: six plays that come round.
    case = game("rin-kaiho--komatsu-1993-eternal-life").case
    last = case.moments[-7:]
    assert last[0].position == last[6].position
    assert len({m.position for m in last}) == 6
    assert verdicts(case, KO) == []
    around = [(number, "repeats", number - 6) for number in range(328, 334)]
    for repetition in Repetition:
        if repetition not in (Repetition.ALLOWED, Repetition.SIMPLE_KO):
            assert verdicts(case, PlayRules(repetition)) == around


@pytest.mark.parametrize(
    ("name", "plays", "captured"),
    [
        ("li-zhe--gu-li-2011-triple-ko", 220, (12, 13)),
        ("qing-quadruple-ko", 259, (6, 12)),
        ("iwamoto--go-seigen-1948", 328, (23, 20)),
        ("takagawa--go-seigen-1959", 244, (19, 12)),
        ("gold-petal-bowls", 244, (3, 3)),
        ("huang-longshi--zhou-donghou", 322, (29, 23)),
        ("jia-xuan--yang-xican", 238, (1, 6)),
    ],
)
@pytest.mark.parametrize("repetition", Repetition)
def test_these_games_hold_no_illegal_play(
    name: str, plays: int, captured: tuple[int, int], repetition: Repetition
) -> None:
    case = game(name).case
    assert case.moments[-1].number == plays
    assert case.moments[-1].captured == captured
    assert verdicts(case, PlayRules(repetition), case.record.acts[0].colour) == []


# What is not a play.


def test_an_impossible_play_changes_nothing_and_is_named() -> None:
    case = played(3, "B2 B2 C3")
    (found,) = judge(case.moments, POSITIONAL)
    assert (found.number, found.reason, found.point) == (
        2,
        Refusal.OCCUPIED,
        case.record.grid.point("B2"),
    )
    assert case.moments[2].impossible
    assert case.moments[-1].plays == (2, 0)
    off = GameRecord(grid(3), entries=(Act(ActKind.PLAY, BLACK, None, written="zz"),))
    (found,) = judge(replay(off), POSITIONAL)
    assert (found.reason, found.point) == (Refusal.OFF_BOARD, None)
    refused = refusal(replay(off), 99, WHITE, POSITIONAL)
    assert refused is not None
    assert refused.reason is Refusal.OFF_BOARD


def test_a_voided_play_is_not_judged_and_is_not_remembered() -> None:
    case = ko_fight("B2 C2")
    assert [v[0] for v in verdicts(case, POSITIONAL)] == [2, 3]
    moments = replay(case.record, frozenset({2}))
    assert [(v.number, v.reason) for v in judge(moments, POSITIONAL)] == [(3, Refusal.OCCUPIED)]


def test_a_voided_pass_stone_lifts_no_ban() -> None:
    # The referee declared White's pass stone void: then nothing was put off the board.
    case = ko_fight("stone w:B2")
    moments = replay(case.record, frozenset({2}))
    jpd = PlayRules(Repetition.WITH_PASS_STONES, Suicide.GROUPS)
    assert [v.number for v in judge(moments, jpd)] == [3]
    assert [v.number for v in judge(moments, KO)] == [3]


def test_stones_set_up_later_end_a_ko() -> None:
    case = ko_fight("")
    board = case.record.grid
    record = GameRecord(
        board,
        case.record.setup,
        (
            *case.record.entries,
            Setup(black=frozenset({board.point("A1")})),
            *moves(board, "w:B2"),
        ),
    )
    assert judge(replay(record), KO) == ()


# Games of which no rule set refuses anything, and which need not be judged.

SMALL = grid(3)
TURNS = st.builds(
    Act,
    st.sampled_from([ActKind.PLAY, ActKind.PLAY, ActKind.PLAY, ActKind.PASS]),
    st.sampled_from((BLACK, WHITE)),
    st.sampled_from(SMALL.points),
).map(lambda act: act if act.kind is ActKind.PLAY else Act(act.kind, act.colour))


@given(st.lists(TURNS, max_size=12), st.sets(st.integers(1, 12), max_size=2))
def test_of_an_ordinary_game_nothing_is_refused(turns: list[Act], voided: set[int]) -> None:
    moments = replay(GameRecord(SMALL, entries=tuple(turns)), frozenset(voided))
    refused = [judge(moments, rules) for rules in RULES]
    assert not (is_ordinary(moments) and any(refused))


def games_on(width: int, height: int, turns: int) -> Iterator[tuple[Moment, ...]]:
    """All games from all boards of a size, to the first suicide or repetition."""
    board = grid(width, height)
    for cells in product(range(3), repeat=len(board)):
        black, white = ({p for p in board.points if cells[p] == c} for c in (BLACK, WHITE))
        start = Setup(frozenset(black), frozenset(white))
        waiting = [replay(GameRecord(board, start))]
        for moments in waiting:
            yield moments
            if is_odd(moments) or len(moments) > turns:
                continue
            acts = tuple(one.entry for one in moments[1:])
            for colour, point in product((BLACK, WHITE), board.points):
                if not moments[-1].cells[point]:
                    more = Act(ActKind.PLAY, colour, point)
                    waiting.append(replay(GameRecord(board, start, (*acts, more))))


def is_odd(moments: Sequence[Moment]) -> bool:
    """Whether a board of a game without passes comes again, or a stone its side's own takes."""
    return len({one.cells for one in moments}) < len(moments) or any(
        isinstance(after.entry, Act)
        and after.captured[after.entry.colour - 1] > before.captured[after.entry.colour - 1]
        for before, after in pairwise(moments)
    )


@pytest.mark.parametrize(("width", "height", "turns"), [(3, 1, 6), (2, 2, 6)])
def test_ordinary_is_what_repeats_nothing_and_loses_nothing_by_itself(
    width: int, height: int, turns: int
) -> None:
    found = Counter()
    for moments in games_on(width, height, turns):
        odd = is_odd(moments)
        assert is_ordinary(moments) is not odd
        found[odd] += 1
    assert min(found[True], found[False]) > 500


@pytest.mark.parametrize(
    ("text", "ordinary"),
    [
        ("A1 B1 pass pass C3", True),
        ("A1 A1", False),
        ("A2 A1 B2 pass C1 B1", False),
        ("B3 C2 A2 B1 pass A1 B2 A3", True),
    ],
    ids=["passes", "on a stone", "suicide", "takes"],
)
def test_what_is_ordinary(text: str, ordinary: bool) -> None:
    turns = [
        Act(ActKind.PASS, colour)
        if name == "pass"
        else Act(ActKind.PLAY, colour, SMALL.point(name))
        for name, colour in zip(text.split(), (BLACK, WHITE) * 3, strict=False)
    ]
    assert is_ordinary(replay(GameRecord(SMALL, entries=tuple(turns)))) is ordinary


def test_a_board_that_was_set_up_again_is_not_ordinary() -> None:
    """What was put and taken away between turns may have been there before."""
    corner = frozenset({SMALL.point("A1")})
    entries = (Setup(black=corner), *moves(SMALL, "w:B2"), Setup(cleared=corner))
    assert not is_ordinary(replay(GameRecord(SMALL, entries=entries)))
