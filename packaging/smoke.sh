# Read by packaging/smoke-linux and smoke-windows: what both ask of a goref that is installed.
#
# Who reads it defines goref, which starts the program that is tried, and sets $root, $work (a new
# folder) and $name (of what is tried; a folder "games of $name" is for it).
# shellcheck shell=bash disable=SC2154

# expect TEXT FILE: FILE holds TEXT.
expect() { grep -qF -- "$1" "$2" || { tail -n 40 -- "$2" >&2; fail "no '$1' in $2"; }; }
# ends_with CODE COMMAND...: COMMAND ends with that exit code.
ends_with() {
  local wanted=$1 code=0
  shift
  "$@" || code=$?
  [[ $code == "$wanted" ]] || fail "ended with $code, not $wanted: $*"
}
# patient COMMAND...: COMMAND succeeds within five minutes.
patient() {
  for _ in {1..1500}; do
    ! "$@" || return 0
    sleep 0.2
  done
  return 1
}

# What every goref must say alike, into $work/$name.said.
answers() {
  local said=$work/$name.said
  cd -- "$work/games of $name"
  {
    goref --version | sed -n 1p
    goref -h
    goref rules
    goref rules tang-song --lang ja
    goref score gold-petal-bowls.sgf --rules tang-song --lang zh
    goref score gold-petal-bowls.sgf --rules japanese --json
    goref compare qing-quadruple-ko.sgf || echo "compare: $?"
    goref arrange huang-longshi--zhou-donghou.sgf --rules ming-qing
    goref check li-zhe--gu-li-2011-triple-ko.sgf --rules chinese-2002
    goref suggest iwamoto--go-seigen-1948.sgf --lang ja
    goref verify case.goref || echo "verify: $?"
    goref batch games --rules chinese-2002 --suggest --jobs 2 --csv results.csv
    cat results.csv
    goref event new open.gorefevent --name 'Spring Open' --rules japanese
    goref event import open.gorefevent pairings.csv
    goref event standings open.gorefevent
    goref score broken.goref || echo "broken: $?"
  } >"$said" 2>&1
  expect "goref $version" "$said"
  goref --version >"$work/version"
  expect 'PySide6 6.' "$work/version"
  expect '黑胜一路' "$said"
  expect 'broken: 4' "$said"
}

# The games and files each of them is given.
lay_out() {
  local there="$work/games of $name"
  mkdir -p -- "$there/games" "$work/home $name"
  cp -- "$root"/resources/games/*.sgf "$there/"
  cp -- "$root"/resources/games/*.sgf "$there/games/"
  touch -d @0 -- "$there"/games/* # the table of a batch tells it
  [[ ! -e $work/case.goref ]] || cp -- "$work/case.goref" "$there/"
  printf '{"goref": 1, "sgf": "(;' >"$there/broken.goref"
  printf 'round,table,black,white\n1,1,Ito Ken,Li Ming\n1,2,Kim Min,Anna Berg\n' \
    >"$there/pairings.csv"
}

# serves: the program serves its event, shows it to a browser, and is joined by itself.
serves() {
  cd -- "$work/games of $name"
  local server said=$work/$name.served copy=$work/$name.joined
  goref event new served.gorefevent --name 'Summer Open' --rules japanese >"$copy"
  goref event import served.gorefevent pairings.csv >"$copy"
  (
    trap - ERR # it is ended by force
    goref event serve served.gorefevent --host 127.0.0.1 --port 0 --join-port 0 \
      --pin referee=13579 --json >"$said" 2>"$said.errors"
  ) &
  server=$!
  local asked=(python3 -c '
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    told = json.load(file)
print(told["pages"][0], told["joins"][0], told["digits"].replace(" ", ""))' "$said")
  local page='' joins='' digits=''
  told_or_ended() { [[ -s $said ]] || ! kill -0 "$server" 2>/dev/null; }
  patient told_or_ended || true
  [[ -s $said ]] || { cat -- "$said.errors" >&2; fail 'the event is not served'; }
  read -r page joins digits < <("${asked[@]}")
  python3 -c '
import sys, urllib.request
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
sys.stdout.buffer.write(opener.open(sys.argv[1], timeout=30).read())' "$page" >"$copy.html"
  expect 'Summer Open' "$copy.html"
  expect 'Anna Berg' "$copy.html"
  goref event join "$joins" --digits "$digits" --role referee --pin 13579 --name Ann --once \
    >"$copy" 2>&1 || { cat -- "$copy" >&2; fail 'the event cannot be joined'; }
  expect 'Summer Open' "$copy"
  stop_serving "$server"
  wait "$server" || true
}

start_screen() {
  local number
  Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/screen" 2>"$work/xvfb.log" &
  screen=$!
  for number in {1..100}; do
    [[ ! -s $work/screen ]] || break
    kill -0 "$screen" 2>/dev/null || { cat -- "$work/xvfb.log" >&2; fail 'Xvfb did not start'; }
    sleep 0.1
  done
  number=$(<"$work/screen")
  export DISPLAY=:${number:?Xvfb told no screen}
}
