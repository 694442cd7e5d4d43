#!/usr/bin/env bash
# js-money 0.6.3: fromDecimal() refuses EUR 1.15, and 1,146 of the 10,000 amounts below EUR 100.
#
# Good guess: an amount with two decimals is a whole number of cents, also when it is given as the text "1.15"; only a third decimal is an error.
# Seen: it throws "Amount must be an integer" for 1.15 and for "1.15", because 1.15 times 100 is 114.99999999999999 in floating point and no
# rounding is the default. 1.25 passes. Tests with round amounts pass, and about every ninth premium fails. A third argument, Math.round, helps.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-money@0.6.3 >/dev/null
seen=$(node -e '
const Money = require("js-money");
const convert = (amount, ...rounding) => {
  try {
    return Money.fromDecimal(amount, Money.EUR, ...rounding).amount;
  } catch (error) {
    return error.message;
  }
};
console.log([convert(1.15), convert("1.15"), convert(1.25), convert(1.15, Math.round)].join("; "));
console.log(Array.from({ length: 10000 }, (_, cents) => convert(cents / 100)).filter((cents) => typeof cents === "string").length);
')
echo "$seen"
[[ $seen == 'Amount must be an integer; Amount must be an integer; 125; 115
1146' ]]
