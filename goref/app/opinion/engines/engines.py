"""Go programs that give another opinion: how to find them, and how to ask one about a position.

GNU Go and others with the command ``final_status_list`` name dead stones and sekis. KataGo
states the owner of each point, with either side to move; a chain is dead if the other side owns
it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from pathlib import Path
from time import monotonic

from goref.app.opinion.engines.engine_session import EngineSession, EngineVerdict, hanging
from goref.app.opinion.suggestion import IfBegun
from goref.core.base.colour import BLACK, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.facts import facts_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.payments import komi_of
from goref.io.engine.gtp import GtpError, GtpProcess, brief
from goref.io.engine.programs import find_program, join_command, split_command
from goref.io.files import probe

LIMIT_S = 30.0
"""The default time limit for an engine, in seconds. GNU Go usually needs 5 seconds at 19×19."""


ENDED = ("timeout", "crashed", "crashed-silent")
"""Codes of errors after which an engine's earlier answer is still used."""


class EngineKind(Enum):
    """The kind of questions that an engine is asked."""

    GNUGO = "gnugo"
    """The engine is asked for the status of stones."""
    KATAGO = "katago"
    """The engine is asked for the owners of points; if it refuses, for the status of stones."""
    GTP = "gtp"
    """The engine is asked with the commands that it lists; ownership is preferred."""


@frozen
class EngineSpec:
    """An engine that can be asked.

    Attributes:
        name: the engine's name as it is shown.
        command: the command line that starts the engine in its GTP mode.
        kind: the kind of questions that the engine is asked.
    """

    name: str
    command: str
    kind: EngineKind = EngineKind.GTP

    @classmethod
    def of_command(cls, command: str) -> EngineSpec:
        """Returns an engine named after its program; the kind follows from the name.

        Raises GtpError ``command-line`` for a line that cannot be read.
        """
        try:
            program = Path(split_command(command)[0]).stem
        except ValueError as error:
            raise GtpError("command-line", brief(command, 40), detail=str(error)) from None
        for kind, name in NAMES.items():
            if kind.value in program.lower():
                return cls(name, command, kind)
        return cls(program, command)


NAMES = {EngineKind.GNUGO: "GNU Go", EngineKind.KATAGO: "KataGo"}


@frozen
class EngineOpinion:
    """An engine's opinion of a position.

    Attributes:
        engine: the engine's name, as the engine reports it.
        version: the engine's version, as the engine reports it; may be empty.
        dead: dead stones, whole chains.
        seki: stones in seki, whole chains; None if the engine does not report sekis.
        unsaid: stones without a status, or with one that depends on the side to begin.
        ownership: for every point from −1 (White's) to 1 (Black's); None if not reported.
        seconds: the time the engine took, its start included.
        remarks: keys of :data:`goref.core.texts.engines.REMARKS`.
        if_begun: the answers for each side to begin, if they differ, or if the engine answered
            for one side only.
        land: the points of Black's territory and of White's, whoever begins; None if not
            reported.
    """

    engine: str
    version: str
    dead: frozenset[Point]
    seki: frozenset[Point] | None
    unsaid: frozenset[Point]
    ownership: tuple[float, ...] | None
    seconds: float
    remarks: tuple[str, ...]
    if_begun: tuple[IfBegun, ...] = ()
    land: tuple[frozenset[Point], frozenset[Point]] | None = None


def found_engines() -> tuple[EngineSpec, ...]:
    """Returns the engines found on this machine, without starting any of them.

    GNU Go gets a seed, so that its answers are reproducible. KataGo is included if it has a
    network and a configuration next to it, in ``~/.katago`` or in the usual places.
    """
    found = []
    if gnugo := find_program("gnugo"):
        command = join_command([gnugo, "--mode", "gtp", "--seed", "1"])
        found.append(EngineSpec(NAMES[EngineKind.GNUGO], command, EngineKind.GNUGO))
    if katago := find_program("katago"):
        folders = _katago_folders(Path(katago))
        model, config = _katago_model(folders), _katago_config(folders)
        if model and config:
            words = [katago, "gtp", "-model", str(model), "-config", str(config)]
            spec = EngineSpec(NAMES[EngineKind.KATAGO], join_command(words), EngineKind.KATAGO)
            found.append(spec)
    return tuple(found)


def _katago_folders(program: Path) -> list[Path]:
    homes = [Path.home() / ".katago", program.parent, program.resolve().parent]
    shares = [place.parent / "share" / "katago" for place in homes[1:]]
    homes += [*shares, Path("/usr/share/katago")]
    return [h / inner for h in homes for inner in ("", "configs", "models", "networks")]


def _katago_model(folders: list[Path]) -> Path | None:
    """Returns KataGo's default network, else the smallest one (the fastest), or None."""
    models = [
        (not path.name.startswith("default_model"), found.st_size, path)
        for folder in folders
        for path in sorted(folder.glob("*.gz"))
        if path.name.endswith((".bin.gz", ".txt.gz"))
        and "human" not in path.name
        and (found := probe(path).found) is not None
    ]
    return min(models)[2] if models else None


def _katago_config(folders: list[Path]) -> Path | None:
    names = ("default_gtp.cfg", "gtp.cfg", "gtp_example.cfg")
    paths = (folder / name for name in names for folder in folders)
    return next((path for path in paths if probe(path).is_file), None)


def consult(
    position: Position,
    to_play: Colour | None,
    rules: RuleSet,
    komi: Fraction | None,
    spec: EngineSpec,
    limit_s: float = LIMIT_S,
    cancelled: Callable[[], bool] = lambda: False,
) -> EngineOpinion:
    """Asks an engine about a position twice, once with either side to begin.

    The engine is started here and ended before the return. For stones whose status depends on
    the side to begin, both answers are reported. If the engine answers for one side and then
    fails or runs out of time, that answer is reported for all stones.

    Args:
        to_play: the side to move, if known; the engine is asked first as if it began.
        komi: the komi in points, if there is one.
        limit_s: the limit in seconds for both questions together.
        cancelled: called many times a second, in this thread; if it returns True, the engine is
            ended.

    Raises GtpError, whose text states the problem and what to do.
    """
    began = monotonic()
    _check_liberties(position, spec.name)

    def told_by(begins: Colour) -> tuple[EngineSession, EngineVerdict]:
        with GtpProcess(
            spec.command, spec.name, limit_s=limit_s, began=began, cancelled=cancelled
        ) as process:
            talk = EngineSession(process, position)
            talk.set_up(rules)
            by_ownership = spec.kind is not EngineKind.GNUGO
            return talk, talk.opinion(begins, komi, by_ownership=by_ownership)

    first = to_play or BLACK
    talk, told = told_by(first)
    remarks = talk.remarks
    if told.ownership is None:
        # If asked again in the same process, GNU Go only repeats its answer about this board.
        try:
            told, more = _of_both(first, told, told_by(first.other)[1])
        except GtpError as error:
            if error.code not in ENDED:
                raise
            told, more = _of_one(first, told, position), "one-side-asked"
        remarks += [more] if more else []
    name, seconds = talk.name or spec.name, monotonic() - began
    remarks = list(dict.fromkeys(remarks))
    return EngineOpinion(
        name,
        talk.version,
        told.dead,
        told.seki,
        told.unsaid,
        told.ownership,
        seconds,
        tuple(remarks),
        told.if_begun,
        told.land,
    )


def _of_both(
    first: Colour, told: EngineVerdict, after: EngineVerdict
) -> tuple[EngineVerdict, str]:
    """Returns the common part of the answers for either side to begin.

    The text is the key of a remark; "" without one.
    """
    hangs = hanging(told, after)
    unsaid = told.unsaid | after.unsaid
    either = hangs | (told.unsaid ^ after.unsaid)
    sides = told.begun(first, either), after.begun(first.other, either)
    land = None
    if told.land is not None and after.land is not None:
        land = told.land[0] & after.land[0], told.land[1] & after.land[1]
    both = EngineVerdict(
        told.dead - hangs,
        None if told.seki is None else told.seki - hangs,
        unsaid | hangs,
        if_begun=tuple(one for one in sides if one.told),
        land=land,
    )
    return both, "hangs-on-turn" if hangs else ""


def _of_one(first: Colour, told: EngineVerdict, position: Position) -> EngineVerdict:
    """Returns the verdict of an engine that answered only for the case that ``first`` begins.

    All stones count as unsaid; the answer is in ``if_begun``.
    """
    stones = frozenset(p for p in position.grid.points if position.cells[p])
    seki = None if told.seki is None else frozenset[Point]()
    return EngineVerdict(frozenset(), seki, stones, if_begun=(told.begun(first, stones),))


def consult_on(
    case: Case,
    rules: RuleSet,
    spec: EngineSpec,
    limit_s: float = LIMIT_S,
    cancelled: Callable[[], bool] = lambda: False,
) -> EngineOpinion:
    """Asks an engine about the final position of a case; see :func:`consult`."""
    acts = case.record.acts
    to_play = acts[-1].colour.other if acts else None
    komi = komi_of(case, rules, facts_of(case, rules.passes).handicap)
    return consult(case.position, to_play, rules, komi, spec, limit_s, cancelled)


def _check_liberties(position: Position, name: str) -> None:
    for stones in position.chains():
        if not position.liberties(stones):
            where = position.grid.name(min(stones))
            raise GtpError("no-liberty", name, detail=where)
