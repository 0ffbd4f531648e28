"""The way each rule set settles a recurring position, as data in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.language import AnyText, Text
from goref.core.base.sources import (
    AS_IN_JPD,
    BEFORE_2002,
    CHINA_2002,
    JAPAN_1989,
    JPD_ART_TEXT,
    JPD_TEXT,
    LIVE_STONES_TEXT,
    NO_PASS_TEXT,
    NO_WORD_ON_CYCLES,
    cited,
    for_b,
)
from goref.core.game.play_rules import Repetition
from goref.core.repetition.cycles import Cycle, CycleName
from goref.core.rulesets.ruleset import RuleSet


class Settled(Enum):
    """A way to settle a cycle."""

    BANNED = "banned"
    """The rule on repetition forbids the cycle."""
    NO_RESULT = "no-result"
    DRAW = "draw"
    REPLAY = "replay"
    AGREED_END = "agreed-end"
    """Both sides declare the game to be over in the present position."""
    FORCED_END = "forced-end"
    """Pass stones in one board position end the game, with every stone alive."""
    FIGHTING = "fighting"
    """A fighting ko, by the referee's decision: neither side disturbs."""
    BLACK_DISTURBS = "black-disturbs"
    """A disturbing ko, by the referee's decision: Black began it and may not go on with it."""
    WHITE_DISTURBS = "white-disturbs"
    REFEREE = "referee"
    """The text of the rules does not mention the cycle: the referee decides."""


@frozen
class Settlement:
    """The way a rule set settles a cycle.

    Attributes:
        ways: the possible ways; if several, the organiser or the players choose.
        organiser: True if the organiser chooses the way and announces it before the event.
        agreement: True if both players must agree on the way.
        by: the rule on repetition that forbids the cycle, if there is one.
        source: the text and article.
        named: the settlements of certain cycles, by name, where they differ.
    """

    ways: tuple[Settled, ...]
    source: AnyText
    organiser: bool = False
    agreement: bool = False
    by: Repetition | None = None
    named: Mapping[CycleName, Settlement] = field(default_factory=dict)


JPD_SOURCE = cited(JPD_TEXT, "4.2")
JPD = Settlement(
    (Settled.BANNED, Settled.NO_RESULT),
    JPD_SOURCE,
    organiser=True,
    named={
        CycleName.ROCKING: Settlement(
            (Settled.AGREED_END, Settled.FORCED_END),
            cited(JPD_TEXT, "4.2, 5.2 and 5.3"),
        ),
    },
)
ONLY_KOS = Settlement(
    (Settled.REFEREE,),
    Text("cycle rules", "The text names cycles of kos, not sending two, returning one"),
)
"""The settlement if a text covers cycles of kos but does not name this cycle."""
NOT_SENDING = {CycleName.SENDING_TWO: ONLY_KOS}
ART = Settlement((Settled.DRAW,), cited(JPD_ART_TEXT, "8"), named=NOT_SENDING)
CHINESE_SOURCE = cited(CHINA_2002, "20")
CHINESE = Settlement(
    (Settled.BANNED, Settled.NO_RESULT, Settled.DRAW, Settled.REPLAY),
    CHINESE_SOURCE,
    organiser=True,
    named={CycleName.SENDING_TWO: Settlement((Settled.BANNED,), cited(CHINA_2002, "6 and 20"))},
)
CHINESE_1964 = Settlement(
    (Settled.REFEREE,),
    Text("cycle rules", "No text of the 1964 rules on this has survived"),
)
ENDLESS = Settlement(
    (Settled.NO_RESULT,),
    Text("cycle rules", "Zhao Zhiyun, part 1, with the Classic of Go in Thirteen Chapters"),
    named=NOT_SENDING,
)
JAPANESE = Settlement((Settled.NO_RESULT,), cited(JAPAN_1989, "12"), agreement=True)
KOREAN = Settlement(
    (Settled.DRAW,),
    Text("cycle rules", "Rules of the Korea Baduk Association (as reported)"),
)
ING = Settlement(
    (Settled.FIGHTING, Settled.BLACK_DISTURBS, Settled.WHITE_DISTURBS),
    Text(
        "cycle rules",
        "Ing's ko rule of 1991 and 1996; class and disturber are the referee's word",
    ),
)
HOST = Settlement(
    (Settled.NO_RESULT, Settled.BANNED),
    Text("cycle rules", "Zhang Xu: the rule on ko may be agreed in advance"),
    organiser=True,
)


def on(settled: Settlement, authority: Callable[[AnyText], AnyText]) -> Settlement:
    """Returns a settlement with new sources, for a rule set that adopts it from another.

    ``authority`` turns each source into the one cited for the adoption.
    """
    named = {name: on(way, authority) for name, way in settled.named.items()}
    return replace(settled, source=authority(settled.source), named=named)


TABLE: dict[str, Settlement] = {
    "jpd-a": JPD,
    "jpd-b": on(JPD, for_b),
    "jpd-art": ART,
    # Lu Nan corrects only the count of the Chinese rules.
    **dict.fromkeys(("chinese-2002", "lu-nan"), CHINESE),
    **dict.fromkeys(("chinese-2.5zi", "chinese-1988"), on(CHINESE, lambda _: BEFORE_2002)),
    "chinese-1964": CHINESE_1964,
    **dict.fromkeys(("tang-song", "tang-song-chen"), ENDLESS),
    **dict.fromkeys(("ming-qing", "modern-1920"), replace(ENDLESS, source=NO_WORD_ON_CYCLES)),
    **dict.fromkeys(("tingdao", "saturation-prisoners", "saturation-stones"), HOST),
    "japanese": JAPANESE,
    "korean": KOREAN,
    **dict.fromkeys(("ing", "ing-american"), ING),
}
"""Settlements by rule-set id; the other rule sets settle cycles by their rule on repetition."""

SOURCES: dict[str, AnyText] = {
    **dict.fromkeys(
        (
            *("ikeda-area-1", "ikeda-area-2", "ikeda-area-3"),
            *("ikeda-territory-1", "ikeda-territory-2"),
        ),
        Text("cycle rules", "Ikeda Toshio's ban, named in Ji Ping Dian A, article 4.2"),
    ),
    # The one sentence on this edition names no such ban.
    "jpd-ming-qing": AS_IN_JPD,
    **dict.fromkeys(("live-stones", "live-stones-paying"), cited(LIVE_STONES_TEXT, "13")),
    "no-pass-go": NO_PASS_TEXT,
}
"""By rule-set id, the sources of rules on repetition that differ from the rule set's source."""

DISTURBERS = {Settled.BLACK_DISTURBS: BLACK, Settled.WHITE_DISTURBS: WHITE}
"""The side that may not continue after one round, by the way to settle a cycle."""

UNWATCHED = (Repetition.ALLOWED, Repetition.SIMPLE_KO)
"""Rules on repetition that allow cycles longer than a single ko."""


def settled_by(cycle: Cycle, rules: RuleSet) -> Settlement:
    """Returns the way in which a rule set settles a cycle."""
    watched = None if rules.play.repetition in UNWATCHED else rules.play.repetition
    own = TABLE.get(rules.id)
    if own is None:
        way = Settled.REFEREE if watched is None else Settled.BANNED
        source = SOURCES.get(rules.id, rules.source)
        return Settlement((way,), source, by=watched)
    said = own.named.get(cycle.name, own)
    if Settled.BANNED not in said.ways:
        return said
    return replace(said, by=watched)
