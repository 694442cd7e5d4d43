#!/usr/bin/env bash
# money-math 2.6.3: percent() of a negative amount is up to two cents too small.
#
# Good guess: percent("-0.50", "21.00") is the negative of percent("0.50", "21.00"), or at most one cent from it where exactly half a cent is rounded.
# Seen: 21 % of 0.50 is "0.11" and 21 % of -0.50 is "-0.09": the exact value is 0.105, so neither rule of rounding gives 0.09.
# Negative amounts without a remainder are right, so a test with -10.00 passes. A refund of a premium with its tax meets it:
# the tax that is paid back is less than the tax that was charged.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts money-math@2.6.3 >/dev/null
seen=$(node -e '
const money = require("money-math");
for (const [amount, rate] of [["0.50", "21.00"], ["1.00", "50.50"], ["0.30", "8.00"], ["10.00", "21.00"]])
  console.log(rate + " % of " + amount + " is " + money.percent(amount, rate) + ", of -" + amount + " is " + money.percent("-" + amount, rate));
')
echo "$seen"
[[ $seen == '21.00 % of 0.50 is 0.11, of -0.50 is -0.09
50.50 % of 1.00 is 0.51, of -1.00 is -0.49
'* ]]
