#!/usr/bin/env bash
# parse-full-name 1.2.7 takes the given name of "García López, Ana" for a suffix such as "Jr.".
#
# Good guess: the library reads "Last, First" (its documentation has that order), so a list of clients in the Spanish order "surnames, name"
# gives the two surnames as the last name. It does so for one surname, and for two surnames with a compound given name.
# Seen: with two surnames and one given name, the first surname becomes the first name and the given name becomes the suffix, without an error.
# Almost every person in Spain has two surnames, so one list is read in two ways: the length of the given name decides.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-full-name@1.2.7 >/dev/null
seen=$(node -e '
const { parseFullName } = require("parse-full-name");
for (const name of ["García, Ana", "García López, Ana María", "García López, Ana"]) {
  const { first, middle, last, suffix, error } = parseFullName(name);
  console.log([first, middle, last, suffix, error.length].join("|"));
}
')
printf 'first|middle|last|suffix|errors\n%s\n' "$seen"
[[ $seen == 'Ana||García||0
Ana|María|García López||0
García||López|Ana|0' ]]
