"""Frozen values: dataclasses whose methods are there when they are wanted first.

``dataclass(frozen=True)`` writes and compiles six functions for every class as its module is
imported, whether or not the program ever makes one. Of these only ``__init__`` depends on
the fields in more than their names; here it alone is compiled, when the first value is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")


@overload
def frozen(cls: type[T], /) -> type[T]: ...
@overload
def frozen(*, eq: bool = True, repr: bool = True) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T] | None = None, /, *, eq: bool = True, repr: bool = True) -> Any:
    """A class of values as ``dataclass(frozen=True)`` makes it, without its cost at import.

    Args:
        eq: values with equal fields are equal, and hash alike; else each is itself alone.
        repr: it is shown with its fields.
    """
    if cls is None:
        return lambda cls: _frozen(cls, eq, repr)
    return _frozen(cls, eq, repr)


def _frozen(cls: type[T], eq: bool, repr: bool) -> type[T]:
    documented = cls.__doc__
    cls.__doc__ = documented or "."  # or a signature would be made of it
    dataclass(init=False, repr=False, eq=False)(cls)  # reads the fields, compiles nothing
    cls.__doc__ = documented
    own = cls.__dict__
    if "__init__" not in own:
        cls.__init__ = _maker_of(cls)  # type: ignore[method-assign]
    if repr and "__repr__" not in own:
        cls.__repr__ = _shown  # type: ignore[method-assign]
    if eq:
        _compare_by_fields(cls)
    cls.__setattr__ = _set  # type: ignore[method-assign]
    cls.__delattr__ = _delete  # type: ignore[method-assign]
    return cls


def _maker_of(cls: type) -> Callable[..., None]:
    """An ``__init__`` that has the real one compiled when it is called first."""

    def first(self: object, *args: Any, **kwargs: Any) -> None:
        made = cls.__init__ = _compiled(cls)  # type: ignore[misc]
        made(self, *args, **kwargs)

    return first


def _compiled(cls: type) -> Callable[..., None]:
    names: dict[str, Any] = {"__put__": object.__setattr__, "__none__": MISSING}
    takes, lines = [], []
    for each in fields(cls):
        names[f"__default_{each.name}__"] = each.default
        names[f"__factory_{each.name}__"] = each.default_factory
        if each.init:
            takes.append(_parameter(each))
        elif each.default is MISSING and each.default_factory is MISSING:
            continue  # __post_init__ sets it
        lines.append(f"__put__(self, {each.name!r}, {_taken(each)})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    body = "\n  ".join(lines) or "pass"
    exec(f"def __init__(self, {', '.join(takes)}):\n  {body}", names)
    made: Callable[..., None] = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__module__ = cls.__module__
    made.__annotations__ = {each.name: each.type for each in fields(cls) if each.init}
    return made


def _parameter(each: Field[Any]) -> str:
    if each.default is not MISSING:
        return f"{each.name}=__default_{each.name}__"
    return each.name if each.default_factory is MISSING else f"{each.name}=__none__"


def _taken(each: Field[Any]) -> str:
    """What a field is set to."""
    if each.default_factory is not MISSING:
        made = f"__factory_{each.name}__()"
        return f"{made} if {each.name} is __none__ else {each.name}" if each.init else made
    return each.name if each.init else f"__default_{each.name}__"


def _compare_by_fields(cls: type) -> None:
    names = [each.name for each in fields(cls) if each.compare]
    key: Callable[[object], object] = attrgetter(*names) if names else lambda self: ()

    def same(self: object, other: object) -> Any:
        if self is other:
            return True
        if other.__class__ is not self.__class__:
            return NotImplemented
        return key(self) == key(other)

    def hashed(self: object) -> int:
        return hash(key(self))

    if cls.__dict__.get("__hash__") is None:
        cls.__hash__ = hashed  # type: ignore[method-assign, assignment]
    if "__eq__" not in cls.__dict__:
        cls.__eq__ = same  # type: ignore[method-assign, assignment]


def _shown(self: object) -> str:
    told = (f"{each.name}={getattr(self, each.name)!r}" for each in _told(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(told)})"


def _told(self: object) -> tuple[Field[Any], ...]:
    return fields(self)  # type: ignore[arg-type]


def _set(self: object, name: str, to: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
