#!/usr/bin/env bash
# structured-headers 2.1.0 writes a number that rounds to a whole one as "3.", which is no structured field value and which it does not read back.
#
# Good guess: RFC 9651, 4.1.5, rounds a decimal to three digits and writes a fraction of zero as "0": 2.9999 becomes "3.0".
# Seen: serializeItem() writes "3.", and "0." for 0.0004; parseItem() throws on both. 3 and 3.1 are written well, so a test with such numbers passes.
# @svta/cml-structured-field-values 1.1.6 writes "3.0". A header with a figure that was calculated meets it: 1.1 + 2.2 - 0.3 is 3.0000000000000004.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  structured-headers@2.1.0 @svta/cml-structured-field-values@1.1.6 @svta/cml-utils@1.6.1 >/dev/null
seen=$(node --input-type=module -e '
import { encodeSfItem } from "@svta/cml-structured-field-values";
import { parseItem, serializeItem } from "structured-headers";
for (const number of [3, 3.1, 1.1 + 2.2 - 0.3, 2.9999, 0.0004]) {
  const text = serializeItem(number);
  let back = "throws";
  try {
    [back] = parseItem(text);
  } catch {}
  console.log(number, text, back, encodeSfItem(number));
}
')
printf 'number structured-headers "read back" cml\n%s\n' "$seen"
[[ $seen == '3 3 3 3
3.1 3.1 3.1 3.1
3.0000000000000004 3. throws 3.0
2.9999 3. throws 3.0
0.0004 0. throws 0.0' ]]
