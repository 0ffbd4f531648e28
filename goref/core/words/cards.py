"""The words of the cards: what is asked, why, the answers, and what hangs on them.

Placeholders: ``{stones}``: stones with their colour, number and place; ``{points}``: names of
points; ``{side}``, ``{enemy}``: sides; ``{count}``, ``{amount}``: numbers.
"""

from __future__ import annotations

from goref.core.base.language import Text

# Stones and points.

STONES = {
    True: Text("{side}'s stone", "{side}1子", "{side}1子"),
    False: Text("{side}'s {count} stones", "{side}{count}子", "{side}{count}子"),
}
"""Stones of one side; by whether there is one alone."""
BOTH = Text(
    "Black's {black} and White's {white} stones",
    "黑{black}子、白{white}子",
    "黒{black}子と白{white}子",
)
POINTS = {
    0: Text("{first}", "{first}", "{first}"),
    1: Text("{first} and one more", "{first}等2点", "{first}ほか1点"),
    2: Text("{first} and {more} more", "{first}等{count}点", "{first}ほか{rest}点"),
}
"""Points, by how many there are besides the first; 2: that many or more."""
MORE = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
"""English numbers from 2 on, as a sentence writes them."""
NAMED_TOO = Text("{thing} ({name})", "{thing}（{name}）", "{thing}（{name}）")

# What is asked, by ``About``.

SUBJECTS: dict[str, Text] = {
    "STONES": Text("{stones}: alive?", "{stones}死活如何？", "{stones}の死活は？"),
    "POINTS": Text("{points}: whose?", "{points}归谁？", "{points}はどちらのもの？"),
    "KO": Text(
        "The ko at {points}: who keeps it?",
        "{points}的劫归谁？",
        "{points}の劫はどちらのもの？",
    ),
    "EYE": Text(
        "Eye at {points} of the seki: whose?",
        "双活的眼{points}归谁？",
        "セキの眼{points}はどちらのもの？",
    ),
    "SOLE_LIBERTY": Text(
        "{points} of the seki: {side}'s alone?",
        "双活中{points}：{side}方独有？",
        "セキの{points}：{side}だけのもの？",
    ),
    "ONE_SIDED": Text(
        "{points} of the seki: can {side} alone play there?",
        "双活中{points}：仅{side}方可下？",
        "セキの{points}：{side}だけが打てる？",
    ),
    "SHARED": Text(
        "{points} of the seki: shared?", "双活中{points}：公气？", "セキの{points}：共有？"
    ),
    "FILL": Text(
        "{points}: must {side} fill it?",
        "{points}：{side}方须补一手？",
        "{points}：{side}の手入れは必要？",
    ),
}
NEEDS: dict[str, Text] = {
    "began": Text("Who began?", "谁先下？", "先番はどちら？"),
    "first_pass": Text("Who passed first?", "谁先虚着或放弃？", "先にパスしたのは？"),
    "last_play": Text("Who played last?", "谁收后？", "最後に打ったのは？"),
    "prisoners": Text("How many prisoners?", "双方各被提多少子？", "アゲハマはいくつ？"),
    "plays": Text("How many plays by each side?", "双方各下了多少手？", "双方の手数は？"),
    "pass_stones": Text("How many pass stones?", "虚着之子各多少？", "パスの石はいくつ？"),
    "record": Text("The record of the game?", "有棋谱吗？", "棋譜は？"),
}
FINDINGS: dict[str, Text] = {
    "board-empty": Text("No stone on the board", "盘上没有棋子", "盤上に石がない"),
    "no-liberty": Text("{stones}: no liberty", "{stones}没有气", "{stones}にダメがない"),
    "decision-without-stone": Text(
        "A ruling at {points}, but no stone",
        "{points}有裁定而无棋子",
        "{points}に裁定はあるが石がない",
    ),
    "chain-two-statuses": Text(
        "{stones}: ruled two ways", "{stones}裁定不一", "{stones}の裁定が二通り"
    ),
    "dead-beside-alive": Text(
        "{stones}: all dead or all alive?",
        "{stones}：全死还是全活？",
        "{stones}：すべて死石か活石か？",
    ),
    "dead-kin-followed": Text(
        "{stones}: dead with the others", "{stones}随之为死子", "{stones}もともに死石"
    ),
    "seki-spread": Text(
        "{stones}: in the seki too", "{stones}同在双活中", "{stones}も同じセキ"
    ),
    "seki-beside-territory": Text(
        "{points}: territory beside a seki?",
        "{points}：双活旁的空？",
        "{points}：セキに接する地？",
    ),
    "seki-on-one-side": Text(
        "{points}: a seki of one side only?",
        "{points}：仅一方双活？",
        "{points}：片方だけのセキ？",
    ),
    "shared-without-seki": Text(
        "{points}: shared, but no seki?",
        "{points}：非双活处的公气？",
        "{points}：セキがないのに共有？",
    ),
    "eye-without-seki": Text(
        "{points}: no seki here?", "{points}：此处没有双活？", "{points}：ここにセキはない？"
    ),
    "one-sided-without-seki": Text(
        "{points}: one-sided, but no seki?",
        "{points}：非双活处的单方官子？",
        "{points}：セキがないのに片側のダメ？",
    ),
    "owned-beside-enemy": Text(
        "{points}: {side}'s beside a live stone?",
        "{points}归{side}，却紧邻对方活子？",
        "相手の活石に接する{points}は{side}のもの？",
    ),
    "one-sided-nothing-shared": Text(
        "{points}: which point stays shared?",
        "{points}：哪一点留作公气？",
        "{points}：共有に残る点は？",
    ),
    "one-sided-shared-not-named": Text(
        "{points}: which liberty stays shared?",
        "{points}：哪口气留作公气？",
        "{points}：共有に残るダメは？",
    ),
    "claim-on-stone": Text(
        "{points}: a stone stands there", "{points}处有棋子", "{points}には石がある"
    ),
    "dame-left": Text("Dame left: {count}", "剩余单官：{count}", "残りのダメ：{count}"),
    "dame-unfilled": Text(
        "Dame not filled: {count}", "未收单官：{count}", "打たれていないダメ：{count}"
    ),
    "tie-granted-first": Text(
        "Who was granted the first move?", "谁受饶先？", "先番を許されたのは？"
    ),
}
"""Findings that are named shortly; others are told by their first sentence."""
ACCEPT: dict[str, Text] = {
    "both": Text(
        "{dead} plainly dead, {seki} in seki.",
        "{dead}明显为死子，{seki}为双活。",
        "{dead}は明らかに死石、{seki}はセキ。",
    ),
    "dead": Text(
        "{dead} plainly dead, nothing is in seki.",
        "{dead}明显为死子，没有双活。",
        "{dead}は明らかに死石、セキはない。",
    ),
    "more-dead": Text("{dead} plainly dead.", "{dead}明显为死子。", "{dead}は明らかに死石。"),
    "seki": Text(
        "Nothing is plainly dead, {seki} in seki.",
        "没有明显的死子，{seki}为双活。",
        "明らかな死石はなく、{seki}はセキ。",
    ),
    "more-seki": Text("{seki} in seki.", "{seki}为双活。", "{seki}はセキ。"),
    "nothing": Text(
        "Nothing is plainly dead or in seki.",
        "没有明显的死子，也没有双活。",
        "明らかな死石もセキもない。",
    ),
    "nobody": Text(
        "Nobody has said which stones are dead.",
        "尚无人指明哪些是死子。",
        "どれが死石か、まだ誰も示していない。",
    ),
    "marked": Text(
        "{dead} marked dead. Is that so?",
        "已标{dead}为死子，是否正确？",
        "{dead}に死石の印がある。それでよいか？",
    ),
    "rest": Text(
        "{dead} marked dead. Is that all?",
        "已标{dead}为死子，是否就这些？",
        "{dead}に死石の印がある。死石はこれですべてか？",
    ),
    "none-marked": Text(
        "No stone is marked dead. Is that so?",
        "没有标出死子，是否正确？",
        "死石の印はない。それでよいか？",
    ),
}
"""What an accepting says, by what there is to accept."""
COUNTED = {
    True: Text("1 stone is", "1子", "1子"),
    False: Text("{count} stones are", "{count}子", "{count}子"),
}
COUNTED_MORE = {
    True: Text("1 more stone is", "另有1子", "ほかに1子"),
    False: Text("{count} more stones are", "另有{count}子", "ほかに{count}子"),
}
"""How many stones; by whether it is one."""

# Why it is asked.

WHY: dict[str, Text] = {
    "disputed": Text("The players do not agree.", "双方意见不一。", "両者の意見が一致しない。"),
    "left-in-atari": Text("It was left in atari.", "只剩一口气。", "アタリのまま残っている。"),
    "left-unclear": Text(
        "It cannot be told from the board alone.",
        "单凭盘面无法确定。",
        "盤面だけでは決められない。",
    ),
    "trial-open": Text(
        "It was tried on the board, and nothing was decided.",
        "实战已毕，尚未裁定。",
        "実戦で打ったが、まだ裁定されていない。",
    ),
    "open-border": Text(
        "The border is not closed here.", "此处边界未收。", "ここの境界が閉じていない。"
    ),
    "nobodys-region": Text("No stone touches it.", "不与任何棋子相邻。", "接する石がない。"),
    "ko-proposed": Text("The ko was left open.", "此劫未粘。", "この劫は継がれていない。"),
    "must-be-filled": Text(
        "Once the dame are filled, {side} must play here.",
        "单官收完后，{side}方须在此补一手。",
        "ダメを詰め終えると{side}は手入れが必要になる。",
    ),
    "pressing": Text(
        "{enemy} threatens something here.",
        "{enemy}方在此有后续手段。",
        "ここには{enemy}からの手がある。",
    ),
    "protective": Text(
        "A play of {enemy} here would be atari.",
        "{enemy}方在此一手即成叫吃。",
        "{enemy}がここに打つとアタリになる。",
    ),
    "seki-sole-liberty-possible": Text(
        "Only {side}'s stones touch it.",
        "只与{side}方棋子相邻。",
        "接するのは{side}の石だけ。",
    ),
    "seki-one-sided-possible": Text(
        "{enemy} would put itself in atari there.",
        "{enemy}方入子即被叫吃。",
        "{enemy}が打つと自らアタリになる。",
    ),
    "eye": Text(
        "Whether an eye in a seki counts is the rule set's matter.",
        "双活中的眼是否计点，依规则而定。",
        "セキの眼を数えるかどうかはルールによる。",
    ),
    "accept-agreed": Text(
        "Clear only because {engines} agrees: {count} of them. It is only a suggestion until you accept it.",
        "其中{count}子因{engines}判断相同才得以明确。采纳之前仅为建议。",
        "うち{count}子は{engines}の判断も同じなので明確とした。採用するまでは提案にすぎない。",
    ),
    "near": Text(
        "It cannot be told from the board alone.",
        "单凭盘面无法确定。",
        "盤面だけでは決められない。",
    ),
    "tie-granted-first": Text(
        "An equal game is lost by the side that was granted the first move.",
        "终局相等时，受饶先者负。",
        "同数なら、先番を許された側の負けとなる。",
    ),
    "fact": Text(
        "This rule set cannot count without it.",
        "缺少此项，本规则无法计算。",
        "これがないと、このルールでは数えられない。",
    ),
    "cycle": Text(
        "How such a cycle ends is the rule set's matter.",
        "此类循环如何处理，依规则而定。",
        "この循環の扱いはルールによる。",
    ),
    "record": Text(
        "No referee has confirmed the marks.",
        "裁判尚未确认这些标记。",
        "審判はまだ印を確認していない。",
    ),
    "accept": Text(
        "It is only a suggestion until you accept it.",
        "采纳之前仅为建议。",
        "採用するまでは提案にすぎない。",
    ),
    "rest": Text(
        "Until then the count rests on these marks alone.",
        "在此之前仅依现有标记计算。",
        "それまでは今ある印だけをもとに数える。",
    ),
    "nobody": Text(
        "Until then every stone is counted as alive.",
        "在此之前所有棋子暂作活子计。",
        "それまではすべての石を活き石として数える。",
    ),
    "settled": Text("Let stand as it is.", "已认可。", "了承済み。"),
    "ruled": Text("Ruled: {status}.", "已裁定：{status}。", "裁定：{status}。"),
    "counted": Text("Counted as: {status}.", "现计为：{status}。", "現在の扱い：{status}。"),
    "because": Text("Reason given: {reason}", "理由：{reason}", "理由：{reason}"),
}
TRIED: dict[str, Text] = {
    "under-way": Text(
        "It is being played out on the board.", "正在实战解决。", "実戦で解決中。"
    ),
    "waits": Text(
        "Tried on the board; what it showed waits to be decided.",
        "实战已毕，结果待裁定。",
        "実戦で打ち、結果は裁定待ち。",
    ),
    "nothing": Text(
        "Tried on the board; nothing is decided yet.",
        "实战已毕，尚未裁定。",
        "実戦で打ったが、まだ裁定されていない。",
    ),
    "contrary": Text(
        "It is ruled otherwise than was tried, and a reason is missing.",
        "裁定与实战结果不符，且缺少理由。",
        "裁定が実戦の結果と異なり、理由が欠けている。",
    ),
    "as-shown": Text(
        "Tried on the board, and ruled as it showed.",
        "已实战解决，并照其结果裁定。",
        "実戦で解決し、その結果のとおり裁定済み。",
    ),
    "as-agreed": Text(
        "Tried on the board, and ruled as both sides agreed.",
        "已实战解决，并照双方合意裁定。",
        "実戦で解決し、両者の合意のとおり裁定済み。",
    ),
    "otherwise": Text(
        "Tried on the board, and ruled otherwise by the referee.",
        "已实战解决，裁判另作裁定。",
        "実戦で打ち、審判が別に裁定した。",
    ),
    "decided": Text(
        "Tried on the board, and decided by the referee.",
        "已实战解决，由裁判裁定。",
        "実戦で打ち、審判が裁定した。",
    ),
    "changed": Text(
        "Tried on the board, and ruled otherwise since.",
        "已实战解决，此后另有裁定。",
        "実戦で打ち、その後別に裁定された。",
    ),
    "marked": Text(
        "Tried on the board, and ruled; whether on this is not recorded.",
        "实战已毕，也有裁定；是否据此裁定，没有记录。",
        "実戦で打ち、裁定もあるが、それによるかは記録がない。",
    ),
    "other-record": Text(
        "Tried on the board; the record has changed since.",
        "曾实战解决，此后棋谱已改动。",
        "実戦で打ったが、その後棋譜が変わった。",
    ),
}
"""What became of a trial."""
TRIED_BRIEF: dict[str, Text] = {
    "under-way": Text("under way", "进行中", "進行中"),
    "waits": Text("to be decided", "待裁定", "裁定待ち"),
    "nothing": Text("to be decided", "待裁定", "裁定待ち"),
    "contrary": Text("reason missing", "缺少理由", "理由なし"),
    "as-shown": Text("✓ as shown", "✓ 照实战结果", "✓ 実戦のとおり"),
    "as-agreed": Text("✓ as agreed", "✓ 照双方合意", "✓ 合意のとおり"),
    "otherwise": Text("✓ ruled otherwise", "✓ 另作裁定", "✓ 別に裁定"),
    "decided": Text("✓ decided", "✓ 已裁定", "✓ 裁定済み"),
    "changed": Text("✓ ruled otherwise since", "✓ 此后另有裁定", "✓ その後別に裁定"),
    "marked": Text("✓ ruled", "✓ 已有裁定", "✓ 裁定あり"),
    "other-record": Text("record changed", "棋谱已改动", "棋譜変更"),
}
"""The same in a word or two."""
RULED = Text("✓ {status}", "✓ {status}", "✓ {status}")
"""What is ruled already."""
LET_STAND = "✓"

OWNED = Text("{side}'s {kind}", "{side}方{kind}", "{side}の{kind}")

# Answers.

ANSWERS: dict[str, Text] = {
    "accept": Text("Accept", "采纳", "採用"),
    "none-dead": Text("Nothing is dead", "没有死子", "死石なし"),
    "none-else": Text("Nothing else is dead", "没有其他死子", "ほかに死石なし"),
    "as-marked": Text("As marked", "照标记", "印のとおり"),
    "alive": Text("Alive", "活子", "活石"),
    "dead": Text("Dead", "死子", "死石"),
    "seki": Text("Seki", "双活", "セキ"),
    "not-dead": Text("Not dead", "不是死子", "死石でない"),
    "play-out": Text("Play it out", "实战解决", "実戦で解決"),
    "points-black": Text("Black's", "归黑", "黒のもの"),
    "points-white": Text("White's", "归白", "白のもの"),
    "points-nobody": Text("Nobody's", "公空", "どちらでもない"),
    "ko-nobody": Text("Must be connected", "须粘", "継ぐ必要あり"),
    "fill-territory": Text("Not needed", "不须补", "不要"),
    "fill-nobody": Text("Must be filled", "须补", "手入れが必要"),
    "territory": Text("{owner}'s territory", "{owner}空", "{owner}の地"),
    "eye": Text("{owner}'s eye", "{owner}眼", "{owner}の眼"),
    "false-eye": Text("{owner}'s false eye", "{owner}假眼", "{owner}の欠け眼"),
    "one-sided": Text("{owner} alone", "仅{owner}可下", "{owner}だけ打てる"),
    "sole-liberty": Text("{owner}'s liberty", "{owner}单方气点", "{owner}だけのダメ"),
    "ko": Text("{owner}'s ko point", "{owner}劫空", "{owner}の劫の点"),
    "shared": Text("Shared", "公气", "共有"),
    "dame": Text("Nobody's", "公空", "どちらでもない"),
    "as-suggested": Text("As suggested", "照建议", "提案のとおり"),
    "as-engine": Text(
        "{life}, as {engine} says", "{life}（{engine}的意见）", "{life}（{engine}の意見）"
    ),
    "dispute": Text("Put in dispute", "列为争议", "異議あり"),
    "withdraw": Text("End the dispute", "结束争议", "異議を取り下げる"),
    "take-back": Text("Take it back", "撤回", "取り消す"),
    "settle": Text("Let it stand", "照此不变", "このまま"),
    "open-again": Text("Open again", "重新审视", "再び開く"),
    "facts": Text("Fill it in", "填写", "入力する"),
    "set-up": Text("Set up", "摆子", "石を置く"),
    "incident": Text("Enter as an incident", "登记为事件", "事案として記入"),
    "decide": Text("Decide on it", "去裁定", "裁定する"),
    "as-shown": Text("As shown", "依实战结果", "実戦のとおり"),
    "go-on": Text("Go on", "继续", "続ける"),
    "show": Text("Show", "查看", "見る"),
    "drop-trial": Text("Drop the trial", "删去实战", "実戦を削除"),
}
"""By the wording of an answer; the rest are in :mod:`goref.core.words.dispute.choices`."""

# Stakes.

GAINS = Text("{side} +{amount}", "{side}+{amount}", "{side}+{amount}")
AS_NOW = Text("as now", "同现状", "今のまま")
NO_CHANGE = Text("no change", "无变化", "変わらない")
FACTS = Text("needs a fact", "须先查明", "事実が必要")
BEGINS = Text("{side} begins", "{side}先下", "{side}から打つ")
DECIDES = Text("decides the game", "关系胜负", "勝敗を決める")
BESIDE = " · "
