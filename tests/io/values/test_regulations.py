"""The regulations as they are shipped, by the published cases of play."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from goref.core.base.frozen import replace
from goref.core.incidents.consequence import ConsequenceKind, Consequences
from goref.core.incidents.incident import Offender
from goref.core.incidents.kinds import ALL, KINDS, IncidentGroup
from goref.core.incidents.proposing import Precedent, propose
from goref.core.incidents.regulation import Certainty
from goref.core.rulesets.table import RULESETS
from goref.io.files import FileError
from goref.io.values.regulations import regulation, regulation_named, regulations, usual_with
from tests.languages import WRITTEN_OUT, in_each
from tests.refusals import refuses


def test_every_regulation_says_what_it_said(golden: Callable[[str, str], None]) -> None:
    """A change of a clause changes the line of its regulation; its file says how."""
    lines = [
        f"{id_}: {len(each.rows)} rules, {len(each.sums)} sums, "
        f"{sha256(repr(each).encode()).hexdigest()[:8]}\n"
        for id_, each in regulations().items()
    ]
    golden("regulations.txt", "".join(lines))


def test_a_damaged_file_of_gorefs_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goref.io.values.regulations.resources", lambda: tmp_path)
    (tmp_path / "regulations").mkdir()
    (tmp_path / "regulations" / "11-mine.toml").write_text('id = "mine"')
    with refuses(
        FileError,
        "cannot-read",
        "regulation-damaged",
        "is-missing",
        path="11-mine.toml",
        where='"name"',
    ):
        regulations.__wrapped__()


def told(consequences: Consequences) -> str:
    return " ".join(
        f"{c.amount}{c.unit.value}" if c.unit else c.effect.value for c in consequences
    )


def nth_time(
    id_: str, kind: str, times: int, side: Offender = Offender.WHITE
) -> tuple[str, str]:
    """What the nth time leads to, and the article, if each was decided as proposed."""
    earlier: list[Precedent] = []
    rules = regulation(id_)
    for _ in range(times):
        made = propose(rules, kind, side, earlier)
        earlier.append(Precedent(kind, made.consequences))
    return told(made.consequences), made.article


@pytest.mark.parametrize(
    ("id_", "kind", "times", "consequences", "article"),
    [
        # A prisoner not laid in the lid, twice: two points, then the game.
        ("korean-2024", "prisoner-not-in-lid", 1, "warning 2points", "18"),
        ("korean-2024", "prisoner-not-in-lid", 2, "warning loss", "18, 19"),
        # The same after the rules were changed: two cautions at an international event.
        ("korean-2025-international", "prisoner-not-in-lid", 1, "caution", "17, 18"),
        ("korean-2025-international", "prisoner-not-in-lid", 2, "caution", "17, 18"),
        ("korean-2025", "prisoner-not-in-lid", 2, "warning 2points", "18"),
        ("japanese-1989", "prisoner-not-in-lid", 3, "", ""),
        # A ko retaken at once.
        ("japanese-1989", "ko-retaken", 1, "loss", "14"),
        ("chinese-1988", "ko-retaken", 1, "taken-back counts-as-pass", "20.1"),
        ("chinese-2002", "ko-retaken", 1, "", "20.1"),
        ("chinese-2002-zi", "ko-retaken", 1, "warning 1zi", ""),
        ("aga", "ko-retaken", 1, "taken-back counts-as-pass", "8"),
        # Two moves running, one of them before and one after dinner.
        ("japanese-1989", "two-moves", 1, "loss", "14"),
        ("chinese-1988", "two-moves", 1, "loss", "17.1"),
        ("chinese-2002", "two-moves", 1, "taken-back warning", "17.2"),
        # The clock pressed before the captured stones were off.
        ("korean-2017", "pressed-before-capture", 1, "loss", ""),
        ("korean-2024", "pressed-before-capture", 1, "warning 2points", "18"),
        ("chinese-2002", "pressed-before-capture", 1, "warning", "22.6"),
        ("chinese-2002-zi", "pressed-before-capture", 1, "warning 1zi", ""),
        # The other hand: warned, and lost when it came again.
        ("korean-2017", "other-hand", 1, "warning", ""),
        ("korean-2017", "other-hand", 2, "warning loss", ""),
        ("chinese-2002", "other-hand", 1, "nothing", ""),
        ("korean-2024", "other-hand", 1, "caution", "17"),
        ("korean-2024", "other-hand", 2, "caution warning 2points", "17, 18"),
        # A stone touched, put two points further on.
        ("korean-2017", "touched-elsewhere", 1, "loss", ""),
        ("korean-2024", "touched-elsewhere", 1, "warning 2points", "18"),
        # A stone on a point without liberties.
        ("korean-2017", "forbidden-point", 1, "loss", ""),
        ("japanese-1989", "forbidden-point", 1, "loss", "4, 14"),
        ("chinese-1988", "forbidden-point", 1, "taken-back counts-as-pass", "19"),
        # Stones removed that had liberties; a stone that fell from the hand.
        ("japanese-1989", "wrong-removal", 1, "loss", ""),
        ("chinese-1988", "wrong-removal", 1, "restored warning", "18"),
        ("chinese-1988", "wrong-removal", 2, "restored warning loss", "18"),
        ("chinese-1988", "stone-dropped", 1, "taken-back", ""),
        ("chinese-2002", "stone-dropped", 1, "arbiter", "17.3"),
        # The wrong partner, three points.
        ("pair-go", "wrong-partner", 1, "stands 3points", ""),
        ("pair-go", "wrong-partner-intent", 1, "loss", ""),
        # Forgotten clock; a stone that slid; found after the result was confirmed.
        ("japanese-1989", "time-exhausted", 1, "loss", ""),
        ("japanese-1989", "stone-slid", 1, "loss", ""),
        ("japanese-1989", "found-late", 1, "stands", "10-4"),
        ("japanese-1989", "prisoners-doubted", 1, "arbiter", "10-3"),
        ("aga", "found-late", 1, "stands", ""),
        # No clause is known: nothing is invented.
        ("egf", "ko-retaken", 1, "", ""),
        ("chinese-2002", "wrong-removal", 1, "", ""),
        ("aga", "prisoner-not-in-lid", 1, "", ""),
        # In a club nothing but the clock loses.
        ("club-mild", "ko-retaken", 1, "taken-back", ""),
        ("club-mild", "ko-retaken", 2, "taken-back caution", ""),
    ],
)
def test_what_the_published_cases_would_have_led_to(
    id_: str, kind: str, times: int, consequences: str, article: str
) -> None:
    assert nth_time(id_, kind, times) == (consequences, article)


def test_what_is_suspended_is_told_and_not_imposed() -> None:
    first = propose(regulation("korean-2025-international"), "pressed-early", Offender.BLACK)
    assert told(first.consequences) == "caution"
    assert told(first.suspended) == "warning 2points"


def test_warnings_on_the_board_still_add_up_where_others_do_not() -> None:
    home = regulation("korean-2025")
    on_board = [Precedent("touched-again", home.by_kind["touched-again"].nth(1))]
    off_board = [Precedent("pressed-early", home.by_kind["pressed-early"].nth(1))]
    assert told(propose(home, "stone-slid", Offender.BLACK, on_board).consequences) == (
        "warning loss"
    )
    assert told(propose(home, "stone-slid", Offender.BLACK, off_board).consequences) == (
        "warning 2points"
    )
    assert told(propose(home, "pressed-early", Offender.BLACK, on_board).consequences) == (
        "warning 2points"
    )


@pytest.mark.parametrize(
    ("move", "expected"), [(None, "restored"), (10, "restored"), (11, "stands")]
)
def test_swapped_colours_are_corrected_up_to_move_ten(move: int | None, expected: str) -> None:
    made = propose(regulation("chinese-2002"), "colours-swapped", Offender.BOTH, (), move)
    assert told(made.consequences) == expected


def test_every_row_is_of_a_kind_that_there_is() -> None:
    assert len(KINDS) == len(ALL)
    assert {kind.group for kind in ALL} == set(IncidentGroup)
    for each in regulations().values():
        assert {row.kind for row in each.rows} <= KINDS.keys()
        assert set(each.rules) <= RULESETS.keys()


def test_a_rule_set_has_one_usual_regulation_or_none() -> None:
    named = [id_ for each in regulations().values() for id_ in each.rules]
    assert len(set(named)) == len(named)
    assert usual_with("korean") is regulation("korean-2024")
    assert usual_with("tang-song") is None


def test_an_incident_names_a_regulation_of_its_case_or_of_gorefs() -> None:
    own = replace(regulation("aga"), id="mine")
    assert regulation_named("mine", own) is own
    assert regulation_named("egf", own) is regulation("egf")
    assert regulation_named("mine") == "mine"


def test_no_text_stands_without_words_in_a_language() -> None:
    texts = [kind.name for kind in ALL]
    for each in regulations().values():
        texts += [each.name, *filter(None, (each.note, *(row.note for row in each.rows)))]
    for text in texts:
        assert len(set(in_each(text))) == len(WRITTEN_OUT)


def test_a_clause_without_article_is_not_said_to_be_read() -> None:
    """Where no number is known the clause is as reported, or its text has no numbers."""
    unnumbered = {"pair-go", "egf", "club-mild"}
    read = {
        (each.id, row.kind)
        for each in regulations().values()
        for row in each.rows
        if not row.article and row.certainty is Certainty.TEXT and each.id not in unnumbered
    }
    assert read == {
        ("chinese-1988", "stone-dropped"),
        ("chinese-1988", "position-repeated"),
        ("aga", "wrong-removal"),
        ("aga", "found-late"),
    }


def test_only_payments_are_in_a_unit() -> None:
    units = {
        c.effect
        for each in regulations().values()
        for row in each.rows
        for consequences in row.times
        for c in consequences
        if c.unit
    }
    assert units == {ConsequenceKind.PAYMENT}
