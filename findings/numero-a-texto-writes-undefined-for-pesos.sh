#!/usr/bin/env bash
# numero-a-texto 1.0.0 writes "veintiún undefined" for an amount with the suffix of its README, and "un mil cero millones" for a thousand million.
#
# Good guess: translate(154821, { suffix: 'pesos' }) writes "... veintiún pesos", as in the README; 1000000000, in its range, is "mil millones", and 31000 is
# "treinta y un mil" (Diccionario panhispánico de dudas, "cardinales", which the README links).
# Seen: a text as suffix becomes "undefined", and only an object with singular and plural, which the README does not name, is written. 21000 and 31000
# are "veintiuno mil" and "treinta y uno mil", and 200000 with the gender F, as in "doscientas mil pólizas", is "doscientos mil".
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts numero-a-texto@1.0.0 >/dev/null
seen=$(node -e '
const { numToText } = require("numero-a-texto");
console.log(numToText.translate(154821, { suffix: "pesos" }));
console.log(numToText.translate(154821, { suffix: { singular: "peso", plural: "pesos" } }));
for (const number of [1000000000, 21000, 31000]) console.log(numToText.translate(number));
console.log(numToText.translate(200000, { gender: "F" }));
')
echo "$seen"
[[ $seen == 'Ciento cincuenta y cuatro mil ochocientos veintiún undefined
Ciento cincuenta y cuatro mil ochocientos veintiún pesos
Un mil cero millones
Veintiuno mil
Treinta y uno mil
Doscientos mil' ]]
