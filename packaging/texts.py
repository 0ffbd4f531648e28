"""Bring resources/i18n/*.po up to the texts in goref:   .venv/bin/python -P packaging/texts.py

New texts come in without a translation, texts that are gone go; where the English was changed
the old translation stays and is marked "fuzzy", until somebody has looked at it. What is to be
translated is listed.

A text is told by Text(CONTEXT, ENGLISH), a table of texts by texts(CONTEXT, TABLE), in the
articles also by who speaks, in the findings by their kinds, in the window by tr(), what the
command line says of its options by the options themselves, a regulation and the library of
cases by their files; what
systems are told stands in the files of packaging/ that desktop.py reads.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
I18N = ROOT / "resources" / "i18n"
MENUS = {
    "goref/qt/window/commands.py": "actions",
    "goref/qt/events/commands.py": "event-commands",
}
"""The tables of commands, and the contexts of their texts."""
COMMANDS = {"act", "switch", "of_event", "at_table"}
"""The functions that make a row of them."""
NOTE = "# Translators: "
HEADER = """\
# goref in {name}. README.md beside this file says how to translate.
msgid ""
msgstr ""
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {forms}\\n"

"""


class Message(NamedTuple):
    """A text to be translated: where it stands, and what a translator should know of it.

    ``many`` is the English for more things than one, if it tells of a number of them.
    """

    context: str
    english: str
    file: str
    note: str = ""
    many: str = ""

    @property
    def id(self) -> str | tuple[str, str]:
        """The English as a catalogue has it."""
        return (self.english, self.many) if self.many else self.english


def messages(root: Path = ROOT) -> Iterator[Message]:
    """Every text of goref; one that stands in several places comes several times."""
    for path in sorted((*root.glob("goref/**/*.py"), *root.glob("packaging/shell/*.py"))):
        yield from _in_file(path, path.relative_to(root).as_posix())
    for path in sorted(root.glob("resources/regulations/*.toml")):
        yield from _in_regulation(path, path.relative_to(root).as_posix())
    for path in sorted(root.glob("resources/articles/*/*.toml")):
        yield from _in_articles(path, path.relative_to(root).as_posix())
    for path in sorted(root.glob("resources/cases/*.json")):
        yield from _in_chapter(path, path.relative_to(root).as_posix())
    yield from of_the_options()
    yield from of_the_desktop()


def _in_regulation(path: Path, name: str) -> Iterator[Message]:
    regulation = tomllib.loads(path.read_text("utf-8"))
    for said in (regulation, *regulation.get("rule", [])):
        for text in filter(None, map(said.get, ("name", "note"))):
            yield Message("incidents", " ".join(text.split()), name)


def _in_articles(path: Path, name: str) -> Iterator[Message]:
    for article in tomllib.loads(path.read_text("utf-8"))["article"]:
        match article["cite"]:
            case str(cite):
                yield Message("articles", " ".join(cite.split()), name)
            case {"text": source, **rest}:
                yield Message("articles", source, name, many=rest.get("many", ""))
        match article["cite"]:
            case {"named": part}:
                yield Message("citations", part, name)
        for said in article["says"]:
            text = " ".join(said["text"].split())
            yield Message(said.get("context", "articles"), text, name)


def _in_chapter(path: Path, name: str) -> Iterator[Message]:
    chapter = json.loads(path.read_text("utf-8"))
    if "chapter" in chapter:  # else the schema, or what is said of the rule sets
        for text in (chapter["title"], chapter["about"], *chapter["why"].values()):
            yield Message("cases", text, name)


def _in_file(path: Path, name: str) -> Iterator[Message]:
    source = path.read_text("utf-8")
    tree, lines = ast.parse(source), source.split("\n")
    owners = {
        node: owner.name
        for owner in ast.walk(tree)
        if isinstance(owner, ast.ClassDef)
        for node in ast.walk(owner)
    }
    of_context = {  # NAME = partial(Text, CONTEXT)
        node.targets[0].id: (node.value.args[0].id, node.value.args[1].value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("partial(")
        if ast.unparse(node.value.args[0]) in ("Text", "Plural")
    }
    found = [
        (text.lineno, text.col_offset, pair)
        for text, pair in _in_tables(tree, "/core/findings/" in name)
    ]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func).rpartition(".")[2]
        texts = [a.value if isinstance(a, ast.Constant) else None for a in node.args]
        if called in ("Text", "translate", "QT_TRANSLATE_NOOP") and len(texts) == 2:
            pair = (texts[0], texts[1])
        elif called == "Plural" and texts:
            pair = tuple(texts[:3])
        elif called in of_context:
            kind, context = of_context[called]
            pair = (context, *texts[: 1 if kind == "Text" else 2])
        elif called == "tr" and "/qt/" in name:
            pair = (owners[node], texts[0])
        elif called in COMMANDS and name in MENUS:
            pair = (MENUS[name], texts[1])
        else:
            continue
        if (called == "translate" and "/qt/" not in name) or pair == ("", ""):
            continue
        if not all(isinstance(text, str) and text for text in pair):
            if called == "translate":
                continue  # a painter moves
            sys.exit(f"{name}:{node.lineno}: a text has to stand there as it is")
        found.append((node.lineno, node.col_offset, pair))
    for line, _, (context, english, *many) in sorted(found):
        above = lines[line - 2].strip() if line > 1 else ""
        note = above.removeprefix(NOTE) if above.startswith(NOTE) else ""
        yield Message(context, english, name, note, *many)


def _in_tables(tree: ast.Module, findings: bool) -> Iterator[tuple[ast.expr, tuple[str, ...]]]:
    """The texts of tables that name their context once: of texts() and of kinds of findings."""
    for node in ast.walk(tree):
        context, texts = "findings", []
        match node:
            case ast.Call(
                func=ast.Name("texts" | "plurals"),
                args=[ast.Constant(context), ast.Dict(values=texts)],
            ):
                pass
            case ast.AnnAssign(annotation=ast.Name("Entries"), value=ast.Dict()) if findings:
                texts = [text for text in node.value.values if isinstance(text, ast.Constant)]
            case ast.Call(func=ast.Name("plural"), args=[one, many, *_]) if findings:
                yield one, (context, ast.literal_eval(one), ast.literal_eval(many))
            case ast.Call(func=ast.Name("kind"), args=[sentence]) if findings:
                texts = [sentence] if isinstance(sentence, ast.Constant) else []
                for word in node.keywords:
                    if word.arg in ("short", "why"):
                        yield word.value, ("cards", ast.literal_eval(word.value))
        for text in texts:
            said = ast.literal_eval(text)
            yield text, (context, said) if isinstance(said, str) else (context, *said)


def of_the_options() -> Iterator[Message]:
    """What help says of the commands and their options, as argparse is told it."""
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "shell")]
    from tree import every_command

    from goref.cli import commands

    summaries = (command.summary for command in commands.COMMANDS.values())
    said = [commands.OVERVIEW, *summaries, "usage: "]
    for parser in (command.parser for command in every_command()):
        said += [parser.description, *(action.help for action in parser._actions)]
        said += [group.title for group in parser._action_groups]
        said += [group.description for group in parser._action_groups]
    for text in dict.fromkeys(filter(None, said)):
        if text != argparse.SUPPRESS:
            yield Message("help", text, "goref/cli")


def of_the_desktop() -> Iterator[Message]:
    """What systems are told of goref: menu entry, description, file types, installer."""
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    import desktop

    for english, file in desktop.english():
        yield Message(desktop.CONTEXT, english, file)


SHORT = 60
"""The most characters of an earlier English text that is kept beside a changed one."""


def in_place(found: list[Message], known: list[tuple[str, object]]) -> list[Message]:
    """The texts in the order of a catalogue, new ones behind the one before them: a text that
    moves to another file changes nothing but where it stands."""
    places = {key: place for place, key in enumerate(known)}
    place, ordered = 0, []
    for message in found:
        place = places.get((message.context, message.id), place)
        ordered.append((place, message))
    return [message for _, message in sorted(ordered, key=lambda each: each[0])]


def update(code: str, name: str, found: list[Message]) -> list[str]:
    """Bring the catalogue of a language up to the texts; what is still to be translated."""
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import read_po

    path = I18N / f"{code}.po"
    catalogue = Catalog(locale=code)
    if path.exists():
        with path.open("rb") as file:
            catalogue = read_po(file, locale=code, ignore_obsolete=True)
    template = Catalog()
    for message in in_place(found, [(entry.context, entry.id) for entry in catalogue]):
        template.add(
            message.id,
            locations=[(message.file, 0)],
            auto_comments=[message.note] if message.note else [],
            context=message.context,
        )
    catalogue.update(template)
    header = HEADER.format(code=code, name=name, forms=catalogue.plural_forms)
    path.write_text(header + _written(catalogue), "utf-8")
    return [
        m.id[0] if m.pluralizable else m.id
        for m in catalogue
        if m.id and (m.fuzzy or not all(m.string if m.pluralizable else [m.string]))
    ]


def _written(catalogue: object) -> str:
    from io import BytesIO

    from babel.messages.pofile import write_po

    for message in catalogue:
        message.flags -= {"python-format", "python-brace-format"}  # goref's tests check places
        message.locations = list(dict.fromkeys(message.locations))
        # Babel reads what the English was before as a remark of the translator's.
        before = [c for c in message.user_comments if c.startswith("| ")]
        message.user_comments = [c for c in message.user_comments if c not in before]
        if message.fuzzy and not message.previous_id:
            message.previous_id = [
                ast.literal_eval(c.partition('"')[1] + c.partition('"')[2]) for c in before
            ]
        # Babel breaks longer ones into lines that nothing can read again.
        message.previous_id = [i for i in message.previous_id if len(i) <= SHORT]
    out = BytesIO()
    write_po(
        out,
        catalogue,
        width=0,
        omit_header=True,
        ignore_obsolete=True,
        include_previous=True,
        include_lineno=False,
    )
    return out.getvalue().decode("utf-8")


def main() -> None:
    """Bring all catalogues up to the texts, and say what is to be translated."""
    sys.path.insert(0, str(ROOT))
    from goref.core.base.language import ENGLISH, LANGUAGES

    found = list(messages())
    for code, writing in LANGUAGES.items():
        if code != ENGLISH:
            for english in update(code, writing.name, found):
                print(f"{code}: {english!r}")


if __name__ == "__main__":
    main()
