"""Lays out the program for Windows in a folder, from Python's own folder and unpacked wheels.

    python program.py PYTHON WHEELS GOREF PROGRAM

PYTHON is Windows' Python, WHEELS a folder of unpacked wheels, GOREF goref's own wheel. PROGRAM
gets ``python`` (the interpreter, its library and goref as archives of byte code, the packages
that hold libraries of Windows), ``licences``, README and LICENSE. Runs in the Python whose byte
code is wanted, with its standard library alone.
"""

from __future__ import annotations

import ast
import fnmatch
import marshal
import shutil
import struct
import sys
import tempfile
import warnings
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

HERE = Path(__file__).resolve().parent

UNUSED_LIBRARY = (
    "test/*", "idlelib/*", "tkinter/*", "turtledemo/*", "turtle.py", "ensurepip/*", "venv/*",
    "lib2to3/*", "unittest/*", "pydoc.py", "pydoc_data/*", "_pyrepl/*", "curses/*",
    "doctest.py", "pdb.py", "bdb.py", "site-packages/*", "*/__pycache__/*",
    "_pydecimal.py", "_pydatetime.py", "_pyio.py", "_android_support.py", "_ios_support.py",
    "imaplib.py", "poplib.py", "smtplib.py", "ftplib.py", "mailbox.py", "xmlrpc/*", "wsgiref/*",
    "pickletools.py", "plistlib.py", "optparse.py", "wave.py", "trace.py", "timeit.py",
    "xml/dom/*", "pstats.py", "profile.py", "cProfile.py", "tabnanny.py", "modulefinder.py",
    "zipapp.py",
)  # fmt: skip
"""Modules of the standard library that neither goref nor its packages import."""
UNUSED_DLLS = (
    "_tkinter.pyd", "tcl86t.dll", "tk86t.dll", "zlib1.dll",  # Tk: goref draws with Qt
    "winsound.pyd", "_wmi.pyd", "*.ico", "*.cat",  # sounds, questions about the computer
)  # fmt: skip
QT = {
    "Qt6Core.dll QtCore.pyd": "everything of Qt",
    "Qt6Gui.dll QtGui.pyd": "pictures, fonts, PDF",
    "Qt6Widgets.dll QtWidgets.pyd": "windows, dialogs, lists",
    "Qt6PrintSupport.dll QtPrintSupport.pyd": "printing a sheet",
    "Qt6Svg.dll QtSvg.pyd": "icons are drawings",
    "pyside6.abi3.dll": "Python's way to Qt",
    "msvcp140.dll msvcp140_1.dll msvcp140_2.dll": "the C++ library that Qt was built with",
    "plugins/platforms/qwindows.dll": "windows on Windows",
    "plugins/platforms/qoffscreen.dll": "sheets from the command line",
    "plugins/styles/qmodernwindowsstyle.dll": "the look of Windows 11",
    "plugins/iconengines/qsvgicon.dll plugins/imageformats/qsvg.dll": "icons are drawings",
    "plugins/imageformats/qjpeg.dll plugins/imageformats/qwebp.dll": "photographs",
    "plugins/imageformats/qtiff.dll": "photographs",
    "plugins/imageformats/qico.dll": "the icon of the window",
    "translations/qtbase_zh_CN.qm translations/qtbase_ja.qm": "the texts of Qt's own dialogs",
    "translations/qtbase_ko.qm translations/qtbase_de.qm": "the texts of Qt's own dialogs",
    "translations/qtbase_fr.qm": "the texts of Qt's own dialogs",
    "__init__.py _config.py _git_pyside_version.py support/*.py": "Python's way to Qt",
}  # fmt: skip
"""The files of PySide6 that are brought along, with the reason; all others are left out."""
SHIBOKEN = {
    "Shiboken.pyd shiboken6.abi3.dll": "how Python calls Qt",
    "__init__.py _config.py _git_shiboken_module_version.py": "how Python calls Qt",
    "msvcp140.dll": "the C++ library that it was built with",
}
WITH_LIBRARIES = {
    "PySide6": [word for words in QT for word in words.split()],
    "shiboken6": [word for words in SHIBOKEN for word in words.split()],
    "numpy": ["*.py", "*.pyd"],
    "numpy.libs": ["*"],
    "cryptography": ["*.py", "*.pyd"],
    "certifi": ["*.py", "cacert.pem"],
    "_cffi_backend*": ["*.pyd"],
}
"""Packages with libraries of Windows, or with files that others read: they are in a folder, and
all others in the archive."""
UNUSED_MODULES = (
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py",
    "numpy/random/*", "numpy/fft/*", "numpy/polynomial/*", "numpy/testing/*", "numpy/f2py/*",
    "numpy/_pyinstaller/*", "*/tests/*", "numpy/conftest.py", "numpy/_core/*_tests*.pyd",
    "numpy/_core/*_simd*.pyd", "numpy/doc/*", "numpy/distutils/*",
    "numpy/ctypeslib*", "numpy/_core/lib/*", "numpy/ma/[!_ce]*", "numpy/lib/recfunctions.py",
)  # fmt: skip
"""Of anyio asyncio is used; of numpy arrays, their products, and quantiles."""
UNUSED_PACKAGES = ("cffi", "bin", "Scripts")
"""They build others; of cffi its library alone is loaded."""
LIBRARIES_OF_WINDOWS = """
advapi32 authz bcrypt bcryptprimitives cfgmgr32 comctl32 comdlg32 crypt32 d2d1 d3d11 d3d12 d3d9
dnsapi dwmapi dwrite dxgi gdi32 icuuc imm32 iphlpapi kernel32 kernelbase mpr msvcrt ncrypt
netapi32 ntdll ole32 oleaut32 pathcch propsys rpcrt4 secur32 setupapi shcore shell32 shlwapi
ucrtbase uiautomationcore user32 userenv uxtheme version wininet winmm ws2_32 wtsapi32
"""
"""Those that Windows 10 1809 has and the program may load."""
OF_WINDOWS = {f"{name}.dll" for name in LIBRARIES_OF_WINDOWS.split()} | {"winspool.drv"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive: two builds of one commit are alike."""


def matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Every file below a folder, with its name there."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path


def compiled(source: Path, name: str) -> bytes:
    """The byte code of a module, which Python loads without asking for its source.

    No user reads docstrings, which were a fortieth of the installer. Those of functions are
    empty, since numpy looks into its own; others a dash, since dataclasses fill an empty one.
    """
    data = source.read_bytes()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # of sgfmill; no user shall read it
        tree = ast.parse(data, name)
        for node in ast.walk(tree):
            if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False):
                is_short = isinstance(node, ast.Module | ast.ClassDef)
                node.body[0].value.value = "-" if is_short else ""  # type: ignore[attr-defined]
        code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    unchecked = (1).to_bytes(4, "little")
    return MAGIC_NUMBER + unchecked + source_hash(data) + marshal.dumps(code)


class Archive:
    """A zip of modules, not compressed: it loads faster, and the installer packs it better."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._zip = zipfile.ZipFile(path, "w", zipfile.ZIP_STORED)

    def add(self, name: str, path: Path) -> None:
        """Add a module as byte code, any other file as it is."""
        data = path.read_bytes()
        if name.endswith(".py"):
            data, name = compiled(path, name), name + "c"
        self._zip.writestr(zipfile.ZipInfo(name, MOMENT), data)

    def close(self) -> None:
        self._zip.close()


def put(target: Path, name: str, path: Path) -> None:
    """Put a file below a folder, a module as byte code."""
    place = target / name
    place.parent.mkdir(parents=True, exist_ok=True)
    if name.endswith(".py"):
        place.with_suffix(".pyc").write_bytes(compiled(path, name))
    else:
        shutil.copyfile(path, place)


def interpreter(python: Path, target: Path) -> None:
    """Python's own programs and libraries, and its standard library as an archive."""
    target.mkdir(parents=True)
    for name in ("python.exe", "pythonw.exe", "python3.dll", "python313.dll"):
        put(target, name, python / name)
    for name in ("vcruntime140.dll", "vcruntime140_1.dll"):
        put(target, name, python / name)
    for name, path in files(python / "DLLs"):
        if not matches(name, UNUSED_DLLS):
            put(target, name, path)
    archive = Archive(target / "python313.zip")
    for name, path in files(python / "Lib"):
        if name.endswith(".py") and not matches(name, UNUSED_LIBRARY):
            archive.add(name, path)
    archive.close()
    # With this file Python looks nowhere else: no variable and no other Python changes it.
    lines = ("python313.zip", "goref.zip", ".", "Lib\\site-packages")
    (target / "python313._pth").write_text("".join(f"{line}\r\n" for line in lines), newline="")


def packages(wheels: Path, target: Path, archive: Archive) -> None:
    """The packages that goref imports, and what their wheels say of them."""
    site = target / "Lib" / "site-packages"
    for top in sorted(wheels.iterdir()):
        if matches(top.name, UNUSED_PACKAGES):
            continue
        if top.match("*.dist-info"):
            put(site, f"{top.name}/METADATA", top / "METADATA")  # goref --version reads some
            continue
        kept = next((each for each in WITH_LIBRARIES if top.match(each)), "")
        if top.is_file():
            put(site, top.name, top) if kept else archive.add(top.name, top)
            continue
        for name, path in files(top):
            whole = f"{top.name}/{name}"
            if matches(whole, UNUSED_MODULES):
                continue
            if kept and matches(name, WITH_LIBRARIES[kept]):
                put(site, whole, path)
            elif not kept and not name.endswith((".pyi", ".typed", ".c", ".h")):
                archive.add(whole, path)


def goref(wheel: Path, target: Path, archive: Archive) -> None:
    """goref's modules into the archive; its resources beside it, where goref looks for them."""
    resources = "goref/_resources/"
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
        for name, path in files(Path(folder)):
            if name.startswith(resources):
                put(target / "resources", name.removeprefix(resources), path)
            elif name.startswith("goref/"):
                archive.add(name, path)
    archive.add("goref_start.py", HERE / "goref_start.py")


def licences(python: Path, wheels: Path, target: Path) -> None:
    """The licences of all parts; for Qt and Debian's tools, Debian's own copies of them."""
    put(target, "Python/LICENSE.txt", python / "LICENSE.txt")
    put(target, "THIRD-PARTY.md", HERE.parent / "THIRD-PARTY.md")
    for about in sorted(wheels.glob("*.dist-info")):
        package = about.name.partition("-")[0]
        for name, path in files(about):
            words = path.name.upper()
            if words.startswith(("LICEN", "COPYING", "NOTICE", "AUTHORS")):
                put(target, f"{package}/{name.removeprefix('licenses/')}", path)
    common = Path("/host/usr/share/common-licenses")
    for name in ("LGPL-3", "GPL-3"):
        put(target, f"Qt and PySide6/{name}.txt", common / name)
    debian = Path("/host/usr/share/doc")
    tools = {"NSIS": "nsis-common", "mingw-w64": "mingw-w64-common"}
    for what, package in tools.items():
        if (text := debian / package / "copyright").exists():
            put(target, f"{what}/copyright.txt", text)


def imports(path: Path) -> list[str]:
    """The libraries that a library or program loads at its start, in small letters."""
    data = path.read_bytes()
    start = struct.unpack_from("<I", data, 0x3C)[0]
    sections, optional = struct.unpack_from("<2xH12xH", data, start + 4)
    table = start + 24
    entry = struct.unpack_from("<I", data, table + 112 + 8)[0]  # of a 64-bit file
    parts = [
        struct.unpack_from("<IIII", data, table + optional + 40 * n + 8)
        for n in range(sections)
    ]

    def place(address: int) -> int:
        for size, virtual, raw, offset in parts:
            if virtual <= address < virtual + max(size, raw):
                return address - virtual + offset
        raise ValueError(f"{path}: no section holds {address:#x}")

    found = []
    at = place(entry) if entry else 0
    while entry and (name := struct.unpack_from("<12xI", data, at)[0]):
        begin = place(name)
        found.append(data[begin : data.index(b"\0", begin)].decode("ascii").lower())
        at += 20
    return found


def unknown_imports(program: Path) -> Iterator[str]:
    """What the program's libraries load and neither it nor Windows has."""
    of_program = [path for _, path in files(program) if path.suffix in (".dll", ".pyd", ".exe")]
    there = {path.name.lower() for path in of_program}
    for path in of_program:
        for name in imports(path):
            if name not in there | OF_WINDOWS and not name.startswith(("api-ms-", "ext-ms-")):
                yield f"{path.relative_to(program)} loads {name}, which is not there"


def main() -> int:
    python, wheels, wheel, program = map(Path, sys.argv[1:])
    target = program / "python"
    interpreter(python, target)
    archive = Archive(target / "goref.zip")
    packages(wheels, target, archive)
    goref(wheel, target, archive)
    archive.close()
    licences(python, wheels, program / "licences")
    put(program, "README.txt", HERE / "README.txt")
    put(program, "LICENSE", HERE.parent.parent / "LICENSE")
    if wrong := list(unknown_imports(program)):
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
