"""The wording of what becomes of records that are put into an event."""

from __future__ import annotations

from goref.core.base.findings import Level
from goref.core.base.language import Text

SENTENCES: dict[str, tuple[Level, Text]] = {
    "player-new": (Level.NOTE, Text("{name} is entered as a new player.", "{name}作为新棋手登记。", "{name}を新しい選手として登録する。", "{name}: 새 선수로 등록합니다.")),
    "player-made-up": (Level.CHECK, Text("The record does not say who had {side}; entered as “{name}”.", "棋谱未注明{side}方棋手，登记为“{name}”。", "棋譜に{side}番の名がなく、「{name}」として登録する。", "기보에 {side} 대국자가 누구인지 없습니다. “{name}”(으)로 등록합니다.")),
    "player-like": (Level.CHECK, Text("{name} is entered as a new player, though the event has {other}.", "赛事已有{other}，{name}仍作为新棋手登记。", "大会に{other}がいるが、{name}を新しい選手として登録する。", "{name}: 대회에 {other}이(가) 있으나 새 선수로 등록합니다.")),
    "rank-as-written": (Level.NOTE, Text("The rank “{text}” of {name} is none that is known; it is kept as written.", "{name}的段级“{text}”无法识别，照录。", "{name}の段級位「{text}」は読めず、そのまま残す。", "{name}의 단급 “{text}”: 알 수 없는 단급이므로 적힌 그대로 둡니다.")),
    "handicap-taken": (Level.NOTE, Text("Handicap {stones}, as the record has it.", "让{stones}子，依棋谱。", "置石{stones}、棋譜のとおり。", "치석은 기보대로 {stones}개입니다.")),
    "komi-taken": (Level.NOTE, Text("Komi {theirs}, as the record has it; the event's is {mine}.", "贴目{theirs}，依棋谱；赛事为{mine}。", "コミ{theirs}、棋譜のとおり。大会では{mine}。", "덤은 기보대로 {theirs}입니다. 대회의 덤은 {mine}입니다.")),
    "player-busy": (Level.CONFLICT, Text("{name} is at table {table} in that round already.", "{name}该轮已在{table}台。", "{name}はその回戦ですでに卓{table}にいる。", "{name}: 그 라운드에 이미 테이블 {table}에 있습니다.")),
    "player-has-bye": (Level.CONFLICT, Text("{name} has a bye in round {round}.", "{name}第{round}轮轮空。", "{name}は第{round}回戦が不戦。", "{name}: {round}라운드는 부전승입니다.")),
    "player-unclear": (Level.CONFLICT, Text("{name} could be any of these: {names}.", "{name}可能是：{names}。", "{name}は次のどれか：{names}。", "{name}: 다음 가운데 누구일 수도 있습니다: {names}.")),
    "one-player": (Level.CONFLICT, Text("Black and White would be the same player: {name}.", "黑白双方将是同一人：{name}。", "黒と白が同じ人になる：{name}。", "흑과 백이 같은 선수가 됩니다: {name}.")),
    "handicap-impossible": (Level.CONFLICT, Text("The record says handicap {theirs}; a table has at most {most}.", "棋谱为让{theirs}子；最多让{most}子。", "棋譜の置石は{theirs}。卓では{most}まで。", "기보의 치석은 {theirs}개이나, 테이블에서는 최대 {most}개입니다.")),
    "table-taken": (Level.CONFLICT, Text("Another game here is for table {table} too: {other}.", "此处另有一局也归{table}台：{other}。", "ここの別の対局も卓{table}のもの：{other}。", "여기의 다른 대국도 테이블 {table}의 것입니다: {other}.")),
    "same-record": (Level.CHECK, Text("It holds the same as {other}.", "内容与{other}相同。", "{other}と同じ内容。", "{other}와(과) 내용이 같습니다.")),
    "round-closed": (Level.CONFLICT, Text("Round {round} is closed; choose another, or open it again.", "第{round}轮已封闭；请另选一轮，或重新开放。", "第{round}回戦は締め切った。別の回戦を選ぶか、再開すること。", "{round}라운드는 마감되었습니다. 다른 라운드를 고르거나 다시 여세요.")),
    "table-closed": (Level.CONFLICT, Text("Table {table} is decided; open it again first.", "{table}台已定，须先重新开放。", "卓{table}は決まっている。先に未定に戻すこと。", "테이블 {table}: 이미 확정되었습니다. 먼저 다시 여세요.")),
}  # fmt: skip
"""Every note's sentence, and how much it asks of the reader."""

NAMELESS: dict[str, Text] = {
    "B": Text("Black of {file}", "{file}的黑方", "{file}の黒", "{file}의 흑"),
    "W": Text("White of {file}", "{file}的白方", "{file}の白", "{file}의 백"),
}
"""Names for players whom a record does not name."""
