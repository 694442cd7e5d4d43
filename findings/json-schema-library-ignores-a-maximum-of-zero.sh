#!/usr/bin/env bash
# json-schema-library 11.6.2 ignores `maximum: 0`.
#
# Good guess: a discount with `maximum: 0` may be -20 and not 20, as ajv 8.17.1 reads it.
# Seen: validate() finds 20 valid, for draft-07 and 2020-12 alike. `maximum: 1` and -1 work, and so do `minimum: 0`, `exclusiveMaximum: 0` and `maxItems: 0`, so
# a test of the keyword, or of zero with the other keywords, passes. This meets amounts that may not be positive, such as a discount or a refund.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-schema-library@11.6.2 ajv@8.17.1 >/dev/null
seen=$(node --input-type=module -e '
import Ajv from "ajv/dist/2020.js";
import { compileSchema } from "json-schema-library";
const validateWith = (schema, value) => [new Ajv.default().validate(schema, value), compileSchema(schema).validate(value).valid];
for (const limit of [{ maximum: 0 }, { maximum: 1 }, { maximum: -1 }, { exclusiveMaximum: 0 }])
  console.log(JSON.stringify(limit), ...validateWith({ type: "number", ...limit }, 20));
console.log(...validateWith({ type: "number", minimum: 0 }, -20));
')
printf 'limit of 20, ajv, json-schema-library\n%s\n' "$seen"
[[ $seen == '{"maximum":0} false true
{"maximum":1} false false
{"maximum":-1} false false
{"exclusiveMaximum":0} false false
false false' ]]
