#!/usr/bin/env bash
# numero-a-letras 1.0.6 writes -3 as "Novecientos Noventa y Nueve Mil Novecientos Noventa y Siete", and 2,000,001 as "Dos Millones de Un".
#
# Good guess: a refund of three is "menos tres", or refused.
# Seen: a negative amount counts down from a million, and no error is raised. Where a cheque has both, Spanish law takes the words, not the figures
# (Ley 19/1985).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts numero-a-letras@1.0.6 >/dev/null
seen=$(node -e '
const { NumerosALetras } = require("numero-a-letras");
for (const amount of [3, -3, 2000001]) console.log(amount, NumerosALetras(amount));
')
echo "$seen"
[[ $seen == '3 Tres Pesos 00/100 M.N.
-3 Novecientos Noventa y Nueve Mil Novecientos Noventa y Siete Pesos 00/100 M.N.
2000001 Dos Millones de Un Pesos 00/100 M.N.' ]]
