/* goref.exe and goref-cli.exe: run goref in the Python of the folder "python" beside them.

   The process itself becomes that Python, so that there is one process, with this program's name
   and icon. The arguments go to goref as they are. Compiled with -DCONSOLE for the command line. */

#include <windows.h>
#include <stdio.h>
#include <wchar.h>

#define MOST 32768 /* characters of a path in Windows */

typedef int (*PythonMain)(int count, wchar_t **words);

static int fail(const wchar_t *what, const wchar_t *path)
{
    static wchar_t text[MOST + 200];
    _snwprintf(text, MOST + 199,
               L"goref cannot start: %ls\n%ls\nInstall goref again.", what, path);
#ifdef CONSOLE
    fwprintf(stderr, L"%ls\n", text);
#else
    MessageBoxW(NULL, text, L"goref", MB_OK | MB_ICONERROR);
#endif
    return 3;
}

int wmain(int count, wchar_t **words)
{
    static wchar_t path[MOST + 40];
    DWORD length = GetModuleFileNameW(NULL, path, MOST);
    wchar_t *last = length && length < MOST ? wcsrchr(path, L'\\') : NULL;
    if (!last)
        return fail(L"its own folder is unknown.", L"");
    wcscpy(last + 1, L"python\\python313.dll");

    HMODULE python = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    if (!python)
        return fail(L"this file is missing or damaged:", path);
    PythonMain python_main = (PythonMain)(void *)GetProcAddress(python, "Py_Main");
    if (!python_main)
        return fail(L"this file is of another Python:", path);

    wchar_t **all = calloc(count + 3, sizeof *all);
    if (!all)
        return fail(L"there is no memory.", L"");
    all[0] = words[0];
    all[1] = L"-m";
    all[2] = L"goref_start";
    for (int at = 1; at < count; at++)
        all[at + 2] = words[at];
    return python_main(count + 2, all);
}
