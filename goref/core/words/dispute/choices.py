"""What the referee can say to a finding, in words; ``{owner}`` is a side."""

from __future__ import annotations

from goref.core.base.language import Language, Text
from goref.core.words.terms import SIDES, term

CHOICES: dict[str, Text] = {
    "settle": Text("Let it stand", "照此不变", "このままとする", "그대로 두기"),
    "none-dead": Text("Nothing is dead", "没有死子", "死石なし", "죽은 돌 없음"),
    "none-else": Text(
        "Nothing else is dead", "没有其他死子", "ほかに死石なし", "그 밖에 죽은 돌 없음"
    ),
    "as-marked": Text("As marked", "照标记", "印のとおり", "표시대로"),
    "take-back": Text("Take it back", "撤回", "取り消す", "철회"),
    "call-dead": Text("Dead", "死子", "死石", "죽음"),
    "call-alive": Text("Alive", "活子", "活石", "삶"),
    "call-seki": Text("In seki", "双活", "セキ", "빅"),
    "all-dead": Text("All dead", "全部死子", "すべて死石", "모두 죽음"),
    "all-alive": Text("All alive", "全部活子", "すべて活石", "모두 삶"),
    "enemy-dead": Text(
        "{owner}'s stones beside it are dead",
        "相邻{owner}子为死子",
        "隣の{owner}石は死石",
        "옆의 {owner}돌이 죽음",
    ),
    "around-seki": Text(
        "The stones around are in seki", "周围棋子均为双活", "周りの石はセキ", "주위의 돌이 빅"
    ),
    "no-seki": Text("No seki here", "此处非双活", "ここはセキでない", "여기는 빅이 아님"),
    "ko-held": Text(
        "{owner}'s ko point", "{owner}方劫空", "{owner}の劫の点", "{owner}의 패 자리"
    ),
    "ko-plain": Text(
        "Plain territory of {owner}",
        "按{owner}方普通目计",
        "{owner}の普通の地",
        "{owner}의 보통 집",
    ),
    "ruled-anew": Text("It is ruled anew", "已重新裁定", "改めて裁定した", "다시 판정함"),
    "ko-filled": Text(
        "It must be filled: nobody's",
        "须粘劫，不计目",
        "継ぐ必要がある：地でない",
        "이어야 함: 누구의 것도 아님",
    ),
    "filled": Text(
        "It must be filled: nobody's",
        "须补一手，不计目",
        "手入れが必要：地でない",
        "가일수 필요: 누구의 것도 아님",
    ),
    "nobodys": Text("Nobody's", "不属任何一方", "どちらのものでもない", "누구의 것도 아님"),
    "owned": Text("{owner}'s territory", "{owner}方的空", "{owner}の地", "{owner}의 집"),
    "sole": Text(
        "Sole liberties of {owner}",
        "{owner}方单方气点",
        "{owner}だけのダメ",
        "{owner}만의 공배",
    ),
    "one-sided": Text(
        "One-sided dame of {owner}",
        "{owner}方单方官子",
        "{owner}だけが打てるダメ",
        "{owner}만 둘 수 있는 공배",
    ),
    "shared": Text("Shared", "公气", "共有", "공유"),
    "leave": Text(
        "{point} stays shared",
        "{point}留作公气",
        "{point}を共有に残す",
        "{point} 자리는 공유로 남김",
    ),
    "void": Text("The move is void", "该手作废", "この手は無効", "그 수는 무효"),
    "incident-loss": Text(
        "By the regulation: {owner} loses",
        "依规程：{owner}方判负",
        "規定により：{owner}の反則負け",
        "규정에 따라: {owner} 패",
    ),
    "incident-pass": Text(
        "By the regulation: it counts as a pass",
        "依规程：算停一手",
        "規定により：パスとみなす",
        "규정에 따라: 패스로 침",
    ),
    "incident-taken-back": Text(
        "By the regulation: it is taken back",
        "依规程：拿回",
        "規定により：取り消す",
        "규정에 따라: 되돌림",
    ),
    "incident-stands": Text(
        "By the regulation: it stands",
        "依规程：照旧有效",
        "規定により：有効",
        "규정에 따라: 유효",
    ),
    "in-lid": Text("Among the prisoners", "已含在俘子中", "アゲハマに含む", "따낸 돌에 포함됨"),
    "not-in-lid": Text("Not among them", "未含在内", "含まない", "따낸 돌에 포함되지 않음"),
    "side": Text("{owner}", "{owner}", "{owner}", "{owner}"),
    "nobody": Text("Nobody", "无人", "どちらでもない", "없음"),
    "state": Text("Take {point}", "采用 {point}", "{point} とする", "{point} 쪽을 쓰기"),
    "komi": Text("Komi {point}", "贴{point}点", "コミ {point} 目", "덤 {point}점"),
    "as-recorded": Text("As the record says", "以棋谱为准", "棋譜に従う", "기보대로"),
}


def choice_text(key: str, owner: str, point: str, language: Language) -> str:
    """A choice in words. ``owner``: ``B``, ``W`` or empty; ``point``: a name or empty."""
    side = term(SIDES, owner, language) if owner else ""
    return CHOICES[key].in_(language, owner=side, point=point)
