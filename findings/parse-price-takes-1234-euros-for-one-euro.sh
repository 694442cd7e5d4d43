#!/usr/bin/env bash
# parse-price 1.1.8 reads "1.234 €" as 1.234, "1.230 €" as 1230, and a refund of "-12,30 €" as 12.3.
#
# Good guess: the README "returns a Number from a localized price string" and reads €1.234,56, so the point is the separator of thousands and a sign stays.
# Seen: a whole price is divided by a thousand unless its last digit is 0, and what follows the second point of "1.234.567 €" is lost; a minus is never read.
# 900 of the 1,000 whole amounts from 1.000 € to 1.999 € are wrong. Tests with round prices pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-price@1.1.8 >/dev/null
seen=$(node -e '
const parsePrice = require("parse-price");
for (const text of ["1.234,56 €", "1.230 €", "1.234 €", "1.234.567 €", "-12,30 €"]) console.log(text, parsePrice(text));
const format = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR", maximumFractionDigits: 0, useGrouping: "always" });
const amounts = Array.from({ length: 1000 }, (_, index) => 1000 + index);
console.log(amounts.filter((amount) => parsePrice(format.format(amount)) !== amount).length, "wrong");
')
echo "$seen"
[[ $seen == '1.234,56 € 1234.56
1.230 € 1230
1.234 € 1.234
1.234.567 € 1.234
-12,30 € 12.3
900 wrong' ]]
