#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 counts no name by "Garc*", does not read "1.234.567,50", and cuts 4.35 to 4.34.
#
# Good guess: "JavaScript implementation of most Microsoft Excel formula functions"; its README names dates alone as a difference. In Excel a criterion may
# hold * and ? and has no case; NUMBERVALUE drops each group separator and divides by 100 for a percent sign; TRUNC(4.35, 2) is 4.35; MOD(n, d) is
# n - d * INT(n / d), so MOD(5, -3) is -1; NETWORKDAYS counts backwards as it counts forwards.
# Seen: COUNTIF and SUMIF compare texts as they are. The first point alone is dropped, so that a million is NaN and a thousand is right. TRUNC loses a cent of
# 573 amounts below 100 euros. MOD gives -2, and NETWORKDAYS from the last of January to the first gives -29. Behind the bar: hyperformula 3.5.0, which differs
# from Excel in TRUNC alone of these. A sheet of rates that moves into a program gives other premiums.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 hyperformula@3.5.0 >/dev/null
seen=$(node --input-type=module -e '
import { COUNTIF, MOD, NETWORKDAYS, NUMBERVALUE, SUMIF, TRUNC } from "@formulajs/formulajs";
import { HyperFormula } from "hyperformula";
const holders = [
  ["García", 1],
  ["Garcia", 2],
  ["Pérez", 4],
];
const sheet = HyperFormula.buildFromArray(holders, { licenseKey: "gpl-v3" });
const hyper = (formula) => {
  sheet.setCellContents({ sheet: 0, row: 0, col: 5 }, `=${formula}`);
  return sheet.getCellValue({ sheet: 0, row: 0, col: 5 });
};
const names = holders.map(([name]) => name);
const january = [new Date(2026, 0, 31), new Date(2026, 0, 1)];
console.log("COUNTIF:", COUNTIF(names, "Garc*"), "|", hyper(`COUNTIF(A1:A3, "Garc*")`));
console.log("SUMIF:", SUMIF(names, "Garc*", [1, 2, 4]), "|", hyper(`SUMIF(A1:A3, "Garc*", B1:B3)`));
console.log("garcía:", COUNTIF(names, "garcía"), "|", hyper(`COUNTIF(A1:A3, "garcía")`));
console.log("NUMBERVALUE:", ["1.234,50", "1.234.567,50", "12,5%"].map((text) => NUMBERVALUE(text, ",", ".")).join(" "));
console.log("TRUNC:", TRUNC(4.35, 2), "|", hyper("TRUNC(4.35, 2)"));
console.log(
  Array.from({ length: 10000 }, (_, cents) => cents / 100).filter((amount) => TRUNC(amount, 2) !== amount).length,
);
console.log("MOD:", MOD(5, -3), "|", hyper("MOD(5, -3)"));
console.log("NETWORKDAYS:", NETWORKDAYS(...january), "|", hyper("NETWORKDAYS(DATE(2026,1,31), DATE(2026,1,1))"));
')
echo "$seen"
[[ $seen == 'COUNTIF: 0 | 2
SUMIF: 0 | 3
garcía: 0 | 2
NUMBERVALUE: 1234.5 NaN NaN
TRUNC: 4.34 | 4.34
573
MOD: -2 | -1
NETWORKDAYS: -29 | -22' ]]
