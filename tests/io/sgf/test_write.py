"""Writing records: everything comes back, and nothing of the original is lost."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf

from goref.core.base.colour import BLACK, COLOURS, WHITE, Pair
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameInfo, GameRecord, Setup
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.io.sgf.info import LONG_TEXTS, TEXTS
from goref.io.sgf.read import SgfGame, read_sgf
from goref.io.sgf.write import write_sgf

DATA = Path(__file__).parents[2] / "data" / "sgf"
PLAIN = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1
).filter(str.strip)


@st.composite
def infos(draw: st.DrawFn) -> GameInfo:
    names = draw(st.lists(st.sampled_from(TEXTS), unique=True, max_size=5))
    texts = []
    for name in names:
        text = draw(PLAIN)
        texts.append((name, text + "\nand more" if name in LONG_TEXTS else text))
    komi = draw(st.none() | st.fractions(-50, 400, max_denominator=8))
    handicap = draw(st.sampled_from((None, 0, 2, 3, 5)))
    return GameInfo(tuple(texts), draw(st.just("") | PLAIN), komi, handicap, draw(PLAIN))


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Records of any content: legal play, nonsense, setups in the middle, odd komi."""
    board = grid(draw(st.sampled_from((2, 5, 9, 19, 25))))
    points = st.sampled_from(board.points)
    some = st.frozensets(points, max_size=4)

    def setup() -> Setup:
        black, white, cleared = draw(some), draw(some), draw(some)
        return Setup(black, white - black, cleared - black - white)

    entries: list[Act | Setup] = []
    for kind in draw(st.lists(st.sampled_from("pppppppxgsSu"), max_size=30)):
        colour = draw(st.sampled_from(COLOURS))
        settling = draw(st.sampled_from((False, False, True)))
        if kind == "S":
            if new := setup():
                entries.append(new)
        elif kind == "u":
            entries.append(Act(ActKind.PLAY, colour, None, settling, "what]?"))
        elif kind == "p":
            entries.append(Act(ActKind.PLAY, colour, draw(points), settling))
        else:
            empty = {"x": ActKind.PASS, "g": ActKind.GIVE_UP, "s": ActKind.PASS_STONE}[kind]
            entries.append(Act(empty, colour, settling=settling))
    first = draw(st.sampled_from((None, BLACK, WHITE)))
    return GameRecord(board, setup(), tuple(entries), first, draw(infos()))


@st.composite
def rulings(draw: st.DrawFn, record: GameRecord) -> Ruling:
    points = st.sampled_from(record.grid.points)
    claims = {}
    for kind in draw(st.lists(st.sampled_from(PointKind), max_size=4)):
        owner = None if kind.is_public else draw(st.sampled_from(COLOURS))
        claims[draw(points)] = PointRuling(kind, owner)
    lives = draw(st.dictionaries(points, st.sampled_from(StoneStatus), max_size=6))
    reasons = {p: draw(st.sampled_from(("both: seen", "a]b\\"))) for p in [*lives][:2]}
    return Ruling(lives, claims, reasons)


def same(game: SgfGame, record: GameRecord, ruling: Ruling) -> None:
    assert game.record == record
    assert game.ruling == ruling


@given(st.data())
def test_a_record_and_its_ruling_come_back(data: st.DataObject) -> None:
    record = data.draw(records())
    ruling = data.draw(rulings(record))
    first = read_sgf(write_sgf(None, record, ruling)).games[0]
    same(first, record, ruling)
    # And once more through the tree it was read into, changed and unchanged.
    written = write_sgf(first, record, ruling)
    assert written == write_sgf(None, record, ruling)
    other = replace(data.draw(records()), grid=record.grid, setup=Setup())
    if all(0 <= p < len(record.grid) for p in touched(other)):
        same(read_sgf(write_sgf(first, other, ruling)).games[0], other, ruling)


def touched(record: GameRecord) -> list[int]:
    points = [a.point for a in record.acts if a.point is not None]
    for entry in record.entries:
        if isinstance(entry, Setup):
            points += [*entry.black, *entry.white, *entry.cleared]
    return points


def legal_record(board_size: int, choices: list[int]) -> GameRecord:
    board = grid(board_size)
    position, entries, colour = Position.empty(board), [], BLACK
    for choice in choices:
        point = choice % len(board)
        if position.cells[point]:
            entries.append(Act(ActKind.PASS, colour))
        else:
            entries.append(Act(ActKind.PLAY, colour, point))
            position = position.play(point, colour).position
        colour = colour.other
    info = GameInfo((("PB", "申真谞"), ("PW", "이창호")), "Chinese", Fraction(15, 2), 0, "B+R")
    return GameRecord(board, entries=tuple(entries), info=info)


@given(st.sampled_from((5, 9, 19)), st.lists(st.integers(0, 360), max_size=60))
def test_an_ordinary_record_gives_no_findings_and_opens_elsewhere(
    size: int, choices: list[int]
) -> None:
    record = legal_record(size, choices)
    data = write_sgf(None, record, Ruling())
    collection = read_sgf(data)
    assert collection.findings == collection.games[0].findings == ()
    other = sgf.Sgf_game.from_bytes(data)
    assert other.get_size() == size
    assert other.get_komi() == 7.5
    assert other.get_player_name("w") == "이창호"
    moves = [node.get_move() for node in other.get_main_sequence()[1:]]
    assert [c for c, _ in moves] == [a.colour.letter.lower() for a in record.acts]
    assert [m is None for _, m in moves] == [a.point is None for a in record.acts]


@pytest.mark.parametrize("name", ["variations", "old-names", "server"])
def test_writing_what_was_read_changes_nothing_more(name: str) -> None:
    game = read_sgf((DATA / f"{name}.sgf").read_bytes()).games[0]
    once = write_sgf(game, game.record, game.ruling)
    again = read_sgf(once).games[0]
    same(again, game.record, game.ruling)
    assert write_sgf(again, again.record, again.ruling) == once


def variations() -> SgfGame:
    return read_sgf((DATA / "variations.sgf").read_bytes()).games[0]


KEPT = (
    b"ST[2]", b"MULTIGOGM[1]", b"AP[Editor:2.0]", b"BL[300]", b"LB[ee:A][gc:B]",
    b"C[The centre: a comment with \\] and \\\\ in it]", b"KO[]", b"TB[aa:bb]",
    b"XQ[kept][too]", b"C[aside]", b"(;B[cd]", b"(;B[gf]",
)  # fmt: skip


def test_unknown_properties_comments_and_variations_survive() -> None:
    game = variations()
    data = write_sgf(game, game.record, game.ruling)
    assert [piece for piece in KEPT if piece not in data] == []
    assert data.count(b"(") == data.count(b")")
    assert data.startswith(b"(;FF[4]GM[1]CA[UTF-8]SZ[9]")


def test_an_edited_entry_keeps_its_node() -> None:
    game = variations()
    entries = list(game.record.entries)
    entries[-2] = replace(entries[-2], kind=ActKind.GIVE_UP)
    changed = replace(game.record, entries=tuple(entries))
    data = write_sgf(game, changed, Ruling())
    assert b"W[]XG[give-up]KO[]" in data
    assert [piece for piece in KEPT if piece not in data] == []
    again = read_sgf(data).games[0]
    assert again.record == changed
    back = write_sgf(again, game.record, Ruling())
    assert b"XG[give-up]" not in back


def test_added_and_removed_entries_leave_the_others_their_nodes() -> None:
    game = variations()
    entries = game.record.entries
    added = replace(game.record, entries=(*entries, Act(ActKind.PLAY, BLACK, 80)))
    data = write_sgf(game, added, Ruling())
    assert [piece for piece in KEPT if piece not in data] == []
    assert read_sgf(data).games[0].record == added
    fewer = replace(game.record, entries=entries[:2] + entries[3:])
    data = write_sgf(game, fewer, Ruling())
    assert [piece for piece in KEPT if piece not in data] == []
    assert read_sgf(data).games[0].record == fewer


def test_variations_stay_when_the_main_line_ends_before_them() -> None:
    game = variations()
    short = replace(game.record, entries=game.record.entries[:2])
    ruling = Ruling().with_lives([40], StoneStatus.DEAD)
    data = write_sgf(game, short, ruling)
    assert b"(;B[cd]" in data
    same(read_sgf(data).games[0], short, ruling)
    nothing = replace(game.record, entries=())
    same(read_sgf(write_sgf(game, nothing, ruling)).games[0], nothing, ruling)


def test_a_board_of_another_size_starts_anew() -> None:
    record = GameRecord(grid(13))
    data = write_sgf(variations(), record, Ruling())
    assert read_sgf(data).games[0].record == record


def test_what_could_not_be_read_stays_as_it_was() -> None:
    text = "(;SZ[9]KM[3.75]HA[some]GOREF[new-idea 3];B[aa]GOREF[newer])"
    game = read_sgf(text.encode()).games[0]
    data = write_sgf(game, game.record, game.ruling)
    for piece in (b"KM[3.75]", b"HA[some]", b"XG[new-idea 3]", b"XG[newer]"):
        assert piece in data
    data = write_sgf(game, game.record.with_info(komi=Fraction(13, 2)), game.ruling)
    assert b"KM[6.5]" in data


def test_result_and_territory_marks_are_written() -> None:
    record = legal_record(5, [0, 1, 2]).with_info(result="B+1.5")
    marks = Pair(frozenset({3, 4}), frozenset({9}))
    data = write_sgf(None, record, Ruling(), marks=marks)
    assert b"RE[B+1.5]" in data
    assert b"TB[da][ea]TW[eb]" in data
    game = read_sgf(data).games[0]
    unmarked = write_sgf(game, game.record, Ruling(), marks=Pair(frozenset(), frozenset()))
    assert b"TB" not in unmarked


def test_marks_that_say_nothing_of_the_rest_come_back_so() -> None:
    record = legal_record(5, [0, 1, 2])
    ruling = Ruling().with_lives({record.acts[0].point or 0}, StoneStatus.DEAD)
    data = write_sgf(None, record, ruling)
    assert read_sgf(data).games[0].ruling == ruling
    assert b"[word nobody]" in data
    earlier = read_sgf(data.replace(b"[word nobody]", b"")).games[0]
    assert earlier.ruling.voice is StatusSource.REFEREE, "an earlier goref wrote no such mark"


def test_an_empty_ruling_beside_territory_marks_stays_empty() -> None:
    record = legal_record(5, [0, 1, 2])
    marks: Pair[frozenset[int]] = Pair(frozenset({1}), frozenset())
    game = read_sgf(write_sgf(None, record, Ruling(), marks=marks)).games[0]
    assert (game.ruling, game.findings) == (Ruling(), ())


def test_free_handicap_moves_become_stones_once() -> None:
    game = read_sgf(b"(;SZ[9]HA[2];B[cc]C[here];B[gg](;W[ee])(;W[dd]))").games[0]
    data = write_sgf(game, game.record, game.ruling)
    assert b"C[here]" in data
    assert b"(;W[dd])" in data
    again = read_sgf(data).games[0]
    assert again.record == game.record
    assert [f.code for f in again.findings] == ["variations-kept"]


def test_long_lines_are_broken_between_nodes() -> None:
    record = legal_record(19, list(range(200)))
    lines = write_sgf(None, record, Ruling()).splitlines()
    assert max(map(len, lines)) < 130
    assert len(lines) > 10


def test_names_of_properties_have_two_letters_at_most_and_earlier_files_read_the_same() -> None:
    now, before = (
        f"(;SZ[9];B[aa]{name}[settling];W[]{name}[give-up])" for name in ("XG", "GOREF")
    )
    (new,), (old,) = (read_sgf(text.encode()).games for text in (now, before))
    assert new.record == old.record
    assert new.record.acts[0].settling
    written = write_sgf(old, old.record, Ruling())
    assert written == write_sgf(new, new.record, Ruling())
    assert b"XG[give-up]" in written
    assert not re.search(rb"[A-Z]{3,}\[", written)
