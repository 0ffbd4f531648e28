"""The sentences of what is wrong with a regulation, an incident or a protest."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    "no-regulation": Text("no regulation is called {id!r}; there are {known}", "没有名为“{id}”的规程；有 {known}", "「{id}」という規定はない。あるのは {known}", "“{id}”(이)라는 규정은 없습니다. 있는 규정: {known}"),
    "regulation-damaged": Text("the regulation cannot be used: {where} {problem}", "规程无法使用：{where} {problem}", "規定を使えない：{where} {problem}", "규정을 쓸 수 없습니다: {where}: {problem}"),
    "regulation-long": Text("the regulation is longer than {most} bytes", "规程超过 {most} 字节", "規定が {most} バイトを超える", "규정이 {most}바이트를 넘습니다"),
    "regulation-no-utf8": Text("not a regulation: byte {byte} is no UTF-8", "不是规程文件：第 {byte} 字节不是 UTF-8", "規定ファイルではない：{byte} バイト目が UTF-8 でない", "규정 파일이 아닙니다: {byte}번째 바이트가 UTF-8이 아닙니다"),
    "regulation-no-toml": Text("the regulation is no TOML at line {line}, column {column}", "规程第{line}行第{column}列不是 TOML", "規定の{line}行{column}列が TOML でない", "규정의 {line}행 {column}열이 TOML이 아닙니다"),
    "regulation-too-deep": Text("the regulation is nested too deeply, or a number in it is too long", "规程嵌套过深，或其中有过长的数", "規定の入れ子が深すぎるか、長すぎる数がある", "규정의 중첩이 너무 깊거나 너무 긴 수가 들어 있습니다"),
    "regulation-long-key": Text("a key on line {line} of the regulation has {count} parts between its dots; {most} are the most. Write a table of its own for what belongs together", "规程第{line}行的键由点分成{count}段；最多{most}段。请将相关内容写成单独的表", "規定の{line}行のキーは点で{count}個に分かれています。{most}個までです。まとまりごとに表を分けてください", "규정 {line}행의 키가 점으로 {count}개로 나뉘어 있습니다. {most}개까지입니다. 함께 묶이는 것은 따로 표로 적으세요"),
    # Where
    "where-regulation": Text("the regulation", "规程", "規定", "규정"),
    "where-rule": Text("[[rule]] {number}", "第{number}个 [[rule]]", "{number}番目の [[rule]]", "{number}번째 [[rule]]"),
    "where-sum": Text("[[sum]] {number}", "第{number}个 [[sum]]", "{number}番目の [[sum]]", "{number}번째 [[sum]]"),
    "where-incident": Text('"incidents", incident {number}', "\"incidents\" 第{number}号事件", "\"incidents\" の事案{number}", "“incidents”, 사안 {number}"),
    "where-protest": Text('"protests", protest {number}', "\"protests\" 第{number}项申诉", "\"protests\" の抗議{number}", "“protests”, 항의 {number}"),
    # What
    "key-unknown": Text("has {key!r}, which is none of {known}", "有“{key}”，不是 {known} 之一", "に「{key}」があるが、{known} のどれでもない", "“{key}”이(가) 있으나 {known} 중 하나가 아닙니다"),
    "rule-twice": Text("is a second one of {kind}", "重复规定 {kind}", "は {kind} の二つ目である", "{kind}에 대한 두 번째 항목입니다"),
    "no-kind": Text("has {value} as its kind; goref incidents --kinds lists those there are", "的 kind 为 {value}；种类见 goref incidents --kinds", "の kind が {value} である。種類は goref incidents --kinds にある", "kind가 {value}입니다. 있는 종류는 goref incidents --kinds로 볼 수 있습니다"),
    "no-id": Text("is {value}; it takes small letters, digits, dots and hyphens", "是 {value}；应由小写字母、数字、点和连字符组成", "は {value} である。小文字・数字・点・ハイフンで書くこと", "{value}입니다. 소문자, 숫자, 점, 하이픈으로 적으세요"),
    "id-taken": Text("is {id}, which is a regulation of goref's", "是 {id}，与goref自带的规程相同", "は {id} で、goref の規定と同じである", "{id}이며 goref의 규정과 같습니다"),
    "no-times": Text("is no list of at most {most} consequences, or lists of them", "不是至多 {most} 项后果的列表", "は {most} 件までの処置のリストでない", "{most}개까지의 처분의 목록이나 그런 목록들의 목록이 아닙니다"),
    "no-consequence": Text("{text!r} is no consequence; there are {known}", "“{text}”不是后果；有 {known}", "「{text}」は処置でない。あるのは {known}", "“{text}”은(는) 처분이 아닙니다. 있는 처분: {known}"),
    "no-count-to": Text("has {value} where a number from 0 to {most} should be", "在应为 0 至 {most} 的数处写有 {value}", "の 0 から {most} までの数のところに {value} がある", "0부터 {most}까지의 수가 있어야 할 곳에 {value}이(가) 있습니다"),
    "no-number-from-one": Text("is no number from 1 up", "不是不小于 1 的数", "は 1 以上の数でない", "1 이상의 수가 아닙니다"),
    "neither-true-nor-false": Text("is neither true nor false", "既不是 true 也不是 false", "は true でも false でもない", "true도 false도 아닙니다"),
    "text-too-long": Text("is longer than {most} signs", "超过 {most} 个字符", "は {most} 字を超える", "{most}자를 넘습니다"),
    "numbers-fall": Text("are not numbered in order", "编号不是递增的", "の番号が順になっていない", "번호가 차례대로가 아닙니다"),
    # Acts
    "no-incident": Text("there is no incident {number}", "没有第{number}号事件", "事案{number}はない", "사안 {number}은(는) 없습니다"),
    "no-protest": Text("there is no protest {number}", "没有第{number}项申诉", "抗議{number}はない", "항의 {number}은(는) 없습니다"),
    "incident-number": Text("the next incident is number {number}", "下一事件应为第{number}号", "次の事案は{number}番である", "다음 사안의 번호는 {number}입니다"),
    "incident-kind": Text("no kind of incident is called {kind!r}", "没有名为“{kind}”的事件种类", "「{kind}」という種類の事案はない", "“{kind}”(이)라는 종류의 사안은 없습니다"),
    "incident-annulled": Text("incident {number} is annulled", "第{number}号事件已撤销", "事案{number}は取り消されている", "사안 {number}은(는) 취소되었습니다"),
    "incident-needs-reason": Text("a decision that is not what was proposed needs a reason", "与建议不同的裁定须写明理由", "提案と異なる裁定には理由が要る", "제안과 다른 결정에는 이유가 필요합니다"),
    "incident-of-nobody": Text("nobody did it: then nobody is warned, pays or loses", "无人所为，则无人受警告、罚目或判负", "誰の行為でもない。だから誰も警告されず、払わず、負けもしない", "누구의 행위도 아닙니다. 그러면 누구도 경고를 받거나 벌점을 내거나 지지 않습니다"),
    "annulled-needs-reason": Text("an incident is annulled with a reason", "撤销事件须写明理由", "事案の取り消しには理由が要る", "사안을 취소하려면 이유가 필요합니다"),
    "most-incidents": Text("a case has at most {most} incidents", "一局至多 {most} 个事件", "一局の事案は {most} 件まで", "한 건의 사안은 {most}개까지입니다"),
    "most-protests": Text("a case has at most {most} protests", "一局至多 {most} 项申诉", "一局の抗議は {most} 件まで", "한 건의 항의는 {most}개까지입니다"),
    "protest-decided": Text("protest {number} is decided already", "第{number}项申诉已裁决", "抗議{number}は裁定済みである", "항의 {number}은(는) 이미 결정되었습니다"),
    "no-penalty": Text("{text!r} is no penalty: W:2:REASON, or W:1zi:REASON", "“{text}”不是罚则：应写作 W:2:理由 或 W:1zi:理由", "「{text}」は罰でない。W:2:理由 または W:1zi:理由 と書くこと", "“{text}”은(는) 벌점이 아닙니다. W:2:이유, 또는 W:1zi:이유처럼 적으세요"),
}  # fmt: skip
