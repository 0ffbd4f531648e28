"""The table of the second opinion: only what was held back is measured, and rightly."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from goref.core.base.geometry import grid
from tests.benchmarks.suggest.answers import Answer, Verdict, judged
from tests.benchmarks.suggest.failures import errors
from tests.benchmarks.suggest.figures import Figures, Found, Share, at_most, quantile
from tests.benchmarks.suggest.games import GNUGO, KATAGO, from_data, from_small, sampled
from tests.benchmarks.suggest.held import boards
from tests.benchmarks.suggest.peers import Cache, Peer, found_peers
from tests.benchmarks.suggest.sgf_games import from_sgf
from tests.benchmarks.suggest.table import of_goref, of_peer

ROWS = (".XO..", "OXOX.", ".XO..", ".XOOO", ".XO..")
"""Black has ten points of area, White fifteen; of territory, the dead included, 6 and 9."""
DEAD = {"A4", "D4"}
MOVES = [
    *("B5", "C5", "B4", "C4", "B3", "C3", "B2", "C2", "B1", "D2", "D4", "E2"),
    *("pass", "C1", "pass", "A4", "pass", "pass"),
]


def name(held: bool, number: int = 0) -> str:
    """The name of a game that is held back, or not."""
    names = (f"made/{n}" for n in range(10_000))
    return [n for n in names if boards.held_back(n) is held][number]


def written(path: Path, *lines: dict[str, Any]) -> Path:
    with gzip.open(path, "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    return path


def line(id_: str, **more: object) -> dict[str, Any]:
    terms = {"rules": "territory", "rules_word": "Japanese", "komi": 0.5, "handicap": 0}
    prisoners = {"B": 0, "W": 0}
    return {"id": id_, "source": "made", "size": 5, **terms, "prisoners": prisoners, **more}


def finished(id_: str, margin: float) -> dict[str, Any]:
    plays = {"setup_black": [], "setup_white": [], "first_player": "B", "moves": MOVES}
    return line(id_, **plays, result_black_margin=margin)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two games held back, one of them with known dead stones, and one that is not."""
    known, unknown, learned = name(True), name(True, 1), name(False)
    folder = tmp_path / "data"
    folder.mkdir()
    games = [finished(known, -3.5), finished(unknown, 3.5), finished(learned, 2.5)]
    written(folder / "finished-games.jsonl.gz", *games)
    judged_ = line(known, rows=ROWS, dead=sorted(DEAD), margin=-3.5)
    written(folder / "verified-endings.jsonl.gz", judged_, {**judged_, "id": learned})
    return folder


def test_only_what_was_held_back_is_measured(data: Path, tmp_path: Path) -> None:
    games = {game.id: game for game in from_data(data)}
    assert set(games) == {name(True), name(True, 1)}
    small = {"source": "gnugo", "size": 5, "rows": ROWS, "dead": ["A4"], "seki": []}
    path = written(
        tmp_path / "small.jsonl.gz", {"id": name(True), **small}, {"id": name(False), **small}
    )
    assert [game.id for game in from_small(path)] == [name(True)]


def test_one_in_twenty_is_held_back() -> None:
    held = sum(boards.held_back(f"some/{n}") for n in range(20_000))
    assert 900 < held < 1100
    assert boards.held_back("some/0") is True  # by sha1: it must not change with the years
    assert boards.held_back("some/1") is False


def test_what_the_data_say_of_a_game(data: Path) -> None:
    known, unknown = sorted(from_data(data), key=lambda game: game.dead is None)
    board = grid(5)
    dead = frozenset(board.point(x) for x in DEAD)
    assert known.dead == dead
    assert known.opinions == {GNUGO: dead}
    assert (unknown.dead, unknown.opinions, unknown.written) == (None, {}, 3.5)
    assert judged(known, dead) == Verdict(0.0, True, True)
    alive = judged(known, frozenset())
    assert alive.same is False
    assert alive.wrong
    assert judged(known, None) == Verdict(None, False, False)


def test_a_sample_takes_so_many_of_each_source(data: Path) -> None:
    games = list(from_data(data))
    assert [game.id for game in sampled(games, 1)] == [games[0].id]
    assert games[0].opinions  # those that others looked at come first
    assert sampled(games, None) == games


SGF = (
    "(;GM[1]SZ[5]RU[Chinese]KM[0.5]{result}"
    ";B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[dd];B[db];W[ed]"
    ";B[];W[ce];B[];W[ab]"
    ";{marks})"
)


def test_games_of_sgf_files(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    marks = "TB[aa][ab][ac][ad][ae]TW[da][ea][db][eb][dc][ec][de][ee]"
    (folder / "1.sgf").write_text(SGF.format(result="RE[W+5.5]", marks=marks))
    (folder / "2.sgf").write_text(SGF.format(result="RE[W+5.5]", marks="C[bare]"))
    (folder / "3.sgf").write_text(SGF.format(result="RE[W+R]", marks=marks))
    marked, bare = from_sgf(folder)
    board = grid(5)
    assert marked.dead == frozenset(board.point(x) for x in DEAD)
    assert (bare.dead, bare.written, bare.source) == (None, -5.5, "club")
    assert judged(marked, marked.dead) == Verdict(0.0, True, True)


@pytest.mark.parametrize(
    ("part", "whole", "bound"),
    [(0, 616, 0.00485), (0, 2000, 0.001497), (1, 100, 0.04656), (5, 5, 1.0)],
)
def test_upper_bound(part: int, whole: int, bound: float) -> None:
    assert at_most(Share(part, whole)) == pytest.approx(bound, rel=1e-3)


def test_quantiles() -> None:
    assert quantile([], 0.5) is None
    assert quantile([1, 2, 3], 0.5) == 2
    assert quantile(list(range(1, 101)), 0.95) == 95


def found(data: Path, *answers: Answer) -> list[Found]:
    games = sorted(from_data(data), key=lambda game: game.dead is None)
    return [Found.of(game, answer) for game, answer in zip(games, answers, strict=True)]


def test_figures(data: Path) -> None:
    dead = frozenset(grid(5).point(x) for x in DEAD)
    open_ = Answer(dead, 0.1, False, stones=True)
    figures = Figures.of(found(data, Answer(dead, 0.2, True, stones=True), open_))
    assert (figures.clear, figures.stones) == (Share(1, 2), Share(2, 2))
    figures = Figures.of(found(data, Answer(dead, 0.2, True), Answer(dead, 0.1, True)))
    assert (figures.games, figures.exact, figures.same) == (2, Share(1, 2), Share(1, 1))
    assert (figures.clear, figures.errors, figures.late) == (Share(2, 2), Share(1, 2), 0.2)


def test_tables(data: Path) -> None:
    dead = frozenset(grid(5).point(x) for x in DEAD)
    ours = found(data, Answer(dead, 0.2, True), Answer(dead, 0.1, False))
    text = list(of_goref(ours, ours))
    assert "| 5×5 | made | 2 | 50.00 % (1/2) |" in text[2]
    theirs = {ours[0].game.id: Answer(frozenset(), 1.0)}
    text = list(of_peer("Nobody", ours, theirs))
    assert "| 5×5 | made | 1 | 100.00 % (1/1) | 0.00 % (0/1) |" in text[4]
    assert "0 games" in "\n".join(errors(ours, {}))
    wrong = found(data, Answer(dead, 0.2, True), Answer(dead, 0.2, True))
    theirs = {wrong[1].game.id: Answer(frozenset(), 1.0)}
    text = "\n".join(errors(wrong, {"Nobody": theirs}))
    assert "1 games; in 1 of them" in text
    assert f"{wrong[1].game.id} 5×5 territory: counted -7" in text
    assert "Nobody: differs at A4 D4" in text
    assert " 4 o+X O x+." in text


def test_what_peers_said_is_kept(tmp_path: Path, data: Path) -> None:
    peer = Peer("Somebody, level 1", ("somebody",), True)
    board = next(from_data(data)).case.position
    path = tmp_path / "cache.jsonl"
    answer = Answer(frozenset({3, 1}), 2.5)
    Cache(path).put(peer, board, answer)
    assert Cache(path).get(peer, board) == answer
    assert Cache(path).get(Peer("Somebody, level 8", ("somebody",), True), board) is None
    assert Cache(None).get(peer, board) is None


def test_peers_that_are_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tests.benchmarks.suggest.peers.find_program", lambda name: None)
    assert found_peers(None, 1, tmp_path) == []
    assert "apt-get install gnugo" in capsys.readouterr().err


def test_the_command(
    data: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    pytest.importorskip("numpy")
    from tests.benchmarks.suggest.__main__ import main

    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    assert main([]) == 2
    assert "--data DIR" in capsys.readouterr().err
    out = tmp_path / "out.jsonl"
    assert main(["--data", str(data), "--errors", "--json", str(out)]) == 0
    told = capsys.readouterr().out
    assert "| 5×5 | made | 2 |" in told
    assert GNUGO in told
    assert KATAGO not in told
    lines = [json.loads(x) for x in out.read_text().splitlines()]
    assert {x["id"] for x in lines} == {name(True), name(True, 1)}
