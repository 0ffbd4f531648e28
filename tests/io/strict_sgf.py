"""The grammar of SGF FF[4] read strictly, and nothing else: a stranger's parser."""

from __future__ import annotations

from dataclasses import dataclass, field

Node = dict[str, list[str]]


@dataclass
class Tree:
    """Nodes in a row, then variations."""

    nodes: list[Node] = field(default_factory=list)
    children: list[Tree] = field(default_factory=list)

    def main(self) -> list[Node]:
        first = self.children[0].main() if self.children else []
        return [*self.nodes, *first]


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def skip(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1

    def sign(self) -> str:
        self.skip()
        return self.text[self.at : self.at + 1]

    def take(self, sign: str) -> None:
        assert self.sign() == sign, f"{sign!r} wanted at {self.at}, not {self.sign()!r}"
        self.at += 1

    def tree(self) -> Tree:
        self.take("(")
        tree = Tree()
        assert self.sign() == ";", "a tree has a node at least"
        while self.sign() == ";":
            tree.nodes.append(self.node())
        while self.sign() == "(":
            tree.children.append(self.tree())
        self.take(")")
        return tree

    def node(self) -> Node:
        self.take(";")
        node: Node = {}
        while self.sign().isalpha():
            start = self.at
            while self.text[self.at].isalpha():
                assert self.text[self.at].isupper()
                self.at += 1
            name = self.text[start : self.at]
            assert name not in node, f"{name} twice in a node"
            assert self.sign() == "[", f"{name} has no value"
            node[name] = []
            while self.sign() == "[":
                node[name].append(self.value())
        return node

    def value(self) -> str:
        self.take("[")
        out = []
        while (sign := self.text[self.at]) != "]":
            if sign == "\\":
                self.at += 1
                sign = self.text[self.at]
            out.append(sign)
            self.at += 1
        self.at += 1
        return "".join(out)


def parse(data: bytes) -> Tree:
    """The one game of a file. Fails an assertion where the grammar is broken."""
    reader = _Reader(data.decode("utf-8"))
    tree = reader.tree()
    assert not reader.sign(), "there is something behind the game"
    return tree
