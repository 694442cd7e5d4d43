#!/usr/bin/env bash
# @vanillaes/csv 3.0.8 loses the last record of a file with one column that does not end in a line break.
#
# Good guess: its README says "RFC Compliant", and RFC 4180, section 2, rule 2 says that the last record may or may not have an ending line break.
# Seen: parse() returns the header and one of two plates, without an error. With a line break at the end, or with a second column, each plate arrives.
# A list of one value, in quotes or not, is returned as an empty list. csv-parse 7.0.3 reads each of them.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @vanillaes/csv@3.0.8 csv-parse@7.0.3 >/dev/null
seen=$(node --input-type=module -e '
import { parse } from "@vanillaes/csv";
import { parse as csvParse } from "csv-parse/sync";
const texts = ["plate\r\n1234BBC\r\n5678BCD", "plate\r\n1234BBC\r\n5678BCD\r\n", "plate,year\r\n1234BBC,2026\r\n5678BCD,2025", "\"1234BBC\""];
for (const text of texts) console.log(JSON.stringify(parse(text)) + ", csv-parse: " + csvParse(text).length + " records");
')
echo "$seen"
[[ $seen == '[["plate"],["1234BBC"]], csv-parse: 3 records
[["plate"],["1234BBC"],["5678BCD"]], csv-parse: 3 records
[["plate","year"],["1234BBC","2026"],["5678BCD","2025"]], csv-parse: 3 records
[], csv-parse: 1 records' ]]
