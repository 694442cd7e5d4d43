#!/usr/bin/env bash
# enjoi 9.0.1 refuses the text "28013" for a schema that allows a text or an integer.
#
# Good guess: "28013" is a string and no integer, so exactly one branch of the oneOf is valid (JSON Schema validation: a string is never an integer).
# Seen: the text is converted for the second branch, and the error is "matches more than one allowed type". The option convert: false, with which joi
# 17.13.3 alone accepts the text, changes nothing. The number 28013 and the text "28013A" pass. ajv 8.20.0 accepts each. The README lists what is
# missing: not this. So a postal code, a number of a policy or a year as text is refused where a number is allowed too.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts enjoi@9.0.1 joi@17.13.3 ajv@8.20.0 >/dev/null
seen=$(node -e '
const Enjoi = require("enjoi");
const Ajv = require("ajv");
const schema = { type: "object", properties: { postalCode: { oneOf: [{ type: "string" }, { type: "integer" }] } } };
const joi = Enjoi.schema(schema);
const ajv = new Ajv().compile(schema);
for (const postalCode of ["28013", 28013, "28013A"])
  for (const convert of [true, false]) {
    const { error } = joi.validate({ postalCode }, { convert });
    console.log(`${JSON.stringify(postalCode)}, convert ${convert}: ${error?.message ?? "valid"}, ajv: ${ajv({ postalCode })}`);
  }
')
echo "$seen"
[[ $seen == '"28013", convert true: "postalCode" matches more than one allowed type, ajv: true
"28013", convert false: "postalCode" matches more than one allowed type, ajv: true
28013, convert true: valid, ajv: true
28013, convert false: valid, ajv: true
"28013A", convert true: valid, ajv: true
"28013A", convert false: valid, ajv: true' ]]
