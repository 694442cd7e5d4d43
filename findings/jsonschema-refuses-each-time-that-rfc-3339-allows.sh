#!/usr/bin/env bash
# jsonschema 1.5.0 refuses "10:00:00Z" and "10:00:00+02:00" for the format "time", takes "10:00:00", and takes 30 February for a "date".
#
# Good guess: its guide says "through draft-07 … fully supported", and there "time" is a full-time of RFC 3339: with an offset, and never without.
# Seen: both ways round against ajv 8.20.0 with ajv-formats 3.0.1. A service and a caller that judge one published schema by these two libraries
# agree on no text at all for the hour at which cover begins.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonschema@1.5.0 ajv@8.20.0 ajv-formats@3.0.1 >/dev/null
seen=$(node -e '
const { validate } = require("jsonschema");
const Ajv = require("ajv").default;
const ajv = new Ajv();
require("ajv-formats").default(ajv);
const texts = [["time", "10:00:00Z"], ["time", "10:00:00+02:00"], ["time", "10:00:00"], ["date", "2027-02-28"], ["date", "2027-02-30"]];
for (const [format, text] of texts) console.log(text, validate(text, { type: "string", format }).valid, ajv.validate({ type: "string", format }, text));
')
echo "$seen"
[[ $seen == '10:00:00Z false true
10:00:00+02:00 false true
10:00:00 true false
2027-02-28 true true
2027-02-30 true false' ]]
