#!/usr/bin/env bash
# spanish-verbs 3.4.0 keeps the last letter of a stem where Spanish spells another: "exigo", "protego", "venco", "extinguo", "averigué", "leió".
#
# Good guess: the spelling follows the sound, in every verb alike (Ortografía of the Real Academia): -ger and -gir have j before a and o, -cer after a
# consonant has z, -guir loses its u, -guar takes ü before e, and an i between two vowels is y.
# Seen: none of these rules holds, while -car and -gar have theirs. The README names missing exceptions; these are the regular verbs of their endings.
# A letter to a client that is made with it says "exigo" for "exijo".
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts spanish-verbs@3.4.0 >/dev/null
seen=$(node -e '
const { getConjugation } = require("spanish-verbs");
for (const [verb, tense, person, right] of [
  ["pagar", "PRETERITE", 0, "pagué"],
  ["tocar", "PRETERITE", 0, "toqué"],
  ["exigir", "PRESENT", 0, "exijo"],
  ["proteger", "PRESENT", 0, "protejo"],
  ["vencer", "PRESENT", 0, "venzo"],
  ["extinguir", "PRESENT", 0, "extingo"],
  ["averiguar", "PRETERITE", 0, "averigüé"],
  ["leer", "PRETERITE", 2, "leyó"],
])
  console.log(verb, getConjugation(verb, "INDICATIVE_" + tense, person), "for", right);
')
echo "$seen"
[[ $seen == 'pagar pagué for pagué
tocar toqué for toqué
exigir exigo for exijo
proteger protego for protejo
vencer venco for venzo
extinguir extinguo for extingo
averiguar averigué for averigüé
leer leió for leyó' ]]
