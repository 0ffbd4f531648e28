"""Results as they are typed from slips, one by one or as a list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.event import slips
from goref.app.event.acts.doing import do as really_do
from goref.app.event.checking import checked
from goref.app.event.closing import close_round
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.slips import EnteredSlips, Slip, enter_slips, only_round, read_slip
from goref.app.event.tables import decide_by_referee, dispute, reopen
from goref.core.base.faults import Fault
from goref.core.base.language import Language
from goref.core.event.event import EventError, EventInfo, Table
from goref.core.texts.event.glance import result_told
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from goref.io.event.words import read_word
from tests.languages import WRITTEN_OUT
from tests.refusals import refuses


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("12 B", Slip(0, 12, "B+")),
        (" 12w ", Slip(0, 12, "W+")),
        ("7 =", Slip(0, 7, "draw")),
        ("2/12 b", Slip(2, 12, "B+")),
        ("１２　Ｂ", Slip(0, 12, "B+")),
        ("12黑", Slip(0, 12, "B+")),
        ("12 白", Slip(0, 12, "W+")),
        ("12 흑", Slip(0, 12, "B+")),
        ("12 B+R", Slip(0, 12, "B+R")),
        ("12 w+3.5", Slip(0, 12, "W+3.5")),
        ("3 W 2.5", Slip(0, 3, "W+2.5")),
        ("3 w 2,5", Slip(0, 3, "W+2,5")),
        ("3 b r", Slip(0, 3, "B+r")),
        ("12\tB", Slip(0, 12, "B+")),
        ("12: W", Slip(0, 12, "W+")),
        ("12;B+T", Slip(0, 12, "B+T")),
        ("2 / 12 B", Slip(2, 12, "B+")),
        ("12 B + 3.5", Slip(0, 12, "B+3.5")),
        ("12 黑+3.5", Slip(0, 12, "B+3.5")),
        ("12 draw", Slip(0, 12, "draw")),
        ("12 持碁", Slip(0, 12, "持碁")),
        ("12 Both lose", Slip(0, 12, "Both lose")),
        ("12 黑胜", Slip(0, 12, "黑胜")),
        ("5 black", Slip(0, 5, "B+")),
        ("5 White", Slip(0, 5, "W+")),
        ("5 b", Slip(0, 5, "B+")),
        ("4 0-1", Slip(0, 4, "W+")),
        ("4 1-0", Slip(0, 4, "B+")),
        ("4 1:0", Slip(0, 4, "B+")),
        ("4 ½-½", Slip(0, 4, "draw")),
        ("4 1/2-1/2", Slip(0, 4, "draw")),
        ("4 0.5 – 0.5", Slip(0, 4, "draw")),
        ("4 0-0", Slip(0, 4, "both-lose")),
        ("4 0-1!", Slip(0, 4, "W+!")),
        ("2/4 1-0", Slip(2, 4, "B+")),
        ("５　Ｂ＋Ｒ", Slip(0, 5, "B+R")),
        ("５　ｗ＋３．５", Slip(0, 5, "W+3.5")),
        ("４　０－１", Slip(0, 4, "W+")),
        ("12 흑 3.5", Slip(0, 12, "B+3.5")),
        ("12 B 2.75 子", Slip(0, 12, "B+2.75 子")),
        ("12 黑中盘胜", Slip(0, 12, "黑中盘胜")),
        ("12 백 불계승", Slip(0, 12, "백 불계승")),
        ("12 白2目半勝ち", Slip(0, 12, "白2目半勝ち")),
    ],
)
def test_a_slip_is_read(text: str, slip: Slip) -> None:
    assert read_slip(text) == slip
    assert read_word(slip.word) is not None


@pytest.mark.parametrize(
    ("text", "re"),
    [
        ("12 B+2½", "B+2.5"),
        ("12 B+½", "B+0.5"),
        ("12 w ½", "W+0.5"),
        ("12 w 3½", "W+3.5"),
        ("12 w 2 1/2", "W+2.5"),
        ("12 W+12½", "W+12.5"),
    ],
)
def test_parts_of_a_point_are_not_added_to_the_whole_as_a_digit(text: str, re: str) -> None:
    slip = read_slip(text)
    assert slip is not None
    result = read_word(slip.word)
    assert result is not None
    assert result.re == re


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12",
        "b",
        "12 bob",
        "B 12",
        "2/b",
        "12 B W",
        "1 2 B",
        "12 Blackwood",
        "12 B 1e3",
        "4 2-1",
        "40-1",
        "12 白井",
        "12 백승현",
        "12 빅토르",
        "12 和田",
    ],
)
def test_a_search_is_no_slip(text: str) -> None:
    assert read_slip(text) is None


@pytest.mark.parametrize("language", WRITTEN_OUT)
@pytest.mark.parametrize(
    "word", ["B+", "W+", "B+R", "W+R", "B+T", "draw", "both-lose", "both-win", "no-result"]
)
def test_a_result_is_read_as_it_is_shown_in_every_language(
    word: str, language: Language
) -> None:
    result = read_word(word)
    assert result is not None
    shown = result_told(result, language).rstrip(".。")
    slip = read_slip(f"12 {shown}")
    assert slip is not None, shown
    again = read_word(slip.word)
    assert again is not None
    assert (again.verdict, again.re) == (result.verdict, result.re), shown


# A list of them

PAIRINGS = """Round,Table,Black,White
1,1,Ann,Bob
1,2,Cem,Dan
1,3,Eve,Fay
"""
SECOND = "2,1,Ann,Cem\n2,2,Bob,Dan\n2,3,Eve,Fay\n"
ALL = b"1 B\n2 W 2.5\n3 w r\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """A round of three tables, all to play."""
    with new_event(tmp_path / "cup.gorefevent", EventInfo("Cup"), "tester") as store:
        take_in(store, "pairings", PAIRINGS.encode())
        yield store


def results(store: EventStore, round: int = 1) -> list[str]:
    tables = store.event().of_round(round)
    return ["" if table.result is None else table.result.re for table in tables]


def places(tables: tuple[Table, ...]) -> list[str]:
    return [table.place for table in tables]


def refused(store: EventStore, text: str, reason: str = "") -> list[tuple[int, str]]:
    """The lines for which a list is refused, each with the code of what is wrong."""
    before, stamp = store.event(), store.stamp()
    with pytest.raises(ListError) as caught:
        enter_slips(store, text.encode(), reason=reason)
    assert (store.event(), store.stamp()) == (before, stamp), "nothing is entered"
    error = caught.value
    found = error.problems or (error.args[0],)
    told = [dict(problem.parts) for problem in found]
    assert all(isinstance(parts["problem"], Fault) for parts in told)
    return [(parts["line"], parts["problem"].code) for parts in told]


def test_a_round_is_entered_each_result_by_an_act(store: EventStore) -> None:
    done = enter_slips(store, ALL)
    assert results(store) == ["B+", "W+2.5", "W+R"]
    assert [after.place for _, after in done.entered] == ["1/1", "1/2", "1/3"]
    assert [before.result for before, _ in done.entered] == [None] * 3
    acts = [entry for entry in store.audit() if entry.act.startswith('{"act": "decide"')]
    assert [entry.subject for entry in acts] == ["table 1/1", "table 1/2", "table 1/3"]
    assert checked(store).notes == ()


def test_the_same_list_again_is_entered_once(store: EventStore) -> None:
    enter_slips(store, ALL)
    take_in(store, "pairings", (PAIRINGS + SECOND).encode())
    stamp = store.stamp()
    again = enter_slips(store, ALL)
    assert (again.entered, places(again.there)) == ((), ["1/1", "1/2", "1/3"])
    assert (store.stamp(), results(store, 2)) == (stamp, [""] * 3), "it is the first round's"
    enter_slips(store, ALL, 2)
    assert results(store, 2) == ["B+", "W+2.5", "W+R"]


def test_what_was_withdrawn_since_is_not_entered_again(store: EventStore) -> None:
    enter_slips(store, ALL)
    reopen(store, store.event().table(1, 2), "misread")
    decide_by_referee(store, store.event().table(1, 3), "B+R", "the other way round")
    again = enter_slips(store, ALL)
    assert (again.entered, places(again.there)) == ((), ["1/1"])
    assert places(again.since) == ["1/2", "1/3"]
    assert results(store) == ["B+", "", "B+R"]


def test_a_list_that_was_interrupted_goes_on(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_event(store.path, "another") as other:

        def while_another_acts(*args: object, **ids: str) -> object:
            if other.event().table(1, 2).result is None and results(store)[0]:
                decide_by_referee(other, other.event().table(1, 2), "W+2.5")
            return really_do(*args, **ids)  # type: ignore[arg-type]

        monkeypatch.setattr(slips, "do", while_another_acts)
        with refuses(EventError, "slips-stopped", count=1, of=3):
            enter_slips(store, ALL)
    monkeypatch.setattr(slips, "do", really_do)
    assert results(store) == ["B+", "W+2.5", ""]
    done = enter_slips(store, ALL)
    assert [after.place for _, after in done.entered] == ["1/3"]
    assert places(done.there) == ["1/1", "1/2"]


def test_every_line_that_is_wrong_is_named_and_nothing_entered(store: EventStore) -> None:
    text = "\n".join(
        (
            "# slips of the first round",
            "1 B",
            "",
            "2 won",
            "9 B",
            "3 =",
            "1 W",
            "2/1 B",
            "2 B+1e3",
        )
    )
    assert refused(store, text) == [
        (4, "slip-unread"),
        (5, "no-table"),
        (6, "result-needs-reason"),
        (7, "slip-twice"),
        (8, "no-table"),
        (9, "no-result-word"),
    ]
    assert refused(store, "1 B\n2 x") == [(2, "slip-unread")]
    unsorted = refused(store, "9 B\nx\n8 B\ny")
    assert [line for line, _ in unsorted] == [1, 2, 3, 4], "in the order of the lines"


def test_a_draw_and_a_changed_result_need_a_reason(store: EventStore) -> None:
    enter_slips(store, b"1 B\n2 W+2.5\n")
    assert refused(store, "1 W\n3 draw") == [
        (1, "changed-needs-reason"),
        (2, "result-needs-reason"),
    ]
    enter_slips(store, b"1 W\n3 draw\n2 w", reason="the sheets were swapped")
    assert results(store) == ["W+", "W+2.5", "0"], "whoever won by 2.5 has won"
    table = store.event().table(1, 1)
    assert table.result is not None
    assert table.result.reason == "the sheets were swapped"


def test_the_reason_is_kept_only_for_results_that_need_one(store: EventStore) -> None:
    enter_slips(store, b"1 B\n")
    done = enter_slips(store, b"1 W\n2 W\n3 draw\n", reason=" misread ")
    assert places(done.changed) == ["1/1"]
    reasons = [table.result and table.result.reason for table in store.event().tables]
    assert reasons == ["misread", "", "misread"]
    assert [entry.reason for entry in store.audit()[-3:]] == ["misread", "", "misread"]


def test_what_a_slip_cannot_decide(store: EventStore) -> None:
    dispute(store, store.event().table(1, 2), "a ko")
    assert refused(store, "1 B\n2 W", reason="seen") == [(2, "slip-in-dispute")]
    decide_by_referee(store, store.event().table(1, 2), "W+R", "the ko was won")
    enter_slips(store, b"1 B\n3 B")
    close_round(store, 1, "all here")
    assert refused(store, "1 W", reason="late") == [(1, "round-closed")]
    assert enter_slips(store, b"1 B\n").entered == (), "it is so already"


def test_the_round_is_the_only_one_it_can_be(store: EventStore) -> None:
    assert only_round(store.event()) == 1
    take_in(store, "pairings", (PAIRINGS + SECOND).encode())
    with refuses(EventError, "slips-round"):
        enter_slips(store, b"1 B\n")
    enter_slips(store, b"2/1 B\n1/1 W")
    assert (results(store)[0], results(store, 2)[0]) == ("W+", "B+")
    enter_slips(store, b"2 W\n3 B", 1)
    assert only_round(store.event()) == 2
    enter_slips(store, b"2 B")
    assert results(store, 2) == ["B+", "B+", ""]


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing\n"])
def test_a_list_without_results(store: EventStore, text: str) -> None:
    with refuses(EventError, "slips-empty"):
        enter_slips(store, text.encode())


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "gb18030"])
def test_a_list_in_chinese(store: EventStore, encoding: str) -> None:
    enter_slips(store, "1 黑\r\n2 白+2.5\r\n3 白胜\r\n".encode(encoding))
    assert results(store) == ["B+", "W+2.5", "W+"]


def test_no_text_at_all(store: EventStore) -> None:
    with refuses(ListError, "csv-no-text"):
        enter_slips(store, b"1 B\0\n")


def test_two_who_enter_the_same_list_at_once(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes second finds each act done."""
    with open_event(store.path, "another") as other:
        first: list[EnteredSlips] = []

        def after_the_other(*args: object, **ids: str) -> object:
            monkeypatch.setattr(slips, "do", really_do)
            first.append(enter_slips(other, ALL))
            return really_do(*args, **ids)  # type: ignore[arg-type]

        monkeypatch.setattr(slips, "do", after_the_other)
        assert enter_slips(store, ALL).entered == ()
    assert len(first[0].entered) == 3
    assert len([entry for entry in store.audit() if "decide" in entry.act]) == 3


def test_two_words_of_one_result_are_no_contradiction(store: EventStore) -> None:
    enter_slips(store, b"1 B+3.5\n1 b+3,5\n2 =\n2 jigo\n", reason="agreed")
    assert results(store)[:2] == ["B+3.5", "0"]


def test_a_margin_that_no_count_gives_is_entered_only_if_forced(store: EventStore) -> None:
    assert refused(store, "1 B+3\n2 W+2.5\n3 B+3.5") == [(1, "margin-impossible")]
    done = enter_slips(store, b"1 B+3\n2 W+2.5\n", forced=True)
    assert places(tuple(after for _, after in done.entered)) == ["1/1", "1/2"]
    assert results(store) == ["B+3", "W+2.5", ""]
    with refuses(EventError, "margin-impossible", komi="3¾"):
        decide_by_referee(store, store.event().table(1, 3), "W+1")
    decide_by_referee(store, store.event().table(1, 3), "W+1", forced=True)
