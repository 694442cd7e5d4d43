#!/usr/bin/env bash
# multi-number-parse 1.1.0 reads "+5" as 0.5 and "+12" as 0.12, and "−5" with the minus sign of typography as 0.5.
#
# Good guess: a library "for parsing numbers in any valid format", in which "-5" is -5, reads "+5" as 5 or gives NaN, as it does for "+5.25".
# Seen: what is neither a digit nor "-" is taken for a decimal separator, wherever it stands, also as the first character. The README shows it on purpose
# between digits only ("2.654$10"). Intl.NumberFormat writes U+2212 in Swedish. A column of surcharges and discounts ("+5", "−5") is read as halves.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts multi-number-parse@1.1.0 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const parse = createRequire(import.meta.url)("multi-number-parse").default;
for (const text of ["5", "-5", "-12,50", "+5", "+12", "+5.25", "\u22125", "\u221212"]) console.log(`${text}: ${parse(text)}`);
console.log(`Swedish: ${new Intl.NumberFormat("sv").format(-5)}: ${parse(new Intl.NumberFormat("sv").format(-5))}`);
')
echo "$seen"
[[ $seen == '5: 5
-5: -5
-12,50: -12.5
+5: 0.5
+12: 0.12
+5.25: NaN
−5: 0.5
−12: 0.12
Swedish: −5: 0.5' ]]
