#!/usr/bin/env bash
# fast-formula-parser 1.0.19: "Madrid" is not "MADRID", ROUNDUP(1.1, 1) is 1.2, TRUNC drops all decimals, and a year after 29 February ends on 1 March.
#
# Good guess: a "fast and reliable excel formula parser"; its README names references to other files and old styles as not supported. In Excel "=" and
# SEARCH have no case, ROUNDUP(1.1, 1) is 1.1, TRUNC(412.305, 2) is 412.3, EDATE takes the last day of the month, 1 March 1900 has the number 61, and TRIM
# leaves one blank between words.
# Seen: "=" and "<" compare the characters, VLOOKUP of "MADRID" is #N/A, ROUNDUP multiplies in floating point, and TRUNC does not read its second argument.
# No error is raised but #N/A and #VALUE!. Behind the bar: hyperformula 3.5.0, which has each as Excel has. ROUND(412.305, 2) is right in both.
# A rule of rating that is written as a formula takes another branch than in the sheet in which it was tested.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fast-formula-parser@1.0.19 hyperformula@3.5.0 >/dev/null
seen=$(node --input-type=module -e '
import FormulaParser from "fast-formula-parser";
import { HyperFormula } from "hyperformula";
const towns = [
  ["Madrid", 2],
  ["Toledo", 1],
];
const parser = new FormulaParser({ onRange: () => towns });
const sheet = HyperFormula.buildFromArray(towns, { licenseKey: "gpl-v3" });
const hyper = (formula) => {
  sheet.setCellContents({ sheet: 0, row: 0, col: 5 }, `=${formula}`);
  return sheet.getCellValue({ sheet: 0, row: 0, col: 5 });
};
const formulas = [
  `"Madrid"="MADRID"`,
  `"a"<"B"`,
  `SEARCH("mad", "Madrid")`,
  `VLOOKUP("MADRID", A1:B2, 2, FALSE())`,
  "ROUNDUP(1.1, 1)",
  "TRUNC(412.305, 2)",
  "ROUND(412.305, 2)",
  "EDATE(DATE(2024,2,29), 12)-DATE(2025,2,28)",
  "DATE(1900,3,1)",
  `TRIM("Calle  Mayor")`,
];
for (const formula of formulas) {
  const answer = parser.parse(formula, { sheet: "S", row: 9, col: 9 });
  console.log(`${formula}: ${answer} | ${hyper(formula)}`);
}
')
echo "$seen"
[[ $seen == '"Madrid"="MADRID": false | true
"a"<"B": false | true
SEARCH("mad", "Madrid"): #VALUE! | 1
VLOOKUP("MADRID", A1:B2, 2, FALSE()): #N/A | 2
ROUNDUP(1.1, 1): 1.2 | 1.1
TRUNC(412.305, 2): 412 | 412.3
ROUND(412.305, 2): 412.31 | 412.31
EDATE(DATE(2024,2,29), 12)-DATE(2025,2,28): 1 | 0
DATE(1900,3,1): 60 | 61
TRIM("Calle  Mayor"): Calle  Mayor | Calle Mayor' ]]
