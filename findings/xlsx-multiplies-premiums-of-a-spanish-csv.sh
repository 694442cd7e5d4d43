#!/usr/bin/env bash
# xlsx 0.18.5 finds the semicolons of a Spanish CSV file and then reads its decimal commas as thousands separators, wherever they stand.
#
# Good guess: a file with semicolons has decimal commas; or else "0,75" and "1.234,56" are no numbers in the English notation and stay text.
# Seen: "0,75" becomes 75, "450,00" becomes 45000 and "1.234,56" becomes 1.23456, all of the type number and without a warning.
# "1.234.567,89" stays text. An upload of premiums saved by a Spanish spreadsheet program meets it; the option raw: true keeps the text.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null
seen=$(node -e '
const XLSX = require("xlsx");
const csv = "poliza;prima\nA;0,75\nB;450,00\nC;1.234,56\nD;1.234.567,89\n";
const rows = (options) => XLSX.utils.sheet_to_json(XLSX.read(csv, { type: "string", ...options }).Sheets.Sheet1).map(({ prima }) => prima);
console.log(JSON.stringify(rows({})));
console.log(JSON.stringify(rows({ raw: true })));
')
echo "$seen"
[[ $seen == '[75,45000,1.23456,"1.234.567,89"]
["0,75","450,00","1.234,56","1.234.567,89"]' ]]
