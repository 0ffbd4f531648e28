"""What can be changed in a module so that it still compiles: one change at a time.

Left out, for no test is to fall on them: docstrings, annotations, decorators, assertions, the
words of a ``Text`` and of an error, strings, what is logged, overloads, and what is read for
types alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from copy import copy
from typing import NamedTuple

EITHER_WAY = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot)),
    *((ast.In, ast.NotIn), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv)),
    *((ast.BitAnd, ast.BitOr), (ast.And, ast.Or)),
)
OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    **{old: new for a, b in EITHER_WAY for old, new in ((a, b), (b, a))},
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
}
FOR_TYPES = {"annotation", "returns", "decorator_list", "type_params"}
LOGGED = {"debug", "info", "warning", "exception"}
Enums = Mapping[str, list[str]]


class Change(NamedTuple):
    """One change: what stands at a place of the tree is taken for something else."""

    parent: ast.AST
    field: str
    at: int | None
    old: ast.AST
    new: ast.AST

    @property
    def line(self) -> int:
        return getattr(self.old, "lineno", getattr(self.parent, "lineno", 0))

    @property
    def told(self) -> str:
        return f"{ast.unparse(self.old)}  ->  {ast.unparse(self.new)}"

    def make(self) -> None:
        if self.at is None:
            setattr(self.parent, self.field, self.new)
        else:
            getattr(self.parent, self.field)[self.at] = self.new


def enums_of(tree: ast.AST) -> dict[str, list[str]]:
    """The enumerations of a module, and their members in order."""
    return {
        node.name: [
            item.targets[0].id
            for item in node.body
            if isinstance(item, ast.Assign)
            and isinstance(item.targets[0], ast.Name)
            and not item.targets[0].id.startswith("__")
        ]
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(base).endswith(("Enum", "Flag")) for base in node.bases)
    }


def changes(node: ast.AST, enums: Enums) -> Iterator[Change]:
    """Every change of what lies below a node, in the order of the text."""
    for field, value in ast.iter_fields(node):
        if field in FOR_TYPES or (isinstance(node, ast.Raise) and field == "exc"):
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and not _left_out(child):
                at = index if isinstance(value, list) else None
                for new in _instead(child, enums):
                    yield Change(node, field, at, child, new)
                yield from changes(child, enums)


def _left_out(node: ast.AST) -> bool:
    match node:
        case (
            ast.Assert()
            | ast.JoinedStr()
            | ast.Import()
            | ast.ImportFrom()
            | ast.Expr(value=ast.Constant())
            | ast.If(test=ast.Name(id="TYPE_CHECKING"))
            | ast.Call(func=ast.Name(id="Text" | "TypeVar" | "NewType"))
            | ast.FunctionDef(decorator_list=[ast.Name(id="overload")])
            | ast.ClassDef(bases=[ast.Name(id="Protocol"), *_])
        ):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in LOGGED
    return False


def _with(node: ast.AST, **fields: object) -> ast.AST:
    new = copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def _instead(node: ast.AST, enums: Enums) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(ops=ops):
            for index, op in enumerate(ops):
                yield _with(node, ops=[*ops[:index], OPERATORS[type(op)](), *ops[index + 1 :]])
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS:
            yield _with(node, op=OPERATORS[type(op)]())
        case ast.BoolOp(op=op, values=values):
            yield _with(node, op=OPERATORS[type(op)]())
            for index in range(len(values)):
                left = values[:index] + values[index + 1 :]
                yield _with(node, values=left) if len(left) > 1 else left[0]
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if attr in enums.get(name, ()):
            members = enums[name]
            if len(members) > 1:
                yield _with(node, attr=members[(members.index(attr) + 1) % len(members)])
        case ast.Return(value=ast.Constant(value=None)):
            return
        case ast.Return(value=ast.expr()):
            yield ast.Return(ast.Constant(None))
        case ast.If() | ast.IfExp():
            yield _with(node, test=ast.Constant(True))
            yield _with(node, test=ast.Constant(False))
        case ast.While():
            yield _with(node, test=ast.Constant(False))
        case ast.comprehension(ifs=[_, *_]):
            yield _with(node, ifs=[])
        case ast.match_case(guard=ast.expr()):
            yield _with(node, guard=None)
    match node:
        case (
            ast.Expr()
            | ast.AugAssign()
            | ast.Raise()
            | ast.Continue()
            | ast.Break()
            | ast.Delete()
            | ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_])
        ):
            yield ast.Pass()
