#!/usr/bin/env bash
# java-decimal-format 1.0.0 rounds 412.305 to 412.30 and 2.675 to 2.68, where Java 17 gives 412.31 and 2.67, and writes "#.##" of 0.1 as ".1".
#
# Good guess: "a faithful implementation of Java's DecimalFormat class with exact behavior matching" (README) gives what Java gives. Since Java 8 the value
# of the double decides: 412.305 is a little more than that and 2.675 a little less, so neither is a tie (JDK-7131459).
# Seen: the library takes the printed digits for a tie and rounds to the even digit, so that 4,800 of the 10,000 amounts below 100 whose third decimal is 5
# differ from Java's. An optional digit before the point is left out, and 12345 in "##0.##E0" is 1.23E4; Java writes "0.1" and
# "12.345E3". Its README calls HALF_UP the default; it is HALF_EVEN in both.
# A page that shows a premium of an insurer's system in Java differs from its letter by a cent.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts java-decimal-format@1.0.0 >/dev/null
seen=$(node -e '
const { DecimalFormat } = require("java-decimal-format");
// The third of each row is what Java 17.0.15 writes.
for (const [pattern, value, java] of [
  ["0.00", 412.305, "412.31"],
  ["0.00", 2.675, "2.67"],
  ["0.000", 0.8055, "0.805"],
  ["0.00", 0.125, "0.12"],
  ["#.##", 0.1, "0.1"],
  ["##0.##E0", 12345, "12.345E3"],
])
  console.log(pattern, value, new DecimalFormat(pattern).format(value), java);
let differing = 0;
const format = new DecimalFormat("0.00");
// Where the double is no tie, toFixed() gives what Java gives; a tie ends in .125, .375, .625 or .875.
for (let thousandths = 5; thousandths < 100000; thousandths += 10) {
  const isTie = thousandths % 125 === 0;
  const value = thousandths / 1000;
  if (!isTie && format.format(value) !== value.toFixed(2)) differing += 1;
}
console.log(`${differing} of 10000`);
')
printf 'pattern, value, the library, Java\n%s\n' "$seen"
[[ $seen == '0.00 412.305 412.30 412.31
0.00 2.675 2.68 2.67
0.000 0.8055 0.806 0.805
0.00 0.125 0.12 0.12
#.## 0.1 .1 0.1
##0.##E0 12345 1.23E4 12.345E3
4800 of 10000' ]]
