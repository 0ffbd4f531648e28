"""A referee who does anything in any order, and whose machine may fail at any moment."""

from __future__ import annotations

import tempfile
from fractions import Fraction
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from goref.app.edits.base import Edit
from goref.app.edits.details import StateDetails
from goref.app.edits.ruling import (
    ChooseRules,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    RulePoints,
    ShiftStone,
    StateFacts,
    VoidMove,
    WriteNotes,
)
from goref.app.edits.tools import claim_points, cycle_owner, mark_stones
from goref.app.opening import open_bytes, open_path
from goref.app.questions.finding_answers import rulings_on
from goref.app.session.change import Change, Part
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.core.base.colour import BLACK, COLOURS, Colour, Pair, Who
from goref.core.base.history import History
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.game.play_rules import End
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.io.case.journal import unfinished
from goref.io.files import file_digest
from tests.length import of_all

GAMES = (
    b"(;SZ[5]RU[Chinese]KM[7.5];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[];W[])",
    b"(;SZ[5]HA[2]AB[bb][dd]RU[jp]PB[A]XX[y];W[cc];B[cb](;W[bc];B[cd])(;W[dc]))",
    b".X.O.\n.X.O.\n.XXO.\n.XOO.\n.XO..",
)
POINTS = st.sampled_from(range(25))
SETS = st.frozensets(POINTS, min_size=1, max_size=4)
REASONS = st.sampled_from(["", "", "both agree", "争"])
FACTS = st.sampled_from(
    [
        *(("komi", None), ("komi", Fraction(13, 2)), ("handicap", 2), ("handicap", None)),
        *(("began", BLACK), ("first_pass", Who.NOBODY), ("last_play", Who.WHITE)),
        *(("prisoners", Pair(0, 0)), ("plays", Pair(9, 9)), ("pass_stones", Pair(1, 0))),
        *(("end", End.FORCED), ("end", None)),
    ]
)
CLAIMS = st.sampled_from(
    [
        PointRuling(kind, None) if kind.is_public else PointRuling(kind, c)
        for kind in PointKind
        for c in COLOURS
    ]
)
SEEN: dict[Part, Any] = {
    Part.RECORD: lambda s: (
        s.case.record.with_info(texts=()),
        s.case.voided,
        s.case.void_reasons,
    ),
    Part.DETAILS: lambda s: s.case.record.info.texts,
    Part.RULING: lambda s: s.case.ruling,
    Part.RULES: lambda s: s.case.rules,
    Part.FACTS: lambda s: s.case.answers,
    Part.NOTES: lambda s: s.case.notes,
    Part.DOUBTS: lambda s: (s.case.disputed, s.case.settled),
    Part.SHIFTS: lambda s: s.case.shifts,
    Part.SAVED: lambda s: (s.is_changed, s.path),
    Part.HISTORY: lambda s: s.history,
    Part.MOMENT: lambda s: s.moment,
}


class Referee(RuleBasedStateMachine):
    """Acts on a session; a plain list of cases says what should come of it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.journals = Path(self.folder.name) / "journals"
        self.journals.mkdir()
        self.file = Path(self.folder.name) / "case.goref"

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.session.finish()
            assert list(self.journals.iterdir()) == []
        self.folder.cleanup()

    @initialize(data=st.sampled_from(GAMES))
    def begin(self, data: bytes) -> None:
        self.take(Session.begin(open_bytes(data)[0], self.journals))
        self.cases, self.place, self.saved = [self.session.case], 0, self.session.case

    def take(self, session: Session) -> None:
        self.session = session
        self.seen = {part: view(session) for part, view in SEEN.items()}
        self.missed: list[Part] = []
        session.listen(self.heard)

    def heard(self, change: Change) -> None:
        """A view that looks again only at what it is told of must see all there is."""
        for part in Part:
            if change.parts & part:
                self.seen[part] = SEEN[part](self.session)
        self.missed += [p for p, value in self.seen.items() if value != SEEN[p](self.session)]

    def do(self, edit: Edit | None) -> None:
        if edit is None:
            return
        before = self.session.case
        after = edit.apply(before)
        self.session.do(edit)
        if after != before:
            self.cases = [*self.cases[: self.place + 1], after]
            self.place += 1

    @rule(points=SETS, life=st.none() | st.sampled_from(StoneStatus), reason=REASONS)
    def mark(self, points: frozenset[int], life: StoneStatus | None, reason: str) -> None:
        self.do(MarkStones(points, life, reason))

    @rule(point=POINTS, life=st.sampled_from([StoneStatus.DEAD, StoneStatus.SEKI]))
    def click_stone(self, point: int, life: StoneStatus) -> None:
        survey = self.session.assessment.score.survey
        self.do(mark_stones(self.session.case, survey, point, life))

    @rule(points=SETS, claim=st.none() | CLAIMS, reason=REASONS)
    def claim(self, points: frozenset[int], claim: PointRuling | None, reason: str) -> None:
        self.do(RulePoints(points, claim, reason))

    @rule(
        point=POINTS,
        kind=st.none() | st.sampled_from(PointKind),
        owner=st.sampled_from(COLOURS),
    )
    def click_point(self, point: int, kind: PointKind | None, owner: Any) -> None:
        case, survey = self.session.case, self.session.assessment.score.survey
        if kind is None:
            self.do(cycle_owner(case, survey, point))
        else:
            self.do(claim_points(case, survey, point, kind, owner))

    @rule(id_=st.sampled_from(["japanese", "aga", "tang-song", "tromp-taylor", "cangjie"]))
    def choose(self, id_: str) -> None:
        self.do(ChooseRules(id_))

    @rule(facts=st.lists(FACTS, min_size=1, max_size=3))
    def state(self, facts: list[tuple[str, Any]]) -> None:
        self.do(StateFacts(tuple(facts)))

    @precondition(lambda self: self.session.case.record.acts)
    @rule(number=st.integers(1, 3), void=st.booleans(), reason=REASONS)
    def void(self, number: int, void: bool, reason: str) -> None:
        self.do(VoidMove(number, void, reason))

    @rule(points=SETS, disputed=st.booleans())
    def dispute(self, points: frozenset[int], disputed: bool) -> None:
        self.do(DisputePoints(points, disputed))

    @rule(index=st.integers(0, 9), settled=st.booleans(), reason=REASONS)
    def settle(self, index: int, settled: bool, reason: str) -> None:
        some = self.session.assessment.findings or tuple(self.session.case.settled)
        if some:
            self.do(LetFindingStand(some[index % len(some)], settled, reason))

    @rule(index=st.integers(0, 9), choice=st.integers(0, 3))
    def choose_what_is_offered(self, index: int, choice: int) -> None:
        assessment = self.session.assessment
        if some := assessment.findings:
            finding = some[index % len(some)]
            offered = rulings_on(assessment.case, assessment.bench.ruled[0], finding)
            self.do(offered[choice % len(offered)].because("as the players said"))

    @rule(text=st.sampled_from(["", "a", "注\n意", '"}', "\udcff"]))
    def note(self, text: str) -> None:
        self.do(WriteNotes(text))

    @rule(key=st.sampled_from(["PB", "EV"]), text=st.sampled_from(["", "A", "高川 格"]))
    def state_a_detail(self, key: str, text: str) -> None:
        self.do(StateDetails(((key, text),)))

    @rule(ends=st.permutations(range(25)), side=st.none() | st.sampled_from(COLOURS))
    def put_a_stone_elsewhere(self, ends: list[int], side: Colour | None) -> None:
        shift = Shift("jpd-a", "area", side, 3, ends[0], ends[1])
        self.do(ShiftStone(shift))

    @rule()
    def undo(self) -> None:
        self.session.undo()
        self.place = max(0, self.place - 1)

    @rule()
    def redo(self) -> None:
        self.session.redo()
        self.place = min(len(self.cases) - 1, self.place + 1)

    @rule()
    def save(self) -> None:
        self.session.save(self.file)
        self.saved = self.session.case
        (opened,) = open_path(self.file)
        assert opened.case == self.session.case

    @precondition(lambda self: self.file.exists())
    @rule()
    def reopen(self) -> None:
        self.session.finish()
        (opened,) = open_path(self.file)
        assert opened.case == self.saved
        self.take(
            Session.begin(
                opened, self.journals, FileStorage(self.file, file_digest(self.file) or "")
            )
        )
        self.cases, self.place = [opened.case], 0

    @rule()
    def play_through(self) -> None:
        self.session.show_moment(self.session.moment - 1)

    @rule(cut=st.integers(0, 30))
    def kill_and_recover(self, cut: int) -> None:
        """``cut``: so many bytes of an act never shown have reached the disk."""
        before = self.session
        before.leave()
        (path,) = self.journals.iterdir()
        if cut:
            with path.open("ab") as file:
                file.write(b'{"time": "2030-01-01T00:00:00+00:00", "undo": true}'[:cut])
        (left,) = unfinished(self.journals)
        assert left.damaged == bool(cut)
        self.take(Session.recover(left))
        self.alike(self.session, before)

    @rule()
    def undo_all_and_redo_all(self) -> None:
        history = self.session.history
        while self.session.history.past:
            self.session.undo()
        assert self.session.case == self.cases[0]
        while self.session.history.future:
            self.session.redo()
        self.place = len(self.cases) - 1
        assert set(map(id, cases_of(self.session.history))) == set(map(id, cases_of(history)))

    def alike(self, one: Session, other: Session) -> None:
        assert one.case == other.case
        assert one.history == other.history
        assert one.is_changed == other.is_changed
        assert one.path == other.path

    @invariant()
    def all_is_as_it_should_be(self) -> None:
        if not hasattr(self, "session"):
            return
        session = self.session
        assert self.missed == []
        assert cases_of(session.history) == self.cases
        assert session.case == self.cases[self.place]
        assert session.is_changed == (session.case != self.saved)
        assert session.assessment.case is session.case
        assert session.assessment.score.rules.id == session.case.rules
        self.the_journal_tells_the_same()

    def the_journal_tells_the_same(self) -> None:
        (path,) = self.journals.iterdir()
        copies = Path(self.folder.name) / "copies"
        copies.mkdir(exist_ok=True)
        copy = copies / path.name
        copy.write_bytes(path.read_bytes())
        (left,) = unfinished(copies)
        replayed = Session.recover(left)
        assert replayed.lost == 0
        self.alike(replayed, self.session)
        replayed.finish()


def cases_of(history: History[Case, Edit]) -> list[Case]:
    return [step.value for step in (*history.past, history.present, *history.future)]


TestReferee = Referee.TestCase
TestReferee.settings = settings(max_examples=of_all(40, short=15), stateful_step_count=25)
