#!/usr/bin/env bash
# @koshmoney/countries 1.0.1 has an asterisk in the names of six Spanish provinces and regions, such as "Bizkaia*", and finds them by no other name.
#
# Good guess: "full ISO 3166-2 support" (README) has a name that people write for each subdivision: for ES-NA "Navarra" or "Nafarroa", for ES-A "Alicante" or
# "Alacant". ISO lists both; an asterisk there refers to a note.
# Seen: "Alacant*", "Bizkaia*", "Castelló*", "Gipuzkoa*", "Nafarroa*" and "Nafarroako Foru Komunitatea*" are the names, and isValidSubdivisionName() is true for
# them alone: "Navarra", "Nafarroa", "Bizkaia" and "Alicante" are no subdivisions of Spain, while "Madrid" and "A Coruña" are. Of all 5,000 names these six
# have one. isSchengen() leaves out Bulgaria and Romania, members since January 2025; isEurozone() knows Bulgaria's euro of 2026.
# A form of addresses shows the asterisk, and refuses the province that a customer of Pamplona or Bilbao writes.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @koshmoney/countries@1.0.1 >/dev/null
seen=$(node -e '
const { allSubdivisions, isValidSubdivisionName } = require("@koshmoney/countries");
const { isEurozone, isSchengen } = require("@koshmoney/countries/membership");
const named = [allSubdivisions()].flat(2).filter(({ name }) => name.includes("*"));
console.log(named.map(({ name }) => name).join(", "));
for (const name of ["Navarra", "Nafarroa", "Bizkaia", "Alicante", "Bizkaia*", "Madrid", "A Coruña"])
  console.log(name, isValidSubdivisionName("ES", name));
for (const country of ["BG", "RO", "HR"]) console.log(country, isSchengen(country), isEurozone(country));
')
echo "$seen"
[[ $seen == 'Alacant*, Bizkaia*, Castelló*, Nafarroa*, Nafarroako Foru Komunitatea*, Gipuzkoa*
Navarra false
Nafarroa false
Bizkaia false
Alicante false
Bizkaia* true
Madrid true
A Coruña true
BG false true
RO false false
HR true true' ]]
