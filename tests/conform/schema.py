"""Checks a value against the part of JSON Schema that ``resources/cases/schema.json`` uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool}
KNOWN = {
    *("$schema", "$id", "$defs", "title", "description", "type", "required", "properties"),
    *("additionalProperties", "minProperties", "items", "minItems", "maxItems", "uniqueItems"),
    *("enum", "const", "pattern", "minLength", "minimum", "maximum", "$ref", "oneOf", "anyOf"),
    *("allOf", "if", "then"),
}


def problems(
    value: Any, schema: dict[str, Any], at: str = "$", root: Any = None
) -> Iterator[str]:
    """Yields what is wrong with a value, each with its place.

    Raises ValueError for a key word of JSON Schema that is not known here.
    """
    root = schema if root is None else root
    if strange := schema.keys() - KNOWN:
        raise ValueError(f"{at}: {strange} are not checked")
    if "$ref" in schema:
        *_, name = schema["$ref"].split("/")
        yield from problems(value, root["$defs"][name], at, root)
    if "type" in schema and not _is_of(value, schema["type"]):
        yield f"{at}: {value!r:.40} is not {schema['type']}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{at}: {value!r:.40} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r:.40} is not one of {schema['enum']}"
    yield from _combined(value, schema, at, root)
    if isinstance(value, str):
        if "pattern" in schema and not re.search(schema["pattern"], value):
            yield f"{at}: {value!r:.40} is not like {schema['pattern']}"
        if len(value) < schema.get("minLength", 0):
            yield f"{at}: too short"
    elif isinstance(value, int):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            yield f"{at}: {value} is out of range"
    elif isinstance(value, list):
        yield from _list(value, schema, at, root)
    elif isinstance(value, dict):
        yield from _object(value, schema, at, root)


def _is_of(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return any(_is_of(value, one) for one in wanted)
    if wanted == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[wanted])


def _combined(value: Any, schema: dict[str, Any], at: str, root: Any) -> Iterator[str]:
    def fits(part: dict[str, Any]) -> bool:
        return not any(problems(value, part, at, root))

    for part in schema.get("allOf", ()):
        yield from problems(value, part, at, root)
    if "anyOf" in schema and not any(map(fits, schema["anyOf"])):
        yield f"{at}: fits none of the forms"
    if "oneOf" in schema and sum(map(fits, schema["oneOf"])) != 1:
        yield f"{at}: does not fit exactly one of the forms"
    if "if" in schema and fits(schema["if"]):
        yield from problems(value, schema["then"], at, root)


def _list(value: list[Any], schema: dict[str, Any], at: str, root: Any) -> Iterator[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{at}: {len(value)} items"
    if schema.get("uniqueItems") and len({*map(str, value)}) < len(value):
        yield f"{at}: an item is there twice"
    for number, item in enumerate(value if "items" in schema else ()):
        yield from problems(item, schema["items"], f"{at}[{number}]", root)


def _object(value: dict[str, Any], schema: dict[str, Any], at: str, root: Any) -> Iterator[str]:
    yield from (f"{at}: no {key}" for key in schema.get("required", ()) if key not in value)
    if len(value) < schema.get("minProperties", 0):
        yield f"{at}: too few members"
    named, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    for key, item in value.items():
        if key in named:
            yield from problems(item, named[key], f"{at}.{key}", root)
        elif others is False:
            yield f"{at}: {key} is not allowed"
        elif isinstance(others, dict):
            yield from problems(item, others, f"{at}.{key}", root)
