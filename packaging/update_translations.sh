#!/usr/bin/env bash
# Brings resources/i18n/*.ts up to the texts in goref/qt:   bash packaging/update_translations.sh
#
# New texts come in unfinished, texts that are gone go, the rest stays. pyside6-lupdate comes with
# PySide6; it is looked for in the private environment (see setup.sh), then in PATH.
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

cd -- "$root"
lupdate=$venv/bin/pyside6-lupdate
[[ -x $lupdate ]] || lupdate=$(command -v pyside6-lupdate) ||
  fail "pyside6-lupdate is neither in $venv nor in PATH: start packaging/run once"

readarray -d '' sources < <(find goref/qt -name '*.py' -print0 | LC_ALL=C sort -z)
for language in zh_CN ja_JP ko_KR; do
  "$lupdate" -silent -no-obsolete -locations none "${sources[@]}" -source-language en \
    -target-language "$language" -ts "resources/i18n/goref_${language%_*}.ts"
done

if grep -n 'type="unfinished"' resources/i18n/goref_*.ts >/dev/null; then
  say 'texts to translate:'
  grep -B 1 'type="unfinished"' resources/i18n/goref_*.ts | grep '<source>' >&2
fi
