"""Frozen values: dataclasses without the cost of dataclasses at import.

``dataclass(frozen=True)`` writes and compiles six functions for every class at import, and its
own module takes half as long to import as Python takes to start. Here an import only reads the
fields of a class. The first instances of every class are made by one common function; a class
with more instances gets a compiled ``__init__``, as in the standard library.

The ``fields``, ``replace`` and ``asdict`` of the standard library accept these values.
:func:`fields` and :func:`replace` here do the same without importing that library.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform, overload

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import replace as replace

T = TypeVar("T")

_NONE: Any = object()
"""Marks a field without a default, or an argument that was not given."""
_FEW = 40
"""The number of values of a class made before its ``__init__`` is compiled, which is slow."""


class _Field:
    """A field of a class, with the same attributes as ``dataclasses.Field``."""

    __slots__ = ("compare", "default", "default_factory", "init", "name", "repr", "type")

    def __init__(
        self, default: Any, default_factory: Any, init: bool, repr: bool, compare: bool
    ) -> None:
        self.name = self.type = ""
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.compare = init, repr, compare

    @property
    def is_set(self) -> bool:
        """True if ``__init__`` sets the field; False if ``__post_init__`` does."""
        return self.init or self.default is not _NONE or self.default_factory is not _NONE


if not TYPE_CHECKING:  # mypy checks with the functions of the standard library

    def field(*, default=_NONE, default_factory=_NONE, init=True, repr=True, compare=True):
        """Declares a field with options, like ``dataclasses.field``."""
        return _Field(default, default_factory, init, repr, compare)

    def fields(kind):
        """Returns the fields of a frozen class or value, those of its bases first."""
        return kind.__frozen_fields__

    def replace(value, /, **changes):
        """Returns a copy of a value with some fields changed, like ``dataclasses.replace``."""
        for each in value.__frozen_fields__:
            if each.init and each.name not in changes:
                changes[each.name] = getattr(value, each.name)
        return value.__class__(**changes)


@overload
def frozen(cls: type[T], /) -> type[T]: ...
@overload
def frozen(*, eq: bool = True, repr: bool = True) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T] | None = None, /, *, eq: bool = True, repr: bool = True) -> Any:
    """Makes a class a frozen value, like ``dataclass(frozen=True)`` without its import cost.

    Args:
        eq: values with equal fields are equal and hash alike; else each equals only itself.
        repr: the ``repr`` shows the fields.
    """
    if cls is None:
        return lambda cls: _frozen(cls, eq, repr)
    return _frozen(cls, eq, repr)


def _frozen(cls: Any, eq: bool, repr: bool) -> Any:
    own = cls.__dict__
    told: dict[str, _Field] = {}
    for base in cls.__mro__[-1:0:-1]:
        told.update((each.name, each) for each in base.__dict__.get("__frozen_fields__", ()))
    for name, kind in own.get("__annotations__", {}).items():
        if not str(kind).startswith(("ClassVar", "typing.ClassVar")):
            told[name] = _read(cls, name, kind)
    cls.__frozen_fields__ = every = tuple(told.values())
    cls.__match_args__ = tuple(each.name for each in every if each.init)  # type: ignore[misc]
    cls.__dataclass_fields__ = _AsDataclass(cls)
    if "__init__" not in own:
        cls.__init__ = _maker_of(cls)
    if repr and "__repr__" not in own:
        cls.__repr__ = _shown
    if eq:
        _compare_by_fields(cls, [each.name for each in every if each.compare])
    cls.__setattr__ = _set
    cls.__delattr__ = _delete
    return cls


def _read(cls: Any, name: str, kind: str) -> _Field:
    """Returns a field that the class itself declares; its default becomes a class attribute."""
    given = getattr(cls, name, _NONE)
    if type(given).__module__ == "dataclasses":
        raise TypeError(
            f"field {name!r} of {cls.__name__}: goref.core.base.frozen.field is meant"
        )
    if not isinstance(given, _Field):
        given = _Field(given, _NONE, True, True, True)
    elif given.default is _NONE:
        delattr(cls, name)
    else:
        setattr(cls, name, given.default)
    given.name, given.type = name, kind
    return given


def _maker_of(cls: Any) -> Callable[..., None]:
    """Returns an ``__init__`` that replaces itself by a compiled one after some instances."""
    names, every = cls.__match_args__, cls.__frozen_fields__
    known, last = set(names), _has_last_word(cls)
    usual = {each.name: each.default for each in every if each.default is not _NONE}
    makers = {e.name: e.default_factory for e in every if e.default_factory is not _NONE}
    needed = known - usual.keys() - makers.keys()
    made = 0

    def first(self: object, *args: Any, **kwargs: Any) -> None:
        nonlocal made
        made += 1
        values = dict(zip(names, args, strict=False))
        values.update(kwargs)
        once = len(values) == len(args) + len(kwargs)
        if made <= _FEW and once and needed <= values.keys() <= known:
            here = self.__dict__
            here.update(usual)
            here.update(values)
            for name, make in makers.items():
                if name not in values:
                    here[name] = make()
            if last:
                self.__post_init__()  # type: ignore[attr-defined]
            return
        cls.__init__ = _compiled(cls)  # which reports what is missing, too
        cls.__init__(self, *args, **kwargs)

    return first


def _has_last_word(cls: Any) -> bool:
    """Returns True if the class has a ``__post_init__``."""
    match cls:
        case object(__post_init__=_):
            return True
    return False


def _compiled(cls: Any) -> Callable[..., None]:
    names: dict[str, Any] = {"__put__": object.__setattr__, "__none__": _NONE}
    takes, keeps = [], []
    for each in cls.__frozen_fields__:
        names[f"__default_{each.name}__"] = each.default
        names[f"__factory_{each.name}__"] = each.default_factory
        if each.init:
            takes.append(_parameter(each))
        if each.is_set:
            keeps.append(f"{each.name!r}: {_taken(each)}")
    # Setting all fields at once takes a third less time than setting them one by one.
    body = f"__put__(self, '__dict__', {{{', '.join(keeps)}}})"
    if _has_last_word(cls):
        body += "\n  self.__post_init__()"
    exec(f"def __init__(self, {', '.join(takes)}):\n  {body}", names)
    made: Callable[..., None] = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__module__ = cls.__module__
    made.__annotations__ = {each.name: each.type for each in cls.__frozen_fields__ if each.init}
    return made


def _parameter(each: _Field) -> str:
    if each.default is not _NONE:
        return f"{each.name}=__default_{each.name}__"
    return each.name if each.default_factory is _NONE else f"{each.name}=__none__"


def _taken(each: _Field) -> str:
    """Returns the source text of the expression that ``__init__`` assigns to a field."""
    if each.default_factory is not _NONE:
        made = f"__factory_{each.name}__()"
        return f"{made} if {each.name} is __none__ else {each.name}" if each.init else made
    return each.name if each.init else f"__default_{each.name}__"


def _compare_by_fields(cls: Any, names: list[str]) -> None:
    key: Callable[[object], object] = attrgetter(*names) if names else lambda self: ()

    def same(self: object, other: object) -> Any:
        if self is other:
            return True
        if other.__class__ is not self.__class__:
            return NotImplemented
        return key(self) == key(other)

    def hashed(self: object) -> int:
        return hash(key(self))

    own = cls.__dict__
    if own.get("__hash__") is None:
        cls.__hash__ = hashed
    if "__eq__" not in own:
        cls.__eq__ = same


class _AsDataclass:
    """The fields as ``dataclasses`` expects them, created on first access."""

    def __init__(self, cls: Any) -> None:
        self._cls = cls

    def __get__(self, value: object, kind: object) -> Any:
        import dataclasses

        def as_written(each: _Field) -> Any:
            given = {"default": each.default, "default_factory": each.default_factory}
            given = {name: what for name, what in given.items() if what is not _NONE}
            return dataclasses.field(
                init=each.init, repr=each.repr, compare=each.compare, **given
            )

        told = [
            (each.name, each.type, as_written(each)) for each in self._cls.__frozen_fields__
        ]
        made: Any = dataclasses.make_dataclass("Fields", told, init=False, repr=False, eq=False)
        self._cls.__dataclass_fields__ = made.__dataclass_fields__
        return made.__dataclass_fields__


def _shown(self: Any) -> str:
    told = (f"{each.name}={getattr(self, each.name)!r}" for each in _told(self))
    return f"{type(self).__qualname__}({', '.join(told)})"


def _told(self: Any) -> Iterator[_Field]:
    return (each for each in self.__frozen_fields__ if each.repr)


def _set(self: object, name: str, to: object) -> None:
    raise _refusal(f"cannot assign to field {name!r}")


def _delete(self: object, name: str) -> None:
    raise _refusal(f"cannot delete field {name!r}")


def _refusal(reason: str) -> AttributeError:
    from dataclasses import FrozenInstanceError

    return FrozenInstanceError(reason)
