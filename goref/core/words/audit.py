"""What ``goref verify`` says, in words."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.language import Language, Text
from goref.core.event.notes import listed

FAULTS: dict[str, Text] = {
    "header": Text(
        "The beginning of the protocol was changed after it was written.",
        "裁判记录的开头在写成之后被改动。",
        "裁定記録の冒頭が記録後に変更されている。",
        "판정 기록의 첫머리가 작성된 뒤에 변경되었습니다.",
    ),
    "chain": Text(
        "Entry {number} does not follow from the one before it: it was changed, put in or "
        "moved, or one before it was taken out.",
        "第{number}项与前一项不相接：该项被改动、插入或移动过，或其前有项被删去。",
        "第{number}項が前の項に続かない：変更・挿入・移動されたか、その前の項が削除されている。",
        "제{number}항이 앞 항에서 이어지지 않습니다. 그 항이 변경되었거나 삽입되었거나 옮겨졌거나, 그 앞의 항이 삭제되었습니다.",
    ),
    "start": Text(
        "The case or the record that the protocol began with is not the one it began with.",
        "裁判记录开始时的案卷或棋谱已被改动。",
        "裁定記録の開始時の裁定ファイルまたは棋譜が変更されている。",
        "판정 기록을 시작할 때의 판정 파일 또는 기보가 처음의 것과 다릅니다.",
    ),
    "start-unreadable": Text(
        "The case that the protocol began with cannot be read.",
        "裁判记录开始时的案卷无法读取。",
        "裁定記録の開始時の裁定ファイルが読めない。",
        "판정 기록을 시작할 때의 판정 파일을 읽을 수 없습니다.",
    ),
    "act": Text(
        "The act of entry {number} cannot be carried out again.",
        "第{number}项的操作无法重做。",
        "第{number}項の操作を再現できない。",
        "제{number}항의 처리를 다시 실행할 수 없습니다.",
    ),
    "sitting": Text(
        "Entry {number}: the case opened then was not the one saved before; it was changed "
        "in between, outside the protocol.",
        "第{number}项：当时打开的案卷并非此前所保存者，其间在裁判记录之外被改动。",
        "第{number}項：このとき開いた裁定ファイルは前に保存したものと異なる。その間に記録の外で変更されている。",
        "제{number}항: 그때 연 판정 파일이 앞서 저장한 것과 다릅니다. 그 사이에 판정 기록 밖에서 변경되었습니다.",
    ),
    "outcome": Text(
        "The acts do not lead to the case in the file: a ruling, an answer or the record was "
        "changed beside the protocol, or acts are missing.",
        "由各项操作得不出文件中的案卷：裁定、事实或棋谱在裁判记录之外被改动，或有操作缺失。",
        "記録された操作からファイルの内容に至らない：裁定・事実・棋譜が記録の外で変更されたか、操作が欠けている。",
        "처리를 따라가도 파일에 있는 판정 내용이 되지 않습니다. 판정, 답 또는 기보가 판정 기록 밖에서 변경되었거나, 빠진 처리가 있습니다.",
    ),
    "unsaved": Text(
        "The protocol does not end with a saving: entries after the last were taken out, or "
        "entry {number} was put in.",
        "裁判记录未以保存结束：末尾有项被删去，或第{number}项系插入。",
        "裁定記録が保存で終わっていない：末尾の項が削除されたか、第{number}項が挿入されている。",
        "판정 기록이 저장으로 끝나지 않습니다. 마지막 항 뒤의 항들이 삭제되었거나, 제{number}항이 삽입되었습니다.",
    ),
    "record": Text(
        "The record of the game in the file is not the one that was saved.",
        "文件中的棋谱并非所保存的棋谱。",
        "ファイルの棋譜は保存されたものと異なる。",
        "파일에 있는 기보가 저장된 것과 다릅니다.",
    ),
    "case": Text(
        "The case in the file is not the one that was saved, though its record is.",
        "棋谱未变，但文件中的案卷并非所保存的内容。",
        "棋譜は同じだが、ファイルの内容は保存されたものと異なる。",
        "기보는 저장된 것과 같으나, 파일에 있는 판정 내용이 저장된 것과 다릅니다.",
    ),
}

ANSWERS: dict[str, Text] = {
    "fits": Text(
        "The protocol fits. Acts: {acts}; sittings: {sittings}; from {first} to {last}",
        "裁判记录相符。操作{acts}项，开卷{sittings}次，自{first}至{last}",
        "裁定記録は一致。操作{acts}件、開いた回数{sittings}、{first} から {last} まで", "판정 기록이 맞습니다. 처리: {acts}; 연 횟수: {sittings}; {first}부터 {last}까지",
    ),
    "fits-so-far": Text(
        "What is recorded fits. Acts: {acts}; sittings: {sittings}; from {first} to {last}",
        "已记录的部分相符。操作{acts}项，开卷{sittings}次，自{first}至{last}",
        "記録されている分は一致。操作{acts}件、開いた回数{sittings}、{first} から {last} まで", "기록된 부분은 맞습니다. 처리: {acts}; 연 횟수: {sittings}; {first}부터 {last}까지",
    ),
    "link": Text("Last link: {link}", "末项哈希：{link}", "最後のハッシュ：{link}", "마지막 연쇄값: {link}"),
    "broken": Text(
        "DOES NOT FIT: {count}", "不符：{count}处", "不一致：{count}件", "맞지 않음: {count}"
    ),
    "none": Text(
        "There is no protocol in this case file; nothing can be verified.",
        "此案卷没有裁判记录，无从核验。",
        "この裁定ファイルに裁定記録はなく、検証できない。", "이 판정 파일에는 판정 기록이 없어 아무것도 검증할 수 없습니다.",
    ),
    "left-out": Text(
        "The protocol was too long to be kept in this case file; nothing can be verified.",
        "裁判记录过长，未存入此案卷，无从核验。",
        "裁定記録が長すぎて裁定ファイルに残されておらず、検証できない。", "판정 기록이 너무 길어 이 판정 파일에 보존되지 않았습니다. 아무것도 검증할 수 없습니다.",
    ),
}  # fmt: skip

GAPS: dict[str, Text] = {
    "unrecorded": Text(
        "NOT RECORDED: how the case came to be as it was on {first}. It had no protocol then: "
        "the protocol was removed, or the case was not saved by goref.",
        "未记录：{first} 之前的裁定经过。当时案卷没有裁判记录：记录已被删去，或案卷并非由 goref 保存。",
        "記録なし：{first} までの経過。その時点で裁定記録がなかった：記録が削除されたか、goref で保存されたものではない。",
        "기록되지 않음: {first}까지의 경위. 그때 판정 파일에 판정 기록이 없었습니다. 기록이 삭제되었거나, goref가 저장한 파일이 아닙니다.",
    ),
    "left-out": Text(
        "NOT RECORDED: what was done before {first}. The protocol was too long to be kept, or was "
        "removed.",
        "未记录：{first} 之前的操作。当时的裁判记录过长而未存入，或已被删去。",
        "記録なし：{first} より前に行ったこと。裁定記録が長すぎて残されなかったか、削除された。",
        "기록되지 않음: {first} 이전의 처리. 판정 기록이 너무 길어 보존되지 않았거나 삭제되었습니다.",
    ),
    "backwards": Text(
        "Dated before the entry it follows: {numbers}. A clock was wrong, or times were changed.",
        "时间早于前一项：第{numbers}项。时钟有误，或时间被改动。",
        "前の項より早い日時：第{numbers}項。時計が狂っていたか、日時が変更されている。",
        "앞 항보다 이른 시각: 제{numbers}항. 시계가 틀렸거나 시각이 변경되었습니다.",
    ),
}
"""What is not recorded, or not in order, though everything fits."""

LINKS: dict[str, Text] = {
    "stands": Text(
        "The link {link} stands in the chain, at entry {number}.",
        "哈希 {link} 是链中第{number}项。",
        "ハッシュ {link} は連鎖の第{number}項にある。",
        "연쇄값 {link}: 연쇄의 제{number}항에 있습니다.",
    ),
    "gone": Text(
        "The link {link} does NOT stand in the chain: it is of another protocol, or this one was "
        "written anew.",
        "链中没有哈希 {link}：它属于另一份裁判记录，或此记录已重写。",
        "ハッシュ {link} は連鎖にない：別の裁定記録のものか、この記録が書き直されている。",
        "연쇄값 {link}: 연쇄에 없습니다. 다른 판정 기록의 것이거나, 이 기록이 새로 작성되었습니다.",
    ),
}
"""What is said of a link that a sheet bears."""
CODES: dict[str, Text] = {
    "code": Text("Code of the sheet: {code}", "记分单校验码：{code}", "記録用紙の照合コード：{code}", "결과지의 확인 코드: {code}"),
    "belongs": Text(
        "The sheet {code} belongs to this case.",
        "记分单 {code} 属于此案卷。",
        "記録用紙 {code} はこの裁定ファイルのもの。", "결과지 {code}: 이 판정 파일의 것입니다.",
    ),
    "strange": Text(
        "THE SHEET {asked} DOES NOT BELONG to this case: its code is {code}.",
        "记分单 {asked} 不属于此案卷：此案卷的校验码为 {code}。",
        "記録用紙 {asked} はこの裁定ファイルのものではない：照合コードは {code}。", "결과지 {asked}: 이 판정 파일의 것이 아닙니다. 이 파일의 확인 코드는 {code}입니다.",
    ),
    "misread": Text(
        "THE SHEET {asked} DOES NOT BELONG to this case: its code is {code}. They differ in "
        "{count} of 16 signs only: was the code misread?",
        "记分单 {asked} 不属于此案卷：此案卷的校验码为 {code}。16个字符中仅{count}个不同，是否抄错？",
        "記録用紙 {asked} はこの裁定ファイルのものではない：照合コードは {code}。"
        "16文字のうち{count}文字だけ違う。読み違いではないか。", "결과지 {asked}: 이 판정 파일의 것이 아닙니다. 이 파일의 확인 코드는 {code}입니다. 16자 가운데 {count}자만 다릅니다. 코드를 잘못 읽지 않았습니까?",
    ),
}  # fmt: skip
"""What is said of a sheet by its code."""


def fault_text(code: str, number: int | None, language: Language) -> str:
    """What does not fit, as a sentence."""
    return FAULTS[code].in_(language, number="" if number is None else number)


def gap_texts(
    before: str, first: str, backwards: Sequence[int], language: Language
) -> list[str]:
    """What is not recorded or not in order, a sentence each; none where all is.

    Args:
        before: what went before a protocol, a word of its header.
        first: when the protocol began.
        backwards: the entries dated before the one they follow.
    """
    told = [GAPS[before].in_(language, first=first)] if before in GAPS else []
    if backwards:
        told.append(GAPS["backwards"].in_(language, numbers=listed(backwards)))
    return told
