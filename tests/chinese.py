"""The Chinese words of goref: one term for one thing, and the words that must not come back.

Both hold for the catalogue and for the manual.
"""

from __future__ import annotations

import re

TERMS = {
    "accept": "采纳",
    "all rule sets": "全部规则",
    "annul": "作废",
    "article": "条文",
    "basic eye": "基本眼位",
    "black less white": "黑减白",
    "both lose": "双方判负",
    "bye": "轮空",
    "byes": "轮空",
    "case": "案卷",
    "caution": "注意",
    "count": ("点算", "算法"),
    "dame": "单官",
    "dead": ("死子", "死"),
    "dead stones": "死子",
    "doubts": "待定之点",
    "draw": "和棋",
    "event": "赛事",
    "eye in seki": "双活真眼",
    "false eye": "假眼",
    "findings": "提示",
    "give up": "放弃",
    "give-up": "放弃",
    "half count": "数子",
    "handicap": ("让子", "让子数", "让子还子", "还让子"),
    "in atari": "被打吃",
    "in dispute": "有争议",
    "in seki": "双活",
    "incidents": ("事件", "对局事件"),
    "inner stones taken off": "取去的内部棋子",
    "ko point": "劫空",
    "let it stand": "照此不变",
    "likely": "可能",
    "loss of the game": "判负",
    "margin": "差数",
    "missing facts": "待填信息",
    "moves": ("着法", "手数"),
    "no result": "无胜负",
    "not known": "不详",
    "not stated": "未填写",
    "one-sided dame": "单方权利官子",
    "open border": "边界未收",
    "open borders": "未收的边界",
    "pass": "停一手",
    "pass stone": ("虚着", "虚着之子"),
    "pass stones": ("虚着之子", "虚着之子数"),
    "play it out": "实战解决",
    "prisoners": ("俘子", "俘子数"),
    "protest": "申诉",
    "protests": "申诉",
    "protocol": "裁定记录",
    "proved": "已证明",
    "provisional": "暂定",
    "referee": "裁判",
    "regulation": "规程",
    "result": "结果",
    "rule set": "规则",
    "score sheet": "对局结果单",
    "second opinion": "参考意见",
    "settled": "已裁定",
    "shared liberty": "公气",
    "sole liberty": "单方拥有的气点",
    "standings": ("名次", "名次表"),
    "suicide": "自尽",
    "sure": "可靠",
    "triple ko": "三劫循环",
    "unclear": "不明",
    "under protest": "申诉中",
    "void": "作废",
    "warning": "警告",
}
"""English texts that are one term, in small letters, and what Chinese may call it."""

OLD = {
    "记分单|记录单": "对局结果单",
    "棋串|整串|每串": "相连的子",
    "叫吃": "打吃",
    "地盘": "围空",
    "哈希链|末项哈希|链末值|校验链": "链值",
    "空手|空着|停着|(?<!不)停手": "停一手",
    "分差": "差数",
    "违规": "违例",
    "显不出": "看不出",
    "封闭第": "结束第",
    "后果": "处理",
    "判罚": "处罚",
    "事件台": "对局事件",
    "门户网站": "对弈平台",
    "棋谱与事实|其他事实": "对局信息",
    "着手列表": "着法列表",
    "实际续下|若续下": "继续对局, 若继续下",
    "贴目（贴点）": "贴子, 贴目 or 贴点, as the unit of the rule set",
    "罚目（罚子）": "处罚",
    "对局者": "棋手",
    "裁判员": "裁判",
    "您|你": "no pronoun",
    "其它": "其他",
    "(?<!版|的)附注(?!在)": "备注",
    "拿回|拿掉": "收回, 取走",
    "须写理由": "须写明理由",
    "需询问": "须询问",
    "判定(?!胜负)": "裁定",
    "不属任何一方": "不归任何一方",
    "特朗普": "Tromp–Taylor",
    "不认识|读懂": "识别",
    "表态|表过态": "作判断",
    "合意": "约定",
    "打不开|怎么|没法": "a written word",
}
"""Words that were given up, as patterns, and what is written instead."""

HAN = "\u4e00-\u9fff"
SHELL = re.compile(
    r"--?[a-z][\w-]*(?: [A-Z]+)?|(?<=[ （])- ?(?=[\u4e00-\u9fff]|$)|goref(?: [\w.{}/:…-]+)+"
    r"|<\{?\w+\}?>|\w*\{?\w*\}?\[[^\]]*\]|\. X O|[BW]\+\S*|[\w.]+:[^ ]+"
    r"|\b[A-Z]=\S+|\bID\b|\b[a-z-]+(?:_[a-z]+)+\b|\b[a-z]+(?:-[a-z]+)+\b"
    r"|\bdraw\b|gnugo|pip install \S+|\{(?:option|name|near|command|what)\}"
)
"""Input to a shell or a file, which stands apart: options, commands, elements, values."""
KEYS = re.compile(r"^[A-Z1-9] +| {2,}|(?<=\{event\}) ")
"""Spaces behind a key, between hints, and in the name of a file."""
SPACED = re.compile(rf"[{HAN}，。；：）] +[A-Za-z0-9{{]|[A-Za-z0-9}}] +[{HAN}（]")
HALF = re.compile(rf"(?<=[{HAN}])[,;:!?(]|[,;:!?)](?=[{HAN}])")
"""Half-width punctuation next to a Chinese character."""
PLACE = re.compile(r"\{(\w+)[^{}]*\}")
DIALOG = re.compile(r"\(&\w\)|\([^()（）]*(?:\*|kinds)[^()]*\)|;;")
"""Letters of menus, patterns of files."""


def unspaced(text: str) -> str:
    """Returns a text without the spaces that are allowed in it."""
    return re.sub(rf" *(?:{SHELL.pattern}) *", "", KEYS.sub("", text))


def punctuated(text: str) -> str:
    """Returns a text without the parts that have their own punctuation.

    They are placeholders, menu letters, shell input, and addresses and code in Markdown.
    """
    text = re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)
    return SHELL.sub("", DIALOG.sub("", PLACE.sub(r"\1", text)))
