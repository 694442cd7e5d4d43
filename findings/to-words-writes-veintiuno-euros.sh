#!/usr/bin/env bash
# to-words 5.7.0 (es-ES, currency) writes "Veintiuno Euros" for 21 euros, and "Treinta Y Un Euros" for 31.
#
# Good guess: before a masculine noun "uno" loses its last letter in all numbers that end in it, so 21 is "veintiún euros" as 31 is "treinta y un euros".
# A whole number of millions is followed by "de": "un millón de euros".
# Seen: 31 and 101 are right, while 21, 121 and 21,000 keep "Veintiuno"; the millions have neither "de" nor the accent. So a check with 1, 31 or 101
# passes. A receipt or policy that states its amount in words meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0 >/dev/null
seen=$(node -e '
const { ToWords } = require("to-words");
const words = new ToWords({ localeCode: "es-ES" });
for (const amount of [1, 31, 101, 21, 21.21, 21000, 1000000]) console.log(amount + ": " + words.convert(amount, { currency: true }));
')
echo "$seen"
[[ $seen == '1: Un Euro
31: Treinta Y Un Euros
101: Ciento Un Euros
21: Veintiuno Euros
21.21: Veintiuno Euros Y Veintiuno Céntimos
21000: Veintiuno Mil Euros
1000000: Un Millon Euros' ]]
