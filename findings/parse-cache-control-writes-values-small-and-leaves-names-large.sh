#!/usr/bin/env bash
# parse-cache-control 1.0.1 leaves the name of a directive as it is written, does not find "Max-Age" for that reason, and writes each value in small letters.
#
# Good guess: names of directives are compared without regard to case (RFC 9111, 5.2), and a quoted value is kept. Elements of a list may be empty (RFC 9110,
# 5.6.1.2).
# Seen: it is the other way round. "Max-Age=60" becomes a property "Max-Age" with the text "60", beside which `max-age` is undefined, while the value of
# community="UCI" (an example of RFC 9111) becomes "uci". One empty element makes the whole result null. @tusbar/cache-control 3.0.1 finds max-age in each. A
# cache in front of prices that asks for `max-age` finds no limit.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-cache-control@1.0.1 @tusbar/cache-control@3.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { parse } from "@tusbar/cache-control";
import parseCacheControl from "parse-cache-control";
for (const header of ["max-age=60", "Max-Age=60", "community=\"UCI\", max-age=60", "max-age=60,, must-revalidate"]) {
  const { maxAge, mustRevalidate } = parse(header);
  console.log(`parse-cache-control ${header}: ${JSON.stringify(parseCacheControl(header))}`);
  console.log(`@tusbar/cache-control ${header}: ${JSON.stringify({ maxAge, mustRevalidate })}`);
}
')
echo "$seen"
[[ $seen == 'parse-cache-control max-age=60: {"max-age":60}
@tusbar/cache-control max-age=60: {"maxAge":60,"mustRevalidate":false}
parse-cache-control Max-Age=60: {"Max-Age":"60"}
@tusbar/cache-control Max-Age=60: {"maxAge":60,"mustRevalidate":false}
parse-cache-control community="UCI", max-age=60: {"community":"uci","max-age":60}
@tusbar/cache-control community="UCI", max-age=60: {"maxAge":60,"mustRevalidate":false}
parse-cache-control max-age=60,, must-revalidate: null
@tusbar/cache-control max-age=60,, must-revalidate: {"maxAge":60,"mustRevalidate":true}' ]]
