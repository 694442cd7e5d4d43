#!/usr/bin/env bash
# country-list-spanish 0.3.2 gives the code UK for "Reino Unido", and finds neither "Túnez" nor "Níger".
#
# Good guess: the README: getCode() returns "an ISO 3166-1 alpha-2 code" for "a country name in Spanish"; that of the United Kingdom is GB.
# Seen: UK, which ISO 3166-1 only reserves, has the same name as GB and is returned. Túnez and Níger are written without their
# accents, so getCode() returns undefined for the names that Intl.DisplayNames and the Real Academia write. A nationality or a country of travel meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts country-list-spanish@0.3.2 >/dev/null
seen=$(node -e '
const { getCode, getCountry } = require("country-list-spanish");
const names = new Intl.DisplayNames("es", { type: "region" });
for (const code of ["ES", "GB", "TN", "NE"]) {
  const name = names.of(code);
  console.log(code, "is", getCountry(code) + "; " + name, "is", getCode(name));
}
')
echo "$seen"
[[ $seen == 'ES is España; España is ES
GB is Reino Unido; Reino Unido is UK
TN is Tunez; Túnez is undefined
NE is Niger; Níger is undefined' ]]
