#!/usr/bin/env bash
# json-schema-faker 0.6.3 writes "PT0D" for a string of format duration, and an e-mail address without its end where a maximum length is set.
#
# Good guess: a sample fits the schema that it was made from; days stand before the T, and an address is shortened before its sign, not after it.
# Seen: ajv 8.20.0 with ajv-formats 3.0.1 refuses "PT0D", and addresses that end in a dot. Test data for a grace period in days, or for an e-mail of at
# most 12 characters, is refused by the service that it should test.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-schema-faker@0.6.3 ajv@8.20.0 ajv-formats@3.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { generate } from "json-schema-faker";
import Ajv from "ajv/dist/2020.js";
import formats from "ajv-formats";
const ajv = new Ajv.default();
formats.default(ajv);
for (const schema of [{ type: "string", format: "duration" }, { type: "string", format: "email", maxLength: 12 }]) {
  for (const seed of [1, 2, 3]) {
    const sample = await generate(schema, { seed });
    console.log(sample, ajv.validate(schema, sample));
  }
}
')
echo "$seen"
[[ $seen == 'PT0D false
PT12H true
PT1H29S true
frank3@demo. false
frank325@tes false
frank39@test false' ]]
