"""Games walked act by act and word by word under a rule set, only by what is on offer."""

from __future__ import annotations

from dataclasses import replace

from goref.core.base.colour import Colour
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Act, GameInfo, GameRecord, Setup, Statement
from goref.core.rulesets.table import RULESETS
from goref.core.stopping.game_state import GameState, ending, folded, standing, with_refused
from goref.core.stopping.options import AllowedAct
from goref.core.stopping.stop_machine import Phase, StopMachine
from tests.core.build import spots

KINDS = {"pass": ActKind.PASS, "stone": ActKind.PASS_STONE, "give": ActKind.GIVE_UP}
SAYINGS = {say.value: say for say in StatementKind}


class Walk:
    """A live game. Words: ``C3``, ``pass``, ``stone``, ``give``; ``agreed``, ``resign-B``."""

    def __init__(
        self, rules: str, size: int = 5, *, black: str = "", white: str = "", handicap: int = 0
    ) -> None:
        board, info = grid(size), GameInfo(handicap=handicap)
        setup = Setup(spots(board, black), spots(board, white))
        self.rules = RULESETS[rules]
        self.case = Case(GameRecord(board, setup, info=info), rules=rules)
        self.meanings: list[str] = []

    @property
    def now(self) -> GameState:
        return standing(self.case, self.rules)

    @property
    def machine(self) -> StopMachine:
        """What the state was read off."""
        return folded(self.case, self.rules)

    @property
    def end(self) -> End | None:
        """What the end is to the count."""
        return ending(self.case, self.rules)[0]

    def option(self, word: str) -> AllowedAct | None:
        """The option that a word of the walk means, if it is on offer."""
        now = self.now
        said, _, side = word.rpartition("-") if word[-2:] in ("-B", "-W") else (word, "", "")
        colour = Colour.from_letter(side) if side else None
        if said in SAYINGS:
            return now.option(colour, None, SAYINGS[said])
        return now.option(now.to_move, KINDS.get(word, ActKind.PLAY))

    def do(self, text: str) -> Walk:
        for word in text.split():
            option = self.option(word)
            assert option is not None, f"{word} is not on offer: {offered(self.now)}"
            self.meanings.append(option.means)
            self.take(option, word)
        return self

    def take(self, option: AllowedAct, point: str = "") -> None:
        """Do what an option says; a refused give-up becomes a pass stone first."""
        record = self.case.record
        if option.say is not None:
            self.add(record, Statement(option.say, option.colour))
            return
        pending = self.now.pending
        assert option.kind is not None
        assert option.colour is not None
        if pending is not None and option.kind is not ActKind.GIVE_UP:
            record = with_refused(record, pending)
            self.case = replace(self.case, record=record)
            if self.now.phase is Phase.ENDED:
                return
        place = record.grid.point(point) if option.kind is ActKind.PLAY else None
        self.add(record, Act(option.kind, option.colour, place))

    def add(self, record: GameRecord, entry: Act | Statement) -> None:
        self.case = replace(self.case, record=replace(record, entries=(*record.entries, entry)))

    @property
    def meant(self) -> str:
        """What the last thing done meant."""
        return self.meanings[-1]


def offered(now: GameState) -> set[str]:
    """What is on offer, in the words of a walk."""
    words = {kind: name for name, kind in KINDS.items()} | {ActKind.PLAY: "play"}
    return {
        words[o.kind]
        if o.kind is not None
        else f"{o.say.value if o.say else ''}{f'-{o.colour.letter}' if o.colour else ''}"
        for o in now.options
    }
