#!/usr/bin/env bash
# i18n-nationality 1.4.0, in Spanish, takes "Islandés" for Bouvet Island (BV), where nobody lives, and not for Iceland (IS).
#
# Good guess: getAlpha2Code() gives back the code whose name getName() gave.
# Seen: the Spanish names of Bouvet Island and Iceland are one word, and the first row wins. Every other Spanish name gives its own code back.
# A driver from Iceland is a citizen of a Norwegian nature reserve from then on.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts i18n-nationality@1.4.0 >/dev/null
seen=$(node -e '
const nationality = require("i18n-nationality");
nationality.registerLocale(require("i18n-nationality/langs/es.json"));
const codes = Object.keys(nationality.getNames("es"));
const lost = codes.filter((code) => nationality.getAlpha2Code(nationality.getName(code, "es"), "es") !== code);
console.log(lost.map((code) => `${code} ${nationality.getName(code, "es")} ${nationality.getAlpha2Code(nationality.getName(code, "es"), "es")}`).join());
')
echo "$seen"
[[ $seen == 'IS Islandés BV' ]]
