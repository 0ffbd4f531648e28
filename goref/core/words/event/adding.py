"""The wording of what becomes of records that are put into an event."""

from __future__ import annotations

from goref.core.base.findings import Level
from goref.core.base.language import Text

SENTENCES: dict[str, tuple[Level, Text]] = {
    "player-new": (Level.NOTE, Text("{name} is entered as a new player.", "{name}作为新棋手登记。", "{name}を新しい選手として登録する。")),
    "player-made-up": (Level.CHECK, Text("The record does not say who had {side}; entered as “{name}”.", "棋谱未注明{side}方棋手，登记为“{name}”。", "棋譜に{side}番の名がなく、「{name}」として登録する。")),
    "player-like": (Level.CHECK, Text("{name} is entered as a new player, though the event has {other}.", "赛事已有{other}，{name}仍作为新棋手登记。", "大会に{other}がいるが、{name}を新しい選手として登録する。")),
    "rank-as-written": (Level.NOTE, Text("The rank “{text}” of {name} is none that is known; it is kept as written.", "{name}的段级“{text}”无法识别，照录。", "{name}の段級位「{text}」は読めず、そのまま残す。")),
    "handicap-taken": (Level.NOTE, Text("Handicap {stones}, as the record has it.", "让{stones}子，依棋谱。", "置石{stones}、棋譜のとおり。")),
    "komi-taken": (Level.NOTE, Text("Komi {theirs}, as the record has it; the event's is {mine}.", "贴目{theirs}，依棋谱；赛事为{mine}。", "コミ{theirs}、棋譜のとおり。大会では{mine}。")),
    "player-busy": (Level.CONFLICT, Text("{name} is at table {table} in that round already.", "{name}该轮已在{table}台。", "{name}はその回戦ですでに卓{table}にいる。")),
    "player-has-bye": (Level.CONFLICT, Text("{name} has a bye in round {round}.", "{name}第{round}轮轮空。", "{name}は第{round}回戦が不戦。")),
    "player-unclear": (Level.CONFLICT, Text("{name} could be any of these: {names}.", "{name}可能是：{names}。", "{name}は次のどれか：{names}。")),
    "one-player": (Level.CONFLICT, Text("Black and White would be the same player: {name}.", "黑白双方将是同一人：{name}。", "黒と白が同じ人になる：{name}。")),
    "handicap-impossible": (Level.CONFLICT, Text("The record says handicap {theirs}; a table has at most {most}.", "棋谱为让{theirs}子；最多让{most}子。", "棋譜の置石は{theirs}。卓では{most}まで。")),
    "table-taken": (Level.CONFLICT, Text("Another game here is for table {table} too: {other}.", "此处另有一局也归{table}台：{other}。", "ここの別の対局も卓{table}のもの：{other}。")),
    "same-record": (Level.CHECK, Text("It holds the same as {other}.", "内容与{other}相同。", "{other}と同じ内容。")),
    "round-closed": (Level.CONFLICT, Text("Round {round} is closed; choose another, or open it again.", "第{round}轮已封闭；请另选一轮，或重新开放。", "第{round}回戦は締め切った。別の回戦を選ぶか、再開すること。")),
    "table-closed": (Level.CONFLICT, Text("Table {table} is decided; open it again first.", "{table}台已定，须先重新开放。", "卓{table}は決まっている。先に未定に戻すこと。")),
}  # fmt: skip
"""Every note's sentence, and how much it asks of the reader."""

NAMELESS: dict[str, Text] = {
    "B": Text("Black of {file}", "{file}的黑方", "{file}の黒"),
    "W": Text("White of {file}", "{file}的白方", "{file}の白"),
}
"""Names for players whom a record does not name."""
