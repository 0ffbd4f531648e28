"""The sentences of findings about opening a file and about what the user asked for.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
"""

from __future__ import annotations

Sentence = tuple[str, str, str]

SENTENCES: dict[str, Sentence] = {
    "rules-not-known": (
        "The rule set {rules} is not known; {used} is used unless another is chosen.",
        "无法识别规则“{rules}”，未另选时按“{used}”计算。",
        "ルール「{rules}」は不明。ほかを選ばない限り「{used}」を用いる。",
    ),
    "protocol-broken": (
        "The case and its protocol do not fit: one was changed outside goref (goref verify "
        "says where).",
        "案卷与其裁判记录不符：有一方在 goref 之外被改动（goref verify 可指明何处）。",
        "裁定ファイルとその裁定記録が合わない：goref の外で変更されている（goref verify で箇所が分かる）。",
    ),
    "fact-asked": (
        "To be known first: {need}.",
        "须先知道：{need}。",
        "先に知る必要がある：{need}。",
    ),
    "collection-first-game": (
        "The file holds {count} games; this is the first (--game chooses another).",
        "文件中有{count}局棋，此为第一局（可用 --game 另选）。",
        "ファイルには{count}局ある。これは一局目（--game で選べる）。",
    ),
    "option-over-ruling": (
        "{option} overrides what the file's own ruling says of {points}.",
        "{option} 取代文件中对{points}的原有判定。",
        "{option} はファイルにある{points}の裁定に優先する。",
    ),
}
