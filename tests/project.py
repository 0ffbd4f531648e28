"""The project as its tests see it: modules and packages, what imports what, what leaves."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "goref"

Graph = Mapping[str, frozenset[str]]


@cache
def tree_of(file: Path) -> ast.Module:
    """Returns the syntax tree of a module, parsed once for all tests."""
    return ast.parse(file.read_text("utf-8"))


@dataclass(frozen=True)
class Project:
    """The modules of a checkout by dotted name; they are read, never imported."""

    root: Path

    @cached_property
    def files(self) -> dict[str, Path]:
        found = {}
        for file in sorted((self.root / "goref").rglob("*.py")):
            name = ".".join(file.relative_to(self.root).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = file
        return found

    @cached_property
    def trees(self) -> dict[str, ast.Module]:
        read = tree_of if self.root == ROOT else tree_of.__wrapped__  # others are changed
        return {name: read(file) for name, file in self.files.items()}

    @cached_property
    def packages(self) -> dict[str, tuple[str, ...]]:
        """Every package with its own modules, without those of packages inside it."""
        packages: dict[str, list[str]] = {
            name: [] for name, file in self.files.items() if file.name == "__init__.py"
        }
        for name, file in self.files.items():
            if file.name != "__init__.py":
                packages[package_of(name)].append(name)
        return {name: tuple(modules) for name, modules in packages.items()}

    @cached_property
    def imports(self) -> Graph:
        """For every module, the modules that it imports: also late ones, and those for types
        only."""
        return {
            name: frozenset(self._imported(tree)) - {name} for name, tree in self.trees.items()
        }

    def _imported(self, tree: ast.Module) -> Iterator[str]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.files)
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    full = f"{node.module}.{alias.name}"
                    name = full if full in self.files else node.module
                    if name in self.files:
                        yield name
            elif isinstance(node, ast.Constant) and node.value in self.files:
                yield node.value  # a command's module, imported when the command runs

    @cached_property
    def package_imports(self) -> Graph:
        """For every package, the packages that its modules import."""
        graph: dict[str, set[str]] = {self.package_of(name): set() for name in self.files}
        for name, others in self.imports.items():
            graph[self.package_of(name)] |= {self.package_of(other) for other in others}
        return {name: frozenset(others - {name}) for name, others in graph.items()}

    def package_of(self, name: str) -> str:
        """Returns the package of a module. A package, and ``goref.__main__``, is its own."""
        alone = name in self.packages or name == "goref.__main__"
        return name if alone else package_of(name)

    @cached_property
    def classes(self) -> dict[str, list[str]]:
        """Every class at the top level of a module, by name, with the modules that define that
        name."""
        found: dict[str, list[str]] = {}
        for name, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(name)
        return found

    @cached_property
    def leaving(self) -> frozenset[str]:
        """The names of the classes that another module imports."""
        return frozenset(
            alias.name
            for tree in self.trees.values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if node.module in self.classes.get(alias.name, ())
        )


def package_of(name: str) -> str:
    return name.rpartition(".")[0]


def circles(graph: Graph) -> list[tuple[str, ...]]:
    """Returns the sets of nodes that reach each other (Tarjan), without single nodes."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[tuple[str, ...]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            place = stack.index(node)
            if len(stack) - place > 1:
                found.append(tuple(sorted(stack[place:])))
            del stack[place:]

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return sorted(found)
