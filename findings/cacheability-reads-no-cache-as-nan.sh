#!/usr/bin/env bash
# cacheability 4.0.30 reads each quoted value of a Cache-Control header as NaN: no-cache="set-cookie" is not true, and it is written back as "no-cache=NaN".
#
# Good guess: RFC 9111, 5.2: the value of a directive is a token or a quoted string, and a recipient ought to accept both; no-cache and private may name
# fields (5.2.2.4, 5.2.2.7).
# Seen: the directive is there with NaN, which is false in a condition, so that a response with it looks like one without. max-age="60" gives NaN too.
# @tusbar/cache-control 3.0.1 reads the fields and the 60.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cacheability@4.0.30 @tusbar/cache-control@3.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { Cacheability } from "cacheability";
import { parse } from "@tusbar/cache-control";
for (const header of ["no-cache=\"set-cookie\", max-age=60", "private=\"x-name\"", "max-age=\"60\""]) {
  const read = new Cacheability({ cacheControl: header });
  const { noCacheFields, privateFields, maxAge } = parse(header);
  console.log(header, "|", read.printCacheControl(), "| @tusbar:", JSON.stringify(noCacheFields ?? privateFields), maxAge);
}
')
echo "$seen"
[[ $seen == 'no-cache="set-cookie", max-age=60 | no-cache=NaN, max-age=60 | @tusbar: ["set-cookie"] 60
private="x-name" | private=NaN | @tusbar: ["x-name"] null
max-age="60" | max-age=NaN | @tusbar: null 60' ]]
