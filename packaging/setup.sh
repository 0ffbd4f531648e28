# Read by packaging/run, test and build-linux and .ci/run: finds or installs what goref needs.
#
#   system_packages LIST   Debian's packages: the libraries in LIST ($for_tests, $for_window,
#                          $for_building or $for_windows), a font, and the part of Python that
#                          makes environments
#   environment EXTRAS     goref and its Python packages in a private environment
#
# Everything Python goes into one folder, $venv: .venv in the checkout, unless GOREF_VENV names
# another. Deleting that folder undoes it. GOREF_SYSTEM=keep leaves the system's packages alone.
# What is already there is found in milliseconds and without the network.
# shellcheck shell=bash disable=SC2034,SC2143

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=${GOREF_VENV:-$root/.venv}
[[ $venv == /* ]] || venv=$PWD/$venv
# Processes of tests: they wait for timers and the disk, so one more than there are cores.
cores=$(getconf _NPROCESSORS_ONLN)
workers=$((cores < 4 ? cores + 1 : 4))

# What Qt loads, by the library's name, and the Debian package that brings it; bin/… is a program.
for_tests='libglib-2.0.so.0:libglib2.0-0 libGL.so.1:libgl1 libEGL.so.1:libegl1
  libfontconfig.so.1:libfontconfig1 libxkbcommon.so.0:libxkbcommon0 libdbus-1.so.3:libdbus-1-3'
for_window="$for_tests
  libxkbcommon-x11.so.0:libxkbcommon-x11-0 libxcb-cursor.so.0:libxcb-cursor0
  libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1
  libxcb-shape.so.0:libxcb-shape0"
# What takes goref apart and packs it, a screen to try it on, and what reads its menu entry.
for_building="$for_window bin/objdump:binutils bin/xz:xz-utils bin/Xvfb:xvfb
  bin/desktop-file-validate:desktop-file-utils bin/update-mime-database:shared-mime-info"
# What makes the programs for Windows, and a Debian in a folder to try them in.
for_windows="$for_tests bin/x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64-win32 bin/makensis:nsis
  bin/debootstrap:debootstrap bin/Xvfb:xvfb bin/xdotool:xdotool bin/maim:maim"
# Chinese and Japanese text, and ¾ and ½ that can be trusted on a score sheet.
font=fonts-wqy-zenhei

say() { printf 'goref: %s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

on_debian() { command -v apt-get dpkg-query >/dev/null; }
installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# apt_install PACKAGE...: as root or through sudo; 1 if neither is to be had or apt fails.
apt_install() {
  local become='' log
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
      become=sudo
    else
      say "as root, run:  apt-get update && apt-get install --no-install-recommends $*"
      return 1
    fi
  fi
  say "installing Debian packages: $*"
  log=$(mktemp)
  # A new machine's package lists are empty and an old one's stale: then they are fetched.
  # shellcheck disable=SC2086  # $become is one word or none
  if ! $become env DEBIAN_FRONTEND=noninteractive \
      apt-get install -qq -y --no-install-recommends "$@" >"$log" 2>&1; then
    { $become apt-get update -qq &&
      $become env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "$@"; } >"$log" 2>&1 || {
      cat "$log" >&2
      rm -f "$log"
      return 1
    }
  fi
  rm -f "$log"
}

have_font() {
  installed "$font" || installed fonts-noto-cjk ||
    [[ -n $(fc-list ':lang=zh-cn' family 2>/dev/null | grep -viE 'micro ?hei|droid') ]]
}

# Prints the first Python that is new enough.
find_python() {
  local candidate
  for candidate in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s\n' "$candidate"
      return 0
    fi
  done
  return 1
}

can_make_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

system_packages() {
  local known entry name python lacking='' missing='' wanted
  [[ ${GOREF_SYSTEM-} != keep && $(uname) == Linux ]] || return 0
  known=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || known=''
  for entry in $1; do
    name=${entry%%:*}
    case $name in
      bin/*) command -v "${name#bin/}" >/dev/null && continue ;;
      *) [[ -n $known && $known != *"$name "* ]] || continue ;;
    esac
    lacking+=" ${name#bin/}" missing+=" ${entry#*:}"
  done
  if ! on_debian; then
    [[ -z $lacking ]] || say "these are needed, and this system lacks them:$lacking"
    return 0
  fi
  # Debian ships the modules that make an environment apart from Python itself.
  if [[ ! -e $venv/pyvenv.cfg ]] && ! { python=$(find_python) && can_make_venv "$python"; }; then
    missing+=' python3 python3-venv'
  fi
  wanted=$missing
  have_font || wanted+=" $font"
  [[ -n $wanted ]] || return 0
  # shellcheck disable=SC2086  # a list of words
  if ! apt_install $wanted; then
    [[ -z $missing ]] || fail "cannot start without:$missing"
    say "going on without a Chinese and Japanese font: those texts will show as boxes"
  fi
}

# new_venv FOLDER: an empty environment with pip in it.
new_venv() {
  local python
  python=$(find_python) || fail 'Python 3.11 or newer is needed'
  can_make_venv "$python" ||
    fail "$python cannot make environments: its modules venv and ensurepip are missing"
  if [[ -e $1 && ! -e $1/pyvenv.cfg && -n $(ls -A -- "$1") ]]; then
    fail "$1 is not a Python environment: move it away, or name another folder in GOREF_VENV"
  fi
  "$python" -m venv --clear -- "$1" ||
    fail "cannot make $1: name a folder you may write to in GOREF_VENV"
}

# What the environment was made from; any change of it has the packages looked at again.
stamp() {
  printf '%s\n' "$root"
  "$venv/bin/python" -V && cat -- "$root/pyproject.toml"
}

environment() {
  local extras=$1 part made_from fresh=yes
  made_from=$(stamp 2>/dev/null) || fresh=no
  for part in goref ${extras//,/ }; do
    [[ $fresh == yes && -e $venv/$part.stamp && $made_from == "$(cat -- "$venv/$part.stamp")" ]] ||
      fresh=no
  done
  [[ $fresh == no ]] || return 0
  if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    say "making a private Python environment: $venv"
    new_venv "$venv"
  fi
  say 'installing Python packages into it (the first time this fetches about 100 MB)'
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    --editable "$root${extras:+[$extras]}" ||
    fail 'pip could not install the packages (see above; is the network there?)'
  made_from=$(stamp)
  for part in goref ${extras//,/ }; do
    printf '%s\n' "$made_from" >"$venv/$part.stamp"
  done
}
