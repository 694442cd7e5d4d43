#!/usr/bin/env bash
# csv-simple-parser 2.0.2 reads one more record, with an empty text and null, from a file that ends with a line break.
#
# Good guess: RFC 4180, 2: each record ends with a line break, and "the last record in the file may or may not have" one; both mean the same records.
# Seen: a file of one policy has two: { plate: "" } is the second. Without the last line break there is one. Most programs write it, so a batch of policies
# gets one without a plate at its end. csv-parse 7.0.3 reads one.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csv-simple-parser@2.0.2 csv-parse@7.0.3 >/dev/null
seen=$(node --input-type=module -e '
import parse from "csv-simple-parser";
import { parse as csvParse } from "csv-parse/sync";
const records = "plate,price\r\n1234BCD,412.50";
for (const text of [records, records + "\r\n"])
  console.log(JSON.stringify(parse(text)), JSON.stringify(parse(text, { header: true })), "csv-parse:", csvParse(text, { columns: true }).length);
')
echo "$seen"
[[ $seen == '[["plate","price"],["1234BCD","412.50"]] [{"plate":"1234BCD","price":"412.50"}] csv-parse: 1
[["plate","price"],["1234BCD","412.50"],["",null]] [{"plate":"1234BCD","price":"412.50"},{"plate":""}] csv-parse: 1' ]]
