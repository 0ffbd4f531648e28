"""The wording of what is found when an event is set against what was done to it."""

from __future__ import annotations

from goref.core.base.findings import Level
from goref.core.base.language import Text

SENTENCES: dict[str, tuple[Level, Text]] = {
    "audit-broken": (Level.CONFLICT, Text("Entry {number} of what was done does not follow from the one before it: it was changed, put in or moved, or one before it was changed or taken out.", "操作记录第{number}项与前一项不相接：该项被改动、插入或移动过，或其前有项被改动、删去。", "記録の第{number}項が前の項に続かない：変更・挿入・移動されたか、その前の項が変更・削除されている。", "처리 기록 제{number}항이 앞 항에서 이어지지 않습니다. 그 항이 변경되었거나 삽입되었거나 옮겨졌거나, 그 앞의 항이 변경되었거나 삭제되었습니다.")),
    "audit-odd": (Level.CONFLICT, Text("Entry {number} of what was done cannot be done again: what it changes was not so.", "操作记录第{number}项无法重做：它所改动的内容当时并非如此。", "記録の第{number}項を再現できない：変更前の内容が合わない。", "처리 기록 제{number}항을 다시 실행할 수 없습니다. 바꾸려는 내용이 그때의 내용과 다릅니다.")),
    "audit-differs": (Level.CONFLICT, Text("{subject}: by what was done it should be otherwise than it is here: {changes}", "{subject}：按操作记录应有所不同：{changes}", "{subject}：記録によればここの内容と異なるはず：{changes}", "{subject}: 처리 기록에 따르면 여기와 달라야 합니다: {changes}")),
    "audit-missing": (Level.CONFLICT, Text("{subject} should be here by what was done, and is not.", "按操作记录应有{subject}，此处却没有。", "記録によれば{subject}があるはずだが、ない。", "{subject}: 처리 기록에 따르면 여기에 있어야 하나 없습니다.")),
    "audit-extra": (Level.CONFLICT, Text("{subject} is here, but nothing that was done put it here.", "此处有{subject}，操作记录中却没有其来由。", "{subject}があるが、記録にはない。", "{subject}: 여기에 있으나, 처리 기록에는 넣은 일이 없습니다.")),
    "audit-unchained": (Level.NOTE, Text("Entries 1 to {number} are of an earlier goref, which did not chain them: what was changed in them before a link was written down does not show.", "第1至{number}项由旧版 goref 写入，未成链：若在抄录链值之前被改动，无从看出。", "第1～{number}項は以前の goref が書いたもので、連鎖していない。連鎖の値を書き留める前の変更は分からない。", "제1항부터 제{number}항까지는 이전 버전의 goref가 썼으며 연쇄로 잇지 않았습니다. 연쇄값을 적어 두기 전에 그 안에서 바뀐 것은 드러나지 않습니다.")),
    "audit-blanked": (Level.CHECK, Text("Entries {first} to {last} have no link, though the goref that wrote them chained every entry: the links were taken out, and what was changed in these entries does not show.", "第{first}至{last}项没有链值，而写入它们的 goref 每项都成链：链值已被删去，这些项中的改动无从看出。", "第{first}～{last}項に連鎖の値がないが、書いた goref は各項を連鎖させる：値が消されており、これらの項の変更は分からない。", "제{first}항부터 제{last}항까지 연쇄값이 없으나, 이를 쓴 goref는 모든 항을 연쇄로 잇습니다. 연쇄값이 지워졌으며, 이 항들에서 바뀐 것은 드러나지 않습니다.")),
    "audit-cut": (Level.CONFLICT, Text("Entries taken off the end of what was done: {count}.", "操作记录末尾有{count}项被删去。", "記録の末尾から{count}項が削除されている。", "처리 기록의 끝에서 {count}항이 삭제되었습니다.")),
    "audit-backwards": (Level.CHECK, Text("Dated before the entry it follows: {numbers}. A clock was wrong, or times were changed.", "时间早于前一项：第{numbers}项。时钟有误，或时间被改动。", "前の項より早い日時：第{numbers}項。時計が狂っていたか、日時が変更されている。", "앞 항보다 이른 시각: 제{numbers}항. 시계가 틀렸거나 시각이 변경되었습니다.")),
    "restored-unfit": (Level.CHECK, Text("Entry {number}: the event was put back from the copy {copy}, which did not fit what was done to it.", "第{number}项：赛事由副本 {copy} 恢复，而该副本与其操作记录不符。", "第{number}項：大会は控え {copy} から復元されたが、その控えは記録と合わなかった。", "제{number}항: 대회를 사본 {copy}에서 되돌렸으나, 그 사본은 자체의 처리 기록과 맞지 않았습니다.")),
    "rows-found": (Level.CHECK, Text("Entry {number}: {subject} did not match what was done to it, and was put right: {changes}", "第{number}项：{subject}与操作记录不符，已改正：{changes}", "第{number}項：{subject}が記録と合わなかったため、正した：{changes}", "제{number}항: {subject}이(가) 처리 기록과 맞지 않아 바로잡았습니다: {changes}")),
    "audit-unread": (Level.CONFLICT, Text("What was done to the event cannot be read: {problem}", "无法读取赛事的操作记录：{problem}", "大会の記録を読み込めない：{problem}", "대회의 처리 기록을 읽을 수 없습니다: {problem}")),
    "kept-changed": (Level.CONFLICT, Text("The case {digest} is not the one that was kept.", "案卷 {digest} 并非当初保存的内容。", "裁定ファイル {digest} は保存されたものと異なる。", "판정 파일 {digest}: 보존된 것과 다릅니다.")),
    "kept-missing": (Level.CONFLICT, Text("The case {digest} that was behind a table is not here any more.", "曾属某台的案卷 {digest} 已不在。", "卓にあった裁定ファイル {digest} がなくなっている。", "판정 파일 {digest}: 테이블에 딸려 있었으나 이제 여기에 없습니다.")),
    "kept-extra": (Level.CHECK, Text("The case {digest} is kept, but was behind no table.", "存有案卷 {digest}，却不曾属于任何台。", "裁定ファイル {digest} があるが、どの卓のものでもなかった。", "판정 파일 {digest}: 보존되어 있으나 어느 테이블에도 딸려 있지 않았습니다.")),
    "link-found": (Level.NOTE, Text("The link {link} is that of entry {number}: all that was done up to it is as it was then.", "链值 {link} 属第{number}项：至此为止的记录与当时相同。", "連鎖の値 {link} は第{number}項のもの。そこまでの記録は当時のまま。", "연쇄값 {link}: 제{number}항의 것입니다. 거기까지의 처리는 모두 그때 그대로입니다.")),
    "link-missing": (Level.CONFLICT, Text("No entry has the link {link}: the file was rewritten since it was printed, or it is of another event.", "没有哪一项的链值是 {link}：文件在此后被改写，或链值属另一赛事。", "連鎖の値 {link} を持つ項がない。その後ファイルが書き換えられたか、別の大会のもの。", "연쇄값 {link}: 해당하는 항이 없습니다. 인쇄된 뒤에 파일이 다시 작성되었거나, 다른 대회의 것입니다.")),
}  # fmt: skip
"""Every note's sentence, and how much it asks of the reader."""

UNFIT = Text(
    "This event does not match the record of what was done to it.",
    "本赛事与其操作记录不符。",
    "この大会は記録と合わない。",
    "이 대회는 처리 기록과 맞지 않습니다.",
)
"""What is said wherever an event is used that does not fit its audit."""
UNFIT_SHOWN = 3
"""So much of what does not fit is told there,"""
UNFIT_MORE = Text(
    "{count} more do not fit.",
    "另有{count}处不符。",
    "ほかに{count}件合わない。",
    "이 밖에 맞지 않는 것이 {count}건 더 있습니다.",
)
"""and how much there is beyond that."""
UNFIT_COMMANDS = Text(
    "Compare the results with the score sheets. goref event check lists all of it; goref event "
    "restore puts it right: --recorded as it was done, or from a copy.",
    "请将结果与记分单核对。goref event check 列出全部不符之处；goref event restore 予以改正：--recorded 按操作记录，或由副本恢复。",
    "結果を記録用紙と照合してください。goref event check がすべてを示す。goref event restore で正せる：--recorded で記録のとおりに、または控えから。",
    "결과를 결과지와 대조하세요. goref event check가 모두 나열합니다. goref event restore로 바로잡을 수 있습니다: --recorded는 처리 기록대로, 또는 사본에서.",
)
"""What helps, on the command line."""

LINK = Text(
    "Entries: {count}, link: {link}",
    "记录 {count} 项，链值：{link}",
    "記録 {count} 項、連鎖の値：{link}",
    "항 수: {count}, 연쇄값: {link}",
)
"""How much was done to an event, and the link that holds for all of it."""

COPIES: dict[str, Text] = {
    "start": Text("before the first change of a day or a sitting", "当日或本次首次更改之前", "その日または開いてから最初の変更の前", "그날 또는 연 뒤의 첫 변경 전"),
    "round": Text("before round {round}", "第{round}轮之前", "第{round}回戦の前", "{round}라운드 전"),
    "restore": Text("before going back to an earlier copy", "退回先前副本之前", "以前の控えに戻る前", "이전 사본으로 되돌리기 전"),
}  # fmt: skip
"""Before what a copy was kept."""
GONE_BACK = Text(
    "The event is as it was in copy {copy}; all that was done since stays written.",
    "赛事已恢复为副本 {copy} 时的状态；此后的操作记录全部保留。",
    "大会を控え {copy} の状態に戻した。その後に行ったことの記録は残る。",
    "대회를 사본 {copy}의 상태로 되돌렸습니다. 그 뒤의 처리는 모두 기록에 남아 있습니다.",
)
PUT_RIGHT = Text(
    "The event matches the record of what was done to it again.",
    "赛事已恢复为操作记录所载的状态。",
    "大会を記録のとおりに戻した。",
    "대회를 처리 기록대로 되돌렸습니다.",
)
PUT_BACK = Text(
    "The file could not be read and was put back from copy {copy}; what was done since is not in "
    "it. What was there is in {folder}.",
    "文件无法读取，已由副本 {copy} 恢复；此后所做的不在其中。原有内容移至 {folder}。",
    "ファイルが読めないため控え {copy} から復元した。その後に行ったことは含まれない。元のものは {folder} にある。",
    "파일을 읽을 수 없어 사본 {copy}에서 복원했습니다. 그 뒤의 처리는 들어 있지 않습니다. 원래 있던 것은 {folder}에 있습니다.",
)
"""What became of an event that was gone back to a copy of."""
