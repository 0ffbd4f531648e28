"""What the referee can say to a finding, in words; ``{owner}`` is a side."""

from __future__ import annotations

from goref.core.base.language import Language, Text
from goref.core.words.terms import SIDES, term

CHOICES: dict[str, Text] = {
    "settle": Text("Let it stand", "照此不变", "このままとする"),
    "none-dead": Text("Nothing is dead", "没有死子", "死石なし"),
    "none-else": Text("Nothing else is dead", "没有其他死子", "ほかに死石なし"),
    "as-marked": Text("As marked", "照标记", "印のとおり"),
    "take-back": Text("Take it back", "撤回", "取り消す"),
    "call-dead": Text("Dead", "死子", "死石"),
    "call-alive": Text("Alive", "活子", "活石"),
    "call-seki": Text("In seki", "双活", "セキ"),
    "all-dead": Text("All dead", "全部死子", "すべて死石"),
    "all-alive": Text("All alive", "全部活子", "すべて活石"),
    "enemy-dead": Text(
        "{owner}'s stones beside it are dead", "相邻{owner}子为死子", "隣の{owner}石は死石"
    ),
    "around-seki": Text("The stones around are in seki", "周围棋子均为双活", "周りの石はセキ"),
    "no-seki": Text("No seki here", "此处非双活", "ここはセキでない"),
    "ko-held": Text("{owner}'s ko point", "{owner}方劫空", "{owner}の劫の点"),
    "ko-plain": Text("Plain territory of {owner}", "按{owner}方普通目计", "{owner}の普通の地"),
    "ko-filled": Text(
        "It must be filled: nobody's", "须粘劫，不计目", "継ぐ必要がある：地でない"
    ),
    "filled": Text("It must be filled: nobody's", "须补一手，不计目", "手入れが必要：地でない"),
    "nobodys": Text("Nobody's", "不属任何一方", "どちらのものでもない"),
    "owned": Text("{owner}'s territory", "{owner}方的空", "{owner}の地"),
    "sole": Text("Sole liberties of {owner}", "{owner}方单方气点", "{owner}だけのダメ"),
    "one-sided": Text(
        "One-sided dame of {owner}", "{owner}方单方官子", "{owner}だけが打てるダメ"
    ),
    "shared": Text("Shared", "公气", "共有"),
    "leave": Text("{point} stays shared", "{point}留作公气", "{point}を共有に残す"),
    "void": Text("The move is void", "该手作废", "この手は無効"),
    "incident-loss": Text(
        "By the regulation: {owner} loses",
        "依规程：{owner}方判负",
        "規定により：{owner}の反則負け",
    ),
    "incident-pass": Text(
        "By the regulation: it counts as a pass", "依规程：算停一手", "規定により：パスとみなす"
    ),
    "incident-taken-back": Text(
        "By the regulation: it is taken back", "依规程：拿回", "規定により：取り消す"
    ),
    "incident-stands": Text(
        "By the regulation: it stands", "依规程：照旧有效", "規定により：有効"
    ),
    "in-lid": Text("Among the prisoners", "已含在俘子中", "アゲハマに含む"),
    "not-in-lid": Text("Not among them", "未含在内", "含まない"),
    "side": Text("{owner}", "{owner}", "{owner}"),
    "nobody": Text("Nobody", "无人", "どちらでもない"),
    "as-recorded": Text("As the record says", "以棋谱为准", "棋譜に従う"),
}


def choice_text(key: str, owner: str, point: str, language: Language) -> str:
    """A choice in words. ``owner``: ``B``, ``W`` or empty; ``point``: a name or empty."""
    side = term(SIDES, owner, language) if owner else ""
    return CHOICES[key].in_(language, owner=side, point=point)
