#!/bin/sh
# Installs goref for you alone, with its menu entry, icons and file types:
#
#   ./install.sh                  into ~/.local; goref in this folder runs without it, too
#   ./install.sh --prefix DIR     into DIR/lib, DIR/bin and DIR/share (as root: /usr/local)
#   ./install.sh --uninstall      takes it away again; your cases and settings stay
#
# Installing again puts the new program in the old one's place.
set -eu

say() { printf '%s\n' "goref: $*"; }
fail() { printf '%s\n' "goref: $*" >&2; exit 1; }

from=$(cd -- "$(dirname -- "$0")" && pwd -P)
act=install
prefix=''
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] || fail '--prefix needs a folder'; prefix=$2; shift ;;
    --uninstall) act=uninstall ;;
    *) fail "unknown option: $1 (see the first lines of $0)" ;;
  esac
  shift
done
if [ -n "$prefix" ]; then
  case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
  share=$prefix/share
else
  [ -n "${HOME-}" ] || fail 'HOME is not set: say where with --prefix DIR'
  prefix=$HOME/.local
  share=${XDG_DATA_HOME:-$prefix/share}
fi
program=$prefix/lib/goref
link=$prefix/bin/goref

is_goref() { [ -x "$1/goref" ] && [ -d "$1/_internal/goref" ]; }
ours() { [ -L "$link" ] && [ "$(readlink "$link")" = ../lib/goref/goref ]; }

update() {
  [ -d "$2" ] && command -v "$1" >/dev/null 2>&1 || return 0
  "$1" "$2" || say "$1 failed: the desktop may not know of the change before the next login"
}
refresh() {
  update update-mime-database "$share/mime"
  update update-desktop-database "$share/applications"
  if [ -d "$share/icons/hicolor" ]; then touch -- "$share/icons/hicolor"; fi
}

# Every file the archive has under share/, as installed.
shared() { (cd -- "$1/share" && find . -type f | sed 's|^\./||'); }

if [ "$act" = uninstall ]; then
  is_goref "$program" || fail "there is no goref in $program"
  shared "$program" | while IFS= read -r file; do rm -f -- "$share/$file"; done
  if ours; then rm -f -- "$link"; fi
  rm -rf -- "$program"
  refresh
  say "removed from $prefix"
  exit 0
fi

is_goref "$from" || fail "$from is not an unpacked goref: unpack the whole archive"
[ "$from" != "$program" ] || fail 'this goref is the installed one'
case $prefix in
  *[\"\`\$\\%]*) fail 'a menu entry cannot name this folder (it has one of " ` $ \ % in it)' ;;
esac
if [ -e "$program" ] && ! is_goref "$program"; then
  fail "$program is something else than goref: move it away first"
fi
if { [ -e "$link" ] || [ -L "$link" ]; } && ! ours; then
  fail "$link is another goref (installed by pip?): remove that one first, or use --prefix"
fi

mkdir -p -- "$prefix/lib" "$prefix/bin"
new=$program.new
rm -rf -- "$new"
mkdir -- "$new"
cp -R -- "$from/." "$new/"
rm -rf -- "$program"
mv -- "$new" "$program"
ln -sf ../lib/goref/goref "$link"

shared "$from" | while IFS= read -r file; do
  mkdir -p -- "$(dirname -- "$share/$file")"
  case $file in
    *.desktop)
      while IFS= read -r line; do
        case $line in
          # The program is named by its place; what it is called with stays as it is.
          Exec=goref*) printf 'TryExec=%s\nExec="%s"%s\n' "$link" "$link" "${line#Exec=goref}" ;;
          *) printf '%s\n' "$line" ;;
        esac
      done <"$from/share/$file" >"$share/$file"
      ;;
    *) cp -- "$from/share/$file" "$share/$file" ;;
  esac
done
refresh
say "installed in $program; start it from the menu or with: $link"
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) say "$prefix/bin is not in your PATH" ;;
esac
